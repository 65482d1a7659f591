"""Burrow's messages, with their names and numbers."""

from krypta.core.game import Event as CoreEvent
from krypta.core.text.message import Message
from krypta.core.text.naming import word

from .layout import Card, Event, Reason, Verb
from .words import RULE_OF, WITH_CARD

VERB_BY_ACT = Verb.by_act()
TOLD_WITH_CARD = (Event.DREW, Event.SHOWN)


def card_name(card: int) -> str:
    return f"burrow-card-{word(Card(card))}"


def act_message(act: int) -> Message:
    verb = VERB_BY_ACT[act]
    return Message(f"burrow-act-{word(verb)}", {"card": card_name(act - verb)} if verb in WITH_CARD else {})


def event_message(event: CoreEvent) -> Message:
    kind = Event[event.kind]
    args: dict[str, int | float | str] = {"seat": event.args[0] + 1}
    if kind in TOLD_WITH_CARD:
        args["card"] = card_name(event.args[1])
    if kind == Event.TURN:
        args["round"] = event.args[1]
    return Message(f"burrow-event-{word(kind)}", args)


def reason_message(reason: int) -> Message:
    known = Reason(reason)
    return Message(f"burrow-why-{word(known)}", {}, RULE_OF[known])


def message_ids() -> dict[str, tuple[str, ...]]:
    """Every message of Burrow, with the names of its arguments."""
    acts: dict[str, tuple[str, ...]] = {
        f"burrow-act-{word(verb)}": ("card",) if verb in WITH_CARD else () for verb in Verb
    }
    events: dict[str, tuple[str, ...]] = {
        f"burrow-event-{word(kind)}": ("seat", "card") if kind in TOLD_WITH_CARD else ("seat",) for kind in Event
    }
    events["burrow-event-turn"] = ("seat", "round")
    return acts | events | {f"burrow-why-{word(reason)}": () for reason in RULE_OF}
