"""The contents of this node's matches, and the layouts of their stored positions."""

import contextlib
import threading
from collections import OrderedDict
from functools import partial
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection

from krypta import games
from krypta.core.files.fault import InvalidInput
from krypta.core.game import Game, Records
from krypta.core.log import Header, digest
from krypta.core.older_rules import content_bytes, contents_by
from krypta.server.building import Building
from krypta.server.refusal import Refusal, still_warming
from krypta.server.storage import store

MOST_RECENT = 32  # contents that stay in memory after their last match; up to 80 kB each


class Contents:
    """A cache of contents by hash: all that are in use, and the most recently used others."""

    def __init__(self) -> None:
        self.warming: set[str] = set()  # games whose rules are still being compiled
        self.building = Building()
        self._layouts: dict[str, str] = {}
        self._lock = threading.Lock()  # database threads use the cache as well
        self._held: WeakValueDictionary[str, Records] = WeakValueDictionary()
        self._recent: OrderedDict[str, Records] = OrderedDict()

    def refuse_warming(self, game: str) -> None:
        if game in self.warming:
            raise still_warming()

    def layout(self, game: str) -> str:
        """The layout of the game's stored positions; refused if the game cannot be played here."""
        self.refuse_warming(game)
        if game not in self._layouts:
            if game not in games.names():
                raise Refusal("server-match-unplayable", why=f"the game “{game}” is not here any more.")
            self._layouts[game] = store.layout_of(games.load(game))
        return self._layouts[game]

    def find(self, connection: Connection, header: Header) -> Records | None:
        """Load the contents stored when the match began: the current files may have other figures.

        The caller must keep the result, or it may be evicted again.
        """
        if header.game not in games.names():
            return None
        known = self._look(header.content)
        if known is None:
            game = games.load(header.game)
            known = store.kept_content(connection, game, header)
            known = self._todays(game, header) if known is None else self._keep(header.content, known)
        return known

    def of(self, game: Game, header: Header) -> Records:
        """The contents that the match began with: the cached ones, or the current ones if their hash matches."""
        known = self._look(header.content)
        if known is None:
            known = self._todays(game, header)
        if known is None:
            raise Refusal("server-match-other-figures")
        return known

    def _todays(self, game: Game, header: Header) -> Records | None:
        with contextlib.suppress(InvalidInput):
            today = contents_by(game, header.rules, game.options(header.options))
            if digest(content_bytes(game, header.rules, today)) == header.content:
                return self._keep(header.content, today)
        return None

    async def build(self, game: str, options: dict[str, Any], who: str = "") -> Records:
        """Build the contents for these options in a thread; InvalidInput lists their faults."""
        key = f"{game}:{digest(msgspec.json.encode(options, order='deterministic'))}"
        known = self._look(key)
        if known is None:
            known = await self.building.run(partial(self._build, game, options, key), who)
        return known

    def _build(self, name: str, options: dict[str, Any], key: str) -> Records:
        game = games.load(name)
        made = game.contents(game.options(options))
        return self._keep(key, self._keep(digest(made.tobytes()), made))

    def _look(self, key: str) -> Records | None:
        with self._lock:
            known = self._held.get(key)
            if known is not None:
                self._note(key, known)
            return known

    def _keep(self, key: str, contents: Records) -> Records:
        """Cache the contents and return them, or the equal ones that another thread has cached meanwhile."""
        with self._lock:
            kept = self._held.setdefault(key, contents)
            self._note(key, kept)
            return kept

    def _note(self, key: str, contents: Records) -> None:
        self._recent[key] = contents
        self._recent.move_to_end(key)
        if len(self._recent) > MOST_RECENT:
            self._recent.popitem(last=False)
