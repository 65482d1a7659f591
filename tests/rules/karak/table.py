"""A table for rule tests: a hand-written position with readable accessors."""

from typing import Any

from krypta.core.position import Position
from krypta.core.scenario import Table as Arranged
from krypta.core.scenario import arrange
from krypta.games.karak.game import GAME
from krypta.games.karak.layout import Reason
from krypta.games.karak.scenario import Scene
from rules.arranged import ArrangedTable

FIGHT_ENDS = ("WON", "TIED", "LOST")


class HeroAtTable:
    """A hero as everyone at the table sees it."""

    def __init__(self, table: "Table", name: str) -> None:
        (seen,) = [hero for hero in table.seen.heroes if hero.hero == name]
        self.lives: int = seen.lives
        self.cursed: bool = seen.cursed
        self.points: float = seen.points
        self.treasures: dict[str, int] = seen.treasures
        self.holds = sorted(item for item, count in seen.holds.items() for _ in range(count))
        self.tile: str = table.name_of(seen.tile)
        self.came_from: str = table.name_of(seen.came)
        self.unconscious: bool = seen.lives == 0


class Table(ArrangedTable):
    """Karak's accessors for a hand-written position."""

    def reason(self, said: str) -> Reason:
        return Reason(self.why(said))

    def name_of(self, tile: int) -> str:
        """The name that the scenario gave the tile, or its coordinates: `2,-1`."""
        assert isinstance(self.arranged.scene, Scene)
        for name, number in self.arranged.scene.names.items():
            if number == tile:
                return str(name)
        laid = self.seen.tiles[tile]
        return f"{laid.column},{laid.row}"

    def tile(self, name: str) -> Any:
        return next(tile for i, tile in enumerate(self.seen.tiles) if self.name_of(i) == name)

    def lies(self, name: str) -> str:
        """The token or the item on the tile; empty if there is none."""
        return str(self.tile(name).token or self.tile(name).item)

    def hero(self, name: str) -> HeroAtTable:
        return HeroAtTable(self, name)

    @property
    def turn(self) -> str:
        return str(self.seen.heroes[self.seen.turn].hero)

    @property
    def steps(self) -> int:
        return int(self.seen.steps)

    @property
    def cursed(self) -> str:
        return next((hero.hero for hero in self.seen.heroes if hero.cursed), "nobody")

    @property
    def winners(self) -> list[str]:
        shares = self.position.payoff()
        return [hero.hero for hero, share in zip(self.seen.heroes, shares, strict=True) if share > 0]

    def chances(self) -> dict[str, int]:
        """What nature may decide now, with probabilities."""
        return {GAME.say(act): weight for act, weight in self.position.chances()}

    @property
    def sums(self) -> tuple[int, int]:
        """The hero's power and the monster's strength in the fight that has just ended."""
        *_, last = (event for event in self.arranged.events if event.kind in FIGHT_ENDS)
        return last.args[2], last.args[3]


def scenario(*lines: str, **options: str) -> Table:
    """A table with the position that the lines describe, in one text or in several."""
    return Table(arrange(GAME, "\n".join(lines), options))


def start(players: int, *luck: str, **options: str) -> Table:
    """A match from its real beginning; `luck` is what nature decides, in order."""
    arranged = Arranged(GAME, options)
    arranged.position = Position.start(GAME, GAME.options(options), players)
    table = Table(arranged)
    for said in luck:
        table.play(said)
    return table


def at_the_door(hero: str, monster: str, *luck: str, others: str = "taia", **options: str) -> Table:
    """The hero is in a tunnel, the monster in the room to its east, all others on the start tile to its west."""
    lines = ["tunnel lane east of start", "room hall east of lane", f"monster {monster} at hall"]
    lines += [f"hero {hero} at lane", *(f"hero {other}" for other in others.split(",") if other)]
    lines += [f"luck {said}" for said in luck]
    return scenario(*lines, **options)


def fight(hero: str, monster: str, *luck: str, others: str = "taia", **options: str) -> Table:
    """The hero walks from a tunnel into the monster's room."""
    return at_the_door(hero, monster, *luck, others=others, **options).play("go east")
