# Dílna karet, sdílené karty a archy k tisku (česky).

## Stránka

web-workshop = Dílna karet
web-workshop-motto = Piš vlastní karty pro Shabrak, hned se podívej, jak budou vypadat, a rovnou je vyzkoušej.
web-workshop-ways = Jak psát
web-workshop-way-form = Formulář
web-workshop-way-text = Text souboru
web-workshop-empty = V tomto souboru zatím není žádná karta. Přidej ji, nebo ji napiš ručně.

## Soubor

web-workshop-file = Soubor karet
web-workshop-file-name = Název souboru
web-workshop-file-more = Sdílet, stáhnout, smazat…
web-workshop-new-file = Nový soubor
web-workshop-first-file = Moje první karty
web-workshop-first-warrior = Lampář
web-workshop-first-event = Večerka
web-workshop-kept = Uloženo.
web-workshop-keeping = Ukládá se…
web-workshop-not-kept = Jakmile něco změníš, soubor se ti uloží.
web-workshop-is-private = Vidíš ho jen ty.
web-workshop-is-shared = Vidí ho každý, kdo má odkaz.
web-workshop-share = Sdílet odkazem
web-workshop-share-text = Soubor je jen tvůj, dokud ho nesdílíš: potom karty uvidí každý, kdo má odkaz, může si je zkopírovat a hrát s nimi. Po zrušení sdílení odkaz přestane fungovat.
web-workshop-link = Odkaz na tyto karty
web-workshop-download = Stáhnout jako soubor
web-workshop-bring = Načíst soubor
web-workshop-bring-long = Tento soubor je příliš dlouhý: soubor karet má nejvýš { NUMBER($most) } znaků. Rozděl ho na několik.
web-workshop-delete = Smazat tento soubor
web-workshop-delete-warning = Karty z tohoto souboru potom zmizí, i pro ostatní.
web-workshop-too-long = Soubor má { $letters } znaků z nejvýš { $most }. Dokud se nezkrátí, neukládá se.
web-workshop-nearly-long = Soubor má { $letters } znaků z nejvýš { $most }.
web-workshop-many-cards = Karty v souboru: { $count } z nejvýš { $most }.
web-workshop-many-files = Uložené soubory a balíčky: { $count } z nejvýš { $most }.

## Karty

web-workshop-cards = Karty v souboru
web-workshop-add = Přidat kartu:
web-workshop-copy = Kopírovat
web-workshop-remove = Odebrat
web-workshop-undo = Vrátit
web-workshop-new-sark = Nový sark
web-workshop-new-warrior = Nový bojovník
web-workshop-new-event = Nová událost
web-workshop-new-equipment = Nové vybavení

## Formulář

web-workshop-name = Název karty
web-workshop-kind = Druh
web-workshop-rarity = Rarita
web-workshop-sark = Původní sark
web-workshop-attack = Útok
web-workshop-defence = Obrana
web-workshop-id = Označení v souborech (id)
web-workshop-unlimited = v balíčku kolikrát chceš
web-workshop-abilities = Schopnosti, v jazyce schopností
web-workshop-ability = Schopnost { $number }
web-workshop-ability-add = Přidat schopnost
web-workshop-ability-remove = Odebrat schopnost { $number }
web-workshop-text = Text souboru karet

## Co je špatně

web-workshop-faults =
    { $count ->
        [0] Všechno je v pořádku
        [one] 1 chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }

## Co z toho bude

web-workshop-preview = Náhled karty
web-workshop-preview-wrong = Karta dostane text, jakmile v ní nebudou chyby.
web-workshop-languages = Ve všech šesti jazycích

## Jazyk

web-workshop-reference = Jazyk schopností
web-workshop-reference-text = Schopnost říká, kdy působí, případně za jaké podmínky, potom je dvojtečka a nejvýš čtyři kroky. Stiskni slovo a vloží se tam, kde píšeš.
web-workshop-insert = Vložit „{ $word }“
web-workshop-reference-when = Kdy
web-workshop-reference-when-text = co ji spustí
web-workshop-reference-if = Podmínka
web-workshop-reference-if-text = nejvýš dvě, spojené slovem „and“
web-workshop-reference-steps = Kroky
web-workshop-reference-steps-text = co udělá
web-workshop-reference-joined = Spojení
web-workshop-reference-joined-text = jeden krok za druhým
web-workshop-reference-amounts = Kolik
web-workshop-reference-amounts-text = zaokrouhleno nahoru
web-workshop-reference-whom = Koho
web-workshop-reference-whom-text = slov, kolik chceš

## Zkoušení

web-workshop-try = Vyzkoušet proti botovi
web-workshop-try-mine = Tvůj balíček
web-workshop-try-theirs = Balíček bota
web-workshop-try-instead = Karta „{ $card }“ nahradí kartu „{ $other }“.
web-workshop-try-twice = Karta „{ $card }“ bude v dobíracím balíčku dvakrát a karet v něm bude jen pět: brzy ji budeš mít v ruce.
web-workshop-try-begin = Začít

## Sdílené

web-workshop-shared-by = Sdílí { $name }
web-workshop-shared-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-workshop-shared-take = Vzít si kopii
web-workshop-shared-play-deck = Hrát s tímto balíčkem
web-workshop-shared-play = Hrát s těmito kartami
web-workshop-shared-wrong = S těmito kartami se takhle hrát nedá:

## Tisk

web-workshop-print = Tisk karet
web-workshop-print-text = Devět karet na archu, každá 63 × 88 mm, takže sednou do běžných obalů. Rozstříhej je podle značek a hrej u opravdového stolu.
web-workshop-print-what = Co tisknout
web-workshop-print-all = Všechny karty hry Shabrak
web-workshop-print-goblin = Všechny karty hry Karak: Goblin
web-workshop-print-starting = Základní karty hrdinů
web-workshop-print-monsters = Nestvůry a jejich odměny
web-workshop-print-guards = Klíčníci a vládci nestvůr
web-workshop-print-ready = Hotové balíčky
web-workshop-print-mine = Tvoje uložené
web-workshop-print-deck = Balíček
web-workshop-print-paper = Papír
web-workshop-print-letter = US Letter
web-workshop-print-copies = Kusů od každé
web-workshop-print-backs = rub na druhé straně
web-workshop-print-plain = černobíle, úsporně
web-workshop-print-count =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } karet
    } na { $sheets ->
        [one] 1 stránce
       *[other] { $sheets } stránkách
    }
web-workshop-print-do = Vytisknout
web-workshop-print-these = Vytisknout tyto karty
web-workshop-print-hint = V okně tisku zvol 100 % a žádné okraje, aby rozměr seděl.
web-workshop-print-turn = Kvůli rubům tiskni oboustranně, s otočením podél delší strany.
web-workshop-print-sheet = Stránka { $number } z { $all }

# A card’s own picture and its joke

web-workshop-picture = Obrázek
web-workshop-picture-none = automaticky
web-workshop-flavour = Hláška
web-workshop-print-pieces = Hrdinové, lektvary, životy a karty pro přípravu hry
