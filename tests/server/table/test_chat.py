"""Chat: short lines from people at the table, each received once by everyone who watches."""

import asyncio

import pytest

from krypta.server.limits import Limits
from krypta.server.refusal import Refusal
from krypta.server.talk.chat import cleaned
from krypta.server.wire import MOST_CHAT
from krypta.server.ws.switchboard import CHAT_A_SECOND, CHAT_AT_ONCE
from server.client import Line
from server.serving import ServedHere
from server.table.guests import Evening, caught_up

pytestmark = pytest.mark.anyio


@pytest.fixture
def chatty(served: ServedHere, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lifts the rate limit of the chat."""
    monkeypatch.setattr(served.node.switchboard, "chat_limits", Limits(1e6, burst=10**6))


def heard(line: Line) -> list[tuple[int | None, str]]:
    return [(said["seat"], said["text"]) for frame in line.frames if frame["t"] == "chat" for said in frame["lines"]]


def numbers(line: Line) -> list[int]:
    return [said["number"] for frame in line.frames if frame["t"] == "chat" for said in frame["lines"]]


async def test_everyone_who_looks_hears_what_a_player_says(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table = await evening.sit("burrow", [ann, bob])
    lines = [await evening.look(who, table) for who in (ann, bob, None)]
    await lines[1].do("chat", text="Good luck!")
    await lines[0].do("chat", text="And to you.")
    await caught_up(*lines)
    for line in lines:
        assert heard(line) == [(1, "Good luck!"), (0, "And to you.")]


async def test_a_person_who_comes_later_hears_what_was_said(evening: Evening, chatty: None) -> None:
    ann, bob = await evening.guests(2)
    table, (line, _) = await evening.play("burrow", [ann, bob])
    for number in range(60):
        await line.do("chat", text=f"line {number}")
    late = await evening.look(bob, table)
    await caught_up(late)
    assert heard(late) == [(0, f"line {number}") for number in range(10, 60)]
    await evening.restart(table)
    later = await evening.look(bob, table)
    await caught_up(later)
    assert heard(later) == heard(late)


async def test_only_players_may_chat(evening: Evening) -> None:
    ann, bob, stranger = await evening.guests(3)
    table, (line, _) = await evening.play("burrow", [ann, bob])
    await (await evening.look(stranger, table)).refused("server-not-seated", "chat", text="Play the mole!")
    await (await evening.look(None, table)).refused("server-who-are-you", "chat", text="Play the mole!")
    await caught_up(line)
    assert heard(line) == []


async def test_nobody_speaks_at_a_table_without_chat(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, (line, other) = await evening.play("burrow", [ann, bob], chat=False)
    await line.refused("server-no-chat", "chat", text="Hello?")
    await caught_up(other)
    assert heard(other) == []


async def test_a_line_of_chat_sent_twice_with_the_same_id_is_heard_once(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, (line, other) = await evening.play("burrow", [ann, bob])
    first = await line.do("chat", id="c1", text="Hello")
    assert await line.do("chat", id="c1", text="Hello") == first
    await evening.restart(table)
    again = await line.do("chat", id="c1", text="Hello")
    assert again["id"] == "c1"
    await other.do("chat", id="c1", text="It is another's id")
    await caught_up(line, other)
    assert heard(other) == [(0, "Hello"), (1, "It is another's id")]


async def test_chat_of_many_at_once_is_heard_once_and_in_order(evening: Evening, chatty: None) -> None:
    ann, bob = await evening.guests(2)
    table, (anns, bobs) = await evening.play("burrow", [ann, bob])
    listener = await evening.look(None, table)

    async def talk(line: Line, whose: str) -> None:
        for number in range(20):
            await line.do("chat", text=f"{whose} {number}")

    await asyncio.gather(talk(anns, "Ann"), talk(bobs, "Bob"))
    await caught_up(listener, anns, bobs)
    for line in (listener, anns, bobs):
        assert numbers(line) == list(range(1, 41))


async def test_the_pace_of_chat_is_limited(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Limits(CHAT_A_SECOND, CHAT_AT_ONCE, clock=lambda: 0.0)  # time stands still on this clock
    monkeypatch.setattr(evening.node.switchboard, "chat_limits", slow)
    ann, bob = await evening.guests(2)
    table, (line, other) = await evening.play("burrow", [ann, bob])
    for number in range(CHAT_AT_ONCE):
        await line.do("chat", text=f"line {number}")
    assert (await line.refused("server-slow-down", "chat", text="one too many"))["seconds"] == 2
    second_window = await evening.look(ann, table)
    await second_window.refused("server-slow-down", "chat", text="from another window")
    await other.do("chat", text="I have said nothing yet")
    await caught_up(other)
    assert len(heard(other)) == CHAT_AT_ONCE + 1


@pytest.mark.parametrize("text", ["", "   ", "\n\t", "\u200b\u200b", "\x00", "\u202e"])
async def test_a_line_of_chat_without_anything_to_see_is_refused(evening: Evening, text: str) -> None:
    ann, bob = await evening.guests(2)
    _, (line, _) = await evening.play("burrow", [ann, bob])
    await line.refused("server-chat-empty", "chat", text=text)


async def test_the_length_of_a_line_of_chat_is_limited(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    _, (line, other) = await evening.play("burrow", [ann, bob])
    assert await line.refused("server-chat-long", "chat", text="é" * (MOST_CHAT + 1)) == {"most": MOST_CHAT}
    await line.do("chat", text="é" * MOST_CHAT)
    await caught_up(other)
    assert heard(other) == [(0, "é" * MOST_CHAT)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("two\nlines\r\nor three", "two lines or three"),
        ("bell\x07 and\x1b[31m red", "bell and [31m red"),
        ("\u202eright to left", "right to left"),
        ("a\u2028b\u0085c", "a b c"),
        ("  much   room  ", "much room"),
        ("e\u0301", "\u00e9"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_a_line_of_chat_is_one_line_of_what_can_be_seen(text: str, said: str) -> None:
    assert cleaned(text) == said


def test_invisible_characters_do_not_count_as_length_of_chat() -> None:
    assert cleaned("\x00" * 1000 + "a") == "a"
    with pytest.raises(Refusal, match="server-chat-long"):
        cleaned("a" * (MOST_CHAT + 1))
