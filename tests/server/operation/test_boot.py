"""A node that cannot start reports all its problems in sentences, and exits with code 2."""

import os
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from krypta.server.boot import Booted, boot, local_url, network_urls
from krypta.server.ops.addresses import network_addresses
from krypta.server.problem import Faulty
from krypta.server.storage.database import Database
from krypta.server.storage.migrate import migrate
from server.parts import Postgres, Redis, free_port
from server.serving import python_path, settings_for


def port_of(booted: Booted) -> int:
    assert booted.listener is not None
    return int(booted.listener.getsockname()[1])


def faults(folder: Path, **more: Any) -> tuple[str, ...]:
    with pytest.raises(Faulty) as faulty:
        boot(settings_for(folder, **more))
    return tuple(faulty.value.lines)


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_everything_that_prevents_a_start_is_told_at_once(tmp_path: Path, taken: int) -> None:
    nobody = free_port()
    said = faults(
        tmp_path,
        port=taken,
        database_url=f"postgresql://me:swordfish@127.0.0.1:{nobody}/krypta",
        redis_url=f"redis://:swordfish@127.0.0.1:{nobody}",
    )
    assert len(said) == 3
    assert f"The port {taken} is taken" in said[0]
    assert "The database at postgresql://me:***@127.0.0.1" in said[1]
    assert "Redis at redis://127.0.0.1 does not answer" in said[2]
    assert "swordfish" not in str(said)


def test_a_taken_port_that_nobody_asked_for_gives_way_to_the_next(tmp_path: Path, taken: int) -> None:
    booted = boot(settings_for(tmp_path, port=taken, any_port=True))
    try:
        assert port_of(booted) > taken
    finally:
        booted.close()


def test_an_address_of_another_machine_prevents_a_start(tmp_path: Path) -> None:
    (said,) = faults(tmp_path, host="192.0.2.77")
    assert "“192.0.2.77” is not an address of this machine" in said
    (said,) = faults(tmp_path, host="no.such.host.invalid")
    assert "“no.such.host.invalid” is not an address of this machine" in said


def test_a_folder_that_cannot_be_written_prevents_a_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    (said,) = faults(tmp_path, database_url=f"sqlite:///{tmp_path / 'file' / 'server.sqlite3'}")
    assert said.startswith(f"The database cannot be kept in {tmp_path / 'file'}")


def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    path = tmp_path / "new" / "server.sqlite3"
    boot(settings_for(tmp_path, database_url=f"sqlite:///{path}")).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_a_file_that_is_no_database_prevents_a_start(tmp_path: Path) -> None:
    (tmp_path / "server.sqlite3").write_text("this is a letter to my grandmother, not a database" * 100)
    (said,) = faults(tmp_path)
    assert "file is not a database" in said


def test_a_newer_database_prevents_a_start(tmp_path: Path) -> None:
    database = Database(settings_for(tmp_path).database_url)
    migrate(database)
    with database.transaction() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    (said,) = faults(tmp_path)
    assert "newer than this Krypta" in said


def test_two_servers_do_not_start_on_one_file(tmp_path: Path) -> None:
    first = boot(settings_for(tmp_path))
    try:
        (said,) = faults(tmp_path)
        assert f"process {os.getpid()}, http://127.0.0.1:{port_of(first)}/" in said
    finally:
        first.close()
    boot(settings_for(tmp_path)).close()  # and when it has stopped, another can start


def test_a_killed_server_does_not_keep_its_file(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from server.serving import settings_for; "
        "from krypta.server.boot import boot; boot(settings_for(Path(sys.argv[1]))); os.kill(os.getpid(), 9)"
    )
    path = os.pathsep.join([python_path(), os.path.dirname(os.path.dirname(os.path.dirname(__file__)))])
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], env={**os.environ, "PYTHONPATH": path}, check=False
    )
    assert done.returncode == -9
    boot(settings_for(tmp_path)).close()


def test_a_node_starts_only_with_a_database_and_a_notifier_that_answer(tmp_path: Path) -> None:
    postgres, redis = Postgres(tmp_path / "pg"), Redis(tmp_path / "redis")
    try:
        postgres.start()
        redis.start()
        booted = boot(settings_for(tmp_path, database_url=postgres.database(), redis_url=redis.url))
        booted.close()
        redis.stop()
        (said,) = faults(tmp_path, redis_url=redis.url)
        assert "Redis" in said
    finally:
        postgres.stop()
        redis.stop()


def test_a_node_knows_its_local_address(tmp_path: Path) -> None:
    booted = boot(settings_for(tmp_path, path_prefix="/krypta"))
    port = port_of(booted)
    try:
        assert local_url(booted) == f"http://127.0.0.1:{port}/krypta/"
        assert network_urls(booted) == []
    finally:
        booted.close()


def test_a_node_knows_its_addresses_on_the_same_network(tmp_path: Path) -> None:
    booted = boot(settings_for(tmp_path, host="0.0.0.0"))
    port = port_of(booted)
    try:
        assert local_url(booted) == f"http://127.0.0.1:{port}/"
        assert network_urls(booted) == [f"http://{address}:{port}/" for address in network_addresses()]
        assert not any(address.startswith("127.") for address in network_addresses())
    finally:
        booted.close()
