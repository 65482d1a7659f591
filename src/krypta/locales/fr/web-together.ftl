# Together: emotes, quick matches, names.

## Emotes

web-together-emote = Envoyer une réaction
web-together-laugh = Ha ha !
web-together-cheer = Bien joué !
web-together-wow = Oh là là !
web-together-think = Hum…
web-together-sad = Oh non !
web-together-thanks = Merci !

## The quick match

web-together-quick = Partie rapide
web-together-quick-note = contre quelqu’un qui attend aussi
web-together-waiting = Recherche d’un adversaire…
web-together-waiting-how = La partie commence dès que quelqu’un arrive.
web-together-waiting-long = Personne n’est venu pour l’instant. Tu peux attendre encore ou jouer contre un bot.
web-together-take-bot = Jouer contre un bot

## Names

web-together-your-name = Comment les autres doivent-ils t’appeler ?
web-together-player-name = Nom du joueur { $number }

## Who one is

web-together-you-are = Tu es { $hero }, { $class }
web-together-begin = C’est parti
web-together-another = Un autre héros
