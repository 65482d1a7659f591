# The browser’s front page, the room before a match, and the pages around the table.

## Everywhere

web-front-nav = Pages
web-front-rules = Rules
web-front-me = My page
web-front-me-of = My page: { $name }
web-front-theme-light = Light table
web-front-theme-dark = Dark table
web-front-cancel = Cancel
web-front-home = Home
web-front-try-again = Try again
web-front-credits = Credits
web-front-unofficial = Krypta is unofficial: it is made by people who like these games, not by their authors or publishers.

## The front page

web-front-motto = Board games by torchlight, at one table wherever you are
web-front-play-as = You play as { $name }.
web-front-play-as-guest = You play as a guest.
web-front-rename = Change name
web-front-name-yourself = Choose a name
web-front-games = Games
web-front-players = { $low }–{ $high } players
web-front-players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-front-how-played = How to play
web-front-cards = All cards
web-front-decks = Build a deck
web-front-workshop = Card workshop
web-front-other-options = Other options
web-front-against =
    { $count ->
        [0] alone
        [one] against one bot
       *[other] against { $count } bots
    }
web-front-friends = With friends
web-front-friends-note = a link for every device
web-front-pass = Pass and play
web-front-pass-note = together at this screen
web-front-how-many = How many of you?
web-front-guide-title = First time here?
web-front-guide-text = Play { $game } against one bot: the table explains each thing when you first meet it.
web-front-guide-take = Show me
web-front-guide-decline = No, thanks
web-front-yours = Your tables are waiting for you
web-front-go-on = Continue
web-front-join = Join
web-front-watch = Watch
web-front-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
web-front-state-open = about to start
web-front-state-running = in progress
web-front-state-over = finished
web-front-wishes = Custom table
web-front-who-sits = Who sits where
web-front-seat-free = Free seat
web-front-bot-random = Random bot
web-front-bot-greedy = Greedy bot
web-front-deck-yours = Your deck
web-front-deck-others = Opponent’s deck
web-front-decks-ready = Ready-made decks
web-front-decks-own = Your own decks

## The room before the match

web-front-taken = { $taken } of { $all } seats taken
web-front-give = Give seat { $seat } to
web-front-fill = Fill free seats with bots
web-front-sit-down = Choose a free seat to join in.
web-front-host-waits = You can start once every seat is taken. If you do not want to wait, fill the free seats with bots.
web-front-host-waits-rated = You can start once every seat is taken. Rated matches are for people only.
web-front-all-here = Everyone is here. You can start.
web-front-terms = Table settings
web-front-invite = Invite others
web-front-scan = Point a phone’s camera at the code, or send the link.
web-front-qr = QR code of the link to this table
web-front-link = Link to this table
web-front-copied = Copied
web-front-share = Share
web-front-alone = Only this computer can open the table at this address. To let others in, stop Krypta and start it again so that it can be reached from your network:

## When something is wrong

web-front-trouble = Something went wrong
web-front-no-websocket = This browser cannot stay connected to the table because it does not support WebSockets. Open Krypta in a newer browser.

## My page

web-front-me-nobody = Nobody knows you here yet. As soon as you play you are a guest; with an account you will find your games on every device.
web-front-me-guest = You are a guest: your games are tied to this browser. With an account you will find them on every device.
web-front-me-account = You have an account: log in on any device, and your games are there.
web-front-sign-up = Create an account
web-front-sign-up-text = A name and a password are enough. You keep the games you have played.
web-front-log-in = Log in
web-front-log-in-text = The games you have played here as a guest move to your account.
web-front-log-out = Log out
web-front-log-out-guest = A guest who logs out cannot come back and loses access to these games.
web-front-account-name = Name
web-front-password = Password
web-front-password-hint = at least 8 characters
web-front-password-old = Current password
web-front-password-new = New password
web-front-change-password = Change password
web-front-password-changed = Your password has been changed. You have been logged out on all other devices.
web-front-sessions = Logged-in devices
web-front-session-this = this browser
web-front-session-seen = last seen { $when }
web-front-session-end = Log out
web-front-ratings = Your results
web-front-tally = matches: { $played }, wins: { $won }
web-front-rating = rating: { $points }
web-front-matches = Your matches
web-front-matches-more = Earlier matches
web-front-no-matches = You have not played a match here yet. The torches are lit.
web-front-match-running = in progress
web-front-match-broken = without a result
web-front-match-won = won
web-front-match-shared = shared win
web-front-match-lost = lost
web-front-data = Your data
web-front-export-text = Everything Krypta knows about you, in one file.
web-front-export = Download my data
web-front-delete-text = You can leave for good: your name, your account and your messages are deleted, and your seats in finished matches become anonymous.
web-front-delete = Delete all my data
web-front-delete-warning = This cannot be undone.

## Credits

web-front-credits-own = The pictures of stone and torches, the tiles and the texts were made for Krypta.
web-front-credits-icons = Icons
web-front-credits-icons-text = From { $site }, licensed under { $license } ({ $terms }). They were recoloured and reshaped.
web-front-credits-fonts = Fonts
web-front-credits-fonts-text = Licensed under the { $license }.
web-front-credits-software = Software used on this page
