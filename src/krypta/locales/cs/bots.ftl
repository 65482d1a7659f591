# Krypta’s own bots: their names, which are the same in every language, a line about each, and their notes.

web-front-bot-page = Pip
web-front-bot-squire = Bruno
web-front-bot-scout = Tilda
web-front-bot-knight = Roland
web-front-bot-witch = Morgana
web-front-bot-sage = Anselm
web-front-bot-master = Vesper
web-front-bot-echo = Echo

bots-about-page = Nosí pochodně a vrhá se na všechno, co se pohne.
bots-about-squire = Žádnou truhlu nenechá zavřenou. Ani lesklý knoflík ležet.
bots-about-scout = Za každý roh se podívá dvakrát a zbytek raději obejde.
bots-about-knight = Nejdřív tasí, potom se ptá.
bots-about-witch = Nic nezapomíná, prokletí už vůbec ne.
bots-about-sage = Přečetl o katakombách všechny knihy. Dvě sám napsal.
bots-about-master = Přemýšlí, jak dlouho je třeba. Dlouho to nikdy není.
bots-about-echo = Hraje tak dobře jako ty: po tvé výhře o něco lépe, po prohře o něco hůř.

bots-opponent = Tvůj soupeř
bots-strength = síla { $rung } ze { $rungs }
bots-adapts = přizpůsobí se ti
bots-note-waking = ještě se probouzí, zatím hraje slaběji
bots-note-busy = nemá dost času, zatím hraje slaběji
bots-note-untaught = hraje bez naučeného úsudku, proto slaběji
bots-waking = Připravuji nejsilnější soupeře (jen jednou)
bots-hint-numbers = Partie dohrané odtud do konce: { $games }. Vyhraješ { $won } %, po akci „{ $other }“ { $other_won } %.
