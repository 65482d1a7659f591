# Shabrak: nazwy kart. To tytuły, zawsze w mianowniku.

## Sarki

shabrak-card-pitchforks = Widlarze
    .flavour = Jedne widły to narzędzie. Las wideł to już pogląd.
shabrak-card-coopers = Bednarze
    .flavour = Czasu mają dość. Dojrzewa im w dębie.
shabrak-card-tumblers = Kuglarze
    .flavour = Przed chwilą byli z lewej. Na tym polegała sztuczka.
shabrak-card-tinkers = Druciarze
    .flavour = Naprawią wszystko. Najchętniej od razu na tobie.
shabrak-card-tapsters = Szynkarze
    .flavour = Pierwsze jest za darmo. Płaci się dopiero za wstawanie.
shabrak-card-gravediggers = Grabarze
    .flavour = Klienci przychodzą sami. Prędzej czy później.

## Dowódcy

shabrak-card-reeve-matthias = Sołtys Mateusz
    .flavour = Wybrany jednogłośnie. Reszta była w karczmie.
shabrak-card-guildmaster = Cechmistrz Dębina
    .flavour = Ostatni raz zdenerwował się, gdy podrożało piwo.
shabrak-card-showman = Impresario Fideliusz
    .flavour = Proszę bliżej, proszę bliżej! Nie aż tak blisko. Za późno.
shabrak-card-madam-awl = Madame Igła
    .flavour = Nigdy nie chybia. Zapytaj trzech jej ostatnich asystentów.
shabrak-card-queen-of-wire = Druciana królowa
    .flavour = Tron ma z czterdziestu łapek na myszy. Nastawionych.
shabrak-card-landlady = Karczmarka Rozalia
    .flavour = Kiedy mówi, że masz dość, to masz dość.
shabrak-card-old-pancras = Stary Pankracy
    .flavour = Miarę bierze na oko. Zawsze trochę dodaje.
shabrak-card-widow-veronica = Wdowa Weronika
    .flavour = Owdowiała pięć razy. Za każdym razem spokojniej.

## Wojownicy: Widlarze

shabrak-card-krupan = Gbur
    .flavour = Kazali mu lać. Kiedy przestać, tego nie powiedzieli.
shabrak-card-big-barbara = Wielka Baśka
    .flavour = Cielę zaniesie do domu. Jak krowa się obrazi, to i krowę.
shabrak-card-jacob-with-the-fork = Kuba z widłami
    .flavour = Odważny jak lew, póki ktoś za nim stoi.
shabrak-card-goose-girl = Gęsiarka Lidka
    .flavour = Szczypią gęsi. Ona tylko pokazuje palcem.
shabrak-card-thresher = Młocarz Maciej
    .flavour = Z kompanią młóci do taktu. Sam przy tym zasypia.
shabrak-card-the-twins = Wit i ten drugi
    .flavour = Nikt nie wie, który jest który. Boli tak samo.
shabrak-card-beekeeper = Pszczelarz Ambroży
    .flavour = Każdą pszczołę zna po imieniu. Wszystkie ci przedstawi.
shabrak-card-bagpiper = Dudziarz Kalina
    .flavour = Gdy zacznie grać, wszyscy wolą iść się bić.

## Wojownicy: Bednarze

shabrak-card-man-in-a-barrel = Ulryk w beczce
    .flavour = Wprowadził się na jedną noc. To było wiosną.
shabrak-card-lid-bearer = Pokrywonosz Prokop
    .flavour = Zawadza, ale zawodowo.
shabrak-card-hoop-smith = Obręczarka Berta
    .flavour = Jeszcze jedna obręcz, złotko, i będziesz się trzymać.
shabrak-card-patient-dorothy = Cierpliwa Dorota
    .flavour = Liczy do dziesięciu. Potem liczy ci zęby.
shabrak-card-stave-counter = Rachmistrz klepek Gwidon
    .flavour = Co wieczór liczy, co zostało. Piątej klepki wciąż brak.
shabrak-card-granny-pitch = Baba Smoła
    .flavour = W wielkie mrozy przymarzła do ławy. Podoba się jej tam.
shabrak-card-brother-spigot = Brat Szpunt
    .flavour = Za słabych się modli. Silnym wystawia rachunek.

## Wojownicy: Kuglarze

shabrak-card-strongman = Siłacz Bambuła
    .flavour = Podniesie wszystko. Odkładanie to osobny numer.
shabrak-card-rope-walker = Lola na linie
    .flavour = Na każdego patrzy z góry. Ma stamtąd widok.
shabrak-card-stilt-walker = Wicek na szczudłach
    .flavour = Własnych stóp nie widział od Wielkanocy.
shabrak-card-somersault-nina = Nina Fikołek
    .flavour = Była tu. Jest tam. A macha skądinąd.
shabrak-card-fire-eater = Połykacz ognia Gaweł
    .flavour = Ostrych przypraw lekarz mu zabronił.
shabrak-card-bear-leader = Niedźwiednik Grzegorz
    .flavour = Kto kogo wodzi, nie wiadomo. Sakiewkę ma niedźwiedź.
shabrak-card-fortune-teller = Kabalarka Sybilla
    .flavour = Widzi nieznajomego mężczyznę. W rękach trzyma ławę.

## Wojownicy: Druciarze

shabrak-card-tin-plate-tom = Blaszany Tomek
    .flavour = Gdy ktoś go walnie, wybija pełną godzinę.
shabrak-card-pot-mender = Druciarz Jurek
    .flavour = Żeby coś naprawić, musi to najpierw popsuć.
shabrak-card-magpie-sophie = Sroka Zośka
    .flavour = Znajduje rzeczy, zanim się zgubią.
shabrak-card-knife-grinder = Szlifierz Gabriel
    .flavour = Noże ostre, ceny jeszcze ostrzejsze.
shabrak-card-mousetrap-maker = Pułapkarka Emma
    .flavour = Złapała się mysz, potem kot, potem proboszcz.
shabrak-card-walking-kitchen = Chodząca kuchnia
    .flavour = Gdzieś w środku jest człowiek. Albo gulasz.
shabrak-card-prophet-of-rust = Prorok rdzy
    .flavour = Pokutujcie, wszyscy skończycie na złomie.

## Wojownicy: Szynkarze

shabrak-card-brewer = Piwowar Hieronim
    .flavour = Próbuje z każdej beczki. Sumiennie. Do dna.
shabrak-card-potboy = Pikolak Ferdek
    .flavour = W jednej ręce dziesięć dzbanów, w drugiej przeprosiny.
shabrak-card-bouncer = Wykidajło Kazimierz
    .flavour = Tu są drzwi, tam okno. Wybieraj.
shabrak-card-barmaid = Szynkarka Apolonia
    .flavour = Uśmiecha się do każdego. Zmęczonych dobija.
shabrak-card-the-regular = Bywalec Wendelin
    .flavour = Ma swoją ławę, swój dzban i swoją grawitację.
shabrak-card-head-waiter = Kelner Kreska
    .flavour = Kto się ruszy, temu dopisze następną.
shabrak-card-cellarman = Piwniczy Ignacy
    .flavour = Zalanych w trupa cuci. Trupy za dopłatą.
shabrak-card-night-watchman = Stróż nocny Liboriusz
    .flavour = Wybiła dwunasta. A ty już pójdziesz spać.

## Wojownicy: Grabarze

shabrak-card-smucka = Kundel
    .flavour = Nikt go nie zapraszał. Przyszedł i przyprowadził resztę.
shabrak-card-digger = Kopacz Karol
    .flavour = Najlepiej mu się kopie w ciszy. A ciszy przybywa.
shabrak-card-hired-mourner = Płaczka Agata
    .flavour = Płacze na godziny. Szlochy liczy osobno.
shabrak-card-coffin-maker = Trumniarz Alojzy
    .flavour = Jeszcze żaden klient nie przyszedł z reklamacją.
shabrak-card-candle-boy = Ministrant Mikołaj
    .flavour = Za każdego naszego zapala świecę. Wosk kapie na waszych.
shabrak-card-leech-woman = Pijawczarka Jadwiga
    .flavour = Ją trochę zaboli. Ciebie bardzo.
shabrak-card-grave-robber = Hiena Sylwester
    .flavour = Nazywa to archeologią. Na razie tylko on.
shabrak-card-pale-bride = Blada panna młoda
    .flavour = Dopóki śmierć nas nie rozłączy. Jej się spieszy.

## Wydarzenia

shabrak-card-liquor = Gorzałka
    .flavour = Odkaża rany, łyżki i poglądy.
shabrak-card-shield-bash = Cios tarczą
    .flavour = Obrona, tylko dużo szybsza.
shabrak-card-flying-stool = Latający taboret
    .flavour = Cztery nogi i żadnych hamulców.
shabrak-card-kick-while-down = Kopanie leżącego
    .flavour = Nieładnie. Ale wygodnie.
shabrak-card-crown-fever = Koronna gorączka
    .flavour = Im bardziej lśni czapka, tym łatwiej w nią trafić.
shabrak-card-duck = Padnij!
    .flavour = Najstarsza sztuka walki na świecie.
shabrak-card-trip-up = Podstawiona noga
    .flavour = To była tylko noga. Przypadkiem tam stała.
shabrak-card-steak-on-the-eye = Surowy stek na oko
    .flavour = A potem hop na patelnię. Tu się nic nie marnuje.
shabrak-card-fresh-straw = Świeża słoma
    .flavour = Pchły wprowadziły się pierwsze.
shabrak-card-run-up = Rozbieg
    .flavour = Hamowania jeszcze nie przemyślano.
shabrak-card-bare-knuckles = Gołe pięści
    .flavour = Do stracenia jest najwyżej skóra.
shabrak-card-shoulder-to-shoulder = Ramię w ramię
    .flavour = Jest cieplej i nie da się przewrócić.
shabrak-card-all-change = Komórki do wynajęcia!
    .flavour = Kto zostanie przy drzwiach, ten płaci.
shabrak-card-shoving-match = Przepychanka
    .flavour = Zaczęło się grzecznie: proszę przodem, nie, proszę przodem.
shabrak-card-pass-the-hat = Kapelusz w koło
    .flavour = Wrócił z dwoma guzikami i bez podszewki.
shabrak-card-lost-bet = Przegrany zakład
    .flavour = Pytał, co się może stać. Już wie.
shabrak-card-heckling = Wrzaski z galerii
    .flavour = Moja babcia bije mocniej! I rzeczywiście.
shabrak-card-forty-winks = Drzemka
    .flavour = Obudźcie mnie, gdy będzie mniej bolało.
shabrak-card-empty-pockets = Puste kieszenie
    .flavour = Nie miał już czym rzucić, więc rzucił się sam.
shabrak-card-honest-folk = Sen sprawiedliwych
    .flavour = Spał jak kłoda. Obudził się pod kłodą.
shabrak-card-rust = Rdza
    .flavour = Śpi, kiedy ty śpisz. Tylko więcej zdąży.
shabrak-card-village-feast = Odpust
    .flavour = Najpierw kołacze, potem bójka. Tradycja.
shabrak-card-second-wind = Drugi oddech
    .flavour = Pierwszy wyszedł tyłem.
shabrak-card-war-cry = Okrzyk bojowy
    .flavour = Słów nie zna nikt. Melodię znają wszyscy.
shabrak-card-commanders-speech = Przemowa dowódcy
    .flavour = Kto stał najbliżej, już nie uciekł.
shabrak-card-everyone-on-him = Wszyscy na niego!
    .flavour = Demokracja w najczystszej postaci.
shabrak-card-for-frank = Za Franka!
    .flavour = Nikt go nie lubił. Ale był nasz.
shabrak-card-headbutt = Cios głową
    .flavour = Mówili mu, żeby ruszył głową.
shabrak-card-out-of-turn = Bez kolejki
    .flavour = Kolejki są dla ludzi bez łokci.
shabrak-card-tug-of-war = Przeciąganie liny
    .flavour = Wygrywa ten, kto puści w odpowiedniej chwili.
shabrak-card-stampede-of-geese = Spłoszone gęsi
    .flavour = Kiedyś ocaliły miasto. Tego nie ocalą.
shabrak-card-tavern-brawl = Karczemna bójka
    .flavour = Nikt nie zaczął. Za to wszyscy skończyli.
shabrak-card-round-on-the-house = Kolejka na koszt firmy
    .flavour = Firma jeszcze o tym nie wie.
shabrak-card-rummage = Grzebanie w śmieciach
    .flavour = Co wczoraj leciało do śmieci, dziś leci w przeciwnika.
shabrak-card-spring-cleaning = Wiosenne porządki
    .flavour = Pod dywanem znalazł się zeszłoroczny sędzia.
shabrak-card-underdogs-hour = Godzina słabszego
    .flavour = Zapędzony w kąt gryzie najlepiej.
shabrak-card-full-hands = Pełne ręce
    .flavour = Czego nie da się odłożyć, tym da się przyłożyć.
shabrak-card-closing-time = Zamykamy!
    .flavour = Do domu nie musicie. Ale stać tu nie będziecie.
shabrak-card-autograph-hunters = Łowcy autografów
    .flavour = Tu proszę podpisać. I tu. I bratu na plecach.
shabrak-card-double-or-nothing = Podwójnie albo nic
    .flavour = „Nic” nie wypadło jeszcze ani razu.
shabrak-card-noble-sacrifice = Szlachetna ofiara
    .flavour = Zgłosił się na ochotnika. Akurat spał.

## Wyposażenie

shabrak-card-pot-lid = Pokrywka
    .flavour = Pachnie kapustą. Bohater też.
shabrak-card-knotty-cudgel = Sękata pałka
    .flavour = Każdy sęk ma swoją historię. Wszystkie są krótkie.
shabrak-card-board-with-nails = Deska z gwoździami
    .flavour = Napis „Nie dotykać” był od środka.
shabrak-card-long-pole = Długa tyczka
    .flavour = Do bójek, na które lepiej patrzeć z daleka.
shabrak-card-hip-flask = Piersiówka
    .flavour = Wyłącznie leczniczo. Jest ciężko chory.
shabrak-card-slingshot = Proca
    .flavour = Odebrana dziecku. Dziecko celowało lepiej.
shabrak-card-cowbell = Krowi dzwonek
    .flavour = Teraz wszyscy wiedzą, kogo walnąć.
shabrak-card-lead-boots = Ołowiane buty
    .flavour = Sprzedawca przysięgał, że się rozchodzą.
shabrak-card-itchy-shirt = Gryząca koszula
    .flavour = Uszyta z miłością. Przez kogoś, kto cię nie znosi.
shabrak-card-unlucky-hat = Pechowy kapelusz
    .flavour = Siedmiu właścicieli. Wszyscy tylko na krótko.
shabrak-card-ball-and-chain = Kula u nogi
    .flavour = Nareszcie nikt cię nie porwie. Nawet do tańca.
shabrak-card-battered-drum = Poobijany bęben
    .flavour = Oberwał więcej niż wy wszyscy razem.
shabrak-card-barrel-armour = Zbroja z beczki
    .flavour = Ochrona znakomita. O rękach zapomniano.
shabrak-card-grannys-scarf = Szalik babci
    .flavour = Noś go albo babcia sama przyjdzie na arenę.
shabrak-card-lucky-horseshoe = Podkowa na szczęście
    .flavour = Koń tyle szczęścia nie miał.
shabrak-card-meat-hook = Hak rzeźnicki
    .flavour = Chodź tu. Nie, tam. No widzisz.
shabrak-card-big-magnet = Wielki magnes
    .flavour = Przyciąga miecze, łyżki i kłopoty.
shabrak-card-marked-cards = Znaczone karty
    .flavour = Same asy. Nawet ta siódemka.
shabrak-card-stolen-hourglass = Kradziona klepsydra
    .flavour = Kradziony czas płynie najszybciej.
shabrak-card-tin-crown = Blaszana korona
    .flavour = Rządzić może każdy. A ktoś musi.
shabrak-card-moth-eaten-shabrak = Czaprak zżarty przez mole
    .flavour = Koń odszedł. Mole zostały wierne.
