"""The compile cache is never stale: any edit gives a new folder; it is pruned, and a read-only home does not matter."""

import os
import tempfile
from pathlib import Path

import pytest

from krypta.core import kernel


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one small file in each room, and a game outside it."""
    for room in ("core", "games/karak", "bots", "cli"):
        (tmp_path / "krypta" / room).mkdir(parents=True)
        (tmp_path / "krypta" / room / "rules.py").write_text("one = 1\n")
    (tmp_path / "outside" / "deep").mkdir(parents=True)
    (tmp_path / "outside" / "deep" / "rules.py").write_text("one = 1\n")
    monkeypatch.setattr(kernel, "PACKAGE", tmp_path / "krypta")
    monkeypatch.setenv("KRYPTA_GAMES", str(tmp_path / "outside"))
    monkeypatch.setenv("KRYPTA_CACHE", str(tmp_path / "cache"))
    return tmp_path


@pytest.mark.parametrize("room", ["krypta/core", "krypta/games/karak", "krypta/bots", "outside/deep"])
def test_an_edit_of_any_kernel_source_changes_the_cache_key(package: Path, room: str) -> None:
    before = kernel.cache_key()
    (package / room / "rules.py").write_text("one = 2\n")
    after = kernel.cache_key()
    (package / room / "more.py").write_text("")
    assert len({before, after, kernel.cache_key()}) == 3


def test_an_edit_outside_kernels_does_not_change_the_cache_key(package: Path) -> None:
    before = kernel.cache_key()
    (package / "krypta" / "cli" / "rules.py").write_text("one = 2\n")
    assert kernel.cache_key() == before


def test_games_outside_the_package_are_part_of_the_cache_key(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel.cache_key()
    monkeypatch.delenv("KRYPTA_GAMES")
    assert kernel.cache_key() != before


def test_only_kernels_that_the_cache_key_covers_are_cached(package: Path) -> None:
    assert kernel.is_kernel_source(package / "krypta" / "core" / "rules.py")
    assert kernel.is_kernel_source(package / "outside" / "deep" / "rules.py")
    assert not kernel.is_kernel_source(package / "krypta" / "cli" / "rules.py")
    assert not kernel.is_kernel_source(Path(__file__))


def test_the_cache_folder_is_named_after_the_cache_key(package: Path) -> None:
    assert kernel.open_cache() == package / "cache" / kernel.cache_key()


def test_a_temporary_cache_is_used_where_the_home_cannot_be_written(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (package / "file").write_text("")
    monkeypatch.setenv("KRYPTA_CACHE", str(package / "file" / "cache"))
    (package / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(package / "tmp"))
    folder = kernel.open_cache()
    assert folder.is_dir()
    assert folder.is_relative_to(package / "tmp")
    assert kernel.open_cache() == folder, "the temporary one is used again"


def test_old_kernel_caches_are_pruned_and_the_newest_kept(package: Path) -> None:
    home = package / "cache"
    for age in range(12):
        (home / f"old-{age}").mkdir(parents=True)
        os.utime(home / f"old-{age}", (1_000_000 - age, 1_000_000 - age))
    mine = kernel.open_cache()
    left = {folder.name for folder in home.iterdir()}
    assert left == {mine.name, *(f"old-{age}" for age in range(kernel.KEPT_CACHES - 1))}
