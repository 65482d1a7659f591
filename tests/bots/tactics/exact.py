"""The exact chance that a seat wins the match before its turn ends, if it does its best and the others do their worst.

Everything is counted out: every act, and every decision of nature by its weight.
"""

from krypta.core.door import NATURE
from krypta.core.position import Position

MOST_NODES = 2500  # positions looked at for one decision; a larger one is given up


class TooLarge(Exception):
    """There is more to count than is worth it."""


class Turn:
    """The rest of a turn, counted out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[bytes, float] = {}

    def chances(self, position: Position) -> dict[int, float]:
        """The chance after each option."""
        return {act: self.after(position, act) for act in position.options()}

    def after(self, position: Position, act: int) -> float:
        then = position.copy()
        then.step(act)
        if then.over:
            return then.payoff()[self.seat]
        if any(event.kind == "TURN" for event in then.events()):
            return 0.0
        return self.chance(then)

    def chance(self, position: Position) -> float:
        """The chance when this position is reached."""
        key = position.to_bytes()
        if key not in self.known:
            if len(self.known) == MOST_NODES:
                raise TooLarge
            self.known[key] = 0.0
            self.known[key] = self._counted(position)
        return self.known[key]

    def _counted(self, position: Position) -> float:
        if position.seat == NATURE:
            chances = position.chances()
            total = sum(weight for _, weight in chances)
            return sum(weight * self.after(position, act) for act, weight in chances) / total
        values = [self.after(position, act) for act in position.options()]
        return max(values) if position.seat == self.seat else min(values)
