"""The core, which knows no particular game: kernels, the door, matches and logs, luck, scenarios, text."""
