"""The whole program as its users see it: typed words in, text and exit codes out, with a separate home folder."""

import contextlib
import io
import os
from pathlib import Path

import pytest

import krypta
from cli.program import Done, Program, Saves
from krypta.cli.app import app
from krypta.cli.faults import guarded
from krypta.cli.help import run as run_app

SOURCE = Path(krypta.__file__).resolve().parents[1]


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    homes = {name: str(tmp_path / name) for name in ("XDG_DATA_HOME", "XDG_STATE_HOME")}
    plain = {"PYTHONPATH": str(SOURCE), "KRYPTA_LANG": "en", "COLUMNS": "80", "LINES": "24", "PYTHONUTF8": "1"}
    for name, value in {**homes, **plain}.items():
        monkeypatch.setenv(name, value)
    return dict(os.environ)


@pytest.fixture
def program(environment: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """Runs a command in this process, since starting one takes longer than a match; a few tests start processes as
    well."""

    def run(*args: str, typed: str = "", **variables: str) -> Done:
        out, err = io.StringIO(), io.StringIO()
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        for name, value in variables.items():
            monkeypatch.setenv(name, value)
        language = os.environ["KRYPTA_LANG"]
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = guarded(lambda: run_app(app, args))
        monkeypatch.setenv("KRYPTA_LANG", language)  # `--lang` sets it for the rest of a process
        return Done(code, out.getvalue(), err.getvalue())

    return run


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return lambda: sorted((tmp_path / "XDG_DATA_HOME" / "krypta" / "saves").glob("*.krypta"))
