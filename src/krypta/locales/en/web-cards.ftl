# The card browser and the deck builder in the browser.

## Everywhere

web-cards-nav = Cards and decks
web-cards-decks = Decks
web-cards-workshop = Workshop
web-cards-shabrak-title = Shabrak cards
web-cards-goblin-title = Karak: Goblin cards
web-cards-decks-title = Shabrak decks

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
web-cards-clear = Clear search
web-cards-none = No cards match. Try fewer filters or different words.
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
web-cards-id = Name in deck files
web-cards-copies = In a deck
web-cards-any-number = any number
web-cards-rules = Explained in the rules
web-cards-abilities = In the ability language
web-cards-reward = On the back: the reward
web-cards-print = Print
web-cards-build = Build a deck

## The shelf of decks

web-cards-all-decks = All decks
web-cards-new-deck = New deck
web-cards-mine = My decks
web-cards-mine-none = You have no deck of your own yet. Start with an empty one or change a ready-made one; it is saved automatically.
web-cards-ready-made = Ready-made decks
web-cards-ready-made-text = One for each sark. Open one and change it, and it becomes a deck of your own.
web-cards-copy = Copy
web-cards-copy-of = { $name } (copy)
web-cards-delete = Delete
web-cards-delete-warning = The deck “{ $name }” will be deleted for good.
web-cards-shared = shared

## The deck

web-cards-deck = Deck
web-cards-name = Name of the deck
web-cards-unnamed = Unnamed deck
web-cards-bar = warriors: { $warriors } · draw pile: { $pile }
web-cards-part-sark = Sark
web-cards-part-warriors = Warriors
web-cards-part-pile = Draw pile
web-cards-empty-sark = No sark. Choose one if you like.
web-cards-empty-warriors = No warriors yet.
web-cards-empty-pile = Events and equipment go here.
web-cards-more = Add { $card }
web-cards-less = Remove { $card }
web-cards-show = Show { $card }
web-cards-sound = Ready to play
web-cards-faults =
    { $count ->
        [one] Not playable yet: 1 problem
       *[other] Not playable yet: { $count } problems
    }
web-cards-place = Line { $line }, column { $column }:
web-cards-keeping-soon = Saving…
web-cards-keeping-yes = Saved
web-cards-by = Shared by { $name }
web-cards-built-with = Uses cards from
web-cards-built-with-ours = our set only
web-cards-built-with-lent = the card file shared with the deck
web-cards-file-faulty = This card file has errors, so its cards cannot be used. The workshop shows what is wrong.

## The deck in numbers

web-cards-numbers = In numbers
web-cards-average-attack = Average attack
web-cards-average-defence = Average defence
web-cards-sarks = Warriors’ original sarks
web-cards-moments = Abilities
web-cards-moment-active = Active
web-cards-moment-played = When played
web-cards-moment-standing = Always
web-cards-moment-when = When something happens
web-cards-moment-round = Each round

## In and out

web-cards-import = Import a deck
web-cards-import-text = Paste a deck code or the text of a deck file, or choose the file.
web-cards-import-field = Deck code or deck file
web-cards-import-read = Open the deck
web-cards-import-file = Choose a file
web-cards-import-anyway = Open and fix it
web-cards-import-faults = Errors:
web-cards-export = Share and save
web-cards-code = Deck code
web-cards-code-text = The whole deck as one code, to paste into a chat or a message:
web-cards-download = Download file
web-cards-not-yet = You get a code and a file as soon as the deck is valid.
web-cards-share = Anyone with the link can see this deck
web-cards-share-link = Link to this deck

## Playing

web-cards-play = Play with this deck
web-cards-against-deck = Opponent’s deck
web-cards-any-deck = any ready-made deck
web-cards-play-bot = Against a bot
