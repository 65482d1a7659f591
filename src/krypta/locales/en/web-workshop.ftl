# The card workshop, what is shared from it, and sheets of cards to be printed (English).

## The page

web-workshop = Card workshop
web-workshop-motto = Write cards of your own for Shabrak, see them as they will be, and try them at once.
web-workshop-ways = Two ways to write
web-workshop-way-form = Form
web-workshop-way-text = Text of the file
web-workshop-empty = There is no card in this file yet. Add one, or write it by hand.

## The file

web-workshop-file = Card file
web-workshop-file-name = Name of the file
web-workshop-file-more = Share, download, delete …
web-workshop-new-file = New file
web-workshop-first-file = My first cards
web-workshop-first-warrior = Lamplighter
web-workshop-first-event = Curfew
web-workshop-kept = Kept.
web-workshop-keeping = Being kept …
web-workshop-not-kept = As soon as you change something, the file is kept for you.
web-workshop-is-private = Only you can see it.
web-workshop-is-shared = Whoever has the link can see it.
web-workshop-share = Share by link
web-workshop-share-text = Private unless you share it: then whoever has the link can see the cards, copy them and play with them. Without the tick the link leads nowhere.
web-workshop-link = Link to these cards
web-workshop-download = Download as a file
web-workshop-bring = Bring in a file
web-workshop-bring-long = This file is too long: a card file has at most { NUMBER($most) } characters. Divide it into several.
web-workshop-delete = Delete this file
web-workshop-delete-warning = The cards of this file are gone then, for others too.
web-workshop-too-long = The file has { $letters } of at most { $most } characters. It is not kept until it is shorter.
web-workshop-nearly-long = The file has { $letters } of at most { $most } characters.
web-workshop-many-cards = The file has { $count } of at most { $most } cards.
web-workshop-many-files = You keep { $count } of at most { $most } files and decks.

## The cards

web-workshop-cards = Cards of the file
web-workshop-add = Add a card:
web-workshop-copy = Copy
web-workshop-remove = Take out
web-workshop-undo = Undo
web-workshop-new-sark = New sark
web-workshop-new-warrior = New warrior
web-workshop-new-event = New event
web-workshop-new-equipment = New equipment

## The form

web-workshop-name = Name of the card
web-workshop-kind = Kind
web-workshop-rarity = Rarity
web-workshop-sark = Original sark
web-workshop-attack = Attack
web-workshop-defence = Defence
web-workshop-id = What files call it
web-workshop-unlimited = any number in a deck
web-workshop-abilities = Abilities, in the ability language
web-workshop-ability = Ability { $number }
web-workshop-ability-add = Add an ability
web-workshop-ability-remove = Take ability { $number } out
web-workshop-text = Text of the card file

## What is wrong

web-workshop-faults =
    { $count ->
        [0] Nothing is wrong
        [one] 1 fault
       *[other] { $count } faults
    }

## What it will be

web-workshop-preview = The card as it will be
web-workshop-preview-wrong = The card gets its text as soon as nothing is wrong with it.
web-workshop-languages = In all six languages

## The language

web-workshop-reference = The ability language
web-workshop-reference-text = An ability says when it acts, maybe on which condition, then a colon and up to four steps. Press a word to put it where you are writing.
web-workshop-insert = Insert “{ $word }”
web-workshop-reference-when = When
web-workshop-reference-when-text = what sets it off
web-workshop-reference-if = If
web-workshop-reference-if-text = up to two, joined by “and”
web-workshop-reference-steps = Steps
web-workshop-reference-steps-text = what it does
web-workshop-reference-joined = Joined
web-workshop-reference-joined-text = one step after another
web-workshop-reference-amounts = How much
web-workshop-reference-amounts-text = rounded up
web-workshop-reference-whom = Whom
web-workshop-reference-whom-text = as many words as you like

## Trying

web-workshop-try = Try it against a bot
web-workshop-try-mine = Your deck
web-workshop-try-theirs = The bot’s deck
web-workshop-try-instead = “{ $card }” takes the place of “{ $other }”.
web-workshop-try-twice = “{ $card }” is in the draw pile twice, and the pile has only five cards: you will soon hold it.
web-workshop-try-begin = Begin

## What is shared

web-workshop-shared-by = Shared by { $name }
web-workshop-shared-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-workshop-shared-take = Take a copy
web-workshop-shared-play-deck = Play with this deck
web-workshop-shared-play = Play with it
web-workshop-shared-wrong = These cards cannot be played with as they are:

## Printing

web-workshop-print = Print cards
web-workshop-print-text = Nine cards on a sheet, 63 × 88 mm each, as most card sleeves want them. Cut along the marks and play at a real table.
web-workshop-print-what = What to print
web-workshop-print-all = All cards of Shabrak
web-workshop-print-goblin = All cards of Karak: Goblin
web-workshop-print-starting = Heroes’ starting cards
web-workshop-print-monsters = Monsters and their rewards
web-workshop-print-guards = Gatekeepers and monster lords
web-workshop-print-ready = Ready-made decks
web-workshop-print-mine = Kept by you
web-workshop-print-deck = A deck
web-workshop-print-paper = Paper
web-workshop-print-letter = US letter
web-workshop-print-copies = Copies of each
web-workshop-print-backs = backs on the other side
web-workshop-print-plain = black and white, saving ink
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
web-workshop-print-hint = In the print dialogue choose 100 % and no margins, so that the size is right.
web-workshop-print-turn = For the backs print on both sides, turned over the long edge.
web-workshop-print-sheet = Page { $number } of { $all }
