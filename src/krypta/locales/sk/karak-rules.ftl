karak-rules-title = Pravidlá Karaku
karak-rules-intro = Krypta je neoficiálny digitálny stôl pre doskovú hru Karak a pravidlá tu vysvetľuje vlastnými slovami. Pasáže označené ako výklad sú naše rozhodnutia tam, kde tlačené pravidlá mlčia alebo sa ich vydania rozchádzajú.

## Kapitoly
karak-chapter-1 = Materiál
karak-chapter-2 = Príprava
karak-chapter-3 = Ťah
karak-chapter-4 = Boj
karak-chapter-5 = Životy
karak-chapter-6 = Vybavenie
karak-chapter-7 = Prekliatie
karak-chapter-8 = Hrdinovia
karak-chapter-9 = Koniec hry
karak-chapter-E = Príklady

## 1 Materiál
karak-rule-K1-1 = Katakomby tvorí 80 doštičiek; jedna z nich je štartovná, má svetlý rub a liečivú fontánu. Hrdinov je šesť. Inventárov je päť, a hra je preto pre 2 až 5 hráčov.
    .ruling = Na skúšku možno hrať aj osamote.
karak-rule-K1-2 = Vo vrecku je 43 netvorov (8 obrích krýs, 4 obrie pavúky, 8 múmií, 12 kľučiarov kostlivcov, 5 šermiarov kostlivcov, 3 králi kostlivcov, 2 Padlí a 1 drak) a 10 zamknutých truhiel. K hre ďalej patria dve kocky, jeden žetón prekliatia a 30 žetónov životov; každý hráč ich má päť.
karak-rule-K1-3 = Doštičky sú štyroch druhov: chodba, miestnosť, chodba s portálom a chodba s liečivou fontánou. Tvary ani počty jednotlivých druhov pravidlá neuvádzajú.

## 2 Príprava
karak-rule-K2-1 = Na začiatku leží uprostred stola iba štartovná doštička a stoja na nej všetci hrdinovia. Zvyšné doštičky čakajú zamiešané a zakryté na niekoľkých hromádkach. Každý hrdina má päť životov a prázdny inventár.
    .ruling = Zakryté doštičky tu tvoria jedinú hromádku.
karak-rule-K2-2 = O hrdinoch rozhodne žreb alebo si ich hráči vyberú; záleží na dohode pri stole.
    .ruling = Pri výbere sa postupuje v poradí miest pri stole.
karak-rule-K2-3 = Začína hráč s najvyšším hodom dvoma kockami alebo najmladší hráč. Ďalší sú na rade v smere hodinových ručičiek.
    .ruling = Pri zhode hádžu znova hráči s rovnakým súčtom; po desiatich remízach rozhodne žreb. Pri stole sa dá nastaviť hod kockami, začiatok od prvého miesta alebo žreb.

## 3 Ťah
karak-rule-K3-1 = V ťahu máš až 4 kroky. Krok vedie na doštičku, ktorá susedí hranou, ak je priechod na oboch stranách; priechodom tvojej doštičky do neobjavenej oblasti; alebo z portálu do portálu (K3.6).
    .ruling = Nemusíš urobiť ani jeden krok. Liečiť sa, zdvíhať predmety a odomykať truhly smieš aj na doštičke, kde sa tvoj ťah začal.
karak-rule-K3-2 = Na ceste do neobjavenej oblasti si vezmi novú doštičku a otoč ju, ako chceš, len musí nadviazať na tú, z ktorej tvoj hrdina vychádza. Ostatné strany môžu končiť slepo, nech s nimi susedí čokoľvek. Potom na ňu hrdinu presuň; celé to stojí jeden krok.
    .ruling = Najprv zvoľ priechod, potom vezmi doštičku a nakoniec ju otoč. Doštička, ktorú možno položiť len jedným spôsobom, sa položí sama.
karak-rule-K3-3 = Chodbou môžeš pokračovať, kým máš kroky.
karak-rule-K3-4 = V novoobjavenej miestnosti vytiahni z vrecka žetón a polož ho tam. Ak je to truhla, môžeš ísť ďalej alebo si ju vziať, ak máš kľúč (K6.4). Ak je to netvor, čaká ťa boj (K4).
karak-rule-K3-5 = Žetón pribudne v miestnosti len vo chvíli, keď sa jej doštička vyloží.
    .ruling = Ak je vrecko prázdne, zostane prázdna aj miestnosť.
karak-rule-K3-6 = Len čo ležia na stole aspoň dva portály, dostaneš sa jedným krokom z ktoréhokoľvek do ktoréhokoľvek iného.
karak-rule-K3-7 = Keď ukončíš ťah na liečivej fontáne, môže tvoj hrdina získať späť všetky životy a zbaviť sa prekliatia.
    .ruling = Oboje sa stane samo vždy, keď sa ťah na fontáne skončí.
karak-rule-K3-8 = Netvor svoju miestnosť blokuje: kto k nemu vstúpi, bojuje a ďalej už nejde.
karak-rule-K3-9 = Zdvihnúť predmet, odomknúť truhlu alebo sa vyliečiť môže len hrdina, ktorý sa na doštičke zastaví; ťah sa tým končí.
karak-rule-K3-10 = Ťah sa končí po štvrtom kroku, po boji s akýmkoľvek výsledkom, po odomknutí truhly, po zdvihnutí predmetu a po liečení.
    .ruling = Po štvrtom kroku smieš ešte využiť, čo doštička ponúka, alebo zoslať portál uzdravenia; až potom sa ťah skončí. Ak nie je z čoho vyberať, skončí sa sám.
karak-rule-K3-11 =
    .ruling = Na jednej doštičke smie stáť ľubovoľný počet hrdinov.
karak-rule-K3-12 =
    .ruling = Keď sa doštičky minú, do neobjavenej oblasti sa vstúpiť nedá.

## 4 Boj
karak-rule-K4-1 = Hoď dvoma kockami a pripočítaj silu oboch svojich zbraní, použité magické strely a to, čo dávajú schopnosti hrdinu. Strely používaš až po hode, koľko ich chceš, každú za +1.
    .ruling = Boj, v ktorom po hode nie je o čom rozhodovať, sa vyhodnotí sám.
karak-rule-K4-2 = Ak máš menej ako netvor, hrdina stratí jeden život a vráti sa na doštičku, z ktorej prišiel. Netvor zostáva.
    .ruling = Návrat na doštičku s netvorom (pri Aderyn) žiadny boj nevyvolá.
karak-rule-K4-3 = Ak máš rovnako ako netvor, hrdina o život nepríde, ale vráti sa. Netvor zostáva.
karak-rule-K4-4 = Ak máš viac ako netvor, je porazený. Obráť jeho žetón a vezmi si korisť (K6).
karak-rule-K4-5 =
    .ruling = Doštička, z ktorej hrdina prišiel, sa pamätá pri každom hrdinovi osobitne. Je to tá, na ktorej stál, než vstúpil na terajšiu, aj keby to bolo v niektorom zo skorších ťahov (Aderyn, K8.4). Po zámene je to jeho pôvodná doštička. Návrat nie je vstup: nikdy nemení, čo sa pamätá, takže kto na doštičke, na ktorú sa vrátil, prehrá znova, zostáva na nej.
karak-rule-K4-6 = Ak sa hrdina po prehratom boji vráti na liečivú fontánu, ťah sa skončí na nej: hrdina získa späť všetky životy a zbaví sa prekliatia.
    .ruling = Platí to aj po remíze a takisto vtedy, keď hrdina práve prišiel o posledný život.
karak-rule-K4-7 = Porážkou draka sa hra okamžite končí (K9).

## 5 Životy
karak-rule-K5-1 = Hrdina, ktorý príde o posledný život, upadne do bezvedomia. V najbližšom ťahu len získa jeden život späť a hrá zasa až v tom nasledujúcom.
karak-rule-K5-2 =
    .ruling = Hrdina v bezvedomí, ktorého ešte pred jeho najbližším ťahom vylieči portál uzdravenia alebo zámena na fontánu, príde k sebe a ťah odohrá.

## 6 Vybavenie
karak-rule-K6-1 = Do inventára sa zmestia 2 zbrane, 3 kúzla a 1 kľúč. Pokladov smieš nazbierať, koľko chceš.
karak-rule-K6-2 = Korisťou z obrej krysy sú dýky (sila 1), zo šermiara kostlivca meč (2), z kráľa kostlivcov sekera (3), z múmie magická strela, z obrieho pavúka portál uzdravenia, z kľučiara kostlivca kľúč, z Padlého poklad (1 bod) a z draka poklad s rubínom (1,5 bodu).
    .ruling = Ak má hrdina pre korisť voľné miesto, vezme si ju automaticky.
karak-rule-K6-3 = Ak pre predmet nie je voľné miesto, vyber, ktorý predmet toho istého druhu (hoci aj ten nový) zostane ležať na doštičke. Neskôr ho môže zdvihnúť ktokoľvek, kto sa tam zastaví. Kto predmet zdvíha a nemá preň miesto, vymení ho rovnakým spôsobom.
    .ruling = Zdvihnúť odložený predmet smie aj ten, kto ho tam nechal. Predmet sa na zdvihnutie neponúka, ak sú všetky miesta preň obsadené úplne rovnakými predmetmi: nič by sa nezmenilo.
karak-rule-K6-4 = Ak hrdina s kľúčom stojí na doštičke s truhlou, môžeš kľúč navždy odovzdať a truhlu si vziať (1 bod). Ťah sa tým končí. Povinné to nie je nikdy.
karak-rule-K6-5 = Magická strela je na jedno použitie. Pridáva sa až po hode a v jednom boji ich môžeš pridať viac.
karak-rule-K6-6 = Portál uzdravenia je na jedno použitie. Smieš ho zoslať, kedykoľvek si na ťahu, nestojí žiadny krok a ťah neukončí. Prenes ktoréhokoľvek hrdinu, svojho aj cudzieho, na ktorúkoľvek vyloženú fontánu vrátane štartovnej doštičky; tam získa späť všetky životy a zbaví sa prekliatia.
    .ruling = Portál uzdravenia nemožno zoslať od vstupu na doštičku s netvorom (alebo od rozhodnutia bojovať) až do konca boja, po boji, ktorý ukončil ťah, ani v bezvedomí. Nemožno to ani pri kladení doštičky, výbere žetónu alebo triedení koristi.
karak-rule-K6-7 = Použité kúzla a kľúče sa do hry nevracajú.

## 7 Prekliatie
karak-rule-K7-1 = Kto porazí múmiu, musí jediný žetón prekliatia dať niektorému súperovi alebo ho ponechať hráčovi, ktorý ho práve má. Tak to hovorí anglické vydanie aj prehľady českého, slovenského, nemeckého a francúzskeho. Poľské vydanie a hlavný text týchto štyroch dovoľujú ktoréhokoľvek hráča, aj samého víťaza: stôl sa môže dohodnúť, že sa hrá tak.
karak-rule-K7-2 = Prekliaty hrdina nemá žiadne schopnosti. Prekliatia sa zbaví, keď ukončí ťah na liečivej fontáne, keď ho na ňu prenesie portál uzdravenia alebo keď sa na ňu dostane zámenou. Žetón potom čaká na ďalšiu múmiu.
karak-rule-K7-3 =
    .ruling = Pri hre osamote nepadne prekliatie na nikoho.

## 8 Hrdinovia
karak-rule-K8-1 = Argentus, čarodejník. Použité magické strely mu zostávajú (portály uzdravenia nie); ak je prekliaty, prichádza aj o ne. Medzi vyloženými doštičkami, ktoré spolu susedia hranou, prejde aj cez stenu, do neobjavenej oblasti však potrebuje priechod.
    .ruling = Každá strela sa v jednom boji počíta len raz.
karak-rule-K8-2 = Horan, bojovník. Raz za boj smie znova hodiť oboma kockami a druhý hod už platí; je to jeho voľba, nikdy povinnosť. Ak v boji príde o posledný život, neomdlie: ocitne sa na fontáne, ktorú si zvolí, a má zasa všetky životy; ťah sa tým končí.
    .ruling = O novom hode rozhoduje skôr, než použije strely.
karak-rule-K8-3 = Xanros, čiernokňažník. Raz za boj smie po hode dať jeden život za +1, hoci aj posledný. Na začiatku ťahu si môže za všetky 4 kroky vymeniť miesto s ktorýmkoľvek iným hrdinom a potom využiť, čo nová doštička ponúka (liečiť sa, zdvihnúť predmet, odomknúť truhlu). Hrdina, ktorého takto presunie na fontánu, sa vylieči a zbaví sa prekliatia.
    .ruling = Keď dá posledný život a zvíťazí, vezme si korisť a zostane na mieste v bezvedomí; inak sa vráti a o ďalší život už nepríde. Portál uzdravenia zoslaný predtým zámene nebráni. Ak sa zámenou dostane k netvorovi (stáť pri ňom môže len Aderyn), bojuje. Hrdinovia na tej istej doštičke si nemajú čo vymeniť.
karak-rule-K8-4 = Aderyn, lupička. Remízu vyhráva. Keď vstúpi k netvorovi, aj k práve vytiahnutému, smie boj odmietnuť a ísť ďalej alebo tam ukončiť ťah. Ak na ňu padne prekliatie, kým tam stojí, musí na začiatku svojho ťahu bojovať.
    .ruling = Tento boj predchádza každému kúzlu a koná sa, len ak je Aderyn stále prekliata a stále na mieste. Ak začína ťah pri netvorovi bez prekliatia, smie s ním bojovať pred prvým krokom.
karak-rule-K8-5 = Victorius, šermiar. Kockou, na ktorej padne 1, hádže znova, kým nepadne niečo iné. Ak má v boji na kocke šestku (aj z nového hodu), môže pokračovať v ťahu, nech boj dopadol akokoľvek; viac než štyri kroky však neurobí. S tým istým netvorom smie bojovať znova.
    .ruling = Nový vstup k netvorovi stojí krok. Kto upadol do bezvedomia, nepokračuje. Po návrate na fontánu sa Victorius vylieči, len keď na nej ťah ukončí. Ak bojuje prekliaty, šestka mu pokračovať nedovolí, ani keď porazí múmiu a prekliatie odovzdá ďalej.
karak-rule-K8-6 = Taia, veštkyňa. Má +1, ak do boja vedie prvý krok jej ťahu. Keď objaví miestnosť, vytiahne dva žetóny, jeden do nej položí a druhý vráti do vrecka.
    .ruling = Vopred zoslaný portál uzdravenia sa za krok nepočíta. Ak vo vrecku zostal jediný žetón, vytiahne len ten.

## 9 Koniec hry
karak-rule-K9-1 = Porážkou draka sa hra okamžite končí. Za poklad z truhly aj za poklad Padlého je 1 bod, za rubín 1,5 bodu. Vyhráva, kto má bodov najviac, a nemusí to byť premožiteľ draka; ostatní sa radia podľa bodov.
    .ruling = Pri zhode sa hráči o víťazstvo delia.
karak-rule-K9-2 =
    .ruling = Žiadne pravidlá neukončia hru skôr, než padne drak. Tu sa hra skončí a spočítajú sa body aj po 20 celých kolách, v ktorých nikto nevyložil doštičku, nebojoval, nič nezobral ani neodomkol; stôl sa môže dohodnúť, že sa hrá bez tejto hranice. V každom prípade sa skončí po 60 celých kolách, v ktorých nikto nevyložil doštičku, neporazil netvora ani neodomkol truhlu. Kolo má toľko ťahov, koľko je hráčov.

## Príklady
karak-rule-KE1 = Pohyb: Horan má 4 kroky. Prvým prejde do vyloženej miestnosti, druhým vyjde do neobjavenej oblasti a položí chodbu, tretím objaví miestnosť, v ktorej čaká šermiar kostlivec. Hneď s ním bojuje a tým sa jeho ťah končí.
karak-rule-KE2 = Vyhratý boj: Horan má meč (2), dýky (1) a jednu magickú strelu a stojí proti kráľovi kostlivcov (10). Hodí 5, to je 5 + 2 + 1 = 8. Hádže teda znova, padne 7 a pridá strelu: 7 + 2 + 1 + 1 = 11. Berie si sekeru, dýky necháva na doštičke a strela je vyradená z hry.
karak-rule-KE3 = Prehratý boj: v tej istej situácii padne Horanovi na druhý raz len 3 a strelu si nechá: 3 + 2 + 1 = 6. Vracia sa, stráca jeden život a kráľ kostlivcov zostáva.
karak-rule-KE4 = Portál uzdravenia: zošleš ho hneď na začiatku ťahu. Hrdina sa ocitne na fontáne, má zasa všetky životy, už nie je prekliaty a čakajú ho ešte 4 kroky.

## Schopnosti
karak-ability-argentus-1 = Magická afinita
    .text = Použité magické strely mu zostávajú.
karak-ability-argentus-2 = Astrálna chôdza
    .text = Medzi susednými vyloženými doštičkami prejde aj cez stenu.
karak-ability-horan-1 = Dvojitý útok
    .text = Raz za boj smie znova hodiť oboma kockami; platí druhý hod.
karak-ability-horan-2 = Reinkarnácia
    .text = Ak v boji príde o posledný život, ocitne sa plne vyliečený na fontáne, ktorú si zvolí.
karak-ability-xanros-1 = Obetovanie
    .text = Raz za boj smie po hode dať jeden život za +1.
karak-ability-xanros-2 = Zámena
    .text = Na začiatku ťahu si môže za všetky 4 kroky vymeniť miesto s iným hrdinom.
karak-ability-aderyn-1 = Útok zo zálohy
    .text = Remízu v boji vyhráva.
karak-ability-aderyn-2 = Zakrádanie
    .text = S netvorom nemusí bojovať: smie ísť ďalej alebo pri ňom ukončiť ťah.
karak-ability-victorius-1 = Bojový výcvik
    .text = Kockou, na ktorej padne 1, hádže znova.
karak-ability-victorius-2 = Nezastaviteľný
    .text = Ak mu v boji padne šestka, môže po ňom pokračovať v ťahu.
karak-ability-taia-1 = Predtucha
    .text = Má +1, ak do boja vedie prvý krok jej ťahu.
karak-ability-taia-2 = Tkáč osudu
    .text = V objavenej miestnosti vytiahne dva žetóny a jeden z nich si vyberie.
