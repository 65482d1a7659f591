# What the commands print, beside the terminal table.

command-no-language = Krypta does not speak “{ $language }”; it speaks { $known }.
command-sim-summary = Games of { $game }: { $games }, finished: { $finished }
command-sim-wins = wins
command-sim-endings = How they ended:
command-sim-rounds = Rounds
command-sim-decisions = Decisions
command-sim-spread = { $mean } on average, quartiles { $quartiles }
command-sim-playing = playing
command-sim-complete = { $file } already has all { $games } games.
command-sim-earlier = The result above does not count the games of an earlier run ({ $games }).
command-sim-stopped = Stopped after { $played } of { $games } games; the result above counts these.
command-sim-kept = They are kept in { $folder }; run the same command again to continue.
command-ladder-stopped = Stopped early; the table above counts what was played.
command-ladder-pairing = { $one } against { $other }: { $share }% ± { $half }, games: { $games }
command-ladder-undecided = undecided
command-replay-to = The record has entries 1 to { $last }; --to { $to } is not among them.
command-replay-speed = --speed is turns per second and must be more than 0, not { $speed }.
command-no-cards = { $game } is played without cards; these games have cards: { $known }.
command-not-text = { $file }: this is not a text file.
command-cards-no-trait = These cards cannot be searched by { $name }, only by { $known }.
command-cards-one-of = --{ $name } must be one of { $known }, not “{ $said }”.
command-no-rules = There is no rules page for { $game } yet.
command-no-such-rules = There is no rules page for “{ $game }”; there are { $known }.
command-resume-alone = --resume takes the seats and options from the saved match; leave the other options out.
command-no-free-name = There is no free name for the match in { $folder }.
command-no-unfinished = There is no unfinished match in { $folder }.
command-scenario-lines =
    { $count ->
        [one] 1 line.
       *[other] { $count } lines.
    }
command-crash = Something went wrong inside Krypta. It is our fault, not yours.
command-crash-report = A report for the developers is in { $path }
command-crash-error = The error: { $error }
command-admin-no-answer = The database does not answer: { $why }
command-admin-no-database = There is no database at { $path }: start `krypta serve` once, or give its --database-url.
command-admin-not-current = The database at { $url } is not up to date: start `krypta serve` on it once.
command-admin-state = A table cannot be “{ $state }”, only { $known }.
command-admin-columns = table | game | state | seats | entries | last
command-admin-unreadable = (cannot be read)
command-admin-no-tables = There are no tables.
command-admin-no-table = There is no table { $id }.
command-admin-version = { $id }: { $game }, { $state }, version { $version }
command-admin-seats = Seats: { $seats }
command-admin-played = Entries: { $entries }, actions in effect: { $acts }, random results recomputed: { $draws }.
command-admin-marks = Recorded positions that match: { $marks } (no longer comparable: { $others }).
command-admin-wrong-snapshot = The snapshot after entry { $n } is wrong; the log is replayed instead.
command-admin-snapshots = Snapshots that match: { $count }.
command-admin-ended = The match at table { $id } has been abandoned.
command-admin-would-remove = This would be removed:
command-admin-removed = Removed:
command-admin-banned = { $name } has been banned.
command-admin-unbanned = { $name } is no longer banned.
command-admin-backed-up = Everything is in { $file }. Keep it safe: it holds secrets.
command-admin-restored = { $file } has been restored.
command-admin-backing-up = Backup
command-admin-restoring = Restore
command-no-secret = { $file } cannot be continued: its random seed is not in it. `krypta replay` shows the match.
