# Shabrak: názvy karet. Jsou to titulky, jen v prvním pádě.

## Sarky

shabrak-card-pitchforks = Vidláci
    .flavour = Jedny vidle jsou nářadí. Padesátery jsou názor.
shabrak-card-coopers = Bednáři
    .flavour = Času mají dost. Zraje jim v dubu.
shabrak-card-tumblers = Kejklíři
    .flavour = Viděls je vlevo. V tom byl ten trik.
shabrak-card-tinkers = Dráteníci
    .flavour = Spraví všechno. Nejradši rovnou na tobě.
shabrak-card-tapsters = Výčepáci
    .flavour = První je zadarmo. Platí se až vstávání.
shabrak-card-gravediggers = Hrobaři
    .flavour = Zákazníci chodí sami. Dřív nebo později.

## Velitelé

shabrak-card-reeve-matthias = Rychtář Matouš
    .flavour = Zvolen jednomyslně. Ostatní byli v hospodě.
shabrak-card-guildmaster = Cechmistr Dubina
    .flavour = Naposled se rozčílil, když zdražilo pivo.
shabrak-card-showman = Principál Fidelius
    .flavour = Jen blíž, jen blíž! Až tak blízko ne. Pozdě.
shabrak-card-madam-awl = Madam Šídlo
    .flavour = Nikdy nemine. Zeptej se minulých tří asistentů.
shabrak-card-queen-of-wire = Drátěná královna
    .flavour = Její trůn bývalo čtyřicet pastiček. Pořád je.
shabrak-card-landlady = Hospodská Růžena
    .flavour = Když řekne, že máš dost, tak máš dost.
shabrak-card-old-pancras = Starý Pankrác
    .flavour = Míry bere od oka. Vždycky kousek přidá.
shabrak-card-widow-veronica = Vdova Veronika
    .flavour = Ovdověla pětkrát. Pokaždé klidněji.

## Bojovníci: Vidláci

shabrak-card-krupan = Křupan
    .flavour = Řekli mu, ať mlátí. Kdy přestat, to neřekli.
shabrak-card-big-barbara = Velká Bára
    .flavour = Tele domů odnese. Když zlobí, tak i krávu.
shabrak-card-jacob-with-the-fork = Kuba s vidlemi
    .flavour = Statečný jak lev, dokud za ním někdo stojí.
shabrak-card-goose-girl = Husopaska Lída
    .flavour = Štípou husy. Ona jenom ukazuje, koho.
shabrak-card-thresher = Mlatec Toman
    .flavour = S partou mlátí do taktu. Sám u toho usíná.
shabrak-card-the-twins = Vít a ten druhý
    .flavour = Nikdo neví, který je který. Bolí to stejně.
shabrak-card-beekeeper = Včelař Ambrož
    .flavour = Každou včelu zná jménem. Všechny ti představí.
shabrak-card-bagpiper = Dudák Kalina
    .flavour = Když spustí, jdou se všichni radši bít.

## Bojovníci: Bednáři

shabrak-card-man-in-a-barrel = Oldřich v sudu
    .flavour = Nastěhoval se na jednu noc. To bylo na jaře.
shabrak-card-lid-bearer = Víkonoš Prokop
    .flavour = Překáží. A bere za to peníze.
shabrak-card-hoop-smith = Obručářka Berta
    .flavour = Ještě jednu obruč, zlato, a budeš držet.
shabrak-card-patient-dorothy = Trpělivá Dorota
    .flavour = Napočítá do deseti. Pak ti spočítá zuby.
shabrak-card-stave-counter = Kvido, počítač dužin
    .flavour = Každý večer spočítá, co zbylo. I z nás.
shabrak-card-granny-pitch = Bába Smolná
    .flavour = Za velkých mrazů přimrzla k lavici. Líbí se jí tam.
shabrak-card-brother-spigot = Bratr Čípek
    .flavour = Za slabé se modlí. Silným to účtuje.

## Bojovníci: Kejklíři

shabrak-card-strongman = Silák Bumbálek
    .flavour = Zvedne cokoli. Pokládání je jiné číslo.
shabrak-card-rope-walker = Lotka na laně
    .flavour = Na každého kouká shora. Má na to výhled.
shabrak-card-stilt-walker = Čeněk na chůdách
    .flavour = Vlastní nohy neviděl od Velikonoc.
shabrak-card-somersault-nina = Kotrmelka Nina
    .flavour = Byla tady. Je tam. A támhle mává.
shabrak-card-fire-eater = Plivač ohně Havel
    .flavour = Kořeněné mu doktor zakázal.
shabrak-card-bear-leader = Medvědář Řehoř
    .flavour = Kdo koho vodí, se neví. Měšec má medvěd.
shabrak-card-fortune-teller = Kartářka Sibyla
    .flavour = Vidí neznámého muže. Drží v ruce lavici.

## Bojovníci: Dráteníci

shabrak-card-tin-plate-tom = Plecháč Tomáš
    .flavour = Kdykoli ho někdo praští, odbije celou.
shabrak-card-pot-mender = Dráteník Juro
    .flavour = Aby mohl věc spravit, musí ji nejdřív rozbít.
shabrak-card-magpie-sophie = Straka Žofka
    .flavour = Věci nachází dřív, než se ztratí.
shabrak-card-knife-grinder = Brusič Gabriel
    .flavour = Nože ostré, ceny ještě ostřejší.
shabrak-card-mousetrap-maker = Pastičkářka Ema
    .flavour = Chytla se myš, kočka i pan farář.
shabrak-card-walking-kitchen = Chodící kuchyň
    .flavour = Někde uvnitř je člověk. Nebo guláš.
shabrak-card-prophet-of-rust = Prorok Rzi
    .flavour = Kajte se, všichni skončíte ve sběru.

## Bojovníci: Výčepáci

shabrak-card-brewer = Sládek Hynek
    .flavour = Zkouší každý sud. Svědomitě. Až do dna.
shabrak-card-potboy = Pikolík Ferda
    .flavour = V jedné ruce deset džbánků, v druhé omluva.
shabrak-card-bouncer = Vyhazovač Kazimír
    .flavour = Tady jsou dveře, tady okno. Vyber si.
shabrak-card-barmaid = Šenkýřka Apolena
    .flavour = Usmívá se na každého. Dorazí jen unavené.
shabrak-card-the-regular = Štamgast Vendelín
    .flavour = Má svou lavici, svůj džbán a svou gravitaci.
shabrak-card-head-waiter = Vrchní Sekera
    .flavour = Kdo se pohne, má na futrech další čárku.
shabrak-card-cellarman = Sklepmistr Ignác
    .flavour = Namol opilé křísí. Mrtvé za příplatek.
shabrak-card-night-watchman = Ponocný Libor
    .flavour = Odbila dvanáctá. A ty už půjdeš spát.

## Bojovníci: Hrobaři

shabrak-card-smucka = Smucka
    .flavour = Nikdo ji nezval. Přišla a přivedla další.
shabrak-card-digger = Kopáč Karel
    .flavour = Nejlíp se mu kope v tichu. A ticha přibývá.
shabrak-card-hired-mourner = Plačka Agáta
    .flavour = Pláče na hodiny. Vzlyky se účtují zvlášť.
shabrak-card-coffin-maker = Rakvař Alois
    .flavour = Ještě žádný zákazník se nepřišel stěžovat.
shabrak-card-candle-boy = Ministrant Mikuláš
    .flavour = Za každého našeho zapálí. Vosk kape na vaše.
shabrak-card-leech-woman = Pijavkářka Hedvika
    .flavour = Ji to trochu zabolí. Tebe hodně.
shabrak-card-grave-robber = Vykradač Silvestr
    .flavour = Říká tomu archeologie. Zatím jen on.
shabrak-card-pale-bride = Bledá nevěsta
    .flavour = Dokud nás smrt nerozdělí. Ona spěchá.

## Události

shabrak-card-liquor = Kořalka
    .flavour = Dezinfikuje rány, lžíce i názory.
shabrak-card-shield-bash = Úder štítem
    .flavour = Obrana, jen o dost rychlejší.
shabrak-card-flying-stool = Letící štokrle
    .flavour = Čtyři nohy a žádné brzdy.
shabrak-card-kick-while-down = Kopanec do ležícího
    .flavour = Fér to není. Ale je to pohodlné.
shabrak-card-crown-fever = Korunní horečka
    .flavour = Čím lesklejší čepice, tím líp se trefuje.
shabrak-card-duck = K zemi!
    .flavour = Nejstarší bojové umění na světě.
shabrak-card-trip-up = Podražená noha
    .flavour = Byla to jen noha. Náhodou tam stála.
shabrak-card-steak-on-the-eye = Syrový řízek na oko
    .flavour = A pak šup na pánev. Tady se nic nevyhodí.
shabrak-card-fresh-straw = Čerstvá sláma
    .flavour = Blechy se nastěhovaly první.
shabrak-card-run-up = Rozběh
    .flavour = Brzdění zatím není domyšlené.
shabrak-card-bare-knuckles = Holé pěsti
    .flavour = Přijít se dá leda o kůži.
shabrak-card-shoulder-to-shoulder = Rameno k rameni
    .flavour = Je to teplejší a nedá se upadnout.
shabrak-card-all-change = Škatulata, hejbejte se!
    .flavour = Kdo zbyde u dveří, ten platí.
shabrak-card-shoving-match = Strkanice
    .flavour = Začalo to slušně: až po vás, ne, až po vás.
shabrak-card-pass-the-hat = Kolem s kloboukem
    .flavour = Vrátil se se dvěma knoflíky a bez podšívky.
shabrak-card-lost-bet = Prohraná sázka
    .flavour = „Co se může stát?“ ptal se. Už to ví.
shabrak-card-heckling = Pokřik z galerie
    .flavour = Moje bába dá větší! A taky že dá.
shabrak-card-forty-winks = Šlofík
    .flavour = Vzbuďte mě, až to bude míň bolet.
shabrak-card-empty-pockets = Prázdné kapsy
    .flavour = Nemá už co hodit, tak hodil sebou.
shabrak-card-honest-folk = Spánek spravedlivých
    .flavour = Spal jako poleno. A taky pod ním.
shabrak-card-rust = Rez
    .flavour = Spí, když spíš ty. Jen toho víc stihne.
shabrak-card-village-feast = Posvícení
    .flavour = Nejdřív koláče, pak rvačka. Tradice.
shabrak-card-second-wind = Druhý dech
    .flavour = První odešel zadem.
shabrak-card-war-cry = Válečný pokřik
    .flavour = Slova nezná nikdo. Melodii všichni.
shabrak-card-commanders-speech = Velitelův proslov
    .flavour = Kdo stál nejblíž, ten už neutekl.
shabrak-card-everyone-on-him = Všichni na něj!
    .flavour = Demokracie v nejčistší podobě.
shabrak-card-for-frank = Za Frantu!
    .flavour = Nikdo ho neměl rád. Ale byl náš.
shabrak-card-headbutt = Hlavička
    .flavour = Říkali mu, ať používá hlavu.
shabrak-card-out-of-turn = Mimo pořadí
    .flavour = Fronty jsou pro lidi bez loktů.
shabrak-card-tug-of-war = Přetahovaná
    .flavour = Vyhraje, kdo se pustí v pravou chvíli.
shabrak-card-stampede-of-geese = Splašené husy
    .flavour = Kdysi zachránily město. Tohle ne.
shabrak-card-tavern-brawl = Hospodská rvačka
    .flavour = Nikdo nezačal. Zato všichni skončili.
shabrak-card-round-on-the-house = Runda na účet podniku
    .flavour = Podnik o tom zatím neví.
shabrak-card-rummage = Hrabání ve smetí
    .flavour = Co jsi včera vyhodil, tím dneska vyhodíš je.
shabrak-card-spring-cleaning = Jarní úklid
    .flavour = Pod kobercem se našel loňský rozhodčí.
shabrak-card-underdogs-hour = Hodina outsidera
    .flavour = Zahnaný do kouta kouše nejlíp.
shabrak-card-full-hands = Plné ruce
    .flavour = Co nejde položit, tím se dá praštit.
shabrak-card-closing-time = Zavíračka
    .flavour = Domů nemusíte. Ale stát tu nebudete.
shabrak-card-autograph-hunters = Lovci podpisů
    .flavour = Tady podepsat. A tady. A bráchovi na záda.
shabrak-card-double-or-nothing = Dvojnásob, nebo nic
    .flavour = Nic to zatím ještě nikdy nebylo.
shabrak-card-noble-sacrifice = Vznešená oběť
    .flavour = Přihlásil se dobrovolně. Zrovna spal.

## Vybavení

shabrak-card-pot-lid = Poklička
    .flavour = Voní zelím. Hrdina taky.
shabrak-card-knotty-cudgel = Sukovice
    .flavour = Každý suk má svůj příběh. Všechny jsou krátké.
shabrak-card-board-with-nails = Prkno s hřebíky
    .flavour = Nápis „Nedotýkat se“ byl zevnitř.
shabrak-card-long-pole = Dlouhé bidlo
    .flavour = Do bitek, kterým je lepší přihlížet.
shabrak-card-hip-flask = Placatka
    .flavour = Čistě jako lék. Je vážně nemocný.
shabrak-card-slingshot = Prak
    .flavour = Zabaven dítěti. Dítě mířilo líp.
shabrak-card-cowbell = Kravský zvonec
    .flavour = Teď všichni vědí, koho praštit.
shabrak-card-lead-boots = Olověné boty
    .flavour = Prodavač přísahal, že se rozchodí.
shabrak-card-itchy-shirt = Kousavá košile
    .flavour = Ušitá s láskou. Někým, kdo tě nesnáší.
shabrak-card-unlucky-hat = Smolařský klobouk
    .flavour = Sedm majitelů. Všichni jen krátce.
shabrak-card-ball-and-chain = Koule na noze
    .flavour = Konečně tě nikdo neukradne.
shabrak-card-battered-drum = Otlučený buben
    .flavour = Dostal víc ran než vy všichni dohromady.
shabrak-card-barrel-armour = Sudové brnění
    .flavour = Ochrana výborná. Na ruce se zapomnělo.
shabrak-card-grannys-scarf = Babiččina šála
    .flavour = Nos ji, nebo přijde do arény osobně.
shabrak-card-lucky-horseshoe = Podkova pro štěstí
    .flavour = Kůň tolik štěstí neměl.
shabrak-card-meat-hook = Řeznický hák
    .flavour = Pojď sem. Ne, tamhle. No vidíš.
shabrak-card-big-magnet = Velký magnet
    .flavour = Přitahuje meče, lžíce a maléry.
shabrak-card-marked-cards = Cinknuté karty
    .flavour = Samá esa. I ta sedma.
shabrak-card-stolen-hourglass = Kradené přesýpací hodiny
    .flavour = Kradený čas utíká nejrychleji.
shabrak-card-tin-crown = Plechová koruna
    .flavour = Vládnout může každý. A někdo musí.
shabrak-card-moth-eaten-shabrak = Čabraka prožraná od molů
    .flavour = Kůň odešel. Moli zůstali věrní.
