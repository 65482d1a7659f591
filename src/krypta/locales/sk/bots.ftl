# Krypta’s own bots: their names, which are the same in every language, a line about each, and their notes.

web-front-bot-page = Pip
web-front-bot-squire = Bruno
web-front-bot-scout = Tilda
web-front-bot-knight = Roland
web-front-bot-witch = Morgana
web-front-bot-sage = Anselm
web-front-bot-master = Vesper
web-front-bot-echo = Echo

bots-about-page = Nosí pochodne a vrhá sa na všetko, čo sa pohne.
bots-about-squire = Žiadnu truhlu nenechá zatvorenú. Ani lesklý gombík ležať.
bots-about-scout = Za každý roh sa pozrie dvakrát a zvyšok radšej obíde.
bots-about-knight = Najprv tasí, potom sa pýta.
bots-about-witch = Na nič nezabúda, na prekliatia už vôbec nie.
bots-about-sage = Prečítal o katakombách všetky knihy. Dve sám napísal.
bots-about-master = Premýšľa, ako dlho treba. Dlho to nikdy nie je.
bots-about-echo = Hrá tak dobre ako ty: po tvojej výhre o niečo lepšie, po prehre o niečo horšie.

bots-opponent = Tvoj súper
bots-strength = sila { $rung } zo { $rungs }
bots-adapts = prispôsobí sa ti
bots-note-waking = ešte sa prebúdza, zatiaľ hrá slabšie
bots-note-busy = nemá dosť času, zatiaľ hrá slabšie
bots-note-untaught = hrá bez naučeného úsudku, preto slabšie
bots-waking = Pripravujem najsilnejších súperov (iba raz)
bots-hint-numbers = Partie dohrané odtiaľto do konca: { $games }. Vyhráš { $won } %, po akcii „{ $other }“ { $other_won } %.
