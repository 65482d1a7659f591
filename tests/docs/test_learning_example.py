"""The example that learns really learns: a few updates of it run, if PyTorch is installed."""

import subprocess
import sys
from pathlib import Path

import pytest

from krypta.core.kernel import INTERPRETED

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "learn" / "ppo.py"


def test_ppo_is_less_than_150_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 150


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="thousands of games take too long interpreted")
def test_ppo_writes_its_weights_and_its_curve(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    command = [sys.executable, str(EXAMPLE), "--minutes", "0.05", "--out", str(tmp_path / "learnt")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "learnt.pt").stat().st_size > 100_000
    assert (tmp_path / "learnt.svg").read_text().startswith("<svg")
