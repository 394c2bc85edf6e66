name = Zooloretto
tagline = Load trucks, take one, settle its animals – and mind what ends up in your barn.
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

action-SetAside = Set aside: { $species-name }
    .help = Luck sets species aside: 3, 2 or 1 with 2, 3 or 4 players (ZO-4).
action-Draw = Draw a tile
    .help = The tile drawn is seen by all, and you put it on a truck with room (ZO-8).
action-TurnUp = The tile drawn: { $tile-name }
    .help = Every tile still face down is equally likely (ZO-5).
action-Load = Load the { $tile-name } onto truck { $truck }
    .help = Whoever takes the truck later gets everything on it (ZO-8, ZO-9).
action-Take = Take truck { $truck }
    .help = You settle all its tiles in your zoo and pass until the round ends (ZO-9).
action-House = Bring the { $tile-name } to { the-place }
    .help = An enclosure holds one species. What finds no room goes to the barn, and so may anything else (ZO-12, ZO-13).
action-MoveAnimal = Move the { $animal-name } from the barn to { the-place } (1 coin)
    .help = For 1 coin an animal leaves the barn for an enclosure with room (ZO-16).
action-MoveStall = Move the { $stall-name } from { the-origin } to { the-place } (1 coin)
    .help = For 1 coin a stall goes to another stall space or to the barn (ZO-16).
action-Exchange = Exchange the animals of { the-first } and { the-second } (1 coin)
    .help = For 1 coin two groups of different species change places, if both fit; the enclosure listed earlier is named first. This never earns coins (ZO-17, ZO-23).
action-ExchangeWithBarn = Exchange those in { the-place } for every { $species-name } in the barn (1 coin)
    .help = For 1 coin an enclosure's animals and all of one species in the barn change places, if these fit. This never earns coins, but babies may be born (ZO-17, ZO-23, ZO-24).
action-Buy = Buy the { $tile-name } from { $owner }'s barn (2 coins)
    .help = For 2 coins, one of them to the owner, you get an animal or stall from another barn and then bring it home (ZO-18).
action-Discard = Discard the { $tile-name } from the barn and the game (2 coins)
    .help = For 2 coins an animal or stall in your barn leaves the game (ZO-19).
action-Expand = Expand the zoo (3 coins)
    .help = For 3 coins you get one more enclosure with a stall space (ZO-20).

## What happens

event-SpeciesSetAside = Not in this game: { $species-name }.
event-TileDrawn = { $seat } draws: { $tile-name }.
event-EndStackOpened = { $seat } has opened the end stack: this round is the last.
event-TileLoaded = { $seat } loads the { $tile-name } onto truck { $truck }.
event-TruckTaken = { $seat } takes truck { $truck }: { $tiles }.
event-CoinsUnloaded = { $seat } unloads { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
event-TileHoused = { $seat } brings the { $tile-name } to { the-place }.
event-OffspringBorn = { $place ->
    [barn] A baby { $species-name } is born to { $seat } and finds room only in the barn.
   *[other] A baby { $species-name } is born to { $seat } in { the-place }!
}
event-EnclosureCompleted = { $seat } fills { the-place }{ $coins ->
    [0] .
    [one] {" "}and gets a coin.
   *[other] {" "}and gets { $coins } coins.
}
event-AnimalMoved = { $seat } moves the { $animal-name } from the barn to { the-place }.
event-StallMoved = { $seat } moves the { $stall-name } from { the-origin } to { the-place }.
event-AnimalsExchanged = { $seat } exchanges the { $first_species-name }s in { the-first } for the { $second_species-name }s in { the-second }.
event-TileBought = { $seat } buys the { $tile-name } from { $owner }.
event-TileDiscarded = { $seat } discards the { $tile-name } from the game.
event-ZooExpanded = { $seat } expands the zoo.
event-TruckCleared = Nobody took truck { $truck }; out of the game: { $tiles }.
event-RoundEnded = The round is over. { $starter } starts the next.
event-GameEnded = The game is over.

## The board

board-truck = Truck { $truck }
board-stack = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} before the end stack
board-last-round = Last round: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} left
board-set-aside = Not in this game: { $species }
board-bank = Bank: { $coins }
board-hand = To load: { $tile }
board-to-house = To settle: { $tiles }
board-barn = Barn
board-coins = Coins
board-points = Points
board-done = passed
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
board-zoo = { $player }'s zoo
board-whole-zoo = The whole zoo of { $player }
board-yard = Trucks and tiles
board-face-down = Still face down
board-load = Load
board-take = Take
board-points-change = Points: { $before } → { $after }
board-coins-change = Coins: { $before } → { $after }
board-cancel = Cancel
board-confirm = Do this?
board-none = none
board-pick = Pick up: { $tile }
board-exchange = Exchange the animals: { $place }
board-plot = Room to expand
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
score-stalls = Stall types in the zoo
score-barn-animals = Species in the barn
score-barn-stalls = Stall types in the barn
score-money = Coins

## The rules

ZO-1 = There are eight species: flamingo, camel, leopard, elephant, panda, chimpanzee, zebra and kangaroo. Each has 11 square tiles – 2 males, 2 females and 7 plain animals – and 2 round tiles for offspring. With 4 types of stall, 3 of each, and 12 coins that makes 112 square tiles.
    .title = The tiles
ZO-2 = Your zoo has three enclosures. A has 5 spaces: 8 points when full, 5 with one space free, 2 coins for filling it, 1 stall space. B has 4 spaces: 5 points, 4 points, 1 coin, 2 stall spaces. C has 6 spaces: 10 points, 6 points, no coins, 1 stall space. An expansion has 5 spaces: 9 points, 5 points, 1 coin, 1 stall space. The barn holds any number of animals and stalls.
    .title = Your zoo
ZO-3 = There are 30 coins. Everyone starts with 2; the rest is the bank. A coin tile is money like any other.
    .title = Money
ZO-4 = With 2, 3 or 4 players, 3, 2 or 1 species are set aside with all their tiles and offspring; with 5 players none. They are drawn at random, unless the table names them.
    .title = Species set aside
ZO-5 = The tiles are stacked face down; the last 15 form the end stack. All can see how many are left, nobody their order.
    .title = The stack
ZO-6 = There is one truck with 3 spaces for each player. With two players there are three trucks, with 3, 2 and 1 spaces, and two expansions each; when both have taken a truck, what lies on the third leaves the game.
    .title = Trucks, and playing as two
ZO-7 = The first seat begins. Whoever sets up the table may shuffle the seats.
    .title = Who begins
ZO-8 = Draw a tile for all to see and put it on a free space of any truck that nobody has taken. When all those trucks are full you cannot draw.
    .title = Adding a tile
ZO-9 = Take a truck with at least one tile, bring all its tiles into your zoo and pass until the round ends. After that you can spend no money this round.
    .title = Taking a truck
ZO-10 = On your turn, clockwise, you do exactly one thing: add a tile, take a truck, or do one thing for money (ZO-16 to ZO-20). Whoever has taken a truck is passed over.
    .title = Your turn
ZO-11 = When all the others have passed, the last player goes on alone, for as many turns as they like, until they take a truck.
    .title = Last one in
ZO-12 = An animal goes to a free space of an empty enclosure or of one with its own species, or to the barn, also by choice. An enclosure holds only one species, but a species may live in several enclosures.
    .title = Placing animals
ZO-13 = A stall goes to a free stall space or to the barn, also by choice.
    .title = Placing stalls
ZO-14 = A coin tile goes to your money.
    .title = Coin tiles
ZO-15 = You unload tile by tile, in the order you like. Births and the coins for a full enclosure come at once, after each tile.
    .title = The order of unloading
ZO-16 = For 1 coin to the bank, move one animal from your barn to an enclosure, or one stall from its place to a free stall space of another enclosure or to the barn. Animals never move from one enclosure to another, nor back to the barn.
    .title = Moving
ZO-17 = For 1 coin to the bank, exchange all animals of one species in one place (an enclosure or the barn) for all animals of another species in another place. Both places must be occupied and both groups must fit; the barn always has room. Stalls take no part.
    .title = Exchanging
ZO-18 = For 2 coins, one to the owner and one to the bank, buy one animal or stall from another player's barn and place it in your zoo or your barn. The owner cannot refuse, and may have passed already.
    .title = Buying
ZO-19 = For 2 coins to the bank, one animal or stall in your barn leaves the game.
    .title = Discarding
ZO-20 = For 3 coins to the bank, turn an expansion face up: one more enclosure and one more stall space. Once in the game; twice with two players.
    .title = Expanding
ZO-21 = When an enclosure holds a male and a female that have not bred yet, an offspring is born there at once, like it or not. It goes to a free space of that enclosure, else to the barn. Nobody is born in the barn or on a truck. A parent breeds only once in the game, wherever it goes.
    .title = Offspring
ZO-22 = Fill the last space of an enclosure – by truck, move, purchase, or a birth that follows – and you get its coins, again each time after space was freed. If the bank holds too little, it pays what it has.
    .title = Full enclosures
ZO-23 = An exchange never earns coins, not even when an offspring born of it fills the enclosure.
    .title = No coins for exchanges
ZO-24 = An exchange can cause births, even two at once. An offspring that finds no room goes to the barn.
    .title = Births by exchange
ZO-25 = When everyone has taken a truck the round ends. The trucks return, and whoever took last starts the next round.
    .title = End of the round
ZO-26 = The round in which the first tile of the end stack is drawn is the last. It is played to its end.
    .title = End of the game
ZO-27 = A full enclosure scores its larger figure; one with exactly one free space its smaller figure; any other 1 point for each animal if a stall stands beside it, else nothing. Each type of stall in the zoo scores 2. Each type of stall in the barn costs 2, and so does each species there, offspring counting with their species. Money scores nothing.
    .title = Scoring
ZO-28 = The most points win. In a tie, the most money; still tied, the victory is shared.
    .title = The winner

## The first game

learn-goal = Fill your enclosures, each with a single species. Whatever finds no room lands in the barn and costs points at the end.
learn-TileLoaded = Tiles go onto trucks for everybody. A truck that suits you may be taken by somebody else first.
learn-TruckTaken = Whoever takes a truck is out of the round until all have one.
learn-OffspringBorn = A male and a female in one enclosure have young: a free animal for your zoo.
learn-EnclosureCompleted = A full enclosure scores best, and some pay coins at once.
learn-RoundEnded = All have a truck: a new round begins with empty trucks.
learn-EndStackOpened = The last stack is open: this is the last round.
