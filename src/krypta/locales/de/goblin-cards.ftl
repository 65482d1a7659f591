# Karak: Goblin: die Namen der Karten. Titel, nur im Nominativ.

## Stufe I: Monster

goblin-card-cave-rat = Höhlenratte
    .flavour = Sie hat die Speisekarte gelesen, und du stehst drauf.
goblin-card-goblin-brat = Goblinbalg
    .flavour = Erst beißt es, dann fragt es nach Bonbons.
goblin-card-spoon-thief = Löffeldieb
    .flavour = Die Suppe lässt er dir. Guten Appetit.
goblin-card-puddle-slime = Pfützenschleim
    .flavour = Tritt hinein, und er ist beleidigt.
goblin-card-torch-moth = Fackelmotte
    .flavour = Liebt Dinner bei Kerzenschein. Sie isst die Kerzen.
goblin-card-bucket-goblin = Goblin im Eimer
    .flavour = Der Eimer ist eine Rüstung. Behauptet er.
goblin-card-grumpy-bat = Mürrische Fledermaus
    .flavour = Hängt den ganzen Tag kopfüber, und die Laune auch.
goblin-card-pickpocket-crab = Taschenkrebs
    .flavour = Geht seitwärts davon. Dein Beutel auch.
goblin-card-mushroom-imp = Pilzwicht
    .flavour = Nicht essbar. Das wird er ständig gefragt.
goblin-card-pebble-thrower = Kieselwerfer
    .flavour = Trifft nie. Aber die Kiesel gehen ihm nicht aus.
goblin-card-sniffling-goblin = Schnupfengoblin
    .flavour = Er niest weiter, als seine Keule reicht.
goblin-card-lost-skeleton = Verirrtes Skelett
    .flavour = Sucht sein linkes Knie. Verdächtigt dich.
goblin-card-cellar-toad = Kellerkröte
    .flavour = Küss sie ruhig. Sie bleibt eine Kröte.
goblin-card-knee-biter = Kniebeißer
    .flavour = Er bisse höher, hätte er eine Leiter.
goblin-card-goblin-drummer = Goblintrommler
    .flavour = Kennt einen Rhythmus. Jetzt kennst du ihn auch.
goblin-card-dust-ghost = Staubgespenst
    .flavour = Spukt in Ecken, die kein Besen kennt.
goblin-card-charging-snail = Sturmschnecke
    .flavour = Sie stürmt seit Dienstag. Lass dir Zeit.
goblin-card-goblin-cook = Goblinkoch
    .flavour = Kämpft mit der Kelle und rührt mit der Keule.
goblin-card-cheeky-echo = Freches Echo
    .flavour = Es hat immer das letzte Wort. Ort. Ort.
goblin-card-goblin-apprentice = Goblinlehrling
    .flavour = Kann einen halben Zauber. Die falsche Hälfte.

## Stufe I: Torwächter

goblin-card-sleepy-turnkey = Müder Schließer
    .flavour = Der Schlüssel liegt unterm Kissen. Er schnarcht drauf.
goblin-card-doormat-hound = Fußmattenhund
    .flavour = Auf seinem Rücken steht Willkommen. Gelogen.
goblin-card-talking-padlock = Plauderschloss
    .flavour = Kennt die Parole. Wartet auf das Zauberwort.
goblin-card-ticket-goblin = Kartenabreißer
    .flavour = Kein Zutritt ohne Karte. Karten gibt es drinnen.
goblin-card-keyring-magpie = Schlüsselelster
    .flavour = Hat vierzig Schlüssel. Kennt einen.

## Stufe I: Belohnungen, grün

goblin-card-chew-a-root = Wurzel kauen
goblin-card-kiss-it-better = Heile, heile Segen
goblin-card-moss-plaster = Moospflaster

## Stufe I: Belohnungen, blau

goblin-card-quick-glance = Rascher Blick
goblin-card-ace-up-the-sleeve = Ass im Ärmel
goblin-card-rabbit-from-a-hat = Kaninchen aus dem Hut

## Stufe I: Belohnungen, rot

goblin-card-shield-bash = Schildstoß
goblin-card-sharp-elbow = Ellbogenstoß
goblin-card-flying-boot = Fliegender Stiefel

## Stufe I: Belohnungen, gelb

goblin-card-duck-in-time = Rechtzeitig ducken
goblin-card-light-a-candle = Kerze anzünden
goblin-card-pot-lid-parry = Topfdeckelparade

## Stufe I: Belohnungen, Waffen

goblin-card-rusty-cleaver = Rostiges Hackbeil
goblin-card-trusty-frying-pan = Treue Bratpfanne
goblin-card-bent-pitchfork = Krumme Mistgabel
goblin-card-table-leg = Tischbein

## Stufe I: Belohnungen, Rüstungen

goblin-card-boots-of-the-deserter = Stiefel des Deserteurs
goblin-card-colander-helmet = Nudelsiebhelm
goblin-card-patched-jerkin = Geflicktes Wams
goblin-card-barrel-with-straps = Fass mit Trägern

## Stufe II: Monster

goblin-card-trolls-cousin = Trollvetter
    .flavour = Hat keine Brücke. Zoll nimmt er trotzdem.
goblin-card-swamp-hexer = Sumpfhexe
    .flavour = Noch eine Warze, und sie wird Professorin.
goblin-card-goblin-sergeant = Goblinfeldwebel
    .flavour = Brüllt noch im Schlaf Befehle. Befolgt keinen.
goblin-card-moss-ogre = Moosoger
    .flavour = Sitzt so lange hier, dass er unter Naturschutz steht.
goblin-card-lantern-wisp = Laternengeist
    .flavour = Zeigt dir den Weg. Den längeren.
goblin-card-iron-mole = Eisenmaulwurf
    .flavour = Gräbt ohne Genehmigung, am liebsten unter dir.
goblin-card-cave-poet = Höhlendichter
    .flavour = Er rezitiert, bis du aufgibst. Meist nach Strophe zwei.
goblin-card-stone-hound = Steinhund
    .flavour = Bringt jeden Stein zurück. Nur viel schneller.
goblin-card-goblin-alchemist = Goblinalchemist
    .flavour = Augenbrauen hat er keine mehr. Neugier schon.
goblin-card-spider-seamstress = Spinnenschneiderin
    .flavour = Ihre Gardinen sind reizend. Nicht anfassen.
goblin-card-mirror-imp = Spiegelkobold
    .flavour = Sieht aus wie du, nur besser gekleidet.
goblin-card-mad-miner = Irrer Bergmann
    .flavour = Stößt selten auf Gold und oft auf Besuch.
goblin-card-rain-shaman = Regenschamane
    .flavour = Ruft den Regen. Unter der Erde. Es klappt.
goblin-card-two-headed-brute = Zweiköpfiger Grobian
    .flavour = Ein Kopf will Streit, der andere will recht haben.
goblin-card-aunt-fog = Tante Nebel
    .flavour = Kommt unangemeldet und bleibt für Wochen.
goblin-card-cave-boar = Höhleneber
    .flavour = Er sieht schlecht, aber das ist dein Problem.
goblin-card-boot-eater = Stiefelfresser
    .flavour = Fängt mit den Schnürsenkeln an. Wie Spaghetti.
goblin-card-bored-gargoyle = Wasserspeier a. D.
    .flavour = Wartet auf eine Kathedrale. Übt solange an dir.
goblin-card-gambling-ghost = Zockergeist
    .flavour = Den Körper hat er verspielt. Er erhöht.
goblin-card-goblin-tinker = Goblintüftler
    .flavour = Seine Erfindungen funktionieren immer. Einmal.

## Stufe II: Torwächter

goblin-card-iron-doorwarden = Eiserner Türhüter
    .flavour = Sogar die Angeln fürchten ihn. Keine quietscht.
goblin-card-riddle-keeper = Rätselhüter
    .flavour = Hat ein Rätsel. Die Lösung hat er vergessen.
goblin-card-stone-usher = Steinerner Saaldiener
    .flavour = Er zeigt dir deinen Platz. Der ist draußen.
goblin-card-bolt-brothers = Gebrüder Riegel
    .flavour = Der eine schließt ab, der andere sicherheitshalber auch.
goblin-card-moat-keeper = Grabenwart
    .flavour = Der Schlüssel liegt im Graben. Er auch.

## Stufe II: Belohnungen, grün

goblin-card-second-wind = Zweite Luft
goblin-card-wall-of-thorns = Dornenwall
goblin-card-healing-spring = Heilquelle

## Stufe II: Belohnungen, blau

goblin-card-false-trail = Falsche Fährte
goblin-card-read-the-runes = Runen lesen
goblin-card-frost-whisper = Frostgeflüster

## Stufe II: Belohnungen, rot

goblin-card-spinning-cut = Drehhieb
goblin-card-battle-roar = Kampfgebrüll
goblin-card-hammer-blow = Hammerschlag

## Stufe II: Belohnungen, gelb

goblin-card-blinding-flash = Blendender Blitz
goblin-card-stand-your-ground = Keinen Schritt zurück
goblin-card-back-to-the-wall = Rücken zur Wand

## Stufe II: Belohnungen, Waffen

goblin-card-trolls-toothpick = Trollzahnstocher
goblin-card-whistling-axe = Pfeifende Axt
goblin-card-lightning-rod = Blitzableiter
goblin-card-bee-crossbow = Bienenarmbrust

## Stufe II: Belohnungen, Rüstungen

goblin-card-goblin-chain-mail = Goblin-Kettenhemd
goblin-card-cloak-of-bats = Fledermausumhang
goblin-card-turtle-shield = Schildkrötenschild
goblin-card-stubborn-gauntlets = Sture Handschuhe

## Stufe III: Monster

goblin-card-ash-drake = Aschedrache
    .flavour = Niest einmal, und der Raum ist neu gestrichen.
goblin-card-basalt-golem = Basaltgolem
    .flavour = Hat ein Herz aus Stein. Den Rest auch.
goblin-card-lake-thing = Das Ding im See
    .flavour = Es winkt. Zähl die Arme, bevor du zurückwinkst.
goblin-card-bone-knight = Knochenritter
    .flavour = Ritterlich bis ins Mark. Mehr ist nicht übrig.
goblin-card-thunder-witch = Donnerhexe
    .flavour = Steht sie mit dem falschen Fuß auf, blitzt es.
goblin-card-goblin-general = Goblingeneral
    .flavour = Siegt in jeder Schlacht, bei der er fehlt.
goblin-card-magma-serpent = Magmaschlange
    .flavour = Warmblütig, gelinde gesagt.
goblin-card-shadow-panther = Schattenpanther
    .flavour = Man sieht ihn am besten, wenn er nicht da ist.
goblin-card-grandfather-troll = Großvater Troll
    .flavour = Kennt den Berg noch als Hügel.
goblin-card-curse-librarian = Fluchbibliothekarin
    .flavour = Mahngebühr: ein Fluch. Pro Tag.
goblin-card-crystal-scorpion = Kristallskorpion
    .flavour = Atemberaubend. Erst die Schönheit, dann das Gift.
goblin-card-clockwork-colossus = Uhrwerkkoloss
    .flavour = Besteht aus hundert Uhren. Jede geht anders.
goblin-card-frost-giantess = Frostriesin
    .flavour = Ihr Händedruck hält bis zum Frühling.
goblin-card-three-headed-goose = Dreiköpfige Gans
    .flavour = Drei Schnäbel, drei Meinungen, ein Ziel: du.
goblin-card-staring-wall = Die starrende Wand
    .flavour = Wer blinzelt zuerst? Wände blinzeln nicht.
goblin-card-goblin-choir = Goblinchor
    .flavour = Zwölf Stimmen, zwölf Tonarten, zwölf Äxte.
goblin-card-hungry-armchair = Hungriger Sessel
    .flavour = Der einzige freie Platz hier. Rate mal, warum.
goblin-card-pale-countess = Bleiche Gräfin
    .flavour = Sie lädt zum Essen. Gedeckt ist für eine Person.
goblin-card-quake-worm = Bebenwurm
    .flavour = Hat er Schluckauf, wackelt die ganze Höhle.
goblin-card-dream-thief = Traumdieb
    .flavour = Er gibt dir die Träume zurück. Verängstigt.
goblin-card-obsidian-bull = Obsidianstier
    .flavour = Bremsen kann er nicht. Hat er nie gebraucht.
goblin-card-doom-piper = Pfeifer des Unheils
    .flavour = Keiner mag das Lied. Alle tanzen.
goblin-card-velvet-wyvern = Samtener Lindwurm
    .flavour = Fühlt sich weich an. Hier endet der Bericht.
goblin-card-tomb-gardener = Gruftgärtner
    .flavour = Er gießt die Statuen. Manche wachsen.

## Stufe III: Torwächter

goblin-card-high-castellan = Großkastellan
    .flavour = Trägt den Schlüssel als Krone. Schläft schlecht.
goblin-card-living-gate = Lebendiges Tor
    .flavour = Den Mund macht es oft auf. Die Flügel nie.
goblin-card-marshal-of-locks = Marschall der Schlösser
    .flavour = Tausend Schlösser schlagen vor ihm die Hacken zusammen.
goblin-card-dragon-porter = Drachenpförtner
    .flavour = Nimmt dir Mantel, Hut und Mut ab.
goblin-card-last-seneschal = Der letzte Seneschall
    .flavour = Bewacht die vorletzte Tür. Poliert sie täglich.

## Stufe III: Belohnungen, grün

goblin-card-grip-of-the-roots = Griff der Wurzeln
goblin-card-breath-of-spring = Frühlingshauch
goblin-card-rise-again = Wieder auf den Beinen
goblin-card-strength-of-a-bear = Bärenkräfte

## Stufe III: Belohnungen, blau

goblin-card-stumble-of-time = Stolpern der Zeit
goblin-card-thousand-thoughts = Tausend Gedanken
goblin-card-rain-of-stars = Sternenregen
goblin-card-master-plan = Meisterplan

## Stufe III: Belohnungen, rot

goblin-card-giants-blow = Riesenhieb
goblin-card-dance-of-blades = Klingentanz
goblin-card-split-the-mountain = Berge spalten
goblin-card-enough-talking = Genug geredet

## Stufe III: Belohnungen, gelb

goblin-card-wall-of-light = Lichtwall
goblin-card-sun-in-the-palm = Sonne in der Hand
goblin-card-not-a-scratch = Kein Kratzer
goblin-card-unbending-will = Unbeugsamer Wille

## Stufe III: Belohnungen, Waffen

goblin-card-dragons-nail-file = Drachennagelfeile
goblin-card-moonlit-sabre = Mondsäbel
goblin-card-thunder-mace = Donnerkeule
goblin-card-last-argument = Das letzte Argument

## Stufe III: Belohnungen, Rüstungen

goblin-card-starlight-plate = Sternenharnisch
goblin-card-dragonhide-slippers = Drachenpantoffeln
goblin-card-spare-crown = Ersatzkrone
goblin-card-down-filled-plate = Daunenpanzer

## Monsterfürsten

goblin-card-drumbol = Drumbol die Lawine
    .flavour = So viele Muskeln, dass er eine zweite Höhle mietet.
goblin-card-skirra = Skirra Wirbelwind
    .flavour = Sie schlägt zu, bevor sie wütend wird. Dann wird sie’s.
goblin-card-malmurk = Malmurk Neunfluch
    .flavour = Er flucht in allen Farben, und zwar alphabetisch.

## Startkarten: Argentus

# blau
goblin-card-open-the-tome = Foliant aufschlagen
# blau
goblin-card-wave-of-the-wand = Zauberstab schwenken
# blau
goblin-card-absent-minded-spell = Zerstreuter Zauber
# rot
goblin-card-knock-with-the-staff = Stockhieb
# gelb
goblin-card-silver-glow = Silberschein
# grün
goblin-card-pocket-herbarium = Taschenherbarium

## Startkarten: Horan

# rot
goblin-card-swing-first = Erst mal draufhauen
# rot
goblin-card-and-once-more = Und noch einmal
# rot
goblin-card-fist-on-the-table = Faust auf den Tisch
# gelb
goblin-card-broad-shoulders = Breite Schultern
# blau
goblin-card-moments-thought = Kurz nachgedacht
# grün
goblin-card-walk-it-off = Wird schon wieder

## Startkarten: Aderyn

# gelb
goblin-card-sidestep = Schritt zur Seite
# gelb
goblin-card-pouch-of-smoke = Rauchbeutel
# blau
goblin-card-nimble-fingers = Flinke Finger
# blau
goblin-card-look-over-there = Schau mal da drüben!
# rot
goblin-card-knife-from-the-boot = Messer aus dem Stiefel
# grün
goblin-card-stolen-apple = Geklauter Apfel

## Startkarten: Victorius

# rot
goblin-card-elegant-lunge = Eleganter Ausfall
# rot
goblin-card-riposte = Riposte
# gelb
goblin-card-graceful-parry = Anmutige Parade
# gelb
goblin-card-swish-of-the-cape = Mantelschwung
# blau
goblin-card-polite-feint = Höfliche Finte
# grün
goblin-card-rose-between-the-teeth = Rose im Mund

## Startkarten: Xanros

# blau
goblin-card-bargain-with-shadows = Pakt mit den Schatten
# blau
goblin-card-fine-print = Das Kleingedruckte
# grün
goblin-card-nightshade-brew = Tollkirschensud
# grün
goblin-card-graveyard-ivy = Friedhofsefeu
# rot
goblin-card-lords-displeasure = Ungnade des Lords
# gelb
goblin-card-cold-candlelight = Kaltes Kerzenlicht

## Startkarten: Taia

# blau
goblin-card-read-the-tea-leaves = Teeblätter lesen
# blau
goblin-card-i-knew-it = Ich hab’s gewusst
# grün
goblin-card-grandmothers-herbs = Großmutters Kräuter
# grün
goblin-card-morning-dew = Morgentau
# gelb
goblin-card-light-of-tomorrow = Licht von morgen
# rot
goblin-card-blow-foretold = Geweissagter Hieb
