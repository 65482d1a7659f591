"""OpenSpiel: its own tests pass on our games, and through it the games are the same as without it."""

# mypy: disallow-subclassing-any=False

import importlib
import pickle
import shutil
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.tests import games_sim_test

import krypta.envs.openspiel as adapter
from envs.playthrough import FOLDER, GAMES, playthrough
from envs.spiel import TABLES, game_of, state_at, walk
from krypta.bots import choose
from krypta.core.door import NATURE
from krypta.core.files.fault import InvalidInput
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load, shabrak
from laws.tables import WEIGHTS, driver_of

EVERY_TABLE = pytest.mark.parametrize(("name", "players"), TABLES)
EVERY_GAME = pytest.mark.parametrize(("name", "players"), [("karak", 2), ("goblin", 3), ("shabrak", 2), ("burrow", 2)])

# -- by what OpenSpiel's authors wrote


@EVERY_TABLE
def test_openspiels_random_simulation(name: str, players: int) -> None:
    pyspiel.random_sim_test(game_of(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@EVERY_TABLE
def test_openspiels_random_simulation_many_times(name: str, players: int) -> None:
    pyspiel.random_sim_test(game_of(name, players), num_sims=10, serialize=True, verbose=False)


@EVERY_GAME
def test_openspiels_simulation_in_python_with_pickled_games_and_states(name: str, players: int) -> None:
    games_sim_test.GamesSimTest("test_pig").sim_game(game_of(name, players))


class TestApiOfKarak(api_test.EnforceAPIOnPartialTreeBase):
    game, game_name = game_of("karak", 3), "krypta_karak"


class TestApiOfGoblin(api_test.EnforceAPIOnPartialTreeBase):
    game, game_name = game_of("goblin", 3), "krypta_goblin"


class TestApiOfShabrak(api_test.EnforceAPIOnPartialTreeBase):
    game, game_name = game_of("shabrak", 2), "krypta_shabrak"


# -- the same games as without OpenSpiel


@EVERY_TABLE
def test_the_same_acts_lead_through_the_same_positions(name: str, players: int) -> None:
    core = load(name)
    position = Position.start(core, core.options({}), players)
    state = game_of(name, players).new_initial_state()
    for act in walk(name, players):
        assert state.legal_actions() == position.options()
        assert (state.current_player(), state.is_chance_node()) == (position.seat, position.seat == NATURE)
        assert state.action_to_string(act) == core.say(act)
        state.apply_action(act)
        position.step(act)
        assert state.record == position.to_bytes()
    assert state.is_terminal()
    assert state.returns() == state.rewards() == position.payoff()
    assert sum(state.returns()) == state.get_game().utility_sum() == 1.0


@EVERY_GAME
def test_bots_choose_the_same_in_both(name: str, players: int) -> None:
    core = load(name)
    position = Position.start(core, core.options({}), players)
    state = game_of(name, players).new_initial_state()
    for number, act in enumerate(walk(name, players)[:400]):
        if position.seat >= 0 and number % 5 == 0:
            one, two = (choose("greedy", at, position.seat, generator(number)) for at in (position, state.position()))
            assert one == two
            assert one in state.legal_actions()
        state.apply_action(act)
        position.step(act)


@EVERY_GAME
def test_chances_are_those_of_the_rules(name: str, players: int) -> None:
    game = game_of(name, players)
    for position in driver_of((name, players, {})).walk(every=7):
        if position.seat == NATURE:
            outcomes = state_at(game, position).chance_outcomes()
            weights = WEIGHTS[name](position)
            total = sum(weights.values())
            assert dict(outcomes) == {act: float(Fraction(weight, total)) for act, weight in weights.items()}
            assert sum(chance for _, chance in outcomes) == pytest.approx(1.0, abs=1e-12)


# -- what a seat knows


@EVERY_GAME
def test_an_information_state_is_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(name: str, players: int) -> None:
    game = game_of(name, players)
    driver = driver_of((name, players, {}))
    for position in driver.walk(every=11):
        state = state_at(game, position)
        for seat in range(players):
            world = state_at(game, position.imagine(seat, driver.rng("spiel", position.to_bytes(), seat)))
            assert known(world, seat) == known(state, seat)


def known(state: adapter.KryptaState, seat: int) -> list[Any]:
    """Everything that OpenSpiel tells a seat."""
    told = [state.information_state_string(seat), state.observation_string(seat), state.current_player()]
    told += [state.information_state_tensor(seat), state.observation_tensor(seat)]
    return [*told, state.legal_actions() if state.current_player() == seat else None]


@EVERY_GAME
def test_what_a_seat_can_tell_apart_is_two_information_states(name: str, players: int) -> None:
    game = game_of(name, players)
    seen: dict[str, list[Any]] = {}
    for position in driver_of((name, players, {})).walk():
        state = state_at(game, position)
        for seat in range(players):
            told = known(state, seat)
            assert seen.setdefault(told[0], told) == told
    assert len(seen) > 50


@EVERY_GAME
def test_another_world_is_one_that_the_seat_may_believe_in(name: str, players: int) -> None:
    game = game_of(name, players)
    worlds: dict[tuple[bytes, int], set[bytes]] = {}
    for position in driver_of((name, players, {})).walk(every=25):
        state = state_at(game, position)
        for seat in range(players):
            for luck in range(4):
                world = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(luck, 0.0, 1.0))
                again = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(luck, 0.0, 1.0))
                assert known(world, seat) == known(state, seat)
                assert world.record == again.record
                assert world.history() == [], "the true history tells what the seat cannot know"
                worlds.setdefault((state.record, seat), set()).add(world.record)
    most = max(map(len, worlds.values()))
    assert most > 1 if load(name).hidden else most == 1
    assert game.get_type().information == (
        pyspiel.GameType.Information.IMPERFECT_INFORMATION
        if load(name).hidden
        else pyspiel.GameType.Information.PERFECT_INFORMATION
    )


# -- copies


@EVERY_GAME
def test_copies_are_equal_and_independent(name: str, players: int) -> None:
    acts = walk(name, players)
    state = game_of(name, players).new_initial_state()
    for act in acts[: len(acts) // 2]:
        state.apply_action(act)
    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for copy in (state.clone(), pickle.loads(pickle.dumps(state)), restored):
        assert (copy.record, copy.history(), str(copy)) == (state.record, state.history(), str(state))
        copy.apply_action(acts[len(acts) // 2])
        assert copy.record != state.record
        assert len(copy.history()) == len(state.history()) + 1


def test_games_and_states_are_unpickled_in_another_process(tmp_path: Path) -> None:
    state = game_of("shabrak", 2, {"reach": "far"}).new_initial_state()
    state.apply_action(state.legal_actions()[1])
    file = tmp_path / "state.pickle"
    file.write_bytes(pickle.dumps((state.get_game(), state)))
    program = "import pickle, sys; print(*pickle.load(open(sys.argv[1], 'rb')), sep='\\n')"
    run = subprocess.run([sys.executable, "-c", program, file], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["krypta_shabrak(reach=far)", str(state)]


# -- wrong input


def test_an_act_that_is_not_allowed_is_refused_in_words_and_changes_nothing() -> None:
    state = game_of("karak", 2, {"heroes": "chosen"}).new_initial_state()
    core = load("karak")
    before = state.record, state.history(), state.legal_actions()
    for act, words in [
        (core.parse("go north"), "First choose your hero. \\[K2.2\\]"),
        (core.sizes.acts, "There is no such action in Karak"),
        (-7, "There is no such action in Karak"),
    ]:
        with pytest.raises(pyspiel.SpielError, match=words):
            state.apply_action(act)
        assert (state.record, state.history(), state.legal_actions()) == before
    with pytest.raises(pyspiel.SpielError, match="There is no act 9999; acts are 0 to"):
        state.action_to_string(9999)
    state.apply_action(core.parse("hero horan"))
    assert state.current_player() == 1


def test_an_act_after_the_end_is_refused() -> None:
    state = game_of("shabrak", 2).new_initial_state()
    for act in walk("shabrak", 2):
        state.apply_action(act)
    with pytest.raises(pyspiel.SpielError, match="over"):
        state.apply_action(0)
    assert state.is_terminal()


def test_parameters_are_the_players_and_the_options() -> None:
    game = pyspiel.load_game("krypta_karak(players=2,heroes=chosen,first=lot)")
    assert (game.num_players(), game.get_parameters()) == (2, {"players": 2, "heroes": "chosen", "first": "lot"})
    assert pyspiel.load_game(str(game)).first == game.first
    assert pyspiel.load_game("krypta_goblin").num_players() == 3
    with pytest.raises(InvalidInput, match="Karak is for 1 to 5 players, not 9"):
        pyspiel.load_game("krypta_karak(players=9)")
    with pytest.raises(InvalidInput, match="The option heroes cannot be “stolen”"):
        pyspiel.load_game("krypta_karak(heroes=stolen)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("krypta_karak(colour=red)")


def test_a_parameter_that_ends_in_toml_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    shutil.copy(Path(shabrak.__path__[0], "content", "decks", "tinkers.toml"), file)
    read, named = (game_of("shabrak", 2, {"deck1": value}) for value in (str(file), "tinkers"))
    assert read.contents == named.contents
    assert pickle.loads(pickle.dumps(read)).contents == named.contents
    with pytest.raises(FileNotFoundError):
        game_of("shabrak", 2, {"deck1": str(tmp_path / "none.toml")})


def test_observations_have_no_parameters_and_no_halves() -> None:
    game = game_of("shabrak", 2)
    with pytest.raises(ValueError, match="have no parameters"):
        game.make_py_observer(None, {"planes": True})
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert game.make_py_observer(public) is None


def test_a_state_can_be_drawn() -> None:
    state = game_of("shabrak", 2).new_initial_state()
    assert "Shabrak" in state.picture()
    assert "player 1" in state.picture(seat=0)
    assert np.count_nonzero(state.observation_tensor(0)) > 0


# -- around it


def test_without_openspiel_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match="pip install 'krypta\\[openspiel\\]'"):
        importlib.reload(adapter)


def test_python_ends_cleanly() -> None:
    """OpenSpiel forgets its games after Python has ended, and crashes if that deletes a Python object."""
    program = "import pyspiel, krypta.envs.openspiel; pyspiel.load_game('krypta_karak').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "shabrak" else pytest.mark.slow) for name in GAMES]
)
def test_openspiel_tells_the_games_as_it_was_reviewed(name: str) -> None:
    """After a change of the rules: `python -m envs.playthrough`, and review what changed."""
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
