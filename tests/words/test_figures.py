"""Numbers, percentages and moments as each language writes them, by the helper and in messages."""

from datetime import datetime

import pytest

from krypta.core.text.figures import aligned, moment, number, percent
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES

SPACE, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"
WRITTEN = {
    "cs": (f"12{SPACE}345,7", f"8,5{SPACE}%", "8. 11. 2026, 9:05"),
    "sk": (f"12{SPACE}345,7", f"8,5{SPACE}%", "8. 11. 2026, 9:05"),
    "de": ("12.345,7", f"8,5{SPACE}%", "08.11.2026, 09:05"),
    "pl": (f"12{SPACE}345,7", "8,5%", "8 lis 2026, 09:05"),
    "en": ("12,345.7", "8.5%", "8 Nov 2026, 09:05"),
    "fr": (f"12{NARROW}345,7", f"8,5{SPACE}%", "8 nov. 2026, 09:05"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_written_as_the_language_writes_them(language: str) -> None:
    at = datetime(2026, 11, 8, 9, 5)
    told = number(12_345.67, language), percent(0.085, language), moment(at, language).replace(SPACE, " ")
    assert told == WRITTEN[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_numbers_have_no_decimals_unless_columns_need_them(language: str) -> None:
    assert number(2.0, language) == "2"
    assert aligned(2.0, language) == ("2.0" if language == "en" else "2,0")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_write_numbers_in_the_same_way(language: str) -> None:
    assert number(1.5, language) in Voice(language)("table-points", points=1.5)
    assert number(12_345, language) in Voice(language)("table-cards", count=12_345)
