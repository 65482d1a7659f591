"""People's names as shown: those that the server or the terminal gave are said in the reader's language."""

import re

from krypta.core.text.words import LANGUAGES, Words, words

GUEST = re.compile(r"Guest (\d{4})")  # as the server names guests
BOT = re.compile(r"([a-z]+) (\d+)")  # as a bot is named that got no name: its level and its seat


def shown_name(name: str, speaker: Words) -> str:
    """The name for this reader; empty for “you”, which no sentence about players can use.

    >>> shown_name("Guest 0042", words("cs")), shown_name("greedy 2", words("cs")), shown_name("Ann", words("cs"))
    ('Host 0042', 'Chamtivý bot 2', 'Ann')
    """
    guest, bot = GUEST.fullmatch(name), BOT.fullmatch(name)
    if guest:
        return speaker.text("server-page-guest", number=guest[1])
    if bot and speaker.has(f"web-front-bot-{bot[1]}"):
        return f"{speaker.text(f'web-front-bot-{bot[1]}')} {bot[2]}"
    return "" if any(name == words(language).text("table-you") for language in LANGUAGES) else name
