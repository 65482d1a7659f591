"""One server per SQLite file: a lock file beside it, held while the server runs, says who holds it."""

import os
import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30  # beyond what is written, since Windows lets nobody read what is locked

    def _take(file: BinaryIO) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _take(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Somebody else holds the lock: `holder` is what they wrote into it."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        super().__init__(holder)


class Lock:
    """The lock of a file. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._file = open(path.with_name(f"{path.name}.lock"), "a+b")  # noqa: SIM115 - held, not read
        try:
            _take(self._file)
        except OSError:
            self._file.seek(0)
            holder = self._file.read(200).decode(errors="replace").strip()
            self._file.close()
            raise Held(holder or "another process") from None
        self.say(f"process {os.getpid()}")

    def say(self, who: str) -> None:
        """Write down who holds it, for whoever is turned away."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(who.encode())
        self._file.flush()

    def release(self) -> None:
        self._file.close()
