"""Data files that people write: read strictly, with every fault told at once by file, entry and key."""
