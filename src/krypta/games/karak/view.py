"""What a seat sees of Karak: everything, but still built from an allow-list. Browser and terminal draw only this."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from operator import itemgetter, mul
from typing import Annotated, Any

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from krypta.core.game import Records
from krypta.core.kernel import entry
from krypta.core.position import Position, Values, span
from krypta.core.text.naming import word, words_of

from .content import letters
from .figures import FiguresView, ItemName, TokenName, TreasureName, figures_in
from .knowledge.odds import chance_in_all
from .layout import ITEM_BASE, NOTHING, SHAPES, STATE, Hero, Item, Phase, Side, Tile, Token, Treasure
from .rules.fight import bonus, outcome, power

HEROES = tuple(word(hero) for hero in Hero)
ITEMS = tuple(word(item) for item in Item)
TOKENS = tuple(word(token) for token in Token)
TILES = tuple(word(tile) for tile in Tile)
TREASURES = tuple(word(treasure) for treasure in Treasure)
PHASES = tuple(word(phase) for phase in Phase)
OPENINGS = tuple(letters(mask) for mask in range(SHAPES))
SIDES = tuple(word(side) for side in Side)

PhaseName = Annotated[str, words_of("PhaseName", Phase)]
TileName = Annotated[str, words_of("TileName", Tile)]


class HeroView(msgspec.Struct, frozen=True, gc=False):
    seat: int
    hero: Annotated[str, words_of("", Hero, "")]  # empty until it is drawn or chosen
    tile: int  # where it stands
    came: int  # the tile it came from
    lives: int  # 0 is unconscious
    cursed: bool
    holds: dict[ItemName, int]
    treasures: dict[TreasureName, int]
    points: float


class TileView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    column: int
    row: int  # grows to the south
    kind: TileName
    openings: str  # letters of n e s w
    token: TokenName = ""
    item: ItemName = ""


class FightView(msgspec.Struct, frozen=True):
    """The current sum, and the chance to win with the next roll if everything is used."""

    token: TokenName
    strength: int
    dice: tuple[int, int]  # 0 before the roll
    bonus: int  # of weapons and ability
    bolts: int
    life: int
    rerolled: bool  # K8.2: both dice, which is possible once
    power: int
    outcome: int  # of the current sum: 1 won, 0 tied, -1 lost
    chance: float


class KarakView(msgspec.Struct, frozen=True, kw_only=True):
    seat: int  # who decides
    phase: PhaseName
    turn: int  # whose turn it is
    steps: int  # taken in it
    rounds: int
    quiet: int
    heroes: list[HeroView]
    tiles: list[TileView]
    portals: list[int]  # tiles, in the order of their numbers
    fountains: list[int]
    pile: dict[TileName, int]
    bag: dict[TokenName, int]
    gone: dict[ItemName, int]
    drawn: list[Annotated[str, words_of("DrawnName", Tile, Token)]]  # the tile to be laid, or Taia's tokens
    heading: Annotated[str, words_of("", Side, "")]  # of the tile that is being discovered
    fight: FightView | None
    figures: FiguresView


class FightNumber(IntEnum):
    """The indices of what `fight_numbers` writes."""

    STRENGTH = 0
    BONUS = 1
    POWER = 2
    CHANCE = 3
    OUTCOME = 4  # of the current sum


@entry
def fight_numbers(states: Records, i: int, contents: Records, out: NDArray[np.float64]) -> None:
    """Write the figures of the current fight."""
    s = states[i]
    c = contents[0]
    strength = int(c.token_strength[s.foe])
    out[FightNumber.STRENGTH] = strength
    out[FightNumber.BONUS] = bonus(s, c, s.turn)
    out[FightNumber.POWER] = power(s, c)
    out[FightNumber.CHANCE] = chance_in_all(s, c, s.turn, strength)
    out[FightNumber.OUTCOME] = outcome(s, c)


def counts(names: tuple[str, ...], numbers: Sequence[int]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def _heroes(position: Position, s: Values) -> list[HeroView]:
    halves = position.contents["treasure_halves"][0].tobytes()
    return [
        HeroView(
            seat,
            HEROES[s.hero[seat]] if s.hero[seat] >= 0 else "",
            s.at[seat],
            s.came[seat],
            s.lives[seat],
            s.cursed == seat,
            _held(s.holds[seat]),
            *_won(s.treasures[seat], halves),
        )
        for seat in range(s.players)
    ]


@cache
def _held(items: tuple[int, ...]) -> dict[str, int]:
    return counts(ITEMS, items)


@cache
def _won(treasures: tuple[int, ...], halves: bytes) -> tuple[dict[str, int], float]:
    """What a hero has won, and its points."""
    return counts(TREASURES, treasures), sum(map(mul, treasures, halves)) / 2


def _tiles(_position: Position, s: Values) -> list[TileView]:
    return list(map(_tile, s.column[: s.n_tiles], s.row, s.tile, s.openings, s.lies))


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


def _drawn(_position: Position, s: Values) -> list[str]:
    if s.phase == Phase.LAY:
        return [TILES[s.drawn_tile]]
    if s.phase in (Phase.KEEP, Phase.DRAW_TOKEN):
        return [TOKENS[token] for token in s.drawn_tokens if token != NOTHING]
    return []


def _heading(_position: Position, s: Values) -> str:
    return SIDES[s.heading] if s.phase in (Phase.DRAW_TILE, Phase.LAY) else ""


def fight_view(position: Position, s: Values) -> FightView | None:
    if s.foe == NOTHING:
        return None
    numbers = np.zeros(len(FightNumber))
    position.ask(fight_numbers, numbers)
    return FightView(
        token=TOKENS[s.foe],
        strength=int(numbers[FightNumber.STRENGTH]),
        dice=(s.dice[0], s.dice[1]),
        bonus=int(numbers[FightNumber.BONUS]),
        bolts=s.bolts,
        life=s.gave_life,
        rerolled=s.rerolled != 0,
        power=int(numbers[FightNumber.POWER]),
        outcome=int(numbers[FightNumber.OUTCOME]),
        chance=float(numbers[FightNumber.CHANCE]),
    )


class Part(msgspec.Struct, frozen=True):
    """A field of the view: the function that makes it, and the range of the record's fields it depends on."""

    name: str
    make: Callable[[Position, Values], Any]
    fields: str = ""

    @property
    def span(self) -> slice:
        return span(STATE, *(self.fields or self.name).split(".."))


# Few of them change from one act to the next.
PARTS = (
    Part("seat", lambda _, s: s.seat),
    Part("phase", lambda _, s: PHASES[s.phase]),
    Part("turn", lambda _, s: s.turn),
    Part("steps", lambda _, s: s.steps),
    Part("rounds", lambda _, s: s.rounds),
    Part("quiet", lambda _, s: s.quiet),
    Part("heroes", _heroes, "hero..cursed"),
    Part("tiles", _tiles, "n_tiles..lies"),
    Part("portals", lambda _, s: list(s.portals[: s.n_portals]), "n_portals..portals"),
    Part("fountains", lambda _, s: list(s.fountains[: s.n_fountains]), "n_fountains..fountains"),
    Part("pile", lambda _, s: counts(TILES, s.pile)),
    Part("bag", lambda _, s: counts(TOKENS, s.bag)),
    Part("gone", lambda _, s: counts(ITEMS, s.gone)),
    Part("drawn", _drawn, "phase..drawn_tokens"),
    Part("heading", _heading, "phase..heading"),
    Part("fight", fight_view, "hero..foe"),
    Part(
        "figures", lambda position, _: figures_in(position.contents.tobytes()), "players"
    ),  # never change, so they are sent only once
)


made_of = itemgetter(*(part.span for part in PARTS))


def view(position: Position) -> KarakView:
    """The table as every seat sees it: Karak hides nothing. Only parts that have changed are rebuilt."""
    s = position.values
    parts = made_of(s.as_bytes)
    if position.kept is None:
        seen = KarakView(**{part.name: part.make(position, s) for part in PARTS})
    else:
        before, seen = position.kept
        changes = zip(PARTS, parts, before, strict=True)
        seen = replace(seen, **{part.name: part.make(position, s) for part, now, was in changes if now != was})
    position.kept = parts, seen
    return seen
