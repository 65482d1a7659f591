"""What a viewer cannot know changes no byte of what the viewer is told. And a leak would be found."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from krypta.core.door import EVERYONE, SPECTATOR
from krypta.core.match import Match
from krypta.core.position import Position
from krypta.server import lines, moves, room, show, wire
from krypta.server.room import Room
from server.serving import ServedHere
from server.wire.secrecy import another_world, must_tell_no_secrets, played, rooms


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_told_what_they_cannot_know_in_a_game_of_hidden_hands(
    served: ServedHere, players: int, seed: int
) -> None:
    match = played("burrow", players, seed)
    assert must_tell_no_secrets(served.node.hall, match) > 1000


def test_nobody_is_told_what_they_cannot_know_in_karak(served: ServedHere) -> None:
    """Nothing lies hidden in Karak but the luck to come."""
    match = played("karak", 2, 1)
    assert must_tell_no_secrets(served.node.hall, match, every=2, curious_every=50) > 500


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("karak", 3), ("karak", 4), ("burrow", 2), ("burrow", 3)])
@pytest.mark.parametrize("seed", range(10, 20))
def test_nobody_is_told_what_they_cannot_know_in_many_games(
    served: ServedHere, game: str, players: int, seed: int
) -> None:
    must_tell_no_secrets(served.node.hall, played(game, players, seed), curious_every=20 if game == "karak" else 1)


def test_the_other_worlds_really_differ(served: ServedHere) -> None:
    """Or the proof would prove nothing: hands, words and luck are not those of the truth."""
    match = played("burrow", 3, 0)
    differing = 0
    for at in rooms(served.node.hall, match):
        for viewer in (0, 1, 2, SPECTATOR):
            other = another_world(at, viewer, at.n)
            differing += other.running().position.to_bytes() != at.running().position.to_bytes()
            assert other.secret != at.secret
            assert other.running().entries != at.running().entries
    assert differing > len(match.entries)


# -- seeded leaks


def views_of_seat_0(monkeypatch: pytest.MonkeyPatch) -> None:
    true = show.view
    monkeypatch.setattr(show, "view", lambda match, seat: true(match, 0))


def lines_for_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Audiences are ignored."""
    monkeypatch.setattr(
        lines.Happened, "seen_by", lambda self, seat: lines._line(self.entry, [said for _, said in self.events])
    )


def lines_with_the_act(monkeypatch: pytest.MonkeyPatch) -> None:
    """The word of the act is told."""
    true = lines._line

    def line(entry: Any, events: Any) -> msgspec.Raw:
        return true(msgspec.structs.replace(entry, who=entry.act), events)

    monkeypatch.setattr(lines, "_line", line)


def lines_that_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not told what happened, but that something did."""

    def seen_by(self: lines.Happened, seat: int) -> msgspec.Raw:
        said = [said if audience in (EVERYONE, seat) else wire.Message("hidden") for audience, said in self.events]
        return lines._line(self.entry, said)

    monkeypatch.setattr(lines.Happened, "seen_by", seen_by)


def options_for_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    true = show.now

    def now(match: Match, seat: int, *more: Any) -> wire.Now:
        return msgspec.structs.replace(
            true(match, seat, *more), options=[] if match.over else show.options(match.position)
        )

    monkeypatch.setattr(show, "now", now)


def tables_with_the_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What players added to the luck is shown while it is played."""
    true = room.shown

    def shown(table: Any, *more: Any) -> Any:
        return msgspec.structs.replace(true(table, *more), before=",".join(seat.nonce for seat in table.seats))

    monkeypatch.setattr(room, "shown", shown)


def pictures_with_the_draw_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    true = show.now

    def now(match: Match, seat: int, *more: Any) -> wire.Now:
        assert match.luck is not None
        return msgspec.structs.replace(true(match, seat, *more), result=[float(match.luck.draw(match.drawn, 1000))])

    monkeypatch.setattr(show, "now", now)


def pictures_shared_by_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing were hidden: whoever asks first has their picture shown to the others."""
    monkeypatch.setattr(show, "as_seen", lambda match, seat: 0)


def hints_that_peek(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint that knows the true position: it chooses by its bytes."""

    def choose(_level: str, position: Position, _seat: int, _rng: Any) -> int:
        options = position.options()
        return options[sum(position.to_bytes()) % len(options)]

    monkeypatch.setattr(moves.bots, "choose", choose)


def refusals_that_know_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether somebody else's act would be allowed is told to whoever asks."""

    def why(room: Room, _user: str, said: wire.Why) -> wire.Done:
        match = room.running()
        return wire.Done(room.n, said.id, act=str(match.position.why(match.game.parse(said.act))))

    monkeypatch.setattr(moves, "why", why)


LEAKS = [
    views_of_seat_0, lines_for_everyone, lines_with_the_act, lines_that_count, options_for_everyone,
    tables_with_the_luck, pictures_with_the_draw_to_come, pictures_shared_by_all, hints_that_peek,
    refusals_that_know_too_much,
]  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_is_found(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    match = played("burrow", 2, 0)
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="tells a secret"):
        must_tell_no_secrets(served.node.hall, match)
