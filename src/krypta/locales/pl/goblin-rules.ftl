# Karak: Goblin: strona zasad. Wartość = to, co mówią drukowane zasady; .ruling = nasze własne rozstrzygnięcie.

goblin-rules-title = Zasady gry Karak: Goblin
goblin-rules-intro = To nieoficjalny cyfrowy stół do gry karcianej Karak: Goblin, a zasady opisujemy na nim własnymi słowami. Wydania czeskie, niemieckie i francuskie miejscami się różnią; gra się według wydania wybranego przy stole, a domyślnie według czeskiego. Fragmenty oznaczone jako rozstrzygnięcie to nasze decyzje tam, gdzie drukowane zasady milczą albo są niejasne.

goblin-chapter-1 = Elementy gry
goblin-chapter-2 = Przygotowanie
goblin-chapter-3 = Stosy kart
goblin-chapter-4 = Tura
goblin-chapter-5 = Walka
goblin-chapter-6 = Wyposażenie, klucze i mikstury
goblin-chapter-7 = Handlarz
goblin-chapter-8 = Ożywienie
goblin-chapter-9 = Umiejętności bohaterów

## 1 Elementy gry

goblin-rule-G1-1 = Bohaterów jest 6, a każdy ma 6 własnych początkowych kart akcji. Kart punktów wytrzymałości (PW) jest 20, po 5 na osobę, gra więc od 2 do 4 osób. 6 kart podziemi oznacza handlarza, poziomy I, II i III, komnatę władcy potworów (X) oraz lombard.
    .ruling = Dla wprawy możesz też grać w pojedynkę.
goblin-rule-G1-2 = Wydania czeskie i francuskie liczą 82 karty potworów: 3 władców (X), strażników bram i zwykłe potwory, które jedna, dwie lub trzy czaszki przypisują do poziomu I, II lub III. W wydaniu niemieckim na każdym poziomie jest 4 strażników bram, pozostałe dwa nie podają ich liczby. Na rewersie każdego potwora jest nagroda: karta akcji, broń albo zbroja; nagrodą za strażnika bramy jest jego klucz.
    .ruling = Zwykłych potworów jest 64 (20, 20 i 24), a strażników bram po 5 na poziom. W wydaniu niemieckim z każdego poziomu jeden wylosowany strażnik bramy zostaje w pudełku; nikt nie wie który, dopóki nie pojawi się pozostałych czterech.
goblin-rule-G1-3 = Są trzy rodzaje mikstur: siły, ochrony (przeciw klątwie) i leczenia. Wydanie czeskie liczy 12 kart mikstur, francuskie 13.
    .ruling = W każdym wydaniu jest ich 12, po 4 każdego rodzaju.
goblin-rule-G1-4 = Karta akcji ma kolor (zielony, niebieski, czerwony albo żółty), pokazuje, jakie kolory mogą po niej nastąpić, i ma co najmniej jeden efekt: atak, obronę, leczenie lub dobieranie, zawsze z liczbą. Karta potwora pokazuje jego atak, PW, poziom, rodzaj nagrody oraz klątwy, jeśli jakieś ma.
    .ruling = Karta akcji może wskazywać dowolną liczbę następnych kolorów, od żadnego do wszystkich czterech.
goblin-rule-G1-5 = Wartości kart nie podaje żadna instrukcja.
    .ruling = Gramy własnym zestawem kart, kompletnym i wyważonym na podstawie pomiarów z wielu partii. Mieści się on w jednym pliku danych; kto ma drukowaną grę, może zastąpić go plikiem ze swoimi kartami.

## 2 Przygotowanie

goblin-rule-G2-1 = Na każdym poziomie tasujecie zwykłe potwory, kładziecie je obok rzędu jako odkryty stos i wykładacie z niego 5 do rzędu. Na końcu rzędu leży stos strażników bram, z których widać wierzchniego; w wydaniach niemieckim i francuskim tasuje się go. Spośród 3 władców losuje się jednego, a dwaj pozostali nie biorą udziału w grze. Mikstury leżą przy handlarzu w trzech stosach. Lombard jest na początku pusty.
    .ruling = Strażników bram tasuje się także w wydaniu czeskim. Wierzchnią kartę stosu każdego poziomu widzą wszyscy we wszystkich wydaniach, ale walczyć z nią wolno tylko we francuskim.
goblin-rule-G2-2 = Wybierasz bohatera, tasujesz jego 6 kart w swój stos dobierania i bierzesz z niego 4 na rękę. Masz 5 PW.
    .ruling = Bohaterów wybiera się w kolejności miejsc i każdego może wziąć tylko jedna osoba. W opcjach stołu można też ustawić losowanie.
goblin-rule-G2-3 = Zaczyna najmłodsza osoba, a dalej gra się zgodnie z ruchem wskazówek zegara.
    .ruling = O tym, kto zaczyna, decyduje tu los; w opcjach stołu można też ustawić, że zaczyna pierwsze miejsce (może tam usiąść najmłodsza osoba).

## 3 Stosy kart

goblin-rule-G3-1 = Twój stos dobierania leży zakryty, a stos kart odrzuconych odkryty. Dopiero gdy masz dobrać kartę z pustego stosu dobierania, tasujesz stos kart odrzuconych w nowy. Karty zagrane w walce, która jeszcze trwa, nie są przy tym wtasowywane. Gdy po walce uzupełniasz rękę, leżą już na stosie kart odrzuconych, razem z ewentualną zdobytą kartą akcji, więc mogą zostać wtasowane. Jeśli oba stosy są puste, nic nie dobierasz.
goblin-rule-G3-2 = Zdobyte karty mają na rewersie potwora. Tasując, możesz więc umieścić je w nowym stosie dobierania, gdzie chcesz; karty początkowe pozostają między sobą w losowej kolejności.
    .ruling = Zdobytym kartom wyznaczasz miejsca po kolei, według ich numerów. W każdej chwili możesz wybrać zwykłe tasowanie: karty, które nie mają jeszcze miejsca, leżą wtedy gdziekolwiek. Jeśli nie ma zdobytej karty do umieszczenia, nic nie wybierasz; ostatnia karta sama trafia na jedyne wolne miejsce. Rewersy są jawne: wszyscy widzą, jakie zdobyte karty masz na ręce, a także rewers wierzchniej karty twojego stosu dobierania. Resztę układu znasz tylko ty.

## 4 Tura

goblin-rule-G4-1 = W swojej turze robisz dokładnie jedną z trzech rzeczy: walczysz z potworem, odwiedzasz handlarza albo ożywiasz bohatera. Jeśli twój bohater nie ma już żadnego PW, musisz go ożywić.
    .ruling = Mikstura leczenia nie zastępuje ożywienia.
goblin-rule-G4-2 =
    .ruling = Możesz odwiedzić handlarza i nic nie kupić. W ten sposób pasujesz.

## 5 Walka

goblin-rule-G5-1 = Wybierasz potwora na poziomie, na który masz wstęp: dowolnego z rzędu albo wierzchniego strażnika bramy, jeśli nie masz jeszcze klucza tego poziomu. W wydaniu francuskim możesz też wybrać wierzchnią kartę stosu potworów, w niemieckim jest to wyraźnie wykluczone.
    .ruling = Wydanie czeskie nie wspomina o stosie potworów, więc i w nim nie wolno walczyć z jego wierzchnią kartą.
goblin-rule-G5-2 = Poziom I jest otwarty dla wszystkich. Na poziom II potrzebujesz zielonego klucza, na poziom III zielonego i żółtego, a do władcy potworów zielonego, żółtego i czerwonego. Niższe poziomy pozostają dla ciebie otwarte.
goblin-rule-G5-3 = Jeśli klątwa potwora znosi twoją premię do liczby kart na ręce, przed zagraniem pierwszej karty odrzucasz wybrane karty tak, by zostały ci 4.
    .ruling = Premię, która nadal działa, dolicza się do tych 4. Wydania czeskie i francuskie mówią tylko o klątwie zbroi; klątwa broni działa tak samo. Jeśli żadna premia nie przepada, możesz zatrzymać więcej niż 4 karty. Odrzucone w ten sposób karty nie zostały zagrane, mogą więc jeszcze w tej samej walce zostać wtasowane z powrotem. Przy uzupełnianiu ręki premia znów się liczy.
goblin-rule-G5-4 = Karty zagrywasz pojedynczo. Pierwsza może mieć dowolny kolor, każda następna tylko taki, jaki wskazuje karta przed nią. Zagrywasz ich, ile chcesz, także te dopiero co dobrane.
    .ruling = Możesz też nie zagrać żadnej.
goblin-rule-G5-5 = Dobieranie i leczenie działają od razu, atak i obrona liczą się na końcu walki. Jeśli karta ma kilka efektów, działają wszystkie, w wydaniu czeskim od prawej do lewej. Leczenie ponad 5 PW przepada.
    .ruling = Z dobierania i leczenia nie można zrezygnować. Kolejność od prawej do lewej obowiązuje w każdym wydaniu.
goblin-rule-G5-6 = Klątwa koloru: nie wolno ci zagrać karty tego koloru. Klątwa efektu: ten efekt twoich kart akcji się nie liczy, ale karty możesz zagrywać, choćby po to, by przedłużyć łańcuch; wyposażenia wraz z sercami ani mikstur to nie dotyczy. Klątwa wyposażenia: efekty wyposażenia tego rodzaju nie liczą się w tej walce.
    .ruling = Przeklęty rodzaj wyposażenia to broń albo zbroja.
goblin-rule-G5-7 = Kończysz, kiedy chcesz albo gdy nie możesz już zagrać żadnej karty. Potem kolejno: (1) Tracisz tyle PW, o ile atak potwora przewyższa obronę twoich kart i wyposażenia. Jeśli tracisz ostatni, przegrywasz bez względu na swój atak. (2) W przeciwnym razie porównujesz atak swoich kart i wyposażenia z PW potwora: jeśli jest co najmniej równy, wygrywasz. (3) Po wygranej bierzesz nagrodę. Karta akcji trafia na wierzch stosu kart odrzuconych. Broń lub zbroję zatrzymujesz albo oddajesz do lombardu; dwóch tego samego rodzaju mieć nie możesz. Klucz zostaje u ciebie na zawsze. Lukę w rzędzie od razu wypełnia karta ze stosu poziomu; jeśli jest pusty, luka pozostaje. (4) Zagrane karty trafiają na stos kart odrzuconych. Dobierasz do 4 kart plus premie do ręki; jeśli masz więcej, ani nie dobierasz, ani nie odrzucasz. Punkt (4) obowiązuje także po przegranej.
    .ruling = Gdy nie zostaje ci nic poza zakończeniem, czyli ani karta, ani mikstura, walka kończy się sama. Kolejność kart na stosie kart odrzuconych nie ma znaczenia. Po zdobyciu broni lub zbroi zawsze wybierasz: zakładasz ją, a dotychczasowa trafia do lombardu, albo nową oddajesz do lombardu.
goblin-rule-G5-8 = Wyposażenie z sercem przywraca ci tuż po ciosach potwora tyle PW, ile wskazuje, ale nie po utracie ostatniego.
    .ruling = Wyposażenie zdobyte w tej walce jeszcze nie leczy, lecz jego premia do ręki liczy się już przy uzupełnianiu ręki.
goblin-rule-G5-9 = Jeśli nie wygrywasz, potwór zostaje tam, gdzie był.
goblin-rule-G5-10 = Kto pokona władcę potworów i zachowa przy tym co najmniej 1 PW, wygrywa, a gra natychmiast się kończy.
    .ruling = Przy stole można się umówić, że runda zostanie dograna do końca, aby wszyscy mieli tyle samo tur; władca do tego czasu zostaje na miejscu. Jeśli w tej rundzie pokona go więcej osób, wygrywa ta, której atak najbardziej przewyższył jego PW, a przy remisie ta, której zostało więcej PW; dalszy remis oznacza wspólne zwycięstwo. Bez takiej umowy gra kończy się natychmiast, jak w druku.
goblin-rule-G5-11 =
    .ruling = Po 100 rundach gra się kończy. Wygrywa osoba z największą liczbą kluczy, a przy remisie ta, która ma najwięcej zdobytych kart; liczą się karty akcji, broń i zbroje. Dalszy remis oznacza wspólne zwycięstwo.

## 6 Wyposażenie, klucze i mikstury

goblin-rule-G6-1 = Możesz mieć najwyżej jedną broń i jedną zbroję. Wyposażenie może dawać atak, obronę, serce lub premię do liczby kart na ręce (+), a wszystko się sumuje.
goblin-rule-G6-2 = Klucze są zielone (poziom I), żółte (poziom II) i czerwone (poziom III). Możesz zdobyć po jednym z każdego koloru. Nigdy go nie tracisz ani nim nie płacisz, a mając go, nie możesz już atakować strażników bram jego poziomu.
goblin-rule-G6-3 = Możesz mieć najwyżej jedną miksturę każdego rodzaju. Jest jednorazowa, wypijasz ją w swojej turze, a potem wraca na stos u handlarza.
goblin-rule-G6-4 = Mikstura siły podwaja atak albo obronę ostatnio zagranej karty akcji, zależnie od twojego wyboru. Wypij ją, zanim zagrasz następną kartę lub zakończysz walkę. Na wyposażenie nie działa nigdy, a przeklęty efekt nie liczy się nawet podwojony.
    .ruling = Możesz ją wypić także po dobraniu, które dała ta sama karta, dopóki nie zagrasz następnej lub nie zakończysz walki. Podwoić można tylko efekt wydrukowany na karcie.
goblin-rule-G6-5 = Mikstura ochrony: jedna wybrana klątwa potwora nie działa w tej turze.
    .ruling = Wypita przed pierwszą kartą chroni też przed odrzucaniem z powodu zniesionej premii do ręki (G5.3). Gdy wypijesz ją później, liczą się także atak i obrona z kart już zagranych, ale straconego dobierania i leczenia się nie nadrabia.
goblin-rule-G6-6 = Mikstura leczenia przywraca ci wszystkie PW. W wydaniu czeskim możesz ją wypić w dowolnej chwili swojej tury, także u handlarza. W wydaniach niemieckim i francuskim pijesz ją w walce: przed ciosami potwora albo po nich, jeśli został ci jeszcze choć 1 PW. Po utracie ostatniego PW nie możesz jej już w tej turze wypić.
    .ruling = Musi ci brakować co najmniej 1 PW. W wydaniu czeskim gra proponuje ją na początku tury, w walce, po ciosach i u handlarza, w niemieckim i francuskim w walce i po ciosach.

## 7 Handlarz

goblin-rule-G7-1 = Każdy zakup kosztuje jedną kartę, którą kładziesz w lombardzie: zdobytą kartę akcji z ręki, swoją broń albo swoją zbroję. Kartą początkową, miksturą ani kluczem nie zapłacisz nigdy.
    .ruling = Najpierw mówisz, czego chcesz, a potem, czym płacisz; zmienić zdanie można tylko przez cofnięcie ruchu. Zapłacić możesz także wyposażeniem kupionym wcześniej podczas tej samej wizyty. Kupioną kartą akcji nie, bo leży na stosie dobierania.
goblin-rule-G7-2 = Podczas jednej wizyty możesz kupić kilka mikstur, ale mieć tylko jedną każdego rodzaju, i to póki starczy zapasu.
    .ruling = Podczas jednej wizyty możesz kupić mikstury i kartę z lombardu, w dowolnej kolejności.
goblin-rule-G7-3 = Z lombardu możesz podczas jednej wizyty wziąć jedną kartę, dowolną. Jeśli masz wtedy o jedną broń lub zbroję za dużo, nadmiarowa tam wraca. W wydaniu czeskim kupioną kartę akcji kładziesz na wierzchu swojego stosu dobierania.
    .ruling = Pozostałe wydania nie mówią, gdzie trafia kupiona karta akcji; tutaj we wszystkich trafia na wierzch stosu dobierania. Karty, którą właśnie płacisz, kupić nie możesz, ale kartę oddaną za miksturę wolno odkupić za inną. Kupione wyposażenie zakładasz od razu, a dotychczasowe trafia do lombardu.
goblin-rule-G7-4 = Po zakupach dobierasz do pełnej ręki.

## 8 Ożywienie

goblin-rule-G8-1 = Odzyskujesz wszystkie PW i nie robisz w tej turze nic więcej. W wydaniach niemieckim i francuskim wolno to zrobić także wtedy, gdy masz jeszcze PW, w czeskim tylko bez nich.
    .ruling = Bohater bez PW ożywa sam na początku twojej tury, bo nie ma z czego wybierać. W wydaniach niemieckim i francuskim możesz wybrać ożywienie przy dowolnej liczbie PW, nawet przy wszystkich 5.

## 9 Umiejętności bohaterów

goblin-rule-G9-1 = Umiejętności są opcjonalne: umówcie się co do nich przed grą. Argentus, czarodziej, raz na walkę może zagrać niebieską kartę, choć poprzednia karta nie wskazuje niebieskiego, ale nie przeciw klątwie niebieskich kart.
    .ruling = Gra się z umiejętnościami, chyba że wyłączycie je w opcjach stołu. Argentus zużywa swoją tylko wtedy, gdy łańcuch nie pozwoliłby na niebieską kartę.
goblin-rule-G9-2 = Aderyn, złodziejka, przy wystarczającym ataku wygrywa, nawet jeśli straci ostatni PW; w następnej turze musi się wtedy ożywić. Przeciw władcy potworów to nie działa: wydania niemieckie i francuskie mówią to wprost, a w czeskim wynika to z G5.10.
goblin-rule-G9-3 = Horan, wojownik, dostaje w tej walce +1 do ataku, jeśli zagra bezpośrednio po sobie dwie karty z atakiem, ale tylko raz.
    .ruling = Liczy się wydrukowany symbol, przeklęty czy nie. To +1 należy do samego Horana, więc klątwa ataku go nie znosi.
goblin-rule-G9-4 = Victorious, mistrz miecza, jako drugą kartę w walce może zagrać kartę dowolnego nieprzeklętego koloru, cokolwiek wskazuje pierwsza.
    .ruling = W wydaniu francuskim to zdanie jest zniekształcone; gramy tam tak jak w dwóch pozostałych.
goblin-rule-G9-5 = Xanros, czarnoksiężnik, raz na walkę może zagrać kartę przeklętego koloru albo sprawić, że liczy się przeklęty efekt jednej karty. Przeciw klątwom wyposażenia to nie pomaga.
    .ruling = Karta przeklętego koloru i tak musi pasować do łańcucha, a jej zagranie zużywa umiejętność. Dobieranie i leczenie następują od razu, więc gra pyta o nie, gdy zagrywasz kartę; jeśli wtedy poddasz się klątwie, zachowujesz umiejętność. Atak i obrona liczą się dopiero na końcu (G5.5), więc gra pyta o nie, gdy kończysz albo nie możesz już zagrać żadnej karty: wybierz, co z której karty ma się liczyć. Potem w tej walce niczego już nie zagrywasz ani nie pijesz. To, co podwoiła mikstura siły, liczy się podwójnie.
goblin-rule-G9-6 = Taia, wyrocznia, dobiera dwie karty, gdy karta akcji pozwala jej dobierać, jedną zatrzymuje, a drugą kładzie pod swój stos dobierania. Jeśli została w nim tylko jedna karta, w wydaniach niemieckim i francuskim najpierw tasuje się stos kart odrzuconych, żeby zobaczyła dwie. Nie dotyczy to uzupełniania ręki na końcu tury.
    .ruling = Robi to dla każdej karty, którą efekt pozwala jej dobrać. Potasowane karty trafiają pod tę, która została, także w wydaniu czeskim. Jeśli nie ma czego tasować, bierze tę jedną.
