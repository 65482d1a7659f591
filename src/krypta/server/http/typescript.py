"""Generates the browser's TypeScript types from ours: WebSocket messages, HTTP bodies and the games' views.

    make types      regenerates web/src/lib/generated; a test fails if that was forgotten

A field that is omitted when it has its default is optional. `Any` becomes `unknown`, which the browser must narrow.
"""

import inspect
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as types

from krypta import games
from krypta.core.library import CheckedDeck
from krypta.core.summary import Summary
from krypta.games.goblin.cards.library import LibraryCard as GoblinCard
from krypta.games.shabrak.cards.deck import Deck
from krypta.games.shabrak.cards.library import LibraryCard as ShabrakCard
from krypta.server import wire
from krypta.server.accounts import profile, saved_files, sessions
from krypta.server.http.api import account, cards, keepings, me, reach, records, tables
from krypta.server.tables import lists

FOLDER = Path("web/src/lib/generated")
HEADER = "// Made by `make types` of {of}: change it there.\n"

# Responses and request bodies of the HTTP API that the page uses.
ANSWERS = (
    *(me.Me, profile.History, profile.Profile, sessions.Session),
    *(tables.About, lists.Lists, records.Story, records.Moment, Summary, reach.Reach, tables.SeatLink),
    *(cards.Cards, cards.CheckedCards, CheckedDeck, saved_files.Kept, saved_files.KeptWhole, saved_files.Shared),
)
BODIES = (account.Credentials, tables.NewTable, keepings.NewKeeping, keepings.ChangedKeeping)
PRINTED = {
    "goblin": (GoblinCard,),
    "shabrak": (ShabrakCard, Deck),
}  # types of a game's library, in addition to its view

PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.CustomType: "unknown",  # `object`
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


class Module:
    """One generated file. Types that `others` declare are imported from them."""

    def __init__(self, name: str, of: str, others: Iterable["Module"] = ()) -> None:
        self.name = name
        self._of = of
        self._others = list(others)
        self._heard: set[type] = set()  # structs that the browser sends: fields with a default are optional
        self._imported: dict[str, set[str]] = {}
        self.declared: dict[str, str] = {}
        self.structs: dict[str, type] = {}

    def add(self, *structs: type, heard: bool = False) -> None:
        """Declare these structs and all types they use."""
        self._heard.update(structs if heard else ())
        for struct in structs:
            self._said(types.type_info(struct))

    def add_union(self, name: str, structs: tuple[type, ...], heard: bool = False) -> None:
        self.add(*structs, heard=heard)
        self.declared[name] = f"export type {name} = {' | '.join(struct.__name__ for struct in structs)};\n"

    def text(self) -> str:
        imports = [
            f'import type {{ {", ".join(sorted(names))} }} from "./{name}";\n'
            for name, names in sorted(self._imported.items())
        ]
        parts = [HEADER.format(of=self._of), "".join(imports), *self.declared.values()]
        return "\n".join(part for part in parts if part)

    def _said(self, kind: types.Type) -> str:
        """A type in TypeScript; named types are declared along the way."""
        match kind:
            case types.Metadata(extra={"written": struct}):
                return self._said(types.type_info(struct))
            case types.Metadata(extra_json_schema={"enum": words, **more}):
                return self._named(str(more.get("title", "")), _union(map(_quoted, words)))
            case types.Metadata(type=inner):
                return self._said(inner)
            case types.StructType(cls=struct):
                return self._struct(struct, kind)
            case types.LiteralType(values=values):
                return _union(map(_quoted, values))
            case types.UnionType(types=several):
                return _union(self._said(one) for one in several)
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                return _several(self._said(item))
            case types.TupleType(item_types=items):
                return f"[{', '.join(self._said(item) for item in items)}]"
            case types.DictType(key_type=key, value_type=value):
                record = f"Record<{self._said(key)}, {self._said(value)}>"
                is_whole = isinstance(key, types.StrType) or kind.min_length  # a minimum means all keys are there
                return record if is_whole else f"Partial<{record}>"
        return PLAIN[type(kind)]

    def _named(self, name: str, said: str) -> str:
        if name:
            self.declared.setdefault(name, f"export type {name} = {said};\n")
        return name or said

    def _struct(self, struct: type, kind: types.StructType) -> str:
        name = struct.__name__
        for other in self._others:
            if other.structs.get(name) is struct:
                self._imported.setdefault(other.name, set()).add(name)
                return name
        if self.structs.setdefault(name, struct) is not struct:
            raise TypeError(f"{self.name}.ts would have two types {name}: {struct} and {self.structs[name]}")
        if name not in self.declared:
            self.declared[name] = ""  # a placeholder, in case the struct refers to itself
            self.declared[name] = self._interface(struct, kind)
        return name

    def _interface(self, struct: type, kind: types.StructType) -> str:
        remarks = _remarks(struct)
        lines = [_comment(struct), f"export interface {struct.__name__} {{\n"]
        if kind.tag_field is not None:
            lines.append(f"  {kind.tag_field}: {_quoted(kind.tag)};\n")
        for field in kind.fields:
            may_lack = not field.required and (struct in self._heard or struct.__struct_config__.omit_defaults)  # type: ignore[attr-defined]
            said = self._said(field.type)
            if may_lack and field.default is None:
                said = said.removesuffix(" | null")
            remark = f" // {remarks[field.name]}" if field.name in remarks else ""
            lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {said};{remark}\n")
        return "".join([*lines, "}\n"])


def _union(parts: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def _several(said: str) -> str:
    return f"({said})[]" if " | " in said else f"{said}[]"


def _quoted(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _comment(struct: type) -> str:
    doc = struct.__dict__.get("__doc__")
    return "".join(f"// {line}".rstrip() + "\n" for line in inspect.cleandoc(doc).splitlines()) if doc else ""


def _remarks(struct: type) -> dict[str, str]:
    """The trailing comments of a struct's fields."""
    found: dict[str, str] = {}
    for kind in struct.__mro__[::-1]:
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            found |= re.findall(r"^    (\w+): .*?  # (.+)$", inspect.getsource(kind), re.M)
    return found


def modules() -> list[Module]:
    told = Module("wire", "src/krypta/server/wire.py")
    told.add_union("FromClient", wire.FromClient.__args__, heard=True)
    told.add_union("ToClient", wire.ToClient.__args__)
    answered = Module("api", "src/krypta/server/http/api", [told])
    answered.add(*ANSWERS)
    answered.add(*BODIES, heard=True)
    made = [told, answered]
    for name in games.BUILT_IN:
        shown = Module(name, f"src/krypta/games/{name}/view.py and the types that it names", [told])
        shown.add(get_type_hints(games.load(name).view)["return"], *PRINTED.get(name, ()))
        made.append(shown)
    return made


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for module in modules():
        (folder / f"{module.name}.ts").write_text(module.text(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
