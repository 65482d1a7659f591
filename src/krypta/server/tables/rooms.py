"""All tables that are open on this node: opening and closing them, notifications, leases, presence."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Iterator
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection

from krypta import games
from krypta.core.files.fault import Fault, InvalidInput
from krypta.core.log import RecordFault
from krypta.core.luck import SealedLuck, fresh_seed, nonce
from krypta.server import steady
from krypta.server.accounts.person import Person
from krypta.server.cluster import nodes
from krypta.server.cluster.notifier import Notifier, notifier_for
from krypta.server.ids import is_id, new_id
from krypta.server.limits import Limits, insist
from krypta.server.ops.logs import log
from krypta.server.ops.metrics import Metrics
from krypta.server.refusal import Refusal
from krypta.server.settings import Settings
from krypta.server.steady import SteadyClock
from krypta.server.storage import broken_table, store
from krypta.server.storage.contents import Contents
from krypta.server.storage.database import Away, Database
from krypta.server.storage.store import Loaded
from krypta.server.storage.writer import Writer
from krypta.server.tables import automation, commands, table
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import Room, Viewer
from krypta.server.tables.table import Table, Wish
from krypta.server.tasks import Tasks
from krypta.server.thinking import Thinking

NOT_THERE, UNAVAILABLE = 404, 503
FORGET_AFTER = 30.0  # seconds that a table without viewers stays in memory
MOST_TABLES = 1000  # unfinished tables of one person, for clients on this machine
MOST_OF_ACCOUNT = 200  # for accounts and their bots, from elsewhere
MOST_OF_GUEST = 20  # for guests, since anybody can become many
POLL_SECONDS = 1.0  # polling interval while the notifier is unreliable
POLL_ANYWAY = 10.0  # polling interval while it is reliable


class Rooms:
    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.id = new_id()
        self.alone = database.is_sqlite
        self.open: dict[str, Room] = {}
        self.clock = SteadyClock()
        self.started = steady.now()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._heard: dict[str, int] = {}  # versions reported for tables that are being opened
        self.unplayable: set[str] = set()  # tables that cannot be read or played; each is logged once
        self.contents = Contents()
        self.thinking = Thinking()
        self.made_by_person = Limits(0.1, burst=20)  # new tables
        self.made_by_address = Limits(0.5, burst=60)  # new tables; a whole class may share an address
        self.brought = Limits(2, burst=40)  # decks brought to seats, by address
        self.on_shown: list[Callable[[Room, bytes], None]] = []  # what another node shows at a table that is open here
        self.tasks = Tasks()

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.started = steady.now()
        self.writer = Writer(self.database, self.metrics)
        await self.writer.start()
        self.notifier: Notifier = notifier_for(self.settings.redis_url, self.id, self.alone)
        await self.notifier.start(self.hear, self.overhear)
        if not self.alone:
            await self._live()  # before serving anybody: `krypta admin restore` must know that this node runs
        self.tasks.repeat(nodes.RENEW_SECONDS, self.lease)
        self.tasks.repeat(FORGET_AFTER / 3, self._forget)
        self.tasks.repeat(POLL_SECONDS, self._try_again)
        self.tasks.repeat(POLL_SECONDS, self._poll)  # even for a single node: `krypta admin` may change tables

    async def stop(self) -> None:
        """Finish pending writes, then release the leases so that other nodes take over immediately."""
        await self.tasks.stop()
        for room in list(self.open.values()):
            async with room.lock:
                pass  # waits for a change in progress
        await self.notifier.stop()
        await self.writer.close()
        self.contents.building.close()
        self.thinking.close()
        with contextlib.suppress(Away):
            await self.database.write(lambda connection: nodes.release(connection, self.id))

    # -- rooms

    async def room(self, id: str) -> Room:
        """The room with that id, loaded from the store if it is not open here."""
        room = self.open.get(id)
        if room is not None:
            return room
        if not is_id(id):
            raise Refusal("server-no-such-table", status=404)
        task = self._opening.get(id)
        if task is None:
            task = self._opening[id] = asyncio.ensure_future(self._open(id))
            task.add_done_callback(lambda _: (self._opening.pop(id, None), self._heard.pop(id, None)))
        return await asyncio.shield(task)

    async def _open(self, id: str) -> Room:
        with self.reading(id):
            loaded = await self.load(id)
            if loaded is None:
                raise Refusal("server-no-such-table", status=NOT_THERE)
            room = Room(self, loaded)
            await room.read_chat()
        self.unplayable.discard(id)
        if not self.alone:
            await self._read_presence([room])
        self.open[id] = room
        self.metrics.rooms.set(len(self.open))
        self.hear(id, self._heard.get(id, room.version))
        self.automate(room)
        return room

    async def load(self, id: str) -> Loaded | None:
        def read(connection: Connection) -> Loaded | None:
            loaded = store.load(connection, id, self.contents.layout)
            if loaded is not None:
                self.contents.layout(loaded.table.game)
            if loaded is not None and loaded.header is not None:
                loaded.contents = self.contents.find(connection, loaded.header)
            return loaded

        with self.reading(id):
            return await self.database.read(read)

    @contextlib.contextmanager
    def reading(self, id: str) -> Iterator[None]:
        """Turn any fault in a stored table into a refusal, and mark the table, so that no other table is affected."""
        try:
            yield
        except Away:
            raise
        except Refusal as refusal:
            if refusal.status not in (
                NOT_THERE,
                UNAVAILABLE,
            ):  # the table exists and its rules are compiled, so its data are at fault
                self.mark_unplayable(id, refusal.message.id)
            raise
        except RecordFault as fault:
            self.mark_unplayable(id, str(fault))
            raise Refusal("server-match-unplayable", why=fault.reason) from None
        except Exception as error:
            self.mark_unplayable(id, "broken", error)
            raise Refusal("server-match-unplayable", why="what is stored of it cannot be used.") from error

    def mark_unplayable(self, id: str, why: str, error: Exception | None = None) -> None:
        """Stop the automation of a table until it can be read again."""
        if id not in self.unplayable:
            self.unplayable.add(id)
            log("table-unplayable", logging.ERROR, error, table=id, why=why)

    async def create(
        self, wish: Wish, person: Person, given: str | None, address: str = "", quick: bool = False
    ) -> Room:
        """Create a table. Its seed is drawn and committed to now, before any player adds a nonce.

        `address` is the client's key for limits; empty for this machine, whose limits are wider.
        """
        self.contents.refuse_warming(wish.game)
        table.refuse_large(wish.options)
        most = self._most_tables(person, address)
        sitting = await self.database.read(lambda connection: len(store.tables_of(connection, person.id)))
        refuse_more(sitting, most)
        faults: list[Fault] = []
        if wish.game in games.names():
            try:
                await self.contents.build(wish.game, wish.options, address)
            except InvalidInput as invalid:
                faults = invalid.faults
        seed = fresh_seed()
        made = table.new(new_id(), wish, person.id, person.name, given or nonce(), SealedLuck.seal(seed), faults)
        return await self.put(replace(made, quick=quick, auto=quick), seed, most)

    def _most_tables(self, person: Person, address: str) -> int:
        """Apply the rate limits for new tables, and return the person's quota of unfinished ones."""
        if not address:
            return MOST_TABLES
        insist(self.made_by_address.take(address))
        insist(self.made_by_person.take(person.id))
        return MOST_OF_GUEST if person.kind == "guest" else MOST_OF_ACCOUNT

    async def put(self, made: Table, seed: bytes, most: int = MOST_TABLES) -> Room:
        def keep(connection: Connection) -> None:
            refuse_more(len(store.tables_of(connection, made.host)), most)
            store.create(connection, made, seed.hex())

        await self.database.write(keep)
        return await self.room(made.id)

    # -- notifications

    def announce(self, room: Room) -> None:
        self.notifier.notify(room.id, room.version)

    def hear(self, id: str, version: int) -> None:
        """Handle a table's new version; 0 means that somebody connected or disconnected on another node."""
        room = self.open.get(id)
        if room is None:
            if id in self._opening:  # the load may have read the version before this one
                self._heard[id] = max(version, self._heard.get(id, 0))
        elif version == 0:
            self.tasks.spawn(self._read_presence([room]))
        elif version > room.version:
            room.heard = max(version, room.heard)
            self.tasks.spawn(self.tasks.insist(partial(self._catch_up, room)))

    def overhear(self, id: str, shown: bytes) -> None:
        """Handle what another node shows its viewers of a table at this moment."""
        if (room := self.open.get(id)) is not None:
            for work in self.on_shown:
                work(room, shown)

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            await room.catch_up()
        for user in {viewer.user for viewer in room.viewers}:  # a bot may have stepped in just as they connected
            await automation.give_back(room, user)

    def recover(self, room: Room) -> None:
        """Reload a room whose change could not be committed, as soon as the database answers."""
        self.tasks.spawn(self._recover(room))

    async def _recover(self, room: Room) -> None:
        while room.stale and not self.tasks.stopping:
            await self.tasks.insist(partial(self._catch_up, room))

    async def _poll(self) -> None:
        """Read from the store what the notifier may have missed, and once more after it has recovered."""
        fresh = self.loop.time() - self._polled < POLL_ANYWAY
        if not self.open or (self.notifier.reliable and self._relied and fresh):
            return
        relied, ids = self.notifier.reliable, list(self.open)
        found = await self.database.read(lambda connection: store.versions(connection, ids))
        for id, version in found.items():
            self.hear(id, version)
        await self._read_presence(list(self.open.values()))
        self._polled, self._relied = self.loop.time(), relied

    async def _try_again(self) -> None:
        """Probe a database that is away, since clocks stand still until it answers."""
        if self.database.is_away:
            with contextlib.suppress(Away):
                await self.database.probe()

    _polled = 0.0
    _relied = False

    # -- presence

    async def _read_presence(self, rooms: list[Room]) -> None:
        ids = [room.id for room in rooms]
        found = await self.database.read(lambda connection: nodes.elsewhere(connection, self.id, ids))
        for room in rooms:
            if found[room.id] != room.elsewhere:
                room.elsewhere = found[room.id]
                room.tell()

    def come(self, room: Room, viewer: Viewer) -> None:
        """Add a viewer; if a bot stepped in for its user, the user gets the seats back."""
        known, new_here = viewer.user in room.here(), not room.sees(viewer.user)
        room.viewers.add(viewer)
        if viewer.user and not known:
            room.absent.pop(viewer.user, None)
            self._tell_of(room, viewer.user)
        if viewer.user and new_here:
            self.tasks.spawn(self._come(room, viewer.user))

    async def _come(self, room: Room, user: str) -> None:
        await self._note_presence(room, user)
        await self.tasks.insist(partial(automation.give_back, room, user))

    def go(self, room: Room, viewer: Viewer) -> None:
        room.viewers.discard(viewer)
        if viewer.user and viewer.user not in room.here():
            self._tell_of(room, viewer.user)
        if viewer.user and not self.tasks.stopping and not room.sees(viewer.user):
            self.tasks.spawn(self._note_presence(room, viewer.user))

    def _tell_of(self, room: Room, user: str) -> None:
        """Wake viewers when a seated user connects or disconnects; the presence of spectators is not shown."""
        if room.table.seats_of(user):
            room.tell()

    async def _note_presence(self, room: Room, user: str) -> None:
        """Store whether the user is connected here, for other nodes."""

        async def note() -> None:
            async with room.noting:  # one at a time: the last write must be true, even if they reconnect quickly
                how = nodes.come if room.sees(user) else nodes.go
                await self.database.write(partial(how, node=self.id, match=room.id, user=user))

        if not self.alone:
            await self.tasks.insist(note)
            self.notifier.notify(room.id, 0)

    # -- bots, clocks, absence

    def automate(self, room: Room) -> None:
        """Start the automation of a table that needs it."""
        if room.automation is None and not self.tasks.stopping and automation.wanted(room):
            room.automation = self.tasks.spawn(automation.run(room))

    def leads(self, room: Room) -> bool:
        """Whether this node runs the table's bots and clocks."""
        return self.alone or room.leased_until > self.loop.time()

    async def lease(self) -> None:
        """Lease the tables that need automation and that no other node has leased, and start it."""
        asked = self.loop.time()
        if self.alone:
            ids = await self.database.read(nodes.automated)
        else:
            await self._live()
            ids = await self.database.write(lambda connection: nodes.lease(connection, self.id))
        for id in ids:
            if id in self.unplayable:
                continue
            try:
                room = await self.room(id)
            except Refusal:  # it is marked, or its rules are still compiling: retried next round
                continue
            if not self.leads(room):
                room.changed.set()  # automation that waits for an absent user now has a clock to watch as well
            room.leased_until = asked + nodes.LEASE_MS / 1000
            self.automate(room)

    async def _live(self) -> None:
        """Send a heartbeat; if other nodes had declared this one dead, store its users' presence again."""
        if not await self.database.write(lambda connection: nodes.live(connection, self.id)):
            for room in list(self.open.values()):
                for user in {viewer.user for viewer in room.viewers if viewer.user}:
                    await self._note_presence(room, user)

    async def _forget(self) -> None:
        """Close the rooms that nobody uses."""
        limit = self.loop.time() - FORGET_AFTER
        for room in list(self.open.values()):
            if not room.viewers and room.touched < limit and room.automation is None and not room.lock.locked():
                del self.open[room.id]
        self.metrics.rooms.set(len(self.open))

    # -- people

    async def replace_person(self, old_id: str, person: Person) -> None:
        """Replace a user by this person, or by their new name, at tables in progress or just over."""

        def replace(draft: Draft) -> None:
            if draft.table.seats_of(old_id):
                draft.table = draft.table.replaced(old_id, person.id, person.name)

        def theirs(connection: Connection) -> set[str]:
            return {*store.tables_of(connection, old_id), *store.played_last(connection, person.id)}

        for id in await self.database.read(theirs):
            with contextlib.suppress(Refusal):  # a table that can no longer be played needs no update
                await (await self.room(id)).change(replace)

    async def end_links(self, user_id: str) -> None:
        """Invalidate the links to a user's seats at all unfinished tables."""

        def work(draft: Draft) -> None:
            draft.table = draft.table.without_links(user_id)

        for id in await self.database.read(lambda connection: store.tables_of(connection, user_id)):
            with contextlib.suppress(Refusal):
                await (await self.room(id)).change(work)

    async def remove_person(self, user_id: str, tables: Collection[str]) -> None:
        """Resign for a deleted user in running matches, and remove their name from these tables."""
        sitting = await self.database.read(lambda connection: store.tables_of(connection, user_id))
        for id in {*tables, *sitting}:
            with contextlib.suppress(Refusal):
                await commands.remove(await self.room(id), user_id)

    async def close_open(self, id: str) -> bool:
        """Close a table whose match has not begun; return whether that was possible."""

        def work(draft: Draft) -> bool:
            if draft.table.state == "open":
                commands.abort(draft)
                return True
            return False  # it has just begun

        with contextlib.suppress(Refusal):  # an unreadable table is left to the administrator
            return await (await self.room(id)).change(work)
        return False

    async def end(self, id: str) -> None:
        """Abort a match on behalf of the administrator; an unplayable one is only closed."""
        try:
            room = await self.room(id)
        except Refusal:
            if id not in self.unplayable:
                raise
            self.notifier.notify(id, await self.database.write(lambda connection: broken_table.close(connection, id)))
        else:
            await room.change(commands.abort)


def refuse_more(sitting: int, most: int) -> None:
    if sitting >= most:
        raise Refusal("server-too-many-tables", most=most)
