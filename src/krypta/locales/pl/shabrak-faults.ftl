# Co jest nie tak z plikiem kart, talią albo kodem talii Shabraka. Słów plików i języka, w którym pisze się umiejętności
# (press, chosen, warriors), się nie tłumaczy.

shabrak-fault-a =
    { $kind ->
        [sark] sark
        [warrior] wojownik
        [event] wydarzenie
       *[equipment] wyposażenie
    }

## Karty

shabrak-fault-cards = Plik z kartami ma najwyżej { $most } kart; ten ma ich { $count }.
shabrak-fault-sarks = Sarków jest za dużo: razem mieści się ich najwyżej { $most }.
shabrak-fault-id = Karta potrzebuje id z małych liter bez znaków diakrytycznych, cyfr i myślników, a jest tu { $found }.
shabrak-fault-id-long = Id „{ $card }” jest za długie; id ma najwyżej { $most } znaków.
shabrak-fault-id-known = Karta „{ $card }” jest już w zestawie; daj swojej inne id.
shabrak-fault-id-twice = Id „{ $card }” ma już karta w wierszu { $line }.
shabrak-fault-sark = Wojownik ma swój pierwotny sark (S1.3), a jest tu { $found }; do wyboru jest { $known }.
shabrak-fault-no-sarks = Wojownik ma swój pierwotny sark (S1.3), a jest tu { $found }; na razie nie ma żadnego: dodaj [[sark]].
shabrak-fault-yes = { $key } powinno być true albo się je pomija, a jest tu { $found }.
shabrak-fault-commander-unlimited = Dowódca ma imię: w talii jest tylko raz (S1.2).
shabrak-fault-abilities =
    { $most ->
        [one] Karta ma najwyżej jedną umiejętność; ta ma ich { $count }.
        [few] Karta ma najwyżej { $most } umiejętności; ta ma ich { $count }.
       *[other] Karta ma najwyżej { $most } umiejętności; ta ma ich { $count }.
    }
shabrak-fault-one-active = Karta ma najwyżej jedną aktywną umiejętność.
shabrak-fault-event-idle = Wydarzenie coś robi: abilities = ["played: …"].

## Talie

shabrak-fault-no-card = Nie ma karty „{ $card }” (S1.1).
shabrak-fault-misplaced =
    „{ $card }” to { $kind }; do „{ $part }” należy { $part ->
        [sark] sark
        [warriors] wojownik
       *[pile] wydarzenie lub wyposażenie
    } (S1.1).
shabrak-fault-team = Wojowników ma talia dokładnie { $most }; ta ma ich { $count } (S1.1).
shabrak-fault-commanders = Dowódca jest w talii dokładnie jeden; w tej jest ich { $count }: { $cards } (S1.1).
shabrak-fault-no-commander = Dowódca jest w talii dokładnie jeden; w tej nie ma żadnego (S1.1).
shabrak-fault-pile = Stos dobierania ma od { $least } do { $most } kart; ten ma ich { $count } (S1.1).
shabrak-fault-none-in-pile = „{ $card }” nie jest w stosie dobierania ani razu; powinno być co najmniej raz (S1.1).
shabrak-fault-copies =
    „{ $card }” może być w talii najwyżej { $most ->
        [1] raz
       *[other] dwa razy
    }; w tej jest { $count } razy (S1.2).
shabrak-fault-deck-name = Nazwa talii to tekst o długości najwyżej { $most } bajtów.
shabrak-fault-deck-sark = sark powinno być id karty, a jest tu { $found }.
shabrak-fault-entries = Pozycji w { $key } jest { $count }; { $most } aż nadto wystarczy.
shabrak-fault-entry = Kartę stosu dobierania zapisuje się jako „2 liquor”, a jest tu { $found }.
shabrak-fault-no-deck = Nie ma takiej talii: { $found }. Do wyboru jest { $known }, kod talii albo tekst pliku z talią (w terminalu @PLIK).
shabrak-fault-code = Kod talii zaczyna się od „{ $prefix }” i ma najwyżej { $most } znaków; to nie jest kod.
shabrak-fault-mistyped = W tym kodzie talii jest literówka albo powstał z innymi kartami: skopiuj go jeszcze raz w całości i podaj plik z kartami, z którym powstał.

## Umiejętności: jak się je pisze

shabrak-fault-expected = Tu pasuje { $what }, a jest { $found }.
shabrak-fault-a-number = liczba od { $least } do { $most }
shabrak-fault-step-or-end = „;” i kolejny krok albo koniec
shabrak-fault-end = koniec
shabrak-fault-conditions =
    { $most ->
        [one] Umiejętność ma najwyżej jeden warunek.
        [few] Umiejętność ma najwyżej { $most } warunki.
       *[other] Umiejętność ma najwyżej { $most } warunków.
    }
shabrak-fault-steps =
    { $most ->
        [one] Umiejętność ma najwyżej jeden krok.
        [few] Umiejętność ma najwyżej { $most } kroki.
       *[other] Umiejętność ma najwyżej { $most } kroków.
    }
shabrak-fault-take-away = Odjąć można tylko liczbę.
shabrak-fault-twice =
    { $what ->
        [place] Miejsce jest tu dwa razy.
        [rarity] Rzadkość jest tu dwa razy.
       *[sark] Sark jest tu dwa razy.
    }

## Umiejętności: co mogą znaczyć

shabrak-fault-moment = „{ $moment }” nie pasuje do tego rodzaju karty; może tu być { $known }.
shabrak-fault-whose = Powiedz czyje: karta, która nie należy do wojownika, nie może sama być „{ $moment }”; powinno tu być „own”, „enemy” lub „any”.
shabrak-fault-fallen-subject = Kto jest już obezwładniony, niczego nie uruchamia.
shabrak-fault-no-more = Kto właśnie stał się „{ $moment }”, nie jest już „{ $trait }”.
shabrak-fault-not-standing = Dopóki karta stoi, może zmieniać „attack”, „defence” i „reach” albo osłaniać („guard”), ale nie „{ $effect }”.
shabrak-fault-only-standing = „{ $effect }” działa tylko, dopóki karta stoi: napisz „standing: …”.
shabrak-fault-no-choice = To, co działa, dopóki karta stoi, nie jest do wyboru: pomiń „may” i „then”.
shabrak-fault-chosen = Dopóki karta stoi, nikogo się nie wybiera; powinno tu być „self” lub „all”.
shabrak-fault-figure = To, co działa, dopóki karta stoi, nie może zależeć od wartości, które samo zmienia; powinna tu być liczba.
shabrak-fault-reach = Zasięg nie może zależeć od tego, kto jest w zasięgu.
shabrak-fault-round-end = Na końcu rundy nie da się już nic zmienić na tę rundę.
shabrak-fault-no-row =
    { $what ->
        [self] Ta karta nie stoi w formacji: nie ma „self”.
        [other] Ta karta nie stoi w formacji: pomiń „other”.
        [steal] Kraść może tylko wojownik: ta karta nie stoi w formacji.
       *[place] Ta karta nie stoi w formacji: powiedz od kogo, na przykład „of it”.
    }
shabrak-fault-overpowered =
    { $what ->
        [steal] Jest obezwładniony: nie może już nic nosić.
       *[self] Jest obezwładniony: z „self” nie da się już nic zrobić.
    }
shabrak-fault-it = Nie wymieniono jeszcze nikogo, kto mógłby być „it”.
shabrak-fault-foe = „foe” jest tylko przy „attacking” lub „attacked”.
shabrak-fault-nobody = Nikt nie może być tym wszystkim naraz: { $traits }.
shabrak-fault-neighbour = Przeciwnik nie jest sąsiadem; powinno tu być „own”.
shabrak-fault-faced = Naprzeciw i w zasięgu są tylko przeciwnicy; powinno tu być „enemy”.
shabrak-fault-fallen-target = Z obezwładnionymi nie da się nic zrobić; „fallen” można tylko liczyć.
shabrak-fault-steal-from = Wojownik nosi tylko jedną rzecz, więc kradnie od jednego; powinno tu być „chosen”, „it” lub „foe”.
shabrak-fault-swap-all = Miejscami zamieniają się dwaj wojownicy; powinno tu być „self”, „it”, „foe” lub „chosen”.
shabrak-fault-swap-self = Nikt nie zamienia się miejscem sam ze sobą.
shabrak-fault-swap-any = Miejscami zamienia się w jednej formacji; powinno tu być „own” lub „enemy”.
shabrak-fault-swap-across = Miejscami zamienia się w jednej formacji, nie między formacjami.
shabrak-fault-picture = Nie ma obrazka { $found }. Obrazek nazywa się tak jak jedna z naszych kart, na przykład picture = "krupan".
shabrak-fault-flavour = Tekst flavour powinien być jednym wierszem o długości najwyżej { $most } znaków.
