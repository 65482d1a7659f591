"""Burrow with one fault at a time, and the laws that detect it. Runs interpreted, so that rules can be patched.

KRYPTA_INTERPRETED=1 python -m laws.faults    prints, as JSON, the complaint of the law that each fault breaks
"""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
from burrow import acts, imagine, rules, turn, view
from burrow.layout import Event, Reason, Verb

from krypta.core.door import EVERYONE
from krypta.core.events import emit
from krypta.core.position import Position
from krypta.games import load
from laws.driver import Driver
from laws.laws import GAME_LAWS, POSITION_LAWS
from laws.secrecy import SECRECY_LAWS, choices_need_no_secrets, imagine_reaches_every_world

GAME = load("burrow")


Patch = tuple[Any, str, Any]


def shared_buffer(self: Position) -> Position:
    return Position(self.game, self.contents, self.states)


def shown_hand(position: Position, seat: int, honest: Any = view.view) -> Any:
    """Shows every viewer the cards of the first seat."""
    return msgspec.structs.replace(honest(position, seat), own=honest(position, 0).own)


def observed_hand(s: Any, c: Any, seat: int, out: Any, honest: Any = rules.observe) -> None:
    honest(s, c, seat, out)
    out[-1] = s.hand[0, 0]


def told_to_all(s: Any, kind: int, audience: int, *args: int) -> None:
    emit(s, kind, EVERYONE, *args)


def peeking_bot(position: Position, seat: int, rng: Any) -> int:
    """Chooses by the cards of the next seat."""
    options = position.options()
    return options[int(position.s.hand[(seat + 1) % position.players, 0]) % len(options)]


def blind_bot(position: Position, seat: int, rng: Any) -> int:
    return position.options()[0]


def imagine_nothing(s: Any, c: Any, seat: int, rng: Any) -> None:
    pass


def imagine_too_much(s: Any, c: Any, seat: int, rng: Any, honest: Any = rules.imagine) -> None:
    """Re-deals the seat's own hand as well."""
    honest(s, c, -3, rng)


def imagine_a_little(s: Any, c: Any, seat: int, rng: Any, honest: Any = rules.imagine) -> None:
    """Guesses one hidden card correctly more often than it should."""
    if s.unseen[0] % 2 == 0:
        honest(s, c, seat, rng)


def extra_option(s: Any, c: Any, options: Any, weights: Any, honest: Any = rules.decide) -> int:
    n: int = honest(s, c, options, weights)
    if s.seat >= 0 and n and options[n - 1] < Verb.KEEP:
        options[n] = Verb.KEEP
        return n + 1
    return n


def even_weights(s: Any, c: Any, options: Any, weights: Any, honest: Any = rules.decide) -> int:
    n: int = honest(s, c, options, weights)
    weights[:n] = 1
    return n


def refusal_with_effect(s: Any, c: Any, act: int, honest: Any = rules.why) -> int:
    reason: int = honest(s, c, act)
    if reason == Reason.NOT_HELD:
        s.rounds ^= 1
    return reason


def lose_the_card(s: Any, card: int) -> None:
    s.hand[s.turn, card] -= 1


def pass_without_rounds(s: Any, c: Any, honest: Any = turn.pass_on) -> None:
    honest(s, c)
    s.rounds = 1


def pay_twice(s: Any, c: Any, out: Any, honest: Any = rules.payoff) -> None:
    honest(s, c, out)
    out *= 2


REMEMBERED = [0]


def remember_outside(s: Any, honest: Any = acts.rest) -> None:
    """Stores something outside the record."""
    honest(s)
    REMEMBERED[0] += 1
    s.stack[3, 2] = REMEMBERED[0] % 100


def peek_and_undo(s: Any) -> None:
    """Looks at a card that nobody has seen, and sends its player no event."""
    emit(s, Event.RESTED, EVERYONE, s.turn, 0, 0, 0)
    card = int(s.unseen.argmax())
    if s.unseen[card]:
        s.unseen[card] -= 1
        s.hand[s.turn, card] += 1


# Each fault with the law that must detect it, and the patches that cause it.
FAULTS: dict[str, tuple[str, list[Patch]]] = {
    "a shared buffer": ("copies_are_independent", [(Position, "copy", shared_buffer)]),
    "a shown hand": ("imagined_worlds_look_the_same", [(view, "view", shown_hand)]),
    "an observed hand": ("imagined_worlds_look_the_same", [(rules, "observe", observed_hand)]),
    "a drawn card told to all": ("events_tell_no_secrets", [(turn, "emit", told_to_all)]),
    "a no-op imagine": ("imagine_reaches_every_world", [(rules, "imagine", imagine_nothing)]),
    "an imagine that forgets the own hand": ("imagined_worlds_look_the_same", [(rules, "imagine", imagine_too_much)]),
    "an imagine that starts from the truth": ("imagine_needs_no_secrets", [(rules, "imagine", imagine_a_little)]),
    "an imagine that keeps others' events": ("events_tell_no_secrets", [(imagine, "forget", lambda s, seat: None)]),
    "an option that why refuses": ("options_are_what_why_allows", [(rules, "decide", extra_option)]),
    "weights that are not the pile's": ("weights_are_what_the_piles_hold", [(rules, "decide", even_weights)]),
    "a refused act that changes something": ("refused_acts_change_nothing", [(rules, "why", refusal_with_effect)]),
    "a lost piece": ("pieces_are_conserved", [(acts, "lay_open", lose_the_card)]),
    "a piece lost by imagining": ("imagined_worlds_obey_the_laws", [(imagine, "deal", lambda *_: None)]),
    "a game without end": ("games_end", [(turn, "pass_on", pass_without_rounds)]),
    "payoffs out of range": ("games_end", [(rules, "payoff", pay_twice)]),
    "a memory outside the record": ("fold_of_the_log_is_the_state", [(rules, "rest", remember_outside)]),
    "a peek that can be undone": ("undoable_acts_teach_nothing", [(rules, "rest", peek_and_undo)]),
    "a peeking bot": ("choices_need_no_secrets", []),
}


@contextmanager
def with_fault(patches: list[Patch]) -> Iterator[None]:
    honest = [(place, name, getattr(place, name)) for place, name, _ in patches]
    try:
        for place, name, bad in patches:
            setattr(place, name, bad)
        yield
    finally:
        for place, name, good in honest:
            setattr(place, name, good)


def laws(bot: Any) -> dict[str, Callable[[Driver], None]]:
    """Every law as a function of a driver."""

    def at_each(law: Any) -> Callable[[Driver], None]:
        def check(driver: Driver) -> None:
            for position in driver.walk():
                law(position, driver)

        return check

    found: dict[str, Callable[[Driver], None]] = {law.__name__: law for law in GAME_LAWS}
    found |= {law.__name__: at_each(law) for law in [*POSITION_LAWS, *SECRECY_LAWS]}
    found["imagine_reaches_every_world"] = reaches_every_world_early
    found["choices_need_no_secrets"] = at_each(partial(choices_need_no_secrets, bot))
    return found


def reaches_every_world_early(driver: Driver) -> None:
    """Checks the position when the first hand is dealt, where there are few worlds."""
    position = driver.start()
    for _ in range(2):
        position.step(position.options()[0])
    imagine_reaches_every_world(position, driver)


def complaint(law: Callable[[Driver], None]) -> str:
    """The complaint of the law about a few games; empty if they obey it."""
    try:
        for seed in range(3):
            law(Driver(GAME, 2, seed=seed))
    except AssertionError as broken:
        return str(broken) or "broken"
    return ""


def main() -> None:
    said = {}
    for fault, (law, patches) in FAULTS.items():
        bot = peeking_bot if fault == "a peeking bot" else blind_bot
        with with_fault(patches):
            said[fault] = complaint(laws(bot)[law])
    honest = {name: complaint(law) for name, law in laws(blind_bot).items()}
    print(json.dumps({"faults": said, "honest": honest}, indent=1))


if __name__ == "__main__":
    main()
