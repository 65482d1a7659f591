"""Files that people write by hand: TOML and lines of text, and every fault in them with its position."""
