"""Bots against bots: the same seed gives the same matches, their records verify, and greedy beats random."""

import numpy as np
import pytest

from krypta import bots
from krypta.bots.simulate import AHEAD, Played, Simulation, Tally, spread
from krypta.core.files.fault import InvalidInput
from krypta.core.log import loads
from krypta.core.match import verify
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load

KARAK = load("karak")


def simulate(
    levels: list[str], players: int, games: int, threads: int = 2, seed: int = 1
) -> tuple[Tally, list[Played]]:
    simulation = Simulation(KARAK, {}, players, levels, seed)
    tally, all_played = Tally(players), []

    def keep(played: Played) -> None:
        tally.add(played)
        all_played.append(played)

    assert list(simulation.run(games, threads, keep)) == list(range(1, games + 1))
    return tally, all_played


def test_the_same_seed_gives_the_same_matches_however_many_threads_play_them() -> None:
    one, others = (simulate(["greedy", "random"], 3, 12, threads)[1] for threads in (1, 3))
    assert [played.acts.tolist() for played in one] == [played.acts.tolist() for played in others]


def test_only_a_few_matches_are_begun_before_the_first_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    simulation = Simulation(KARAK, {}, 2, ["random"], 1)
    begun: list[int] = []

    def play(number: int) -> Played:
        begun.append(number)
        return Played(number, True, [1.0, 0.0], "stop", 1, np.zeros(0, np.int16))

    monkeypatch.setattr(simulation, "play", play)
    kept: list[Played] = []
    for done in simulation.run(1000, 2, kept.append):
        assert len(begun) <= done + 2 * AHEAD
        assert [played.number for played in kept] == list(range(done))
    assert sorted(begun) == list(range(1000)), "each once"


def test_a_simulation_that_is_stopped_early_keeps_what_was_handed_over_and_begins_no_more() -> None:
    simulation = Simulation(KARAK, {}, 2, ["random"], 1)
    kept: list[Played] = []

    def keep(played: Played) -> None:
        kept.append(played)
        if len(kept) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(simulation.run(1000, 2, keep))
    assert [played.number for played in kept] == [0, 1, 2]
    alone = Simulation(KARAK, {}, 2, ["random"], 1)
    assert [played.acts.tolist() for played in kept] == [alone.play(number).acts.tolist() for number in range(3)]


def test_warming_up_plays_no_act_and_changes_no_match() -> None:
    simulation, plain = (Simulation(KARAK, {}, 2, ["greedy"], 5) for _ in range(2))
    simulation.compile()
    assert simulation.play(0).acts.tolist() == plain.play(0).acts.tolist()


def test_another_seed_simulates_other_matches() -> None:
    one, other = (simulate(["random"], 2, 2, seed=seed)[1] for seed in (1, 2))
    assert one[0].acts.tolist() != other[0].acts.tolist()


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_games_of_greedy_bots_finish_sensibly(players: int) -> None:
    tally, played = simulate(["greedy"], players, 20)
    assert tally.finished == 20
    slain = sum(1 for match in played if KARAK.say(int(match.acts[-1])) != "stop")
    assert slain >= 10, "most games end with the dragon, not with ten quiet rounds"


def test_greedy_beats_random_nearly_always() -> None:
    tally, _ = simulate(["greedy", "random"], 2, 60)
    assert tally.wins[0] > 50


def test_greedy_bots_favour_no_seat() -> None:
    """Among equal options they once took the first, and so cursed the first seat whenever they could."""
    tally, _ = simulate(["greedy"], 4, 400)
    assert all(70 < won < 130 for won in tally.wins), tally.wins


def test_a_simulated_match_becomes_a_record_whose_every_draw_can_be_recomputed() -> None:
    simulation = Simulation(KARAK, {"tiles": "de"}, 2, ["greedy"], 7)
    header, entries, _ = loads(simulation.record(simulation.play(3)).dumps())
    verdict = verify(KARAK, header, entries)
    assert verdict.over
    assert verdict.draws_checked


def test_every_fault_of_a_simulation_is_told_at_once() -> None:
    with pytest.raises(InvalidInput) as refused:
        Simulation(KARAK, {"tiles": "huge", "speed": 3}, 9, ["clever"], 1)
    assert len(refused.value.sentences()) == 4


@pytest.mark.parametrize("levels", [[], ["greedy", "greedy", "random"]])
def test_a_simulation_needs_a_bot_for_each_seat(levels: list[str]) -> None:
    with pytest.raises(InvalidInput, match="bots for 2 seats"):
        Simulation(KARAK, {}, 2, levels, 1)


def test_quartiles_and_mean_are_computed() -> None:
    assert spread([1, 2, 3, 4, 5]) == {"mean": 3.0, "q1": 2.0, "median": 3.0, "q3": 4.0}
    assert spread([7]) == {"mean": 7.0, "q1": 7.0, "median": 7.0, "q3": 7.0}
    assert spread([])["mean"] == 0.0


def test_an_unknown_level_of_a_bot_is_refused_with_those_there_are() -> None:
    position = Position.start(KARAK, KARAK.options({"heroes": "chosen"}), 2)
    with pytest.raises(KeyError, match="random, greedy"):
        bots.choose("clever", position, 0, generator(1))
