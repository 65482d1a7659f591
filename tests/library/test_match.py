"""Matches from Python: every game to its end, refusals, luck, undo and copies."""

import copy
import pickle
import random
import threading
from fractions import Fraction

import numpy as np
import pytest

import krypta
from library.played_matches import GAMES, chosen, play_on, start


@GAMES
def test_a_game_is_played_to_its_end_and_its_record_holds(name: str) -> None:
    match = play_on(start(name))
    assert match.is_over
    assert match.seat is None
    assert match.legal == []
    assert match.chances == {}
    assert sum(match.returns) == pytest.approx(1)
    assert match.record().verify() is True


@GAMES
def test_answers_of_a_match_are_plain_python(name: str) -> None:
    match = play_on(start(name), 5)
    assert type(match.seat) is int
    assert {type(share) for share in match.returns} == {float}
    assert {type(word) for word in [*match.legal, *match.acts, *match.events, match.bot()]} == {str}
    assert isinstance(match.observation(), np.ndarray)
    assert type(match.view()) is dict


@GAMES
def test_pictures_have_no_colour_codes_and_are_no_wider_than_asked(name: str) -> None:
    match = play_on(start(name), 12)
    assert str(match) == match.picture(match.seat)
    assert "\x1b" not in str(match)
    assert max(map(len, match.picture(width=60).splitlines())) <= 60


@GAMES
def test_no_act_can_be_played_after_the_end(name: str) -> None:
    match = play_on(start(name))
    act = match.game.core.say(0)
    with pytest.raises(krypta.NotAllowed) as caught:
        match.play(act)
    assert caught.value.sentence
    with pytest.raises(ValueError, match="The match is over"):
        match.bot()


@GAMES
def test_every_act_is_allowed_or_refused_with_a_sentence_and_a_rule(name: str) -> None:
    match = play_on(start(name), 8)
    for number in range(match.game.core.sizes.acts):
        act = match.game.core.say(number)
        refused = match.why(act)
        assert (refused is None) == (act in match.legal)
        if refused is not None:
            assert refused.sentence
            assert refused.rule


# -- refusals


def test_a_refused_act_changes_nothing() -> None:
    match = chosen()
    before = bytes(match.record())
    with pytest.raises(krypta.NotAllowed) as caught:
        match.play("go north")
    assert (caught.value.act, caught.value.rule) == ("go north", "K2.2")
    assert str(caught.value) == "First choose your hero. [K2.2]"
    assert bytes(match.record()) == before


def test_an_unknown_act_is_refused_with_the_nearest_words() -> None:
    with pytest.raises(krypta.UnknownAct, match="Did you mean “hero horan”"):
        chosen().play("hero horam")
    with pytest.raises(krypta.NotAllowed):
        chosen().why("")
    with pytest.raises(TypeError, match="An act is a word"):
        chosen().play(3)  # type: ignore[arg-type]


def test_refusals_speak_the_language_of_the_game() -> None:
    match = krypta.load("karak", lang="cs").start(players=2, heroes="chosen")
    refused = match.why("go north")
    assert refused is not None
    assert refused.sentence != "First choose your hero."
    with pytest.raises(ValueError, match="does not speak “xx”"):
        krypta.load("karak", lang="xx")


def test_a_refusal_can_be_sent_to_another_process() -> None:
    refused = chosen().why("go north")
    assert str(pickle.loads(pickle.dumps(refused))) == str(refused)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(krypta.InvalidInput, match="There is no game “chess”; there are karak"):
        krypta.load("chess")


@pytest.mark.parametrize("players", [0, -1, 6, 10**9, [], ["Ann"] * 6])
def test_a_wrong_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(krypta.InvalidInput, match="Karak is for 1 to 5 players"):
        start(players=players)


def test_every_fault_of_a_start_is_told_at_once() -> None:
    with pytest.raises(krypta.InvalidInput) as caught:
        start(players=9, heroes="stolen", colour="red")
    assert len(caught.value.sentences()) == 3


def test_nature_is_either_seeded_or_asked() -> None:
    with pytest.raises(ValueError, match="“seed” or “ask”"):
        start(nature="never")


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = chosen()
    for ask in (match.observation, match.view, match.picture):
        with pytest.raises(ValueError, match=f"There is no seat {seat}; there are seats 0 to 1"):
            ask(seat=seat)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(krypta.InvalidInput, match="random, greedy"):
        chosen().bot("wizard")


# -- luck


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    assert play_on(start(), 40).acts == play_on(start(), 40).acts != play_on(start(seed=2), 40).acts
    assert krypta.load("karak").start().record().seed != krypta.load("karak").start().record().seed
    assert start(seed="").record().seed


@GAMES
def test_the_caller_may_decide_for_nature(name: str) -> None:
    match = start(name, nature="ask")
    luck = random.Random(1)
    decided = 0
    while not match.is_over:
        if match.seat is None:
            assert sum(match.chances.values()) == Fraction(1)
            assert list(match.chances) == match.legal
            match.play(luck.choices(list(match.chances), [float(chance) for chance in match.chances.values()])[0])
            decided += 1
        else:
            assert match.chances == {}
            match.play(match.bot("random"))
    assert decided
    assert match.record().verify() is False  # valid, but nobody can recompute its luck


def test_luck_may_decide_one_thing_where_the_caller_decides_for_nature() -> None:
    match = start(nature="ask")
    assert match.seat is None
    match.nature()
    assert len(match.acts) == 1
    with pytest.raises(ValueError, match="Nature decides now"):
        match.bot()
    with pytest.raises(krypta.NotAllowed, match="nothing to decide"):
        chosen().nature()


# -- undo and copies


def test_undo_goes_back_past_nature_to_the_last_choice() -> None:
    match = chosen()
    match.play("hero horan")
    before = match.view(seat=0)
    match.play("hero taia")  # nature rolls for the first turn
    assert len(match.acts) > 2
    match.undo()
    assert (match.seat, match.view(seat=0), match.events) == (1, before, [])
    match.undo()
    assert match.acts == []
    with pytest.raises(ValueError, match="nothing to undo"):
        match.undo()
    match.play("hero taia")
    assert match.record().verify() is True


def test_undo_takes_back_one_decision_of_nature_where_the_caller_decides() -> None:
    match = start(nature="ask")
    first = match.legal[0]
    match.play(first)
    match.undo()
    assert match.legal[0] == first


def test_what_nature_decided_at_the_start_cannot_be_undone() -> None:
    with pytest.raises(ValueError, match="nothing to undo"):
        start(heroes="drawn").undo()


@GAMES
def test_a_copy_of_a_match_goes_its_own_way(name: str) -> None:
    match = play_on(start(name), 6)
    before = bytes(match.record())
    twin = match.copy()
    assert twin.events == match.events
    play_on(twin, 4)
    assert bytes(match.record()) == before
    assert play_on(match, 4).acts == twin.acts  # the same luck and the same bots
    twin.undo()
    assert len(match.acts) > len(twin.acts)
    assert copy.copy(match).acts == copy.deepcopy(match).acts == match.acts


def test_copies_of_a_match_are_played_in_threads_of_their_own() -> None:
    match = play_on(start(), 4)
    copies = [match.copy() for _ in range(4)]
    threads = [threading.Thread(target=play_on, args=(twin, 30)) for twin in copies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({tuple(twin.acts) for twin in copies}) == 1


def test_the_repr_of_a_match_says_how_it_stands() -> None:
    assert repr(krypta.load("karak", lang="cs")) == "krypta.load('karak', lang='cs')"
    assert repr(chosen()) == "<krypta.Match of karak: seat 0 decides, 0 acts played>"
    assert repr(start(nature="ask")) == "<krypta.Match of karak: nature decides, 0 acts played>"
    assert "over" in repr(play_on(start("burrow")))
