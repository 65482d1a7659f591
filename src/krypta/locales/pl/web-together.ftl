# Together: emotes, quick matches, names.

## Emotes

web-together-emote = Wyślij reakcję
web-together-laugh = Ha, ha!
web-together-cheer = Dobre zagranie!
web-together-wow = O rany!
web-together-think = Hmm…
web-together-sad = O nie!
web-together-thanks = Dzięki!

## The quick match

web-together-quick = Szybka partia
web-together-quick-note = z kimś, kto też czeka
web-together-waiting = Szukamy przeciwnika…
web-together-waiting-how = Partia zacznie się, gdy tylko ktoś się zjawi.
web-together-waiting-long = Na razie nikt nie przyszedł. Możesz czekać dalej albo zagrać z botem.
web-together-take-bot = Zagraj z botem

## Names

web-together-your-name = Jak mają się do ciebie zwracać inni?
web-together-player-name = Imię gracza { $number }

## Who one is

web-together-you-are = To ty: { $hero }, { $class }
web-together-begin = Zaczynamy
web-together-another = Inny bohater
