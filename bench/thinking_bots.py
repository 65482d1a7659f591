"""Do people wait longer while bots think? Needs `pip install httpx websockets`, and `krypta warm` before.

    python bench/thinking_bots.py --tables 20 --seconds 20

Starts a server in a process of its own. Ten people play Karak against the weakest bot, five acts a second each, first
alone, then beside so many tables at which two of the strongest bots think. Prints how long the answers to people took.
"""

import argparse
import asyncio
import itertools
import json
import random
import statistics
import time
from collections import Counter
from typing import Any

import httpx
from websockets import Origin
from websockets.asyncio.client import connect

from krypta.cli.bench.process import serve

PEOPLE = 10
PAUSE = 0.2  # seconds between two acts of a person
OVER = -2
AWAKE = 30.0  # seconds until the server has loaded the search


class Player:
    """Somebody who plays at random at one table after the other, and notes how long each answer took."""

    def __init__(self, url: str, bots: list[str], pause: float) -> None:
        self.url, self.bots, self.pause = url, bots, pause
        self.took: list[float] = []
        self.notes: Counter[str] = Counter()
        self._ids = itertools.count(1)

    async def play(self) -> None:
        async with httpx.AsyncClient(base_url=f"{self.url}/api", headers={"X-Krypta": "1"}, timeout=60) as http:
            (await http.post("/me/guest")).raise_for_status()
            headers = {"Cookie": f"krypta={http.cookies['krypta']}"}
            while True:
                made = await http.post("/tables", json={"game": "karak", "seats": ["me", *self.bots]})
                table = made.raise_for_status().json()["id"]
                (await http.post(f"/tables/{table}/start")).raise_for_status()
                address = f"{self.url.replace('http', 'ws', 1)}/ws"
                async with connect(address, origin=Origin(self.url), additional_headers=headers) as socket:
                    await socket.send(json.dumps({"t": "watch", "id": "w", "table": table}))
                    await self._match(socket)

    async def _match(self, socket: Any) -> None:
        sent: tuple[str, float] | None = None
        async for frame in socket:
            told = json.loads(frame)
            if told["t"] == "table":
                self.notes.update(seat["note"] for seat in told["table"]["seats"] if seat["note"])
            if sent and told.get("id") == sent[0]:
                self.took.append(time.perf_counter() - sent[1])
                sent = None
            if told["t"] not in ("snapshot", "update"):
                continue
            if told["now"]["seat"] == OVER:
                return
            if told["now"]["options"]:
                await asyncio.sleep(self.pause)
                sent = f"a{next(self._ids)}", time.perf_counter()
                act = random.choice(told["now"]["options"])["act"]
                await socket.send(json.dumps({"t": "act", "id": sent[0], "n": told["n"], "act": act}))


def said(what: str, took: list[float]) -> None:
    cuts = statistics.quantiles(took, n=100, method="inclusive")
    print(f"{what}: {len(took)} acts, median {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms", flush=True)


async def measure(url: str, tables: int, seconds: float) -> None:
    people = [Player(url, ["page"], PAUSE) for _ in range(PEOPLE)]
    tasks = [asyncio.create_task(player.play()) for player in people]
    await asyncio.sleep(AWAKE)
    for bots in (0, tables):
        thinking = [Player(url, ["master", "master"], 0.0) for _ in range(bots)]
        tasks += [asyncio.create_task(player.play()) for player in thinking]
        await asyncio.sleep(seconds / 4)
        for player in people:
            player.took.clear()
        await asyncio.sleep(seconds)
        said(f"{bots} tables of thinking bots", [one for player in people for one in player.took])
        if thinking:
            print(dict(sum((player.notes for player in thinking), Counter())), flush=True)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--tables", type=int, default=20)
    given.add_argument("--seconds", type=float, default=20.0)
    asked = given.parse_args()
    with serve("", "") as served:
        asyncio.run(measure("http://{}:{}".format(*served.address), asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
