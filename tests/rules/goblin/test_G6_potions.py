"""G6.3 to G6.6: potions."""

import pytest

from .table import at_the_row, fight, scenario

NEXT = "card horan-6 red follows red"
STRIKE = "card horan-1 red follows red attack 3 defence 2"
FOE = "attack 4 lives 9"
EDITIONS = ("cs", "de", "fr")

# -- all of them


def test_G6_3_a_potion_is_used_once_and_goes_back_to_the_merchants_stack() -> None:
    table = fight("horan lives 1 hand s6 potions healing strength", FOE, NEXT)
    assert table.seen.potions["healing"] == 3
    table.play("healing")
    assert (table.hero("horan").potions, table.seen.potions["healing"]) == (["strength"], 4)
    assert table.refusal("healing") == "G6.3"


def test_G6_3_a_potion_is_drunk_only_in_ones_own_turn() -> None:
    table = scenario("hero horan lives 2 pile", "hero taia lives 2 pile potions healing")
    assert (table.turn, table.refusal("healing")) == ("horan", "G6.3")
    table.play("merchant", "stop")
    assert (table.turn, table.refusal("healing")) == ("taia", "")


def test_G6_3_a_hero_owns_at_most_one_potion_of_each_kind() -> None:
    hero = "hero horan hand i5 pile potions strength protection healing"
    table = scenario(hero, "card i5 red").play("merchant")
    assert table.offers() == ["stop"]
    assert table.refusal("potion strength") == "G7.2"


# -- strength


@pytest.mark.parametrize(("effect", "sums"), [("attack", (6, 2)), ("defence", (3, 4))])
def test_G6_4_strength_doubles_the_attack_or_the_defence_of_the_card_just_played(
    effect: str, sums: tuple[int, int]
) -> None:
    table = fight("horan hand s1 s6 potions strength", FOE, STRIKE, NEXT).play("play s1", f"strength {effect}")
    assert (table.fight.attack, table.fight.defence) == sums


def test_G6_4_strength_doubles_that_card_alone() -> None:
    lines = ["card horan-1 red follows red attack 5", "card horan-2 red follows red attack 2", NEXT]
    table = fight("horan hand s1 s2 s6 potions strength", FOE, *lines)
    table.play("play s1", "play s2", "strength attack")
    assert table.fight.attack == 5 + 2 * 2


def test_G6_4_strength_is_drunk_before_the_next_card_or_the_stop() -> None:
    lines = [STRIKE, NEXT, "card horan-5 red"]
    table = fight("horan hand s1 s5 s6 potions strength", FOE, *lines).play("play s1", "play s6")
    assert table.refusal("strength attack") == "G6.4"
    table = fight("horan hand s1 s6 pile s2 s3 s4 potions strength", FOE, STRIKE, NEXT).play("play s1", "stop")
    assert table.hero("horan").potions == ["strength"]
    assert table.sums == (3, 9)


def test_G6_4_strength_is_not_drunk_before_any_card() -> None:
    table = fight("horan hand s1 potions strength", FOE, STRIKE)
    assert table.refusal("strength attack") == "G6.4"


def test_G6_4_a_doubled_card_stays_doubled_when_other_cards_follow() -> None:
    table = fight("horan hand s1 s6 potions strength", FOE, STRIKE, NEXT)
    table.play("play s1", "strength attack", "play s6")
    assert table.sums == (6, 9)


def test_G6_4_strength_never_doubles_equipment() -> None:
    lines = [STRIKE, NEXT, "gear i8 weapon attack 4"]
    table = fight("horan hand s1 s6 wears i8 potions strength", FOE, *lines).play("play s1", "strength attack")
    assert table.fight.attack == 2 * 3 + 4


def test_G6_4_a_cursed_effect_doubled_is_still_nothing() -> None:
    table = fight("horan hand s1 s6 potions strength", "attack 4 lives 9 curses attack", STRIKE, NEXT)
    table.play("play s1", "strength attack")
    assert table.fight.attack == 0


def test_G6_4_ruling_strength_may_be_drunk_after_the_draws_of_that_very_card() -> None:
    lines = ["card horan-1 red follows red attack 3 draw 1", NEXT]
    table = fight("horan hand s1 s6 pile s2 s3 potions strength", FOE, *lines).play("play s1")
    assert table.hero("horan").hand == ["s2", "s6"]
    assert table.play("strength attack").fight.attack == 6


def test_G6_4_ruling_strength_doubles_only_an_effect_that_is_printed_on_the_card() -> None:
    lines = ["card horan-1 red follows red attack 3", NEXT, "gear i9 armour defence 2"]
    table = fight("horan hand s1 s6 wears i9 potions strength", FOE, *lines).play("play s1")
    assert table.refusal("strength defence") == "G6.4"


# -- protection


def test_G6_5_protection_cancels_one_curse_of_the_monster_of_the_players_choice() -> None:
    hero = "horan hand s1 s6 potions protection"
    table = fight(hero, "attack 4 lives 9 curses attack defence", STRIKE, NEXT)
    assert table.offers() == ["stop", "play s1", "play s6", "protection attack", "protection defence"]
    fought = table.play("protection defence", "play s1").fight
    assert (fought.attack, fought.defence, fought.curses) == (0, 2, ["attack"])


def test_G6_5_protection_lets_a_cursed_colour_be_played() -> None:
    table = fight("horan hand s1 s6 potions protection", "attack 4 lives 9 curses red blue", STRIKE, NEXT)
    assert table.refusal("play s1") == "G5.6"
    assert table.play("protection red").refusal("play s1") == ""


def test_G6_5_protection_lets_cursed_equipment_count() -> None:
    lines = [NEXT, "gear i8 weapon attack 4"]
    table = fight("horan hand s6 wears i8 potions protection", "attack 4 lives 9 curses weapon", *lines)
    assert table.fight.attack == 0
    assert table.play("protection weapon").fight.attack == 4


def test_G6_5_protection_cancels_only_a_curse_that_the_monster_has() -> None:
    table = fight("horan hand s6 potions protection", "attack 4 lives 9 curses blue", NEXT)
    assert table.refusal("protection red") != ""


def test_G6_5_protection_lasts_only_for_this_turn() -> None:
    hero = "horan hand s1 s6 pile potions protection"
    table = at_the_row(hero, "attack 0 lives 9 curses red", STRIKE, NEXT).play("fight i 1", "protection red", "stop")
    table.play("merchant", "stop")
    assert "FAILED" in table.play("fight i 1").happened


def test_G6_5_ruling_protection_drunk_before_the_first_card_saves_the_hand() -> None:
    hero = "horan hand s1 s2 s3 s4 s5 wears i9 potions protection"
    table = fight(hero, "attack 4 lives 9 curses armour", "gear i9 armour hand 1")
    assert table.phase == "trim"
    table.play("protection armour")
    assert (table.phase, len(table.hero("horan").hand)) == ("play", 5)


def test_G6_5_ruling_protection_drunk_later_lets_attack_and_defence_already_played_count() -> None:
    hero = "horan hand s1 s6 potions protection"
    for curse, sums in (("attack", (3, 0)), ("defence", (0, 2))):
        table = fight(hero, "attack 4 lives 9 curses attack defence", STRIKE, NEXT)
        fought = table.play("play s1", f"protection {curse}").fight
        assert (fought.attack, fought.defence) == sums


@pytest.mark.parametrize("curse", ["heal", "draw"])
def test_G6_5_ruling_protection_drunk_later_does_not_give_missed_draws_and_heals(curse: str) -> None:
    lines = [f"card horan-1 red follows red {curse} 2", NEXT]
    hero = "horan lives 2 hand s1 s6 pile s2 s3 potions protection"
    table = fight(hero, f"attack 0 lives 9 curses {curse}", *lines).play("play s1", f"protection {curse}")
    assert (table.hero("horan").lives, table.hero("horan").hand) == (2, ["s6"])


# -- healing


@pytest.mark.parametrize("edition", EDITIONS)
def test_G6_6_healing_in_the_fight_before_the_hits_gives_all_lives_back_in_cs_de_fr(edition: str) -> None:
    table = fight("horan lives 1 hand s6 potions healing", FOE, NEXT, edition=edition).play("healing")
    assert table.hero("horan").lives == 5
    assert table.play("stop").hero("horan").lives == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_G6_6_healing_works_after_the_hits_if_the_last_life_was_not_lost_in_cs_de_fr(edition: str) -> None:
    table = fight("horan hand s6 potions healing", FOE, NEXT, edition=edition).play("stop")
    assert (table.hero("horan").lives, table.offers()) == (1, ["stop", "healing"])
    assert table.play("healing").hero("horan").lives == 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_G6_6_healing_is_never_drunk_after_losing_the_last_life_in_this_turn_in_cs_de_fr(edition: str) -> None:
    table = fight("horan lives 4 hand s6 pile s1 potions healing", FOE, NEXT, edition=edition).play("stop")
    assert (table.hero("horan").lives, table.hero("horan").potions) == (0, ["healing"])
    assert table.refusal("healing") != ""


def test_G6_6_in_cs_healing_is_drunk_at_any_time_of_the_own_turn() -> None:
    table = at_the_row("horan lives 1 hand s6 potions healing", FOE, NEXT, edition="cs").play("healing")
    assert (table.hero("horan").lives, table.phase) == (5, "turn")
    assert "fight i 1" in table.offers()


def test_G6_6_in_cs_healing_is_drunk_at_the_merchant_too() -> None:
    table = at_the_row("horan lives 1 hand s6 potions healing", FOE, NEXT, edition="cs").play("merchant", "healing")
    assert (table.hero("horan").lives, table.phase) == (5, "shop")


def test_G6_6_in_cs_healing_is_bought_and_drunk_in_one_visit() -> None:
    table = at_the_row("horan lives 1 hand i5 pile", FOE, "card i5 red", edition="cs")
    table.play("merchant", "potion healing", "pay i5", "healing")
    assert (table.hero("horan").lives, table.seen.potions["healing"]) == (5, 4)


@pytest.mark.parametrize("edition", ["de", "fr"])
def test_G6_6_in_fr_and_de_healing_is_drunk_only_in_the_fight(edition: str) -> None:
    table = at_the_row("horan lives 1 hand s6 potions healing", FOE, NEXT, edition=edition)
    assert table.refusal("healing") == "G6.6"
    assert table.play("merchant").refusal("healing") == "G6.6"


@pytest.mark.parametrize("edition", EDITIONS)
def test_G6_6_ruling_healing_is_drunk_also_while_the_hand_is_still_being_trimmed(edition: str) -> None:
    hero = "horan lives 1 hand s1 s2 s3 s4 s5 wears i9 potions healing"
    table = fight(hero, "attack 0 lives 9 curses armour", "gear i9 armour hand 1", edition=edition).play("healing")
    assert (table.hero("horan").lives, table.phase) == (5, "trim")


def test_G6_6_ruling_healing_needs_a_lost_life() -> None:
    assert fight("horan lives 5 hand s6 potions healing", FOE, NEXT).refusal("healing") == "G6.6"


def test_G6_6_ruling_an_unhurt_hero_is_not_asked_about_healing_after_the_hits() -> None:
    table = fight("horan hand s6 pile s1 s2 s3 potions healing", "attack 0 lives 9", NEXT).play("stop")
    assert table.turn == "taia"
