"""The faults of layout files."""

from __future__ import annotations

from feltwright.files.problems import Faults, FileError


class LayoutError(FileError):
    """A layout that cannot be used, with every reason."""


class LayoutFaults(Faults):
    """Collects what is wrong with one layout."""

    error = LayoutError
