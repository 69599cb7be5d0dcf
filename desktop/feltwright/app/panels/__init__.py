"""Panels that dock beside the felt."""
