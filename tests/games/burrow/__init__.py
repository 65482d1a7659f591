"""Burrow: a test-only card game with hidden hands, arranged piles and a choice in the middle of an effect.

B1    Cards are worms, beetles, roots and moles; how many there are and what they are worth is content.
B2    Everyone is dealt a hand, and under everyone's burrow lie a few cards that nobody has seen. The rest is the deck.
B3.1  A turn begins with drawing a card, if the deck has one.
B3.2  Then the player does one thing, and the turn passes: rests, shows a card, digs, or plays a mole.
B3.3  Before that, once a turn, a card from the hand may be buried: it goes on top of the own burrow, face down.
B4.1  A burrow has room for four buried cards. Their owner knows them, everyone else only their number.
B4.2  Digging takes the top card of the own burrow; once all buried ones are dug out, one of those nobody has seen.
B5    A mole is played face up: its player looks at two cards of the deck, keeps one, and buries the other. If the deck
      has only one, it is kept.
B6    After the last round, shown cards count their points. Most points win; a tie is a shared win.
"""
