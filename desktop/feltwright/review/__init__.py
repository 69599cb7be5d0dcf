"""Layout design review: checks, comparison, comments and decisions, submission."""
