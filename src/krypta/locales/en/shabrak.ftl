# Shabrak: acts, events and refusals (English). Names of cards may be in any language, and stand in quotation marks.

## How a warrior is called; $number tells apart those of one name

shabrak-warrior = “{ NAME($card) }”
    .gender = { GENDER($card) }
shabrak-warrior-twin = “{ NAME($card) }” (no. { $number })
    .gender = { GENDER($card) }
shabrak-warrior-of = “{ NAME($card) }” ({ NAME($player) })
    .gender = { GENDER($card) }
shabrak-warrior-twin-of = “{ NAME($card) }” ({ NAME($player) }, no. { $number })
    .gender = { GENDER($card) }

## Acts of the player

shabrak-act-end = End your turn
shabrak-act-end-round = End your turn and with it the round
shabrak-act-attack-press = Attack { $other } with { $warrior }: { $attack } pressure, then { $pressure } against defence { $defence }
shabrak-act-attack-overpower = Attack { $other } with { $warrior }: { $attack } pressure, enough to overpower
shabrak-act-attack-shield = Attack { $other } with { $warrior }: a shield protects the target
shabrak-act-ability = Use the ability of { $warrior }
shabrak-act-rest = Exhaust { $warrior }, who can do nothing else
shabrak-act-gear = Use the equipment “{ NAME($card) }”, worn by { $warrior }
shabrak-act-sark = Use your sark “{ NAME($card) }”
shabrak-act-play-event = Play the event “{ NAME($card) }”
shabrak-act-play-equipment = Put the equipment “{ NAME($card) }” on a warrior
shabrak-act-choose-own = “{ NAME($card) }”: choose your own { $warrior }
shabrak-act-choose-enemy = “{ NAME($card) }”: choose the enemy { $warrior }
shabrak-act-choose-wear-own = Put “{ NAME($card) }” on your own { $warrior }
shabrak-act-choose-wear-enemy = Put “{ NAME($card) }” on the enemy { $warrior }
shabrak-act-discard = Discard “{ NAME($card) }”
shabrak-act-retrieve = Take “{ NAME($card) }” from your discard pile
shabrak-act-yes = “{ NAME($card) }”: yes, do it
shabrak-act-no = “{ NAME($card) }”: no, leave it
shabrak-act-lay-left = Lay { $warrior } at the left end of your row
shabrak-act-lay-right = Lay { $warrior } at the right end of your row

## Acts of chance

shabrak-act-first = { NAME($player) } lays first
shabrak-act-draw = Draw “{ NAME($card) }”

## Events

shabrak-event-commanders = The commanders face each other: { $warrior } and { $other }.
shabrak-event-begins = { NAME($player) } lays the first warrior and will begin round 1.
shabrak-event-laid =
    { $warrior } joins the row at its { $end ->
        [left] left
       *[right] right
    } end.
    .each =
        { $warrior } { $end ->
            [left] on the left
           *[right] on the right
        }
    .many = { $list } join the rows
shabrak-event-round = Round { $round }: { NAME($player) } begins.
shabrak-event-turn = It is { NAME($player) }’s turn.
shabrak-event-draws = { NAME($player) } { shabrak-event-draws.then }.
    .then =
        draws { $left ->
            [0] the last card of the pile
           *[other] a card ({ $left } left in the pile)
        }
    .item = { $left }
    .many =
        draws { $count } cards { $left ->
            [0] (the pile is empty now)
           *[other] ({ $left } left in the pile)
        }
shabrak-event-drew = { NAME($player) } { shabrak-event-drew.then }.
    .then = draws “{ NAME($card) }”
    .item = “{ NAME($card) }”
    .many = draws { $list }
shabrak-event-nothing-to-draw = { NAME($player) } { shabrak-event-nothing-to-draw.then }.
    .then = has nothing to draw (the pile is empty)
shabrak-event-exhausted = { $warrior } { shabrak-event-exhausted.then }.
    .then = exhausts
shabrak-event-rested = { $warrior } { shabrak-event-rested.then }.
    .then = can neither attack nor use an ability
shabrak-event-attacks = { $warrior } { shabrak-event-attacks.then }.
    .then = attacks { $other } with { $attack }
shabrak-event-missed = The attack of { $warrior } comes to nothing: the attacker or the target is no longer standing.
shabrak-event-ability = { $warrior } { shabrak-event-ability.then }.
    .then = uses an ability
shabrak-event-gear = { $warrior } { shabrak-event-gear.then }.
    .then = uses the equipment “{ NAME($card) }”
shabrak-event-sark = { NAME($player) } { shabrak-event-sark.then }.
    .then = uses the sark “{ NAME($card) }”
shabrak-event-played = { NAME($player) } { shabrak-event-played.then }.
    .then = plays “{ NAME($card) }”
    .item = “{ NAME($card) }”
    .many = plays { $list }
shabrak-event-wore = { NAME($player) } { shabrak-event-wore.then }.
    .then = puts the equipment “{ NAME($card) }” on { $warrior }
shabrak-event-triggered = “{ NAME($card) }” ({ NAME($player) }) triggers.
shabrak-event-pressed = { $warrior } { shabrak-event-pressed.then }.
    .then = takes { $number } pressure ({ $pressure } against defence { $defence })
    .again = another { $number } ({ $pressure } in all)
shabrak-event-shielded = The shield of { $warrior } stops the pressure and is gone.
shabrak-event-relieved = { $warrior } { shabrak-event-relieved.then }.
    .then = loses { $number } pressure (now { $pressure })
shabrak-event-overpowered = { $warrior } { shabrak-event-overpowered.then }.
    .then = is overpowered
shabrak-event-readied = { $warrior } { shabrak-event-readied.then }.
    .then = is ready again
shabrak-event-shield = { $warrior } { shabrak-event-shield.then }.
    .then = gets a shield against the next pressure
shabrak-event-attack = { $warrior } { shabrak-event-attack.then }.
    .then = gets { $change } attack
shabrak-event-defence = { $warrior } { shabrak-event-defence.then }.
    .then = gets { $change } defence
shabrak-event-swapped = { $warrior } and { $other } swap places.
shabrak-event-broken = { $warrior } { shabrak-event-broken.then }.
    .then = loses the equipment “{ NAME($card) }”
shabrak-event-stolen = { $warrior } { shabrak-event-stolen.then }.
    .then = takes the equipment “{ NAME($card) }” from { $other }
shabrak-event-discarded = { NAME($player) } { shabrak-event-discarded.then }.
    .then = discards “{ NAME($card) }”
    .item = “{ NAME($card) }”
    .many = discards { $list }
shabrak-event-retrieved = { NAME($player) } { shabrak-event-retrieved.then }.
    .then = takes “{ NAME($card) }” back from the discard pile
shabrak-event-recycled = { NAME($player) } { shabrak-event-recycled.then }.
    .then =
        shuffles { $number ->
            [one] 1 discarded card
           *[other] { $number } discarded cards
        } into the draw pile
shabrak-event-capped = One action has triggered too many abilities: the rest are lost.
shabrak-event-left = { $warrior } { shabrak-event-left.then }.
    .then = leaves the arena for good
    .each = { $warrior }
    .many = { $list } leave the arena for good
shabrak-event-passed = { NAME($player) } { shabrak-event-passed.then }.
    .then = can do nothing and passes
shabrak-event-won = { NAME($player) } wins the game.
shabrak-event-drawn = The game ends in a draw.
shabrak-event-last-round = Round { $round } was the last: whoever has more warriors left wins; if that is a tie, whoever has less pressure on them.
shabrak-event-elided = More happened than the log can hold; see the table for how things stand.

## Refusals

shabrak-why-not-an-act = There is no such action in Shabrak; choose one of those on offer.
shabrak-why-over = The game is over; start a new one to play again.
shabrak-why-nature-first = Chance decides first; wait for the draw.
shabrak-why-nature-only = Only chance decides that; choose one of your own actions.
shabrak-why-cannot-come = That result is not possible now; give one that is.
shabrak-why-lay-first = The rows are not complete yet; lay a warrior at one end of your row.
shabrak-why-turn-first = There is nothing like that to decide now; continue your turn or end it.
shabrak-why-choose-first = First choose a warrior for the card being resolved.
shabrak-why-may-first = First say yes or no to what the card offers you.
shabrak-why-discard-first = First discard a card from your hand.
shabrak-why-retrieve-first = First choose a card from your discard pile.
shabrak-why-laid-already = That warrior already stands in your row; lay another.
shabrak-why-not-standing = That warrior no longer stands in the row; choose one who is not overpowered.
shabrak-why-exhausted = That warrior is already exhausted this round; choose one who is ready.
shabrak-why-another-acts = You exhaust only one warrior per turn, and another is already acting; continue with that one or end your turn.
shabrak-why-attacked-already = Your warrior has already attacked this turn; use its ability if it has one, or end your turn.
shabrak-why-target-down = That enemy is overpowered or gone and cannot be attacked; choose one who still stands.
shabrak-why-out-of-reach = That enemy is out of reach; attack one who stands straight or diagonally ahead.
shabrak-why-guarded = An enemy within reach is guarding the others; attack one that guards.
shabrak-why-no-ability = That warrior has no active ability; attack instead.
shabrak-why-used-already = That has already been done this turn; do something else or end your turn.
shabrak-why-nothing-to-do = That would have no effect now; wait until it can do something.
shabrak-why-can-act = That warrior can still do something; attack, or use its ability.
shabrak-why-must-exhaust = You still have a ready warrior; exhaust one before you end your turn.
shabrak-why-must-act = The warrior exhausted this turn can still attack or use its ability; do so before you end your turn.
shabrak-why-no-gear = That warrior wears no equipment with an active ability; do something else.
shabrak-why-no-sark = You have no sark with an active ability; do something else.
shabrak-why-sark-used = Your sark is exhausted; it will be ready again in the next round.
shabrak-why-not-held = You do not hold that card; choose one from your hand.
shabrak-why-enough-played = You have played as many cards as one turn allows; keep the rest for the next.
shabrak-why-nobody-to-wear = Every warrior in the rows already wears something; keep the equipment for later.
shabrak-why-does-not-fit = The card cannot target that warrior; choose one of those on offer.
shabrak-why-not-discarded = That card is not in your discard pile; choose one that is.
