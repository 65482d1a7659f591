# The log by turns, and the chapters of a replay.

## The log

web-table-log-round = { $round }. kolo
web-table-log-moment = Ukázať túto chvíľu
web-table-fair = Poctivé kocky

## Chapters of a replay

web-table-replay-chapter-back = Na predchádzajúcu kapitolu
web-table-replay-chapter-next = Na ďalšiu kapitolu
web-table-chapter-round = { $round }. kolo
web-table-chapter-fight = Boj ({ $round }. kolo)
web-table-chapter-fall = Pád ({ $round }. kolo)
web-table-chapter-won = Korisť ({ $round }. kolo)
web-table-key-chapter = kapitoly záznamu
