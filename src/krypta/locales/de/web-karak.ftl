# Karak im Browser: was man tun kann, der Kampf, die Helden.

web-karak-panel = Was du jetzt tun kannst
web-karak-your-turn =
    { $left ->
        [0] Du bist am Zug: keine Schritte mehr
        [one] Du bist am Zug: noch 1 Schritt
       *[other] Du bist am Zug: noch { $left } Schritte
    }

## Der Kampf

web-karak-strength = Kraft { $number }
web-karak-leaves = hinterlässt { NAME($item, case: "one") }
web-karak-die = Würfel: { $face }
web-karak-die-waits = Würfel vor dem Wurf
web-karak-ability = Fähigkeit
web-karak-life = Leben
web-karak-against = { $power } gegen { $strength }
web-karak-rolling = Die Würfel rollen …
web-karak-stands-win = So, wie es steht, ist der Kampf gewonnen.
web-karak-stands-tie = So, wie es steht, ist es ein Unentschieden.
web-karak-stands-lose = So, wie es steht, ist der Kampf verloren.
web-karak-strike = Schlag zu
web-karak-draw-back = Weiche zurück
web-karak-take-blow = Stecke den Schlag ein
web-karak-sneak = Bleib im Schatten

## Was eine Aktion bringt

web-karak-then-win = du gewinnst
web-karak-then-tie = du gehst unverletzt zurück
web-karak-then-lose = du verlierst ein Leben
web-karak-then-fall = du wirst ohnmächtig
web-karak-then-discover = ins Unbekannte
web-karak-then-ends = beendet deinen Zug
web-karak-then-wall = durch die Wand
web-karak-then-cast = erst wer, dann wohin
web-karak-then-treasure = ein Schatz; beendet deinen Zug
web-karak-then-heals = stellt alle Leben wieder her
web-karak-then-steps = kostet alle vier Schritte
web-karak-then-costs = kostet ein Leben
web-karak-enough = reicht zum Sieg
web-karak-not-enough = reicht nicht zum Sieg

## Eine Platte legen

web-karak-drawn = Gezogen: { NAME($place) }
web-karak-lay = So legen
web-karak-turn-left = Nach links drehen
web-karak-turn-right = Nach rechts drehen
web-karak-turning = Offen nach: { $sides }

## Was zu entscheiden ist

web-karak-ask-keep = Welche Spielmarke legst du in den Raum?
web-karak-ask-leave = Kein Platz mehr frei: Was lässt du hier?
web-karak-ask-curse = Wer bekommt den Fluch?
web-karak-ask-revive = Auf welcher Fontäne kehrst du ins Leben zurück?
web-karak-ask-hero = Wähle deinen Helden
web-karak-ask-meet = Kämpfen oder im Schatten bleiben?
web-karak-ask-whom = Heilungsportal: Wer wird versetzt?
web-karak-ask-fountain = Zu welcher Fontäne?
web-karak-back = Zurück

## Was jemand anderes gerade tut

web-karak-doing-fight = im Kampf gegen { NAME($token, case: "acc") }
web-karak-doing-lay = dreht eine gezogene Platte
web-karak-doing-keep = wählt zwischen zwei Spielmarken
web-karak-doing-meet = steht vor einem Monster: Kampf oder Schatten
web-karak-doing-leave = wählt, was liegen bleibt
web-karak-doing-curse = wählt, wer den Fluch bekommt
web-karak-doing-revive = wählt eine Fontäne für die Rückkehr ins Leben
web-karak-doing-hero = wählt einen Helden
web-karak-doing-first-lot = das Los entscheidet, wer beginnt
web-karak-doing-first-roll = die Würfel entscheiden, wer beginnt
web-karak-doing-draw-tile = zieht eine Platte
web-karak-doing-draw-token = zieht eine Spielmarke

## Warum nicht?

web-karak-verb-take = Aufheben, was hier liegt
web-karak-verb-fight = Kämpfe
web-karak-verb-swap = Tausche mit einem anderen Helden den Platz

## Zählen

web-karak-count = Was noch übrig ist
web-karak-count-none = Noch nichts.

## Was ein Held hat

web-karak-lives = Leben: { $lives } von { $most }
web-karak-sheet-open = { NAME($hero) }: Fähigkeiten und Besitz
web-karak-sheet-can = Fähigkeiten
web-karak-sheet-used = benutzt
web-karak-sheet-ready = bereit
web-karak-sheet-cursed = Verflucht: Solange der Fluch wirkt, gilt keine Fähigkeit.
web-karak-sheet-has = Besitz
web-karak-sheet-treasures = Schätze
web-karak-free-weapon = freier Platz für eine Waffe
web-karak-free-spell = freier Platz für einen Zauber
web-karak-free-key = freier Platz für einen Schlüssel
