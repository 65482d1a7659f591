# The log by turns, and the chapters of a replay.

## The log

web-table-log-round = manche { $round }
web-table-log-moment = Voir ce moment
web-table-fair = Dés non pipés

## Chapters of a replay

web-table-replay-chapter-back = Au chapitre précédent
web-table-replay-chapter-next = Au chapitre suivant
web-table-chapter-round = Manche { $round }
web-table-chapter-fight = Un combat (manche { $round })
web-table-chapter-fall = Une chute (manche { $round })
web-table-chapter-won = Un butin (manche { $round })
web-table-key-chapter = chapitres de la relecture
