# Krypta’s own bots: their names, which are the same in every language, a line about each, and their notes.

web-front-bot-page = Pip
web-front-bot-squire = Bruno
web-front-bot-scout = Tilda
web-front-bot-knight = Roland
web-front-bot-witch = Morgana
web-front-bot-sage = Anselm
web-front-bot-master = Vesper
web-front-bot-echo = Echo

bots-about-page = Porte les torches et fonce sur tout ce qui bouge.
bots-about-squire = Ne passe jamais devant un coffre sans l’ouvrir. Ni devant un bouton qui brille.
bots-about-scout = Regarde deux fois à chaque tournant et contourne le reste.
bots-about-knight = Tire l’épée d’abord, pose les questions ensuite.
bots-about-witch = N’oublie rien, surtout pas une malédiction.
bots-about-sage = A lu tous les livres sur les catacombes, et en a écrit deux.
bots-about-master = Réfléchit aussi longtemps qu’il le faut, c’est-à-dire jamais longtemps.
bots-about-echo = Joue aussi bien que toi : un peu mieux après ta victoire, un peu moins bien après ta défaite.

bots-opponent = Ton adversaire
bots-strength = force { $rung } sur { $rungs }
bots-adapts = s’adapte à toi
bots-note-waking = se réveille encore et joue moins bien pour l’instant
bots-note-busy = manque de temps et joue moins bien pour l’instant
bots-note-untaught = joue sans son jugement appris, donc moins bien
bots-waking = Préparation des adversaires les plus forts (une seule fois)
bots-hint-numbers = Sur { $games } parties jouées jusqu’au bout à partir d’ici, tu en gagnes { $won } % ; après « { $other } », { $other_won } %.
