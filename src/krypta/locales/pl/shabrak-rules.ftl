# Shabrak: strona zasad. Wartość = to, co mówią drukowane zasady; .ruling = nasze własne rozstrzygnięcie.

shabrak-rules-title = Zasady gry Shabrak
shabrak-rules-intro = To nieoficjalny cyfrowy stół do kolekcjonerskiej gry karcianej Shabrak, a zasady opisujemy na nim własnymi słowami. Znamy tylko tekst czeskiej instrukcji, bez ilustracji. Fragmenty oznaczone jako rozstrzygnięcie to nasze decyzje tam, gdzie drukowane zasady milczą albo są niejasne; jeśli rozstrzygnięcie od nich odbiega, mówi o tym wprost.

shabrak-chapter-1 = Talia
shabrak-chapter-2 = Przygotowanie
shabrak-chapter-3 = Ustawienie
shabrak-chapter-4 = Runda
shabrak-chapter-5 = Karty
shabrak-chapter-6 = Koniec gry

## 1 Talia

shabrak-rule-S1-1 = Talia ma najwyżej jedną kartę sarku, dokładnie pięciu wojowników, w tym dokładnie jednego dowódcę, i co najmniej pięć kart w stosie dobierania: wydarzeń i wyposażenia.
    .ruling = Stos dobierania ma najwyżej 40 kart. Listy kart obu talii są jawne dla obu stron.
shabrak-rule-S1-2 = Każdy nazwany wojownik może być w talii tylko raz; „Gbur” i „Kundel” nie liczą się jako nazwani i może ich być dowolnie wielu. Każde wydarzenie i każde wyposażenie może być w niej najwyżej dwa razy, z wyjątkiem kart „Gorzałka” i „Cios tarczą”, których też może być dowolnie wiele.
    .ruling = Nazwy są tu przetłumaczone z czeskiego; ostatnia z nich jest w tekście zniekształcona i odczytujemy ją w ten sposób. Talia, która łamie zasady, zostaje odrzucona ze wszystkimi powodami naraz.
shabrak-rule-S1-3 = Wojownik ma nazwę, siłę ataku, siłę obrony, rzadkość (pospolita, rzadka, niespotykana, od najniższej) i umiejętności, aktywne (A) albo pasywne (P); dowódcę oznacza korona. Pierwotny sark mówi, skąd wojownik pochodzi, i do niczego nie zobowiązuje: każdy może walczyć pod dowolnym sarkiem. Sarkiem nazywa się też piątkę wojowników, którą prowadzisz.
shabrak-rule-S1-4 = Tekst instrukcji nie zawiera listy kart i wymienia tylko cztery powyższe.
    .ruling = Gramy własnym zestawem kart. Mieści się on w jednym pliku danych, a przy stole można dodać do niego plik z kolejnymi kartami.

## 2 Przygotowanie

shabrak-rule-S2-1 = Potasuj swój stos dobierania i połóż go zakryty obok pola gry. Kartę sarku wyłóż odkrytą.
shabrak-rule-S2-2 = Obie strony wykładają dowódców na pole gry tak, by stali naprzeciw siebie.
    .ruling = Dowódców pokazuje się jednocześnie. Listy kart obu talii są jawne (S1.1): wiadomo więc, kto jeszcze dojdzie, tylko nie wiadomo, na które miejsce.
shabrak-rule-S2-3 = Potem na przemian wykładacie po jednym wojowniku obok tych, którzy już są w waszej formacji, z dowolnej strony, aż w obu będzie ich pięciu. Zaczyna osoba, której dowódca ma wyższy atak; przy remisie decyduje obrona, potem rzadkość, a na końcu los.
shabrak-rule-S2-4 = Gdy jakieś karty nie mają nikogo naprzeciw, formacje się zwierają: całe ustawia się środkiem do środka, a kolejność w każdej z nich pozostaje. Przy pięciu na pięciu każde miejsce jest naprzeciw miejsca o tym samym numerze, więc dowódcy nie muszą już stać naprzeciw siebie.
shabrak-rule-S2-5 = Każda strona dobiera jedną kartę wydarzenia.
    .ruling = Dobiera się z całego stosu, może to więc być także wyposażenie.

## 3 Ustawienie

shabrak-rule-S3-1 = Wojownicy stoją naprzeciw siebie, gdy ich miejsca są dokładnie na wprost. Przy nieparzystej różnicy liczby wojowników jeden może stać naprzeciw dwóch.
    .ruling = Obie formacje mają wspólny środek, a sąsiedzi stoją w nich o jedno miejsce od siebie; karty obezwładnione też się liczą. Wojownicy stoją naprzeciw siebie, jeśli w bok dzieli ich mniej niż jedno miejsce.
shabrak-rule-S3-2 = Wojownik sięga na wprost i na ukos. Zawsze sięga co najmniej do jednej najbliższej karty, także obezwładnionej.
    .ruling = Zasięg to najwyżej jedno miejsce w bok. Przy równej liczbie lub parzystej różnicy są to najwyżej trzy karty, przy nieparzystej dwie, przesunięte o pół miejsca. Przy stole można wybrać dla nieparzystej różnicy dłuższy zasięg, do czterech kart. Jeśli tak blisko nie ma żadnej karty, obezwładnionej czy nie, wojownik sięga do najbliższej; jeśli właśnie ona jest obezwładniona, nie ma kogo atakować. Zasięg nie musi być wzajemny. Jeśli dwie karty leżą równie blisko, sięga lewej, tak jak leży na stole.
shabrak-rule-S3-3 = Obezwładnione karty zostają na swoich miejscach do końca rundy.
shabrak-rule-S3-4 = Zasięg w szczególnych przypadkach drukowane zasady pokazują na ilustracjach.
    .ruling = Z powyższych zasad wynika, co następuje; miejsca liczy się od lewej. Pięciu na czterech: piątka sięga do 1 / 1 i 2 / 2 i 3 / 3 i 4 / 4, czwórka do 1 i 2 / 2 i 3 / 3 i 4 / 4 i 5. Pięciu na dwóch: piątka sięga do 1 (tylko jako najbliższej) / 1 / 1 i 2 / 2 / 2 (tylko jako najbliższej), dwójka do 2 i 3 / 3 i 4. Czterech na jednego: wszyscy sięgają do niego, on do 2 i 3. Pięciu na jednego: wszyscy sięgają do niego, on do 2, 3 i 4.

## 4 Runda

shabrak-rule-S4-1 = Gra dzieli się na rundy, a w rundzie gracie tury na przemian. Pierwszą rundę zaczyna osoba, która wyłożyła pierwszego wojownika, każdą następną ta, która nie zaczynała poprzedniej.
shabrak-rule-S4-2 = W swojej turze, w dowolnej kolejności: Jeśli możesz, musisz wyczerpać dokładnie jednego gotowego wojownika i wykonać nim, jeśli się da, co najmniej jedną akcję: zaatakować, użyć jego umiejętności albo jedno i drugie. Możesz zagrać dowolną liczbę wydarzeń. Możesz użyć aktywnej umiejętności karty sarku, co ją wyczerpuje. Możesz użyć aktywnej umiejętności wyposażenia, które ma wojownik wyczerpany w tej turze.
    .ruling = Wyposażenie zagrywa się tak samo jak wydarzenia, a karty wolno zagrywać także między atakiem a umiejętnością. Wyczerpać możesz dowolnego gotowego wojownika, nawet takiego, który nie może ani jednego, ani drugiego; kto jednak może zaatakować lub użyć umiejętności, tego nie wolno po prostu wyczerpać. Umiejętności można użyć, jeśli coś by zrobiła. Umiejętności wyposażenia wolno użyć przedtem albo potem, ale nie spełnia ona obowiązku. Jeśli potem jakaś karta umożliwi wojownikowi, który został tylko wyczerpany, atak lub użycie umiejętności, musi on to zrobić.
shabrak-rule-S4-3 = Jeśli w swojej turze nie masz żadnego gotowego wojownika, możesz jeszcze zagrać kartę wydarzenia i użyć aktywnej umiejętności sarku. Potem tura przechodzi dalej.
    .ruling = Możesz zagrać dowolną liczbę kart, także wyposażenie.
shabrak-rule-S4-4 = Atak dodaje jednemu wrogiemu wojownikowi w zasięgu, który nie jest obezwładniony, tyle punktów nacisku, ile wynosi siła ataku atakującego.
    .ruling = Zasięg sprawdza się w chwili ogłoszenia ataku. Jeśli umiejętności uruchomione przez atak pozbawią go atakującego albo celu, atak przepada.
shabrak-rule-S4-5 = Wojownik, na którym nacisk jest równy jego sile obrony lub większy, zostaje obezwładniony: zdejmuje się z niego cały nacisk i odwraca kartę zakrytą stroną do góry. Nie można go atakować, naciskać ani wyczerpać, a jego umiejętność pasywna przestaje działać.
    .ruling = Sprawdza się to przy każdej zmianie nacisku lub obrony, a wszyscy, na których nacisk dorównał obronie, zostają obezwładnieni jednocześnie. Wyposażenie obezwładnionego trafia na stos kart odrzuconych swojego właściciela.
shabrak-rule-S4-6 = Runda kończy się natychmiast po turze, po której żadna strona nie ma gotowego wojownika. Obezwładnione karty odpadają z gry na dobre, a formacje się zwierają. Wszystkie karty stają się gotowe, a każdy wojownik, który został w grze, traci 1 punkt nacisku, jeśli jakiś ma. Każda strona dobiera po jednej karcie za każdego swojego wojownika, który odpadł w tej rundzie.
    .ruling = Gotowy sark nie przedłuża rundy. Zmiany trwające do końca rundy kończą się, zanim odpadną obezwładnieni.
shabrak-rule-S4-7 =
    .ruling = Jeśli masz dobrać z pustego stosu, nic się nie dzieje.

## 5 Karty

shabrak-rule-S5-1 = Zagrane wydarzenie działa raz i trafia na stos kart odrzuconych swojego właściciela. Przeglądać ten stos może tylko właściciel.
    .ruling = W jednej turze możesz zagrać najwyżej 12 kart. Kartę, która trafia na stos kart odrzuconych, pokazuje się; później przeglądać ten stos może tylko właściciel. Kartę wziętą stamtąd z powrotem też się pokazuje.
shabrak-rule-S5-2 = Wyposażenie zostaje w grze, dopóki noszący je wojownik nie zostanie obezwładniony. Wojownik nosi tylko jedno, a założyć je może każda ze stron. Aktywna umiejętność wyposażenia to osobna akcja i można jej użyć tylko w turze wojownika, do którego wyposażenie należy.
    .ruling = Możesz je założyć dowolnemu wojownikowi, który żadnego nie ma, własnemu i wrogiemu, ale nigdy obezwładnionemu i nigdy w miejsce innego. Aktywnej umiejętności używa strona, do której należy noszący, w turze, w której go wyczerpuje.
shabrak-rule-S5-3 = Aby użyć umiejętności aktywnej (A), trzeba wyczerpać kartę. Umiejętność pasywna (P) działa, dopóki karta nie zostanie obezwładniona; potem nie można jej już użyć.
    .ruling = Tekst karty ma pierwszeństwo przed drukowanymi zasadami i tu je zmienia: umiejętność, która mówi „gdy ten wojownik zostaje obezwładniony”, działa, choć jej karta jest obezwładniona, tak samo jak umiejętność jego wyposażenia, która mówi „gdy noszący zostaje obezwładniony”.
shabrak-rule-S5-4 = Jeśli nie da się wykonać wszystkich efektów umiejętności, musisz wykonać ich jak najwięcej, chyba że efekt zależy od poprzedniego (słowem „potem”).
    .ruling = Dotyczy to także wydarzeń.
shabrak-rule-S5-5 = Zaokrągla się zawsze w górę: połowa z 5 to 3.
shabrak-rule-S5-6 = Jawne jest, które karty są obezwładnione i ile kart kto ma na ręce. Ukryte są karty na ręce, kolejność w stosach dobierania, a przed przeciwnikiem także stosy kart odrzuconych.
    .ruling = Jawne jest też, ile kart jest w stosie.
shabrak-rule-S5-7 = Stos dobierania ustala tasowanie na początku i podczas gry nic się do niego nie dodaje: odrzuconych kart nie wtasowuje się z powrotem, chyba że karta tak mówi.
shabrak-rule-S5-8 =
    .ruling = Jeśli naraz uruchamia się kilka umiejętności, najpierw działają te strony, która ma turę; u każdej strony najpierw sark, potem wojownicy od lewej do prawej, każdy przed swoim wyposażeniem. Wyposażenie zalicza się do wojownika, który je nosi, bez względu na to, kto je założył.
shabrak-rule-S5-9 =
    .ruling = To, co umiejętność sama uruchomi, wyprzedza wszystko, co jeszcze czeka, a także resztę tej umiejętności. Jedna akcja wraz ze wszystkim, co z niej wyniknie, może uruchomić najwyżej 12 umiejętności; dalsze przepadają.
shabrak-rule-S5-10 =
    .ruling = Umiejętność, która jeszcze czeka, przepada, jeśli jej karta zostanie tymczasem obezwładniona albo (jako wyposażenie) opuści swojego wojownika. Co się już zaczęło, zostaje dokończone.
shabrak-rule-S5-11 =
    .ruling = Co dotyczy kilku wojowników, działa na nich po kolei: najpierw na formację strony, która ma turę, potem na drugą, zawsze od lewej do prawej.
shabrak-rule-S5-12 =
    .ruling = Umiejętności i wydarzenia mogą przywrócić gotowość temu samemu wojownikowi tylko raz na rundę.
shabrak-rule-S5-13 =
    .ruling = „Osłania pozostałych” znaczy: wrogi wojownik, który sięga do kogoś, kto osłania, może atakować tylko tych, którzy osłaniają; jeśli sięga do kilku takich, wybór należy do jego strony. Kto nie sięga do żadnego, atakuje jak zwykle. Osłanianie zatrzymuje tylko ataki, a nie nacisk z innych efektów, a kto jest obezwładniony, nie osłania nikogo.
shabrak-rule-S5-14 =
    .ruling = Tarcza zatrzymuje najbliższy nacisk na swojego wojownika, choćby największy, i znika; do tej chwili trwa, także w następnych rundach. Wojownik ma najwyżej jedną tarczę. Zatrzymany nacisk niczego nie uruchamia. Jeśli wojownik zostaje obezwładniony inaczej niż naciskiem, tarcza mu nie pomoże.
shabrak-rule-S5-15 =
    .ruling = „+1 do zasięgu” znaczy, że wojownik sięga w obie strony o jedno miejsce dalej, „−1 do zasięgu” o jedno mniej; kilka takich zmian się sumuje. Mniej niż na wprost nie sięga nikt, a najbliższa karta zawsze jest w zasięgu (S3.2). Co pyta, kto jest w zasięgu, uwzględnia zmieniony zasięg.

## 6 Koniec gry

shabrak-rule-S6-1 = Gra kończy się natychmiast, gdy zostanie obezwładniony ostatni nieobezwładniony wojownik jednej ze stron: wygrywa druga.
    .ruling = Jeśli spotka to obie jednocześnie, jest remis. Koniec następuje przed jakąkolwiek umiejętnością, którą by to uruchomiło.
shabrak-rule-S6-2 =
    .ruling = Po 30 rundach wygrywa strona, której zostało więcej wojowników, przy remisie ta, na której wojownikach jest mniejszy nacisk; w przeciwnym razie jest remis.
