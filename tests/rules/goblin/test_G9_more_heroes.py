"""G9: Xanros and Taia."""

import pytest

from .table import Table, at_the_row, fight, scenario


def fighting(hero: str, monster: str, *lines: str, **options: str) -> Table:
    return fight(hero, monster, *lines, **{"abilities": "on", **options})


# -- Xanros

WARLOCK = [
    "card xanros-1 red follows red green",
    "card xanros-2 red follows red green attack 1",
    "card xanros-3 green follows green attack 2 defence 2",
    "card xanros-4 green follows green attack 3 draw 1",
    "card xanros-5 green follows green",
]
RED = "attack 0 lives 99 curses red"


def test_G9_5_xanros_plays_a_card_of_a_cursed_colour():
    table = fighting("xanros hand s1 s5", RED, *WARLOCK)
    assert table.offers() == ["stop", "play s1", "play s5"]
    assert [card.id for card in table.play("play s1").fight.chain] == ["xanros-1"]


def test_G9_5_once_a_fight():
    table = fighting("xanros hand s1 s2 s5", RED, *WARLOCK).play("play s1")
    assert table.refusal("play s2") == "G5.6"


def test_G9_5_and_once_again_in_the_next_fight():
    table = at_the_row("xanros hand s1 s2 pile", RED, *WARLOCK, abilities="on").play("fight i 1", "play s1")
    table.play("merchant", "stop", "fight i 1")
    assert {"play s1", "play s2"} <= set(table.offers())


def test_G9_5_ruling_it_must_still_follow_the_chain():
    table = fighting("xanros hand s2 s3 s5", RED, *WARLOCK).play("play s3")
    assert table.refusal("play s2") == "G5.4"


def test_G9_5_or_he_lets_one_cursed_effect_of_one_card_count():
    table = fighting("xanros hand s3 s4 s5 pile", "attack 0 lives 99 curses attack", *WARLOCK)
    table.play("play s3", "defy attack")
    assert table.fight.attack == 2
    assert table.play("play s4").fight.attack == 2


def test_G9_5_a_draw_or_a_heal_then_happens():
    hero = "xanros hand s4 s5 pile s6"
    table = fighting(hero, "attack 0 lives 99 curses draw", *WARLOCK).play("play s4", "defy draw")
    assert table.hero("xanros").hand == ["s5", "s6"]


def test_G9_5_one_effect_though_the_card_has_two_that_are_cursed():
    table = fighting("xanros hand s3 s5", "attack 0 lives 99 curses attack defence", *WARLOCK).play("play s3")
    assert table.offers() == ["stop", "defy attack", "defy defence"]
    table.play("defy defence")
    assert (table.fight.attack, table.fight.defence) == (0, 2)


def test_G9_5_not_against_equipment_curses():
    lines = [*WARLOCK, "gear i8 weapon attack 4"]
    table = fighting("xanros hand s3 s5 wears i8", "attack 0 lives 99 curses weapon", *lines).play("play s3")
    assert table.phase == "play"
    assert table.fight.attack == 2


def test_G9_5_ruling_a_card_of_a_cursed_colour_spends_it_for_effects_too():
    table = fighting("xanros hand s2 s3 s5", "attack 0 lives 99 curses red attack", *WARLOCK).play("play s2", "play s3")
    assert table.phase == "play"
    assert table.fight.attack == 0


def test_G9_5_ruling_an_effect_spends_it_for_colours_too():
    curses = "attack 0 lives 99 curses red defence"
    lines = [*WARLOCK, "card xanros-6 green follows red green defence 1"]
    table = fighting("xanros hand s2 s6 s5", curses, *lines).play("play s6", "defy defence")
    assert table.refusal("play s2") == "G5.6"


def test_G9_5_ruling_for_an_effect_he_says_so_when_the_card_is_played_or_obeys():
    table = fighting("xanros hand s3 s4 s5 pile", "attack 0 lives 99 curses attack", *WARLOCK).play("play s3")
    assert table.offers() == ["stop", "defy attack"]
    table.play("stop")
    assert (table.fight.attack, table.fight.ability) == (0, False)
    assert table.play("play s4", "defy attack").fight.attack == 3


# -- Taia

SEER = ["card taia-1 red follows red draw 1", "card taia-2 red follows red draw 2", "card taia-3 red follows red"]


def seeing(hero: str, *lines: str, **options: str) -> Table:
    """Taia in a fight; Horan looks on."""
    here = ["monster i1 attack 0 lives 99", "row i i1", "stack i empty", f"hero {hero}", "hero horan pile"]
    return scenario(*SEER, *lines, *here, **options).play("fight i 1")


def test_G9_6_taia_draws_two_keeps_one_and_puts_the_other_under_the_pile():
    table = seeing("taia hand s1 s3 pile s4 s5 s6").play("play s1")
    assert table.offers() == ["keep s4", "keep s5"]
    table.play("keep s5")
    assert (table.hero("taia").hand, table.hero("taia").pile) == (["s3", "s5"], ["s6", "s4"])


def test_G9_6_ruling_so_for_each_card_of_a_draw_effect():
    table = seeing("taia hand s2 s3 pile s4 s5 s6 i5", "card i5 blue").play("play s2", "keep s4")
    assert table.offers() == ["keep s6", "keep i5"]
    table.play("keep i5")
    assert (table.hero("taia").hand, table.hero("taia").pile) == (["s3", "s4", "i5"], ["s5", "s6"])


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G9_6_ruling_one_left_in_the_pile_the_discard_is_shuffled_under_it_first_de_fr_and_cs_too(edition):
    table = seeing("taia hand s1 s3 pile s4 discard s5", edition=edition).play("play s1")
    assert "SHUFFLED" in table.happened
    assert table.offers() == ["keep s4", "keep s5"]


def test_G9_6_the_one_that_was_left_is_among_the_two_whatever_was_shuffled_under_it():
    table = seeing("taia hand s1 s3 pile s4 discard s2 s5 s6").play("play s1")
    assert table.chances() == {"draw s2": 1, "draw s5": 1, "draw s6": 1}
    assert table.play("draw s6").offers() == ["keep s4", "keep s6"]


def test_G9_6_also_if_nobody_could_know_which_it_was_until_it_was_the_last():
    table = seeing("taia hand s1 s3 pile starting discard s2 s5 s6").play("play s1")
    assert table.chances() == {"draw s2": 1, "draw s5": 1, "draw s6": 1}


def test_G9_6_won_cards_may_then_be_put_only_under_it():
    table = seeing("taia hand s1 s3 pile s4 discard s5 i5", "card i5 blue").play("play s1")
    assert table.offers() == ["place 2", "place 3", "shuffle"]
    assert table.play("place 2").offers() == ["keep s4", "keep i5"]


def test_G9_6_none_left_the_discard_is_shuffled_as_ever():
    table = seeing("taia hand s1 s3 pile discard s4 s5").play("play s1", "draw s5")
    assert table.offers() == ["keep s4", "keep s5"]


def test_G9_6_nothing_to_shuffle_she_takes_the_one():
    table = seeing("taia hand s1 s3 pile s4").play("play s1")
    assert (table.hero("taia").hand, table.phase) == (["s3", "s4"], "play")


def test_G9_6_one_left_in_the_discard_and_none_in_the_pile_she_takes_the_one():
    table = seeing("taia hand s1 s3 pile discard s4").play("play s1")
    assert (table.hero("taia").hand, table.phase) == (["s3", "s4"], "play")


def test_G9_6_two_left_no_shuffle_is_needed():
    table = seeing("taia hand s1 s3 pile s4 s5 discard s6").play("play s1")
    assert table.offers() == ["keep s4", "keep s5"]
    assert table.hero("taia").discard == ["s6"]


def test_G9_6_not_for_the_refill_at_the_end_of_the_turn():
    table = seeing("taia hand s3 pile s4 s5 s6 i5 i6").play("play s3")
    assert table.hero("taia").hand == ["s4", "s5", "s6", "i5"]
    assert table.turn == "horan"


def test_G9_6_nor_at_the_merchant():
    table = scenario("hero taia hand s1 s2 s3 pile s4 s5", "hero horan pile").play("merchant", "stop")
    assert table.hero("taia").hand == ["s1", "s2", "s3", "s4"]


def test_G9_6_others_see_no_starting_card_that_she_chooses_from():
    table = seeing("taia hand s1 s3 pile s4 i5 s6", "card i5 blue").play("play s1")
    assert [card.id for card in table.view("taia").aside] == ["taia-4", "i5"]
    assert [card.id for card in table.view("horan").aside] == ["i5"]


def test_G9_6_others_do_not_see_which_starting_card_lies_under_the_pile():
    table = seeing("taia hand s1 s3 pile s4 s5 s6").play("play s1", "keep s5")
    assert table.hero("taia", seen_by="taia").pile == ["s6", "s4"]
    assert table.hero("taia", seen_by="horan").pile[-1] == "starting"
