"""A TOML file with positions: its values, the offset of each, and every fault in it.

The TOML parser returns values without positions, and a typed decoder stops at the first fault. This module therefore
finds the positions itself, and readers note every fault with its offset.
"""

import re
import tomllib
from bisect import bisect_left, bisect_right
from typing import Any

import msgspec

from krypta.core.files.fault import Fault, InvalidInput, brief, fault, shown
from krypta.core.text.message import Argument, Message

LONGEST_LINE = 500  # a dotted key of ten thousand parts would take the TOML parser seconds
MOST_TOLD = 200  # faults that are reported; more would flood the screen
STRING_OR_COMMENT = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}' + r"|'''.*?'{3,5}" + r'|"(?:\\.|[^"\\\n])*"' + r"|'[^'\n]*'" + r"|#[^\n]*",
    flags=re.DOTALL,
)
HEADER = re.compile(r"\s*\[\[?[ \t]*([\w.-]+)[ \t]*\]\]?")
KEY = re.compile(r"\s*([\w-]+)[ \t]*=[ \t]*")
KEY_IN_BRACES = re.compile(r"[{,]" + KEY.pattern)
WHERE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", flags=re.DOTALL)

# How the TOML parser's error messages begin, and our translatable message for each.
NO_TOML = {
    "Expected '='": "core-fault-toml-key",
    "Invalid initial character for a key": "core-fault-toml-key",
    "Invalid value": "core-fault-toml-value",
    "Invalid date": "core-fault-toml-value",
    "Unterminated string": "core-fault-toml-text",
    "Illegal character": "core-fault-toml-text",
    "Unescaped": "core-fault-toml-text",
    "Invalid hex": "core-fault-toml-text",
    "Escaped character": "core-fault-toml-text",
    "Cannot": "core-fault-toml-twice",
    "Duplicate": "core-fault-toml-twice",
    "Unclosed": "core-fault-toml-bracket",
    "Expected ']": "core-fault-toml-bracket",
    "Expected newline": "core-fault-toml-line",
}
TOO_DEEP = "core-fault-toml-deep"
ANYTHING_ELSE = "core-fault-toml-statement"

Table = dict[str, Any]


class Place:
    """The position of a TOML table: the offset of its header, of each of its keys, and of their values.

    A nested table, `[card.reward]` or `reward = { … }`, is a value with a `Place` of its own.
    """

    def __init__(self, header: int) -> None:
        self.header = header
        self.keys: dict[str, int] = {}
        self.values: dict[str, int] = {}
        self.tables: dict[str, Place] = {}

    def note(self, name: str, key: int, value: int) -> None:
        self.keys.setdefault(name, key)
        self.values.setdefault(name, value)

    def key(self, name: str) -> int:
        return self.keys.get(name, self.header)

    def value(self, name: str) -> int:
        return self.values.get(name, self.header)

    def table(self, name: str) -> "Place":
        return self.tables.get(name) or Place(self.value(name))


class Page:
    """A parsed file; InvalidInput if it is too long or not TOML. `file` names it in messages, as “a card file”."""

    def __init__(self, text: str, file: Message, longest: int) -> None:
        if len(text) > longest:
            raise InvalidInput([fault("core-fault-too-long", file=file, most=longest, count=len(text))])
        self.file = file
        self.text = text.replace("\r\n", "\n")
        lines = self.text.split("\n")
        self._lines = [0]  # where each begins
        for number, line in enumerate(lines, start=1):
            if len(line) > LONGEST_LINE:
                said = Message("core-fault-line-too-long", {"most": LONGEST_LINE, "count": len(line)})
                raise InvalidInput([Fault(said, number, LONGEST_LINE + 1)])
            self._lines.append(self._lines[-1] + len(line) + 1)
        self._faults: list[tuple[int, Fault]] = []
        try:
            self.data: Table = tomllib.loads(self.text)
        except ValueError as error:
            raise InvalidInput([self._no_toml(str(error))]) from None
        except RecursionError:
            raise InvalidInput([self._no_toml(TOO_DEEP)]) from None
        found = list(STRING_OR_COMMENT.finditer(self.text))
        self._strings = [(string.start(), string[0]) for string in found if string[0][0] != "#"]
        self.places = self._find_places()

    def _no_toml(self, said: str) -> Fault:
        where = WHERE.fullmatch(said)
        line, column = (int(where[2]), int(where[3])) if where and where[2] else (1, 1)
        if where and not where[2]:
            line, column = self.line_and_column(len(self.text.rstrip()))
        known = [id for beginning, id in NO_TOML.items() if said.startswith(beginning)]
        why = Message(TOO_DEEP if said == TOO_DEEP else known[0] if known else ANYTHING_ELSE)
        return Fault(Message("core-fault-toml", {"file": self.file, "why": why}), line, column)

    def _find_places(self) -> dict[str, list[Place]]:
        """Every table by its name, in order; "" is the part before the first header."""
        bare = STRING_OR_COMMENT.sub(lambda found: "~" * len(found[0]), self.text)
        here = Place(0)
        places = {"": [here]}
        begin = depth = 0
        for line in bare.split("\n"):
            header, key = HEADER.match(line), KEY.match(line)
            if depth == 0 and header:
                here = Place(begin + line.index("["))
                places.setdefault(header[1], []).append(here)
                outer, _, name = header[1].rpartition(".")
                if outer in places:
                    places[outer][-1].note(name, here.header, here.header)
                    places[outer][-1].tables.setdefault(name, here)
            elif depth == 0 and key:
                here.note(key[1], begin + key.start(1), begin + key.end())
                if line.startswith("{", key.end()):
                    here.tables.setdefault(key[1], _in_braces(line, key.end(), begin))
            depth += sum(line.count(bracket) for bracket in "[{") - sum(line.count(bracket) for bracket in "]}")
            begin += len(line) + 1
        return places

    def tables(self, name: str) -> list[tuple[Table, Place]]:
        """The tables with the header `[[name]]`, each with its place."""
        given, places = self.data.get(name, []), self.places.get(name, [])
        if not isinstance(given, list) or len(given) != len(places):
            self.fault(self.places[""][0].key(name), "core-fault-own-table", name=name)
            return []
        return list(zip(given, places, strict=True))

    def entries(self, table: Table, place: Place, key: str) -> list[tuple[str, "Inside"]]:
        """The strings of a list, each with its position; a value that is not a list of strings is a fault."""
        given = table.get(key, [])
        wrong = [value for value in given if not isinstance(value, str)] if isinstance(given, list) else [given]
        if wrong:
            self.fault(place.value(key), "core-fault-texts", key=key, found=shown(wrong[0]))
            return []
        first = bisect_left(self._strings, (place.value(key), ""))
        strings = self._strings[first : first + len(given)] if key in place.values else []
        strings += [(place.value(key), "")] * (len(given) - len(strings))
        return [(value, Inside(value, *string)) for value, string in zip(given, strings, strict=True)]

    def only(self, table: Table, place: Place, expected: tuple[str, ...], what: Message) -> None:
        """Note a fault for every other key in the table; `what` names the table, such as “a card”."""
        for key in table:
            if key not in expected:
                said = {"key": brief(key), "known": ", ".join(expected)}
                self.fault(place.key(key), "core-fault-unexpected", what=what, **said)

    # -- faults

    def line_and_column(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._lines, offset)
        return line, offset - self._lines[line - 1] + 1

    def line(self, offset: int) -> int:
        return self.line_and_column(offset)[0]

    def fault(self, offset: int, id: str, **args: Argument) -> None:
        self.note(offset, fault(id, **args))

    def note(self, offset: int, fault: Fault) -> None:
        """Note a fault at this offset."""
        line, column = self.line_and_column(offset)
        self._faults.append((offset, msgspec.structs.replace(fault, line=line, column=column)))

    @property
    def n_faults(self) -> int:
        return len(self._faults)

    def refuse_faults(self) -> None:
        """Raise InvalidInput with all faults noted so far, in the order of the text; nothing if there are none."""
        told = [found for _, found in sorted(self._faults, key=lambda noted: noted[0])]
        if len(told) > MOST_TOLD:
            told[MOST_TOLD:] = [fault("core-fault-more", count=len(told) - MOST_TOLD)]
        if told:
            raise InvalidInput(told)


class Inside:
    """The positions of a string's characters; of a string with escapes, only where it begins is known."""

    def __init__(self, value: str, begin: int, raw: str) -> None:
        quotes = 3 if raw[:3] in ('"""', "'''") else 1
        inner = raw[quotes:-quotes]
        self.begin = begin
        self._letters = begin + quotes + (quotes == 3 and inner.startswith("\n"))
        self._is_plain = inner.removeprefix("\n" if quotes == 3 else "") == value

    def at(self, column: int) -> int:
        """The offset of a character, counted from 1."""
        return self._letters + column - 1 if self._is_plain else self.begin


def _in_braces(line: str, first: int, begin: int) -> Place:
    """The place of `{ … }`, which starts at index `first` of a line that starts at offset `begin`."""
    place = Place(begin + first)
    for key in KEY_IN_BRACES.finditer(line, first):
        place.note(key[1], begin + key.start(1), begin + key.end())
    return place
