# Shabrak dans le terminal.

## Cartes et paquets

shabrak-terminal-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
shabrak-terminal-no-cards = Aucune carte ne correspond.
shabrak-terminal-any-number = autant qu’on veut dans un paquet
shabrak-terminal-no-sark = Sans sark
shabrak-terminal-warriors = Guerriers
shabrak-terminal-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
shabrak-terminal-code = Code du paquet : { $code }
