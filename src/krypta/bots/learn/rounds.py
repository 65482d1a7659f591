"""Training in rounds: self-play, a fit, and matches against the best network so far. It can be stopped and resumed.

Each round goes on from the newest network, and leaves its matches, its weights and its result in a folder. A part that
is there is not made again; matches that are no longer learned from are removed.
"""

import math
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np

from krypta.bots import levels, scratch
from krypta.bots.learn import fit, weights
from krypta.bots.learn.games import Data, Manner, Table, joined, play, play_many
from krypta.bots.learn.net import Net, no_net
from krypta.bots.learn.self_play import LEARNED, OUTLOOK
from krypta.bots.search import Searcher, Settings
from krypta.bots.searched_match import play_between
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.game import Game
from krypta.core.luck import SeededLuck
from krypta.core.position import Position
from krypta.core.rng import generator

PART = 1000  # matches that are kept together: what a stop may lose
MOST_MATCHES = 10**8  # of a round, so that each match has a number of its own; a multiple of `fit.HELD_OUT`
WINDOW = 3  # rounds whose matches are learned from
CALM = 15  # rounds; later ones learn ever more slowly, so that the luck of a round moves the network less
SURE = 1.64  # standard errors by which the new network must be ahead: wrong in one round of twenty

Report = Callable[[str, int, int], None]
T = TypeVar("T")


class TrainingRefused(InvalidInput):
    """The training cannot go on; its fault says why."""


class Plan(msgspec.Struct, frozen=True):
    """What a training is asked for. It is kept with it, so that resuming continues the same training.

    The next round may have more or fewer games than the one before, and other tables.
    """

    game: str
    features: str
    seed: int = 1
    games: int = 20_000  # of self-play in a round
    players: tuple[int, ...] = (2,)  # at the tables of self-play, in turn
    rivals: float = 0.25  # the chance that a seat plays by the outlook instead
    matches: int = 400  # against the best network so far; 0: none in this round
    iterations: int = 100  # of each search in these
    layers: tuple[int, int] = (64, 32)
    epochs: int = 2
    options: dict[str, Any] = {}


class Round(msgspec.Struct, frozen=True):
    """What has become of a round."""

    number: int
    loss: float
    auc: float
    ahead: float | None = None  # the share of seats that looked ahead with the network before, against the outlook
    share: float | None = None  # of the win against the best network before; of the first against a search by outlook
    interval: float | None = None
    elo: float | None = None  # the search by outlook has 0
    kept: bool = False


class Training:
    """A folder with a training; `run_round` makes the next round."""

    def __init__(self, folder: Path, game: Game, plan: Plan) -> None:
        if game.features is None:
            raise TrainingRefused([fault("command-train-no-features", game=game.name)])
        self.folder, self.game, self.plan = folder, game, plan
        self.own = game.features.shared or 0
        file = folder / "plan.json"
        folder.mkdir(parents=True, exist_ok=True)
        log = folder / "rounds.json"
        self.rounds = _decoded(log, list[Round]) if log.exists() else []
        if file.exists():
            kept = _decoded(file, Plan)
            between = not self._played(len(self.rounds))
            if kept != plan and not (between and _with_rounds_of(kept, plan) == plan):
                raise TrainingRefused([fault("command-train-other-plan", folder=str(folder))])
        file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))

    @property
    def best(self) -> Path | None:
        """The weights of the last round that was kept."""
        kept = [done.number for done in self.rounds if done.kept]
        return self._weights(kept[-1]) if kept else None

    @property
    def newest(self) -> Net | None:
        """The last round's network, which the next one goes on from."""
        return weights.read(self._weights(len(self.rounds) - 1), self.game) if self.rounds else None

    @property
    def elo(self) -> float:
        kept = [done.elo for done in self.rounds if done.kept and done.elo is not None]
        return kept[-1] if kept else 0.0

    def run_round(self, threads: int, report: Report) -> Round:
        """Make the next round; interrupted, it goes on from the last part the next time."""
        number = len(self.rounds)
        self._play(number, threads, report)
        path = self._weights(number)
        data = self._learned_from(number)
        plan = fit.Plan(layers=self.plan.layers, epochs=self.plan.epochs, seed=self.plan.seed + number)
        plan = plan._replace(rate_again=plan.rate_again * min(1.0, CALM / max(number, 1)))
        before = self.newest
        epochs = plan.sweeps_again if before else plan.epochs * (plan.sweeps + 1)
        made = iter(range(1, epochs + 1))
        found = fit.fit(data, self.own, plan, lambda _: report("fit", next(made), epochs), before)
        weights.write(path, self.game, found.net, f"krypta train {self.game.name}, round {number}")
        done = Round(number, round(found.loss, 5), round(found.auc, 5), self._ahead(number, data))
        if self.plan.matches:
            share, interval = self._compare(path, number, threads, report)
            elo = self.elo + 400 * math.log10(max(share, 0.001) / max(1 - share, 0.001))
            kept = share - interval * SURE / 1.96 > 0.5
            done = msgspec.structs.replace(done, share=share, interval=interval, elo=round(elo, 1), kept=kept)
        self.rounds.append(done)
        (self.folder / "rounds.json").write_bytes(msgspec.json.format(msgspec.json.encode(self.rounds)))
        for file in self._played(number - WINDOW + 1):
            file.unlink()
        return done

    def _weights(self, number: int) -> Path:
        return self.folder / f"round-{number}.weights"

    def _parts(self, number: int) -> list[Path]:
        count = math.ceil(self.plan.games / PART)
        return [self.folder / f"round-{number}-part-{part}.npz" for part in range(count)]

    def _played(self, number: int) -> list[Path]:
        """The parts of a round that are there."""
        found = self.folder.glob(f"round-{number}-part-*.npz")
        return sorted(found, key=lambda file: (len(file.name), file.name))

    def _play(self, number: int, threads: int, report: Report) -> None:
        """Self-play with the newest network; without one, by the outlook."""
        plan = self.plan
        table = Table(self.game, self.newest or no_net(), Manner(), f"{plan.seed}/{number}")
        for part, file in enumerate(self._parts(number)):
            if file.exists():
                continue
            numbers = range(part * PART, min((part + 1) * PART, plan.games))
            tasks = [
                partial(play, table, k, players, self._ways(number, k, players), plan.options)
                for k in numbers
                for players in [plan.players[k % len(plan.players)]]
            ]
            found = []
            for data in play_many(tasks, threads):
                found.append(data)
                report("self-play", numbers.start + len(found), plan.games)
            _save(file, joined(found))

    def _ways(self, number: int, match: int, players: int) -> list[int]:
        """How each seat of a match plays."""
        chances = np.random.default_rng([self.plan.seed, number, match]).random(players)
        return [OUTLOOK if number == 0 or chance < self.plan.rivals else LEARNED for chance in chances]

    def _learned_from(self, number: int) -> Data:
        """The matches of the last rounds; those of the first are only the first network's."""
        parts: list[Data] = []
        for past in range(max(min(number, 1), number - WINDOW + 1), number + 1):
            for file in self._played(past):
                with np.load(file) as data:
                    part = Data(*(data[name] for name in Data._fields))
                parts.append(part._replace(match=part.match + (past - number + WINDOW) * MOST_MATCHES))
        return joined(parts)

    def _ahead(self, number: int, data: Data) -> float | None:
        """How well looking ahead with the network did in this round's matches of two against the outlook."""
        last = np.flatnonzero(np.append(data.match[:-1] != data.match[1:], True))
        shares: list[float] = []
        for n in last[data.match[last] >= WINDOW * MOST_MATCHES].tolist():
            ways = self._ways(number, int(data.match[n]) - WINDOW * MOST_MATCHES, int(data.players[n]))
            if sorted(ways) == [OUTLOOK, LEARNED]:
                shares.append(float(data.shares[n, ways.index(LEARNED)]))
        return round(float(np.mean(shares)), 4) if shares else None

    def _compare(self, path: Path, number: int, threads: int, report: Report) -> tuple[float, float]:
        """The new network's share of the win against the best one, with half of its 95 % interval."""
        base = msgspec.structs.replace(levels.learned(self.game.name), iterations=self.plan.iterations)
        new = msgspec.structs.replace(base, weights=str(path))
        old = msgspec.structs.replace(levels.judgement(self.game.name, levels.OUTLOOK), iterations=self.plan.iterations)
        if self.best is not None:
            old = msgspec.structs.replace(base, weights=str(self.best))
        pair = partial(mirrored, self.game, (new, old), f"{self.plan.seed}/{number}", self.plan.options)
        shares: list[float] = []
        with ThreadPoolExecutor(threads) as pool:
            for share in pool.map(pair, range(self.plan.matches // 2)):
                shares.append(share)
                report("matches", 2 * len(shares), self.plan.matches)
        interval = 1.96 * float(np.std(shares, ddof=1)) / math.sqrt(len(shares))
        return round(float(np.mean(shares)), 4), round(interval, 4)


def mirrored(game: Game, players: Sequence[Settings], seed: str, given: dict[str, Any], number: int) -> float:
    """The first player's share in two matches with the same luck and the seats exchanged."""
    options = game.options(given)
    contents = game.contents(options)
    total = 0.0
    for seat, seated in enumerate((tuple(players), tuple(reversed(players)))):
        position = Position.start(game, options, len(players), contents)
        luck, rng = SeededLuck(f"{seed}/{number}"), generator("match", seed, number, seat)
        play_between(position, seated, luck, rng, scratch(game), np.zeros(Manner().longest, np.int16))
        total += position.payoff()[seat] if position.over else 0.5
    return total / 2


def compile_for(game: Game, plan: Plan) -> None:
    """Compile what a training needs, before the progress is shown."""
    table = Table(game, no_net(), Manner(longest=0), "compile")
    play(table, 0, plan.players[0], [OUTLOOK] * plan.players[0], plan.options)
    options = game.options(plan.options)
    settings = msgspec.structs.replace(levels.judgement(game.name, levels.OUTLOOK), iterations=1)
    Searcher(game, settings).compile(Position.start(game, options, plan.players[0]))


def _with_rounds_of(kept: Plan, plan: Plan) -> Plan:
    """The plan that is kept, with rounds as they are asked for now."""
    return msgspec.structs.replace(kept, games=plan.games, players=plan.players, matches=plan.matches)


def _save(file: Path, data: Data) -> None:
    """Written whole or not at all: a stop leaves no half file."""
    half = file.with_suffix(".half")
    with half.open("wb") as out:
        np.savez(out, **data._asdict())
    half.replace(file)


def _decoded(file: Path, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        raise TrainingRefused([fault("command-train-unreadable", file=str(file))]) from None
