"""People's names as shown: those that the server or the terminal gave are said in the reader's language."""

import re

from krypta.core.text.message import Message
from krypta.core.text.words import FALLBACK, LANGUAGES, Words, words

GUEST = re.compile(r"Guest (\d{4})")  # as the server names guests
BOT = re.compile(r"([a-z]+) (\d+)")  # as a bot is named that got no name: its level and its seat
PLAYER = re.compile(r"\D+ (\d)")  # as the terminal names one of several people who gave no names


def shown_name(name: str, speaker: Words) -> str:
    """The name for this reader; empty for “you”, which no sentence about players can use.

    >>> shown_name("Guest 0042", words("cs")), shown_name("greedy 2", words("cs")), shown_name("Ann", words("cs"))
    ('Host 0042', 'Chamtivý bot 2', 'Ann')
    """
    guest, bot, player = GUEST.fullmatch(name), BOT.fullmatch(name), PLAYER.fullmatch(name)
    if guest:
        return speaker.text("server-page-guest", number=guest[1])
    if bot and speaker.has(bot_id(bot[1])):
        return f"{speaker.text(bot_id(bot[1]))} {bot[2]}"
    if player and name in [words(language).text("table-player", number=player[1]) for language in LANGUAGES]:
        return speaker.text("table-player", number=player[1])
    return "" if any(name == words(language).text("table-you") for language in LANGUAGES) else name


def bot_message(level: str) -> Message:
    """A bot of that level: the character's name, or what the level is called.

    >>> words("de").render(bot_message("witch")), words("de").render(bot_message("search:500"))
    ('Morgana', 'Bot search:500')
    """
    id = bot_id(level)
    return Message(id) if words(FALLBACK).has(id) else Message("server-page-seat-bot", {"level": level})


def bot_id(level: str) -> str:
    return f"web-front-bot-{level}"
