# Karak: Goblin: názvy kariet. Sú to titulky, len v prvom páde.

## Úroveň I: príšery

goblin-card-cave-rat = Jaskynný potkan
    .flavour = Študuje jedálny lístok. Dnes si na ňom ty.
goblin-card-goblin-brat = Goblinský fagan
    .flavour = Najprv uhryzne, až potom si pýta cukríky.
goblin-card-spoon-thief = Zlodej lyžíc
    .flavour = Polievku ti nechá. Dobrú chuť.
goblin-card-puddle-slime = Slizká mláka
    .flavour = Stúpiš do nej a ona sa urazí.
goblin-card-torch-moth = Svetložravá moľa
    .flavour = Miluje večeru pri sviečkach. Zje tie sviečky.
goblin-card-bucket-goblin = Goblin vo vedre
    .flavour = To vedro je brnenie. Aspoň tak vraví.
goblin-card-grumpy-bat = Mrzutý netopier
    .flavour = Celý deň visí dolu hlavou a náladu má podľa toho.
goblin-card-pickpocket-crab = Krab vreckár
    .flavour = Prejde bokom popri tebe a tvoj mešec s ním.
goblin-card-mushroom-imp = Hríbový škriatok
    .flavour = Jedlý nie je. Stále sa ho na to niekto pýta.
goblin-card-pebble-thrower = Hádzač kamienkov
    .flavour = Nikdy netrafí. Ale streliva má dosť.
goblin-card-sniffling-goblin = Usoplený goblin
    .flavour = Kýchnutím dočiahne ďalej než palicou.
goblin-card-lost-skeleton = Zatúlaný kostlivec
    .flavour = Hľadá ľavé koleno. Upodozrieva teba.
goblin-card-cellar-toad = Pivničná ropucha
    .flavour = Pokojne ju pobozkaj. Ropuchou ostane.
goblin-card-knee-biter = Kolenohryz
    .flavour = Hrýzol by aj vyššie, ale nemá rebrík.
goblin-card-goblin-drummer = Goblinský bubeník
    .flavour = Pozná jediný rytmus. Odteraz ho poznáš aj ty.
goblin-card-dust-ghost = Prachová mátoha
    .flavour = Máta v kútoch, kam metla nezavíta.
goblin-card-charging-snail = Útočný slimák
    .flavour = Útočí už od utorka. Netreba sa náhliť.
goblin-card-goblin-cook = Goblinský kuchár
    .flavour = Bije sa naberačkou a mieša kyjakom.
goblin-card-cheeky-echo = Drzá ozvena
    .flavour = Posledné slovo má vždy ona. Ona. Na.
goblin-card-goblin-apprentice = Goblinský učeň
    .flavour = Ovláda polovicu kúzla. Tú nesprávnu.

## Úroveň I: strážcovia brán

goblin-card-sleepy-turnkey = Ospalý kľučiar
    .flavour = Kľúč má pod vankúšom. A chrápe na ňom.
goblin-card-doormat-hound = Pes na rohožke
    .flavour = Na chrbte má napísané Vitajte. Klame.
goblin-card-talking-padlock = Uvravená zámka
    .flavour = Heslo pozná. Čaká na čarovné slovíčko.
goblin-card-ticket-goblin = Goblin lístkár
    .flavour = Bez lístka ani krok. Lístky sa predávajú vnútri.
goblin-card-keyring-magpie = Straka s kľúčmi
    .flavour = Má štyridsať kľúčov. Pamätá si jeden.

## Úroveň I: odmeny, zelená

goblin-card-chew-a-root = Žuvanie korienka
goblin-card-kiss-it-better = Pofúkať boľačku
goblin-card-moss-plaster = Machová náplasť

## Úroveň I: odmeny, modrá

goblin-card-quick-glance = Letmý pohľad
goblin-card-ace-up-the-sleeve = Eso v rukáve
goblin-card-rabbit-from-a-hat = Zajac z klobúka

## Úroveň I: odmeny, červená

goblin-card-shield-bash = Úder štítom
goblin-card-sharp-elbow = Lakťom do rebier
goblin-card-flying-boot = Lietajúca čižma

## Úroveň I: odmeny, žltá

goblin-card-duck-in-time = Skrčiť sa načas
goblin-card-light-a-candle = Zapáliť sviečku
goblin-card-pot-lid-parry = Kryt pokrievkou

## Úroveň I: odmeny, zbrane

goblin-card-rusty-cleaver = Hrdzavý sekáčik
goblin-card-trusty-frying-pan = Verná panvica
goblin-card-bent-pitchfork = Krivé vidly
goblin-card-table-leg = Noha od stola

## Úroveň I: odmeny, brnenia

goblin-card-boots-of-the-deserter = Topánky dezertéra
goblin-card-colander-helmet = Prilba z cedidla
goblin-card-patched-jerkin = Plátaný kabátec
goblin-card-barrel-with-straps = Sud na traky

## Úroveň II: príšery

goblin-card-trolls-cousin = Trolov bratranec
    .flavour = Most nemá. Mýto vyberá aj tak.
goblin-card-swamp-hexer = Močiarna striga
    .flavour = Ešte jedna bradavica a je z nej profesorka.
goblin-card-goblin-sergeant = Goblinský seržant
    .flavour = Velí aj zo spánku. Sám nepočúva nikoho.
goblin-card-moss-ogre = Machový obor
    .flavour = Sedí tu tak dlho, že ho vyhlásili za rezerváciu.
goblin-card-lantern-wisp = Svetlonos
    .flavour = Ukáže ti cestu. Tú dlhšiu.
goblin-card-iron-mole = Železný krt
    .flavour = Ryje bez povolenia. A do každého.
goblin-card-cave-poet = Jaskynný básnik
    .flavour = Recituje, kým sa nevzdáš. Zvyčajne stačia dve strofy.
goblin-card-stone-hound = Kamenný pes
    .flavour = Prinesie všetko, čo hodíš. Len rýchlejšie.
goblin-card-goblin-alchemist = Goblinský alchymista
    .flavour = Obočie už nemá. Zvedavosť ešte áno.
goblin-card-spider-seamstress = Pavúčia krajčírka
    .flavour = Má prekrásne záclony. Nechytaj ich.
goblin-card-mirror-imp = Zrkadlový diablik
    .flavour = Vyzerá presne ako ty, len má lepšie šaty.
goblin-card-mad-miner = Šialený baník
    .flavour = Na zlato natrafí zriedka, návštevy trafí často.
goblin-card-rain-shaman = Šaman dažďa
    .flavour = Privoláva dážď. Pod zemou. A naozaj prší.
goblin-card-two-headed-brute = Dvojhlavý hromotĺk
    .flavour = Jedna hlava sa chce biť, druhá mať pravdu.
goblin-card-aunt-fog = Teta Hmla
    .flavour = Príde bez ohlásenia a zdrží sa týždne.
goblin-card-cave-boar = Jaskynný diviak
    .flavour = Vidí zle, lenže to je tvoja starosť.
goblin-card-boot-eater = Čižmožrút
    .flavour = Začína šnúrkami. Vraj sú ako špagety.
goblin-card-bored-gargoyle = Znudený chrlič
    .flavour = Čaká na katedrálu. Zatiaľ chrlí na teba.
goblin-card-gambling-ghost = Duch kartár
    .flavour = Telo už prehral. Hrá ďalej.
goblin-card-goblin-tinker = Goblinský vynálezca
    .flavour = Jeho vynálezy fungujú zakaždým. Raz.

## Úroveň II: strážcovia brán

goblin-card-iron-doorwarden = Železný dverník
    .flavour = Boja sa ho aj pánty. Preto nevŕzgajú.
goblin-card-riddle-keeper = Strážca hádanky
    .flavour = Má jednu hádanku. Odpoveď zabudol.
goblin-card-stone-usher = Kamenný uvádzač
    .flavour = Ukáže ti tvoje miesto. Je vonku.
goblin-card-bolt-brothers = Bratia Závorovci
    .flavour = Starší zamyká, mladší pre istotu tiež.
goblin-card-moat-keeper = Pán priekopy
    .flavour = Kľúč leží v priekope. On tiež.

## Úroveň II: odmeny, zelená

goblin-card-second-wind = Druhý dych
goblin-card-wall-of-thorns = Hradba z tŕnia
goblin-card-healing-spring = Liečivý prameň

## Úroveň II: odmeny, modrá

goblin-card-false-trail = Falošná stopa
goblin-card-read-the-runes = Čítanie z rún
goblin-card-frost-whisper = Ľadový šepot

## Úroveň II: odmeny, červená

goblin-card-spinning-cut = Sek z otočky
goblin-card-battle-roar = Bojový rev
goblin-card-hammer-blow = Úder kladivom

## Úroveň II: odmeny, žltá

goblin-card-blinding-flash = Oslepujúci záblesk
goblin-card-stand-your-ground = Ani o krok späť
goblin-card-back-to-the-wall = Chrbtom k stene

## Úroveň II: odmeny, zbrane

goblin-card-trolls-toothpick = Trolovo špáradlo
goblin-card-whistling-axe = Hvízdajúca sekera
goblin-card-lightning-rod = Bleskozvod
goblin-card-bee-crossbow = Včelia kuša

## Úroveň II: odmeny, brnenia

goblin-card-goblin-chain-mail = Goblinská drôtená košeľa
goblin-card-cloak-of-bats = Netopierí plášť
goblin-card-turtle-shield = Korytnačí štít
goblin-card-stubborn-gauntlets = Tvrdohlavé rukavice

## Úroveň III: príšery

goblin-card-ash-drake = Popolavý drak
    .flavour = Kýchne a izba je vymaľovaná.
goblin-card-basalt-golem = Čadičový golem
    .flavour = Srdce má z kameňa. A všetko ostatné tiež.
goblin-card-lake-thing = Vec z jazera
    .flavour = Máva ti. Skôr než odmávaš, zrátaj ruky.
goblin-card-bone-knight = Kostený rytier
    .flavour = Rytiersky až do špiku kostí. Viac z neho nezvýšilo.
goblin-card-thunder-witch = Hromová bosorka
    .flavour = Keď vstane ľavou nohou, blýska sa.
goblin-card-goblin-general = Goblinský generál
    .flavour = Vyhráva každú bitku, na ktorej chýba.
goblin-card-magma-serpent = Magmový had
    .flavour = Teplokrvný, mierne povedané.
goblin-card-shadow-panther = Tieňový panter
    .flavour = Najlepšie ho vidno, keď tam nie je.
goblin-card-grandfather-troll = Starý otec trol
    .flavour = Pamätá si túto horu ako kopček.
goblin-card-curse-librarian = Knihovníčka kliatob
    .flavour = Pokuta za omeškanie: jedna kliatba. Denne.
goblin-card-crystal-scorpion = Krištáľový škorpión
    .flavour = Vyráža dych. Najprv krásou, potom jedom.
goblin-card-clockwork-colossus = Hodinový kolos
    .flavour = Je zo sto hodín. Každé idú inak.
goblin-card-frost-giantess = Mrazivá obryňa
    .flavour = Kto jej podá ruku, rozmŕza do jari.
goblin-card-three-headed-goose = Trojhlavá hus
    .flavour = Tri zobáky, tri názory, jeden cieľ: ty.
goblin-card-staring-wall = Civiaca stena
    .flavour = Kto prvý žmurkne? Steny nežmurkajú.
goblin-card-goblin-choir = Goblinský spevokol
    .flavour = Dvanásť hlasov, dvanásť tónin, dvanásť sekier.
goblin-card-hungry-armchair = Hladné kreslo
    .flavour = Jediné voľné miesto na sedenie. Hádaj prečo.
goblin-card-pale-countess = Bledá grófka
    .flavour = Pozýva ťa na večeru. Prestreté je pre jedného.
goblin-card-quake-worm = Zemetrasný červ
    .flavour = Keď má čkavku, trasie sa celá jaskyňa.
goblin-card-dream-thief = Zlodej snov
    .flavour = Sny ti vráti. Vystrašené.
goblin-card-obsidian-bull = Obsidiánový býk
    .flavour = Brzdiť nevie. Nikdy nemusel.
goblin-card-doom-piper = Gajdoš skazy
    .flavour = Pesnička sa nepáči nikomu. Tancujú všetci.
goblin-card-velvet-wyvern = Zamatová saň
    .flavour = Na dotyk je hebká. Tu sa správa končí.
goblin-card-tomb-gardener = Záhradník hrobiek
    .flavour = Polieva sochy. Niektoré rastú.

## Úroveň III: strážcovia brán

goblin-card-high-castellan = Najvyšší kastelán
    .flavour = Kľúč nosí ako korunu. Zle sa mu spí.
goblin-card-living-gate = Živá brána
    .flavour = Ústa otvára často. Vráta nikdy.
goblin-card-marshal-of-locks = Maršal petlíc
    .flavour = Tisíc zámok pred ním cvaká opätkami.
goblin-card-dragon-porter = Dračí vrátnik
    .flavour = Odoberie ti kabát, klobúk aj kuráž.
goblin-card-last-seneschal = Posledný komorník
    .flavour = Stráži predposledné dvere. Denne ich leští.

## Úroveň III: odmeny, zelená

goblin-card-grip-of-the-roots = Zovretie koreňov
goblin-card-breath-of-spring = Dych jari
goblin-card-rise-again = Opäť na nohách
goblin-card-strength-of-a-bear = Medvedia sila

## Úroveň III: odmeny, modrá

goblin-card-stumble-of-time = Zakopnutie času
goblin-card-thousand-thoughts = Tisíc myšlienok
goblin-card-rain-of-stars = Dážď hviezd
goblin-card-master-plan = Majstrovský plán

## Úroveň III: odmeny, červená

goblin-card-giants-blow = Úder obra
goblin-card-dance-of-blades = Tanec ostrí
goblin-card-split-the-mountain = Rozštiepiť horu
goblin-card-enough-talking = Dosť bolo rečí

## Úroveň III: odmeny, žltá

goblin-card-wall-of-light = Hradba svetla
goblin-card-sun-in-the-palm = Slnko v dlani
goblin-card-not-a-scratch = Ani škrabanec
goblin-card-unbending-will = Nezlomná vôľa

## Úroveň III: odmeny, zbrane

goblin-card-dragons-nail-file = Dračí pilník na pazúry
goblin-card-moonlit-sabre = Mesačná šabľa
goblin-card-thunder-mace = Hromový buzogáň
goblin-card-last-argument = Posledný argument

## Úroveň III: odmeny, brnenia

goblin-card-starlight-plate = Hviezdny kyrys
goblin-card-dragonhide-slippers = Dračie papuče
goblin-card-spare-crown = Náhradná koruna
goblin-card-down-filled-plate = Páperový pancier

## Páni príšer

goblin-card-drumbol = Drumbol Lavína
    .flavour = Svalov má toľko, že si prenajíma druhú jaskyňu.
goblin-card-skirra = Skirra Víchrica
    .flavour = Udrie skôr, než sa nahnevá. Potom sa nahnevá.
goblin-card-malmurk = Malmurk Zlorečený
    .flavour = Preklína vo všetkých farbách, a podľa abecedy.

## Začiatočné karty: Argentus

# modrá
goblin-card-open-the-tome = Otvoriť grimoár
# modrá
goblin-card-wave-of-the-wand = Švihnutie prútikom
# modrá
goblin-card-absent-minded-spell = Roztržité kúzlo
# červená
goblin-card-knock-with-the-staff = Klepnutie palicou
# žltá
goblin-card-silver-glow = Strieborná žiara
# zelená
goblin-card-pocket-herbarium = Vreckový herbár

## Začiatočné karty: Horan

# červená
goblin-card-swing-first = Najprv úder
# červená
goblin-card-and-once-more = A ešte raz
# červená
goblin-card-fist-on-the-table = Päsťou do stola
# žltá
goblin-card-broad-shoulders = Široké plecia
# modrá
goblin-card-moments-thought = Chvíľka premýšľania
# zelená
goblin-card-walk-it-off = To sa rozchodí

## Začiatočné karty: Aderyn

# žltá
goblin-card-sidestep = Úkrok nabok
# žltá
goblin-card-pouch-of-smoke = Vrecúško dymu
# modrá
goblin-card-nimble-fingers = Šikovné prsty
# modrá
goblin-card-look-over-there = Pozri, tam!
# červená
goblin-card-knife-from-the-boot = Nôž z čižmy
# zelená
goblin-card-stolen-apple = Uchmatnuté jablko

## Začiatočné karty: Victorius

# červená
goblin-card-elegant-lunge = Elegantný výpad
# červená
goblin-card-riposte = Riposta
# žltá
goblin-card-graceful-parry = Pôvabný kryt
# žltá
goblin-card-swish-of-the-cape = Mávnutie plášťom
# modrá
goblin-card-polite-feint = Zdvorilá finta
# zelená
goblin-card-rose-between-the-teeth = Ruža v zuboch

## Začiatočné karty: Xanros

# modrá
goblin-card-bargain-with-shadows = Dohoda s tieňmi
# modrá
goblin-card-fine-print = Malým písmom
# zelená
goblin-card-nightshade-brew = Odvar z ľuľkovca
# zelená
goblin-card-graveyard-ivy = Cintorínsky brečtan
# červená
goblin-card-lords-displeasure = Lordova nevôľa
# žltá
goblin-card-cold-candlelight = Chladné svetlo sviece

## Začiatočné karty: Taia

# modrá
goblin-card-read-the-tea-leaves = Veštba z čaju
# modrá
goblin-card-i-knew-it = Ja som to vedela
# zelená
goblin-card-grandmothers-herbs = Bylinky starej mamy
# zelená
goblin-card-morning-dew = Ranná rosa
# žltá
goblin-card-light-of-tomorrow = Svetlo zajtrajška
# červená
goblin-card-blow-foretold = Predpovedaný úder
