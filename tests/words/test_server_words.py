"""The messages of the server and its page: every one in every language, none unused, each with its arguments."""

import ast as python
import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import krypta
from krypta.core.text.words import LANGUAGES, words
from words.test_catalogue import asked, catalogue

PACKAGE = Path(krypta.__file__).parent
SOURCES = sorted(path for room in ("server", "cli", "core") for path in (PACKAGE / room).rglob("*.py"))
WEB = PACKAGE.parents[1] / "web" / "src"
PAGES = sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
PREFIXES = ("server", "web")
ID = re.compile(r"(?:server|web)-[a-z0-9-]*[a-z0-9]")
NOT_ARGUMENTS = {"status", "rule"}  # parameters of Refusal that are not arguments of its message

IN_SCRIPT = re.compile(r'"((?:server|web)-[a-z0-9-]*[a-z0-9])"')
SAID_ALONE = re.compile(r"\s*\)")
SAID_WITH = re.compile(r"\s*,\s*\{")
PUT_TOGETHER = re.compile(r"`((?:server|web)-[a-z0-9-]*)\$\{")
NUMBERS = {
    "seconds",
    "least",
    "most",
    "seat",
    "n",
    "to",
    "count",
    "increment",
    "number",
    "step",
    "steps",
    "points",
    "percent",
}
SAME_EVERYWHERE = {  # only names and figures, or words that German shares
    "server-page-seat-bot",
    "web-table-bot",
    "web-goblin-gives",
    "web-goblin-level",
    "web-goblin-count-hand",
    "web-shabrak-becomes",
}
EVERY_PLURAL = [0, 1, 2, 3, 5, 12, 22, 1.5]


class Said:
    """The ids that sources use, and the arguments of each, where they can be determined."""

    def __init__(self) -> None:
        self.ids: set[str] = set()
        self.beginnings: set[str] = set()  # of ids that are composed
        self.given: list[tuple[str, set[str], str]] = []

    def read_python(self, text: str, where: str) -> None:
        for node in python.walk(python.parse(text)):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                self.ids.add(node.value)
            elif isinstance(node, python.JoinedStr):
                first = node.values[0]
                if isinstance(first, python.Constant) and str(first.value).startswith(PREFIXES):
                    self.beginnings.add(str(first.value))
            elif isinstance(node, python.Call):
                self._read_call(node, where)

    def _read_call(self, call: python.Call, where: str) -> None:
        """Refusal("server-…", status=…, argument=…), voice("server-…", argument=…)."""
        name = getattr(call.func, "id", "")
        first = call.args[0] if call.args else None
        if name not in ("Refusal", "voice") or not isinstance(first, python.Constant):
            return
        if all(keyword.arg for keyword in call.keywords):
            given = {str(keyword.arg) for keyword in call.keywords} - NOT_ARGUMENTS
            self.given.append((str(first.value), given, f"{where}:{call.lineno}"))

    def read_script(self, text: str, where: str) -> None:
        self.beginnings |= set(PUT_TOGETHER.findall(text))
        for found in IN_SCRIPT.finditer(text):
            id = found.group(1)
            self.ids.add(id)
            given = arguments_after(text[found.end() :])
            if given is not None:
                self.given.append((id, given, where))

    def says(self, id: str) -> bool:
        return id in self.ids or any(id.startswith(beginning) for beginning in self.beginnings)


def arguments_after(text: str) -> set[str] | None:
    """The names in what follows an id, `)` or `, { name, to: 1 })`; None if they cannot be determined."""
    if SAID_ALONE.match(text):
        return set()
    begun = SAID_WITH.match(text)
    if not begun:
        return None
    depth, parts = 1, [""]
    for sign in text[begun.end() :]:
        depth += (sign in "{([") - (sign in "})]")
        if depth == 0:
            break
        if sign == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += sign
    names = {part.split(":")[0].strip() for part in parts if part.strip()}
    return None if any(name.startswith("...") for name in names) else names


def everything_said() -> Said:
    said = Said()
    for path in SOURCES:
        said.read_python(path.read_text(encoding="utf-8"), path.name)
    for path in PAGES:
        said.read_script(path.read_text(encoding="utf-8"), path.name)
    return said


SAID = everything_said()


def said_in(language: str) -> dict[str, ast.Message]:
    """The messages of the server and its page."""
    return {id: message for prefix in PREFIXES for id, message in catalogue(language, prefix).items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_server_is_in_the_catalogue_and_none_is_unused(language: str) -> None:
    here = set(said_in(language))
    assert SAID.ids - here == set(), "missing"
    assert {beginning for beginning in SAID.beginnings if not any(id.startswith(beginning) for id in here)} == set()
    assert {id for id in here if not SAID.says(id)} == set(), "unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_of_the_server_have_the_same_arguments_in_every_language(language: str) -> None:
    here, there = said_in(language), said_in("en")
    assert {id for id in here if asked(here[id]).variables != asked(there[id]).variables} == set()


def test_messages_of_the_server_are_given_what_they_ask_for() -> None:
    there = said_in("en")
    wrong = [
        f"{where}: {id} is given {sorted(given)} but asks for {sorted(asked(there[id]).variables)}"
        for id, given, where in SAID.given
        if id in there and not asked(there[id]).variables <= given
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_server_can_be_said(language: str) -> None:
    speaker = words(language)
    for id, message in said_in(language).items():
        for number in EVERY_PLURAL:
            args = {name: number if name in NUMBERS else "Zdeněk" for name in asked(message).variables}
            said, errors = speaker.said(id, args)
            assert not errors, (id, errors)
            assert said.strip() == said != "", id
            assert "{" not in said, said
            assert "  " not in said, said


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_sentences_of_the_server_are_translated(language: str) -> None:
    """A sentence of several words that is the same as in English was not translated."""
    here, there = words(language), words("en")
    ids = [id for id in said_in(language) if " " in there.text(id)]
    assert [id for id in ids if here.text(id) == there.text(id) and id not in SAME_EVERYWHERE] == []


def test_the_scan_for_messages_of_the_server_finds_them() -> None:
    said = Said()
    said.read_python(
        'raise Refusal("server-one", status=1, name=2)\nf"server-two-{x}"\nOF = {1: "server-three"}', "a.py"
    )
    said.read_script('say("server-four", { name, to: 1 }), say("web-five"), say(`web-six-${x}`)', "b.ts")
    assert said.ids == {"server-one", "server-three", "server-four", "web-five"}
    assert said.says("server-two-more")
    assert said.says("web-six-more")
    assert not said.says("server-two")
    assert said.given == [
        ("server-one", {"name"}, "a.py:1"),
        ("server-four", {"name", "to"}, "b.ts"),
        ("web-five", set(), "b.ts"),
    ]


LONGEST_MOTTO = 64  # characters: two lines on a small phone, above the crests


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_s_motto_does_not_reach_the_crests_below_it(language: str) -> None:
    assert len(words(language).text("web-front-motto")) <= LONGEST_MOTTO
