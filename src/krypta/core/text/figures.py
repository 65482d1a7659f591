"""Numbers, percentages and moments as a language writes them; messages format the numbers they are given themselves.

The browser does the same in `web/src/lib/figures.ts`, with the same conventions (those of the Unicode CLDR).
"""

from datetime import datetime

from babel.dates import format_date, format_time
from babel.numbers import format_decimal, format_percent

CONVENTIONS = {"en": "en_GB"}  # our English is British: the day comes before the month


def number(value: float, language: str, digits: int = 1) -> str:
    """A number with at most so many digits after the decimal sign.

    >>> number(1234.56, "de"), number(1.5, "cs"), number(2.0, "en")
    ('1.234,6', '1,5', '2')
    """
    return format_decimal(value, f"#,##0.{'#' * digits}", CONVENTIONS.get(language, language))


def aligned(value: float, language: str, digits: int = 1) -> str:
    """A number with exactly so many digits after the decimal sign, for columns.

    >>> aligned(2.0, "pl")
    '2,0'
    """
    return format_decimal(value, f"#,##0.{'0' * digits}", CONVENTIONS.get(language, language))


def percent(share: float, language: str) -> str:
    """A share of 1 as a percentage with one digit after the decimal sign.

    >>> percent(0.125, "en"), percent(0.125, "pl")
    ('12.5%', '12,5%')
    """
    locale = CONVENTIONS.get(language, language)
    whole = format_percent(1, None, locale)  # where the sign stands and what separates it: 100 %, 100%
    return whole.replace("100", aligned(100 * share, language))


def moment(at: datetime, language: str) -> str:
    """A day and the time on it.

    >>> moment(datetime(2026, 11, 8, 9, 5), "de"), moment(datetime(2026, 11, 8, 9, 5), "en")
    ('08.11.2026, 09:05', '8 Nov 2026, 09:05')
    """
    locale = CONVENTIONS.get(language, language)
    return f"{format_date(at, 'medium', locale)}, {format_time(at, 'short', locale=locale)}"
