"""The colours of pictures: those of the browser's dark theme (`web/src/style/theme.css`), so that all tables match."""

CLEAR = ""

GROUND = "#12100e"
RAISED = "#1b1815"
CARD = "#241b16"
WELL = "#151210"
EDGE = "#3d342a"
EDGE_STRONG = "#8d785c"
INK = "#e9dcc5"
INK_SOFT = "#b8a88e"
GOLD = "#f0c46a"
GOLD_DEEP = "#c98a22"
ON_GOLD = "#1a1208"
EMBER = "#e2572f"
LIFE = "#d8412f"
HEAL = "#4fa3a8"
CURSE = "#b58be8"
CURSE_DEEP = "#4b2a72"
STONES = ("#8a7660", "#7c6a56", "#6e5d4c")
FLOORS = ("#a58e70", "#97815f")
DARK = "#080706"
WHITE = "#ffffff"

HEROES = {  # web/src/games/heroes/crests.ts
    "argentus": "#2d5fb0",
    "horan": "#b3392b",
    "xanros": "#a3560f",
    "aderyn": "#35793f",
    "victorius": "#56657a",
    "taia": "#8a3ba0",
}

CARDS = {  # web/src/games/goblin/card/colours.css
    "green": "#2c6a3c",
    "blue": "#2d58a4",
    "red": "#a3352c",
    "yellow": "#8a620d",
    "": "#574434",  # equipment
}
CARD_EDGES = {"green": "#7cc08d", "blue": "#86aef0", "red": "#ee9187", "yellow": "#ecc768", "": "#c0a27e"}
