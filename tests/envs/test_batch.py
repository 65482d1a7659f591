"""`krypta.envs.Batch`: plays the games that a simulation plays, shows what a seat may know, and refuses bad input."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from krypta import load
from krypta.bots.simulate import Simulation
from krypta.core.door import NOBODY
from krypta.core.kernel import INTERPRETED
from krypta.core.position import Position
from krypta.envs import Batch
from krypta.envs.forms.form import form
from krypta.games import load as load_core

GAMES = ("karak", "goblin", "shabrak", "burrow")
every_game = pytest.mark.parametrize("game", GAMES)


def play(batch: Batch, games: int, choose: Callable[[], Any], longest: int = 100_000) -> dict[int, list[int]]:
    """Play until so many games are over; the learners' acts in each finished game, by its number."""
    running: list[list[int]] = [[] for _ in range(batch.n)]
    finished: dict[int, list[int]] = {}
    for _ in range(longest):
        acts = choose()
        numbers = [batch.number(k) for k in range(batch.n)]
        step = batch.step(acts)
        for k in range(batch.n):
            running[k].append(int(acts[k]))
            if step.dones[k]:
                assert step.lengths[k] == len(running[k])
                finished[numbers[k]] = running[k]
                running[k] = []
        if len(finished) >= games:
            return finished
    raise AssertionError("the games do not end")


def by_players(game: str, options: dict[str, Any], players: int, acts: list[int], seat: int | None) -> list[int]:
    """Of all acts of a match, those of the players, or of one seat."""
    core = load_core(game)
    position = Position.start(core, core.options(options), players)
    chosen = []
    for act in acts:
        if position.seat >= 0 and seat in (None, position.seat):
            chosen.append(act)
        assert position.step(act) == 0
    return chosen


@every_game
def test_a_batch_in_which_bots_choose_plays_the_games_of_a_simulation(game: str) -> None:
    batch = Batch(game, 3, players=2, seed=5)
    finished = play(batch, 4, lambda: batch.bots("random"))
    simulation = Simulation(load_core(game), {}, 2, ["random"], 5)
    for number, acts in finished.items():
        assert acts == by_players(game, {}, 2, simulation.play(number).acts.tolist(), None)


@pytest.mark.skipif(INTERPRETED, reason="greedy bots take minutes")
@every_game
def test_bots_inside_the_call_play_as_in_a_simulation(game: str) -> None:
    batch = Batch(game, 2, players=2, seed=7, opponents=["random", "greedy"], learner=0)
    finished = play(batch, 2, lambda: batch.bots("random"))
    simulation = Simulation(load_core(game), {}, 2, ["random", "greedy"], 7)
    for number, acts in finished.items():
        assert acts == by_players(game, {}, 2, simulation.play(number).acts.tolist(), 0)
    assert batch.decisions["opponents"] > 0


def test_a_game_of_a_batch_has_the_luck_of_a_match_with_its_seed() -> None:
    batch = Batch("karak", 2, players=2, seed="here", heroes="chosen")
    match = load("karak").start(players=2, seed=batch.seed_of(1), heroes="chosen")
    for _ in range(200):
        acts = batch.sample()
        step = batch.step(acts)
        assert match.seat is not None
        match.play(load_core("karak").say(int(acts[1])))
        if step.dones[1]:
            assert match.is_over
            return
        assert step.observations[1].tolist() == match.observation().tolist()


@every_game
def test_everything_written_is_what_a_position_says(game: str) -> None:
    batch = Batch(game, 3, players=2, seed=1)
    for _ in range(150):
        for k in range(batch.n):
            position = batch.position(k)
            assert batch.now.seats[k] == position.seat
            assert batch.now.observations[k].tolist() == position.observe(position.seat).tolist()
            assert np.flatnonzero(batch.now.masks[k]).tolist() == position.options()
        before = [batch.position(k) for k in range(batch.n)]
        acts = batch.sample()
        step = batch.step(acts)
        assert step.acted.tolist() == [position.seat for position in before]
        for k in np.flatnonzero(step.dones).tolist():
            assert step.rewards[k].sum() == pytest.approx(1.0)
            assert before[k].step(int(acts[k])) == 0
        assert not step.rewards[~step.dones].any()


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    one, other = (Batch("burrow", 7, seed=2, threads=number) for number in (1, threads))
    for _ in range(120):
        acts = one.sample()
        for mine, theirs in zip(one.step(acts), other.step(acts), strict=True):
            assert np.array_equal(mine, theirs)
    other.close()


def test_the_same_seed_repeats_and_a_reset_without_one_goes_on_to_new_games() -> None:
    batch = Batch("burrow", 4, seed=3)
    first = [played.copy() for played in batch.step(batch.sample())]
    assert [batch.number(k) for k in range(4)] == [0, 1, 2, 3]
    batch.reset()
    assert [batch.number(k) for k in range(4)] == [4, 5, 6, 7]
    batch.reset(seed=3)
    assert all(np.array_equal(*pair) for pair in zip(first, batch.step(batch.sample()), strict=True))
    batch.reset(only=np.array([False, True, False, False]))
    assert [batch.number(k) for k in range(4)] == [0, 5, 2, 3]


def test_batches_without_a_seed_differ() -> None:
    assert Batch("burrow", 1).seed != Batch("burrow", 1).seed


def test_the_learner_takes_the_seats_in_turn() -> None:
    batch = Batch("burrow", 4, players=3, seed=1, opponents="random", learner="rotate")
    seen = set()
    for _ in range(200):
        assert batch.learners.tolist() == [batch.number(k) % 3 for k in range(4)]
        assert batch.now.seats.tolist() == batch.learners.tolist()
        seen |= set(batch.now.seats.tolist())
        batch.step(batch.sample())
    assert seen == {0, 1, 2}


def before_the_end(seat: int) -> Position:
    """A position of Shabrak in which the seat may end the game, or let the other player go on."""
    core = load_core("shabrak")
    for seed in range(1000):
        position = Position.start(core, core.options({}), 2)
        for act in Simulation(core, {}, 2, ["random"], seed).play(0).acts.tolist():
            if position.seat == seat:
                after = [position.copy() for _ in position.options()]
                for later, option in zip(after, position.options(), strict=True):
                    later.step(option)
                if {later.seat for later in after} >= {NOBODY, 1 - seat}:
                    return position
            position.step(act)
    raise AssertionError("there is no such position")


def test_a_game_that_ends_before_the_learner_decides_is_no_episode() -> None:
    batch = Batch("shabrak", 20, seed=1, opponents="random", learner=1)
    batch._games.first[:] = before_the_end(0).states
    batch.reset(seed=1)
    assert (batch.now.seats == 1).all()
    assert batch.now.masks.any(axis=1).all()
    assert not batch.now.dones.any()
    assert max(batch.number(k) for k in range(20)) >= 20, "some slots went on to their next game"
    assert (batch.step(batch.sample()).lengths == 1).all()


def test_without_autoreset_a_game_that_is_over_waits_to_be_reset() -> None:
    batch = Batch("burrow", 3, players=2, seed=1, autoreset=False)
    while not batch.now.dones.any():
        batch.step(batch.sample())
    over = batch.now.dones.copy()
    assert (batch.now.seats[over] == NOBODY).all()
    assert not batch.now.masks[over].any()
    assert np.array_equal(batch.now.observations[over], batch.now.final_observations[over])
    assert batch.position(int(over.argmax())).over
    with pytest.raises(ValueError, match=r"^Game \d is over: reset it.$"):
        batch.step(np.zeros(3, np.int64))
    batch.reset(only=over)
    assert [batch.number(k) for k in range(3)] == [k + 3 * bool(over[k]) for k in range(3)]
    batch.step(batch.sample())


# -- arrays


def arrays_of(batch: Batch) -> dict[str, Any]:
    return batch.now._asdict()


def test_the_caller_may_bring_arrays_and_they_are_used_from_then_on() -> None:
    mine = {name: np.zeros_like(array) for name, array in arrays_of(Batch("burrow", 3)).items()}
    batch = Batch("burrow", 3, seed=1, out=mine)
    for name, array in arrays_of(batch).items():
        assert array is mine[name]
    step = batch.step(batch.sample())
    assert step is batch.now
    assert mine["observations"].any()


@pytest.mark.parametrize(
    ("name", "array", "says"),
    [
        ("observation", np.zeros(3), "There is no array “observation”; there are observations, masks"),
        ("dones", np.zeros(4, np.bool_), "“dones” is an array of (3,) bool, not (4,) bool."),
        ("dones", np.zeros(3, np.int8), "“dones” is an array of (3,) bool, not (3,) int8."),
        ("dones", [False] * 3, "“dones” is an array of (3,) bool, not list."),
        ("dones", np.zeros(6, np.bool_)[::2], "“dones” must be writeable"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(name: str, array: Any, says: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        Batch("burrow", 3, out={name: array})
    assert str(refused.value).startswith(says)


def test_arrays_are_shared_with_other_libraries_without_a_copy() -> None:
    batch = Batch("burrow", 3, seed=1)
    shared = np.from_dlpack(batch.now.observations)
    batch.step(batch.sample())
    assert np.shares_memory(shared, batch.now.observations)
    torch = pytest.importorskip("torch")
    tensor = torch.from_dlpack(batch.now.masks)
    assert tensor.data_ptr() == batch.now.masks.ctypes.data
    batch.step(torch.multinomial(tensor.float(), 1).squeeze(1))
    assert np.array_equal(tensor.numpy(), batch.now.masks)


FORMS = [("karak", "features"), ("karak", "board"), ("goblin", "cards"), ("shabrak", "cards"), ("burrow", "features")]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("game", "name"), FORMS)
def test_observations_in_a_form_are_computed_from_the_numbers(game: str, name: str, threads: int) -> None:
    plain, batch = (Batch(game, 5, players=2, seed=1, observation=of, threads=threads) for of in ("numbers", name))
    shown = form(load_core(game), name)
    for _ in range(120):
        acts = plain.sample()
        plain.step(acts)
        batch.step(acts)
        expected = shown.of(plain.now.observations, plain._games.contents)
        final = shown.of(plain.now.final_observations, plain._games.contents)
        for seen, there, over in (
            (batch.now.observations, expected, slice(None)),
            (batch.now.final_observations, final, plain.now.dones),
        ):
            arrays = seen if isinstance(seen, dict) else {next(iter(there)): seen}
            assert list(arrays) == list(there)
            assert all(np.array_equal(arrays[name][over], there[name][over]) for name in there)
    assert unchanged(batch.copy(), batch)


# -- bad input


def unchanged(batch: Batch, before: Batch) -> bool:
    return data_equivalence(tuple(batch.now), tuple(before.now), exact=True)


@pytest.mark.parametrize(
    ("acts", "error", "says"),
    [
        (lambda good: good[:2], ValueError, "There are 3 games, so acts have the shape (3,), not (2,)."),
        (lambda good: good.reshape(3, 1), ValueError, "There are 3 games, so acts have the shape (3,), not (3, 1)."),
        (lambda good: good.astype(np.float32), TypeError, "Acts are integers, not float32."),
        (lambda good: good > 0, TypeError, "Acts are integers, not bool."),
        (lambda good: [*good[:2], 10_000], ValueError, "Game 2: there is no act 10000; there are acts 0 to "),
        (lambda good: [*good[:2], -1], ValueError, "Game 2: there is no act -1; there are acts 0 to "),
        (lambda good: np.array([0, 0, 2**64 - 1], np.uint64), ValueError, "Game 0, act 0: "),
    ],
)
def test_wrong_acts_are_refused_and_nothing_changes(acts: Any, error: type[Exception], says: str) -> None:
    batch = Batch("karak", 3, players=2, seed=1, heroes="chosen", first="seat")
    before = batch.copy()
    with pytest.raises(error) as refused:
        batch.step(acts(batch.sample()))
    assert str(refused.value).startswith(says)
    assert unchanged(batch, before)
    batch.step(batch.sample())


def test_a_masked_act_is_refused_with_the_rule_that_forbids_it() -> None:
    batch = Batch("karak", 2, players=2, seed=1, heroes="chosen")
    go = load_core("karak").parse("go north")
    with pytest.raises(ValueError, match=rf"^Game 1, act {go}: First choose your hero. \[K2.2\]$"):
        batch.step([int(batch.sample()[0]), go])


def test_a_caller_who_writes_into_the_masks_cannot_break_the_rules() -> None:
    batch = Batch("burrow", 2, seed=1)
    batch.now.masks[:] = True
    forbidden = next(act for act in range(batch.acts) if act not in batch.position(0).options())
    with pytest.raises(ValueError, match=r"^Game 0, act"):
        batch.step([forbidden, int(batch.sample()[1])])


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "There is no game “chess”; there are karak, goblin, shabrak"),
        ({"players": 9}, "Karak is for 1 to 5 players, not 9."),
        ({"colour": "red"}, "Karak has no option “colour”"),
        ({"opponents": "genius"}, "There is no bot “genius”; there are random, greedy."),
        ({"opponents": ["random"] * 4}, "There are 4 bots for 3 seats"),
        ({"opponents": "random", "learner": 3}, "There is no seat 3; there are seats 0 to 2."),
        ({"learner": 0}, "If only one seat learns, the others need opponents"),
        ({"n": 0}, "A batch has one game or more, not 0."),
        ({"threads": 0}, "A batch needs one thread or more, not 0."),
    ],
)
def test_a_batch_that_cannot_be_is_refused_with_a_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(Exception, match=r".") as refused:
        Batch(**{"game": "karak", "n": 2, **wrong})
    assert str(refused.value).startswith(says)


def test_a_closed_batch_cannot_be_stepped_and_may_be_closed_again() -> None:
    batch = Batch("burrow", 4, seed=1, threads=2)
    acts = batch.sample()
    batch.close()
    batch.close()
    for use in (lambda: batch.step(acts), batch.reset, batch.sample):
        with pytest.raises(ValueError, match="This batch is closed: make a new one"):
            use()


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_plays_the_same_games_and_shares_nothing(twin: Callable[[Batch], Batch]) -> None:
    batch = Batch("burrow", 3, seed=1, opponents="random", threads=2)
    for _ in range(10):
        batch.step(batch.sample())
    other = twin(batch)
    for _ in range(50):
        acts = batch.sample()
        assert acts.tolist() == other.sample().tolist()
        before = [array.copy() for array in other.now]
        batch.step(acts)
        assert all(np.array_equal(*pair) for pair in zip(other.now, before, strict=True)), "the copy has its own arrays"
        other.step(acts)
        assert unchanged(batch, other)


def test_a_bot_of_an_unknown_level_is_refused() -> None:
    with pytest.raises(KeyError, match="There is no bot “genius”; there are random, greedy"):
        Batch("burrow", 1).bots("genius")
