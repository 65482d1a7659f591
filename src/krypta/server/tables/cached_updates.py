"""The encoded updates for a room's viewers, built once for all viewers who see the same."""

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import astuple

from krypta.core.door import SPECTATOR
from krypta.core.match import Match
from krypta.server import wire
from krypta.server.tables import projection

if TYPE_CHECKING:
    from krypta.server.tables.room import Room

Numbered = tuple[int, Any]  # a view, and the number of the entry that it follows
NOTHING: Numbered = (-1, None)


class CachedUpdates:
    """A cache of encoded updates. Call `clear` whenever the room has changed."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._made: dict[object, Any] = {}
        self._views: dict[int, tuple[Numbered, Numbered]] = {}  # by viewer: the newest, and the previous

    def clear(self) -> None:
        self._made.clear()

    def table(self) -> msgspec.Raw:
        found: msgspec.Raw | None = self._made.get("table")
        if found is None:
            found = self._made["table"] = msgspec.Raw(wire.encode(self._room.shown()))
        return found

    def match(self, seat: int, since: int | None, has_view: bool = False) -> bytes:
        """The message for a viewer in that seat who knows everything up to `since`: an update or a snapshot.

        A viewer that `has_view`, the view after entry `since`, is sent only the fields that changed.
        """
        match = self._room.running()
        seen = projection.as_seen(match, seat)
        key = (seen, since, has_view)
        found: bytes | None = self._made.get(key)
        if found is None:
            found = self._make(match, seen, since, has_view)
            if self._room.table.clock.kind == "none":  # the time left changes constantly
                self._made[key] = found
        return found

    def _make(self, match: Match, seat: int, since: int | None, has_view: bool) -> bytes:
        room = self._room
        n, lines = room.n, room.lines
        first = lines[0].entry.n if lines else n + 1
        if since is None or since + 1 < first or since > n:
            return wire.encode(wire.Snapshot(n, projection.now(match, seat, self._view(match, seat)), room.clock_now()))
        told = [line.seen_by(seat) for line in lines[since + 1 - first :]]
        view = self._view(match, seat, since if has_view else None)
        return wire.encode(wire.Update(n, since, told, projection.now(match, seat, view), room.clock_now()))

    def _view(self, match: Match, seat: int, since: int | None = None) -> Any:
        """The view, or only its changes since that entry if known. Without hidden information all viewers share it."""
        viewer, n = seat if match.game.hidden else SPECTATOR, len(match.entries)
        newest, before = self._views.get(viewer, (NOTHING, NOTHING))
        if newest[0] != n:
            before, newest = newest, (n, projection.view(match, viewer))
            self._views[viewer] = newest, before
        if since is None or since != before[0]:
            return newest[1]
        key = ("changed", viewer)
        if key not in self._made:
            self._made[key] = msgspec.Raw(wire.encode(changed(newest[1], before[1])))
        return self._made[key]


def changed(view: msgspec.Struct, before: msgspec.Struct) -> dict[str, Any]:
    """The fields of a view that differ from those before."""
    fields = zip(view.__struct_fields__, astuple(view), astuple(before), strict=True)
    return {name: value for name, value, was in fields if value is not was and value != was}
