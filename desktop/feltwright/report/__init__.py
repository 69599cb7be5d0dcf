"""Signed reports: the record, the keys, the signatures and their verification."""
