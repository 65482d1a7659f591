# Karak: Goblin: stránka pravidiel. Hodnota = čo hovoria tlačené pravidlá; .ruling = naše vlastné rozhodnutie.

goblin-rules-title = Pravidlá hry Karak: Goblin
goblin-rules-intro = Krypta je neoficiálny digitálny stôl pre kartovú hru Karak: Goblin a pravidlá tu vysvetľuje vlastnými slovami. České, nemecké a francúzske vydanie sa miestami líšia; hrá sa podľa toho, ktoré si pri stole zvolíte, inak podľa českého. Pasáže označené ako výklad sú naše rozhodnutia tam, kde tlačené pravidlá mlčia alebo nie sú jasné.

## Kapitoly
goblin-chapter-1 = Materiál
goblin-chapter-2 = Príprava
goblin-chapter-3 = Balíčky
goblin-chapter-4 = Ťah
goblin-chapter-5 = Boj
goblin-chapter-6 = Vybavenie, kľúče a elixíry
goblin-chapter-7 = Obchodník
goblin-chapter-8 = Oživenie
goblin-chapter-9 = Schopnosti hrdinov

## 1 Materiál
goblin-rule-G1-1 = Hrdinov je šesť a každý má šesť vlastných základných akčných kariet. Kariet životov je 20, päť na hráča, a hra je preto pre 2 až 4 hráčov. Šesť kariet podzemia označuje obchodníka, poschodia I, II a III, poschodie vládcu (X) a vetešníctvo.
    .ruling = Na skúšku možno hrať aj osamote.
goblin-rule-G1-2 = České a francúzske vydanie udáva 82 kariet netvorov: troch vládcov (X), kľučiarov a radové netvory, ktoré do poschodí I, II a III triedi jedna, dve alebo tri lebky. Nemecké vydanie má na každom poschodí štyroch kľučiarov, zvyšné dve ich počet neuvádzajú. Na rube každého netvora je odmena: akčná karta, zbraň alebo brnenie; odmenou za kľučiara je jeho kľúč.
    .ruling = Radových netvorov je 64 (20, 20 a 24) a kľučiarov päť na každom poschodí. V nemeckom vydaní zostáva z každého poschodia jeden vyžrebovaný kľučiar v škatuli; ktorý to je, nikto nevie, kým neprídu ostatní štyria.
goblin-rule-G1-3 = Elixíry sú trojaké: sily, ochrany (proti kliatbe) a liečenia. České vydanie udáva 12 kariet elixírov, francúzske 13.
    .ruling = Vo všetkých vydaniach ich je 12, z každého druhu štyri.
goblin-rule-G1-4 = Akčná karta má farbu (zelenú, modrú, červenú alebo žltú), ukazuje, ktoré farby smú na ňu nadviazať, a má jeden alebo viac efektov: útok, obranu, liečenie či doberanie kariet, vždy s číslom. Karta netvora udáva jeho útok, životy, poschodie, druh odmeny a prípadné kliatby.
    .ruling = Akčná karta môže uvádzať ľubovoľný počet nadväzujúcich farieb, od žiadnej až po všetky štyri.
goblin-rule-G1-5 = Hodnoty kariet žiadne pravidlá neuvádzajú.
    .ruling = Hráme s vlastnou sadou kariet, úplnou čo do počtu a vyváženou podľa meraní z mnohých hier. Je v jedinom dátovom súbore; kto má tlačenú hru, môže ho nahradiť súborom so svojimi kartami.

## 2 Príprava
goblin-rule-G2-1 = Na každom poschodí zamiešajte radové netvory, položte ich ako balíček netvorom nahor vedľa radu a päť z nich do radu vyložte. Na konci radu leží balíček kľučiarov, z ktorých je vidieť vrchného; v nemeckom a francúzskom vydaní sa mieša. Z troch vládcov sa jeden vyžrebuje a zvyšní dvaja sa na hre nezúčastnia. Elixíry ležia pri obchodníkovi v troch balíčkoch. Vetešníctvo je spočiatku prázdne.
    .ruling = Kľučiari sa miešajú aj v českom vydaní. Vrchnú kartu balíčka každého poschodia vidia všetci vo všetkých vydaniach, bojovať sa s ňou však smie len vo francúzskom.
goblin-rule-G2-2 = Vyber si hrdinu, zamiešaj jeho šesť kariet do svojho doberacieho balíčka a štyri si z neho vezmi do ruky. Máš päť životov.
    .ruling = Hrdinovia sa vyberajú v poradí miest pri stole a každého si môže vziať len jeden hráč. Pri stole sa dá nastaviť aj žrebovanie hrdinov.
goblin-rule-G2-3 = Začína najmladší hráč a ďalej sa hrá v smere hodinových ručičiek.
    .ruling = O začínajúcom hráčovi tu rozhoduje žreb; pri stole sa dá nastaviť aj začiatok od prvého miesta (kam si môže sadnúť ten najmladší).

## 3 Balíčky
goblin-rule-G3-1 = Tvoj doberací balíček leží lícom nadol, odhadzovací lícom nahor. Nový doberací balíček z odhadzovacieho zamiešaš až vtedy, keď máš doberať z prázdneho. Karty zahrané v boji, ktorý ešte trvá, sa pritom neprimiešavajú. Keď si po boji dopĺňaš ruku, ležia už na odhadzovacom balíčku aj s prípadnou získanou akčnou kartou, a primiešať sa teda môžu. Ak sú oba balíčky prázdne, nedoberáš nič.
goblin-rule-G3-2 = Karty získané v hre majú na rube netvora. Pri miešaní ich preto smieš dať v novom doberacom balíčku, kam chceš; základné karty zostávajú medzi sebou náhodne zamiešané.
    .ruling = Získaným kartám určuješ miesta jednej po druhej, v poradí ich čísel. Kedykoľvek môžeš zvoliť obyčajné zamiešanie: karty, ktoré ešte miesto nemajú, potom ležia hocikde. Ak nie je získaná karta, ktorú by bolo treba umiestniť, nič sa nevolí; posledná karta ide na jediné zvyšné miesto sama. Ruby sú verejné: všetci vidia, ktoré získané karty držíš v ruke, a takisto rub vrchnej karty tvojho doberacieho balíčka. Zvyšok poradia poznáš len ty.

## 4 Ťah
goblin-rule-G4-1 = Vo svojom ťahu urobíš práve jednu z troch vecí: bojuješ s netvorom, navštíviš obchodníka alebo oživíš hrdinu. Ak tvoj hrdina nemá žiadny život, musíš ho oživiť.
    .ruling = Elixír liečenia oživenie nenahradí.
goblin-rule-G4-2 =
    .ruling = Obchodníka smieš navštíviť a nič nekúpiť. Tak sa dá ťah vynechať.

## 5 Boj
goblin-rule-G5-1 = Vyber si netvora na poschodí, kam smieš: ktoréhokoľvek z radu alebo vrchného kľučiara, ak kľúč toho poschodia ešte nemáš. Vo francúzskom vydaní smieš napadnúť aj vrchnú kartu balíčka netvorov daného poschodia, v nemeckom to výslovne nejde.
    .ruling = České vydanie sa o balíčku netvorov nezmieňuje, a preto v ňom na jeho vrchnú kartu útočiť nemožno.
goblin-rule-G5-2 = Poschodie I je otvorené všetkým. Na poschodie II potrebuješ zelený kľúč, na poschodie III zelený a žltý a k vládcovi netvorov zelený, žltý a červený. Nižšie poschodia ti zostávajú otvorené.
goblin-rule-G5-3 = Ak kliatba netvora ruší tvoj bonus k počtu kariet v ruke, odhoď pred prvou zahranou kartou toľko kariet podľa svojej voľby, aby ti zostali štyri.
    .ruling = Bonus, ktorý platí ďalej, sa k štyrom pripočítava. České a francúzske vydanie hovoria len o kliatbe brnení; kliatba zbraní pôsobí rovnako. Ak nie je zrušený žiadny bonus, smieš si nechať aj viac než štyri karty. Takto odhodené karty neboli zahrané, a môžu sa teda ešte v tom istom boji zamiešať späť. Pri dopĺňaní ruky už bonus zasa platí.
goblin-rule-G5-4 = Karty hráš po jednej. Prvá môže mať akúkoľvek farbu, každá ďalšia len takú, ktorú uvádza karta pred ňou. Zahraj ich, koľko chceš, aj tie práve dobraté.
    .ruling = Nemusíš zahrať ani jednu.
goblin-rule-G5-5 = Doberanie a liečenie sa vykonajú hneď, útok a obrana sa počítajú až na konci boja. Ak má karta viac efektov, platia všetky, v českom vydaní v poradí sprava doľava. Liečenie nad päť životov prepadá.
    .ruling = Doberanie ani liečenie nemôžeš odmietnuť. Poradie sprava doľava platí vo všetkých vydaniach.
goblin-rule-G5-6 = Kliatba farby: kartu tejto farby nesmieš zahrať. Kliatba efektu: tento efekt sa na tvojich akčných kartách nepočíta, hrať ich však smieš, napríklad pre nadväznosť; vybavenia vrátane sŕdc ani elixírov sa netýka. Kliatba vybavenia: efekty vybavenia tohto druhu sa v tomto boji nepočítajú.
    .ruling = Prekliaty druh vybavenia môže byť zbraň alebo brnenie.
goblin-rule-G5-7 = Skončíš, kedy chceš, alebo keď už žiadnu kartu zahrať nemôžeš. Potom postupne: (1) Stratíš toľko životov, o koľko útok netvora prevyšuje obranu tvojich kariet a vybavenia. Ak prídeš o posledný, prehrávaš, nech je tvoj útok akýkoľvek. (2) Inak porovnaj útok svojich kariet a vybavenia so životmi netvora: ak je aspoň rovnaký, víťazíš. (3) Po víťazstve si vezmi odmenu. Akčná karta príde navrch odhadzovacieho balíčka. Zbraň alebo brnenie si necháš, alebo dáš do vetešníctva; dve veci toho istého druhu mať nemôžeš. Kľúč ti zostane navždy. Medzeru v rade hneď zaplní karta z balíčka poschodia; ak je prázdny, medzera zostane. (4) Zahrané karty odlož na odhadzovací balíček. Dober si do počtu štyroch kariet zvýšeného o svoje bonusy; ak máš v ruke viac, nedoberáš ani neodhadzuješ. Bod (4) platí aj po porážke.
    .ruling = Keď ti nezostáva nič iné než skončiť, teda ani karta, ani elixír, skončí sa boj sám. Na poradí kariet v odhadzovacom balíčku nezáleží. Kto získa zbraň alebo brnenie, vždy volí: novú vec nosiť (doterajšia ide do vetešníctva), alebo ju dať do vetešníctva.
goblin-rule-G5-8 = Vybavenie so srdcom ti hneď po zásahu netvora vráti toľko životov, koľko ukazuje, nie však po strate posledného života.
    .ruling = Vybavenie získané v tomto boji ešte nelieči, jeho bonus k počtu kariet však pri dopĺňaní ruky už platí.
goblin-rule-G5-9 = Keď nezvíťazíš, netvor zostane, kde bol.
goblin-rule-G5-10 = Kto porazí vládcu netvorov a má pritom aspoň jeden život, vyhráva a hra sa okamžite končí.
    .ruling = Pri stole sa môžete dohodnúť, že sa kolo dohrá, aby mali všetci rovnaký počet ťahov; vládca dovtedy zostáva na mieste. Ak ho v tom kole porazí viac hráčov, vyhráva ten, ktorého útok jeho životy prevýšil najviac, pri zhode ten, komu zostalo najviac životov; pri ďalšej zhode sa o víťazstvo delia. Bez takej dohody sa hra končí hneď, ako je vytlačené.
goblin-rule-G5-11 =
    .ruling = Po 100 kolách sa hra končí. Vyhráva, kto má najviac kľúčov, a pri zhode ten, kto má najviac získaných kariet; počítajú sa akčné karty, zbrane aj brnenia. Pri ďalšej zhode sa hráči o víťazstvo delia.

## 6 Vybavenie, kľúče a elixíry
goblin-rule-G6-1 = Mať smieš najviac jednu zbraň a jedno brnenie. Vybavenie môže dávať útok, obranu, srdce alebo bonus k počtu kariet v ruke (+) a všetko sa sčítava.
goblin-rule-G6-2 = Kľúče sú zelené (poschodie I), žlté (poschodie II) a červené (poschodie III). Z každej farby môžeš získať jeden. Nikdy oň neprídeš, nikdy ním neplatíš a s kľúčom už na kľučiarov jeho poschodia útočiť nesmieš.
goblin-rule-G6-3 = Z každého druhu smieš mať najviac jeden elixír. Je na jedno použitie, vypiť ho môžeš vo svojom ťahu a potom sa vracia do balíčka pri obchodníkovi.
goblin-rule-G6-4 = Elixír sily zdvojnásobí pri práve zahranej akčnej karte útok alebo obranu, podľa tvojej voľby. Vypi ho skôr, než zahráš ďalšiu kartu alebo skončíš. Na vybavenie nikdy nepôsobí a prekliaty efekt neplatí ani zdvojnásobený.
    .ruling = Smieš ho vypiť aj po doberaní, ktoré priniesla tá istá karta, kým nezahráš ďalšiu kartu alebo neskončíš. Zdvojnásobiť možno len efekt, ktorý je na karte vytlačený.
goblin-rule-G6-5 = Elixír ochrany: jedna kliatba netvora podľa tvojej voľby v tomto ťahu neplatí.
    .ruling = Vypitý pred prvou kartou ťa ušetrí aj odhadzovania pre zrušený bonus (G5.3). Ak ho vypiješ neskôr, počíta sa aj útok a obrana z kariet už zahraných, zmeškané doberanie a liečenie sa však nedobieha.
goblin-rule-G6-6 = Elixír liečenia ti vráti všetky životy. V českom vydaní ho smieš vypiť kedykoľvek vo svojom ťahu, aj u obchodníka. V nemeckom a francúzskom vydaní len v boji: pred zásahom netvora alebo po ňom, ak ti ešte nejaký život zostal. Po strate posledného života ho už v tomto ťahu vypiť nemôžeš.
    .ruling = Musí ti chýbať aspoň jeden život. V českom vydaní sa elixír ponúka na začiatku ťahu, v boji, po zásahu a u obchodníka, v nemeckom a francúzskom v boji a po zásahu.

## 7 Obchodník
goblin-rule-G7-1 = Každý nákup stojí jednu kartu, ktorú odložíš do vetešníctva: získanú akčnú kartu z ruky, svoju zbraň alebo svoje brnenie. Základnou kartou, elixírom ani kľúčom platiť nemožno.
    .ruling = Najprv povieš, čo chceš, a potom čím zaplatíš; vrátiť sa dá len krokom späť. Platiť smieš aj vybavením kúpeným skôr pri tej istej návšteve. Kúpenou akčnou kartou nie, pretože leží na doberacom balíčku.
goblin-rule-G7-2 = Pri jednej návšteve smieš kúpiť viac elixírov, ale z každého druhu môžeš mať len jeden. Čo obchodník už nemá, kúpiť nemožno.
    .ruling = Pri jednej návšteve smieš kúpiť elixíry aj kartu z vetešníctva, v ľubovoľnom poradí.
goblin-rule-G7-3 = Z vetešníctva si pri jednej návšteve smieš vziať jednu kartu, ktorúkoľvek. Ak máš potom zbraň alebo brnenie navyše, nadbytočný kus tam vráť. V českom vydaní dáš kúpenú akčnú kartu navrch svojho doberacieho balíčka.
    .ruling = Ostatné vydania o mieste kúpenej akčnej karty mlčia; navrch doberacieho balíčka príde vo všetkých. Kartu, ktorou práve platíš, si kúpiť nemôžeš, ale kartu zaplatenú za elixír smieš za inú kúpiť späť. Kúpené vybavenie hneď nosíš a doterajšie ide do vetešníctva.
goblin-rule-G7-4 = Po nákupe si dober do plnej ruky.

## 8 Oživenie
goblin-rule-G8-1 = Získaš späť všetky životy a nič iné v tomto ťahu neurobíš. V nemeckom a francúzskom vydaní to smieš, aj keď ti životy zostávajú, v českom len bez nich.
    .ruling = Hrdina bez životov ožije na začiatku tvojho ťahu sám, nie je totiž z čoho vyberať. V nemeckom a francúzskom vydaní smieš oživenie zvoliť pri akomkoľvek počte životov, hoci aj so všetkými piatimi.

## 9 Schopnosti hrdinov
goblin-rule-G9-1 = Schopnosti sú voliteľné: dohodnite sa na nich pred hrou. Argentus, čarodejník. Raz za boj smie zahrať modrú kartu, aj keď predchádzajúca karta modrú neuvádza, nie však proti kliatbe modrých kariet.
    .ruling = So schopnosťami sa hrá, ak ich pri stole nevypnete. Argentus svoju schopnosť spotrebuje len vtedy, keď by modrú kartu nadväznosť nedovolila.
goblin-rule-G9-2 = Aderyn, lupička. Ak má dosť útoku, vyhrá, aj keď príde o posledný život; v najbližšom ťahu potom musí ožiť. Proti vládcovi netvorov to neplatí: nemecké a francúzske vydanie to hovoria výslovne, v českom to vyplýva z G5.10.
goblin-rule-G9-3 = Horan, bojovník. Ak zahrá hneď po sebe dve karty s útokom, pripočíta si v tomto boji k útoku +1, najviac raz.
    .ruling = Rozhoduje vytlačený symbol, či je prekliaty, alebo nie. Toto +1 patrí Horanovi, takže ho kliatba útoku neruší.
goblin-rule-G9-4 = Victorius, šermiar. Jeho druhá karta v boji smie mať ktorúkoľvek neprekliatu farbu, nech prvá uvádza čokoľvek.
    .ruling = Vo francúzskom vydaní je táto veta skomolená; hráme tam ako v ostatných dvoch.
goblin-rule-G9-5 = Xanros, čiernokňažník. Raz za boj smie zahrať kartu prekliatej farby alebo nechať platiť jeden prekliaty efekt jednej karty. Proti kliatbam vybavenia to nepomáha.
    .ruling = Karta prekliatej farby musí aj tak nadväzovať a schopnosť sa jej zahraním spotrebuje. Doberanie a liečenie sa vykonajú hneď, preto sa na ne opýtame pri zahraní karty; ak sa vtedy kliatbe podriadiš, schopnosť si necháš. Útok a obrana sa počítajú až na konci (G5.5), preto sa na ne opýtame, keď skončíš alebo už žiadnu kartu zahrať nemôžeš: vyber, čo ktorej karty má platiť. Potom už v tomto boji nič nehráš ani nepiješ. Čo zdvojnásobil elixír sily, platí dvojnásobne.
goblin-rule-G9-6 = Taia, veštkyňa. Keď jej akčná karta dovolí doberať, vezme dve karty, jednu si nechá a druhú dá naspodok doberacieho balíčka. Ak je v ňom už len jedna karta, v nemeckom a francúzskom vydaní sa najprv zamieša odhadzovací balíček, aby videla dve. Nič z toho neplatí pri dopĺňaní ruky na konci ťahu.
    .ruling = Robí to za každú kartu, ktorú má efektom dobrať. Zamiešané karty prídu pod tú zvyšnú, a to aj v českom vydaní. Ak nie je čo miešať, vezme si tú jednu.
