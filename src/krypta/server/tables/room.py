"""A table that is open on this node: its document, its match, and its viewers.

The log in the store is the truth. A change is drafted in memory, committed, and only then shown to viewers; if it
cannot be committed, the memory is discarded and read again.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from krypta.core.door import NATURE
from krypta.core.log import Entry, Header
from krypta.core.match import Match
from krypta.server import steady, wire
from krypta.server.refusal import Refusal
from krypta.server.storage import store
from krypta.server.storage.append import Conflict
from krypta.server.storage.database import now
from krypta.server.storage.store import Change, Loaded, Row
from krypta.server.tables import stored_match
from krypta.server.tables.cached_updates import CachedUpdates
from krypta.server.tables.clock import Times
from krypta.server.tables.draft import Draft
from krypta.server.tables.log_lines import Happened, happened
from krypta.server.tables.replies import Replies
from krypta.server.tables.standing import Standing
from krypta.server.tables.table_view import TableShown, shown
from krypta.server.talk import chat
from krypta.server.thinking import Note

if TYPE_CHECKING:
    from krypta.server.tables.rooms import Rooms

T = TypeVar("T")
LINES_KEPT = 256  # in memory; a viewer that missed more gets a snapshot
MARK_EVERY = 32
SNAPSHOT_EVERY = 128
NOTED_EVERY = 60_000  # milliseconds
TRIES = 3
EMOTES_KNOWN = 64  # to recognise resends


class Viewer(Protocol):
    """A connection that follows a room."""

    user: str
    seat: int  # or SPECTATOR
    shown: int | None  # the last entry that its page has shown; None if it does not say

    def wake(self) -> None:
        """Schedule an update to be sent."""

    def show(self, frame: bytes) -> None:
        """Send a message that belongs to this moment only, unless the viewer is too slow for it."""


class Room(Standing):
    """An open table. `change` is the only method that modifies the table or the match."""

    def __init__(self, rooms: "Rooms", loaded: Loaded) -> None:
        self.rooms = rooms
        self.id = loaded.table.id
        self.lock = asyncio.Lock()
        self.noting = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.emoted: deque[tuple[str, str]] = deque(maxlen=EMOTES_KNOWN)  # users and ids of the latest emotes
        self.elsewhere: set[str] = set()  # users connected to other nodes
        self.heard = 0  # the newest version that a notification or a poll reported
        self.stamp = 0  # incremented whenever the table's view may have changed
        self.touched = self.moved = rooms.loop.time()  # times of the last change and of the last entry
        self.bot_notes: dict[int, Note] = {}  # by seat: why its bot played below its level
        self.absent: dict[str, float] = {}  # when each absent user was first missed
        self.changed = asyncio.Event()
        self.automation: asyncio.Task[None] | None = None  # runs bots and clocks while they are needed
        self.writing = False  # the state in memory is not durable yet and must not be shown
        self._acts = rooms.metrics.acts.labels(loaded.table.game)
        self.leased_until = 0.0  # on the loop's clock: this node runs the bots and clocks until then
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        """Replace all state with what was loaded from the store."""
        self.table = loaded.table
        self.version = loaded.version
        self.automated = loaded.automated
        self.secret = loaded.secret
        self.match = None
        self.lines: list[Happened] = []
        self.replies = Replies()
        self.chat: list[wire.ChatLine] = []
        self.times = Times(self.table.clock, len(self.table.seats))
        self.noted = 0  # the time of the last change visible in the lists of tables
        self.kept = 0  # the number of the last entry that is durable
        self.last_at = 0  # time of the last act or undo
        self.back_at: dict[int, int] = {}  # by seat: time of the last handover between its person and a bot
        self.stale = False
        self.updates = CachedUpdates(self)
        if loaded.header is not None:
            self._fold(loaded, loaded.header)

    def _fold(self, loaded: Loaded, header: Header) -> None:
        """Rebuild the match from its newest snapshot and the entries after it."""
        snapshot = loaded.snapshot
        known = loaded.rows[: snapshot.n if snapshot else 0]
        entries = [row.entry for row in known]
        match = stored_match.fold(self.rooms.contents, header, entries, loaded.secret, snapshot)
        for row in known:
            self._note(row)
        for row in loaded.rows[len(known) :]:
            self._follow(match, row)
        self.match = match

    def _follow(self, match: Match, row: Row) -> None:
        """Apply an entry that is already stored."""
        stored_match.follow(match, row.entry)
        if row.state:
            stored_match.check_state(self.id, match, row, self.rooms.contents.layout(match.game.name))
        self.lines.append(happened(match))
        self._note(row)

    def _note(self, row: Row) -> None:
        entry = row.entry
        self.kept = entry.n
        if entry.act is not None or entry.fact == "undo":
            self.times.note(entry.by, row.spent)
            self.last_at = row.at
        elif entry.fact == "handover" and entry.by is not None:
            self.back_at[entry.by] = row.at
            if row.spent:
                self.times.note(entry.by, row.spent)
        self.replies.note(row)

    # -- current state

    def here(self) -> set[str]:
        return {viewer.user for viewer in self.viewers if viewer.user} | self.elsewhere

    def sees(self, user: str) -> bool:
        """Whether the user is connected to this node."""
        return user in [viewer.user for viewer in self.viewers]

    def thinking_since(self, seat: int) -> int:
        """When the clock of the deciding seat started, in steady time: never before this node and its database
        were up."""
        up = max(self.rooms.started, self.rooms.database.back_at)
        return max(self.rooms.clock.of(max(self.last_at, self.back_at.get(seat, 0), self.table.begun)), up)

    def clock_now(self) -> wire.ClockNow | None:
        """The time every seat has left at this moment."""
        if self.table.clock.kind == "none" or self.match is None:
            return None
        decides = self.decides
        left = self.times.left(decides)
        stands_still = decides < 0 or self.bot_decides() or self.rooms.database.is_away  # nobody could act now
        running = None if stands_still else decides
        if running is not None:
            left[running] -= steady.now() - self.thinking_since(running)
        return wire.ClockNow(left, running)

    @property
    def can_be_shown(self) -> bool:
        """False while the state in memory is not durable; viewers are woken once it is, or has been reloaded."""
        return not self.writing and not self.stale

    async def settled(self) -> "Room":
        """Wait until pending changes are done, and return this room."""
        async with self.lock:
            await self.catch_up()
        return self

    def note_bot(self, seat: int, note: Note) -> None:
        """Tell viewers why a bot plays below its level, or that it no longer does."""
        if self.bot_notes.get(seat, "") != note:
            self.bot_notes[seat] = note
            self.tell()

    # -- changes

    async def change(self, work: Callable[[Draft], T]) -> T:
        """Commit the draft that `work` fills, then notify viewers; raises a refusal if it cannot be committed.

        If another node commits first, `work` is called again with a new draft.
        """
        asked = False
        async with self.lock:
            for _ in range(TRIES):
                await self.catch_up()
                draft = Draft(self.table, self.match)
                try:
                    result = work(draft)
                    unit = self._unit(draft)
                    if unit is None:
                        return result
                    self.writing = True
                    await self.rooms.writer.write(unit)
                except Conflict:
                    self.stale = True
                    continue
                except BaseException as error:
                    if self.writing or self.n != draft.since:  # the match was changed in place
                        self.stale = True
                        self.rooms.recover(self)
                    elif isinstance(error, Refusal) and not asked and await self.is_behind():
                        asked = True  # the refusal was based on outdated state
                        continue
                    raise
                finally:
                    self.writing = False
                self._take_draft(draft, unit)
                return result
        self.rooms.recover(self)
        raise Refusal("server-busy", status=503, seconds=1)

    def _unit(self, draft: Draft) -> Change | None:
        """The draft as a change for the store; None if it changes nothing."""
        match, n, since = draft.match, draft.n, draft.since
        changed, entries = draft.table is not self.table, match.entries[since:] if match else []
        if not (changed or entries or draft.statements or draft.in_transaction):
            return None
        moment = now()
        rows = [Row(entry, cid="", at=moment) for entry in entries]
        if rows:
            rows[0] = Row(entries[0], self._spent(draft, entries[0]), draft.cid, at=moment)
        unit = Change(self.id, self.version, n, rows, draft.statements, draft.in_transaction)
        if changed:
            unit.table = draft.table
        if changed or moment - self.noted > NOTED_EVERY:
            unit.touched = moment
        if match is not None:
            if entries and since // MARK_EVERY != n // MARK_EVERY:
                mark = stored_match.state_mark(match, self.rooms.contents.layout(match.game.name))
                rows[-1] = msgspec.structs.replace(rows[-1], state=mark)
            if since // SNAPSHOT_EVERY != n // SNAPSHOT_EVERY:
                unit.snapshot, unit.layout = match.snapshot(), self.rooms.contents.layout(match.game.name)
            if self.match is None:
                unit.header = match.header
        if (automated := draft.needs_automation()) != self.automated:
            unit.automated = automated
        return unit

    def _spent(self, draft: Draft, entry: Entry) -> int:
        """The time that the clock charges for an entry; bots think for free."""
        match = draft.match
        if draft.table.clock.kind == "none" or match is None or entry.by is None or entry.by < 0:
            return 0
        if entry.fact == "handover":  # a bot steps in: its person is charged for the time until now
            charged = bool(entry.who) and entry.by == match.seat
        else:
            charged = not match.bots.get(entry.by)
        return max(0, steady.now() - self.thinking_since(entry.by)) if charged else 0

    def _take_draft(self, draft: Draft, unit: Change) -> None:
        """Make a committed draft the room's current state."""
        self.table, self.match = draft.table, draft.match
        self.version += 1
        if unit.header is not None:
            self.times = Times(self.table.clock, len(self.table.seats))
        self.lines += draft.lines
        if len(self.lines) > LINES_KEPT:
            del self.lines[: -LINES_KEPT // 2]
        for row in unit.rows:
            self._note(row)
            if row.entry.act is not None and row.entry.by != NATURE:
                self._acts.inc()
        if unit.rows:
            self.moved = self.rooms.loop.time()
        self.noted = unit.touched or self.noted
        if unit.automated is not None:
            self.automated = unit.automated
        if unit.automated and not self.rooms.leads(self):
            self.rooms.tasks.spawn(self.rooms.lease())  # a bot must not wait for the next round of leases
        self.tell(table=unit.table is not None or any(row.entry.fact for row in unit.rows))
        self.rooms.announce(self)

    def tell(self, table: bool = True) -> None:
        """Wake all viewers; `table` if more than the match has changed."""
        self.updates.clear()
        self.stamp += table
        self.touched = self.rooms.loop.time()
        for viewer in self.viewers:
            viewer.wake()
        self.changed.set()
        self.rooms.automate(self)

    # -- catching up with other nodes

    async def catch_up(self) -> None:
        """Read what other nodes have written; reload everything if the state in memory is stale."""
        if self.stale:
            await self.reload()
        elif self.heard > self.version:
            await self._read_news()

    async def is_behind(self) -> bool:
        """Whether another node has committed changes that this one has not read; `catch_up` then reads them."""
        if not self.rooms.alone:
            found = await self.rooms.database.read(lambda connection: store.versions(connection, [self.id]))
            self.heard = max(self.heard, found.get(self.id, 0))
        return self.heard > self.version

    async def reload(self) -> None:
        with self.rooms.reading(self.id):
            loaded = await self.rooms.load(self.id)
            if loaded is None:
                raise Refusal("server-no-such-table", status=404)
            said = await self._said_after(0)
            self._take(loaded)
        self.rooms.unplayable.discard(self.id)
        self._hear(said)
        self.tell()

    async def ask_for_news(self) -> None:
        """Read news without waiting for a notification: a client may know a newer entry than this node."""
        async with self.lock:
            if self.stale:
                await self.reload()
            else:
                await self._read_news()

    async def _read_news(self) -> None:
        with self.rooms.reading(self.id):
            news = await self.rooms.database.read(lambda connection: store.load_news(connection, self.id, self.n))
        if news is None or news.last < self.n or (news.header is not None) != (self.match is not None):
            await self.reload()
            return
        said = await self._said_after(self._last_said)  # read everything before applying anything: reading may fail
        self.table, self.version, self.automated = news.table, news.version, news.automated
        self.stale = True  # until every entry has been applied
        with self.rooms.reading(self.id):
            for row in news.rows:
                assert self.match is not None
                self._follow(self.match, row)
        self.stale = False
        self.rooms.unplayable.discard(self.id)
        self._hear(said)
        self.tell()

    async def read_chat(self) -> None:
        self._hear(await self._said_after(self._last_said))

    @property
    def _last_said(self) -> int:
        return self.chat[-1].number if self.chat else 0

    async def _said_after(self, number: int) -> list[wire.ChatLine]:
        if not self.table.chat:
            return []
        return await self.rooms.database.read(lambda connection: chat.lines(connection, self.id, number))

    def _hear(self, found: list[wire.ChatLine]) -> None:
        known = self._last_said  # a concurrent read may have added some of these lines
        self.chat += [line for line in found if line.number > known]
        del self.chat[: -chat.KEPT]

    # -- view

    def shown(self) -> TableShown:
        match = self.match
        if match is None:
            return shown(self.table, self.here(), {}, [], set(), {})
        timeouts = [entry.by for entry in match.entries if entry.fact == "timeout"] if match.resigned else []
        late = {seat for seat in match.resigned if seat in timeouts}
        return shown(self.table, self.here(), dict(match.bots), match.resigned, late, self.bot_notes)
