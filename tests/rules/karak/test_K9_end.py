"""K9: the end."""

import pytest

from .table import Table, fight, scenario


def slay(slayer: str, others: str) -> Table:
    return fight(f"{slayer} holds axe axe", "dragon", "roll 6 6", others=others)


def test_K9_1_beating_the_dragon_ends_the_game_at_once() -> None:
    table = slay("argentus", "taia")
    assert table.over
    assert table.refusal("stop") == "K9.1"


def test_K9_1_chests_and_fallen_count_one_point_each_and_the_ruby_one_and_a_half() -> None:
    table = slay("argentus treasure chest 2 fallen 1", "taia treasure chest 3")
    assert table.hero("argentus").points == 4.5
    assert table.hero("taia").points == 3


def test_K9_1_most_points_win() -> None:
    assert slay("argentus treasure chest 1", "taia treasure chest 2").winners == ["argentus"]


def test_K9_1_the_winner_need_not_be_the_slayer() -> None:
    assert slay("argentus", "taia treasure chest 2").winners == ["taia"]


def test_K9_1_those_who_do_not_win_are_ranked_by_points() -> None:
    table = slay("argentus", "taia treasure chest 3, horan treasure fallen 1")
    ranking = sorted(table.seen.heroes, key=lambda hero: -hero.points)
    assert [hero.hero for hero in ranking] == ["taia", "argentus", "horan"]


def test_K9_1_ruling_a_tie_is_a_shared_win() -> None:
    table = slay("argentus", "taia treasure chest 2, horan treasure fallen 2")
    assert table.winners == ["taia", "horan"]
    assert table.position.payoff() == [0.0, 0.5, 0.5]


def test_K9_1_equipment_is_worth_nothing() -> None:
    assert slay("argentus holds key", "taia holds sword axe bolt key treasure chest 2").winners == ["taia"]


def test_K9_2_ruling_twenty_quiet_rounds_end_the_game_and_it_is_scored() -> None:
    table = scenario("hero horan treasure chest 1", "hero taia")
    table.play(*["stop"] * 39)
    assert not table.over
    table.play("stop")
    assert table.over
    assert table.happened[-1] == "QUIET"
    assert table.winners == ["horan"]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_K9_2_ruling_a_round_is_as_many_turns_as_there_are_players(players: int) -> None:
    heroes = ("horan", "taia", "xanros", "aderyn", "victorius")[:players]
    table = scenario(*(f"hero {hero}" for hero in heroes))
    table.play(*["stop"] * (20 * players - 1))
    assert not table.over
    assert table.play("stop").over


def test_K9_2_ruling_walking_about_is_quiet() -> None:
    table = scenario("quiet 39", "tunnel lane east of start", "hero argentus", "hero taia")
    assert table.play("go east", "stop").over


# What may happen in a turn: the act, nature's decisions, and whether it counts as progress.
HAPPENS = {
    "a tile laid": ("go north", "tile tunnel-cross", True),
    "a monster beaten": ("go east", "roll 6 6", True),
    "a chest opened": ("go south", "", True),
    "a fight lost": ("go east", "roll 1 1", False),
    "a fight tied": ("go east", "roll 2 3", False),
    "an item picked up": ("go west", "", False),
}


def after(what: str, *lines: str, **options: str) -> Table:
    """Plays one turn in which that happens."""
    step, luck, _ = HAPPENS[what]
    table = scenario(
        """
        room hall east of start
        monster rat at hall
        room vault south of start
        chest at vault
        room nook west of start
        item sword at nook
        hero argentus holds key
        hero taia
        """,
        *lines,
        f"luck {luck}" if luck else "",
        **options,
    )
    table.play(step)
    if table.turn == "argentus" and not table.over:
        table.play(next(act for act in ("open", "take", "stop") if act in table.offers()))
    return table


@pytest.mark.parametrize("what", HAPPENS)
def test_K9_2_ruling_a_round_is_not_quiet_any_more_after(what: str) -> None:
    table = after(what, "quiet 39", "fruitless 39")
    assert not table.over
    assert table.seen.quiet == 0


@pytest.mark.parametrize("what", HAPPENS)
def test_K9_2_ruling_the_game_ends_in_any_case_after_sixty_rounds_without_anything_lasting(what: str) -> None:
    lasts = HAPPENS[what][2]
    table = after(what, "fruitless 119")
    assert table.over == (not lasts)
    assert (table.happened[-1] == "FRUITLESS") == (not lasts)


def test_K9_2_ruling_the_option_quiet_off_leaves_only_the_limit_of_sixty_rounds() -> None:
    table = scenario("quiet 118", "fruitless 118", "hero horan", "hero taia", quiet="off").play("stop")
    assert not table.over
    table.play("stop")
    assert (table.over, table.happened[-1]) == (True, "FRUITLESS")


def test_K9_2_ruling_the_turn_of_an_unconscious_hero_counts_too() -> None:
    table = scenario("quiet 38", "tunnel lane east of start", "hero horan", "hero taia at lane lives 0")
    assert table.play("stop").over
