"""Results of a match: who sat where, how it ended, and the new ratings."""

from collections.abc import Sequence

from sqlalchemy import Connection, select

from krypta.bots.characters import ADAPTIVE, ladder
from krypta.bots.characters import rung as rung_for
from krypta.core.match import Match
from krypta.server.accounts import ratings
from krypta.server.accounts.person import Person
from krypta.server.storage import store
from krypta.server.storage.append import Statement
from krypta.server.storage.database import Database, now
from krypta.server.storage.schema import PARTICIPANT, USER
from krypta.server.tables.table import Table

BEGIN = (
    "INSERT INTO participant (match, seat, user_id, name, bot, game, started, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
MATCHES_COUNTED = 60  # rows of bots met, by which the adaptive bot judges a person
END = "UPDATE participant SET ended = ?, share = ?, rated = ?, user_id = ? WHERE match = ? AND seat = ?"


def begun(table: Table, match: Match) -> list[Statement]:
    """Statements that store a new match's figures and add it to everyone's history."""
    started = now()
    rows = [
        (table.id, number, seat.user or None, seat.name, seat.bot, table.game, started, False)
        for number, seat in enumerate(table.seats)
    ]
    return [store.content_kept(match.game, match.position.contents), (BEGIN, rows)]


def ended(table: Table, match: Match, rated: bool = False) -> list[Statement]:
    """Statements that store the result of a match."""
    shares: Sequence[float | None] = match.result() or [None] * len(table.seats)
    moment = now()
    rows = [
        (moment, share, rated, seat.user or None, table.id, number)
        for number, (seat, share) in enumerate(zip(table.seats, shares, strict=True))
    ]
    return [(END, rows)]


def rate(connection: Connection, table: Table, match: Match) -> None:
    """Store a rated match's result. Ratings change only if people played each other, unaided and to the end."""
    shares = match.result()
    counts = ratings.counts(
        _people(connection, table),
        aborted=shares is None,
        hints=table.hints,
        agreed_undo=table.agreed_undo,
        handover=_stepped_in(match),
    )
    users = [seat.user for seat in table.seats]
    rated = counts and ratings.rate(connection, table.game, shares or [], users, match.resigned)
    store.run(connection, ended(table, match, rated))


def _stepped_in(match: Match) -> bool:
    """Whether a bot stepped in for an absent person. Seats that gave up do not count: they are ranked last anyway."""
    gave_up: set[int | None] = set()
    for entry in match.entries:
        if entry.fact in ("resign", "timeout"):
            gave_up.add(entry.by)
        elif entry.fact == "handover" and entry.by not in gave_up:
            return True
    return False


def _people(connection: Connection, table: Table) -> list[Person | None]:
    """The person in each seat; None for our own bots. A deleted user still counts as a person."""
    found = connection.execute(select(USER.c.id, USER.c.name, USER.c.kind).where(USER.c.id.in_(table.people())))
    known = {id: Person(id, name, kind) for id, name, kind in found}
    gone = [Person(f"gone {number}", "", "guest") for number in range(len(table.seats))]
    return [None if seat.bot else known.get(seat.user, gone[i]) for i, seat in enumerate(table.seats)]


def moved(table: Table, seat: int) -> list[Statement]:
    """Statements that give a running match's seat to its new user."""
    user, name = table.seats[seat].user, table.seats[seat].name
    return [
        ("UPDATE participant SET user_id = ?, name = ? WHERE match = ? AND seat = ?", [(user, name, table.id, seat)])
    ]


async def rung(database: Database, table: Table) -> str:
    """The level of the adaptive bot at this table: that of the person who fared worst against bots."""
    people = table.people()
    if not people or not any(seat.bot == ADAPTIVE for seat in table.seats):
        return rung_for([])
    fared = await database.read(lambda connection: [_fared(connection, user, table.game) for user in people])
    return min(map(rung_for, fared), key=ladder().index)


def _fared(connection: Connection, user: str, game: str) -> list[tuple[str, float]]:
    """The levels that a person has met in this game lately, and the person's share of each win, the oldest first."""
    mine, bot = PARTICIPANT.alias(), PARTICIPANT.alias()
    met = (
        select(bot.c.bot, mine.c.share)
        .join(bot, (bot.c.match == mine.c.match) & (bot.c.bot != ""))
        .where((mine.c.user_id == user) & (mine.c.game == game) & mine.c.share.is_not(None))
        .order_by(mine.c.started.desc(), bot.c.seat)
        .limit(MATCHES_COUNTED)
    )
    return [(row.bot, row.share) for row in reversed(connection.execute(met).all())]
