"""The oracle's table: cards and rows as plain objects, and their positions. Independent of the kernels."""

from collections import Counter
from dataclasses import dataclass, field

from krypta.games.shabrak.cards.language.ability import Clause
from krypta.games.shabrak.layout import Do, Kind, Lasting, Rarity

READY, EXHAUSTED, OVERPOWERED, GONE, WAITING = "ready", "exhausted", "overpowered", "gone", "waiting"


@dataclass
class Figures:
    """The current figures of a warrior."""

    attack: int = 0
    defence: int = 0
    reach: float = 0.0  # in places
    guard: bool = False


@dataclass(eq=False)
class Card:
    """A sark, an event or equipment."""

    owner: int
    word: str  # k3, or sark
    kind: Kind
    clauses: tuple[Clause, ...] = ()
    texts: tuple[str, ...] = ()


@dataclass(eq=False)
class Warrior:
    seat: int
    number: int  # from 1
    attack: int = 2
    defence: int = 4
    clauses: tuple[Clause, ...] = ()
    texts: tuple[str, ...] = ()
    commander: bool = False
    rarity: Rarity = Rarity.COMMON
    sark: str = ""
    status: str = READY
    pressure: int = 0
    shield: bool = False
    readied: bool = False  # by an ability, in this round
    worn: Card | None = None
    changes: list[tuple[Do, int, Lasting]] = field(default_factory=list)
    last: Figures = field(default_factory=Figures)  # the figures of an overpowered warrior

    @property
    def stands(self) -> bool:
        return self.status in (READY, EXHAUSTED)

    @property
    def name(self) -> str:
        return f"{self.seat + 1}.{self.number}"


def counters() -> list[Counter[str]]:
    return [Counter(), Counter()]


@dataclass
class Board:
    teams: list[list[Warrior]]  # by number
    rows: list[list[Warrior]]  # from left to right
    sarks: list[Card | None] = field(default_factory=lambda: [None, None])
    cards: dict[tuple[int, str], Card] = field(default_factory=dict)  # of the draw piles, by owner and word
    hands: list[Counter[str]] = field(default_factory=counters)
    piles: list[Counter[str]] = field(default_factory=counters)
    discards: list[Counter[str]] = field(default_factory=counters)
    seen: list[Counter[str]] = field(default_factory=counters)  # the part of a hand that the other player knows
    sark_used: list[bool] = field(default_factory=lambda: [False, False])
    reach: float = 1.0  # S3.2
    turn: int = 0
    began: int = 0
    rounds: int = 1
    last_round: int = 30

    def everybody(self) -> list[Warrior]:
        return self.teams[0] + self.teams[1]

    def standing(self, seat: int) -> list[Warrior]:
        return [warrior for warrior in self.teams[seat] if warrior.stands]

    def card(self, owner: int, word: str) -> Card:
        return self.cards[owner, word]

    # -- S3

    def where(self, warrior: Warrior) -> float:
        """S3.1: i - (n-1)/2."""
        row = self.rows[warrior.seat]
        return row.index(warrior) - (len(row) - 1) / 2

    def distance(self, one: Warrior, other: Warrior) -> float:
        return abs(self.where(one) - self.where(other))

    def is_facing(self, one: Warrior, other: Warrior) -> bool:
        return one.seat != other.seat and self.distance(one, other) < 1

    def are_neighbours(self, one: Warrior, other: Warrior) -> bool:
        row = self.rows[one.seat]
        return one.seat == other.seat and abs(row.index(one) - row.index(other)) == 1

    def within(self, warrior: Warrior, reach: float) -> list[Warrior]:
        """S3.2: all enemy cards within reach, overpowered or not; else the nearest, of two the left one."""
        enemies = self.rows[1 - warrior.seat]
        near = [enemy for enemy in enemies if self.distance(warrior, enemy) <= reach]
        return near or [min(enemies, key=lambda enemy: self.distance(warrior, enemy))]
