"""What a viewer cannot know does not change a byte of what the viewer is sent; and leaks are detected."""

from collections.abc import Callable

import pytest

from krypta.core.door import SPECTATOR
from server.serving import ServedHere
from server.wire.leaks import IN_WHAT_IS_BUILT
from server.wire.secrecy import another_world, must_tell_no_secrets, played, rooms_of

MANY = [("shabrak", 2), ("goblin", 3), ("karak", 3), ("karak", 4), ("burrow", 2), ("burrow", 3)]


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_told_what_they_cannot_know_in_a_game_of_hidden_hands(
    served: ServedHere, players: int, seed: int
) -> None:
    match = played("burrow", players, seed)
    assert must_tell_no_secrets(served.node.rooms, match) > 1000


def test_nobody_is_told_what_they_cannot_know_in_karak(served: ServedHere) -> None:
    """Karak hides nothing but the luck to come."""
    match = played("karak", 2, 1)
    assert must_tell_no_secrets(served.node.rooms, match, every=2, curious_every=50) > 500


def test_nobody_is_told_what_they_cannot_know_in_goblin(served: ServedHere) -> None:
    """Hands, and the order of piles that their owners have arranged."""
    match = played("goblin", 2, 1)
    assert must_tell_no_secrets(served.node.rooms, match, every=2, curious_every=50) > 500


def test_nobody_is_told_what_they_cannot_know_in_shabrak(served: ServedHere) -> None:
    """S5.6: hands, discards, and what is still in the piles."""
    match = played("shabrak", 2, 1)
    assert must_tell_no_secrets(served.node.rooms, match, every=2, curious_every=50) > 150


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), MANY)
@pytest.mark.parametrize("seed", range(10, 20))
def test_nobody_is_told_what_they_cannot_know_in_many_games(
    served: ServedHere, game: str, players: int, seed: int
) -> None:
    match = played(game, players, seed)
    assert must_tell_no_secrets(served.node.rooms, match, curious_every=1 if game == "burrow" else 20) > 100


def test_the_worlds_compared_for_secrecy_really_differ(served: ServedHere) -> None:
    """Otherwise the test would prove nothing: hands, words and luck are not those of the truth."""
    match = played("burrow", 3, 0)
    differing = 0
    for at in rooms_of(served.node.rooms, match):
        for viewer in (0, 1, 2, SPECTATOR):
            other = another_world(at, viewer, at.n)
            differing += other.running().position.to_bytes() != at.running().position.to_bytes()
            assert other.secret != at.secret
            assert other.running().entries != at.running().entries
    assert differing > len(match.entries)


@pytest.mark.parametrize("leak", IN_WHAT_IS_BUILT, ids=lambda leak: leak.__name__)
def test_a_leak_in_what_is_built_is_found(
    served: ServedHere, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    match = played("burrow", 2, 0)
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="tells a secret"):
        must_tell_no_secrets(served.node.rooms, match)
