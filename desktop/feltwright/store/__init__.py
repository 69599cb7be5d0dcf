"""Sessions on disk: an append-only chain of entries, durable before anything is shown."""
