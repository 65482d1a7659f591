"""Saved decks and card files of people, private unless shared."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, update

from krypta.server.ids import is_id, new_id
from krypta.server.refusal import Refusal
from krypta.server.storage.database import now
from krypta.server.storage.schema import KEEPING, USER

MOST_KEPT = 100
LONGEST_NAME = 60
LONGEST = {"deck": 10_000, "cards": 50_000}  # characters of a text

Kind = Literal["deck", "cards"]


class Kept(msgspec.Struct, frozen=True):
    """A saved file in a list; `cards` is the id of the card file that a deck uses, or ""."""

    id: str
    game: str
    kind: Kind
    name: str
    shared: bool
    cards: str
    touched: int


class KeptWhole(Kept, frozen=True):
    text: str


class Draft(msgspec.Struct, frozen=True):
    """A file to save. It may have faults: unfinished work must not be lost."""

    game: str
    kind: Kind
    name: str
    text: str
    cards: str = ""
    shared: bool = False


class Shared(msgspec.Struct, frozen=True):
    """A shared file; `cards` is the text of the card file that a deck uses."""

    game: str
    kind: Kind
    name: str
    text: str
    by: str
    cards: str


def listed(connection: Connection, user_id: str, game: str) -> list[Kept]:
    """The user's saved files for a game, newest first."""
    columns = [KEEPING.c[name] for name in Kept.__struct_fields__]
    mine = select(*columns).where(KEEPING.c.user_id == user_id, KEEPING.c.game == game)
    rows = connection.execute(mine.order_by(KEEPING.c.touched.desc(), KEEPING.c.id))
    return [Kept(**row._mapping) for row in rows]


def find(connection: Connection, user_id: str, id: str) -> KeptWhole:
    columns = [KEEPING.c[name] for name in KeptWhole.__struct_fields__]
    row = connection.execute(_own(select(*columns), user_id, id)).one_or_none() if is_id(id) else None
    if row is None:
        raise Refusal("server-no-such-keeping", status=404)
    return KeptWhole(**row._mapping)


def add(connection: Connection, user_id: str, draft: Draft) -> KeptWhole:
    _refuse_unfit(connection, user_id, draft)
    kept = connection.scalar(select(func.count()).where(KEEPING.c.user_id == user_id))
    if kept is not None and kept >= MOST_KEPT:
        raise Refusal("server-keepings-full", most=MOST_KEPT)
    id, at = new_id(), now()
    connection.execute(
        insert(KEEPING).values(id=id, user_id=user_id, created=at, touched=at, **msgspec.structs.asdict(draft))
    )
    return find(connection, user_id, id)


def change(connection: Connection, user_id: str, id: str, name: str, text: str, cards: str, shared: bool) -> KeptWhole:
    was = find(connection, user_id, id)
    _refuse_unfit(connection, user_id, Draft(was.game, was.kind, name, text, cards))
    values = {"name": name, "text": text, "cards": cards, "shared": shared, "touched": now()}
    connection.execute(update(KEEPING).where(KEEPING.c.id == id).values(values))
    return find(connection, user_id, id)


def remove(connection: Connection, user_id: str, id: str) -> None:
    """Delete a saved file; decks that used it then show faults and can be fixed."""
    find(connection, user_id, id)
    connection.execute(delete(KEEPING).where(KEEPING.c.id == id))
    connection.execute(update(KEEPING).where(KEEPING.c.cards == id).values(cards=""))


def find_shared(connection: Connection, id: str) -> Shared:
    """A shared file; sharing a deck also shares the card file that it uses."""
    columns = [KEEPING.c[name] for name in ("game", "kind", "name", "text", "cards", "user_id")]
    asked = select(*columns, USER.c.name.label("by")).join(USER, USER.c.id == KEEPING.c.user_id)
    wanted = asked.where(KEEPING.c.id == id, KEEPING.c.shared)
    row = connection.execute(wanted).one_or_none() if is_id(id) else None
    if row is None:
        raise Refusal("server-no-such-keeping", status=404)
    built_with = connection.scalar(_own(select(KEEPING.c.text), row.user_id, row.cards)) if row.cards else ""
    return Shared(row.game, row.kind, row.name, row.text, row.by, built_with or "")


def _own(asked: Select[Any], user_id: str, id: str) -> Select[Any]:
    return asked.where(KEEPING.c.id == id, KEEPING.c.user_id == user_id)


def _refuse_unfit(connection: Connection, user_id: str, draft: Draft) -> None:
    if not draft.name.strip() or len(draft.name) > LONGEST_NAME or not draft.name.isprintable():
        raise Refusal("server-keeping-name", status=400, most=LONGEST_NAME)
    if len(draft.text) > LONGEST[draft.kind]:
        raise Refusal("server-keeping-long", status=400, most=LONGEST[draft.kind], count=len(draft.text))
    if "\0" in draft.text:
        raise Refusal("server-keeping-no-text", status=400)
    if draft.cards and (draft.kind != "deck" or find(connection, user_id, draft.cards).kind != "cards"):
        raise Refusal("server-no-such-keeping", status=404)
