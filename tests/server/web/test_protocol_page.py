"""docs/protocol.md describes the wire: its tables and examples are compared with the types in wire.py."""

import json
import re
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from krypta.core.text.message import Message
from krypta.core.text.words import words
from krypta.server import wire
from krypta.server.run import LARGEST_FRAME
from krypta.server.tables.table import Clock, Offer
from krypta.server.tables.table_view import SeatShown, TableShown
from krypta.server.ws import fast_socket, switchboard

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")
FROM_CLIENT, FROM_SERVER = get_args(wire.FromClient), get_args(wire.ToClient)
MADE_OF: list[type] = [Message, wire.You, wire.Now, wire.Option, wire.Line, wire.ClockNow, wire.ChatLine]
MADE_OF += [TableShown, SeatShown, Clock, Offer]
CALLED: dict[type, str] = {TableShown: "Table", SeatShown: "Seat"}
PLAIN = {int: "integer", float: "number", str: "text", bool: "true or false", Any: "anything"}

# Parts that are encoded once and sent to many are stored as bytes; these are the types of those bytes.
RAW = {
    (wire.TableNow, "table"): TableShown,
    (wire.Snapshot, "now"): wire.Now,
    (wire.Update, "now"): wire.Now,
    (wire.Update, "lines"): list[wire.Line],
    (wire.Now, "view"): dict[str, Any],
}


def section(heading: str, above: str) -> str:
    """The text under a third-level heading, below a second-level one."""
    chapter = re.split(r"^## ", PAGE, flags=re.M)
    (found,) = [part for part in chapter if part.startswith(above)]
    (text,) = [part for part in re.split(r"^### ", found, flags=re.M)[1:] if part.split("\n", 1)[0] == heading]
    return text


def name_of(kind: Any) -> str:
    """A type in the words of the page."""
    if get_origin(kind) in (Union, types.UnionType):
        inner = [part for part in get_args(kind) if part is not type(None)]
        return f"{name_of(inner[0])} or null"
    if get_origin(kind) is Literal:
        *others, last = get_args(kind)
        return f"{', '.join(others)} or {last}"
    if get_origin(kind) in (list, tuple):
        return f"list of {name_of(get_args(kind)[0])}"
    if get_origin(kind) in (dict, Mapping):
        return "object"
    return PLAIN.get(kind) or CALLED.get(kind) or str(kind.__name__)


def true_rows(struct: type[msgspec.Struct]) -> list[tuple[str, str]]:
    hints = get_type_hints(struct)
    rows = []
    for field in msgspec.structs.fields(struct):
        said = name_of(RAW.get((struct, field.name), hints[field.name]))
        rows.append((f"`{field.encode_name}`", said if field.required else f"{said}, may be left out"))
    return rows


def told_rows(text: str) -> list[tuple[str, str]]:
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `")]
    return [(row[0].strip(), row[1].strip()) for row in rows]


def tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


CASES = [
    *((struct, f"`{tag(struct)}`", "From the client") for struct in FROM_CLIENT),
    *((struct, f"`{tag(struct)}`", "From the server") for struct in FROM_SERVER),
    *((struct, CALLED.get(struct, struct.__name__), "What messages are made of") for struct in MADE_OF),
]


@pytest.mark.parametrize(("struct", "heading", "above"), CASES, ids=lambda case: getattr(case, "__name__", None))
def test_the_protocol_page_has_every_field_as_it_is(struct: type[msgspec.Struct], heading: str, above: str) -> None:
    assert told_rows(section(heading, above)) == true_rows(struct)


def test_the_protocol_page_has_no_message_that_does_not_exist() -> None:
    assert re.findall(r"^### (.+)$", PAGE, flags=re.M) == [heading for _, heading, _ in CASES]


def example(struct: type[msgspec.Struct], above: str) -> Any:
    (text,) = re.findall(r"```json\n(.*?)\n```", section(f"`{tag(struct)}`", above), flags=re.S)
    return json.loads(text)


@pytest.mark.parametrize("struct", FROM_CLIENT)
def test_the_server_understands_the_client_messages_on_the_protocol_page(struct: type[msgspec.Struct]) -> None:
    assert type(wire.decode(json.dumps(example(struct, "From the client")))) is struct


@pytest.mark.parametrize("struct", FROM_SERVER)
def test_the_server_sends_the_messages_on_the_protocol_page(struct: type[msgspec.Struct]) -> None:
    """Decoded and encoded again, the example is the same: no field is missing, renamed or invented."""
    shown = example(struct, "From the server")
    again = json.loads(wire.encode(msgspec.convert(shown, real(struct))))
    assert shown == again


def real(struct: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """The message type with real types instead of bytes."""
    if struct is wire.Now:
        return msgspec.defstruct("Now", fields_of(struct), forbid_unknown_fields=True)
    config = struct.__struct_config__
    named: dict[str, Any] = {"tag": config.tag, "tag_field": "t", "omit_defaults": config.omit_defaults}
    return msgspec.defstruct(struct.__name__, fields_of(struct), forbid_unknown_fields=True, **named)


def fields_of(struct: type[msgspec.Struct]) -> list[Any]:
    hints = get_type_hints(struct)
    found: list[Any] = []
    for field in msgspec.structs.fields(struct):
        kind = RAW.get((struct, field.name), hints[field.name])
        kind = real(wire.Now) if kind is wire.Now else kind
        found.append((field.name, kind) if field.required else (field.name, kind, field.default))
    return found


def test_the_messages_in_examples_of_the_protocol_page_have_sentences() -> None:
    ids = set(re.findall(r'"id": "((?:karak|server)-[a-z-]+)"', PAGE))
    assert len(ids) >= 5
    assert {id for id in ids if not words("en").has(id)} == set()


def test_the_protocol_page_names_the_limits() -> None:
    limits = section_of_second_order("Limits")
    for figure in (
        f"{switchboard.FRAMES_A_SECOND:.0f} a second, {switchboard.FRAMES_AT_ONCE} at once",
        f"| {switchboard.MOST_WARNINGS}, then",
        f"| {switchboard.MOST_UNSENT}, then",
        f"{fast_socket.FRAMES_A_SECOND:g} a second, {fast_socket.FRAMES_AT_ONCE} at once, {fast_socket.MOST_PARTS} to",
        f"| {LARGEST_FRAME // 1024} KiB",
        f"{wire.MOST_CHAT} characters",
        f"| {switchboard.GOING_AWAY} |",
        f"| {switchboard.ABUSE} |",
        f"| {switchboard.REVOKED} |",
    ):
        assert figure in limits, figure
    assert "one line in two seconds, five at once" in limits
    assert (switchboard.CHAT_A_SECOND, switchboard.CHAT_AT_ONCE) == (1 / 2, 5)
    assert f"at most {wire.MOST_ID} characters, never" in PAGE


def section_of_second_order(heading: str) -> str:
    (found,) = [part for part in re.split(r"^## ", PAGE, flags=re.M) if part.startswith(f"{heading}\n")]
    return found
