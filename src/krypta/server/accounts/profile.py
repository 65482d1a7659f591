"""A person's public profile, and the history of their matches."""

from collections import defaultdict
from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from krypta.server.accounts import ratings
from krypta.server.accounts.person import Kind
from krypta.server.ids import is_id
from krypta.server.refusal import Refusal
from krypta.server.storage.schema import PARTICIPANT, TABLE, USER

PAGE = 20
LATEST = 10  # matches on a profile
LONGEST_MOMENT = 16  # digits


class Seated(msgspec.Struct, frozen=True):
    """Who sat in a seat: a person (id), one of our bots (its level), or a deleted user (neither)."""

    seat: int
    id: str | None
    name: str
    bot: str
    share: float | None  # of the win; null while the match runs and if it was aborted


class Played(msgspec.Struct, frozen=True):
    """A match in a person's history."""

    match: str
    game: str
    started: int
    ended: int | None
    rated: bool
    seats: list[Seated]


class History(msgspec.Struct, frozen=True):
    """A page of matches, newest first; `next` is the cursor of the next page."""

    matches: list[Played]
    next: str | None


class Tally(msgspec.Struct, frozen=True):
    """Finished matches of one game; a shared win counts in part."""

    game: str
    played: int
    won: float


class Profile(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: Kind
    since: int
    ratings: list[ratings.Rated]
    tallies: list[Tally]
    matches: list[Played]


def history(connection: Connection, user_id: str, before: str = "", most: int = PAGE) -> History:
    """A page of the user's matches, including those in progress."""
    mine = [PARTICIPANT.c.user_id == user_id]
    if before:
        mine.append(older_than(before))
    found = latest(connection, mine, most + 1)
    page = found[:most]
    after = f"{page[-1].started}.{page[-1].match}" if len(found) > most else None
    return History(page, after)


def older_than(cursor: str) -> ColumnElement[bool]:
    """The condition for matches after the one with which a page ended."""
    moment, _, match = cursor.partition(".")
    if not (moment.isascii() and moment.isdigit() and len(moment) <= LONGEST_MOMENT and is_id(match)):
        raise Refusal("server-page-unknown", status=404)
    same = and_(PARTICIPANT.c.started == int(moment), PARTICIPANT.c.match < match)
    return or_(PARTICIPANT.c.started < int(moment), same)


def profile(connection: Connection, user_id: str) -> Profile:
    """A person's public profile. It lists only matches at public tables, since a table's id is the link to it."""
    user = connection.execute(select(USER).where(USER.c.id == user_id)).one_or_none() if is_id(user_id) else None
    if user is None:
        raise Refusal("server-person-unknown", status=404)
    tables_in_public = select(TABLE.c.id).where(TABLE.c.public.is_(True))
    shown = PARTICIPANT.c.match.in_(tables_in_public)
    theirs = PARTICIPANT.c.user_id == user_id
    return Profile(
        user.id,
        user.name,
        user.kind,
        user.created,
        ratings.of_person(connection, user_id),
        tallies(connection, user_id),
        latest(connection, [theirs, shown], LATEST),
    )


def tallies(connection: Connection, user_id: str) -> list[Tally]:
    match, game, share = PARTICIPANT.c.match, PARTICIPANT.c.game, PARTICIPANT.c.share
    rows = connection.execute(
        select(game, func.count(match.distinct()), func.sum(share))
        .where(PARTICIPANT.c.user_id == user_id, share.is_not(None))
        .group_by(game)
        .order_by(game)
    )
    return [Tally(name, played, won) for name, played, won in rows]


def latest(connection: Connection, conditions: Sequence[ColumnElement[bool]], most: int) -> list[Played]:
    """Matches with all seats, newest first; each match once, even if somebody held two seats."""
    match, started = PARTICIPANT.c.match, PARTICIPANT.c.started
    newest = select(match, started).where(*conditions).distinct().order_by(started.desc(), match.desc()).limit(most)
    ids = list(connection.scalars(newest))
    # The current name, since a person may have been renamed.
    name = func.coalesce(USER.c.name, PARTICIPANT.c.name).label("called")
    rows = connection.execute(
        select(PARTICIPANT, name)
        .join(USER, USER.c.id == PARTICIPANT.c.user_id, isouter=True)
        .where(match.in_(ids))
        .order_by(PARTICIPANT.c.seat)
    )
    seats = defaultdict(list)
    for row in rows:
        seats[row.match].append(row)
    return [
        Played(
            id,
            seats[id][0].game,
            seats[id][0].started,
            seats[id][0].ended,
            seats[id][0].rated,
            [Seated(row.seat, row.user_id or None, row.called, row.bot, row.share) for row in seats[id]],
        )
        for id in ids
    ]
