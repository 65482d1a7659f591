"""The plain page as it is served: under a strict policy, under any prefix, and speaking the server's own language."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import httpx
import pytest

from krypta.core.words import LANGUAGES
from krypta.server import wire
from krypta.server.pages import WEB
from server.serving import serve_here

SCRIPTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(WEB.glob("*.js"))}
ALL = "\n".join(SCRIPTS.values())
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}


@pytest.fixture(scope="module", params=["", "/games/krypta"])
def prefix(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory, prefix: str) -> Iterator[httpx.Client]:
    folder: Path = tmp_path_factory.mktemp("page")
    with serve_here(folder, path_prefix=prefix) as served, httpx.Client(base_url=served.url + prefix) as client:
        yield client


class Seen(HTMLParser):
    """The elements of a page, and the text inside scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.inline: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        if self.cdata_elem and data.strip():
            self.inline.append(data)


@pytest.mark.parametrize("path", ["/", "/t/abc234"])
def test_the_page_has_nothing_inline_and_asks_nobody_else(asking: httpx.Client, prefix: str, path: str) -> None:
    answer = asking.get(path)
    assert answer.status_code == 200
    seen = Seen(answer.text)
    assert seen.inline == []
    assert not {"style", "iframe", "object", "embed"} & {tag for tag, _ in seen.elements}
    bases = [found.pop("href") for tag, found in seen.elements if tag == "base"]
    assert bases == [f"{prefix}/"]
    for tag, attributes in seen.elements:
        assert not [name for name in attributes if name.startswith("on") or name == "style"], tag
        for name in ("src", "href"):
            assert not re.match(r"[a-z]+:|/", attributes.get(name) or ""), "addresses are relative, for any prefix"


def test_every_file_comes_under_the_strict_policy(asking: httpx.Client) -> None:
    for path in sorted(WEB.iterdir()):
        answer = asking.get(f"/{path.name}")
        assert answer.status_code == 200, path.name
        assert answer.headers["content-type"].startswith(TYPES[path.suffix])
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        again = asking.get(f"/{path.name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


def test_what_the_page_names_is_served(asking: httpx.Client) -> None:
    named = [found.get("src") or found.get("href") for _, found in Seen(asking.get("/").text).elements]
    files = [name for name in named if name and "." in name and name != "." and not name.endswith("/")]
    assert {"app.js", "style.css", "icon.svg"} <= set(files)
    for name in files:
        assert asking.get(f"/{name}").status_code == 200


def test_every_script_is_needed_and_there() -> None:
    reached, todo = set(), ["app.js"]
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            imported = re.findall(r'from "([^"]+)"', SCRIPTS[name])
            assert all(path.startswith("./") for path in imported), "no third-party code"
            todo += [path.removeprefix("./") for path in imported]
    assert reached == set(SCRIPTS)


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_is_short_and_makes_no_markup_of_text(name: str) -> None:
    text = SCRIPTS[name]
    assert len(text.splitlines()) < 300
    for way in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(", "DOMParser"):
        assert way not in text
    assert '"style"' not in text, "the policy forbids inline styles"
    assert not re.search(r"\b(https?|wss?)://", text), "nobody else is asked for anything"


def test_the_style_asks_nobody_else() -> None:
    style = (WEB / "style.css").read_text(encoding="utf-8")
    assert "url(" not in style
    assert "@import" not in style


def test_the_page_offers_the_languages_that_krypta_speaks() -> None:
    (listed,) = re.findall(r"LANGUAGES = \{(.*?)\}", SCRIPTS["words.js"], flags=re.S)
    assert re.findall(r"^\s*([a-z]{2}):", listed, flags=re.M) == list(LANGUAGES)


def tags(union: object) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in get_args(union)}


def test_the_page_says_and_hears_what_the_wire_knows() -> None:
    said = set(re.findall(r'\.send\("([a-z]+)"', ALL)) | set(re.findall(r'\{ t: "([a-z]+)"', ALL))
    heard = set(re.findall(r'\.t [!=]== "([a-z]+)"', ALL))
    assert said == tags(wire.FromClient), "every message has its place on the page"
    assert heard == tags(wire.ToClient)


def test_the_page_calls_what_the_api_has(asking: httpx.Client) -> None:
    described = asking.get("/api/schema/openapi.json").json()["paths"]
    there = {(method.upper(), shape(path)) for path, item in described.items() for method in item}
    called = {
        (method, shape(f"/api/{path}")) for method, path in re.findall(r'call\("([A-Z]+)", ["`]([^"`]+)["`]', ALL)
    }
    called |= {("POST", f"/api/tables/*/{what}") for what in re.findall(r'page\.change\("([a-z]+)"', ALL)}
    called |= {("GET", shape(f"/{path}")) for path in re.findall(r"href: `(api/[^`]+)`", ALL)}
    called.discard(("POST", "/api/tables/*/*"))  # `change` itself
    assert len(called) > 15
    assert called - there == set()


def shape(path: str) -> str:
    """A path with a star for whatever differs: /api/tables/${id}/join, /api/tables/{table}/join."""
    return re.sub(r"\$?\{[^}]*\}", "*", path.split("?", 1)[0]).rstrip("/")
