"""`krypta deck`: decks checked, shared and shown."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cli.program import Program
from krypta.core.text.words import LANGUAGES
from krypta.games.shabrak.cards.deck_code import encode
from krypta.games.shabrak.cards.deck_file import read, ready_made, write
from krypta.games.shabrak.cards.pool import our_own

CROW = """\
[[warrior]]
id = "old-crow"
name = "Stará vrána"
sark = "pitchforks"
rarity = "unseen"
attack = 4
defence = 3
"""


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., str]:
    """A file that contains a deck."""

    def write_down(text: str, name: str = "deck.toml") -> str:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write_down


@pytest.fixture
def sound() -> str:
    return write(ready_made()["coopers"])


def test_a_sound_deck_is_shown_with_its_cards_and_its_code(
    program: Program, file: Callable[..., str], sound: str
) -> None:
    done = program("deck", "check", file(sound.replace('"coopers"', '"Mine"', 1)), "--lang", "en")
    assert (done.returncode, done.stderr) == (0, "")
    deck = ready_made()["coopers"]
    assert done.stdout.startswith("Mine\n\nThe Coopers  coopers  sark")
    at = [done.stdout.index(f"  {id}  ") for id in (deck.sark, *deck.warriors, *(id for id, _ in deck.pile))]
    assert at == sorted(at)
    assert f"\nDraw pile: {sum(count for _, count in deck.pile)} cards\n" in done.stdout
    assert done.stdout.endswith(f"Deck code: {encode(deck, our_own())}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_checked_and_listed_in_every_language(
    program: Program, file: Callable[..., str], sound: str, language: str
) -> None:
    said = program("deck", "check", file(sound.replace('sark = "coopers"', "")), "--lang", language).stdout
    assert encode(read(sound.replace('sark = "coopers"', ""), our_own()), our_own()) in said
    assert "shabrak-" not in said
    listed = program("deck", "list", "--lang", language).stdout
    assert "shabrak-" not in listed


def test_every_fault_of_a_deck_is_told_at_once(program: Program, file: Callable[..., str]) -> None:
    path = file('sark = "coopperz"\nwarriors = ["krupan", "krupan"]\npile = ["3 knotty-cudgel"]\nhero = 1\n')
    done = program("deck", "check", path)
    assert (done.returncode, done.stdout) == (2, "")
    lines = done.stderr.splitlines()
    assert [line.removeprefix(f"{path}: ") for line in lines] == [
        "Line 1, column 8: There is no card “coopperz” (S1.1). Did you mean coopers?",
        "Line 2, column 12: A deck has exactly 5 warriors; this one has 2 (S1.1).",
        "Line 2, column 12: Exactly one warrior is a commander; this deck has none (S1.1).",
        "Line 3, column 8: A draw pile has 5 to 40 cards; this one has 3 (S1.1).",
        "Line 3, column 12: “knotty-cudgel” may be in a deck twice at most; this one has it 3 times (S1.2).",
        "Line 4, column 1: “hero” is not expected here; a deck file has name, sark, warriors, pile.",
    ]


def test_faults_are_told_in_the_language_that_is_asked_for(
    program: Program, file: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = file('warriors = ["krupan"]\npile = ["9 liquor"]\n')
    assert program("deck", "check", path, "--lang", "pl").stderr.splitlines() == [
        f"{path}: Wiersz 1, kolumna 12: Wojowników ma talia dokładnie 5; ta ma ich 1 (S1.1).",
        f"{path}: Wiersz 1, kolumna 12: Dowódca jest w talii dokładnie jeden; w tej nie ma żadnego (S1.1).",
    ]
    monkeypatch.setenv("KRYPTA_LANG", "cs")
    assert program("deck", "show", "SB1-AAAA").stderr.startswith("V tomto kódu balíčku je překlep")
    added = file("event = 5", "cards.toml")
    assert program("deck", "code", path, "--cards", added).stderr.startswith(
        f"{added}: Řádek 1, sloupec 1: Každé „event“"
    )


def test_a_deck_with_cards_of_ones_own_is_checked(program: Program, file: Callable[..., str], sound: str) -> None:
    added = file(CROW, "cards.toml")
    warrior = ready_made()["coopers"].warriors[-1]
    deck = file(sound.replace(f'"{warrior}"', '"Old-Crow"'))
    assert "There is no card “old-crow”" in program("deck", "check", deck).stderr
    said = program("deck", "check", deck, "--cards", added).stdout
    assert "Stará vrána  old-crow  warrior" in said
    code = program("deck", "code", deck, "--cards", added).stdout.strip()
    assert said.endswith(f" {code}\n")
    assert '"old-crow"' in program("deck", "show", code, "--cards", added).stdout
    assert program("deck", "show", code).stderr.startswith("This deck code has a typo or was made with other cards")


def test_a_broken_card_file_is_told_before_the_deck(program: Program, file: Callable[..., str], sound: str) -> None:
    added = file(CROW.replace("defence = 3", "defence = 0"), "cards.toml")
    done = program("deck", "check", file(sound), "--cards", added)
    assert done.returncode == 2
    assert done.stderr == f"{added}: Line 7, column 11: defence should be a number from 1 to 20, not “0”.\n"


@pytest.mark.parametrize("name", ready_made())
def test_a_deck_survives_being_shown_and_encoded(program: Program, file: Callable[..., str], name: str) -> None:
    shown = program("deck", "show", name.upper()).stdout
    assert read(shown, our_own()) == ready_made()[name]
    code = program("deck", "code", file(shown)).stdout
    assert code == f"{encode(ready_made()[name], our_own())}\n"
    assert program("deck", "show", code).stdout == shown.partition("\n")[2]
    assert code in program("deck", "list").stdout.replace(" ", "")


def test_an_unknown_deck_is_refused(program: Program) -> None:
    done = program("deck", "show", "cooper")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no deck “cooper”: say ")
    assert program("deck", "show", "SB1-HELLO").stderr.startswith("This deck code has a typo")


def test_deck_files_that_cannot_be_read_are_refused(program: Program, file: Callable[..., str], tmp_path: Path) -> None:
    done = program("deck", "check", str(tmp_path / "none.toml"))
    assert (done.returncode, done.stderr) == (1, f"{tmp_path / 'none.toml'}: there is no such file or folder.\n")
    path = tmp_path / "deck.toml"
    path.write_bytes(b"\xff\x00")
    assert program("deck", "code", str(path)).stderr == f"{path}: this is not a text file.\n"


def test_help_names_the_commands_of_decks(program: Program) -> None:
    assert "\n  deck " in program("--help").stdout
    assert "\n  cards " in program("--help").stdout
    said = program("deck", "--help").stdout
    assert all(f"\n  {command} " in said for command in ("check", "code", "show", "list"))
