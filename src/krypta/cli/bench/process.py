"""The server that is measured: the real `krypta serve` in its own process, with its memory and CPU time."""

import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.client import HTTPConnection
from pathlib import Path

from krypta.cli.faults import FAULTY, Sentence
from krypta.server.settings import data_folder, sqlite_url

KEPT = (
    "KRYPTA_CACHE",
    "KRYPTA_GAMES",
    "KRYPTA_INTERPRETED",
)  # other settings of the environment must not reach this server
HOST = "127.0.0.1"
STOP_SECONDS = 20


class Served:
    """A server that is ready: its process and its child processes."""

    def __init__(self, pid: int, address: tuple[str, int]) -> None:
        self.pid = pid
        self.address = address

    def cpu_seconds(self) -> float:
        """The CPU time of all processes since they started, including system time."""
        return sum(cpu_seconds(pid) for pid in self._processes())

    def memory(self) -> int:
        """The resident memory of all processes, in bytes."""
        return sum(memory(pid) for pid in self._processes())

    def _processes(self) -> list[int]:
        everyone = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
        return [pid for pid in everyone if self.pid in (pid, parent(pid))]


def stolen_seconds() -> float:
    """The CPU time that the host has taken from this machine since its start, if it is a virtual machine."""
    return int(Path("/proc/stat").read_text().split()[8]) / os.sysconf("SC_CLK_TCK")


def parent(pid: int) -> int:
    try:
        return int(stat(pid)[1])
    except OSError:  # it has just exited
        return 0


def cpu_seconds(pid: int) -> float:
    user, kernel = stat(pid)[11:13]
    return (int(user) + int(kernel)) / os.sysconf("SC_CLK_TCK")


def stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the process name."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


@contextmanager
def serve(database_url: str, redis_url: str, checkout: str = "") -> Iterator[Served]:
    """Start a server and wait until it is ready. Without a URL its database is a new file in the usual data folder,
    since the speed of that disk is part of what is measured. `checkout` is the folder of another Krypta to run."""
    if not Path("/proc/self/stat").exists():
        raise Sentence("The server's memory and time are read from /proc, which this system does not have: use Linux.")
    home = data_folder()
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=home) as name:
        log, port = Path(name, "log"), free_port()
        process = start(port, database_url or sqlite_url(Path(name, "server.sqlite3")), redis_url, log, checkout)
        try:
            await_ready(process, port, log)
            yield Served(process.pid, (HOST, port))
        finally:
            stop(process)


def start(port: int, database_url: str, redis_url: str, log: Path, checkout: str) -> "subprocess.Popen[bytes]":
    own = {name: value for name, value in os.environ.items() if not name.startswith("KRYPTA_") or name in KEPT}
    given = {"KRYPTA_DATABASE_URL": database_url, "KRYPTA_REDIS_URL": redis_url}
    if checkout:
        given["PYTHONPATH"] = str(Path(checkout, "src").resolve())
    command = [sys.executable, "-m", "krypta", "serve", "--host", HOST, "--port", str(port), "--log-level", "warning"]
    with open(log, "wb") as errors:
        return subprocess.Popen(
            command,
            env=own | given,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,  # Ctrl-C reaches only the bench, which then stops the server
        )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def await_ready(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    """Wait without a time limit, since the rules may have to be compiled first; a Sentence if the server exits.

    What bots that search need is compiled after the start; that must not be measured either.
    """
    while not is_ready(port):
        if process.poll() is not None:
            said = log.read_text("utf-8", "replace").splitlines()
            raise Sentence("The server did not start. The last that it said:", *said[-5:], code=FAULTY)
        time.sleep(0.05)


def is_ready(port: int) -> bool:
    return answer(port, "/ready") is not None and b"\nkrypta_waking 1" not in (answer(port, "/metrics") or b"")


def answer(port: int, path: str) -> bytes | None:
    """What the server answers; None if it does not, or refuses."""
    connection = HTTPConnection(HOST, port, timeout=5)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.read() if response.status == HTTPStatus.OK else None
    except OSError:
        return None
    finally:
        connection.close()


def stop(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
