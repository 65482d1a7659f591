# What is wrong with a card file, a deck or a deck code of Shabrak. Words of files and of the language in which abilities
# are written (press, chosen, warriors) stay as they are.

shabrak-fault-a =
    { $kind ->
        [sark] a sark
        [warrior] a warrior
        [event] an event
       *[equipment] equipment
    }

## Cards

shabrak-fault-cards = A card file has at most { $most } cards; this one has { $count }.
shabrak-fault-sarks = There are too many sarks: at most { $most } are possible.
shabrak-fault-id = A card needs an id of lower-case letters, digits and dashes, not { $found }.
shabrak-fault-id-long = The id “{ $card }” is too long; an id has at most { $most } characters.
shabrak-fault-id-known = “{ $card }” is already a card of the set; give yours another id.
shabrak-fault-id-twice = “{ $card }” is already the card in line { $line }.
shabrak-fault-sark = A warrior has an original sark (S1.3), not { $found }; there are { $known }.
shabrak-fault-no-sarks = A warrior has an original sark (S1.3), not { $found }; there is none yet: add a [[sark]].
shabrak-fault-yes = { $key } should be true or left out, not { $found }.
shabrak-fault-commander-unlimited = A commander is unique: a deck has it only once (S1.2).
shabrak-fault-abilities = A card has at most { $most } abilities; this one has { $count }.
shabrak-fault-one-active = A card has at most one active ability.
shabrak-fault-event-idle = An event must do something: abilities = ["played: …"].

## Decks

shabrak-fault-no-card = There is no card “{ $card }” (S1.1).
shabrak-fault-misplaced =
    “{ $card }” is { $kind }; { $part ->
        [sark] a sark
        [warriors] a warrior
       *[pile] an event or equipment
    } is expected in “{ $part }” (S1.1).
shabrak-fault-team = A deck has exactly { $most } warriors; this one has { $count } (S1.1).
shabrak-fault-commanders = Exactly one warrior is a commander; this deck has { $count }: { $cards } (S1.1).
shabrak-fault-no-commander = Exactly one warrior is a commander; this deck has none (S1.1).
shabrak-fault-pile = A draw pile has { $least } to { $most } cards; this one has { $count } (S1.1).
shabrak-fault-none-in-pile = The draw pile lists “{ $card }” zero times; it should be there at least once (S1.1).
shabrak-fault-copies =
    “{ $card }” may be in a deck { $most ->
        [1] once
       *[other] twice
    } at most; this one has it { $count } times (S1.2).
shabrak-fault-deck-name = A deck’s name is a text of at most { $most } bytes.
shabrak-fault-deck-sark = sark should be the id of a card, not { $found }.
shabrak-fault-entries = { $key } has { $count } entries; at most { $most } are allowed.
shabrak-fault-entry = A card in the pile is written like “2 liquor”, not { $found }.
shabrak-fault-no-deck = There is no deck { $found }: say { $known }, a deck code, or the text of a deck file (in the terminal @FILE).
shabrak-fault-code = This is not a deck code: one begins with “{ $prefix }” and has at most { $most } characters.
shabrak-fault-mistyped = This deck code has a typo or was made with other cards: copy all of it again, and add the card file it was made with.

## Abilities: how they are written

shabrak-fault-expected = Expected { $what }, not { $found }.
shabrak-fault-a-number = a number from { $least } to { $most }
shabrak-fault-step-or-end = “;” and another step, or the end
shabrak-fault-end = the end
shabrak-fault-conditions = An ability has at most { $most } conditions.
shabrak-fault-steps = An ability has at most { $most } steps.
shabrak-fault-take-away = Only a number can be subtracted.
shabrak-fault-twice =
    { $what ->
        [place] A place is given twice.
        [rarity] A rarity is given twice.
       *[sark] A sark is given twice.
    }

## Abilities: what they can mean

shabrak-fault-moment = “{ $moment }” has no place on this kind of card; expected { $known }.
shabrak-fault-whose = Say whose: a card that belongs to no warrior cannot be “{ $moment }” itself; expected “own”, “enemy” or “any”.
shabrak-fault-fallen-subject = A warrior who is already overpowered cannot trigger anything.
shabrak-fault-no-more = A warrior who has just been “{ $moment }” is no longer “{ $trait }”.
shabrak-fault-not-standing = While it stands, a card can change “attack”, “defence” and “reach”, or “guard”; not “{ $effect }”.
shabrak-fault-only-standing = “{ $effect }” works only while a card stands: write “standing: …”.
shabrak-fault-no-choice = What works while a card stands is not a choice: leave out “may” and “then”.
shabrak-fault-chosen = While a card stands, nothing is chosen; expected “self” or “all”.
shabrak-fault-figure = What works while a card stands cannot depend on values that depend on it; expected a number.
shabrak-fault-reach = Reach cannot depend on who is within reach.
shabrak-fault-round-end = At the end of a round it is too late to change anything for that round.
shabrak-fault-no-row =
    { $what ->
        [self] This card stands in no row: it has no “self”.
        [other] This card stands in no row: leave out “other”.
        [steal] Only a warrior can steal: this card stands in no row.
       *[place] This card stands in no row: say of whom, such as “of it”.
    }
shabrak-fault-overpowered =
    { $what ->
        [steal] It is overpowered: it can no longer wear anything.
       *[self] It is overpowered: nothing more can be done to “self”.
    }
shabrak-fault-it = “it” refers to nobody: no warrior has been named yet.
shabrak-fault-foe = There is a “foe” only with “attacking” or “attacked”.
shabrak-fault-nobody = Nobody can be all of this at once: { $traits }.
shabrak-fault-neighbour = An enemy is never a neighbour; expected “own”.
shabrak-fault-faced = Only enemies can be faced or reached; expected “enemy”.
shabrak-fault-fallen-target = Nothing can be done to an overpowered warrior; “fallen” can only be counted.
shabrak-fault-steal-from = A warrior wears one thing, so it steals from one other; expected “chosen”, “it” or “foe”.
shabrak-fault-swap-all = Two warriors swap places; expected “self”, “it”, “foe” or “chosen”.
shabrak-fault-swap-self = A warrior cannot swap places with itself.
shabrak-fault-swap-any = Places are swapped within a row; expected “own” or “enemy”.
shabrak-fault-swap-across = Places are swapped within a row, not across.

shabrak-fault-picture = There is no picture { $found }. A picture has the id of one of our cards, as in picture = "krupan".
shabrak-fault-flavour = The flavour should be a single line of at most { $most } characters.
