# The log by turns, and the chapters of a replay.

## The log

web-table-log-round = { $round }. kolo
web-table-log-moment = Ukázat tuhle chvíli
web-table-fair = Poctivé kostky

## Chapters of a replay

web-table-replay-chapter-back = Na předchozí kapitolu
web-table-replay-chapter-next = Na další kapitolu
web-table-chapter-round = { $round }. kolo
web-table-chapter-fight = Boj ({ $round }. kolo)
web-table-chapter-fall = Pád ({ $round }. kolo)
web-table-chapter-won = Kořist ({ $round }. kolo)
web-table-key-chapter = kapitoly záznamu
