"""G5.5, G5.8, G6.6, G8: healing."""

from krypta.core.kernel import kernel

from ..layout import Event
from .common import tell


@kernel
def heal(s, c, seat, lives):
    """Restore lives, up to the full number."""
    before = int(s.lives[seat])
    s.lives[seat] = min(before + lives, int(c.full_lives))
    if s.lives[seat] > before:
        tell(s, Event.HEALED, seat, int(s.lives[seat]) - before, s.lives[seat], 0)
