"""A match of Goblin in numbers: keys and won cards, fights, chains, lives."""

from krypta.core.game import Event as CoreEvent
from krypta.core.position import Position
from krypta.core.summary import Counter, Row

from .layout import FIRST_GATEKEEPER, FIRST_MONSTER, NONE, SEATS, Event, Zone

A_KEY, THE_LORD = 3, 5  # what they count in the standing, where a won card counts one

COUNTED = {
    Event.WON.name: "won",
    Event.FAILED.name: "failed",
    Event.FELL.name: "fell",
    Event.BOUGHT.name: "bought",
    Event.BOUGHT_POTION.name: "bought",
}
ZONES = (Zone.HAND, Zone.PILE, Zone.DISCARD, Zone.PLAYED, Zone.ASIDE, Zone.WORN)  # where a player's cards may be
OWNER = {int(zone) + seat: seat for zone in ZONES for seat in range(SEATS)}


class GoblinCounter(Counter):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._chain = 0  # cards in the fight that is going on

    def happens(self, position: Position, event: CoreEvent) -> None:
        seat, *more = event.args
        if event.kind in COUNTED:
            self.add(COUNTED[event.kind], seat)
        if event.kind == Event.FIGHTS.name:
            self._chain = 0
        elif event.kind == Event.PLAYED.name:
            self._chain += 1
        elif event.kind == Event.HIT.name:
            self.add("lives", seat, more[0])
        if event.kind in (Event.WON.name, Event.FAILED.name):
            self.most("chain", seat, self._chain)
            self.most("attack", seat, more[1])

    def standing(self, position: Position) -> list[float]:
        """G5.10, G5.11: the lord, keys and won cards, added up."""
        values, cards = position.values, self._cards(position)
        return [
            cards[seat] + A_KEY * values.keys[seat] + (THE_LORD if values.over_lord[seat] != NONE else 0)
            for seat in range(self.players)
        ]

    def _cards(self, position: Position) -> list[float]:
        owners = [OWNER.get(zone) for zone in position.values.zone[FIRST_MONSTER:FIRST_GATEKEEPER]]
        return [float(owners.count(seat)) for seat in range(self.players)]

    def rows(self, position: Position) -> list[Row]:
        keys = Row("keys", [float(count) for count in position.values.keys[: self.players]])
        return [
            keys,
            Row("cards", self._cards(position)),
            *self.sums("won", "failed", "chain", "attack", "lives", "fell", "bought"),
        ]
