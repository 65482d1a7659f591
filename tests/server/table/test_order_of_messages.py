"""Whatever is shown is durable, and an answer never precedes the update it belongs to."""

import pytest

from server.table.guests import Evening, caught_up, rest, told

pytestmark = pytest.mark.anyio


async def test_nothing_is_shown_or_answered_while_it_is_being_written(evening: Evening) -> None:
    ann, bob = await evening.guests(2)
    table, _ = await evening.play("burrow", [ann, bob])
    room = await evening.room(table)
    line = await evening.connect(bob)

    async def write() -> None:
        room.writing = True

    async def written() -> None:
        room.writing = False
        room.tell()

    await evening.behind(write())
    asked = await line.send("watch", table=table)
    assert (await line.ask("ping"))["t"] == "pong"  # the connection still works meanwhile
    assert [frame["t"] for frame in line.frames] == ["hello", "pong"]
    await evening.behind(written())
    await line.answer(asked)
    assert [frame["t"] for frame in line.frames[2:]] == ["table", "snapshot", "done"]


async def test_the_acting_player_hears_of_the_act_before_it_is_answered(evening: Evening) -> None:
    """Even with bots that answer at once, whose acts are then being written."""
    ann = await evening.guest()
    table, (line,) = await evening.play("burrow", [ann], "random")
    for _ in range(4):
        while not line.now["now"]["options"]:
            await line.receive()
        n = await rest(line, line.now["n"])
        assert line.now["n"] >= n
    await told(line, lambda table: table["state"] == "over")
    await caught_up(line)
    assert len(await evening.log(table)) == line.now["n"]
