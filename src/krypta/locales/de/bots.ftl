# Krypta’s own bots: their names, which are the same in every language, a line about each, and their notes.

web-front-bot-page = Pip
web-front-bot-squire = Bruno
web-front-bot-scout = Tilda
web-front-bot-knight = Roland
web-front-bot-witch = Morgana
web-front-bot-sage = Anselm
web-front-bot-master = Vesper
web-front-bot-echo = Echo

bots-about-page = Trägt die Fackeln und stürzt sich auf alles, was sich bewegt.
bots-about-squire = Geht an keiner Truhe vorbei. Auch an keinem blanken Knopf.
bots-about-scout = Schaut zweimal um jede Ecke und schleicht am Rest vorbei.
bots-about-knight = Zieht erst das Schwert und fragt danach.
bots-about-witch = Vergisst nichts, schon gar keinen Fluch.
bots-about-sage = Hat alle Bücher über die Katakomben gelesen und zwei davon geschrieben.
bots-about-master = Denkt so lange nach wie nötig. Lange ist das nie.
bots-about-echo = Spielt so gut wie du: nach deinem Sieg etwas besser, nach einer Niederlage etwas schwächer.

bots-opponent = Dein Gegner
bots-strength = Stärke { $rung } von { $rungs }
bots-adapts = passt sich dir an
bots-note-waking = wacht noch auf und spielt vorerst schwächer
bots-note-busy = hat wenig Zeit und spielt vorerst schwächer
bots-note-untaught = spielt ohne sein gelerntes Urteil und deshalb schwächer
bots-waking = Die stärksten Gegner werden vorbereitet (nur einmal)
bots-hint-numbers = Von { $games } Partien, die von hier aus zu Ende gespielt wurden, gewinnst du { $won } %; nach „{ $other }“ { $other_won } %.
