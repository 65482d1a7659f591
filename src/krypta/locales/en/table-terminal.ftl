# The table in the terminal: prompts, headings and answers. The words that a player types (go north, help, why …) are
# the same in every language and stay as they are.

table-you = you
table-player = Player { $number }

## The menu

# $kinds: words that can be typed for a seat; $most: the largest number of opponents
table-menu =
    Who plays?
      Enter     you against two greedy bots
      1–{ $most }       you against so many greedy bots
      a list    of seats, such as person, person, greedy (there are { $kinds })
table-menu-duel =
    Who plays?
      Enter     you against a greedy bot
      a list    of seats, such as person, person (there are { $kinds })
table-menu-resume = { "  " }resume    go on with the match that was left last
table-menu-options = { "  " }options   what the table can agree on; NAME=VALUE agrees on it
table-menu-lang = { "  " }a language such as cs ({ $languages }), or quit

## The screen

table-round = round { $number }
table-choose = Type a number from 1 to { $count }, the act’s word, or help.
table-which = “{ $text }” can mean: { $near }.
table-nearest = “{ $text }” is not possible now. Nearest: { $near }.
table-pass = Now it is { $name }’s turn: take the screen and press Enter.

## Commands

table-help-acts = Choose an act by its number or its word; the beginning of a word is enough. Besides:
table-help-help = this list, and the signs on the map
    .usage = help
table-help-why = why the act is not allowed now, with the number of the rule
    .usage = why ACT
table-help-rules = the chapters, or a rule (K3.10), or a chapter (K3)
    .usage = rules NUMBER
table-help-options = what this table has agreed on
    .usage = options
table-help-map = the whole map
    .usage = map
table-help-log = all that has happened
    .usage = log
table-help-count = what is left in pile and bag
    .usage = count
table-help-undo = take back your last act, until dice, a draw or another player came after it
    .usage = undo
table-help-save = save now, here or in a file of your own (every act is saved anyway)
    .usage = save FILE
table-help-hint = what the greedy bot would do
    .usage = hint
table-help-lang = another language: cs, sk, de, pl, en or fr
    .usage = lang XX
table-help-quit = save and leave
    .usage = quit
table-why-what = Say which act: why go north.
table-allowed = This is allowed now: { $act }.
table-cannot-undo = Nothing can be taken back: dice, a draw or another player came after your last act.
table-saved = Saved in { $path }
table-not-saved = { $path } holds something else, and it stays as it is: choose another name.
table-hint = The greedy bot would choose: { $act } ({ $word }).
table-languages = Krypta speaks { $languages }.
table-rules-how = Read a rule with “rules K3.10”, a chapter with “rules K3”.
table-no-rule = There is no rule { $number }. Nearest: { $near }.

## Leaving and the end

table-left = The match is saved. Go on with:
table-winners =
    { $count ->
        [one] { $names } wins!
       *[other] Shared win: { $names }!
    }
table-no-result = The match was broken off, without a result.
table-unfinished = The match is not over after { $entries } entries.
table-seed = The seed of the luck, sealed until now: { $seed }
table-record = Record: { $path }
table-rematch = Type r for a rematch with the seats turned, or Enter to leave:

## Records

table-replay-how = Enter: the next turn. q: all the rest.
table-verified = The record holds: { $entries } entries, { $acts } acts in force.
table-draws-checked = All { $draws } draws of luck were recomputed and are right.
table-draws-sealed = The { $draws } draws of luck cannot be recomputed: the seed is still sealed.
table-result = Result: { $result }.

## Setting up

table-warming = Preparing the rules (only once)
table-warm = Everything is prepared.

## Cards

table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-no-cards = No card fits.
table-deck-code = Deck code: { $code }
