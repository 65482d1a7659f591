# The browser’s front page, the room before a match, and the pages around the table.

## Everywhere

web-front-nav = Pages
web-front-rules = Rules
web-front-me = My page
web-front-me-of = My page: { $name }
web-front-theme-light = Light table
web-front-theme-dark = Dark table
web-front-cancel = Cancel
web-front-home = To the front page
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
web-front-how-played = How it is played
web-front-cards = All cards
web-front-decks = Build a deck
web-front-workshop = Card workshop
web-front-other-options = With other options
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
web-front-guide-title = Here for the first time?
web-front-guide-text = Play { $game } against one bot, and the table shows you step by step what you can do on your first turn.
web-front-guide-take = Show me
web-front-guide-decline = No, thank you
web-front-yours = Your tables are waiting for you
web-front-go-on = Go on
web-front-join = Join
web-front-watch = Watch
web-front-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
web-front-state-open = about to begin
web-front-state-running = being played
web-front-state-over = over
web-front-wishes = A table to your own wishes
web-front-who-sits = Who sits where
web-front-seat-free = Free seat
web-front-bot-random = Random bot
web-front-bot-greedy = Greedy bot
web-front-deck-yours = Your deck
web-front-deck-others = The other’s deck
web-front-decks-ready = Ready-made decks
web-front-decks-own = Decks of your own

## The room before the match

web-front-taken = { $taken } of { $all } seats taken
web-front-give = Seat { $seat } goes to
web-front-fill = Bots to the free seats
web-front-sit-down = Choose a free seat to play along.
web-front-host-waits = You can start once every seat is taken. If you do not want to wait, let bots have the free seats.
web-front-host-waits-rated = You can start once every seat is taken. In a rated match only people sit.
web-front-all-here = Everyone is here. You can start.
web-front-terms = Agreed for this table
web-front-invite = Bring others to the table
web-front-scan = Point a phone’s camera at the code, or send the link.
web-front-qr = QR code of the link to this table
web-front-link = Link to this table
web-front-copied = Copied
web-front-share = Share
web-front-alone = At this address only this computer can open the table. To let others in, stop Krypta and start it again so that your network can reach it:

## When something is wrong

web-front-trouble = This way is blocked
web-front-no-websocket = This browser cannot stay connected to the table, because it has no WebSockets. Open Krypta in a newer browser.

## My page

web-front-me-nobody = Nobody knows you here yet. As soon as you play you are a guest, and with an account you find your games on every device.
web-front-me-guest = You are a guest: your games belong to this browser. With an account you find them on every device.
web-front-me-account = You have an account: log in on any device, and your games are there.
web-front-sign-up = Make an account
web-front-sign-up-text = A name and a password are enough. The games that you have played stay yours.
web-front-log-in = Log in
web-front-log-in-text = What you play here as a guest goes over to your account.
web-front-log-out = Log out
web-front-log-out-guest = A guest who logs out cannot come back, and loses the way to these games.
web-front-account-name = Name
web-front-password = Password
web-front-password-hint = at least 8 characters
web-front-password-old = Present password
web-front-password-new = New password
web-front-change-password = Change password
web-front-password-changed = The password is changed. Everywhere else you have been logged out.
web-front-sessions = Where you are logged in
web-front-session-this = this browser
web-front-session-seen = last seen { $when }
web-front-session-end = Log out there
web-front-ratings = How you have done
web-front-tally = matches: { $played }, wins: { $won }
web-front-rating = rating: { $points }
web-front-matches = Your matches
web-front-matches-more = Earlier matches
web-front-no-matches = You have not played a match here yet. The torches are lit.
web-front-match-running = running
web-front-match-broken = without a result
web-front-match-won = won
web-front-match-shared = shared win
web-front-match-lost = lost
web-front-data = Your data
web-front-export-text = All that Krypta knows of you fits in one file.
web-front-export = Download my data
web-front-delete-text = You can leave for good: your name, your account and your messages go, and your seats in finished matches become anonymous.
web-front-delete = Delete everything of mine
web-front-delete-warning = This cannot be undone.

## Credits

web-front-credits-own = The pictures of stone and torches, the tiles and the words were made for Krypta itself.
web-front-credits-icons = Icons
web-front-credits-icons-text = From { $site }, under the licence { $license } ({ $terms }). They were recoloured and put into other shapes.
web-front-credits-fonts = Type
web-front-credits-fonts-text = Under the { $license }.
web-front-credits-software = Software in this page
