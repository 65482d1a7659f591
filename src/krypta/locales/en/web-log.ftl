# The log by turns, and the chapters of a replay.

## The log

web-table-log-round = round { $round }
web-table-log-moment = Show this moment
web-table-fair = Fair dice

## Chapters of a replay

web-table-replay-chapter-back = To the previous chapter
web-table-replay-chapter-next = To the next chapter
web-table-chapter-round = Round { $round }
web-table-chapter-fight = A fight (round { $round })
web-table-chapter-fall = A fall (round { $round })
web-table-chapter-won = A prize (round { $round })
web-table-key-chapter = chapters of the replay
