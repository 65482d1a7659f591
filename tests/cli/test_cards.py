"""`krypta cards`: browsing the cards as text."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.program import Program
from krypta.cli.cards import plain
from krypta.core.text.words import LANGUAGES
from krypta.games.shabrak.cards.card_file import Card
from krypta.games.shabrak.cards.pool import our_own
from krypta.games.shabrak.layout import Kind, Rarity

Found = Callable[..., dict[str, dict[str, Any]]]
ADDED = """\
[[warrior]]
id = "old-crow"
name = "Stará vrána"
sark = "pitchforks"
rarity = "unseen"
attack = 4
defence = 3
commander = true
abilities = ["when attacked: press 1 on foe"]
"""


@pytest.fixture
def added(tmp_path: Path) -> str:
    path = tmp_path / "mine.toml"
    path.write_text(ADDED, encoding="utf-8")
    return str(path)


@pytest.fixture
def found(program: Program) -> Found:
    """The cards that `krypta cards shabrak` finds, by id."""

    def browse(*args: str) -> dict[str, dict[str, Any]]:
        done = program("cards", "shabrak", "--json", *args)
        assert (done.returncode, done.stderr) == (0, "")
        return {card["id"]: card for card in json.loads(done.stdout)}

    return browse


def ours(**wanted: object) -> list[str]:
    def fits(card: Card) -> bool:
        return all(getattr(card, name) == value for name, value in wanted.items())

    return [card.id for card in our_own().values() if fits(card)]


def test_all_cards_are_listed_in_the_order_of_their_file(found: Found) -> None:
    assert list(found()) == list(our_own())


def test_cards_are_found_by_kind_rarity_and_sark(found: Found) -> None:
    assert list(found("--kind", "event")) == ours(kind=Kind.EVENT)
    assert list(found("--rarity", "unseen")) == ours(rarity=Rarity.UNSEEN)
    assert list(found("--sark", "coopers")) == ["coopers", *ours(sark="coopers")]
    both = found("--sark", "coopers", "--kind", "warrior", "--rarity", "common")
    assert list(both) == ours(sark="coopers", kind=Kind.WARRIOR, rarity=Rarity.COMMON)


def test_cards_are_found_by_words_of_the_language(found: Found) -> None:
    assert found("--kind", "UDALOST", "--lang", "cs").keys() == set(ours(kind=Kind.EVENT))
    assert found("--sark", "bednáři", "--lang", "cs") == found("--sark", "coopers", "--lang", "cs")


def test_text_is_found_without_regard_to_capitals_and_accents(found: Found) -> None:
    assert "shield-bash" in found("--text", "uder STITEM", "--lang", "cs")
    assert list(found("--text", "krupan")) == ["krupan"]
    assert "Křupan" in {card["name"] for card in found("--text", "křup", "--lang", "cs").values()}


def test_text_is_found_on_the_cards_too(found: Found) -> None:
    assert len(found("--text", "pressure")) > 20
    assert len(found("--text", "nátlak", "--lang", "cs")) > 20


def test_a_search_without_results_says_so(program: Program, found: Found) -> None:
    assert found("--text", "xyzzy") == {}
    done = program("cards", "shabrak", "--text", "xyzzy")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "No cards match.\n")


def test_a_card_as_json_has_everything_that_is_on_it(found: Found) -> None:
    card, krupan = our_own()["reeve-matthias"], found("--text", "krupan")["krupan"]
    matthias = found("--lang", "en")["reeve-matthias"]
    assert matthias["name"] == "Reeve Matthias"
    assert (matthias["attack"], matthias["defence"]) == (card.attack, card.defence)
    assert (matthias["kind"], matthias["sark"], matthias["rarity"]) == (
        "warrior",
        "pitchforks",
        card.rarity.name.lower(),
    )
    assert (matthias["commander"], matthias["unlimited"], krupan["unlimited"]) == (True, False, True)
    assert matthias["abilities"] == list(card.abilities)
    assert len(matthias["text"]) == len(card.abilities)
    assert matthias["flavour"]
    assert "attack" not in found("--kind", "event")["liquor"]


def test_a_card_is_printed_as_a_person_reads_it(program: Program) -> None:
    said = program("cards", "shabrak", "--text", "reeve-matthias").stdout
    card = our_own()["reeve-matthias"]
    lines = " ".join(said.split())
    figures = f"⚔{card.attack} ⛨{card.defence} · ♛ commander"
    assert lines.startswith(f"Reeve Matthias reeve-matthias warrior · The Pitchforks · rare · {figures} ")
    assert lines.endswith(" 1 card")


def test_a_card_points_to_the_rules_that_explain_its_words(program: Program, found: Found) -> None:
    assert "\n    guard: S5.13 " in program("cards", "shabrak", "--text", "lid-bearer").stdout
    assert "\n    krytí: S5.13 " in program("cards", "shabrak", "--text", "lid-bearer", "--lang", "cs").stdout
    assert "S5." not in program("cards", "shabrak", "--text", "krupan").stdout
    cards = found()
    assert cards["madam-awl"]["rules"] == {"reach": "S5.15"}
    assert cards["krupan"]["rules"] == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_shabrak_are_listed_in_every_language(program: Program, language: str) -> None:
    said = program("cards", "shabrak", "--lang", language)
    assert said.returncode == 0
    assert "shabrak-" not in said.stdout
    assert "{" not in said.stdout


def test_cards_of_a_file_are_shown_with_ours(found: Found, added: str) -> None:
    cards = found("--cards", added)
    assert list(cards) == [*our_own(), "old-crow"]
    assert (cards["old-crow"]["name"], cards["old-crow"]["flavour"]) == ("Stará vrána", "")
    assert list(found("--cards", added, "--text", "stara VRANA")) == ["old-crow"]


def test_a_broken_card_file_is_refused_with_every_fault(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(ADDED.replace("attack = 4", "attack = 40").replace("on foe", "to foe"), encoding="utf-8")
    done = program("cards", "shabrak", "--cards", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        f"{path}: Line 6, column 10: attack should be a number from 0 to 20, not “40”.",
        f"{path}: Line 9, column 38: Expected “on”, not “to”.",
    ]


def test_card_files_that_cannot_be_read_are_refused(program: Program, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe\x00")
    done = program("cards", "shabrak", "--cards", str(path))
    assert (done.returncode, done.stderr) == (2, f"{path}: this is not a text file.\n")
    done = program("cards", "shabrak", "--cards", str(tmp_path / "none.toml"))
    assert (done.returncode, done.stderr) == (1, f"{tmp_path / 'none.toml'}: there is no such file or folder.\n")


def test_a_filter_that_nothing_can_fit_is_refused_with_what_there_is(program: Program) -> None:
    done = program("cards", "shabrak", "--sark", "cooper", "--kind", "hero", "--rarity", "rar")
    assert done.returncode == 2
    sark, rarity, kind = done.stderr.splitlines()
    assert sark.startswith("--sark must be one of pitchforks, ")
    assert sark.endswith("not “cooper”. Did you mean coopers?")
    assert rarity == "--rarity must be one of common, rare, unseen, not “rar”. Did you mean rare?"
    assert kind == "--kind must be one of sark, warrior, event, equipment, not “hero”."


def test_a_game_without_cards_and_one_that_does_not_exist_are_refused(program: Program) -> None:
    done = program("cards", "karak")
    assert (done.returncode, done.stderr) == (
        2,
        "Karak is played without cards; these games have cards: goblin, shabrak.\n",
    )
    assert "There is no game “chess”" in program("cards", "chess").stderr


def test_cards_of_goblin_are_listed(program: Program) -> None:
    def found(*args: str) -> list[str]:
        return [card["id"] for card in json.loads(program("cards", "goblin", "--json", *args).stdout)]

    assert len(found()) == 118
    assert found("--hero", "horan") == [f"horan-{number}" for number in range(1, 7)]
    assert found("--level", "lord") == ["lord1", "lord2", "lord3"]
    assert set(found("--kind", "key")) == {
        f"gate-{level}{number}" for level in ("i", "ii", "iii") for number in range(1, 6)
    }
    assert set(found("--level", "ii", "--kind", "zbraň", "--lang", "cs")) == set(
        found("--level", "ii", "--kind", "weapon")
    )


def test_a_card_of_goblin_for_programs_has_both_sides_by_name(program: Program) -> None:
    (card,) = json.loads(program("cards", "goblin", "--json", "--text", "Goblin sergeant", "--lang", "en").stdout)
    assert (card["name"], card["front"]["name"], card["back"]["name"]) == ("Goblin sergeant",) * 2 + (
        "Troll’s toothpick",
    )


def test_a_card_of_goblin_is_printed_as_a_person_reads_it(program: Program) -> None:
    said = program("cards", "goblin", "--text", "lord1").stdout
    assert "lord1  LORD" in said
    assert "⚔" in said
    assert said.endswith("1 card\n")


def test_a_filter_that_fits_no_card_of_the_game_is_refused(program: Program) -> None:
    done = program("cards", "goblin", "--rarity", "rare")
    assert (done.returncode, done.stderr) == (
        2,
        "These cards cannot be searched by rarity, only by hero, kind, level.\n",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_goblin_are_listed_in_every_language(program: Program, language: str) -> None:
    said = program("cards", "goblin", "--lang", language)
    assert said.returncode == 0
    assert "goblin-" not in said.stdout


def test_accents_and_capitals_become_plain_letters() -> None:
    assert [plain(said) for said in ("Křupan", "Łódź", "Œuf", "Straße")] == ["krupan", "lodz", "oeuf", "strasse"]
