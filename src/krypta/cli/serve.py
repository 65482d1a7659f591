"""`krypta serve`: check the settings, compile the rules with progress, then print the address to open."""

import os
import sys
import threading
import webbrowser

from krypta.bots.warm import is_warm
from krypta.cli.console import open_console, voice_for
from krypta.cli.faults import FAULTY, Sentence
from krypta.core.text.voice import Voice
from krypta.games import names
from krypta.server.boot import Booted, boot, local_url, network_urls
from krypta.server.ops.logs import open_log
from krypta.server.problem import Faulty
from krypta.server.run import run
from krypta.server.settings import Given, read

COMPILE = (sys.executable, "-m", "krypta", "warm", "--no-search")  # and the game; it prints its own progress


def serve(given: Given, open_browser: bool, lang: str | None) -> None:
    """Serve until Ctrl-C or a signal."""
    voice, console = voice_for(lang), open_console()
    try:
        settings = read(given)
        open_log((given.log_level and settings.log_level) or ("warning" if sys.stderr.isatty() else "info"))
        booted = boot(settings)
    except Faulty as faulty:
        raise Sentence(*faulty.sentences(voice)) from None

    def when_ready() -> None:
        for line in welcome(booted, voice):
            console.print(line, soft_wrap=True)
        if open_browser and has_display():
            # Opening some browsers blocks until they are closed.
            threading.Thread(target=webbrowser.open, args=(local_url(booted),), daemon=True).start()

    compiling = {game: (*COMPILE, game) for game in names() if not is_warm(game)}
    try:
        run(booted, compiling, when_ready)
    except Faulty as faulty:
        raise Sentence(*faulty.sentences(voice), code=FAULTY) from None
    finally:
        booted.close()
        console.show_cursor()  # an interrupted progress bar may have hidden it
    console.print(voice("server-cli-stopped"))


def has_display() -> bool:
    """Whether there is a graphical display; without one, only terminal browsers would open, in our terminal."""
    there = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(there) or sys.platform in ("darwin", "win32")


def welcome(booted: Booted, voice: Voice) -> list[str]:
    """The addresses of the server, as lines to print."""
    public = booted.settings.public_url
    lines = [voice("server-cli-ready", url=f"{public}/" if public else local_url(booted))]
    lines += [voice("server-cli-network", url=url) for url in network_urls(booted)]
    return [*lines, voice("server-cli-stop")]
