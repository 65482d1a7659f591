"""The HTTP API against its own description: it answers every request, valid or not, as
described, and never with a server error."""

import asyncio
import itertools
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from krypta.server.app import LARGEST_BODY
from krypta.server.limits import Limits
from server.client import Client
from server.serving import ServedHere, serve_here
from server.wire.scripted_clients import by_dice, play_out, table_of

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
QUIET = {"deadline": None, "suppress_health_check": list(HealthCheck), "database": None}


@pytest.fixture(scope="module")
def schema(served: ServedHere) -> Any:
    served.node.people.sign_ups = Limits(1e6, burst=10**6)
    return schemathesis.openapi.from_url(f"{served.url}/api/schema/openapi.json")


def test_the_api_answers_as_it_is_described(served: ServedHere, schema: Any) -> None:
    fuzz(served, schema, examples=3, derandomize=True)


@pytest.mark.slow
def test_the_api_answers_many_requests_as_it_is_described(served: ServedHere, schema: Any) -> None:
    fuzz(served, schema, examples=100, derandomize=False)


def fuzz(served: ServedHere, schema: Any, examples: int, derandomize: bool) -> None:
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 30
    answered: set[int] = set()
    for operation in operations:
        visitors = itertools.cycle(Visitor(served, tables) for tables in asyncio.run(three_tables(served)))

        def ask(case: Case[Any], visitors: Iterator["Visitor"]) -> None:
            answered.add(next(visitors).ask(case))

        quietly = settings(max_examples=examples, derandomize=derandomize, **QUIET)  # type: ignore[arg-type]
        quietly(given(case=cases(operation), visitors=st.just(visitors))(ask))()
    assert {200, 400, 404} <= answered, "so little was reached that nothing is proven"


def cases(operation: Any) -> st.SearchStrategy[Case[Any]]:
    """Requests that follow the description and, where there is one, requests that violate it."""
    right: st.SearchStrategy[Case[Any]] = operation.as_strategy(GenerationMode.POSITIVE)
    described = list(operation.body) + list(operation.query)
    return right | operation.as_strategy(GenerationMode.NEGATIVE) if described else right


class Visitor:
    """A client with a cookie or an anonymous one, asking about an existing table or about any."""

    def __init__(self, served: ServedHere, known: tuple[str, str]) -> None:
        self.served = served
        self.table, self.cookie = known

    def ask(self, case: Case[Any]) -> int:
        parameters = case.path_parameters or {}
        if "table" in parameters and self.table:
            parameters["table"] = self.table
        cookies = {"krypta": self.cookie} if self.cookie else {}
        answer = case.call(base_url=self.served.url, headers={"X-Krypta": "1"}, cookies=cookies)
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            assert set(answer.json()) <= {"id", "args", "rule"}, answer.text
            assert answer.json()["id"].startswith("server-"), answer.text
        return int(answer.status_code)


async def three_tables(served: ServedHere) -> list[tuple[str, str]]:
    """A table before the start and one in progress, or no table; with a session or without."""
    async with Client.guest(served.url) as ann:
        waiting = await ann.make("burrow", "me", "open", public=True)
        running = await ann.make("burrow", "me", "me")
        await ann.start(running)
        return [(waiting, ann.cookie), (running, ann.cookie), ("", ann.cookie), (running, ""), ("", "")]


# -- what a schema cannot say

NUL, LONG = "%00", "a" * 3000
PATHS = [
    "/tables/{odd}",
    "/tables/{odd}/record",
    "/tables/{odd}/story",
    "/tables/{odd}/moment?n=0",
    "/tables?game={odd}",
    "/people/{odd}",
    "/ratings/{odd}",
    "/me/matches?before={odd}",
]
ODD = [NUL, LONG, "%F0%9F%83%8F", "%ED%A0%80", "..", "%2e%2e%2f", "'%22;--", "-1", "%25"]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_odd_addresses_are_refused_on_every_database(
    database: str, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """PostgreSQL, for example, accepts no NUL in a text."""
    more = {"database_url": request.getfixturevalue("postgres_url")} if database == "postgres" else {}
    with serve_here(tmp_path_factory.mktemp(database), **more) as served, httpx.Client(timeout=30) as http:
        http.post(f"{served.url}/api/me/guest", headers={"X-Krypta": "1"})
        for path, odd in itertools.product(PATHS, ODD):
            answer = http.get(f"{served.url}/api{path.format(odd=odd)}")
            assert answer.status_code < 500, f"{path} {odd}: {answer.text}"
            assert answer.is_success or answer.json()["id"].startswith("server-"), answer.text


BODIES = [
    b"",
    b"nonsense",
    b"\xff\xfe",
    b'{"game":"\xff","seats":["me","me"]}',
    b"[" * 50_000,
    b'{"seats":' * 5000,
    b'{"game":"burrow","seats":["me","me"],"away":' + b"9" * 5000 + b"}",
    b'{"game":"burrow","seats":["me","me"],"away":1e400}',
    b'{"game":"burrow","seats":["me","me"],"nonce":"\\ud800"}',
    b'{"game":"burrow","seats":["me","me"],"options":{"rounds":[[[[]]]]}}',
    b'{"game":"burrow","seats":["me","me"],"options":{"\\u0000":"\\u0000"}}',
    b'{"game":"\\u0000","seats":["\\u0000"]}',
    b'{"game":"burrow","seats":["me","me"],"clock":{"kind":"turn","seconds":99999999999999999999}}',
    b'{"game":"burrow","seats":["me","me"],"clock":{"kind":"budget","seconds":10,"increment":-1}}',
]


def test_bodies_that_make_no_sense_are_refused_as_the_askers_fault(served: ServedHere) -> None:
    async def main() -> None:
        async with Client.guest(served.url) as ann:
            for body in BODIES:
                answer = await ann.http.post("/tables", content=body, headers={"Content-Type": "application/json"})
                assert answer.status_code == 400, f"{body[:80]!r}: {answer.status_code} {answer.text}"
                assert answer.json()["id"] in ("server-request-wrong", "server-bad-table"), answer.text
            large = await ann.http.post(
                "/tables", content=b" " * (LARGEST_BODY + 1), headers={"Content-Type": "application/json"}
            )
            assert (large.status_code, large.json()["id"]) == (413, "server-too-large")

    asyncio.run(main())


def test_numbers_out_of_range_are_refused(served: ServedHere) -> None:
    async def main() -> None:
        async with table_of(served, "burrow", "person", "person") as table:
            ann = table.people[0]
            assert ann is not None
            await play_out(table, by_dice(1))
            for query in ("n=-1", "n=99999999999999999999", "n=x", "n=", "", "n=1&seat=64", "n=1&seat=-4", "n=1.5"):
                answer = await ann.http.get(f"/tables/{table.id}/moment?{query}")
                assert (answer.status_code, answer.json()["id"]) == (400, "server-request-wrong"), query
            for query in ("since=-1", "until=-1", "since=x", "seat=99999999999999999999", "since=10000001"):
                answer = await ann.http.get(f"/tables/{table.id}/story?{query}")
                assert (answer.status_code, answer.json()["id"]) == (400, "server-request-wrong"), query
            beyond = await ann.http.get(f"/tables/{table.id}/moment?n=1000000")
            assert (beyond.status_code, beyond.json()["id"]) == (404, "server-number-unknown")
            empty = await ann.get(f"/tables/{table.id}/story", since=1_000_000)
            assert empty["lines"] == []
            backwards = await ann.get(f"/tables/{table.id}/story", since=9, until=3)
            assert backwards["lines"] == []

    asyncio.run(main())
