# Shabrak: stránka pravidiel. Hodnota = čo hovoria tlačené pravidlá; .ruling = naše vlastné rozhodnutie.

shabrak-rules-title = Pravidlá hry Shabrak
shabrak-rules-intro = Krypta je neoficiálny digitálny stôl pre zberateľskú kartovú hru Shabrak a pravidlá tu vysvetľuje vlastnými slovami. Poznáme len text českých pravidiel, bez obrázkov. Pasáže označené ako výklad sú naše rozhodnutia tam, kde tlačené pravidlá mlčia alebo nie sú jasné; keď sa výklad od nich odchýli, výslovne to uvádza.

## Kapitoly
shabrak-chapter-1 = Herný balíček
shabrak-chapter-2 = Príprava
shabrak-chapter-3 = Postavenie
shabrak-chapter-4 = Kolo
shabrak-chapter-5 = Karty
shabrak-chapter-6 = Koniec hry

## 1 Herný balíček
shabrak-rule-S1-1 = Herný balíček má najviac jednu kartu sarku, presne päť bojovníkov, z ktorých práve jeden je veliteľ, a aspoň päť kariet v doberacom balíčku, teda udalostí a vybavenia.
    .ruling = Doberací balíček má najviac 40 kariet. Zoznamy kariet v balíčkoch vidia obaja hráči.
shabrak-rule-S1-2 = Každý pomenovaný bojovník smie byť v balíčku len raz; karty „Chrapúň“ a „Čokel“ pomenované nie sú a smie ich byť ľubovoľne veľa. Každá udalosť a každé vybavenie tam smie byť najviac dvakrát; výnimkou sú „Pálenka“ a „Úder štítom“, ktorých smie byť takisto ľubovoľne veľa.
    .ruling = Názvy sú tu preložené z češtiny; posledný z nich je v texte skomolený a čítame ho takto. Balíček, ktorý pravidlá porušuje, sa odmietne so všetkými dôvodmi naraz.
shabrak-rule-S1-3 = Bojovník má meno, útočnú silu, obrannú silu, vzácnosť (bežná, vzácna, nevídaná, od najnižšej) a schopnosti, aktívne (A) alebo pasívne (P); veliteľa označuje korunka. Pôvodný sark hovorí, odkiaľ bojovník pochádza, a na nič nezaväzuje: do boja môže ísť ktokoľvek pod akýmkoľvek sarkom. Sarkom sa hovorí aj pätici bojovníkov, ktorých vedieš.
shabrak-rule-S1-4 = Zoznam kariet v texte pravidiel nie je, menujú sa v ňom len štyri vyššie uvedené.
    .ruling = Hráme s vlastnou sadou kariet. Je v jedinom dátovom súbore a pri stole sa k nej dá pridať súbor s ďalšími kartami.

## 2 Príprava
shabrak-rule-S2-1 = Zamiešaj svoj doberací balíček a polož ho lícom nadol vedľa herného poľa. Kartu sarku vylož lícom nahor.
shabrak-rule-S2-2 = Obaja hráči vyložia veliteľov do herného poľa tak, aby si čelili.
    .ruling = Obaja velitelia sa ukážu naraz. Zoznamy kariet vidia obaja hráči (S1.1): vie sa teda, kto ešte príde, len nie kam.
shabrak-rule-S2-3 = Potom hráči striedavo vykladajú po jednom bojovníkovi vedľa tých, ktorých už majú vo formácii, na ktorúkoľvek stranu, kým ich obaja nemajú päť. Začína hráč, ktorého veliteľ má vyšší útok; pri zhode rozhoduje obrana, potom vzácnosť a nakoniec náhoda.
shabrak-rule-S2-4 = Keď si niektoré karty nečelia, formácie sa zhluknú: celé sa proti sebe vycentrujú a poradie v každej z nich zostane. Pri piatich proti piatim čelí každé miesto miestu s rovnakým číslom, a velitelia si teda nakoniec čeliť nemusia.
shabrak-rule-S2-5 = Každý hráč si doberie jednu kartu udalosti.
    .ruling = Doberá sa z celého balíčka, môže to teda byť aj vybavenie.

## 3 Postavenie
shabrak-rule-S3-1 = Bojovníci si čelia, keď stoja priamo proti sebe. Ak je rozdiel v počte bojovníkov nepárny, môže jeden čeliť dvom.
    .ruling = Obe formácie majú spoločný stred a susedia v nich stoja o jedno miesto od seba; premožené karty sa počítajú tiež. Bojovníci si čelia, ak je jeden od druhého do strany vzdialený o menej než jedno miesto.
shabrak-rule-S3-2 = Bojovník dočiahne na miesto priamo pred sebou a šikmo od seba. Vždy dočiahne aspoň na jednu najbližšiu kartu, a to vrátane premožených.
    .ruling = Dosah je najviac jedno miesto do strany. Pri rovnakom počte alebo párnom rozdiele sú to až tri karty, pri nepárnom dve, ktoré sú o pol miesta vedľa. Pri stole sa pre nepárny rozdiel dá zvoliť dlhší dosah, až na štyri karty. Ak tak blízko nie je žiadna karta, premožená ani nepremožená, dočiahne bojovník na tú najbližšiu; ak je práve tá premožená, nemá na koho útočiť. Dosah nemusí byť vzájomný. Ak sú dve karty rovnako blízko, dosiahne na ľavú, ako leží na stole.
shabrak-rule-S3-3 = Premožené karty zostávajú na svojich miestach až do konca kola.
shabrak-rule-S3-4 = Dosah v určitých prípadoch ukazujú tlačené pravidlá na obrázkoch.
    .ruling = Podľa predchádzajúcich pravidiel to vychádza takto, miesta sa počítajú zľava. Päť proti štyrom: pätica dočiahne na 1 / 1 a 2 / 2 a 3 / 3 a 4 / 4, štvorica na 1 a 2 / 2 a 3 / 3 a 4 / 4 a 5. Päť proti dvom: pätica dočiahne na 1 (len ako na najbližšiu) / 1 / 1 a 2 / 2 / 2 (len ako na najbližšiu), dvojica na 2 a 3 / 3 a 4. Štyria proti jednému: všetci dočiahnu naň, on na 2 a 3. Piati proti jednému: všetci dočiahnu naň, on na 2, 3 a 4.

## 4 Kolo
shabrak-rule-S4-1 = Hra sa delí na kolá a v kole sa hráči striedajú v ťahoch. Prvé kolo začína hráč, ktorý vyložil prvého bojovníka, každé ďalšie ten, kto nezačínal to predchádzajúce.
shabrak-rule-S4-2 = Vo svojom ťahu v ľubovoľnom poradí: Ak môžeš, musíš vyčerpať presne jedného pripraveného bojovníka a urobiť ním, ak sa dá, aspoň jednu akciu: zaútočiť, použiť jeho schopnosť alebo oboje. Smieš zahrať ľubovoľný počet udalostí. Smieš použiť aktívnu schopnosť karty sarku, ktorú tým vyčerpáš. Smieš použiť aktívnu schopnosť vybavenia, ktoré má bojovník vyčerpaný v tomto ťahu.
    .ruling = Vybavenie sa hrá rovnako ako udalosti a karty sa smú hrať aj medzi útokom a schopnosťou. Vyčerpať smieš ktoréhokoľvek pripraveného bojovníka, aj takého, ktorý nedokáže ani jedno; ale kto môže zaútočiť alebo použiť schopnosť, nesmie byť len tak vyčerpaný. Schopnosť je použiteľná, ak by niečo urobila. Schopnosť vybavenia sa smie použiť pred nimi aj po nich, povinnosť sa ňou však nesplní. Ak potom nejaká karta umožní bojovníkovi, ktorý bol len vyčerpaný, zaútočiť alebo použiť schopnosť, musí to urobiť.
shabrak-rule-S4-3 = Ak si na ťahu a nemáš žiadneho pripraveného bojovníka, smieš ešte zahrať kartu udalosti a použiť aktívnu schopnosť sarku. Potom je na ťahu súper.
    .ruling = Zahrať smieš ľubovoľný počet kariet, aj vybavenie.
shabrak-rule-S4-4 = Útokom pridáš jednému súperovmu bojovníkovi v dosahu, ktorý nie je premožený, nátlak vo výške útočnej sily útočníka.
    .ruling = Dosah sa posudzuje vo chvíli, keď útok ohlásiš. Ak schopnosti, ktoré útok spustí, pripravia útok o útočníka alebo o cieľ, útok prepadá.
shabrak-rule-S4-5 = Bojovník, ktorého nátlak dosiahne obrannú silu alebo ju presiahne, je premožený: všetky nátlaky sa z neho zložia a karta sa otočí lícom nadol. Nemožno naň útočiť, pridávať mu nátlak ani ho vyčerpať a jeho pasívna schopnosť už nepôsobí.
    .ruling = Posudzuje sa to zakaždým, keď sa nátlak alebo obrana zmení, a všetci, ktorých nátlak dosiahol obranu, sú premožení naraz. Vybavenie premoženého ide do odkladacieho balíčka svojho majiteľa.
shabrak-rule-S4-6 = Kolo sa končí ihneď po ťahu, po ktorom už žiadny z hráčov nemá pripraveného bojovníka. Premožené karty sa navždy vyradia a formácie sa zhluknú. Všetky karty sa pripravia a každý bojovník, ktorý zostal v hre, stratí 1 nátlak, ak nejaký má. Každý hráč si doberie jednu kartu za každého svojho bojovníka vyradeného v tomto kole.
    .ruling = Pripravený sark kolo nepredlžuje. Zmeny platné do konca kola sa skončia skôr, než sa premožení vyradia.
shabrak-rule-S4-7 =
    .ruling = Ak máš doberať z prázdneho balíčka, nestane sa nič.

## 5 Karty
shabrak-rule-S5-1 = Udalosť zahráš, raz sa vykoná a ide do odkladacieho balíčka svojho majiteľa. Listovať v ňom smie len majiteľ.
    .ruling = V jednom ťahu smieš zahrať najviac 12 kariet. Čo ide do odkladacieho balíčka, to sa pritom ukáže; neskôr v ňom smie listovať len majiteľ. Karta, ktorú si z neho niekto vezme späť, sa ukáže.
shabrak-rule-S5-2 = Vybavenie zostáva v hre, kým nie je premožený bojovník, ktorý ho má. Bojovník smie mať nasadené len jedno a nasadiť ho môže ktorýkoľvek hráč. Aktívna schopnosť vybavenia je samostatná akcia a možno ju použiť len v ťahu bojovníka, ktorému vybavenie patrí.
    .ruling = Nasadiť ho smieš ktorémukoľvek bojovníkovi, ktorý žiadne nemá, vlastnému aj súperovmu, nikdy však premoženému a nikdy namiesto iného vybavenia. Aktívnu schopnosť používa hráč, ktorému patrí nositeľ, a to v ťahu, keď nositeľa vyčerpá.
shabrak-rule-S5-3 = Na použitie aktívnej schopnosti (A) treba kartu vyčerpať. Pasívna schopnosť (P) pôsobí, kým karta nie je premožená; potom ju už využiť nemožno.
    .ruling = Text karty má prednosť pred tlačenými pravidlami a tu ich mení: schopnosť, ktorá hovorí „keď je tento bojovník premožený“, sa vykoná, hoci je jej karta premožená, a rovnako aj schopnosť jeho vybavenia, ktorá hovorí „keď je nositeľ premožený“.
shabrak-rule-S5-4 = Ak sa nedajú vykonať všetky efekty schopnosti, musíš ich vykonať čo najviac, ak efekt nie je viazaný na predchádzajúci (slovom „potom“).
    .ruling = Platí to aj pre udalosti.
shabrak-rule-S5-5 = Zaokrúhľuje sa vždy nahor: polovica z 5 sú 3.
shabrak-rule-S5-6 = Ktoré karty sú premožené a koľko kariet má kto v ruke, je verejné. Skryté sú karty v ruke, poradie doberacích balíčkov a pred súperom aj odkladacie balíčky.
    .ruling = Verejné je aj to, koľko kariet je v balíčku.
shabrak-rule-S5-7 = Doberací balíček je daný zamiešaním na začiatku a počas hry sa doň už nič nepridáva: odložené karty sa nezamiešavajú späť, iba ak to karta hovorí.
shabrak-rule-S5-8 =
    .ruling = Ak sa spustí viac schopností naraz, prvé sú na rade schopnosti hráča na ťahu; pri každom hráčovi najprv sark a potom bojovníci zľava doprava, každý pred svojím vybavením. Vybavenie sa počíta k bojovníkovi, ktorý ho nosí, nech ho nasadil ktokoľvek.
shabrak-rule-S5-9 =
    .ruling = Čo schopnosť sama spustí, vykoná sa skôr než to, čo ešte čaká, aj skôr než zvyšok tejto schopnosti. Jedna akcia so všetkým, čo z nej vzíde, môže spustiť najviac 12 schopností; ďalšie prepadajú.
shabrak-rule-S5-10 =
    .ruling = Schopnosť, ktorá ešte čaká, prepadá, ak je jej karta medzitým premožená, alebo ak je to vybavenie, o ktoré bojovník medzitým prišiel. Čo sa už začalo, to sa dokončí.
shabrak-rule-S5-11 =
    .ruling = Čo sa dotkne viacerých bojovníkov, postupuje od jedného k druhému: najprv formácia hráča na ťahu, potom druhá, vždy zľava doprava.
shabrak-rule-S5-12 =
    .ruling = Schopnosti a udalosti smú toho istého bojovníka pripraviť len raz za kolo.
shabrak-rule-S5-13 =
    .ruling = „Kryje ostatných“ znamená: súperov bojovník, ktorý dočiahne na niekoho, kto kryje, smie útočiť len na tých, čo kryjú; ak dočiahne na viacerých takých, hráč si vyberie. Kto na žiadneho nedočiahne, útočí ako zvyčajne. Krytie zadrží len útoky, nie nátlak z iných efektov, a kto je premožený, nekryje nikoho.
shabrak-rule-S5-14 =
    .ruling = Štít zastaví najbližší nátlak na svojho bojovníka, nech je akokoľvek veľký, a zmizne; dovtedy vydrží, aj do ďalších kôl. Bojovník má najviac jeden štít. Zastavený nátlak nič nespustí. Ak je bojovník premožený inak než nátlakom, štít mu nepomôže.
shabrak-rule-S5-15 =
    .ruling = „+1 k dosahu“ znamená, že bojovník dočiahne na obe strany o jedno miesto ďalej, „−1 k dosahu“ o jedno menej; viac takých zmien sa sčítava. Menej než priamo pred seba nedočiahne nikto a najbližšia karta je v dosahu vždy (S3.2). Čo sa pýta, kto je v dosahu, počíta so zmeneným dosahom.

## 6 Koniec hry
shabrak-rule-S6-1 = Hra sa končí ihneď, len čo je premožený posledný nepremožený bojovník jedného z hráčov: vyhral ten druhý.
    .ruling = Ak sa to stane obom naraz, je to remíza. Koniec prichádza skôr než akákoľvek schopnosť, ktorá by sa tým spustila.
shabrak-rule-S6-2 =
    .ruling = Po 30 kolách vyhráva hráč, ktorému zostáva viac bojovníkov, pri zhode ten, ktorého bojovníci majú menej nátlaku; inak je to remíza.
