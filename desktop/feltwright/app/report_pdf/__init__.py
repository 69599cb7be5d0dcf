"""A report on paper: cover, summary, particulars and every round."""
