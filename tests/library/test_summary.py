"""A finished match in numbers: the figures agree with the log and with the last position."""

import pytest

import krypta
from krypta.core.position import Position
from krypta.core.summary import Summary, summary
from library.played_matches import play_on, start

GAMES = ("karak", "goblin", "shabrak")


def told(match: krypta.Match) -> Summary:
    found = summary(match._match)
    assert found is not None
    return found


def row(found: Summary, name: str) -> list[float]:
    return next(row.values for row in found.rows if row.name == name)


def rounds_of(match: krypta.Match) -> set[int]:
    """The rounds that the position was in after each act."""
    played = match._match
    header, game = played.header, played.game
    position = Position.start(game, game.options(header.options), len(header.players), played.position.contents)
    rounds = set()
    for n in played.acts:
        position.step(game.parse(played.entries[n - 1].act or ""))
        rounds.add(int(position.values.rounds))
    return rounds


@pytest.mark.parametrize("name", GAMES)
def test_the_standing_has_a_mark_for_every_round_and_leads_to_real_entries(name: str) -> None:
    match = play_on(start(name))
    found = told(match)
    rounds = [mark.round for mark in found.marks]
    assert rounds == sorted(set(rounds))
    assert set(rounds) == {0, *rounds_of(match)}, "a round in which nobody could act has no entry"
    entries = len(match._match.entries)
    assert [mark.n for mark in found.marks] == sorted({mark.n for mark in found.marks})
    assert found.marks[-1].n == match._match.acts[-1] <= entries
    if found.turning is not None:
        assert match.returns[found.turning.seat] == 1.0
        assert found.turning.n in match._match.acts


def test_karaks_points_by_source_add_up_to_the_score() -> None:
    match = play_on(start("karak", seed=3))
    found = told(match)
    points = [hero["points"] for hero in match.view(seat=0)["heroes"]][:2]
    sources = zip(*(row(found, name) for name in ("chests", "fallen", "ruby")), strict=True)
    assert [sum(values) for values in sources] == points == found.marks[-1].values
    assert any(points)


def test_karaks_fights_and_lives_are_those_of_the_log() -> None:
    match = play_on(start("karak", seed=3))
    found = told(match)
    said = [event for step in match.record() for event in step.events]
    for name, word in (("won", " beats "), ("tied", " ties "), ("lost", " loses to ")):
        assert sum(row(found, name)) == sum(word in event for event in said), name


def test_karaks_luck_is_the_dice_above_their_expectation() -> None:
    """A roll of two dice is expected to show seven; a hero who rolls ones again has an expectation of its own there."""
    match = start("karak", heroes="chosen", first="seat")
    match.play("hero taia")
    match.play("hero horan")
    play_on(match)
    fights = [act for act in match.acts if act.startswith("roll ")]
    pips = [sum(map(int, act.split()[1:])) - 7 for act in fights]
    assert sum(row(told(match), "luck")) == pytest.approx(sum(pips))


def test_an_act_that_was_taken_back_does_not_count() -> None:
    match = start("shabrak")
    twin = start("shabrak")
    for one in (match, twin):
        play_on(one, 6)
    word = match.legal[0]
    match.play(word)
    match.undo()
    assert told(match) == told(twin)


def test_a_game_without_a_counter_has_no_summary() -> None:
    assert summary(play_on(start("burrow"))._match) is None
