"""Commands in a running match: act, undo, resign, offer, answer, hint, reason, preview and chat."""

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace
from sqlalchemy import Connection

from krypta.bots.advice import numbers_of
from krypta.core.match import Match, NotAllowed
from krypta.core.rng import generator
from krypta.server import wire
from krypta.server.refusal import Refusal
from krypta.server.tables import projection, results
from krypta.server.tables.draft import Draft
from krypta.server.tables.room import Room
from krypta.server.tables.standing import Standing
from krypta.server.tables.table import AWAY_BOT
from krypta.server.talk import chat as chats

MOST_UNDONE = 100  # undos of one seat in one turn
MOST_AGREED = 200  # agreed undos in one match
Command = wire.Act | wire.Undo | wire.Resign | wire.MakeOffer | wire.Answer


def seat_for(at: Standing, user: str, asked: int | None) -> int:
    """The seat the user acts for: the one named, or the one of theirs that decides."""
    mine = at.table.seats_of(user)
    if not mine:
        raise Refusal("server-not-seated", status=403)
    if asked is None:
        return at.decides if at.decides in mine else mine[0]
    if asked not in mine:
        raise Refusal("server-not-your-seat", status=403)
    return asked


def going_on(at: Standing) -> Match:
    match = at.running()
    if match.over:
        raise Refusal("server-table-over")
    return match


async def carry_out(room: Room, user: str, said: Command, work: Callable[[Draft, int], None]) -> wire.Done:
    """Carry out a message once: a resend gets the first answer."""

    def once(draft: Draft) -> wire.Done:
        seat = seat_for(draft, user, said.seat)
        if (before := room.replies.find(draft.table, user, said.id)) is not None:
            return before
        going_on(draft)
        work(draft, seat)
        return draft.done(seat, said.id)

    return await room.change(once)


async def act(room: Room, user: str, said: wire.Act) -> wire.Done:
    def work(draft: Draft, seat: int) -> None:
        match = draft.running()
        _must_be_fresh(match, said.n)
        if match.seat != seat:
            raise Refusal("server-not-your-turn")
        if match.bots.get(seat):
            raise Refusal("server-bot-plays")
        _must_have_time(room, seat)
        play(draft, _parsed(match, said.act), seat)

    return await carry_out(room, user, said, work)


def _parsed(match: Match, word: str) -> int:
    try:
        return match.game.parse(word)
    except ValueError:
        raise Refusal("server-no-such-act", status=400, act=word[:60]) from None


def play(draft: Draft, act: int, seat: int) -> None:
    match = draft.running()
    try:
        draft.play(act, seat)
    except NotAllowed as forbidden:
        raise Refusal.saying(match.game.reason_message(match.position, forbidden.act, forbidden.reason)) from None
    if draft.table.offer is not None and draft.table.offer.what == "undo":
        draft.table = replace(draft.table, offer=None)
    finish(draft)


def _must_be_fresh(match: Match, n: int) -> None:
    """Refuse a choice made before the latest act or undo; other entries do not affect it."""
    if not 0 <= n <= len(match.entries):
        raise Refusal("server-number-unknown", status=400, n=n)
    if n < len(match.entries) and any(entry.act is not None or entry.fact == "undo" for entry in match.entries[n:]):
        raise Refusal("server-stale")


def _must_have_time(room: Room, seat: int) -> None:
    clock = room.clock_now()
    if clock is not None and clock.running == seat and clock.left[seat] <= 0:
        raise Refusal("server-time-up")


async def undo(room: Room, user: str, said: wire.Undo) -> wire.Done:
    def work(draft: Draft, seat: int) -> None:
        match = draft.running()
        _must_be_fresh(match, said.n)
        if match.bots.get(seat):
            raise Refusal("server-bot-plays")
        if not match.can_undo(seat):
            raise Refusal("server-cannot-undo")
        _must_not_undo_for_ever(match, seat)
        if said.to is None:
            draft.fact(lambda match: match.undo_one(seat))
        else:
            to = said.to
            try:
                draft.fact(lambda match: match.undo(to, seat))
            except ValueError:
                raise Refusal("server-cannot-undo") from None

    return await carry_out(room, user, said, work)


def _must_not_undo_for_ever(match: Match, seat: int | None) -> None:
    """Refuse an undo beyond the limit of the turn, or of the match for agreed ones: each adds an entry to the log."""
    undone = 0
    for entry in reversed(match.entries):
        if seat is not None and entry.act is not None and entry.by != seat:
            return  # an earlier turn
        undone += entry.fact == "undo" and entry.by == seat
        if undone >= (MOST_UNDONE if seat is not None else MOST_AGREED):
            raise Refusal("server-undo-often")


async def resign(room: Room, user: str, said: wire.Resign) -> wire.Done:
    def work(draft: Draft, seat: int) -> None:
        _must_play_still(draft, seat)
        give_up(draft, seat)

    return await carry_out(room, user, said, work)


def _must_play_still(draft: Draft, seat: int) -> None:
    if seat in draft.running().resigned:
        raise Refusal("server-resigned")


def give_up(draft: Draft, seat: int, timeout: bool = False) -> None:
    """The seat is ranked last; if others play on, a bot plays for it."""
    draft.fact(lambda match: match.resign(seat, timeout))
    match = draft.running()
    if not match.over and not match.bots.get(seat):
        draft.fact(lambda match: match.hand_over(seat, AWAY_BOT))
    if draft.table.offer is not None:
        settle(draft)
    end_among_bots(draft)
    finish(draft)


def end_among_bots(draft: Draft) -> bool:
    """If only our bots are left, end the match and let them share the win: nobody would see them play on."""
    match, seats = draft.running(), draft.table.seats
    if match.over or any(not seats[seat].bot for seat in match.remaining):
        return False
    draft.fact(Match.draw)
    return True


def finish(draft: Draft) -> None:
    """If the match is over, reveal the seed and store the result."""
    match = draft.running()
    if not match.over or draft.table.state == "over":
        return
    draft.fact(lambda match: match.reveal())
    draft.table = table = draft.table.ended()
    if table.rated:
        draft.in_transaction = lambda connection: results.rate(connection, table, match)
    else:
        draft.statements += results.ended(table, match)


def abort(draft: Draft) -> None:
    """Abort the match without a result, or close the table if it has not begun."""
    if draft.match is None:
        draft.table = replace(draft.table, state="over")
        return
    going_on(draft)
    draft.fact(lambda match: match.abort())
    finish(draft)


async def remove(room: Room, user: str) -> None:
    """Remove a deleted user: they leave an open table and resign from a running match."""

    def work(draft: Draft) -> None:
        if draft.table.state == "open":
            with suppress(Refusal):
                draft.table = draft.table.leave(user)
            return
        match, seats = draft.match, draft.table.seats_of(user)
        draft.table = draft.table.without(user)  # first: the result must not store their id again
        for seat in seats:
            if match is not None and not match.over and seat not in match.resigned:
                give_up(draft, seat)

    await room.change(work)
    room.chat.clear()  # their lines have been deleted from the store
    await room.read_chat()
    room.tell()


# -- offers


async def offer(room: Room, user: str, said: wire.MakeOffer) -> wire.Done:
    def work(draft: Draft, seat: int) -> None:
        standing = draft.table.offer
        if standing is not None and (standing.what, standing.by, standing.to) == (said.what, seat, said.to):
            return
        if said.what == "undo" and not 0 <= said.to < draft.n:
            raise Refusal("server-cannot-undo")
        if said.what == "undo":
            _must_not_undo_for_ever(draft.running(), None)
        _must_play_still(draft, seat)
        if said.what == "draw" and len(draft.table.people()) == 1:
            raise Refusal("server-draw-alone")
        draft.table = draft.table.offered(seat, said.what, said.to)
        settle(draft)

    return await carry_out(room, user, said, work)


async def answer(room: Room, user: str, said: wire.Answer) -> wire.Done:
    def work(draft: Draft, seat: int) -> None:
        _must_play_still(draft, seat)
        draft.table = draft.table.answered(seat, said.yes)
        settle(draft)

    return await carry_out(room, user, said, work)


def settle(draft: Draft) -> None:
    """Carry out the offer once everyone who still plays has agreed."""
    match, offer, seats = draft.running(), draft.table.offer, draft.table.seats
    if offer is None or match.over:
        return
    asked = {seats[seat].user for seat in match.remaining if seats[seat].kind == "person" and not match.bots.get(seat)}
    if not asked <= {seats[seat].user for seat in offer.yes}:
        return
    draft.table = replace(draft.table, offer=None)
    if offer.what == "undo":
        draft.table = replace(draft.table, agreed_undo=True)
        draft.fact(lambda match: match.undo(offer.to))
        draft.let_nature()
    else:
        draft.fact(Match.draw if offer.what == "draw" else Match.abort)
    finish(draft)


# -- queries


async def hint(room: Room, user: str, said: wire.Hint) -> wire.Done:
    """The act a bot would choose, knowing only what the seat knows. Rated matches are played without hints."""

    def work(draft: Draft) -> tuple[int, int]:
        seat = _deciding_seat(draft, user, said.seat)
        if draft.table.rated:
            raise Refusal("server-rated-no-hint")
        return seat, draft.n

    seat, n = await room.change(work)
    position = room.running().position.copy()
    rng = generator("hint", room.id, n)  # not from the secret: a hint must reveal nothing the seat cannot know
    advice = await room.rooms.thinking.advise(position, seat, rng)
    game = position.game
    say, numbers = game.act_message(position, advice.act), numbers_of(advice, position)
    return wire.Done(room.n, said.id, act=game.say(advice.act), say=say, numbers=numbers)


def why(room: Room, user: str, said: wire.Why) -> wire.Done:
    """The game's reason why an act is not allowed now; the answer has no `say` if it is allowed."""
    _deciding_seat(room, user, said.seat)
    match = room.running()
    number = _parsed(match, said.act)
    reason = match.position.why(number)
    say = match.game.reason_message(match.position, number, reason) if reason else None
    return wire.Done(room.n, said.id, act=said.act, say=say)


def foresee(room: Room, user: str, said: wire.Foresee) -> wire.Done:
    """Preview an act: play it by the rules, knowing only what the seat knows."""
    seat = _deciding_seat(room, user, said.seat)
    match = room.running()
    number = _parsed(match, said.act)
    if reason := match.position.why(number):
        raise Refusal.saying(match.game.reason_message(match.position, number, reason))
    # Played in an imagined world, so that the preview reveals nothing the seat cannot know.
    world = match.position.imagine(seat, generator("foresee", room.id, room.n))
    world.step(number)
    return wire.Done(room.n, said.id, act=said.act, foreseen=projection.foreseen(world, seat))


def _deciding_seat(at: Standing, user: str, asked: int | None) -> int:
    """The seat the user acts for; refused unless it is that seat's turn."""
    seat = seat_for(at, user, asked)
    if going_on(at).seat != seat:
        raise Refusal("server-not-your-turn")
    return seat


async def chat(room: Room, user: str, said: wire.Chat) -> wire.Done:
    line = chats.cleaned(said.text)

    def work(draft: Draft) -> wire.Done:
        seat = seat_for(draft, user, None)
        if not draft.table.chat:
            raise Refusal("server-no-chat")
        name = draft.table.seats[seat].name

        def keep(connection: Connection) -> None:
            chats.keep(connection, room.id, user, seat, name, line, said.id)

        draft.in_transaction = keep
        return wire.Done(draft.n, said.id)

    done = await room.change(work)
    await room.read_chat()
    room.tell()
    return done
