"""G3: draw piles and discards."""

from .table import Table, fight

HARMLESS = "attack 0 lives 99"
DRAW = ["card horan-1 red follows red draw 1", "card horan-2 red follows red draw 1"]


def test_G3_1_the_discard_is_shuffled_only_when_a_card_must_be_drawn_from_an_empty_pile() -> None:
    table = fight("horan hand s1 s2 pile s3 discard s4 s5", HARMLESS, *DRAW).play("play s1")
    assert "SHUFFLED" not in table.happened
    assert (table.hero("horan").pile, table.hero("horan").discard) == ([], ["s4", "s5"])
    table.play("play s2")
    assert "SHUFFLED" in table.happened
    assert (len(table.hero("horan").pile), table.hero("horan").discard) == (2, [])


def test_G3_1_the_new_pile_lies_in_any_order() -> None:
    table = fight("horan hand s1 pile discard s4 s5 s6", HARMLESS, *DRAW).play("play s1")
    assert table.chances() == {"draw s4": 1, "draw s5": 1, "draw s6": 1}


def test_G3_1_during_a_fight_the_cards_played_in_it_stay_out_of_the_shuffle() -> None:
    table = fight("horan hand s1 s2 pile s3 discard s4 s5", HARMLESS, *DRAW).play("play s1", "play s2")
    assert table.chances() == {"draw s4": 1, "draw s5": 1}
    assert [card.id for card in table.fight.chain] == ["horan-1", "horan-2"]


def test_G3_1_at_the_refill_the_cards_played_are_shuffled_in() -> None:
    table = fight("horan hand s1 pile discard s4 s5", HARMLESS, "card horan-1 red attack 1").play("play s1")
    assert table.chances() == {"draw s1": 1, "draw s4": 1, "draw s5": 1}


def test_G3_1_at_the_refill_a_won_action_card_is_shuffled_in_too() -> None:
    won = ["card horan-1 red attack 1", "card i1 blue attack 1"]
    table = fight("horan hand s1 pile", "attack 0 lives 1", *won).play("play s1")
    assert "WON" in table.happened
    table.play("place 2")
    assert (table.hero("horan").hand, table.hero("horan").discard) == (["s1", "i1"], [])


def test_G3_1_a_draw_is_skipped_when_pile_and_discard_are_empty() -> None:
    lines = ["card horan-1 red follows red draw 2", "card horan-2 red"]
    table = fight("horan hand s1 s2 pile s3", HARMLESS, *lines).play("play s1")
    assert table.hero("horan").hand == ["s2", "s3"]
    assert table.phase == "play"


def arranging(*more: str) -> Table:
    """Horan must draw from an empty pile, and two won cards are on his discard. Taia watches."""
    lines = ["card horan-1 red follows red draw 1", "card horan-6 red", "card i5 blue", "card i6 blue", *more]
    return fight("horan hand s1 s6 pile discard s2 s3 i5 i6", HARMLESS, *lines).play("play s1")


def test_G3_2_the_won_cards_may_lie_at_any_places_of_the_new_pile() -> None:
    table = arranging()
    assert table.offers() == ["place 1", "place 2", "place 3", "place 4", "shuffle"]
    table.play("place 1", "place 3")
    assert table.hero("horan").hand == ["s6", "i5"]
    assert table.hero("horan").pile == ["starting", "i6", "starting"]


def test_G3_2_the_starting_cards_are_random_among_themselves() -> None:
    table = arranging().play("place 2", "place 4")
    assert table.chances() == {"draw s2": 1, "draw s3": 1}


def test_G3_2_the_plain_shuffle_is_one_choice_and_then_any_card_lies_anywhere() -> None:
    table = arranging().play("shuffle")
    assert table.chances() == {"top starting": 2, "top i5": 1, "top i6": 1}
    assert table.hero("horan").pile == ["?", "?", "?", "?"]


def test_G3_2_ruling_won_cards_are_placed_one_by_one_in_the_order_of_their_numbers() -> None:
    table = arranging()
    assert table.seen.arranged.id == "i5"
    table.play("place 3")
    assert table.seen.arranged.id == "i6"
    assert table.offers() == ["place 1", "place 2", "place 4", "shuffle"]


def test_G3_2_ruling_shuffle_may_be_said_at_any_moment_and_what_has_no_place_yet_lies_anywhere() -> None:
    table = arranging().play("place 2", "shuffle")
    assert table.hero("horan").pile == ["?", "i5", "?", "?"]
    assert table.chances() == {"top starting": 2, "top i6": 1}


def test_G3_2_ruling_with_no_won_card_nothing_is_asked() -> None:
    lines = ["card horan-1 red draw 1"]
    table = fight("horan hand s1 pile discard s2 s3", HARMLESS, *lines).play("play s1")
    assert table.phase == "draw"


def test_G3_2_ruling_the_last_card_with_one_place_left_goes_there_by_itself() -> None:
    lines = ["card horan-1 red follows red draw 1", "card horan-6 red", "card i5 blue", "card i6 blue"]
    table = fight("horan hand s1 s6 pile discard i5 i6", HARMLESS, *lines).play("play s1", "place 2")
    assert table.phase == "play"
    assert (table.hero("horan").hand, table.hero("horan").pile) == (["s6", "i6"], ["i5"])


def test_G3_2_ruling_all_see_which_won_cards_are_in_a_hand() -> None:
    table = fight("horan hand s1 s2 i5 i7", HARMLESS, *DRAW)
    assert table.hero("horan", seen_by="taia").hand == ["i5", "i7"]
    assert table.hero("horan", seen_by="taia").starting == 2
    assert table.hero("horan", seen_by="horan").hand == ["s1", "s2", "i5", "i7"]


def test_G3_2_ruling_all_see_which_won_card_is_on_top_of_a_pile() -> None:
    table = arranging().play("place 2", "place 1")
    assert table.hero("horan").hand == ["s6", "i6"]
    assert table.hero("horan", seen_by="taia").pile[0] == "i5"


def test_G3_2_ruling_all_see_that_a_starting_card_is_on_top_of_a_pile_but_not_which() -> None:
    table = arranging().play("place 1", "place 3")
    assert table.hero("horan", seen_by="taia").pile[0] == "starting"


def test_G3_2_ruling_only_the_owner_knows_the_rest_of_a_pile() -> None:
    table = arranging().play("place 1", "place 3")
    assert table.hero("horan", seen_by="horan").pile == ["starting", "i6", "starting"]
    assert table.hero("horan", seen_by="taia").pile[1:] == ["?", "?"]


def test_G3_2_ruling_whoever_knows_a_card_in_a_pile_sees_its_face() -> None:
    table = arranging().play("place 1", "place 3")
    for viewer, faces in (("horan", ["i6"]), ("taia", [])):
        known = table.view(viewer).players[table.seat("horan")].known
        assert [card.id for card in known] == faces


def test_G3_2_ruling_after_a_shuffle_the_owner_knows_only_the_back_on_top() -> None:
    table = arranging().play("shuffle", "top starting", "draw s2", "top i6")
    for viewer in ("horan", "taia"):
        assert table.hero("horan", seen_by=viewer).pile == ["i6", "?", "?"]
