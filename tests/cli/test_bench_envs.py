"""`krypta bench envs` measures real environments, says what is missing, and prints what it has when interrupted."""

import json
from typing import Any

import pytest

from krypta.cli.bench import envs
from krypta.cli.bench.env_drivers import OTHERS
from krypta.core.kernel import INTERPRETED


def only(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    every = envs.cases()
    monkeypatch.setattr(envs, "cases", lambda: {name: every[name] for name in names})


@pytest.mark.slow
@pytest.mark.skipif(INTERPRETED, reason="measures compiled rules")
def test_the_figures_are_those_of_real_environments(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only(monkeypatch, "karak: batch of 1", "openspiel backgammon")
    assert envs.run(turns=1, as_json=True) == 0
    printed = json.loads(capsys.readouterr().out)
    figures = printed["steps_per_second"]
    assert figures["karak: batch of 1"].keys() == {"one core", "two cores"}
    assert figures["karak: batch of 1"]["one core"] > 1000
    assert figures["openspiel backgammon"]["one core"] > 100
    assert printed["missing"] == {}


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def absent() -> Any:
        raise ImportError("there is no such package")
        yield

    monkeypatch.setitem(OTHERS, "absent", (absent, ()))
    assert envs.measured_here("absent") == {"missing": "there is no such package"}
    only(monkeypatch, "absent")
    monkeypatch.setattr(envs, "in_processes", lambda name, number: [envs.measured_here(name)])
    assert envs.run(turns=3, as_json=False) == 0
    assert "absent is not here: there is no such package" in capsys.readouterr().out


def test_an_interrupted_run_prints_the_medians_that_it_has(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = iter([10.0, 30.0, 20.0])

    def in_processes(name: str, number: int) -> list[dict[str, Any]]:
        for figure in measured:
            return [{"by processor": figure, "by clock": figure}]
        raise KeyboardInterrupt

    only(monkeypatch, "karak: batch of 1024")
    monkeypatch.setattr(envs, "in_processes", in_processes)
    assert envs.run(turns=5, as_json=True) == 130
    assert json.loads(capsys.readouterr().out)["steps_per_second"] == {"karak: batch of 1024": {"one core": 20}}
