"""The lines of Karak scenarios.

    room hall nes east of start        a tile (room, tunnel, portal, fountain), its name, its openings, where it lies
    monster king at hall               what lies on a tile: monster, chest, item
    hero xanros at hall lives 1 from start holds sword key treasure chest 2 cursed
    turn xanros steps 2                whose turn it is, and how many steps are used
    pile room-cross 3                  what the pile, or the bag, still holds; or `pile empty`
    quiet 9

The same lines, or parts of them, can be checked: `hero xanros lives 0`, `nothing at hall`, `over`.
"""

from enum import IntEnum
from typing import Any

from krypta.core.files.lines import counts, member, phrases, whole, word_after
from krypta.core.kernel import entry
from krypta.core.position import Position
from krypta.core.text.naming import word

from .content import openings
from .layout import ITEM_BASE, SEATS, Hero, Item, Place, Side, Slot, Tile, Token, Treasure
from .rules.dungeon import lay_tile
from .rules.turn import begin_turn, settle
from .scenario_check import HERO_WORDS, check

START = "start"
STEP = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}
PLAIN_SHAPE = {Place.TUNNEL: "nesw", Place.ROOM: "nesw", Place.PORTAL: "ns", Place.FOUNTAIN: "ne"}
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
    """Begin the turn, with this number of steps already taken."""
    s = states[i]
    begin_turn(s, contents[0])
    if steps > 0:
        s.steps = steps
    settle(s, contents[0])
    s.n_events = 0


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
        elif first in ("quiet", "fruitless"):
            self.position.s[first] = whole(word_after(first, rest))
        elif first == "rounds":
            self.position.s.rounds = whole(word_after(first, rest))
        else:
            raise ValueError(f"A position of Karak has no line “{first} …”.")

    def _tile(self, place: Place, rest: list[str]) -> None:
        """Lay a tile, written as `hall [nes] east of start`."""
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
        if rest[-2:-1] != ["at"] or len(rest) != (2 if what == "chest" else 3):
            raise ValueError(f"Write it as: {what} {'' if what == 'chest' else 'NAME '}at TILE.")
        tile = self.tile(rest[-1])
        if what == "item":
            item = member(Item, rest[0])
            token, lies = TOKEN_OF_ITEM[item], ITEM_BASE + item
        else:
            token = lies = Token.CHEST if what == "chest" else member(Token, rest[0])
        if self.position.c.tile_place[int(s.tile[tile])] != Place.ROOM:
            raise ValueError(f"{rest[-1]} is not a room: only rooms have tokens and items.")
        self._from_bag(token)
        s.lies[tile] = lies

    def _from_bag(self, token: Token) -> None:
        """Remove a token from the bag, if it is there: it is now on the table."""
        s = self.position.s
        if s.bag[token] > 0:
            s.bag[token] -= 1

    def _hero(self, rest: list[str]) -> None:
        s = self.position.s
        seat = int(s.players)
        if seat >= SEATS:
            raise ValueError(f"Karak has at most {SEATS} heroes.")
        hero = member(Hero, word_after("hero", rest))
        if hero in s.hero[:seat].tolist():
            raise ValueError(f"{word(hero)} is at the table already.")
        s.players = seat + 1
        s.hero[seat] = hero
        s.lives[seat] = self.position.c.lives
        for said, values in phrases(HERO_WORDS, rest[1:]):
            if said == "at":
                s.at[seat] = self.tile(word_after(said, values))
            elif said == "from":
                s.came[seat] = self.tile(word_after(said, values))
            elif said == "lives":
                s.lives[seat] = self._lives(word_after(said, values))
            elif said == "cursed":
                s.cursed = seat
            elif said == "holds":
                word_after(said, values)
                self._fill(seat, [member(Item, value) for value in values])
            else:
                for kind, count in counts(said, values):
                    treasure = member(Treasure, kind)
                    s.treasures[seat, treasure] = count
                    for _ in range(count):
                        self._from_bag(TOKEN_OF_TREASURE[treasure])

    def _lives(self, said: str) -> int:
        lives, most = whole(said), int(self.position.c.lives)
        if not 0 <= lives <= most:
            raise ValueError(f"A hero has 0 to {most} lives, not {lives}.")
        return lives

    def _fill(self, seat: int, items: list[Item]) -> None:
        """K6.1: no more of a kind than there are slots."""
        s, c = self.position.s, self.position.c
        for slot in Slot:
            carried = sum(1 for item in items if c.item_slot[item] == slot)
            if carried > c.slots[slot]:
                raise ValueError(f"A hero has {int(c.slots[slot])} {word(slot)} slots, not {carried}.")
        for item in items:
            s.holds[seat, item] += 1
            self._from_bag(TOKEN_OF_ITEM[item])

    def _turn(self, rest: list[str]) -> None:
        self.position.s.turn = self.seat(word_after("turn", rest))
        if rest[1:]:
            if len(rest) != 3 or rest[1] != "steps":
                raise ValueError("A turn is written as: turn HERO [steps NUMBER].")
            self.steps = whole(rest[2])

    def _stock(self, what: str, rest: list[str]) -> None:
        stock = self.position.s[what]
        kind: type[IntEnum] = Tile if what == "pile" else Token
        given = [] if rest == ["empty"] else [(member(kind, said), count) for said, count in counts(what, rest)]
        stock[:] = 0
        for piece, count in given:
            stock[piece] = count

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

    def check(self, line: str) -> str | None:
        """None if the line is true of the position, else what is true instead."""
        return check(self, line)
