"""The API of played matches: the record of a finished match, and its story as the viewer may see it."""

from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, QueryParameter

from krypta.core.door import SPECTATOR
from krypta.core.log import dumps
from krypta.core.summary import Summary
from krypta.server import wire
from krypta.server.accounts.person import Person
from krypta.server.building import Building
from krypta.server.http.api.tables import Asked, WholeNode
from krypta.server.http.identity import DEPENDENCIES, MaybePerson, limited_as
from krypta.server.ids import is_id
from krypta.server.limits import Limits, insist
from krypta.server.node import Node
from krypta.server.refusal import Refusal
from krypta.server.storage.store import Loaded
from krypta.server.tables import replay

MOST_LINES = 5000
SeatAsked = Annotated[int | None, QueryParameter(description="your seat; -3 as a spectator", ge=SPECTATOR, le=63)]
Number = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
NumberOrNone = Annotated[int | None, QueryParameter(ge=0, le=10_000_000)]


class Story(msgspec.Struct, frozen=True):
    """The lines of a match; an entry that is hidden from the viewer is an empty line."""

    lines: list[wire.Line]
    last: int


class Moment(msgspec.Struct, frozen=True):
    """The view after entry `n`."""

    n: int
    last: int
    seat: int
    view: dict[str, object]


class RecordsController(Controller):
    path = "/api/tables/{table:str}"
    tags = ("records",)
    dependencies = DEPENDENCIES
    replays = Limits(4, burst=60)  # by address: replaying a long log takes a tenth of a second
    replaying = Building()

    def _insist_on_patience(self, request: Asked) -> str:
        """Apply the rate limit, and return the client's address; empty for this machine."""
        if address := limited_as(request.scope):
            insist(self.replays.take(address))
        return address

    @get("/record", media_type="application/x-ndjson")
    async def record(self, node: WholeNode, person: MaybePerson, table: FromPath[str]) -> Response[bytes]:
        """The whole record of a finished match, with the seed of its luck; `krypta verify` checks it."""
        loaded, _seat = await found(node, person, table, None)
        if loaded.header is None or loaded.table.state != "over":
            raise Refusal("server-not-over", status=403)
        data = dumps(loaded.header, [row.entry for row in loaded.rows])
        name = f'attachment; filename="{loaded.table.game}-{table}.krypta"'
        return Response(data, media_type="application/x-ndjson", headers={"content-disposition": name})

    @get("/summary")
    async def summary(
        self, request: Asked, node: WholeNode, person: MaybePerson, table: FromPath[str]
    ) -> Summary | None:
        """A finished match in numbers; null if its game has no such summary."""
        address = self._insist_on_patience(request)
        loaded, _seat = await found(node, person, table, None)
        if loaded.header is None or loaded.table.state != "over":
            raise Refusal("server-not-over", status=403)
        return await self.replaying.run(partial(replay.summed_up, node.rooms.contents, loaded), address)

    @get("/story")
    async def story(
        self,
        request: Asked,
        node: WholeNode,
        person: MaybePerson,
        table: FromPath[str],
        since: Number = 0,
        until: NumberOrNone = None,
        seat: SeatAsked = None,
    ) -> Story:
        """The log in messages, as seen from your seat."""
        address = self._insist_on_patience(request)
        loaded, viewer = await found(node, person, table, seat)
        last = min(loaded.last if until is None else until, loaded.last, since + MOST_LINES)
        told = await self.replaying.run(
            partial(replay.lines, node.rooms.contents, loaded, viewer, since, last), address
        )
        return Story([msgspec.json.decode(line, type=wire.Line) for line in told], loaded.last)

    @get("/moment")
    async def moment(
        self,
        request: Asked,
        node: WholeNode,
        person: MaybePerson,
        table: FromPath[str],
        n: Number,
        seat: SeatAsked = None,
    ) -> Moment:
        """The view from your seat after entry `n`."""
        address = self._insist_on_patience(request)
        loaded, viewer = await found(node, person, table, seat)
        if n > loaded.last:
            raise Refusal("server-number-unknown", status=404, n=n)
        now = await self.replaying.run(partial(replay.moment, node.rooms.contents, loaded, viewer, n), address)
        return Moment(n, loaded.last, now.seat, msgspec.to_builtins(now.view))


async def found(node: Node, person: Person | None, id: str, seat: int | None) -> tuple[Loaded, int]:
    """Load the table, and choose the seat from which this person may view it."""
    loaded = await node.rooms.load(id) if is_id(id) else None
    if loaded is None:
        raise Refusal("server-no-such-table", status=404)
    return loaded, loaded.table.viewer_seat(person.id if person else "", seat)
