"""Measure the browser, one JSON object per line: download sizes, time to interactive, frame rates of the board.

    python bench/web.py

It starts its own server and a Chromium with software rendering.
"""

import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Page, Request, WebSocketRoute

from browser.chromium import launched
from browser.visitor import Visitor
from server.serving import serve_here

ROUNDS = 7
MOVES = 120  # of the mouse, while frames are counted
WIDTHS = (360, 1440)
CARD_GAMES = ("goblin", "shabrak")
GAMES = ("karak", *CARD_GAMES)
ACTS = 15  # of a card game, while frames are counted
SIDE = 9  # the big dungeon is a square of tiles, less one
KINDS = ("tunnel-cross", "room-cross", "tunnel-straight", "room-tee", "tunnel-corner", "room-corner")
TOKENS = ("rat", "spider", "mummy", "turnkey", "warrior", "king", "dragon", "chest")
HEROES = ("argentus", "horan", "xanros", "aderyn", "victorius")
COSTS = {"script": "ScriptDuration", "layout": "LayoutDuration", "style": "RecalcStyleDuration"}


def tell(figure: str, value: float, unit: str, **about: Any) -> None:
    print(json.dumps({"figure": figure, "value": round(value, 2), "unit": unit, **about}), flush=True)


# -- download sizes


def note_scripts(page: Page, scripts: list[Request]) -> None:
    """Add every script that the page loads from now on to the list."""

    def note(request: Request) -> None:
        if request.resource_type == "script" and not is_picture(request):
            scripts.append(request)

    page.on("requestfinished", note)


def is_picture(request: Request) -> bool:
    """Pictures are loaded after the table is playable; their own limit is in web/src/pictures/pictures.test.ts."""
    return "/pictures" in request.url


def measure_size(browser: Browser, url: str) -> None:
    """Measure the transferred size of the scripts at a first visit: the front page, then Karak's table."""
    ann = Visitor(browser, url)
    scripts: list[Request] = []
    note_scripts(ann.page, scripts)
    ann.go()
    ann.button("server-page-play-now").wait_for()
    ann.page.wait_for_load_state("networkidle")
    tell("front page, scripts", kilobytes(scripts), "kB gzip", files=len(scripts))
    ann.be().open(ann.make("karak", "me", "greedy", "greedy"))
    ann.await_turn()
    ann.target(ann.options[0]).wait_for()
    tell("front page and Karak's table, scripts", kilobytes(scripts), "kB gzip", files=len(once(scripts)))
    ann.leave()


def measure_own(browser: Browser, url: str) -> None:
    """Measure the scripts that only one game's table loads: its code and its texts."""
    tables = {game: loaded(browser, url, game) for game in GAMES}
    frame = set.intersection(*(set(table) for table in tables.values()))
    for game, table in tables.items():
        own = [size for script, size in table.items() if script not in frame]
        tell(f"{game}'s table, scripts and words of its own", sum(own), "kB gzip", files=len(own))


def loaded(browser: Browser, url: str, game: str) -> dict[str, float]:
    """The scripts that a table loads, with their sizes in kilobytes."""
    ann = Visitor(browser, url).be()
    scripts: list[Request] = []
    note_scripts(ann.page, scripts)
    ann.open(ann.make(game, "me", "greedy"))
    ann.page.wait_for_load_state("networkidle")
    found = {name: request.sizes()["responseBodySize"] / 1000 for name, request in once(scripts).items()}
    ann.leave()
    return found


def once(scripts: list[Request]) -> dict[str, Request]:
    """Each script's first request: later ones are answered from the cache."""
    return {request.url: request for request in reversed(scripts)}


def kilobytes(scripts: list[Request]) -> float:
    return sum(request.sizes()["responseBodySize"] for request in once(scripts).values()) / 1000


# -- time to interactive


def measure_start(browser: Browser, url: str) -> None:
    """Measure the time from navigation until the first control can be clicked, each time with a fresh browser."""
    front, table = [], []
    for _ in range(ROUNDS):
        ann = Visitor(browser, url)
        ann.go()
        ann.button("server-page-play-now").click(trial=True)
        front.append(ann.page.evaluate("performance.now()"))
        ann.leave()
        ann = Visitor(browser, url).be()
        ann.open(ann.make("karak", "me", "greedy", "greedy"))
        ann.await_turn()
        ann.target(ann.options[0]).click(trial=True)
        table.append(ann.page.evaluate("performance.now()"))
        ann.leave()
    tell("front page, interactive", statistics.median(front), "ms", slowest=round(max(front)))
    tell("Karak's table, interactive", statistics.median(table), "ms", slowest=round(max(table)))


# -- frame rates of the board


def tiles() -> Iterator[dict[str, Any]]:
    for place in range(SIDE * SIDE - 1):
        kind = "start" if place == 0 else KINDS[place % len(KINDS)]
        tile = {"column": place % SIDE, "row": place // SIDE, "kind": kind, "openings": "nesw"}
        yield tile | ({"token": TOKENS[place % len(TOKENS)]} if kind.startswith("room") else {})


def enlarge(text: str) -> str:
    """The same message, but with a dungeon of 80 tiles and the five heroes far apart."""
    told = json.loads(text)
    if told["t"] == "snapshot":
        view = told["now"]["view"]
        view["tiles"] = list(tiles())
        for seat, hero in enumerate(view["heroes"]):
            hero |= {"hero": HEROES[seat], "tile": 13 * seat + 7, "came": 13 * seat + 6, "lives": 5 - seat}
    return json.dumps(told)


def intercept(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(enlarge(str(text))))


FRAMES = """() => {
  window.frames = [];
  const count = (at) => { window.frames.push(at); requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""

# The positions of all pictures on the screen, including the board's.
WHERE = """() => JSON.stringify([...document.querySelectorAll('svg')].map((one) => one.getBoundingClientRect()))"""


def measure_board(browser: Browser, url: str, width: int) -> None:
    ann = Visitor(browser, url, width, reduced_motion="no-preference").be()
    ann.page.route_web_socket("**/ws", intercept)
    ann.go(f"t/{ann.make('karak', *['me'] * len(HEROES))}")
    ann.page.locator("svg").first.wait_for()
    ann.page.wait_for_timeout(2000)  # until the opening animations have finished
    ann.page.evaluate(FRAMES)
    for name, move in (("panning", pan), ("zooming", zoom)):
        frames, costs, seconds = moving(ann.page, move)
        each = {part: round(1000 * spent / frames, 2) for part, spent in costs.items()}
        tell(f"{name}, frames", frames / seconds, "per second", width=width)
        tell(f"{name}, frames painted", painted(browser, ann.page, move), "per second", width=width)
        tell(f"{name}, script and layout", sum(each.values()), "ms per frame", width=width, **each)
    ann.context.close()


def measure_cards(browser: Browser, url: str, game: str, width: int) -> None:
    """Measure frames while a match is played, with all animations."""
    ann = Visitor(browser, url, width, reduced_motion="no-preference").be()
    ann.open(ann.make(game, "me", "greedy"))
    ann.await_turn()
    ann.page.evaluate(FRAMES)
    frames, costs, seconds = moving(ann.page, lambda _page: ann.play(ACTS))
    each = {part: round(1000 * spent / frames, 2) for part, spent in costs.items()}
    tell(f"{game}, played, frames", frames / seconds, "per second", width=width)
    tell(f"{game}, played, script and layout", sum(each.values()), "ms per frame", width=width, **each)
    ann.context.close()


def moving(page: Page, move: Any) -> tuple[int, dict[str, float], float]:
    """The number of frames during the move, their cost in seconds by part, and the duration."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    where = page.evaluate(WHERE)
    count, costs, began = page.evaluate("window.frames.length"), spent(session), time.perf_counter()
    move(page)
    seconds = time.perf_counter() - began
    after = spent(session)
    assert page.evaluate(WHERE) != where, "the board has not moved"
    frames = page.evaluate("window.frames.length") - count
    return frames, {part: after[part] - costs[part] for part in COSTS}, seconds


def painted(browser: Browser, page: Page, move: Any) -> float:
    """Frames per second that were displayed during the move."""
    browser.start_tracing(page=page, categories=["viz"])
    move(page)
    ended = time.monotonic() * 1e6  # the trace uses the same clock; a zoom is drawn once more at its end
    trace = json.loads(browser.stop_tracing())
    drawn = [event["ts"] for event in trace["traceEvents"] if event["name"] == "Display::FrameDisplayed"]
    shown = sorted(at for at in drawn if at <= ended)
    return float(1e6 * (len(shown) - 1) / (shown[-1] - shown[0]))


def spent(session: Any) -> dict[str, float]:
    figures = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return {part: figures[name] for part, name in COSTS.items()}


def middle(page: Page) -> tuple[float, float]:
    """A point of the board outside the panel."""
    size = page.viewport_size
    assert size is not None
    return size["width"] * 0.4, size["height"] * 0.35


def pan(page: Page) -> None:
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(MOVES):
        far = 80 * (1 if step // 20 % 2 else -1) * (step % 20) / 20
        page.mouse.move(x + far, y + far / 2)
    page.mouse.up()


# Playwright would wait after every wheel event: this dispatches one per frame.
WHEEL = """async ([clientX, clientY, moves]) => {
  const under = document.elementFromPoint(clientX, clientY);
  for (let step = 0; step < moves; step++) {
    const deltaY = Math.floor(step / 15) % 2 ? 60 : -70;
    under.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX, clientY, bubbles: true, cancelable: true }));
    await new Promise(requestAnimationFrame);
  }
}"""


def zoom(page: Page) -> None:
    page.evaluate(WHEEL, [*middle(page), MOVES])


# -- from a click to the other player's screen

NOTE_CLICKS = "addEventListener('click', () => { window.clicked = Date.now(); }, true)"
NOTE_CHANGES = """() => {
  window.changes = [];
  const note = () => requestAnimationFrame(() => window.changes.push(Date.now()));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def measure_reach(browser: Browser, url: str) -> None:
    ann, bob = Visitor(browser, url).be(), Visitor(browser, url).be()
    table = ann.make("karak", "me", "open", start=False)
    bob.ask("POST", f"tables/{table}/join", {})
    ann.ask("POST", f"tables/{table}/start")
    for one in (ann, bob):
        one.open(table)
        one.page.evaluate(NOTE_CLICKS)
        one.page.evaluate(NOTE_CHANGES)
    taken = []
    for _ in range(2 * ROUNDS):
        ann.until(lambda: ann.options or bob.options, "it is somebody's turn")
        one, other = (ann, bob) if ann.options else (bob, ann)
        one.page.wait_for_timeout(300)  # until earlier changes have been displayed
        one.take(one.options[-1])
        clicked = one.page.evaluate("window.clicked")
        other.until(lambda other=other, clicked=clicked: seen_after(other, clicked), "the other sees it")
        taken.append(seen_after(other, clicked)[0] - clicked)
    tell("a click, on the other's screen", statistics.median(taken), "ms", slowest=max(taken), of=len(taken))
    for each in (ann, bob):
        each.leave()


def seen_after(one: Visitor, clicked: int) -> list[int]:
    return [at for at in one.page.evaluate("window.changes") if at >= clicked]


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve_here(Path(folder)) as served, launched() as browser:
        measure_size(browser, served.url)
        measure_start(browser, served.url)
        for width in WIDTHS:
            measure_board(browser, served.url, width)
        measure_own(browser, served.url)
        for game in CARD_GAMES:
            for width in WIDTHS:
                measure_cards(browser, served.url, game, width)
        measure_reach(browser, served.url)


if __name__ == "__main__":
    main()
