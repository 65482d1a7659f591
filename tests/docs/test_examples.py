"""Runs every example in the README, in the library's tour and in docstrings."""

import doctest
import importlib.util
import pkgutil
from pathlib import Path

import pytest

import krypta

ROOT = Path(__file__).resolve().parents[2]


def source_of(module: str) -> str:
    found = importlib.util.find_spec(module)
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).read_text(encoding="utf-8")


MODULES = [
    module.name for module in pkgutil.walk_packages(krypta.__path__, "krypta.") if ">>>" in source_of(module.name)
]


def test_modules_with_examples_are_found() -> None:
    assert len(MODULES) >= 5


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    failed, run = doctest.testmod(importlib.import_module(name))
    assert (failed, run > 0) == (0, True)


@pytest.mark.parametrize("page", ["README.md", "docs/environments.md", "docs/library.md"])
def test_the_examples_of_a_page_are_true(page: str) -> None:
    failed, run = doctest.testfile(str(ROOT / page), module_relative=False)
    assert (failed, run > 0) == (0, True)
