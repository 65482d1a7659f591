"""A bot in one file. It joins a table, or creates one against Krypta's own bot, and plays at random.

    pip install websockets
    KRYPTA_TOKEN=krypta_… python bot.py http://127.0.0.1:8000 [TABLE] [--hints]

With --hints it plays well: it asks the server before each act, whose strongest bot thinks for it. How to get a
token, and how to make it play better, is in docs/bots.md.
"""

import asyncio
import json
import os
import random
import sys
import urllib.request
import uuid
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

KRYPTA, *TABLE = [given.rstrip("/") for given in sys.argv[1:] if not given.startswith("--")]
HINTS = "--hints" in sys.argv
HEADERS = {"Authorization": f"Bearer {os.environ['KRYPTA_TOKEN']}"}


def call(path: str, body: dict[str, Any]) -> dict[str, Any]:
    """POST to the HTTP API; urllib raises HTTPError for a refusal, whose body says why."""
    headers = HEADERS | {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{KRYPTA}/api{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


def sit_down() -> str:
    """Join or create a table, and return its id."""
    if TABLE:
        return str(call(f"/tables/{TABLE[0]}/join", {})["id"])
    table = str(call("/tables", {"game": "karak", "seats": ["me", "knight"]})["id"])
    call(f"/tables/{table}/start", {})
    return table


def choose(now: dict[str, Any]) -> str:
    """The bot's strategy. `now["view"]` is what its seat sees."""
    return str(random.choice(now["options"])["act"])


def turn(n: int | None, now: dict[str, Any], advice: str) -> dict[str, Any]:
    """What to say when it is the bot's turn: its act, or first a request for a hint."""
    said = {"t": "hint"} if HINTS and not advice else {"t": "act", "n": n, "act": advice or choose(now)}
    return said | {"id": uuid.uuid4().hex}


async def play(table: str) -> Any:
    """Play to the end, reconnecting when needed; returns each seat's share, or None if the match was aborted."""
    n: int | None = None
    now: dict[str, Any] = {"options": [], "view": {}}
    unanswered: dict[str, Any] | None = None
    advice = ""
    async for socket in connect(f"{KRYPTA.replace('http', 'ws', 1)}/ws", additional_headers=HEADERS):
        try:
            watch = {"t": "watch", "id": uuid.uuid4().hex, "table": table, "since": n}
            for message in filter(None, (watch, unanswered)):  # a resend with the same id is harmless
                await socket.send(json.dumps(message))
            async for frame in socket:
                told = json.loads(frame)
                if told["t"] in ("snapshot", "update"):
                    n, view = told["n"], now["view"] if told["t"] == "update" else {}  # an update has only what changed
                    now = told["now"] | {"view": view | told["now"]["view"]}
                    if now["seat"] == -2:
                        return now["result"]
                elif unanswered and told.get("id") == unanswered["id"]:
                    unanswered, advice = None, told.get("act", "")  # a hint has an act
                    if told["t"] == "refused":
                        print("refused:", told["why"], file=sys.stderr)
                        await asyncio.sleep(1)
                if now["options"] and not unanswered:
                    unanswered = turn(n, now, advice)
                    await socket.send(json.dumps(unanswered))
        except ConnectionClosed:
            continue
    return None


if __name__ == "__main__":
    print(f"{KRYPTA}/t/{(where := sit_down())}", flush=True)
    print(asyncio.run(play(where)))
