# Prohlížeč karet a stavba balíčků.

## Všude

web-cards-nav = Karty a balíčky
web-cards-decks = Balíčky
web-cards-workshop = Dílna
web-cards-shabrak-title = Karty hry Shabrak
web-cards-goblin-title = Karty hry Karak: Goblin
web-cards-decks-title = Balíčky pro Shabrak

## Hledání

web-cards-search = Hledat karty
web-cards-filters =
    { $count ->
        [0] Filtry
       *[other] Filtry: { $count }
    }
web-cards-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
web-cards-clear = Zrušit hledání
web-cards-none = Taková karta tu není. Zkus méně filtrů nebo jiná slova.
web-cards-all = Ukázat všechny karty
web-cards-kind = Druh
web-cards-rarity = Rarita
web-cards-hero = Hrdina
web-cards-level = Patro
web-cards-colour = Barva
web-cards-kind-monster = nestvůra
web-cards-kind-gatekeeper = klíčník
web-cards-kind-lord = vládce nestvůr

## Jedna karta

web-cards-previous = Předchozí
web-cards-next = Další
web-cards-id = Název v souborech balíčků
web-cards-copies = V balíčku
web-cards-any-number = libovolný počet
web-cards-rules = Vysvětlení v pravidlech
web-cards-abilities = Zápis v jazyce schopností
web-cards-reward = Na rubu: odměna
web-cards-print = Vytisknout
web-cards-build = Sestavit balíček

## Police s balíčky

web-cards-all-decks = Všechny balíčky
web-cards-new-deck = Nový balíček
web-cards-mine = Moje balíčky
web-cards-mine-none = Zatím nemáš vlastní balíček. Začni prázdným, nebo uprav některý z hotových: uloží se automaticky.
web-cards-ready-made = Hotové balíčky
web-cards-ready-made-text = Jeden pro každý sark. Některý otevři a uprav, a bude z něj tvůj vlastní balíček.
web-cards-copy = Kopírovat
web-cards-copy-of = { $name } (kopie)
web-cards-delete = Smazat
web-cards-delete-warning = Balíček „{ $name }“ bude nenávratně smazán.
web-cards-shared = sdílený

## Balíček

web-cards-deck = Balíček
web-cards-name = Název balíčku
web-cards-unnamed = Bezejmenný balíček
web-cards-bar = bojovníci: { $warriors } · dobírací balíček: { $pile }
web-cards-part-sark = Sark
web-cards-part-warriors = Bojovníci
web-cards-part-pile = Dobírací balíček
web-cards-empty-sark = Bez sarku. Jestli chceš, vyber si jej.
web-cards-empty-warriors = Zatím žádní bojovníci.
web-cards-empty-pile = Sem přijdou události a vybavení.
web-cards-more = Přidat: { $card }
web-cards-less = Ubrat: { $card }
web-cards-show = Ukázat: { $card }
web-cards-sound = Připraven ke hře
web-cards-faults =
    { $count ->
        [one] Balíček ještě není hotový: 1 důvod
        [few] Balíček ještě není hotový: { $count } důvody
        [many] Balíček ještě není hotový: { $count } důvodu
       *[other] Balíček ještě není hotový: { $count } důvodů
    }
web-cards-place = Řádek { $line }, sloupec { $column }:
web-cards-keeping-soon = Ukládá se…
web-cards-keeping-yes = Uloženo
web-cards-by = Sdílí { $name }
web-cards-built-with = Použité karty
web-cards-built-with-ours = jen naše sada
web-cards-built-with-lent = soubor karet sdílený s balíčkem
web-cards-file-faulty = V tomto souboru karet jsou chyby, a tak jeho karty nejdou použít. Co je špatně, ukáže dílna.

## Balíček v číslech

web-cards-numbers = V číslech
web-cards-average-attack = Průměrný útok
web-cards-average-defence = Průměrná obrana
web-cards-sarks = Původní sarky bojovníků
web-cards-moments = Schopnosti
web-cards-moment-active = Aktivní
web-cards-moment-played = Při zahrání
web-cards-moment-standing = Stále
web-cards-moment-when = Když se něco stane
web-cards-moment-round = Každé kolo

## Dovnitř a ven

web-cards-import = Načíst balíček
web-cards-import-text = Vlož kód balíčku nebo text jeho souboru, nebo rovnou vyber soubor.
web-cards-import-field = Kód nebo soubor balíčku
web-cards-import-read = Otevřít balíček
web-cards-import-file = Vybrat soubor
web-cards-import-anyway = Otevřít a opravit
web-cards-import-faults = Co je špatně:
web-cards-export = Sdílet a stáhnout
web-cards-code = Kód balíčku
web-cards-code-text = Celý balíček v jednom kódu, třeba do zprávy:
web-cards-download = Stáhnout soubor
web-cards-not-yet = Kód a soubor se objeví, jakmile bude balíček v pořádku.
web-cards-share = Kdo má odkaz, uvidí tento balíček
web-cards-share-link = Odkaz na tento balíček

## Hraní

web-cards-play = Zahrát si s ním
web-cards-against-deck = Balíček soupeře
web-cards-any-deck = kterýkoli hotový
web-cards-play-bot = Proti botovi
