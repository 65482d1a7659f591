# What is wrong with a file, an option or a table. Words that stand in files and options (name, attack, greedy) stay as
# they are. Every sentence can stand alone; `core-fault-at` says where it belongs.

core-fault-at = Line { $line }, column { $column }: { $what }
core-fault-of = { $option }: { $what }
core-fault-and = { $first } { $rest }
core-fault-more =
    { $count ->
        [one] And one more: fix these first.
       *[other] And { $count } more: fix these first.
    }
core-fault-did-you-mean = Did you mean { $near }?
core-fault-nearest = The nearest are { $near }.

## Phrases within sentences

core-fault-quoted = “{ $said }”
core-fault-comma = { $first }, { $rest }
core-fault-or = { $first } or { $last }
# What stands somewhere instead of what should.
core-fault-nothing = nothing
core-fault-list = a list
core-fault-table = a table
# What files are called.
core-fault-card-file = a card file
core-fault-deck-file = a deck file
core-fault-card = a card

## Files

core-fault-too-long = { CAPITAL($file) } has at most { $most } characters; this one has { $count }.
core-fault-line-too-long = A line has at most { $most } characters; this one has { $count }.
core-fault-toml = { CAPITAL($file) } is written in TOML, and this is not valid TOML: { $why }.
core-fault-toml-statement = no statement begins like this
core-fault-toml-key = a key of letters, digits and dashes is followed by “=” and its value
core-fault-toml-value = a value is a text in quotes, a number, true, false, or a list in brackets
core-fault-toml-text = a text begins and ends with quotes and stays on one line, and every “\” in it is written twice
core-fault-toml-twice = this is already here
core-fault-toml-bracket = a bracket is not closed, or a comma is missing
core-fault-toml-line = what comes next needs a line of its own
core-fault-toml-deep = its lists and tables are nested too deeply
core-fault-own-table = Write every { $name } as a table of its own: [[{ $name }]].
core-fault-unexpected = “{ $key }” is not expected here; { $what } has { $known }.
core-fault-texts = { $key } should be a list of texts, such as ["…", "…"], not { $found }.
core-fault-number = { $key } should be a number from { $least } to { $most }, not { $found }.
core-fault-one-of = { $key } should be one of { $known }, not { $found }.
core-fault-name = A card needs a name: name = "…", not { $found }.
core-fault-name-long = The name “{ $name }” is too long; a name has at most { $most } bytes.
core-fault-name-twice = “{ $name }” is already the name of the card in line { $line }.
core-fault-figures-lack = “{ $name }” is missing from “{ $table }”.
core-fault-figures-unknown = “{ $name }” is unknown in “{ $table }”.

## Options and tables

core-fault-option-unknown = { CAPITAL($game) } has no option “{ $option }”; it has { $known }.
core-fault-option-choice = The option { $option } cannot be { $found }; it can be { $known }.
core-fault-option-value = The option { $option } cannot be { $found } ({ $why }).
core-fault-option-form = The option “{ $option }” lacks its value: write { $option }=VALUE.
core-fault-option-file = The file “{ $file }” of the option { $option } cannot be read: { $why }.
core-fault-players = { CAPITAL($game) } is for { $least } to { $most } players, not { $count }.
core-fault-players-exactly = { CAPITAL($game) } is for { $most } players, not { $count }.
core-fault-game = There is no game “{ $game }”; there are { $known }.
core-fault-games = There must be at least one game to play, not { $count }.
core-fault-seat = A seat cannot be “{ $seat }”, only { $known }.
core-fault-seats = --players says { $players }, but --seats names { $seats }.
core-fault-names =
    { $seats ->
        [one] --names has { $names } names for one seat.
       *[other] --names has { $names } names for { $seats } seats.
    }
core-fault-bot = There is no bot “{ $bot }”; there are { $known }.
core-fault-bots =
    { $seats ->
        [one] There are { $bots } bots for one seat: name only one.
       *[other] There are { $bots } bots for { $seats } seats: name one for each, or fewer and they are repeated.
    }
core-fault-no-host = Whoever creates a table also plays at it: one seat must be “me”.
core-fault-rated = Only people can sit at a rated table, each in one seat.
core-fault-clock = A clock can give { $least } to { $most } seconds.
core-fault-increment = A clock can add 0 to { $most } seconds.
core-fault-away = A bot can take over after 1 to { $most } seconds, or never (0).

core-fault-seats-and-bots = --seats already names everybody; leave out --bots.
