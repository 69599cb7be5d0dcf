"""One file per game; each ends with its GAME."""
