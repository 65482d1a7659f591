"""The search: within its budget, repeatable, with bounded memory, and better than looking one act ahead."""

import itertools
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Literal

import msgspec
import numpy as np
import pytest

from krypta import bots
from krypta.bots import levels
from krypta.bots.search import Searcher, Settings, think_together
from krypta.bots.search.searcher import SLICE
from krypta.bots.searched_match import play_searched
from krypta.bots.simulate import Simulation
from krypta.core.door import NATURE, OK
from krypta.core.position import Position
from krypta.core.rng import draw_below, generator
from krypta.core.scenario import arrange
from krypta.games import load

GAMES = ("karak", "goblin", "shabrak")


def met_in_play(name: str, every: int = 37, seed: int = 1) -> Iterator[Position]:
    """Positions of a random match in which a player has a choice."""
    game = load(name)
    low, high = game.sizes.seats
    for players in range(max(low, 2), high + 1):
        position, rng, n = Position.start(game, game.options({}), players), generator(seed, players), 0
        while not position.over:
            options = position.options()
            n += 1
            if n % every == 0 and position.seat != NATURE and len(options) > 1:
                yield position
            position.step(options[int(draw_below(rng, len(options)))])


@pytest.mark.parametrize("leaf", ["position", "random", "options"])
@pytest.mark.parametrize("name", GAMES)
def test_every_leaf_judges_whatever_random_play_leads_to(
    name: str, leaf: Literal["position", "random", "options"]
) -> None:
    searcher = Searcher(load(name), Settings(iterations=40, leaf=leaf, playout=3))
    for position in met_in_play(name):
        before = position.to_bytes()
        thought = searcher.think(position, position.seat, generator(2))
        options = set(position.options())
        assert {option.act for option in thought.options} <= options
        assert all(np.isfinite(option.value) and option.error >= 0.0 for option in thought.options)
        assert thought.line[0] == thought.best
        assert position.to_bytes() == before
        searcher.forget()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_give_the_same_thought(name: str) -> None:
    for position in met_in_play(name, every=150):
        one, other = (
            Searcher(position.game, Settings(iterations=120)).think(position, position.seat, generator(3))
            for _ in range(2)
        )
        assert one == other


def test_a_searcher_that_is_used_again_chooses_as_a_new_one() -> None:
    for position in met_in_play("goblin", every=150):
        first = [bots.choose("search:60", position, position.seat, generator(n)) for n in range(3)]
        again = [bots.choose("search:60", position, position.seat, generator(n)) for n in range(3)]
        assert first == again


def test_a_search_makes_as_many_iterations_as_it_was_given_unless_its_choice_is_settled() -> None:
    for position in met_in_play("karak", every=90):
        thought = Searcher(position.game, Settings(iterations=300)).think(position, position.seat, generator(1))
        most, *others = sorted((option.visits for option in thought.options), reverse=True)
        assert sum(option.visits for option in thought.options) == thought.iterations
        left = 300 - thought.iterations
        assert left == 0 or most - max(others, default=0) > left


def test_a_search_ends_in_its_time() -> None:
    position = next(met_in_play("goblin"))
    searcher = Searcher(position.game, Settings(iterations=1 << 30, milliseconds=50))
    searcher.think(position, position.seat, generator(1))
    begun = time.thread_time()
    thought = searcher.think(position, position.seat, generator(1))
    assert time.thread_time() - begun < 0.5
    assert thought.iterations < 1 << 30


def test_a_search_by_the_clock_ends_early_when_its_choice_is_settled(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = itertools.count()
    monkeypatch.setattr("krypta.bots.search.searcher.time", SimpleNamespace(monotonic=lambda: next(seconds)))
    slices = 40
    ended = []
    for position in met_in_play("karak", every=90):
        settings = Settings(iterations=1 << 30, milliseconds=1000 * slices)
        thought = Searcher(position.game, settings).think(position, position.seat, generator(1))
        most, *others = sorted((option.visits for option in thought.options), reverse=True)
        left = slices * SLICE - thought.iterations
        assert left <= 0 or most - max(others, default=0) > left
        ended.append(left > 0)
    assert set(ended) == {True, False}


def test_a_search_can_be_interrupted() -> None:
    position = next(met_in_play("karak"))
    thought = Searcher(position.game, Settings(iterations=1 << 30)).think(
        position, position.seat, generator(1), stopped=lambda: True
    )
    assert thought.iterations == 64
    assert thought.best in position.options()


def test_memory_is_bounded_and_a_full_tree_can_still_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("krypta.bots.search.searcher.MOST_NODES", 50)
    position = next(met_in_play("shabrak"))
    searcher = Searcher(position.game, Settings(iterations=2000))
    thought = searcher.think(position, position.seat, generator(1))
    assert thought.best in position.options()
    assert len(searcher._tree.nodes) == len(searcher._tree.edges) == 50
    assert searcher._tree.used.tolist() == [50, 50]


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_is_kept_while_the_match_follows_it(name: str) -> None:
    game = load(name)
    kept = 0
    for position in met_in_play(name, every=61):
        seat = position.seat
        searcher = Searcher(game, Settings(iterations=400))
        then = position.copy()
        act = searcher.think(then, seat, generator(1)).best
        then.step(act)
        searcher.follow(then, seat, seat, act)
        if then.seat == seat and len(then.options()) > 1:
            before = searcher._considered(searcher._root)
            kept += bool(before)
            after = searcher.think(then, seat, generator(1)).options
            assert sum(option.visits for option in after) > sum(option.visits for option in before)
    assert kept > 0


def test_what_a_seat_cannot_see_does_not_move_its_root() -> None:
    """The opponent draws another card in each of these worlds: the searcher follows to the same node."""
    game = load("shabrak")
    table = arrange(
        game, "event 2 k1 played: draw 1 \n event 2 k2 \n event 2 k3 \n hand 2 k1 \n pile 2 k2 k3 \n turn 2"
    )
    table.play("play k1")
    assert table.position.seat == NATURE
    roots = set()
    for act in table.position.options():
        then = table.position.copy()
        then.step(act)
        searcher = Searcher(game, Settings(iterations=8))
        searcher.follow(then, 0, NATURE, act)
        roots.add(searcher._root)
    assert len(table.position.options()) == 2
    assert len(roots) == 1


def test_a_search_says_how_the_match_may_go_on_after_every_option() -> None:
    """One line for each option: acts that are allowed one after the other, in a world that the seat may believe in."""
    game, longest = load("goblin"), 0
    for position in met_in_play("goblin", every=211):
        searcher, seat = Searcher(game, Settings(iterations=200)), position.seat
        thought = searcher.think(position, seat, generator(1))
        lines = {one.act: searcher.line(position, seat, one.act, generator(1)) for one in thought.options}
        assert all(line[0] == act for act, line in lines.items())
        for line in lines.values():
            world = position.imagine(seat, generator(1))
            assert all(world.step(act) == OK for act in line)
        longest = max(longest, *map(len, lines.values()))
    assert longest > 1


def test_a_node_widens_as_it_is_visited() -> None:
    """Progressive widening: after n visits at most `widen * n ** widen_power` options have been tried."""
    position = next(one for one in met_in_play("goblin") if len(one.options()) > 10)
    offered = len(position.options())

    def tried(iterations: int, widen: float) -> int:
        settings = Settings(iterations=iterations, leaf="position", widen=widen, widen_power=0.5)
        return len(Searcher(position.game, settings).think(position, position.seat, generator(1)).options)

    for iterations in (1, 8, 35):
        assert abs(tried(iterations, 1.0) - iterations**0.5) <= 1
    assert tried(200, 8.0) == offered > 10


def test_searches_at_once_add_up_whatever_the_number_of_threads() -> None:
    position = next(met_in_play("karak"))
    thoughts = []
    for threads in (1, 3):
        searchers = [Searcher(position.game, Settings(iterations=64)) for _ in range(3)]
        with ThreadPoolExecutor(threads) as pool:
            thoughts.append(think_together(searchers, position, position.seat, generator(1), pool))
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].iterations == sum(option.visits for option in thoughts[0].options) == 192


@pytest.mark.parametrize("players", [2, 3])
def test_bots_that_search_can_be_simulated_and_repeated(players: int) -> None:
    games = [Simulation(load("goblin"), {}, players, ["search:20", "greedy"], 5).play(1) for _ in range(2)]
    assert games[0].finished
    assert games[0].acts.tolist() == games[1].acts.tolist()


def test_a_match_without_search_is_the_same_in_python_as_in_its_kernel() -> None:
    """Nature and the other bots draw the same luck whether or not somebody searches."""
    simulation = Simulation(load("karak"), {}, 2, ["greedy", "random"], 9)
    states, worlds, options, weights, trace = simulation._room()
    played = simulation.play(4).acts.tolist()
    simulation.game.setup(states, 0, simulation.contents, simulation.options, 2)
    position = Position(simulation.game, simulation.contents, states)
    luck, rng = simulation.luck(4), generator("bots", 9, 4)
    made = play_searched(position, simulation.levels, luck, rng, (worlds, options, weights), trace)
    assert trace[:made].tolist() == played


# -- positions with one right act


def best(name: str, text: str, iterations: int = 1000) -> str:
    position = arrange(load(name), text).position
    return position.game.say(bots.choose(f"search:{iterations}", position, position.seat, generator(1)))


def test_shabrak_the_last_enemy_is_attacked() -> None:
    text = """
        row 2 2.1 2.2
        warrior 2.1 defence 9
        warrior 2.2 defence 4 pressure 3 exhausted
        warrior 2.1 overpowered
        warrior 1.3 attack 2
    """
    assert best("shabrak", text).split()[2:] == ["2"]


def test_goblin_the_cards_are_played_in_the_order_that_beats_the_lord() -> None:
    text = """
        monster lord1 attack 1 lives 6
        card horan-1 red follows blue attack 2
        card horan-2 blue follows green attack 2
        card horan-3 green attack 2
        hero horan keys 3 hand s1 s2 s3 pile nothing
        hero taia pile nothing
    """
    table = arrange(load("goblin"), text)
    for act in ("fight lord", "play s1", "play s2", "play s3"):
        position = table.position
        assert position.game.say(bots.choose("search", position, 0, generator(1))) == act
        table.play(act)
    assert table.position.over


def test_karak_a_leader_slays_the_dragon() -> None:
    text = """
        tunnel lane east of start
        room hall east of lane
        monster dragon at hall
        hero horan at lane holds axe axe treasure chest 6 fallen 2
        hero taia
        pile empty
        bag empty
    """
    assert best("karak", text) == "go east"


def test_the_outlooks_of_others_count_as_far_as_they_should() -> None:
    """With `others` at 1, what two players may win in one decision adds up to nothing."""
    position = next(met_in_play("goblin"))
    position.step(position.options()[0])
    while position.seat == NATURE:
        position.step(position.options()[0])
    seat, values = position.seat, {}
    for others in (0.0, 0.5, 1.0):
        searcher = Searcher(position.game, Settings(iterations=1, others=others))
        option = searcher.think(position, seat, generator(4)).options[0]
        values[others] = option.value
    assert values[0.5] == pytest.approx((values[0.0] + values[1.0]) / 2)
    assert values[1.0] < values[0.0]


def test_within_one_turn_it_does_not_matter_what_others_want() -> None:
    """Karak's search ends where the decision passes on: paranoid and max^n are the same, for any number of players."""
    settings = msgspec.structs.replace(levels.judgement("karak"), iterations=60)
    assert settings.horizon == 1
    paranoid = msgspec.structs.replace(settings, paranoid=True)
    for position in met_in_play("karak", every=150):
        one, other = (Searcher(position.game, which) for which in (settings, paranoid))
        assert one.think(position, position.seat, generator(3)) == other.think(position, position.seat, generator(3))
