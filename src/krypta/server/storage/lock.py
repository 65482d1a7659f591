"""One server per SQLite file: the server holds a lock file next to it, which names the holder.

The database and the files next to it are readable by their owner only: they contain the key that signs cookies,
password hashes and the seeds of running matches.
"""

import contextlib
import os
import stat
import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # beyond the text, because Windows prevents others from reading locked bytes

    def _take(file: BinaryIO) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


BESIDE = ("-wal", "-shm", "-journal", ".lock")


class Held(Exception):
    """Another process holds the lock: `holder` is the text it wrote into the file."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        super().__init__(holder)


class Lock:
    """An exclusive lock for a file, which is created if missing. All links to a file share its lock. The system
    releases it when the process ends, even after a crash."""

    def __init__(self, path: Path) -> None:
        path = path.resolve()
        self._file = open(_beside(path, ".lock"), "a+b", opener=_private)  # noqa: SIM115 - held, not read
        try:
            _take(self._file)
        except OSError:
            self._file.seek(0)
            holder = self._file.read(200).decode(errors="replace").strip()
            self._file.close()
            raise Held(holder or "another process") from None
        try:
            self._itself = _take_itself(path)
            make_private(path)
        except BaseException:
            self._file.close()
            raise
        self.say(f"process {os.getpid()}")

    def say(self, who: str) -> None:
        """Write the holder into the file, for the error message of other processes."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(who.encode())
        self._file.flush()

    def release(self) -> None:
        if self._itself is not None:
            os.close(self._itself)
            self._itself = None
        self._file.close()


def _take_itself(path: Path) -> int | None:
    """Create the database and lock a byte of it that SQLite does not use: the lock file may have been deleted."""
    made = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    if sys.platform != "linux":
        os.close(made)
        return None
    try:
        fcntl.flock(made, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(made)
        raise Held("another process") from None
    return made


def make_private(path: Path) -> list[Path]:
    """Make a database and the files next to it private; return those that others could read."""
    mended = []
    for file in (path, *(_beside(path, suffix) for suffix in BESIDE)):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # owned by somebody else, who alone can change it
            if stat.S_IMODE(file.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO):
                file.chmod(stat.S_IRUSR | stat.S_IWUSR)
                mended.append(file)
    return mended


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
