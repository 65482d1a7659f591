"""The rules page from the locales: chapters and numbered rules; our own rulings are marked."""

import difflib
import re
from importlib.resources import files

from rich.padding import Padding
from rich.text import Text

from krypta.cli.console import open_console, voice_for
from krypta.cli.faults import FAULTY, Sentence
from krypta.core.text.voice import Voice
from krypta.core.text.words import FALLBACK

ABILITIES_IN = {"karak": "8"}  # the chapter that ends with the heroes' abilities
WIDEST = 100
Line = Text | Padding


class Rulebook:
    """One game's rules in one language."""

    def __init__(self, game: str, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        page = files("krypta") / "locales" / FALLBACK / f"{game}-rules.ftl"
        if not page.is_file():
            raise Sentence(voice("command-no-rules", game=game), code=FAULTY)
        self._ids = re.findall(r"^([a-z]+-[\w-]+) *=", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
        self.numbers = sorted(self._after("rule"), key=_order)
        self.chapters = sorted(self._after("chapter"), key=_part)

    def _after(self, kind: str) -> list[str]:
        """The numbers or names of this kind: for `rule`, `karak-rule-K3-10` gives `K3.10`."""
        prefix = f"{self.game}-{kind}-"
        return [id.removeprefix(prefix).replace("-", ".") for id in self._ids if id.startswith(prefix)]

    def page(self) -> list[Line]:
        """All chapters, with the title and the introduction."""
        lines: list[Line] = [Text(self.voice(f"{self.game}-rules-title"), style="bold"), Text()]
        lines += [Text(self.voice(f"{self.game}-rules-intro")), Text()]
        for chapter in self.chapters:
            lines += self.chapter(chapter)
        return lines

    def contents(self) -> list[Line]:
        """The chapters' titles, and how to read one."""
        lines: list[Line] = [Text(self.voice(f"{self.game}-rules-title"), style="bold")]
        lines += [Text.assemble("  ", self._heading(chapter)) for chapter in self.chapters]
        return [*lines, Text(self.voice("table-rules-how"))]

    def _letter(self) -> str:
        return self.numbers[0][0]

    def _heading(self, chapter: str) -> Text:
        title = self.voice(f"{self.game}-chapter-{chapter}")
        return Text.assemble((f"{self._letter()}{chapter} ", "bold cyan"), (title, "bold"))

    def chapter(self, chapter: str) -> list[Line]:
        lines: list[Line] = [self._heading(chapter), Text()]
        for number in self.numbers:
            if chapter_of(number) == chapter:
                lines += self.rule(number)
        if ABILITIES_IN.get(self.game) == chapter:
            lines += self._abilities()
        return lines

    def rule(self, number: str) -> list[Line]:
        """A rule: the printed rule in our words, then our ruling, marked as ours."""
        id = f"{self.game}-rule-{number.replace('.', '-')}"
        printed = self.voice(id) if self.voice.has_value(id) else ""
        ruling = self.voice.attribute(id, "ruling")
        body = Text(printed)
        if ruling:
            body.append("\n" if printed else "")
            body.append(f"{self.voice('table-ruling')} ", style="bold yellow")
            body.append(ruling, style="italic")
        return [Text(number, style="bold cyan"), Padding(body, (0, 0, 1, 4))]

    def _abilities(self) -> list[Line]:
        """The abilities as named on the hero sheets, one paragraph per hero."""
        lines: list[Line] = []
        for name in self._after("ability"):
            hero, _, which = name.rpartition(".")
            id = f"{self.game}-ability-{hero}-{which}"
            if which == "1":
                lines.append(Text(self.voice(f"{self.game}-hero-{hero}"), style="bold cyan"))
            body = Text.assemble((f"{self.voice(id)}: ", "bold"), self.voice.attribute(id, "text") or "")
            lines.append(Padding(body, (0, 0, 0, 4)))
        return [*lines, Text()]

    def find(self, asked: str) -> list[Line]:
        """The rule or chapter of that number; a Sentence suggests the nearest numbers if there is none."""
        wanted = asked.strip().upper()
        bare = wanted.removeprefix(self._letter())
        if bare in self.chapters:
            return self.chapter(bare)
        for number in self.numbers:
            if wanted == number or bare == number.removeprefix(self._letter()):
                return self.rule(number)
        known = [*self.numbers, *(f"{self._letter()}{chapter}" for chapter in self.chapters)]
        near = difflib.get_close_matches(f"{self._letter()}{bare}", known, n=4, cutoff=0.3) or known[:4]
        raise Sentence(self.voice("table-no-rule", number=asked.strip(), near=", ".join(near)), code=FAULTY)


def chapter_of(number: str) -> str:
    """`K3.10` is in chapter 3, `KE1` in chapter E."""
    bare = number[1:]
    return bare.partition(".")[0] if "." in bare else bare.rstrip("0123456789")


def _part(part: str) -> tuple[int, int, str]:
    """A sort key: numbers in their order, then letters (the examples)."""
    return (0, int(part), "") if part.isdigit() else (1, 0, part)


def _order(number: str) -> tuple[tuple[int, int, str], int]:
    last = re.search(r"\d+$", number)
    return _part(chapter_of(number)), int(last.group()) if last else 0


def print_rules(game: str, number: str | None, lang: str | None) -> None:
    """Print the whole page, or one rule or chapter of it."""
    voice, console = voice_for(lang), open_console()
    known = [path.name.removesuffix("-rules.ftl") for path in (files("krypta") / "locales" / FALLBACK).iterdir()]
    if game not in known:
        raise Sentence(voice("command-no-such-rules", game=game, known=", ".join(rule_pages(known))), code=FAULTY)
    book = Rulebook(game, voice)
    for line in book.page() if number is None else book.find(number):
        console.print(line, width=min(console.width, WIDEST))


def rule_pages(known: list[str]) -> list[str]:
    return sorted(name for name in known if "." not in name)
