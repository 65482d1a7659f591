"""Measure how long a node takes to open a match of 2,000 acts: reading it from the store, and folding it.

    python bench/open_match.py [DATABASE_URL]

Without a URL it measures SQLite in a temporary folder. The target is less than 20 ms.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from krypta.server.tables.room import Room
from server.store.open_rooms import begin, open_rooms, play

ACTS = 2000
ROUNDS = 50


async def measure(database_url: str) -> None:
    async with open_rooms(database_url) as rooms:
        room = await begin(rooms)
        await play(room, ACTS)
        while sum(entry.act is not None for entry in room.running().entries) < ACTS:
            await play(room, room.n + 1)
        reading, folding = [], []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            loaded = await rooms.load(room.id)
            read = time.perf_counter()
            assert loaded is not None
            Room(rooms, loaded)
            reading.append(1000 * (read - began))
            folding.append(1000 * (time.perf_counter() - read))
        whole = [a + b for a, b in zip(reading, folding, strict=True)]
        print(
            f"{room.n} entries, {ACTS} acts: opened in {statistics.median(whole):.1f} ms "
            f"(reading {statistics.median(reading):.1f}, folding {statistics.median(folding):.1f}; "
            f"slowest of {ROUNDS}: {max(whole):.1f})"
        )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        address = sys.argv[1] if len(sys.argv) > 1 else f"sqlite:///{folder}/bench.sqlite3"
        asyncio.run(measure(address))
