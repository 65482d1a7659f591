# The table in the terminal: prompts, headings and answers. The words that a player types (go north, help, why …) are
# the same in every language and stay as they are.

table-you = you
table-player = Player { $number }

## The menu

# $kinds: words that can be typed for a seat; $most: the largest number of opponents
table-menu =
    Who plays?
      Enter     you against two greedy bots
      1–{ $most }       you against that many greedy bots
      a list    of seats, such as person, person, greedy (choose from { $kinds })
table-menu-duel =
    Who plays?
      Enter     you against a greedy bot
      a list    of seats, such as person, person (choose from { $kinds })
table-menu-resume = { "  " }resume    continue the match you left last
table-menu-options = { "  " }options   the table settings; NAME=VALUE changes one
table-menu-lang = { "  " }a language such as cs ({ $languages }), or quit

## The screen

table-round = round { $number }
table-choose = Type a number from 1 to { $count }, a command or help.
table-which = “{ $text }” can mean: { $near }.
table-nearest = “{ $text }” is not possible now. Nearest: { $near }.
table-pass = Now it is { $name }’s turn: take the screen and press Enter.

## Commands

table-help-acts = Choose an action by its number or its command; the beginning of a command is enough. You can also type:
table-help-help = this list, and the signs on the map
    .usage = help
table-help-why = why an action is not allowed now, with the number of the rule
    .usage = why ACTION
table-help-rules = the chapters, a rule (K3.10) or a chapter (K3)
    .usage = rules NUMBER
table-help-options = the settings of this table
    .usage = options
table-help-map = the whole map
    .usage = map
table-help-log = everything that has happened
    .usage = log
table-help-count = what is left in the pile and the bag
    .usage = count
table-help-undo = undo your last action, unless dice were rolled, something was drawn or another player acted since
    .usage = undo
table-help-save = save now, here or in a file of your choice (every action is saved anyway)
    .usage = save FILE
table-help-hint = what the strongest bot would do
    .usage = hint
table-help-lang = another language: cs, sk, de, pl, en or fr
    .usage = lang XX
table-help-quit = save and leave
    .usage = quit
table-why-what = Say which action, for example: why go north.
table-allowed = This is allowed now: { $act }.
table-cannot-undo = Nothing can be undone: since your last action dice were rolled, something was drawn or another player acted.
table-saved = Saved in { $path }
table-not-saved = { $path } already contains something else and stays as it is: choose another name.
table-hint = The strongest bot would choose: { $act } ({ $word }).
table-languages = Krypta speaks { $languages }.
table-rules-how = Read a rule with “rules K3.10”, a chapter with “rules K3”.
table-no-rule = There is no rule { $number }. Nearest: { $near }.

## Leaving and the end

table-left = The match is saved. Continue with:
table-winners =
    { $count ->
        [one] { $names } wins!
       *[other] Shared win: { $names }!
    }
table-no-result = The match was abandoned without a result.
table-unfinished = The match is not over after { $entries } entries.
table-seed = The random seed, kept secret until now: { $seed }
table-record = Record: { $path }
table-rematch = Type r for a rematch with the seats moved on by one, or press Enter to leave:

## Records

table-replay-how = Enter: the next turn. q: everything to the end.
table-verified = The record is valid: { $entries } entries, { $acts } actions in effect.
table-draws-checked = All { $draws } random results were recomputed and are correct.
table-draws-sealed = The { $draws } random results cannot be recomputed: the seed is still secret.
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
table-no-cards = No cards match.
table-deck-code = Deck code: { $code }
