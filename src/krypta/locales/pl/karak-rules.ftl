# Karak: strona zasad. Wartość = to, co mówią drukowane zasady; .ruling = nasze własne rozstrzygnięcie.

karak-rules-title = Zasady gry Karak
karak-rules-intro = To nieoficjalny cyfrowy stół, a zasady opisujemy na nim własnymi słowami. Fragmenty oznaczone jako rozstrzygnięcie to nasze decyzje tam, gdzie drukowane zasady milczą albo różnią się między wydaniami.

karak-chapter-1 = Elementy gry
karak-chapter-2 = Przygotowanie
karak-chapter-3 = Tura
karak-chapter-4 = Walka
karak-chapter-5 = Punkty wytrzymałości
karak-chapter-6 = Wyposażenie
karak-chapter-7 = Klątwa
karak-chapter-8 = Bohaterowie
karak-chapter-9 = Koniec gry
karak-chapter-E = Przykłady

## 1 Elementy gry

karak-rule-K1-1 = W pudełku jest 80 płytek podziemi, a wśród nich płytka początkowa z jaśniejszym rewersem i uzdrowicielską fontanną. Bohaterów jest 6, a arkuszy wyposażenia 5, gra więc od 2 do 5 osób.
    .ruling = Dla wprawy możesz też grać w pojedynkę.
karak-rule-K1-2 = W woreczku są 43 potwory (8 ogromnych szczurów, 4 ogromne pająki, 8 mumii, 12 szkieletorów kluczników, 5 szkieletorów wojowników, 3 szkieletorów królów, 2 upadłych i 1 smok) oraz 10 zamkniętych skrzyń. Do tego dochodzą 2 kości, 1 żeton klątwy i 30 żetonów punktów wytrzymałości (PW), po 5 na bohatera.
karak-rule-K1-3 = Są cztery rodzaje płytek: tunele, komnaty, tunele z bramą teleportacji i tunele z uzdrowicielską fontanną. Ani ich kształtów, ani liczby instrukcja nie podaje.

## 2 Przygotowanie

karak-rule-K2-1 = Płytka początkowa trafia na środek, a pozostałe, wymieszane i zakryte, leżą obok w kilku stosach. Wszyscy bohaterowie zaczynają na płytce początkowej, każdy z 5 PW i pustym arkuszem wyposażenia.
    .ruling = Zamiast kilku stosów jest tu jeden.
karak-rule-K2-2 = Bohaterów się losuje albo wybiera, zależnie od umowy przy stole.
    .ruling = Jedno i drugie można ustawić w opcjach stołu. Bohaterów wybiera się w kolejności miejsc.
karak-rule-K2-3 = Zaczyna ten, kto wyrzuci najwyższą sumę na dwóch kościach, albo najmłodsza osoba przy stole. Dalej gra się zgodnie z ruchem wskazówek zegara.
    .ruling = W opcjach stołu można wybrać rzut kośćmi, pierwsze miejsce albo losowanie. Przy remisie remisujący rzucają ponownie, a po dziesięciu remisach decyduje los.

## 3 Tura

karak-rule-K3-1 = W swojej turze wykonujesz do 4 ruchów. Jednym ruchem przechodzisz na płytkę sąsiadującą w pionie lub poziomie, jeśli przejście jest otwarte z obu stron, wkraczasz do nieodkrytej strefy przez wyjście swojej płytki albo przenosisz się z jednej bramy teleportacji do drugiej.
    .ruling = Możesz też nie wykonać żadnego ruchu. Leczyć się, zbierać wyposażenie i otwierać skrzynie wolno także na płytce, na której zaczyna się tura.
karak-rule-K3-2 = Wkraczając do nieodkrytej strefy, dobierasz płytkę i obracasz ją dowolnie, byle łączyła się z płytką, z której schodzisz; na pozostałych bokach drogi mogą się urywać. Następnie stajesz na nowej płytce. Kosztuje to jeden ruch.
    .ruling = Najpierw wybierasz wyjście, a dopiero potem dobierasz płytkę. Płytka, która pasuje tylko w jeden sposób, układa się sama.
karak-rule-K3-3 = Z tunelu możesz iść dalej, jeśli zostały ci ruchy.
karak-rule-K3-4 = Po odkryciu komnaty losujesz żeton z woreczka i kładziesz go w niej. Jeśli to skrzynia, idziesz dalej albo, mając klucz, zabierasz ją. Jeśli to potwór, walczysz.
karak-rule-K3-5 = Żeton trafia do komnaty tylko w chwili, gdy jej płytka pojawia się na stole.
    .ruling = Gdy woreczek jest pusty, komnata też zostaje pusta.
karak-rule-K3-6 = Gdy na stole są co najmniej dwie bramy teleportacji, jednym ruchem przenosisz się z dowolnej z nich do dowolnej innej.
karak-rule-K3-7 = Kończąc turę na uzdrowicielskiej fontannie, możesz odzyskać wszystkie PW i pozbyć się klątwy.
    .ruling = Jedno i drugie dzieje się samo, ilekroć tura kończy się na fontannie.
karak-rule-K3-8 = Potwór blokuje swoją komnatę: kto do niej wejdzie, musi walczyć i nie idzie już dalej.
karak-rule-K3-9 = Żeby zebrać wyposażenie, otworzyć skrzynię lub się wyleczyć, trzeba zatrzymać się na danej płytce. Na tym tura się kończy.
karak-rule-K3-10 = Tura kończy się po czwartym ruchu, po walce (bez względu na jej wynik), po otwarciu skrzyni, po zebraniu wyposażenia i po leczeniu.
    .ruling = Po czwartym ruchu możesz jeszcze skorzystać z tego, co daje płytka, albo użyć portalu uzdrowienia; potem tura się kończy. Gdy nie ma już nic do wyboru, kończy się sama.
karak-rule-K3-11 =
    .ruling = Na jednej płytce może stać dowolna liczba bohaterów.
karak-rule-K3-12 =
    .ruling = Gdy stos płytek się wyczerpie, do nieodkrytej strefy nie można już wkroczyć.

## 4 Walka

karak-rule-K4-1 = W walce rzucasz dwiema kośćmi i dodajesz siłę obu sztuk broni. Po rzucie możesz użyć dowolnej liczby magicznych pocisków, a każdy daje +1. Doliczasz też to, co dają umiejętności bohatera.
    .ruling = Jeśli po rzucie nie ma o czym decydować, walka rozstrzyga się sama.
karak-rule-K4-2 = Jeśli twój wynik jest niższy niż siła potwora, tracisz 1 PW i wracasz na poprzednią płytkę. Potwór zostaje.
    .ruling = Powrót na płytkę z innym potworem (zdarza się to Aderyn) nie wywołuje walki.
karak-rule-K4-3 = Przy remisie nikt nie odnosi ran. Wracasz na poprzednią płytkę, a potwór zostaje.
karak-rule-K4-4 = Jeśli twój wynik jest wyższy niż siła potwora, pokonujesz go: odwracasz jego żeton i bierzesz łup.
karak-rule-K4-5 =
    .ruling = Poprzednia płytka jest zapamiętywana dla każdego bohatera osobno: to ta, na której stał, zanim wszedł na obecną, nawet jeśli było to w innej turze (Aderyn). Po magicznej zamianie jest nią płytka, którą bohater właśnie opuścił. Powrót nie jest wejściem: nigdy nie zmienia tego, co zapamiętano, więc kto znów przegra na płytce, na którą wrócił, zostaje na niej.
karak-rule-K4-6 = Jeśli po przegranej walce wracasz na uzdrowicielską fontannę, tam kończy się twoja tura, więc odzyskujesz wszystkie PW i pozbywasz się klątwy.
    .ruling = Dotyczy to także remisu oraz utraty ostatniego PW.
karak-rule-K4-7 = Gdy smok zostaje pokonany, gra natychmiast się kończy.

## 5 Punkty wytrzymałości

karak-rule-K5-1 = Wraz z ostatnim PW bohater traci przytomność. Najbliższą turę poświęcasz na odzyskanie 1 PW, a w następnej grasz już normalnie.
karak-rule-K5-2 =
    .ruling = Bohater uleczony przed tą turą (portalem uzdrowienia albo zamianą, która przenosi go na fontannę) odzyskuje przytomność i rozgrywa ją normalnie.

## 6 Wyposażenie

karak-rule-K6-1 = Na arkuszu mieszczą się 2 sztuki broni, 3 zaklęcia i 1 klucz. Skarbów możesz mieć dowolnie dużo.
karak-rule-K6-2 = Łupy: ogromny szczur – sztylety (siła 1); szkieletor wojownik – miecz (siła 2); szkieletor król – topór (siła 3); mumia – magiczny pocisk; ogromny pająk – portal uzdrowienia; szkieletor klucznik – klucz; upadły – skarb (1 punkt); smok – smoczy rubin (1,5 punktu).
    .ruling = Jeśli odpowiednie miejsce jest wolne, łup trafia na arkusz sam.
karak-rule-K6-3 = Jeśli brakuje odpowiedniego miejsca, decydujesz, który przedmiot tego rodzaju zostaje na płytce; może to być także ten nowy. Kto później się tam zatrzyma, może go zebrać. Jeśli zbierasz coś, na co nie masz wolnego miejsca, wymieniasz przedmioty w ten sam sposób.
    .ruling = Przedmiot może zebrać także ten, kto go zostawił. Jeśli wszystkie odpowiednie miejsca zajmują dokładnie takie same przedmioty, gra nie proponuje zebrania, bo nic by się nie zmieniło.
karak-rule-K6-4 = Stojąc na płytce ze skrzynią i mając klucz, możesz oddać go na zawsze i zabrać skrzynię (1 punkt); na tym tura się kończy. Nigdy nie musisz tego robić.
karak-rule-K6-5 = Magiczny pocisk jest jednorazowy i używa się go po rzucie. W jednej walce można użyć kilku.
karak-rule-K6-6 = Portal uzdrowienia jest jednorazowy i działa w dowolnej chwili twojej tury; jego użycie nie kosztuje ruchu i nie kończy tury. Przenosisz nim dowolnego bohatera, swojego lub cudzego, na dowolną odkrytą fontannę, także na płytkę początkową. Bohater ten odzyskuje wszystkie PW i pozbywa się klątwy.
    .ruling = Od wejścia na płytkę z potworem (lub decyzji o walce) aż do końca walki portalu użyć nie można, podobnie jak po walce, która zakończyła turę, albo gdy twój bohater jest nieprzytomny. Nie można go użyć także w trakcie układania płytki, wybierania żetonu ani porządkowania łupu.
karak-rule-K6-7 = Zużyte zaklęcia i klucze wypadają z gry.

## 7 Klątwa

karak-rule-K7-1 = Kto pokona mumię, musi dać jedyny żeton klątwy przeciwnikowi albo zostawić go temu, kto już go ma. Tak mówi wydanie angielskie i tak mówią skróty zasad w wydaniach czeskim, słowackim, niemieckim i francuskim. Wydanie polskie i główny tekst tych czterech pozwalają wybrać dowolnego gracza, nawet samego zwycięzcę: stół może się umówić, że gra w ten sposób.
karak-rule-K7-2 = Przeklęty bohater nie ma umiejętności. Klątwę zdejmuje zakończenie tury na uzdrowicielskiej fontannie, portal uzdrowienia albo magiczna zamiana, która przenosi bohatera na fontannę. Żeton czeka wtedy na kolejną mumię.
karak-rule-K7-3 =
    .ruling = Gdy grasz w pojedynkę, klątwa nie spada na nikogo.

## 8 Bohaterowie

karak-rule-K8-1 = Argentus, czarodziej, nie zużywa magicznych pocisków, choć portale uzdrowienia już tak; przeklęty zużywa jedne i drugie. Między odkrytymi płytkami, które sąsiadują w pionie lub poziomie, przechodzi nawet przez ściany. Do nieodkrytej strefy potrzebuje wyjścia.
    .ruling = Każdy pocisk liczy się raz na walkę.
karak-rule-K8-2 = Horan, wojownik, raz na walkę może powtórzyć rzut obiema kośćmi i wtedy liczy się drugi wynik. To zawsze jego wybór, nigdy przymus. Gdy straci w walce ostatni PW, nie traci przytomności, lecz trafia na wybraną fontannę i odzyskuje wszystkie PW; jego tura się kończy.
    .ruling = O powtórzeniu rzutu decyduje przed użyciem magicznych pocisków.
karak-rule-K8-3 = Xanros, czarnoksiężnik, raz na walkę, po rzucie, może poświęcić 1 PW za +1, nawet ostatni. Na początku swojej tury może, zamiast wszystkich 4 ruchów, zamienić się miejscami z innym bohaterem, a potem skorzystać z tego, co daje nowa płytka: wyleczyć się, zebrać wyposażenie albo otworzyć skrzynię. Bohater, którego przeniesie na fontannę, odzyskuje wszystkie PW i pozbywa się klątwy.
    .ruling = Jeśli odda ostatni PW i wygra, bierze łup i leży na miejscu nieprzytomny; jeśli nie wygra, wraca i nie traci kolejnego PW. Wcześniejsze użycie portalu uzdrowienia nie wyklucza zamiany. Jeśli trafi w ten sposób na potwora (przy potworze może stać tylko Aderyn), walczy. Z bohaterem na tej samej płytce nie ma się na co zamieniać.
karak-rule-K8-4 = Aderyn, złodziejka, wygrywa remisy. Wchodząc na płytkę z potworem, także dopiero co wylosowanym, może zrezygnować z walki i iść dalej albo zakończyć tam turę. Jeśli ktoś ją tam przeklnie, na początku swojej tury musi walczyć.
    .ruling = Walczy przed użyciem jakiegokolwiek zaklęcia i tylko wtedy, gdy wciąż jest przeklęta i wciąż tam stoi. Jeśli nie jest przeklęta, a zaczyna turę przy potworze, może z nim walczyć przed pierwszym ruchem.
karak-rule-K8-5 = Victorious, mistrz miecza, powtarza rzut każdą kością, na której wypadła 1, aż wypadnie coś innego. Jeśli w walce wypadnie 6 (także w powtórzonym rzucie), może kontynuować turę bez względu na wynik walki, lecz limit czterech ruchów nadal obowiązuje. Może też znów walczyć z tym samym potworem.
    .ruling = Ponowne wejście na płytkę potwora kosztuje ruch. Nie może kontynuować tury, jeśli stracił przytomność. Cofnięty na fontannę leczy się tylko wtedy, gdy kończy tam turę. Jeśli walczy przeklęty, szóstka nie pozwala mu kontynuować tury, nawet gdy pokona mumię i przekaże klątwę dalej.
karak-rule-K8-6 = Taia, wyrocznia, dostaje +1, jeśli do walki prowadzi pierwszy ruch jej tury. Odkrywając komnatę, losuje dwa żetony, jeden w niej kładzie, a drugi wrzuca z powrotem do woreczka.
    .ruling = Użyty wcześniej portal uzdrowienia nie jest ruchem. Jeśli w woreczku został tylko jeden żeton, losuje ten jeden.

## 9 Koniec gry

karak-rule-K9-1 = Gdy smok zostaje pokonany, gra natychmiast się kończy. Skarby ze skrzyń i od upadłych są warte po 1 punkcie, smoczy rubin 1,5 punktu. Wygrywa osoba z największą liczbą punktów, niekoniecznie pogromca smoka; pozostałe miejsca też wyznaczają punkty.
    .ruling = Remis oznacza wspólne zwycięstwo.
karak-rule-K9-2 =
    .ruling = Żadna instrukcja nie kończy gry, dopóki smok nie zostanie pokonany. Tutaj gra kończy się także po 20 pełnych rundach, w których nikt nie dołożył płytki, nie walczył, niczego nie podniósł ani nie otworzył, i podlicza się punkty; stół może się umówić, że gra bez tego limitu. W każdym razie kończy się po 60 pełnych rundach, w których nikt nie dołożył płytki, nie pokonał potwora ani nie otworzył skrzyni. Runda to tyle tur, ile osób gra.

## Przykłady

karak-rule-KE1 = Horan ma 4 ruchy. Pierwszym wchodzi do komnaty, która już leży na stole, drugim odkrywa tunel, a trzecim komnatę, do której z woreczka trafia szkieletor wojownik. Horan walczy i na tym jego tura się kończy, choć jeden ruch jeszcze mu został.
karak-rule-KE2 = Horan spotyka szkieletora króla (siła 10). Ma miecz (2), sztylety (1) i jeden magiczny pocisk. Wyrzuca 5, razem zaledwie 8, więc powtarza rzut. Tym razem ma 7, dokłada pocisk i wygrywa: 7 + 2 + 1 + 1 = 11. Bierze topór, sztylety zostawia na płytce, a zużyty pocisk wypada z gry.
karak-rule-KE3 = Ta sama walka, ale w drugim rzucie wypada tylko 3. Przy 3 + 2 + 1 = 6 nie pomoże nawet pocisk, więc Horan go oszczędza. Wraca, traci 1 PW, a szkieletor król zostaje.
karak-rule-KE4 = Zaczynasz turę od portalu uzdrowienia: twój bohater trafia na fontannę, odzyskuje wszystkie PW i pozbywa się klątwy. Potem wciąż masz do wykorzystania 4 ruchy.

## Umiejętności

karak-ability-argentus-1 = Magia we krwi
    .text = Użyte magiczne pociski zostają u ciebie.
karak-ability-argentus-2 = Spacer astralny
    .text = Między sąsiednimi odkrytymi płytkami przechodzisz nawet przez ściany.
karak-ability-horan-1 = Podwójny atak
    .text = Raz na walkę możesz powtórzyć rzut obiema kośćmi.
karak-ability-horan-2 = Reinkarnacja
    .text = Gdy tracisz w walce ostatni PW, trafiasz na wybraną fontannę i odzyskujesz wszystkie PW.
karak-ability-xanros-1 = Ofiara
    .text = Raz na walkę, po rzucie, możesz poświęcić 1 PW za +1.
karak-ability-xanros-2 = Magiczna zamiana
    .text = Na początku tury możesz, zamiast wszystkich 4 ruchów, zamienić się miejscami z innym bohaterem.
karak-ability-aderyn-1 = Zdradziecki cios
    .text = Przy remisie wygrywasz walkę.
karak-ability-aderyn-2 = Maskowanie
    .text = Nie musisz walczyć z potworami: możesz je mijać albo się przy nich zatrzymać.
karak-ability-victorius-1 = Szkolenie bojowe
    .text = Gdy na kości wypadnie 1, rzucasz nią ponownie, aż wypadnie coś innego.
karak-ability-victorius-2 = Niepowstrzymany
    .text = Jeśli w walce wypadnie 6, możesz po niej kontynuować turę.
karak-ability-taia-1 = Przewidywanie
    .text = Dostajesz +1, jeśli do walki prowadzi pierwszy ruch twojej tury.
karak-ability-taia-2 = Tkaczka losu
    .text = Odkrywając komnatę, losujesz dwa żetony i wybierasz jeden z nich.
