"""The balance of Goblin's card set, computed from records that `krypta sim` has saved, as Markdown tables.

krypta sim goblin --players 4 --games 1000 --seed 1 --option heroes=drawn --save RECORDS
python bench/goblin_balance.py RECORDS
"""

import statistics
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from markdown import table

from krypta.core.log import Entry, Header, loads
from krypta.core.position import Position
from krypta.core.text.words import words
from krypta.games import load
from krypta.games.goblin.cards.faces import Faces
from krypta.games.goblin.layout import CARDS, FIRST_GATEKEEPER, FIRST_MONSTER, NONE, STARTING, Event, Hero, Potion

ENGLISH = words("en")
GOBLIN = load("goblin")


class Balance:
    """Statistics over many matches."""

    def __init__(self) -> None:
        self.rounds: list[int] = []
        self.lords_beaten = 0
        self.seated: Counter[int] = Counter()  # by hero
        self.won_as: defaultdict[int, float] = defaultdict(float)
        self.won_in_seat: defaultdict[int, float] = defaultdict(float)
        self.won_in_order: defaultdict[int, float] = defaultdict(float)  # counted from the first player
        self.happened: dict[str, Counter[int]] = {kind.name: Counter() for kind in Event}  # by the second argument

    def add(self, header: Header, entries: Iterable[Entry]) -> None:
        at = Position.start(GOBLIN, GOBLIN.options(header.options), len(header.players))
        for entry in entries:
            if entry.act:
                at.step(GOBLIN.parse(entry.act))
                for event in at.events():
                    self.happened[event.kind][event.args[1]] += 1
        s, shares = at.values, at.payoff()
        self.lords_beaten += any(over != NONE for over in s.over_lord)
        self.rounds.append(s.rounds)
        for seat, share in enumerate(shares):
            self.seated[s.hero[seat]] += 1
            self.won_as[s.hero[seat]] += share
            self.won_in_seat[seat] += share
            self.won_in_order[(seat - s.first) % len(shares)] += share

    @property
    def matches(self) -> int:
        return len(self.rounds)

    def times(self, kind: Event, argument: int) -> str:
        """How often it happened per match."""
        return f"{self.happened[kind.name][argument] / self.matches:.2f}"


def per_cent(share: float) -> str:
    return f"{100 * share:.1f} %"


def report(balance: Balance) -> Iterator[str]:
    n, happened = balance.matches, balance.happened
    low, median, high = statistics.quantiles(balance.rounds, n=4, method="inclusive")
    fights, fell = (sum(happened[kind.name].values()) for kind in (Event.FIGHTS, Event.FELL))
    yield f"- {n} matches of {len(balance.won_in_seat)}; in {balance.lords_beaten} the lord was beaten"
    yield f"- rounds: median {median:g}, quartiles {low:g} and {high:g}"
    yield f"- {fights / n:.1f} fights a match, {per_cent(fell / fights)} of them took the last life"
    yield ""
    heroes = [hero for hero in Hero if balance.seated[hero]]
    names = {hero: ENGLISH.text(f"karak-hero-{hero.name.lower()}") for hero in heroes}
    shares = {hero: per_cent(balance.won_as[hero] / balance.seated[hero]) for hero in heroes}
    yield from table(
        ["hero", "seats", "won"], *([names[hero], str(balance.seated[hero]), shares[hero]] for hero in heroes)
    )
    seats = sorted(balance.won_in_seat)
    by_seat, by_order = balance.won_in_seat, balance.won_in_order
    shown = ([str(at + 1), per_cent(by_seat[at] / n), per_cent(by_order[at] / n)] for at in seats)
    yield from table(["", "won in that seat", "won by who had that turn"], *shown)
    bought = {potion: balance.times(Event.BOUGHT_POTION, potion) for potion in Potion}
    drunk = {Potion.STRENGTH: Event.STRENGTH, Potion.PROTECTION: Event.PROTECTION, Potion.HEALING: Event.HEALING}
    emptied = {potion: f"{sum(happened[drunk[potion].name].values()) / n:.2f}" for potion in Potion}
    rows = (
        [ENGLISH.text(f"goblin-potion-{potion.name.lower()}"), bought[potion], emptied[potion]] for potion in Potion
    )
    yield from table(["potion", "bought in a match", "drunk"], *rows)
    yield from cards(balance)


def cards(balance: Balance) -> Iterator[str]:
    """Tables of all cards: how often each was fought, beaten, taken, bought and played per match."""
    faces = Faces(GOBLIN.contents(GOBLIN.options({})))
    head = ["monster", "fought", "beaten", "reward", "taken", "bought", "played"]
    rows = []
    for card in range(FIRST_MONSTER, CARDS):
        front = ENGLISH.text(faces.fighting(card).name)
        row = [front, balance.times(Event.FIGHTS, card), balance.times(Event.WON, card)]
        if card < FIRST_GATEKEEPER:
            face = faces.face(card)
            taken = balance.happened["GAINED"][card] + balance.happened["WORE"][card] - balance.happened["BOUGHT"][card]
            played = balance.times(Event.PLAYED, card) if face.kind == "action" else "worn"
            row += [f"{ENGLISH.text(face.name)} ({face.colour or face.kind})", f"{taken / balance.matches:.2f}"]
            row += [balance.times(Event.BOUGHT, card), played]
        rows.append(row + [""] * (len(head) - len(row)))
    yield from table(head, *rows)
    starting = []
    for card in range(FIRST_MONSTER):
        hero = Hero(card // STARTING)
        times = balance.happened["PLAYED"][card] / max(1, balance.seated[hero])
        name = ENGLISH.text(f"karak-hero-{hero.name.lower()}")
        starting.append([name, ENGLISH.text(faces.face(card).name), faces.face(card).colour, f"{times:.1f}"])
    yield from table(["hero", "starting card", "colour", "played in a match"], *starting)


def main(folder: Path) -> None:
    balance = Balance()
    records = sorted(folder.glob("goblin-*.krypta"))
    for done, path in enumerate(records, start=1):
        header, entries, _ = loads(path.read_bytes())
        balance.add(header, entries)
        if done % 100 == 0:
            print(f"{done} of {len(records)} records read", file=sys.stderr)
    if not records:
        sys.exit(f"There are no records of Goblin in {folder}: make some with krypta sim --save.")
    print("\n".join(report(balance)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
