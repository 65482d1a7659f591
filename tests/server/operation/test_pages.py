"""The browser's files and the description of the API: complete, cacheable, and without requests to other hosts."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from krypta.server.http.pages import media_type_of, read_files, routes
from server.serving import ServedHere, serve_here


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "web"
    (folder / "art").mkdir(parents=True)
    (folder / "index.html").write_text('<!doctype html><html><head><script src="app.js"></script></head></html>')
    (folder / "app.js").write_text("export {}")
    (folder / "art" / "hero.svg").write_text("<svg/>")
    (folder / ".hidden").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    monkeypatch.setattr("krypta.server.http.pages.routes.__defaults__", (folder,))
    return folder


@pytest.fixture
def served(web: Path, tmp_path: Path) -> Iterator[ServedHere]:
    with serve_here(tmp_path, path_prefix="/krypta") as here:
        yield here


def test_the_page_learns_its_path_prefix(served: ServedHere) -> None:
    for path in ("/", "/krypta", "/krypta/", "/t/abcdef", "/krypta/t/abcdef"):
        answer = httpx.get(f"{served.url}{path}")
        assert answer.status_code == 200
        assert '<head><base href="/krypta/">' in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_files_are_served_with_their_types(served: ServedHere) -> None:
    assert httpx.get(f"{served.url}/app.js").headers["content-type"] == "text/javascript; charset=utf-8"
    assert httpx.get(f"{served.url}/krypta/art/hero.svg").headers["content-type"] == "image/svg+xml"


def test_a_browser_that_has_a_file_is_answered_not_modified(served: ServedHere) -> None:
    first = httpx.get(f"{served.url}/app.js")
    again = httpx.get(f"{served.url}/app.js", headers={"if-none-match": first.headers["etag"]})
    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    other = httpx.get(f"{served.url}/app.js", headers={"if-none-match": '"other"'})
    assert other.content == first.content


def test_head_is_answered_without_a_body(served: ServedHere) -> None:
    answer = httpx.head(f"{served.url}/app.js")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("path", ["/.hidden", "/..%2foutside.txt", "/%2e%2e/outside.txt", "/art", "/art/", "/index"])
def test_nothing_but_the_files_of_the_page_is_served(served: ServedHere, path: str) -> None:
    answer = httpx.get(f"{served.url}{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text


def test_the_files_of_the_page_are_read_once(web: Path) -> None:
    files = read_files(web, "")
    assert set(files) == {"index.html", "app.js", "art/hero.svg"}
    assert b'<base href="/">' in files["index.html"].data
    assert len({file.mark for file in files.values()}) == 3
    assert routes("", web)
    assert media_type_of(web / "a.ftl") == "text/plain"


def test_the_description_of_the_api_is_served(served: ServedHere) -> None:
    described = httpx.get(f"{served.url}/api/schema/openapi.json").json()
    assert described["openapi"].startswith("3.")
    assert all(path.startswith("/api") for path in described["paths"])
    for path, item in described["paths"].items():
        for method, operation in item.items():
            refusal = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert refusal["required"] == ["id"], f"{method} {path}"
            assert not [code for code in operation["responses"] if code.startswith(("4", "5"))]


def test_the_page_about_the_api_loads_nothing_from_elsewhere(served: ServedHere) -> None:
    page = httpx.get(f"{served.url}/api/schema").text
    assert "/api/me" in page
    assert "http" not in re.sub(r"https?://www\.w3\.org\S*", "", page).lower().replace("http api", "")
    assert not re.search(r"<script|<style|style=|onclick", page)
