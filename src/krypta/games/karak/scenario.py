"""Karak positions written by hand.

    room hall nes east of start        a tile (room, tunnel, portal, fountain), its name, its openings, where it lies
    monster king at hall               what lies on a tile: monster, chest, item
    hero xanros at hall lives 1 from start holds sword key treasure chest 2 cursed
    turn xanros steps 2                whose turn it is, and how many steps are used
    pile room-cross 3                  what the pile, or the bag, still holds; or `pile empty`
    quiet 9

The same lines, as far as they say something, can be checked: `hero xanros lives 0`, `nothing at hall`, `over`.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any

from krypta.core.kernel import entry
from krypta.core.position import Position

from .content import openings, word
from .dungeon import lay_tile
from .layout import (
    ITEM_BASE,
    NOBODY_CURSED,
    NOTHING,
    SEATS,
    Hero,
    Item,
    Phase,
    Place,
    Side,
    Tile,
    Token,
    Treasure,
)
from .turn import begin_turn, settle

START = "start"
STEP = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}
PLAIN_SHAPE = {Place.TUNNEL: "nesw", Place.ROOM: "nesw", Place.PORTAL: "ns", Place.FOUNTAIN: "ne"}
HERO_WORDS = ("at", "from", "lives", "holds", "treasure", "cursed")
TOKEN_OF_ITEM = {
    Item.DAGGERS: Token.RAT,
    Item.SWORD: Token.WARRIOR,
    Item.AXE: Token.KING,
    Item.BOLT: Token.MUMMY,
    Item.HEALING: Token.SPIDER,
    Item.KEY: Token.TURNKEY,
}
TOKEN_OF_TREASURE = {
    Treasure.CHEST: Token.CHEST,
    Treasure.FALLEN: Token.FALLEN,
    Treasure.RUBY: Token.DRAGON,
}


@entry
def lay_at(states: Any, i: int, contents: Any, kind: int, mask: int, column: int, row: int) -> Any:
    return lay_tile(states[i], contents[0], kind, mask, column, row)


@entry
def begin_at(states: Any, i: int, contents: Any, steps: int) -> None:
    """Begin the turn, as far into it as the steps say."""
    s = states[i]
    begin_turn(s, contents[0])
    if steps > 0:
        s.steps = steps
    settle(s, contents[0])
    s.n_events = 0


def member(kind: type[IntEnum], said: str) -> Any:
    try:
        return kind[said.upper().replace("-", "_")]
    except KeyError:
        known = ", ".join(word(one) for one in kind)
        raise ValueError(f"There is no {kind.__name__.lower()} “{said}”; there are {known}.") from None


def whole(said: str) -> int:
    if not said.lstrip("-").isdigit():
        raise ValueError(f"“{said}” should be a number.")
    return int(said)


class Scene:
    """Writes and checks lines about one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.names = {START: 0}
        self.steps = 0
        s = position.s
        s.players = 0
        s.first = 0
        s.turn = 0
        s.rounds = 1

    # -- writing

    def place(self, line: str) -> None:
        first, *rest = line.split()
        if first in ("room", "tunnel", "portal", "fountain"):
            self._tile(member(Place, first), rest)
        elif first in ("monster", "chest", "item"):
            self._lay_thing(first, rest)
        elif first == "hero":
            self._hero(rest)
        elif first == "turn":
            self._turn(rest)
        elif first in ("pile", "bag"):
            self._stock(first, rest)
        elif first == "quiet":
            self.position.s.quiet = whole(rest[0])
        elif first == "rounds":
            self.position.s.rounds = whole(rest[0])
        else:
            raise ValueError(f"A position of Karak has no line “{first} …”.")

    def _tile(self, place: Place, rest: list[str]) -> None:
        """`hall [nes] east of start`"""
        if len(rest) < 4 or rest[-2] != "of":
            raise ValueError("A tile is written as: room NAME [openings] east of OTHER.")
        name, side, base = rest[0], member(Side, rest[-3]), self.tile(rest[-1])
        said = rest[1] if len(rest) == 5 else PLAIN_SHAPE[place]
        if set(said) - set("nesw"):
            raise ValueError(f"“{said}” should name openings by their letters n, e, s, w.")
        kind, mask = self._kind(place, said), openings(said)
        s = self.position.s
        right, down = STEP[side]
        column, row = int(s.column[base]) + right, int(s.row[base]) + down
        if self.at(column, row) is not None:
            raise ValueError(f"There is a tile {word(side)} of {rest[-1]} already.")
        if s.pile[kind] == 0:
            raise ValueError(f"The pile has no {word(kind)} left.")
        s.pile[kind] -= 1
        self.names[name] = int(lay_at(self.position.states, 0, self.position.contents, int(kind), mask, column, row))

    def _kind(self, place: Place, said: str) -> Tile:
        straight = said in ("ns", "ew", "sn", "we")
        shape = {1: "", 2: "straight" if straight else "corner", 3: "tee", 4: "cross"}[len(set(said))]
        kind: Tile = member(Tile, f"{word(place)}-{shape}")
        return kind

    def _lay_thing(self, what: str, rest: list[str]) -> None:
        s = self.position.s
        tile = self.tile(rest[-1])
        if what == "item":
            item = member(Item, rest[0])
            self._from_bag(TOKEN_OF_ITEM[item])
            s.lies[tile] = ITEM_BASE + item
        else:
            token = Token.CHEST if what == "chest" else member(Token, rest[0])
            self._from_bag(token)
            s.lies[tile] = token

    def _from_bag(self, token: Token) -> None:
        """What is on the table is not in the bag, if it was there."""
        s = self.position.s
        if s.bag[token] > 0:
            s.bag[token] -= 1

    def _hero(self, rest: list[str]) -> None:
        s = self.position.s
        seat = int(s.players)
        if seat >= SEATS:
            raise ValueError(f"Karak has at most {SEATS} heroes.")
        s.players = seat + 1
        s.hero[seat] = member(Hero, rest[0])
        s.lives[seat] = self.position.c.lives
        for said, values in self._phrases(rest[1:]):
            if said == "at":
                s.at[seat] = self.tile(values[0])
            elif said == "from":
                s.came[seat] = self.tile(values[0])
            elif said == "lives":
                s.lives[seat] = whole(values[0])
            elif said == "cursed":
                s.cursed = seat
            elif said == "holds":
                for item in (member(Item, value) for value in values):
                    s.holds[seat, item] += 1
                    self._from_bag(TOKEN_OF_ITEM[item])
            else:
                for kind, count in zip(values[::2], values[1::2], strict=True):
                    treasure = member(Treasure, kind)
                    s.treasures[seat, treasure] = whole(count)
                    for _ in range(whole(count)):
                        self._from_bag(TOKEN_OF_TREASURE[treasure])

    def _phrases(self, rest: Sequence[str]) -> list[tuple[str, list[str]]]:
        phrases: list[tuple[str, list[str]]] = []
        for said in rest:
            if said in HERO_WORDS:
                phrases.append((said, []))
            elif phrases:
                phrases[-1][1].append(said)
            else:
                raise ValueError(f"“{said}” is out of place; a hero has {', '.join(HERO_WORDS)}.")
        return phrases

    def _turn(self, rest: list[str]) -> None:
        self.position.s.turn = self.seat(rest[0])
        if len(rest) == 3 and rest[1] == "steps":
            self.steps = whole(rest[2])

    def _stock(self, what: str, rest: list[str]) -> None:
        stock = self.position.s[what]
        stock[:] = 0
        kind: type[IntEnum] = Tile if what == "pile" else Token
        if rest != ["empty"]:
            for said, count in zip(rest[::2], rest[1::2], strict=True):
                stock[member(kind, said)] = whole(count)

    def ready(self) -> None:
        if self.position.s.players == 0:
            raise ValueError("A position of Karak needs a hero: hero horan at start.")
        begin_at(self.position.states, 0, self.position.contents, self.steps)

    # -- finding

    def tile(self, name: str) -> int:
        """A tile by its name, or by its place `2,-1` (columns to the east, rows to the south of the start)."""
        if name in self.names:
            return self.names[name]
        column, comma, row = name.partition(",")
        if comma:
            found = self.at(whole(column), whole(row))
            if found is not None:
                return found
        raise ValueError(f"There is no tile “{name}”; there are {', '.join(self.names)}.")

    def at(self, column: int, row: int) -> int | None:
        s = self.position.s
        for tile in range(int(s.n_tiles)):
            if s.column[tile] == column and s.row[tile] == row:
                return tile
        return None

    def seat(self, hero: str) -> int:
        wanted = member(Hero, hero)
        for seat in range(int(self.position.s.players)):
            if self.position.s.hero[seat] == wanted:
                return seat
        raise ValueError(f"{hero} is not at this table.")

    def tile_name(self, tile: int) -> str:
        s = self.position.s
        named = [name for name, number in self.names.items() if number == tile]
        return named[0] if named else f"{int(s.column[tile])},{int(s.row[tile])}"

    # -- checking

    def check(self, line: str) -> str | None:
        """None if the line is true of the position, else what is true instead."""
        first, *rest = line.split()
        checks: dict[str, Callable[[list[str]], str | None]] = {
            "hero": self._check_hero,
            "monster": lambda rest: self._check_lies(f"monster {rest[0]}", rest[-1]),
            "chest": lambda rest: self._check_lies("chest", rest[-1]),
            "item": lambda rest: self._check_lies(f"item {rest[0]}", rest[-1]),
            "nothing": lambda rest: self._check_lies("nothing", rest[-1]),
            "turn": self._check_turn,
            "phase": lambda rest: differs(rest[0], word(Phase(int(self.position.s.phase)))),
            "steps": lambda rest: differs(rest[0], str(int(self.position.s.steps))),
            "rounds": lambda rest: differs(rest[0], str(int(self.position.s.rounds))),
            "gone": lambda rest: differs(rest[1], str(int(self.position.s.gone[member(Item, rest[0])]))),
            "cursed": self._check_cursed,
            "over": lambda rest: None if self.position.over else "the game goes on",
            "winner": self._check_winner,
        }
        if first not in checks:
            raise ValueError(f"“{first} …” cannot be checked; there are {', '.join(checks)}.")
        return checks[first](rest)

    def _check_hero(self, rest: list[str]) -> str | None:
        seat = self.seat(rest[0])
        s = self.position.s
        for said, values in self._phrases(rest[1:]):
            if said == "at":
                wrong = differs(values[0], self.tile_name(int(s.at[seat])))
            elif said == "from":
                wrong = differs(values[0], self.tile_name(int(s.came[seat])))
            elif said == "lives":
                wrong = differs(values[0], str(int(s.lives[seat])))
            elif said == "cursed":
                wrong = None if s.cursed == seat else "not cursed"
            elif said == "holds":
                held = [word(item) for item in Item for _ in range(int(s.holds[seat, item]))] or ["nothing"]
                wrong = differs(" ".join(sorted(values)), " ".join(sorted(held)))
            else:
                wrong = differs(values[1], str(int(s.treasures[seat, member(Treasure, values[0])])))
            if wrong:
                return f"{said} {wrong}"
        return None

    def _check_lies(self, expected: str, tile: str) -> str | None:
        lies = int(self.position.s.lies[self.tile(tile)])
        if lies == NOTHING:
            found = "nothing"
        elif lies >= ITEM_BASE:
            found = f"item {word(Item(lies - ITEM_BASE))}"
        else:
            found = "chest" if lies == Token.CHEST else f"monster {word(Token(lies))}"
        return differs(expected, found)

    def _check_turn(self, rest: list[str]) -> str | None:
        s = self.position.s
        return differs(rest[0], word(Hero(int(s.hero[s.turn]))))

    def _check_cursed(self, rest: list[str]) -> str | None:
        s = self.position.s
        found = "nobody" if s.cursed == NOBODY_CURSED else word(Hero(int(s.hero[s.cursed])))
        return differs(rest[0], found)

    def _check_winner(self, rest: list[str]) -> str | None:
        if not self.position.over:
            return "the game goes on"
        s, shares = self.position.s, self.position.payoff()
        won = sorted(word(Hero(int(s.hero[seat]))) for seat, share in enumerate(shares) if share > 0)
        return differs(" ".join(sorted(rest)), " ".join(won))


def differs(expected: str, found: str) -> str | None:
    return None if expected == found else found
