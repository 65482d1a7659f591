# Goblin w przeglądarce: jaskinie, walka, handlarz (polski).

web-goblin-panel = Co możesz teraz zrobić

## Karty i potwory słowami

web-goblin-gives = { NAME($what) } { $number }
web-goblin-lives = { $number } PW
web-goblin-reward = nagroda: { NAME($kind) }
web-goblin-then = może nastąpić { $colours }
web-goblin-then-nothing = nic nie może nastąpić
web-goblin-then-any = Zacznij od dowolnego koloru

## Jaskinie

web-goblin-caves = Jaskinie
web-goblin-level = Poziom { $level }
web-goblin-open = otwarty
web-goblin-needs =
    { $key ->
        [green] wymaga zielonego klucza
        [yellow] wymaga żółtego klucza
       *[red] wymaga wszystkich trzech kluczy
    }
web-goblin-stack = Stos: { $count }
web-goblin-next = Następny w stosie
web-goblin-gap = puste miejsce
web-goblin-lord = Władca potworów
web-goblin-finish-at_once = po jego pokonaniu gra od razu się kończy
web-goblin-finish-round = po jego pokonaniu runda jest dogrywana do końca
web-goblin-beaten = władca pokonany, nadwyżka ataku: { $number }
web-goblin-why-monster = Dlaczego nie mogę walczyć z potworem „{ NAME($monster) }”?

## Handlarz

web-goblin-merchant = Handlarz
web-goblin-pawn-shop = Lombard
web-goblin-pawn-empty = Na razie nic tu nie leży.
web-goblin-stock =
    { $count ->
        [0] wyprzedane
        [one] została 1
        [few] zostały { $count }
       *[other] zostało { $count }
    }
web-goblin-cost = Każdy zakup kosztuje jedną kartę: zdobytą kartę akcji z ręki, broń albo zbroję.
web-goblin-buying = Kupujesz: { NAME($what) }
web-goblin-does-strength = podwaja atak albo obronę właśnie zagranej karty
web-goblin-does-protection = zdejmuje jedną klątwę w tej walce
web-goblin-does-healing = przywraca wszystkie PW

## Ręka, łańcuch i stosy

web-goblin-hand = Twoja ręka
web-goblin-hand-of = { $name }: ręka
web-goblin-hand-empty = Brak kart na ręce
web-goblin-chain = Zagrane karty
web-goblin-why-card = Dlaczego nie mogę zagrać karty „{ NAME($card) }”?
web-goblin-count-hand = Ręka: { $count }
web-goblin-count-pile = Stos dobierania: { $count }
web-goblin-count-discard = Stos kart odrzuconych: { $count }
web-goblin-on-top = Na wierzchu: { $card }
web-goblin-unknown = nieznana karta
web-goblin-no-weapon = brak broni
web-goblin-no-armour = brak zbroi
web-goblin-no-potions = brak mikstur
web-goblin-no-cards = brak kart
web-goblin-keys =
    { $count ->
        [0] Brak kluczy
        [1] Zielony klucz
        [2] Zielony i żółty klucz
       *[3] Wszystkie trzy klucze
    }
web-goblin-things = { $name }: całe wyposażenie i karty
web-goblin-worn = Broń i zbroja
web-goblin-pile = Stos dobierania od góry
web-goblin-discard = Stos kart odrzuconych

## Walka

web-goblin-attack = Atak
web-goblin-defence = Obrona
web-goblin-of = { $number } z { $need }
web-goblin-would = byłoby { $number }
web-goblin-missing = brakuje jeszcze { $number }
web-goblin-enough = wystarczy do zwycięstwa
web-goblin-hits = utrata { $number } PW
web-goblin-unhurt = bez szwanku
web-goblin-falls = utrata ostatniego PW
web-goblin-lifted = zdjęta
web-goblin-ability-used = umiejętność użyta
web-goblin-ability-spent = zużywa umiejętność
web-goblin-ability-argentus = Raz na walkę zagrywa niebieską kartę, choć poprzednia karta nie wskazuje niebieskiego.
web-goblin-ability-aderyn = Przy wystarczającym ataku wygrywa, nawet tracąc ostatni PW; nie przeciw władcy.
web-goblin-ability-horan = Dwie karty z atakiem bezpośrednio po sobie: +1 do ataku, raz na walkę.
web-goblin-ability-victorius = Jego druga karta w walce może mieć dowolny nieprzeklęty kolor.
web-goblin-ability-xanros = Raz na walkę zagrywa kartę przeklętego koloru albo sprawia, że liczy się jeden przeklęty efekt.
web-goblin-ability-taia = Gdy karta pozwala jej dobierać, widzi dwie karty i jedną zatrzymuje.

## O czym trzeba zdecydować

web-goblin-ask-hero = Wybierz bohatera
web-goblin-ask-turn = Walcz z potworem albo odwiedź handlarza
web-goblin-ask-trim = Klątwa zabiera ci nadmiarowe karty: odrzucaj
web-goblin-ask-play = Zagraj kartę albo zakończ
web-goblin-ask-defy = Przeciwstawisz się klątwie?
web-goblin-ask-spare = Co ma się liczyć mimo klątwy?
web-goblin-ask-keep = Którą kartę zatrzymujesz?
web-goblin-ask-arrange = Gdzie w nowym stosie ma leżeć?
web-goblin-ask-breathe = Pijesz czy grasz dalej?
web-goblin-ask-reward = Twoja nagroda
web-goblin-ask-shop = Co kupujesz?
web-goblin-ask-pay = Czym płacisz?
web-goblin-arrange-how = Przeciągnij kartę na miejsce, dotknij go albo przejdź do niego klawiszem Tab i naciśnij Enter.
web-goblin-top = wierzch

## Co robi ktoś inny

web-goblin-doing-hero = wybiera bohatera
web-goblin-doing-turn = zastanawia się
web-goblin-doing-fight = walczy z potworem „{ NAME($monster) }”
web-goblin-doing-keep = wybiera z dwóch kart
web-goblin-doing-arrange = układa nowy stos dobierania
web-goblin-doing-breathe = dochodzi do siebie po ciosach
web-goblin-doing-reward = decyduje o nagrodzie
web-goblin-doing-shop = jest u handlarza

## The large view of a card

web-goblin-means-attack = Atak: suma ataku wszystkich zagranych kart musi dorównać PW potwora.
web-goblin-means-defence = Obrona: każdy punkt powstrzymuje jedno trafienie potwora.
web-goblin-means-heal = Leczenie: od razu przywraca PW.
web-goblin-means-draw = Dobieranie: od razu dobierasz karty ze swojego stosu.
web-goblin-means-heart = Serce: przywraca PW zaraz po trafieniach potwora.
web-goblin-means-hand = Premia ręki: trzymasz o tyle kart więcej.
web-goblin-means-won = Zdobyta karta: handlarz przyjmuje ją jako zapłatę, a przy tasowaniu wybierasz jej miejsce.
web-goblin-means-strikes = Jego atak: za każdy punkt, którego nie powstrzymasz, tracisz 1 PW.
web-goblin-means-lives = Jego PW: tyle ataku wystarczy, by go pokonać.

## Pierwsza partia

web-goblin-guide-goal = Pokonaj władcę potworów
web-goblin-guide-goal-text = Kto pokona go pierwszy, wygrywa. Drogę do niego otwierają trzy klucze, a po jednym ma strażnik bramy na końcu każdego rzędu.
web-goblin-guide-monster = Wybierz potwora, któremu podołasz
web-goblin-guide-monster-text = Tyle potrzebujesz ataku, ile ma PW, i tyle obrony, ile ma ataku. Znak w rogu pokazuje, co zdobędziesz.
web-goblin-guide-chain = Układaj karty jedną po drugiej
web-goblin-guide-chain-text = Kolorowe kształty na karcie pokazują, jakie kolory mogą po niej nastąpić. Dość ataku oznacza wygraną; każdy brakujący punkt obrony kosztuje 1 PW.
web-goblin-guide-stronger = Każda wygrana cię wzmacnia
web-goblin-guide-stronger-text = Zdobyte karty trafiają do twojego stosu, a broń i zbroja liczą się w każdej walce. Handlarz wymienia karty na mikstury.
