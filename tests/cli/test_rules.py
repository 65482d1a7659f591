"""The rules page, in six languages."""

from collections.abc import Iterable

import pytest
from rich.console import Console, RenderableType

from cli.program import Program
from krypta.cli.faults import Sentence
from krypta.cli.rulebook import Rulebook, chapter_of
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES


def text_of(lines: Iterable[RenderableType]) -> str:
    console = Console(width=100, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        for line in lines:
            console.print(line)
    return captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rules_page_of_karak_is_printed(language: str) -> None:
    said = text_of(Rulebook("karak", Voice(language)).page())
    assert "karak-" not in said
    assert said.index("\nK3.9\n") < said.index("\nK3.10\n") < said.index("\nK4.1\n") < said.index("\nKE1\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rules_page_of_goblin_is_printed(language: str) -> None:
    said = text_of(Rulebook("goblin", Voice(language)).page())
    assert "goblin-" not in said
    assert said.index("\nG1.1\n") < said.index("\nG5.9\n") < said.index("\nG5.10\n") < said.index("\nG9.6\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rules_page_of_shabrak_is_printed(language: str) -> None:
    said = text_of(Rulebook("shabrak", Voice(language)).page())
    assert "shabrak-" not in said
    assert said.index("\nS5.9\n") < said.index("\nS5.10\n") < said.index("\nS5.15\n") < said.index("\nS6.1\n")


def test_rulings_are_marked_as_ours_on_the_rules_page() -> None:
    said = text_of(Rulebook("karak", Voice("en")).find("K3.11"))
    assert " ".join(said.split()) == "K3.11 Our ruling: Any number of heroes may stand on the same tile."


def test_a_chapter_is_found_however_it_is_written() -> None:
    book = Rulebook("karak", Voice("en"))
    assert text_of(book.find("K8")) == text_of(book.find("8")) == text_of(book.find("k8"))
    assert "Magic Swap" in text_of(book.find("K8"))
    assert "Movement." in text_of(book.find("E"))
    assert "Movement." in text_of(book.find("e1"))
    assert "Taia, the oracle." in text_of(Rulebook("goblin", Voice("en")).find("9"))


def test_an_unknown_rule_number_gets_the_nearest() -> None:
    with pytest.raises(Sentence, match=r"no rule K3\.99\. Nearest: .*K3\.9"):
        Rulebook("karak", Voice("en")).find("K3.99")


def test_rule_numbers_have_their_chapters() -> None:
    assert [chapter_of(number) for number in ("K3.10", "K9.1", "KE4")] == ["3", "9", "E"]


def test_the_command_rules_prints_pages_and_refuses_what_is_unknown(program: Program) -> None:
    assert "K1.1" in program("rules", "karak").stdout
    assert "K3.10" in program("rules", "karak", "3.10", "--lang", "cs").stdout
    assert "Náš výklad: Po 100 kolech" in program("rules", "goblin", "5.11", "--lang", "cs").stdout
    unknown = program("rules", "karak", "K99")
    assert unknown.returncode == 1
    assert "Nearest" in unknown.stderr
    assert "there are goblin, karak, shabrak." in program("rules", "chess").stderr
    assert "“xx”" in program("rules", "karak", "--lang", "xx").stderr
