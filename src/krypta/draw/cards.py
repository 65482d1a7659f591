"""What drawings of card games share: signs for the places of cards, names to type, and text layout."""

import re
import unicodedata
from collections.abc import Sequence

from rich.text import Text

DIM = "grey50"
HAND, PILE, DISCARD = "❏", "▤", "▥"
NO_LETTERS = re.compile(r"[^a-z0-9]+")


def slug(name: str) -> str:
    """A name in a form that can be typed on any keyboard.

    >>> slug("Ledabylé kouzlo"), slug("Troll’s cousin"), slug("Śpiący klucznik"), slug("Großer Bär")
    ('ledabyle-kouzlo', 'trolls-cousin', 'spiacy-klucznik', 'grosser-bar')
    """
    plain = name.lower().translate({ord("ł"): "l", ord("ß"): "ss", ord("œ"): "oe", ord("’"): "", ord("'"): ""})
    letters = "".join(c for c in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(c))
    return NO_LETTERS.sub("-", letters).strip("-")


def fit(text: Text, width: int) -> Text:
    """The text, truncated or padded to a width."""
    made = text.copy()
    made.truncate(width, overflow="ellipsis", pad=True)
    return made


def flow(parts: Sequence[Text], width: int, indent: int = 0, gap: str = "  ") -> list[Text]:
    """The parts one after the other, on as many lines as they need, without breaking any of them."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            line = Text(" " * indent).append_text(part)
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
    return lines


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """The cells in as many columns as fit, filled from the top down."""
    widest = max(cell.cell_len for cell in cells)
    across = max(1, (width + gap) // (widest + gap))
    high = -(-len(cells) // across)
    lines = []
    for row in range(high):
        line = Text(" " * gap).join(fit(cell, widest) for cell in cells[row::high])
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
