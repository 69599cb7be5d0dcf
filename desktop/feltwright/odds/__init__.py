"""Exact house edges, found by walking the engine's own steps over every outcome."""
