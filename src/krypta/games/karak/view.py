"""What a seat sees of Karak: everything, but by allow-list all the same. Browser and terminal draw only this."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Records
from krypta.core.kernel import entry
from krypta.core.position import Position, Values, span

from .content import letters, word
from .fight import bonus, outcome, power
from .layout import (
    ITEM_BASE,
    NOTHING,
    STATE,
    Hero,
    Item,
    Phase,
    Tile,
    Token,
    Treasure,
)
from .odds import chance_in_all

HEROES = tuple(word(hero) for hero in Hero)
ITEMS = tuple(word(item) for item in Item)
TOKENS = tuple(word(token) for token in Token)
TILES = tuple(word(tile) for tile in Tile)
TREASURES = tuple(word(treasure) for treasure in Treasure)
PHASES = tuple(word(phase) for phase in Phase)
OPENINGS = tuple(letters(mask) for mask in range(16))
SIDES = ("north", "east", "south", "west")

# From one act to the next hardly anything of these changes: where they are in the record's bytes, to be made but once.
TILES_LAID = span(STATE, "n_tiles", "lies")
PILE, BAG, GONE = span(STATE, "pile"), span(STATE, "bag"), span(STATE, "gone")
READ = ("seat", "phase", "players", "rounds", "quiet", "n_portals", "portals", "n_fountains", "fountains", "hero", "at",
        "came", "lives", "holds", "treasures", "cursed", "turn", "steps", "heading", "drawn", "foe")  # fmt: skip


class HeroView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    hero: str  # empty until it is drawn or chosen
    tile: int
    came: int
    lives: int
    cursed: bool
    holds: dict[str, int]
    treasures: dict[str, int]
    points: float


class TileView(msgspec.Struct, frozen=True, gc=False):
    column: int
    row: int
    kind: str
    openings: str
    token: str = ""
    item: str = ""


class FightView(msgspec.Struct, frozen=True):
    """The sum as it stands, and the chance of the next roll if all is used."""

    token: str
    strength: int
    dice: tuple[int, int]
    bonus: int
    bolts: int
    life: int
    power: int
    outcome: int  # as it stands: 1 won, 0 tied, -1 lost
    chance: float


class KarakView(msgspec.Struct, frozen=True):
    seat: int  # who decides
    phase: str
    turn: int
    steps: int
    rounds: int
    quiet: int
    heroes: list[HeroView]
    tiles: tuple[TileView, ...]
    portals: list[int]
    fountains: list[int]
    pile: dict[str, int]
    bag: dict[str, int]
    gone: dict[str, int]
    drawn: list[str]  # the tile to be laid, or Taia's tokens
    heading: str
    fight: FightView | None


@entry
def fight_numbers(states: Records, i: int, contents: Records, out: NDArray[np.float64]) -> None:
    """Strength, bonus, power, chance and present outcome of the fight at hand."""
    s = states[i]
    c = contents[0]
    strength = int(c.token_strength[s.foe])
    out[0] = strength
    out[1] = bonus(s, c, s.turn)
    out[2] = power(s, c)
    out[3] = chance_in_all(s, c, s.turn, strength)
    out[4] = outcome(s, c)


@lru_cache(10_000)
def counts(names: tuple[str, ...], numbers: Sequence[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def view(position: Position) -> KarakView:
    """The table as every seat sees it: Karak hides nothing from anyone."""
    s = position.values.take(READ)
    halves = position.contents["treasure_halves"][0].tolist()
    phase = s.phase
    return KarakView(
        seat=s.seat,
        phase=PHASES[phase],
        turn=s.turn,
        steps=s.steps,
        rounds=s.rounds,
        quiet=s.quiet,
        heroes=[_hero(s, seat, halves) for seat in range(s.players)],
        tiles=_tiles(s.data[TILES_LAID]),
        portals=s.portals[: s.n_portals],
        fountains=s.fountains[: s.n_fountains],
        pile=counts(TILES, s.data[PILE]),
        bag=counts(TOKENS, s.data[BAG]),
        gone=counts(ITEMS, s.data[GONE]),
        drawn=_drawn(phase, s.drawn),
        heading=SIDES[s.heading] if phase in (Phase.DRAW_TILE, Phase.LAY) else "",
        fight=fight_view(position, s) if s.foe != NOTHING else None,
    )


def _hero(s: Values, seat: int, halves: list[int]) -> HeroView:
    hero, treasures = s.hero[seat], s.treasures[seat]
    return HeroView(
        seat=seat,
        hero=HEROES[hero] if hero >= 0 else "",
        tile=s.at[seat],
        came=s.came[seat],
        lives=s.lives[seat],
        cursed=s.cursed == seat,
        holds=counts(ITEMS, tuple(s.holds[seat])),
        treasures=counts(TREASURES, tuple(treasures)),
        points=sum(map(mul, treasures, halves)) / 2,
    )


@lru_cache(5_000)
def _tiles(data: bytes) -> tuple[TileView, ...]:
    laid, fields = data[0], np.frombuffer(data, np.int8, offset=1).reshape(5, -1)
    kinds, openings, columns, rows, lies = fields[:, :laid].tolist()
    return tuple(map(_tile, columns, rows, kinds, openings, lies))


@lru_cache(10_000)
def _tile(column: int, row: int, kind: int, mask: int, lies: int) -> TileView:
    return TileView(
        column,
        row,
        TILES[kind],
        OPENINGS[mask],
        TOKENS[lies] if 0 <= lies < ITEM_BASE else "",
        ITEMS[lies - ITEM_BASE] if lies >= ITEM_BASE else "",
    )


def _drawn(phase: int, drawn: list[int]) -> list[str]:
    if phase == Phase.LAY:
        return [TILES[drawn[0]]]
    if phase in (Phase.KEEP, Phase.DRAW_TOKEN):
        return [TOKENS[token] for token in drawn if token != NOTHING]
    return []


def fight_view(position: Position, s: Values) -> FightView:
    numbers = np.zeros(5)
    fight_numbers(position.states, 0, position.contents, numbers)
    return FightView(
        token=TOKENS[s.foe],
        strength=int(numbers[0]),
        dice=(s.dice[0], s.dice[1]),
        bonus=int(numbers[1]),
        bolts=s.bolts,
        life=s.gave_life,
        power=int(numbers[2]),
        outcome=int(numbers[4]),
        chance=float(numbers[3]),
    )
