"""Bots that belong to an account, and the tokens with which their programs authenticate."""

import re
from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select

from krypta.server.accounts.cookies import fingerprint, new_secret
from krypta.server.accounts.sessions import HASH, Found
from krypta.server.ids import is_id, new_id
from krypta.server.refusal import Refusal
from krypta.server.storage.database import now
from krypta.server.storage.schema import TOKEN, USER

PREFIX = "krypta_"  # lets people and secret scanners recognise a leaked token
SHAPE = re.compile(PREFIX + r"[a-z2-7]{52}")
MOST_BOTS = 5
MOST_TOKENS = 5
LONGEST_LABEL = 60
OWNER = USER.alias("owner")


class Token(msgspec.Struct, frozen=True):
    """A token as it is listed; its value is not stored."""

    id: str
    label: str
    created: int
    seen: int


class Bot(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int
    tokens: list[Token]


def listed(connection: Connection, owner: str) -> list[Bot]:
    """An account's bots and their tokens, oldest first."""
    bots = connection.execute(
        select(USER.c.id, USER.c.name, USER.c.created).where(USER.c.owner == owner).order_by(USER.c.created, USER.c.id)
    ).all()
    tokens = connection.execute(
        select(TOKEN).where(TOKEN.c.user_id.in_([bot.id for bot in bots])).order_by(TOKEN.c.created, TOKEN.c.id)
    ).all()
    return [
        Bot(
            bot.id,
            bot.name,
            bot.created,
            [Token(t.id, t.label, t.created, t.seen) for t in tokens if t.user_id == bot.id],
        )
        for bot in bots
    ]


def make_bot(connection: Connection, owner: str, name: str, key: str) -> Bot:
    """Create a bot without tokens. The caller has checked the name; the database ensures that it is free."""
    lock(connection, owner)
    if connection.scalar(select(func.count()).where(USER.c.owner == owner)) == MOST_BOTS:
        raise Refusal("server-too-many-bots", most=MOST_BOTS)
    bot = Bot(new_id(), name, now(), [])
    connection.execute(
        insert(USER).values(
            id=bot.id, kind="bot", name=name, key=key, owner=owner, created=bot.created, seen=bot.created, banned=False
        )
    )
    return bot


def make_token(connection: Connection, owner: str, bot: str, label: str) -> tuple[str, Token]:
    """Create a token; return its value, to be shown once, and the token as it is listed."""
    label = label.strip()
    if not 1 <= len(label) <= LONGEST_LABEL or not label.isprintable():
        raise Refusal("server-label-wrong", most=LONGEST_LABEL)
    refuse_foreign(connection, owner, bot)
    lock(connection, bot)
    if connection.scalar(select(func.count()).where(TOKEN.c.user_id == bot)) == MOST_TOKENS:
        raise Refusal("server-too-many-tokens", most=MOST_TOKENS)
    value = PREFIX + new_secret()
    token = Token(fingerprint(value), label, now(), 0)
    connection.execute(
        insert(TOKEN).values(id=token.id, user_id=bot, label=label, created=token.created, seen=token.seen)
    )
    return value, token


def revoke(connection: Connection, owner: str, bot: str, token: str) -> None:
    refuse_foreign(connection, owner, bot)
    its = delete(TOKEN).where(TOKEN.c.id == token, TOKEN.c.user_id == bot)
    if not HASH.fullmatch(token) or connection.execute(its).rowcount == 0:
        raise Refusal("server-token-unknown", status=404)


def refuse_foreign(connection: Connection, owner: str, bot: str) -> None:
    """Refuse another account's bot as unknown."""
    if not is_id(bot) or connection.scalar(select(USER.c.owner).where(USER.c.id == bot)) != owner:
        raise Refusal("server-bot-unknown", status=404)


def find(connection: Connection, credential: str) -> Found | None:
    """The bot to which the token belongs; a bot is banned with its owner."""
    row = connection.execute(
        select(USER.c.id, USER.c.name, USER.c.kind, or_(USER.c.banned, OWNER.c.banned).label("banned"), TOKEN.c.seen)
        .join(USER, USER.c.id == TOKEN.c.user_id)
        .join(OWNER, OWNER.c.id == USER.c.owner)
        .where(TOKEN.c.id == credential)
    ).one_or_none()
    return Found(*row) if row else None


def still_good(connection: Connection, credentials: Collection[str]) -> set[str]:
    """Those of the credentials that are tokens of bots of which neither the bot nor its owner is banned."""
    return set(
        connection.scalars(
            select(TOKEN.c.id)
            .join(USER, USER.c.id == TOKEN.c.user_id)
            .join(OWNER, OWNER.c.id == USER.c.owner)
            .where(TOKEN.c.id.in_(credentials), USER.c.banned.is_(False), OWNER.c.banned.is_(False))
        )
    )


def lock(connection: Connection, user_id: str) -> None:
    """Lock the user's row, so that concurrent requests cannot exceed a limit (SQLite has one writer anyway)."""
    connection.execute(select(USER.c.id).where(USER.c.id == user_id).with_for_update(key_share=True))
