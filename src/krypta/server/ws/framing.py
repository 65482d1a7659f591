"""WebSocket frames (RFC 6455, 5.2): finding their ends, and encoding and decoding unfragmented text messages."""

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte of an unfragmented text message
MASKED = 0x80  # in the second byte; its other bits are the length, or say where the length is
MASK = 4  # bytes, before the payload
LENGTH_IN_2, LENGTH_IN_8 = 126, 127
LONGEST_HEADER = 14


def whole_text(text: bytes) -> bytes:
    """Encode a text message as an unmasked frame, as servers send it.

    >>> whole_text(b"hi")
    b'\\x81\\x02hi'
    """
    length = len(text)
    if length < LENGTH_IN_2:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, LENGTH_IN_2, length >> 8, length & 255)) + text
    return bytes((WHOLE_TEXT, LENGTH_IN_8)) + length.to_bytes(8, "big") + text


def end_of_frame(data: bytes, begin: int = 0) -> int:
    """The end of the frame that starts at `begin`, perhaps beyond the data; 0 if its header is incomplete.

    >>> end_of_frame(whole_text(b"hi") + whole_text(b"there"))
    4
    """
    known = len(data) - begin
    if known < 2:
        return 0
    second = data[begin + 1]
    length, mask = second & ~MASKED, MASK if second & MASKED else 0
    if length < LENGTH_IN_2:
        return begin + 2 + mask + length if known >= 2 + mask else 0
    header = 4 if length == LENGTH_IN_2 else 10
    if known < header + mask:
        return 0
    return begin + header + mask + int.from_bytes(data[begin + 2 : begin + header], "big")


def text_of(frame: bytes) -> bytes | None:
    """The text of a client's complete frame; None if it is not an unfragmented, masked text message."""
    length = frame[1] - MASKED
    if frame[0] != WHOLE_TEXT or length < 0:
        return None
    mask = 2 if length < LENGTH_IN_2 else 4 if length == LENGTH_IN_2 else 10
    return apply_mask(frame[mask + MASK :], frame[mask : mask + MASK])
