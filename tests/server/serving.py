"""Servers for tests: the real `krypta serve` in a separate process, or the same node in a thread of this one.

with serve(tmp_path) as served: ...             a process: kill() is a power failure, stop() an operator
with serve_here(tmp_path) as served: ...        a thread: quick to start, with served.node at hand
"""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

import krypta
from krypta.cli.bench.process import parent
from krypta.server.boot import boot
from krypta.server.node import Node
from krypta.server.run import Serving
from krypta.server.settings import Settings, sqlite_url
from krypta.server.storage import writer_process
from server.parts import free_port

SOURCE = Path(krypta.__file__).resolve().parents[1]
SECONDS = 120  # how long a node may take to be ready on a busy machine with uncompiled rules


class Served:
    """A `krypta serve` process."""

    def __init__(self, folder: Path, *args: str, port: int | None = None, **environment: str) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_path = folder / f"serve-{self.port}.log"
        self.out_path = folder / f"serve-{self.port}.out"
        self.args = args
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True) -> "Served":
        """Starts it, or restarts it: same folder, same port, same database."""
        command = [sys.executable, "-m", "krypta", "serve", "--port", str(self.port), *self.args]
        homes = {"XDG_DATA_HOME": str(self.folder), "XDG_STATE_HOME": str(self.folder), "KRYPTA_LANG": "en"}
        environment = {**os.environ, "PYTHONPATH": python_path(), **homes, **self.environment}
        with open(self.log_path, "ab") as log, open(self.out_path, "ab") as out:
            self.process = subprocess.Popen(command, env=environment, stdin=subprocess.DEVNULL, stdout=out, stderr=log)
        if wait:
            self.await_ready()
        return self

    @property
    def running(self) -> subprocess.Popen[bytes]:
        assert self.process is not None, "it was never started"
        return self.process

    def await_ready(self) -> None:
        until = time.monotonic() + SECONDS
        while not self.is_ready():
            if self.running.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"krypta serve is not ready:\n{self.log[-3000:]}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def log(self) -> str:
        """Everything it has written to stderr, over all its starts."""
        return self.log_path.read_text(errors="replace") if self.log_path.exists() else ""

    @property
    def lines(self) -> list[dict[str, Any]]:
        """Its log lines, decoded."""
        return [json.loads(line) for line in self.log.splitlines()]

    @property
    def out(self) -> str:
        return self.out_path.read_text(errors="replace") if self.out_path.exists() else ""

    def kill(self) -> None:
        """SIGKILL, like a power failure."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, like an operator; returns its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        with contextlib.suppress(ProcessLookupError):
            self.running.send_signal(how)
        return self.running.wait(30)


def python_path() -> str:
    return os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH", "")]))


@contextlib.contextmanager
def serve(folder: Path, *args: str, port: int | None = None, **environment: str) -> Iterator[Served]:
    """Runs `krypta serve ARGS` as a process until the end of the block; it is ready."""
    served = Served(folder, *args, port=port, **environment)
    try:
        yield served.start()
    finally:
        if served.process is not None and served.process.poll() is None:
            served.kill()


class ServedHere:
    """A node in a thread of this process."""

    def __init__(self, settings: Settings, compiling: Mapping[str, Sequence[str]] | None = None) -> None:
        self._compiling = compiling or {}
        self._booted = boot(settings)
        assert self._booted.listener is not None
        self.port: int = self._booted.listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._ready = threading.Event()
        self._error: BaseException | None = None
        self._thread = threading.Thread(target=self._run, name="serving")
        self._thread.start()
        self._ready.wait(SECONDS)
        if self._error is not None:
            raise self._error

    def _run(self) -> None:
        try:
            asyncio.run(self._main())
        except BaseException as error:  # raised again in the waiting thread
            self._error = error
            self._ready.set()
        finally:
            self._booted.close()

    async def _main(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.serving = Serving(self._booted, self._compiling, lambda _game: None, self._ready.set)
        await self.serving.run()

    @property
    def node(self) -> Node:
        return self.serving.node

    def do(self, work: Any) -> Any:
        """Runs a coroutine on the node's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        if self._thread.is_alive():
            self.loop.call_soon_threadsafe(self.serving.stop.set)
        self._thread.join(30)
        if self._error is not None:
            raise self._error


def settings_for(folder: Path, **more: Any) -> Settings:
    """The settings of a node that stores everything in a folder and listens on any free port."""
    database_url = more.pop("database_url", sqlite_url(folder / "server.sqlite3"))
    return Settings(**({"database_url": database_url, "port": 0, "bot_pace": 0.0} | more))


@contextlib.contextmanager
def serve_here(folder: Path, **more: Any) -> Iterator[ServedHere]:
    """Runs a node in a thread; `more` are settings (database_url, redis_url, public_url …)."""
    served = ServedHere(settings_for(folder, **more))
    try:
        yield served
    finally:
        served.stop()


def writer_processes_of(pid: int, file: str = "") -> list[int]:
    """The writer processes of a process, or of its node that uses that file."""
    everyone = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
    return [
        one
        for one in everyone
        if parent(one) == pid and writer_process.__name__ in command_of(one) and file in command_of(one)
    ]


def command_of(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""
