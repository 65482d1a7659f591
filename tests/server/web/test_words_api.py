"""POST /api/words: sentences for pages that do not have a catalogue."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from krypta.core.text.words import LANGUAGES, words
from krypta.server.http.api.words import LARGEST_NUMBER, LONGEST_ARGUMENT, LONGEST_ID, MOST_MESSAGES, Language
from server.serving import serve_here


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("words")
    with serve_here(folder) as served, httpx.Client(base_url=served.url, headers={"X-Krypta": "1"}) as client:
        yield client


def say(asking: httpx.Client, lang: str, *messages: Any) -> httpx.Response:
    return asking.post("/api/words", json={"lang": lang, "messages": messages})


def test_the_words_api_speaks_every_language_of_krypta() -> None:
    assert get_args(Language) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_become_sentences_in_the_order_they_were_sent(asking: httpx.Client, language: str) -> None:
    fight = {"id": "karak-act-fight", "args": {"token": "karak-token-dragon"}}
    stale = {"id": "server-stale"}
    speaker = words(language)
    expected = [speaker.text("karak-act-fight", token="karak-token-dragon"), speaker.text("server-stale")]
    assert say(asking, language, fight, stale).json() == expected
    assert say(asking, language, stale, fight).json() == expected[::-1]


def test_an_unknown_message_comes_back_as_its_id(asking: httpx.Client) -> None:
    assert say(asking, "cs", {"id": "burrow-act-dig"}, {"id": ""}, {"id": "-"}).json() == ["burrow-act-dig", "", "-"]


def test_a_message_within_a_message_is_said_first(asking: httpx.Client) -> None:
    inner = {"id": "karak-act-fight", "args": {"token": "karak-token-dragon"}}
    outer = {"id": "server-request-wrong", "args": {"what": inner}}
    speaker = words("cs")
    what = speaker.text("karak-act-fight", token="karak-token-dragon")
    assert say(asking, "cs", outer).json() == [speaker.text("server-request-wrong", what=what)]


@pytest.mark.parametrize("depth", [3, 100, 900, 3000])
def test_messages_within_messages_break_nothing_however_deep(asking: httpx.Client, depth: int) -> None:
    begin = '{"id":"server-request-wrong","args":{"what":'
    body = f'{{"lang":"en","messages":[{begin * depth}1{"}}" * depth}]}}'
    answer = asking.post("/api/words", content=body[:60_000], headers={"Content-Type": "application/json"})
    assert answer.status_code in (200, 400), answer.text
    assert len(answer.text) < 5_000


def test_the_words_api_refuses_too_many_or_malformed_messages(asking: httpx.Client) -> None:
    message = {"id": "server-stale"}
    assert len(say(asking, "en", *[message] * MOST_MESSAGES).json()) == MOST_MESSAGES
    for wrong in (
        say(asking, "en", *[message] * (MOST_MESSAGES + 1)),
        say(asking, "xx", message),
        say(asking, "en", {"id": "x" * (LONGEST_ID + 1)}),
        say(asking, "en", {"id": "x", "args": {"name": "x" * (LONGEST_ARGUMENT + 1)}}),
        say(asking, "en", {"id": "x", "args": {"name": []}}),
        say(asking, "en", {"id": "x", "rule": "K1"}),
        say(asking, "en", "x"),
    ):
        assert (wrong.status_code, wrong.json()["id"]) == (400, "server-request-wrong")


def test_the_words_api_needs_the_header_of_our_own_pages(asking: httpx.Client) -> None:
    answer = asking.post("/api/words", json={"lang": "en", "messages": []}, headers={"X-Krypta": "0"})
    assert (answer.status_code, answer.json()["id"]) == (403, "server-header-missing")


ARGUMENT = st.one_of(
    st.integers(-LARGEST_NUMBER, LARGEST_NUMBER),
    st.floats(-LARGEST_NUMBER, LARGEST_NUMBER),
    st.text(max_size=30),
)
NAME = st.one_of(st.sampled_from(["self", "id", "seconds", "name", "hero", "language"]), st.text(max_size=10))
KNOWN = st.sampled_from(["server-slow-down", "server-page-winners", "karak-act-fight", "karak-event-rolled"])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(id=st.one_of(KNOWN, st.text(max_size=20)), args=st.dictionaries(NAME, ARGUMENT, max_size=4))
def test_strange_arguments_of_a_message_break_nothing(asking: httpx.Client, id: str, args: dict[str, Any]) -> None:
    answer = say(asking, "cs", {"id": id, "args": args})
    assert answer.status_code == 200, answer.text
    assert len(answer.json()) == 1


@pytest.mark.parametrize("number", ["1e308", "-1e308", "9" * 400, "1" * 4300, "1" * 5000, "1e999"])
def test_enormous_numbers_in_a_message_are_refused(asking: httpx.Client, number: str) -> None:
    body = f'{{"lang": "cs", "messages": [{{"id": "server-slow-down", "args": {{"seconds": {number}}}}}]}}'
    answer = asking.post("/api/words", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["id"]) == (400, "server-request-wrong")
