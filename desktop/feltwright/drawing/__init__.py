"""Drawings of a layout true to scale: line work, PDF sheets, SVG, DXF, a proof, and the package that is submitted."""
