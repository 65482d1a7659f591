# Karak v prehliadači: čo sa dá urobiť, boj, hrdinovia.

web-karak-panel = Čo teraz môžeš urobiť
web-karak-your-turn =
    { $left ->
        [0] Si na ťahu: nezostáva žiadny krok
        [one] Si na ťahu: zostáva 1 krok
        [few] Si na ťahu: zostávajú { $left } kroky
        [many] Si na ťahu: zostáva { $left } kroku
       *[other] Si na ťahu: zostáva { $left } krokov
    }

## Boj

web-karak-strength = sila { $number }
web-karak-leaves = zanechá { NAME($item, case: "acc") }
web-karak-die = Kocka: { $face }
web-karak-die-waits = Kocka pred hodom
web-karak-ability = schopnosť
web-karak-life = život
web-karak-against = { $power } proti { $strength }
web-karak-rolling = Kocky sa kotúľajú…
web-karak-stands-win = Zatiaľ je to výhra.
web-karak-stands-tie = Zatiaľ je to remíza.
web-karak-stands-lose = Zatiaľ je to prehra.
web-karak-strike = Udri
web-karak-draw-back = Ustúp
web-karak-take-blow = Prijmi ranu
web-karak-sneak = Zostaň v tieni

## Čo prinesie

web-karak-then-win = vyhrávaš
web-karak-then-tie = vraciaš sa bez zranenia
web-karak-then-lose = strácaš život
web-karak-then-fall = upadáš do bezvedomia
web-karak-then-discover = do neznáma
web-karak-then-ends = ukončí tvoj ťah
web-karak-then-wall = cez stenu
web-karak-then-cast = najprv kto, potom kam
web-karak-then-treasure = poklad; ukončí tvoj ťah
web-karak-then-heals = vráti všetky životy
web-karak-then-steps = stojí všetky štyri kroky
web-karak-then-costs = stojí život
web-karak-enough = stačí na výhru
web-karak-not-enough = na výhru nestačí

## Kladenie doštičky

web-karak-drawn = Nová doštička: { NAME($place) }
web-karak-lay = Polož ju takto
web-karak-turn-left = Otoč doľava
web-karak-turn-right = Otoč doprava
web-karak-turning = Otvorené na: { $sides }

## O čom sa rozhoduje

web-karak-ask-keep = Ktorý žetón položíš do miestnosti?
web-karak-ask-leave = Nemáš voľné miesto: čo tu necháš?
web-karak-ask-curse = Na koho uvalíš prekliatie?
web-karak-ask-revive = Na ktorej fontáne sa vrátiš k životu?
web-karak-ask-hero = Vyber si hrdinu
web-karak-ask-meet = Boj, alebo zostať v tieni?
web-karak-ask-whom = Portál uzdravenia: kto sa presunie?
web-karak-ask-fountain = Ku ktorej fontáne?
web-karak-back = Späť

## Čo práve robí niekto iný

web-karak-doing-fight = v boji proti { NAME($token, case: "dat") }
web-karak-doing-lay = natáča novú doštičku
web-karak-doing-keep = vyberá z dvoch žetónov
web-karak-doing-meet = stojí pred netvorom: boj, alebo tieň
web-karak-doing-leave = vyberá, čo nechá ležať
web-karak-doing-curse = vyberá, na koho padne prekliatie
web-karak-doing-revive = vyberá fontánu na návrat k životu
web-karak-doing-hero = vyberá hrdinu
web-karak-doing-first-lot = o začiatku rozhoduje žreb
web-karak-doing-first-roll = o začiatku rozhodujú kocky
web-karak-doing-draw-tile = berie si doštičku
web-karak-doing-draw-token = ťahá žetón

## Prečo nie?

web-karak-verb-take = Zdvihni, čo tu leží
web-karak-verb-fight = Bojuj
web-karak-verb-swap = Vymeň si miesto s iným hrdinom

## Počítanie

web-karak-count = Čo ešte zostáva
web-karak-count-none = Zatiaľ nič.

## Čo hrdina má

web-karak-lives = Životy: { $lives } z { $most }
web-karak-sheet-open = { NAME($hero) }: schopnosti a výbava
web-karak-sheet-can = Schopnosti
web-karak-sheet-used = použitá
web-karak-sheet-ready = pripravená
web-karak-sheet-cursed = Prekliatie: kým trvá, žiadna schopnosť neplatí.
web-karak-sheet-has = Výbava
web-karak-sheet-treasures = Poklady
web-karak-free-weapon = voľné miesto na zbraň
web-karak-free-spell = voľné miesto na kúzlo
web-karak-free-key = voľné miesto na kľúč
