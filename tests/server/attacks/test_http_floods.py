"""Endless or slow requests, and idle connections, are cut off."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator

import httpx
import pytest

from krypta.server import boot, connection
from krypta.server.connection import LARGEST_HEAD, LARGEST_REQUEST, MOST_AHEAD, MOST_HEADERS, HttpConnection
from krypta.server.http import places
from krypta.server.http.places import MOST_OF_ONE, Places
from server.attacks.test_frame_flood import becomes_true
from server.client import SECONDS, connected
from server.serving import ServedHere

BEGIN = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /api/login HTTP/1.1\r\nHost: localhost\r\nX-Krypta: 1\r\nContent-Type: application/json\r\n"
FOREVER = 64 * 1024 * 1024  # bytes: more than the server may read


class Raw:
    """A bare connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send_until_refused(self, part: bytes, most: int = FOREVER) -> int:
        """Sends until the server answers or closes, and returns the number of bytes sent."""
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < most and not self.reader.at_eof() and not self.reader._buffer:  # type: ignore[attr-defined]
                self.writer.write(part)
                sent += len(part)
                await self.writer.drain()
                await asyncio.sleep(0)
        return sent

    async def answer(self) -> tuple[int, str]:
        """The status and the reason's id of the response; 0 if the connection is closed without one."""
        async with asyncio.timeout(SECONDS):
            said = await self.reader.read()
        if not said:
            return 0, ""
        head, _, body = said.partition(b"\r\n\r\n")
        return int(head.split()[1]), json.loads(body)["id"]


@contextlib.asynccontextmanager
async def raw(served: ServedHere) -> AsyncIterator[Raw]:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()  # close() would wait for unsent data, which the server may never read
        with contextlib.suppress(OSError):
            await writer.wait_closed()


def open_connections(served: ServedHere) -> int:
    return len(served.serving.server.server_state.connections)


@pytest.mark.parametrize(
    "head",
    [
        BEGIN + b"a: b\r\n" * (MOST_HEADERS + 1) + b"\r\n",
        BEGIN + b"a: " + b"b" * LARGEST_HEAD + b"\r\n\r\n",
        BEGIN + b"a" * LARGEST_HEAD + b": b\r\n\r\n",
        b"GET /" + b"a" * LARGEST_HEAD + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ],
    ids=["many", "long value", "long name", "long address"],
)
def test_a_head_that_is_too_large_is_refused_with_a_reason(served: ServedHere, head: bytes) -> None:
    async def main() -> None:
        async with raw(served) as attacker:
            attacker.writer.write(head)
            assert await attacker.answer() == (431, "server-head-too-large")

    asyncio.run(main())


@pytest.mark.parametrize("part", [b"a: b\r\n" * 1000, b"b" * 6000], ids=["many headers", "one header"])
def test_a_head_without_end_is_not_read_on(served: ServedHere, part: bytes) -> None:
    async def main() -> None:
        async with raw(served) as attacker:
            attacker.writer.write(BEGIN + b"a: ")
            assert await attacker.send_until_refused(part) < FOREVER
            async with asyncio.timeout(SECONDS), connected(served.url) as victim:
                assert (await victim.ask("ping"))["t"] == "pong"

    asyncio.run(main())


@pytest.mark.parametrize("part", [b"x" * 60_000, b"8000\r\n" + b"x" * 0x8000 + b"\r\n"], ids=["whole", "chunked"])
def test_a_body_without_end_is_not_read_on(served: ServedHere, part: bytes) -> None:
    """Even after the response: the rest is not read."""
    how = b"Transfer-Encoding: chunked" if part.startswith(b"8000") else b"Content-Length: 999999999"

    async def main() -> None:
        async with raw(served) as attacker:
            attacker.writer.write(POST + how + b"\r\n\r\n")
            sent = 0
            with contextlib.suppress(ConnectionError):
                while sent < FOREVER:
                    attacker.writer.write(part)
                    sent += len(part)
                    await attacker.writer.drain()
            assert LARGEST_REQUEST < sent < FOREVER

    asyncio.run(main())


@pytest.mark.parametrize(
    ("begin", "answer"),
    [
        (b"", (0, "")),
        (b"\r\n", (408, "server-too-slow")),
        (BEGIN, (408, "server-too-slow")),
        (POST + b"Content-Length: 10\r\n\r\n{", (408, "server-too-slow")),
        (POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n", (408, "server-too-slow")),
    ],
    ids=["nothing", "empty line", "half a head", "half a body", "half a chunked body"],
)
def test_who_begins_and_does_not_go_on_is_cut_off(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch, begin: bytes, answer: tuple[int, str]
) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(connection, "BODY_SECONDS", 0.3)

    async def main() -> None:
        async with raw(served) as attacker:
            attacker.writer.write(begin)
            assert await attacker.answer() == answer

    asyncio.run(main())


def test_a_head_that_drips_is_cut_off_too(served: ServedHere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.3)

    async def main() -> None:
        async with raw(served) as attacker:
            attacker.writer.write(BEGIN)
            for _ in range(SECONDS * 20):
                attacker.writer.write(b"a")
                await asyncio.sleep(0.05)
                if attacker.reader._buffer:  # type: ignore[attr-defined]
                    break
            assert await attacker.answer() == (408, "server-too-slow")

    asyncio.run(main())


def test_a_socket_is_not_a_slow_request(served: ServedHere, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(connection, "BODY_SECONDS", 0.1)

    async def main() -> None:
        async with connected(served.url) as line:
            await asyncio.sleep(0.3)
            assert (await line.ask("ping"))["t"] == "pong"

    asyncio.run(main())


def test_an_answer_that_nobody_reads_does_not_wait_for_ever(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "UNREAD_SECONDS", 1.5)
    monkeypatch.setattr(connection, "MOST_AHEAD", 1000)

    async def main() -> None:
        before = open_connections(served)
        async with raw(served) as attacker:
            attacker.writer.transport.pause_reading()  # type: ignore[attr-defined]
            attacker.writer.write((BEGIN.replace(b"health", b"api/schema/openapi.json") + b"\r\n") * 200)
            await becomes_true(lambda: open_connections(served) > before)
            await becomes_true(lambda: open_connections(served) <= before)

    asyncio.run(main())


def test_requests_are_not_taken_by_the_thousand_before_one_is_answered(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []
    begin = HttpConnection.on_message_begin

    def counted(self: HttpConnection) -> None:
        begun.append(self)
        begin(self)

    monkeypatch.setattr(HttpConnection, "on_message_begin", counted)

    async def main() -> None:
        async with raw(served) as attacker:
            attacker.writer.write((BEGIN + b"\r\n") * 5000)
            with contextlib.suppress(ConnectionError):
                await attacker.reader.read()
        assert 1 <= len(begun) <= MOST_AHEAD + 2

    asyncio.run(main())


# -- too many connections


@pytest.fixture
def of_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Applies the limits to this machine, too."""
    monkeypatch.setattr(places, "is_loopback", lambda _address: False)


def test_an_address_has_only_so_many_connections(
    served: ServedHere, of_strangers: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "MOST_OF_ONE", 5)

    async def main() -> None:
        await becomes_true(lambda: open_connections(served) == 0)
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(connected(served.url)) for _ in range(3)]
            for _ in range(2):
                await stack.enter_async_context(raw(served))
            await becomes_true(lambda: open_connections(served) == 5)
            async with raw(served) as one_too_many:
                assert await one_too_many.answer() == (429, "server-too-many-connections")
            assert (await lines[0].ask("ping"))["t"] == "pong"
        await becomes_true(lambda: open_connections(served) == 0)
        async with connected(served.url) as line:
            assert (await line.ask("ping"))["t"] == "pong", "whoever goes makes room"

    asyncio.run(main())


def test_behind_a_proxy_the_sockets_of_a_real_address_are_counted(served: ServedHere) -> None:
    here = Places(served.node.metrics, served.node.settings.networks, 10**6)
    keys = [here.key_of(address) for address in ("127.0.0.1", "203.0.113.5", "2001:db8::1", "2001:db8::2")]
    assert keys == ["", "203.0.113.5", "2001:db8::/64", "2001:db8::/64"]
    answers = [here.take(keys[1]) for _ in range(MOST_OF_ONE + 1)]
    assert [answer for answer in answers if answer is not None] == [answers[-1]]
    assert here.take(keys[2]) is None
    assert all(here.take("") is None for _ in range(MOST_OF_ONE + 1)), "a proxy stands for many"
    for key in [keys[1]] * len(answers) + [keys[2]] + [""] * (MOST_OF_ONE + 1):
        here.leave(key)
    assert (here.open, dict(here.of_one)) == (0, {})


def test_a_full_server_says_so_and_keeps_descriptors_for_itself(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        await becomes_true(lambda: open_connections(served) == 0)
        async with connected(served.url) as line:
            kept = places_of(served)
            monkeypatch.setattr(kept, "most", kept.open + 1)
            async with raw(served):
                await becomes_true(lambda: kept.open == kept.most)
                async with raw(served) as one_too_many:
                    assert await one_too_many.answer() == (503, "server-full")
            assert (await line.ask("ping"))["t"] == "pong"

    asyncio.run(main())
    assert [record.getMessage() for record in caplog.records].count("connections-full") == 1


def places_of(served: ServedHere) -> Places:
    factory = served.serving.server.config.http
    found: Places = factory.args[0]  # type: ignore[union-attr]
    return found


def test_connections_end_by_themselves_when_the_other_side_takes_nothing(served: ServedHere) -> None:
    async def main() -> None:
        async with connected(served.url):
            (opened,) = [one._socket for one in served.node.switchboard.connections]
            there = opened.transport.get_extra_info("socket")
            assert there.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == boot.UNREAD_MS

    asyncio.run(main())


# -- ordinary requests


def test_ordinary_and_large_requests_still_pass(served: ServedHere) -> None:
    with httpx.Client(base_url=served.url) as client:
        for _ in range(3):
            assert client.get("/health", headers={f"x-{n}": "y" * 200 for n in range(60)}).status_code == 200
        assert client.post("/api/decks/shabrak", json={}, headers={"x-krypta": "1"}).status_code < 500
