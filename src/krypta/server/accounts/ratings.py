"""Ratings per game, for matches of any number of people: openskill's Plackett-Luce model.

The model estimates a skill (mu) and its uncertainty (sigma). The number shown is a conservative estimate, mu - 3 sigma,
scaled so that a newcomer has 1000 points and one unit of the model is 40 points. It grows with wins and with certainty.
"""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, insert, select, update

from krypta.server.accounts.person import Person
from krypta.server.storage.schema import RATING, USER

MODEL = PlackettLuce()
NEWCOMER = 1000
STEP = 40
FEWEST_MATCHES = 5  # to appear on a leaderboard
LONGEST_BOARD = 100


class Rated(msgspec.Struct, frozen=True):
    """A person's rating in one game."""

    game: str
    points: int
    matches: int


class Leader(msgspec.Struct, frozen=True):
    """One line of a leaderboard."""

    place: int
    id: str
    name: str
    points: int
    matches: int


def points(mu: float, sigma: float) -> int:
    """The rating as shown to people.

    >>> points(25, 25 / 3)
    1000
    """
    return round(NEWCOMER + STEP * (mu - 3 * sigma))


def counts(
    seats: Sequence[Person | None],
    *,
    aborted: bool = False,
    hints: bool = False,
    agreed_undo: bool = False,
    handover: bool = False,
) -> bool:
    """Whether a match is rated: two or more people, each in one seat, who played to the end without help.

    `seats` has None for our own bots.
    """
    people = {person.id for person in seats if person is not None and person.kind != "bot"}
    spoiled = aborted or hints or agreed_undo or handover
    return len(seats) >= 2 and len(people) == len(seats) and not spoiled


def ranks(shares: Sequence[float], resigned: Sequence[int] = ()) -> list[float]:
    """The place of each seat, the best 0; equal shares tie. Resigned seats are last, the first to resign lowest.

    >>> ranks([0.5, 0.0, 0.5, 1.0], resigned=[3])
    [0.0, 1.0, 0.0, 2.0]
    """
    # `resigned` is in the order of resignation, so a later one ranks better.
    merits = [(0, share) for share in shares]
    for order, seat in enumerate(resigned):
        merits[seat] = (-1, float(order))
    places = sorted(set(merits), reverse=True)
    return [float(places.index(merit)) for merit in merits]


def rate(
    connection: Connection, game: str, shares: Sequence[float], user_ids: Sequence[str], resigned: Sequence[int] = ()
) -> bool:
    """Update the players' ratings in the transaction that ends the match; does nothing if one of them is a bot.

    A deleted user counts as a newcomer for the others, and gets no rating.
    """
    # Lock in a fixed order before reading: two matches of the same people may end at the same time.
    people = select(USER.c.id, USER.c.kind).where(USER.c.id.in_(user_ids)).order_by(USER.c.id)
    here = {row.id: row.kind for row in connection.execute(people.with_for_update(key_share=True))}
    if "bot" in here.values():
        return False
    rows = connection.execute(select(RATING).where(RATING.c.game == game, RATING.c.user_id.in_(user_ids)))
    known = {row.user_id: row for row in rows}
    before = [
        [MODEL.rating(mu=known[user].mu, sigma=known[user].sigma) if user in known else MODEL.rating()]
        for user in user_ids
    ]
    after = MODEL.rate(before, ranks=ranks(shares, resigned))
    for user, [rating] in zip(user_ids, after, strict=True):
        if user in known:
            change = update(RATING).where(RATING.c.user_id == user, RATING.c.game == game)
            connection.execute(change.values(**believed(rating), matches=known[user].matches + 1))
        elif user in here:
            connection.execute(insert(RATING).values(user_id=user, game=game, matches=1, **believed(rating)))
    return True


def believed(rating: PlackettLuceRating) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma}


def of_person(connection: Connection, user_id: str) -> list[Rated]:
    """The user's ratings, by game."""
    rows = connection.execute(select(RATING).where(RATING.c.user_id == user_id).order_by(RATING.c.game))
    return [Rated(row.game, points(row.mu, row.sigma), row.matches) for row in rows]


def board(connection: Connection, game: str) -> list[Leader]:
    """The leaderboard of a game. Guests are left out, because they are temporary."""
    rows = connection.execute(
        select(USER.c.id, USER.c.name, RATING.c.mu, RATING.c.sigma, RATING.c.matches)
        .join(USER, USER.c.id == RATING.c.user_id)
        .where(RATING.c.game == game, RATING.c.matches >= FEWEST_MATCHES)
        .where(USER.c.kind == "account", USER.c.banned.is_(False))
        .order_by((RATING.c.mu - 3 * RATING.c.sigma).desc(), USER.c.id)
        .limit(LONGEST_BOARD)
    )
    return [
        Leader(place, row.id, row.name, points(row.mu, row.sigma), row.matches) for place, row in enumerate(rows, 1)
    ]
