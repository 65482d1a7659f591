"""The base of all games' tables for rule tests: plays words, and shows what any game has."""

from typing import Any, Self

from krypta.core.position import Position
from krypta.core.scenario import Table as Arranged


class ArrangedTable:
    """Plays words, forces nature's acts, and reads the state of the table."""

    def __init__(self, arranged: Arranged) -> None:
        self.arranged = arranged

    def play(self, *words: str) -> Self:
        self.arranged.play(*words)
        return self

    def offers(self) -> list[str]:
        return self.arranged.offers()

    def refusal(self, said: str) -> str:
        """The number of the rule that forbids the act; empty if it is allowed."""
        return self.arranged.refusal(said)

    def why(self, said: str) -> int:
        """The number of the reason."""
        return self.position.why(self.arranged.game.parse(said))

    @property
    def position(self) -> Position:
        return self.arranged.position

    @property
    def seen(self) -> Any:
        return self.position.view(0)

    @property
    def phase(self) -> str:
        return str(self.seen.phase)

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def happened(self) -> list[str]:
        """The names of the events of the acts just played."""
        return [event.kind for event in self.arranged.events]


def must_refuse(table: ArrangedTable, said: str, reason: int, rule: str) -> None:
    """Asserts that the act is refused for that reason, cites that rule, is not offered, and changes nothing."""
    assert table.why(said) == reason
    assert table.refusal(said) == rule
    assert said not in table.offers()
    untouched = table.position.to_bytes()
    assert table.position.step(table.arranged.game.parse(said)) == reason
    assert table.position.to_bytes() == untouched
