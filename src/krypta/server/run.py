"""Runs a node: it answers requests while the rules compile, becomes ready, and stops without losing data.

If rules must be compiled first, a node that is alone opens as soon as one game can be played.
"""

import asyncio
import contextlib
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from types import FrameType
from typing import Any

import uvicorn

from krypta import games
from krypta.bots.warm import ROUNDS, load_search, run_part, warm_search
from krypta.server.app import build
from krypta.server.boot import Booted
from krypta.server.connection import HttpConnection
from krypta.server.http.health import Readiness
from krypta.server.http.places import Places
from krypta.server.node import Node
from krypta.server.ops.descriptors import most_connections, raise_limit
from krypta.server.ops.gc_schedule import search_rarely
from krypta.server.ops.logs import log
from krypta.server.ops.metrics import Metrics
from krypta.server.ops.watchdog import Watchdog
from krypta.server.problem import faulty
from krypta.server.storage.migrate import signing_key
from krypta.server.ws.fast_socket import Socket

STOP_SECONDS = 10
LARGEST_FRAME = 16 * 1024
SIGNALS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGBREAK") if hasattr(signal, name))


class Server(uvicorn.Server):
    """Uvicorn without signal handling: we stop the tables before it closes the connections."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def server_for(app: object, places: Places) -> Server:
    settings: dict[str, Any] = {
        "http": partial(HttpConnection, places),
        "ws": Socket,
        "ws_per_message_deflate": False,  # it would take 50 kB per socket
        "ws_max_size": LARGEST_FRAME,
        "lifespan": "off",
        "proxy_headers": False,  # proxy.py handles them
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": 3,
    }
    return Server(uvicorn.Config(app, **settings))  # type: ignore[arg-type]


def load_rules(game: str) -> None:
    """Load the compiled rules into this process, so that the first act is as fast as any other."""
    for parts in ROUNDS:
        for part in parts:
            for _ in run_part(game, part):
                pass
    suit_the_load()


def wake_bots(game: str) -> None:
    """Compile what bots that search need, and load it into this process."""
    warm_search(game)
    load_search(game)


def suit_the_load() -> None:
    """Tune garbage collection and thread switching for thousands of acts a second."""
    search_rarely()
    # Database threads reacquire the GIL after every SQL statement; with the default of 5 ms, a busy event loop made
    # them wait that long each time.
    sys.setswitchinterval(0.001)


class Serving:
    """The life of a node. `compiling` maps the games that must be compiled to the commands that do it."""

    def __init__(
        self,
        booted: Booted,
        compiling: Mapping[str, Sequence[str]],
        load: Callable[[str], None],
        when_ready: Callable[[], None],
        wake: Callable[[str], None] | None = None,
    ) -> None:
        assert booted.database is not None
        self.booted = booted
        self.compiling = compiling
        self.load = load
        self.when_ready = when_ready
        self.wake = wake  # compiles and loads what bots that search need
        metrics = Metrics()
        self.node = Node(booted.settings, booted.database, signing_key(booted.database), metrics)
        self.readiness = Readiness(metrics)
        places = Places(metrics, booted.settings.networks, most_connections())
        self.server = server_for(build(self.node, self.readiness), places)
        self.stop = asyncio.Event()
        self.watching = contextlib.ExitStack()

    async def run(self) -> None:
        """Serve until a signal arrives. An error on the way is raised after everything is closed."""
        listeners = [self.booted.listener] if self.booted.listener else None
        serving = asyncio.create_task(self.server.serve(sockets=listeners))
        readying = asyncio.create_task(self._make_ready())
        stopping = asyncio.create_task(self.stop.wait())
        with self._listening_for_signals():
            await asyncio.wait({serving, readying, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if readying.done() and readying.exception() is None:
                await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
            self.stop.set()
            self.watching.close()
            log("stopping")
            await asyncio.wait({readying}, timeout=STOP_SECONDS)
            await self._end(serving)
        if readying.done():
            readying.result()

    async def _make_ready(self) -> None:
        """Compile and load each game, and open; if games must be compiled, open with the first that can be played.

        A node in a cluster opens only with all games, since other nodes serve players meanwhile.
        """
        rooms = self.node.rooms
        warming = rooms.contents.warming = set(games.names())
        opens_early = bool(self.compiling) and rooms.alone
        for game in games.names():
            if command := self.compiling.get(game):
                await self._compile(command)
            if not self.stop.is_set():
                await in_thread(partial(self.load, game))
            if self.stop.is_set():
                return
            warming.discard(game)
            if not self.readiness.open and (opens_early or not warming):
                await self.node.start()
                self.readiness.open = True
                self.when_ready()
        self.node.metrics.waking.set(int(self.wake is not None))
        self.readiness.warm = True
        self.watching.enter_context(
            Watchdog(self.node.metrics)
        )  # not earlier: loading the rules stalls the loop repeatedly
        log("ready", connections=most_connections())
        if self.wake is not None:
            self.node.rooms.tasks.spawn(self._wake_the_bots(self.wake))

    async def _wake_the_bots(self, wake: Callable[[str], None]) -> None:
        """Compile and load what bots that search need, after the start: until then they play below their level."""
        for game in games.names():
            try:
                await in_thread(partial(wake, game))
            except Exception as error:  # the tables are more important than the bots
                log("search-not-compiled", logging.ERROR, error, game=game)
            else:
                self.node.rooms.thinking.awake.add(game)
        self.node.metrics.waking.set(0)

    async def _compile(self, command: Sequence[str]) -> None:
        """Compile in separate processes, which are killed when the node stops."""
        compiler = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)
        done = asyncio.create_task(in_thread(compiler.wait))
        stopping = asyncio.create_task(self.stop.wait())
        await asyncio.wait({done, stopping}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if self.stop.is_set():
            end_all_of(compiler)
        await done
        if compiler.returncode and not self.stop.is_set():
            raise faulty("command-serve-not-compiled")

    async def _end(self, serving: "asyncio.Task[None]") -> None:
        """Stop the node, finishing pending writes, then close the connections."""
        self.readiness.stopping = True
        if self.readiness.open:
            try:
                await asyncio.wait_for(self.node.stop(), STOP_SECONDS)
            except TimeoutError:
                log("stop-took-too-long", logging.ERROR)
        self.server.should_exit = True
        await serving
        log("stopped")

    @contextlib.contextmanager
    def _listening_for_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()

        def note(_number: int, _frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(self.stop.set)

        if threading.current_thread() is not threading.main_thread():
            yield  # a test's thread: it sets `stop` itself
            return
        before = {number: signal.signal(number, note) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def end_all_of(process: "subprocess.Popen[bytes]") -> None:
    """Kill a process and its children, which form a process group."""
    if sys.platform == "win32":
        process.kill()
        return
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


async def in_thread(work: Callable[[], object]) -> None:
    """Run `work` in a daemon thread, because loading cannot be interrupted and must not keep the process alive."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(error: BaseException | None) -> None:
        if done.cancelled():
            return
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    def run() -> None:
        error: BaseException | None = None
        try:
            work()
        except BaseException as raised:
            error = raised
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits for the result
            loop.call_soon_threadsafe(tell, error)

    threading.Thread(target=run, daemon=True).start()
    await done


def run(booted: Booted, compiling: Mapping[str, Sequence[str]], when_ready: Callable[[], None]) -> None:
    """Serve until a signal arrives."""

    raise_limit()

    async def main() -> None:
        await Serving(booted, compiling, load_rules, when_ready, wake_bots).run()

    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(main())
