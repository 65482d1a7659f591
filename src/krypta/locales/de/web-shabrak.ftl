web-shabrak-attack = Angriff
web-shabrak-defence = Verteidigung
