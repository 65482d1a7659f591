"""The help of the command line in the user's language.

English help stands in `app.py`, where Typer expects it. The other languages have it in `locales/*/cli-terminal.ftl`, by
the path of the command and the name of the option; only that file is read, so that help still appears at once.
"""

import os
import re
import sys
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import typer
from typer.main import get_command

from krypta.core.text.languages import FALLBACK, LANGUAGES, preferred

LINE = re.compile(r"^([a-z][a-z0-9-]*) = (.+)$", re.MULTILINE)
HEADINGS = {
    "Options:": "cli-options-heading",
    "Arguments:": "cli-arguments-heading",
    "Commands:": "cli-commands-heading",
}
MARKS = {"[default:": "cli-default", "[env var:": "cli-env-var", "required]": "cli-required"}
SPLIT_MARK = re.compile(r" *\[env(\n +)var:")  # by the end of a line
# What Typer says when the command line is wrong, and our messages for it; the group is what it is about.
WRONG = (
    (re.compile(r"^Missing command\.$"), "cli-missing-command"),
    (re.compile(r"^Missing (?:argument|option|parameter) (.+?)\."), "cli-missing"),
    (re.compile(r"^No such command (.+?)\."), "cli-no-command"),
    (re.compile(r"^No such option: (\S+)"), "cli-no-option"),
    (re.compile(r"^Invalid value for (.+?):"), "cli-invalid"),
    (re.compile(r"^Got unexpected extra argument\(s\) \((.+)\)"), "cli-unexpected"),
)
REASONS = {"Input should be a valid integer": "cli-not-integer", "Input should be a valid number": "cli-not-number"}
# What stands for a value: in the usage, and behind the name of an option.
PLACES = {
    "OPTIONS": "cli-place-options",
    "COMMAND": "cli-place-command",
    "ARGS": "cli-place-arguments",
    "NAME": "cli-place-name",
    "VALUE": "cli-place-value",
    "FILE": "cli-place-file",
    "CODE": "cli-place-code",
    "TABLE": "cli-place-table",
    "GAME": "cli-place-game",
    "FOLDER": "cli-place-folder",
}
PLACE = re.compile(rf"\b(?:{'|'.join(PLACES)})\b")
CLAUSE = re.compile(r"\s*[.:;](?=\s|$)")
NEAR = re.compile(r"(?:Did you mean|Possible options:) (.+?)\??\)?$")


def run(app: typer.Typer, args: Sequence[str]) -> None:
    """Run the command line. `--lang` counts for all that any command says, as KRYPTA_LANG does."""
    args = _with_language(list(args))
    language = preferred()
    command = get_command(app)
    if language == FALLBACK:
        shorten(command)
        command(args=args or ["play"], prog_name="krypta")
        return
    texts = Texts(language)
    texts.translate(command, [])
    shorten(command)
    try:
        code = command.main(args=args or ["play"], prog_name="krypta", standalone_mode=False)
    except typer.Abort:
        sys.exit(1)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        texts.print_error(error)
        sys.exit(getattr(error, "exit_code", 1))
    sys.exit(code if isinstance(code, int) else 0)


def _with_language(args: list[str]) -> list[str]:
    """Set the language of this run from `--lang`, wherever it stands, and remove it: every command has it."""
    for n, arg in enumerate(args):
        name, equals, value = arg.partition("=")
        if name != "--lang":
            continue
        said = value if equals else "".join(args[n + 1 : n + 2])
        if said.lower() not in LANGUAGES:
            if "play" in args[:n]:
                return args  # it tells all that is wrong at once
            from krypta.cli.console import voice_for

            voice_for(said or "?")  # refuses it
        os.environ["KRYPTA_LANG"] = said.lower()
        return args[:n] + args[n + (1 if equals else 2) :]
    return args


def shorten(command: Any) -> None:
    """In lists of commands, only the beginning of what each is for, so that none is cut off."""
    for below in getattr(command, "commands", {}).values():
        below.short_help = CLAUSE.split(" ".join((below.help or "").split()))[0] + "."
        shorten(below)


class Texts:
    """The help texts of one language."""

    def __init__(self, language: str) -> None:
        catalogue = files("krypta") / "locales" / language / "cli-terminal.ftl"
        self._texts: dict[str, str] = dict(LINE.findall(catalogue.read_text(encoding="utf-8")))

    def translate(self, command: Any, path: list[str]) -> None:
        """Give a command and those below it the texts of this language, where there are any."""
        id = "-".join(["cli", *path])
        command.help = self._texts.get(id, command.help)
        for option in command.params:
            own, shared = f"{id}-{_dashed(option.name)}", f"cli-option-{_dashed(option.name)}"
            if getattr(option, "help", None):
                option.help = self._texts.get(own) or self._texts.get(shared) or option.help
            if option.metavar:
                option.metavar = self._placed(option.metavar)
        self._wrap(command)
        for name, below in getattr(command, "commands", {}).items():
            self.translate(below, [*path, name])

    def _wrap(self, command: Any) -> None:
        help_option, get_help, get_usage = command.get_help_option, command.get_help, command.get_usage

        def translated_option(context: Any) -> Any:
            option = help_option(context)
            if option is not None:
                option.help = self._texts["cli-option-help"]
            return option

        command.get_help_option = translated_option
        command.get_help = lambda context: self._localised(get_help(context))
        command.get_usage = lambda context: self._localised(self._placed(get_usage(context)))

    def _placed(self, said: str) -> str:
        return PLACE.sub(lambda place: self._texts[PLACES[place[0]]], said)

    def _localised(self, said: str) -> str:
        """Typer's own words in its layout: headings, and the marks behind an option's help."""
        usage, below, rest = said.partition("\n\n")
        said = self._placed(usage) + below + rest if usage.startswith("Usage:") else said
        lines = [self._texts[HEADINGS[line]] if line in HEADINGS else line for line in said.split("\n")]
        text = "\n".join(lines).replace("Usage:", self._texts["cli-usage"], 1)
        text = SPLIT_MARK.sub(r"\1[env var:", text)
        for mark, id in MARKS.items():
            opens, closes = mark.startswith("["), mark.endswith("]")
            text = text.replace(mark, "[" * opens + self._texts[id] + "]" * closes)
        return text

    def print_error(self, error: Any) -> None:
        """Print a usage error: how the command is called, where help is, and what is wrong."""
        if type(error).__name__ == "NoArgsIsHelpError":
            print(error.format_message(), file=sys.stderr)
            return
        if getattr(error, "ctx", None) is not None:
            print(error.ctx.get_usage(), file=sys.stderr)
            print(self._texts["cli-try"] % error.ctx.command_path, file=sys.stderr)
            print(file=sys.stderr)
        print(self._texts["cli-error"], self.wrong(error.format_message()), file=sys.stderr)

    def wrong(self, said: str) -> str:
        """What Typer says is wrong, in this language; as it stands if we have no words for it."""
        for pattern, id in WRONG:
            found = pattern.match(said)
            if found is None:
                continue
            text = self._texts[id] % found.groups() if found.groups() else self._texts[id]
            near = NEAR.search(said[found.end() :])
            if near:
                return f"{text} {self._texts['cli-did-you-mean'] % near[1]}"
            rest = said[found.end() :].strip() if id == "cli-invalid" else ""
            why = next((self._texts[reason] for start, reason in REASONS.items() if rest.startswith(start)), rest)
            return f"{text} {why}".rstrip()
        return said


def _dashed(name: str) -> str:
    return name.replace("_", "-")
