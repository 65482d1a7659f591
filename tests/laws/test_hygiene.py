"""What must hold of the source: who may import whom, what kernels may use, how records may look."""

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path

import numba
import numpy as np
import pytest

import krypta
from krypta.core import kernel
from krypta.core.game import Game
from krypta.games import load, names

PACKAGE = Path(krypta.__file__).parent
GAMES = [load(name) for name in names()]

# Each room with the rooms it may import; a room that is not listed here (the command line) may import all of these.
MAY_IMPORT = {
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "lab": {"core", "games", "bots", "lab"},
    "server": {"core", "games", "bots", "server"},
    "adapters": {"core", "games", "bots", "adapters"},
}
NEVER_IMPORTED = {"server", "web", "lab", "cli"}  # but by themselves, and by the command line

UNLUCKY = {"random", "secrets", "time", "datetime", "os", "sys", "io", "uuid", "socket", "pathlib", "threading"}
KERNEL_MARKS = {"kernel", "inlined", "door", "entry", "long_entry"}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "id", "hash", "globals"}


def sources(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module that the file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module == "krypta":
            yield from ((node.lineno, f"krypta.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, node.module or ""


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", sources(PACKAGE), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_follow_the_order_of_dependence(path: Path) -> None:
    """core <- games <- bots <- lab; core, games, bots <- server; nothing imports server, web, lab or cli."""
    room = room_of(path)
    for line, module in imports(path):
        top, _, rest = module.partition(".")
        there = rest.partition(".")[0]
        if top != "krypta" or not there or there.startswith("__"):
            continue
        if room in MAY_IMPORT:
            assert there in MAY_IMPORT[room], f"{path.name}:{line}: {room} must not import {there}"
        elif room not in ("cli", "__main__"):
            assert there not in NEVER_IMPORTED, f"{path.name}:{line}: nothing imports {there}"


def test_no_game_is_imported_by_another_or_by_the_core() -> None:
    for path in sources(PACKAGE / "games"):
        mine = path.relative_to(PACKAGE / "games").parts[0]
        for line, module in imports(path):
            if module.startswith("krypta.games."):
                assert module.split(".")[2] == mine, f"{path}:{line} imports {module}"


def kernels(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            if {ast.unparse(mark) for mark in node.decorator_list} & KERNEL_MARKS:
                yield node


def faults_of(function: ast.FunctionDef) -> list[str]:
    found = []
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and node.id in UNLUCKY | FORBIDDEN_CALLS:
            found.append(node.id)
        if isinstance(node, ast.Attribute) and ast.unparse(node) in ("np.random", "numpy.random"):
            found.append("np.random")
        if isinstance(node, ast.Global | ast.Nonlocal | ast.Yield | ast.YieldFrom | ast.Await | ast.Try | ast.With):
            found.append(type(node).__name__.lower())
    return found


KERNEL_SOURCES = [path for path in kernel.kernel_sources() if any(kernels(path))]


@pytest.mark.parametrize("path", KERNEL_SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_kernels_use_no_luck_clock_or_files(path: Path) -> None:
    for function in kernels(path):
        assert not faults_of(function), f"{path.name}: {function.name} uses {', '.join(faults_of(function))}"


def test_the_scan_finds_what_it_forbids() -> None:
    text = "@kernel\ndef roll(s):\n    global seen\n    print(random.random() + np.random.rand() + time.time())\n"
    (function,) = (node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef))
    assert set(faults_of(function)) == {"global", "print", "random", "np.random", "time"}


def test_kernels_were_found_in_every_room() -> None:
    assert {"core", "karak", "goblin", "shabrak", "bots", "burrow"} <= {path.parent.name for path in KERNEL_SOURCES}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_field_is_named_like_an_attribute_of_an_array(game: Game) -> None:
    taken = set(dir(np.ndarray)) | set(dir(np.record)) | set(dir(np.recarray))
    for layout in (game.state_dtype, game.content_dtype):
        assert not taken & set(layout.names or ())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_record_begins_as_every_record_does(game: Game) -> None:
    fields = game.state_dtype.names or ()
    assert fields[:4] == ("seat", "phase", "n_events", "events")
    assert {"players", "rounds"} <= set(fields)
    assert game.state_dtype["events"].shape[1] == 6


def test_no_two_games_share_a_layout() -> None:
    for one, two in itertools.combinations(GAMES, 2):
        assert one.state_dtype != two.state_dtype
        assert numba.from_dtype(one.state_dtype) != numba.from_dtype(two.state_dtype)


def test_a_second_game_with_the_same_layout_is_refused() -> None:
    import types

    from krypta.core import door

    rules = types.ModuleType("twin")
    with pytest.raises(TypeError, match="twin lacks decide"):
        door.open_door(GAMES[0].state_dtype, rules)
    for name in door.FUNCTIONS:
        setattr(rules, name, None)
    with pytest.raises(TypeError, match="same state layout"):
        door.open_door(GAMES[0].state_dtype, rules)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_state_is_small(game: Game) -> None:
    assert game.state_dtype.itemsize <= 2048
