"""Review mode: a layout on the drawing board, looked at, measured, commented, decided on and edited."""
