"""Films of a page: its clock is slowed down, so that every moment can be photographed however busy the machine is."""

import base64
import io
from pathlib import Path

from PIL import Image

from browser.visitor import Visitor

SLOWER = 6  # times
RATE = 12  # frames a second
WIDTH = 800
MOST = 2_000_000  # bytes
QUALITIES = (80, 72, 64, 56, 48, 40, 30)
REST = 1500  # ms of the last frame, before the film begins again

# Everything that the page measures time with; its animations are slowed down by the browser.
CLOCK = """
(slower) => {
  const now = performance.now.bind(performance), date = Date.now.bind(Date);
  const [began, day] = [now(), date()];
  performance.now = () => began + (now() - began) / slower;
  Date.now = () => day + (date() - day) / slower;
  const [later, again, frame] = [setTimeout, setInterval, requestAnimationFrame].map((one) => one.bind(window));
  window.setTimeout = (work, ms = 0, ...rest) => later(work, ms * slower, ...rest);
  window.setInterval = (work, ms = 0, ...rest) => again(work, ms * slower, ...rest);
  window.requestAnimationFrame = (work) => frame(() => work(performance.now()));
}
"""


class Film:
    """with Film(visitor, path) as film: film.act("go north"); film.run(3)"""

    def __init__(self, visitor: Visitor, path: Path) -> None:
        self.visitor, self.page, self.path = visitor, visitor.page, path
        self.frames: list[tuple[float, bytes]] = []  # at which ms of the page's clock, as JPEG

    def __enter__(self) -> "Film":
        self.page.evaluate(CLOCK, SLOWER)
        self.devtools = self.page.context.new_cdp_session(self.page)
        self.devtools.send("Animation.enable")
        self.devtools.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.write()

    @property
    def now(self) -> float:
        return float(self.page.evaluate("performance.now()"))

    def shoot(self) -> float:
        at = self.now
        how = {"format": "jpeg", "quality": 95, "optimizeForSpeed": True}  # quicker than the page's own method
        self.frames.append((at, base64.b64decode(self.devtools.send("Page.captureScreenshot", how)["data"])))
        return at

    def run(self, seconds: float) -> None:
        """Photographs the page for so long, by its own clock."""
        until = self.now + seconds * 1000
        while self.shoot() < until:
            pass

    def until(self, place: str, seconds: float) -> None:
        """Photographs until this is seen."""
        ends = self.now + seconds * 1000
        while not self.page.locator(place).first.is_visible():
            assert self.shoot() < ends, f"{place} is not there"

    def act(self, word: str) -> None:
        """Clicks on this act; what follows is photographed by the caller."""
        option = next(option for option in self.visitor.options if option["act"] == word)
        before = self.visitor.n
        self.visitor.unfold(option).click()
        self.page.mouse.move(1, 1)  # so that nothing is looked at closely
        while self.visitor.n == before:
            self.shoot()

    def even(self) -> list[Image.Image]:
        """One frame for each moment of the film: the last one photographed before it."""
        first, last = self.frames[0][0], self.frames[-1][0]
        chosen, i = [], 0
        for moment in range(int((last - first) / 1000 * RATE) + 1):
            while i + 1 < len(self.frames) and self.frames[i + 1][0] <= first + moment * 1000 / RATE:
                i += 1
            chosen.append(self.frames[i][1])
        images = {photo: smaller(photo) for photo in dict.fromkeys(chosen)}
        return [images[photo] for photo in chosen]

    def write(self) -> None:
        """As an animated WebP, in the best quality that is small enough."""
        images = self.even()
        durations = [round(1000 / RATE)] * (len(images) - 1) + [REST]
        for quality in QUALITIES:
            written = io.BytesIO()
            images[0].save(
                written,
                "WEBP",
                save_all=True,
                append_images=images[1:],
                duration=durations,
                loop=0,
                quality=quality,
                method=4,
                minimize_size=True,
            )
            if written.tell() < MOST:
                break
        assert written.tell() < MOST, f"{self.path.name} has {written.tell()} bytes"
        self.path.write_bytes(written.getvalue())
        made = f"{len(images)} frames of {len(self.frames)} photos, quality {quality}"
        print(f"{self.path.name}: {written.tell()} bytes, {made}", flush=True)


def smaller(photo: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(photo)).convert("RGB")
    return image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
