"""A match of Shabrak in numbers: pressure, attacks, cards, and warriors overpowered."""

from krypta.core.game import Event as CoreEvent
from krypta.core.position import Position
from krypta.core.summary import Counter, Row

from .layout import DECK, FIRST_WARRIOR, SEATS, TEAM, Event, Status

STANDING = (Status.WAITING, Status.READY, Status.EXHAUSTED)
BY_FIGHTER = {Event.ATTACKS.name: "attacks", Event.SHIELDED.name: "shielded"}
BY_SEAT = {Event.PLAYED.name: "played", Event.WORE.name: "played"}


class ShabrakCounter(Counter):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._turn = 0
        self._pressure = 0  # put on the opponent in this turn

    def happens(self, position: Position, event: CoreEvent) -> None:
        first, *more = event.args
        if event.kind == Event.TURN.name:
            self._turn, self._pressure = first, 0
        elif event.kind in BY_FIGHTER:
            self.add(BY_FIGHTER[event.kind], first // TEAM)
        elif event.kind in BY_SEAT:
            self.add(BY_SEAT[event.kind], first)
        elif event.kind == Event.OVERPOWERED.name:
            self.add("overpowered", 1 - first // TEAM)  # counts for the opponent
        elif event.kind == Event.PRESSED.name and first // TEAM != self._turn:
            self._pressure += more[0]
            self.add("pressure", self._turn, more[0])
            self.most("turn", self._turn, self._pressure)

    def standing(self, position: Position) -> list[float]:
        """S4.5: how much more pressure each player's warriors can bear, all together."""
        values, printed = position.values, position.c.defence
        rows = [0.0] * SEATS
        for fighter, status in enumerate(values.status):
            if status in STANDING:
                seat, number = divmod(fighter, TEAM)
                laid = status != Status.WAITING
                defence = values.defence[fighter] if laid else int(printed[seat * DECK + FIRST_WARRIOR + number])
                rows[seat] += max(0, defence - values.pressure[fighter])
        return rows

    def rows(self, position: Position) -> list[Row]:
        return self.sums("overpowered", "attacks", "pressure", "turn", "shielded", "played")
