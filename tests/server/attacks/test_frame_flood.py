"""A connection that floods the server with frames is closed, and another player notices nothing."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable

import pytest
from websockets.exceptions import ConnectionClosed

from krypta.server.ws import fast_socket
from krypta.server.ws.fast_socket import FRAMES_AT_A_TIME, MOST_PARTS, Socket
from krypta.server.ws.switchboard import ABUSE, MOST_UNREAD, Connection
from server.client import SECONDS, Line, connected
from server.serving import ServedHere
from server.wire.cut_player import text_frame
from server.wire.scripted_clients import table_of

MANY = 20_000
MASK = bytes(4)
EMPTY_TEXT, EMPTY_BYTES, EMPTY_PING, EMPTY_PONG = (bytes([0x80 | kind, 0x80]) + MASK for kind in (1, 2, 9, 10))
BEGIN, GO_ON = b"\x01\x80" + MASK, b"\x00\x80" + MASK  # fragments of a message
FULL_PING = b"\x89\xfd" + MASK + bytes(125)
HIGH_WATER = 64 * 1024  # bytes that asyncio's transports buffer before they call pause_writing


class Counted:
    """Counts the frames that the server handled: in total, and at most in one turn of the event loop."""

    def __init__(self) -> None:
        self.taken = self.turn = self.longest_turn = 0


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    counted = Counted()
    take, take_turn = Socket._take, Socket._take_turn

    def counted_take(socket: Socket, frame: bytes) -> None:
        counted.taken += 1
        counted.turn += 1
        counted.longest_turn = max(counted.turn, counted.longest_turn)
        take(socket, frame)

    def counted_turn(socket: Socket) -> None:
        counted.turn = 0
        take_turn(socket)

    monkeypatch.setattr(Socket, "_take", counted_take)
    monkeypatch.setattr(Socket, "_take_turn", counted_turn)
    return counted


@contextlib.asynccontextmanager
async def attacked(served: ServedHere) -> AsyncIterator[tuple[Line, Socket]]:
    """An anonymous connection, and the server's end of it."""
    before = set(served.node.switchboard.connections)
    async with connected(served.url) as line:
        (new,) = set(served.node.switchboard.connections) - before
        yield line, new._socket


async def end_of(line: Line) -> int:
    """The code with which the server closes the connection, after a message with the reason."""
    with pytest.raises(ConnectionClosed) as closed:
        await line.until("the end")
    assert line.frames[-1]["t"] == "bye"
    assert line.frames[-1]["why"]["id"] == "server-abuse"
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def becomes_true(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not holds():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "flood",
    [EMPTY_TEXT * MANY, EMPTY_BYTES * MANY, EMPTY_PING * MANY, EMPTY_PONG * MANY, BEGIN + GO_ON * MANY],
    ids=["texts", "bytes", "pings", "pongs", "parts"],
)
def test_a_flood_of_empty_frames_ends_its_connection_alone(served: ServedHere, counted: Counted, flood: bytes) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table, attacked(served) as (line, _):
            line.socket.transport.write(flood)
            assert (await table.lines[0].ask("ping"))["t"] == "pong"
            assert await end_of(line) == ABUSE
            assert counted.taken < MANY / 2
            assert counted.longest_turn <= FRAMES_AT_A_TIME
            await table.lines[0].act()

    asyncio.run(main())


def test_a_flood_that_goes_on_after_the_goodbye_is_not_read(served: ServedHere, counted: Counted) -> None:
    async def main() -> None:
        async with attacked(served) as (line, socket):
            with contextlib.suppress(ConnectionClosed):
                while line.is_open:
                    line.socket.transport.write(EMPTY_PING * MANY)
                    await asyncio.sleep(0.01)
            await becomes_true(lambda: socket.disconnected)
            assert counted.taken < MANY / 2

    asyncio.run(main())


def test_a_message_in_endless_parts_is_not_kept(served: ServedHere, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if they arrive slowly: all fragments would be kept in memory until the last."""
    monkeypatch.setattr(fast_socket, "FRAMES_AT_ONCE", 10**9)

    async def main() -> None:
        async with attacked(served) as (line, socket):
            line.socket.transport.write(BEGIN + GO_ON * (MOST_PARTS + 2 * FRAMES_AT_A_TIME))
            assert await end_of(line) == ABUSE
            assert len(socket.frames) <= MOST_PARTS + FRAMES_AT_A_TIME

    asyncio.run(main())


def test_who_does_not_read_is_not_read(served: ServedHere, counted: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unread pongs would fill the memory."""
    monkeypatch.setattr(fast_socket, "FRAMES_AT_ONCE", 10**9)
    pings = 100_000  # about 13 MB, and as much in pongs: more than the kernel buffers for a connection

    async def main() -> None:
        async with attacked(served) as (line, socket):
            line.socket.transport.pause_reading()
            line.socket.transport.write(FULL_PING * pings)
            await becomes_true(lambda: not socket.can_send)
            for _ in range(5):
                held = counted.taken
                await asyncio.sleep(0.05)
            assert held == counted.taken < pings, "it goes on reading"
            assert socket.transport.get_write_buffer_size() <= HIGH_WATER + FRAMES_AT_A_TIME * len(FULL_PING)
            line.socket.transport.resume_reading()
            assert (await line.ask("ping"))["t"] == "pong", "it may go on when it reads again"
            assert counted.taken > pings

    asyncio.run(main())


def test_who_is_told_to_go_and_does_not_read_is_gone_soon(served: ServedHere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_socket, "FRAMES_AT_ONCE", 10**9)
    monkeypatch.setattr("krypta.server.ws.switchboard.CLOSE_SECONDS", 0.2)

    async def main() -> None:
        async with attacked(served) as (line, socket):
            line.socket.transport.pause_reading()
            line.socket.transport.write(FULL_PING * 100_000)
            await becomes_true(lambda: not socket.can_send)
            (connection,) = [one for one in served.node.switchboard.connections if one._socket is socket]
            served.loop.call_soon_threadsafe(connection._abused)
            await becomes_true(lambda: connection not in served.node.switchboard.connections)
            line.cut()

    asyncio.run(main())


def test_messages_wait_unread_while_one_is_carried_out(
    served: ServedHere, counted: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of queued messages is bounded."""

    async def main() -> None:
        async with attacked(served) as (line, socket):
            gate = asyncio.Event()

            async def wait(_self: Connection, _said: object) -> None:
                await gate.wait()

            monkeypatch.setattr(Connection, "_do", wait)
            line.socket.transport.write(text_frame(json.dumps({"t": "ping", "id": "1"}).encode()) * 1000)
            await becomes_true(lambda: counted.taken >= MOST_UNREAD)
            await asyncio.sleep(0.2)
            assert counted.taken <= MOST_UNREAD + 1  # one of them may be in progress
            assert socket.read_paused
            served.loop.call_soon_threadsafe(gate.set)

    asyncio.run(main())
