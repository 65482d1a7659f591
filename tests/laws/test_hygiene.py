"""Rules about the source: who may import whom, what kernels may use, how records may look."""

import ast
import itertools
import subprocess
from collections import Counter
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

# Each room with the rooms that it may import apart from itself; only the command line may import all.
MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "draw": {"core", "games"},
    "bots": {"core", "games"},
    "library": {"core", "games", "draw", "bots"},
    "envs": {"core", "games", "draw", "bots", "library"},
    "server": {"core", "games", "bots"},
    "cli": {"core", "games", "draw", "bots", "envs", "server"},
}
ENTRIES = ("__init__.py", "__main__.py")  # the entry points of the whole package

# The rooms of the server; files directly in `server/`, such as its settings, belong to no room.
SERVER_MAY_IMPORT = {
    "ops": {"storage", "cluster", "accounts", "tables", "http"},  # administration needs everything
    "storage": {"ops", "cluster", "tables"},
    "cluster": {"ops", "storage"},
    "accounts": {"storage"},
    "tables": {"ops", "storage", "cluster", "accounts"},
    "http": {"ops", "storage", "accounts", "tables"},
    "ws": {"ops", "storage", "accounts", "tables", "http"},
}

# The rooms of a game.
GAME_MAY_IMPORT = {"rules": {"knowledge"}, "knowledge": {"rules"}, "cards": set()}

UNLUCKY = {"random", "secrets", "time", "datetime", "os", "sys", "io", "uuid", "socket", "pathlib", "threading"}
KERNEL_MARKS = {"kernel", "inlined", "door", "entry", "long_entry"}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "id", "hash", "globals"}


ROOT = Path(__file__).resolve().parents[2]
MOST_FILES = 20  # few enough for a newcomer to look through


def test_no_folder_holds_more_files_than_a_newcomer_looks_through() -> None:
    """Except for the catalogues, which are the same in every language."""
    tracked = subprocess.run(["git", "ls-files", "src", "tests", "web"], cwd=ROOT, capture_output=True, text=True)
    folders = Counter(Path(name).parent for name in tracked.stdout.splitlines() if (ROOT / name).exists())
    assert folders, "this is no checkout"
    crowded = {folder.as_posix(): files for folder, files in folders.items() if files > MOST_FILES}
    assert {folder for folder in crowded if "locales" not in folder} == set()


def sources(*folders: Path) -> list[Path]:
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def imports(text: str, folder: tuple[str, ...]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Everything of this package that a file in that folder imports, at any level, as the parts of a full name."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = folder[: len(folder) - node.level + 1] if node.level else ()
            module = tuple(node.module.split(".")) if node.module else ()
            found = [(*base, *module, alias.name) for alias in node.names]
        else:
            continue
        yield from ((node.lineno, name[1:]) for name in found if name[0] == "krypta")


def imports_of(path: Path) -> Iterator[tuple[int, tuple[str, ...]]]:
    folder = ("krypta", *path.relative_to(PACKAGE).parent.parts)
    return imports(path.read_text(encoding="utf-8"), folder)


def test_the_scan_of_imports_sees_relative_ones_too() -> None:
    text = "from ..karak import layout\nfrom . import words\nfrom .rules.fight import win\nimport krypta.core.log\n"
    seen = [name for _, name in imports(text, ("krypta", "games", "goblin"))]
    assert seen == [
        ("games", "karak", "layout"),
        ("games", "goblin", "words"),
        ("games", "goblin", "rules", "fight", "win"),
        ("core", "log"),
    ]


EVERYWHERE = pytest.mark.parametrize("path", sources(PACKAGE), ids=lambda path: str(path.relative_to(PACKAGE)))


@EVERYWHERE
def test_rooms_import_only_what_they_stand_on(path: Path) -> None:
    room, *_ = path.relative_to(PACKAGE).parts
    for line, (there, *_) in imports_of(path) if room not in ENTRIES else ():
        if there in MAY_IMPORT:
            assert there == room or there in MAY_IMPORT[room], f"{path.name}:{line}: {room} must not import {there}"


@EVERYWHERE
def test_rooms_of_the_server_import_only_what_they_stand_on(path: Path) -> None:
    room, inner, *_ = (*path.relative_to(PACKAGE).parts, "")
    for line, (there, *deeper) in imports_of(path):
        if room == there == "server" and inner in SERVER_MAY_IMPORT and deeper[0] in SERVER_MAY_IMPORT:
            allowed = SERVER_MAY_IMPORT[inner] | {inner}
            assert deeper[0] in allowed, f"{path.name}:{line}: {inner} must not import {deeper[0]}"


@pytest.mark.parametrize("path", sources(PACKAGE / "games"), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_games_know_nothing_of_each_other_and_rules_nothing_of_what_is_made_of_them(path: Path) -> None:
    mine, inner, *_ = (*path.relative_to(PACKAGE / "games").parts, "")
    for line, (room, *deeper) in imports_of(path):
        if room == "games" and inner:
            assert deeper[0] == mine, f"{path}:{line}: {mine} must not import {deeper[0]}"
            if inner in GAME_MAY_IMPORT and len(deeper) > 1 and deeper[1] in GAME_MAY_IMPORT:
                allowed = GAME_MAY_IMPORT[inner] | {inner}
                assert deeper[1] in allowed, f"{path}:{line}: {inner} must not import {deeper[1]}"
            if inner == "rules":
                assert deeper[1] in ("rules", "knowledge", "layout"), f"{path}:{line}: rules import {deeper[1]}"


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


def test_the_scan_of_kernels_finds_what_is_forbidden() -> None:
    text = "@kernel\ndef roll(s):\n    global seen\n    print(random.random() + np.random.rand() + time.time())\n"
    (function,) = (node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef))
    assert set(faults_of(function)) == {"global", "print", "random", "np.random", "time"}


def test_the_scan_of_kernels_finds_them_in_every_folder() -> None:
    rooms = {path.parent.name for path in KERNEL_SOURCES}
    games = {path.parent.parent.name for path in KERNEL_SOURCES if path.parent.name == "rules"}
    assert {"core", "bots", "burrow", "rules", "knowledge"} <= rooms
    assert games == {"karak", "goblin", "shabrak"}


RULES = sources(*(PACKAGE / "games" / name / "rules" for name in ("karak", "goblin", "shabrak")))


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parent.parent.name}/{path.name}")
def test_rules_are_kernels_and_nothing_else(path: Path) -> None:
    functions = [node.name for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.FunctionDef)]
    assert functions == [kernel.name for kernel in kernels(path)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_field_is_named_like_an_attribute_of_an_array(game: Game) -> None:
    taken = set(dir(np.ndarray)) | set(dir(np.record)) | set(dir(np.recarray))
    for layout in (game.state_dtype, game.content_dtype):
        assert not taken & set(layout.names or ())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_record_of_every_game_begins_alike(game: Game) -> None:
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
def test_the_state_of_a_game_is_small(game: Game) -> None:
    assert game.state_dtype.itemsize <= 2048
