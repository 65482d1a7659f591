"""Which matches are rated, how players are ranked, and how ratings change."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, select

from krypta.server.accounts.people import add
from krypta.server.accounts.person import Kind, Person
from krypta.server.accounts.ratings import counts, points, ranks, rate
from krypta.server.ids import new_id
from krypta.server.storage.database import Database
from krypta.server.storage.schema import RATING


def someone(kind: Kind = "guest") -> Person:
    return Person(new_id(), "Somebody", kind)


def test_matches_of_different_people_count_for_ratings() -> None:
    assert counts([someone(), someone("account")])
    assert counts([someone() for _ in range(5)])


@pytest.mark.parametrize("spoiled", ["aborted", "hints", "agreed_undo", "handover"])
def test_a_match_with_abort_hints_agreed_undo_or_handover_does_not_count(spoiled: str) -> None:
    assert not counts([someone(), someone()], **{spoiled: True})


def test_matches_with_bots_one_person_twice_or_alone_do_not_count() -> None:
    one = someone()
    assert not counts([one, None])
    assert not counts([one, someone("bot")])
    assert not counts([one, someone(), one])
    assert not counts([one])
    assert not counts([])


def test_equal_shares_tie_and_resigned_come_last() -> None:
    assert ranks([1.0, 0.0, 0.0]) == [0, 1, 1]
    assert ranks([0.5, 0.5, 0.0]) == [0, 0, 1]
    assert ranks([0.0, 0.0, 1.0], resigned=[1]) == [1, 2, 0]
    assert ranks([0.0, 0.0, 1.0, 0.0], resigned=[1, 0]) == [2, 3, 0, 1], "who resigned first is the very last"
    assert ranks([1.0, 0.0], resigned=[0]) == [1, 0], "whatever the bot made of the seat"


@pytest.fixture
def three(database: Database) -> list[str]:
    people = [someone() for _ in range(3)]
    with database.transaction() as connection:
        for person in people:
            add(connection, person)
    return [person.id for person in people]


def rated(connection: Connection) -> dict[str, tuple[int, int]]:
    rows = connection.execute(select(RATING)).all()
    return {row.user_id: (points(row.mu, row.sigma), row.matches) for row in rows}


def test_winners_rise_and_losers_fall(database: Database, three: list[str]) -> None:
    with database.transaction() as connection:
        rate(connection, "karak", [0.0, 1.0, 0.0], three, resigned=[2])
        after = rated(connection)
    assert after[three[1]][0] > 1000 > after[three[2]][0]
    assert after[three[1]][0] > after[three[0]][0] > after[three[2]][0]
    assert {matches for _, matches in after.values()} == {1}
    with database.transaction() as connection:
        rate(connection, "burrow", [1.0, 0.0], three[:2])
        games = connection.scalars(select(RATING.c.game).where(RATING.c.user_id == three[0])).all()
    assert set(games) == {"karak", "burrow"}


def test_certainty_of_a_rating_grows_with_matches(database: Database, three: list[str]) -> None:
    for _ in range(20):
        with database.transaction() as connection:
            rate(connection, "karak", [1.0, 0.0], three[:2])
    with database.transaction() as connection:
        rows = {row.user_id: row for row in connection.execute(select(RATING))}
    assert rows[three[0]].matches == 20
    assert rows[three[0]].sigma < 25 / 3


def test_no_rating_is_written_for_a_deleted_person(database: Database, three: list[str]) -> None:
    with database.transaction() as connection:
        rate(connection, "karak", [1.0, 0.0], [three[0], new_id()])
        assert set(rated(connection)) == {three[0]}


def test_programs_change_no_ratings(database: Database, three: list[str]) -> None:
    bot = someone("bot")
    with database.transaction() as connection:
        add(connection, bot)
        assert not rate(connection, "karak", [1.0, 0.0], [three[0], bot.id])
        assert rated(connection) == {}
        assert rate(connection, "karak", [1.0, 0.0], three[:2])


def test_matches_that_end_at_once_all_count(database: Database, three: list[str]) -> None:
    def end(number: int) -> None:
        with database.transaction() as connection:
            rate(connection, "karak", [1.0, 0.0, 0.0], three if number % 2 else three[::-1])

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(end, range(24)))
    with database.transaction() as connection:
        assert [matches for _, matches in rated(connection).values()] == [24] * 3
