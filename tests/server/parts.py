"""Real services for tests: private PostgreSQL clusters, Redis and nginx servers on free ports of this machine.

postgres_url()          a fresh, empty database on the cluster that the whole test run shares
redis_url()             the Redis that the run shares (use unique names on it)
Postgres(folder)        a private cluster: start, stop, kill, database()
Redis(folder)           a private Redis: start, stop, kill, url
"""

import atexit
import contextlib
import fcntl
import functools
import json
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, TextIO

import psycopg
import redis

SECONDS = 60  # how long a service may take to start on a busy machine
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # nginx's temporary folders
MISSING = "{} is not installed: `make parts` installs what the server's tests need (on Debian, as root or with sudo)."


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def program(name: str) -> str:
    """The path of a program; Debian keeps some of them off an ordinary user's path."""
    elsewhere = [Path("/usr/sbin") / name, *sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)]
    found = shutil.which(name) or next((str(path) for path in elsewhere if path.exists()), None)
    if found is None:
        raise FileNotFoundError(MISSING.format(name))
    return found


def as_ordinary_user() -> dict[str, Any]:
    """Popen arguments for programs that refuse root: run them as the user of Debian's package."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Part:
    """A private server process, with its folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def _run(self, *command: str, **more: Any) -> None:
        with open(self.folder.with_suffix(".log"), "ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **more)

    def _await(self) -> None:
        until = time.monotonic() + SECONDS
        while not self.answers():
            assert self.process is not None
            if self.process.poll() is not None or time.monotonic() > until:
                log = self.folder.with_suffix(".log").read_text(errors="replace")
                raise RuntimeError(f"{type(self).__name__} did not start:\n{log[-2000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        raise NotImplementedError

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                self.process.send_signal(how)
            self.process.wait(SECONDS)
            self.process = None

    def kill(self) -> None:
        """Kills it, like a power failure."""
        self._end(signal.SIGKILL)


def address(port: int, name: str) -> str:
    return f"postgresql://postgres@127.0.0.1:{port}/{name}"


def fresh_database(port: int) -> str:
    """The address of a new, empty database on the cluster at that port."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(address(port, "postgres"), autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return address(port, name)


class Postgres(Part):
    """A private cluster; what it acknowledges is on disk (fsync is on)."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        # Not in the folder itself: pytest closes its folders to all other users, among them PostgreSQL's.
        self.data = Path(tempfile.mkdtemp(prefix="krypta-postgres-"))
        atexit.register(shutil.rmtree, self.data, ignore_errors=True)

    def start(self) -> None:
        if not (self.data / "PG_VERSION").exists():
            self._make()
        self._run(
            program("postgres"),
            *("-D", str(self.data), "-p", str(self.port), "-k", "", "-h", "127.0.0.1"),
            *("-c", "fsync=on", "-c", "max_connections=200", "-c", "shared_buffers=64MB"),
            **as_ordinary_user(),
        )
        self._await()

    def _make(self) -> None:
        if who := as_ordinary_user():
            os.chown(self.data, who["user"], who["group"])
        command = [program("initdb"), "-D", str(self.data), "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"]
        done = subprocess.run(
            [*command, "--locale=C"], capture_output=True, text=True, check=False, **as_ordinary_user()
        )
        if done.returncode != 0:
            raise RuntimeError(f"initdb failed:\n{done.stderr}")

    def answers(self) -> bool:
        try:
            psycopg.connect(address(self.port, "postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def database(self) -> str:
        return fresh_database(self.port)

    def stop(self) -> None:
        """PostgreSQL's fast shutdown: cuts connections, but writes everything."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Its children notice and exit as well; the port is free once they have."""
        super().kill()
        with contextlib.suppress(FileNotFoundError):
            (self.data / "postmaster.pid").unlink()
        time.sleep(0.2)


class Redis(Part):
    """A Redis without persistence: it is only a notifier."""

    server = "redis-server"

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._run(
            program(self.server),
            *("--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(self.folder), "--save", ""),
        )
        self._await()

    def answers(self) -> bool:
        with contextlib.closing(redis.Redis(port=self.port, socket_timeout=2)) as client:
            try:
                return bool(client.ping())
            except redis.RedisError:
                return False

    def stop(self) -> None:
        self._end(signal.SIGTERM)


class Nginx(Part):
    """A reverse proxy with the given `server` blocks of nginx; {port} in them is the port it listens on."""

    def __init__(self, folder: Path, servers: str) -> None:
        super().__init__(folder)
        self.servers = servers

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        paths = "".join(f"{name}_temp_path {self.folder}/{name};" for name in TEMPORARY)
        (self.folder / "nginx.conf").write_text(
            f"pid {self.folder}/pid; error_log stderr; daemon off; events {{}} "
            f"http {{ access_log off; {paths} {self.servers.replace('{port}', str(self.port))} }}"
        )
        self._run(program("nginx"), "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"))
        self._await()

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        self._end(signal.SIGTERM)


class Valkey(Redis):
    """Valkey, the compatible fork of Redis."""

    server = "valkey-server"


# -- shared by a whole test run


@functools.cache
def shared() -> dict[str, int]:
    """The ports of the run's PostgreSQL and Redis, which the first worker that needs them starts."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", f"pid{os.getpid()}")
    folder = Path(tempfile.gettempdir()) / f"krypta-parts-{run}"
    atexit.register(_use(folder).close)
    with open(folder / "starting", "w") as alone:
        fcntl.flock(alone, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            _start_keeper(folder)
    return dict(json.loads((folder / "ready").read_text()))


def _use(folder: Path) -> TextIO:
    """Holds the lock that keeps the services running for as long as this process lives."""
    while True:
        folder.mkdir(exist_ok=True)
        users = open(folder / "users", "w")  # noqa: SIM115 - closed when the process ends
        fcntl.flock(users, fcntl.LOCK_SH)
        with contextlib.suppress(FileNotFoundError):
            if os.fstat(users.fileno()).st_ino == (folder / "users").stat().st_ino:
                return users
        users.close()  # a keeper was just shutting down


def _start_keeper(folder: Path) -> None:
    log = folder / "keeper.log"
    with open(log, "wb") as said:
        command = [sys.executable, str(Path(__file__).with_name("keeper.py")), str(folder)]
        keeper = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
    until = time.monotonic() + 2 * SECONDS
    while not (folder / "ready").exists():
        if keeper.poll() is not None or time.monotonic() > until:
            raise RuntimeError(f"The parts did not start:\n{log.read_text()}")
        time.sleep(0.05)
    keeper.returncode = 0  # it outlives this process on purpose; otherwise Python would warn that it is still running


def postgres_url() -> str:
    """A fresh, empty database on the cluster that the whole run shares."""
    return fresh_database(shared()["postgres"])


def redis_url() -> str:
    """The Redis that the whole run shares."""
    return f"redis://127.0.0.1:{shared()['redis']}/0"
