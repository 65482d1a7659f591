"""Faults of clients are not logged as errors of the server."""

import asyncio
import io

import pytest
from websockets.exceptions import ConnectionClosed

from server.attacks.conftest import lines
from server.attacks.test_frame_flood import becomes_true
from server.attacks.test_http_floods import POST, open_connections, raw
from server.client import connected
from server.serving import ServedHere
from server.wire.cut_player import text_frame


def test_bodies_that_break_off_are_no_fault_of_ours(served: ServedHere, faults: io.StringIO) -> None:
    async def main() -> None:
        async with raw(served) as client:
            client.writer.write(POST + b"Content-Length: 100\r\n\r\n{")
            await client.writer.drain()
            await becomes_true(lambda: open_connections(served) > 0)
            await asyncio.sleep(0.1)
        await becomes_true(lambda: any(line["event"] == "http" for line in lines(faults)))

    asyncio.run(main())
    (line,) = [line for line in lines(faults) if line["event"] == "http"]
    assert line["status"] == 400
    assert [line for line in lines(faults) if line["level"] != "info"] == []


@pytest.mark.parametrize("nonsense", [b"nonsense\r\n\r\n", b"\x16\x03\x01\x00\xa5\x01\x00", b"GET / HTTP/9.9\r\n\r\n"])
def test_what_is_no_http_is_refused_and_not_logged(served: ServedHere, faults: io.StringIO, nonsense: bytes) -> None:
    async def main() -> None:
        async with raw(served) as client:
            client.writer.write(nonsense)
            assert await client.answer() == (400, "server-request-wrong")

    asyncio.run(main())
    assert [line for line in lines(faults) if line["level"] != "info"] == []


def test_text_that_is_no_utf_8_is_not_logged(served: ServedHere, faults: io.StringIO) -> None:
    async def main() -> None:
        async with connected(served.url) as line:
            line.socket.transport.write(text_frame(b'{"t":"ping","id":"\xff\xfe"}'))
            with pytest.raises(ConnectionClosed) as closed:
                await line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1007

    asyncio.run(main())
    assert [line for line in lines(faults) if line["level"] != "info"] == []
