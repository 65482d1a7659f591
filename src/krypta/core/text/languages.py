"""The languages that Krypta speaks, and the one that the environment asks for; it imports nothing, to start quickly."""

import os

LANGUAGES = ("cs", "sk", "de", "pl", "en", "fr")
FALLBACK = "en"


def preferred() -> str:
    """The language set in the environment, or English."""
    for variable in ("KRYPTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
