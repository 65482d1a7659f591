"""Compiled and interpreted rules play the same games, byte for byte, in two processes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from krypta.core.kernel import INTERPRETED
from laws.tables import Table, at_every_table, table_name
from laws.trace import trace

TESTS = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def other_way(request: pytest.FixtureRequest) -> dict[str, list[str]]:
    """The same games, interpreted if this process is compiled, and vice versa."""
    wanted = [item for item in request.session.items if item.path == request.path and isinstance(item, pytest.Function)]
    played: list[Any] = [item.callspec.params["table"] for item in wanted]
    tables = [table_name(table) for table in played]
    env = {
        **os.environ,
        "KRYPTA_INTERPRETED": "" if INTERPRETED else "1",
        "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path]),
    }
    ran = subprocess.run(
        [sys.executable, "-m", "laws.trace", *tables], env=env, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, list[str]] = json.loads(ran.stdout)
    return found


@at_every_table
def test_compiled_rules_play_like_interpreted_ones(other_way: dict[str, list[str]], table: Table) -> None:
    here, there = trace(table), other_way[table_name(table)]
    for step, (one, two) in enumerate(zip(here, there, strict=False)):
        assert one == two, f"the two part ways at step {step}"
    assert len(here) == len(there)
