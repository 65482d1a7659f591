"""A visitor with their own browser, for tests. Errors in the page are recorded and fail the test.

ann = newcomer()                        a fresh browser, 1440 pixels wide; newcomer(360) is a phone
ann.go("rules/karak")                   open a page
ann.button("server-page-rematch")       a button by the message on it, in the visitor's language
ann.now, ann.options                    what the server sent to the page last
ann.take(option)                        click on an option, and wait until it is done
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

SECONDS = 30  # how long any single step may take on a busy machine
HEIGHTS = {360: 780, 768: 1024, 1440: 900}
NOBODY = -2
PANELS = ("web-karak-panel", "web-shabrak-panel", "web-table-choices")
SHORTLY = {  # acts that Karak's panel names shorter, because their sentence would repeat what is above them
    "lay": "web-karak-lay",
    "resolve": "web-karak-strike",
    "fight": "web-karak-verb-fight",
    "sneak": "web-karak-sneak",
}
ENDINGS = {
    "karak-act-resolve-tie": "web-karak-draw-back",
    "karak-act-resolve-lose": "web-karak-take-blow",
    "karak-act-resolve-fall": "web-karak-take-blow",
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
        self.frames: list[Frame] = []  # received by the page
        self.sent: list[Frame] = []
        self.raw: list[str] = []  # to the byte
        self.faults: list[str] = []
        self._allowed: list[str] = []
        self._view: Frame = {}
        self.page = self._watched(self.context.new_page())

    # -- errors

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
        if "ERR_ABORTED" not in (request.failure or ""):  # the visitor left the page
            self.faults.append(f"failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"answer: {response.status} {response.url}")

    def allow(self, *patterns: str) -> None:
        """Expects errors like these in this test."""
        self._allowed += patterns

    def leave(self) -> None:
        """Closes the browser; recorded errors fail the test."""
        self.context.close()
        faults = [fault for fault in self.faults if not any(re.search(known, fault) for known in self._allowed)]
        assert not faults, "\n".join(faults)

    # -- messages from the server

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _received(self, text: str | bytes) -> None:
        self.raw.append(str(text))
        frame: Frame = json.loads(text)
        if frame["t"] in ("snapshot", "update"):  # an update has only the changed parts of the view
            self._view = {**(self._view if frame["t"] == "update" else {}), **frame["now"]["view"]}
            frame["now"]["view"] = self._view
        self.frames.append(frame)

    @property
    def picture(self) -> Frame | None:
        """The newest view of the match, if there is one."""
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
        """The word of the last act that was sent."""
        return str([frame["act"] for frame in self.sent if frame["t"] == "act"][-1])

    @property
    def over(self) -> bool:
        return self.picture is not None and self.now["seat"] == NOBODY

    def until(self, so: Callable[..., Any], what: str) -> None:
        """Waits until the condition holds."""
        ends = time.monotonic() + SECONDS
        while not so():
            assert time.monotonic() < ends, f"{what}: not within {SECONDS} s; {self._last_words()}"
            self.page.wait_for_timeout(15)

    def _last_words(self) -> str:
        return f"said {self.sent[-1:]}, heard {[frame['t'] for frame in self.frames[-5:]]}"

    def await_turn(self) -> None:
        self.until(lambda: self.options or self.over, "it is somebody's turn")

    # -- shortcuts through the API

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.context.request.fetch(
            f"{self.url}/api/{path}", method=method, data=body, headers={"X-Krypta": "1"}
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.body() else None

    def be(self, name: str = "") -> "Visitor":
        """Becomes a guest, with that name if one is given."""
        self.ask("POST", "me/guest")
        if name:
            self.ask("PATCH", "me", {"name": name})
        return self

    def make(self, game: str, *seats: str, start: bool = True, **more: Any) -> str:
        """Creates a table of the visitor's, starts it by default, and returns its id."""
        table = str(self.ask("POST", "tables", {"game": game, "seats": seats, **more})["id"])
        if start:
            self.ask("POST", f"tables/{table}/start")
        return table

    # -- elements of the page

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/{path}")

    def say(self, id: str, **args: Any) -> str:
        """A message in the visitor's language."""
        said = words(self.language).text(id, **args)
        assert said != id, f"there is no message {id}"
        return said

    def like(self, id: str, *names: str) -> re.Pattern[str]:
        """A pattern for a message, with anything for these arguments."""
        said = re.escape(self.say(id, **dict.fromkeys(names, "ANYTHING")))
        return re.compile(said.replace("ANYTHING", ".+"))

    def button(self, id: str, exact: bool = False, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args), exact=exact).filter(visible=True).first

    def link(self, id: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(id)).filter(visible=True).first

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Expects the text to be visible on the page."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def open(self, table: str, query: str = "") -> "Visitor":
        """Opens a table with a running match and waits for its view."""
        self.go(f"t/{table}{query}")
        self.until(lambda: self.picture, "the picture of the match")
        return self

    def choose(self, id: str) -> None:
        """Presses a button of the table, which is in the menu if the screen has no room for it."""
        self.button("web-table-menu").wait_for()  # all other buttons appear with it
        if not self.button(id).is_visible():
            self.button("web-table-menu").click()
        self.button(id).click()

    def break_off(self) -> None:
        """Ends the match without a result, which a single person need not ask anybody for."""
        self.choose("web-table-abort-alone")
        self.say_yes()

    def say_yes(self) -> None:
        """The button with exactly this word, which may be part of others, as "tak" of a Polish attack."""
        self.page.get_by_role("button", name=self.say("server-page-yes"), exact=True).click()

    # -- playing

    def says(self, option: Frame) -> str:
        """The sentence of an option; the ids if the game has no words."""
        message = msgspec.convert(option["say"], Message)
        if words(self.language).has(message.id):
            return words(self.language).render(message)
        return " ".join([message.id, *map(str, message.args.values())])

    def called(self, seat: int) -> str:
        """What the page calls whoever has that seat of the table it shows; `greedy` and `random` have no names."""
        table = self.ask("GET", f"tables/{self.page.url.split('/t/')[1]}")
        name, bot = table["seats"][seat]["name"], table["seats"][seat].get("bot")
        return self.say(f"web-front-bot-{bot}") if bot and bot == name else str(name)

    def name_of(self, option: Frame) -> str:
        """The text on an option's button: Karak's panel shortens some and adds a second line."""
        say = option["say"]
        if say["id"].startswith("karak-act-go"):
            return self.say("karak-act-go", side=say["args"]["side"])
        if say["id"] == "karak-act-hero":
            return self.say(say["args"]["hero"])
        if say["id"] in ENDINGS:
            return self.say(ENDINGS[say["id"]])
        verb = option["act"].split()[0]
        return self.say(SHORTLY[verb]) if say["id"].startswith("karak-") and verb in SHORTLY else self.says(option)

    @property
    def panel(self) -> Locator:
        """The list of all acts."""
        lists = [self.say(id) for id in PANELS]
        return self.page.get_by_role("region", name=re.compile("|".join(map(re.escape, lists))))

    def unfold(self, option: Frame) -> Locator:
        """The button of an option, unfolded if it is folded away; in Karak a spell's parts are chosen one by one."""
        whole, *parts = option["act"].split()
        alike = [one for one in self.options if one["act"].split()[0] == whole]
        if not option["say"]["id"].startswith("karak-"):
            target, fold = self.target(option), self.panel.locator("button[aria-expanded=false]")
            target.or_(fold).first.wait_for()
            if not target.is_visible():
                fold.click()
            return target
        if whole not in ("cast", "swap") or len(alike) < 2:
            return self.target(option)
        self._press("karak-item-healing" if whole == "cast" else "web-karak-verb-swap")
        if whole == "swap":
            return self.target(option)
        if len({one["act"].split()[1] for one in alike}) > 1:
            self._press(f"karak-hero-{self.now['view']['heroes'][int(parts[0]) - 1]['hero']}")
        name = self.say("web-board-numbered", place="karak-place-fountain", number=int(parts[1]))
        return self.panel.get_by_role("button", name=name)

    def _press(self, id: str) -> None:
        self.panel.get_by_role("button", name=self.say(id)).first.click()

    def target(self, option: Frame) -> Locator:
        """The button of an option: in the list of acts, or in Goblin the card, monster or place itself."""
        within = self.page.get_by_role("main") if option["say"]["id"].startswith("goblin-") else self.panel
        return within.get_by_role("button", name=self.name_of(option)).filter(visible=True).first

    def take(self, option: Frame) -> None:
        """Clicks on an option and waits until it is done."""
        before = self.n
        self.unfold(option).click()
        self.until(lambda: self.n > before, f"“{option['act']}” is done")

    @property
    def next_option(self) -> Frame:
        """The first option that does not end the turn: always ending it at once would play no match."""
        return next((option for option in self.options if option["act"] != "stop"), self.options[0])

    def take_next(self) -> None:
        self.take(self.next_option)

    def play(self, acts: int) -> int:
        """Plays that many acts, or until the match is over; returns how many it played."""
        for played in range(acts):
            self.await_turn()
            if self.over:
                return played
            self.take(self.options[-1 - played % len(self.options)])
        return acts


def sit_down(ann: Visitor, bob: Visitor) -> str:
    """Starts a match of Karak between the two visitors, opens it in both browsers, and returns the table's id."""
    for one in (ann, bob):
        if one.ask("GET", "me")["person"] is None:
            one.be()
    table = ann.make("karak", "me", "open", start=False)
    bob.ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    ann.open(table)
    bob.open(table)
    return table
