"""The balance of Shabrak's ready-made decks: each against each, in both seats, as Markdown tables.

python bench/shabrak_balance.py [MATCHES OF A PAIRING [SEED]]
"""

import itertools
import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import partial

from markdown import table

from krypta.bots.simulate import Played, Simulation
from krypta.core.position import Position
from krypta.core.text.words import words
from krypta.games import load
from krypta.games.shabrak.cards.deck_file import ready_made
from krypta.games.shabrak.cards.faces import faces_of
from krypta.games.shabrak.layout import SEATS, Event

ENGLISH = words("en")
SHABRAK = load("shabrak")
DECKS = sorted(ready_made())


class Balance:
    """Statistics over many matches."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.won: defaultdict[tuple[str, str], float] = defaultdict(float)  # by the first deck, against the second
        self.met: Counter[tuple[str, str]] = Counter()
        self.won_by_beginner = 0.0
        self.drawn = 0
        self.stalled = 0
        self.fielded: Counter[str] = Counter()  # matches in which a card could be played
        self.played: Counter[str] = Counter()

    def add(self, simulation: Simulation, played: Played) -> None:
        decks = [simulation.given["deck1"], simulation.given["deck2"]]
        self.rounds.append(played.rounds)
        for seat, share in enumerate(played.shares):
            pairing = (decks[seat], decks[1 - seat])
            self.met[pairing] += 1
            self.won[pairing] += share
        self.drawn += played.shares[0] == played.shares[1]
        self.replay(simulation, played)

    def replay(self, simulation: Simulation, played: Played) -> None:
        """Replay the acts and count the events."""
        at = Position.start(SHABRAK, simulation.options, SEATS, simulation.contents)
        faces = faces_of(at)
        for act in played.acts.tolist():
            at.step(act)
            for event in at.events():
                if event.kind in ("PLAYED", "WORE"):
                    self.played[faces.face(event.args[1]).name] += 1
                self.stalled += event.kind == Event.LAST_ROUND.name
        self.won_by_beginner += played.shares[at.values.first]
        for player in at.view(0).players:
            self.fielded.update(faces.name(held.card) for held in player.deck)

    @property
    def matches(self) -> int:
        return len(self.rounds)

    def share(self, one: str, other: str) -> float:
        return 100 * self.won[one, other] / self.met[one, other]


def report(balance: Balance) -> Iterator[str]:
    low, _, high = statistics.quantiles(balance.rounds, n=4, method="inclusive")
    pairs = [balance.share(one, other) for one, other in itertools.permutations(DECKS, 2)]
    yield f"- {balance.matches} matches; {balance.drawn} drawn, {balance.stalled} decided after the last round"
    yield f"- rounds: median {statistics.median(balance.rounds):.0f}, quartiles {low:.0f} and {high:.0f}"
    yield f"- pairings: {min(pairs):.0f} to {max(pairs):.0f} %"
    yield f"- whoever begins wins {100 * balance.won_by_beginner / balance.matches:.1f} %"
    yield ""
    heads = ["won by, against", *DECKS, "all others"]
    rows = []
    for one in DECKS:
        shares = {other: balance.share(one, other) for other in DECKS if other != one}
        cells = [f"{shares[other]:.0f} %" if other in shares else "" for other in DECKS]
        rows.append([one, *cells, f"{statistics.fmean(shares.values()):.0f} %"])
    yield from table(heads, *rows)
    often = [(balance.played[name] / matches, ENGLISH.text(name)) for name, matches in sorted(balance.fielded.items())]
    cards = [[name, f"{times:.2f}"] for times, name in sorted(often, reverse=True)]
    yield from table(["card of the draw piles", "played in a match of its deck"], *cards)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    balance = Balance()
    pairings = list(itertools.permutations(DECKS, SEATS))
    for done, (one, other) in enumerate(pairings, start=1):
        simulation = Simulation(SHABRAK, {"deck1": one, "deck2": other}, SEATS, ["greedy"], seed)
        for _done in simulation.run(games // 2, 2, partial(balance.add, simulation)):
            pass
        print(f"\r{done} of {len(pairings)} pairings", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("\n".join(report(balance)))


if __name__ == "__main__":
    main()
