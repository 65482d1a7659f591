"""Everything a node needs before it starts: port, database, Redis. All problems are reported at once."""

import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from krypta.core.files.trouble import trouble_of
from krypta.server.http.proxy import is_address
from krypta.server.ops.addresses import network_addresses
from krypta.server.problem import Faulty, Problem
from krypta.server.settings import Settings
from krypta.server.storage.database import Away, Database
from krypta.server.storage.lock import Held, Lock
from krypta.server.storage.migrate import migrate

NEXT_PORTS = 100
BACKLOG = 2048
UNREAD_MS = 60_000  # after which the kernel closes a connection whose peer acknowledges nothing
REDIS_SECONDS = 3


class Booted:
    """The opened port, database and lock of a node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock: Lock | None = None
        self.database: Database | None = None
        self.listener: socket.socket | None = None

    def close(self) -> None:
        for part in (self.listener, self.database):
            if part is not None:
                part.close()
        if self.lock is not None:
            self.lock.release()


def boot(settings: Settings) -> Booted:
    """Open everything; Faulty lists everything that is wrong."""
    faults: list[Problem] = []
    booted = Booted(settings)

    def attempt(what: Callable[[Booted], None]) -> None:
        try:
            what(booted)
        except Problem as problem:
            faults.append(problem)
        except ValueError as error:
            faults.append(Problem("command-serve-other", why=str(error)))

    for part in (open_listener, open_database, reach_redis):
        attempt(part)
    if faults:
        booted.close()
        raise Faulty(faults)
    if booted.lock is not None:
        booted.lock.say(f"process {os.getpid()}, {local_url(booted)}")
    return booted


# -- the port


def open_listener(booted: Booted) -> None:
    """Bind the port first, so that a port in use is reported before anything slow happens."""
    settings = booted.settings
    tries = NEXT_PORTS if settings.any_port else 1
    for port in range(settings.port, min(settings.port + tries, 65536)):
        try:
            booted.listener = listen(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or port == settings.port + tries - 1:
                raise why_not_listen(settings, error) from None
        else:
            return


def listen(host: str, port: int) -> socket.socket:
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    # IPPROTO_TCP is explicit because asyncio sets TCP_NODELAY only on sockets with that protocol.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # accepted connections inherit it
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def why_not_listen(settings: Settings, error: OSError) -> Problem:
    if error.errno == errno.EADDRINUSE:
        return Problem("command-serve-port-taken", port=str(settings.port))
    if error.errno == errno.EACCES:
        return Problem("command-serve-port-low", port=str(settings.port))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return Problem("command-serve-host", host=settings.host)
    return Problem("command-serve-listen", host=settings.host, port=str(settings.port), why=trouble_of(error))


# -- the database


def open_database(booted: Booted) -> None:
    """Open the database, lock it if it is a file, and migrate it."""
    settings = booted.settings
    path = sqlite_path(settings.database_url)
    if path is not None:
        booted.lock = lock_file(path)
    booted.database = Database(settings.database_url)
    try:
        migrate(booted.database)
    except Away as error:
        raise Problem("command-serve-database-away", url=shown(settings.database_url), why=first_line(error)) from None
    except SQLAlchemyError as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise Problem(
            "command-serve-database-unusable", url=shown(settings.database_url), why=first_line(cause)
        ) from None


def sqlite_path(url: str) -> Path | None:
    address = make_url(url)
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def lock_file(path: Path) -> Lock:
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        return Lock(path)
    except Held as held:
        raise Problem("command-serve-database-held", holder=held.holder, path=str(path)) from None
    except OSError as error:
        raise Problem("command-serve-database-folder", path=str(path.parent), why=trouble_of(error)) from None


def shown(url: str) -> str:
    """An address without its password."""
    return make_url(url).render_as_string(hide_password=True)


def first_line(error: object) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


# -- the notifier


def reach_redis(booted: Booted) -> None:
    """Connect to Redis once: it may fail later, but at startup a wrong address must be reported."""
    if not booted.settings.redis_url:
        return
    import redis  # an extra

    parts = urlsplit(booted.settings.redis_url)
    where = f"{parts.scheme}://{parts.hostname or parts.path}"
    try:
        client = redis.Redis.from_url(
            booted.settings.redis_url, socket_connect_timeout=REDIS_SECONDS, socket_timeout=REDIS_SECONDS
        )
        with client:
            client.ping()
    except (redis.RedisError, ValueError, OSError) as error:
        raise Problem("command-serve-redis-away", where=where, why=first_line(error)) from None


# -- addresses


def port_of(booted: Booted) -> int:
    assert booted.listener is not None
    return int(booted.listener.getsockname()[1])


def local_url(booted: Booted) -> str:
    """The URL for a browser on this machine."""
    host = booted.settings.host
    if host in ("0.0.0.0", "::", ""):
        host = "127.0.0.1"
    shown_host = f"[{host}]" if is_address(host) and ":" in host else host
    return f"http://{shown_host}:{port_of(booted)}{booted.settings.path_prefix}/"


def network_urls(booted: Booted) -> list[str]:
    """The URLs for others on the same network; none if the server listens only to this machine."""
    if booted.settings.host not in ("0.0.0.0", "::"):
        return []
    return [f"http://{address}:{port_of(booted)}{booted.settings.path_prefix}/" for address in network_addresses()]
