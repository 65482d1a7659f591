# Together: emotes, quick matches, names.

## Emotes

web-together-emote = Poslať reakciu
web-together-laugh = Haha!
web-together-cheer = Dobre zahrané!
web-together-wow = Páni!
web-together-think = Hm…
web-together-sad = Ach nie!
web-together-thanks = Ďakujem!

## The quick match

web-together-quick = Rýchla partia
web-together-quick-note = proti niekomu, kto tiež čaká
web-together-waiting = Hľadáme súpera…
web-together-waiting-how = Partia sa začne, len čo niekto príde.
web-together-waiting-long = Zatiaľ nikto neprišiel. Môžeš čakať ďalej alebo hrať proti botovi.
web-together-take-bot = Hrať proti botovi

## Names

web-together-your-name = Ako ťa majú ostatní volať?
web-together-player-name = Meno { $number }. hráča

## Who one is

web-together-you-are = Si { $hero }, { $class }
web-together-begin = Ideme na to
web-together-another = Iný hrdina
