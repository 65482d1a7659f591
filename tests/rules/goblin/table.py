"""A table for rule tests: a hand-written position with readable accessors."""

from typing import Any

from krypta.core.door import NATURE
from krypta.core.position import Position
from krypta.core.scenario import Table as Arranged
from krypta.core.scenario import arrange
from krypta.core.text.words import words
from krypta.games.goblin.game import GAME
from krypta.games.goblin.layout import Reason
from rules.arranged import ArrangedTable

LEVELS = ("i", "ii", "iii")
FIGHT_ENDS = ("WON", "FAILED")


class HeroAtTable:
    """A hero as seen by a given hero; starting cards are called s1 to s6."""

    def __init__(self, table: "Table", name: str, seen_by: str) -> None:
        seen = table.view(seen_by).players[table.seat(name)]

        def own(card: str) -> str:
            return card.replace(f"{name}-", "s")

        def cards(views: list[Any]) -> list[str]:
            return [own(card.id) for card in views]

        self.lives: int = seen.lives
        self.keys: int = seen.keys
        self.potions: list[str] = seen.potions
        self.weapon: str = seen.weapon.id if seen.weapon else ""
        self.armour: str = seen.armour.id if seen.armour else ""
        self.hand = cards(seen.hand)
        self.starting: int = seen.starting  # how many cards of the hand are starting cards
        self.pile = [own(card) for card in seen.pile]
        self.discard = cards(seen.discard)


class Table(ArrangedTable):
    """Goblin's accessors for a hand-written position."""

    def reason(self, said: str) -> Reason:
        return Reason(self.why(said))

    def says(self, said: str) -> str:
        """The sentence of an offered act, in English."""
        return words("en").render(GAME.act_message(self.position, GAME.parse(said)))

    def view(self, name: str) -> Any:
        """What that hero sees."""
        return self.position.view(self.seat(name))

    def seat(self, name: str) -> int:
        return [player.hero for player in self.seen.players].index(name)

    def hero(self, name: str, seen_by: str = "") -> HeroAtTable:
        return HeroAtTable(self, name, seen_by or name)

    @property
    def turn(self) -> str:
        return str(self.seen.players[self.seen.turn].hero)

    @property
    def fight(self) -> Any:
        """The fight in progress: its chain, its sums, the curses in force."""
        return self.seen.fight

    def row(self, level: str) -> list[str]:
        """The monsters of the row; a gap is empty."""
        return [monster.id if monster else "" for monster in self.level(level).row]

    def gate(self, level: str) -> str:
        return self.level(level).gate.id if self.level(level).gate else ""

    def top(self, level: str) -> str:
        """The monster on top of the level's stack."""
        return self.level(level).top.id if self.level(level).top else ""

    def level(self, level: str) -> Any:
        return self.seen.levels[LEVELS.index(level)]

    @property
    def pawned(self) -> list[str]:
        return [card.id for card in self.seen.pawned]

    @property
    def winners(self) -> list[str]:
        shares = self.position.payoff()
        return [player.hero for player, share in zip(self.seen.players, shares, strict=True) if share > 0]

    def chances(self) -> dict[str, int]:
        """What nature may decide now, with probabilities; empty if nature does not decide."""
        if self.position.seat != NATURE:
            return {}
        return {GAME.say(act): weight for act, weight in self.position.chances()}

    @property
    def lost(self) -> int:
        """The lives that the monster has just taken."""
        return sum(event.args[1] for event in self.arranged.events if event.kind == "HIT")

    @property
    def sums(self) -> tuple[int, int]:
        """The hero's attack and the monster's lives in the fight that has just ended."""
        *_, last = (event for event in self.arranged.events if event.kind in FIGHT_ENDS)
        return last.args[2], last.args[3]


def scenario(*lines: str, **options: str) -> Table:
    """A table with the position that the lines describe, in one text or in several."""
    return Table(arrange(GAME, "\n".join(lines), options))


def start(players: int, *said: str, **options: str) -> Table:
    """A match from its real beginning; `said` are the first acts, of the seats and of nature."""
    arranged = Arranged(GAME, options)
    arranged.position = Position.start(GAME, GAME.options(options), players)
    return Table(arranged).play(*said)


def begun(*heroes: str, **options: str) -> Table:
    """A match after its set-up: with those heroes, the first seat begins, and nature takes its first option."""
    table = start(len(heroes), *(f"hero {hero}" for hero in heroes), **{"first": "seat", **options})
    while table.position.seat == NATURE:
        table.play(table.offers()[0])
    return table


def at_the_row(hero: str, monster: str, *lines: str, **options: str) -> Table:
    """The hero faces only the monster i1 with those figures. Taia plays next. Without abilities (G9)."""
    here = [f"monster i1 {monster}", "row i i1", "stack i empty", f"hero {hero}", "hero taia pile"]
    return scenario(*lines, *here, **{"abilities": "off", **options})


def fight(hero: str, monster: str, *lines: str, **options: str) -> Table:
    """The hero has chosen to fight the monster i1 with those figures."""
    return at_the_row(hero, monster, *lines, **options).play("fight i 1")
