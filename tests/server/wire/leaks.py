"""Deliberate leaks, to check that the secrecy tests detect them."""

from typing import Any

import msgspec
import pytest

from krypta.bots.advice import Advice
from krypta.core.door import EVERYONE
from krypta.core.match import Match
from krypta.core.position import Position
from krypta.core.text.message import Message
from krypta.server import wire
from krypta.server.http.api import records
from krypta.server.tables import commands, log_lines, projection, replay, room, table_view
from krypta.server.tables.room import Room
from krypta.server.thinking import Thinking


def views_of_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    true = projection.view
    monkeypatch.setattr(projection, "view", lambda match, seat: true(match, 0))


def lines_for_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ignores the audience of events."""
    monkeypatch.setattr(
        log_lines.Happened, "seen_by", lambda self, seat: log_lines._line(self.entry, [said for _, said in self.events])
    )


def lines_with_the_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sends the word of the act."""
    true = log_lines._line

    def line(entry: Any, events: Any) -> msgspec.Raw:
        return true(msgspec.structs.replace(entry, who=entry.act), events)

    monkeypatch.setattr(log_lines, "_line", line)


def lines_that_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hides what happened, but shows that something did."""

    def seen_by(self: log_lines.Happened, seat: int) -> msgspec.Raw:
        said = [said if audience in (EVERYONE, seat) else Message("hidden") for audience, said in self.events]
        return log_lines._line(self.entry, said)

    monkeypatch.setattr(log_lines.Happened, "seen_by", seen_by)


def options_for_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    true = projection.now

    def now(match: Match, seat: int, *more: Any) -> wire.Now:
        return msgspec.structs.replace(
            true(match, seat, *more), options=[] if match.over else projection.options(match.position)
        )

    monkeypatch.setattr(projection, "now", now)


def tables_with_the_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shows the players' nonces during the match."""
    true = table_view.shown

    def shown(table: Any, *more: Any) -> Any:
        return msgspec.structs.replace(true(table, *more), before=",".join(seat.nonce for seat in table.seats))

    monkeypatch.setattr(room, "shown", shown)


def pictures_with_the_draw_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    true = projection.now

    def now(match: Match, seat: int, *more: Any) -> wire.Now:
        assert match.luck is not None
        return msgspec.structs.replace(true(match, seat, *more), result=[float(match.luck.draw(match.drawn, 1000))])

    monkeypatch.setattr(projection, "now", now)


def pictures_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares views although hands are hidden: the first viewer's view is sent to the others."""
    monkeypatch.setattr(projection, "as_seen", lambda match, seat: 0)


def hints_that_peek(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that depends on the true position: it chooses by its bytes."""

    async def advise(_self: Thinking, position: Position, _seat: int, _rng: Any) -> Advice:
        options = position.options()
        return Advice(options[sum(position.to_bytes()) % len(options)])

    monkeypatch.setattr(Thinking, "advise", advise)


def refusals_that_know_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tells anyone whether another player's act would be allowed."""

    def why(room: Room, _user: str, said: wire.Why) -> wire.Done:
        match = room.running()
        return wire.Done(room.n, said.id, act=str(match.position.why(match.game.parse(said.act))))

    monkeypatch.setattr(commands, "why", why)


def foresight_that_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computes the preview in the true position, and sends its bytes."""

    def foresee(room: Room, _user: str, said: wire.Foresee) -> wire.Done:
        return wire.Done(room.n, said.id, act=str(sum(room.running().position.to_bytes())))

    monkeypatch.setattr(commands, "foresee", foresee)


def moments_of_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    true = replay.moment
    monkeypatch.setattr(replay, "moment", lambda rooms, loaded, seat, n: true(rooms, loaded, 0, n))


def stories_of_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    true = replay.lines
    monkeypatch.setattr(replay, "lines", lambda rooms, loaded, seat, since, until: true(rooms, loaded, 0, since, until))


def records_too_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    true = records.found

    async def found(*asked: Any) -> Any:
        loaded, seat = await true(*asked)
        loaded.table = msgspec.structs.replace(loaded.table, state="over")
        return loaded, seat

    monkeypatch.setattr(records, "found", found)


IN_WHAT_IS_BUILT = [
    views_of_seat_0, lines_for_everyone, lines_with_the_act, lines_that_count, options_for_everyone,
    tables_with_the_luck, pictures_with_the_draw_to_come, pictures_shared_by_all, hints_that_peek,
    refusals_that_know_too_much, foresight_that_knows,
]  # fmt: skip
IN_WHAT_IS_HEARD = [
    views_of_seat_0, lines_for_everyone, lines_with_the_act, moments_of_seat_0, stories_of_seat_0, records_too_soon,
]  # fmt: skip
