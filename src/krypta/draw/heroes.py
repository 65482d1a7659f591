"""The six heroes of all three games: a letter and a colour each."""

# Two heroes begin with an A.
INITIAL = {"argentus": "G", "horan": "H", "xanros": "X", "aderyn": "A", "victorius": "V", "taia": "T"}
COLOUR = {
    "argentus": "bright_blue",
    "horan": "bright_red",
    "xanros": "bright_magenta",
    "aderyn": "bright_green",
    "victorius": "bright_yellow",
    "taia": "bright_cyan",
}
