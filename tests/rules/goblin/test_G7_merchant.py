"""G7: the merchant and the pawn shop."""

import pytest

from .table import Table, scenario

POTIONS = ("strength", "protection", "healing")
CARDS = [
    *(f"card i{n} red attack 1" for n in (1, 2, 3, 4)),
    *("gear i8 weapon attack 1", "gear i9 armour hand 1", "gear i11 weapon attack 2", "gear i12 armour defence 2"),
]


def shop(hero: str, *lines: str, **options: str) -> Table:
    """Horan is at the merchant's."""
    return scenario(*CARDS, *lines, f"hero horan {hero}", "hero taia pile", **options).play("merchant")


@pytest.mark.parametrize(
    ("hero", "payment"), [("hand i1 pile", "i1"), ("pile wears i8", "i8"), ("pile wears i9", "i9")]
)
def test_G7_1_a_purchase_costs_a_won_action_card_from_the_hand_the_weapon_or_the_armour(
    hero: str, payment: str
) -> None:
    table = shop(hero).play("potion strength")
    assert table.offers() == [f"pay {payment}"]
    table.play(f"pay {payment}")
    horan = table.hero("horan")
    assert (horan.potions, horan.hand, horan.weapon, horan.armour) == (["strength"], [], "", "")


def test_G7_1_what_is_paid_is_laid_in_the_pawn_shop() -> None:
    assert shop("hand i1 pile").play("potion strength", "pay i1").pawned == ["i1"]


def test_G7_1_each_purchase_costs_one_card() -> None:
    table = shop("hand i1 i2 i3 pile", "pawned i4").play("potion strength", "pay i1", "buy i4", "pay i2")
    assert (table.hero("horan").hand, table.pawned) == (["i3"], ["i1", "i2"])


def test_G7_1_a_starting_card_a_potion_or_a_key_never_pays() -> None:
    table = shop("hand s1 s2 pile keys 2 potions healing", "pawned i4")
    assert table.offers() == ["stop"]
    assert table.refusal("potion strength") == table.refusal("buy i4") == "G7.1"


@pytest.mark.parametrize("hero", ["hand s1 pile i1", "hand s1 pile discard i1"])
def test_G7_1_a_won_card_that_is_not_in_the_hand_does_not_pay(hero: str) -> None:
    assert shop(hero).refusal("potion strength") == "G7.1"


def test_G7_1_what_another_hero_has_does_not_pay() -> None:
    table = scenario(*CARDS, "hero horan hand i1 pile", "hero taia hand i2 pile wears i8").play("merchant")
    assert table.play("potion strength").offers() == ["pay i1"]


def test_G7_1_ruling_a_buyer_names_the_purchase_first_and_then_pays() -> None:
    table = shop("hand i1 pile wears i8", "pawned i4")
    assert table.refusal("pay i1") == "G7.1"
    table.play("buy i4")
    assert (table.view("taia").wanted.id, table.offers()) == ("i4", ["pay i1", "pay i8"])
    assert table.refusal("stop") == "G7.1"


def test_G7_1_ruling_equipment_bought_in_this_visit_may_pay() -> None:
    table = shop("hand i1 pile", "pawned i11").play("buy i11", "pay i1", "potion healing")
    assert table.offers() == ["pay i11"]


def test_G7_1_ruling_a_bought_action_card_may_not_pay_since_it_lies_on_the_draw_pile() -> None:
    table = shop("hand i1 pile", "pawned i4").play("buy i4", "pay i1")
    assert table.refusal("potion healing") == "G7.1"


def test_G7_2_several_potions_may_be_bought_in_one_visit() -> None:
    acts = [act for n, potion in enumerate(POTIONS, start=1) for act in (f"potion {potion}", f"pay i{n}")]
    table = shop("hand i1 i2 i3 pile").play(*acts)
    assert table.hero("horan").potions == list(POTIONS)
    assert table.seen.potions == dict.fromkeys(POTIONS, 3)


def test_G7_2_a_potion_of_a_kind_already_owned_cannot_be_bought() -> None:
    table = shop("hand i1 i2 pile potions healing")
    assert table.refusal("potion healing") == "G7.2"
    assert table.play("potion strength", "pay i1").refusal("potion strength") == "G7.2"


def test_G7_2_potions_are_sold_while_the_stack_lasts() -> None:
    table = shop("hand i1 pile", "stock healing 0 strength 1")
    assert table.refusal("potion healing") == "G7.2"
    assert table.refusal("potion strength") == ""


def test_G7_3_any_card_in_the_pawn_shop_may_be_bought() -> None:
    table = shop("hand i1 pile", "pawned i2 i3 i8 i12")
    assert {"buy i2", "buy i3", "buy i8", "buy i12"} <= set(table.offers())
    assert table.refusal("buy i4") == "G7.3"


def test_G7_3_one_card_of_the_pawn_shop_may_be_bought_a_visit() -> None:
    table = shop("hand i1 i2 pile", "pawned i3 i4").play("buy i3", "pay i1")
    assert table.refusal("buy i4") == "G7.3"
    assert table.refusal("potion healing") == ""


def test_G7_3_one_card_of_the_pawn_shop_may_be_bought_again_in_the_next_visit() -> None:
    table = shop("hand i1 i2 pile", "pawned i3 i4").play("buy i3", "pay i1", "stop", "merchant", "stop", "merchant")
    assert table.refusal("buy i4") == ""


def test_G7_3_a_weapon_or_armour_over_the_limit_goes_back_to_the_pawn_shop() -> None:
    table = shop("hand i1 pile wears i8 i9", "pawned i11").play("buy i11", "pay i1")
    assert (table.hero("horan").weapon, table.hero("horan").armour) == ("i11", "i9")
    assert table.pawned == ["i1", "i8"]


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G7_3_ruling_an_action_card_goes_on_top_of_the_draw_pile_in_cs_and_so_in_de_and_fr(edition: str) -> None:
    table = shop("hand i1 pile s1 s2", "pawned i3", edition=edition).play("buy i3", "pay i1")
    assert table.hero("horan").pile == ["i3", "s1", "s2"]
    assert table.hero("horan", seen_by="taia").pile[0] == "i3"


def test_G7_3_all_see_what_was_bought_in_the_pawn_shop_whoever_drew_last() -> None:
    table = scenario(*CARDS, "pawned i3", "hero horan pile s1", "hero taia hand i1 pile s1").play("merchant", "stop")
    table.play("merchant", "buy i3", "pay i1")
    assert table.hero("taia", seen_by="horan").pile[0] == "i3"


def test_G7_3_ruling_the_card_paid_in_cannot_be_the_one_bought() -> None:
    table = shop("hand i1 i2 pile", "pawned i3")
    assert table.refusal("buy i1") == "G7.3"
    table.play("buy i3", "pay i1")
    assert table.hero("horan").pile == ["i3"]
    assert table.refusal("buy i1") == "G7.3"


def test_G7_3_ruling_a_card_paid_for_a_potion_may_be_bought_back_by_another_payment() -> None:
    table = shop("hand i1 i2 pile").play("potion healing", "pay i1", "buy i1", "pay i2")
    assert (table.hero("horan").pile, table.pawned) == (["i1"], ["i2"])


def test_G7_3_ruling_potions_and_the_card_are_bought_in_any_order() -> None:
    table = shop("hand i1 i2 i3 pile", "pawned i12").play("potion healing", "pay i1", "buy i12", "pay i2")
    table.play("potion strength", "pay i3")
    assert (table.hero("horan").potions, table.hero("horan").armour) == (["strength", "healing"], "i12")


def test_G7_3_ruling_bought_equipment_is_worn_at_once() -> None:
    table = shop("hand i1 pile", "pawned i12").play("buy i12", "pay i1")
    assert (table.hero("horan").armour, table.phase) == ("i12", "shop")


def test_G7_3_one_weapon_may_pay_for_another() -> None:
    table = shop("pile wears i8", "pawned i11").play("buy i11", "pay i8")
    assert (table.hero("horan").weapon, table.pawned) == ("i11", ["i8"])


def test_G7_4_after_the_merchant_the_hand_is_filled() -> None:
    table = shop("hand i1 pile s1 s2 s3 s4 s5").play("potion healing", "pay i1", "stop")
    assert table.hero("horan").hand == ["s1", "s2", "s3", "s4"]
    assert table.turn == "taia"


def test_G7_4_after_the_merchant_the_hand_is_filled_with_the_bonus_of_equipment_just_bought() -> None:
    table = shop("hand i1 pile s1 s2 s3 s4 s5 s6", "pawned i9").play("buy i9", "pay i1", "stop")
    assert len(table.hero("horan").hand) == 5


def test_G7_4_a_bought_action_card_is_drawn_first() -> None:
    table = shop("hand s4 s5 s6 i1 pile s1 s2", "pawned i3").play("buy i3", "pay i1", "stop")
    assert table.hero("horan").hand == ["s4", "s5", "s6", "i3"]
