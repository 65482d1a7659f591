# Shabrak: stránka pravidel. Hodnota = co říkají tištěná pravidla; .ruling = naše vlastní rozhodnutí.

shabrak-rules-title = Pravidla hry Shabrak
shabrak-rules-intro = Krypta je neoficiální digitální stůl pro sběratelskou karetní hru Shabrak a pravidla tu vysvětluje vlastními slovy. Známe jen text českých pravidel, bez obrázků. Pasáže označené jako výklad jsou naše rozhodnutí tam, kde tištěná pravidla mlčí nebo nejsou jasná; když se výklad od nich odchýlí, výslovně to uvádí.

## Kapitoly
shabrak-chapter-1 = Herní balíček
shabrak-chapter-2 = Příprava
shabrak-chapter-3 = Postavení
shabrak-chapter-4 = Kolo
shabrak-chapter-5 = Karty
shabrak-chapter-6 = Konec hry

## 1 Herní balíček
shabrak-rule-S1-1 = Herní balíček má nejvýš jednu kartu sarku, přesně pět bojovníků, z nichž právě jeden je velitel, a alespoň pět karet v dobíracím balíčku, tedy událostí a vybavení.
    .ruling = Dobírací balíček má nejvýš 40 karet. Seznamy karet v balíčcích vidí oba hráči.
shabrak-rule-S1-2 = Každý pojmenovaný bojovník smí být v balíčku jen jednou; karty „Křupan“ a „Smucka“ pojmenované nejsou a smí jich být libovolně mnoho. Každá událost a každé vybavení tam smí být nejvýš dvakrát; výjimkou jsou „Kořalka“ a „Úder štítem“, kterých smí být také libovolně mnoho.
    .ruling = Poslední z těchto názvů je v textu zkomolený a čteme ho takto. Balíček, který pravidla porušuje, je odmítnut se všemi důvody najednou.
shabrak-rule-S1-3 = Bojovník má jméno, útočnou sílu, obrannou sílu, raritu (běžná, vzácná, nevídaná, od nejnižší) a schopnosti, aktivní (A) nebo pasivní (P); velitele označuje korunka. Původní sark říká, odkud bojovník pochází, a k ničemu nezavazuje: do boje může jít kdokoli pod jakýmkoli sarkem. Sarkem se říká také pětici bojovníků, které vedeš.
shabrak-rule-S1-4 = Seznam karet v textu pravidel není, jmenují se v něm jen čtyři výše uvedené.
    .ruling = Hrajeme s vlastní sadou karet. Je v jediném datovém souboru a u stolu se k ní dá přidat soubor s dalšími kartami.

## 2 Příprava
shabrak-rule-S2-1 = Zamíchej svůj dobírací balíček a polož ho lícem dolů vedle herního pole. Kartu sarku vylož lícem nahoru.
shabrak-rule-S2-2 = Oba hráči vyloží velitele do herního pole tak, aby si čelili.
    .ruling = Oba velitelé se ukážou naráz. Seznamy karet vidí oba hráči (S1.1): ví se tedy, kdo ještě přijde, jen ne kam.
shabrak-rule-S2-3 = Potom hráči střídavě vykládají po jednom bojovníkovi vedle těch, které už mají ve formaci, na kteroukoli stranu, dokud jich oba nemají pět. Začíná hráč, jehož velitel má vyšší útok; při shodě rozhoduje obrana, potom rarita a nakonec náhoda.
shabrak-rule-S2-4 = Když si některé karty nečelí, formace se shluknou: celé se proti sobě vycentrují a pořadí v každé z nich zůstane. Při pěti proti pěti čelí každé místo místu se stejným číslem, a velitelé si tedy nakonec čelit nemusí.
shabrak-rule-S2-5 = Každý hráč si dobere jednu kartu události.
    .ruling = Dobírá se z celého balíčku, může to tedy být i vybavení.

## 3 Postavení
shabrak-rule-S3-1 = Bojovníci si čelí, když stojí přímo proti sobě. Je-li rozdíl v počtu bojovníků lichý, může jeden čelit dvěma.
    .ruling = Obě formace mají společný střed a sousedé v nich stojí o jedno místo od sebe; přemožené karty se počítají také. Bojovníci si čelí, pokud je jeden od druhého do strany vzdálen o méně než jedno místo.
shabrak-rule-S3-2 = Bojovník dosáhne na místo přímo před sebou a šikmo od sebe. Vždy dosáhne alespoň na jednu nejbližší kartu, a to včetně karet přemožených.
    .ruling = Dosah je nejvýš jedno místo do strany. Při stejném počtu nebo sudém rozdílu to jsou až tři karty, při lichém dvě, které jsou o půl místa vedle. U stolu se pro lichý rozdíl dá zvolit delší dosah, až na čtyři karty. Není-li tak blízko žádná karta, přemožená ani nepřemožená, dosáhne bojovník na tu nejbližší; je-li právě ta přemožená, nemá na koho útočit. Dosah nemusí být vzájemný. Jsou-li dvě karty stejně blízko, dosáhne na levou, jak leží na stole.
shabrak-rule-S3-3 = Přemožené karty zůstávají na svých místech až do konce kola.
shabrak-rule-S3-4 = Dosah v určitých případech ukazují tištěná pravidla obrázky.
    .ruling = Podle předchozích pravidel to vychází takto, místa se počítají zleva. Pět proti čtyřem: pětice dosáhne na 1 / 1 a 2 / 2 a 3 / 3 a 4 / 4, čtveřice na 1 a 2 / 2 a 3 / 3 a 4 / 4 a 5. Pět proti dvěma: pětice dosáhne na 1 (jen jako na nejbližší) / 1 / 1 a 2 / 2 / 2 (jen jako na nejbližší), dvojice na 2 a 3 / 3 a 4. Čtyři proti jednomu: všichni dosáhnou na něj, on na 2 a 3. Pět proti jednomu: všichni dosáhnou na něj, on na 2, 3 a 4.

## 4 Kolo
shabrak-rule-S4-1 = Hra se dělí na kola a v kole se hráči střídají v tazích. První kolo začíná hráč, který vyložil prvního bojovníka, každé další ten, kdo nezačínal to předchozí.
shabrak-rule-S4-2 = Ve svém tahu v libovolném pořadí: Pokud můžeš, musíš vyčerpat přesně jednoho připraveného bojovníka a učinit jím, pokud to jde, alespoň jednu akci: zaútočit, použít jeho schopnost, nebo obojí. Smíš zahrát libovolný počet událostí. Smíš použít aktivní schopnost karty sarku, kterou tím vyčerpáš. Smíš použít aktivní schopnost vybavení, které má bojovník vyčerpaný v tomto tahu.
    .ruling = Vybavení se hraje stejně jako události a karty se smějí hrát i mezi útokem a schopností. Vyčerpat smíš kteréhokoli připraveného bojovníka, i takového, který nesvede ani jedno; ale kdo může zaútočit nebo použít schopnost, nesmí být jen tak vyčerpán. Schopnost je použitelná, pokud by něco udělala. Schopnost vybavení se smí použít před nimi i po nich, povinnost se jí však nesplní. Umožní-li pak nějaká karta bojovníkovi, který byl jen vyčerpán, zaútočit nebo použít schopnost, musí to udělat.
shabrak-rule-S4-3 = Jsi-li na tahu a nemáš žádného připraveného bojovníka, smíš ještě zahrát kartu události a použít aktivní schopnost sarku. Potom je na tahu soupeř.
    .ruling = Zahrát smíš libovolný počet karet, i vybavení.
shabrak-rule-S4-4 = Útokem přidáš jednomu soupeřovu bojovníkovi v dosahu, který není přemožený, nátlak ve výši útočné síly útočníka.
    .ruling = Dosah se posuzuje ve chvíli, kdy útok ohlásíš. Připraví-li schopnosti, které útok spustí, útok o útočníka nebo o cíl, útok propadá.
shabrak-rule-S4-5 = Bojovník, jehož nátlak dosáhne obranné síly nebo ji přesáhne, je přemožený: všechny nátlaky se z něj sejmou a karta se otočí lícem dolů. Nejde na něj útočit, přidávat mu nátlak ani ho vyčerpat a jeho pasivní schopnost už nepůsobí.
    .ruling = Posuzuje se to pokaždé, když se nátlak nebo obrana změní, a všichni, jejichž nátlak dosáhl obrany, jsou přemoženi naráz. Vybavení přemoženého jde do odkládacího balíčku svého majitele.
shabrak-rule-S4-6 = Kolo končí ihned po tahu, po němž už žádný z hráčů nemá připraveného bojovníka. Přemožené karty se navždy vyřadí a formace se shluknou. Všechny karty se připraví a každý bojovník, který zůstal ve hře, ztratí 1 nátlak, pokud nějaký má. Každý hráč si dobere jednu kartu za každého svého bojovníka vyřazeného v tomto kole.
    .ruling = Připravený sark kolo neprodlužuje. Změny platné do konce kola skončí dřív, než se přemožení vyřadí.
shabrak-rule-S4-7 =
    .ruling = Máš-li dobírat z prázdného balíčku, nestane se nic.

## 5 Karty
shabrak-rule-S5-1 = Událost zahraješ, jednou se provede a jde do odkládacího balíčku svého majitele. Listovat jím smí jen majitel.
    .ruling = V jednom tahu smíš zahrát nejvýš 12 karet. Co jde do odkládacího balíčku, to se přitom ukáže; později jím smí listovat jen majitel. Karta, kterou si z něj někdo vezme zpět, se ukáže.
shabrak-rule-S5-2 = Vybavení zůstává ve hře, dokud není přemožen bojovník, který ho má. Bojovník smí mít nasazené jen jedno a nasadit ho může kterýkoli hráč. Aktivní schopnost vybavení je samostatná akce a lze ji použít jen v tahu bojovníka, kterému vybavení patří.
    .ruling = Nasadit ho smíš kterémukoli bojovníkovi, který žádné nemá, vlastnímu i soupeřovu, nikdy však přemoženému a nikdy místo jiného vybavení. Aktivní schopnost používá hráč, jemuž patří nositel, a to v tahu, kdy nositele vyčerpá.
shabrak-rule-S5-3 = K použití aktivní schopnosti (A) je potřeba kartu vyčerpat. Pasivní schopnost (P) působí, dokud karta není přemožená; potom ji už využít nelze.
    .ruling = Text karty má přednost před tištěnými pravidly a tady je mění: schopnost, která říká „když je tento bojovník přemožen“, se provede, ačkoli je její karta přemožená, a stejně tak schopnost jeho vybavení, která říká „když je nositel přemožen“.
shabrak-rule-S5-4 = Nelze-li provést všechny efekty schopnosti, musíš jich provést co nejvíc, pokud efekt není vázaný na předchozí (slovem „poté“).
    .ruling = Platí to i pro události.
shabrak-rule-S5-5 = Zaokrouhluje se vždy nahoru: polovina z 5 jsou 3.
shabrak-rule-S5-6 = Které karty jsou přemožené a kolik karet má kdo v ruce, je veřejné. Skryté jsou karty v ruce, pořadí dobíracích balíčků a před soupeřem i odkládací balíčky.
    .ruling = Veřejné je i to, kolik karet je v balíčku.
shabrak-rule-S5-7 = Dobírací balíček je dán zamícháním na začátku a během hry se do něj už nic nepřidává: odložené karty se nezamíchávají zpět, ledaže to karta říká.
shabrak-rule-S5-8 =
    .ruling = Spustí-li se více schopností naráz, jsou první na řadě schopnosti hráče na tahu; u každého hráče nejdřív sark a potom bojovníci zleva doprava, každý před svým vybavením. Vybavení se počítá k bojovníkovi, který ho nosí, ať ho nasadil kdokoli.
shabrak-rule-S5-9 =
    .ruling = Co schopnost sama spustí, provede se dřív než to, co ještě čeká, i dřív než zbytek této schopnosti. Jedna akce se vším, co z ní vzejde, může spustit nejvýš 12 schopností; další propadají.
shabrak-rule-S5-10 =
    .ruling = Schopnost, která ještě čeká, propadá, je-li její karta mezitím přemožena, nebo je-li to vybavení, o které bojovník mezitím přišel. Co už začalo, to se dokončí.
shabrak-rule-S5-11 =
    .ruling = Co se dotkne více bojovníků, postupuje od jednoho k druhému: nejdřív formace hráče na tahu, potom druhá, vždy zleva doprava.
shabrak-rule-S5-12 =
    .ruling = Schopnosti a události smějí téhož bojovníka připravit jen jednou za kolo.
shabrak-rule-S5-13 =
    .ruling = „Kryje ostatní“ znamená: soupeřův bojovník, který dosáhne na někoho, kdo kryje, smí útočit jen na ty, kdo kryjí; dosáhne-li na několik takových, hráč si vybere. Kdo na žádného nedosáhne, útočí jako obvykle. Krytí zadrží jen útoky, ne nátlak z jiných efektů, a kdo je přemožený, nekryje nikoho.
shabrak-rule-S5-14 =
    .ruling = Štít zastaví příští nátlak na svého bojovníka, ať je jakkoli velký, a zmizí; do té doby vydrží, i do dalších kol. Bojovník má nejvýš jeden štít. Zastavený nátlak nic nespustí. Je-li bojovník přemožen jinak než nátlakem, štít mu nepomůže.
shabrak-rule-S5-15 =
    .ruling = „+1 k dosahu“ znamená, že bojovník dosáhne na obě strany o jedno místo dál, „−1 k dosahu“ o jedno méně; více takových změn se sčítá. Méně než přímo před sebe nedosáhne nikdo a nejbližší karta je v dosahu vždy (S3.2). Co se ptá, kdo je v dosahu, počítá se změněným dosahem.

## 6 Konec hry
shabrak-rule-S6-1 = Hra končí ihned, jakmile je přemožen poslední nepřemožený bojovník jednoho z hráčů: vyhrál ten druhý.
    .ruling = Stane-li se to oběma naráz, je to remíza. Konec přichází dřív než jakákoli schopnost, která by se tím spustila.
shabrak-rule-S6-2 =
    .ruling = Po 30 kolech vyhrává hráč, kterému zbývá víc bojovníků, při shodě ten, jehož bojovníci mají méně nátlaku; jinak je to remíza.
