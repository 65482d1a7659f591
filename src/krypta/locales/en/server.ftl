# The server: why something is refused, what the command line says, and the words of the plain page.
# A refusal says what happened and what to do. What cannot be understood ($why, $what) is told in English, for developers.

## The command line

server-cli-ready = Krypta is ready: { $url }
server-cli-network = On the same network: { $url }
server-cli-stop = Ctrl-C stops it; your matches are safe.
server-cli-stopped = Krypta has stopped. All matches are saved.

## The request itself

server-warming =
    { $seconds ->
        [one] The rules are being prepared. Try again in 1 second.
       *[other] The rules are being prepared. Try again in { $seconds } seconds.
    }
server-database-away =
    { $seconds ->
        [one] The database is not answering at the moment. Try again in 1 second; nothing that was confirmed is lost.
       *[other] The database is not answering at the moment. Try again in { $seconds } seconds; nothing that was confirmed is lost.
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
server-host-unknown = This server is not known as { $host }. Open it at its own address.
server-origin-foreign = The request comes from another website. Open Krypta’s own page instead.
server-origin-missing = The connection does not say which page it comes from. Programs must use a bot’s token instead of a cookie.
server-header-missing = The request lacks the header X-Krypta: 1, which shows that it does not come from another website. Send that header too.
server-metrics-closed = The metrics are only for this machine, or for those who have the token.
server-not-found = There is nothing here. Check the address.
server-method-not-allowed = This address does not support that method. See the API description.
server-too-large = The request is too large. Send less at once.
server-head-too-large = The request has too many headers, or they are too long. Send fewer.
server-too-slow = The request took too long to arrive. Send it again.
server-too-many-connections = Too many connections are open from your address. Close some of them first.
server-full = The server is full. Please try again later.
server-request-wrong = The request cannot be understood: { $what }
server-bad-frame = The message cannot be understood: { $why }
server-broken = Something went wrong inside Krypta. It is our fault, not yours, and it has been recorded as { $request }.
server-failed = Something went wrong inside Krypta. It is our fault, not yours; nothing has changed. Try again.
server-abuse = Too many messages came too fast or could not be read, so the connection was closed.
server-going-away = The server is restarting. Your match is saved, and this page reconnects automatically.
server-watch-first = Open a table first, then play there.
server-websocket-only = This address is only for WebSocket connections.

## People

server-who-are-you = You are not logged in. Continue as a guest, or log in.
server-session-ended = You have been logged out here. Log in again to continue.
server-banned = You have been banned from this server. Contact whoever runs it.
server-name-length = A name must have { $least } to { $most } characters.
server-name-characters = The name contains invisible characters or characters that break the text around it. Leave them out.
server-name-reserved = The name { $name } is reserved for Krypta itself. Choose another one.
server-name-taken = The name { $name } is already taken. Choose another one.
server-password-length = A password must have { $least } to { $most } characters.
server-password-is-name = The password is the same as the name, and that is the first thing anybody would try. Choose another one.
server-password-wrong = That is not your password. Try again.
server-login-wrong = The name or the password is wrong. Try again.
server-already-account = You already have an account. Log out first to create another one.
server-account-needed = This needs an account. Sign up: you keep the games you have played.
server-session-unknown = There is no such session. It may have ended already.
server-person-unknown = There is no such person. They may have left Krypta.
server-page-unknown = The history has no such page. Start again from the first one.

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
server-too-many-tables = You already sit at { $most } unfinished tables. Finish or leave one of them first.
server-game-unknown = There is no game { $game } here.
server-bad-table = This table cannot be created: { $faults }
server-files-busy = Too many decks, card files and records are being read right now. Try again in a moment.
server-files-slow = Reading this takes too long. Shorten it, or try again in a moment.
server-options-large = The card file and decks for this table are too long: { $most } characters are allowed in all. Make them shorter.
server-bad-seats = The table cannot have that many seats: { $faults }
server-no-such-bot = There is no bot { $bot }. There are { $levels }.
server-no-such-seat = This table has no seat { $seat }.
server-table-full = Every seat is taken. You can watch, or create a table of your own.
server-seat-taken = Seat { $seat } is already taken. Choose another one.
server-seats-empty = Not every seat is taken yet. Wait for players, or give the seats to bots.
server-host-only = Only the host can do this.
server-host-keeps-seat = This is your only seat. Leave the table if you do not want to play.
server-not-seated = You have no seat at this table. Join it first.
server-not-seated-there = Only somebody who sits at this table can become the host.
server-not-your-seat = This is not your seat.
server-link-used = This link has already been used or has been replaced by a newer one. Ask for a new link.
server-rated-one-seat = At a rated table everyone has one seat.
server-rated-people-only = Only people can play at a rated table. Leave the seat open for somebody, or create a casual table.
server-table-open = The match has not started. The host starts it once every seat is taken.
server-table-running = The match is already in progress; this was possible only before it started.
server-table-over = The match is over. Play a rematch, or create a new table.
server-no-spectators = This table has no spectators. Ask one of its players for a link.

## The match

server-not-your-turn = It is not your turn yet.
server-bot-plays = A bot is playing for you at the moment. Open the table again to take over.
server-stale = Somebody was quicker, and the table has changed. Look again, then choose.
server-number-unknown = There is no entry { $n } in this match. Ask for its current state.
server-no-such-act = There is no action “{ $act }” in this game.
server-time-up = Your time is up.
server-cannot-undo = This cannot be undone: since then dice were rolled, something was drawn or another player acted. You can ask everyone to go back.
server-undo-often = Too much has been undone in this match already. Play on.
server-resigned = The player in this seat has resigned. You can keep watching.
server-not-over = The match is not over yet. You can have a rematch afterwards.
server-offer-stands = There is already an open offer. Answer that first.
server-draw-alone = A draw needs somebody else to agree, and you are the only person here. You can abandon the match instead.
server-no-offer = There is no open offer any more.
server-rated-no-undo = In a rated match you cannot ask to go further back.
server-rated-no-hint = A rated match is played without hints.
server-chat-empty = The message is empty. Write something.
server-chat-long = A message may have at most { $most } characters. Shorten it.
server-no-chat = This table has no chat.
server-match-unplayable = This match cannot continue here: { $why }
server-match-other-figures = This match was started with different game data, which is not stored here. It can only be read.
server-match-drifted = At entry { $n } today’s rules give a different result from when the match was played. The match is paused until this is fixed; tell whoever runs this server.

server-nothing-to-bring = This game does not use cards or decks of your own.
server-no-such-keeping = There is no such deck or card file, or it is not shared. Check the link.
server-keepings-full = You already have { $most } decks and card files. Delete one you no longer need.
server-keeping-name = A deck or card file needs a name of 1 to { $most } characters.
server-keeping-long = This is too long: { $count } characters, and only { $most } are allowed. Shorten it or split it in two.
server-keeping-no-text = This is not plain text. Send it as text.
server-no-cards = { $game } has no cards to show here. Check the address.

## The page: everywhere

server-page-language = Language
server-page-close = Close
server-page-copy = Copy
server-page-sure = Really?
server-page-yes = Yes
server-page-no = No
server-page-unreachable = The server cannot be reached. Check your connection and try again.
server-page-lost = The connection is lost; reconnecting automatically.

## The page: the front

server-page-play-now = Play now
server-page-name = Your name
server-page-name-save = Save
server-page-open-tables = Open tables
server-page-no-open-tables = Nobody is waiting for players right now. Create a table, or play against bots.
server-page-running-tables = Matches to watch
server-page-make = New table
server-page-make-button = Create the table
server-page-game = Game
server-page-seats = Seats
server-page-seat = Seat { $seat }
server-page-seat-me = me
server-page-seat-open = open
server-page-seat-bot = bot { $level }
server-page-clock = Clock
server-page-clock-none = none
server-page-clock-turn = per turn
server-page-clock-budget = for the whole match
server-page-clock-seconds = Seconds
server-page-clock-increment = Seconds added per turn
server-page-public = listed for everyone
server-page-spectators = spectators allowed
server-page-chat-allowed = with chat
server-page-rated = rated

## The page: a table before the start

server-page-join = Sit here
server-page-leave = Leave the table
server-page-start = Start
server-page-waiting-players = Waiting for players…
server-page-waiting-host = Everyone is here; { $name } starts the match.
server-page-more-seats = Add a seat
server-page-fewer-seats = Remove a seat
server-page-move-up = Move seat { $seat } up
server-page-kick = Remove
server-page-hand-host = Make host
server-page-take = This link moves seat { $seat } to this device.
server-page-take-button = Take the seat
server-page-terms-turn =
    { $seconds ->
        [one] 1 second per turn
       *[other] { $seconds } seconds per turn
    }
server-page-terms-budget = { $seconds } s for the whole match, plus { $increment } s per turn

## The page: who sits there

server-page-you = you
server-page-host = host
server-page-away = away
server-page-expected = expected
server-page-resigned = resigned
server-page-guest = Guest { $number }
server-page-late = ran out of time
server-page-bot-plays = { $level } is filling in

## The page: the match

server-page-your-turn = Your turn
server-page-your-turn-as = { $name }, it is your turn
server-page-turn-of = { $name }’s turn
server-page-pass = It is { $name }’s turn: pass the screen on.
server-page-pass-take = I’m here
server-page-undo = Undo
server-page-hint = Hint
server-page-hinted = A bot would choose:
server-page-why = Why not?
server-page-why-field = Action
server-page-why-example = an action, such as go north
server-page-allowed = This is allowed now.
server-page-offer-draw = Offer a draw
server-page-offer-abort = Propose to abandon the match
server-page-offer-undo = Ask to undo my last action
server-page-resign = Resign
server-page-link = Move this seat to another device
server-page-offered-draw = { $name } offers a draw.
server-page-offered-abort = { $name } proposes to abandon the match, without a result.
server-page-offered-undo = { $name } asks to undo.
server-page-agree = Agree
server-page-disagree = Decline
server-page-withdraw = Withdraw the offer
server-page-view = Table
server-page-log = Log
server-page-earlier = Earlier
server-page-chat = Chat
server-page-chat-field = Message
server-page-chat-send = Send

## The page: facts in the log

server-page-fact-undo = { $name } undoes an action.
server-page-fact-undo-agreed = The match goes back, as agreed.
server-page-fact-resign = { $name } resigns.
server-page-fact-timeout = { $name }’s time is up.
server-page-fact-handover = { CAPITAL($level) } plays for { $name }.
server-page-fact-return = { $name } plays again.
server-page-fact-draw = Everyone agrees to a draw.
server-page-fact-abort = The match is abandoned.
server-page-fact-reveal = The random seed, kept secret until now: { $seed }

## The page: the end

server-page-winners =
    { $count ->
        [one] { $names } wins!
       *[other] Shared win: { $names }!
    }
server-page-no-result = The match was abandoned without a result.
server-page-closed = This table was closed before the match started.
server-page-rematch = Rematch
server-page-to-rematch = Go to the rematch
server-page-record = Download the record
