"""Random abilities for Hypothesis, by the grammar of the language's reader: mostly valid ones, covering the whole
language."""

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from krypta.core.text.naming import word
from krypta.games.shabrak.cards.language.reader import Unreadable, read
from krypta.games.shabrak.layout import CONDITIONS, STEPS, Kind, Rarity, Trait

Draw = Callable[[Any], Any]
MOMENTS = ("exhausted", "attacking", "attacked", "pressed", "overpowered")
FIGURES = ("attack", "defence", "pressure")
TRAITS = [word(trait) for trait in Trait if trait != Trait.FALLEN]


class Writer:
    """Writes one ability, and tracks which warriors it can refer to."""

    def __init__(self, draw: Draw, kind: Kind, sarks: Sequence[str]) -> None:
        self.draw = draw
        self.kind = kind
        self.sarks = sarks
        self.named = ["self"] if kind in (Kind.WARRIOR, Kind.EQUIPMENT) else []

    def one(self, *of: str) -> str:
        return str(self.draw(st.sampled_from(of)))

    def often(self, times: int, of: int) -> bool:
        return bool(self.draw(st.integers(1, of)) <= times)

    def clause(self) -> str:
        when = self.when()
        standing = when == "standing"
        conditions = [self.condition() for _ in range(self.draw(st.sampled_from([0, 0, 0, 1, CONDITIONS])))]
        asked = f" if {' and '.join(conditions)}" if conditions else ""
        write = self.standing if standing else self.step
        said = f"{when}{asked}: {write()}"
        for _ in range(self.draw(st.sampled_from([0, 0, 0, 1, 1, 2, STEPS - 1]))):
            said += f"; {'' if standing else self.one('', '', 'then ')}{write()}"
        return said

    def when(self) -> str:
        if self.kind == Kind.EVENT:
            return "played"
        plain = ["active", "standing", "round start", "round end"]
        if self.kind == Kind.EQUIPMENT:
            plain.append("played")
        if self.often(1, 2):
            return self.one(*plain)
        moment = self.one(*MOMENTS)
        who = ""
        if not self.named or self.often(1, 2):
            who = f" {self.who()}"
            self.named.append("it")
        if moment in ("attacking", "attacked"):
            self.named.append("foe")
        return f"when{who} {moment}"

    def condition(self) -> str:
        n = self.draw(st.integers(0, 4))
        asks = [f"at {least} {n} {self.who(True)}" for least in ("least", "most")]
        hand = f"hand at {self.one('least', 'most')} {n}"
        return self.one(*asks, f"no {self.who(True)}", hand, "fewer own than enemy")

    def step(self) -> str:
        may = self.one("", "", "", "may ")
        do = self.one(
            "press", "press", "relieve", "change", "change", "plain", "plain", "swap", "equipment", "of cards"
        )
        if do == "press":
            return f"{may}press {self.amount()} on {self.whom()}"
        if do == "relieve":
            return f"{may}relieve {self.amount()} from {self.whom()}"
        if do == "plain":
            return f"{may}{self.one('overpower', 'ready', 'exhaust', 'shield')} {self.whom()}"
        if do == "change":
            what, sign, lasts = self.one("attack", "defence"), self.one("+", "+", "-"), self.one("turn", "round")
            return f"{may}{what} {sign}{self.amount()} to {self.whom()} this {lasts}"
        if do == "swap":
            side = self.one("own", "enemy")
            one = self.one(*self.named, f"chosen {self.who(side=side)}")
            other = f"chosen {self.who(side=side)}"
            self.note_chosen()
            return f"{may}swap {one} with {other}"
        if do == "equipment":
            return f"{may}{self.one('break', 'steal')} equipment of {self.whom()}"
        moved = [f"{do} {self.amount()}" for do in ("draw", "discard", "enemy draw", "enemy discard", "retrieve")]
        return may + self.one(*moved, "recycle")

    def standing(self) -> str:
        whom = self.one(*[name for name in self.named if name == "self"], f"all {self.who()}")
        do = self.one("attack", "defence", "reach", "guard")
        return f"guard {whom}" if do == "guard" else f"{do} {self.one('+', '-')}{self.number()} to {whom}"

    def note_chosen(self) -> None:
        if "it" not in self.named:
            self.named.append("it")

    def whom(self) -> str:
        said = self.one(*self.named, f"chosen {self.who()}", f"chosen {self.who()}", f"all {self.who()}")
        if said.startswith("chosen"):
            self.note_chosen()
        return said

    def amount(self) -> str:
        if self.named and self.often(1, 5):
            return f"{self.one('', 'half ')}{self.one(*FIGURES)} of {self.one(*self.named)}"
        return self.number()

    def number(self) -> str:
        n = self.draw(st.integers(1, 3))
        if not self.often(1, 4):
            return str(n)
        return f"{n} per {self.one('', '', '2 ', '3 ')}{self.who(True)}"

    def who(self, counted: bool = False, side: str = "") -> str:
        words = [side or self.one("own", "enemy", "any")]
        traits = [*TRAITS, "fallen"] if counted else TRAITS
        words += [self.one(*traits) for _ in range(self.draw(st.sampled_from([0, 0, 1, 1, 2])))]
        if self.often(1, 8):
            words.append(self.one(*(word(rarity) for rarity in Rarity)))
        if self.sarks and self.often(1, 10):
            words.append(f"from {self.one(*self.sarks)}")
        if self.named and self.often(1, 3):
            words.append(self.one("facing", "in reach", "neighbour") + self.one("", *(f" of {n}" for n in self.named)))
        return " ".join(words)


@st.composite
def abilities(draw: Draw, kind: Kind, sarks: Sequence[str] = ()) -> str:
    return Writer(draw, kind, sarks).clause()


def is_sound(text: str, kind: Kind, sarks: Sequence[str]) -> bool:
    try:
        read(text, kind, sarks)
    except Unreadable:
        return False
    return True


def sound_abilities(kind: Kind, sarks: Sequence[str] = ()) -> st.SearchStrategy[str]:
    """Texts that the reader accepts."""
    return abilities(kind, sarks).filter(lambda text: is_sound(text, kind, sarks))
