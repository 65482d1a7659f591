# Karak: Goblin: názvy karet. Jsou to titulky, jen v prvním pádě.

## Úroveň I: nestvůry

goblin-card-cave-rat = Jeskynní krysa
    .flavour = Čte jídelní lístek. Dneska jsi na něm ty.
goblin-card-goblin-brat = Gobliní spratek
    .flavour = Nejdřív kousne, pak se ptá na bonbony.
goblin-card-spoon-thief = Zloděj lžic
    .flavour = Polévku ti nechá. Dobrou chuť.
goblin-card-puddle-slime = Slizká louže
    .flavour = Šlápneš do ní a ona se urazí.
goblin-card-torch-moth = Světložravý mol
    .flavour = Miluje večeři při svíčkách. Jí ty svíčky.
goblin-card-bucket-goblin = Goblin v kýblu
    .flavour = Kýbl je brnění. Aspoň to tvrdí.
goblin-card-grumpy-bat = Nevrlý netopýr
    .flavour = Celý den visí hlavou dolů a náladu má podle toho.
goblin-card-pickpocket-crab = Krab kapsář
    .flavour = Projde bokem kolem tebe a tvůj měšec s ním.
goblin-card-mushroom-imp = Houbový skřítek
    .flavour = Jedlý není. Pořád se ho na to někdo ptá.
goblin-card-pebble-thrower = Oblázkomet
    .flavour = Nikdy netrefí. Ale munice má dost.
goblin-card-sniffling-goblin = Usmrkaný goblin
    .flavour = Kýchnutím dosáhne dál než klackem.
goblin-card-lost-skeleton = Zatoulaný kostlivec
    .flavour = Hledá levé koleno. Podezírá tebe.
goblin-card-cellar-toad = Sklepní ropucha
    .flavour = Klidně ji polib. Zůstane ropuchou.
goblin-card-knee-biter = Kolenokous
    .flavour = Kousal by výš, ale nemá žebřík.
goblin-card-goblin-drummer = Gobliní bubeník
    .flavour = Umí jeden rytmus. Teď už ho umíš taky.
goblin-card-dust-ghost = Prachové strašidlo
    .flavour = Straší v koutech, kam koště nechodí.
goblin-card-charging-snail = Útočný šnek
    .flavour = Útočí už od úterka. Nespěchej.
goblin-card-goblin-cook = Gobliní kuchař
    .flavour = Bojuje naběračkou a míchá kyjem.
goblin-card-cheeky-echo = Drzá ozvěna
    .flavour = Vždycky má poslední slovo. Lovo. Ovo.
goblin-card-goblin-apprentice = Gobliní učeň
    .flavour = Umí půlku kouzla. Tu špatnou.

## Úroveň I: strážci bran

goblin-card-sleepy-turnkey = Ospalý klíčník
    .flavour = Klíč má pod polštářem. A chrápe na něm.
goblin-card-doormat-hound = Pes na rohožce
    .flavour = Na hřbetě má napsáno Vítejte. Je to lež.
goblin-card-talking-padlock = Upovídaný visací zámek
    .flavour = Heslo zná. Čeká na kouzelné slovíčko.
goblin-card-ticket-goblin = Goblin s lístky
    .flavour = Bez lístku ani krok. Lístky jsou za dveřmi.
goblin-card-keyring-magpie = Straka s klíči
    .flavour = Má čtyřicet klíčů. Pamatuje si jeden.

## Úroveň I: odměny, zelená

goblin-card-chew-a-root = Žvýkání kořínku
goblin-card-kiss-it-better = Pofoukat bebíčko
goblin-card-moss-plaster = Náplast z mechu

## Úroveň I: odměny, modrá

goblin-card-quick-glance = Letmý pohled
goblin-card-ace-up-the-sleeve = Eso v rukávu
goblin-card-rabbit-from-a-hat = Králík z klobouku

## Úroveň I: odměny, červená

goblin-card-shield-bash = Rána štítem
goblin-card-sharp-elbow = Loktem do žeber
goblin-card-flying-boot = Letící bota

## Úroveň I: odměny, žlutá

goblin-card-duck-in-time = Skrčit se včas
goblin-card-light-a-candle = Zapálit svíčku
goblin-card-pot-lid-parry = Kryt pokličkou

## Úroveň I: odměny, zbraně

goblin-card-rusty-cleaver = Rezavý sekáček
goblin-card-trusty-frying-pan = Věrná pánev
goblin-card-bent-pitchfork = Křivé vidle
goblin-card-table-leg = Noha od stolu

## Úroveň I: odměny, zbroje

goblin-card-boots-of-the-deserter = Boty dezertéra
goblin-card-colander-helmet = Přilba z cedníku
goblin-card-patched-jerkin = Záplatovaná vesta
goblin-card-barrel-with-straps = Sud s kšandami

## Úroveň II: nestvůry

goblin-card-trolls-cousin = Trollův bratranec
    .flavour = Most nemá. Mýtné vybírá stejně.
goblin-card-swamp-hexer = Bažinná bába
    .flavour = Ještě jedna bradavice a je z ní profesorka.
goblin-card-goblin-sergeant = Gobliní seržant
    .flavour = Velí i ze spaní. Sám neposlouchá nikoho.
goblin-card-moss-ogre = Mechový zlobr
    .flavour = Sedí tu tak dlouho, že je z něj rezervace.
goblin-card-lantern-wisp = Bludička s lucernou
    .flavour = Ukáže ti cestu. Tu delší.
goblin-card-iron-mole = Železný krtek
    .flavour = Ryje bez povolení. A do všech.
goblin-card-cave-poet = Jeskynní básník
    .flavour = Recituje, dokud se nevzdáš. Obvykle stačí dvě sloky.
goblin-card-stone-hound = Kamenný pes
    .flavour = Vrátí ti všechno, co hodíš. Jen rychleji.
goblin-card-goblin-alchemist = Gobliní alchymista
    .flavour = Obočí už nemá. Zvědavost pořád.
goblin-card-spider-seamstress = Pavoučí švadlena
    .flavour = Má krásné záclony. Nesahej na ně.
goblin-card-mirror-imp = Zrcadlový šotek
    .flavour = Vypadá jako ty, jen je líp oblečený.
goblin-card-mad-miner = Šílený havíř
    .flavour = Na zlato narazí zřídka, do návštěv často.
goblin-card-rain-shaman = Šaman deště
    .flavour = Přivolává déšť. Pod zemí. A ono prší.
goblin-card-two-headed-brute = Dvouhlavý hromotluk
    .flavour = Jedna hlava se chce rvát, druhá mít pravdu.
goblin-card-aunt-fog = Tetka Mlha
    .flavour = Přijde bez ohlášení a zůstane týdny.
goblin-card-cave-boar = Jeskynní kanec
    .flavour = Vidí špatně, ale to je tvůj problém.
goblin-card-boot-eater = Botožrout
    .flavour = Začíná tkaničkami. Prý jsou jako špagety.
goblin-card-bored-gargoyle = Znuděný chrlič
    .flavour = Čeká na katedrálu. Zatím chrlí na tebe.
goblin-card-gambling-ghost = Duch karbaník
    .flavour = Tělo už prohrál. Hraje dál.
goblin-card-goblin-tinker = Gobliní kutil
    .flavour = Jeho vynálezy fungují vždycky. Jednou.

## Úroveň II: strážci bran

goblin-card-iron-doorwarden = Železný dveřník
    .flavour = Bojí se ho i panty. Proto nevržou.
goblin-card-riddle-keeper = Strážce hádanky
    .flavour = Má jednu hádanku. Odpověď zapomněl.
goblin-card-stone-usher = Kamenný uvaděč
    .flavour = Ukáže ti tvoje místo. Je venku.
goblin-card-bolt-brothers = Bratři Závorové
    .flavour = Starší zamyká, mladší pro jistotu taky.
goblin-card-moat-keeper = Pán příkopu
    .flavour = Klíč leží v příkopu. On taky.

## Úroveň II: odměny, zelená

goblin-card-second-wind = Druhý dech
goblin-card-wall-of-thorns = Hradba z trní
goblin-card-healing-spring = Léčivý pramen

## Úroveň II: odměny, modrá

goblin-card-false-trail = Falešná stopa
goblin-card-read-the-runes = Čtení z run
goblin-card-frost-whisper = Mrazivý šepot

## Úroveň II: odměny, červená

goblin-card-spinning-cut = Sek v otočce
goblin-card-battle-roar = Bojový řev
goblin-card-hammer-blow = Rána kladivem

## Úroveň II: odměny, žlutá

goblin-card-blinding-flash = Oslnivý záblesk
goblin-card-stand-your-ground = Ani o krok zpět
goblin-card-back-to-the-wall = Zády ke zdi

## Úroveň II: odměny, zbraně

goblin-card-trolls-toothpick = Trollovo párátko
goblin-card-whistling-axe = Pískající sekera
goblin-card-lightning-rod = Hromosvod
goblin-card-bee-crossbow = Včelí kuše

## Úroveň II: odměny, zbroje

goblin-card-goblin-chain-mail = Gobliní drátěnka
goblin-card-cloak-of-bats = Plášť z netopýrů
goblin-card-turtle-shield = Želví štít
goblin-card-stubborn-gauntlets = Umíněné rukavice

## Úroveň III: nestvůry

goblin-card-ash-drake = Popelavý drak
    .flavour = Kýchne a místnost má nový nátěr.
goblin-card-basalt-golem = Čedičový golem
    .flavour = Má srdce z kamene. A všechno ostatní taky.
goblin-card-lake-thing = Věc z jezera
    .flavour = Mává. Než zamáváš zpátky, spočítej ruce.
goblin-card-bone-knight = Kostěný rytíř
    .flavour = Rytířský až do morku kostí. Víc z něj nezbylo.
goblin-card-thunder-witch = Hromová čarodějnice
    .flavour = Když vstane levou nohou, blýská se.
goblin-card-goblin-general = Gobliní generál
    .flavour = Vyhrává každou bitvu, u které není.
goblin-card-magma-serpent = Magmový had
    .flavour = Teplokrevný, mírně řečeno.
goblin-card-shadow-panther = Stínový panter
    .flavour = Nejlíp je vidět, když tam není.
goblin-card-grandfather-troll = Děda troll
    .flavour = Pamatuje tuhle horu jako kopeček.
goblin-card-curse-librarian = Knihovnice kleteb
    .flavour = Pokuta z prodlení: jedna kletba. Denně.
goblin-card-crystal-scorpion = Křišťálový škorpion
    .flavour = Bere dech. Nejdřív krásou, pak jedem.
goblin-card-clockwork-colossus = Hodinový kolos
    .flavour = Je ze sta hodin. Každé jdou jinak.
goblin-card-frost-giantess = Mrazivá obryně
    .flavour = Kdo jí podá ruku, taje do jara.
goblin-card-three-headed-goose = Tříhlavá husa
    .flavour = Tři zobáky, tři názory, jeden cíl: ty.
goblin-card-staring-wall = Zírající zeď
    .flavour = Kdo první mrkne? Zdi nemrkají.
goblin-card-goblin-choir = Gobliní sbor
    .flavour = Dvanáct hlasů, dvanáct tónin, dvanáct seker.
goblin-card-hungry-armchair = Hladové křeslo
    .flavour = Jediné volné místo k sezení. Hádej proč.
goblin-card-pale-countess = Bledá hraběnka
    .flavour = Zve tě na večeři. Prostřeno je pro jednoho.
goblin-card-quake-worm = Zemětřesný červ
    .flavour = Když škytá, třese se celá jeskyně.
goblin-card-dream-thief = Zloděj snů
    .flavour = Sny ti vrátí. Vyděšené.
goblin-card-obsidian-bull = Obsidiánový býk
    .flavour = Brzdit neumí. Nikdy nemusel.
goblin-card-doom-piper = Dudák zkázy
    .flavour = Písnička se nelíbí nikomu. Tančí všichni.
goblin-card-velvet-wyvern = Sametová saň
    .flavour = Na dotek je hebká. Tady zpráva končí.
goblin-card-tomb-gardener = Zahradník hrobek
    .flavour = Zalévá sochy. Některé rostou.

## Úroveň III: strážci bran

goblin-card-high-castellan = Vrchní kastelán
    .flavour = Klíč nosí jako korunu. Špatně se mu spí.
goblin-card-living-gate = Živá brána
    .flavour = Pusu otvírá často. Vrata nikdy.
goblin-card-marshal-of-locks = Maršál zámků
    .flavour = Tisíc zámků před ním cvaká podpatky.
goblin-card-dragon-porter = Dračí vrátný
    .flavour = Vezme ti kabát, klobouk i kuráž.
goblin-card-last-seneschal = Poslední komoří
    .flavour = Hlídá předposlední dveře. Denně je leští.

## Úroveň III: odměny, zelená

goblin-card-grip-of-the-roots = Sevření kořenů
goblin-card-breath-of-spring = Dech jara
goblin-card-rise-again = Znovu na nohou
goblin-card-strength-of-a-bear = Medvědí síla

## Úroveň III: odměny, modrá

goblin-card-stumble-of-time = Klopýtnutí času
goblin-card-thousand-thoughts = Tisíc myšlenek
goblin-card-rain-of-stars = Déšť hvězd
goblin-card-master-plan = Mistrovský plán

## Úroveň III: odměny, červená

goblin-card-giants-blow = Obrova rána
goblin-card-dance-of-blades = Tanec čepelí
goblin-card-split-the-mountain = Rozštípnout horu
goblin-card-enough-talking = Dost řečí

## Úroveň III: odměny, žlutá

goblin-card-wall-of-light = Hradba světla
goblin-card-sun-in-the-palm = Slunce v dlani
goblin-card-not-a-scratch = Ani škrábnutí
goblin-card-unbending-will = Nezlomná vůle

## Úroveň III: odměny, zbraně

goblin-card-dragons-nail-file = Dračí pilníček
goblin-card-moonlit-sabre = Měsíční šavle
goblin-card-thunder-mace = Hromový palcát
goblin-card-last-argument = Poslední argument

## Úroveň III: odměny, zbroje

goblin-card-starlight-plate = Hvězdný kyrys
goblin-card-dragonhide-slippers = Dračí bačkory
goblin-card-spare-crown = Náhradní koruna
goblin-card-down-filled-plate = Péřový pancíř

## Páni nestvůr

goblin-card-drumbol = Drumbol Lavina
    .flavour = Svalů má tolik, že si pronajímá druhou jeskyni.
goblin-card-skirra = Skirra Vichřice
    .flavour = Udeří dřív, než se rozzlobí. Pak se rozzlobí.
goblin-card-malmurk = Malmurk Zlořečený
    .flavour = Proklíná ve všech barvách, a podle abecedy.

## Počáteční karty: Argentus

# modrá
goblin-card-open-the-tome = Otevřít grimoár
# modrá
goblin-card-wave-of-the-wand = Mávnutí hůlkou
# modrá
goblin-card-absent-minded-spell = Roztržité kouzlo
# červená
goblin-card-knock-with-the-staff = Klepnutí holí
# žlutá
goblin-card-silver-glow = Stříbrná záře
# zelená
goblin-card-pocket-herbarium = Kapesní herbář

## Počáteční karty: Horan

# červená
goblin-card-swing-first = Nejdřív rána
# červená
goblin-card-and-once-more = A ještě jednou
# červená
goblin-card-fist-on-the-table = Pěstí do stolu
# žlutá
goblin-card-broad-shoulders = Široká ramena
# modrá
goblin-card-moments-thought = Chvilka přemýšlení
# zelená
goblin-card-walk-it-off = To se rozchodí

## Počáteční karty: Aderyn

# žlutá
goblin-card-sidestep = Úkrok stranou
# žlutá
goblin-card-pouch-of-smoke = Pytlík kouře
# modrá
goblin-card-nimble-fingers = Hbité prsty
# modrá
goblin-card-look-over-there = Hele, támhle!
# červená
goblin-card-knife-from-the-boot = Nůž z boty
# zelená
goblin-card-stolen-apple = Ukradené jablko

## Počáteční karty: Victorius

# červená
goblin-card-elegant-lunge = Elegantní výpad
# červená
goblin-card-riposte = Riposta
# žlutá
goblin-card-graceful-parry = Ladný kryt
# žlutá
goblin-card-swish-of-the-cape = Zavíření pláštěm
# modrá
goblin-card-polite-feint = Zdvořilá finta
# zelená
goblin-card-rose-between-the-teeth = Růže v zubech

## Počáteční karty: Xanros

# modrá
goblin-card-bargain-with-shadows = Dohoda se stíny
# modrá
goblin-card-fine-print = Drobným písmem
# zelená
goblin-card-nightshade-brew = Odvar z rulíku
# zelená
goblin-card-graveyard-ivy = Hřbitovní břečťan
# červená
goblin-card-lords-displeasure = Lordova nelibost
# žlutá
goblin-card-cold-candlelight = Studené světlo svíčky

## Počáteční karty: Taia

# modrá
goblin-card-read-the-tea-leaves = Věštba z čaje
# modrá
goblin-card-i-knew-it = Já to věděla
# zelená
goblin-card-grandmothers-herbs = Babiččiny bylinky
# zelená
goblin-card-morning-dew = Ranní rosa
# žlutá
goblin-card-light-of-tomorrow = Světlo zítřka
# červená
goblin-card-blow-foretold = Předpovězená rána
