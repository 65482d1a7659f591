karak-rules-title = Pravidla Karaku
karak-rules-intro = Krypta je neoficiální digitální stůl pro deskovou hru Karak a pravidla tu vysvětluje vlastními slovy. Pasáže označené jako výklad jsou naše rozhodnutí tam, kde tištěná pravidla mlčí nebo se jejich vydání rozcházejí.

## Kapitoly
karak-chapter-1 = Materiál
karak-chapter-2 = Příprava
karak-chapter-3 = Tah
karak-chapter-4 = Boj
karak-chapter-5 = Životy
karak-chapter-6 = Vybavení
karak-chapter-7 = Prokletí
karak-chapter-8 = Hrdinové
karak-chapter-9 = Konec hry
karak-chapter-E = Příklady

## 1 Materiál
karak-rule-K1-1 = Katakomby tvoří 80 destiček; jedna z nich je startovní, má světlý rub a léčivou fontánu. Hrdinů je šest. Inventářů je pět, a hra je proto pro 2 až 5 hráčů.
    .ruling = Na zkoušku lze hrát i v jednom.
karak-rule-K1-2 = V sáčku je 43 nestvůr (8 obřích krys, 4 obří pavouci, 8 mumií, 12 kostlivců-klíčníků, 5 kostlivců-šermířů, 3 králové kostlivců, 2 Padlí a 1 drak) a 10 zamčených truhel. Ke hře dále patří dvě kostky, jeden žeton prokletí a 30 žetonů životů; každý hráč jich má pět.
karak-rule-K1-3 = Destičky jsou čtyř druhů: chodba, místnost, chodba s portálem a chodba s léčivou fontánou. Tvary ani počty jednotlivých druhů pravidla neuvádějí.

## 2 Příprava
karak-rule-K2-1 = Na začátku leží uprostřed stolu jen startovní destička a stojí na ní všichni hrdinové. Zbylé destičky čekají zamíchané a zakryté v několika hromádkách. Každý hrdina má pět životů a prázdný inventář.
    .ruling = Zakryté destičky tu tvoří jedinou hromádku.
karak-rule-K2-2 = O hrdinech rozhodne los, nebo si je hráči vyberou; záleží na dohodě u stolu.
    .ruling = Při výběru se postupuje v pořadí míst u stolu.
karak-rule-K2-3 = Začíná hráč s nejvyšším hodem dvěma kostkami, nebo nejmladší hráč. Další jsou na řadě ve směru hodinových ručiček.
    .ruling = Při shodě házejí znovu hráči se stejným součtem; po deseti remízách rozhodne los. U stolu se dá nastavit hod kostkami, začátek od prvního místa, nebo los.

## 3 Tah
karak-rule-K3-1 = V tahu máš až 4 kroky. Krok vede na destičku, která sousedí hranou, pokud je průchod na obou stranách; průchodem tvé destičky do neobjevené oblasti; nebo z portálu do portálu (K3.6).
    .ruling = Nemusíš udělat ani jeden krok. Léčit se, zvedat předměty a odemykat truhly smíš i na destičce, kde tvůj tah začal.
karak-rule-K3-2 = Na cestě do neobjevené oblasti si vezmi novou destičku a natoč ji, jak chceš, jen musí navázat na tu, z níž tvůj hrdina vychází. Ostatní strany mohou končit slepě, ať s nimi sousedí cokoli. Pak na ni hrdinu přesuň; celé to stojí jeden krok.
    .ruling = Nejdřív zvol průchod, potom vezmi destičku a nakonec ji natoč. Destička, kterou lze položit jen jedním způsobem, se položí sama.
karak-rule-K3-3 = Chodbou můžeš pokračovat, dokud máš kroky.
karak-rule-K3-4 = V nově objevené místnosti vytáhni ze sáčku žeton a polož ho tam. Je-li to truhla, můžeš jít dál, nebo si ji vzít, máš-li klíč (K6.4). Je-li to nestvůra, čeká tě boj (K4).
karak-rule-K3-5 = Žeton přibude v místnosti jen ve chvíli, kdy se její destička vyloží.
    .ruling = Je-li sáček prázdný, zůstane prázdná i místnost.
karak-rule-K3-6 = Jakmile leží na stole aspoň dva portály, dostaneš se jedním krokem z kteréhokoli do kteréhokoli jiného.
karak-rule-K3-7 = Když ukončíš tah na léčivé fontáně, může tvůj hrdina získat zpět všechny životy a zbavit se prokletí.
    .ruling = Obojí se stane samo pokaždé, když na fontáně tah skončí.
karak-rule-K3-8 = Nestvůra svou místnost blokuje: kdo k ní vstoupí, bojuje a dál už nejde.
karak-rule-K3-9 = Zvednout předmět, odemknout truhlu nebo se vyléčit může jen hrdina, který se na destičce zastaví; tah tím končí.
karak-rule-K3-10 = Tah končí po čtvrtém kroku, po boji s jakýmkoli výsledkem, po odemčení truhly, po zvednutí předmětu a po léčení.
    .ruling = Po čtvrtém kroku smíš ještě využít, co destička nabízí, nebo seslat portál uzdravení; teprve pak tah skončí. Není-li z čeho vybírat, skončí sám.
karak-rule-K3-11 =
    .ruling = Na jedné destičce smí stát libovolný počet hrdinů.
karak-rule-K3-12 =
    .ruling = Když destičky dojdou, do neobjevené oblasti se vstoupit nedá.

## 4 Boj
karak-rule-K4-1 = Hoď dvěma kostkami a přičti sílu obou svých zbraní, použité magické střely a to, co dávají schopnosti hrdiny. Střely používáš až po hodu, kolik jich chceš, každou za +1.
    .ruling = Boj, ve kterém po hodu není o čem rozhodovat, se vyhodnotí sám.
karak-rule-K4-2 = Máš-li méně než nestvůra, hrdina ztratí jeden život a vrátí se na destičku, ze které přišel. Nestvůra zůstává.
    .ruling = Návrat na destičku s nestvůrou (u Aderyn) žádný boj nevyvolá.
karak-rule-K4-3 = Máš-li stejně jako nestvůra, hrdina o život nepřijde, ale vrátí se. Nestvůra zůstává.
karak-rule-K4-4 = Máš-li více než nestvůra, je poražena. Obrať její žeton a vezmi si kořist (K6).
karak-rule-K4-5 =
    .ruling = Destička, ze které hrdina přišel, se pamatuje u každého hrdiny zvlášť. Je to ta, na níž stál, než vstoupil na nynější, i kdyby to bylo v některém z dřívějších tahů (Aderyn, K8.4). Po záměně je to jeho původní destička. Návrat není vstup: nikdy nemění, co se pamatuje, takže kdo na destičce, na niž se vrátil, prohraje znovu, zůstává na ní.
karak-rule-K4-6 = Vrátí-li se hrdina po prohraném boji na léčivou fontánu, tah skončí na ní: hrdina získá zpět všechny životy a zbaví se prokletí.
    .ruling = Platí to i po remíze a také tehdy, když hrdina právě přišel o poslední život.
karak-rule-K4-7 = Porážkou draka hra okamžitě končí (K9).

## 5 Životy
karak-rule-K5-1 = Hrdina, který přijde o poslední život, upadne do bezvědomí. V příštím tahu jen získá jeden život zpět a hraje zase až v tom následujícím.
karak-rule-K5-2 =
    .ruling = Hrdina v bezvědomí, kterého ještě před jeho příštím tahem vyléčí portál uzdravení nebo záměna na fontánu, přijde k sobě a tah odehraje.

## 6 Vybavení
karak-rule-K6-1 = Do inventáře se vejdou 2 zbraně, 3 kouzla a 1 klíč. Pokladů smíš nasbírat, kolik chceš.
karak-rule-K6-2 = Kořistí z obří krysy jsou dýky (síla 1), z kostlivce-šermíře meč (2), z krále kostlivců sekera (3), z mumie magická střela, z obřího pavouka portál uzdravení, z kostlivce-klíčníka klíč, z Padlého poklad (1 bod) a z draka poklad s rubínem (1,5 bodu).
    .ruling = Má-li hrdina pro kořist volné místo, vezme si ji automaticky.
karak-rule-K6-3 = Není-li pro předmět volné místo, vyber, který předmět téhož druhu (třeba i ten nový) zůstane ležet na destičce. Později ho může zvednout kdokoli, kdo se tam zastaví. Kdo předmět zvedá a nemá pro něj místo, vymění ho stejným způsobem.
    .ruling = Zvednout odložený předmět smí i ten, kdo ho tam nechal. Předmět se ke zvednutí nenabízí, jsou-li všechna místa pro něj obsazena úplně stejnými předměty: nic by se nezměnilo.
karak-rule-K6-4 = Stojí-li hrdina s klíčem na destičce s truhlou, můžeš klíč nadobro odevzdat a truhlu si vzít (1 bod). Tah tím končí. Povinné to není nikdy.
karak-rule-K6-5 = Magická střela je na jedno použití. Přidává se až po hodu a v jednom boji jich můžeš přidat víc.
karak-rule-K6-6 = Portál uzdravení je na jedno použití. Smíš ho seslat, kdykoli jsi na tahu, nestojí žádný krok a tah neukončí. Přenes kteréhokoli hrdinu, svého i cizího, na kteroukoli vyloženou fontánu včetně startovní destičky; tam získá zpět všechny životy a zbaví se prokletí.
    .ruling = Portál uzdravení nelze seslat od vstupu na destičku s nestvůrou (nebo od rozhodnutí bojovat) až do konce boje, po boji, který ukončil tah, ani v bezvědomí. Nelze to ani při pokládání destičky, výběru žetonu nebo třídění kořisti.
karak-rule-K6-7 = Použitá kouzla a klíče se do hry nevracejí.

## 7 Prokletí
karak-rule-K7-1 = Kdo porazí mumii, musí jediný žeton prokletí dát některému soupeři, nebo ho ponechat hráči, který ho právě má. Tak to říká anglické vydání i přehledy českého, slovenského, německého a francouzského. Polské vydání a hlavní text těchto čtyř dovolují kteréhokoli hráče, i vítěze samého: stůl se může dohodnout, že se hraje tak.
karak-rule-K7-2 = Prokletý hrdina nemá žádné schopnosti. Prokletí se zbaví, když ukončí tah na léčivé fontáně, když ho na ni přenese portál uzdravení nebo když se na ni dostane záměnou. Žeton pak čeká na další mumii.
karak-rule-K7-3 =
    .ruling = Při hře v jednom nepadne prokletí na nikoho.

## 8 Hrdinové
karak-rule-K8-1 = Argentus, čaroděj. Použité magické střely mu zůstávají (portály uzdravení ne); je-li prokletý, přichází i o ně. Mezi vyloženými destičkami, které spolu sousedí hranou, projde i zdí, do neobjevené oblasti však potřebuje průchod.
    .ruling = Každá střela se v jednom boji počítá jen jednou.
karak-rule-K8-2 = Horan, válečník. Jednou za boj smí znovu hodit oběma kostkami a druhý hod už platí; je to jeho volba, nikdy povinnost. Přijde-li v boji o poslední život, neomdlí: ocitne se na fontáně, kterou si zvolí, a má zase všechny životy; tah tím končí.
    .ruling = O novém hodu rozhoduje dřív, než použije střely.
karak-rule-K8-3 = Xanros, černokněžník. Jednou za boj smí po hodu dát jeden život za +1, třeba i poslední. Na začátku tahu si může za všechny 4 kroky vyměnit místo s kterýmkoli jiným hrdinou a potom využít, co nová destička nabízí (léčit se, zvednout předmět, odemknout truhlu). Hrdina, kterého takto přesune na fontánu, se vyléčí a zbaví se prokletí.
    .ruling = Když dá poslední život a zvítězí, vezme si kořist a zůstane na místě v bezvědomí; jinak se vrátí a o další život už nepřijde. Portál uzdravení seslaný předtím záměně nebrání. Dostane-li se záměnou k nestvůře (stát u ní může jen Aderyn), bojuje. Hrdinové na téže destičce si nemají co vyměnit.
karak-rule-K8-4 = Aderyn, lupička. Remízu vyhrává. Když vstoupí k nestvůře, i k právě vytažené, smí boj odmítnout a jít dál, nebo tam ukončit tah. Padne-li na ni prokletí, zatímco tam stojí, musí na začátku svého tahu bojovat.
    .ruling = Tento boj předchází každému kouzlu a koná se, jen je-li Aderyn stále prokletá a stále na místě. Začíná-li tah u nestvůry bez prokletí, smí s ní bojovat před prvním krokem.
karak-rule-K8-5 = Victorius, šermíř. Kostkou, na které padne 1, hází znovu, dokud nepadne něco jiného. Má-li v boji na kostce šestku (i z nového hodu), může pokračovat v tahu, ať boj dopadl jakkoli; víc než čtyři kroky však neudělá. S toutéž nestvůrou smí bojovat znovu.
    .ruling = Nový vstup k nestvůře stojí krok. Kdo upadl do bezvědomí, nepokračuje. Po návratu na fontánu se Victorius vyléčí, jen když na ní tah ukončí. Bojuje-li prokletý, šestka mu pokračovat nedovolí, ani když porazí mumii a prokletí předá dál.
karak-rule-K8-6 = Taia, vědma. Má +1, vede-li do boje první krok jejího tahu. Když objeví místnost, vytáhne dva žetony, jeden do ní položí a druhý vrátí do sáčku.
    .ruling = Předem seslaný portál uzdravení se za krok nepočítá. Zbývá-li v sáčku jediný žeton, vytáhne jen ten.

## 9 Konec hry
karak-rule-K9-1 = Porážkou draka hra okamžitě končí. Za poklad z truhly i za poklad Padlého je 1 bod, za rubín 1,5 bodu. Vyhrává, kdo má bodů nejvíc, a nemusí to být přemožitel draka; ostatní se řadí podle bodů.
    .ruling = Při shodě se hráči o vítězství dělí.
karak-rule-K9-2 =
    .ruling = Žádná pravidla neukončí hru dřív, než padne drak. Tady hra skončí a sečtou se body také po 20 celých kolech, v nichž nikdo nevyložil destičku, nebojoval, nic nesebral ani neodemkl; stůl se může dohodnout, že se hraje bez této hranice. V každém případě skončí po 60 celých kolech, v nichž nikdo nevyložil destičku, neporazil nestvůru ani neodemkl truhlu. Kolo má tolik tahů, kolik je hráčů.

## Příklady
karak-rule-KE1 = Pohyb: Horan má 4 kroky. Prvním přejde do vyložené místnosti, druhým vyjde do neobjevené oblasti a položí chodbu, třetím objeví místnost, v níž čeká kostlivec-šermíř. Hned s ním bojuje a tím jeho tah končí.
karak-rule-KE2 = Vyhraný boj: Horan má meč (2), dýky (1) a jednu magickou střelu a stojí proti králi kostlivců (10). Hodí 5, to je 5 + 2 + 1 = 8. Hází tedy znovu, padne 7 a přidá střelu: 7 + 2 + 1 + 1 = 11. Bere si sekeru, dýky nechává na destičce a střela je vyřazena ze hry.
karak-rule-KE3 = Prohraný boj: v téže situaci padne Horanovi napodruhé jen 3 a střelu si nechá: 3 + 2 + 1 = 6. Vrací se, ztrácí jeden život a král kostlivců zůstává.
karak-rule-KE4 = Portál uzdravení: sešleš ho hned na začátku tahu. Hrdina se ocitne na fontáně, má zase všechny životy, už není prokletý a čekají ho ještě 4 kroky.

## Schopnosti
karak-ability-argentus-1 = Magická afinita
    .text = Použité magické střely mu zůstávají.
karak-ability-argentus-2 = Astrální chůze
    .text = Mezi sousedními vyloženými destičkami projde i zdí.
karak-ability-horan-1 = Dvojitý útok
    .text = Jednou za boj smí znovu hodit oběma kostkami; platí druhý hod.
karak-ability-horan-2 = Reinkarnace
    .text = Přijde-li v boji o poslední život, ocitne se plně vyléčený na fontáně, kterou si zvolí.
karak-ability-xanros-1 = Obětování
    .text = Jednou za boj smí po hodu dát jeden život za +1.
karak-ability-xanros-2 = Záměna
    .text = Na začátku tahu si může za všechny 4 kroky vyměnit místo s jiným hrdinou.
karak-ability-aderyn-1 = Útok ze zálohy
    .text = Remízu v boji vyhrává.
karak-ability-aderyn-2 = Plížení
    .text = S nestvůrou nemusí bojovat: smí jít dál, nebo u ní ukončit tah.
karak-ability-victorius-1 = Bojový výcvik
    .text = Kostkou, na které padne 1, hází znovu.
karak-ability-victorius-2 = Nezastavitelný
    .text = Padne-li mu v boji šestka, může po něm pokračovat v tahu.
karak-ability-taia-1 = Předtucha
    .text = Má +1, vede-li do boje první krok jejího tahu.
karak-ability-taia-2 = Tkadlec osudu
    .text = V objevené místnosti vytáhne dva žetony a jeden z nich si vybere.
