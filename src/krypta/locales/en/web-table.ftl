# The browser's table: its frame, the replay, the rules page, the settings and the guided first turn.

## The bar and the menu

web-table-menu = Menu
web-table-rules = Rules
web-table-replay = Replay
web-table-settings = Settings
web-table-seats = Players
web-table-home = To the front page
web-table-loading = The table is being laid …
web-table-watching = You are watching
web-table-sending = Sending …
web-table-over = The match is over
web-table-bot = bot · { $level }
web-table-bot-plain = bot
web-table-copied = Copied
web-table-resign-sure = Do you really want to give up? The match goes on without you.
web-table-draw-sure = Offer everyone a draw? The match ends as soon as all agree.
web-table-abort-sure = Ask everyone to break the match off? It then ends without a result.
web-table-undo-sure = Ask everyone to go back to before your last act?
web-table-resign-bots-sure = Do you really want to give up? The match ends, and the bots win.
web-table-abort-alone = Break off
web-table-abort-alone-sure = Break the match off? It then ends without a result.
web-table-undo-alone = Go back to before my last act
web-table-undo-alone-sure = Go back to before your last act?
web-table-link-how = Open this link on the other device. It works once.
web-table-no-log = Nothing has happened yet.
web-table-fact-undo = { $name } takes acts back.
web-table-fact-undo-agreed = The match goes back, as agreed.
web-table-no-chat = Nobody has written anything yet.

## The hint and the reason

web-table-hint-do = Do it
web-table-why-not = Why can’t I …?
web-table-why-not-title = Not possible now
web-table-why-not-how = Choose an act to read why it cannot be done now.
web-table-why-title = Why not?
web-table-why-read = Read it in the rules
web-table-allowed-title = It is possible

## The end

web-table-share = { $percent } % of the win
web-table-you-win = You win!
web-table-rating = Your rating: { $before } → { $after }
web-table-look = Look at the table
web-table-result = The result

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
web-table-rules-none = No rule has “{ $text }” in it. Try another word, or a number such as K3.10.
web-table-rules-found =
    { $count ->
        [one] 1 rule found
       *[other] { $count } rules found
    }
web-table-rules-missing = This game has no rules page here.
web-table-rules-chapters = Chapters
web-table-rules-loading = The rules are being fetched …

## The settings

web-table-theme = Appearance
web-table-theme-system = as the device
web-table-theme-dark = torchlight
web-table-theme-light = daylight
web-table-sound = Sounds
web-table-notify = A notification when it is your turn
web-table-notify-blocked = Your browser blocks notifications of this page. Allow them in the browser’s settings first.
web-table-notify-body = It is your turn at the table.
web-table-speed = Movement
web-table-speed-none = none
web-table-speed-slow = slow
web-table-speed-usual = usual
web-table-speed-quick = quick
web-table-symbols = Signs beside colours
web-table-keys = Keys
web-table-keys-on = Single keys do something
web-table-key-undo = take back
web-table-key-hint = hint
web-table-key-rules = rules
web-table-key-turn = turn the tile
web-table-key-close = close what is open
web-table-key-options = choose an act, where they are listed
web-table-key-replay = step through the replay

## The guided first turn

web-table-guide = Your first turn
web-table-guide-step = { $step } of { $count }
web-table-guide-1 = This is your hero
web-table-guide-1-text = The shield with the golden ring is you. Whoever has gathered the most treasure when the dragon falls wins the match.
web-table-guide-2 = Four steps a turn
web-table-guide-2-text = Marked places are where you can go. Beyond an open passage a new tile is drawn, and you choose which way it lies.
web-table-guide-3 = Monsters guard the rooms
web-table-guide-3-text = Two dice and your weapons against the monster’s strength: more wins, and you take what it leaves. Less costs a life. After a fight your turn is over.
web-table-guide-4 = The end of your turn
web-table-guide-4-text = Stop whenever you like; on a fountain you also recover all your lives. Hint shows what a bot would do, and Take back undoes a step.
web-table-guide-next = Next
web-table-guide-skip = Skip
web-table-guide-done = Let’s play

## A game without a table of its own

web-table-choices = What you can do
web-table-waiting = Wait: { $name } decides.
web-table-view-empty = There is nothing to see.
