"""What remains of a match besides its log: who sat where, how it ended, and what that does to ratings."""

from sqlalchemy import Connection, insert, select, update

from krypta.core.match import Match
from krypta.server import ratings, store
from krypta.server.database import now
from krypta.server.person import Person
from krypta.server.schema import PARTICIPANT, USER
from krypta.server.table import Table


def begin(connection: Connection, table: Table, match: Match) -> None:
    """A match has begun: its figures are kept, and everyone's history has it."""
    store.keep_content(connection, match.game, match.position.contents)
    started = now()
    rows = [
        {
            "match": table.id,
            "seat": number,
            "user_id": seat.user or None,
            "name": seat.name,
            "bot": seat.bot,
            "game": table.game,
            "started": started,
            "rated": False,
        }
        for number, seat in enumerate(table.seats)
    ]
    connection.execute(insert(PARTICIPANT), rows)


def keep(connection: Connection, table: Table, match: Match) -> None:
    """A match is over. Ratings change only where people played people, on their own and to the end."""
    shares = match.result()
    counts = table.rated and ratings.counts(
        _people(connection, table),
        aborted=shares is None,
        hints=table.hints,
        agreed_undo=table.agreed_undo,
        handover=_stepped_in(match),
    )
    users = [seat.user for seat in table.seats]
    rated = counts and ratings.rate(connection, table.game, shares or [], users, match.resigned)
    ended = now()
    for number, seat in enumerate(table.seats):
        mine = (PARTICIPANT.c.match == table.id) & (PARTICIPANT.c.seat == number)
        share = shares[number] if shares is not None else None
        values = {"ended": ended, "share": share, "rated": rated, "user_id": seat.user or None}
        connection.execute(update(PARTICIPANT).where(mine).values(**values))


def _stepped_in(match: Match) -> bool:
    """Whether a bot played for somebody who was away. For those who gave up it may: they are last whatever it does."""
    gave_up: set[int | None] = set()
    for entry in match.entries:
        if entry.fact in ("resign", "timeout"):
            gave_up.add(entry.by)
        elif entry.fact == "handover" and entry.by not in gave_up:
            return True
    return False


def _people(connection: Connection, table: Table) -> list[Person | None]:
    """Who sits in each seat; None for our own bots. Who has left Krypta meanwhile is still somebody."""
    found = connection.execute(select(USER.c.id, USER.c.name, USER.c.kind).where(USER.c.id.in_(table.people())))
    known = {id: Person(id, name, kind) for id, name, kind in found}
    gone = [Person(f"gone {number}", "", "guest") for number in range(len(table.seats))]
    return [None if seat.bot else known.get(seat.user, gone[i]) for i, seat in enumerate(table.seats)]


def move_seat(connection: Connection, table: Table, seat: int) -> None:
    """A seat went to another device in the middle of a match."""
    mine = (PARTICIPANT.c.match == table.id) & (PARTICIPANT.c.seat == seat)
    values = {"user_id": table.seats[seat].user, "name": table.seats[seat].name}
    connection.execute(update(PARTICIPANT).where(mine).values(**values))
