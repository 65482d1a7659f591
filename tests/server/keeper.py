"""Runs one PostgreSQL cluster and one Redis for a test run, and stops them when they are no longer used.

Every process of the run holds a shared lock on `users`; the system releases it even when a process is killed, so the
keeper never outlives the run. Started by parts.py: python keeper.py FOLDER.
"""

import fcntl
import json
import shutil
import sys
import time
from pathlib import Path
from typing import TextIO


def main(folder: Path) -> None:
    from server.parts import Postgres, Redis

    postgres, redis = Postgres(folder / "postgres"), Redis(folder / "redis")
    try:
        postgres.start()
        redis.start()
        (folder / "ready.new").write_text(json.dumps({"postgres": postgres.port, "redis": redis.port}))
        (folder / "ready.new").rename(folder / "ready")
        with open(folder / "users", "w") as users:
            while not nobody_uses(users):
                time.sleep(0.5)
            postgres.stop()
            redis.stop()
            shutil.rmtree(
                folder
            )  # while locked: a process that waits for the lock finds the folder gone, and starts a new keeper
    finally:
        postgres.stop()
        redis.stop()


def nobody_uses(users: TextIO) -> bool:
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
    main(Path(sys.argv[1]))
