"""Somebody with a browser of their own, for tests. What goes wrong in the page is noted, and fails the test.

ann = newcomer()                        a fresh browser, 1440 pixels wide; newcomer(360) is a phone
ann.go("rules/karak")                   open a page
ann.button("server-page-rematch")       a button by the message that it says, in the visitor's language
ann.now, ann.options                    what the server told the page last
ann.take(option)                        click on what the game offers, and see it done
"""

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from krypta.core.text.message import Message
from krypta.core.text.words import words

SECONDS = 30  # that a busy machine may take for any one thing
HEIGHTS = {360: 780, 768: 1024, 1440: 900}
NOBODY = -2
PANELS = ("web-karak-panel", "web-shabrak-panel", "web-table-choices")
SHORTLY = {  # what Karak's panel calls acts whose own sentence would repeat what stands above them
    "lay": "web-karak-lay",
    "resolve": "web-karak-strike",
    "fight": "web-karak-verb-fight",
    "sneak": "web-karak-sneak",
}

Frame = dict[str, Any]
expect.set_options(timeout=SECONDS * 1000)


class Visitor:
    def __init__(self, browser: Browser, url: str, width: int = 1440, language: str = "en", **more: Any) -> None:
        size = {"width": width, "height": HEIGHTS.get(width, 900)}
        usual: dict[str, Any] = {"viewport": size, "locale": language, "reduced_motion": "reduce"}
        self.url = url
        self.language = language
        self.context = browser.new_context(**usual | more)
        self.context.set_default_timeout(SECONDS * 1000)
        self.frames: list[Frame] = []  # that the page received
        self.sent: list[Frame] = []
        self.raw: list[str] = []  # to the byte
        self.faults: list[str] = []
        self._allowed: list[str] = []
        self._view: Frame = {}
        self.page = self._watched(self.context.new_page())

    # -- what goes wrong

    def _watched(self, page: Page) -> Page:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.faults.append(f"page error: {error}"))
        page.on("request", self._requested)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._connected)
        return page

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} ({message.location.get('url')})")

    def _requested(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(self.url).netloc:
            self.faults.append(f"foreign: {request.url}")

    def _failed(self, request: Request) -> None:
        if "ERR_ABORTED" not in (request.failure or ""):  # the page was left
            self.faults.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"answer: {response.status} {response.url}")

    def allow(self, *patterns: str) -> None:
        """This test brings such faults about."""
        self._allowed += patterns

    def leave(self) -> None:
        """Close the browser; whatever went wrong meanwhile fails the test."""
        self.context.close()
        faults = [fault for fault in self.faults if not any(re.search(known, fault) for known in self._allowed)]
        assert not faults, "\n".join(faults)

    # -- what is told

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _received(self, text: str | bytes) -> None:
        self.raw.append(str(text))
        frame: Frame = json.loads(text)
        if frame["t"] in ("snapshot", "update"):  # an update has only what has changed of the view
            self._view = {**(self._view if frame["t"] == "update" else {}), **frame["now"]["view"]}
            frame["now"]["view"] = self._view
        self.frames.append(frame)

    @property
    def picture(self) -> Frame | None:
        """The newest picture of the match, if there was one."""
        return next((frame for frame in reversed(self.frames) if "now" in frame), None)

    @property
    def now(self) -> Frame:
        assert self.picture is not None, "no picture of the match has come"
        return dict(self.picture["now"])

    @property
    def n(self) -> int:
        return int(self.picture["n"]) if self.picture else 0

    @property
    def options(self) -> list[Frame]:
        return list(self.now["options"]) if self.picture else []

    @property
    def has_acted(self) -> bool:
        return any(frame["t"] == "act" for frame in self.sent)

    @property
    def last_act(self) -> str:
        """The word of the act that was said last."""
        return str([frame["act"] for frame in self.sent if frame["t"] == "act"][-1])

    @property
    def over(self) -> bool:
        return self.picture is not None and self.now["seat"] == NOBODY

    def until(self, so: Callable[..., Any], what: str) -> None:
        """Wait until it is so."""
        ends = time.monotonic() + SECONDS
        while not so():
            assert time.monotonic() < ends, f"{what}: not within {SECONDS} s; {self._last_words()}"
            self.page.wait_for_timeout(15)

    def _last_words(self) -> str:
        return f"said {self.sent[-1:]}, heard {[frame['t'] for frame in self.frames[-5:]]}"

    def await_turn(self) -> None:
        self.until(lambda: self.options or self.over, "it is somebody's turn")

    # -- by the API, for what a test does not ask about

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(
            f"{self.url}/api/{path}", method=method, data=body, headers={"X-Krypta": "1"}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def be(self, name: str = "") -> "Visitor":
        """A guest, of that name if one is given."""
        self.ask("POST", "me/guest")
        if name:
            self.ask("PATCH", "me", {"name": name})
        return self

    def make(self, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        """A table of mine, running unless told otherwise; its id."""
        table = str(self.ask("POST", "tables", {"game": game, "seats": seats, **more})["id"])
        if start:
            self.ask("POST", f"tables/{table}/start")
        return table

    # -- what is on the page

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/{path}")

    def say(self, id: str, **args: Any) -> str:
        """A message in the visitor's language."""
        said = words(self.language).text(id, **args)
        assert said != id, f"there is no message {id}"
        return said

    def like(self, id: str, *names: str) -> re.Pattern[str]:
        """A message with anything for these arguments."""
        said = re.escape(self.say(id, **dict.fromkeys(names, "ANYTHING")))
        return re.compile(said.replace("ANYTHING", ".+"))

    def button(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args)).filter(visible=True).first

    def link(self, id: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(id)).filter(visible=True).first

    def sees(self, text: str | re.Pattern[str]) -> None:
        """The text stands somewhere on the page where it can be seen."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def open(self, table: str, query: str = "") -> "Visitor":
        """Go to a table whose match runs, and see its picture."""
        self.go(f"t/{table}{query}")
        self.until(lambda: self.picture, "the picture of the match")
        return self

    def choose(self, id: str) -> None:
        """Press a button of the table, which is in the menu where the screen has no room for it."""
        self.button("web-table-menu").wait_for()  # with it come all the others
        if not self.button(id).is_visible():
            self.button("web-table-menu").click()
        self.button(id).click()

    def break_off(self) -> None:
        """Offer it: one alone agrees with oneself."""
        self.choose("server-page-offer-abort")
        self.say_yes()

    def say_yes(self) -> None:
        """The word by itself: it is a part of others, as "tak" of a Polish attack."""
        self.page.get_by_role("button", name=self.say("server-page-yes"), exact=True).click()

    # -- playing

    def says(self, option: Frame) -> str:
        """How the page names an option; a game without words of its own is named by its ids."""
        message = msgspec.convert(option["say"], Message)
        if words(self.language).has(message.id):
            return words(self.language).render(message)
        return " ".join([message.id, *map(str, message.args.values())])

    def name_of(self, option: Frame) -> str:
        """What the button of an option says: Karak's panel says some of them shorter, with a second line below."""
        say = option["say"]
        if say["id"].startswith("karak-act-go"):
            return self.say("karak-act-go", side=say["args"]["side"])
        if say["id"] == "karak-act-hero":
            return self.say(say["args"]["hero"])
        verb = option["act"].split()[0]
        return self.say(SHORTLY[verb]) if say["id"].startswith("karak-") and verb in SHORTLY else self.says(option)

    @property
    def panel(self) -> Locator:
        """The list of all that can be done."""
        lists = [self.say(id) for id in PANELS]
        return self.page.get_by_role("region", name=re.compile("|".join(map(re.escape, lists))))

    def unfold(self, option: Frame) -> Locator:
        """The button of an option that may be folded away, seen."""
        target, fold = self.target(option), self.panel.locator("button[aria-expanded=false]")
        target.or_(fold).first.wait_for()
        if not target.is_visible():
            fold.click()
        return target

    def target(self, option: Frame) -> Locator:
        """The button of an option: in the list of all, or in Goblin the card, monster or place itself."""
        within = self.page.get_by_role("main") if option["say"]["id"].startswith("goblin-") else self.panel
        return within.get_by_role("button", name=self.name_of(option)).filter(visible=True).first

    def take(self, option: Frame) -> None:
        """Click on what the game offers, and see it done."""
        before = self.n
        self.unfold(option).click()
        self.until(lambda: self.n > before, f"“{option['act']}” is done")

    @property
    def next_option(self) -> Frame:
        """The first that is not ending the turn: who always stops soon has no match to play."""
        return next((option for option in self.options if option["act"] != "stop"), self.options[0])

    def take_next(self) -> None:
        self.take(self.next_option)

    def play(self, acts: int) -> int:
        """Play so many acts, or until it is over; how many it were."""
        for played in range(acts):
            self.await_turn()
            if self.over:
                return played
            self.take(self.options[-1 - played % len(self.options)])
        return acts


def sit_down(ann: Visitor, bob: Visitor) -> str:
    """A match of Karak between the two, who look at it; the table's id."""
    for one in (ann, bob):
        if one.ask("GET", "me")["person"] is None:
            one.be()
    table = ann.make("karak", "me", "open", start=False)
    bob.ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    ann.open(table)
    bob.open(table)
    return table
