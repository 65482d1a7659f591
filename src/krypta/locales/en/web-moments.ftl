# Moments of a match: fights, others' turns, and their settings. Loaded once the table is playable.

## Fights

web-moments-roll = Roll the dice
web-moments-won = Won!
web-moments-tied = Tie
web-moments-lost = Lost
web-moments-dragon = The dragon appears!

## Pace and sound

web-moments-bots = How fast bots play
web-moments-bots-slow = slow
web-moments-bots-usual = normal
web-moments-bots-quick = fast
web-moments-bots-none = at once
web-moments-rolls = I roll the dice in my own fights
web-moments-guide = Explain things when I first meet them
web-moments-volume = Volume
web-moments-skip = Skip
web-moments-recap = While you waited
web-moments-recap-again = Show it again
