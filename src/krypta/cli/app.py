"""The commands. Only typer is imported here: everything else waits until a command needs it."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Krypta: a digital table for Karak, in your browser and in your terminal. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
scenarios = typer.Typer(help="Positions written by hand.", no_args_is_help=True, rich_markup_mode=None)
benches = typer.Typer(help="How fast it is here.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(scenarios, name="scenario")
admins = typer.Typer(help="See to a server.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(benches, name="bench")
app.add_typer(admins, name="admin")
decks = typer.Typer(help="Decks of Shabrak.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(decks, name="deck")

Game = Annotated[str, typer.Argument(help="The game, such as karak.", show_default=True)]
Lang = Annotated[str | None, typer.Option("--lang", help="cs, sk, de, pl, en or fr.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="What the table agrees on; repeatable. NAME=@FILE takes what the file says.",
    ),
]
DatabaseUrl = Annotated[
    str, typer.Option(envvar="KRYPTA_DATABASE_URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
RedisUrl = Annotated[str, typer.Option(envvar="KRYPTA_REDIS_URL", help="Redis or Valkey, when there are many nodes.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="Its id, as `list` shows it.")]
Who = Annotated[str, typer.Argument(metavar="NAME|ID")]
CardFile = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="Cards of your own, added to ours.")]
DeckFile = Annotated[Path, typer.Argument(metavar="FILE", help="A deck file.")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", show_default=False)]


@app.command()
def play(
    game: Game = "karak",
    players: Annotated[int | None, typer.Option(help="You and so many more, greedy bots.")] = None,
    seats: Annotated[str | None, typer.Option(help="Such as person,person,greedy,random.")] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, such as Ann,Bob.")] = None,
    option: Options = None,
    lang: Lang = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE|latest", help="Go on with a saved match.")] = None,
    seed: Annotated[int | None, typer.Option(help="An open seed instead of sealed luck.")] = None,
) -> None:
    """Play in the terminal, people and bots in any seats."""
    from krypta.cli.play import Asked
    from krypta.cli.play import play as sit_down

    sit_down(Asked(game, players, seats, names, tuple(option or ()), lang, resume, seed))


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="KRYPTA_HOST", help="0.0.0.0 lets others on the same network in.")] = "",
    port: Annotated[str, typer.Option(envvar="KRYPTA_PORT", help="8000, or the next free one, if not given.")] = "",
    database_url: DatabaseUrl = "",
    redis_url: RedisUrl = "",
    public_url: Annotated[str, typer.Option(envvar="KRYPTA_PUBLIC_URL", help="As others reach it.")] = "",
    path_prefix: Annotated[
        str, typer.Option(envvar="KRYPTA_PATH_PREFIX", help="Under which a proxy serves it, such as /krypta.")
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="KRYPTA_TRUSTED_PROXY", help="Whose X-Forwarded-For is believed; repeatable."),
    ] = None,
    bot_pace: Annotated[str, typer.Option(envvar="KRYPTA_BOT_PACE", help="Seconds a bot takes (0.7).")] = "",
    log_level: Annotated[str, typer.Option(envvar="KRYPTA_LOG_LEVEL", help="debug, info, warning, error.")] = "",
    metrics_token: Annotated[
        str, typer.Option(envvar="KRYPTA_METRICS_TOKEN", help="Opens /metrics to whoever has it.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when it is ready.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers and bots. Every option can also be given by the environment, as secrets should be."""
    from krypta.cli.serve import serve as open_house
    from krypta.server.settings import Given

    given = Given(
        host=host,
        port=port,
        database_url=database_url,
        redis_url=redis_url,
        public_url=public_url,
        path_prefix=path_prefix,
        trusted_proxies=trusted_proxy or [],
        bot_pace=bot_pace,
        log_level=log_level,
        metrics_token=metrics_token,
    )
    open_house(given, open_browser, lang)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    to: Annotated[int | None, typer.Option(help="Stop after this entry.")] = None,
    speed: Annotated[float | None, typer.Option(help="Turns a second, without waiting for Enter.")] = None,
    maps: Annotated[bool, typer.Option("--map", help="The map after every turn.")] = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded match again, in words."""
    from krypta.cli.replay import replay as retell

    retell(file, to, speed, maps, lang)


@app.command()
def verify(files: Files, lang: Lang = None) -> None:
    """Check records: every entry, every rule, every draw of luck. Exits with 1 if one is faulty."""
    from krypta.cli.check import verify_all

    raise typer.Exit(verify_all(files, lang))


@app.command()
def rules(
    game: Game,
    number: Annotated[str | None, typer.Argument(help="A rule (K3.10) or a chapter (K3).")] = None,
    lang: Lang = None,
) -> None:
    """The rules, numbered; our own rulings are marked."""
    from krypta.cli.rulebook import print_rules

    print_rules(game, number, lang)


@app.command()
def cards(
    game: Game,
    sark: Annotated[str | None, typer.Option(help="Only this sark and its warriors.")] = None,
    rarity: Annotated[str | None, typer.Option(help="common, rare or unseen.")] = None,
    kind: Annotated[str | None, typer.Option(help="sark, warrior, event or equipment.")] = None,
    text: Annotated[str | None, typer.Option(help="Only cards whose name or text says this.")] = None,
    added: CardFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Leaf through the cards."""
    from krypta.cli.cards import Wanted, browse

    browse(game, Wanted(sark, rarity, kind, text), added, as_json, lang)


@decks.command("check")
def deck_check(file: DeckFile, added: CardFile = None, lang: Lang = None) -> None:
    """Every rule that a deck breaks; or its cards and its code."""
    from krypta.cli.deck import check

    check(file, added, lang)


@decks.command("code")
def deck_code(file: DeckFile, added: CardFile = None) -> None:
    """The deck in one word, to be shared."""
    from krypta.cli.deck import print_code

    print_code(file, added)


@decks.command("show")
def deck_show(
    said: Annotated[str, typer.Argument(metavar="CODE|NAME", help="A deck code, or a ready-made deck.")],
    added: CardFile = None,
) -> None:
    """A deck as a file."""
    from krypta.cli.deck import show

    show(said, added)


@decks.command("list")
def deck_list(lang: Lang = None) -> None:
    """The ready-made decks."""
    from krypta.cli.deck import list_ready_made

    list_ready_made(lang)


@app.command()
def sim(
    game: Game,
    players: Annotated[int | None, typer.Option(help="How many sit at a table; else three, or fewer.")] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    bots: Annotated[str, typer.Option(help="Levels in the order of the seats, over and over.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    save: Annotated[Path | None, typer.Option(help="Write every match's record to this folder.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
    option: Options = None,
) -> None:
    """Let bots play many games and count."""
    from krypta.cli.seating import comma, given_options
    from krypta.cli.sim import run
    from krypta.core.fault import Refused

    options, wrong = given_options(option or ())
    if wrong:
        raise Refused(wrong)
    levels = comma(bots)
    raise typer.Exit(run(game, players, games, levels, seed, save, as_json, options))


@scenarios.command("run")
def scenario_run(files: Files) -> None:
    """Run scenarios; exits with 1 and the line if one fails."""
    from krypta.cli.check import run_scenarios

    raise typer.Exit(run_scenarios(files))


@scenarios.callback()
def _scenarios() -> None:
    """Positions written by hand."""


@benches.command("engine")
def bench_engine(
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
) -> None:
    """Decisions a second, sizes, compile times."""
    from krypta.cli.bench import run

    raise typer.Exit(run(as_json))


@benches.command("server")
def bench_server(
    matches: Annotated[int, typer.Option(min=1, help="At once, two people each; then ten times as many.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.1, help="For which each load is counted.")] = 10.0,
    sockets: Annotated[int, typer.Option(min=1, help="That are open and idle.")] = 1000,
    database_url: Annotated[
        str, typer.Option(help="Another database than a new file beside the saves; it is filled with matches.")
    ] = "",
    redis_url: Annotated[str, typer.Option(help="Redis or Valkey, as with `serve`.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
) -> None:
    """Acts of people a second, how soon both players have them, memory. Starts servers of its own; two minutes."""
    from krypta.cli.bench_server import Asked, run

    raise typer.Exit(run(Asked(matches, seconds, sockets, database_url, redis_url), as_json))


@benches.callback()
def _benches() -> None:
    """How fast it is here."""


@app.command()
def warm() -> None:
    """Compile everything now, so that no game has to wait for it."""
    from krypta.cli.warmup import warm_all

    warm_all()


@admins.command("list")
def admin_list(
    state: Annotated[str | None, typer.Option(help="open, running or over; else the first two.")] = None,
    database_url: DatabaseUrl = "",
    as_json: AsJson = False,
) -> None:
    """The tables: who sits there, and when something last happened."""
    from krypta.cli.admin import list_tables

    list_tables(database_url, state, as_json)


@admins.command("inspect")
def admin_inspect(table: TableId, database_url: DatabaseUrl = "", as_json: AsJson = False) -> None:
    """Play a stored match again and recompute every mark and draw. Exits with 1 if something is wrong."""
    from krypta.cli.admin import inspect

    raise typer.Exit(inspect(database_url, table, as_json))


@admins.command("end")
def admin_end(table: TableId, database_url: DatabaseUrl = "", redis_url: RedisUrl = "") -> None:
    """Break a match off."""
    from krypta.cli.admin import end

    end(database_url, redis_url, table)


@admins.command("ban")
def admin_ban(who: Who, database_url: DatabaseUrl = "") -> None:
    """Somebody may not come in any more, nor their bots."""
    from krypta.cli.admin import ban

    ban(database_url, who, True)


@admins.command("unban")
def admin_unban(who: Who, database_url: DatabaseUrl = "") -> None:
    """Somebody may come in again."""
    from krypta.cli.admin import ban

    ban(database_url, who, False)


@admins.command("backup")
def admin_backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    database_url: DatabaseUrl = "",
) -> None:
    """Everything into one file, while the server runs."""
    from krypta.cli.admin import make_backup

    make_backup(database_url, file)


@admins.command("restore")
def admin_restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database_url: DatabaseUrl = "",
    force: Annotated[bool, typer.Option("--force", help="Replace what the database holds.")] = False,
) -> None:
    """A backup into an empty database, of either kind. No server may be running on it."""
    from krypta.cli.admin import restore

    restore(database_url, file, force)
