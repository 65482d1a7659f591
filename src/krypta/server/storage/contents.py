"""The contents of this node's matches, and the layouts of their stored positions."""

import contextlib

from sqlalchemy import Connection

from krypta import games
from krypta.core.files.fault import InvalidInput
from krypta.core.game import Game, Records
from krypta.core.log import Header, digest
from krypta.core.older_rules import content_bytes, contents_by
from krypta.server.refusal import Refusal, still_warming
from krypta.server.storage import store


class Contents:
    def __init__(self) -> None:
        self.warming: set[str] = set()  # games whose rules are still being compiled
        self._by_hash: dict[str, Records] = {}
        self._layouts: dict[str, str] = {}

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

    def find(self, connection: Connection, header: Header) -> None:
        """Load the contents stored when the match began: the current files may have other figures."""
        if header.content in self._by_hash or header.game not in games.names():
            return
        kept = store.kept_content(connection, games.load(header.game), header)
        if kept is not None:
            self._by_hash[header.content] = kept

    def of(self, game: Game, header: Header) -> Records:
        """The contents that the match began with: those found, or the current ones if their hash matches."""
        if header.content not in self._by_hash:
            with contextlib.suppress(InvalidInput):
                today = contents_by(game, header.rules, game.options(header.options))
                self._by_hash[digest(content_bytes(game, header.rules, today))] = today
        if header.content not in self._by_hash:
            raise Refusal("server-match-other-figures")
        return self._by_hash[header.content]
