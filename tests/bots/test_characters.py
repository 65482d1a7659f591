"""The characters: their data, how softly they choose, and which one the adaptive bot is."""

import time

import pytest

from krypta.bots import characters, levels
from krypta.bots.advice import advise, numbers_of
from krypta.bots.characters import Manner, ladder, manner, rung
from krypta.bots.thinking import Judged, decide, soft, verb_names
from krypta.core import kernel
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.core.text.words import LANGUAGES, words
from krypta.games import load

KARAK = load("karak")
GAMES_WITH_LEVELS = ("karak", "goblin", "shabrak")


def start(game: str = "karak") -> Position:
    """A position in which somebody has several options."""
    position = Position.start(load(game), load(game).options({}), 2)
    rng = generator("start", game)
    while position.seat < 0 or len(position.options()) < 2:
        options = position.options()
        position.step(options[int(rng[0]) % len(options)])
    return position


def test_there_are_six_to_eight_with_a_strength_of_their_own_and_one_that_adapts() -> None:
    everyone = characters.everyone()
    assert 6 <= len(ladder()) <= 8
    assert [one.id for one in everyone if one.id not in ladder()] == [characters.ADAPTIVE]
    for what in ("id", "name", "crest"):
        assert len({getattr(one, what) for one in everyone}) == len(everyone)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_the_same_in_every_language_and_everyone_has_a_line(language: str) -> None:
    for one in characters.everyone():
        assert words(language).text(f"web-front-bot-{one.id}") == one.name
        assert words(language).has(f"bots-about-{one.id}")


@pytest.mark.parametrize("name", GAMES_WITH_LEVELS)
def test_every_character_plays_every_game_and_tempers_name_its_verbs(name: str) -> None:
    verbs = set(verb_names(load(name)))
    found = [manner(id, name) for id in ladder()]
    assert all(one.bonus.keys() <= verbs for one in found)
    quick = [one.noise for one in found if not one.search]
    assert quick == sorted(quick, reverse=True), "the stronger, the less noise"
    assert [bool(one.search) for one in found] == sorted(bool(one.search) for one in found)
    assert found[-1].search, "the strongest searches"


@pytest.mark.parametrize("name", GAMES_WITH_LEVELS)
@pytest.mark.parametrize("id", ladder())
def test_nobody_passes_over_a_strike_that_wins(id: str, name: str) -> None:
    wins, others = Judged(0, 100.0), [Judged(act, 40.0 - act) for act in range(1, 9)]
    how = manner(id, name)
    chosen = {soft((*others, wins), how, how.unit, load(name), generator(seed)).act for seed in range(300)}
    assert chosen == {0}


def test_noise_chooses_among_what_is_nearly_as_good_and_nothing_else() -> None:
    options = (Judged(0, 5.0), Judged(1, 4.8), Judged(2, 3.0), Judged(3, -9.0))
    noisy, exact = Manner(noise=0.5, unit=1.0, search=0), Manner(noise=0.0, unit=1.0, search=0)
    drawn = [soft(options, noisy, 1.0, KARAK, generator(seed)).act for seed in range(400)]
    assert set(drawn) == {0, 1}
    assert drawn.count(0) > drawn.count(1) > 100
    assert {soft(options, exact, 1.0, KARAK, generator(seed)).act for seed in range(50)} == {0}
    assert drawn == [soft(options, noisy, 1.0, KARAK, generator(seed)).act for seed in range(400)]


def test_equally_good_options_are_chosen_equally_often() -> None:
    exact = Manner(noise=0.0, unit=1.0, search=0)
    drawn = [soft((Judged(0, 1.0), Judged(1, 1.0)), exact, 1.0, KARAK, generator(seed)).act for seed in range(400)]
    assert 150 < drawn.count(0) < 250


def test_a_temper_decides_between_options_that_are_about_as_good() -> None:
    fight, stop = KARAK.parse("fight"), KARAK.parse("stop")
    options = (Judged(stop, 1.0), Judged(fight, 0.9))
    bold = Manner(noise=0.0, unit=1.0, search=0, bonus={"fight": 0.4})
    assert soft(options, bold, 1.0, KARAK, generator(1)).act == fight
    assert soft((Judged(stop, 2.0), Judged(fight, 0.9)), bold, 1.0, KARAK, generator(1)).act == stop


def test_a_choice_is_clear_if_it_is_the_only_one_or_by_far_the_best() -> None:
    exact = Manner(noise=0.0, unit=1.0, search=0)
    clear = [
        soft(tuple(Judged(act, worth) for act, worth in enumerate(worths)), exact, 1.0, KARAK, generator(1)).is_clear
        for worths in ([1.0], [5.0, 1.0], [1.0, 0.9])
    ]
    assert clear == [True, True, False]


def test_the_adaptive_bot_climbs_with_those_who_win_and_steps_down_for_those_who_lose() -> None:
    first = ladder()[characters.FIRST_RUNG]
    up = ladder()[characters.FIRST_RUNG + 1]
    assert rung([]) == rung([(first, 0.5)]) == rung([("greedy", 1.0)]) == first
    assert rung([(first, 1.0)]) == up
    assert rung([(first, 1.0), (up, 0.0)]) == first
    assert rung([("page", 1.0)]) == first, "beating a weaker one says nothing new"
    assert rung([("master", 1.0)] * 3) == "master"
    assert rung([("page", 0.0)]) == "page"


def test_a_level_that_nobody_knows_is_refused_with_those_that_are() -> None:
    with pytest.raises(KeyError, match="no bot “clever”; there are page"):
        decide("clever", start(), 0, generator(1))


@pytest.mark.skipif(kernel.INTERPRETED, reason="a single step takes longer than the budget")
@pytest.mark.parametrize("name", GAMES_WITH_LEVELS)
def test_the_strongest_ends_in_its_time(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "manner", lambda _level, _game: Manner(0.0, 1.0, 10**7))
    position = start(name)
    decide("master", position, position.seat, generator(1), 1.0)  # loads what is compiled
    before = time.monotonic()
    decision = decide("master", position, position.seat, generator(1), 50.0)
    assert time.monotonic() - before < 1.0
    assert decision.cut
    assert decision.act in position.options()


def test_a_hint_says_how_often_games_are_won_from_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "manner", lambda _level, _game: Manner(0.0, 1.0, 20))
    position = start()
    advice, again = (advise(position, position.seat, generator(1), games=2) for _ in range(2))
    assert advice == again
    assert advice.games == 2
    assert 0.0 <= advice.won <= 1.0
    said = numbers_of(advice, position)
    assert said is not None
    assert "%" in words("en").render(said)
