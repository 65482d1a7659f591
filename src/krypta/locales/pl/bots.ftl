# Krypta’s own bots: their names, which are the same in every language, a line about each, and their notes.

web-front-bot-page = Pip
web-front-bot-squire = Bruno
web-front-bot-scout = Tilda
web-front-bot-knight = Roland
web-front-bot-witch = Morgana
web-front-bot-sage = Anselm
web-front-bot-master = Vesper
web-front-bot-echo = Echo

bots-about-page = Nosi pochodnie i rzuca się na wszystko, co się rusza.
bots-about-squire = Nie minie żadnej skrzyni. Ani błyszczącego guzika.
bots-about-scout = Za każdy róg zagląda dwa razy, a resztę woli obejść.
bots-about-knight = Najpierw dobywa miecza, potem pyta.
bots-about-witch = Niczego nie zapomina, a już na pewno nie klątwy.
bots-about-sage = Przeczytał wszystkie księgi o katakumbach. Dwie sam napisał.
bots-about-master = Myśli tak długo, jak trzeba. Nigdy nie trwa to długo.
bots-about-echo = Gra tak dobrze jak ty: po twojej wygranej trochę lepiej, po przegranej trochę słabiej.

bots-opponent = Twój przeciwnik
bots-strength = siła { $rung } z { $rungs }
bots-adapts = dostosowuje się do ciebie
bots-note-waking = jeszcze się budzi, na razie gra słabiej
bots-note-busy = ma mało czasu, na razie gra słabiej
bots-note-untaught = gra bez wyuczonego osądu, więc słabiej
bots-waking = Przygotowuję najsilniejszych przeciwników (tylko raz)
bots-hint-numbers = Partie rozegrane stąd do końca: { $games }. Wygrywasz { $won }%, po akcji „{ $other }” { $other_won }%.
