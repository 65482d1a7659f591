"""A table that is open on this node: its document, its match, and its viewers.

The log in the store is the truth. A change is made here in memory, committed, and only then sent to viewers; if it
cannot be committed, the memory is discarded and read again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from krypta import games
from krypta.core.door import NATURE, NOBODY, SPECTATOR
from krypta.core.game import Game, Records
from krypta.core.log import Entry, Header, RecordFault, digest
from krypta.core.luck import SealedLuck
from krypta.core.match import Match
from krypta.server import wire
from krypta.server.ops.logs import log
from krypta.server.refusal import Refusal
from krypta.server.storage import store
from krypta.server.storage.append import Conflict, Statement
from krypta.server.storage.database import now
from krypta.server.storage.store import Change, Loaded, Row
from krypta.server.tables import chat
from krypta.server.tables.cached_updates import CachedUpdates
from krypta.server.tables.clock import Times
from krypta.server.tables.log_lines import Happened, happened
from krypta.server.tables.table import Table
from krypta.server.tables.table_view import TableShown, shown

if TYPE_CHECKING:
    from krypta.server.tables.rooms import Rooms

T = TypeVar("T")
LINES_KEPT = 256  # in memory; whoever missed more gets a snapshot
REPLIES_KEPT = 256
MARK_EVERY = 32
SNAPSHOT_EVERY = 128
NOTED_EVERY = 60_000  # milliseconds
TRIES = 3


class Viewer(Protocol):
    """Somebody's connection that looks at a room."""

    user: str
    seat: int  # or SPECTATOR

    def wake(self) -> None:
        """There is something new."""


class Room:
    """Use `change` for everything that changes it; the rest only reads."""

    def __init__(self, rooms: "Rooms", loaded: Loaded) -> None:
        self.rooms = rooms
        self.id = loaded.table.id
        self.lock = asyncio.Lock()
        self.noting = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: set[str] = set()  # who is connected to other nodes
        self.heard = 0  # the newest version that anyone spoke of
        self.stamp = 0  # grows whenever what is shown of the table may have changed
        self.touched = self.moved = rooms.loop.time()  # when anything changed, and when the match went on
        self.absent: dict[str, float] = {}  # since when somebody has been missed
        self.changed = asyncio.Event()
        self.tender: asyncio.Task[None] | None = None
        self.writing = False  # what is in memory is not durable yet, and must not be shown
        self.acts_taken = rooms.metrics.acts.labels(loaded.table.game)
        self.leased_until = 0.0  # on the loop's clock: until then bots and clocks are this node's
        self._take(loaded)

    def _take(self, loaded: Loaded) -> None:
        """Begin from what the store knows."""
        self.table: Table = loaded.table
        self.version = loaded.version
        self.tended = loaded.tended
        self.secret = loaded.secret
        self.match: Match | None = None
        self.lines: list[Happened] = []
        self.replies: OrderedDict[tuple[str | int, str], wire.Done] = OrderedDict()
        self.chat: list[wire.ChatLine] = []
        self.times = Times(self.table.clock, len(self.table.seats))
        self.noted = 0  # the moment of a change that lists of tables know of
        self.kept = 0  # the number of the last entry that is durable
        self.last_at = 0  # when anyone acted
        self.back_at: dict[int, int] = {}  # when a seat changed hands between its person and a bot
        self._asked: tuple[int | None, str | None] = (None, None)  # whose message made the newest unit, and its id
        self.stale = False
        self.updates = CachedUpdates(self)
        if loaded.header is not None:
            self._fold(loaded, loaded.header)

    def _fold(self, loaded: Loaded, header: Header) -> None:
        game = games.load(header.game)
        match = self._begin(game, header, loaded)
        for row in loaded.rows[: len(match.entries)]:
            self._note(row)
        for row in loaded.rows[len(match.entries) :]:
            self._follow(match, row)
        self.match = match

    def _begin(self, game: Game, header: Header, loaded: Loaded) -> Match:
        """The match as its newest snapshot has it, with the figures that it was begun with."""
        since = loaded.snapshot
        entries = [row.entry for row in loaded.rows[: since.n if since else 0]]
        try:
            contents = self.rooms.contents(game, header)
            return Match.fold(game, header, entries, loaded.secret, contents=contents, since=since)
        except RecordFault as fault:
            raise Refusal("server-match-unplayable", why=fault.why) from None

    def _follow(self, match: Match, row: Row) -> None:
        """Take an entry that was written before, here or on another node."""
        try:
            match.follow(row.entry)
        except RecordFault as fault:
            raise Refusal("server-match-unplayable", why=fault.why) from None
        self._check_state(match, row)
        self.lines.append(happened(match))
        self._note(row)

    def _check_state(self, match: Match, row: Row) -> None:
        """A state mark that does not fit means that the rules now lead elsewhere than when it was played."""
        if row.state and row.state.startswith(f"{self.rooms.layout(match.game.name)}:"):
            if row.state != self._state_mark(match):
                log("match-drifted", logging.ERROR, table=self.id, n=row.entry.n)
                raise Refusal("server-match-drifted", n=row.entry.n)

    def _state_mark(self, match: Match) -> str:
        return f"{self.rooms.layout(match.game.name)}:{digest(match.position.to_bytes())}"

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
        if row.cid != "":  # a new unit; its answer has the number of its last entry
            self._asked = entry.by, row.cid
        seat, cid = self._asked
        if cid and seat is not None:
            self.remember(seat, wire.Done(entry.n, cid))

    # -- what stands

    @property
    def n(self) -> int:
        return len(self.match.entries) if self.match else 0

    @property
    def decides(self) -> int:
        """The seat that decides, or NOBODY."""
        return self.match.seat if self.match else NOBODY

    def here(self) -> set[str]:
        return {viewer.user for viewer in self.viewers if viewer.user} | self.elsewhere

    def sees(self, user: str) -> bool:
        """Whether somebody is connected to this node."""
        return user in [viewer.user for viewer in self.viewers]

    def bot_decides(self) -> str:
        """The level of the bot whose turn it is, or nothing."""
        return self.match.bots.get(self.decides, "") if self.match else ""

    def thinking_since(self) -> int:
        """When the time of whoever decides began to run: never before this node and its database were up."""
        up = max(self.rooms.started, self.rooms.database.back_at)
        return max(self.last_at, self.back_at.get(self.decides, 0), self.table.begun, up)

    def clock_now(self) -> wire.ClockNow | None:
        """What everyone has left at this moment."""
        if self.table.clock.kind == "none" or self.match is None:
            return None
        decides = self.decides
        left = self.times.left(decides)
        stands_still = decides < 0 or self.bot_decides() or self.rooms.database.is_away  # nobody could act now
        running = None if stands_still else decides
        if running is not None:
            left[running] -= now() - self.thinking_since()
        return wire.ClockNow(left, running)

    def needs_tending(self) -> bool:
        """Whether somebody must watch it even if nobody is connected: a bot is to act, or a clock runs."""
        if self.match is None or self.match.over:
            return False
        return bool(self.bot_decides()) or self.table.clock.kind != "none"

    @property
    def can_be_shown(self) -> bool:
        """Only what is durable is shown; when it is, or is read again, everyone is woken."""
        return not self.writing and not self.stale

    async def settled(self) -> "Room":
        """This room, once nothing is being changed."""
        async with self.lock:
            await self.catch_up()
        return self

    # -- changing it

    async def change(self, work: Callable[["Room"], T], cid: str | None = None) -> T:
        """Let `work` change the table or the match, and keep it; Refusal if it cannot be. Then tell everyone.

        `work` may be called again if another node was quicker.
        """
        async with self.lock:
            for _ in range(TRIES):
                await self.catch_up()
                table, match, n = self.table, self.match, self.n
                self._more, self._within = (), None  # of a work that was refused
                try:
                    result = work(self)
                    unit = self._unit(table, n, cid)
                    if unit is None:
                        return result
                    self.writing = True
                    await self.rooms.writer.write(unit)
                except Conflict:
                    self.stale = True
                    continue
                except BaseException:
                    self.table = table
                    if self.writing or self.match is not match or self.n != n:
                        self.stale = True
                        self.rooms.recover(self)
                    raise
                finally:
                    self.writing = False
                self._written(unit)
                return result
        self.rooms.recover(self)
        raise Refusal("server-busy", status=503, seconds=1)

    def _unit(self, before: Table, n: int, cid: str | None) -> Change | None:
        """What has changed, as one unit."""
        entries = self.match.entries[n:] if self.match else []
        if self.table is before and not entries and not self._more and self._within is None:
            return None
        moment = now()
        rows = [Row(entry, cid="", at=moment) for entry in entries]
        if rows:
            rows[0] = Row(entries[0], self._spent(entries[0], moment), cid, at=moment)
        unit = Change(self.id, self.version, self.n, rows, more=self._more, also=self._within)
        if self.table is not before:
            unit.table = self.table
        if self.table is not before or moment - self.noted > NOTED_EVERY:
            unit.touched = moment
        if self.match is not None and entries and n // MARK_EVERY != self.n // MARK_EVERY:
            rows[-1] = msgspec.structs.replace(rows[-1], state=self._state_mark(self.match))
        if self.match is not None and n // SNAPSHOT_EVERY != self.n // SNAPSHOT_EVERY:
            unit.snapshot, unit.layout = self.match.snapshot(), self.rooms.layout(self.table.game)
        if self.match is not None and n == 0 and before.state == "open":
            unit.header = self.match.header
        if (tended := self.needs_tending()) != self.tended:
            unit.tended = tended
        return unit

    def _spent(self, entry: Entry, moment: int) -> int:
        """The time that the clock charges for an entry; bots think for free."""
        match = self.match
        if self.table.clock.kind == "none" or match is None or entry.by is None or entry.by < 0:
            return 0
        if entry.fact == "handover":  # a bot steps in: what its person has thought so far is charged
            charged = bool(entry.who) and entry.by == match.seat
        else:
            charged = not match.bots.get(entry.by)
        return max(0, moment - self.thinking_since()) if charged else 0

    def _written(self, unit: Change) -> None:
        self.version += 1
        for row in unit.rows:
            self._note(row)
        if unit.rows:
            self.moved = self.rooms.loop.time()
        self.noted = unit.touched or self.noted
        if unit.tended is not None:
            self.tended = unit.tended
        if unit.tended and not self.rooms.leads(self):
            self.rooms.spawn(self.rooms.lease())  # a bot must not wait for the next round of leases
        if len(self.lines) > LINES_KEPT:
            del self.lines[: -LINES_KEPT // 2]
        self.tell(table=unit.table is not None or any(row.entry.fact for row in unit.rows))
        self.rooms.announce(self)

    _more: tuple[Statement, ...] = ()
    _within: Callable[[Connection], None] | None = None

    def also(self, *statements: Statement) -> None:
        """To be called by `work`: something more to be kept in the same transaction."""
        self._more += statements

    def within(self, work: Callable[[Connection], None]) -> None:
        """The same, for what must read before it writes."""
        self._within = work

    def tell(self, table: bool = True) -> None:
        """Wake everyone who looks; `table` if more than the match has changed."""
        self.updates.clear()
        self.stamp += table
        self.touched = self.rooms.loop.time()
        for viewer in self.viewers:
            viewer.wake()
        self.changed.set()
        self.rooms.attend(self)

    # -- catching up with other nodes

    async def catch_up(self) -> None:
        """Read what others have written; everything, if what is in memory cannot be trusted."""
        if self.stale:
            await self.reload()
        elif self.heard > self.version:
            await self._read_news()

    async def reload(self) -> None:
        loaded = await self.rooms.load(self.id)
        if loaded is None:
            raise Refusal("server-no-such-table", status=404)
        said = await self._said_after(0)
        self._take(loaded)
        self._hear(said)
        self.tell()

    async def ask_for_news(self) -> None:
        """Somebody knows more than this node has heard of: the notifier may be late."""
        async with self.lock:
            if self.stale:
                await self.reload()
            else:
                await self._read_news()

    async def _read_news(self) -> None:
        news = await self.rooms.database.read(lambda connection: store.load_news(connection, self.id, self.n))
        if news is None or news.last < self.n or (news.header is not None) != (self.match is not None):
            await self.reload()
            return
        said = await self._said_after(self._last_said)  # all is read before anything is taken: reading may fail
        self.table, self.version, self.tended = news.table, news.version, news.tended
        self.stale = True  # until all of it could be followed
        for row in news.rows:
            assert self.match is not None
            self._follow(self.match, row)
        self.stale = False
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
        known = self._last_said  # others may have read them meanwhile
        self.chat += [line for line in found if line.number > known]
        del self.chat[: -chat.KEPT]

    # -- helpers for `work`

    def play(self, act: int, seat: int) -> None:
        """An act of the seat, and then nature's, until someone decides: one unit."""
        match = self.running()
        match.act(act, seat)
        self.lines.append(happened(match))
        self.let_nature()

    def let_nature(self) -> None:
        match = self.running()
        while match.seat == NATURE:
            match.nature()
            self.lines.append(happened(match))

    def fact(self, change: Callable[[Match], None]) -> None:
        """A fact of the table for the log."""
        match = self.running()
        change(match)
        self.lines.append(happened(match))

    def running(self) -> Match:
        if self.match is None:
            raise Refusal("server-table-open")
        return self.match

    def begin(self, players: Iterable[Any]) -> Records:
        """The match, from its header on; the figures that it is played with."""
        game = games.load(self.table.game)
        luck = SealedLuck(bytes.fromhex(self.secret), [seat.nonce for seat in self.table.seats])
        header = Match.new(game, self.table.options, list(players), luck).header
        self.match = Match.fold(game, header, [], self.secret, contents=self.rooms.contents(game, header))
        self.times = Times(self.table.clock, len(self.table.seats))
        return self.match.position.contents

    def remember(self, who: str | int, done: wire.Done) -> None:
        """So that a resend is answered as the first time."""
        self.replies[who, done.id] = done
        if len(self.replies) > REPLIES_KEPT:
            self.replies.popitem(last=False)

    # -- what is sent

    def shown(self) -> TableShown:
        match = self.match
        return shown(self.table, self.here(), dict(match.bots) if match else {}, match.resigned if match else [])


def viewer_seat(table: Table, user: str, asked: int | None) -> int:
    """The seat somebody may look from: their own, or the spectator's."""
    mine = table.seats_of(user)
    if asked is not None and asked != SPECTATOR:
        if asked not in mine:
            raise Refusal("server-not-your-seat", status=403)
        return asked
    if mine and asked is None:
        return mine[0]
    if not table.may_watch(user):
        raise Refusal("server-no-spectators", status=403)
    return SPECTATOR
