"""What people write by hand: TOML files and lines of text, and every fault in them with its place."""
