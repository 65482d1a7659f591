web-shabrak-attack = atak
web-shabrak-defence = obrona
