"""A word that is no act: its hint takes a search, which nobody pays for who does not read it."""

import difflib

import pytest

from krypta.core.text.vocabulary import LONGEST_SHOWN, UnknownWord
from krypta.games import load


def test_an_unknown_word_is_refused_without_a_search_for_the_nearest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(difflib, "get_close_matches", lambda *args, **more: pytest.fail("searched"))
    with pytest.raises(UnknownWord):
        load("goblin").parse("figth i 1")


def test_the_sentence_about_an_unknown_word_names_the_nearest_acts() -> None:
    with pytest.raises(UnknownWord) as unknown:
        load("goblin").parse("figth i 1")
    assert str(unknown.value).startswith("“figth i 1” is no act of Goblin. Did you mean “fight i 1”")


def test_of_a_long_text_that_is_no_act_only_the_beginning_is_repeated() -> None:
    with pytest.raises(UnknownWord) as unknown:
        load("karak").parse("x" * 10_000)
    assert str(unknown.value) == f"“{'x' * LONGEST_SHOWN}” is no act of Karak."
