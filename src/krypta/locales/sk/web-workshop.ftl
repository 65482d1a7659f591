# Dielňa kariet, zdieľané karty a hárky na tlač (slovensky).

## Stránka

web-workshop = Dielňa kariet
web-workshop-motto = Píš vlastné karty pre Shabrak, hneď si pozri, ako budú vyzerať, a rovno ich vyskúšaj.
web-workshop-ways = Ako písať
web-workshop-way-form = Formulár
web-workshop-way-text = Text súboru
web-workshop-empty = V tomto súbore zatiaľ nie je žiadna karta. Pridaj ju alebo ju napíš ručne.

## Súbor

web-workshop-file = Súbor kariet
web-workshop-file-name = Názov súboru
web-workshop-file-more = Zdieľať, stiahnuť, zmazať…
web-workshop-new-file = Nový súbor
web-workshop-first-file = Moje prvé karty
web-workshop-first-warrior = Lampár
web-workshop-first-event = Večierka
web-workshop-kept = Uložené.
web-workshop-keeping = Ukladá sa…
web-workshop-not-kept = Len čo niečo zmeníš, súbor sa ti uloží.
web-workshop-is-private = Vidíš ho len ty.
web-workshop-is-shared = Vidí ho každý, kto má odkaz.
web-workshop-share = Zdieľať odkazom
web-workshop-share-text = Súbor je len tvoj, kým ho nezdieľaš: potom karty uvidí každý, kto má odkaz, môže si ich skopírovať a hrať s nimi. Po zrušení zdieľania odkaz prestane fungovať.
web-workshop-link = Odkaz na tieto karty
web-workshop-download = Stiahnuť ako súbor
web-workshop-bring = Načítať súbor
web-workshop-bring-long = Tento súbor je príliš dlhý: súbor kariet má najviac { NUMBER($most) } znakov. Rozdeľ ho na niekoľko.
web-workshop-delete = Zmazať tento súbor
web-workshop-delete-warning = Karty z tohto súboru potom zmiznú, aj pre ostatných.
web-workshop-too-long = Súbor má { $letters } znakov z najviac { $most }. Kým sa neskráti, neukladá sa.
web-workshop-nearly-long = Súbor má { $letters } znakov z najviac { $most }.
web-workshop-many-cards = Karty v súbore: { $count } z najviac { $most }.
web-workshop-many-files = Uložené súbory a balíčky: { $count } z najviac { $most }.

## Karty

web-workshop-cards = Karty v súbore
web-workshop-add = Pridať kartu:
web-workshop-copy = Kopírovať
web-workshop-remove = Odobrať
web-workshop-undo = Vrátiť
web-workshop-new-sark = Nový sark
web-workshop-new-warrior = Nový bojovník
web-workshop-new-event = Nová udalosť
web-workshop-new-equipment = Nové vybavenie

## Formulár

web-workshop-name = Názov karty
web-workshop-kind = Druh
web-workshop-rarity = Vzácnosť
web-workshop-sark = Pôvodný sark
web-workshop-attack = Útok
web-workshop-defence = Obrana
web-workshop-id = Označenie v súboroch (id)
web-workshop-unlimited = v balíčku koľkokrát chceš
web-workshop-abilities = Schopnosti, v jazyku schopností
web-workshop-ability = Schopnosť { $number }
web-workshop-ability-add = Pridať schopnosť
web-workshop-ability-remove = Odobrať schopnosť { $number }
web-workshop-text = Text súboru kariet

## Čo je zle

web-workshop-faults =
    { $count ->
        [0] Všetko je v poriadku
        [one] 1 chyba
        [few] { $count } chyby
       *[other] { $count } chýb
    }

## Čo z toho bude

web-workshop-preview = Náhľad karty
web-workshop-preview-wrong = Karta dostane text, len čo v nej nebudú chyby.
web-workshop-languages = Vo všetkých šiestich jazykoch

## Jazyk

web-workshop-reference = Jazyk schopností
web-workshop-reference-text = Schopnosť hovorí, kedy pôsobí, prípadne za akej podmienky, potom je dvojbodka a najviac štyri kroky. Stlač slovo a vloží sa tam, kde píšeš.
web-workshop-insert = Vložiť „{ $word }“
web-workshop-reference-when = Kedy
web-workshop-reference-when-text = čo ju spustí
web-workshop-reference-if = Podmienka
web-workshop-reference-if-text = najviac dve, spojené slovom „and“
web-workshop-reference-steps = Kroky
web-workshop-reference-steps-text = čo urobí
web-workshop-reference-joined = Spojenie
web-workshop-reference-joined-text = jeden krok za druhým
web-workshop-reference-amounts = Koľko
web-workshop-reference-amounts-text = zaokrúhlené nahor
web-workshop-reference-whom = Koho
web-workshop-reference-whom-text = slov, koľko chceš

## Skúšanie

web-workshop-try = Vyskúšať proti botovi
web-workshop-try-mine = Tvoj balíček
web-workshop-try-theirs = Balíček bota
web-workshop-try-instead = Karta „{ $card }“ nahradí kartu „{ $other }“.
web-workshop-try-twice = Karta „{ $card }“ bude v doberacom balíčku dvakrát a kariet v ňom bude len päť: čoskoro ju budeš mať v ruke.
web-workshop-try-begin = Začať

## Zdieľané

web-workshop-shared-by = Zdieľa { $name }
web-workshop-shared-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
web-workshop-shared-take = Vziať si kópiu
web-workshop-shared-play-deck = Hrať s týmto balíčkom
web-workshop-shared-play = Hrať s týmito kartami
web-workshop-shared-wrong = S týmito kartami sa takto hrať nedá:

## Tlač

web-workshop-print = Tlač kariet
web-workshop-print-text = Deväť kariet na hárku, každá 63 × 88 mm, takže sa zmestia do bežných obalov. Rozstrihaj ich podľa značiek a hraj pri skutočnom stole.
web-workshop-print-what = Čo tlačiť
web-workshop-print-all = Všetky karty hry Shabrak
web-workshop-print-goblin = Všetky karty hry Karak: Goblin
web-workshop-print-starting = Základné karty hrdinov
web-workshop-print-monsters = Netvory a ich odmeny
web-workshop-print-guards = Kľučiari a vládcovia netvorov
web-workshop-print-ready = Hotové balíčky
web-workshop-print-mine = Tvoje uložené
web-workshop-print-deck = Balíček
web-workshop-print-paper = Papier
web-workshop-print-letter = US Letter
web-workshop-print-copies = Kusov z každej
web-workshop-print-backs = rub na druhej strane
web-workshop-print-plain = čiernobielo, úsporne
web-workshop-print-count =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kariet
    } na { $sheets ->
        [one] 1 strane
       *[other] { $sheets } stranách
    }
web-workshop-print-do = Vytlačiť
web-workshop-print-these = Vytlačiť tieto karty
web-workshop-print-hint = V okne tlače zvoľ 100 % a žiadne okraje, aby rozmer sedel.
web-workshop-print-turn = Kvôli rubom tlač obojstranne, s otočením pozdĺž dlhšej strany.
web-workshop-print-sheet = Strana { $number } z { $all }

# A card’s own picture and its joke

web-workshop-picture = Obrázok
web-workshop-picture-none = automaticky
web-workshop-flavour = Hláška
web-workshop-print-pieces = Hrdinovia, elixíry, životy a karty na prípravu hry
