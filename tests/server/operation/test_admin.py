"""`krypta admin` as an operator uses it: beside a running server, and without one."""

import contextlib
import io
import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, update

from krypta.cli.app import app
from krypta.cli.faults import guarded
from krypta.server.storage.database import Database
from krypta.server.storage.schema import ENTRY, TABLE, USER
from server.operation.running_table import play_some
from server.serving import ServedHere, serve_here


@pytest.fixture
def run(database_url: str, monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str]]:
    """Runs a command; returns its exit code and output."""
    monkeypatch.setenv("KRYPTA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "200")

    def command(*args: str, url: str = database_url) -> tuple[int, str]:
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            code = guarded(lambda: app(args=["admin", *args, "--database-url", url], prog_name="krypta"))
        return code, out.getvalue()

    return command


@pytest.fixture
def served(tmp_path: Path, database_url: str) -> Iterator[ServedHere]:
    with serve_here(tmp_path, database_url=database_url) as here:
        yield here


def test_admin_list_shows_the_tables(run: Callable[..., tuple[int, str]], served: ServedHere) -> None:
    assert run("list") == (0, "There are no tables.\n")
    table, person = play_some(served, 5)
    code, said = run("list")
    assert code == 0
    for part in (table, "karak", "running", person.name):
        assert part in said
    (row,) = json.loads(run("list", "--json")[1])
    assert (row["id"], row["people"], row["state"]) == (table, [person.name, person.name], "running")
    assert row["entries"] >= 5
    assert table not in run("list", "--state", "over")[1]
    assert run("list", "--state", "lost")[0] == 2


def test_admin_inspect_verifies_a_sound_match(run: Callable[..., tuple[int, str]], served: ServedHere) -> None:
    table, _ = play_some(served, 80)
    code, said = run("inspect", table)
    assert code == 0
    assert "✓" in said
    assert "✗" not in said
    found = json.loads(run("inspect", table, "--json")[1])
    assert found["acts"] > 80
    assert found["draws"] > 0
    assert found["marks"] > 0
    assert found["fault"] == ""
    assert run("inspect", "a" * 24) == (1, f"There is no table {'a' * 24}.\n")


@pytest.mark.parametrize("tamper", ["act", "missing", "state", "draw"])
def test_admin_inspect_finds_what_is_wrong(
    run: Callable[..., tuple[int, str]], served: ServedHere, database_url: str, tamper: str
) -> None:
    table, _ = play_some(served, 80)
    database = Database(database_url)
    with database.transaction() as connection:
        mine = ENTRY.c.match == table
        rows = connection.execute(select(ENTRY.c.n, ENTRY.c.entry, ENTRY.c.state).where(mine).order_by(ENTRY.c.n)).all()
        entries = {row.n: json.loads(row.entry) for row in rows}
        if tamper == "missing":
            n = len(rows)
            connection.execute(ENTRY.delete().where(mine, ENTRY.c.n == n))
        elif tamper == "state":
            n = next(row.n for row in rows if row.state)
            layout = next(row.state for row in rows if row.state).split(":")[0]
            connection.execute(update(ENTRY).where(mine, ENTRY.c.n == n).values(state=f"{layout}:0000000000000000"))
        else:
            by_nature = tamper == "draw"
            n = next(n for n in entries if n > 20 and (entries[n].get("by") == -1) == by_nature)
            same = [
                e["act"] for e in entries.values() if (e.get("by") == -1) == by_nature and e["act"] != entries[n]["act"]
            ]
            changed = json.dumps(entries[n] | {"act": same[0]}).encode()
            connection.execute(update(ENTRY).where(mine, ENTRY.c.n == n).values(entry=changed))
    database.close()
    code, said = run("inspect", table)
    assert code == 1
    assert f"✗ Entry {n} of this record is wrong" in said


@pytest.mark.parametrize("what", ["doc", "header", "entry"])
def test_a_table_that_cannot_be_read_is_listed_inspected_and_ended(
    run: Callable[..., tuple[int, str]], served: ServedHere, database_url: str, what: str
) -> None:
    (table, _), (other, _) = play_some(served, 5), play_some(served, 5)
    database = Database(database_url)
    with database.transaction() as connection:
        if what == "entry":
            connection.execute(update(ENTRY).where(ENTRY.c.match == table, ENTRY.c.n == 2).values(entry=b"{"))
        else:
            connection.execute(update(TABLE).where(TABLE.c.id == table).values({what: b"{"}))
    database.close()
    rows = {row["id"]: row for row in json.loads(run("list", "--json")[1])}
    assert (rows[table]["broken"], rows[other]["broken"]) == (what == "doc", False)
    assert run("list")[0] == 0
    code, said = run("inspect", table)
    assert code == 1
    assert "cannot be read" in said
    assert run("inspect", table, "--json")[0] == 1
    assert run("end", table) == (0, f"The match at table {table} has been abandoned.\n")
    assert [row["id"] for row in json.loads(run("list", "--json")[1])] == [other]
    assert json.loads(run("list", "--state", "over", "--json")[1])[0]["id"] == table
    assert run("end", table)[0] == 1


def test_admin_end_works_beside_a_running_server(
    run: Callable[..., tuple[int, str]], served: ServedHere, database_url: str
) -> None:
    table, _ = play_some(served, 5)
    assert run("end", table) == (0, f"The match at table {table} has been abandoned.\n")
    assert json.loads(run("list", "--state", "over", "--json")[1])[0]["id"] == table
    assert json.loads(run("inspect", table, "--json")[1])["over"]
    code, said = run("end", table)
    assert code == 1
    assert said.strip()
    assert run("end", "b" * 24) == (2, f"There is no table {'b' * 24}.\n")


def test_a_running_server_hears_of_a_match_ended_by_admin(
    run: Callable[..., tuple[int, str]], served: ServedHere
) -> None:
    table, _ = play_some(served, 5)
    room = served.do(served.node.rooms.room(table))
    run("end", table)
    until = time.monotonic() + 20
    while room.table.state != "over" and time.monotonic() < until:
        time.sleep(0.1)
    assert room.table.state == "over"


def test_admin_bans_and_unbans_a_person(run: Callable[..., tuple[int, str]], served: ServedHere) -> None:
    ours = {"x-krypta": "1"}
    with httpx.Client(base_url=served.url, headers=ours) as client:
        client.post("/api/account", json={"name": "Łukasz", "password": "swordfish-1"})
        assert client.get("/api/me").json()["person"]["name"] == "Łukasz"
        assert run("ban", "łukasz") == (0, "Łukasz has been banned.\n")
        assert client.get("/api/me").status_code == 403
        assert client.post("/api/login", json={"name": "Łukasz", "password": "swordfish-1"}).status_code == 403
        assert run("unban", "Łukasz") == (0, "Łukasz is no longer banned.\n")
        assert client.post("/api/login", json={"name": "Łukasz", "password": "swordfish-1"}).status_code == 200
    assert run("ban", "nobody")[0] == 2


def test_admin_tells_two_people_of_the_same_name_apart_by_id(
    run: Callable[..., tuple[int, str]], served: ServedHere, database_url: str
) -> None:
    _, one = play_some(served, 1)
    _, two = play_some(served, 1)
    database = Database(database_url)
    with database.transaction() as connection:
        connection.execute(update(USER).values(name="Guest 7"))
    code, said = run("ban", "Guest 7")
    assert code == 2
    assert one.id in said
    assert two.id in said
    assert run("ban", one.id)[0] == 0
    with database.transaction(write=False) as connection:
        banned = connection.execute(select(USER.c.id).where(USER.c.banned)).scalars().all()
    database.close()
    assert banned == [one.id]


def test_a_ban_reaches_the_bots_of_an_account(
    run: Callable[..., tuple[int, str]], served: ServedHere, database_url: str
) -> None:
    with httpx.Client(base_url=served.url, headers={"x-krypta": "1"}) as client:
        client.post("/api/account", json={"name": "Owner", "password": "swordfish-1"})
        bot = client.post("/api/me/bots", json={"name": "Robot"}).json()["id"]
        token = client.post(f"/api/me/bots/{bot}/tokens", json={"label": "a"}).json()["token"]
    asked = {"authorization": f"Bearer {token}"}
    assert httpx.get(f"{served.url}/api/me", headers=asked).json()["person"]["name"] == "Robot"
    run("ban", "Owner")
    assert httpx.get(f"{served.url}/api/me", headers=asked).status_code == 403


def test_admin_backs_up_and_restores(run: Callable[..., tuple[int, str]], served: ServedHere, tmp_path: Path) -> None:
    table, _ = play_some(served, 5)
    file = str(tmp_path / "all.backup")
    code, said = run("backup", file)
    assert code == 0
    assert "holds secrets" in said
    there = f"sqlite:///{tmp_path / 'there.sqlite3'}"
    assert run("restore", file, url=there)[0] == 0
    assert table in run("list", url=there)[1]
    assert run("restore", file, url=there)[0] == 2
    assert run("restore", file, "--force", url=there)[0] == 0
    assert run("backup", file)[0] == 2


def test_admin_without_a_database_says_so_in_a_sentence(run: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    nowhere = f"sqlite:///{tmp_path / 'none.sqlite3'}"
    for command in (["list"], ["inspect", "a"], ["end", "a"], ["ban", "a"]):
        code, said = run(*command, url=nowhere)
        assert code == 2
        assert f"There is no database at {tmp_path / 'none.sqlite3'}" in said
    assert not (tmp_path / "none.sqlite3").exists()
    assert run("list", url="nonsense")[0] == 2


def test_admin_never_shows_the_secret_of_a_match(
    run: Callable[..., tuple[int, str]], served: ServedHere, database_url: str
) -> None:
    table, _ = play_some(served, 40)
    database = Database(database_url)
    with database.transaction(write=False) as connection:
        secret = connection.execute(select(TABLE.c.secret).where(TABLE.c.id == table)).scalar_one()
    database.close()
    for command in (["list", "--json"], ["inspect", table], ["inspect", table, "--json"]):
        assert secret not in run(*command)[1]
