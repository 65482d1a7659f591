"""Behind a proxy: X-Forwarded-* headers are accepted from trusted proxies only."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.serving import ServedHere, serve_here


@pytest.fixture
def client_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[str, ...], dict[str, str]], str]:
    """The client address that the log has for a request."""
    seen: list[str] = []

    def note(event: str, level: int = 0, error: BaseException | None = None, **about: Any) -> None:
        if event == "http":
            seen.append(about["client"])

    monkeypatch.setattr("krypta.server.ops.logs.log", note)

    def ask(trusted: tuple[str, ...], headers: dict[str, str]) -> str:
        with serve_here(tmp_path, trusted_proxies=trusted) as served:
            httpx.get(f"{served.url}/api/me", headers=headers)
        return seen[-1]

    return ask


@pytest.mark.parametrize(
    ("trusted", "chain", "client"),
    [
        ((), "203.0.113.5", "127.0.0.1"),
        (("10.0.0.0/8",), "203.0.113.5", "127.0.0.1"),
        (("127.0.0.1",), "203.0.113.5", "203.0.113.5"),
        (("127.0.0.0/8",), "6.6.6.6, 203.0.113.5", "203.0.113.5"),
        (("127.0.0.1", "10.0.0.0/8"), "6.6.6.6, 203.0.113.5, 10.1.1.1", "203.0.113.5"),
        (("127.0.0.1",), "nonsense", "127.0.0.1"),
        (("127.0.0.1",), "203.0.113.5, nonsense", "127.0.0.1"),
        (("127.0.0.1",), "", "127.0.0.1"),
        (("127.0.0.1",), "2001:db8::1", "2001:db8::1"),
    ],
)
def test_the_address_of_a_client_behind_proxies_is_found(
    client_of: Callable[[tuple[str, ...], dict[str, str]], str], trusted: tuple[str, ...], chain: str, client: str
) -> None:
    assert client_of(trusted, {"x-forwarded-for": chain}) == client


def cookie(served: ServedHere) -> str:
    headers = {"x-krypta": "1", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
    return httpx.post(f"{served.url}/api/me/guest", headers=headers).headers["set-cookie"].lower()


def test_https_is_believed_from_a_trusted_proxy_only(tmp_path: Path) -> None:
    with serve_here(tmp_path, trusted_proxies=("127.0.0.1",)) as served:
        assert "secure" in cookie(served)
    with serve_here(tmp_path) as served:
        assert "secure" not in cookie(served)


def test_the_host_is_believed_from_a_trusted_proxy_only(tmp_path: Path) -> None:
    headers = {"x-krypta": "1", "x-forwarded-host": "evil.example", "origin": "http://evil.example"}
    with serve_here(tmp_path) as served:
        answer = httpx.post(f"{served.url}/api/me/guest", headers=headers)
        assert answer.json()["id"] == "server-origin-foreign"
    with serve_here(tmp_path, trusted_proxies=("127.0.0.1",), public_url="https://play.example.org") as served:
        ours = headers | {"x-forwarded-host": "play.example.org", "origin": "https://play.example.org"}
        assert httpx.post(f"{served.url}/api/me/guest", headers=ours).status_code == 200
        assert httpx.get(f"{served.url}/api/me", headers=headers).status_code == 421


def test_metrics_are_for_this_machine_or_with_the_token(tmp_path: Path) -> None:
    with serve_here(tmp_path, metrics_token="swordfish") as served:
        address = f"{served.url}/metrics"
        assert httpx.get(address).status_code == 200
        # a request passed on by a proxy on this machine is not local, whether the proxy is trusted or not
        passed_on = {"x-forwarded-for": "203.0.113.5"}
        assert httpx.get(address, headers=passed_on).status_code == 403
        encoded = [(name.encode(), value.encode()) for name, value in passed_on.items()]
        for wrong in ("Bearer", "Bearer swordfis", "Bearer swordfish2", "Bearer ü"):
            assert httpx.get(address, headers=[*encoded, (b"authorization", wrong.encode())]).status_code == 403
        assert httpx.get(address, headers=passed_on | {"authorization": "Bearer swordfish"}).status_code == 200
    with serve_here(tmp_path, trusted_proxies=("127.0.0.1",)) as served:
        for chain in ("203.0.113.5", "127.0.0.1"):
            headers = {"x-forwarded-for": chain, "authorization": "Bearer"}
            assert httpx.get(f"{served.url}/metrics", headers=headers).status_code == 403


@pytest.mark.parametrize("strips", [True, False])
def test_a_path_prefix_works_whether_or_not_the_proxy_strips_it(tmp_path: Path, strips: bool) -> None:
    with serve_here(tmp_path, path_prefix="/krypta") as served:
        before = "" if strips else "/krypta"
        assert httpx.get(f"{served.url}{before}/api/me").status_code == 200
        assert httpx.get(f"{served.url}{before}/health").status_code == 200
        answer = httpx.post(f"{served.url}{before}/api/me/guest", headers={"x-krypta": "1"})
        assert "path=/krypta" in answer.headers["set-cookie"].lower()
        described = httpx.get(f"{served.url}{before}/api/schema/openapi.json").json()
        assert described["servers"] == [{"url": "/krypta"}]
        assert httpx.get(f"{served.url}/kryptanalysis/api/me").status_code == 404
