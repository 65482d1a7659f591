# Plansza Karaka w przeglądarce (po polsku).

web-board-label = Podziemia
web-board-keys = Strzałki przesuwają obraz, plus i minus zmieniają jego wielkość, 0 pokazuje wszystko, C przechodzi do bohatera, którego jest tura, R obraca układaną płytkę, a Enter ją kładzie.
web-board-nearer = Przybliż
web-board-further = Oddal
web-board-fit = Pokaż całe podziemia
web-board-centre = Przejdź do bohatera, którego jest tura
web-board-turn = Obróć płytkę
web-board-lay = Ułóż płytkę w ten sposób
web-board-percent = { $percent }%
web-board-wall = ściana
web-board-dark = nieodkryta strefa
web-board-numbered = { NAME($place) } nr { $number }

## Walking to a tile afar

web-board-walk =
    { $count ->
        [one] Idź tutaj: 1 ruch
        [few] Idź tutaj: { $count } ruchy
        [many] Idź tutaj: { $count } ruchów
       *[other] Idź tutaj: { $count } ruchu
    }
