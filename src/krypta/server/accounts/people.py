"""People: guests and accounts, logging in, and what they can change about themselves."""

import secrets
from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from krypta.server.accounts import deletion, export, sessions, tokens
from krypta.server.accounts.cookies import fingerprint, seal, unseal
from krypta.server.accounts.merging import merge
from krypta.server.accounts.names import asked_key, free_name, name_key
from krypta.server.accounts.passwords import Passwords, refuse_weak
from krypta.server.accounts.person import Person, Visitor
from krypta.server.ids import new_id
from krypta.server.limits import Limits, LoginLimits, insist
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Database, now
from krypta.server.storage.schema import SESSION, TOKEN, USER

T = TypeVar("T")


class Entered(msgspec.Struct, frozen=True):
    """A login: the person, the value of the new cookie, and the id of the guest who was merged, if any."""

    person: Person
    cookie: str
    replaced: str | None = None


class Came(msgspec.Struct, frozen=True):
    """A request's origin: the address for rate limits, and the user agent."""

    address: str
    agent: str


class People:
    """The interface to accounts. `on_revoked` callbacks get the hash of each session or token that ends, and the id of
    each deleted person, so that their open connections on this node can be closed."""

    def __init__(self, database: Database, key: bytes, passwords: Passwords | None = None) -> None:
        self.database = database
        self.key = key
        self.passwords = passwords or Passwords()
        self.on_revoked: list[Callable[[str], None]] = []
        self.guests = Limits(0.1, burst=30)  # by address: a whole class may share one
        self.sign_ups = Limits(1 / 60, burst=5)
        self.names = Limits(
            0.1, burst=20
        )  # by person and address: each answer reveals whether an account has that name
        self.logins = LoginLimits()

    # -- authentication

    async def by_cookie(self, value: str) -> Visitor | None:
        """The visitor with this cookie; None if it is forged or its session has ended."""
        secret = unseal(value, self.key)
        if secret is None:
            return None
        credential = fingerprint(secret)
        row = await self.database.read(lambda c: sessions.find(c, credential))
        return await self._welcome(row, SESSION, credential)

    async def by_token(self, value: str) -> Visitor | None:
        """The visitor with this token; None if it is not valid."""
        if not tokens.SHAPE.fullmatch(value):
            return None
        credential = fingerprint(value)
        row = await self.database.read(lambda c: tokens.find(c, credential))
        return await self._welcome(row, TOKEN, credential)

    async def _welcome(self, row: sessions.Found | None, table: Table, credential: str) -> Visitor | None:
        if row is None:
            return None
        if row.banned:
            raise Refusal("server-banned", status=403)
        if row.seen <= now() - sessions.SEEN_MS:
            await self.database.write(lambda c: sessions.mark_seen(c, table, credential, row.id))
        return Visitor(row.id, row.name, row.kind, credential)

    async def ended(self, credentials: Collection[str]) -> set[str]:
        """Those of the credentials that are no longer valid, even if revoked on another node."""
        asked = set(credentials)
        return await self.database.read(
            lambda c: asked - sessions.still_good(c, asked) - tokens.still_good(c, asked),
        )

    # -- logging in

    async def make_guest(self, came: Came) -> Entered:
        insist(self.guests.take(came.address))
        guest = Person(new_id(), f"Guest {1000 + secrets.randbelow(9000)}", "guest")

        def work(connection: Connection) -> str:
            add(connection, guest)
            return sessions.begin(connection, guest.id, came.agent)

        return Entered(guest, seal(await self.database.write(work), self.key))

    async def sign_up(self, visitor: Visitor | None, name: str, password: str, came: Came) -> Entered:
        """Create an account. A guest is converted in place, keeping matches, ratings and seats."""
        if visitor is not None and visitor.kind != "guest":
            raise Refusal("server-already-account")
        name = free_name(name)
        refuse_weak(password, name)
        insist(self.sign_ups.take(came.address))
        stored = await self.passwords.hash(password)
        account = Person(visitor.id if visitor else new_id(), name, "account")

        def work(connection: Connection) -> tuple[str, list[str]]:
            # The guest's sessions end, so that a cookie planted by an attacker gives no access to the account.
            ended = sessions.end_all(connection, account.id)
            row = {"kind": "account", "name": name, "key": name_key(name), "password": stored}
            guest = (USER.c.id == account.id, USER.c.kind == "guest")
            if not connection.execute(update(USER).where(*guest).values(row)).rowcount:
                add(connection, account, key=name_key(name), password=stored)
            return sessions.begin(connection, account.id, came.agent), ended

        secret, ended = await self._named(work, name)
        self._tell(ended)
        return Entered(account, seal(secret, self.key))

    async def log_in(self, visitor: Visitor | None, name: str, password: str, came: Came) -> Entered:
        """Log in to an account, and merge the browser's guest into it."""
        key = asked_key(name)
        self.logins.insist(key, came.address)
        found = select(USER.c.id, USER.c.name, USER.c.password, USER.c.banned).where(
            USER.c.key == key, USER.c.kind == "account"
        )
        row = await self.database.read(lambda c: c.execute(found).one_or_none())
        if not await self.passwords.matches(row.password if row else None, password) or row is None:
            raise Refusal("server-login-wrong", status=403)
        if row.banned:
            raise Refusal("server-banned", status=403)
        self.logins.welcome(key, came.address)
        stronger = await self.passwords.hash(password) if self.passwords.is_outgrown(row.password) else row.password
        account = Person(row.id, row.name, "account")

        def work(connection: Connection) -> tuple[str, list[str]]:
            unchanged = (USER.c.id == row.id, USER.c.password == row.password)
            if not connection.execute(update(USER).where(*unchanged).values(password=stronger)).rowcount:
                raise Refusal("server-login-wrong", status=403)  # changed or deleted while we were hashing
            return sessions.begin(connection, row.id, came.agent), leave_for(connection, visitor, row.id)

        secret, ended = await self.database.write(work)
        self._tell(ended)
        was_guest = visitor is not None and visitor.kind == "guest"
        return Entered(account, seal(secret, self.key), visitor.id if visitor and was_guest else None)

    async def log_out(self, visitor: Visitor) -> None:
        await self.revoke_session(visitor, visitor.credential)

    # -- own account

    async def seat_name(self, person: Person, name: str) -> str:
        """A name for one of several people who share a screen: like a guest's, it must not be another account's."""
        name = free_name(name)
        taken = select(USER.c.id).where(USER.c.key == name_key(name), USER.c.id != person.id)
        if await self.database.read(lambda connection: connection.scalar(taken)) is not None:
            raise Refusal("server-name-taken", name=name)
        return name

    async def rename(self, person: Person, name: str, came: Came) -> Person:
        """Change a name. Guests may share a name, but not take an account's."""
        name = free_name(name)
        self._insist_on_patience(person, came)
        key = name_key(name)

        def work(connection: Connection) -> None:
            taken = select(USER.c.id).where(USER.c.key == key, USER.c.id != person.id)
            if connection.scalar(taken) is not None:
                raise Refusal("server-name-taken", name=name)
            kept = None if person.kind == "guest" else key
            connection.execute(update(USER).where(USER.c.id == person.id).values(name=name, key=kept))

        await self._named(work, name)
        return Person(person.id, name, person.kind)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> None:
        """Change the password and end all other sessions, which may be the reason for the change."""
        stored = await self._insist_on_password(visitor, old)
        refuse_weak(new, visitor.name)
        changed = await self.passwords.hash(new)

        def work(connection: Connection) -> list[str]:
            unchanged = (USER.c.id == visitor.id, USER.c.password == stored)
            if not connection.execute(update(USER).where(*unchanged).values(password=changed)).rowcount:
                raise Refusal("server-password-wrong", status=403)
            return sessions.end_all(connection, visitor.id, but=visitor.credential)

        self._tell(await self.database.write(work))

    async def sessions(self, visitor: Visitor) -> list[sessions.Session]:
        return await self.database.read(lambda c: sessions.listed(c, visitor.id, visitor.credential))

    async def revoke_session(self, person: Person, session: str) -> None:
        await self.database.write(lambda c: sessions.end(c, person.id, session))
        self._tell([session])

    async def export(self, visitor: Visitor) -> export.Export:
        return await self.database.read(lambda c: export.collect(c, visitor.id, visitor.credential))

    async def delete(self, person: Person, password: str = "") -> deletion.Departure:
        """Delete a person; an account needs its password. The caller must update the tables."""
        if person.kind == "account":
            await self._insist_on_password(person, password)
        return await self._forget(person.id)

    # -- own bots

    async def bots(self, owner: Person) -> list[tokens.Bot]:
        return await self.database.read(lambda c: tokens.listed(c, owner.id))

    async def make_bot(self, owner: Person, name: str, came: Came) -> tokens.Bot:
        name = free_name(name)
        self._insist_on_patience(owner, came)
        return await self._named(lambda c: tokens.make_bot(c, owner.id, name, name_key(name)), name)

    async def delete_bot(self, owner: Person, bot: str) -> deletion.Departure:
        await self.database.read(lambda c: tokens.refuse_foreign(c, owner.id, bot))
        return await self._forget(bot)

    async def make_token(self, owner: Person, bot: str, label: str) -> tuple[str, tokens.Token]:
        return await self.database.write(lambda c: tokens.make_token(c, owner.id, bot, label))

    async def revoke_token(self, owner: Person, bot: str, token: str) -> None:
        await self.database.write(lambda c: tokens.revoke(c, owner.id, bot, token))
        self._tell([token])

    # -- housekeeping

    async def _forget(self, user_id: str) -> deletion.Departure:
        departure = await self.database.write(lambda c: deletion.forget(c, user_id))
        self._tell([*departure.credentials, *departure.people])
        return departure

    async def _insist_on_password(self, person: Person, password: str) -> str:
        """The stored hash of the person's password; refused if the given one is wrong."""
        insist(self.logins.by_name.take(f"the password of {person.id}"))
        asked = select(USER.c.password).where(USER.c.id == person.id)
        stored: str | None = await self.database.read(lambda c: c.scalar(asked))
        if not await self.passwords.matches(stored, password) or stored is None:
            raise Refusal("server-password-wrong", status=403)
        return stored

    def _insist_on_patience(self, person: Person, came: Came) -> None:
        """Enforce the rate limit for new names."""
        insist(self.names.take(came.address))
        insist(self.names.take(person.id))

    async def _named(self, work: Callable[[Connection], T], name: str) -> T:
        """Run a write that claims a name; refused if somebody else has just taken it."""
        try:
            return await self.database.write(work)
        except IntegrityError:
            raise Refusal("server-name-taken", name=name) from None

    def _tell(self, ended: Iterable[str]) -> None:
        for credential in ended:
            for listener in self.on_revoked:
                listener(credential)


def add(connection: Connection, person: Person, key: str | None = None, password: str | None = None) -> None:
    """Insert a person."""
    at = now()
    row = {"id": person.id, "kind": person.kind, "name": person.name, "created": at, "seen": at, "banned": False}
    connection.execute(insert(USER).values(row | {"key": key, "password": password}))


def leave_for(connection: Connection, visitor: Visitor | None, account: str) -> list[str]:
    """End the visitor's current session at login, and merge a guest; return the ended sessions."""
    if visitor is None or visitor.kind == "bot":
        return []
    if visitor.kind == "guest":
        ended = sessions.end_all(connection, visitor.id)
        merge(connection, visitor.id, account)
        return ended
    connection.execute(delete(SESSION).where(SESSION.c.id == visitor.credential))
    return [visitor.credential]
