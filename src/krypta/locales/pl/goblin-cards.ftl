# Karak: Goblin: nazwy kart. To tytuły, tylko w mianowniku.

## Poziom I: potwory

goblin-card-cave-rat = Jaskiniowy szczur
    .flavour = Czyta menu. Danie dnia to ty.
goblin-card-goblin-brat = Gobliński urwis
    .flavour = Najpierw gryzie, potem pyta o cukierki.
goblin-card-spoon-thief = Złodziej łyżek
    .flavour = Zupę ci zostawia. Smacznego.
goblin-card-puddle-slime = Kałużowy glut
    .flavour = Wdepniesz w niego, a on się obraża.
goblin-card-torch-moth = Światłożerna ćma
    .flavour = Kocha kolacje przy świecach. Zjada świece.
goblin-card-bucket-goblin = Goblin w wiadrze
    .flavour = Wiadro to zbroja. Tak przynajmniej twierdzi.
goblin-card-grumpy-bat = Zrzędliwy nietoperz
    .flavour = Cały dzień wisi głową w dół i humor ma taki sam.
goblin-card-pickpocket-crab = Krab kieszonkowiec
    .flavour = Mija cię bokiem. Twoja sakiewka idzie z nim.
goblin-card-mushroom-imp = Grzybowy skrzat
    .flavour = Niejadalny. Ciągle go o to pytają.
goblin-card-pebble-thrower = Miotacz kamyków
    .flavour = Nigdy nie trafia. Ale kamyków mu nie brakuje.
goblin-card-sniffling-goblin = Zasmarkany goblin
    .flavour = Kichnięciem sięga dalej niż maczugą.
goblin-card-lost-skeleton = Zagubiony szkielet
    .flavour = Szuka lewego kolana. Podejrzewa ciebie.
goblin-card-cellar-toad = Piwniczna ropucha
    .flavour = Możesz ją pocałować. Zostanie ropuchą.
goblin-card-knee-biter = Kolanogryz
    .flavour = Gryzłby wyżej, ale nie ma drabiny.
goblin-card-goblin-drummer = Gobliński dobosz
    .flavour = Zna jeden rytm. Teraz znasz go i ty.
goblin-card-dust-ghost = Kurzowy duszek
    .flavour = Straszy w kątach, których nie zna żadna miotła.
goblin-card-charging-snail = Szarżujący ślimak
    .flavour = Szarżuje od wtorku. Nie spiesz się.
goblin-card-goblin-cook = Gobliński kucharz
    .flavour = Walczy chochlą, a miesza maczugą.
goblin-card-cheeky-echo = Bezczelne echo
    .flavour = Zawsze ma ostatnie słowo. Łowo. Owo.
goblin-card-goblin-apprentice = Gobliński uczeń
    .flavour = Zna połowę zaklęcia. Tę niewłaściwą.

## Poziom I: strażnicy bram

goblin-card-sleepy-turnkey = Śpiący klucznik
    .flavour = Klucz trzyma pod poduszką. I na nim chrapie.
goblin-card-doormat-hound = Pies na wycieraczce
    .flavour = Na grzbiecie ma napis Witajcie. Kłamie.
goblin-card-talking-padlock = Gadatliwa kłódka
    .flavour = Hasło zna. Czeka na magiczne słowo.
goblin-card-ticket-goblin = Goblin bileter
    .flavour = Bez biletu nie wejdziesz. Bilety są w środku.
goblin-card-keyring-magpie = Sroka z kluczami
    .flavour = Ma czterdzieści kluczy. Pamięta jeden.

## Poziom I: nagrody, zielona

goblin-card-chew-a-root = Żucie korzonka
goblin-card-kiss-it-better = Podmuchać na siniaka
goblin-card-moss-plaster = Plaster z mchu

## Poziom I: nagrody, niebieska

goblin-card-quick-glance = Szybki rzut oka
goblin-card-ace-up-the-sleeve = As w rękawie
goblin-card-rabbit-from-a-hat = Królik z kapelusza

## Poziom I: nagrody, czerwona

goblin-card-shield-bash = Cios tarczą
goblin-card-sharp-elbow = Kuksaniec w żebra
goblin-card-flying-boot = Latający but

## Poziom I: nagrody, żółta

goblin-card-duck-in-time = Unik w porę
goblin-card-light-a-candle = Zapalić świecę
goblin-card-pot-lid-parry = Blok pokrywką

## Poziom I: nagrody, bronie

goblin-card-rusty-cleaver = Zardzewiały tasak
goblin-card-trusty-frying-pan = Wierna patelnia
goblin-card-bent-pitchfork = Krzywe widły
goblin-card-table-leg = Noga od stołu

## Poziom I: nagrody, zbroje

goblin-card-boots-of-the-deserter = Buty dezertera
goblin-card-colander-helmet = Hełm z durszlaka
goblin-card-patched-jerkin = Łatany kaftan
goblin-card-barrel-with-straps = Beczka na szelkach

## Poziom II: potwory

goblin-card-trolls-cousin = Kuzyn trolla
    .flavour = Mostu nie ma. Myto i tak pobiera.
goblin-card-swamp-hexer = Bagienna wiedźma
    .flavour = Jeszcze jedna brodawka i zostanie profesorką.
goblin-card-goblin-sergeant = Gobliński sierżant
    .flavour = Wydaje rozkazy nawet przez sen. Żadnego nie słucha.
goblin-card-moss-ogre = Omszały ogr
    .flavour = Siedzi tu tak długo, że jest już rezerwatem.
goblin-card-lantern-wisp = Błędny ognik
    .flavour = Wskazuje drogę. Tę dłuższą.
goblin-card-iron-mole = Żelazny kret
    .flavour = Kopie dołki pod wszystkimi. Bez pozwolenia.
goblin-card-cave-poet = Jaskiniowy poeta
    .flavour = Recytuje, aż się poddasz. Zwykle starczą dwie zwrotki.
goblin-card-stone-hound = Kamienny ogar
    .flavour = Przynosi wszystko, co rzucisz. Tylko szybciej.
goblin-card-goblin-alchemist = Gobliński alchemik
    .flavour = Brwi już nie ma. Ciekawość została.
goblin-card-spider-seamstress = Pajęcza krawcowa
    .flavour = Ma śliczne firanki. Lepiej ich nie dotykaj.
goblin-card-mirror-imp = Lustrzany chochlik
    .flavour = Wygląda jak ty, tylko lepiej ubrany.
goblin-card-mad-miner = Szalony górnik
    .flavour = Na złoto trafia rzadko, w gości często.
goblin-card-rain-shaman = Szaman deszczu
    .flavour = Wzywa deszcz. Pod ziemią. I pada.
goblin-card-two-headed-brute = Dwugłowy osiłek
    .flavour = Jedna głowa chce się bić, druga mieć rację.
goblin-card-aunt-fog = Ciotka Mgła
    .flavour = Wpada bez zapowiedzi i zostaje na tygodnie.
goblin-card-cave-boar = Jaskiniowy odyniec
    .flavour = Widzi słabo, ale to już twój kłopot.
goblin-card-boot-eater = Butożerca
    .flavour = Zaczyna od sznurówek. Mówi, że to spaghetti.
goblin-card-bored-gargoyle = Znudzony gargulec
    .flavour = Czeka na katedrę. Na razie ćwiczy na tobie.
goblin-card-gambling-ghost = Duch hazardzista
    .flavour = Ciało już przegrał. Gra dalej.
goblin-card-goblin-tinker = Gobliński majster
    .flavour = Jego wynalazki zawsze działają. Jeden raz.

## Poziom II: strażnicy bram

goblin-card-iron-doorwarden = Żelazny odźwierny
    .flavour = Boją się go nawet zawiasy. Dlatego nie skrzypią.
goblin-card-riddle-keeper = Strażnik zagadki
    .flavour = Ma jedną zagadkę. Odpowiedzi zapomniał.
goblin-card-stone-usher = Kamienny woźny
    .flavour = Wskazuje ci miejsce. Za drzwiami.
goblin-card-bolt-brothers = Bracia Rygiel
    .flavour = Starszy zamyka, młodszy na wszelki wypadek też.
goblin-card-moat-keeper = Pan fosy
    .flavour = Klucz leży w fosie. On też.

## Poziom II: nagrody, zielona

goblin-card-second-wind = Drugi oddech
goblin-card-wall-of-thorns = Ściana cierni
goblin-card-healing-spring = Uzdrawiające źródło

## Poziom II: nagrody, niebieska

goblin-card-false-trail = Fałszywy trop
goblin-card-read-the-runes = Czytanie run
goblin-card-frost-whisper = Mroźny szept

## Poziom II: nagrody, czerwona

goblin-card-spinning-cut = Cięcie z obrotu
goblin-card-battle-roar = Bojowy ryk
goblin-card-hammer-blow = Cios młotem

## Poziom II: nagrody, żółta

goblin-card-blinding-flash = Oślepiający błysk
goblin-card-stand-your-ground = Ani kroku w tył
goblin-card-back-to-the-wall = Plecami do ściany

## Poziom II: nagrody, bronie

goblin-card-trolls-toothpick = Wykałaczka trolla
goblin-card-whistling-axe = Gwiżdżący topór
goblin-card-lightning-rod = Piorunochron
goblin-card-bee-crossbow = Pszczela kusza

## Poziom II: nagrody, zbroje

goblin-card-goblin-chain-mail = Goblińska kolczuga
goblin-card-cloak-of-bats = Płaszcz z nietoperzy
goblin-card-turtle-shield = Żółwia tarcza
goblin-card-stubborn-gauntlets = Uparte rękawice

## Poziom III: potwory

goblin-card-ash-drake = Popielaty smok
    .flavour = Kichnie i komnata jest świeżo malowana.
goblin-card-basalt-golem = Bazaltowy golem
    .flavour = Ma serce z kamienia. Resztę też.
goblin-card-lake-thing = Coś z jeziora
    .flavour = Macha do ciebie. Najpierw policz ręce.
goblin-card-bone-knight = Kościany rycerz
    .flavour = Rycerski do szpiku kości. Nic więcej nie zostało.
goblin-card-thunder-witch = Gromowa czarownica
    .flavour = Gdy wstaje lewą nogą, zaczyna się błyskać.
goblin-card-goblin-general = Gobliński generał
    .flavour = Wygrywa każdą bitwę, na której go nie ma.
goblin-card-magma-serpent = Magmowy wąż
    .flavour = Ciepłokrwisty, delikatnie mówiąc.
goblin-card-shadow-panther = Cienista pantera
    .flavour = Najlepiej ją widać, gdy jej nie ma.
goblin-card-grandfather-troll = Dziadek troll
    .flavour = Pamięta tę górę jako pagórek.
goblin-card-curse-librarian = Bibliotekarka klątw
    .flavour = Kara za spóźnienie: jedna klątwa. Za każdy dzień.
goblin-card-crystal-scorpion = Kryształowy skorpion
    .flavour = Zapiera dech. Najpierw urodą, potem jadem.
goblin-card-clockwork-colossus = Zegarowy kolos
    .flavour = Składa się ze stu zegarów. Każdy chodzi inaczej.
goblin-card-frost-giantess = Mroźna olbrzymka
    .flavour = Kto poda jej rękę, taje do wiosny.
goblin-card-three-headed-goose = Trójgłowa gęś
    .flavour = Trzy dzioby, trzy zdania, jeden cel: ty.
goblin-card-staring-wall = Gapiąca się ściana
    .flavour = Kto pierwszy mrugnie? Ściany nie mrugają.
goblin-card-goblin-choir = Gobliński chór
    .flavour = Dwanaście głosów, dwanaście tonacji, tuzin toporów.
goblin-card-hungry-armchair = Głodny fotel
    .flavour = Jedyne wolne miejsce. Zgadnij dlaczego.
goblin-card-pale-countess = Blada hrabina
    .flavour = Zaprasza na kolację. Nakryto dla jednej osoby.
goblin-card-quake-worm = Czerw sejsmiczny
    .flavour = Gdy ma czkawkę, trzęsie się cała jaskinia.
goblin-card-dream-thief = Złodziej snów
    .flavour = Sny oddaje. Wystraszone.
goblin-card-obsidian-bull = Obsydianowy byk
    .flavour = Hamować nie umie. Nigdy nie musiał.
goblin-card-doom-piper = Dudziarz zagłady
    .flavour = Melodia nie podoba się nikomu. Tańczą wszyscy.
goblin-card-velvet-wyvern = Aksamitna wiwerna
    .flavour = W dotyku miękka. Tu relacja się urywa.
goblin-card-tomb-gardener = Ogrodnik krypt
    .flavour = Podlewa posągi. Niektóre rosną.

## Poziom III: strażnicy bram

goblin-card-high-castellan = Wielki kasztelan
    .flavour = Nosi klucz jak koronę. Źle mu się śpi.
goblin-card-living-gate = Żywa brama
    .flavour = Usta otwiera często. Wrota nigdy.
goblin-card-marshal-of-locks = Marszałek zamków
    .flavour = Tysiąc zamków trzaska przed nim obcasami.
goblin-card-dragon-porter = Smoczy portier
    .flavour = Odbiera płaszcz, kapelusz i odwagę.
goblin-card-last-seneschal = Ostatni szambelan
    .flavour = Strzeże przedostatnich drzwi. Co dzień je poleruje.

## Poziom III: nagrody, zielona

goblin-card-grip-of-the-roots = Uścisk korzeni
goblin-card-breath-of-spring = Tchnienie wiosny
goblin-card-rise-again = Znowu na nogach
goblin-card-strength-of-a-bear = Niedźwiedzia siła

## Poziom III: nagrody, niebieska

goblin-card-stumble-of-time = Potknięcie czasu
goblin-card-thousand-thoughts = Tysiąc myśli
goblin-card-rain-of-stars = Deszcz gwiazd
goblin-card-master-plan = Genialny plan

## Poziom III: nagrody, czerwona

goblin-card-giants-blow = Cios olbrzyma
goblin-card-dance-of-blades = Taniec ostrzy
goblin-card-split-the-mountain = Rozłupać górę
goblin-card-enough-talking = Dość gadania

## Poziom III: nagrody, żółta

goblin-card-wall-of-light = Mur światła
goblin-card-sun-in-the-palm = Słońce w dłoni
goblin-card-not-a-scratch = Ani draśnięcia
goblin-card-unbending-will = Niezłomna wola

## Poziom III: nagrody, bronie

goblin-card-dragons-nail-file = Smoczy pilniczek
goblin-card-moonlit-sabre = Księżycowa szabla
goblin-card-thunder-mace = Gromowa buława
goblin-card-last-argument = Ostatni argument

## Poziom III: nagrody, zbroje

goblin-card-starlight-plate = Gwiezdny kirys
goblin-card-dragonhide-slippers = Kapcie ze smoczej skóry
goblin-card-spare-crown = Zapasowa korona
goblin-card-down-filled-plate = Puchowy pancerz

## Władcy potworów

goblin-card-drumbol = Drumbol Lawina
    .flavour = Ma tyle mięśni, że wynajmuje drugą jaskinię.
goblin-card-skirra = Skirra Wichura
    .flavour = Uderza, zanim się rozzłości. A potem się złości.
goblin-card-malmurk = Malmurk Złorzeczny
    .flavour = Przeklina we wszystkich barwach, i to alfabetycznie.

## Karty początkowe: Argentus

# niebieska
goblin-card-open-the-tome = Otwarcie księgi
# niebieska
goblin-card-wave-of-the-wand = Machnięcie różdżką
# niebieska
goblin-card-absent-minded-spell = Roztargnione zaklęcie
# czerwona
goblin-card-knock-with-the-staff = Stuknięcie laską
# żółta
goblin-card-silver-glow = Srebrna poświata
# zielona
goblin-card-pocket-herbarium = Kieszonkowy zielnik

## Karty początkowe: Horan

# czerwona
goblin-card-swing-first = Najpierw cios
# czerwona
goblin-card-and-once-more = I jeszcze raz
# czerwona
goblin-card-fist-on-the-table = Pięścią w stół
# żółta
goblin-card-broad-shoulders = Szerokie bary
# niebieska
goblin-card-moments-thought = Chwila namysłu
# zielona
goblin-card-walk-it-off = Rozchodzić ból

## Karty początkowe: Aderyn

# żółta
goblin-card-sidestep = Krok w bok
# żółta
goblin-card-pouch-of-smoke = Woreczek dymu
# niebieska
goblin-card-nimble-fingers = Zwinne palce
# niebieska
goblin-card-look-over-there = Patrz, tam!
# czerwona
goblin-card-knife-from-the-boot = Nóż z cholewy
# zielona
goblin-card-stolen-apple = Zwędzone jabłko

## Karty początkowe: Victorius

# czerwona
goblin-card-elegant-lunge = Elegancki wypad
# czerwona
goblin-card-riposte = Riposta
# żółta
goblin-card-graceful-parry = Zgrabna zasłona
# żółta
goblin-card-swish-of-the-cape = Szelest peleryny
# niebieska
goblin-card-polite-feint = Uprzejma finta
# zielona
goblin-card-rose-between-the-teeth = Róża w zębach

## Karty początkowe: Xanros

# niebieska
goblin-card-bargain-with-shadows = Układ z cieniami
# niebieska
goblin-card-fine-print = Drobny druk
# zielona
goblin-card-nightshade-brew = Wywar z wilczej jagody
# zielona
goblin-card-graveyard-ivy = Cmentarny bluszcz
# czerwona
goblin-card-lords-displeasure = Niełaska lorda
# żółta
goblin-card-cold-candlelight = Zimny blask świecy

## Karty początkowe: Taia

# niebieska
goblin-card-read-the-tea-leaves = Wróżba z fusów
# niebieska
goblin-card-i-knew-it = Wiedziałam
# zielona
goblin-card-grandmothers-herbs = Zioła babuni
# zielona
goblin-card-morning-dew = Poranna rosa
# żółta
goblin-card-light-of-tomorrow = Światło jutra
# czerwona
goblin-card-blow-foretold = Przepowiedziany cios
