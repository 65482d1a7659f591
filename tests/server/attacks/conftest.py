"""A node for attacks, shared with no other tests."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from krypta.server.ops import logs
from krypta.server.ops.logs import open_log
from server.serving import ServedHere, serve_here
from server.wire.conftest import without_limits


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    with serve_here(tmp_path_factory.mktemp("attacked")) as served:
        without_limits(served)
        yield served


@pytest.fixture
def faults() -> Iterator[io.StringIO]:
    """The log as written to stderr."""
    kept = logging.getLogger().handlers[:], logging.getLogger().level, logs.LOG.level
    stream = io.StringIO()
    open_log("info", stream)
    yield stream
    logging.getLogger().handlers[:], level, ours = kept
    logging.getLogger().setLevel(level)
    logs.LOG.setLevel(ours)


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]
