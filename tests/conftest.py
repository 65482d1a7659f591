"""Adds Burrow, the test-only game, to the known games before krypta is first imported."""

import os
from pathlib import Path

from hypothesis import settings

settings.register_profile("krypta", deadline=None)  # a test's duration shows only how busy the machine is
settings.load_profile("krypta")

BURROW = str(Path(__file__).resolve().parent / "games" / "burrow")
named = os.environ.get("KRYPTA_GAMES", "").split(os.pathsep)
if BURROW not in named:
    os.environ["KRYPTA_GAMES"] = os.pathsep.join([BURROW, *filter(None, named)])
