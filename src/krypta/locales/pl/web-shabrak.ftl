# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = atak
web-shabrak-defence = obrona
web-shabrak-pressure = nacisk
web-shabrak-figures = Atak { $attack }, obrona { $defence }, nacisk { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = tarcza: zatrzymuje następny nacisk
web-shabrak-guard = osłania: kto tu dosięga, musi atakować właśnie tutaj
web-shabrak-wears = nosi „{ NAME($card) }”

## The rows

web-shabrak-row = Formacja: { $name }
web-shabrak-faces = Naprzeciw: { $names }.
web-shabrak-reaches = W zasięgu: { $names }.

## What can be done

web-shabrak-panel = Co możesz teraz zrobić
web-shabrak-turn = Wybierz wojownika lub kartę
web-shabrak-chosen = { $name }: wybierz akcję
web-shabrak-acting = Działa twój wojownik
web-shabrak-attacked = Twój wojownik zaatakował
web-shabrak-lay-which = Którego wojownika wyłożysz?
web-shabrak-lay-where = { $name }: na którym końcu formacji?
web-shabrak-ask-choose = „{ NAME($card) }”: wybierz cel
web-shabrak-ask-may = „{ NAME($card) }”: czy chcesz to zrobić?
web-shabrak-ask-discard = „{ NAME($card) }”: którą kartę odrzucasz?
web-shabrak-ask-retrieve = „{ NAME($card) }”: którą kartę zabierasz z powrotem?
web-shabrak-more =
    { $count ->
        [one] 1 inna akcja
        [few] { $count } inne akcje
       *[other] { $count } innych akcji
    }
web-shabrak-fewer = Mniej akcji
web-shabrak-back = Wróć

## What an act will do

web-shabrak-will = Co się stanie:
web-shabrak-gets-shield = dostaje tarczę
web-shabrak-loses-shield = traci tarczę
web-shabrak-gets-equipment = dostaje wyposażenie
web-shabrak-loses-equipment = traci wyposażenie
web-shabrak-moves = zmienia miejsce

## Why something cannot be done

web-shabrak-try-attack = Zaatakuj { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }

## Hands, piles and decks

web-shabrak-round = Runda { $number }
web-shabrak-hand = Twoje karty
web-shabrak-hand-empty = Nie masz nic na ręce: dobierzesz, gdy odpadną twoi wojownicy.
web-shabrak-hand-none = Brak kart na ręce
web-shabrak-seen = widziane na ręce
web-shabrak-pile = stos dobierania, bez kolejności
web-shabrak-discard = stos kart odrzuconych
web-shabrak-deck = cała talia
web-shabrak-cards = Karty: { $name }
web-shabrak-standing =
    { $count ->
        [one] stoi 1 wojownik
        [few] stoi { $count } wojowników
       *[other] stoi { $count } wojowników
    }
web-shabrak-in-hand =
    { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[other] { $count } kart na ręce
    }
web-shabrak-in-pile =
    { $count ->
        [one] 1 karta w stosie dobierania
        [few] { $count } karty w stosie dobierania
       *[other] { $count } kart w stosie dobierania
    }
web-shabrak-in-discard =
    { $count ->
        [one] 1 karta w stosie kart odrzuconych
        [few] { $count } karty w stosie kart odrzuconych
       *[other] { $count } kart w stosie kart odrzuconych
    }

## The large view of a card

web-shabrak-means-active = A: umiejętność aktywna; wymaga wyczerpania karty
web-shabrak-means-passive = P: umiejętność pasywna; działa, dopóki karta nie jest obezwładniona
web-shabrak-means-pressure = nacisk: gdy dorówna obronie wojownika, wojownik zostaje obezwładniony
web-shabrak-means-guard = osłania innych: wróg, który go dosięga, nie może atakować nikogo innego
web-shabrak-means-shield = tarcza: zatrzymuje następny nacisk, choćby największy, i znika
web-shabrak-means-reach = zasięg: na wprost i na ukos, zawsze co najmniej najbliższa karta
web-shabrak-means-overpowered = obezwładniony: leży zakryty i na koniec rundy opuszcza grę
web-shabrak-means-exhausted = wyczerpany: działał już w tej rundzie; gotowy wojownik jeszcze może

## Pierwsza partia

web-shabrak-guide-goal = Obezwładnij wszystkich pięciu wojowników wroga
web-shabrak-guide-goal-text = Kto straci ostatniego stojącego wojownika, przegrywa. Atak wywiera nacisk; gdy nacisk dorówna obronie wojownika, zostaje on obezwładniony.
web-shabrak-guide-lay = Wyłóż swoją piątkę
web-shabrak-guide-lay-text = Najpierw powstaje formacja: wybierz wojownika, a potem koniec formacji. Liczba po lewej to atak, po prawej obrona.
web-shabrak-guide-attack = W każdej turze działa jeden wojownik
web-shabrak-guide-attack-text = Wybierz swojego: linie pokażą, kogo dosięga, a gdy wskażesz wroga, zobaczysz skutek ataku. Potem jest wyczerpany do końca rundy.
web-shabrak-guide-cards = Karty i sark
web-shabrak-guide-cards-text = W swojej turze możesz też zagrywać wydarzenia i wyposażenie, a raz na rundę użyć karty swojej drużyny: „sark”.
web-shabrak-guide-round = Nowa runda
web-shabrak-guide-round-text = Gdy wszyscy są wyczerpani, obezwładnieni opuszczają grę, pozostali znów są gotowi, a za każdą stratę dobierasz kartę.
