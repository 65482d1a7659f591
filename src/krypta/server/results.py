"""What remains of a match besides its log: who sat where, how it ended, and what that does to ratings."""

from sqlalchemy import Connection, insert, update

from krypta.core.match import Match
from krypta.server import ratings, store
from krypta.server.database import now
from krypta.server.schema import PARTICIPANT
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
    handed = any(entry.fact == "handover" for entry in match.entries)
    rated = shares is not None and table.rateable() and not handed
    ended = now()
    for number, seat in enumerate(table.seats):
        mine = (PARTICIPANT.c.match == table.id) & (PARTICIPANT.c.seat == number)
        share = shares[number] if shares is not None else None
        values = {"ended": ended, "share": share, "rated": rated, "user_id": seat.user or None}
        connection.execute(update(PARTICIPANT).where(mine).values(**values))
    if rated and shares is not None:
        users = [seat.user for seat in table.seats]
        ratings.rate(connection, table.game, shares, users, match.resigned)


def move_seat(connection: Connection, table: Table, seat: int) -> None:
    """A seat went to another device in the middle of a match."""
    mine = (PARTICIPANT.c.match == table.id) & (PARTICIPANT.c.seat == seat)
    values = {"user_id": table.seats[seat].user, "name": table.seats[seat].name}
    connection.execute(update(PARTICIPANT).where(mine).values(**values))
