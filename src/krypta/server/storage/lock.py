"""One server per SQLite file: the server holds a lock file next to it, which names the holder."""

import os
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


class Held(Exception):
    """Another process holds the lock: `holder` is the text it wrote into the file."""

    def __init__(self, holder: str) -> None:
        self.holder = holder
        super().__init__(holder)


class Lock:
    """An exclusive lock for a file. The operating system releases it when the process ends, even after a crash."""

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
        """Write the holder into the file, for the error message of other processes."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(who.encode())
        self._file.flush()

    def release(self) -> None:
        self._file.close()
