"""Frames of a WebSocket (RFC 6455, 5.2): where one ends, and the commonest, a whole message of text."""

from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte of a frame that is a message of text by itself
MASKED = 0x80  # in the second byte; the rest of that byte is the length, or says where it is
LENGTH_IN_2, LENGTH_IN_8 = 126, 127
LONGEST_HEADER = 14


def whole_text(text: bytes) -> bytes:
    """A frame from the server, whose frames are not masked.

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
    """Where the frame ends that begins there, perhaps beyond the data; 0 if that cannot be said yet.

    >>> end_of_frame(whole_text(b"hi") + whole_text(b"there"))
    4
    """
    if len(data) < begin + 2:
        return 0
    body, length = _body(data, begin)
    return body + length if len(data) >= body else 0


def text_of(frame: bytes) -> bytes | None:
    """What a client says in a whole frame; None if it is another kind of frame, or not masked as it must be."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    body, _ = _body(frame, 0)
    return apply_mask(frame[body:], frame[body - 4 : body])


def _body(data: bytes, begin: int) -> tuple[int, int]:
    """Where what is said begins, and its length."""
    second = data[begin + 1]
    length, mask = second & ~MASKED, 4 if second & MASKED else 0
    if length < LENGTH_IN_2:
        return begin + 2 + mask, length
    end = begin + (4 if length == LENGTH_IN_2 else 10)
    return end + mask, int.from_bytes(data[begin + 2 : end], "big")
