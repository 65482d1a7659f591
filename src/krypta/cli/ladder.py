"""`krypta ladder`: levels of bots against each other, in mirrored games, until it is clear who is stronger."""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations, pairwise
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from krypta.bots.simulate import Simulation
from krypta.cli.console import say, voice_for
from krypta.cli.elo import Score, elo
from krypta.cli.sim import prepare, set_up
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.text.figures import aligned

SEATS = 2


class Pairing:
    """Two levels; each pair of games has the same luck, with the seats exchanged."""

    def __init__(self, game: str, one: str, other: str, seed: int, options: dict[str, Any]) -> None:
        self.score = Score(one, other, [])
        self.seatings: list[Simulation] = [
            set_up(game, SEATS, 1, levels, seed, options) for levels in ([one, other], [other, one])
        ]

    def play(self, number: int) -> None:
        """Play pair `number` of mirrored games."""
        first, second = (seating.play(number) for seating in self.seatings)
        won = (first.shares[0] if first.finished else 0.5) + (second.shares[1] if second.finished else 0.5)
        self.score.shares.append(won / 2)


def run(
    game: str, levels: list[str], games: int, seed: int, as_json: bool, options: dict[str, Any], steps: bool = False
) -> int:
    """Play and print the table; returns the exit code."""
    try:
        pairings = set_up_all(game, levels, games, seed, options, steps)
    except InvalidInput as invalid:
        print("\n".join(invalid.sentences(voice_for(None))), file=sys.stderr)
        return 2
    whole = play(pairings, games // 2, steps)
    scores = [pairing.score for pairing in pairings]
    if as_json:
        print(json.dumps(summary(levels, scores)))
    else:
        show(levels, scores, Console())
    if not whole:
        print(say("command-ladder-stopped"), file=sys.stderr)
        return 130
    return 0


def set_up_all(
    game: str, levels: list[str], games: int, seed: int, options: dict[str, Any], steps: bool = False
) -> list[Pairing]:
    """All pairings, or with `steps` only each level against the one before it; InvalidInput has all faults."""
    faults = [] if games > 1 else [fault("core-fault-games", count=games)]
    if len(set(levels)) < SEATS:
        faults.append(fault("core-fault-bots", bots=len(set(levels)), seats=SEATS))
    if faults:
        raise InvalidInput(faults)
    ordered = list(dict.fromkeys(levels))
    if steps:
        return [Pairing(game, one, other, seed, options) for other, one in pairwise(ordered)]
    return [Pairing(game, one, other, seed, options) for one, other in combinations(ordered, 2)]


def play_all(pairing: Pairing, pairs: int) -> None:
    """Play so many pairs of games, on all cores."""
    for seating in pairing.seatings:
        prepare(seating)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(pairing.play, range(pairs)))


def play(pairings: list[Pairing], pairs: int, steps: bool = False) -> bool:
    """Play all pairings in turn, each until it is decided, or with `steps` to the end; False if interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        for pairing in pairings:
            for seating in pairing.seatings:
                prepare(seating)
        with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
            tasks = {
                id(pairing): progress.add_task(f"{pairing.score.one} – {pairing.score.other}", total=pairs)
                for pairing in pairings
            }
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                for pairing in pairings if steps else ():
                    for _ in pool.map(pairing.play, range(pairs)):
                        progress.advance(tasks[id(pairing)])
            for pairing in () if steps else in_turn(pairings, pairs):
                pairing.play(len(pairing.score.shares))
                progress.advance(tasks[id(pairing)])
    except KeyboardInterrupt:
        return False
    return True


def in_turn(pairings: list[Pairing], pairs: int) -> Iterator[Pairing]:
    """The undecided pairings, one after the other and again, so that an interrupted ladder has played all alike."""
    for _ in range(pairs):
        for pairing in pairings:
            if not pairing.score.is_decided:
                yield pairing


def summary(levels: list[str], scores: list[Score]) -> dict[str, Any]:
    numbers = elo(list(dict.fromkeys(levels)), scores)
    return {
        "elo": {level: {"elo": round(number), "interval": round(half)} for level, (number, half) in numbers.items()},
        "pairings": [
            {
                "levels": [score.one, score.other],
                "games": 2 * len(score.shares),
                "share": round(score.share, 4),
                "interval": round(score.interval, 4),
                "decided": score.is_decided,
            }
            for score in scores
        ],
    }


def show(levels: list[str], scores: list[Score], console: Console) -> None:
    found, voice = summary(levels, scores), voice_for(None)
    for level, number in sorted(found["elo"].items(), key=lambda item: -item[1]["elo"]):
        console.print(f"{level:16} {number['elo']:>6} ± {number['interval']}")
    for pairing in found["pairings"]:
        one, other = pairing["levels"]
        share, half = (aligned(100 * pairing[part], voice.language) for part in ("share", "interval"))
        figures = {"share": share, "half": half, "games": pairing["games"]}
        end = "" if pairing["decided"] else f", {voice('command-ladder-undecided')}"
        console.print(f"  {voice('command-ladder-pairing', one=one, other=other, **figures)}{end}")
