# Prehliadač kariet a stavba balíčkov.

## Všade

web-cards-nav = Karty a balíčky
web-cards-decks = Balíčky
web-cards-workshop = Dielňa
web-cards-shabrak-title = Karty hry Shabrak
web-cards-goblin-title = Karty hry Karak: Goblin
web-cards-decks-title = Balíčky pre Shabrak

## Hľadanie

web-cards-search = Hľadať karty
web-cards-filters =
    { $count ->
        [0] Filtre
       *[other] Filtre: { $count }
    }
web-cards-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
web-cards-clear = Zrušiť hľadanie
web-cards-none = Taká karta tu nie je. Skús menej filtrov alebo iné slová.
web-cards-all = Ukázať všetky karty
web-cards-kind = Druh
web-cards-rarity = Vzácnosť
web-cards-hero = Hrdina
web-cards-level = Poschodie
web-cards-colour = Farba
web-cards-kind-monster = netvor
web-cards-kind-gatekeeper = kľučiar
web-cards-kind-lord = vládca netvorov

## Jedna karta

web-cards-previous = Predchádzajúca
web-cards-next = Ďalšia
web-cards-id = Názov v súboroch balíčkov
web-cards-copies = V balíčku
web-cards-any-number = ľubovoľný počet
web-cards-rules = Vysvetlenie v pravidlách
web-cards-abilities = Zápis v jazyku schopností
web-cards-reward = Na rube: odmena
web-cards-print = Vytlačiť
web-cards-build = Zostaviť balíček

## Polica s balíčkami

web-cards-all-decks = Všetky balíčky
web-cards-new-deck = Nový balíček
web-cards-mine = Moje balíčky
web-cards-mine-none = Zatiaľ nemáš vlastný balíček. Začni prázdnym alebo uprav niektorý z hotových: uloží sa automaticky.
web-cards-ready-made = Hotové balíčky
web-cards-ready-made-text = Jeden pre každý sark. Niektorý otvor a uprav a bude z neho tvoj vlastný balíček.
web-cards-copy = Kopírovať
web-cards-copy-of = { $name } (kópia)
web-cards-delete = Zmazať
web-cards-delete-warning = Balíček „{ $name }“ bude nenávratne zmazaný.
web-cards-shared = zdieľaný

## Balíček

web-cards-deck = Balíček
web-cards-name = Názov balíčka
web-cards-unnamed = Bezmenný balíček
web-cards-bar = bojovníci: { $warriors } · doberací balíček: { $pile }
web-cards-part-sark = Sark
web-cards-part-warriors = Bojovníci
web-cards-part-pile = Doberací balíček
web-cards-empty-sark = Bez sarku. Ak chceš, vyber si ho.
web-cards-empty-warriors = Zatiaľ žiadni bojovníci.
web-cards-empty-pile = Sem prídu udalosti a vybavenie.
web-cards-more = Pridať: { $card }
web-cards-less = Ubrať: { $card }
web-cards-show = Ukázať: { $card }
web-cards-sound = Pripravený na hru
web-cards-faults =
    { $count ->
        [one] Balíček ešte nie je hotový: 1 dôvod
        [few] Balíček ešte nie je hotový: { $count } dôvody
        [many] Balíček ešte nie je hotový: { $count } dôvodu
       *[other] Balíček ešte nie je hotový: { $count } dôvodov
    }
web-cards-place = Riadok { $line }, stĺpec { $column }:
web-cards-keeping-soon = Ukladá sa…
web-cards-keeping-yes = Uložené
web-cards-by = Zdieľa { $name }
web-cards-built-with = Použité karty
web-cards-built-with-ours = len naša sada
web-cards-built-with-lent = súbor kariet zdieľaný s balíčkom
web-cards-file-faulty = V tomto súbore kariet sú chyby, a tak sa jeho karty nedajú použiť. Čo je zle, ukáže dielňa.

## Balíček v číslach

web-cards-numbers = V číslach
web-cards-average-attack = Priemerný útok
web-cards-average-defence = Priemerná obrana
web-cards-sarks = Pôvodné sarky bojovníkov
web-cards-moments = Schopnosti
web-cards-moment-active = Aktívne
web-cards-moment-played = Pri zahraní
web-cards-moment-standing = Stále
web-cards-moment-when = Keď sa niečo stane
web-cards-moment-round = Každé kolo

## Dnu a von

web-cards-import = Načítať balíček
web-cards-import-text = Vlož kód balíčka alebo text jeho súboru, alebo rovno vyber súbor.
web-cards-import-field = Kód alebo súbor balíčka
web-cards-import-read = Otvoriť balíček
web-cards-import-file = Vybrať súbor
web-cards-import-anyway = Otvoriť a opraviť
web-cards-import-faults = Čo je zle:
web-cards-export = Zdieľať a stiahnuť
web-cards-code = Kód balíčka
web-cards-code-text = Celý balíček v jednom kóde, napríklad do správy:
web-cards-download = Stiahnuť súbor
web-cards-not-yet = Kód a súbor sa objavia, len čo bude balíček v poriadku.
web-cards-share = Kto má odkaz, uvidí tento balíček
web-cards-share-link = Odkaz na tento balíček

## Hranie

web-cards-play = Zahrať si s ním
web-cards-against-deck = Balíček súpera
web-cards-any-deck = ktorýkoľvek hotový
web-cards-play-bot = Proti botovi
