"""The API description: openapi.json, and a plain HTML page that loads nothing from other hosts."""

import html
from dataclasses import fields
from typing import Any

from litestar.connection import Request
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    PathItem,
    Schema,
    Server,
)

from krypta import __version__

PATH = "/api/schema"
METHODS = ("get", "post", "put", "patch", "delete")
ABOUT = (
    "Lobby, tables, records and people. A match itself is played over the WebSocket (docs/protocol.md). "
    "Whatever is refused says why in a typed message: an id, its arguments, and the rule if one forbids it."
)


class Page(OpenAPIRenderPlugin):
    """One line per operation, with its responses; the details are in openapi.json."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<dt><code>{method.upper()} {html.escape(path)}</code></dt><dd>{html.escape(said(operation))}</dd>"
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
            if method in METHODS
        ]
        title = html.escape(openapi_schema["info"]["title"])
        return (
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title></head><body>'
            f"<h1>{title}</h1><p>{html.escape(ABOUT)}</p>"
            f'<p><a href="schema/openapi.json">openapi.json</a></p><dl>{"".join(rows)}</dl></body></html>'
        ).encode()


def said(operation: dict[str, Any]) -> str:
    about = operation.get("description") or operation.get("summary") or ""
    return f"{about} Answers: {', '.join(operation['responses'])}."


class Described(OpenAPI):
    """Completed on first request: it takes a tenth of a second and is rarely needed."""

    def to_schema(self) -> dict[str, Any]:
        describe_refusals(self)
        return super().to_schema()


class Description(OpenAPIConfig):
    def to_openapi_schema(self) -> OpenAPI:
        begun = super().to_openapi_schema()
        return Described(**{field.name: getattr(begun, field.name) for field in fields(begun)})


def described(prefix: str) -> OpenAPIConfig:
    return Description(
        title="Krypta",
        version=__version__,
        description=ABOUT,
        path=PATH,
        servers=[Server(url=prefix or "/")],
        render_plugins=[JsonRenderPlugin(), Page()],
        use_handler_docstrings=True,
    )


def describe_refusals(openapi: OpenAPI) -> None:
    """Add the refusal, which has the same form everywhere, as every operation's default response."""
    text, anything = Schema(type=OpenAPIType.STRING), Schema(type=OpenAPIType.OBJECT)
    refusal = Schema(type=OpenAPIType.OBJECT, properties={"id": text, "args": anything, "rule": text}, required=["id"])
    answer = OpenAPIResponse(
        description="Refused: the typed message says why.",
        content={"application/json": OpenAPIMediaType(schema=refusal)},
    )
    for schema in (openapi.components.schemas if openapi.components else {}).values():
        loosen(schema)
    for item in (openapi.paths or {}).values():
        for operation in operations(item):
            kept = {code: told for code, told in (operation.responses or {}).items() if code < "400"}
            operation.responses = {**kept, "default": answer}


def loosen(schema: Any) -> None:
    """Replace `oneOf` by `anyOf` in unions: Litestar's `oneOf` fails for an integer, which is also a number."""
    if not isinstance(schema, Schema):
        return
    if schema.one_of and not schema.any_of:
        schema.any_of, schema.one_of = schema.one_of, None
    inner = (*(schema.properties or {}).values(), *(schema.any_of or ()))
    for part in (*inner, schema.items, schema.additional_properties):
        loosen(part)


def operations(item: PathItem) -> list[Any]:
    return [operation for method in METHODS if (operation := getattr(item, method)) is not None]
