"""Names of people: what a name may be, and when two names are the same."""

import re
import unicodedata

from krypta.bots import LEVELS
from krypta.server.refusal import Refusal

SHORTEST, LONGEST = 2, 24
LONGEST_KEY = 60  # of the database column: case folding may lengthen a name
LONGEST_RAW = 200  # longer input is refused without being normalised
RESERVED = {"krypta", "admin", *LEVELS}
GUESTS = re.compile(r"guest ?\d*")  # default names of guests

# Invisible letters, marks and symbols: Unicode calls most of them default-ignorable.
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0100-\U000e01ef]"
)
MOST_MARKS = 2  # on one letter; more would overlap neighbouring lines


def proper_name(raw: str) -> str:
    """The name as it is stored and shown; refused if too short, too long, or not fully visible."""
    if len(raw) > LONGEST_RAW:
        raise Refusal("server-name-length", least=SHORTEST, most=LONGEST)
    name = re.sub(" +", " ", unicodedata.normalize("NFKC", raw)).strip(" ")
    if has_invisible(name):
        raise Refusal("server-name-characters")
    seen = sum(not is_mark(letter) and letter != " " for letter in name)
    if seen < SHORTEST or len(name) > LONGEST or len(name_key(name)) > LONGEST_KEY:
        raise Refusal("server-name-length", least=SHORTEST, most=LONGEST)
    return name


def free_name(raw: str) -> str:
    """A proper name that people may choose; refused if it is reserved."""
    name = proper_name(raw)
    key = name_key(name)
    if key in RESERVED or GUESTS.fullmatch(key):
        raise Refusal("server-name-reserved", name=name)
    return name


def name_key(name: str) -> str:
    """The name for comparison: case and width are ignored, accents are not.

    >>> name_key("ＺＤＥＮĚＫ") == name_key("Zdeněk")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return re.sub(" +", " ", unicodedata.normalize("NFKC", folded)).strip(" ")


def asked_key(raw: str) -> str:
    """The key of a name entered at login; empty, which matches nobody, if it is not a valid name."""
    try:
        return name_key(proper_name(raw))
    except Refusal:
        return ""


def has_invisible(text: str) -> bool:
    """Whether the text has control, direction or zero-width characters, unusual spaces, or too many marks."""
    marks = MOST_MARKS  # a name must not begin with a mark, which would attach to the text before it
    for letter in text:
        marks = marks + 1 if is_mark(letter) else 0
        kind = unicodedata.category(letter)
        if kind[0] == "C" or (kind[0] == "Z" and letter != " ") or marks > MOST_MARKS:
            return True
    return INVISIBLE.search(text) is not None


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"
