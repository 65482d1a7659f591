"""Invalid frames: random bytes, random JSON, and messages that are nearly right."""

import json
from typing import Any

from hypothesis import strategies as st

Frame = str | bytes

HUGE = [2**31, 2**53, 2**63, 2**64, 10**30, -1, -(2**63), -(10**30), 1e308, 0.5, -0.0]
ODD_TEXT = ["", "\0", "\ud800", "\udfff\ud800", "\u202e", "a" * 41, "a" * 5000, "NaN", "null", "../..", "' OR 1=1 --"]
ODD: st.SearchStrategy[object] = st.one_of(
    st.sampled_from([*HUGE, *ODD_TEXT, None, True, False, [], {}, [[]], {"t": "act"}]),
    st.integers(),
    st.text(max_size=60),
    st.floats(allow_nan=False, allow_infinity=False),
)
JSON = st.recursive(
    ODD, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)


def templates(table: str) -> list[dict[str, Any]]:
    """Every message, valid before it is mutated."""
    return [
        {"t": "watch", "id": "1", "table": table, "seat": 0, "since": 2},
        {"t": "act", "id": "1", "n": 5, "act": "rest", "seat": 0},
        {"t": "undo", "id": "1", "n": 5, "to": 1, "seat": 0},
        {"t": "resign", "id": "1", "seat": 0},
        {"t": "offer", "id": "1", "what": "undo", "to": 1, "seat": 0},
        {"t": "answer", "id": "1", "yes": True, "seat": 0},
        {"t": "rematch", "id": "1"},
        {"t": "hint", "id": "1", "seat": 0},
        {"t": "why", "id": "1", "act": "keep worm", "seat": 0},
        {"t": "foresee", "id": "1", "act": "rest", "seat": 0},
        {"t": "chat", "id": "1", "text": "Hello"},
        {"t": "shown", "id": "1", "n": 5},
        {"t": "ping", "id": "1"},
    ]


@st.composite
def nearly_right(draw: st.DrawFn, table: str) -> str:
    """A message with one to three mistakes: a value of another type, an extra field, a missing one."""
    message = dict(draw(st.sampled_from(templates(table))))
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from([*message, "id", "seat", "unknown", "t"]))
        if draw(st.booleans()):
            message[name] = draw(ODD)
        else:
            message.pop(name, None)
    return json.dumps(message)


DEEP = st.sampled_from(["[" * 8000, '{"t":' * 3000, '{"t":"why","id":"1","act":' + "[" * 8000, "[" * 4000 + "]" * 4000])
LONG_NUMBER = st.sampled_from(["9" * 5000, '{"t":"act","id":"1","act":"rest","n":' + "9" * 5000 + "}"])


def frames(table: str) -> st.SearchStrategy[Frame]:
    texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)
    return st.one_of(
        nearly_right(table),
        nearly_right(table).map(str.encode),
        JSON.map(json.dumps),
        texts,
        st.binary(max_size=200),
        DEEP,
        LONG_NUMBER,
    )
