"""Feltwright: regulated casino table games, drawn to scale and played by the book."""

__version__ = "0.1.0"
