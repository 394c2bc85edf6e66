name = Zooloretto
tagline = Load trucks, take one, place its animals – and mind what ends up in your barn.
option-set_aside = the species that take no part, for instance panda,camel,zebra; 3, 2 or 1 of them with 2, 3 or 4 players (drawn, if you name none)

## Words

word-flamingo = flamingo
word-flamingo-male = male flamingo
word-flamingo-female = female flamingo
word-flamingo-offspring = baby flamingo
word-flamingo-father = flamingo father
word-flamingo-mother = flamingo mother
word-camel = camel
word-camel-male = male camel
word-camel-female = female camel
word-camel-offspring = baby camel
word-camel-father = camel father
word-camel-mother = camel mother
word-leopard = leopard
word-leopard-male = male leopard
word-leopard-female = female leopard
word-leopard-offspring = baby leopard
word-leopard-father = leopard father
word-leopard-mother = leopard mother
word-elephant = elephant
word-elephant-male = male elephant
word-elephant-female = female elephant
word-elephant-offspring = baby elephant
word-elephant-father = elephant father
word-elephant-mother = elephant mother
word-panda = panda
word-panda-male = male panda
word-panda-female = female panda
word-panda-offspring = baby panda
word-panda-father = panda father
word-panda-mother = panda mother
word-chimpanzee = chimpanzee
word-chimpanzee-male = male chimpanzee
word-chimpanzee-female = female chimpanzee
word-chimpanzee-offspring = baby chimpanzee
word-chimpanzee-father = chimpanzee father
word-chimpanzee-mother = chimpanzee mother
word-zebra = zebra
word-zebra-male = male zebra
word-zebra-female = female zebra
word-zebra-offspring = baby zebra
word-zebra-father = zebra father
word-zebra-mother = zebra mother
word-kangaroo = kangaroo
word-kangaroo-male = male kangaroo
word-kangaroo-female = female kangaroo
word-kangaroo-offspring = baby kangaroo
word-kangaroo-father = kangaroo father
word-kangaroo-mother = kangaroo mother
word-ice-cream = ice-cream stall
word-lemonade = lemonade stall
word-balloons = balloon stall
word-souvenirs = souvenir stall
word-coin = coin
word-enclosure-a = enclosure A
word-enclosure-b = enclosure B
word-enclosure-c = enclosure C
word-expansion = expansion
word-expansion-2 = expansion 2
word-barn = barn
who = { $seat-who ->
    [you] You
   *[other] { $seat }
}
your-zoo = { $seat-who ->
    [you] your zoo
   *[other] { $seat }’s zoo
}
a-tile = { $tile ->
    [elephant] an elephant
    [ice-cream] an ice-cream stall
   *[other] a { $tile-name }
}
to-place = { $tile ->
    [ice-cream] { beside-place }
    [lemonade] { beside-place }
    [balloons] { beside-place }
    [souvenirs] { beside-place }
   *[other] in { the-place }
}
beside-place = { $place ->
    [barn] in the barn
   *[other] beside { the-place }
}
species-plural = { $species-name }s

the-place = { $place ->
    [barn] the barn
    [expansion] the expansion
   *[other] { $place-name }
}
the-origin = { $origin ->
    [barn] the barn
    [expansion] the expansion
   *[other] { $origin-name }
}
the-first = { $first ->
    [expansion] the expansion
   *[other] { $first-name }
}
the-second = { $second ->
    [barn] the barn
    [expansion] the expansion
   *[other] { $second-name }
}

## What a player can do

action-SetAside = Leave out the { $species-name }s
    .help = Some species are left out, drawn at random: 3, 2 or 1 with 2, 3 or 4 players (ZO-4).
action-Draw = Draw a tile
    .help = Everyone sees the tile. You then load it onto a truck with room (ZO-8).
action-TurnUp = The tile drawn: { $tile-name }
    .help = Every face-down tile is equally likely (ZO-5).
action-Load = Load the { $tile-name } onto truck { $truck }
    .help = Whoever takes this truck gets everything on it (ZO-8, ZO-9).
action-Take = Take truck { $truck }
    .help = Place all its tiles in your zoo. You are then out until the round ends (ZO-9).
action-House = Put the { $tile-name } { to-place }
    .help = One species per enclosure. What has no room goes to the barn; anything else may go there too (ZO-12, ZO-13).
action-MoveAnimal = Move the { $animal-name } from the barn to { the-place } (1 coin)
    .help = For 1 coin an animal leaves your barn for an enclosure with room (ZO-16).
action-MoveStall = Move the { $stall-name } from { the-origin } to { the-place } (1 coin)
    .help = For 1 coin a stall moves to another stall space or to the barn (ZO-16).
action-Exchange = Swap the animals of { the-first } and { the-second } (1 coin)
    .help = For 1 coin two groups of different species trade places, if both fit. A swap never earns coins (ZO-17, ZO-23).
action-ExchangeWithBarn = Swap { the-place } with the { species-plural } in the barn (1 coin)
    .help = For 1 coin the animals of an enclosure trade places with all of one species in your barn, if those fit. A swap never earns coins, but babies may be born (ZO-17, ZO-23, ZO-24).
action-Buy = Buy the { $tile-name } from { $owner }’s barn (2 coins)
    .help = For 2 coins – one to the owner, one to the bank – an animal or stall from another player’s barn is yours. Place it at once (ZO-18).
action-Discard = Discard the { $tile-name } from the game (2 coins)
    .help = For 2 coins an animal or stall in your barn leaves the game (ZO-19).
action-Expand = Expand the zoo (3 coins)
    .help = For 3 coins you get one more enclosure with a stall space (ZO-20).

## What happens

event-SpeciesSetAside = Not in this game: the { species-plural }.
event-TileDrawn = { who } drew { a-tile }.
event-EndStackOpened = { who } drew the first tile of the end stack: this is the last round.
event-TileLoaded = { who } loaded the { $tile-name } onto truck { $truck }.
event-TruckTaken = { who } took truck { $truck }: { $tiles }.
event-CoinsUnloaded = { who } got { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
event-TileHoused = { who } put the { $tile-name } { to-place }.
event-OffspringBorn = { $place ->
    [barn] A baby { $species-name } was born in { your-zoo }, but there is room only in the barn.
   *[other] A baby { $species-name } was born in { your-zoo }, in { the-place }!
}
    .would = { $place ->
    [barn] A baby { $species-name } would be born, but go to the barn.
   *[other] A baby { $species-name } would be born in { the-place }.
}
event-EnclosureCompleted = { who } filled { the-place }{ $coins ->
    [0] .
    [one] {" "}and got a coin.
   *[other] {" "}and got { $coins } coins.
}
event-AnimalMoved = { who } moved the { $animal-name } from the barn to { the-place }.
event-StallMoved = { who } moved the { $stall-name } from { the-origin } to { the-place }.
event-AnimalsExchanged = { who } swapped the { $first_species-name }s in { the-first } with the { $second_species-name }s in { the-second }.
event-TileBought = { who } bought the { $tile-name } from { $owner-who ->
    [you] you
   *[other] { $owner }
}.
event-TileDiscarded = { who } discarded the { $tile-name } from the game.
event-ZooExpanded = { $seat-who ->
    [you] You expanded your zoo.
   *[other] { $seat } expanded the zoo.
}
event-TruckCleared = Nobody took truck { $truck }. Out of the game: { $tiles }.
event-RoundEnded = The round is over. { $starter-who ->
    [you] You start
   *[other] { $starter } starts
} the next one.
event-GameEnded = The game is over.

## The board

board-truck = Truck { $truck }
board-stack = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} until the last round
board-last-round = Last round: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left
board-set-aside = Not in this game: { $species }
board-bank = Bank: { $coins }
board-hand = To load: { $tile }
board-to-house = To place: { $tiles }
board-barn = Barn
board-coins = Coins
board-points = Points
board-done = out this round
board-taken = taken
board-ice-cream = ice cream
board-lemonade = lemonade
board-balloons = balloons
board-souvenirs = souvenirs
board-plain = animal
board-fertile = can breed
board-bred = has bred
board-offspring = baby
board-own-zoo = Your zoo
board-zoo = { $player }’s zoo
board-whole-zoo = { $player }’s whole zoo
board-yard = Trucks and tiles
board-face-down = Tiles left
board-load = Load
board-take = Take
board-points-change = Points: { $before } → { $after }
board-coins-change = Coins: { $before } → { $after }
board-cancel = Cancel
board-confirm = Play this?
board-none = none
board-pick = Pick up: { $tile }
board-exchange = Swap the animals: { $place }
board-plot = Room for an expansion
board-pen = { $place }: { $taken } of { $spaces } spaces taken ({ $tiles }). Stalls: { $stalls }. Points now: { $points }
board-barn-holds = Barn: { $tiles }. Points: { $points }
board-truck-holds = Truck { $truck }: { $tiles }. Free spaces: { $free }
board-truck-gone = Truck { $truck }: taken by { $player }

## Prompts of the board

prompt-turn = { $can ->
    [draw-take-money] Draw a tile, take a truck, or spend coins
    [draw-take] Draw a tile or take a truck
    [draw-money] Draw a tile or spend coins
    [draw] Draw a tile
    [take-money] Take a truck or spend coins
   *[other] Take a truck
}
prompt-load = Load the { $tile } onto a truck
prompt-place = { $left ->
    [one] Place the { $tile } in your zoo
   *[other] Place { $left } tiles, now the { $tile }
}
prompt-move = Move: pick a tile in your barn, or a stall
prompt-swap = Swap: pick the first group of animals
prompt-buy = Buy: pick a tile in another player’s barn
prompt-discard = Discard: pick a tile in your barn
prompt-put = Where does the { $tile } go?
prompt-swap-with = Swap with which animals?
prompt-confirm = { $action }?

## The purse of the board

board-money = Spend coins
board-money-move = Move
    .about = An animal out of your barn, or a stall
board-money-swap = Swap
    .about = Two groups of animals trade places
board-money-buy = Buy
    .about = A tile out of another player’s barn
board-money-discard = Discard
    .about = A tile leaves your barn and the game
board-money-expand = Expand
    .about = One more enclosure with a stall space
board-yes = Confirm
board-draw = Draw
board-until-last = { $tiles ->
    [one] tile
   *[other] tiles
} until the last round
board-of-last-round = { $tiles ->
    [one] tile
   *[other] tiles
} left: last round
board-info = Tiles left and signs
board-signs = What the signs say
board-signs-about = A sign such as “5 · 8”: 8 points when the enclosure is full, 5 with one space free. With more spaces free, 1 point per animal, but only if a stall stands there. Coins on the sign are yours when you fill it.
board-sign = Full: { $full } points. One space free: { $short }. Otherwise 1 per animal, but only with a stall.{ $coins ->
    [0] {""}
    [one] {" "}Filling it pays a coin.
   *[other] {" "}Filling it pays { $coins } coins.
}

## Why not

why-not-over = The game is over
why-not-turn = Wait for your turn
why-not-passed = You have already taken a truck this round
why-not-load = Load the tile first
why-not-place = Place your tiles first
why-not-coins = Costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, you have { $coins }
why-not-nothing = Your barn is empty and you have no stall
why-not-room = There is no room for any of them
why-not-swap = No two groups fit into each other’s place
why-not-buy = The other barns are empty
why-not-barn = Your barn is empty
why-not-expanded = Your zoo is as large as it gets
why-not-draw = All trucks are full: take one
why-not-truck-empty = This truck is still empty
why-not-truck-full = This truck is full
why-not-species = Another species lives here
why-not-full = This enclosure is full
why-not-stall = No free stall space here

## The score sheet

score-enclosure-a = Enclosure A
score-enclosure-b = Enclosure B
score-enclosure-c = Enclosure C
score-expansion = Expansion
score-expansion-2 = Expansion 2
score-stalls = Kinds of stall in the zoo
score-barn-animals = Species in the barn
score-barn-stalls = Kinds of stall in the barn
score-money = Coins
    .best = most coins

## The rules

ZO-1 = There are eight species: flamingo, camel, leopard, elephant, panda, chimpanzee, zebra and kangaroo. Each has 11 square tiles – 2 males, 2 females and 7 plain animals – and 2 round tiles for its babies. With 4 kinds of stall, 3 of each, and 12 coins that makes 112 square tiles.
    .title = The tiles
ZO-2 = Your zoo has three enclosures. A has 5 spaces: 8 points when full, 5 with one space free, 2 coins for filling it, 1 stall space. B has 4 spaces: 5 points, 4 points, 1 coin, 2 stall spaces. C has 6 spaces: 10 points, 6 points, no coins, 1 stall space. An expansion has 5 spaces: 9 points, 5 points, 1 coin, 1 stall space. The barn holds any number of animals and stalls.
    .title = Your zoo
ZO-3 = There are 30 coins. Everyone starts with 2; the rest is the bank. A coin tile is money like any other.
    .title = Money
ZO-4 = With 2, 3 or 4 players, 3, 2 or 1 species are left out of the game, tiles, babies and all; with 5 players none. They are drawn at random, unless the table chooses them.
    .title = Species left out
ZO-5 = The tiles are stacked face down; the last 15 form the end stack. Everyone can see how many are left, but not in which order.
    .title = The stack
ZO-6 = There is one truck with 3 spaces for each player. With two players there are three trucks, with 3, 2 and 1 spaces, and two expansions each; when both have taken a truck, whatever is on the third leaves the game.
    .title = Trucks, and playing as two
ZO-7 = The first seat begins. Whoever opens the table may shuffle the seats.
    .title = Who begins
ZO-8 = Draw a tile for all to see and load it onto a free space of any truck that nobody has taken. When all those trucks are full you cannot draw.
    .title = Loading a tile
ZO-9 = Take a truck with at least one tile and place all its tiles in your zoo. You are then out until the round ends, and can spend no money until then.
    .title = Taking a truck
ZO-10 = On your turn, clockwise, you do exactly one thing: load a tile, take a truck, or spend coins on one action (ZO-16 to ZO-20). Anyone who has taken a truck is skipped.
    .title = Your turn
ZO-11 = When all the others are out, the last player goes on alone, for as many turns as they like, until they take a truck.
    .title = Last one in
ZO-12 = An animal goes to a free space of an empty enclosure or of one with its own species, or to the barn, even by choice. An enclosure holds only one species, but a species may live in several enclosures.
    .title = Placing animals
ZO-13 = A stall goes to a free stall space or to the barn, even by choice.
    .title = Placing stalls
ZO-14 = A coin tile goes straight to your money.
    .title = Coin tiles
ZO-15 = You place the tiles one by one, in any order you like. Babies and the coins for a full enclosure come at once, after each tile.
    .title = The order of placing
ZO-16 = For 1 coin to the bank, move one animal from your barn to an enclosure, or one stall from its place to a free stall space of another enclosure or to the barn. Animals never move from one enclosure to another, nor back to the barn.
    .title = Moving
ZO-17 = For 1 coin to the bank, swap all animals of one species in one place (an enclosure or the barn) with all animals of another species in another place. Both places must be occupied and both groups must fit; the barn always has room. Stalls stay where they are.
    .title = Swapping
ZO-18 = For 2 coins, one to the owner and one to the bank, buy one animal or stall from another player’s barn and place it in your zoo or your barn. The owner cannot refuse, even if already out of the round.
    .title = Buying
ZO-19 = For 2 coins to the bank, one animal or stall in your barn leaves the game.
    .title = Discarding
ZO-20 = For 3 coins to the bank, turn an expansion face up: one more enclosure and one more stall space. Once in the game; twice with two players.
    .title = Expanding
ZO-21 = When an enclosure holds a male and a female that have not bred yet, a baby is born there at once, whether you like it or not. It takes a free space of that enclosure, or goes to the barn if there is none. No babies are born in the barn or on a truck. A parent breeds only once in the game, wherever it goes.
    .title = Babies
ZO-22 = Fill the last space of an enclosure – from a truck, by a move, a purchase, or a birth that follows – and you get its coins, again each time after a space was freed. If the bank is short, it pays what it has.
    .title = Full enclosures
ZO-23 = A swap never earns coins, not even when a baby born of it fills the enclosure.
    .title = No coins for swaps
ZO-24 = A swap can lead to births, even two at once. A baby that finds no room goes to the barn.
    .title = Babies born of a swap
ZO-25 = When everyone has taken a truck the round ends. The trucks return, and whoever took a truck last starts the next round.
    .title = End of the round
ZO-26 = The round in which the first tile of the end stack is drawn is the last one. It is played to its end.
    .title = End of the game
ZO-27 = A full enclosure scores its larger figure; one with exactly one free space its smaller figure; any other 1 point for each animal if there is a stall beside it, otherwise nothing. Each kind of stall in the zoo scores 2. Each kind of stall in the barn costs 2, and so does each species there; babies count with their species. Money scores nothing.
    .title = Scoring
ZO-28 = The most points win. In a tie, the most money; if it is still a tie, the victory is shared.
    .title = The winner

## The first game

learn-goal = Fill your enclosures, each with a single species. Whatever finds no room lands in the barn and costs points at the end.

## The first game, step by step

lesson-draw = Draw a tile. Everybody sees it.
lesson-load = Put it on truck 1. Whoever takes the truck gets everything on it.
lesson-more = Your turn again: draw another tile.
lesson-mix = Put it on truck 2, so truck 1 stays good for you.
lesson-take = Take truck 1: two animals and a coin. Then you sit out this round.
lesson-house = Choose an enclosure. From now on only this species lives there.
lesson-species = Another species needs an enclosure of its own.
lesson-expand = New round. You have 3 coins: expand your zoo.
lesson-again = Take a truck with animals you can use.
lesson-last = Same species together! Full enclosures score most, one short nearly as much.
lesson-end = What finds no room goes to the barn: 2 points lost for each species there. A male and a female in one enclosure have a baby.

## Options, as a form asks for them

setting-set_aside = Species left out
    .about = Drawn at random unless you choose: 3 with two players, 2 with three, 1 with four.
