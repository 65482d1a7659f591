"""Whatever a client sends is answered with a typed refusal, or carried out if it is valid after all. The connection
stays open, and nothing has changed. Only abuse closes it, and no other connection."""

import asyncio
import json
import socket
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from krypta.core.door import SPECTATOR
from krypta.server.ws.fast_socket import FRAMES_AT_ONCE
from krypta.server.ws.switchboard import ABUSE, MOST_WARNINGS
from server.client import ANSWERS, SECONDS, Client, Line, connected
from server.serving import ServedHere
from server.wire.bad_frames import Frame, frames
from server.wire.cut_player import text_frame
from server.wire.scripted_clients import table_of

FAILURES = ("server-failed", "server-broken", "server-database-away", "server-busy")
HARMLESS = ("watch", "ping", "why", "foresee", "shown")
TOO_LARGE, NOT_TEXT = 1009, 1007


class Fuzzed:
    """A person with both seats of a table, and an anonymous spectator; both send arbitrary frames."""

    def __init__(self, served: ServedHere) -> None:
        self.served = served
        self.tables = 0

    async def one_go(self, sent: list[Frame], stranger: bool) -> None:
        async with Client.guest(self.served.url) as ann, ann.connect() as line, connected(self.served.url) as other:
            table = await ann.make("burrow", "me", "me")
            await ann.start(table)
            await line.watch(table, 0)
            await other.watch(table)
            frames = [frame.replace(TABLE, table) if isinstance(frame, str) else frame for frame in sent]
            before = self.state(table)
            sender = other if stranger else line
            answers = await send_all(sender, frames)
            for answer in answers:
                must_be_typed(answer)
            if stranger or all(
                is_harmless(frame) or a["t"] == "refused" for frame, a in zip(frames, answers, strict=True)
            ):
                assert self.state(table) == before
            await line.watch(table, 0)
            assert (await line.ask("ping"))["t"] == "pong"

    def state(self, table: str) -> object:
        room = self.served.node.rooms.open[table]
        return room.table, list(room.running().entries), room.running().position.to_bytes(), list(room.chat)


TABLE = "the-table-s-own-id-here"


def is_harmless(frame: Frame) -> bool:
    """Whether a frame could not change a match even if it is valid."""
    try:
        return json.loads(frame)["t"] in HARMLESS
    except (ValueError, KeyError, TypeError, RecursionError):
        return False


async def send_all(line: Line, frames: list[Frame]) -> list[dict[str, Any]]:
    """Sends all frames at once, then a ping; returns the answers before the pong, one for each frame."""
    for frame in frames:
        await line.socket.send(frame)
    first = len(line.frames)
    await line.ask("ping", id="the end of it")
    answers = [frame for frame in line.frames[first:-1] if frame["t"] in ANSWERS]
    assert len(answers) == len(frames), f"{len(frames)} frames had {len(answers)} answers"
    return answers


def must_be_typed(answer: dict[str, Any]) -> None:
    if answer["t"] == "refused":
        why = answer["why"]
        assert why["id"].startswith(("server-", "burrow-why-")), answer
        assert why["id"] not in FAILURES, answer
        assert set(why) <= {"id", "args", "rule"}, answer


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(sent=st.lists(frames(TABLE), min_size=1, max_size=12), stranger=st.booleans())
def test_any_frames_are_refused_with_a_reason_and_change_nothing(
    served: ServedHere, sent: list[Frame], stranger: bool
) -> None:
    asyncio.run(Fuzzed(served).one_go(sent, stranger))


@pytest.mark.slow
@settings(max_examples=1000, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(sent=st.lists(frames(TABLE), min_size=1, max_size=25), stranger=st.booleans())
def test_many_frames_are_refused_with_a_reason_and_change_nothing(
    served: ServedHere, sent: list[Frame], stranger: bool
) -> None:
    asyncio.run(Fuzzed(served).one_go(sent, stranger))


# -- known attacks

UNKNOWN = "z" * 24
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("server-no-such-table", {"t": "watch", "table": UNKNOWN}),
    ("server-no-such-table", {"t": "watch", "table": "\0"}),
    ("server-no-such-table", {"t": "watch", "table": "a" * 5000}),
    ("server-not-your-seat", {"t": "watch", "table": TABLE, "seat": 1}),
    ("server-not-your-seat", {"t": "watch", "table": TABLE, "seat": 64}),
    ("server-not-your-seat", {"t": "watch", "table": TABLE, "seat": -1}),
    ("server-not-your-seat", {"t": "watch", "table": TABLE, "seat": 10**30}),
    ("server-not-your-seat", {"t": "act", "n": 5, "act": "rest", "seat": 1}),
    ("server-not-your-seat", {"t": "resign", "seat": SPECTATOR}),
    ("server-number-unknown", {"t": "act", "n": -1, "act": "rest"}),
    ("server-number-unknown", {"t": "act", "n": 6, "act": "rest"}),
    ("server-number-unknown", {"t": "act", "n": 10**30, "act": "rest"}),
    ("server-stale", {"t": "act", "n": 0, "act": "rest"}),
    ("server-no-such-act", {"t": "act", "n": 5, "act": ""}),
    ("server-no-such-act", {"t": "act", "n": 5, "act": "\0"}),
    ("server-no-such-act", {"t": "act", "n": 5, "act": "rest " * 1000}),
    ("burrow-why-nature-only", {"t": "act", "n": 5, "act": "draw worm"}),
    ("burrow-why-nothing-to-keep", {"t": "act", "n": 5, "act": "keep worm"}),
    ("server-cannot-undo", {"t": "undo", "n": 5}),
    ("server-cannot-undo", {"t": "undo", "n": 5, "to": -(10**30)}),
    ("server-cannot-undo", {"t": "offer", "what": "undo", "to": 10**30}),
    ("server-no-offer", {"t": "answer", "yes": True}),
    ("server-not-over", {"t": "rematch"}),
    ("server-chat-empty", {"t": "chat", "text": "\0\u200b\u202e \n"}),
    ("server-chat-long", {"t": "chat", "text": "a" * 301}),
    ("server-bad-frame", {"t": "offer", "what": "everything"}),
    ("server-bad-frame", {"t": "ping", "id": ""}),
    ("server-bad-frame", {"t": "ping", "id": "a" * 41}),
    ("server-bad-frame", {"t": "ping", "id": "a\0b"}),
    ("server-bad-frame", {"t": "ping", "id": 7}),
    ("server-bad-frame", {"t": "hello"}),
    ("server-bad-frame", {"t": "act", "n": "5", "act": "rest"}),
    ("server-bad-frame", {"t": "act", "n": 5, "act": "rest", "more": 1}),
]


def test_each_known_kind_of_wrong_frame_has_its_own_reason_and_changes_nothing(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            line, fuzzed = table.lines[0], Fuzzed(served)
            before = fuzzed.state(table.id)
            for why, message in WRONG:
                frame = json.dumps({"id": "wrong", **message}).replace(TABLE, table.id)
                [answer] = await send_all(line, [frame])
                assert (answer["t"], answer["why"]["id"]) == ("refused", why), (message, answer)
            assert fuzzed.state(table.id) == before
            await line.act()

    asyncio.run(main())


def test_a_stranger_can_look_at_a_table_and_do_nothing(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            stranger, before = table.lines[SPECTATOR], Fuzzed(served).state(table.id)
            for message in (
                {"t": "act", "n": 5, "act": "rest"},
                {"t": "resign"},
                {"t": "hint"},
                {"t": "why", "act": "rest"},
                {"t": "foresee", "act": "rest"},
            ):
                assert await stranger.refused("server-who-are-you", **message) == {}
            await stranger.refused("server-not-your-seat", "watch", table=table.id, seat=0)
            assert Fuzzed(served).state(table.id) == before

    asyncio.run(main())


def test_no_message_is_taken_before_looking_at_a_table(served: ServedHere) -> None:
    async def main() -> None:
        async with Client.guest(served.url) as ann, ann.connect() as line:
            await line.refused("server-watch-first", "act", n=0, act="rest")
            assert (await line.ask("ping"))["t"] == "pong"

    asyncio.run(main())


def test_a_right_message_in_a_binary_frame_is_understood(served: ServedHere) -> None:
    async def main() -> None:
        async with connected(served.url) as line:
            await line.socket.send(b'{"t":"ping","id":"bytes"}')
            assert (await line.answer("bytes"))["t"] == "pong"

    asyncio.run(main())


PINGS = {"short": 0, "long": 300, "last": 0}  # by id: the number of spaces that follow


@pytest.mark.parametrize("size", [1, 3, 100, 10_000])
def test_messages_are_understood_however_the_network_cuts_them(served: ServedHere, size: int) -> None:
    async def main() -> None:
        async with connected(served.url) as line:
            said = [json.dumps({"t": "ping", "id": id}) + " " * spaces for id, spaces in PINGS.items()]
            sent = b"".join(text_frame(text.encode()) for text in said)
            for begin in range(0, len(sent), size):
                line.socket.transport.write(sent[begin : begin + size])
                await asyncio.sleep(0)
            for id in PINGS:
                assert (await line.answer(id))["t"] == "pong"

    asyncio.run(main())


def test_messages_in_parts_are_understood_between_others(served: ServedHere) -> None:
    async def main() -> None:
        async with connected(served.url) as line:
            for turn in range(3):
                await line.socket.send(['{"t":"ping",', f'"id":"parts{turn}"}}'])
                await line.socket.ping()
                assert (await line.answer(f"parts{turn}"))["t"] == "pong"
                assert (await line.ask("ping"))["t"] == "pong"

    asyncio.run(main())


# -- closing connections


async def end_of(line: Line) -> int:
    """The code with which the server closes the connection."""
    with pytest.raises(ConnectionClosed) as closed:
        await line.until("the end")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def must_go_on(line: Line) -> None:
    """Asserts that other connections are not affected."""
    assert (await line.ask("ping"))["t"] == "pong"
    await line.act()


@pytest.mark.parametrize("parts", [1, 4])
def test_a_frame_that_is_too_large_ends_its_connection_alone(served: ServedHere, parts: int) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            text = json.dumps({"t": "chat", "id": "1", "text": "a" * 17_000})
            step = len(text) // parts + 1
            pieces = [text[n : n + step] for n in range(0, len(text), step)]
            await table.lines[1].socket.send(pieces[0] if parts == 1 else pieces)
            assert await end_of(table.lines[1]) == TOO_LARGE
            await must_go_on(table.lines[0])

    asyncio.run(main())


def test_the_largest_frame_is_answered(served: ServedHere) -> None:
    async def main() -> None:
        async with connected(served.url) as line:
            frame = '{"t":"ping","id":"1"}'
            await line.socket.send(frame + " " * (16 * 1024 - len(frame)))
            assert (await line.answer("1"))["t"] == "pong"

    asyncio.run(main())


def test_a_text_frame_that_is_no_utf_8_ends_its_connection(served: ServedHere) -> None:
    async def main() -> None:
        async with connected(served.url) as line:
            line.socket.transport.write(text_frame(b'{"t":"ping","id":"\xff\xfe"}'))
            assert await end_of(line) == NOT_TEXT

    asyncio.run(main())


def test_too_many_frames_that_cannot_be_read_end_their_connection_alone(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            line = table.lines[1]
            for _ in range(MOST_WARNINGS):
                await line.socket.send("nonsense")
            assert (await line.ask("ping"))["t"] == "pong", "so much is forgiven"
            await line.socket.send("nonsense")
            assert await end_of(line) == ABUSE
            assert line.frames[-1]["t"] == "bye"
            assert line.frames[-1]["why"]["id"] == "server-abuse"
            await must_go_on(table.lines[0])

    asyncio.run(main())


def test_a_flood_of_messages_is_told_to_slow_down_and_then_ended_alone(served: ServedHere) -> None:
    """Every excess message is refused by its id, so that its sender can resend it later."""

    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            line = table.lines[1]
            ids = {await send_anyway(line, f"flood {n}") for n in range(1000)}
            assert await end_of(line) == ABUSE
            late = [frame for frame in line.frames if frame["t"] == "refused"]
            assert {frame["why"]["id"] for frame in late} == {"server-slow-down"}
            assert {frame["id"] for frame in late} <= ids
            assert len(late) > MOST_WARNINGS // 2
            await must_go_on(table.lines[0])

    async def send_anyway(line: Line, id: str) -> str:
        line.socket.transport.write(text_frame(json.dumps({"t": "ping", "id": id}).encode()))
        return id

    asyncio.run(main())


def test_many_of_the_protocols_own_pings_are_answered(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            line = table.lines[1]
            pongs = [await line.socket.ping(f"{n}") for n in range(FRAMES_AT_ONCE // 2)]
            await must_go_on(table.lines[0])
            async with asyncio.timeout(SECONDS):
                await pongs[-1]
            assert (await line.ask("ping"))["t"] == "pong"

    asyncio.run(main())


def test_a_client_that_asks_and_does_not_read_is_cut_off(served: ServedHere, hurried: None) -> None:
    """Otherwise pending answers would fill the memory."""

    async def main() -> None:
        async with table_of(served, "karak", "person", "person") as table:
            line = table.lines[1]
            line.socket.transport.pause_reading()
            line.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            frame = text_frame(json.dumps({"t": "watch", "id": "w", "table": table.id, "seat": 1}).encode())
            for _ in range(40):
                line.socket.transport.write(frame * 100)
                await asyncio.sleep(0)
            assert (await table.lines[0].ask("ping"))["t"] == "pong"
            line.socket.transport.resume_reading()
            assert await end_of(line) == ABUSE

    asyncio.run(main())
