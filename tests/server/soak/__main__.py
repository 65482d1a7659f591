"""python -m server.soak --minutes 10 --database sqlite --seed 1

Matches are played by clients that know only docs/protocol.md while faults strike at random. In the end every
acknowledged act is looked up in the log, every record is verified, and a table says what was found.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from rich.console import Console
from rich.table import Table

from server.chaos.matches import nothing_is_lost, rows_of, the_record_holds
from server.client import Client
from server.soak.cluster import CLUSTERS, Cluster
from server.soak.faults import FAULTS, CuttablePlayer, Fault

GAMES = ("karak", "goblin", "shabrak")
BETWEEN = (0.5, 4.0)  # seconds from one fault to the next
ACTS_EACH = 40  # after which a player gives up, so that many matches are begun and ended
PATIENCE = 180.0  # seconds that the last matches may take to end


class Campaign:
    """What was done and found so far."""

    def __init__(self, cluster: Cluster, matches: int, rng: random.Random) -> None:
        self.cluster = cluster
        self.matches = matches
        self.rng = rng
        self.until = 0.0
        self.faults: Counter[str] = Counter()
        self.players: list[CuttablePlayer] = []
        self.running: list[CuttablePlayer] = []
        self.wrong: list[str] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def run(self, seconds: float, faults: Sequence[Fault]) -> None:
        self.until = time.monotonic() + seconds
        async with AsyncExitStack() as stack:
            tables = [asyncio.create_task(self._play_on(stack)) for _ in range(self.matches)]
            try:
                while time.monotonic() < self.until:
                    await asyncio.sleep(self.rng.uniform(*BETWEEN))
                    fault = self.rng.choice(faults)
                    await fault(self.cluster, self.running, self.rng)
                    self.faults[fault.__name__.replace("_", " ")] += 1
                    self._say()
                    for table in tables:
                        if table.done():
                            table.result()
                await asyncio.wait_for(asyncio.gather(*tables), PATIENCE)
            finally:
                for table in tables:
                    table.cancel()
                await asyncio.gather(*tables, return_exceptions=True)
            await self._judge()

    async def _play_on(self, stack: AsyncExitStack) -> None:
        """One match after the other of the same two guests, until the time is over."""
        urls = self.rng.sample(self.cluster.urls, len(self.cluster.urls))
        guests = [await stack.enter_async_context(Client.guest(urls[0])) for _ in range(2)]
        while time.monotonic() < self.until:
            try:
                pair = await self._begin(guests, urls)
            except (OSError, AssertionError, httpx.HTTPError):  # the node cannot begin one just now
                await asyncio.sleep(0.5)
                continue
            self.players += pair
            self.running += pair
            await asyncio.gather(*(player.play() for player in pair))
            self.running = [player for player in self.running if player not in pair]

    async def _begin(self, guests: Sequence[Client], urls: Sequence[str]) -> list[CuttablePlayer]:
        ann, bob = guests
        table = await ann.make(self.rng.choice(GAMES), "me", "open", away=0)
        await bob.join(table)
        await ann.start(table)
        first = CuttablePlayer(ann, table, 0, *urls, most=ACTS_EACH)
        return [first, CuttablePlayer(bob, table, 1, *urls[::-1], most=ACTS_EACH)]

    async def _judge(self) -> None:
        for player in self.players:
            try:
                rows = await asyncio.to_thread(rows_of, self.cluster.url, player.table)
                nothing_is_lost(player, rows)
                assert set(player.acknowledged) == set(player.sent), "something was never answered"
                if player.seat == 0:
                    await the_record_holds(player)
            except AssertionError as error:
                self.wrong.append(f"table {player.table}, seat {player.seat}: {error}")

    def _say(self) -> None:
        left = max(0, round(self.until - time.monotonic()))
        done = (
            f"{self.faults.total()} faults, {self.acknowledged:,} acts acknowledged, {len(self.players) // 2} matches"
        )
        print(f"{done}; {left} s left", file=sys.stderr)

    def table(self) -> Table:
        found = Table("what", "count")
        for name, count in sorted(self.faults.items()):
            found.add_row(f"fault: {name}", f"{count:,}")
        found.add_row("faults", f"{self.faults.total():,}")
        found.add_row("acts acknowledged", f"{self.acknowledged:,}")
        found.add_row("connections", f"{sum(player.connections for player in self.players):,}")
        found.add_row("refused and sent again", f"{sum(len(player.refused) for player in self.players):,}")
        found.add_row("matches verified", f"{len(self.players) // 2:,}")
        found.add_row("lost, doubled or contradicted", f"{len(self.wrong):,}")
        return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m server.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--database", choices=list(CLUSTERS), default="sqlite")
    parser.add_argument("--matches", type=int, default=8, help="at the same time")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else random.randrange(10**6)
    print(f"seed {seed}, {asked.database}, {asked.minutes:g} minutes", file=sys.stderr)
    folder = tempfile.TemporaryDirectory(prefix="krypta-soak-")
    with folder, CLUSTERS[asked.database](Path(folder.name)) as cluster:
        campaign = Campaign(cluster, asked.matches, random.Random(seed))
        try:
            asyncio.run(campaign.run(60 * asked.minutes, FAULTS[asked.database]))
        except KeyboardInterrupt:
            print("interrupted", file=sys.stderr)
        Console().print(campaign.table())
    for wrong in campaign.wrong:
        print(wrong)
    return 1 if campaign.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
