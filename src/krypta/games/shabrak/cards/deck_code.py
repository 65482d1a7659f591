"""A deck in one word, short enough for a chat: `SB1-…`.

It is Base32, which survives changes of case, chats and being read aloud. It encodes three bytes of checksum and then
numbers: the sark (or 0), the five warriors, and for each card of the pile the distance from the previous one and the
count. A card's number is its index among the cards of its kind in its own file. New cards are appended to their kind,
so old codes stay valid. The checksum is over the cards' ids, to detect typos and codes made with another card file.
"""

import base64
import hashlib
from collections.abc import Iterator

from krypta.core.files.fault import InvalidInput, fault

from ..layout import TEAM, Kind
from .card_file import MOST_CARDS, Cards
from .deck import Deck, faults, in_order

PREFIX = "SB1-"
CHECKSUM = 3
LONGEST = 400
MISTYPED = fault("shabrak-fault-mistyped")
PARTS = ((Kind.SARK,), (Kind.WARRIOR,), (Kind.EVENT, Kind.EQUIPMENT))
COUNTS = 4  # counts of 1 to 3 are packed with the card, higher ones are a separate number


def encode(deck: Deck, cards: Cards) -> str:
    """The code of a valid deck, independent of the order of its cards; InvalidInput if it breaks S1."""
    if wrong := faults(deck, cards):
        raise InvalidInput(wrong)
    deck = in_order(deck, cards)
    sarks, warriors, kinds = ({id: n for n, id in _numbered(cards, *part).items()} for part in PARTS)
    said = [sarks[deck.sark] + 1 if deck.sark else 0, *(warriors[id] for id in deck.warriors)]
    last = 0
    for number, count in sorted((kinds[id], count) for id, count in deck.pile):
        together = min(count, COUNTS)
        said.append((number - last) * COUNTS + together - 1)
        said += [count - COUNTS] if together == COUNTS else []
        last = number
    packed = b"".join(_packed(number) for number in said)
    return _lettered(_checksum(deck) + packed)


def decode(code: str, cards: Cards) -> Deck:
    """The deck of a code, without a name; InvalidInput if it is mistyped or was made with other cards."""
    wanted = "".join(code.split()).upper()
    if not wanted.startswith(PREFIX) or len(wanted) > LONGEST:
        raise InvalidInput([fault("shabrak-fault-code", prefix=PREFIX, most=LONGEST)])
    letters = wanted.removeprefix(PREFIX)
    try:
        given = base64.b32decode(letters + "=" * (-len(letters) % 8))
        deck = _deck(_numbers(given[CHECKSUM:]), cards)
    except (ValueError, LookupError, StopIteration):
        raise InvalidInput([MISTYPED]) from None
    if _checksum(in_order(deck, cards)) != given[:CHECKSUM]:
        raise InvalidInput([MISTYPED])
    if encode(deck, cards) != wanted:  # `encode` also refuses a deck that breaks S1
        raise InvalidInput([MISTYPED])
    return in_order(deck, cards)


def _numbered(cards: Cards, *kinds: Kind) -> dict[int, str]:
    """Number the cards: the kinds alternate; cards of an added file (with names) are numbered after our own."""
    found = {}
    for turn, kind in enumerate(kinds):
        for first, added in ((0, False), (MOST_CARDS, True)):
            ids = [card.id for card in cards.values() if card.kind == kind and bool(card.name) == added]
            found.update({(first + n) * len(kinds) + turn: id for n, id in enumerate(ids)})
    return found


def _deck(numbers: Iterator[int], cards: Cards) -> Deck:
    sarks, warriors, kinds = (_numbered(cards, *part) for part in PARTS)
    sark = next(numbers)
    team = [warriors[next(numbers)] for _ in range(TEAM)]
    pile: list[tuple[str, int]] = []
    last = 0
    for number in numbers:
        step, count = divmod(number, COUNTS)
        last += step
        count += 1
        pile.append((kinds[last], count if count < COUNTS else COUNTS + next(numbers)))
    return Deck("", sarks[sark - 1] if sark else "", tuple(team), tuple(pile))


def _checksum(deck: Deck) -> bytes:
    said = "\n".join([deck.sark, *deck.warriors, *(f"{count} {id}" for id, count in deck.pile)])
    return hashlib.blake2b(said.encode(), digest_size=CHECKSUM).digest()


def _lettered(packed: bytes) -> str:
    return PREFIX + base64.b32encode(packed).decode().rstrip("=")


def _packed(number: int) -> bytes:
    """A variable-length integer: seven bits per byte, the eighth is set if more bytes follow."""
    found = bytearray()
    while number >= 0x80:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*found, number])


def _numbers(packed: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in packed:
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            yield number
            number = shift = 0
    if shift:
        raise ValueError("the last number lacks its end")
