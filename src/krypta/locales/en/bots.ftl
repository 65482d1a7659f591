# Krypta’s own bots: their names, which are the same in every language, a line about each, and their notes.

web-front-bot-page = Pip
web-front-bot-squire = Bruno
web-front-bot-scout = Tilda
web-front-bot-knight = Roland
web-front-bot-witch = Morgana
web-front-bot-sage = Anselm
web-front-bot-master = Vesper
web-front-bot-echo = Echo

bots-about-page = Carries the torches and charges at everything that moves.
bots-about-squire = Never walks past a chest. Or past a shiny button.
bots-about-scout = Looks around every corner twice and sneaks past the rest.
bots-about-knight = Draws the sword first and asks afterwards.
bots-about-witch = Forgets nothing, least of all a curse.
bots-about-sage = Has read every book about the catacombs, and written two of them.
bots-about-master = Thinks for as long as it takes, which is never long.
bots-about-echo = Plays as well as you do: a little better when you win, a little worse when you lose.

bots-opponent = Your opponent
bots-strength = strength { $rung } of { $rungs }
bots-adapts = adapts to you
bots-note-waking = still waking up, so weaker for now
bots-note-busy = short of time, so weaker for now
bots-note-untaught = without its learned judgement, so weaker
bots-waking = Preparing the strongest opponents (only once)
bots-hint-numbers = In { $games } games played out from here, you win { $won }%; after “{ $other }”, { $other_won }%.
