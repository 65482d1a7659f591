"""The clock of a match: the time each seat has left, computed from the times stored with the log's entries."""

from krypta.server.tables.table import Clock


class Times:
    """Milliseconds left for each seat. Time runs only while a person decides, and only while the server is up."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self._left = [clock.seconds * 1000] * players
        self._last: int | None = None  # the seat that acted last

    def note(self, seat: int | None, spent: int) -> None:
        """Charge a seat the time that its act or undo took."""
        if self.clock.kind == "none" or seat is None or seat < 0:
            return
        if self._last is not None and self._last != seat:
            self._end_turn(self._left, self._last)
        self._last = seat
        self._left[seat] -= spent

    def left(self, decides: int) -> list[int]:
        """The time each seat has left if `decides` is the next to decide."""
        left = list(self._left)
        if self._last is not None and decides >= 0 and decides != self._last:
            self._end_turn(left, self._last)
        return left

    def _end_turn(self, left: list[int], seat: int) -> None:
        if self.clock.kind == "turn":
            left[seat] = self.clock.seconds * 1000
        else:
            left[seat] += self.clock.increment * 1000
