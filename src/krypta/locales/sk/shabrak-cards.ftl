# Shabrak: názvy kariet. Sú to titulky, len v prvom páde.

## Sarky

shabrak-card-pitchforks = Vidláci
    .flavour = Jedny vidly sú náradie. Päťdesiatoro vidiel je názor.
shabrak-card-coopers = Debnári
    .flavour = Času majú dosť. Zreje im v dube.
shabrak-card-tumblers = Kaukliari
    .flavour = Pred chvíľou boli naľavo. V tom bol ten trik.
shabrak-card-tinkers = Drotári
    .flavour = Opravia všetko. Najradšej rovno na tebe.
shabrak-card-tapsters = Výčapníci
    .flavour = Prvé je zadarmo. Platí sa až vstávanie.
shabrak-card-gravediggers = Hrobári
    .flavour = Zákazníci chodia sami. Skôr či neskôr.

## Velitelia

shabrak-card-reeve-matthias = Richtár Matúš
    .flavour = Zvolený jednohlasne. Ostatní boli v krčme.
shabrak-card-guildmaster = Cechmajster Dubisko
    .flavour = Naposledy sa nahneval, keď zdraželo pivo.
shabrak-card-showman = Principál Fidelius
    .flavour = Len bližšie, len bližšie! Až tak blízko nie. Neskoro.
shabrak-card-madam-awl = Madam Šidlo
    .flavour = Nikdy netrafí vedľa. Spýtaj sa jej bývalých asistentov.
shabrak-card-queen-of-wire = Drôtená kráľovná
    .flavour = Trón má zo štyridsiatich pascí na myši. Natiahnutých.
shabrak-card-landlady = Krčmárka Ružena
    .flavour = Keď povie, že máš dosť, tak máš dosť.
shabrak-card-old-pancras = Starý Pankrác
    .flavour = Mieru berie od oka. Vždy kúsok pridá.
shabrak-card-widow-veronica = Vdova Veronika
    .flavour = Ovdovela päťkrát. Zakaždým pokojnejšie.

## Bojovníci: Vidláci

shabrak-card-krupan = Chrapúň
    .flavour = Povedali mu, nech mláti. Kedy prestať, to nepovedali.
shabrak-card-big-barbara = Veľká Bara
    .flavour = Teľa domov odnesie. A keď trucuje krava, tak aj kravu.
shabrak-card-jacob-with-the-fork = Kubo s vidlami
    .flavour = Odvážny ako lev, kým za ním niekto stojí.
shabrak-card-goose-girl = Husiarka Ľudka
    .flavour = Štípu husi. Ona len ukazuje prstom.
shabrak-card-thresher = Mlatec Toman
    .flavour = S partiou mláti do taktu. Sám pri tom zaspáva.
shabrak-card-the-twins = Vít a ten druhý
    .flavour = Nikto nevie, ktorý je ktorý. Bolí to rovnako.
shabrak-card-beekeeper = Včelár Ambróz
    .flavour = Každú včelu pozná po mene. Všetky ti predstaví.
shabrak-card-bagpiper = Gajdoš Kalina
    .flavour = Keď spustí, všetci sa radšej idú biť.

## Bojovníci: Debnári

shabrak-card-man-in-a-barrel = Oldrich v sude
    .flavour = Nasťahoval sa na jednu noc. Bolo to na jar.
shabrak-card-lid-bearer = Vekonoš Prokop
    .flavour = Zavadzia, ale profesionálne.
shabrak-card-hoop-smith = Obručiarka Berta
    .flavour = Ešte jednu obruč, zlatko, a budeš držať.
shabrak-card-patient-dorothy = Trpezlivá Dorota
    .flavour = Napočíta do desať. Potom ti spočíta zuby.
shabrak-card-stave-counter = Rátač dosiek Kvido
    .flavour = Každý večer spočíta, čo zostalo. Aj z nás.
shabrak-card-granny-pitch = Baba Smola
    .flavour = Za veľkých mrazov primrzla k lavici. Páči sa jej tam.
shabrak-card-brother-spigot = Brat Pípa
    .flavour = Za slabých sa modlí. Silným to účtuje.

## Bojovníci: Kaukliari

shabrak-card-strongman = Silák Bumbál
    .flavour = Zdvihne čokoľvek. Položiť to je už iné číslo.
shabrak-card-rope-walker = Lotka na lane
    .flavour = Na každého hľadí zhora. Má na to výhľad.
shabrak-card-stilt-walker = Vincko na chodúľoch
    .flavour = Vlastné nohy nevidel od Veľkej noci.
shabrak-card-somersault-nina = Kotrmelka Nina
    .flavour = Bola tu. Je tam. A máva už odinakiaľ.
shabrak-card-fire-eater = Ohňožrút Gál
    .flavour = Korenené mu lekár zakázal.
shabrak-card-bear-leader = Medvediar Gregor
    .flavour = Kto koho vodí, to sa nevie. Mešec má medveď.
shabrak-card-fortune-teller = Vykladačka Sibyla
    .flavour = Vidí neznámeho muža. V rukách drží lavicu.

## Bojovníci: Drotári

shabrak-card-tin-plate-tom = Plecháč Tomáš
    .flavour = Keď ho niekto tresne, odbije celú hodinu.
shabrak-card-pot-mender = Drotár Juro
    .flavour = Aby mohol vec opraviť, musí ju najprv rozbiť.
shabrak-card-magpie-sophie = Straka Žofka
    .flavour = Veci nachádza skôr, než sa stratia.
shabrak-card-knife-grinder = Brúsič Gabriel
    .flavour = Nože ostré, ceny ešte ostrejšie.
shabrak-card-mousetrap-maker = Pascárka Ema
    .flavour = Chytila sa myš, mačka aj pán farár.
shabrak-card-walking-kitchen = Chodiaca kuchyňa
    .flavour = Niekde vnútri je človek. Alebo guláš.
shabrak-card-prophet-of-rust = Prorok hrdze
    .flavour = Kajajte sa, všetci skončíte v šrote.

## Bojovníci: Výčapníci

shabrak-card-brewer = Sládok Imrich
    .flavour = Skúša každý sud. Svedomito. Až do dna.
shabrak-card-potboy = Pikolík Ferdo
    .flavour = V jednej ruke desať krčahov, v druhej ospravedlnenie.
shabrak-card-bouncer = Vyhadzovač Kazimír
    .flavour = Tu sú dvere, tam okno. Vyber si.
shabrak-card-barmaid = Šenkárka Apolónia
    .flavour = Usmieva sa na každého. Unavených dorazí.
shabrak-card-the-regular = Štamgast Vendelín
    .flavour = Má svoju lavicu, svoj krčah a svoju gravitáciu.
shabrak-card-head-waiter = Čašník Sekera
    .flavour = Kto sa pohne, má na účte ďalšiu čiarku.
shabrak-card-cellarman = Pivničiar Ignác
    .flavour = Spitých pod obraz kriesi. Mŕtvych za príplatok.
shabrak-card-night-watchman = Hlásnik Libor
    .flavour = Odbila dvanásta. A ty už pôjdeš spať.

## Bojovníci: Hrobári

shabrak-card-smucka = Čokel
    .flavour = Nikto ho nevolal. Prišiel a priviedol ďalších.
shabrak-card-digger = Kopáč Karol
    .flavour = Najlepšie sa mu kope v tichu. A ticha pribúda.
shabrak-card-hired-mourner = Plačka Agáta
    .flavour = Plače na hodiny. Vzlyky sa účtujú zvlášť.
shabrak-card-coffin-maker = Rakvár Alojz
    .flavour = Ešte nijaký zákazník sa neprišiel sťažovať.
shabrak-card-candle-boy = Miništrant Mikuláš
    .flavour = Za každého nášho zapáli sviečku. Vosk kvapká na vašich.
shabrak-card-leech-woman = Pijavičiarka Hedviga
    .flavour = Ju to trochu zabolí. Teba veľmi.
shabrak-card-grave-robber = Vykrádač Silvester
    .flavour = Hovorí tomu archeológia. Zatiaľ iba on.
shabrak-card-pale-bride = Bledá nevesta
    .flavour = Kým nás smrť nerozdelí. Ona sa ponáhľa.

## Udalosti

shabrak-card-liquor = Pálenka
    .flavour = Dezinfikuje rany, lyžice aj názory.
shabrak-card-shield-bash = Úder štítom
    .flavour = Obrana, len o dosť rýchlejšia.
shabrak-card-flying-stool = Letiaci hokerlík
    .flavour = Štyri nohy a nijaké brzdy.
shabrak-card-kick-while-down = Kopanec do ležiaceho
    .flavour = Fér to nie je. Ale je to pohodlné.
shabrak-card-crown-fever = Korunná horúčka
    .flavour = Čím lesklejšia čiapka, tým lepšie sa do nej triafa.
shabrak-card-duck = K zemi!
    .flavour = Najstaršie bojové umenie na svete.
shabrak-card-trip-up = Podložená noha
    .flavour = Bola to len noha. Náhodou tam stála.
shabrak-card-steak-on-the-eye = Surový rezeň na oko
    .flavour = A potom šup na panvicu. Tu sa nič nevyhodí.
shabrak-card-fresh-straw = Čerstvá slama
    .flavour = Blchy sa nasťahovali prvé.
shabrak-card-run-up = Rozbeh
    .flavour = Brzdenie zatiaľ nie je domyslené.
shabrak-card-bare-knuckles = Holé päste
    .flavour = Prísť sa dá nanajvýš o kožu.
shabrak-card-shoulder-to-shoulder = Plece pri pleci
    .flavour = Je to teplejšie a nedá sa spadnúť.
shabrak-card-all-change = Škatule, hýbte sa!
    .flavour = Kto zostane pri dverách, ten platí.
shabrak-card-shoving-match = Strkanica
    .flavour = Začalo sa to slušne: až po vás, nie, až po vás.
shabrak-card-pass-the-hat = Klobúk dokola
    .flavour = Vrátil sa s dvoma gombíkmi a bez podšívky.
shabrak-card-lost-bet = Prehratá stávka
    .flavour = „Čo sa môže stať?“ pýtal sa. Už to vie.
shabrak-card-heckling = Výkriky z galérie
    .flavour = Moja babka dá väčšiu! A veru dá.
shabrak-card-forty-winks = Šlofík
    .flavour = Zobuďte ma, keď to bude menej bolieť.
shabrak-card-empty-pockets = Prázdne vrecká
    .flavour = Nemal už čo hodiť, tak hodil sebou.
shabrak-card-honest-folk = Spánok spravodlivých
    .flavour = Spal ako drevo. A zobudil sa pod ním.
shabrak-card-rust = Hrdza
    .flavour = Spí, keď spíš ty. Len toho viac stihne.
shabrak-card-village-feast = Hody
    .flavour = Najprv koláče, potom bitka. Tradícia.
shabrak-card-second-wind = Druhý dych
    .flavour = Prvý odišiel zadom.
shabrak-card-war-cry = Bojový pokrik
    .flavour = Slová nepozná nikto. Melódiu všetci.
shabrak-card-commanders-speech = Veliteľov prejav
    .flavour = Kto stál najbližšie, ten už neušiel.
shabrak-card-everyone-on-him = Všetci naňho!
    .flavour = Demokracia v najčistejšej podobe.
shabrak-card-for-frank = Za Ferka!
    .flavour = Nikto ho nemal rád. Ale bol náš.
shabrak-card-headbutt = Hlavička
    .flavour = Vraveli mu, nech používa hlavu.
shabrak-card-out-of-turn = Mimo poradia
    .flavour = Rady sú pre ľudí bez lakťov.
shabrak-card-tug-of-war = Preťahovanie lanom
    .flavour = Vyhrá, kto sa pustí v pravej chvíli.
shabrak-card-stampede-of-geese = Splašené husi
    .flavour = Kedysi zachránili mesto. Toto nie.
shabrak-card-tavern-brawl = Krčmová bitka
    .flavour = Nikto nezačal. Zato všetci skončili.
shabrak-card-round-on-the-house = Runda na účet podniku
    .flavour = Podnik o tom zatiaľ nevie.
shabrak-card-rummage = Hrabanie v smetiach
    .flavour = Čo včera letelo do smetí, dnes letí na súpera.
shabrak-card-spring-cleaning = Jarné upratovanie
    .flavour = Pod kobercom sa našiel vlaňajší rozhodca.
shabrak-card-underdogs-hour = Hodina outsidera
    .flavour = Zahnaný do kúta hryzie najlepšie.
shabrak-card-full-hands = Plné ruky
    .flavour = Čo sa nedá položiť, tým sa dá tresnúť.
shabrak-card-closing-time = Záverečná
    .flavour = Domov nemusíte. Ale stáť tu nebudete.
shabrak-card-autograph-hunters = Lovci podpisov
    .flavour = Tu podpísať. A tu. A bratovi na chrbát.
shabrak-card-double-or-nothing = Dvojnásobok alebo nič
    .flavour = Nič to zatiaľ ešte nikdy nebolo.
shabrak-card-noble-sacrifice = Vznešená obeta
    .flavour = Prihlásil sa dobrovoľne. Práve spal.

## Vybavenie

shabrak-card-pot-lid = Pokrievka
    .flavour = Vonia kapustou. Hrdina tiež.
shabrak-card-knotty-cudgel = Hrčavý kyjak
    .flavour = Každá hrča má svoj príbeh. Všetky sú krátke.
shabrak-card-board-with-nails = Doska s klincami
    .flavour = Nápis „Nedotýkať sa“ bol zvnútra.
shabrak-card-long-pole = Dlhá žrď
    .flavour = Do bitiek, na ktoré sa lepšie pozerá zďaleka.
shabrak-card-hip-flask = Ploskačka
    .flavour = Čisto ako liek. Je vážne chorý.
shabrak-card-slingshot = Prak
    .flavour = Zhabaný dieťaťu. Dieťa mierilo lepšie.
shabrak-card-cowbell = Kravský zvonec
    .flavour = Teraz všetci vedia, koho tresnúť.
shabrak-card-lead-boots = Olovené čižmy
    .flavour = Predavač prisahal, že sa rozchodia.
shabrak-card-itchy-shirt = Hryzavá košeľa
    .flavour = Ušitá s láskou. Niekým, kto ťa neznáša.
shabrak-card-unlucky-hat = Smoliarsky klobúk
    .flavour = Sedem majiteľov. Všetci len nakrátko.
shabrak-card-ball-and-chain = Guľa na nohe
    .flavour = Konečne ťa nikto neukradne. Ani do tanca.
shabrak-card-battered-drum = Otlčený bubon
    .flavour = Dostal viac rán než vy všetci dokopy.
shabrak-card-barrel-armour = Sudové brnenie
    .flavour = Ochrana výborná. Na ruky sa zabudlo.
shabrak-card-grannys-scarf = Babkin šál
    .flavour = Nos ho, inak babka príde do arény osobne.
shabrak-card-lucky-horseshoe = Podkova pre šťastie
    .flavour = Kôň toľko šťastia nemal.
shabrak-card-meat-hook = Mäsiarsky hák
    .flavour = Poď sem. Nie, tam. No vidíš.
shabrak-card-big-magnet = Veľký magnet
    .flavour = Priťahuje meče, lyžice a maléry.
shabrak-card-marked-cards = Cinknuté karty
    .flavour = Samé esá. Aj tá sedma.
shabrak-card-stolen-hourglass = Kradnuté presýpacie hodiny
    .flavour = Kradnutý čas letí najrýchlejšie.
shabrak-card-tin-crown = Plechová koruna
    .flavour = Vládnuť môže každý. A niekto musí.
shabrak-card-moth-eaten-shabrak = Čabraka zožratá moľami
    .flavour = Kôň odišiel. Mole zostali verné.
