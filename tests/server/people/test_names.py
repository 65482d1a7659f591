"""Valid names. The invalid ones imitate another person's, or spill over the page."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from krypta.bots import LEVELS
from krypta.server.accounts.names import LONGEST, LONGEST_KEY, asked_key, free_name, name_key, proper_name
from krypta.server.refusal import Refusal


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Zdeněk", "Zdeněk"),
        ("  two   words ", "two words"),
        ("ﬁne Ｗide", "fine Wide"),
        ("Łukasz-O'Neill", "Łukasz-O'Neill"),
        ("李小龙", "李小龙"),
        ("z\u0323\u0301ed", "ẓ\u0301ed"),
        ("🐉🐉", "🐉🐉"),
        ("Robert'); DROP TABLE", "Robert'); DROP TABLE"),
        ("<b>bold</b>", "<b>bold</b>"),
        ("non\u00a0breaking", "non breaking"),
    ],
)
def test_a_good_name_is_accepted(raw: str, name: str) -> None:
    assert free_name(raw) == name


@pytest.mark.parametrize("raw", ["", " ", "x", " x ", "x" * 25, "x" * 10_000, "ﷺ" * 2, "e\u0301"])
def test_a_name_that_is_too_short_or_too_long_is_refused(raw: str) -> None:
    with pytest.raises(Refusal) as refused:
        proper_name(raw)
    assert refused.value.message.id == "server-name-length"
    assert refused.value.message.args == {"least": 2, "most": 24}


@pytest.mark.parametrize(
    "letter",
    [
        "\0",
        "\n",
        "\t",
        "\x7f",
        "\u200b",
        "\u200d",
        "\u202e",
        "\u2066",
        "\ufeff",
        "\u00ad",
        "\u2028",
        "\ue000",
        "\ud800",
    ],
)
def test_a_name_with_control_characters_is_refused(letter: str) -> None:
    refuse_everywhere(letter)


@pytest.mark.parametrize("letter", ["\u3164", "\u115f", "\u2800", "\u034f", "\ufe0f", "\u1680", "\U000e0041"])
def test_a_name_with_characters_that_show_nothing_is_refused(letter: str) -> None:
    refuse_everywhere(letter)


def test_a_name_with_heaps_of_combining_marks_is_refused() -> None:
    refuse_everywhere("\u0301\u0302\u0303\u0304")


def refuse_everywhere(letters: str) -> None:
    for raw in (f"ad{letters}am", f"{letters}adam", f"adam{letters}"):
        with pytest.raises(Refusal) as refused:
            proper_name(raw)
        assert refused.value.message.id == "server-name-characters"


@pytest.mark.parametrize("raw", ["Krypta", "ADMIN", "ａｄｍｉｎ", "guest", "Guest 1234", "GUEST1", *LEVELS])
def test_a_reserved_name_is_refused(raw: str) -> None:
    with pytest.raises(Refusal) as refused:
        free_name(raw)
    assert refused.value.message.id == "server-name-reserved"


def test_a_text_that_cannot_be_a_name_belongs_to_nobody() -> None:
    assert asked_key("ZDENĚK ") == "zdeněk"
    assert asked_key("a\0b") == asked_key("x" * 10_000) == ""


@given(st.text(max_size=40))
def test_a_proper_name_is_not_changed(raw: str) -> None:
    try:
        name = proper_name(raw)
    except Refusal:
        return
    assert proper_name(name) == name
    assert 2 <= len(name) <= LONGEST
    assert 1 <= len(name_key(name)) <= LONGEST_KEY
    assert name_key(name_key(name)) == name_key(name)
    name.encode()
