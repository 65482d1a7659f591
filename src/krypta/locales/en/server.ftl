# The server: why something is refused, what the command line says, and the words of the plain page.
# A refusal says what happened and what to do. $faults, $why and $what are sentences for developers, in English.

## The command line

server-cli-ready = Krypta is ready: { $url }
server-cli-network = On the same network: { $url }
server-cli-stop = Ctrl-C stops it; matches stay where they are.
server-cli-stopped = Krypta has stopped. Every match is kept.

## The request itself

server-warming =
    { $seconds ->
        [one] The rules are being prepared. Come back in 1 second.
       *[other] The rules are being prepared. Come back in { $seconds } seconds.
    }
server-database-away =
    { $seconds ->
        [one] The database does not answer at the moment. Try again in 1 second; nothing that was confirmed is lost.
       *[other] The database does not answer at the moment. Try again in { $seconds } seconds; nothing that was confirmed is lost.
    }
server-busy =
    { $seconds ->
        [one] Others are changing this table at the same time. Try again in 1 second.
       *[other] Others are changing this table at the same time. Try again in { $seconds } seconds.
    }
server-slow-down =
    { $seconds ->
        [one] That is too fast. Try again in 1 second.
       *[other] That is too fast. Try again in { $seconds } seconds.
    }
server-host-unknown = This server does not go by the name { $host }. Open it at its own address.
server-origin-foreign = The request comes from another website. Open Krypta’s own page instead.
server-origin-missing = The connection does not say which page it comes from. Programs use a bot’s token instead of a cookie.
server-header-missing = The request lacks the header X-Krypta: 1, which tells it from another website’s. Send it too.
server-metrics-closed = The figures are only for this machine, or for whoever has the token.
server-not-found = There is nothing here. Check the address.
server-method-not-allowed = This address cannot be used in this way. The API’s description says how.
server-too-large = The request is too large. Send less at once.
server-head-too-large = The request’s headers are too many or too long. Send less of them.
server-too-slow = The request took too long to arrive. Send it again.
server-too-many-connections = Too many connections are open from your address. Close some of them first.
server-full = The server is full. Come back a little later.
server-request-wrong = The request cannot be understood: { $what }
server-bad-frame = The message cannot be understood: { $why }
server-broken = Something went wrong inside Krypta. It is our fault, not yours, and it is noted under { $request }.
server-failed = Something went wrong inside Krypta. It is our fault, not yours; nothing has changed. Try again.
server-abuse = Too many messages came too fast or could not be read, so the connection was closed.
server-going-away = The server is being restarted. Your match is kept, and this page comes back by itself.
server-watch-first = Look at a table first, then play there.
server-websocket-only = This address is only for WebSockets. Connect with one.

## People

server-who-are-you = Nobody is logged in. Come in as a guest, or log in.
server-session-ended = You have been logged out here. Log in again to go on.
server-banned = You have been banned from this server. Ask whoever runs it.
server-name-length = A name has { $least } to { $most } characters.
server-name-characters = The name has characters that cannot be seen or that disturb the text around it. Leave them out.
server-name-reserved = The name { $name } is kept for Krypta itself. Choose another one.
server-name-taken = Somebody is called { $name } already. Choose another name.
server-password-length = A password has { $least } to { $most } characters.
server-password-is-name = The password is the name itself, which anybody would try first. Choose another one.
server-password-wrong = This is not your password. Try again.
server-login-wrong = The name or the password is not right. Try again.
server-already-account = You have an account already. Log out first to make another one.
server-account-needed = This needs an account. Sign up: your games stay yours.
server-session-unknown = There is no such session. It may have ended already.
server-person-unknown = There is no such person. They may have left Krypta.
server-page-unknown = There is no such page of the history. Start again from the first one.

## Bots and their tokens

server-not-for-bots = A bot’s token cannot do this. Its owner can, in the browser.
server-token-wrong = This token is unknown or was revoked. Its owner can make a new one.
server-token-unknown = There is no such token. It may have been revoked already.
server-bot-unknown = You have no such bot. It may have been removed already.
server-too-many-bots = An account has at most { $most } bots. Remove one first.
server-too-many-tokens = A bot has at most { $most } tokens. Revoke one first.
server-label-wrong = Say in 1 to { $most } characters, on one line, what the token is for.

## Tables before the start

server-no-such-table = There is no such table. Check the link.
server-too-many-tables = You sit at { $most } tables that are not over. Finish or leave one of them first.
server-game-unknown = There is no game { $game } here.
server-bad-table = The table cannot be made like this: { $faults }
server-files-busy = Too many decks, card files and records are being read at the moment. Try again in a moment.
server-files-slow = Reading this takes too long. Make it shorter, or try again in a moment.
server-options-large = What this table is to be played with is too long: { $most } characters are allowed in all. Make the card file or the decks shorter.
server-bad-seats = The table cannot have so many seats: { $faults }
server-no-such-bot = There is no bot { $bot }. There are { $levels }.
server-no-such-seat = This table has no seat { $seat }.
server-table-full = Every seat is taken. You can watch, or make a table of your own.
server-seat-taken = Somebody sits in seat { $seat }. Choose another one.
server-seats-empty = Not every seat is taken yet. Wait for players, or give the seats to bots.
server-host-only = Only the host can do this.
server-host-keeps-seat = This is your only seat. Leave the table if you do not want to play.
server-not-seated = You do not sit at this table. Join it first.
server-not-seated-there = The host’s role can only go to somebody who sits at this table.
server-not-your-seat = This is not your seat.
server-link-used = This link was used already, or has been replaced by a newer one. Ask for a new link.
server-rated-one-seat = At a rated table everyone has one seat.
server-rated-people-only = At a rated table only people play. Leave the seat open for somebody, or make a casual table.
server-table-open = The match has not begun. The host starts it once every seat is taken.
server-table-running = The match is running already; this could be done only before it began.
server-table-over = The match is over. Play a rematch, or make a new table.
server-no-spectators = This table has no spectators. Ask one of its players for a link.

## The match

server-not-your-turn = It is not your turn. Wait until you are to decide.
server-bot-plays = A bot plays this seat at the moment. Open the table again to take it back.
server-stale = Somebody was quicker, and the table has changed. Look again, then choose.
server-number-unknown = There is no entry { $n } in this match. Ask for its present state.
server-no-such-act = There is no act “{ $act }” in this game.
server-time-up = Your time is up.
server-cannot-undo = This cannot be taken back: dice, a draw or another player came after it. You can ask everyone to go back.
server-undo-often = So much has been taken back here that the log would never end. Play on.
server-resigned = This seat has given up. You can go on watching.
server-not-over = The match is not over yet. A rematch comes after it.
server-offer-stands = Something is being offered already. Answer that first.
server-draw-alone = A draw needs somebody else to agree, and you are the only person here. You can break the match off instead.
server-no-offer = Nothing is being offered any more.
server-rated-no-undo = In a rated match nobody can ask to go further back.
server-rated-no-hint = A rated match is played without hints.
server-chat-empty = There is nothing in this message. Write something.
server-chat-long = A message has at most { $most } characters. Make it shorter.
server-no-chat = This table has no chat.
server-match-unplayable = This match cannot go on here: { $why }
server-match-other-figures = This match was begun with other figures of the game, and they are not kept here. It can only be read.
server-match-drifted = At entry { $n } the rules of today lead somewhere else than when it was played. The match stands still until this is mended; tell whoever runs this server.

server-nothing-to-bring = Nobody brings anything of their own to this game.
server-no-such-keeping = There is no such deck or card file, or it is not shared. Check the link.
server-keepings-full = You keep { $most } decks and card files already. Delete one you no longer need.
server-keeping-name = A deck or card file needs a name of 1 to { $most } letters.
server-keeping-long = This is too long: { $count } characters, where { $most } are allowed. Make it shorter, or two of it.
server-keeping-no-text = This is not plain text. Write it as text.
server-no-cards = { $game } has no cards that could be read here. Check the address.

## The page: everywhere

server-page-language = Language
server-page-close = Close
server-page-copy = Copy
server-page-sure = Really?
server-page-yes = Yes
server-page-no = No
server-page-unreachable = The server cannot be reached. Check your connection and try again.
server-page-lost = The connection is lost; it comes back by itself.

## The page: the front

server-page-play-now = Play now
server-page-name = Your name
server-page-name-save = Save
server-page-open-tables = Open tables
server-page-no-open-tables = Nobody is waiting for players just now. Make a table, or play against bots.
server-page-running-tables = Matches to watch
server-page-make = A new table
server-page-make-button = Make the table
server-page-game = Game
server-page-seats = Seats
server-page-seat = Seat { $seat }
server-page-seat-me = me
server-page-seat-open = open
server-page-seat-bot = bot { $level }
server-page-clock = Clock
server-page-clock-none = none
server-page-clock-turn = for each turn
server-page-clock-budget = for the whole match
server-page-clock-seconds = Seconds
server-page-clock-increment = Seconds added each turn
server-page-public = listed for everyone
server-page-spectators = spectators allowed
server-page-chat-allowed = with chat
server-page-rated = rated

## The page: a table before the start

server-page-join = Sit here
server-page-leave = Leave the table
server-page-start = Start
server-page-waiting-players = Waiting for players …
server-page-waiting-host = Everyone is here; { $name } starts the match.
server-page-more-seats = One seat more
server-page-fewer-seats = One seat less
server-page-move-up = Move seat { $seat } up
server-page-kick = Send away
server-page-hand-host = Make host
server-page-take = With this link seat { $seat } comes to this device.
server-page-take-button = Take the seat
server-page-terms-turn =
    { $seconds ->
        [one] 1 second for each turn
       *[other] { $seconds } seconds for each turn
    }
server-page-terms-budget = { $seconds } s for the whole match, { $increment } s added each turn

## The page: who sits there

server-page-you = you
server-page-host = host
server-page-away = away
server-page-expected = expected
server-page-resigned = has given up
server-page-guest = Guest { $number }
server-page-late = ran out of time
server-page-bot-plays = bot { $level } plays for now

## The page: the match

server-page-your-turn = Your turn
server-page-your-turn-as = { $name }, it is your turn
server-page-turn-of = { $name } is to move
server-page-pass = It is { $name }’s turn: pass the screen on.
server-page-pass-take = Here I am
server-page-undo = Take back
server-page-hint = Hint
server-page-hinted = A bot would choose:
server-page-why = Why not?
server-page-why-field = An act’s word
server-page-why-example = an act, such as go north
server-page-allowed = This is allowed now.
server-page-offer-draw = Offer a draw
server-page-offer-abort = Ask to break off
server-page-offer-undo = Ask to go back to before my last act
server-page-resign = Give up
server-page-link = Take this seat to another device
server-page-offered-draw = { $name } offers a draw.
server-page-offered-abort = { $name } asks to break the match off, without a result.
server-page-offered-undo = { $name } asks to go back.
server-page-agree = Agree
server-page-disagree = Refuse
server-page-withdraw = Take the offer back
server-page-view = The table
server-page-log = What has happened
server-page-earlier = Earlier
server-page-chat = Chat
server-page-chat-field = Message
server-page-chat-send = Send

## The page: facts in the log

server-page-fact-undo = { $name } goes back to entry { $to }.
server-page-fact-undo-agreed = Everyone agrees to go back to entry { $to }.
server-page-fact-resign = { $name } gives up.
server-page-fact-timeout = The time of { $name } is up.
server-page-fact-handover = Bot { $level } plays for { $name }.
server-page-fact-return = { $name } plays again.
server-page-fact-draw = Everyone agrees to a draw.
server-page-fact-abort = The match is broken off.
server-page-fact-reveal = The seed of the luck, sealed until now: { $seed }

## The page: the end

server-page-winners =
    { $count ->
        [one] { $names } wins!
       *[other] Shared win: { $names }!
    }
server-page-no-result = The match was broken off, without a result.
server-page-closed = This table was closed before a match began.
server-page-rematch = Rematch
server-page-to-rematch = To the rematch
server-page-record = Download the record
