"""The luck of a match in which the caller decides for nature."""

from krypta.core.luck import Commitment, SeededLuck


class CallersLuck:
    """Draws only on request. The header has no commitment, because the caller's choices cannot be recomputed."""

    header = Commitment()

    def __init__(self, seed: str) -> None:
        self._seeded = SeededLuck(seed)

    def draw(self, counter: int, total: int) -> int:
        return self._seeded.draw(counter, total)
