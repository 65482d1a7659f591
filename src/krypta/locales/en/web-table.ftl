# The browser's table: its frame, the replay, the rules page and the settings.

## The bar and the menu

web-table-menu = Menu
web-table-rules = Rules
web-table-replay = Replay
web-table-settings = Settings
web-table-seats = Players
web-table-home = Home
web-table-loading = Preparing the table…
web-table-watching = You are watching
web-table-sending = Sending…
web-table-over = The match is over
web-table-bot = bot · { $level }
web-table-bot-plain = bot
web-table-copied = Copied
web-table-resign-sure = Do you really want to resign? The match goes on without you.
web-table-draw-sure = Offer everyone a draw? The match ends as soon as all agree.
web-table-abort-sure = Propose to abandon the match? It then ends without a result.
web-table-undo-sure = Ask everyone to undo your last action?
web-table-resign-bots-sure = Do you really want to resign? The match ends and the bots win.
web-table-abort-alone = Abandon the match
web-table-abort-alone-sure = Abandon the match? It then ends without a result.
web-table-undo-alone = Undo my last action
web-table-undo-alone-sure = Undo your last action?
web-table-link-how = Open this link on the other device. It works once.
web-table-no-log = Nothing has happened yet.
web-table-no-chat = Nobody has written anything yet.

## The hint and the reason

web-table-hint-do = Play it
web-table-why-not = Why can’t I…?
web-table-why-not-title = Not possible now
web-table-why-not-how = Choose an action to see why it is not possible now.
web-table-why-title = Why not?
web-table-why-read = Read the rule
web-table-allowed-title = It is possible

## The end

web-table-you-win = You win!
web-table-rating = Your rating: { $before } → { $after }
web-table-look = View the table
web-table-result = Result

## The replay

web-table-replay-title = Replay
web-table-replay-at = Entry { $n } of { $last }
web-table-replay-start = To the beginning
web-table-replay-back = One step back
web-table-replay-play = Play
web-table-replay-pause = Pause
web-table-replay-forward = One step forward
web-table-replay-end = To the end
web-table-replay-speed = Speed
web-table-replay-link = Copy a link to this moment
web-table-replay-leave = Back to the table
web-table-replay-begins = The match begins.

## The rules page

web-table-rules-search = Search the rules
web-table-rules-none = No rule contains “{ $text }”. Try another word, or a number such as K3.10.
web-table-rules-found =
    { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
web-table-rules-missing = This game has no rules page here.
web-table-rules-chapters = Chapters
web-table-rules-loading = Loading the rules…

## The settings

web-table-theme = Appearance
web-table-theme-system = same as device
web-table-theme-dark = torchlight
web-table-theme-light = daylight
web-table-sound = Sounds
web-table-notify = Notify me when it is my turn
web-table-notify-blocked = Your browser blocks notifications from this page. Allow them in the browser’s settings first.
web-table-notify-body = It is your turn!
web-table-speed = Animation
web-table-speed-none = none
web-table-speed-slow = slow
web-table-speed-usual = normal
web-table-speed-quick = fast
web-table-symbols = Symbols next to colours
web-table-keys = Keyboard
web-table-keys-on = Single-key shortcuts
web-table-key-undo = undo
web-table-key-hint = hint
web-table-key-rules = rules
web-table-key-turn = turn the tile
web-table-key-close = close what is open
web-table-key-options = choose a listed action
web-table-key-replay = step through the replay

## A game without a table of its own

web-table-choices = What you can do
web-table-waiting = { $name } is deciding.
web-table-view-empty = There is nothing to see here.

## Hands: keys and walking

web-table-key-large = take a closer look at a card
web-table-key-walk = walk (Karak)
web-table-key-lay = lay the tile (Karak)
