"""K3.10: a fight ends the turn, unless Victorius goes on (K8.5)."""

from krypta.core.kernel import kernel

from ..layout import NOTHING, Event, Hero, Phase
from .common import able, ask_hero, tell


@kernel
def after_fight(s):
    s.foe = NOTHING
    if able(s, s.turn, Hero.VICTORIUS) and s.six != 0 and s.lives[s.turn] > 0:
        tell(s, Event.GOES_ON, s.turn, 0, 0, 0)
        ask_hero(s, Phase.MOVE)
    else:
        s.phase = Phase.ENDING
