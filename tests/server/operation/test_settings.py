"""Settings from the command line and the environment: all faults are reported at once, one sentence each."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from krypta.server import extras
from krypta.server.problem import Faulty
from krypta.server.settings import Given, read


def test_without_settings_sqlite_is_kept_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read(Given())
    assert settings.database_url == f"sqlite:///{tmp_path / 'krypta' / 'server.sqlite3'}"
    assert (settings.host, settings.port, settings.any_port) == ("127.0.0.1", 8000, True)


def test_every_fault_of_the_settings_is_told_at_once() -> None:
    given = Given(
        port="http",
        database_url="mysql://host/name",
        redis_url="localhost:6379",
        public_url="play.example.org",
        path_prefix="krypta games",
        trusted_proxies=["10.0.0.0/8", "router"],
        bot_pace="fast",
        log_level="loud",
    )
    with pytest.raises(Faulty) as faulty:
        read(given)
    assert len(faulty.value.lines) == 8
    for part in ("“http”", "mysql", "Redis", "“play.example.org”", "“krypta games”", "“router”", "“fast”", "“loud”"):
        assert sum(part in line for line in faulty.value.lines) == 1, part
    assert all(line[0].isupper() or line[0] == "“" for line in faulty.value.lines)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("port", "65536"),
        ("port", "-1"),
        ("port", "80.5"),
        ("port", "٣"),
        ("database_url", "sqlite://"),
        ("database_url", "sqlite:///:memory:"),
        ("database_url", "nonsense"),
        ("redis_url", "http://host"),
        ("redis_url", "redis://"),
        ("public_url", "https://user@host"),
        ("public_url", "https://host/?a=b"),
        ("public_url", "ftp://host"),
        ("public_url", "https://host:port"),
        ("public_url", "https://[::1"),
        ("path_prefix", "krypta"),
        ("path_prefix", "/a//b"),
        ("path_prefix", '/"><script>'),
        ("bot_pace", "nan"),
        ("bot_pace", "-1"),
        ("bot_pace", "61"),
    ],
)
def test_a_wrong_setting_is_refused(field: str, value: str) -> None:
    with pytest.raises(Faulty) as faulty:
        read(msgspec.structs.replace(Given(), **{field: value}))
    assert len(faulty.value.lines) == 1


def test_a_password_is_never_in_a_fault_of_the_settings() -> None:
    with pytest.raises(Faulty) as faulty:
        read(Given(database_url="mysql://me:swordfish@host/name", redis_url="http://:swordfish@host"))
    assert "swordfish" not in str(faulty.value)


def test_the_prefix_comes_from_the_public_url_unless_it_is_given() -> None:
    assert read(Given(public_url="https://example.org/krypta/")).path_prefix == "/krypta"
    assert read(Given(public_url="https://example.org/krypta", path_prefix="/other")).path_prefix == "/other"
    assert read(Given(public_url="https://example.org")).public_origin == "https://example.org"


def test_a_single_address_is_a_trusted_network_too() -> None:
    settings = read(Given(trusted_proxies=["10.1.2.3", "::1", "192.168.7.9/16"]))
    assert [str(network) for network in settings.networks] == ["10.1.2.3/32", "::1/128", "192.168.0.0/16"]


def test_valkey_is_accepted_as_redis() -> None:
    assert read(Given(redis_url="valkey://host:6379")).redis_url == "redis://host:6379"


def test_settings_for_many_nodes_name_the_extra_that_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _name: None)
    with pytest.raises(Faulty) as told:
        read(Given(database_url="postgresql://me@host/krypta", redis_url="redis://host:6379"))
    assert len(told.value.lines) == 2, "one sentence for each"
    for line, what in zip(told.value.lines, ("PostgreSQL", "Redis"), strict=True):
        assert line.startswith(f"{what} needs the extra")
        assert "pip install 'krypta[cluster]'" in line
    assert read(Given()).database_url.startswith("sqlite:")


def test_a_single_node_imports_no_driver_for_many_nodes() -> None:
    """An installation without the extra has none of them."""
    check = (
        "import sys; sys.modules |= {'redis': None, 'psycopg': None}; import krypta.server.run, krypta.server.ops.admin"
    )
    subprocess.run([sys.executable, "-c", check], env={**os.environ, "KRYPTA_INTERPRETED": "1"}, check=True)
