# Together: emotes, quick matches, names.

## Emotes

web-together-emote = Poslat reakci
web-together-laugh = Haha!
web-together-cheer = Dobře zahráno!
web-together-wow = Páni!
web-together-think = Hm…
web-together-sad = Ach ne!
web-together-thanks = Díky!

## The quick match

web-together-quick = Rychlá partie
web-together-quick-note = proti někomu, kdo také čeká
web-together-waiting = Hledáme soupeře…
web-together-waiting-how = Partie začne, jakmile někdo přijde.
web-together-waiting-long = Zatím nikdo nepřišel. Můžeš čekat dál, nebo hrát proti botovi.
web-together-take-bot = Hrát proti botovi

## Names

web-together-your-name = Jak ti mají ostatní říkat?
web-together-player-name = Jméno { $number }. hráče

## Who one is

web-together-you-are = Jsi { $hero }, { $class }
web-together-begin = Jdeme na to
web-together-another = Jiný hrdina
