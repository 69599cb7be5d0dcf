"""The desktop application: one generic window for every game. Nothing imports this package."""
