# The card workshop, what is shared from it, and sheets of cards to be printed (English).

## The page

web-workshop = Card workshop
web-workshop-motto = Write your own cards for Shabrak, see how they will look and try them at once.
web-workshop-ways = How to write
web-workshop-way-form = Form
web-workshop-way-text = File text
web-workshop-empty = This file has no cards yet. Add one, or write it by hand.

## The file

web-workshop-file = Card file
web-workshop-file-name = File name
web-workshop-file-more = Share, download, delete…
web-workshop-new-file = New file
web-workshop-first-file = My first cards
web-workshop-first-warrior = Lamplighter
web-workshop-first-event = Curfew
web-workshop-kept = Saved.
web-workshop-keeping = Saving…
web-workshop-not-kept = The file is saved as soon as you change something.
web-workshop-is-private = Only you can see it.
web-workshop-is-shared = Anyone with the link can see it.
web-workshop-share = Share by link
web-workshop-share-text = Your cards are private unless you share them: then anyone with the link can see them, copy them and play with them. Untick the box and the link stops working.
web-workshop-link = Link to these cards
web-workshop-download = Download the file
web-workshop-bring = Load a file
web-workshop-bring-long = This file is too long: a card file has at most { NUMBER($most) } characters. Split it into several.
web-workshop-delete = Delete this file
web-workshop-delete-warning = The cards in this file will be gone, for everyone else too.
web-workshop-too-long = The file has { $letters } of at most { $most } characters. It is not saved until it is shorter.
web-workshop-nearly-long = The file has { $letters } of at most { $most } characters.
web-workshop-many-cards = The file has { $count } of at most { $most } cards.
web-workshop-many-files = You have { $count } of at most { $most } files and decks.

## The cards

web-workshop-cards = Cards in the file
web-workshop-add = Add a card:
web-workshop-copy = Copy
web-workshop-remove = Remove
web-workshop-undo = Undo
web-workshop-new-sark = New sark
web-workshop-new-warrior = New warrior
web-workshop-new-event = New event
web-workshop-new-equipment = New equipment

## The form

web-workshop-name = Card name
web-workshop-kind = Kind
web-workshop-rarity = Rarity
web-workshop-sark = Original sark
web-workshop-attack = Attack
web-workshop-defence = Defence
web-workshop-id = ID in files
web-workshop-unlimited = any number in a deck
web-workshop-abilities = Abilities (in the ability language)
web-workshop-ability = Ability { $number }
web-workshop-ability-add = Add an ability
web-workshop-ability-remove = Remove ability { $number }
web-workshop-text = Text of the card file

## What is wrong

web-workshop-faults =
    { $count ->
        [0] No errors
        [one] 1 error
       *[other] { $count } errors
    }

## What it will be

web-workshop-preview = Preview
web-workshop-preview-wrong = The card gets its text as soon as it has no errors.
web-workshop-languages = In all six languages

## The language

web-workshop-reference = The ability language
web-workshop-reference-text = An ability says when it works, optionally on what condition, then comes a colon and up to four steps. Tap a word to insert it where you are writing.
web-workshop-insert = Insert “{ $word }”
web-workshop-reference-when = When
web-workshop-reference-when-text = what triggers it
web-workshop-reference-if = If
web-workshop-reference-if-text = up to two, joined by “and”
web-workshop-reference-steps = Steps
web-workshop-reference-steps-text = what it does
web-workshop-reference-joined = Joined
web-workshop-reference-joined-text = one step after another
web-workshop-reference-amounts = How much
web-workshop-reference-amounts-text = rounded up
web-workshop-reference-whom = Target
web-workshop-reference-whom-text = as many words as you like

## Trying

web-workshop-try = Try it against a bot
web-workshop-try-mine = Your deck
web-workshop-try-theirs = The bot’s deck
web-workshop-try-instead = “{ $card }” replaces “{ $other }”.
web-workshop-try-twice = “{ $card }” is in the draw pile twice, and the pile has only five cards: you will soon hold it.
web-workshop-try-begin = Start

## What is shared

web-workshop-shared-by = Shared by { $name }
web-workshop-shared-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-workshop-shared-take = Make a copy
web-workshop-shared-play-deck = Play with this deck
web-workshop-shared-play = Play with these cards
web-workshop-shared-wrong = These cards cannot be played as they are:

## Printing

web-workshop-print = Print cards
web-workshop-print-text = Nine cards to a sheet, 63 × 88 mm each, to fit standard card sleeves. Cut along the marks and play at a real table.
web-workshop-print-what = What to print
web-workshop-print-all = All cards of Shabrak
web-workshop-print-goblin = All cards of Karak: Goblin
web-workshop-print-starting = Heroes’ starting cards
web-workshop-print-monsters = Monsters and their rewards
web-workshop-print-guards = Gatekeepers and monster lords
web-workshop-print-ready = Ready-made decks
web-workshop-print-mine = Saved by you
web-workshop-print-deck = A deck
web-workshop-print-paper = Paper
web-workshop-print-letter = US letter
web-workshop-print-copies = Copies of each
web-workshop-print-backs = with backs
web-workshop-print-plain = black and white, to save ink
web-workshop-print-count =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } on { $sheets ->
        [one] 1 page
       *[other] { $sheets } pages
    }
web-workshop-print-do = Print
web-workshop-print-these = Print these cards
web-workshop-print-hint = In the print dialogue, choose 100% and no margins to get the right size.
web-workshop-print-turn = For the backs, print on both sides, flipping on the long edge.
web-workshop-print-sheet = Page { $number } of { $all }

# A card’s own picture and its joke

web-workshop-picture = Picture
web-workshop-picture-none = automatic
web-workshop-flavour = Flavour text
web-workshop-print-pieces = Heroes, potions, lives and set-up cards
