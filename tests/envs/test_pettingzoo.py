"""The games in PettingZoo: its own tests, the same matches as natively, secrecy, bad input."""

import copy
import logging
import pickle
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from krypta import bots
from krypta.bots.simulate import Simulation
from krypta.core.door import NATURE
from krypta.core.files.fault import InvalidInput
from krypta.core.position import Position
from krypta.core.rng import draw_below, generator
from krypta.envs import pettingzoo
from krypta.envs.forms.form import form, forms_of
from krypta.envs.kernels.decisions import BEGIN
from krypta.envs.pettingzoo import Env, RawEnv, env, raw_env
from krypta.games import load
from laws.tables import Table, at_every_table, driver_of

GAMES = ("karak", "goblin", "shabrak")
SIZES = [
    (game, players) for game in GAMES for players in range(load(game).sizes.seats[0], load(game).sizes.seats[1] + 1)
]

# PettingZoo warns of every dictionary whose environment it does not know by name, and of the empty mask at the end.
as_pettingzoo_warns = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo prints its warnings and keeps them for ever; here they are only kept for a test."""
    EnvLogger.suppress_output()
    yield
    EnvLogger.flush()
    EnvLogger.unsuppress_output()
    logging.getLogger("pettingzoo.utils.env_logger").handlers.clear()


class TestByPettingZoo:
    pytestmark = as_pettingzoo_warns

    @pytest.mark.parametrize(("game", "players"), SIZES)
    @pytest.mark.parametrize("cycles", [60, pytest.param(3000, marks=pytest.mark.slow)])
    @pytest.mark.parametrize("make", [env, raw_env])
    def test_the_api_is_kept(self, make: Any, game: str, players: int, cycles: int) -> None:
        api_test(make(game, players=players, seed=1), num_cycles=cycles)

    @pytest.mark.parametrize(("game", "players"), SIZES)
    @pytest.mark.parametrize("cycles", [60, pytest.param(3000, marks=pytest.mark.slow)])
    def test_a_seed_repeats(self, game: str, players: int, cycles: int) -> None:
        seed_test(lambda: env(game, players=players), num_cycles=cycles)

    @pytest.mark.parametrize(("game", "players"), SIZES)
    def test_every_way_to_render_works(self, game: str, players: int) -> None:
        render_test(lambda render_mode: env(game, players=players, seed=1, render_mode=render_mode))


class TestForms:
    """Observations in the forms of `krypta.envs.forms`."""

    pytestmark = as_pettingzoo_warns

    @pytest.mark.parametrize("game", GAMES)
    def test_every_form_keeps_the_api(self, game: str) -> None:
        for name in forms_of(load(game)):
            table = env(game, seed=1, observation=name)
            api_test(table, num_cycles=20)
            table.reset(seed=1)
            play_on(table, 20)
            seen, numbers = table.last()[0]["observation"], table.position.observe(table.position.seat)
            expected = form(load(game), name).of(numbers[None], table.position.contents)
            shown = seen if isinstance(seen, dict) else {next(iter(expected)): seen}
            assert all(np.array_equal(shown[part], expected[part][0]) for part in expected)
            assert pickle.loads(pickle.dumps(table)).agent_selection == table.agent_selection

    def test_an_unknown_form_is_refused(self) -> None:
        with pytest.raises(ValueError, match="'smell'"):
            env("karak", observation="smell")


def test_turns_are_no_parallel_environment() -> None:
    with pytest.raises(NotImplementedError, match="one after another"):
        pettingzoo.parallel_env("karak")
    assert not env("karak").metadata["is_parallelizable"]


def play_on(table: Any, steps: int, key: object = 1) -> None:
    """Random legal acts, until the game is over or the steps are taken."""
    rng = generator("play on", key)
    for _ in table.agent_iter(steps):
        observation, _reward, termination, truncation, _info = table.last()
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if termination or truncation else int(legal[draw_below(rng, len(legal))]))


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_bots_play_the_same_matches_as_in_a_simulation(game: str, players: int) -> None:
    """The n-th reset after a seed begins match n of `krypta sim` with that seed."""
    simulation = Simulation(load(game), {}, players, ["random"], 7)
    table = raw_env(game, players=players, seed=7)
    for number in range(2):
        table.reset()
        rng = generator("bots", 7, number)
        acts = []
        while not any(table.terminations.values()):
            seat = table.possible_agents.index(table.agent_selection)
            act = bots.choose("random", table.position, seat, rng)
            table.step(act)
            acts.append(act)
        native = simulation.play(number)
        assert acts == players_acts(simulation, number)
        assert [table.infos[agent]["share"] for agent in table.agents] == native.shares


def players_acts(simulation: Simulation, number: int) -> list[int]:
    """The acts of a simulated match, without nature's."""
    game = simulation.game
    position = Position.start(game, simulation.options, len(simulation.levels), simulation.contents)
    acts = []
    for act in simulation.play(number).acts.tolist():
        if position.seat != NATURE:
            acts.append(act)
        position.step(act)
    return acts


def test_a_seed_given_to_reset_begins_its_first_match_again() -> None:
    table = env("goblin", players=2, seed=3)
    first = begun(table)
    second = begun(table)
    assert begun(table, seed=3) == first
    assert begun(table) == second
    assert first != second
    assert begun(env("goblin", players=2)) != begun(env("goblin", players=2)), "without a seed, luck is new"


def begun(table: Env, seed: int | None = None) -> bytes:
    """The position after the first acts: luck comes only after heroes are chosen."""
    table.reset(seed=seed)
    play_on(table, 12)
    return table.position.to_bytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_observation_is_the_position_s_and_the_mask_its_options(game: str) -> None:
    table = env(game, seed=2)
    table.reset()
    for step, agent in enumerate(table.agent_iter(400)):
        observation, _reward, termination, truncation, info = table.last()
        if termination or truncation:
            break
        position = table.position
        assert agent == f"player_{position.seat}"
        assert np.array_equal(observation["observation"], position.observe(position.seat))
        assert np.flatnonzero(observation["action_mask"]).tolist() == position.options()
        assert info["action_mask"] is observation["action_mask"]
        others = [other for other in table.agents if other != agent]
        for other in others:
            assert not table.observe(other)["action_mask"].any()
            assert table.infos[other] == {}
        options = position.options()
        table.step(options[step % len(options)])


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_rewards_come_at_the_end_and_say_who_won(game: str, players: int) -> None:
    table = env(game, players=players, seed=5)
    table.reset()
    earned = dict.fromkeys(table.possible_agents, 0.0)
    while not any(table.terminations.values()):
        assert not any(table.rewards.values())
        play_on(table, 1, table.position.to_bytes())
    shares = [table.infos[agent]["share"] for agent in table.possible_agents]
    for agent in table.agent_iter():
        _observation, earned[agent], termination, _truncation, _info = table.last()
        assert termination
        table.step(None)
    assert sum(shares) == pytest.approx(1)
    if players > 1:
        assert sum(earned.values()) == pytest.approx(0)
    best = max(shares)
    assert [share == best for share in shares] == [reward == max(earned.values()) for reward in earned.values()]
    assert pettingzoo.reward(1.0, players) == 1.0


def test_what_was_observed_is_not_written_over() -> None:
    table = env("shabrak", seed=1)
    table.reset()
    kept = table.last()[0]
    before = copy.deepcopy(kept)
    play_on(table, 20)
    assert all(np.array_equal(kept[part], before[part]) for part in kept)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_plays_on_alone_and_the_same(game: str, copied: Any) -> None:
    table = env(game, seed=4)
    table.reset()
    play_on(table, 30)
    twin = copied(table)
    before = table.position.to_bytes()
    play_on(twin, 30, "then")
    assert table.position.to_bytes() == before
    play_on(table, 30, "then")
    assert table.position.to_bytes() == twin.position.to_bytes()
    assert copied(env(game, seed=4)).possible_agents == table.possible_agents, "also before the first reset"


@at_every_table
def test_no_observation_and_no_mask_depends_on_what_a_seat_cannot_know(table: Table) -> None:
    game, players, options = table
    one, two = (raw_env(game, players=players, seed=1, **options) for _ in range(2))
    driver = driver_of(table)
    for position in driver.walk(every=41):
        for seat in range(players):
            world = position.imagine(seat, driver.rng("world", seat))
            for environment, truth in ((one, position), (two, world)):
                show(environment, truth, seat)
            seen_one, seen_two = (environment.observe(f"player_{seat}") for environment in (one, two))
            assert all(np.array_equal(seen_one[part], seen_two[part]) for part in seen_one)


def show(table: RawEnv, position: Any, seat: int) -> None:
    """Lay the position before the environment, as if it had been reached by a step."""
    table.reset()
    table._states.view(np.uint8)[:] = position.copy().states.view(np.uint8)
    if position.seat == seat:
        table._advance(BEGIN)
        assert table.last()[0]["action_mask"].any()
    else:
        table._seen = None


class TestBadInput:
    """`env` does exactly what PettingZoo's own wrappers make of `raw_env`."""

    def both(self, **arguments: Any) -> tuple[Any, Any]:
        wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env("karak", **arguments), illegal_reward=-1)
        wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
        return env("karak", **arguments), wrapped

    @pytest.mark.parametrize("players", [1, 2, 3])
    def test_an_illegal_act_ends_the_game_and_loses_it(self, players: int) -> None:
        told = []
        for table in self.both(players=players, seed=1, heroes="chosen"):
            EnvLogger.flush()
            table.reset()
            table.step(int(table.last()[0]["action_mask"].argmax()))
            illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
            table.step(illegal)
            told_at_once = (table.rewards, table.terminations, table.truncations, table.agent_selection)
            after = copy.deepcopy(told_at_once)
            ends = []
            for agent in table.agent_iter():
                ends.append((agent, *table.last()[1:4]))
                table.step(None)
            assert any("Illegal move" in warning for warning in EnvLogger.mqueue)
            table.reset(seed=1)
            play_on(table, 10)
            told.append((after, ends, table.agent_selection))
        assert told[0] == told[1]

    @pytest.mark.parametrize("action", [None, -1, 132, 1.0, "go north", np.array([1, 2]), np.float32(1)], ids=repr)
    def test_what_is_no_action_is_refused_and_the_game_goes_on(self, action: Any) -> None:
        for table in self.both(seed=1):
            table.reset()
            before = table.unwrapped.position.to_bytes()
            with pytest.raises(AssertionError, match="action is not in action space"):
                table.step(action)
            assert table.unwrapped.position.to_bytes() == before
            play_on(table, 10)

    @pytest.mark.parametrize("action", [None, -1, 132, 1.0, "go north", np.array([1, 2])], ids=repr)
    def test_the_raw_environment_refuses_what_is_no_action(self, action: Any) -> None:
        table = raw_env("karak", seed=1)
        table.reset()
        with pytest.raises(ValueError, match="actions are integers from 0 to 131"):
            table.step(action)
        play_on(table, 10)

    def test_the_raw_environment_says_why_an_act_is_illegal(self) -> None:
        table = raw_env("karak", players=2, seed=1, heroes="chosen")
        table.reset()
        table.step(load("karak").parse("hero horan"))
        before, seen = table.position.to_bytes(), table.last()
        with pytest.raises(ValueError, match="player_1 may not “hero horan” now: That hero is already taken"):
            table.step(load("karak").parse("hero horan"))
        assert table.position.to_bytes() == before
        assert table.agent_selection == "player_1"
        assert np.array_equal(table.last()[4]["action_mask"], seen[4]["action_mask"])
        play_on(table, 10)

    def test_integers_of_numpy_are_actions(self) -> None:
        for make in (env, raw_env):
            table: Any = make("karak", seed=1)
            table.reset()
            legal = np.flatnonzero(table.last()[0]["action_mask"])
            table.step(legal[0])
            table.reset()
            table.step(np.int8(legal[0]))

    def test_after_the_end_only_none_is_an_action_and_then_nothing_is(self) -> None:
        for table in self.both(seed=1):
            table.reset()
            while not any(table.terminations.values()):
                play_on(table, 50, table.unwrapped.position.to_bytes())
                if not table.agents:
                    table.reset()
            with pytest.raises(ValueError, match="the only valid action is None"):
                table.step(0)
            for _ in table.agent_iter():
                table.step(None)
            EnvLogger.flush()
            table.step(None)
            assert any("Should reset() first" in warning for warning in EnvLogger.mqueue)
            table.reset()
            play_on(table, 10)

    def test_nothing_works_before_the_first_reset(self) -> None:
        for table in self.both(seed=1):
            for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"):
                with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
                    getattr(table, name)
            with pytest.raises(AttributeError):
                _ = table.nonsense
            calls: list[tuple[str, Any]] = [
                ("render", ()),
                ("step", (0,)),
                ("observe", ("player_0",)),
                ("agent_iter", ()),
            ]
            for name, arguments in calls:
                with pytest.raises(AssertionError, match=f"needs to be called before {name}"):
                    getattr(table, name)(*arguments)

    def test_a_loop_that_forgets_to_step_is_told(self) -> None:
        for table in self.both(seed=1):
            table.reset()
            with pytest.raises(AssertionError, match="need to call step"):
                for _ in table.agent_iter():
                    pass

    def test_wrong_options_are_told_all_at_once(self) -> None:
        with pytest.raises(InvalidInput) as refused:
            env("karak", players=9, heroes="stolen", colour="red")
        assert len(refused.value.sentences()) == 3
        with pytest.raises(InvalidInput, match="There is no game “chess”"):
            env("chess")
        with pytest.raises(TypeError, match="players is their number, not 'two'"):
            env("karak", players="two")
        with pytest.raises(ValueError, match="There is no render_mode 'braille'"):
            env("karak", render_mode="braille")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_rendered_as_the_deciding_seat_sees_it(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    table = env(game, seed=1, render_mode="ansi")
    table.reset()
    play_on(table, 30)
    shown = str(table.render())
    assert table.agent_selection in shown
    aloud = env(game, seed=1, render_mode="human")
    aloud.reset()
    play_on(aloud, 30)
    assert shown in capsys.readouterr().out
    silent = env(game)
    silent.reset()
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        silent.render()
