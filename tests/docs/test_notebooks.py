"""Notebooks cannot rot: their cells run in order, and they were saved after a run without an error."""

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "examples").rglob("*.ipynb"))
LARGEST = 100_000  # bytes, so that a change of one can be reviewed

at_every_notebook = pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)


def code_cells(path: Path) -> list[dict[str, Any]]:
    book = json.loads(path.read_text(encoding="utf-8"))
    return [cell for cell in book["cells"] if cell["cell_type"] == "code"]


def test_notebooks_are_found() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["look_at_a_game"]


@at_every_notebook
def test_the_cells_of_a_notebook_run_in_order(path: Path) -> None:
    names: dict[str, Any] = {}
    for number, cell in enumerate(code_cells(path), start=1):
        exec(compile("".join(cell["source"]), f"{path.name}, cell {number}", "exec"), names)


@at_every_notebook
def test_a_notebook_was_saved_small_and_after_a_run_from_its_beginning(path: Path) -> None:
    cells = code_cells(path)
    assert path.stat().st_size < LARGEST
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    assert all(output["output_type"] != "error" for cell in cells for output in cell["outputs"])
