# The log by turns, and the chapters of a replay.

## The log

web-table-log-round = Runde { $round }
web-table-log-moment = Diesen Moment zeigen
web-table-fair = Ehrliche Würfel

## Chapters of a replay

web-table-replay-chapter-back = Zum vorigen Kapitel
web-table-replay-chapter-next = Zum nächsten Kapitel
web-table-chapter-round = Runde { $round }
web-table-chapter-fight = Ein Kampf (Runde { $round })
web-table-chapter-fall = Ein Sturz (Runde { $round })
web-table-chapter-won = Eine Beute (Runde { $round })
web-table-key-chapter = Kapitel der Wiedergabe
