"""Small complete matches of Burrow to tamper with, and their entries."""

from collections.abc import Sequence

import msgspec

from krypta.core.door import NATURE
from krypta.core.log import Entry, Header, Player, dumps, first_mark, loads, marked
from krypta.core.luck import Luck, SealedLuck
from krypta.core.match import Match, Verdict, verify
from krypta.games import load

SEED = bytes(range(32))
NONCES = ("salt", "pepper")


def new_match(luck: Luck | None = None, game: str = "burrow") -> Match:
    players = [Player("Ada"), Player("Bo")]
    return Match.new(load(game), {}, players, luck or SealedLuck(SEED, NONCES))


def let_nature(match: Match) -> None:
    while match.seat == NATURE:
        match.nature()


def play_out(match: Match) -> Match:
    """Plays to the end; each seat takes the first option that is not resting."""
    while not match.over:
        let_nature(match)
        if not match.over:
            match.act(match.position.options()[-1], match.seat)
    return match


def whole_match() -> Match:
    match = play_out(new_match())
    match.reveal()
    return match


def check(data: bytes) -> Verdict:
    """Reads and verifies a record, as `krypta verify` does."""
    header, entries, seal = loads(data)
    return verify(load(header.game), header, entries, seal.secret)


def rewritten(header: Header, entries: Sequence[Entry], secret: str = "") -> bytes:
    """A carefully forged record: renumbered, with new marks and a seal."""
    forged: list[Entry] = []
    mark = first_mark(header)
    for number, entry in enumerate(entries, start=1):
        forged.append(marked(msgspec.structs.replace(entry, n=number), mark))
        mark = forged[-1].mark
    return dumps(header, forged, secret)


def with_entry(entries: Sequence[Entry], n: int, **changes: object) -> list[Entry]:
    """The entries with one of them changed."""
    return [msgspec.structs.replace(entry, **changes) if entry.n == n else entry for entry in entries]
