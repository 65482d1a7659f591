"""Older rules versions: a match is played to its end by the version it began with.

What a version does differently is data: figures in the contents, which kernels read. A later version may only add
fields at the end of the contents, so those of an older one are the first bytes of today's.
"""

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from krypta.core.log import digest

if TYPE_CHECKING:
    from krypta.core.game import Game, Records


class OlderRules(msgspec.Struct, frozen=True):
    """A version that is not played any more, but for matches that began with it."""

    content_size: int  # of its contents, in bytes
    figures: dict[str, int]  # what it has otherwise than today, by field


def contents_by(game: "Game", rules: str, options: Any) -> "Records":
    """The contents as that version of the rules has them."""
    return _set_back(game, rules, game.contents(options))


def content_bytes(game: "Game", rules: str, contents: "Records") -> bytes:
    """The contents as that version writes them: what a record's header has the digest of."""
    return contents.tobytes()[: _size(game, rules)]


def read_contents(game: "Game", rules: str, data: bytes) -> "Records":
    """The reverse of `content_bytes`."""
    whole = bytearray(game.content_dtype.itemsize)
    whole[: len(data)] = data
    return _set_back(game, rules, np.frombuffer(whole, dtype=game.content_dtype))


def content_layout(game: "Game", rules: str) -> str:
    """What contents that were kept by that version can be read by."""
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
