"""Attacks from outside: other websites, other names for this machine, requests that are too large or too many."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from krypta.server.app import LARGEST_BODY
from krypta.server.http import security
from server.serving import ServedHere, serve_here

OURS = {"x-krypta": "1"}
FOREIGN = "https://evil.example"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    with serve_here(tmp_path_factory.mktemp("served")) as here:
        yield here


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHere]:
    folder = tmp_path_factory.mktemp("public")
    with serve_here(folder, public_url="https://play.example.org", trusted_proxies=("127.0.0.1",)) as here:
        yield here


def knock(
    served: ServedHere, headers: dict[str, str], method: str = "POST", path: str = "/api/me/guest"
) -> httpx.Response:
    return httpx.request(method, f"{served.url}{path}", headers=headers)


def refused(answer: httpx.Response) -> str:
    return str(answer.json().get("id", ""))


# -- cross-site writes over HTTP


def test_our_own_page_may_send_changes(served: ServedHere) -> None:
    assert knock(served, OURS).status_code == 200
    assert knock(served, OURS | {"origin": served.url, "sec-fetch-site": "same-origin"}).status_code == 200


@pytest.mark.parametrize(
    ("headers", "why"),
    [
        ({}, "server-header-missing"),
        ({"x-krypta": "0"}, "server-header-missing"),
        ({"x-krypta": ""}, "server-header-missing"),
        ({"cookie": "krypta=abc"}, "server-header-missing"),
        ({"cookie": "a=b; krypta=abc", "authorization": "Bearer abc"}, "server-header-missing"),
        (OURS | {"origin": FOREIGN}, "server-origin-foreign"),
        (OURS | {"origin": "null"}, "server-origin-foreign"),
        (OURS | {"origin": ""}, "server-origin-foreign"),
        (OURS | {"origin": "http://127.0.0.1"}, "server-origin-foreign"),
        (OURS | {"origin": "http://127.0.0.1:1"}, "server-origin-foreign"),
        (OURS | {"sec-fetch-site": "cross-site"}, "server-origin-foreign"),
        (OURS | {"sec-fetch-site": "same-site"}, "server-origin-foreign"),
    ],
)
@pytest.mark.parametrize("method", ["POST", "PATCH", "PUT", "DELETE"])
def test_another_website_may_not_send_changes(
    served: ServedHere, headers: dict[str, str], why: str, method: str
) -> None:
    answer = knock(served, headers, method)
    assert answer.status_code == 403
    assert refused(answer) == why
    assert "set-cookie" not in answer.headers


def test_https_and_http_are_two_origins(served: ServedHere) -> None:
    assert refused(knock(served, OURS | {"origin": served.url.replace("http:", "https:")})) == "server-origin-foreign"


def test_a_bot_needs_no_header_but_a_right_token(served: ServedHere) -> None:
    answer = knock(served, {"authorization": "Bearer guessed"}, "PATCH", "/api/me")
    assert answer.status_code == 401


def test_no_answer_ever_invites_another_website(served: ServedHere) -> None:
    for method in ("GET", "OPTIONS"):
        answer = knock(served, {"origin": FOREIGN, "access-control-request-method": "POST"}, method, "/api/me")
        assert not [name for name in answer.headers if name.startswith("access-control-")]


# -- WebSockets


def socket_of(served: ServedHere) -> str:
    return f"{served.url.replace('http', 'ws', 1)}/ws"


def origin_of(said: str | None) -> Origin | None:
    return None if said is None else Origin(said)


def handshake(served: ServedHere, **headers: str) -> tuple[int, bytes]:
    """The status and body of a refused handshake."""
    more = {name: value for name, value in headers.items() if name != "origin"}
    with pytest.raises(InvalidStatus) as refusal:
        connect(socket_of(served), origin=origin_of(headers.get("origin")), additional_headers=more)
    return refusal.value.response.status_code, bytes(refusal.value.response.body)


@pytest.mark.parametrize("origin", [FOREIGN, "null", "http://127.0.0.1:1", "https://localhost"])
def test_another_websites_socket_is_refused(served: ServedHere, origin: str) -> None:
    assert handshake(served, origin=origin) == (403, b'{"id":"server-origin-foreign"}')
    assert b"server-origin-foreign" in handshake(served, origin=origin, authorization="Bearer abc")[1]


def test_a_cookie_without_an_origin_is_refused(served: ServedHere) -> None:
    assert b"server-origin-missing" in handshake(served, cookie="krypta=abc")[1]


def test_our_own_sockets_are_accepted(served: ServedHere) -> None:
    for origin, headers in (
        (served.url, {}),
        (None, {}),
        (None, {"cookie": "other=1"}),
        (served.url, {"cookie": "krypta=x"}),
    ):
        with connect(socket_of(served), origin=origin_of(origin), additional_headers=headers) as opened:
            assert opened.response is not None
            assert opened.response.status_code == 101


def test_a_socket_with_a_wrong_token_is_told_so(served: ServedHere) -> None:
    assert handshake(served, authorization="Bearer guessed")[0] == 401


def test_a_frame_that_is_too_large_ends_the_connection_and_no_other(served: ServedHere) -> None:
    with (
        connect(socket_of(served), origin=Origin(served.url)) as other,
        connect(socket_of(served), origin=Origin(served.url)) as opened,
    ):
        opened.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as ended:
            list(opened)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009
        assert other.ping().wait(10)


def test_frames_are_not_compressed(served: ServedHere) -> None:
    """Compression costs 50 kB per socket, and would let an attacker guess a secret from the length of what is sent."""
    with connect(socket_of(served), origin=Origin(served.url)) as opened:
        assert opened.response is not None
        assert "sec-websocket-extensions" not in opened.response.headers


# -- host names


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "", "127.0.0.1.evil", "[::1"]
)
def test_a_foreign_name_for_this_machine_is_refused(served: ServedHere, host: str) -> None:
    """DNS rebinding: otherwise a page of evil.example, whose name then points here, would count as our own page."""
    answer = knock(served, {"host": host}, "GET", "/api/me")
    assert answer.status_code in (400, 421)  # uvicorn itself refuses an empty name
    answer = knock(served, OURS | {"host": host, "origin": f"http://{host}"})
    assert answer.status_code in (400, 421)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:80", "[::1]:8000", "192.168.1.20:8000"])
def test_names_of_this_machine_are_accepted(served: ServedHere, host: str) -> None:
    assert knock(served, {"host": host}, "GET", "/api/me").status_code == 200


def test_the_public_name_is_accepted_as_our_own_origin(public: ServedHere) -> None:
    there = {"host": "play.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.5"}
    answer = knock(public, OURS | there | {"origin": "https://play.example.org"})
    assert answer.status_code == 200
    assert "secure" in answer.headers["set-cookie"].lower()
    assert refused(knock(public, OURS | there | {"origin": "http://play.example.org"})) == "server-origin-foreign"
    assert refused(knock(public, there | {"host": "other.example.org"}, "GET")) == "server-host-unknown"


# -- headers


@pytest.mark.parametrize("path", ["/", "/health", "/api/me", "/api/schema", "/nothing/here", "/t/abc", "/metrics"])
def test_every_answer_has_the_security_headers(served: ServedHere, path: str) -> None:
    headers = httpx.get(f"{served.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "server" not in headers
    assert "strict-transport-security" not in headers


def test_refusals_have_the_security_headers_too_and_are_counted(served: ServedHere) -> None:
    assert "content-security-policy" in knock(served, {}).headers
    assert b'krypta_refusals_total{id="server-header-missing"}' in served.node.metrics.text()


def test_https_is_kept_by_strict_transport_security(public: ServedHere) -> None:
    assert "max-age" in httpx.get(f"{public.url}/health").headers["strict-transport-security"]


def test_answers_about_a_person_are_not_kept_by_caches(served: ServedHere) -> None:
    assert httpx.get(f"{served.url}/api/me").headers["cache-control"] == "no-store"


# -- limits


def test_a_large_body_is_refused(served: ServedHere) -> None:
    for body in (b'{"name": "' + b"x" * LARGEST_BODY + b'"}', b"x" * 1_000_000):
        answer = httpx.post(
            f"{served.url}/api/login", headers=OURS | {"content-type": "application/json"}, content=body
        )
        assert answer.status_code == 413
        assert refused(answer) == "server-too-large"


def test_a_large_body_in_pieces_is_refused(served: ServedHere) -> None:
    pieces = (b"x" * 1000 for _ in range(LARGEST_BODY // 1000 + 2))
    headers = OURS | {"content-type": "application/json"}
    assert httpx.post(f"{served.url}/api/login", headers=headers, content=pieces).status_code == 413


def test_a_client_who_asks_too_often_waits_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(security, "REQUESTS_AT_ONCE", 20)
    monkeypatch.setattr(security, "REQUESTS_PER_SECOND", 0.1)
    with serve_here(tmp_path, trusted_proxies=("127.0.0.1",)) as served:
        busy, calm = {"x-forwarded-for": "203.0.113.99"}, {"x-forwarded-for": "203.0.113.98"}
        answers = [knock(served, busy, "GET", "/health") for _ in range(21)]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429]
        assert refused(answers[-1]) == "server-slow-down"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
        assert knock(served, calm, "GET", "/health").status_code == 200
        assert handshake(served, **busy)[0] == 429


def test_wrong_requests_are_told_what_is_wrong_without_what_they_said(served: ServedHere) -> None:
    answer = httpx.post(f"{served.url}/api/login", headers=OURS, json={"name": 5, "password": ["swordfish"]})
    assert answer.status_code == 400
    assert refused(answer) == "server-request-wrong"
    assert answer.json()["args"]["what"]
    assert "swordfish" not in answer.text


@pytest.mark.parametrize(
    "path", ["/nothing", "/api/nothing", "/t/a/b", "/..%2f..%2fetc/passwd", "/%00", "/web/../../schema.py"]
)
def test_an_unknown_address_is_refused_with_a_reason(served: ServedHere, path: str) -> None:
    answer = httpx.get(f"{served.url}{path}")
    assert answer.status_code in (400, 404)
    assert refused(answer).startswith("server-")
