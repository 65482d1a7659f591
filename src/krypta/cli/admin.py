"""`krypta admin`: administer a server's tables and users, and make backups."""

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from krypta import games
from krypta.cli.console import open_console, say, voice_for
from krypta.cli.faults import FAULTY, Sentence
from krypta.cli.warmup import warm_up
from krypta.core.text.figures import moment, number
from krypta.server.boot import first_line, shown, sqlite_path
from krypta.server.ops import admin, inspection
from krypta.server.ops import sweep as sweeping
from krypta.server.problem import Faulty, faulty
from krypta.server.refusal import Refusal
from krypta.server.settings import Given, read
from krypta.server.storage import backup
from krypta.server.storage.database import Away, Database
from krypta.server.storage.migrate import Newer, is_current, refuse_newer

STATES = ("open", "running", "over")


def url_of(database_url: str) -> str:
    with in_sentences():
        return read(Given(database_url=database_url)).database_url


@contextlib.contextmanager
def in_sentences() -> Iterator[None]:
    """Turn the errors of the server's modules into Sentences."""
    try:
        yield
    except Faulty as wrong:
        raise Sentence(*wrong.sentences(voice_for(None))) from None
    except Newer as newer:
        raise Sentence(voice_for(None).render(newer.message)) from None
    except Away as away:
        raise Sentence(say("command-admin-no-answer", why=first_line(away)), code=FAULTY) from None
    except Refusal as refusal:
        raise Sentence(voice_for(None).render(refusal.message), code=FAULTY) from None


@contextlib.contextmanager
def opened(database_url: str) -> Iterator[Database]:
    """The database of a server that may be running; it is never migrated from here."""
    url = url_of(database_url)
    path = sqlite_path(url)
    if path is not None and not path.exists():
        raise Sentence(say("command-admin-no-database", path=str(path)))
    database = Database(url)
    try:
        with in_sentences():
            with database.transaction(write=False) as connection:
                refuse_newer(connection)
                if not is_current(connection):
                    raise faulty("command-admin-not-current", url=shown(url))
            yield database
    finally:
        database.close()


@contextlib.contextmanager
def progress(console: Console, what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar, if the output is a terminal."""
    if not console.is_terminal:
        yield lambda done, total: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def list_tables(database_url: str, state: str | None, as_json: bool) -> None:
    if state is not None and state not in STATES:
        raise Sentence(say("command-admin-state", state=state, known=", ".join(STATES)))
    console = open_console()
    with opened(database_url) as database, database.transaction(write=False) as connection:
        found = admin.tables(connection, [state] if state else STATES[:2])
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    language = voice_for(None).language
    grid = Grid(*say("command-admin-columns").split(" | "))
    for row in found:
        people = say("command-admin-unreadable") if row.broken else ", ".join(row.people)
        last = moment(datetime.fromtimestamp(row.touched / 1000), language)
        grid.add_row(row.id, row.game, row.state, people, str(row.entries), last)
    console.print(grid if found else say("command-admin-no-tables"))


def inspect(database_url: str, id: str, as_json: bool) -> int:
    """Print whether a stored match is valid; the exit code is 1 if it is not."""
    console = open_console()
    with (
        opened(database_url) as database,
        progress(console, id) as report,
        database.transaction(write=False) as connection,
    ):
        found = inspection.inspect(connection, id, report)
    if found is None:
        raise Sentence(say("command-admin-no-table", id=id), code=FAULTY)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        for line in in_words(found):
            console.print(line, soft_wrap=True)
    return int(bool(found.fault or found.wrong_snapshots))


def in_words(found: inspection.Found) -> list[str]:
    lines = [
        say("command-admin-version", id=found.id, game=found.game, state=found.state, version=found.version),
        say("command-admin-seats", seats=", ".join(found.seats)),
    ]
    if found.fault:
        return [*lines, f"✗ {found.fault}"]
    played = say("command-admin-played", entries=found.entries, acts=found.acts, draws=found.draws)
    lines += [f"✓ {played}", f"✓ {say('command-admin-marks', marks=found.marks, others=found.other_marks)}"]
    lines += [f"✗ {say('command-admin-wrong-snapshot', n=n)}" for n in found.wrong_snapshots]
    if not found.wrong_snapshots:
        lines.append(f"✓ {say('command-admin-snapshots', count=found.snapshots)}")
    if found.result is not None:
        language = voice_for(None).language
        shares = " · ".join(number(share, language, 2) for share in found.result)
        lines.append(say("table-result", result=shares))
    return lines


def end(database_url: str, redis_url: str, id: str) -> None:
    console = open_console()
    with opened(database_url) as database:
        with database.transaction(write=False) as connection:
            game = admin.game_of(connection, id)
        if game in games.names():
            warm_up(game, voice_for(None), console)
        asyncio.run(admin.end(database, redis_url, id))
    console.print(say("command-admin-ended", id=id))


def sweep(database_url: str, redis_url: str, dry_run: bool, as_json: bool) -> None:
    with opened(database_url) as database:
        if dry_run:
            with database.transaction(write=False) as connection:
                found = sweeping.plan(connection)
        else:
            for game in games.names():  # guests resign their running matches, which needs the rules
                warm_up(game, voice_for(None), open_console())
            found = asyncio.run(admin.sweep(database, redis_url))
    figures = msgspec.to_builtins(found)
    if as_json:
        print(msgspec.json.encode(figures).decode())
        return
    print(say("command-admin-would-remove" if dry_run else "command-admin-removed"))
    for name, count in figures.items():
        what = name.replace("_", "-")
        print(f"{count:>9} {say(f'command-swept-{what}')}")


def ban(database_url: str, who: str, banned: bool) -> None:
    with opened(database_url) as database, database.transaction() as connection:
        name = admin.ban(connection, who, banned)
    open_console().print(say("command-admin-banned" if banned else "command-admin-unbanned", name=name))


def make_backup(database_url: str, file: Path) -> None:
    console = open_console()
    with in_sentences(), progress(console, say("command-admin-backing-up")) as report:
        backup.backup(url_of(database_url), file, report)
    console.print(say("command-admin-backed-up", file=str(file)), soft_wrap=True)


def restore(database_url: str, file: Path, force: bool) -> None:
    console = open_console()
    with in_sentences(), progress(console, say("command-admin-restoring")) as report:
        backup.restore(file, url_of(database_url), force, report)
    console.print(say("command-admin-restored", file=str(file)), soft_wrap=True)
