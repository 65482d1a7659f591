"""One node that is attacked, and that nobody else needs."""

from collections.abc import Iterator

import pytest

from server.serving import ServedHere, serve_here
from server.wire.conftest import without_limits


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    with serve_here(tmp_path_factory.mktemp("attacked")) as served:
        without_limits(served)
        yield served
