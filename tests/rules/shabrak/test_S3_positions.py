"""S3: the positions of warriors, whom they face, and whom they reach."""

import pytest

from .table import Table, scenario


def rows(one: int, other: int, *lines: str, **options: str) -> Table:
    """Rows of that many warriors, in the order of their numbers."""
    sides = [f"row {seat} " + " ".join(f"{seat}.{n + 1}" for n in range(size)) for seat, size in ((1, one), (2, other))]
    return scenario(*sides, *lines, **options)


def seen(table: Table, seat: int, what: str) -> list[list[int]]:
    """For each warrior of a row, its enemies: `faces`, `reaches` or `can_attack`."""
    return [getattr(warrior, what) for warrior in table.player(seat).row]


def written(said: str) -> list[list[int]]:
    """Parses `1 | 12 | 23` into lists of places."""
    return [[int(place) for place in part.strip()] for part in said.split("|")]


SIZES = range(1, 6)
PAIRS = [(one, other) for one in SIZES for other in SIZES]


# -- S3.1

PLACES: dict[int, list[float]] = {
    1: [0],
    2: [-0.5, 0.5],
    3: [-1, 0, 1],
    4: [-1.5, -0.5, 0.5, 1.5],
    5: [-2, -1, 0, 1, 2],
}


@pytest.mark.parametrize("size", SIZES)
def test_S3_1_ruling_a_row_is_centred_with_a_place_between_neighbours(size: int) -> None:
    for seat, table in ((1, rows(size, 3)), (2, rows(3, size))):
        assert [warrior.at / 2 for warrior in table.player(seat).row] == PLACES[size]


def test_S3_1_ruling_overpowered_cards_are_counted() -> None:
    table = rows(4, 4, "warrior 1.1 overpowered", "warrior 2.4 overpowered")
    assert [warrior.at / 2 for warrior in table.player(1).row] == PLACES[4]
    assert [warrior.at / 2 for warrior in table.player(2).row] == PLACES[4]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_S3_1_ruling_facing_is_a_distance_under_one(one: int, other: int) -> None:
    table = rows(one, other)
    for seat, mine, theirs in ((1, one, other), (2, other, one)):
        expected = [[n + 1 for n, at in enumerate(PLACES[theirs]) if abs(at - here) < 1] for here in PLACES[mine]]
        assert seen(table, seat, "faces") == expected


FACING = {
    (5, 5): ("1 | 2 | 3 | 4 | 5", "1 | 2 | 3 | 4 | 5"),
    (5, 4): ("1 | 12 | 23 | 34 | 4", "12 | 23 | 34 | 45"),
    (4, 1): (" | 1 | 1 | ", "23"),
    (5, 2): (" | 1 | 12 | 2 | ", "23 | 34"),
    (5, 3): (" | 1 | 2 | 3 | ", "2 | 3 | 4"),
}


@pytest.mark.parametrize(("one", "other"), FACING)
def test_S3_1_with_an_odd_difference_a_warrior_may_face_two(one: int, other: int) -> None:
    there, back = (written(said) for said in FACING[one, other])
    assert (seen(rows(one, other), 1, "faces"), seen(rows(one, other), 2, "faces")) == (there, back)
    assert (seen(rows(other, one), 2, "faces"), seen(rows(other, one), 1, "faces")) == (there, back)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_S3_1_facing_is_mutual(one: int, other: int) -> None:
    table = rows(one, other)
    there = {(n + 1, m) for n, faced in enumerate(seen(table, 1, "faces")) for m in faced}
    assert there == {(m, n + 1) for n, faced in enumerate(seen(table, 2, "faces")) for m in faced}


# -- S3.2, S3.4: who reaches whom

NEAR = {
    (5, 5): ("12 | 123 | 234 | 345 | 45", "12 | 123 | 234 | 345 | 45"),
    (5, 4): ("1 | 12 | 23 | 34 | 4", "12 | 23 | 34 | 45"),
    (5, 3): ("1 | 12 | 123 | 23 | 3", "123 | 234 | 345"),
    (5, 2): ("1 | 1 | 12 | 2 | 2", "23 | 34"),
    (5, 1): ("1 | 1 | 1 | 1 | 1", "234"),
    (4, 1): ("1 | 1 | 1 | 1", "23"),
    (3, 1): ("1 | 1 | 1", "123"),
    (2, 1): ("1 | 1", "12"),
    (1, 1): ("1", "1"),
}
FAR = {
    (5, 5): NEAR[5, 5],
    (5, 4): ("12 | 123 | 1234 | 234 | 34", "123 | 1234 | 2345 | 345"),
    (5, 3): NEAR[5, 3],
    (5, 2): ("1 | 12 | 12 | 12 | 2", "1234 | 2345"),
    (5, 1): NEAR[5, 1],
    (4, 1): ("1 | 1 | 1 | 1", "1234"),
    (4, 2): ("1 | 12 | 12 | 2", "123 | 234"),
}


@pytest.mark.parametrize(("one", "other"), NEAR)
def test_S3_4_every_case_of_reach_is_right_both_ways(one: int, other: int) -> None:
    there, back = (written(said) for said in NEAR[one, other])
    assert (seen(rows(one, other), 1, "reaches"), seen(rows(one, other), 2, "reaches")) == (there, back)
    assert (seen(rows(other, one), 2, "reaches"), seen(rows(other, one), 1, "reaches")) == (there, back)


@pytest.mark.parametrize(("one", "other"), FAR)
def test_S3_4_every_case_of_the_longer_reach_is_right_both_ways(one: int, other: int) -> None:
    there, back = (written(said) for said in FAR[one, other])
    assert seen(rows(one, other, reach="far"), 1, "reaches") == there
    assert seen(rows(one, other, reach="far"), 2, "reaches") == back
    assert seen(rows(other, one, reach="far"), 2, "reaches") == there
    assert seen(rows(other, one, reach="far"), 1, "reaches") == back


@pytest.mark.parametrize(("one", "other"), NEAR)
def test_S3_4_the_attacks_on_warriors_in_reach_are_offered(one: int, other: int) -> None:
    there = written(NEAR[one, other][0])
    expected = [f"attack {n + 1} {m}" for n, reached in enumerate(there) for m in reached]
    assert [said for said in rows(one, other).offers() if said.startswith("attack")] == expected


def test_S3_2_a_warrior_reaches_straight_ahead_and_diagonally() -> None:
    assert rows(5, 5).warrior("1.3").reaches == [2, 3, 4]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_S3_2_ruling_reach_is_a_distance_of_at_most_one(one: int, other: int) -> None:
    table = rows(one, other)
    for here, reached in zip(PLACES[one], seen(table, 1, "reaches"), strict=True):
        near = [n + 1 for n, at in enumerate(PLACES[other]) if abs(at - here) <= 1]
        assert len(near) <= (2 if (one - other) % 2 else 3)
        assert reached == near or not near


def test_S3_2_ruling_an_option_makes_reach_one_and_a_half_at_an_odd_difference() -> None:
    assert rows(5, 4).warrior("1.3").reaches == [2, 3]
    assert rows(5, 4, reach="far").warrior("1.3").reaches == [1, 2, 3, 4]
    assert rows(5, 5, reach="far").warrior("1.3").reaches == [2, 3, 4]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_S3_2_a_warrior_reaches_the_nearest_card_if_none_is_near_enough(one: int, other: int) -> None:
    table = rows(one, other)
    for here, reached in zip(PLACES[one], seen(table, 1, "reaches"), strict=True):
        distances = [abs(at - here) for at in PLACES[other]]
        if min(distances) > 1:
            assert reached == [distances.index(min(distances)) + 1]


@pytest.mark.parametrize(("one", "other", "reached"), [(1, 2, 1), (1, 4, 2), (3, 4, 1)])
def test_S3_2_ruling_of_two_equally_near_cards_the_left_one_is_reached(one: int, other: int, reached: int) -> None:
    table = rows(one, other, "ability 1.1 standing: reach -1 to self")
    assert seen(table, 1, "reaches")[0] == [reached]


def test_S3_2_an_overpowered_card_that_is_near_keeps_those_further_off_out_of_reach() -> None:
    table = rows(5, 3, "warrior 2.1 overpowered")
    assert table.warrior("1.1").reaches == [1]
    assert table.warrior("1.1").can_attack == []
    assert table.refusal("attack 1 2") == "S3.2"


@pytest.mark.parametrize(("down", "who"), [("2.1", 1), ("2.2", 5)])
def test_S3_2_if_the_nearest_is_overpowered_there_is_nothing_to_attack(down: str, who: int) -> None:
    table = rows(5, 2, f"warrior {down} overpowered")
    assert (table.warrior(f"1.{who}").reaches, table.warrior(f"1.{who}").can_attack) == ([int(down[2])], [])
    assert [said for said in table.offers() if said.startswith(f"attack {who}")] == []
    assert table.refusal(f"attack {who} {down[2]}") == "S4.4"
    assert f"rest {who}" in table.offers()


def test_S3_2_a_warrior_with_more_reach_can_attack_one_further_off() -> None:
    table = rows(5, 2, "warrior 2.1 overpowered")
    assert (table.warrior("1.3").reaches, table.warrior("1.3").can_attack) == ([1, 2], [2])


def test_S3_2_ruling_reach_need_not_be_mutual() -> None:
    table = rows(5, 2)
    assert table.warrior("1.1").reaches == [1]
    assert table.warrior("2.1").reaches == [2, 3]


def test_S3_2_beyond_reach_nobody_is_attacked() -> None:
    table = rows(5, 5)
    assert [table.refusal(f"attack 1 {other}") for other in range(1, 6)] == ["", "", "S3.2", "S3.2", "S3.2"]


# -- S3.3


def test_S3_3_overpowered_cards_keep_their_place_until_the_round_ends() -> None:
    table = rows(3, 3, "warrior 1.2 attack 4").play("attack 2 1")
    assert table.status("2.1") == "overpowered"
    assert table.row(2) == [1, 2, 3]
    assert [warrior.at / 2 for warrior in table.player(2).row] == PLACES[3]
    assert seen(table, 1, "reaches") == written("12 | 123 | 23")


def test_S3_3_the_ranks_close_when_the_round_ends() -> None:
    table = rows(
        2, 3, "warrior 1.1 attack 4", "warrior 1.2 exhausted", "warrior 2.2 exhausted", "warrior 2.3 exhausted"
    )
    table.play("attack 1 1", "end")
    assert (table.round, table.row(2)) == (2, [2, 3])
    assert [warrior.at / 2 for warrior in table.player(2).row] == PLACES[2]


def test_S3_3_half_places_come_with_the_closing_of_ranks() -> None:
    lines = [f"warrior {seat}.{n} exhausted" for seat in (1, 2) for n in range(2, 6)]
    table = rows(5, 5, *lines, "warrior 1.1 attack 4").play("attack 1 1", "end")
    assert [warrior.at / 2 for warrior in table.player(2).row] == PLACES[4]
    assert seen(table, 2, "faces") == written("12 | 23 | 34 | 45")
    assert [[n - 1 for n in reached] for reached in seen(table, 1, "reaches")] == written("1 | 12 | 23 | 34 | 4")


def test_S3_3_the_order_of_warriors_stays_as_the_ranks_close() -> None:
    lines = ["row 2 2.4 2.2 2.5 2.1 2.3", *(f"warrior 2.{n} exhausted" for n in (1, 3, 4))]
    lines += [*(f"warrior 1.{n} exhausted" for n in (2, 3, 4, 5)), "warrior 2.2 overpowered", "warrior 2.5 overpowered"]
    table = scenario(*lines, "warrior 1.1 attack 0").play("attack 1 4", "end")
    assert table.row(2) == [4, 1, 3]
