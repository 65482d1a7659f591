# Karak: the rules page (English). The numbers follow the digest: K3.10 is karak-rule-K3-10.
# Value = what the printed rules say, in our own words; .ruling = our own decision.

karak-rules-title = The rules of Karak
karak-rules-intro = This is an unofficial digital table for Karak, and this page explains the rules in our own words. Passages marked as a ruling are our decisions where the printed rules are silent or their editions differ.

karak-chapter-1 = Material
karak-chapter-2 = Set-up
karak-chapter-3 = The turn
karak-chapter-4 = The fight
karak-chapter-5 = Lives
karak-chapter-6 = Equipment
karak-chapter-7 = The curse
karak-chapter-8 = The heroes
karak-chapter-9 = The end of the game
karak-chapter-E = Examples

## 1 Material

karak-rule-K1-1 = The labyrinth is built from 80 dungeon tiles. One of them is the starting tile: it has a light back and shows a healing fountain. There are six heroes but only five inventories, so two to five people can play.
    .ruling = You may also play alone, as practice.
karak-rule-K1-2 = The bag holds 43 monsters (1 dragon, 2 Fallen, 3 skeleton kings, 5 skeleton warriors, 12 skeleton turnkeys, 8 mummies, 4 giant spiders and 8 giant rats) and 10 locked chests. There are also two dice, a single curse token and five lives for each hero.
karak-rule-K1-3 = Tiles come in four kinds: plain tunnels, rooms, tunnels with a teleportation gate and tunnels with a healing fountain. The printed rules give neither their shapes nor the number of each kind.

## 2 Set-up

karak-rule-K2-1 = The starting tile lies in the middle; all the others are shuffled and kept face down in several piles. Every hero begins on the starting tile with five lives and an empty inventory.
    .ruling = The face-down tiles form a single stack.
karak-rule-K2-2 = Heroes are either drawn at random or chosen, as the table agrees.
    .ruling = If they are chosen, you choose in the order of the seats.
karak-rule-K2-3 = To find the first player, everyone rolls two dice and the highest total begins; or else the youngest begins. From then on, turns pass clockwise.
    .ruling = Players tied for the highest total roll again among themselves; after ten tied rolls, chance decides. Instead of rolling, the table may agree that seat one begins (the youngest can sit there) or have the first player drawn at random.

## 3 The turn

karak-rule-K3-1 = On your turn you have up to four steps. One step takes you to an adjacent tile, never diagonally, if both tiles have an opening where they meet; or through an opening of your tile into the undiscovered zone; or from one teleportation gate to another.
    .ruling = You need not take any step at all. Healing, picking up an item and opening a chest are also possible on the tile where your turn began.
karak-rule-K3-2 = To step into the undiscovered zone, draw a tile, lay it so that it joins the tile you are leaving, and move onto it. That is one step. The other sides of the new tile need not match anything: they may be dead ends.
    .ruling = You choose the opening first and only then draw the tile. You may turn it any way that joins it to yours; a tile that fits in one way only is laid automatically.
karak-rule-K3-3 = In a tunnel nothing happens: go on if you have steps left.
karak-rule-K3-4 = When you discover a room, draw a token from the bag and lay it there. If it is a locked chest, you may go on or, if you hold a key, open it. If it is a monster, you fight it.
karak-rule-K3-5 = A room gets a token only once: at the moment its tile is laid.
    .ruling = If the bag is empty, the room stays empty.
karak-rule-K3-6 = A teleportation gate on its own does nothing. Once two or more have been laid, a single step takes you from any of them to any other.
karak-rule-K3-7 = If you end your turn on a healing fountain, you may recover all your lives and be freed from the curse. Otherwise a fountain is just a tunnel.
    .ruling = Both happen automatically whenever a turn ends on a fountain.
karak-rule-K3-8 = A monster blocks its room. Nobody gets past it: if you enter, your steps are over and you fight.
karak-rule-K3-9 = To pick up an item, open a chest or heal, you have to stop on that tile, and doing so ends your turn.
karak-rule-K3-10 = Your turn ends when you have taken four steps, after a fight whatever its result, after opening a chest, after picking up an item and after healing.
    .ruling = After your fourth step you may still do what the tile offers or cast a portal of healing; then the turn ends. When nothing is left to choose, it ends automatically.
karak-rule-K3-11 =
    .ruling = Any number of heroes may stand on the same tile.
karak-rule-K3-12 =
    .ruling = Once the stack of tiles is empty, nobody can enter the undiscovered zone any more.

## 4 The fight

karak-rule-K4-1 = Roll both dice and add the strength of both your weapons. After the roll you may use any number of magic bolts, each worth +1. Then add whatever your hero’s abilities give.
    .ruling = A fight in which nothing can be decided after the roll is settled automatically.
karak-rule-K4-2 = If your total falls short of the monster’s strength, you lose one life and go back to the tile you came from. The monster stays.
    .ruling = Going back to a tile with a monster, which can happen to Aderyn, starts no new fight.
karak-rule-K4-3 = If the two are equal, it is a tie: you are not wounded, but you go back to the tile you came from. The monster stays.
karak-rule-K4-4 = If your total is higher, the monster is beaten. Turn its token over and take the loot.
karak-rule-K4-5 =
    .ruling = Each hero’s “tile you came from” is remembered: it is the tile the hero stood on before entering the present one, even in an earlier turn (this matters for Aderyn). After a swap it is the tile the hero was swapped away from. Going back is not entering: it never changes what is remembered, so a hero who loses again on the tile it went back to stays there.
karak-rule-K4-6 = If a lost fight sends you back onto a fountain, the starting tile included, your turn ends there. So you recover all your lives and the curse is lifted.
    .ruling = The same holds after a tie, and even if you have just lost your last life.
karak-rule-K4-7 = When the dragon is beaten, the game ends at once.

## 5 Lives

karak-rule-K5-1 = When you lose your last life, your hero falls unconscious. You spend your next turn getting one life back; in the turn after that you play again.
karak-rule-K5-2 =
    .ruling = A hero who is healed before that turn, by a portal of healing or a swap onto a fountain, wakes up and plays it.

## 6 Equipment

karak-rule-K6-1 = Your inventory has slots for two weapons, three spells and one key. You may own any amount of treasure.
karak-rule-K6-2 = A giant rat leaves daggers (strength 1), a skeleton warrior a sword (2) and a skeleton king an axe (3). From a mummy you get a magic bolt, from a giant spider a portal of healing, from a skeleton turnkey a key. A Fallen yields a treasure worth 1 point, and the dragon its ruby, worth 1.5 points.
    .ruling = If you have a free slot, you take the loot automatically.
karak-rule-K6-3 = If you have no free slot of the right kind, choose which item of that kind stays on the tile; it may be the new one. Anyone can pick it up later by stopping there. With full slots, picking up means swapping in the same way.
    .ruling = Whoever left an item may pick it up again too. An item is not offered if your full slots hold only items of its very kind: nothing would change.
karak-rule-K6-4 = On a chest’s tile you may give up your key for good and take the chest, worth 1 point. Your turn then ends. You are never forced to open a chest.
karak-rule-K6-5 = A magic bolt can be used once. You decide after the roll, and you may use several in one fight.
karak-rule-K6-6 = A portal of healing can be used once, at any time during your own turn. It costs no step and does not end the turn. It moves any hero, yours or another, to any fountain already laid or to the starting tile; that hero recovers all lives and is freed from the curse.
    .ruling = You cannot cast it between entering a monster’s tile (or choosing to fight) and the end of the fight, nor after a fight that ended your turn, nor while unconscious; nor while a tile is being laid, a token chosen or loot sorted.
karak-rule-K6-7 = Used spells and keys leave the game; they do not go back into the bag.

## 7 The curse

karak-rule-K7-1 = Whoever beats a mummy must put the only curse token on an opponent, or leave it with the hero who already has it. So says the English edition, and so do the summaries of the Czech, Slovak, German and French ones. The Polish edition, and the body text of those four, allow any player, even the winner: the table may agree to play that way.
karak-rule-K7-2 = A cursed hero has no abilities. The curse is lifted by ending a turn on a fountain, by a portal of healing, or by being swapped onto a fountain. The token then waits for the next mummy.
karak-rule-K7-3 =
    .ruling = If you play alone, the curse falls on nobody.

## 8 The heroes

karak-rule-K8-1 = Argentus, the wizard. He does not spend the magic bolts he uses, but he does spend portals of healing; while cursed, he spends bolts too. He can walk between any two adjacent tiles already laid, never diagonally, even through walls. To enter the undiscovered zone he needs an opening like everyone else.
    .ruling = Each of his bolts counts only once per fight.
karak-rule-K8-2 = Horan, the warrior. Once per fight he may roll both dice again, and then the second roll stands; he is never forced to. If he loses his last life in a fight, he does not fall unconscious: he goes to a fountain of his choice and recovers all his lives, and the turn ends.
    .ruling = He decides on the second roll before any bolt is used.
karak-rule-K8-3 = Xanros, the warlock. Once per fight, after the roll, he may sacrifice one life for +1. It may even be his last, but then he falls unconscious. At the start of his turn he may spend all four steps to swap places with any other hero, and then do what his new tile offers: heal, pick up an item or open a chest. A hero he moves onto a fountain recovers all lives and is freed from the curse.
    .ruling = If he sacrifices his last life and wins, he takes the loot and lies unconscious there; if he does not win, he goes back and loses no second life. Casting a portal of healing first does not rule out the swap. Heroes on the same tile have nothing to swap. If the swap brings him onto a monster (only Aderyn can be standing there), he fights.
karak-rule-K8-4 = Aderyn, the thief. She wins ties. When she enters a monster’s tile, even if the monster has only just been drawn, she may decline the fight and either go on or end her turn there. If she is cursed while standing there, she must fight at the start of her turn.
    .ruling = That fight comes before any spell, and only if she is still cursed and still there. If she is not cursed and starts her turn on a monster’s tile, she may fight it before her first step.
karak-rule-K8-5 = Victorius, the swordsman. Any die that shows a 1 is rolled again until it shows something else. If a die shows a 6 in the fight, even after such a re-roll, he may go on with his turn whatever the result, within the usual four steps. He may also fight the same monster again.
    .ruling = Entering the monster’s tile again costs a step. He cannot go on if he has fallen unconscious. If he is sent back onto a fountain, he heals only if he ends his turn there. If he fights while cursed, a 6 does not let him go on, even if he beats a mummy and passes the curse on.
karak-rule-K8-6 = Taia, the oracle. If the first step of her turn leads to a fight, she gets +1. When she discovers a room, she draws two tokens, lays one of them and puts the other back into the bag.
    .ruling = A portal of healing cast beforehand does not count as a step. If only one token is left, she draws just that one.

## 9 The end of the game

karak-rule-K9-1 = The game ends the moment the dragon is beaten. Each treasure from a chest or a Fallen is worth 1 point, the dragon ruby 1.5. The player with the most points wins, which need not be the one who beat the dragon; the others are ranked by their points.
    .ruling = Players who tie for the most points share the win.
karak-rule-K9-2 =
    .ruling = No rulebook ends a game before the dragon is beaten. Here a game also ends, and is scored, after 20 full rounds in which no tile is laid, no fight fought and nothing picked up or opened; the table may agree to play without this limit. In any case it ends after 60 full rounds in which no tile is laid, no monster beaten and no chest opened. A round is as many turns as there are players.

## Examples

karak-rule-KE1 = Movement. Horan has four steps. The first takes him into a room already laid, the second into the undiscovered zone, where he finds a tunnel. With the third he discovers a room and draws a skeleton warrior. They fight, and then his turn is over, even though he had a step left.
karak-rule-KE2 = A fight won. Horan meets a skeleton king (10). He carries a sword (2), daggers (1) and one magic bolt. He rolls 5, and 5 + 2 + 1 = 8 is too little. So he rolls both dice again, gets 7 and uses the bolt: 7 + 2 + 1 + 1 = 11. He takes the axe and leaves the daggers on the tile, as he has room for only two weapons. The bolt is out of the game.
karak-rule-KE3 = A fight lost. The same fight, but the second roll is only 3. Horan keeps his bolt, as 3 + 2 + 1 = 6 is far too little. He goes back to the tile he came from and loses one life; the skeleton king stays.
karak-rule-KE4 = Portal of healing. You cast it at the start of your turn and move your own hero to a fountain. You recover all your lives, you are freed from the curse, and you still have all four steps.

## Abilities on the hero sheets

karak-ability-argentus-1 = Magical Affinity
    .text = The magic bolts he uses are not spent.
karak-ability-argentus-2 = Astral Walking
    .text = He walks through walls between tiles already laid.
karak-ability-horan-1 = Double Attack
    .text = Once per fight he may roll both dice again; the second roll stands.
karak-ability-horan-2 = Reincarnation
    .text = If he loses his last life in a fight, he goes to a fountain of his choice and recovers all his lives.
karak-ability-xanros-1 = Sacrifice
    .text = Once per fight, after the roll, he may sacrifice one life for +1.
karak-ability-xanros-2 = Magic Swap
    .text = At the start of his turn he may spend all four steps to swap places with another hero.
karak-ability-aderyn-1 = Backstab
    .text = She wins ties.
karak-ability-aderyn-2 = Stealth
    .text = She may enter a monster’s tile without fighting.
karak-ability-victorius-1 = Combat Training
    .text = He rerolls every 1 until it is something else.
karak-ability-victorius-2 = Unstoppable
    .text = With a 6 on a die in the fight, he may go on with his turn.
karak-ability-taia-1 = Foresight
    .text = She gets +1 if the first step of her turn leads to a fight.
karak-ability-taia-2 = Fateweaver
    .text = When she discovers a room, she draws two tokens, lays one and returns the other to the bag.
