"""The README's pictures and animations, taken from real matches in a real browser; they are written to docs/screens.

    cd tests && python -m browser.screens            all of them
    cd tests && python -m browser.screens karak      one of them

Pillow makes them WebP. In a film the page's clock goes slower than ours, so that every frame is there however busy the
machine is; the luck of each match follows from its seed, so the same moments come again.
"""

import asyncio
import hashlib
import io
import itertools
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from msgspec import to_builtins
from PIL import Image
from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

from browser import visitor as visitor_module
from browser.chromium import launched
from browser.conftest import WithoutNonces
from browser.film import Film
from browser.prepared import LEVEL, PAUSE
from browser.tables.test_shabrak import warrior
from browser.visitor import Visitor
from krypta import bots
from krypta.core.rng import generator
from krypta.server.limits import Limits
from krypta.server.tables import commands, lobby, rooms
from server.serving import ServedHere, serve_here

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
PATIENCE = 180  # seconds for any single step
TRIES = 3  # a busy machine may fail in the middle
FOES = ("knight", "squire")
STRONG = ("king", "warrior")
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "no-preference"}
View = dict[str, Any]
Step = tuple[int, str, View]  # n, the act that was chosen, and what was seen before


class Studio:
    """A server and a browser, with luck that is known before."""

    def __init__(self, browser: Browser, served: ServedHere) -> None:
        self.browser, self.served = browser, served
        self.seed = 0

    def luck(self, seed: int) -> None:
        self.seed = seed
        self.count = itertools.count()

    def fresh_seed(self) -> bytes:
        return hashlib.sha256(f"screens {self.seed} {next(self.count)}".encode()).digest()

    def visitor(self, width: int = 1440, **more: Any) -> Visitor:
        one = Visitor(self.browser, self.served.url, width, **{"color_scheme": "dark", **more})
        one.context.set_default_timeout(PATIENCE * 1000)
        return one.be()

    def play(self, table: str, so: "Wanted") -> list[Step]:
        """A bot plays the first seat until its steps are as wanted; it only chooses the last one."""
        return list(asyncio.run_coroutine_threadsafe(self._play(table, so), self.served.loop).result())

    async def _play(self, table: str, so: "Wanted") -> list[Step]:
        room = await self.served.node.rooms.room(table)
        steps: list[Step] = []
        while not room.running().over:
            match, seat = room.running(), room.decides
            if seat != 0:
                await asyncio.sleep(PAUSE)  # the table's own bot
                continue
            act = bots.choose(LEVEL, match.position.copy(), seat, generator("screens", room.n))
            steps.append((room.n, match.game.say(act), to_builtins(match.position.view(seat))))
            if so(steps):
                break
            await room.change(partial(commands.play, act=act, seat=seat))
        return steps


Wanted = Callable[[list[Step]], int]


def before(studio: Studio, make: Callable[[Visitor], str], wanted: Wanted, **more: Any) -> tuple[Visitor, list[Step]]:
    """A match as it was when the wanted moment was about to begin, open in a browser, and the steps that lead to it."""
    for seed in range(40):
        studio.luck(seed)
        scout = studio.visitor()
        steps = studio.play(make(scout), wanted)
        scout.leave()
        count = wanted(steps)
        if not count:
            continue
        first = len(steps) - count
        studio.luck(seed)
        visitor = studio.visitor(**more).be("Ann")
        table = make(visitor)
        again = studio.play(table, lambda done, steps=first + 1: len(done) == steps)  # type: ignore[misc]
        assert [step[:2] for step in again] == [step[:2] for step in steps[: first + 1]], (
            "the same luck, the same match"
        )
        visitor.open(table)
        visitor.await_turn()
        visitor.page.locator("img.scene, image.scene").first.wait_for()
        visitor.page.wait_for_timeout(2500)  # its welcome is gone
        print(f"seed {seed}, after {first} acts", flush=True)
        return visitor, steps[first:]
    raise AssertionError("no match had such a moment")


# -- moments


def fight_won(steps: list[Step]) -> int:
    """Karak: the step onto a strong monster and the strike that wins; how many steps these are."""
    if len(steps) < 40:
        return 0
    (n, go, _), (then, act, view) = steps[-2:]
    fight = view["fight"]
    if act != "resolve" or fight["token"] not in STRONG or fight["outcome"] != 1 or fight["bolts"]:
        return 0
    return 2 if go.startswith(("go", "keep")) and then - n < 4 else 0


def chain_closed(steps: list[Step]) -> int:
    """Goblin: the last two cards of a chain that beats a big monster, and the step after them."""
    if len(steps) < 6:
        return 0
    (_, act, view), after = steps[-2], steps[-1][2]["fight"]
    fight = view["fight"]
    if not fight or not act.startswith("play") or len(fight["chain"]) < 2 or fight["missing"] < 2:
        return 0
    won = after is None or after["reward"]
    at_once = steps[-3][1].startswith("play") and steps[-2][0] - steps[-3][0] <= 2
    return 3 if won and at_once and fight["monster"]["lives"] >= 5 else 0


def attacked(steps: list[Step]) -> int:
    """Shabrak: an attack in the second round or later; the opponent answers it."""
    act, view = steps[-1][1:]
    return int(act.startswith("attack") and view["round"] >= 2)


def karak_film(studio: Studio) -> None:
    visitor, steps = before(studio, lambda one: one.make("karak", "me", *FOES[:1]), fight_won, **SCREEN)
    with Film(visitor, FOLDER / "karak.webp") as film:
        film.run(0.4)
        film.act(steps[0][1])
        film.until("button.roll", 8)
        film.run(0.4)
        visitor.page.keyboard.press("Space")
        film.run(2.8)
        film.act(steps[1][1])
        film.run(3.4)
    visitor.context.close()


def goblin_film(studio: Studio) -> None:
    visitor, steps = before(studio, lambda one: one.make("goblin", "me", *FOES[:1]), chain_closed, **SCREEN)
    with Film(visitor, FOLDER / "goblin.webp") as film:
        film.run(0.4)
        for _, act, _ in steps[:-1]:
            film.act(act)
            film.run(1.2)
        film.run(3)
    visitor.context.close()


def shabrak_film(studio: Studio) -> None:
    visitor, steps = before(studio, lambda one: one.make("shabrak", "me", *FOES[:1]), attacked, **SCREEN)
    with Film(visitor, FOLDER / "shabrak.webp") as film:
        warrior(visitor, 0, int(steps[0][1].split()[1])).click()
        film.run(0.8)
        film.act(steps[0][1])
        film.run(5)
    visitor.context.close()


# -- pictures


def far_on(game: str) -> Callable[[list[Step]], int]:
    """A match in the middle, at the visitor's turn."""

    def so(steps: list[Step]) -> int:
        view = steps[-1][2]
        if game == "goblin":
            return int(bool(view["fight"]) and len(view["fight"]["chain"]) >= 2)
        if game == "shabrak":
            return int(view["phase"] == "turn" and view["round"] >= 2 and steps[-1][1].startswith("attack"))
        return int(view["phase"] == "move" and len(view["tiles"]) >= 22)

    return so


def table_picture(game: str, name: str, width: int) -> Callable[[Studio], None]:
    def take(studio: Studio) -> None:
        others = FOES[:1] if game == "shabrak" else FOES
        visitor, steps = before(studio, lambda one: one.make(game, "me", *others), far_on(game), width=width)
        if game == "shabrak":  # choosing a target: what the attack would do
            attack = next(option for option in visitor.options if option["act"] == steps[0][1])
            warrior(visitor, 0, int(attack["act"].split()[1])).click()
            visitor.target(attack).hover()
        visitor.page.wait_for_timeout(1500)
        keep(visitor, name)

    return take


def front_picture(studio: Studio) -> None:
    visitor = Visitor(studio.browser, studio.served.url, 768, color_scheme="dark")
    visitor.go()
    visitor.page.wait_for_timeout(2500)
    keep(visitor, "front-768")


def keep(visitor: Visitor, name: str) -> None:
    photo = Image.open(io.BytesIO(visitor.page.screenshot()))
    photo.save(FOLDER / f"{name}.webp", quality=82, method=6)
    print(f"{name}.webp: {(FOLDER / name).with_suffix('.webp').stat().st_size} bytes", flush=True)
    visitor.context.close()


TAKES: dict[str, Callable[[Studio], None]] = {
    "karak-1440": table_picture("karak", "karak-1440", 1440),
    "karak-360": table_picture("karak", "karak-360", 360),
    "goblin-1440": table_picture("goblin", "goblin-1440", 1440),
    "shabrak-1440": table_picture("shabrak", "shabrak-1440", 1440),
    "front-768": front_picture,
    "karak": karak_film,
    "goblin": goblin_film,
    "shabrak": shabrak_film,
}


def take(studio: Studio, name: str) -> None:
    for left in reversed(range(TRIES)):
        try:
            TAKES[name](studio)
            break
        except (PlaywrightError, AssertionError) as error:
            if not left:
                raise
            print(f"{name} failed, once more: {str(error).splitlines()[:1]}", flush=True)


def main(names: list[str]) -> None:
    wanted = [name for name in TAKES if not names or name in names]
    with tempfile.TemporaryDirectory() as folder, launched() as browser, serve_here(Path(folder)) as served:
        served.node.people.guests = Limits(1e6, burst=10**6)
        studio = Studio(browser, served)
        with (
            mock.patch.object(visitor_module, "SECONDS", PATIENCE),
            mock.patch.object(rooms, "fresh_seed", studio.fresh_seed),
            mock.patch.object(lobby, "fresh_seed", studio.fresh_seed),
            mock.patch.object(lobby, "SealedLuck", WithoutNonces),
        ):
            for name in wanted:
                take(studio, name)


if __name__ == "__main__":
    main(sys.argv[1:])
