web-shabrak-attack = attaque
web-shabrak-defence = défense
