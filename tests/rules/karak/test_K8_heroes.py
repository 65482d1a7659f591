"""K8: Argentus, Horan and Xanros. Aderyn, Victorius and Taia are in test_K8_more_heroes.py."""

import pytest

from .table import fight, scenario

# -- Argentus


def test_K8_1_argentus_does_not_spend_his_bolts() -> None:
    table = fight("argentus holds bolt bolt", "king", "roll 4 5").play("bolt", "bolt")
    assert table.sums == (11, 10)
    assert table.hero("argentus").holds == ["axe", "bolt", "bolt"]
    assert table.seen.gone == {}


def test_K8_1_argentus_spends_healing_portals() -> None:
    table = scenario("hero argentus holds healing", "hero taia").play("cast 1 1")
    assert table.hero("argentus").holds == []
    assert table.seen.gone == {"healing": 1}


def test_K8_1_cursed_argentus_spends_bolts_too() -> None:
    table = fight("argentus cursed holds bolt bolt", "king", "roll 4 5").play("bolt", "bolt")
    assert table.hero("argentus").holds == ["axe"]
    assert table.seen.gone == {"bolt": 2}


def test_K8_1_ruling_each_bolt_of_argentus_counts_once_a_fight() -> None:
    table = fight("argentus holds bolt", "king", "roll 4 5").play("bolt")
    assert table.sums == (10, 10)
    assert table.hero("argentus").holds == ["bolt"]


def test_K8_1_a_bolt_of_argentus_counts_again_in_the_next_fight() -> None:
    table = fight("argentus holds bolt", "king", "roll 4 5", "roll 4 5")
    table.play("bolt", "stop", "go east", "bolt")
    assert table.sums == (10, 10)


@pytest.mark.parametrize(("here", "there"), [("ns", "nesw"), ("nesw", "ns"), ("ns", "ns")])
def test_K8_1_argentus_walks_through_walls_between_laid_tiles(here: str, there: str) -> None:
    table = scenario(f"tunnel one {here} north of start", f"tunnel two {there} east of one", "hero argentus at one")
    table.play("go east")
    assert (table.hero("argentus").tile, table.steps) == ("two", 1)


def test_K8_1_argentus_needs_an_opening_into_the_undiscovered() -> None:
    table = scenario("tunnel one ns north of start", "hero argentus at one")
    assert table.refusal("go east") == "K3.1"


def test_K8_1_argentus_fights_a_monster_behind_a_wall_as_ever() -> None:
    table = scenario("""
        tunnel one ns north of start
        room two ns east of one
        monster king at two
        hero argentus at one
        hero taia
        luck roll 1 1
    """)
    table.play("go east")
    assert (table.hero("argentus").tile, table.hero("argentus").lives) == ("one", 4)


# -- Horan


def test_K8_2_horan_may_re_roll_both_dice_once_and_keeps_the_second() -> None:
    table = fight("horan", "king", "roll 4 5", "roll 1 1")
    assert table.offers() == ["reroll", "resolve"]
    table.play("reroll")
    assert table.sums == (2, 10)


def test_K8_2_horan_re_rolls_only_once_a_fight() -> None:
    table = fight("horan holds bolt", "king", "roll 4 5", "roll 1 1").play("reroll")
    assert table.refusal("reroll") == "K8.2"


def test_K8_2_horan_re_rolls_again_in_the_next_fight() -> None:
    table = fight("horan", "king", "roll 1 1", "roll 1 1", "roll 1 1").play("reroll", "stop", "go east")
    assert table.refusal("reroll") == ""


def test_K8_2_the_re_roll_of_horan_is_never_forced() -> None:
    table = fight("horan", "king", "roll 1 1").play("resolve")
    assert table.hero("horan").lives == 4


def test_K8_2_the_first_roll_costs_no_life_when_horan_rolls_again() -> None:
    table = fight("horan", "king", "roll 1 1", "roll 6 6").play("reroll")
    assert table.hero("horan").lives == 5
    assert table.hero("horan").holds == ["axe"]


def test_K8_2_ruling_horan_decides_on_the_re_roll_before_bolts_are_used() -> None:
    table = fight("horan holds bolt bolt", "king", "roll 1 1").play("bolt")
    assert table.refusal("reroll") == "K8.2"


def test_K8_2_nobody_but_horan_re_rolls() -> None:
    assert fight("xanros", "king", "roll 1 1").refusal("reroll") == "K8.2"


TWO_FOUNTAINS = """
    fountain well es north of start
    tunnel lane east of start
    room hall east of lane
    monster king at hall
    hero horan at lane lives {}
    hero taia
    luck roll {}
"""


def test_K8_2_horan_losing_his_last_life_goes_to_any_fountain_and_heals() -> None:
    table = scenario(TWO_FOUNTAINS.format(1, "1 1")).play("go east", "resolve")
    assert table.offers() == ["revive 1", "revive 2"]
    table.play("revive 2")
    assert (table.hero("horan").tile, table.hero("horan").lives) == ("well", 5)
    assert table.turn == "taia"
    assert table.lies("hall") == "king"


def test_K8_2_horan_has_nothing_to_choose_with_one_fountain() -> None:
    horan = fight("horan lives 1", "king", "roll 1 1").play("resolve").hero("horan")
    assert (horan.tile, horan.lives) == ("start", 5)


def test_K8_2_horan_losing_his_last_life_is_not_unconscious_and_plays_his_next_turn() -> None:
    table = scenario(TWO_FOUNTAINS.format(1, "1 1")).play("go east", "resolve", "revive 1", "stop")
    assert (table.turn, table.phase) == ("horan", "move")


def test_K8_2_horan_goes_to_a_fountain_only_when_it_was_the_last_life() -> None:
    table = scenario(TWO_FOUNTAINS.format(2, "1 1")).play("go east", "resolve")
    assert (table.hero("horan").tile, table.hero("horan").lives) == ("lane", 1)


# -- Xanros


def test_K8_3_xanros_may_give_one_life_for_one_more() -> None:
    table = fight("xanros", "king", "roll 4 6")
    assert table.offers() == ["sacrifice", "resolve"]
    table.play("sacrifice")
    assert table.sums == (11, 10)
    assert table.hero("xanros").lives == 4


def test_K8_3_xanros_gives_a_life_once_a_fight() -> None:
    table = fight("xanros holds bolt", "king", "roll 1 1").play("sacrifice")
    assert table.refusal("sacrifice") == "K8.3"


def test_K8_3_xanros_may_give_a_life_again_in_the_next_fight() -> None:
    table = fight("xanros", "king", "roll 1 1", "roll 1 1").play("sacrifice", "stop", "go east")
    assert table.refusal("sacrifice") == ""


def test_K8_3_giving_a_life_is_the_choice_of_xanros() -> None:
    table = fight("xanros", "king", "roll 4 6").play("resolve")
    assert table.hero("xanros").lives == 5
    assert table.refusal("sacrifice") != ""


def test_K8_3_losing_all_the_same_costs_xanros_another_life_while_he_has_one() -> None:
    assert fight("xanros lives 3", "king", "roll 1 1").play("sacrifice").hero("xanros").lives == 1


def test_K8_3_ruling_xanros_winning_with_his_last_life_takes_the_loot_and_lies_there() -> None:
    xanros = fight("xanros lives 1", "king", "roll 4 6").play("sacrifice").hero("xanros")
    assert xanros.unconscious
    assert (xanros.tile, xanros.holds) == ("hall", ["axe"])


def test_K8_3_ruling_xanros_with_his_last_life_given_still_chooses_what_stays_and_whom_to_curse() -> None:
    table = fight("xanros lives 1 holds healing healing bolt", "mummy", "roll 1 6", others="taia, horan")
    table.play("sacrifice", "resolve", "leave healing", "curse 3")
    assert table.hero("xanros").holds == ["bolt", "bolt", "healing"]
    assert table.cursed == "horan"
    assert table.play("stop", "stop").hero("xanros").lives == 1


@pytest.mark.parametrize("roll", ["roll 3 6", "roll 1 1"], ids=["tied", "lost"])
def test_K8_3_ruling_xanros_not_winning_with_his_last_life_goes_back_and_loses_no_second_life(roll: str) -> None:
    xanros = fight("xanros lives 1", "king", roll).play("sacrifice").hero("xanros")
    assert xanros.unconscious
    assert xanros.lives == 0
    assert xanros.tile == "lane"


SWAP = """
    tunnel lane east of start
    room hall east of lane
    {}
    hero xanros {}
    hero taia {}
    hero horan
"""


def test_K8_3_xanros_may_swap_places_for_all_four_steps_at_the_start_of_his_turn() -> None:
    table = scenario(SWAP.format("", "", "at hall")).play("swap 2")
    assert (table.hero("xanros").tile, table.hero("taia").tile) == ("hall", "start")
    assert table.turn == "taia"


def test_K8_3_xanros_cannot_swap_after_a_step() -> None:
    assert scenario(SWAP.format("", "", "at hall")).play("go east").refusal("swap 2") == "K8.3"


def test_K8_3_xanros_swaps_only_with_another_hero() -> None:
    assert scenario(SWAP.format("", "", "at hall")).refusal("swap 1") == "K8.3"


def test_K8_3_nobody_but_xanros_swaps() -> None:
    assert scenario("tunnel lane east of start", "hero horan", "hero taia at lane").refusal("swap 2") == "K8.3"


@pytest.mark.parametrize(
    ("lies", "xanros", "act", "gain"),
    [("chest at hall", "holds key", "open", "chest"), ("item sword at hall", "", "take", "sword")],
)
def test_K8_3_after_a_swap_xanros_does_what_his_new_tile_offers(lies: str, xanros: str, act: str, gain: str) -> None:
    table = scenario(SWAP.format(lies, xanros, "at hall")).play("swap 2")
    assert table.offers() == sorted(["stop", act], key=["stop", "take", "open"].index)
    table.play(act)
    assert gain in [*table.hero("xanros").holds, *table.hero("xanros").treasures]


def test_K8_3_xanros_swapped_onto_a_fountain_heals_himself() -> None:
    table = scenario(SWAP.format("", "at hall lives 1", "at start")).play("swap 2")
    assert (table.hero("xanros").tile, table.hero("xanros").lives) == ("start", 5)


def test_K8_3_a_hero_whom_xanros_moves_onto_a_fountain_is_healed_and_freed() -> None:
    table = scenario(SWAP.format("", "", "at hall lives 1 cursed")).play("swap 2")
    assert (table.hero("taia").tile, table.hero("taia").lives) == ("start", 5)
    assert table.cursed == "nobody"


def test_K8_3_a_hero_whom_xanros_moves_elsewhere_is_not_healed() -> None:
    table = scenario(SWAP.format("", "at lane", "at hall lives 1 cursed")).play("swap 2")
    assert table.hero("taia").lives == 1
    assert table.cursed == "taia"


def test_K8_3_ruling_a_portal_cast_before_does_not_forbid_the_swap() -> None:
    table = scenario(SWAP.format("", "holds healing", "at hall")).play("cast 3 1", "swap 2")
    assert table.hero("xanros").tile == "hall"


def test_K8_3_ruling_no_swap_on_the_same_tile() -> None:
    assert scenario(SWAP.format("", "", "at hall")).refusal("swap 3") == "K8.3"


def test_K8_3_ruling_xanros_swapped_onto_a_monster_fights() -> None:
    table = scenario("""
        tunnel lane east of start
        room hall east of lane
        monster king at hall
        hero xanros at lane
        hero aderyn at hall from lane
        luck roll 1 1
    """)
    table.play("swap 2", "resolve")
    assert (table.hero("xanros").tile, table.hero("xanros").lives) == ("lane", 4)
    assert table.hero("aderyn").tile == "lane"
    assert table.turn == "aderyn"


def test_K8_3_ruling_xanros_swapped_onto_a_monster_may_win_and_stay() -> None:
    table = scenario("""
        room hall east of start
        monster king at hall
        hero xanros lives 1
        hero aderyn at hall lives 2
        luck roll 4 6
    """)
    table.play("swap 2", "sacrifice")
    assert (table.hero("xanros").tile, table.hero("xanros").holds) == ("hall", ["axe"])
    assert (table.hero("aderyn").tile, table.hero("aderyn").lives) == ("start", 5)


def test_K8_3_the_last_life_of_xanros_may_slay_the_dragon() -> None:
    table = fight("xanros lives 1 holds axe axe", "dragon", "roll 4 5").play("sacrifice")
    assert table.over
    assert table.winners == ["xanros"]
