"""Commands in a running match: act, undo, resign, offer and answer, ask for a hint, a reason or a preview, chat."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace
from sqlalchemy import Connection

from krypta import bots
from krypta.core.match import Match, NotAllowed
from krypta.core.rng import generator
from krypta.server import wire
from krypta.server.refusal import Refusal
from krypta.server.tables import chat as chats
from krypta.server.tables import projection, results
from krypta.server.tables.room import Room
from krypta.server.tables.table import AWAY_BOT

HINTS_BY = "greedy"


def seat_for(room: Room, user: str, asked: int | None) -> int:
    """The seat somebody acts for: the one named, or the one of theirs that decides."""
    mine = room.table.seats_of(user)
    if not mine:
        raise Refusal("server-not-seated", status=403)
    if asked is None:
        return room.decides if room.decides in mine else mine[0]
    if asked not in mine:
        raise Refusal("server-not-your-seat", status=403)
    return asked


def _answered(room: Room, user: str, id: str) -> wire.Done | None:
    """How this very message was answered before: for any seat of theirs, since another one may decide by now."""
    for seat in room.table.seats_of(user):
        if (done := room.replies.get((seat, id))) is not None:
            return done
    return None


def going_on(room: Room) -> Match:
    match = room.running()
    if match.over:
        raise Refusal("server-table-over")
    return match


async def act(room: Room, user: str, said: wire.Act) -> wire.Done:
    def work(room: Room) -> wire.Done:
        seat = seat_for(room, user, said.seat)
        if (before := _answered(room, user, said.id)) is not None:
            return before
        match = going_on(room)
        _must_be_fresh(match, said.n)
        if match.seat != seat:
            raise Refusal("server-not-your-turn")
        if match.bots.get(seat):
            raise Refusal("server-bot-plays")
        _must_have_time(room, seat)
        _play(room, _parsed(match, said.act), seat)
        room.acts_taken.inc()
        return wire.Done(room.n, said.id)

    return await room.change(work, said.id)


def _parsed(match: Match, word: str) -> int:
    try:
        return match.game.parse(word)
    except ValueError:
        raise Refusal("server-no-such-act", status=400, act=word[:60]) from None


def _play(room: Room, act: int, seat: int) -> None:
    match = room.running()
    try:
        room.play(act, seat)
    except NotAllowed as forbidden:
        raise Refusal.saying(match.game.reason_message(match.position, forbidden.act, forbidden.reason)) from None
    if room.table.offer is not None and room.table.offer.what == "undo":
        room.table = replace(room.table, offer=None)
    finish(room)


def bot_acts(room: Room, act: int, seat: int, n: int) -> None:
    """A bot's act, unless something has happened since it began to think."""
    match = room.running()
    if not match.over and room.n == n and match.seat == seat and match.bots.get(seat):
        _play(room, act, seat)
        room.acts_taken.inc()


def _must_be_fresh(match: Match, n: int) -> None:
    """Whoever chose must have known all acts so far; what else is in the log changes no choice."""
    if not 0 <= n <= len(match.entries):
        raise Refusal("server-number-unknown", status=400, n=n)
    if n < len(match.entries) and any(entry.act is not None or entry.fact == "undo" for entry in match.entries[n:]):
        raise Refusal("server-stale")


def _must_have_time(room: Room, seat: int) -> None:
    clock = room.clock_now()
    if clock is not None and clock.running == seat and clock.left[seat] <= 0:
        raise Refusal("server-time-up")


async def undo(room: Room, user: str, said: wire.Undo) -> wire.Done:
    def work(room: Room) -> wire.Done:
        seat = seat_for(room, user, said.seat)
        if (before := _answered(room, user, said.id)) is not None:
            return before
        match = going_on(room)
        _must_be_fresh(match, said.n)
        if match.bots.get(seat):
            raise Refusal("server-bot-plays")
        if not match.can_undo(seat):
            raise Refusal("server-cannot-undo")
        if said.to is None:
            room.fact(lambda match: match.undo_one(seat))
        else:
            to = said.to
            try:
                room.fact(lambda match: match.undo(to, seat))
            except ValueError:
                raise Refusal("server-cannot-undo") from None
        return wire.Done(room.n, said.id)

    return await room.change(work, said.id)


async def resign(room: Room, user: str, said: wire.Resign) -> wire.Done:
    def work(room: Room) -> wire.Done:
        seat = seat_for(room, user, said.seat)
        if (before := _answered(room, user, said.id)) is not None:
            return before
        match = going_on(room)
        if seat in match.resigned:
            raise Refusal("server-resigned")
        give_up(room, seat)
        return wire.Done(room.n, said.id)

    return await room.change(work, said.id)


def give_up(room: Room, seat: int, timeout: bool = False) -> None:
    """The seat is ranked last; if others play on, a bot plays for it."""
    room.fact(lambda match: match.resign(seat, timeout))
    match = room.running()
    if not match.over and not match.bots.get(seat):
        room.fact(lambda match: match.hand_over(seat, AWAY_BOT))
    if room.table.offer is not None:
        settle(room)
    finish(room)


def finish(room: Room) -> None:
    """If the match is over: the seed is shown, and the result is kept."""
    match = room.running()
    if not match.over or room.table.state == "over":
        return
    room.fact(lambda match: match.reveal())
    room.table = replace(room.table, state="over", offer=None)
    table = room.table
    if table.rated:
        room.within(lambda connection: results.rate(connection, table, match))
    else:
        room.also(*results.ended(table, match))


def abort(room: Room) -> None:
    """Break the match off, without a result; a table where it has not begun is closed."""
    if room.match is None:
        room.table = replace(room.table, state="over")
        return
    going_on(room)
    room.fact(lambda match: match.abort())
    finish(room)


async def remove(room: Room, user: str) -> None:
    """Somebody is gone for good."""

    def work(room: Room) -> None:
        if room.table.state == "open":
            with suppress(Refusal):
                room.table = room.table.leave(user)
            return
        match, seats = room.match, room.table.seats_of(user)
        room.table = room.table.without(user)  # first: the result must not name them again
        for seat in seats:
            if match is not None and not match.over and seat not in match.resigned:
                give_up(room, seat)

    await room.change(work)
    room.chat.clear()  # what they said was taken out of the store
    await room.read_chat()
    room.tell()


# -- what needs everyone


async def offer(room: Room, user: str, said: wire.MakeOffer) -> wire.Done:
    def work(room: Room) -> None:
        seat = seat_for(room, user, said.seat)
        match = going_on(room)
        standing = room.table.offer
        if standing is not None and (standing.what, standing.by, standing.to) == (said.what, seat, said.to):
            return
        if said.what == "undo" and not 0 <= said.to < room.n:
            raise Refusal("server-cannot-undo")
        if seat in match.resigned:
            raise Refusal("server-resigned")
        if said.what == "draw" and len(room.table.people()) == 1:
            raise Refusal("server-draw-alone")
        room.table = room.table.offered(seat, said.what, said.to)
        settle(room)

    return await _once(room, user, said.id, work)


async def answer(room: Room, user: str, said: wire.Answer) -> wire.Done:
    def work(room: Room) -> None:
        seat = seat_for(room, user, said.seat)
        match = going_on(room)
        if seat in match.resigned:
            raise Refusal("server-resigned")
        room.table = room.table.answered(seat, said.yes)
        settle(room)

    return await _once(room, user, said.id, work)


async def _once(room: Room, user: str, id: str, work: Callable[[Room], None]) -> wire.Done:
    """Do it, but if this very message was carried out before, only say so."""

    def unless_done(room: Room) -> wire.Done:
        before = room.replies.get((user, id))
        if before is None:
            work(room)
        return before or wire.Done(room.n, id)

    done = await room.change(unless_done)
    room.remember(user, done)
    return done


def settle(room: Room) -> None:
    """Do what was offered once everyone who still plays has agreed."""
    match, offer, seats = room.running(), room.table.offer, room.table.seats
    if offer is None or match.over:
        return
    asked = {seats[seat].user for seat in match.remaining if seats[seat].kind == "person" and not match.bots.get(seat)}
    if not asked <= {seats[seat].user for seat in offer.yes}:
        return
    room.table = replace(room.table, offer=None)
    if offer.what == "undo":
        room.table = replace(room.table, agreed_undo=True)
        room.fact(lambda match: match.undo(offer.to))
        room.let_nature()
    else:
        room.fact(Match.draw if offer.what == "draw" else Match.abort)
    finish(room)


# -- questions


async def hint(room: Room, user: str, said: wire.Hint) -> wire.Done:
    """What a bot would do, thought out from what the seat knows. From then on the match is not rated."""

    def work(room: Room) -> tuple[int, int]:
        seat = seat_for(room, user, said.seat)
        match = going_on(room)
        if match.seat != seat:
            raise Refusal("server-not-your-turn")
        if not room.table.hints:
            room.table = replace(room.table, hints=True)
        return seat, room.n

    seat, n = await room.change(work)
    position = room.running().position.copy()
    rng = generator("hint", room.id, n)  # not from the secret: a hint tells nothing but what the seat could know
    chosen = await asyncio.to_thread(bots.choose, HINTS_BY, position, seat, rng)
    game = position.game
    return wire.Done(room.n, said.id, act=game.say(chosen), say=game.act_message(position, chosen))


def why(room: Room, user: str, said: wire.Why) -> wire.Done:
    """Why an act cannot be played now, in the game's words; nothing to say if it can."""
    seat = seat_for(room, user, said.seat)
    match = going_on(room)
    if match.seat != seat:
        raise Refusal("server-not-your-turn")
    number = _parsed(match, said.act)
    reason = match.position.why(number)
    say = match.game.reason_message(match.position, number, reason) if reason else None
    return wire.Done(room.n, said.id, act=said.act, say=say)


def foresee(room: Room, user: str, said: wire.Foresee) -> wire.Done:
    """What would come of an act, worked out by the rules from what the seat knows."""
    seat = seat_for(room, user, said.seat)
    match = going_on(room)
    if match.seat != seat:
        raise Refusal("server-not-your-turn")
    number = _parsed(match, said.act)
    if reason := match.position.why(number):
        raise Refusal.saying(match.game.reason_message(match.position, number, reason))
    # In a world that the seat believes in, so that nothing it cannot know has any say in what is shown.
    world = match.position.imagine(seat, generator("foresee", room.id, room.n))
    world.step(number)
    return wire.Done(room.n, said.id, act=said.act, foreseen=projection.foreseen(world, seat))


async def chat(room: Room, user: str, said: wire.Chat) -> wire.Done:
    line = chats.cleaned(said.text)

    def work(room: Room) -> None:
        seat = seat_for(room, user, None)
        if not room.table.chat:
            raise Refusal("server-no-chat")
        name = room.table.seats[seat].name

        def keep(connection: Connection) -> None:
            chats.keep(connection, room.id, user, seat, name, line, said.id)

        room.within(keep)

    done = await _once(room, user, said.id, work)
    await room.read_chat()
    room.tell()
    return done
