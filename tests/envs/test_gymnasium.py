"""The Gymnasium environments, by Gymnasium's own checks, and by what they promise beyond them."""

import copy
import os
import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

from krypta.bots.simulate import Simulation
from krypta.core.kernel import INTERPRETED
from krypta.core.position import Position
from krypta.envs import Batch
from krypta.envs.gymnasium import SeatEnv, SeatVectorEnv
from krypta.games import load

IDS = ("krypta/Karak-v0", "krypta/Goblin-v0", "krypta/Shabrak-v0")
every_id = pytest.mark.parametrize("id", IDS)
slow_games = pytest.mark.skipif(INTERPRETED, reason="whole games take minutes")


def mask_of(info: dict[str, Any]) -> Any:
    return info["action_mask"]


class AnyActIsLegal(SeatEnv):
    """Takes any number for one of the allowed acts: Gymnasium's check draws acts without looking at the mask."""

    def step(self, action: Any) -> Any:
        legal = np.flatnonzero(self._info()["action_mask"])
        return super().step(legal[int(action) % len(legal)] if len(legal) else action)


def checked(env: gymnasium.Env[Any, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
    env.close()


@pytest.fixture
def any_act_is_legal() -> Any:
    """Ids of environments in which every act is legal; registered so that the check can make more of them."""
    made = []
    for id in IDS:
        name = id.removeprefix("krypta/").removesuffix("-v0")
        made.append(f"tests/{name}-v0")
        gymnasium.register(made[-1], entry_point=lambda **given: AnyActIsLegal(**given), kwargs={"game": name.lower()})
    yield made
    for id in made:
        del gymnasium.registry[id]


def without_pictures(monkeypatch: pytest.MonkeyPatch, mode: str) -> None:
    monkeypatch.setitem(SeatEnv.metadata, "render_modes", [mode])


def test_gymnasiums_check_passes_without_a_warning(
    any_act_is_legal: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    without_pictures(monkeypatch, "ansi")
    for id in any_act_is_legal:
        checked(gymnasium.make(id, opponents="random"))


@every_id
def test_gymnasiums_check_passes_with_acts_that_are_not_allowed(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    without_pictures(monkeypatch, "ansi")
    checked(gymnasium.make(id, opponents="random", illegal="lose"))


def test_gymnasiums_check_passes_with_pictures(any_act_is_legal: list[str]) -> None:
    checked(gymnasium.make(any_act_is_legal[0], opponents="random"))


@pytest.mark.parametrize("form", ["features", "board"])
def test_gymnasiums_check_passes_with_other_forms_of_observations(
    any_act_is_legal: list[str], monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    without_pictures(monkeypatch, "ansi")
    checked(gymnasium.make(any_act_is_legal[0], opponents="random", observation=form))
    envs = make_vec("krypta/Karak-v0", 3, observation=form)
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    observations, *_ = envs.step(mask_of(infos).argmax(axis=1))
    assert observations in envs.observation_space


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seat", [0, 1, "rotate"])
def test_gymnasiums_check_passes_for_every_number_of_players(
    any_act_is_legal: list[str], monkeypatch: pytest.MonkeyPatch, players: int, seat: Any
) -> None:
    without_pictures(monkeypatch, "ansi")
    for id in any_act_is_legal:
        low, high = load(gymnasium.spec(id).kwargs["game"]).sizes.seats
        if low <= players <= high and seat in ("rotate", *range(players)):
            checked(gymnasium.make(id, opponents="random", players=players, seat=seat))


def test_a_full_name_registers_the_environments_in_a_fresh_process() -> None:
    program = "import gymnasium; print(gymnasium.make('krypta.envs.gymnasium:krypta/Goblin-v0', opponents='random'))"
    environment = {**os.environ, "KRYPTA_INTERPRETED": "1"}  # which starts faster
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert "krypta/Goblin-v0" in done.stdout


def test_a_missing_package_is_named_with_the_extra_to_install() -> None:
    program = "import sys; sys.modules['gymnasium'] = None; import krypta.envs.gymnasium"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1] == (
        "ImportError: This needs the extra “gymnasium”, which is not installed: pip install 'krypta[gymnasium]'"
    )


# -- what a game is like


def random_act(env: gymnasium.Env[Any, Any], info: dict[str, Any]) -> Any:
    return env.action_space.sample(mask=mask_of(info))


@slow_games
@every_id
def test_a_whole_game_ends_with_a_share_of_the_win(id: str) -> None:
    env = gymnasium.make(id, opponents="random")
    env.action_space.seed(1)
    observation, info = env.reset(seed=1)
    rewards, terminated = [], False
    while not terminated:
        assert observation in env.observation_space
        observation, reward, terminated, truncated, info = env.step(random_act(env, info))
        assert not truncated
        rewards.append(float(reward))
    assert set(rewards[:-1]) <= {0.0}
    assert 0.0 <= rewards[-1] <= 1.0
    assert not mask_of(info).any()
    with pytest.raises(ResetNeeded):
        env.step(0)
    observation, info = env.reset()
    assert mask_of(info).any()


@slow_games
@pytest.mark.parametrize("game", ["karak", "shabrak"])
def test_an_environment_plays_the_games_of_a_simulation(game: str) -> None:
    """The seat chooses as the bot of a simulation does, from the same stream."""
    env = SeatEnv(game, players=2, seat=1, opponents=["greedy", "random"])
    simulation = Simulation(load(game), {}, 2, ["greedy", "random"], 4)
    for number in range(2):
        env.reset(seed=4 if number == 0 else None)
        position = simulation_start(simulation)
        for act in simulation.play(number).acts.tolist():
            if position.seat == 1:
                assert int(env._batch.bots("random")[0]) == act
                _, reward, terminated, _, _ = env.step(act)
            position.step(act)
        assert terminated
        assert reward == pytest.approx(simulation.play(number).shares[1])


def simulation_start(simulation: Simulation) -> Position:
    return Position.start(simulation.game, simulation.options, len(simulation.levels), simulation.contents)


def test_the_same_seed_repeats_and_resets_go_on_to_new_games() -> None:
    env = SeatEnv("karak", players=2, opponents="random")
    first, second, again = env.reset(seed=9), env.reset(), env.reset(seed=9)
    assert data_equivalence(first, again, exact=True)
    assert env._batch.seed_of(0) == "9/0"
    assert data_equivalence(second, env.reset(), exact=True)
    assert env._batch.seed_of(0) == "9/1"
    assert not data_equivalence(SeatEnv("karak").reset()[0], SeatEnv("karak").reset()[0], exact=True)


def test_the_seat_changes_from_game_to_game() -> None:
    env = SeatEnv("karak", players=3, seat="rotate", opponents="random")
    seats = []
    for number in range(6):
        env.reset(seed=1 if number == 0 else None)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0, 1, 2]


def test_text_shows_what_the_seat_sees() -> None:
    env = SeatEnv("shabrak", seat=1, opponents="random", render_mode="ansi")
    with pytest.raises(ResetNeeded, match="call `reset` before `render`"):
        env.render()
    env.reset(seed=1)
    assert env.render().startswith("Shabrak · ")


# -- bad input


def test_acts_that_are_not_allowed_are_refused_and_the_game_goes_on() -> None:
    env = gymnasium.make("krypta/Karak-v0", players=2, opponents="random", heroes="chosen")
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=1)
    go = load("karak").parse("go north")
    for act, says in (
        (go, rf"act {go}: First choose your hero. \[K2.2\]"),
        (10_000, "there is no act 10000; there are acts 0 to"),
        (np.array([1, 2]), "There are 1 games"),
        (1.5, "Acts are integers, not float64."),
    ):
        with pytest.raises(InvalidAction, match=says):
            env.step(act)
    env.step(random_act(env, info))


def test_an_act_that_is_not_allowed_may_lose_the_game_instead() -> None:
    env = SeatEnv("karak", players=2, opponents="random", heroes="chosen", illegal="lose")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(load("karak").parse("go north"))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert not mask_of(info).any()
    with pytest.raises(ResetNeeded):
        env.step(0)
    _, info = env.reset()
    assert mask_of(info).any()


@pytest.mark.parametrize("make", [SeatEnv, SeatVectorEnv])
@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"colour": "red"}, "Karak has no option “colour”"),
        ({"players": 6}, "Karak is for 1 to 5 players, not 6."),
        ({"seat": 3}, "There is no seat 3; there are seats 0 to 2."),
        ({"opponents": "genius"}, "There is no bot “genius”"),
        ({"render_mode": "hologram"}, "There is no render_mode “hologram”"),
    ],
)
def test_an_environment_that_cannot_be_is_refused_with_a_sentence(make: Any, wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(Exception, match=says):
        make(**{"game": "karak", **wrong})


@pytest.mark.parametrize("make", [SeatEnv, SeatVectorEnv])
def test_options_of_a_reset_and_a_closed_environment_are_refused(make: Any) -> None:
    env = make("karak", opponents="random")
    with pytest.raises(ValueError, match="A reset takes no options, such as 'players'"):
        env.reset(options={"players": 2})
    env.reset(seed=1, options={})
    env.close()
    env.close()
    for use in (env.reset, lambda: env.step(np.zeros(1, np.int64))):
        with pytest.raises(ClosedEnvironmentError, match="This environment is closed"):
            use()


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_on_with_the_same_game(twin: Callable[[Any], Any]) -> None:
    env = gymnasium.make("krypta/Karak-v0", players=2, opponents="random")
    _, info = env.reset(seed=1)
    other = twin(env)
    for _ in range(20):
        act = random_act(env, info)
        *mine, info = env.step(act)
        assert data_equivalence((*mine, info), other.step(act), exact=True)


# -- many games


def make_vec(id: str, n: int, **arguments: Any) -> Any:
    return gymnasium.make_vec(id, n, vectorization_mode="vector_entry_point", opponents="random", **arguments)


@every_id
def test_many_games_are_what_the_spaces_say(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        envs = make_vec(id, 4)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert envs.spec.id == id
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    assert envs.single_observation_space == gymnasium.make(id).observation_space
    for _ in range(20):
        acts = np.array([envs.single_action_space.sample(mask=mask) for mask in mask_of(infos)])
        assert acts in envs.action_space
        observations, rewards, terminations, truncations, infos = envs.step(acts)
        assert observations in envs.observation_space
        assert (rewards.dtype, rewards.shape) == (np.float64, (4,))
        assert (terminations.dtype, truncations.dtype) == (np.bool_, np.bool_)
        assert infos["_action_mask"].all()
    envs.close()


@slow_games
def test_many_games_report_as_gymnasiums_own_vector_environment_does() -> None:
    """One environment in Gymnasium's own vector with autoreset in the same step: the same arrays, the same infos."""
    ours = SeatVectorEnv("shabrak", 1, seat="rotate", opponents="random")
    theirs = gymnasium.vector.SyncVectorEnv(
        [lambda: SeatEnv("shabrak", seat="rotate", opponents="random")], autoreset_mode=AutoresetMode.SAME_STEP
    )
    (mine, infos), same = ours.reset(seed=3), theirs.reset(seed=3)
    assert data_equivalence((mine, infos), same, exact=True)
    ends = 0
    rng = np.random.default_rng(1)
    while ends < 3:
        acts = np.array([rng.choice(np.flatnonzero(mask_of(infos)[0]))])
        one, other = ours.step(acts), theirs.step(acts)
        assert data_equivalence(one, other, exact=True)
        *_, terminations, _, infos = one
        ends += int(terminations.sum())
    assert set(infos) == {*("action_mask", "final_obs", "final_info"), *("_action_mask", "_final_obs", "_final_info")}


def test_a_step_of_many_games_returns_new_arrays_unless_told_not_to() -> None:
    for keeps in (True, False):
        envs = make_vec("krypta/Karak-v0", 3, copy=keeps)
        before, infos = envs.reset(seed=1)
        kept = before.copy()
        acts = mask_of(infos).argmax(axis=1)
        envs.step(acts)
        assert np.array_equal(before, kept) == keeps


def test_wrong_acts_in_many_games_are_refused_and_nothing_changes() -> None:
    envs = make_vec("krypta/Karak-v0", 3, heroes="chosen")
    with pytest.raises(ResetNeeded):
        envs.step(np.zeros(3, np.int64))
    _, infos = envs.reset(seed=1)
    acts = mask_of(infos).argmax(axis=1)
    wrong = acts.copy()
    wrong[2] = load("karak").parse("go north")
    for bad, says in ((wrong, "^Game 2, act"), (acts[:2], "There are 3 games"), (acts * 1.0, "Acts are integers")):
        with pytest.raises(InvalidAction, match=says):
            envs.step(bad)
    with pytest.raises(TypeError, match="The seed is one integer for all environments"):
        envs.reset(seed=[1, 2, 3])
    envs.step(acts)


def test_many_games_are_the_games_of_a_batch() -> None:
    envs = make_vec("krypta/Karak-v0", 4, players=2, threads=2, render_mode="ansi")
    batch = Batch("karak", 4, players=2, seed=6, opponents="random", learner=0)
    observations, _ = envs.reset(seed=6)
    assert np.array_equal(observations, batch.now.observations)
    assert [text.splitlines()[0][:8] for text in envs.render()] == ["Karak · "] * 4
    acts = batch.sample()
    assert np.array_equal(envs.step(acts)[0], batch.step(acts).observations)
    envs.close()
