"""Every link between our documents has a target, and every file that they name exists."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
UNDATED = [page for page in PAGES if page.name != "CHANGELOG.md"]  # the changelog names files as they were called then
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE = re.compile(r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|ts|toml|ftl|md|svelte))`")
FOLDER = re.compile(r"`((?:[\w.-]+/)+)`")
STANDS_FOR_ANY = re.compile(r"\b(GAME|NAME|TABLE|ID)\b")


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def text_of(page: Path) -> str:
    """The text of a page without its code blocks."""
    return re.sub(r"^( *)```.*?^\1```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)


def anchors(page: Path) -> set[str]:
    """The anchors of a page, as GitHub derives them from headings."""
    headings = re.findall(r"^#+ (.+)$", text_of(page), flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def suffixes() -> set[str]:
    """Every suffix of the path of a file or folder of ours, so that `tables/room.py` is found under the server."""
    found = set()
    for room in ("src", "tests", "web/src", "docs", "bench", "examples"):
        for path in (ROOT / room).rglob("*"):
            parts = path.relative_to(ROOT).parts
            found |= {"/".join(parts[i:]) for i in range(len(parts))}
    return found


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_on_a_page_leads_to_a_file_and_heading(page: Path) -> None:
    for link in LINK.findall(text_of(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(there), f"{there.name} has no heading #{anchor}"


@pytest.mark.parametrize("page", UNDATED, ids=name_of)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    text = text_of(page)
    for path in FILE.findall(text) + [folder.rstrip("/") for folder in FOLDER.findall(text)]:
        if not STANDS_FOR_ANY.search(path) and not (ROOT / path).exists():
            assert path in suffixes(), f"{path} is not there"


def test_every_decision_is_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = set(LINK.findall((folder / "README.md").read_text(encoding="utf-8")))
    assert {page.name for page in folder.glob("[0-9]*.md")} <= listed
