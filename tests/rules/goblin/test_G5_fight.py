"""G5.1 to G5.5: which monster, and the chain. Curses are in test_G5_curses.py, the end in test_G5_result.py."""

import pytest

from .table import at_the_row, fight, scenario

HARMLESS = "attack 0 lives 99"
EDITIONS = ("cs", "de", "fr")
ROW = ["row i i1 i2 i3 i4 i5", "stack i i6 i7"]


# -- which monster


@pytest.mark.parametrize("edition", EDITIONS)
def test_G5_1_any_monster_of_the_row_or_the_top_gatekeeper_may_be_fought(edition: str) -> None:
    table = scenario(*ROW, "gate i gate-i2", "hero horan", edition=edition)
    assert {f"fight i {n}" for n in range(1, 6)} | {"fight i gate"} <= set(table.offers())


@pytest.mark.parametrize(("said", "monster"), [("fight i 1", "i1"), ("fight i 4", "i4"), ("fight i gate", "gate-i2")])
def test_G5_1_the_monster_that_lies_at_the_chosen_place_is_fought(said: str, monster: str) -> None:
    table = scenario(*ROW, "gate i gate-i2", "hero horan hand s1 s2 s3 s4")
    assert table.play(said).fight.monster.id == monster


def test_G5_1_a_gatekeeper_may_be_fought_only_by_a_hero_who_lacks_its_key() -> None:
    table = scenario("hero horan keys 1")
    assert table.refusal("fight i gate") == "G6.2"
    assert table.refusal("fight ii gate") == ""


def test_G5_1_in_fr_the_top_card_of_the_monster_stack_may_be_fought_too() -> None:
    lines = [*ROW, "monster i6 attack 0 lives 1", "card i6 blue attack 1", "card horan-1 red attack 1"]
    table = scenario(*lines, "hero horan hand s1 pile", "hero taia pile", edition="fr", abilities="off")
    table.play("fight i stack")
    assert table.fight.monster.id == "i6"
    table.play("play s1", "place 1")
    assert table.row("i") == ["i1", "i2", "i3", "i4", "i5"]
    assert table.top("i") == "i7"


@pytest.mark.parametrize("edition", ["cs", "de"])
def test_G5_1_in_de_and_cs_the_top_of_the_stack_may_not_be_fought(edition: str) -> None:
    table = scenario(*ROW, "hero horan", edition=edition)
    assert table.refusal("fight i stack") == "G5.1"


def test_G5_1_where_no_monster_is_left_there_is_none_to_fight() -> None:
    table = scenario("row i i1", "stack i empty", "hero horan")
    assert table.refusal("fight i 2") == "G5.1"


KEYS = {0: ["i"], 1: ["i", "ii"], 2: ["i", "ii", "iii"], 3: ["i", "ii", "iii", "lord"]}


@pytest.mark.parametrize("keys", KEYS)
def test_G5_2_each_key_opens_the_next_level_and_lower_ones_stay_open(keys: int) -> None:
    table = scenario(f"hero horan keys {keys}")
    open_levels = {"i": "fight i 1", "ii": "fight ii 1", "iii": "fight iii 1", "lord": "fight lord"}
    assert [level for level, said in open_levels.items() if said in table.offers()] == KEYS[keys]
    for level, said in open_levels.items():
        assert table.refusal(said) == ("" if level in KEYS[keys] else "G5.2")


# -- a hand bonus that a curse cancels

FIVE = "horan hand s1 s2 s3 s4 s5 pile s6 wears i9"
BAG = "gear i9 armour hand 1"


def test_G5_3_a_hero_whose_hand_bonus_is_cancelled_discards_down_to_four_before_the_first_card() -> None:
    table = fight(FIVE, "attack 0 lives 99 curses armour", BAG)
    assert table.offers() == ["discard s1", "discard s2", "discard s3", "discard s4", "discard s5"]
    assert table.refusal("play s1") == "G5.3"
    table.play("discard s2")
    assert (table.hero("horan").hand, table.hero("horan").discard) == (["s1", "s3", "s4", "s5"], ["s2"])
    assert table.phase == "play"


def test_G5_3_a_bonus_that_no_curse_cancels_keeps_its_cards() -> None:
    assert fight(FIVE, "attack 0 lives 99 curses weapon", BAG).phase == "play"


def test_G5_3_a_hand_of_four_is_not_trimmed() -> None:
    hand = "horan hand s1 s2 s3 s4 pile s6 wears i9"
    assert fight(hand, "attack 0 lives 99 curses armour", BAG).phase == "play"


def test_G5_3_a_hand_is_trimmed_only_before_the_first_card_and_not_after_later_draws() -> None:
    lines = [BAG, "card horan-1 red follows red draw 3", "card horan-2 red"]
    table = fight("horan hand s1 s2 s3 pile s4 s5 s6 wears i9", "attack 0 lives 99 curses armour", *lines)
    assert table.play("play s1").phase == "play"
    assert len(table.hero("horan").hand) == 5


def test_G5_3_ruling_a_hand_is_trimmed_to_four_plus_a_bonus_that_still_counts() -> None:
    worn = "horan hand s1 s2 s3 s4 s5 s6 pile wears i8 i9"
    table = fight(worn, "attack 0 lives 99 curses armour", "gear i8 weapon hand 1", BAG).play("discard s1")
    assert (table.phase, len(table.hero("horan").hand)) == ("play", 5)


def test_G5_3_ruling_a_cancelled_hand_bonus_counts_again_at_the_refill() -> None:
    table = fight(FIVE, "attack 0 lives 99 curses armour", BAG).play("discard s5", "stop")
    assert table.hero("horan").hand == ["s1", "s2", "s3", "s4", "s6"]


def test_G5_3_ruling_a_hand_bonus_cancelled_by_a_curse_on_weapons_trims_the_hand_too() -> None:
    table = fight(FIVE, "attack 0 lives 99 curses weapon", "gear i9 weapon hand 1")
    assert table.phase == "trim"
    assert table.play("discard s1").phase == "play"


@pytest.mark.parametrize("armour", ["pile", "pile wears i9"])
def test_G5_3_ruling_a_hand_above_four_without_a_cancelled_bonus_is_not_trimmed(armour: str) -> None:
    hand = f"horan hand s1 s2 s3 s4 s5 s6 {armour}"
    table = fight(hand, "attack 0 lives 99 curses armour", "gear i9 armour defence 1")
    assert (table.phase, len(table.hero("horan").hand)) == ("play", 6)


def test_G5_3_ruling_a_trimmed_card_may_be_shuffled_back_in_the_same_fight() -> None:
    hand = "horan hand s1 s2 s3 s4 s5 pile wears i9"
    lines = [BAG, "card horan-1 red follows red draw 1", *(f"card horan-{n} red" for n in (2, 3, 4))]
    table = fight(hand, "attack 0 lives 99 curses armour", *lines).play("discard s5", "play s1")
    assert table.hero("horan").hand == ["s2", "s3", "s4", "s5"]


# -- the chain

CHAIN = [
    "card horan-1 red follows blue",
    "card horan-2 blue follows green yellow",
    "card horan-3 green follows red",
    "card horan-4 yellow",
]


def test_G5_4_the_first_card_may_be_of_any_colour() -> None:
    table = fight("horan hand s1 s2 s3 s4", HARMLESS, *CHAIN)
    assert table.offers() == ["stop", "play s1", "play s2", "play s3", "play s4"]


def test_G5_4_each_next_card_has_a_colour_that_the_card_before_names() -> None:
    table = fight("horan hand s1 s2 s3 s4", HARMLESS, *CHAIN).play("play s1")
    assert table.offers() == ["stop", "play s2"]
    assert table.refusal("play s3") == "G5.4"
    assert table.play("play s2").offers() == ["stop", "play s3", "play s4"]


def test_G5_4_only_the_card_just_before_says_which_colours_follow() -> None:
    table = fight("horan hand s1 s2 s3 s4", HARMLESS, *CHAIN).play("play s2", "play s3")
    assert table.offers() == ["stop", "play s1"]
    assert table.refusal("play s4") == "G5.4"


def test_G5_4_a_card_is_not_followed_by_its_own_colour_unless_it_names_it() -> None:
    lines = ["card horan-1 red follows blue", "card horan-2 red follows red", "card horan-3 blue follows red"]
    table = fight("horan hand s1 s2 s3", HARMLESS, *lines)
    assert table.play("play s1").refusal("play s2") == "G5.4"


def test_G5_4_any_number_of_cards_may_be_played_drawn_ones_too() -> None:
    lines = [f"card horan-{n} red follows red draw 1 attack 1" for n in range(1, 7)]
    table = fight("horan hand s1 s2 s3 s4 pile s5 s6", "attack 0 lives 6", *lines)
    table.play(*(f"play s{n}" for n in range(1, 7)))
    assert table.sums == (6, 6)


def test_G5_4_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    table = fight("horan hand s1 s2 pile s3", HARMLESS, *CHAIN)
    assert table.refusal("play s3") == "G5.4"


def test_G5_4_ruling_playing_no_card_at_all_is_allowed() -> None:
    table = fight("horan hand s1 s2 s3 s4 pile", "attack 2 lives 1", *CHAIN).play("stop")
    assert (table.lost, table.sums) == (2, (0, 1))


# -- effects


def test_G5_5_draw_and_heal_happen_at_once() -> None:
    lines = ["card horan-1 red follows red draw 2", "card horan-2 red follows red heal 2"]
    table = fight("horan lives 2 hand s1 s2 pile s3 s4 s5", HARMLESS, *lines).play("play s1")
    assert table.hero("horan").hand == ["s2", "s3", "s4"]
    assert table.play("play s2").hero("horan").lives == 4


def test_G5_5_attack_and_defence_count_at_the_end() -> None:
    lines = ["card horan-1 red follows red attack 4", "card horan-2 red follows red defence 2"]
    table = fight("horan hand s1 s2 s3 pile", "attack 3 lives 4", *lines, "card horan-3 red").play("play s1", "play s2")
    assert (table.fight.attack, table.fight.defence, table.hero("horan").lives) == (4, 2, 5)
    assert "WON" not in table.happened
    table.play("stop")
    assert (table.lost, table.sums) == (1, (4, 4))


def test_G5_5_ruling_draw_and_heal_are_compulsory() -> None:
    table = fight("horan lives 3 hand s1 s6 pile s2 s3", HARMLESS, "card horan-1 red follows red heal 1 draw 1")
    table.play("play s1")
    assert (table.hero("horan").hand, table.hero("horan").lives) == (["s2", "s6"], 4)


def test_G5_5_a_card_with_several_effects_does_all_of_them() -> None:
    lines = ["card horan-1 red follows red attack 1 defence 2 heal 1 draw 1", "card horan-2 red"]
    table = fight("horan lives 1 hand s1 s2 pile s3", "attack 3 lives 9", *lines).play("play s1")
    assert (table.fight.attack, table.fight.defence, table.hero("horan").lives) == (1, 2, 2)
    assert table.hero("horan").hand == ["s2", "s3"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("effects", "lives"), [("heal 1 draw 1", 2), ("draw 1 heal 1", 3)])
def test_G5_5_effects_happen_from_right_to_left_as_cs_says_in_all_editions(
    edition: str, effects: str, lives: int
) -> None:
    hero = "horan lives 2 hand s1 pile starting starting"
    table = fight(hero, HARMLESS, f"card horan-1 red {effects}", edition=edition).play("play s1")
    assert table.phase == "draw"
    assert table.hero("horan").lives == lives


def test_G5_5_healing_over_five_lives_is_lost() -> None:
    table = fight("horan lives 4 hand s1 s2 pile", HARMLESS, "card horan-1 red heal 3", "card horan-2 red")
    assert table.play("play s1").hero("horan").lives == 5


def test_G5_5_healing_that_is_lost_does_not_stand_for_defence() -> None:
    lines = ["card horan-1 red heal 3"]
    table = at_the_row("horan lives 5 hand s1 pile", "attack 2 lives 9", *lines).play("fight i 1", "play s1")
    assert table.hero("horan").lives == 3
