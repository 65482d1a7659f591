"""The proxy configurations in docs/operation.md, run unchanged, with browsers behind them."""

import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from server.parts import Nginx
from server.serving import ServedHere, serve_here

PAGE = (Path(__file__).parents[3] / "docs" / "operation.md").read_text(encoding="utf-8")
ROOT, PREFIXED = re.findall(r"```nginx\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture(params=["root", "prefix", "prefix taken away"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, ServedHere]]:
    """The public address at nginx, and the node behind it."""
    prefix = "" if request.param == "root" else "/krypta"
    settings = {
        "public_url": f"http://play.example.org{prefix}",
        "path_prefix": prefix,
        "trusted_proxies": ("127.0.0.1",),
    }
    with serve_here(tmp_path, **settings) as served:
        words = ROOT if request.param == "root" else f"server {{ listen 443 ssl; {PREFIXED} }}"
        words = words.replace("listen 443 ssl;", "listen 127.0.0.1:{port};").replace(
            "127.0.0.1:8000", f"127.0.0.1:{served.port}"
        )
        if request.param == "prefix taken away":
            words = words.replace(f"127.0.0.1:{served.port};", f"127.0.0.1:{served.port}/;")
        nginx = Nginx(tmp_path / "nginx", words)
        nginx.start()
        try:
            yield f"127.0.0.1:{nginx.port}{prefix}", served
        finally:
            nginx.stop()


def open_socket(there: str, origin: str, cookie: str) -> ClientConnection:
    """Connects as a browser does: by the public name, which nginx serves."""
    address, _, path = there.partition("/")
    through = socket.create_connection((address.split(":")[0], int(address.split(":")[1])))
    cookies = {"Cookie": cookie.split(";")[0]}
    return connect(
        f"ws://play.example.org/{path + '/' if path else ''}ws",
        sock=through,
        origin=Origin(origin),
        additional_headers=cookies,
    )


def test_a_browser_plays_behind_the_proxy(proxied: tuple[str, ServedHere]) -> None:
    there, served = proxied
    browser = {"host": "play.example.org", "origin": "http://play.example.org"}
    with httpx.Client(headers=browser | {"x-krypta": "1"}) as client:
        page = client.get(f"http://{there}/")
        assert page.status_code == 200
        assert f'<base href="{served.node.settings.path_prefix}/">' in page.text
        made = client.post(f"http://{there}/api/me/guest")
        assert made.status_code == 200
        cookie = made.headers["set-cookie"]
        assert f"Path={served.node.settings.path_prefix or '/'};".lower() in cookie.lower() + ";"
        with open_socket(there, "http://play.example.org", cookie) as opened:
            assert json.loads(opened.recv(timeout=10))["you"] == made.json()["person"]
        with pytest.raises(InvalidStatus) as refused:
            open_socket(there, "http://evil.example", cookie)
        assert b"server-origin-foreign" in refused.value.response.body
        assert client.post(f"http://{there}/api/me/guest", headers={"origin": "http://evil.example"}).status_code == 403
        assert client.get(f"http://{there}/api/me", headers={"host": "evil.example"}).status_code == 421


def test_metrics_do_not_leak_through_the_proxy(proxied: tuple[str, ServedHere]) -> None:
    there, served = proxied
    assert httpx.get(f"http://{there}/metrics", headers={"host": "play.example.org"}).status_code == 403
    assert httpx.get(f"{served.url}/metrics").status_code == 200


def test_a_client_cannot_claim_another_address_through_the_proxy(
    proxied: tuple[str, ServedHere], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    monkeypatch.setattr("krypta.server.ops.logs.log", lambda *event, **about: seen.append(about.get("client")))
    there, _ = proxied
    claim = {"host": "play.example.org", "x-forwarded-for": "203.0.113.5"}
    with httpx.Client(
        transport=httpx.HTTPTransport(local_address="127.0.0.2")
    ) as client:  # not the proxy's own address
        client.get(f"http://{there}/api/me", headers=claim)
    until = time.monotonic() + 10  # it is logged after the answer is sent
    while not seen and time.monotonic() < until:
        time.sleep(0.05)
    assert seen == ["127.0.0.2"]
