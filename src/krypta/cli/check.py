"""`krypta verify` and `krypta scenario run`: a verdict for each file; the exit code is 1 if any is faulty."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from krypta.cli.console import open_console, say, voice_for
from krypta.cli.faults import trouble
from krypta.cli.play.saves import load_recorded
from krypta.core import log
from krypta.core.match import Verdict, verify
from krypta.core.scenario import ScenarioFault, run
from krypta.core.text.figures import number
from krypta.core.text.voice import Voice
from krypta.games import load


def verify_all(paths: Sequence[Path], lang: str | None) -> int:
    """Verify each record and print the verdicts; returns the exit code."""
    voice, console = voice_for(lang), open_console()
    faulty = 0
    for path in paths:
        try:
            header, entries, seal = log.loads(path.read_bytes())
            verdict = verify(load_recorded(header.game), header, entries, seal.secret)
        except log.RecordFault as fault:
            faulty += 1
            _bad(console, path, fault.sentence(voice))
        except OSError as error:
            faulty += 1
            _bad(console, path, f"{trouble(error)}.")
        else:
            _good(console, path, _in_words(header, verdict, voice))
    return int(faulty > 0)


def _in_words(header: log.Header, verdict: Verdict, voice: Voice) -> str:
    said = [voice("table-verified", entries=verdict.entries, acts=verdict.acts)]
    checked = "table-draws-checked" if verdict.draws_checked else "table-draws-sealed"
    said.append(voice(checked, draws=verdict.draws))
    if verdict.result is not None:
        shares = zip(header.players, verdict.result, strict=True)
        each = [f"{voice.name(player.name)} {number(share, voice.language, 2)}" for player, share in shares]
        said.append(voice("table-result", result=" · ".join(each)))
    else:
        said.append(voice("table-no-result" if verdict.over else "table-unfinished", entries=verdict.entries))
    return " ".join(said)


def run_scenarios(paths: Sequence[Path]) -> int:
    """Run each scenario and print the lines that fail; returns the exit code."""
    console = open_console()
    faulty = 0
    for path in paths:
        try:
            done = run(path.read_text(encoding="utf-8"), load)
        except ScenarioFault as fault:
            faulty += 1
            _bad(console, path, str(fault))
        except UnicodeDecodeError:
            faulty += 1
            _bad(console, path, say("command-not-text", file=path.name))
        except OSError as error:
            faulty += 1
            _bad(console, path, f"{trouble(error)}.")
        else:
            _good(console, path, say("command-scenario-lines", count=done))
    return int(faulty > 0)


def _good(console: Console, path: Path, why: str) -> None:
    console.print(f"✓ {path}: ", style="green", end="", soft_wrap=True)
    console.print(why, soft_wrap=True)


def _bad(console: Console, path: Path, why: str) -> None:
    console.print(f"✗ {path}: ", style="red", end="", soft_wrap=True)
    console.print(why, soft_wrap=True)
