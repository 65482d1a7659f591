web-shabrak-attack = attack
web-shabrak-defence = defence
