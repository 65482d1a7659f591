"""Behind nginx under a path prefix, as described in docs/operation.md."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.conftest import Newcomer, visitors
from server.operation.test_behind_nginx import PREFIXED
from server.parts import Nginx, free_port
from server.serving import serve_here

PREFIX = "/krypta"


@pytest.fixture
def behind(browser: Browser, tmp_path: Path) -> Iterator[Newcomer]:
    port = free_port()
    words = f"server {{ listen 127.0.0.1:{{port}}; {PREFIXED} }}".replace("127.0.0.1:8000", f"127.0.0.1:{port}")
    nginx = Nginx(tmp_path / "nginx", words)
    url = f"http://127.0.0.1:{nginx.port}{PREFIX}"
    with serve_here(tmp_path, port=port, public_url=url, path_prefix=PREFIX, trusted_proxies=("127.0.0.1",)):
        nginx.start()
        try:
            yield from visitors(browser, url)
        finally:
            nginx.stop()


def test_the_page_loads_and_plays_under_a_path_prefix(behind: Newcomer) -> None:
    ann = behind()
    ann.go()
    ann.button("server-page-play-now").click()
    ann.play(3)
    assert f"{PREFIX}/t/" in ann.page.url
    ann.page.reload()
    ann.play(1)
    ann.go("rules/karak")
    ann.sees(ann.say("karak-rules-title"))
