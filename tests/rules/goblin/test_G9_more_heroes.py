"""G9: Xanros and Taia."""

import pytest

from krypta.games.goblin.game import GAME
from krypta.games.goblin.layout import Reason

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


def test_G9_5_xanros_plays_a_card_of_a_cursed_colour() -> None:
    table = fighting("xanros hand s1 s5", RED, *WARLOCK)
    assert table.offers() == ["stop", "play s1", "play s5"]
    assert [card.id for card in table.play("play s1").fight.chain] == ["xanros-1"]


def test_G9_5_xanros_ignores_a_curse_once_a_fight() -> None:
    table = fighting("xanros hand s1 s2 s5", RED, *WARLOCK).play("play s1")
    assert table.refusal("play s2") == "G5.6"


def test_G9_5_xanros_ignores_a_curse_once_again_in_the_next_fight() -> None:
    table = at_the_row("xanros hand s1 s2 pile", RED, *WARLOCK, abilities="on").play("fight i 1", "play s1")
    table.play("merchant", "stop", "fight i 1")
    assert {"play s1", "play s2"} <= set(table.offers())


def test_G9_5_ruling_the_cursed_card_of_xanros_must_still_follow_the_chain() -> None:
    table = fighting("xanros hand s2 s3 s5", RED, *WARLOCK).play("play s3")
    assert table.refusal("play s2") == "G5.4"


def test_G9_5_xanros_lets_one_cursed_effect_of_one_card_count() -> None:
    """He names it when he stops: any card of the chain, not only the last."""
    table = fighting("xanros hand s3 s4 s5 pile", "attack 0 lives 99 curses attack", *WARLOCK)
    table.play("play s3", "play s4", "stop")
    assert table.offers() == ["stop", "spare attack s3", "spare attack s4"]
    assert table.play("spare attack s3").sums == (2, 99)


def test_G9_5_xanros_does_not_name_attack_and_defence_when_the_card_is_played() -> None:
    table = fighting("xanros hand s3 s5", "attack 0 lives 99 curses attack defence", *WARLOCK).play("play s3")
    assert (table.phase, table.fight.ability) == ("play", False)
    assert table.reason("defy attack") == Reason.COUNTS_AT_END
    assert table.refusal("defy defence") == "G9.5"


def test_G9_5_xanros_does_not_name_attack_and_defence_when_a_draw_of_the_same_card_is_named() -> None:
    hero = "xanros hand s4 s5 pile s6"
    table = fighting(hero, "attack 0 lives 99 curses draw attack", *WARLOCK).play("play s4")
    assert table.offers() == ["stop", "defy draw"]
    assert table.reason("defy attack") == Reason.COUNTS_AT_END


def test_G9_5_xanros_is_asked_too_if_the_fight_ends_because_nothing_can_be_played() -> None:
    table = fighting("xanros hand s3 s1 pile", "attack 0 lives 99 curses attack red", *WARLOCK).play("play s3")
    assert table.phase == "spare"
    assert table.offers() == ["stop", "spare attack s3"]


def test_G9_5_xanros_names_a_draw_or_a_heal_when_the_card_is_played_and_then_it_happens() -> None:
    hero = "xanros hand s4 s5 pile s6"
    table = fighting(hero, "attack 0 lives 99 curses draw", *WARLOCK).play("play s4", "defy draw")
    assert table.hero("xanros").hand == ["s5", "s6"]
    lines = [*WARLOCK, "card xanros-6 green follows green heal 2"]
    table = fighting("xanros lives 1 hand s6 s5", "attack 0 lives 99 curses heal", *lines).play("play s6")
    assert table.offers() == ["stop", "defy heal"]
    assert table.play("defy heal").hero("xanros").lives == 3


def test_G9_5_xanros_names_one_effect_though_the_card_has_two_that_are_cursed() -> None:
    table = fighting("xanros hand s3 s5", "attack 3 lives 99 curses attack defence", *WARLOCK).play("play s3", "stop")
    assert table.offers() == ["stop", "spare attack s3", "spare defence s3"]
    assert (table.play("spare defence s3").lost, table.sums) == (1, (0, 99))


def test_G9_5_what_xanros_names_wins_the_fight_or_saves_his_life() -> None:
    fought = ["card i1 blue", *WARLOCK]
    table = fighting("xanros hand s3 s4 s5 pile", "attack 0 lives 3 curses attack", *fought).play("play s3", "play s4")
    assert "WON" in table.play("stop", "spare attack s4").happened
    table = fighting("xanros lives 1 hand s3 s5 pile", "attack 2 lives 9 curses defence", *WARLOCK).play("play s3")
    assert table.play("stop", "spare defence s3").hero("xanros").lives == 1


def test_G9_5_if_xanros_names_nothing_the_curse_holds() -> None:
    table = fighting("xanros hand s3 s5 pile", "attack 0 lives 99 curses attack", *WARLOCK).play("play s3", "stop")
    assert table.play("stop").sums == (0, 99)


def test_G9_5_ruling_after_the_stop_xanros_plays_and_drinks_nothing_any_more() -> None:
    hero = "xanros lives 2 hand s3 s5 potions strength protection healing"
    table = fighting(hero, "attack 0 lives 99 curses attack", *WARLOCK).play("play s3", "stop")
    assert table.offers() == ["stop", "spare attack s3"]
    assert table.refusal("play s5") == table.refusal("healing") == "G9.5"


def test_G9_5_ruling_an_effect_that_strength_has_doubled_counts_doubled_for_xanros() -> None:
    table = fighting("xanros hand s3 s5 potions strength", "attack 0 lives 99 curses attack", *WARLOCK)
    table.play("play s3", "strength attack", "stop", "spare attack s3")
    assert table.sums == (4, 99)


def test_G9_5_xanros_names_only_what_is_cursed_and_on_a_card_of_the_chain() -> None:
    table = fighting("xanros hand s3 s4 s5 pile", "attack 0 lives 99 curses attack", *WARLOCK).play("play s3", "stop")
    assert table.reason("spare attack s4") == Reason.NOT_LAID
    assert table.reason("spare defence s3") == Reason.NOT_CURSED
    table = fighting("xanros hand s3 s5 pile", "attack 0 lives 99 curses attack", *WARLOCK)
    assert table.play("play s3", "play s5").reason("spare attack s5") == Reason.NO_SUCH_EFFECT


def test_G9_5_xanros_is_not_asked_without_a_cursed_attack_or_defence_in_the_chain() -> None:
    table = fighting("xanros hand s5 s3 pile", "attack 0 lives 99 curses attack", *WARLOCK).play("play s5", "stop")
    assert table.sums == (0, 99)
    protected = fighting("xanros hand s3 s5 potions protection", "attack 0 lives 99 curses attack", *WARLOCK)
    assert protected.play("play s3", "protection attack", "stop").sums == (2, 99)


@pytest.mark.parametrize(("hero", "abilities"), [("xanros", "off"), ("horan", "on")])
def test_G9_5_only_xanros_ignores_curses_and_only_with_abilities(hero: str, abilities: str) -> None:
    lines = [line.replace("xanros", hero) for line in WARLOCK]
    table = fight(f"{hero} hand s3 s5 pile", "attack 0 lives 99 curses attack", *lines, abilities=abilities)
    assert table.play("play s3", "stop").sums == (0, 99)


def test_G9_5_xanros_cannot_ignore_curses_on_equipment() -> None:
    lines = [*WARLOCK, "gear i8 weapon attack 4"]
    table = fighting("xanros hand s3 s5 wears i8", "attack 0 lives 99 curses weapon", *lines).play("play s3")
    assert (table.phase, table.fight.attack) == ("play", 2)
    assert table.play("stop").sums == (2, 99)


def test_G9_5_ruling_a_card_of_a_cursed_colour_spends_the_ability_of_xanros_for_effects_too() -> None:
    table = fighting("xanros hand s2 s3 s5", "attack 0 lives 99 curses red attack", *WARLOCK).play("play s2", "play s3")
    assert (table.phase, table.fight.ability) == ("play", True)
    assert table.play("stop").sums == (0, 99)


def test_G9_5_ruling_an_effect_spends_the_ability_of_xanros_for_colours_and_for_the_end_too() -> None:
    curses = "attack 0 lives 99 curses red draw attack"
    lines = [*WARLOCK, "card xanros-6 green follows red green draw 1 attack 1"]
    table = fighting("xanros hand s2 s6 pile s5", curses, *lines).play("play s6", "defy draw")
    assert table.refusal("play s2") == "G5.6"
    assert table.play("stop").sums == (0, 99)


def test_G9_5_ruling_xanros_who_obeys_when_the_card_is_played_still_has_the_ability_at_the_end() -> None:
    hero = "xanros hand s4 s5 pile s6"
    table = fighting(hero, "attack 0 lives 99 curses draw attack", *WARLOCK).play("play s4", "stop")
    assert table.play("stop", "spare attack s4").sums == (3, 99)


def test_G9_5_the_options_say_what_the_ability_of_xanros_is_spent_on() -> None:
    table = fighting("xanros hand s2 s3 s4 s5 pile s6", "attack 0 lives 99 curses red attack draw", *WARLOCK)
    said = table.says("play s2"), table.says("play s5")
    assert said == (
        "Play “The fine print” despite the curse (Xanros, once per fight)",
        "Play “His Lordship’s displeasure”",
    )
    assert "Xanros" not in table.says("stop")
    table.play("play s4")
    assert table.says("defy draw") == "Defy the curse: drawing 1 counts (Xanros, once per fight)"
    table.play("stop")
    assert table.says("stop") == "Stop: Xanros may then let one cursed attack or defence count"
    table.play("stop")
    assert table.says("spare attack s4") == "Let attack 3 on “Graveyard ivy” count (Xanros, once per fight)"
    assert table.says("stop") == "Obey the curse"


def test_G9_5_matches_of_version_1_are_played_on_by_what_was_named_when_the_card_was_played() -> None:
    table = fighting("xanros hand s3 s4 s5 pile", "attack 0 lives 99 curses attack", *WARLOCK)
    table.position.contents["names_when_laid"] = GAME.older_rules["1"].figures["names_when_laid"]
    table.play("play s3")
    assert table.offers() == ["stop", "defy attack"]
    assert table.play("stop", "play s4", "defy attack").fight.attack == 3
    assert table.play("stop").sums == (3, 99)


# -- Taia

SEER = ["card taia-1 red follows red draw 1", "card taia-2 red follows red draw 2", "card taia-3 red follows red"]


def seeing(hero: str, *lines: str, **options: str) -> Table:
    """Taia in a fight; Horan watches."""
    here = ["monster i1 attack 0 lives 99", "row i i1", "stack i empty", f"hero {hero}", "hero horan pile"]
    return scenario(*SEER, *lines, *here, **options).play("fight i 1")


def test_G9_6_taia_draws_two_keeps_one_and_puts_the_other_under_the_pile() -> None:
    table = seeing("taia hand s1 s3 pile s4 s5 s6").play("play s1")
    assert table.offers() == ["keep s4", "keep s5"]
    table.play("keep s5")
    assert (table.hero("taia").hand, table.hero("taia").pile) == (["s3", "s5"], ["s6", "s4"])


def test_G9_6_ruling_taia_chooses_between_two_for_each_card_of_a_draw_effect() -> None:
    table = seeing("taia hand s2 s3 pile s4 s5 s6 i5", "card i5 blue").play("play s2", "keep s4")
    assert table.offers() == ["keep s6", "keep i5"]
    table.play("keep i5")
    assert (table.hero("taia").hand, table.hero("taia").pile) == (["s3", "s4", "i5"], ["s5", "s6"])


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G9_6_ruling_the_discard_is_shuffled_under_the_one_card_left_in_taias_pile_in_de_fr_and_cs_too(
    edition: str,
) -> None:
    table = seeing("taia hand s1 s3 pile s4 discard s5", edition=edition).play("play s1")
    assert "SHUFFLED" in table.happened
    assert table.offers() == ["keep s4", "keep s5"]


def test_G9_6_the_card_left_in_the_pile_is_among_taias_two_whatever_was_shuffled_under_it() -> None:
    table = seeing("taia hand s1 s3 pile s4 discard s2 s5 s6").play("play s1")
    assert table.chances() == {"draw s2": 1, "draw s5": 1, "draw s6": 1}
    assert table.play("draw s6").offers() == ["keep s4", "keep s6"]


def test_G9_6_the_card_left_in_the_pile_is_among_taias_two_although_nobody_knew_which_it_was() -> None:
    table = seeing("taia hand s1 s3 pile starting discard s2 s5 s6").play("play s1")
    assert table.chances() == {"draw s2": 1, "draw s5": 1, "draw s6": 1}


def test_G9_6_won_cards_may_be_put_only_under_the_card_left_in_taias_pile() -> None:
    table = seeing("taia hand s1 s3 pile s4 discard s5 i5", "card i5 blue").play("play s1")
    assert table.offers() == ["place 2", "place 3", "shuffle"]
    assert table.play("place 2").offers() == ["keep s4", "keep i5"]


def test_G9_6_the_discard_is_shuffled_as_ever_when_taias_pile_is_empty() -> None:
    table = seeing("taia hand s1 s3 pile discard s4 s5").play("play s1", "draw s5")
    assert table.offers() == ["keep s4", "keep s5"]


def test_G9_6_taia_takes_the_only_card_when_there_is_nothing_to_shuffle() -> None:
    table = seeing("taia hand s1 s3 pile s4").play("play s1")
    assert (table.hero("taia").hand, table.phase) == (["s3", "s4"], "play")


def test_G9_6_taia_takes_the_only_card_of_the_discard_when_her_pile_is_empty() -> None:
    table = seeing("taia hand s1 s3 pile discard s4").play("play s1")
    assert (table.hero("taia").hand, table.phase) == (["s3", "s4"], "play")


def test_G9_6_no_shuffle_is_needed_with_two_cards_left_in_taias_pile() -> None:
    table = seeing("taia hand s1 s3 pile s4 s5 discard s6").play("play s1")
    assert table.offers() == ["keep s4", "keep s5"]
    assert table.hero("taia").discard == ["s6"]


def test_G9_6_taia_does_not_choose_between_two_at_the_refill_at_the_end_of_the_turn() -> None:
    table = seeing("taia hand s3 pile s4 s5 s6 i5 i6").play("play s3")
    assert table.hero("taia").hand == ["s4", "s5", "s6", "i5"]
    assert table.turn == "horan"


def test_G9_6_taia_does_not_choose_between_two_at_the_merchant() -> None:
    table = scenario("hero taia hand s1 s2 s3 pile s4 s5", "hero horan pile").play("merchant", "stop")
    assert table.hero("taia").hand == ["s1", "s2", "s3", "s4"]


def test_G9_6_others_see_no_starting_card_that_taia_chooses_from() -> None:
    table = seeing("taia hand s1 s3 pile s4 i5 s6", "card i5 blue").play("play s1")
    assert [card.id for card in table.view("taia").aside] == ["taia-4", "i5"]
    assert [card.id for card in table.view("horan").aside] == ["i5"]


def test_G9_6_others_do_not_see_which_starting_card_lies_under_taias_pile() -> None:
    table = seeing("taia hand s1 s3 pile s4 s5 s6").play("play s1", "keep s5")
    assert table.hero("taia", seen_by="taia").pile == ["s6", "s4"]
    assert table.hero("taia", seen_by="horan").pile[-1] == "starting"
