"""Error messages: sentences for people, never a stack trace."""

import os
import re
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

BAD_INPUT = 2
FAULTY = 1
INTERRUPTED = 130
SECRETS = ("--database-url", "--redis-url", "--metrics-token")  # options whose values are secret
SIGNED_IN = re.compile(r"(?<=://)[^\s/'\"]*@")  # user and password in a URL
WITH_PASSWORD = re.compile(r"(?<=password=)[^\s&'\"]+")


class Sentence(Exception):
    """An error message that is printed as it is; the program exits with `code`."""

    def __init__(self, *lines: str, code: int = BAD_INPUT) -> None:
        self.lines = lines
        self.code = code
        super().__init__("\n".join(lines))


def guarded(run: Callable[[], None]) -> int:
    """Run a command and return its exit code; print any error as sentences."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an encoding without a character shows "?" instead of failing
    try:
        run()
        sys.stdout.flush()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # the reader has exited, as in `krypta rules karak | head`
        return 0
    except Exception as error:
        return tell(error)
    return 0


def tell(error: Exception) -> int:
    """Print the error for a person; returns the exit code."""
    if isinstance(error, Sentence):
        return _say(error.lines, error.code)
    faults = faults_of(error)
    if faults:
        return _say(faults, BAD_INPUT)
    if isinstance(error, OSError) and error.filename is not None:
        return _say([f"{error.filename}: {trouble(error)}."], FAULTY)
    return _say(_after_crash(error), FAULTY)


def faults_of(error: Exception) -> Sequence[str]:
    """The sentences of an error that the core intends for people, in the language of the environment."""
    from krypta.core.files.fault import InvalidInput
    from krypta.core.log import RecordFault
    from krypta.core.text.words import preferred, words

    if isinstance(error, InvalidInput):
        return error.sentences(words(preferred()))
    if isinstance(error, RecordFault):
        return [error.sentence(words(preferred()))]
    return []


def trouble(error: OSError) -> str:
    """What is wrong with a file, in the language of the environment."""
    from krypta.core.files.trouble import trouble_of
    from krypta.core.text.words import preferred, words

    what = trouble_of(error)
    return what if isinstance(what, str) else words(preferred()).render(what)


def _say(lines: Sequence[str], code: int) -> int:
    for line in lines:
        print(line, file=sys.stderr)
    return code


def _after_crash(error: Exception) -> list[str]:
    from krypta.core.text.words import preferred, words

    speaker = words(preferred())
    said = speaker.text("command-crash")
    try:
        return [said, speaker.text("command-crash-report", path=str(crash_report(error)))]
    except OSError:
        return [said, speaker.text("command-crash-error", error=f"{type(error).__name__}: {error}")]


def crash_report(error: Exception) -> Path:
    """Write a crash report for the developers, and return its path."""
    import platform

    import platformdirs

    from krypta import __version__

    folder = Path(platformdirs.user_log_dir("krypta", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"crash-{time.strftime('%Y-%m-%d-%H%M%S')}-{os.getpid()}.txt"
    about = f"krypta {__version__}, Python {platform.python_version()}, {platform.platform()}\n{sys.argv}\n\n"
    said = without_secrets(about + "".join(traceback.format_exception(error)), sys.argv)
    # Readable by its owner only, since an error may contain private data.
    with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="utf-8") as report:
        report.write(said)
    return path


def without_secrets(text: str, command: Sequence[str]) -> str:
    """The text without passwords: those in URLs, and the values of secret options on the command line.

    >>> without_secrets("serve --metrics-token hush; postgresql://me:hush@db/krypta", [])
    'serve --metrics-token hush; postgresql://…@db/krypta'
    >>> without_secrets("serve --metrics-token hush", ["serve", "--metrics-token", "hush"])
    'serve --metrics-token …'
    """
    given = [value for option, value in pairwise(command) if option in SECRETS]
    given += [value for option, _, value in (word.partition("=") for word in command) if option in SECRETS]
    for value in given:
        text = text.replace(value, "…") if value else text
    return SIGNED_IN.sub("…@", WITH_PASSWORD.sub("…", text))
