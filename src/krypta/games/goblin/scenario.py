"""The lines of Goblin scenarios.

    card horan-1 red follows blue green attack 2 draw 1     an action card, its effects from left to right
    gear i5 armour defence 1 hand 1                         a reward: weapon or armour
    monster i7 attack 3 lives 4 curses red armour           a monster's front; `card` or `gear` defines its reward
    hero horan lives 3 keys 1 hand s1 s2 i3 discard s3 pile i4 starting ? wears i5 potions strength healing
    row i i7 i8                        the first places of a row; the others are filled from the stack
    gate i gate-i2                     the top gatekeeper; `lord lord2` in the same way
    stack i i9 i10                     the cards of a level's stack from the top; or `stack i empty`
    pawned i11                         the cards in the pawn shop
    stock healing 0                    the merchant's remaining potions
    turn horan
    rounds 100

Cards that no line names are in their stacks, a hero's starting cards in the draw pile, which is shuffled. In a pile,
from the top: a card, `starting` for one of the starting cards, `?` for any card; or `nothing`. The same lines, or parts
of them, can be checked: `hero horan lives 0 hand s1 i3`, `fight attack 3 missing 1`, `phase play`, `winner horan`.
"""

from collections.abc import Callable
from typing import Any

from krypta.core.files.lines import counts, member, phrases, whole, word_after
from krypta.core.kernel import entry
from krypta.core.position import Position

from .layout import (
    ANY_CARD,
    CARDS,
    FIRST_GATEKEEPER,
    FIRST_LORD,
    FIRST_MONSTER,
    FIRST_OF_LEVEL,
    GATEKEEPERS,
    LEVELS,
    NONE,
    STARTING,
    STARTING_CARD,
    Colour,
    Curse,
    Effect,
    Gear,
    Hero,
    Kind,
    Potion,
    Stage,
    Zone,
)
from .rules.turn import begin_turn, settle
from .scenario_check import CHECKS, HERO_WORDS, NOTHING, STARTING_WORD, UNKNOWN_WORD
from .words import HERO_WORDS as HERO_NAMES
from .words import LEVEL_WORDS, STARTING_WORDS, card_word

CARDS_BY_WORD = {card_word(card): card for card in range(CARDS)}


@entry
def begin_at(states: Any, i: int, contents: Any) -> None:
    """Begin the turn."""
    s = states[i]
    begin_turn(s, contents[0])
    settle(s, contents[0])
    s.n_events = 0


class Scene:
    """Writes and checks lines about one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.turn = 0
        self.placed: set[int] = set()  # cards that a line has named
        self.stacks: dict[int, list[int]] = {}
        s = position.s
        s.players = 0
        s.first = 0
        s.rounds = 1
        s.zone[:] = Zone.BOX

    # -- writing

    def place(self, line: str) -> None:
        first, *rest = line.split()
        if first not in self.writers:
            raise ValueError(f"A position of Goblin has no line “{first} …”; it has {', '.join(self.writers)}.")
        word_after(first, rest)
        self.writers[first](rest)

    @property
    def writers(self) -> dict[str, Callable[[list[str]], None]]:
        return {
            "card": self._card,
            "gear": self._gear,
            "monster": self._monster,
            "hero": self._hero,
            "row": self._row,
            "gate": self._gate,
            "lord": self._lord,
            "stack": self._stack,
            "pawned": self._pawned,
            "stock": self._stock,
            "turn": self._turn,
            "rounds": self._rounds,
        }

    def _card(self, rest: list[str]) -> None:
        """Define an action card: `horan-1 red follows blue green attack 2 draw 1`."""
        c, card = self.position.c, self.card(rest[0])
        c.kind[card] = Kind.ACTION
        c.colour[card] = member(Colour, word_after(rest[0], rest[1:]))
        c.follows[card] = 0
        c.printed[card] = NONE
        c.gives[card] = 0
        effects = [effect.name.lower() for effect in Effect]
        at = 0
        for said, values in phrases(["follows", *effects], rest[2:]):
            if said == "follows":
                c.follows[card] = sum(1 << member(Colour, colour) for colour in values)
            else:
                c.printed[card, at] = member(Effect, said)
                c.gives[card, member(Effect, said)] = whole(word_after(said, values))
                at += 1

    def _gear(self, rest: list[str]) -> None:
        """Define equipment: `i5 armour defence 1 hand 1`."""
        c, card = self.position.c, self.card(rest[0])
        c.kind[card] = member(Kind, word_after(rest[0], rest[1:]))
        c.gear[card] = 0
        for said, values in phrases([gear.name.lower() for gear in Gear], rest[2:]):
            c.gear[card, member(Gear, said)] = whole(word_after(said, values))

    def _monster(self, rest: list[str]) -> None:
        """Define a monster: `i7 attack 3 lives 4 curses red armour`; curses come last, since one is called attack."""
        c, card = self.position.c, self.card(rest[0])
        end = rest.index("curses") if "curses" in rest else len(rest)
        for said, values in phrases(("attack", "lives"), rest[1:end]):
            c[said][card] = whole(word_after(said, values))
        c.curses[card] = sum(1 << member(Curse, curse) for curse in rest[end + 1 :])

    def _hero(self, rest: list[str]) -> None:
        """Seat a hero in the next seat: `horan lives 3 hand s1 s2`."""
        s = self.position.s
        seat, hero = int(s.players), member(Hero, rest[0])
        if hero in s.hero[:seat].tolist():
            raise ValueError(f"{rest[0]} is at the table already.")
        s.players = seat + 1
        s.hero[seat] = hero
        s.lives[seat] = self.position.c.full_lives
        said = dict(phrases(HERO_WORDS, rest[1:]))
        for name in ("lives", "keys"):
            if name in said:
                s[name][seat] = whole(word_after(name, said[name]))
        for potion in said.get("potions", []):
            s.potion[seat, member(Potion, potion)] = 1
            s.stock[member(Potion, potion)] -= 1
        for key in range(int(s.keys[seat])):
            self._put(FIRST_GATEKEEPER + key * GATEKEEPERS + seat, Zone.KEY + seat)
        for name, zone in (("hand", Zone.HAND), ("discard", Zone.DISCARD), ("wears", Zone.WORN)):
            for own in said.get(name, []):
                card = self._put(self.own(seat, own), zone + seat)
                if zone == Zone.WORN:
                    s.worn[seat, int(self.position.c.kind[card]) - int(Kind.WEAPON)] = card
        self._pile(seat, said.get("pile"))

    def _pile(self, seat: int, said: list[str] | None) -> None:
        """Write the cards of a pile from the top, then every starting card that is nowhere else."""
        s = self.position.s
        slots = []
        for own in said if said and said != [NOTHING] else []:
            if own == UNKNOWN_WORD:
                slots.append(ANY_CARD)
            elif own == STARTING_WORD:
                slots.append(STARTING_CARD)
            else:
                slots.append(self._put(self.own(seat, own), Zone.PILE + seat))
        first = int(s.hero[seat]) * STARTING
        loose = [card for card in range(first, first + STARTING) if card not in self.placed]
        places = slots.count(STARTING_CARD) + slots.count(ANY_CARD)
        for card in loose if said is None else loose[:places]:
            self._put(card, Zone.PILE + seat)
        slots += [STARTING_CARD] * len(loose) if said is None else []
        s.n_pile[seat] = len(slots)
        s.pile[seat, : len(slots)] = slots
        for at, card in enumerate(slots):  # G3.2, G9.6: everyone sees the top, and what Taia puts under the pile
            s.shown[seat, at] = (at == 0 and card != ANY_CARD) or 0 <= card < FIRST_MONSTER

    def _row(self, rest: list[str]) -> None:
        level = self.level(rest[0])
        for place, said in enumerate(rest[1:]):
            self.position.s.open_row[level, place] = self._put(self.card(said), Zone.OPEN)

    def _gate(self, rest: list[str]) -> None:
        level = self.level(rest[0])
        self.position.s.open_gate[level] = self._put(self.card(word_after("gate", rest[1:])), Zone.OPEN)

    def _lord(self, rest: list[str]) -> None:
        self.position.s.lord = self._put(self.card(rest[0]), Zone.OPEN)

    def _stack(self, rest: list[str]) -> None:
        level = self.level(rest[0])
        self.stacks[level] = [] if rest[1:] == ["empty"] else [self.card(said) for said in rest[1:]]

    def _pawned(self, rest: list[str]) -> None:
        for said in rest:
            self._put(self.card(said), Zone.PAWNED)

    def _stock(self, rest: list[str]) -> None:
        for potion, count in counts("stock", rest):
            self.position.s.stock[member(Potion, potion)] = count

    def _turn(self, rest: list[str]) -> None:
        self.turn = self.seat(rest[0])

    def _rounds(self, rest: list[str]) -> None:
        self.position.s.rounds = whole(rest[0])

    def ready(self) -> None:
        s = self.position.s
        if s.players == 0:
            raise ValueError("A position of Goblin needs a hero: hero horan hand s1 s2.")
        if s.lord == NONE:
            s.lord = self._put(FIRST_LORD, Zone.OPEN)
        for level in range(LEVELS):
            self._fill_level(level)
        s.turn = self.turn
        s.stage = Stage.TURN
        begin_at(self.position.states, 0, self.position.contents)

    def _fill_level(self, level: int) -> None:
        """Place the gatekeepers and monsters that no line has named, in the order of their numbers."""
        s = self.position.s
        first = FIRST_GATEKEEPER + level * GATEKEEPERS
        keepers = [card for card in range(first, first + GATEKEEPERS) if card not in self.placed]
        boxed = GATEKEEPERS - int(self.position.c.gatekeepers)  # G1.2: unknown which one until the end
        if s.open_gate[level] == NONE and len(keepers) > boxed:
            s.open_gate[level] = self._put(keepers.pop(0), Zone.OPEN)
        for card in keepers if len(keepers) > boxed else []:
            s.zone[card] = Zone.STACK
        free = range(int(FIRST_OF_LEVEL[level]), int(FIRST_OF_LEVEL[level + 1]))
        stack = self.stacks.get(level, [card for card in free if card not in self.placed])
        if level not in self.stacks:
            for place in range(s.open_row.shape[1]):
                if s.open_row[level, place] == NONE and stack:
                    s.open_row[level, place] = self._put(stack.pop(0), Zone.OPEN)
        if stack:
            s.open_top[level] = self._put(stack.pop(0), Zone.OPEN)
        for card in stack:
            s.zone[card] = Zone.STACK

    def _put(self, card: int, zone: int) -> int:
        if card in self.placed:
            raise ValueError(f"{card_word(card)} is somewhere else already.")
        self.placed.add(card)
        self.position.s.zone[card] = zone
        return card

    # -- finding

    def card(self, said: str) -> int:
        if said not in CARDS_BY_WORD:
            raise ValueError(f"There is no card “{said}”; there are such as horan-1, i7, gate-ii2 and lord1.")
        return CARDS_BY_WORD[said]

    def own(self, seat: int, said: str) -> int:
        """A card by its word among its player's cards: s1 is the hero's first."""
        if said in STARTING_WORDS:
            return int(self.position.s.hero[seat]) * STARTING + STARTING_WORDS.index(said)
        card = self.card(said)
        if card < FIRST_MONSTER:
            raise ValueError(f"A hero's own starting cards are {', '.join(STARTING_WORDS)}, not {said}.")
        return card

    def level(self, said: str) -> int:
        if said not in LEVEL_WORDS:
            raise ValueError(f"There is no level “{said}”; there are {', '.join(LEVEL_WORDS)}.")
        return LEVEL_WORDS.index(said)

    def seat(self, hero: str) -> int:
        for seat in range(int(self.position.s.players)):
            if HERO_NAMES[int(self.position.s.hero[seat])] == hero:
                return seat
        raise ValueError(f"{hero} is not at this table.")

    def check(self, line: str) -> str | None:
        """None if the line is true of the position, else what is true instead."""
        first, *rest = line.split()
        if first not in CHECKS:
            raise ValueError(f"“{first} …” cannot be checked; there are {', '.join(CHECKS)}.")
        return CHECKS[first](self, rest)
