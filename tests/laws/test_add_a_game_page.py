"""The page `docs/add-a-game.md` agrees with the code, and Burrow follows its steps."""

import os
import re
import subprocess
import sys
from pathlib import Path

from krypta.core import door
from krypta.core.game import Game

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BURROW = ROOT / "tests" / "games" / "burrow"


def test_burrow_has_the_files_of_every_step() -> None:
    headings = re.findall(r"^## \d+\. (.*)$", PAGE, re.MULTILINE)
    files = {name for heading in headings for name in re.findall(r"`(\w+\.py)`", heading)}
    assert files == {path.name for path in BURROW.glob("*.py")} - {
        "__init__.py",
        "acts.py",
        "table.py",
        "turn.py",
        "observation.py",
    }


def test_the_page_add_a_game_names_every_function_of_the_door_and_the_contract() -> None:
    for name in [*door.FUNCTIONS, *Game.__abstractmethods__]:
        assert re.search(rf"`{name}\b|`{name}\(|\b{name.title()}\b", PAGE), f"the page does not speak of {name}"


def test_every_path_on_the_page_add_a_game_exists() -> None:
    for path in re.findall(r"`((?:tests|src|docs)/[\w/.-]+)`", PAGE):
        assert (ROOT / path).exists() or "NAME" in path, f"{path} is not there"


def test_the_first_command_on_the_page_add_a_game_works() -> None:
    (snippet,) = re.findall(r'python -c "\n(.*?)"\n```', PAGE, re.DOTALL)
    env = {
        **os.environ,
        "KRYPTA_INTERPRETED": "1",
        "KRYPTA_GAMES": str(BURROW),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    ran = subprocess.run([sys.executable, "-c", snippet], env=env, capture_output=True, text=True, timeout=60)
    assert ran.stdout.strip() == "['draw worm', 'draw beetle', 'draw root', 'draw mole']", ran.stderr
