"""A client for tests: HTTP with a cookie, and WebSockets that keep every frame they receive."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

SECONDS = 30  # how long any single answer may take on a busy machine
ANSWERS = ("done", "refused", "pong")
IDS = itertools.count(1)  # shared by all clients: an id used before marks a resend

Frame = dict[str, Any]


class Client:
    """A guest with a cookie. `async with Client.guest(url) as ann: ...`"""

    def __init__(self, url: str, http: httpx.AsyncClient, id: str) -> None:
        self.url = url
        self.http = http
        self.id = id

    @classmethod
    @contextlib.asynccontextmanager
    async def guest(cls, url: str) -> AsyncIterator["Client"]:
        always: dict[str, Any] = {
            "headers": {"X-Krypta": "1"},
            "timeout": SECONDS,
            "verify": False,
        }  # loading certificates takes 0.1 s
        async with httpx.AsyncClient(base_url=f"{url}/api", **always) as http:
            came = good(await http.post("/me/guest"))
            yield cls(url, http, came["person"]["id"])

    @property
    def cookie(self) -> str:
        return self.http.cookies["krypta"]

    async def make(self, game: str, *seats: str, **more: Any) -> str:
        """Creates a table and returns its id."""
        made = good(await self.http.post("/tables", json={"game": game, "seats": seats, **more}))
        return str(made["id"])

    async def join(self, table: str, seat: int | None = None, **more: Any) -> Frame:
        joined: Frame = good(await self.http.post(f"/tables/{table}/join", json={"seat": seat, **more}))
        return joined

    async def start(self, table: str) -> Frame:
        started: Frame = good(await self.http.post(f"/tables/{table}/start"))
        return started

    async def get(self, path: str, **query: Any) -> Any:
        return good(await self.http.get(path, params=query))

    def connect(self) -> contextlib.AbstractAsyncContextManager["Line"]:
        return connected(self.url, self.cookie)


def good(answer: httpx.Response) -> Any:
    """The body of an answer, which must not be a refusal."""
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json()


@contextlib.asynccontextmanager
async def connected(url: str, cookie: str = "") -> AsyncIterator["Line"]:
    """A WebSocket that has received its hello; without a cookie it is anonymous."""
    headers = {"Cookie": f"krypta={cookie}"} if cookie else {}
    address = f"{url.replace('http', 'ws', 1)}/ws"
    async with connect(
        address,
        origin=url,  # type: ignore[arg-type]
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        open_timeout=SECONDS,
        close_timeout=SECONDS,
        max_queue=None,
        proxy=None,
    ) as socket:
        line = Line(socket)
        hello = await line.receive()
        assert hello["t"] == "hello", hello
        yield line


class Line:
    """A WebSocket. Everything received is kept in `frames` (decoded) and `raw` (to the byte)."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.view: Frame = {}  # the current view, with all updates merged

    async def send(self, t: str, **fields: Any) -> str:
        """Sends a message and returns its id, which is generated unless given."""
        fields.setdefault("id", f"{t}-{next(IDS)}")
        await self.socket.send(json.dumps({"t": t, **fields}))
        return str(fields["id"])

    async def receive(self) -> Frame:
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv(decode=True)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        if frame["t"] in ("snapshot", "update"):  # an update has only the changed parts of the view
            self.view = {**(self.view if frame["t"] == "update" else {}), **frame["now"]["view"]}
            frame["now"]["view"] = self.view
        self.frames.append(frame)
        return frame

    async def until(self, *kinds: str, n: int = 0) -> Frame:
        """The next frame of one of these kinds, about entry `n` or a later one."""
        while True:
            frame = await self.receive()
            if frame["t"] in kinds and frame["n"] >= n:
                return frame

    async def answer(self, id: str) -> Frame:
        """The answer to the message with that id; frames before it are kept."""
        while True:
            frame = await self.receive()
            if frame["t"] in ANSWERS and frame["id"] == id:
                return frame

    async def ask(self, t: str, **fields: Any) -> Frame:
        """Sends a message and returns its answer."""
        return await self.answer(await self.send(t, **fields))

    async def do(self, t: str, **fields: Any) -> Frame:
        """Sends a message that must be carried out."""
        answer = await self.ask(t, **fields)
        assert answer["t"] == "done", answer
        return answer

    async def watch(self, table: str, seat: int | None = None, since: int | None = None, **more: Any) -> Frame:
        return await self.do("watch", table=table, seat=seat, since=since, **more)

    async def refused(self, id: str, t: str, **fields: Any) -> Frame:
        """Sends a message that must be refused for that reason; returns the reason's arguments."""
        answer = await self.ask(t, **fields)
        assert answer.get("why", {}).get("id") == id, answer
        return dict(answer["why"].get("args", {}))

    @property
    def now(self) -> Frame:
        """The newest view of the match, with its number."""
        return next(frame for frame in reversed(self.frames) if "now" in frame)

    async def act(self, choice: int = 0) -> Frame:
        """Plays one of the newest view's options."""
        options = self.now["now"]["options"]
        return await self.do("act", n=self.now["n"], act=options[choice % len(options)]["act"])

    def cut(self) -> None:
        """Breaks the connection as a failing network does: without a close frame."""
        self.socket.transport.abort()

    @property
    def is_open(self) -> bool:
        return self.socket.state is State.OPEN
