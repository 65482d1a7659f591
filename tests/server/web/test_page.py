"""The browser's files as served: under a strict policy, under any prefix, small, without requests to other hosts.

The behaviour of the page is tested in a real browser: tests/browser.
"""

import gzip
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import get_args

import httpx
import pytest

from krypta.core.text.words import LANGUAGES
from krypta.server import wire
from krypta.server.http.pages import PAGES, WEB
from server.serving import serve_here

SOURCES = Path(__file__).parents[3] / "web" / "src"
SCRIPTS = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.*")) if path.is_file()}
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


@pytest.mark.parametrize("path", [re.sub(r"\{.*?\}", "abc234", path) for path in PAGES])
def test_the_page_has_nothing_inline_and_loads_nothing_from_elsewhere(
    asking: httpx.Client, prefix: str, path: str
) -> None:
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


def test_files_that_the_page_names_are_served_under_the_strict_policy(asking: httpx.Client) -> None:
    named = [found.get("src") or found.get("href") for _, found in Seen(asking.get("/").text).elements]
    files = [name for name in named if name and not name.endswith("/")]
    assert {Path(name).suffix for name in files} == {".js", ".css", ".svg"}
    for name in files:
        answer = asking.get(f"/{name}")
        assert answer.status_code == 200, name
        assert answer.headers["content-type"].startswith(TYPES[Path(name).suffix])
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        again = asking.get(f"/{name}", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


def test_large_files_are_sent_compressed_and_only_hashed_names_are_cached_for_long(asking: httpx.Client) -> None:
    script = next(path for path in sorted((WEB / "assets").glob("*.js")) if path.stat().st_size > 10_000)
    request = asking.build_request("GET", f"/assets/{script.name}", headers={"Accept-Encoding": "gzip"})
    answer = asking.send(request, stream=True)
    packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == script.read_bytes()
    assert "immutable" in answer.headers["cache-control"]
    plain = asking.get(f"/assets/{script.name}", headers={"Accept-Encoding": "identity"})
    assert plain.content == script.read_bytes()
    assert asking.get("/").headers["cache-control"] == "no-cache"


def test_no_source_of_the_page_makes_markup_of_text_or_loads_from_elsewhere() -> None:
    for path, text in SCRIPTS.items():
        for way in (
            "innerHTML",
            "outerHTML",
            "insertAdjacentHTML",
            "document.write",
            "eval(",
            "new Function",
            "DOMParser",
        ):
            assert way not in text, path
        assert not re.search(r'\sstyle="', text), f"the policy forbids inline styles: {path}"
        assert not re.search(r"(fetch|import|url)\([\"'`](https?|wss?)://", text), f"nobody else is asked: {path}"


def test_the_page_offers_the_languages_that_krypta_speaks() -> None:
    (listed,) = re.findall(
        r"LANGUAGES = \{(.*?)\}", (SOURCES / "lib" / "words.svelte.ts").read_text("utf-8"), flags=re.S
    )
    assert re.findall(r"^\s*([a-z]{2}):", listed, flags=re.M) == list(LANGUAGES)


def tags(union: object) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in get_args(union)}


def test_the_page_sends_and_receives_the_messages_of_the_wire() -> None:
    said = set(re.findall(r'(?:send|put)\(\{ t: "([a-z]+)"', ALL))
    heard = set(re.findall(r'\.t [!=]== "([a-z]+)"', ALL))
    assert said == tags(wire.FromClient), "every message has its place on the page"
    assert heard == tags(wire.ToClient)


def test_the_page_calls_only_routes_of_the_api(asking: httpx.Client) -> None:
    described = asking.get("/api/schema/openapi.json").json()["paths"]
    there = {(method.upper(), shape(path)) for path, item in described.items() for method in item}
    asked = re.findall(r'call(?:<.*?>)?\(\s*"([A-Z]+)",\s*["`]([^"`]+)["`]', ALL)
    called = {(method, shape(f"/api/{path}")) for method, path in asked}
    called |= {("POST", f"/api/tables/*/{what}") for what in re.findall(r'\.change(?:<.*?>)?\("([a-z]+)"', ALL)}
    called.discard(("POST", "/api/tables/*/*"))  # `change` itself
    assert len(called) > 15
    unknown = [one for one in called if not any(one[0] == verb and fits(one[1], path) for verb, path in there)]
    assert unknown == []


def fits(path: str, described: str) -> bool:
    """Whether the path matches a described address with stars: /api/cards/shabrak matches /api/cards/*."""
    return re.fullmatch(re.escape(described).replace(r"\*", "[^/]+"), path) is not None


def shape(path: str) -> str:
    """A path with a star for each variable part: /api/tables/${id}/join, /api/tables/{table}/join."""
    return re.sub(r"\$?\{[^}]*\}", "*", path.split("?", 1)[0]).rstrip("/")


def test_a_wrong_address_is_answered_with_the_app(asking: httpx.Client) -> None:
    lost = asking.get("/no/such/page", headers={"Accept": "text/html"})
    assert lost.status_code == 404
    assert lost.content == asking.get("/").content
    assert asking.get("/no/such/file.js").status_code == 404
    assert asking.get("/no/such/file.js").headers["content-type"].startswith("application/json")


def test_a_server_for_this_machine_alone_has_no_address_for_others(asking: httpx.Client) -> None:
    assert asking.get("/api/reach").json() == {"url": ""}
