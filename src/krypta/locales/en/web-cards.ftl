# The card browser and the deck builder in the browser.

## Everywhere

web-cards-nav = Cards and decks
web-cards-decks = Decks
web-cards-workshop = Workshop
web-cards-shabrak-title = Cards of Shabrak
web-cards-goblin-title = Cards of Karak: Goblin
web-cards-decks-title = Decks for Shabrak

## Searching

web-cards-search = Search the cards
web-cards-filters =
    { $count ->
        [0] Filters
       *[other] Filters: { $count }
    }
web-cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-cards-clear = Clear the search
web-cards-none = No card is like that. Fewer filters or other words may find one.
web-cards-all = Show all cards
web-cards-kind = Kind
web-cards-rarity = Rarity
web-cards-hero = Hero
web-cards-level = Level
web-cards-colour = Colour
web-cards-kind-monster = monster
web-cards-kind-gatekeeper = gatekeeper
web-cards-kind-lord = monster lord

## One card

web-cards-previous = Previous
web-cards-next = Next
web-cards-id = In decks it is called
web-cards-copies = In a deck
web-cards-any-number = any number
web-cards-rules = Explained in the rules
web-cards-abilities = As written in the ability language
web-cards-reward = On its back: the reward
web-cards-print = Print
web-cards-build = Build a deck

## The shelf of decks

web-cards-all-decks = All decks
web-cards-new-deck = New deck
web-cards-mine = My decks
web-cards-mine-none = You have no deck of your own yet. Begin with an empty one, or change a ready-made one: it is kept for you by itself.
web-cards-ready-made = Ready-made decks
web-cards-ready-made-text = One for each sark. Open one, and what you change becomes a deck of your own.
web-cards-copy = Copy
web-cards-copy-of = { $name } (copy)
web-cards-delete = Delete
web-cards-delete-warning = The deck “{ $name }” will be gone for good.
web-cards-shared = shared

## The deck

web-cards-deck = Deck
web-cards-name = Name of the deck
web-cards-unnamed = Unnamed deck
web-cards-bar = warriors: { $warriors } · draw pile: { $pile }
web-cards-part-sark = Sark
web-cards-part-warriors = Warriors
web-cards-part-pile = Draw pile
web-cards-empty-sark = Without a sark. Choose one if you like.
web-cards-empty-warriors = Nobody stands here yet.
web-cards-empty-pile = Events and equipment come here.
web-cards-more = Add { $card }
web-cards-less = Take out { $card }
web-cards-show = Show { $card }
web-cards-sound = Ready to play
web-cards-faults =
    { $count ->
        [one] Not a deck yet: 1 reason
       *[other] Not a deck yet: { $count } reasons
    }
web-cards-place = Line { $line }, column { $column }:
web-cards-keeping-soon = Being saved …
web-cards-keeping-yes = Saved
web-cards-by = Shared by { $name }
web-cards-built-with = Built with cards of
web-cards-built-with-ours = our set only
web-cards-built-with-lent = the card file shared with it
web-cards-file-faulty = This card file has faults, so its cards cannot be used. The workshop shows what is wrong.

## The deck in numbers

web-cards-numbers = In numbers
web-cards-average-attack = Average attack
web-cards-average-defence = Average defence
web-cards-sarks = Warriors’ original sarks
web-cards-moments = Abilities
web-cards-moment-active = Active
web-cards-moment-played = When played
web-cards-moment-standing = All the time
web-cards-moment-when = When something happens
web-cards-moment-round = Each round

## In and out

web-cards-import = Import a deck
web-cards-import-text = Paste a deck code or the text of a deck file, or bring the file itself.
web-cards-import-field = Deck code or deck file
web-cards-import-read = Open the deck
web-cards-import-file = Choose a file
web-cards-import-anyway = Open it and mend it
web-cards-import-faults = What is wrong:
web-cards-export = Share and keep
web-cards-code = Deck code
web-cards-code-text = The whole deck in one word, for a chat or a letter:
web-cards-download = Download file
web-cards-not-yet = Code and file come as soon as nothing is wrong with the deck.
web-cards-share = Whoever has the link may see this deck
web-cards-share-link = Link to this deck

## Playing

web-cards-play = Play with it
web-cards-against-deck = The opponent’s deck
web-cards-any-deck = any ready-made one
web-cards-play-bot = Against a bot
