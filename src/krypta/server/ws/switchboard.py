"""The WebSocket connections of this node: each watches one table, carries out its messages and sends updates."""

import asyncio
import contextlib
import logging
from collections import deque

import msgspec
from litestar.types import Receive, Send

from krypta import __version__
from krypta.core.door import SPECTATOR
from krypta.core.text.message import Message
from krypta.server import wire
from krypta.server.accounts.person import Visitor
from krypta.server.http.answers import refused_away
from krypta.server.limits import Limits, insist
from krypta.server.ops.logs import log
from krypta.server.refusal import Refusal
from krypta.server.storage.database import Away, now
from krypta.server.tables import commands, lobby
from krypta.server.tables.room import Room
from krypta.server.tables.rooms import Rooms
from krypta.server.talk.emotes import Emotes
from krypta.server.ws.fast_socket import CLOSE_SECONDS, Socket

FRAMES_A_SECOND, FRAMES_AT_ONCE = 300.0, 600
REFUSED_COSTS = 5  # frames: no ordinary player is refused 60 times a second
MESSAGES_AT_A_TIME = 20  # of one connection, before others get their turn
MOST_WARNINGS = 50  # for frames that are too frequent or invalid; more are abuse
MOST_UNSENT = 1000  # answers to a client that sends but does not read
MOST_SHOWN = 20  # unsent emotes; more are dropped
MOST_UNREAD = 100  # queued messages; at this number the socket stops reading
CHAT_A_SECOND, CHAT_AT_ONCE = 0.5, 5
COME_BACK = 1.0  # seconds
FAILED, GOING_AWAY, ABUSE, REVOKED = 1011, 1012, 4429, 4401


class Closed(Exception):
    """The connection must be closed with this code and this final message."""

    def __init__(self, code: int, why: str, again: float = 0.0) -> None:
        self.code = code
        self.why = Message(why)
        self.again = again


class Switchboard:
    """All connections of this node."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.connections: set[Connection] = set()
        self.leaving = False
        self._awake: list[Connection] = []
        self.chat_limits = Limits(CHAT_A_SECOND, CHAT_AT_ONCE)
        self.emotes = Emotes()

    async def serve(self, visitor: Visitor | None, socket: Socket, receive: Receive, send: Send) -> None:
        """Serve one connection from its handshake to its end."""
        await receive()  # the handshake
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection = Connection(self, visitor, socket, send)
        self.connections.add(connection)
        if self.leaving:
            connection.close(Closed(GOING_AWAY, "server-going-away", COME_BACK))
        try:
            await receive()  # messages bypass ASGI, so this is the disconnect
            await connection.finish()
        finally:
            self.connections.discard(connection)
            connection.leave()

    def wake(self, connection: "Connection") -> None:
        """Schedule a connection's sending for the next iteration of the event loop, with all others."""
        if not self._awake:
            self.rooms.loop.call_soon(self._send_all)
        self._awake.append(connection)

    def _send_all(self) -> None:
        """Build all frames first, then write them in one go: alternating would wake the receiving process for each
        message, which took as long as the messages themselves."""
        awake, self._awake = self._awake, []
        for connection, frames in [(connection, connection.due()) for connection in awake]:
            if frames is not None:
                connection.deliver(frames)

    def cut(self, whose: str) -> None:
        """Close the connections of a revoked session or token, or of a deleted user."""
        for connection in self.connections:
            visitor = connection.visitor
            if visitor is not None and whose in (visitor.credential, visitor.id):
                connection.close(Closed(REVOKED, "server-session-ended"))

    async def say_goodbye(self) -> None:
        """Close all connections, and any that still arrive, telling clients to reconnect, perhaps to another node."""
        self.leaving = True
        for connection in list(self.connections):
            connection.close(Closed(GOING_AWAY, "server-going-away", COME_BACK))
        for _ in range(20):
            if not self.connections:
                return
            await asyncio.sleep(0.05)


class Connection:
    """A viewer: it records what it has sent, and sends what is missing whenever it is woken."""

    __slots__ = (
        "_allowance", "_answers", "_asked", "_awake", "_board", "_chat", "_closed", "_dones", "_ended", "_has_view",
        "_n", "_send", "_since", "_socket", "_stamp", "_unread", "_warnings", "_worker", "room", "seat", "shown",
        "user", "visitor",
    )  # fmt: skip

    def __init__(self, board: Switchboard, visitor: Visitor | None, socket: Socket, send: Send) -> None:
        self.visitor = visitor
        self.user = visitor.id if visitor else ""
        self.room: Room | None = None
        self.seat = SPECTATOR
        self.shown: int | None = None
        self._board = board
        self._socket = socket
        self._send = send
        self._awake = False
        self._unread: deque[bytes] = deque()
        self._worker: asyncio.Task[None] | None = None  # carries out queued messages
        self._answers: list[bytes] = []
        self._dones: list[bytes] = []  # held back until the room can be shown
        self._closed: Closed | None = None
        self._ended = False
        self._asked: int | None = None
        self._n: int | None = None  # the last entry sent
        self._has_view = False  # whether the view after that entry was sent for this seat
        self._stamp = -1
        self._chat = 0
        self._allowance, self._since = float(FRAMES_AT_ONCE), board.rooms.loop.time()
        self._warnings = 0
        you = wire.You(visitor.id, visitor.name, visitor.kind) if visitor else None
        self._answer(wire.Hello(0, wire.PROTOCOL, __version__, you))
        socket.listen(self._hear, self.wake, self._abused)

    def wake(self) -> None:
        """Schedule sending of whatever is new."""
        if not self._awake:
            self._awake = True
            self._board.wake(self)

    def show(self, frame: bytes) -> None:
        """Send an emote, unless the client reads too slowly for such things."""
        if len(self._answers) < MOST_SHOWN:
            self._answers.append(frame)
            self.wake()

    def close(self, closed: Closed) -> None:
        if self._closed is None:
            self._closed = closed
            self._socket.end_within(CLOSE_SECONDS)
        self.wake()

    # -- receiving

    def _hear(self, message: bytes) -> None:
        self._unread.append(message)
        if self._worker is None:
            self._worker = self._board.rooms.loop.create_task(self._work())
        elif len(self._unread) == MOST_UNREAD:
            self._socket.stop_reading()

    async def _work(self) -> None:
        """Carry out the queued messages in order."""
        try:
            taken = 0
            while self._unread:
                await self._take(self._unread.popleft())
                taken += 1
                if taken % MESSAGES_AT_A_TIME == 0:  # most messages are answered without any await that would yield
                    await asyncio.sleep(0)
        finally:
            self._worker = None
            self._socket.go_on_reading()

    async def finish(self) -> None:
        """Wait until the messages received before the disconnect are carried out."""
        if self._worker is not None:
            await self._worker

    async def _take(self, frame: bytes) -> None:
        """Carry out a message, or refuse it with a reason. Only abuse closes the connection."""
        id = ""
        try:
            said = _read(frame)
            id = said.id
            self._pay()
            if not 0 < len(id) <= wire.MOST_ID or "\0" in id:
                raise Refusal("server-bad-frame", status=400, why=f"an id has 1 to {wire.MOST_ID} characters")
            done = await self._do(said)
        except Refusal as refusal:
            self._refuse(id, refusal)
        except Away:
            self._refuse(id, refused_away())
        except Exception as error:
            log("frame-failed", logging.ERROR, error)
            self._refuse(id, Refusal("server-failed", status=500))
        else:
            if done is not None:
                self._answer(done)

    def _pay(self) -> None:
        """Enforce the rate limit for frames."""
        at = self._board.rooms.loop.time()
        self._allowance = min(FRAMES_AT_ONCE, self._allowance + (at - self._since) * FRAMES_A_SECOND)
        self._since = at
        if self._allowance < 1:
            self._warn()
            raise Refusal("server-slow-down", status=429, seconds=1)
        self._allowance -= 1

    def _warn(self) -> None:
        self._warnings += 1
        if self._warnings > MOST_WARNINGS:
            self._abused()

    def _abused(self) -> None:
        self.close(Closed(ABUSE, "server-abuse"))

    def _refuse(self, id: str, refusal: Refusal) -> None:
        self._board.rooms.metrics.refusals.labels(refusal.message.id).inc()
        if refusal.message.id == "server-bad-frame":
            self._warn()
        if refusal.message.id != "server-slow-down":
            self._allowance -= REFUSED_COSTS - 1
        self._answer(wire.Refused(self.room.kept if self.room else 0, id, refusal.message))

    def _answer(self, message: wire.Told) -> None:
        if len(self._answers) + len(self._dones) > MOST_UNSENT:
            self._abused()
            return
        (self._dones if isinstance(message, wire.Done) else self._answers).append(wire.encode(message))
        self.wake()

    async def _do(self, said: wire.FromClient) -> wire.Told | None:
        if isinstance(said, wire.Ping):
            return wire.Pong(self.room.kept if self.room else 0, said.id, now())
        if isinstance(said, wire.Watch):
            return await self._watch(said)
        if self.room is None:
            raise Refusal("server-watch-first")
        if self.visitor is None:
            raise Refusal("server-who-are-you", status=401)
        return await self._play(self.room, self.visitor, said)

    async def _play(self, room: Room, visitor: Visitor, said: wire.FromClient) -> wire.Done:
        user = visitor.id
        match said:
            case wire.Act():
                return await commands.act(room, user, said)
            case wire.Undo():
                return await commands.undo(room, user, said)
            case wire.Resign():
                return await commands.resign(room, user, said)
            case wire.MakeOffer():
                return await commands.offer(room, user, said)
            case wire.Answer():
                return await commands.answer(room, user, said)
            case wire.Rematch():
                return await lobby.rematch(room, visitor.person(), said)
            case wire.Hint():
                return await commands.hint(room, user, said)
            case wire.Why():
                return commands.why(await room.settled(), user, said)
            case wire.Foresee():
                return commands.foresee(await room.settled(), user, said)
            case wire.Shown():
                self.shown = said.n
                room.changed.set()  # a bot may have waited for this
                return wire.Done(room.kept, said.id)
            case wire.Chat():
                insist(self._board.chat_limits.take(user))
                return await commands.chat(room, user, said)
            case wire.Emote():
                return self._board.emotes.show(room, visitor.person(), said)
        raise Refusal("server-bad-frame", status=400, why="it cannot be said here")

    async def _watch(self, said: wire.Watch) -> wire.Done:
        """Watch a table, leaving the one watched before."""
        room = await self._board.rooms.room(said.table)
        if said.since is not None and said.since > room.n and not self._board.rooms.alone:
            await room.ask_for_news()
        seat = room.table.viewer_seat(self.user, said.seat)
        if room is not self.room:  # watching the same room again is no disconnect
            self.leave()
        self.room, self.seat, self._asked, self.shown = room, seat, said.seat, None
        known = said.since if said.since is not None and 0 <= said.since <= room.kept else None
        if room.kept == 0:  # a client that knows entry 0 may still have no view
            known = None
        self._n, self._stamp, self._chat, self._has_view = known, -1, 0, False
        self._board.rooms.come(room, self)
        return wire.Done(room.kept, said.id)

    def leave(self) -> None:
        if self.room is not None:
            self._board.rooms.go(self.room, self)
            self.room = None

    # -- sending

    def due(self) -> list[bytes] | None:
        """The updates, followed by the answers, so that an answer never precedes the change it confirms; None if
        nothing can be sent now."""
        self._awake = False
        if self._ended or not self._socket.can_send:
            return None
        try:
            return self._frames()
        except Exception as error:
            self._fail(error)
            return None

    def deliver(self, frames: list[bytes]) -> None:
        try:
            self._socket.send_texts(frames)
        except Exception as error:
            self._fail(error)
        if self._closed is not None:
            self._end(self._closed.code, self._closed.why.id)

    def _fail(self, error: Exception) -> None:
        """Close the connection, so that the client does not wait for messages that never arrive."""
        log("sending-failed", logging.ERROR, error)
        self._end(FAILED, "server-failed")

    def _frames(self) -> list[bytes]:
        room, frames = self.room, []
        if room is None or room.can_be_shown:
            if room is not None:
                frames = self._news(room)
            frames += self._dones
            self._dones = []
        frames += self._answers
        self._answers = []
        if self._closed is not None:
            frames.append(wire.encode(wire.Bye(room.kept if room else 0, self._closed.why, self._closed.again)))
        return frames

    def _end(self, code: int, reason: str) -> None:
        if self._ended:
            return
        self._ended = True
        self._board.rooms.loop.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with contextlib.suppress(Exception):  # the connection is already closed
            await self._send({"type": "websocket.close", "code": code, "reason": reason})

    def _news(self, room: Room) -> list[bytes]:
        """The updates that this viewer has not been sent yet."""
        frames = []
        if self._stamp != room.stamp:
            self._stamp = room.stamp
            self._sit_right(room)
            if self._closed is not None:  # no longer allowed to watch
                return []
            yours = room.table.seats_of(self.user)
            frames.append(wire.encode(wire.TableNow(room.n, room.updates.table(), yours, self.seat)))
        if room.match is not None and self._n != room.n:
            frames.append(room.updates.match(self.seat, self._n, self._has_view))
            self._n, self._has_view = room.n, True
        if room.chat and room.chat[-1].number > self._chat:
            lines = [line for line in room.chat if line.number > self._chat]
            self._chat = lines[-1].number
            frames.append(wire.encode(wire.ChatNow(room.n, lines)))
        return frames

    def _sit_right(self, room: Room) -> None:
        """Choose the viewer's seat again, since the previous one may now belong to somebody else."""
        try:
            seat = room.table.viewer_seat(self.user, self._asked)
        except Refusal:
            self._asked = None
            try:
                seat = room.table.viewer_seat(self.user, None)
            except Refusal as refusal:
                self.close(Closed(REVOKED, refusal.message.id))
                seat = SPECTATOR
        if seat != self.seat:
            self.seat, self._n, self._has_view = seat, None, False


def _read(frame: bytes) -> wire.FromClient:
    try:
        said: wire.FromClient = wire.decode(frame)
        return said
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("server-bad-frame", status=400, why=str(error)) from None
