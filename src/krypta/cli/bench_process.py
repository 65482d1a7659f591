"""The server that is measured: the real `krypta serve` in a process of its own, with its memory and its time."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from krypta.cli.faults import FAULTY, Sentence
from krypta.server.settings import data_folder, sqlite_url

KEPT = ("KRYPTA_CACHE", "KRYPTA_GAMES", "KRYPTA_INTERPRETED")  # the rest of the environment is not this server's
ADDRESS = re.compile(r"http://(127\.0\.0\.1):(\d+)/")
STOP_SECONDS = 20


class Served:
    """A server that is ready."""

    def __init__(self, pid: int, address: tuple[str, int]) -> None:
        self.pid = pid
        self.address = address

    def cpu_seconds(self) -> float:
        """That all its threads have computed since its start, the kernel's work for them included."""
        after_name = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that are in memory now."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return 1024 * int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def serve(database_url: str, redis_url: str) -> Iterator[Served]:
    """Start it and wait until it is ready. Without an address its database is a new file, on the disk where players'
    data would be: how fast that disk is belongs to the measure."""
    if not Path("/proc/self/stat").exists():
        raise Sentence("The server's memory and time are read from /proc, which this system does not have: use Linux.")
    home = data_folder()
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=home) as name:
        folder = Path(name)
        process = start(database_url or sqlite_url(folder / "server.sqlite3"), redis_url, folder)
        try:
            yield Served(process.pid, await_address(process, folder))
        finally:
            stop(process)


def start(database_url: str, redis_url: str, folder: Path) -> "subprocess.Popen[bytes]":
    own = {name: value for name, value in os.environ.items() if not name.startswith("KRYPTA_") or name in KEPT}
    given = {"KRYPTA_DATABASE_URL": database_url, "KRYPTA_REDIS_URL": redis_url, "KRYPTA_LIMITS": "off"}
    command = [sys.executable, "-m", "krypta", "serve", "--host", "127.0.0.1", "--port", "0", "--log-level", "warning"]
    with open(folder / "out", "wb") as out, open(folder / "log", "wb") as log:
        return subprocess.Popen(
            command,
            env=own | given,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=log,
            start_new_session=True,  # Ctrl-C is for the bench, which then stops the server
        )


def await_address(process: "subprocess.Popen[bytes]", folder: Path) -> tuple[str, int]:
    """The server says where it is as soon as it is ready."""
    while True:
        ended = process.poll() is not None
        if found := ADDRESS.search((folder / "out").read_text("utf-8", "replace")):
            return found[1], int(found[2])
        if ended:
            said = (folder / "log").read_text("utf-8", "replace").splitlines()
            raise Sentence("The server did not start. The last that it said:", *said[-5:], code=FAULTY)
        time.sleep(0.05)


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
