"""Games, matches, records and positions can be copied and pickled, also into another process."""

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import krypta
from krypta import games
from krypta.core.log import Player
from krypta.core.luck import SealedLuck
from krypta.core.match import Match as CoreMatch
from krypta.core.position import Position

GAMES = ("karak", "goblin", "shabrak", "burrow")


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


every_way = pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, pickled])
every_game = pytest.mark.parametrize("name", GAMES)


def played(name: str, acts: int = 4) -> krypta.Match:
    match = krypta.load(name).start(players=2, seed=1)
    for _ in range(acts):
        match.play(match.legal[-1])
    return match


@every_way
@every_game
def test_a_position_is_the_same_and_changes_by_itself(name: str, twin: Callable[[Position], Position]) -> None:
    position = played(name)._match.position
    before = position.to_bytes()
    other = twin(position)
    assert other.game is position.game
    assert (other.to_bytes(), other.seat, other.options()) == (before, position.seat, position.options())
    assert other.contents.tobytes() == position.contents.tobytes()
    assert other.step(other.options()[0]) == 0
    assert position.to_bytes() == before != other.to_bytes()
    assert position.step(position.options()[0]) == 0
    assert position.to_bytes() == other.to_bytes()


@every_way
@every_game
def test_a_match_is_the_same_and_goes_on_by_itself(name: str, twin: Callable[[krypta.Match], krypta.Match]) -> None:
    match = played(name)
    other = twin(match)
    assert (str(other), other.acts, other.events) == (str(match), match.acts, match.events)
    other.play(other.legal[0])
    assert len(other.acts) > len(match.acts)
    match.play(match.legal[0])
    assert bytes(match.record()) == bytes(other.record()), "the luck is the same"
    other.undo()
    assert len(other.acts) < len(match.acts)


@every_way
def test_a_match_of_an_asked_nature_stays_one(twin: Callable[[krypta.Match], krypta.Match]) -> None:
    match = twin(krypta.load("karak").start(players=2, seed=1, nature="ask"))
    assert match.chances
    match.nature()
    assert match.chances


@every_way
def test_a_record_is_the_same(twin: Callable[[krypta.Record], krypta.Record]) -> None:
    record = played("shabrak").record()
    other = twin(record)
    assert bytes(other) == bytes(record)
    assert other.verify()
    assert [step.act for step in other] == [step.act for step in record]


@every_way
def test_a_step_of_a_record_is_the_same(twin: Callable[[krypta.Step], krypta.Step]) -> None:
    *_, step = played("karak").record()
    other = twin(step)
    assert repr(other) == repr(step)
    assert other.match.acts == step.match.acts


@every_way
@every_game
def test_a_game_keeps_its_language_and_there_is_one_of_each(name: str, twin: Callable[[Any], Any]) -> None:
    assert repr(twin(krypta.load(name, "cs"))) == f"krypta.load('{name}', lang='cs')"
    assert twin(games.load(name)) is games.load(name)


def test_a_match_with_sealed_luck_draws_the_same_numbers() -> None:
    luck = SealedLuck(bytes(range(32)), ("a", "b"))
    match = CoreMatch.new(games.load("karak"), {}, [Player("Ann"), Player("Bo")], luck)
    other = pickled(match)
    for _ in range(4):
        assert [event.args for event in match.nature()] == [event.args for event in other.nature()]
    assert match.entries == other.entries


@pytest.mark.parametrize(
    "error", [krypta.NotAllowed("go north", "No.", "K3.1"), krypta.UnknownAct("fly", "“fly” is no act.")]
)
def test_exceptions_reach_another_process(error: krypta.NotAllowed) -> None:
    other = pickled(error)
    assert (type(other), str(other), other.act, other.rule) == (type(error), str(error), error.act, error.rule)


def looked_at(position: Position, match: krypta.Match, record: krypta.Record) -> tuple[Any, ...]:
    """In another process: what is there, and the match one act later."""
    seen = position.options(), match.legal, len(record)
    match.play(match.legal[0])
    return *seen, match


@pytest.mark.parametrize("name", ["karak", "burrow"])  # Burrow is outside the package
def test_another_process_gets_them_and_sends_them_back(name: str) -> None:
    match = played(name)
    position = match._match.position
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        options, legal, entries, later = pool.apply(looked_at, (position, match, match.record()))
    assert (options, legal, entries) == (position.options(), match.legal, len(match.record()))
    match.play(match.legal[0])
    assert bytes(later.record()) == bytes(match.record())
