"""What moves when something happened: pure timelines of cues, solved backwards from the outcome."""
