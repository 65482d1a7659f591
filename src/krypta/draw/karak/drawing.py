"""Karak in the terminal: the dungeon, the heroes and what they carry, the fight, the remaining tiles and tokens."""

import textwrap
from typing import Any

from rich.text import Text

from krypta.core.game import Event
from krypta.core.position import Position
from krypta.core.text.figures import number as written
from krypta.draw.heroes import COLOUR, INITIAL
from krypta.draw.karak.board import HIGH, WIDE, Canvas, Mark, Window, draw_tile, mark_edges
from krypta.draw.plain import Plain
from krypta.games.karak.content import openings as opening_bits
from krypta.games.karak.content import read
from krypta.games.karak.messages import GLYPHS
from krypta.games.karak.view import HeroView, KarakView

ITEM_SIGN = {"daggers": "†1", "sword": "†2", "axe": "†3", "bolt": "↯", "healing": "✚", "key": "⚷"}
SHAPE = {"straight": "ns", "corner": "ne", "tee": "nes", "cross": "nesw"}
SEAT_VERBS = ("cast", "swap", "curse", "first")


class Drawn(Plain):
    """Karak's drawing."""

    def seat_name(self, view: KarakView, seat: int) -> str:
        hero = view.heroes[seat].hero
        return self.voice(f"karak-hero-{hero}") if hero else self.voice(f"table-seat-{seat + 1}")

    def seat_style(self, view: KarakView, seat: int) -> str:
        return COLOUR.get(view.heroes[seat].hero, "bold")

    def headline(self, view: KarakView) -> list[str]:
        if not view.rounds:
            return []
        said = [self.voice("table-round", number=view.rounds)]
        if view.phase != "over":
            said.append(self.voice("table-steps", left=read("standard")[0].rules.steps - view.steps))
        return said

    # -- the map

    def map(self, view: KarakView, width: int, height: int) -> list[Text]:
        turn = view.heroes[view.turn] if 0 <= view.turn < len(view.heroes) else view.heroes[0]
        here = view.tiles[turn.tile]
        window = Window(view, (here.column, here.row), max(1, width // WIDE), max(1, height // HIGH))
        canvas = Canvas(window.columns * WIDE, window.rows * HIGH)
        for number, tile in enumerate(view.tiles):
            spot = window.spot(tile.column, tile.row)
            if spot is not None:
                draw_tile(canvas, *spot, tile, self._label(view, number), self._standing(view, number))
        target = window.spot(*window.ahead) if window.ahead else None
        if target is not None:
            canvas.put(target[0] + 2, target[1] + 1, "???", "bold bright_white")
        mark_edges(canvas, window)
        return canvas.lines()

    def whole_map(self, view: KarakView) -> list[Text]:
        return self.map(view, 10_000, 10_000)

    def _label(self, view: KarakView, number: int) -> Mark | None:
        """The sign of what lies on the tile, or the tile's number."""
        tile = view.tiles[number]
        if tile.token == "chest":
            return "C", "bold bright_yellow"
        if tile.token:
            return token_sign(tile.token), "bold bright_white"
        if tile.item:
            return ITEM_SIGN[tile.item], "bold bright_green"
        if number in view.portals:
            return f"◎{view.portals.index(number) + 1}", "bold magenta"
        if number in view.fountains:
            return f"⛲{view.fountains.index(number) + 1}", "bold cyan"
        return None

    def _standing(self, view: KarakView, number: int) -> list[Mark]:
        return [
            (
                INITIAL[hero.hero],
                f"bold reverse {COLOUR[hero.hero]}" if seat == view.turn else f"bold {COLOUR[hero.hero]}",
            )
            for seat, hero in enumerate(view.heroes)
            if hero.tile == number and hero.hero
        ]

    # -- the heroes

    def panel(self, view: KarakView, width: int, height: int, names: list[str]) -> list[Text]:
        in_words = [line for seat in range(len(view.heroes)) for line in self._hero(view, seat, width, names, True)]
        if len(in_words) <= height:
            return in_words
        return [line for seat in range(len(view.heroes)) for line in self._hero(view, seat, width, names, False)]

    def _hero(self, view: KarakView, seat: int, width: int, names: list[str], in_words: bool) -> list[Text]:
        hero = view.heroes[seat]
        style = self.seat_style(view, seat)
        active = seat == view.turn and view.phase != "over"
        most = read("standard")[0].rules.lives
        right = Text.assemble(("♥" * hero.lives, "red"), ("♡" * (most - hero.lives), "grey50"))
        points = f" ◆{written(hero.points, self.voice.language)}"
        right.append(points.rjust(5), style="bright_yellow" if hero.points else "grey50")
        left = Text.assemble(("▶" if active else " ", "bold"), (INITIAL.get(hero.hero, "·"), f"bold {style}"), " ")
        left.append(self.seat_name(view, seat), style=f"bold {style}")
        left.append(f" {names[seat]}", style="grey62")
        space = max(4, width - right.cell_len - 1)
        left.truncate(space, overflow="ellipsis", pad=True)
        lines = [Text.assemble(left, " ", right)]
        state = self._state(hero)
        if state:
            lines.append(Text(f"   {state}", style="bold magenta"))
        carried = self._carried(hero) if in_words else signs(hero)
        lines += [Text(f"   {line}") for line in textwrap.wrap(carried, max(8, width - 3))]
        return lines

    def _state(self, hero: HeroView) -> str:
        said = [self.voice("table-unconscious")] if not hero.lives else []
        if hero.cursed:
            said.append(self.voice("table-cursed"))
        return ", ".join(said)

    def _carried(self, hero: HeroView) -> str:
        figures = read("standard")[0].items
        said = []
        for item, number in hero.holds.items():
            name = self.voice(f"karak-item-{item}")
            power = f" {figures[item].power}" if figures[item].slot == "weapon" else ""
            said.append(f"{name}{power}" + (f" ×{number}" if number > 1 else ""))
        return ", ".join(said)

    # -- the moment

    def moment(self, view: KarakView) -> list[Text]:
        fight = view.fight
        if fight is None:
            return []
        hero = self.seat_name(view, view.turn)
        parts = [
            *map(str, fight.dice),
            *(str(part) for part in (fight.bonus, fight.bolts, fight.life) if part),
        ]
        line = Text.assemble((hero, f"bold {self.seat_style(view, view.turn)}"), " ")
        if fight.dice[0]:
            line.append(f"{' + '.join(parts)} = {fight.power}", style="bold")
        sign = "<=>"[1 + (fight.power > fight.strength) - (fight.power < fight.strength)]
        line.append(f" {sign} ", style={"<": "bold red", "=": "bold yellow", ">": "bold green"}[sign])
        line.append(f"{fight.strength} {self.voice(f'karak-token-{fight.token}')}", style="bold")
        return [line]

    def remark(self, position: Position, seat: int, act: int) -> str:
        """The chance to win the fight that the act leads to; Karak hides nothing, so showing it is fair."""
        [chance] = self.game.chances(position, [act])
        return "" if chance is None else self.voice("table-chance", percent=round(100 * chance))

    # -- what is left

    def count(self, view: KarakView) -> list[Text]:
        tiles = [f"{number} {self.voice(f'karak-place-{place}')} {glyph}" for place, glyph, number in in_pile(view)]
        bag = [f"{number} {self.voice(f'karak-token-{token}')} {sign}" for token, sign, number in in_bag(view)]
        lines = [
            Text(self.voice("table-pile", count=sum(view.pile.values())), style="bold"),
            Text(", ".join(tiles)),
            Text(self.voice("table-bag", count=sum(view.bag.values())), style="bold"),
            Text(", ".join(bag)),
        ]
        if view.gone:
            gone = [f"{number} {self.voice(f'karak-item-{item}')}" for item, number in view.gone.items()]
            lines += [Text(self.voice("table-gone"), style="bold"), Text(", ".join(gone))]
        return [line for line in lines if line.plain.strip()]

    def legend(self) -> list[Text]:
        figures = read("standard")[0]
        heroes = [f"{sign} {self.voice(f'karak-hero-{hero}')}" for hero, sign in INITIAL.items()]
        tokens = [f"{token_sign(token)} {self.voice(f'karak-token-{token}')}" for token in figures.tokens]
        items = [f"{sign} {self.voice(f'karak-item-{item}')}" for item, sign in ITEM_SIGN.items()]
        places = [f"◎ {self.voice('karak-place-portal')}", f"⛲ {self.voice('karak-place-fountain')}"]
        return [Text(", ".join(line)) for line in (heroes, tokens, items, places)]

    # -- words

    def spoken(self, view: KarakView, said: str) -> str:
        """Heroes by name rather than by seat: `swap horan`, `cast taia 1`."""
        verb, *arguments = said.split()
        if verb not in SEAT_VERBS or not arguments:
            return said
        seat = int(arguments[0]) - 1
        if seat >= len(view.heroes) or not view.heroes[seat].hero:
            return said
        return " ".join([verb, view.heroes[seat].hero, *arguments[1:]])

    def opens(self, event: Event) -> bool:
        return event.kind == "TURN"

    def minor(self, event: Event) -> bool:
        return event.kind in ("TILE_DRAWN", "TOKEN_LAID", "STOPPED", "BEGINS")

    def points(self, view: KarakView, seat: int) -> float | None:
        return view.heroes[seat].points


def token_sign(token: str) -> str:
    """A letter and the strength; T alone is Taia, with a strength the turnkey."""
    strength = read("standard")[0].tokens[token].strength
    return f"{token[0].upper()}{strength or ''}"


def signs(hero: HeroView) -> str:
    """Everything that a hero carries, in as few characters as possible."""
    return "  ".join(ITEM_SIGN[item] + (f"×{n}" if n > 1 else "") for item, n in hero.holds.items())


def in_pile(view: KarakView) -> list[tuple[Any, str, int]]:
    """The tiles to come: place, shape, number."""
    return [
        (kind.partition("-")[0], GLYPHS[opening_bits(SHAPE[kind.partition("-")[2]])], number)
        for kind, number in view.pile.items()
    ]


def in_bag(view: KarakView) -> list[tuple[str, str, int]]:
    return [(token, token_sign(token), number) for token, number in view.bag.items()]
