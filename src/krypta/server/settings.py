"""The settings of a node, from the command line and the environment, checked before anything starts."""

import ipaddress
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
import platformdirs
from sqlalchemy import URL, make_url

from krypta.server.extras import need_cluster
from krypta.server.problem import Faulty, Problem
from krypta.server.storage.database import engine_for

T = TypeVar("T")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LOG_LEVELS = ("debug", "info", "warning", "error")
REDIS = ("redis", "rediss", "unix", "valkey", "valkeys")
PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)*")
LONGEST_PACE = 60.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database_url: str
    redis_url: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    any_port: bool = False  # the port was not chosen explicitly: if it is in use, take the next free one
    public_url: str = ""  # the URL for others: https://play.example.org/krypta
    path_prefix: str = ""  # the path under which a proxy serves it: /krypta
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-* is trusted
    bot_pace: float = 0.7  # seconds that a bot waits before it acts
    log_level: str = "info"
    metrics_token: str = ""  # required for /metrics from other machines, and on any public server

    @property
    def public_origin(self) -> str:
        """Scheme and host of the public URL, as a browser's Origin has them; empty without one."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.public_url else ""

    @property
    def networks(self) -> tuple[Network, ...]:
        return tuple(ipaddress.ip_network(text, strict=False) for text in self.trusted_proxies)


class Given(msgspec.Struct, kw_only=True):
    """The settings as entered, unchecked."""

    database_url: str = ""
    redis_url: str = ""
    host: str = ""
    port: str = ""
    public_url: str = ""
    path_prefix: str = ""
    trusted_proxies: list[str] = []
    bot_pace: str = ""
    log_level: str = ""
    metrics_token: str = ""


def data_folder() -> Path:
    return Path(platformdirs.user_data_dir("krypta", appauthor=False))


def sqlite_url(path: Path) -> str:
    return URL.create("sqlite", database=str(path)).render_as_string()


def read(given: Given) -> Settings:
    """The checked settings; Faulty lists all errors, not only the first."""
    faults: list[Problem] = []

    def checked(check: Callable[[str], T], text: str, instead: T) -> T:
        try:
            return check(text.strip()) if text.strip() else instead
        except Problem as problem:
            faults.append(problem)
        except ValueError as error:
            faults.append(Problem("command-serve-other", why=str(error)))
        return instead

    public_url = checked(_public_url, given.public_url, "")
    settings = Settings(
        database_url=checked(_database_url, given.database_url, sqlite_url(data_folder() / "server.sqlite3")),
        redis_url=checked(_redis_url, given.redis_url, ""),
        host=given.host.strip() or "127.0.0.1",
        port=checked(_port, given.port, 8000),
        any_port=not given.port.strip(),
        public_url=public_url,
        path_prefix=checked(_path_prefix, given.path_prefix or urlsplit(public_url).path, ""),
        trusted_proxies=tuple(checked(_network, text, "") for text in given.trusted_proxies),
        bot_pace=checked(_pace, given.bot_pace, 0.7),
        log_level=checked(_log_level, given.log_level, "info"),
        metrics_token=given.metrics_token,
    )
    if faults:
        raise Faulty(faults)
    return settings


def _database_url(text: str) -> str:
    engine_for(text).dispose()
    address = make_url(text)
    if address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:"):
        raise Problem("command-serve-no-file")
    return text


def _redis_url(text: str) -> str:
    scheme, colon, rest = text.partition("://")
    if scheme not in REDIS or not colon or not rest:
        raise Problem("command-serve-redis-address")
    need_cluster("redis", "Redis")
    return text.replace("valkey", "redis", 1) if scheme.startswith("valkey") else text


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or not 0 <= int(text) <= 65535:
        raise Problem("command-serve-port", port=text)
    return int(text)


def _public_url(text: str) -> str:
    wrong = Problem("command-serve-public-url", url=text)
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("http", "https") or not parts.hostname or port == 0:
        raise wrong
    if parts.query or parts.fragment or parts.username or not PREFIX.fullmatch(parts.path.rstrip("/")):
        raise wrong
    return text.rstrip("/")


def _path_prefix(text: str) -> str:
    text = text.rstrip("/")
    if not PREFIX.fullmatch(text):
        raise Problem("command-serve-path-prefix", path=text)
    return text


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise Problem("command-serve-trusted-proxy", proxy=text) from None


def _pace(text: str) -> float:
    wrong = Problem("command-serve-bot-pace", pace=text, most=f"{LONGEST_PACE:g}")
    try:
        pace = float(text)
    except ValueError:
        raise wrong from None
    if not 0 <= pace <= LONGEST_PACE:  # also refuses nan
        raise wrong
    return pace


def _log_level(text: str) -> str:
    if text.lower() not in LOG_LEVELS:
        raise Problem("command-serve-log-level", level=text, known=", ".join(LOG_LEVELS))
    return text.lower()
