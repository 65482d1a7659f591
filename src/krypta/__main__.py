"""`krypta`, and `python -m krypta`: without arguments it sets everything up and starts playing."""

import sys


def main() -> None:
    from krypta.cli.faults import guarded

    sys.exit(guarded(_run))


def _run() -> None:
    from krypta.cli.app import app
    from krypta.cli.help import run

    run(app, sys.argv[1:])


if __name__ == "__main__":
    main()
