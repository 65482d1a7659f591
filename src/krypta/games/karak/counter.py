"""A match of Karak in numbers: points by source, fights, lives, and the dice against what was to be expected."""

from krypta.core.game import Event as CoreEvent
from krypta.core.position import Position
from krypta.core.summary import Counter, Row

from .layout import LEAST_AGAIN, PAIR_HIGH, PAIR_LOW, VERB_OF, Event, Phase, Treasure, Verb

COUNTED = {
    Event.WON.name: "won",
    Event.TIED.name: "tied",
    Event.LOST.name: "lost",
    Event.TILE_LAID.name: "discovered",
    Event.WOUNDED.name: "lives",
    Event.SACRIFICED.name: "lives",  # K8.3
}
SOURCES = {Treasure.CHEST: "chests", Treasure.FALLEN: "fallen", Treasure.RUBY: "ruby"}


class KarakCounter(Counter):
    def draws(self, position: Position, act: int) -> None:
        """K4.1, K8.5: the dice of a fight against their expected value. Rolls for the first turn do not count."""
        values = position.values
        if values.phase not in (Phase.ROLL, Phase.ROLL_ONE):
            return
        chances = position.chances()
        expected = sum(weight * pips(chance) for chance, weight in chances) / sum(weight for _, weight in chances)
        self.add("luck", values.turn, pips(act) - expected)

    def happens(self, position: Position, event: CoreEvent) -> None:
        seat = event.args[0]
        if event.kind in COUNTED:
            self.add(COUNTED[event.kind], seat)
        elif event.kind == Event.TREASURE.name:
            kind = Treasure(event.args[1])
            self.add(SOURCES[kind], seat, int(position.c.treasure_halves[kind]) / 2)

    def standing(self, position: Position) -> list[float]:
        """K9.1: the points of the treasures."""
        halves = position.c.treasure_halves
        return [
            sum(int(count) * int(worth) for count, worth in zip(row, halves, strict=True)) / 2
            for row in position.values.treasures[: self.players]
        ]

    def rows(self, position: Position) -> list[Row]:
        return self.sums(*SOURCES.values(), "won", "tied", "lost", "lives", "discovered", "luck")


def pips(act: int) -> float:
    """What nature's roll shows."""
    verb = int(VERB_OF[act])
    if verb == Verb.AGAIN:
        return act - verb + LEAST_AGAIN
    return int(PAIR_LOW[act - verb] + PAIR_HIGH[act - verb])
