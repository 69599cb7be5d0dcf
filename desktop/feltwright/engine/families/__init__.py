"""Round skeletons shared by games of one kind, composed rather than inherited."""
