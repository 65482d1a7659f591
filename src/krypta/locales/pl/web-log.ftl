# The log by turns, and the chapters of a replay.

## The log

web-table-log-round = runda { $round }
web-table-log-moment = Pokaż ten moment
web-table-fair = Uczciwe kości

## Chapters of a replay

web-table-replay-chapter-back = Do poprzedniego rozdziału
web-table-replay-chapter-next = Do następnego rozdziału
web-table-chapter-round = Runda { $round }
web-table-chapter-fight = Walka (runda { $round })
web-table-chapter-fall = Upadek (runda { $round })
web-table-chapter-won = Zdobycz (runda { $round })
web-table-key-chapter = rozdziały powtórki
