"""Typography: spaces, quotation marks, dashes, ellipses and percent signs as each language has them."""

import re

import pytest

from krypta.core.text.words import LANGUAGES
from words.test_glossary import PUT_IN, sentences

NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
QUOTES = {"cs": "„“", "sk": "„“", "de": "„“", "pl": "„”", "en": "“”", "fr": "«»"}
INNER = {"cs": "‚‘", "sk": "‚‘", "de": "‚‘", "pl": "‚’", "en": "‘’", "fr": "“”"}
ALL_QUOTES = "„“”«»‟‹›"

# What files look like stays as it is: name = "…", ["…", "…"]; so do options of the command line.
IN_FILES = re.compile(
    r'[\w-]+ = (?:"[^"]*"|\["[^]]*"\])|\["[^]]*"\]|(?<!\w)--[a-z￼]+|%[a-z(]|X-Krypta: 1|[a-z]+: …|«\s;\s»|'
    r"pip install '[^']*'"
)

# What no text may have, and what it should have instead.
EVERYWHERE = {
    "three dots instead of …": re.compile(r"\.\.\."),
    "a straight quotation mark": re.compile(r'"'),
    "a straight apostrophe": re.compile(r"'"),
    "a hyphen instead of a dash": re.compile(r"(?<=\s)-{1,2}(?=\s)|--"),
    "a range with a hyphen": re.compile(r"\d-\d"),
    "two spaces": re.compile(r"(?<=\S)  (?=\S)"),
    "a space before a full stop or comma": re.compile(r"\s[,.](?!\w|\.)"),
}
SPACED_PERCENT = re.compile(rf"(?<!{NO_BREAK})%")
CLOSE_PERCENT = re.compile(r"\s%")
LATE_ELLIPSIS = re.compile(rf"[\w{PUT_IN}]\s…$")
BREAKING_ELLIPSIS = re.compile(rf"\w(?!{NO_BREAK})\s?…$")  # German: a no-break space, as a word is left out
OF_A_LANGUAGE: dict[str, dict[str, re.Pattern[str]]] = {
    "cs": {
        "a space before …": LATE_ELLIPSIS,
        "% without its no-break space": SPACED_PERCENT,
        "a breaking space after č.": re.compile(r"\bč\. "),
    },
    "sk": {
        "a space before …": LATE_ELLIPSIS,
        "% without its no-break space": SPACED_PERCENT,
        "a breaking space after č.": re.compile(r"\bč\. "),
    },
    "de": {
        "… without its no-break space": BREAKING_ELLIPSIS,
        "% without its no-break space": SPACED_PERCENT,
        "a breaking space after Nr.": re.compile(r"\bNr\. "),
    },
    "pl": {
        "a space before …": LATE_ELLIPSIS,
        "a space before %": CLOSE_PERCENT,
        "a breaking space after nr": re.compile(rf"\bnr (?=[\d{PUT_IN}])"),
    },
    "en": {
        "a space before …": LATE_ELLIPSIS,
        "a space before %": CLOSE_PERCENT,
        "a breaking space after no.": re.compile(rf"\bno\. (?=[\d{PUT_IN}])"),
    },
    "fr": {
        "a space before …": LATE_ELLIPSIS,
        "% without its no-break space": SPACED_PERCENT,
        "; ! ? without a narrow no-break space": re.compile(rf"(?<!{NARROW})[;!?](?=\s|$)"),
        ": without a no-break space": re.compile(rf"(?<!{NO_BREAK})(?<!Karak):(?=\s|$)"),
        "« » without no-break spaces": re.compile(rf"«(?!{NO_BREAK})|(?<!{NO_BREAK})»"),
        "nº for n°": re.compile(r"nº|n° "),
    },
}


def readable(text: str) -> str:
    """The text without what stands in files."""
    return IN_FILES.sub("x", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_set_as_its_language_sets_texts(language: str) -> None:
    forbidden = EVERYWHERE | OF_A_LANGUAGE[language]
    faults = [
        f"{file}.ftl {id}: {what} in “{text.strip()}”"
        for file, id, text in sentences(language)
        for what, pattern in forbidden.items()
        if not file.endswith("-terminal") or what != "two spaces"  # columns
        if pattern.search(readable(text))
    ]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language_and_come_in_pairs(language: str) -> None:
    opening, closing = tuple(QUOTES[language])
    own = set(QUOTES[language] + INNER[language])
    faults = []
    for file, id, text in sentences(language):
        foreign = {mark for mark in text if mark in ALL_QUOTES} - own
        if foreign or text.count(opening) != text.count(closing):
            faults.append(f"{file}.ftl {id}: {''.join(sorted(foreign)) or 'an odd quotation mark'} in “{text.strip()}”")
    assert faults == []


@pytest.mark.parametrize(
    ("language", "text", "what"),
    [
        ("fr", "Qui joue ?", "; ! ? without a narrow no-break space"),
        ("fr", "Règle : lis", ": without a no-break space"),
        ("fr", "« Oui »", "« » without no-break spaces"),
        ("en", "50 % chance", "a space before %"),
        ("en", "Saving …", "a space before …"),
        ("de", "Wird gespeichert…", "… without its no-break space"),
        ("cs", "50 % šance", "% without its no-break space"),
        ("pl", "50 % szans", "a space before %"),
    ],
)
def test_a_breach_would_be_found(language: str, text: str, what: str) -> None:
    assert OF_A_LANGUAGE[language][what].search(text)
