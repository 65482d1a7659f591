"""The language of abilities."""
