"""`krypta ladder`: mirrored games, Elo with intervals, and a comparison that stops when it is decided."""

import json
import re

import pytest

from cli.program import Program
from krypta.cli import ladder
from krypta.cli.elo import FEWEST, Score, elo


def test_elo_grows_by_four_hundred_when_the_odds_are_ten_to_one() -> None:
    shares = [10 / 11] * 1000
    strength, half = elo(["weak", "strong"], [Score("strong", "weak", shares)])["strong"]
    assert strength == pytest.approx(400, abs=2)
    assert 0 < half < 60


def test_elo_is_found_through_others() -> None:
    """Two levels that never met are compared by what they did against a third."""
    scores = [Score("b", "a", [0.75] * 200), Score("c", "b", [0.75] * 200)]
    numbers = elo(["a", "b", "c"], scores)
    assert numbers["c"][0] == pytest.approx(2 * numbers["b"][0], rel=0.01)
    assert numbers["c"][1] > numbers["b"][1]


def test_a_level_that_always_won_has_a_finite_number() -> None:
    strength, _ = elo(["a", "b"], [Score("b", "a", [1.0] * 50)])["b"]
    assert 400 < strength < 1500


@pytest.mark.parametrize(
    ("shares", "decided"),
    [([1.0] * (FEWEST - 1), False), ([1.0] * 40, True), ([0.0] * 40, True), ([0.5, 1.0, 0.0, 0.5] * 25, False)],
)
def test_a_comparison_is_decided_once_it_is_clear_who_is_stronger(shares: list[float], decided: bool) -> None:
    assert Score("a", "b", shares).is_decided == decided


def test_both_games_of_a_pair_have_the_same_luck_and_exchanged_seats() -> None:
    pairing = ladder.Pairing("karak", "greedy", "random", 3, {})
    one, other = (seating.record(seating.play(0)) for seating in pairing.seatings)
    assert one.header.luck == other.header.luck
    assert [player.bot for player in one.header.players] == ["greedy", "random"]
    assert [player.bot for player in other.header.players] == ["random", "greedy"]


def test_a_level_against_itself_wins_half_of_each_pair() -> None:
    pairing = ladder.Pairing("karak", "greedy", "greedy", 3, {})
    pairing.play(0)
    assert pairing.score.shares == [0.5]


def test_the_ladder_is_printed_as_json(program: Program) -> None:
    asked = ("ladder", "karak", "--bots", "random,greedy", "--games", "60", "--seed", "1", "--json")
    found = json.loads(program(*asked).stdout)
    assert found["elo"]["random"] == {"elo": 0, "interval": 0}
    assert found["elo"]["greedy"]["elo"] > 200
    (pairing,) = found["pairings"]
    assert pairing["levels"] == ["random", "greedy"]
    assert pairing["decided"]
    assert pairing["games"] < 60


def test_the_ladder_prints_each_elo_with_its_interval_and_stops_once_it_is_sure(program: Program) -> None:
    said = program("ladder", "karak", "--bots", "random,greedy", "--games", "60", "--seed", "1").stdout
    (first, second, pairing) = said.strip().splitlines()
    assert re.fullmatch(r"greedy +\d+ ± \d+", first.strip())
    assert re.fullmatch(r"random +0 ± 0", second.strip())
    games = re.search(r"games: (\d+)", pairing)
    assert games is not None
    assert 2 * FEWEST <= int(games[1]) < 60, "it knew before all games were played"
    assert "±" in pairing


def test_an_interrupted_ladder_keeps_what_it_has(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play(pairing: ladder.Pairing, number: int) -> None:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(number)
        pairing.score.shares.append(0.5)

    monkeypatch.setattr(ladder.Pairing, "play", play)
    done = program("ladder", "karak", "--bots", "random,greedy", "--games", "60", "--json")
    assert done.returncode == 130
    assert json.loads(done.stdout)["pairings"][0]["games"] == 6


@pytest.mark.parametrize("wrong", [["--bots", "greedy"], ["--bots", "greedy,clever"], ["--games", "1"]])
def test_what_cannot_be_compared_is_refused(program: Program, wrong: list[str]) -> None:
    done = program("ladder", "karak", *wrong)
    assert done.returncode == 2
    assert done.stderr
