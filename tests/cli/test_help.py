"""The help of the command line in every language: no command or option without words, and none unused."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import krypta
from cli.program import Program
from krypta.cli.app import app
from krypta.cli.help import HEADINGS, LINE, MARKS, PLACES, REASONS, WRONG, Texts
from krypta.core.text.languages import FALLBACK, LANGUAGES

LOCALES = Path(krypta.__file__).parent / "locales"
TRANSLATED = [language for language in LANGUAGES if language != FALLBACK]
LAYOUT = {*HEADINGS.values(), *MARKS.values(), *PLACES.values(), *REASONS.values(), *(id for _, id in WRONG)} | {
    *("cli-usage", "cli-try", "cli-error", "cli-did-you-mean", "cli-option-help")
}


def texts(language: str) -> dict[str, str]:
    return dict(LINE.findall((LOCALES / language / "cli-terminal.ftl").read_text(encoding="utf-8")))


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_command_and_option_has_words_and_no_words_are_unused(language: str) -> None:
    said = texts(language)
    needed = set(LAYOUT)
    for path, command in commands(get_command(app)):
        id = "-".join(["cli", *path])
        needed.add(id)
        for option in command.params:
            if getattr(option, "help", None):
                name = option.name.replace("_", "-")
                needed.add(f"{id}-{name}" if f"{id}-{name}" in said else f"cli-option-{name}")
    assert needed - said.keys() == set(), "missing"
    assert said.keys() - needed == set(), "unused"


@pytest.mark.parametrize("language", TRANSLATED)
def test_help_is_in_the_language_of_the_environment(program: Program, language: str) -> None:
    said = program("sim", "--help", KRYPTA_LANG=language)
    assert said.returncode == 0
    words = texts(language)
    assert said.stdout.startswith(words["cli-usage"])
    assert words["cli-options-heading"] in said.stdout
    assert words["cli-sim-games"] in " ".join(said.stdout.split())
    assert f"[{words['cli-place-options']}]" in said.stdout.splitlines()[0]
    assert f"{words['cli-place-name']}={words['cli-place-value']}" in said.stdout
    assert not re.search(r"Usage|Options:|Show this message|default:|required|VALUE", said.stdout)


@pytest.mark.parametrize("language", TRANSLATED)
def test_marks_are_translated_also_at_the_end_of_a_line(program: Program, language: str) -> None:
    said = program("serve", "--help", KRYPTA_LANG=language).stdout
    assert not re.search(r"\[env|\bvar:", said)
    assert said.count(f"[{texts(language)['cli-env-var']}") > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_commands_is_not_cut_off(program: Program, language: str) -> None:
    for args in ((), ("admin",), ("deck",)):
        listed = program(*args, "--help", KRYPTA_LANG=language).stdout.partition("\n\n")[2]
        assert "..." not in listed
        assert not re.search(r"…", listed)


def test_the_language_can_be_chosen_before_and_after_every_command(program: Program) -> None:
    assert program("--lang", "pl", "--help").stdout.startswith("Użycie:")
    assert program("sim", "--help", "--lang", "de").stdout.startswith("Aufruf:")
    assert program("admin", "list", "--lang=sk", "--help").stdout.startswith("Použitie:")
    assert "--lang" in program("--help").stdout
    for args in (("--lang", "xx", "--help"), ("options", "karak", "--lang", "xx")):
        assert "Krypta does not speak “xx”" in program(*args).stderr
    assert "Es gibt keine Regelseite" not in program("--lang=cs", "rules", "chess").stderr
    assert "stránka s pravidly není" in program("--lang=cs", "rules", "chess").stderr


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("sim",), "Chybí 'game'."),
        (("simm",), "Příkaz 'simm' neexistuje. Mělo to být 'sim'?"),
        (("sim", "karak", "--gamess", "3"), "Volba --gamess neexistuje. Mělo to být --games?"),
        (("sim", "karak", "--games", "x"), "Hodnota pro '--games' nevyhovuje: musí to být celé číslo."),
        (("rules", "karak", "K1", "more"), "Tento argument je navíc: more."),
    ],
)
def test_a_wrong_command_line_is_explained_in_the_language(program: Program, args: tuple[str, ...], said: str) -> None:
    done = program(*args, KRYPTA_LANG="cs")
    assert done.returncode == 2
    assert f"Chyba: {said}" in done.stderr


def test_what_typer_says_and_we_do_not_know_stays_as_it_is() -> None:
    assert Texts("cs").wrong("The moon is full.") == "The moon is full."
