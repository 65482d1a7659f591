web-shabrak-attack = útok
web-shabrak-defence = obrana
