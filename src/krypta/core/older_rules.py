"""Older rules versions: a match is played to its end by the version it started with.

Versions differ only in data: figures in the contents, which kernels read. A later version may only add fields at the
end of the contents, so an older version's contents are the first bytes of today's.
"""

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from krypta.core.log import digest

if TYPE_CHECKING:
    from krypta.core.game import Game, Records


class OlderRules(msgspec.Struct, frozen=True):
    """A version that is used only for matches that started with it."""

    content_size: int  # of its contents, in bytes
    figures: dict[str, int]  # that differ from today's, by field


def contents_by(game: "Game", rules: str, options: Any) -> "Records":
    """The contents for that version of the rules."""
    return _set_back(game, rules, game.contents(options))


def content_bytes(game: "Game", rules: str, contents: "Records") -> bytes:
    """The contents as that version writes them; a record's header has their digest."""
    return contents.tobytes()[: _size(game, rules)]


def read_contents(game: "Game", rules: str, data: bytes) -> "Records":
    """The reverse of `content_bytes`."""
    whole = bytearray(game.content_dtype.itemsize)
    whole[: len(data)] = data
    return _set_back(game, rules, np.frombuffer(whole, dtype=game.content_dtype))


def content_layout(game: "Game", rules: str) -> str:
    """A digest of the fields in that version's contents: stored contents can be read only if it is the same."""
    places: Any = game.content_dtype.fields
    fields = [field for field in game.content_dtype.descr if places[field[0]][1] < _size(game, rules)]
    return digest(repr(fields).encode())


def _size(game: "Game", rules: str) -> int:
    older = game.older_rules.get(rules)
    return older.content_size if older else game.content_dtype.itemsize


def _set_back(game: "Game", rules: str, contents: "Records") -> "Records":
    older = game.older_rules.get(rules)
    for field, figure in older.figures.items() if older else ():
        contents[field] = figure
    return contents
