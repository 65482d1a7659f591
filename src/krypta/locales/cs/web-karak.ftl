# Karak v prohlížeči: co se dá udělat, boj, hrdinové.

web-karak-panel = Co teď můžeš udělat
web-karak-your-turn =
    { $left ->
        [0] Jsi na tahu: nezbývá žádný krok
        [one] Jsi na tahu: zbývá 1 krok
        [few] Jsi na tahu: zbývají { $left } kroky
        [many] Jsi na tahu: zbývá { $left } kroku
       *[other] Jsi na tahu: zbývá { $left } kroků
    }

## Boj

web-karak-strength = síla { $number }
web-karak-leaves = zanechá { NAME($item, case: "acc") }
web-karak-die = Kostka: { $face }
web-karak-die-waits = Kostka před hodem
web-karak-ability = schopnost
web-karak-life = život
web-karak-against = { $power } proti { $strength }
web-karak-rolling = Kostky se kutálejí…
web-karak-stands-win = Zatím je to výhra.
web-karak-stands-tie = Zatím je to remíza.
web-karak-stands-lose = Zatím je to prohra.
web-karak-strike = Udeř
web-karak-draw-back = Ustup
web-karak-take-blow = Přijmi ránu
web-karak-sneak = Zůstaň ve stínu

## Co přinese

web-karak-then-win = vyhráváš
web-karak-then-tie = vracíš se bez zranění
web-karak-then-lose = ztrácíš život
web-karak-then-fall = upadáš do bezvědomí
web-karak-then-discover = do neznáma
web-karak-then-ends = ukončí tvůj tah
web-karak-then-wall = skrz zeď
web-karak-then-cast = nejdřív kdo, potom kam
web-karak-then-treasure = poklad; ukončí tvůj tah
web-karak-then-heals = vrátí všechny životy
web-karak-then-steps = stojí všechny čtyři kroky
web-karak-then-costs = stojí život
web-karak-enough = stačí na výhru
web-karak-not-enough = na výhru nestačí

## Pokládání destičky

web-karak-drawn = Nová destička: { NAME($place) }
web-karak-lay = Polož ji takto
web-karak-turn-left = Otoč vlevo
web-karak-turn-right = Otoč vpravo
web-karak-turning = Otevřeno na: { $sides }

## O čem se rozhoduje

web-karak-ask-keep = Který žeton položíš do místnosti?
web-karak-ask-leave = Nemáš volné místo: co tu necháš?
web-karak-ask-curse = Na koho uvalíš prokletí?
web-karak-ask-revive = Na které fontáně se vrátíš k životu?
web-karak-ask-hero = Vyber si hrdinu
web-karak-ask-meet = Boj, nebo zůstat ve stínu?
web-karak-ask-whom = Portál uzdravení: kdo se přesune?
web-karak-ask-fountain = Ke které fontáně?
web-karak-back = Zpět

## Co právě dělá někdo jiný

web-karak-doing-fight = v boji proti { NAME($token, case: "dat") }
web-karak-doing-lay = natáčí novou destičku
web-karak-doing-keep = vybírá ze dvou žetonů
web-karak-doing-meet = stojí před nestvůrou: boj, nebo stín
web-karak-doing-leave = vybírá, co nechá ležet
web-karak-doing-curse = vybírá, na koho padne prokletí
web-karak-doing-revive = vybírá fontánu pro návrat k životu
web-karak-doing-hero = vybírá hrdinu
web-karak-doing-first-lot = o začátku rozhoduje los
web-karak-doing-first-roll = o začátku rozhodují kostky
web-karak-doing-draw-tile = bere si destičku
web-karak-doing-draw-token = tahá žeton

## Proč ne?

web-karak-verb-take = Zvedni, co tu leží
web-karak-verb-fight = Bojuj
web-karak-verb-swap = Vyměň si místo s jiným hrdinou

## Počítání

web-karak-count = Co ještě zbývá
web-karak-count-none = Zatím nic.

## Co hrdina má

web-karak-lives = Životy: { $lives } z { $most }
web-karak-sheet-open = { NAME($hero) }: schopnosti a výbava
web-karak-sheet-can = Schopnosti
web-karak-sheet-used = použitá
web-karak-sheet-ready = připravená
web-karak-sheet-cursed = Prokletí: dokud trvá, žádná schopnost neplatí.
web-karak-sheet-has = Výbava
web-karak-sheet-treasures = Poklady
web-karak-free-weapon = volné místo na zbraň
web-karak-free-spell = volné místo na kouzlo
web-karak-free-key = volné místo na klíč
