# Karak: Goblin: stránka pravidel. Hodnota = co říkají tištěná pravidla; .ruling = naše vlastní rozhodnutí.

goblin-rules-title = Pravidla hry Karak: Goblin
goblin-rules-intro = Krypta je neoficiální digitální stůl pro karetní hru Karak: Goblin a pravidla tu vysvětluje vlastními slovy. České, německé a francouzské vydání se místy liší; hraje se podle toho, které si u stolu zvolíte, jinak podle českého. Pasáže označené jako výklad jsou naše rozhodnutí tam, kde tištěná pravidla mlčí nebo nejsou jasná.

## Kapitoly
goblin-chapter-1 = Materiál
goblin-chapter-2 = Příprava
goblin-chapter-3 = Balíčky
goblin-chapter-4 = Tah
goblin-chapter-5 = Boj
goblin-chapter-6 = Vybavení, klíče a lektvary
goblin-chapter-7 = Obchodník
goblin-chapter-8 = Oživení
goblin-chapter-9 = Schopnosti hrdinů

## 1 Materiál
goblin-rule-G1-1 = Hrdinů je šest a každý má šest vlastních základních akčních karet. Karet životů je 20, pět na hráče, a hra je proto pro 2 až 4 hráče. Šest karet podzemí označuje obchodníka, patra I, II a III, patro vládce (X) a vetešnictví.
    .ruling = Na zkoušku lze hrát i v jednom.
goblin-rule-G1-2 = České a francouzské vydání udává 82 karet nestvůr: tři vládce (X), klíčníky a řadové nestvůry, které do pater I, II a III třídí jedna, dvě nebo tři lebky. Německé vydání má v každém patře čtyři klíčníky, zbylá dvě jejich počet neuvádějí. Na rubu každé nestvůry je odměna: akční karta, zbraň, nebo zbroj; odměnou za klíčníka je jeho klíč.
    .ruling = Řadových nestvůr je 64 (20, 20 a 24) a klíčníků pět v každém patře. V německém vydání zůstává z každého patra jeden vylosovaný klíčník v krabici; který to je, nikdo neví, dokud nepřijdou ostatní čtyři.
goblin-rule-G1-3 = Lektvary jsou trojí: síly, ochrany (proti kletbě) a léčení. České vydání udává 12 karet lektvarů, francouzské 13.
    .ruling = Ve všech vydáních jich je 12, od každého druhu čtyři.
goblin-rule-G1-4 = Akční karta má barvu (zelenou, modrou, červenou, nebo žlutou), ukazuje, které barvy na ni smějí navázat, a má jeden nebo více efektů: útok, obranu, léčení či dobírání karet, vždy s číslem. Karta nestvůry udává její útok, životy, patro, druh odměny a případné kletby.
    .ruling = Akční karta může uvádět libovolný počet navazujících barev, od žádné až po všechny čtyři.
goblin-rule-G1-5 = Hodnoty karet žádná pravidla neuvádějí.
    .ruling = Hrajeme s vlastní sadou karet, úplnou co do počtu a vyváženou podle měření z mnoha her. Je v jediném datovém souboru; kdo má tištěnou hru, může ho nahradit souborem se svými kartami.

## 2 Příprava
goblin-rule-G2-1 = V každém patře zamíchejte řadové nestvůry, položte je jako balíček nestvůrou nahoru vedle řady a pět jich do řady vyložte. Na konci řady leží balíček klíčníků, z nichž je vidět vrchní; v německém a francouzském vydání se míchá. Ze tří vládců se jeden vylosuje a zbylí dva se hry neúčastní. Lektvary leží u obchodníka ve třech balíčcích. Vetešnictví je zpočátku prázdné.
    .ruling = Klíčníci se míchají i v českém vydání. Vrchní kartu balíčku každého patra vidí všichni ve všech vydáních, bojovat se s ní ale smí jen ve francouzském.
goblin-rule-G2-2 = Vyber si hrdinu, zamíchej jeho šest karet do svého dobíracího balíčku a čtyři si z něj vezmi do ruky. Máš pět životů.
    .ruling = Hrdinové se vybírají v pořadí míst u stolu a každého si může vzít jen jeden hráč. U stolu se dá nastavit i losování hrdinů.
goblin-rule-G2-3 = Začíná nejmladší hráč a dál se hraje ve směru hodinových ručiček.
    .ruling = O začínajícím hráči tu rozhoduje los; u stolu se dá nastavit i začátek od prvního místa (kam se může posadit ten nejmladší).

## 3 Balíčky
goblin-rule-G3-1 = Tvůj dobírací balíček leží lícem dolů, odhazovací lícem nahoru. Nový dobírací balíček z odhazovacího zamícháš teprve tehdy, když máš z prázdného dobírat. Karty zahrané v boji, který ještě trvá, se přitom nepřimíchávají. Když si po boji doplňuješ ruku, leží už na odhazovacím balíčku i s případnou získanou akční kartou, a přimíchat se tedy mohou. Jsou-li oba balíčky prázdné, nedobíráš nic.
goblin-rule-G3-2 = Karty získané ve hře mají na rubu nestvůru. Při míchání je proto smíš dát v novém dobíracím balíčku, kam chceš; základní karty zůstávají mezi sebou náhodně zamíchané.
    .ruling = Získaným kartám určuješ místa jedné po druhé, v pořadí jejich čísel. Kdykoli můžeš zvolit prosté zamíchání: karty, které ještě místo nemají, pak leží kdekoli. Není-li žádná získaná karta k umístění, nic se nevolí; poslední karta jde na jediné zbylé místo sama. Ruby jsou veřejné: všichni vidí, které získané karty držíš v ruce, a také rub vrchní karty tvého dobíracího balíčku. Zbytek pořadí znáš jen ty.

## 4 Tah
goblin-rule-G4-1 = Ve svém tahu uděláš právě jednu ze tří věcí: bojuješ s nestvůrou, navštívíš obchodníka, nebo oživíš hrdinu. Nemá-li tvůj hrdina žádný život, musíš ho oživit.
    .ruling = Lektvar léčení oživení nenahradí.
goblin-rule-G4-2 =
    .ruling = Obchodníka smíš navštívit a nic nekoupit. Tak se dá tah vynechat.

## 5 Boj
goblin-rule-G5-1 = Vyber si nestvůru v patře, kam smíš: kteroukoli z řady, nebo vrchního klíčníka, pokud klíč toho patra ještě nemáš. Ve francouzském vydání smíš napadnout i vrchní kartu balíčku nestvůr daného patra, v německém to výslovně nejde.
    .ruling = České vydání se o balíčku nestvůr nezmiňuje, a proto v něm na jeho vrchní kartu útočit nelze.
goblin-rule-G5-2 = Patro I je otevřené všem. Do patra II potřebuješ zelený klíč, do patra III zelený a žlutý a k vládci nestvůr zelený, žlutý a červený. Nižší patra ti zůstávají otevřená.
goblin-rule-G5-3 = Ruší-li kletba nestvůry tvůj bonus k počtu karet v ruce, odhoď před první zahranou kartou tolik karet podle své volby, aby ti zbyly čtyři.
    .ruling = Bonus, který dál platí, se ke čtyřem přičítá. České a francouzské vydání mluví jen o kletbě zbrojí; kletba zbraní působí stejně. Není-li žádný bonus zrušen, smíš si nechat i více než čtyři karty. Takto odhozené karty nebyly zahrány, a mohou se tedy ještě v témže boji zamíchat zpět. Při doplňování ruky už bonus zase platí.
goblin-rule-G5-4 = Karty hraješ po jedné. První může mít jakoukoli barvu, každá další jen takovou, kterou uvádí karta před ní. Zahraj jich, kolik chceš, i ty právě dobrané.
    .ruling = Nemusíš zahrát ani jednu.
goblin-rule-G5-5 = Dobírání a léčení se provedou hned, útok a obrana se počítají až na konci boje. Má-li karta více efektů, platí všechny, v českém vydání v pořadí zprava doleva. Léčení nad pět životů propadá.
    .ruling = Dobírání ani léčení nemůžeš odmítnout. Pořadí zprava doleva platí ve všech vydáních.
goblin-rule-G5-6 = Kletba barvy: kartu této barvy nesmíš zahrát. Kletba efektu: tento efekt se na tvých akčních kartách nepočítá, hrát je ale smíš, třeba kvůli návaznosti; vybavení včetně srdcí ani lektvarů se netýká. Kletba vybavení: efekty vybavení tohoto druhu se v tomto boji nepočítají.
    .ruling = Prokletý druh vybavení může být zbraň, nebo zbroj.
goblin-rule-G5-7 = Skončíš, kdy chceš, nebo když už žádnou kartu zahrát nemůžeš. Potom postupně: (1) Ztratíš tolik životů, o kolik útok nestvůry převyšuje obranu tvých karet a vybavení. Přijdeš-li o poslední, prohráváš, ať je tvůj útok jakýkoli. (2) Jinak porovnej útok svých karet a vybavení se životy nestvůry: je-li aspoň stejný, vítězíš. (3) Po vítězství si vezmi odměnu. Akční karta přijde navrch odhazovacího balíčku. Zbraň nebo zbroj si necháš, nebo ji dáš do vetešnictví; dvě téhož druhu mít nemůžeš. Klíč ti zůstane navždy. Mezeru v řadě hned zaplní karta z balíčku patra; je-li prázdný, mezera zůstane. (4) Zahrané karty odlož na odhazovací balíček. Dober si do počtu čtyř karet zvýšeného o své bonusy; máš-li v ruce víc, nedobíráš ani neodhazuješ. Bod (4) platí i po porážce.
    .ruling = Když ti nezbývá nic než skončit, tedy ani karta, ani lektvar, skončí boj sám. Na pořadí karet v odhazovacím balíčku nezáleží. Kdo získá zbraň nebo zbroj, vždy volí: nosit ji (dosavadní jde do vetešnictví), nebo ji dát do vetešnictví.
goblin-rule-G5-8 = Vybavení se srdcem ti hned po zásahu nestvůry vrátí tolik životů, kolik ukazuje, ne však po ztrátě posledního života.
    .ruling = Vybavení získané v tomto boji ještě neléčí, jeho bonus k počtu karet však při doplňování ruky už platí.
goblin-rule-G5-9 = Když nezvítězíš, nestvůra zůstane, kde byla.
goblin-rule-G5-10 = Kdo porazí vládce nestvůr a má přitom aspoň jeden život, vyhrává a hra okamžitě končí.
    .ruling = U stolu se můžete dohodnout, že se kolo dohraje, aby měli všichni stejný počet tahů; vládce do té doby zůstává na místě. Porazí-li ho v tom kole více hráčů, vyhrává ten, jehož útok jeho životy převýšil nejvíc, při shodě ten, komu zbylo nejvíc životů; při další shodě se o vítězství dělí. Bez takové dohody hra končí hned, jak je vytištěno.
goblin-rule-G5-11 =
    .ruling = Po 100 kolech hra končí. Vyhrává, kdo má nejvíc klíčů, a při shodě ten, kdo má nejvíc získaných karet; počítají se akční karty, zbraně i zbroje. Při další shodě se hráči o vítězství dělí.

## 6 Vybavení, klíče a lektvary
goblin-rule-G6-1 = Mít smíš nejvýš jednu zbraň a jednu zbroj. Vybavení může dávat útok, obranu, srdce nebo bonus k počtu karet v ruce (+) a všechno se sčítá.
goblin-rule-G6-2 = Klíče jsou zelené (patro I), žluté (patro II) a červené (patro III). Od každé barvy můžeš získat jeden. Nikdy o něj nepřijdeš, nikdy jím neplatíš a s klíčem už na klíčníky jeho patra útočit nesmíš.
goblin-rule-G6-3 = Od každého druhu smíš mít nejvýš jeden lektvar. Je na jedno použití, vypít ho můžeš ve svém tahu a potom se vrací do balíčku u obchodníka.
goblin-rule-G6-4 = Lektvar síly zdvojnásobí u právě zahrané akční karty útok, nebo obranu, podle tvé volby. Vypij ho dřív, než zahraješ další kartu nebo skončíš. Na vybavení nikdy nepůsobí a prokletý efekt neplatí ani zdvojnásobený.
    .ruling = Smíš ho vypít i po dobírání, které tatáž karta přinesla, dokud nezahraješ další kartu nebo neskončíš. Zdvojnásobit lze jen efekt, který je na kartě vytištěný.
goblin-rule-G6-5 = Lektvar ochrany: jedna kletba nestvůry podle tvé volby v tomto tahu neplatí.
    .ruling = Vypitý před první kartou tě ušetří i odhazování kvůli zrušenému bonusu (G5.3). Vypiješ-li ho později, počítá se i útok a obrana z karet už zahraných, zmeškané dobírání a léčení se však nedohání.
goblin-rule-G6-6 = Lektvar léčení ti vrátí všechny životy. V českém vydání ho smíš vypít kdykoli ve svém tahu, i u obchodníka. V německém a francouzském vydání jen v boji: před zásahem nestvůry, nebo po něm, pokud ti ještě nějaký život zbyl. Po ztrátě posledního života ho už v tomto tahu vypít nemůžeš.
    .ruling = Musí ti chybět aspoň jeden život. V českém vydání se lektvar nabízí na začátku tahu, v boji, po zásahu a u obchodníka, v německém a francouzském v boji a po zásahu.

## 7 Obchodník
goblin-rule-G7-1 = Každý nákup stojí jednu kartu, kterou odložíš do vetešnictví: získanou akční kartu z ruky, svou zbraň, nebo svou zbroj. Základní kartou, lektvarem ani klíčem platit nejde.
    .ruling = Nejdřív řekneš, co chceš, a pak čím zaplatíš; vrátit se dá jen krokem zpět. Platit smíš i vybavením koupeným dřív při téže návštěvě. Koupenou akční kartou ne, protože leží na dobíracím balíčku.
goblin-rule-G7-2 = Při jedné návštěvě smíš koupit víc lektvarů, ale od každého druhu můžeš mít jen jeden. Co obchodník už nemá, koupit nejde.
    .ruling = Při jedné návštěvě smíš koupit lektvary i kartu z vetešnictví, v libovolném pořadí.
goblin-rule-G7-3 = Z vetešnictví si při jedné návštěvě smíš vzít jednu kartu, kteroukoli. Máš-li pak zbraň nebo zbroj navíc, vrať přebytečnou tamtéž. V českém vydání dáš koupenou akční kartu navrch svého dobíracího balíčku.
    .ruling = Ostatní vydání o místě koupené akční karty mlčí; navrch dobíracího balíčku přijde ve všech. Kartu, kterou právě platíš, si koupit nemůžeš, ale kartu zaplacenou za lektvar smíš za jinou koupit zpět. Koupené vybavení hned nosíš a dosavadní jde do vetešnictví.
goblin-rule-G7-4 = Po nákupu si dober do plné ruky.

## 8 Oživení
goblin-rule-G8-1 = Získáš zpět všechny životy a nic jiného v tomto tahu neuděláš. V německém a francouzském vydání to smíš, i když ti životy zbývají, v českém jen bez nich.
    .ruling = Hrdina bez životů ožije na začátku tvého tahu sám, není totiž z čeho vybírat. V německém a francouzském vydání smíš oživení zvolit při jakémkoli počtu životů, třeba i se všemi pěti.

## 9 Schopnosti hrdinů
goblin-rule-G9-1 = Schopnosti jsou volitelné: dohodněte se na nich před hrou. Argentus, čaroděj. Jednou za boj smí zahrát modrou kartu, i když předchozí karta modrou neuvádí, ne však proti kletbě modrých karet.
    .ruling = Se schopnostmi se hraje, pokud je u stolu nevypnete. Argentus svou schopnost spotřebuje jen tehdy, když by modrou kartu návaznost nedovolila.
goblin-rule-G9-2 = Aderyn, lupička. Má-li dost útoku, vyhraje, i když přijde o poslední život; v příštím tahu pak musí ožít. Proti vládci nestvůr to neplatí: německé a francouzské vydání to říkají výslovně, v českém to plyne z G5.10.
goblin-rule-G9-3 = Horan, válečník. Zahraje-li hned po sobě dvě karty s útokem, přičte si v tomto boji k útoku +1, nejvýš jednou.
    .ruling = Rozhoduje vytištěný symbol, ať je prokletý, nebo ne. Toto +1 patří Horanovi, takže ho kletba útoku neruší.
goblin-rule-G9-4 = Victorius, šermíř. Jeho druhá karta v boji smí mít kteroukoli neprokletou barvu, ať první uvádí cokoli.
    .ruling = Ve francouzském vydání je tato věta zkomolená; hrajeme tam jako v ostatních dvou.
goblin-rule-G9-5 = Xanros, černokněžník. Jednou za boj smí zahrát kartu prokleté barvy, nebo nechat platit jeden prokletý efekt jedné karty. Proti kletbám vybavení to nepomáhá.
    .ruling = Karta prokleté barvy musí i tak navazovat a schopnost se jejím zahráním spotřebuje. Dobírání a léčení se provedou hned, proto se na ně zeptáme při zahrání karty; podřídíš-li se tehdy kletbě, schopnost si necháš. Útok a obrana se počítají až na konci (G5.5), proto se na ně zeptáme, až skončíš nebo už žádnou kartu zahrát nemůžeš: vyber, co které karty má platit. Potom už v tomto boji nic nehraješ ani nepiješ. Co zdvojnásobil lektvar síly, platí dvojnásobně.
goblin-rule-G9-6 = Taia, vědma. Když jí akční karta dovolí dobrat, vezme dvě karty, jednu si nechá a druhou dá naspod dobíracího balíčku. Je-li v něm už jen jedna karta, v německém a francouzském vydání se nejdřív zamíchá odhazovací balíček, aby viděla dvě. Nic z toho neplatí při doplňování ruky na konci tahu.
    .ruling = Dělá to za každou kartu, kterou má efektem dobrat. Zamíchané karty přijdou pod tu zbylou, a to i v českém vydání. Není-li co míchat, vezme si tu jednu.
