"""A file of weights that cannot be used is refused in a sentence, and the search judges by the outlook instead."""

from pathlib import Path

import numpy as np
import pytest

from krypta.bots import levels
from krypta.bots.learn import weights
from krypta.bots.learn.fit import new_net
from krypta.bots.learn.weights import WeightsRefused
from krypta.core.game import Game
from krypta.games import load


@pytest.fixture
def game() -> Game:
    return load("karak")


@pytest.fixture
def file(tmp_path: Path, game: Game) -> Path:
    path = tmp_path / "karak.weights"
    table = game.features
    assert table is not None
    assert table.shared is not None
    weights.write(path, game, new_net(table.size, table.shared, (4, 3), 1), "a test")
    return path


def test_what_is_written_is_read(file: Path, game: Game) -> None:
    table = game.features
    assert table is not None
    assert table.shared is not None
    written = new_net(table.size, table.shared, (4, 3), 1)
    for part, same in zip(weights.read(file, game), written, strict=True):
        np.testing.assert_allclose(part, same, rtol=2e-3, atol=1e-4)


def damaged(file: Path, game: Game, how: str) -> Path:
    """The file, spoiled in that way."""
    data = file.read_bytes()
    if how == "missing":
        file.unlink()
    elif how == "foreign":
        file.write_bytes(b"\x89PNG\r\n" + bytes(range(256)) * 8)
    elif how == "truncated":
        file.write_bytes(data[:-7])
    elif how == "half a header":
        file.write_bytes(data[: len(weights.MAGIC) + 20])
    elif how == "altered":
        file.write_bytes(data[:-1] + bytes([data[-1] ^ 1]))
    elif how == "another game":
        weights.write(file, load("shabrak"), weights.read(file, game), "a test")
    elif how == "another version":
        file.write_bytes(data.replace(weights.digest_of(game).encode(), b"0-0123456789abcdef"))
    elif how == "other shapes":
        weights.write(file, game, new_net(9, 4, (4, 3), 1), "a test")
    elif how == "no numbers":
        net = weights.read(file, game)
        net.out[0] = np.nan
        weights.write(file, game, net, "a test")
    elif how == "empty":
        file.write_bytes(b"")
    return file


WAYS = {
    "missing": "There is no learned judgement",
    "foreign": "has no weights of a judgement in it",
    "empty": "has no weights of a judgement in it",
    "half a header": "cannot be read",
    "truncated": "is damaged",
    "altered": "is damaged",
    "another game": "judges shabrak, not karak",
    "another version": "made for other features",
    "other shapes": "do not fit the features",
    "no numbers": "no numbers",
}


@pytest.mark.parametrize("how", WAYS)
def test_a_file_that_cannot_be_used_is_refused_in_a_sentence(file: Path, game: Game, how: str) -> None:
    with pytest.raises(WeightsRefused, match=WAYS[how]) as refused:
        weights.read(damaged(file, game, how), game)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize("how", WAYS)
def test_the_level_falls_back_to_the_outlook_with_a_note(
    file: Path, game: Game, how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(weights, "FOLDER", damaged(file, game, how).parent)
    for cached in (weights.shipped, levels.judgement):
        cached.cache_clear()
    try:
        settings = levels.search_settings("search:40", "karak")
        assert settings is not None
        assert (settings.judge, settings.iterations) == ("outlook", 40)
        assert "judges by the outlook instead" in caplog.text
    finally:
        monkeypatch.undo()
        for cached in (weights.shipped, levels.judgement):
            cached.cache_clear()


@pytest.mark.parametrize("name", ["karak", "goblin", "shabrak"])
def test_every_game_has_weights_in_the_package(name: str) -> None:
    weights.read(weights.path_of(name), load(name))
    settings = levels.search_settings("search", name)
    assert settings is not None
    assert settings.judge == "learned"
