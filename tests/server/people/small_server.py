"""A small server for tests about people: the real API, guard, errors and log, on a real database; only the rooms are
a stub that records its calls."""

import logging
from collections.abc import Callable, Collection
from typing import Any, Literal

import httpx
from argon2 import Parameters, PasswordHasher, extract_parameters
from litestar import Litestar
from litestar.di import Provide
from sqlalchemy import Connection, insert, select, update

from krypta.server.accounts.passwords import Passwords
from krypta.server.accounts.people import People
from krypta.server.accounts.person import Person
from krypta.server.http import errors
from krypta.server.http.api.account import AccountController
from krypta.server.http.api.bots import BotController
from krypta.server.http.api.keepings import KeepingsController, SharedController
from krypta.server.http.api.me import MeController
from krypta.server.http.api.people import PeopleController
from krypta.server.http.security import Guarded
from krypta.server.ids import new_id
from krypta.server.ops.logs import LOG, Logged
from krypta.server.ops.metrics import Metrics
from krypta.server.settings import Settings
from krypta.server.storage.database import Database, now
from krypta.server.storage.schema import CHAT, METADATA, PARTICIPANT, SITTING, TABLE, USER

KEY = b"k" * 32
PASSWORD = "correct horse battery"
QUICK: dict[str, Any] = {"time_cost": 1, "memory_cost": 8, "parallelism": 1}
HOST = "http://localhost"


class Counted(PasswordHasher):
    """A real hasher that records its calls; `meanwhile` runs while it works."""

    def __init__(self) -> None:
        super().__init__(**QUICK)
        self.work: list[Parameters] = []
        self.meanwhile: Callable[[], None] = lambda: None

    @property
    def verified(self) -> int:
        return len(self.work)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.work.append(extract_parameters(str(hash)))
        self.meanwhile()
        return super().verify(hash, password)


class Rooms:
    def __init__(self) -> None:
        self.replaced: list[tuple[str, Person]] = []
        self.removed: list[tuple[str, list[str]]] = []

    async def replace_person(self, old_id: str, person: Person) -> None:
        self.replaced.append((old_id, person))

    async def remove_person(self, user_id: str, tables: Collection[str]) -> None:
        self.removed.append((user_id, list(tables)))


class World:
    """Stands in for the node in controllers, and creates browsers."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.hasher = Counted()
        self.people = People(database, KEY, Passwords(self.hasher))
        self.rooms = Rooms()
        self.settings = Settings(database_url="")
        self.revoked: list[str] = []
        self.people.on_revoked.append(self.revoked.append)
        metrics = Metrics()
        LOG.setLevel(logging.DEBUG)
        app = Litestar(
            [MeController, AccountController, BotController, PeopleController, KeepingsController, SharedController],
            dependencies={"node": Provide(lambda: self, sync_to_thread=False)},
            exception_handlers=errors.handlers(metrics),
            logging_config=None,
        )
        self.app = Logged(Guarded(app, self.settings, metrics), metrics)

    def browser(self, address: str = "192.0.2.1", host: str = HOST, **headers: str) -> "Browser":
        transport = httpx.ASGITransport(self.app, client=(address, 1))  # type: ignore[arg-type]
        headers = {"X-Krypta": "1", "Origin": host, "User-Agent": "Firefox", **headers}
        return Browser(
            transport=transport,
            base_url=f"{host}/api",
            headers={name: value.encode() for name, value in headers.items()},  # type: ignore[arg-type]
        )

    async def ban(self, user_id: str) -> None:
        await self.database.write(lambda c: c.execute(update(USER).where(USER.c.id == user_id).values(banned=True)))

    async def play(self, *user_ids: str | None, public: bool = False, **changes: Any) -> str:
        """Stores a match of these people (None is a bot) with a chat line of each; finished by default."""
        match, at = new_id(), now()
        table = {"id": match, "game": "karak", "state": "over", "public": public, "version": 1, "last": 1, "doc": b""}
        table |= {"secret": "", "created": at, "touched": at, "tended": False, "lease_until": 0}
        seats = [
            {"match": match, "seat": seat, "user_id": user, "name": f"name of {user}", "bot": "" if user else "greedy"}
            | {"game": "karak", "started": at, "ended": at + 1, "share": float(seat == 0), "rated": True}
            | changes
            for seat, user in enumerate(user_ids)
        ]
        words = [
            {"match": match, "n": n, "user_id": user, "seat": n, "name": f"name of {user}", "text": f"I am {user}"}
            | {"cid": "1", "at": at}
            for n, user in enumerate(dict.fromkeys(user_ids))
            if user
        ]

        def work(connection: Connection) -> None:
            connection.execute(insert(TABLE).values(table))
            connection.execute(insert(PARTICIPANT), seats)
            if any(seat["ended"] is None for seat in seats):
                here = [{"user_id": user, "match": match} for user in dict.fromkeys(user_ids) if user]
                connection.execute(insert(SITTING), here)
            if words:
                connection.execute(insert(CHAT), words)

        await self.database.write(work)
        return match


class Browser(httpx.AsyncClient):
    """Keeps its cookie, and has helpers to check answers."""

    async def guest(self) -> dict[str, Any]:
        return await self.person(self.post("/me/guest"))

    async def sign_up(self, name: str, password: str = PASSWORD) -> dict[str, Any]:
        return await self.person(self.post("/account", json={"name": name, "password": password}))

    async def log_in(self, name: str, password: str = PASSWORD) -> httpx.Response:
        return await self.post("/login", json={"name": name, "password": password})

    async def who(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = (await self.get("/me")).json()["person"]
        return found

    async def person(self, asking: Any) -> dict[str, Any]:
        answer = await asking
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()["person"]
        return found

    @property
    def cookie(self) -> str:
        return self.cookies["krypta"]


def everything(connection: Connection) -> str:
    """The whole contents of the database, as text."""
    return "\n".join(
        f"{table.name}: {row}" for table in METADATA.sorted_tables for row in connection.execute(select(table))
    )


def refused(answer: httpx.Response, status: int, id: str) -> dict[str, Any]:
    """Asserts that an answer is this refusal; returns its arguments."""
    assert (answer.status_code, answer.json().get("id")) == (status, id), answer.text
    arguments: dict[str, Any] = answer.json().get("args", {})
    return arguments
