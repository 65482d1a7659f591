"""Played matches for tests."""

from typing import Any

import pytest

import krypta

GAMES = pytest.mark.parametrize("name", ["karak", "goblin", "shabrak", "burrow"])
SHORT: dict[str, dict[str, Any]] = {"burrow": {"rounds": 2}}


def start(name: str = "karak", **given: Any) -> krypta.Match:
    return krypta.load(name).start(**{"players": 2, "seed": 1, **SHORT.get(name, {}), **given})


def play_on(match: krypta.Match, acts: int = 10_000) -> krypta.Match:
    while not match.is_over and acts:
        match.play(match.bot("random"))
        acts -= 1
    return match


def chosen() -> krypta.Match:
    return start(heroes="chosen")
