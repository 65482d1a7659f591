"""A flood of invalid acts: each refusal costs more than a valid message, and finally the connection is closed."""

import asyncio
import json

import pytest

from krypta.server.tables import commands
from krypta.server.ws.switchboard import ABUSE, FRAMES_AT_ONCE, MOST_WARNINGS, REFUSED_COSTS
from server.attacks.test_frame_flood import end_of
from server.serving import ServedHere
from server.wire.cut_player import text_frame
from server.wire.scripted_clients import table_of

MANY = 1000


@pytest.mark.parametrize("kind", ["why", "foresee", "act"])
def test_a_flood_of_words_that_are_no_act_is_slowed_and_cut_off(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    looked_up: list[str] = []
    parsed = commands._parsed

    def counted(match: object, word: str) -> int:
        looked_up.append(word)
        return parsed(match, word)  # type: ignore[arg-type]

    monkeypatch.setattr(commands, "_parsed", counted)

    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            first, second = table.lines[0], table.lines[1]
            mover = first if first.now["now"]["options"] else second
            other = second if mover is first else first
            said = {"t": kind, "act": "go nroth"} | ({"n": mover.now["n"]} if kind == "act" else {})
            words = [text_frame(json.dumps({**said, "id": f"w{n}"}).encode()) for n in range(MANY)]
            mover.socket.transport.write(b"".join(words))
            assert (await other.ask("ping"))["t"] == "pong"
            assert await end_of(mover) == ABUSE
            refusals = [frame["why"]["id"] for frame in mover.frames if frame["t"] == "refused"]
            assert set(refusals) == {"server-no-such-act", "server-slow-down"}
            assert FRAMES_AT_ONCE // REFUSED_COSTS <= len(looked_up) < MANY * 3 / 4
            assert refusals.count("server-slow-down") >= MOST_WARNINGS

    asyncio.run(main())
