"""Luck of a match in which the caller decides for nature."""

from krypta.core.luck import Commitment, SeededLuck


class CallersLuck:
    """Draws only when it is asked to. The header promises nothing, as nobody could recompute what the caller chose."""

    header = Commitment()

    def __init__(self, seed: str) -> None:
        self._seeded = SeededLuck(seed)

    def draw(self, counter: int, total: int) -> int:
        return self._seeded.draw(counter, total)
