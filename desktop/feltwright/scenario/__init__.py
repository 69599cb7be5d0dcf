"""Scripted tables: demonstrations, training and worked examples that a commission can read and check."""

from feltwright.scenario.loader import ScenarioError, load_file, load_text
from feltwright.scenario.model import Scenario, StepDef
from feltwright.scenario.run import Run, StepOutcome

__all__ = ["Run", "Scenario", "ScenarioError", "StepDef", "StepOutcome", "load_file", "load_text"]
