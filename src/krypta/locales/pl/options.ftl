# What a table can agree on: each option, its values, and `.about`: what it changes, and which edition plays so.

## Karak

option-karak-heroes = Bohaterowie
    .about = Wydania czeskie, słowackie, niemieckie i francuskie losują bohaterów; w angielskim i polskim decydują gracze.
option-karak-heroes-drawn = losowani
option-karak-heroes-chosen = wybierani przez graczy
option-karak-first = Kto zaczyna
    .about = W wydaniach czeskim, niemieckim i francuskim decydują kości; w słowackim i polskim zaczyna najmłodszy gracz (niech zajmie miejsce 1). Los to nasz własny wariant.
option-karak-first-dice = decydują kości
option-karak-first-seat = miejsce 1
option-karak-first-lot = decyduje los
option-karak-tiles = Płytki
    .about = Ile komnat prowadzi prosto, a ile skręca: żadne wydanie tego nie podaje, a właściciele niemieckiego doliczyli się innych liczb.
option-karak-tiles-standard = wydanie międzynarodowe
option-karak-tiles-de = wydanie niemieckie
option-karak-curse = Klątwa mumii spada na
    .about = Przeciwnik: wydanie angielskie i skróty zasad w czeskim, słowackim, niemieckim i francuskim. Ktokolwiek, nawet zwycięzca: wydanie polskie i główny tekst tych czterech.
option-karak-curse-opponent = przeciwnika
option-karak-curse-anyone = kogokolwiek
option-karak-quiet = Gra, w której nic się nie dzieje, kończy się
    .about = Żadne wydanie nie kończy gry, dopóki smok nie padnie. Tutaj kończy się też po 20 rundach, w których nic się nie dzieje; bez tego limitu dopiero po 60 rundach bez postępów.
option-karak-quiet-20 = po 20 rundach
option-karak-quiet-off = nigdy

## Goblin

option-goblin-edition = Zasady
    .about = Wydania różnią się liczbą strażników bram, tym, czy wolno walczyć z wierzchnią kartą stosu, kiedy wolno wypić miksturę leczenia i kto może się ożywić.
option-goblin-edition-cs = wydanie czeskie
option-goblin-edition-de = wydanie niemieckie
option-goblin-edition-fr = wydanie francuskie
option-goblin-abilities = Umiejętności bohaterów
    .about = Wszystkie wydania pozostawiają graczom decyzję, czy bohaterowie używają swoich umiejętności.
option-goblin-abilities-on = w grze
option-goblin-abilities-off = poza grą
option-goblin-heroes = Bohaterowie
    .about = We wszystkich wydaniach wybierają gracze; los to nasz własny wariant.
option-goblin-heroes-drawn = losowani
option-goblin-heroes-chosen = wybierani przez graczy
option-goblin-first = Kto zaczyna
    .about = We wszystkich wydaniach zaczyna najmłodszy gracz (niech zajmie miejsce 1). Los to nasz własny wariant.
option-goblin-first-lot = decyduje los
option-goblin-first-seat = miejsce 1
option-goblin-finish = Po pokonaniu władcy
    .about = Od razu, zgodnie z zasadami wszystkich wydań; albo runda jest dogrywana do końca, aby wszyscy mieli tyle samo tur (nasz własny wariant).
option-goblin-finish-at_once = gra od razu się kończy
option-goblin-finish-round = runda jest dogrywana do końca
option-goblin-cards = Karty
    .about = Nasze własne karty albo twój plik z kartami: żadne wydanie nie podaje wartości kart.
option-goblin-cards-own = własne

## Shabrak

option-shabrak-deck1 = Talia miejsca 1
    .about = Sark, pięciu wojowników i stos dobierania tego miejsca.
option-shabrak-deck2 = Talia miejsca 2
    .about = Sark, pięciu wojowników i stos dobierania tego miejsca.
option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
option-shabrak-deck-coopers = { shabrak-deck-coopers }
option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
option-shabrak-deck-own = własna
option-shabrak-reach = Zasięg przy nieparzystej różnicy formacji
    .about = Kogo dosięga wojownik, gdy formacje różnią się o jedną albo trzy karty. Nie mamy drukowanych obrazków, które to pokazują, więc obie możliwości to nasza decyzja.
option-shabrak-reach-near = dwie karty
option-shabrak-reach-far = do czterech kart
option-shabrak-cards = Dodane karty
    .about = Własne karty oprócz naszych: instrukcja nie zawiera listy kart.
option-shabrak-cards-own = własne
