"""The rules engine: pure, frozen, and free of Qt, clock, disk and random."""
