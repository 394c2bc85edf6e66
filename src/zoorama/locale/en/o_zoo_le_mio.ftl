name = O Zoo le Mio
tagline = Bid in secret for tiles, lay paths and enclosures, and lure the visitors away from the other zoos.

## Words

word-apes = apes
word-mammals = mammals
word-birds = birds
word-reptiles = reptiles
word-sea_animals = sea animals
word-east = east
word-south = south
word-west = west
word-north = north
word-left = left
word-top_left = top left
word-top_right = top right
word-right = right
word-bottom_right = bottom right
word-bottom_left = bottom left

## Options

option-bush_rows = variant 1: each year tiles are turned up until three of them have bushes
option-upkeep = variant 2: tiles cost upkeep, and points are counted once, at the end
option-tiles = a text file with the tiles of your own box

## What a player can do

action-Bid = Bid { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .help = All bid in secret. The highest bidder pays and gets the tile; the others keep their coins (OZ-7). Among equals the highest flag wins (OZ-8).
    .number = { $coins }
action-Place = Left half on column { $x }, row { $y }; right half { $heading ->
    [east] east
    [south] south
    [west] west
   *[north] north
} of it
    .help = The tile must join your zoo by a path, and wherever it touches another tile path meets path and grass meets grass (OZ-9).
action-Hoist = { $seat }'s flag is hoisted next
    .help = The flags start in random order (OZ-5).
action-TurnUp = Tile { $tile } is turned up
    .help = Every tile still face down is equally likely (OZ-6).

## What happens

event-FlagHoisted = { $seat }'s flag hangs next on the pole.
event-TileTurnedUp = Turned up: { $left-name } { $left_stars }★, { $right-name } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , 1 bush
   *[other] , { $bushes } bushes
}.
event-BidSealed = { $seat } has bid.
event-BidRevealed = { $seat } bid { $coins }.
event-TileWon = { $tied ->
    [yes] { $seat } wins the tie by the higher flag, which drops to the bottom, and gets the tile { for-coins }.
   *[no] { $seat } gets the tile { for-coins }.
}
for-coins = { $coins ->
    [0] for nothing
    [one] for { $coins } coin
   *[other] for { $coins } coins
}
event-TileLaid = { $seat } lays { $left-name } and { $right-name } on column { $x }, row { $y }, heading { $heading-name }.
event-TileLost = The tile fits nowhere in { $seat }'s zoo and leaves the game.
event-VisitorsMoved = Visitors for the { $family-name } at { $seat }'s zoo: { $visitors }.
event-TreesMoved = Trees in { $seat }'s zoo: { $trees }.
event-BenchesBuilt = { $built ->
    [one] { $seat } closes a circular walk: a bench. Benches now: { $benches }.
   *[other] { $seat } closes { $built } circular walks at once: { $built } benches. Benches now: { $benches }.
}
event-IncomePaid = Income of { $seat }'s zoo: { $coins }.
event-PointsScored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-YearEnded = Year { $year } is over.
event-GameEnded = The game is over.

## The board

board-year = Year { $year } of { $years }
board-flags = Flags: { $players }
board-stack = Face down: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
board-bid = Your bid: { $coins }
board-now = for sale
board-won = sold
board-bushes = Bushes
board-benches = Benches
board-coins = Coins
board-points = Points
board-short-apes = Ap
board-short-mammals = Ma
board-short-birds = Bi
board-short-reptiles = Re
board-short-sea_animals = Se

## The board on a screen

board-tile = { $left } { $left_stars }★, { $right } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , 1 bush
   *[other] , { $bushes } bushes
}. Paths: { $exits }.
board-next = To come this year
board-zoo = { $player }'s zoo: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, bushes: { $bushes }, trees: { $trees }, benches: { $benches }.
board-attraction = Best for { $family }: { $stars }★, visitors: { $visitors }.
board-map = Plan. Arrow keys move it, + and − zoom, 0 shows all of it.
board-nearer = Zoom in
board-further = Zoom out
board-fit = Show the whole zoo
board-where = Where shall the tile lie? Choose a marked place.
board-site = Place { $number }: column { $x }, row { $y }. { $ways ->
    [one] One way to lay the tile
   *[other] { $ways } ways to lay the tile
}
board-turn = Turn the tile
board-turn-back = Turn the tile back
board-way = { $way } of { $ways }
board-lay = Lay it here
board-cancel = Cancel
board-no-change = Visitors, trees, benches: no change
board-your-bid = Your bid
board-left = { $coins } left
board-pick = How many coins?
board-open = { $player }'s zoo
board-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-thinks = has not bid yet
board-sealed = has bid
board-shown = bid { $coins }
board-who = Who draws the visitors

## The score sheet

score-year_1 = Year 1
score-year_2 = Year 2
score-year_3 = Year 3
score-year_4 = Year 4
score-year_5 = Year 5
score-visitors = Visitors
score-trees = Trees
score-benches = Benches
score-coins = Coins

## The rules

OZ-1 = There are 25 zoo tiles with animals of five families: apes, other mammals, birds, reptiles and sea animals. Each family has three visitors. There are three trees, benches, coins, and a flag for each player on the flagpole.
    .title = What is in the box
OZ-2 = A tile is a domino of two halves. Each half is an enclosure of one family with one to three stars, and the two families of a tile differ. Some tiles have bushes. A path leaves the tile through the middle of some of its six outer edges.
    .title = The tiles
OZ-3 = The printed tiles are not listed anywhere, so this table plays with a set of its own. Every family has ten halves: four with one star, three with two, three with three. Fifteen tiles have bushes. On every tile stars, bushes and path ends add up to eight: the better the animals, the fewer the paths and bushes. Owners of the printed game can play with their own tiles, given in a file.
    .title = Our tile set
OZ-4 = Your zoo begins with the start tile: a single cell without animals, with a path to the west and one to the east. South of it stands the entrance hut; nothing may be built on its cell.
    .title = The start tile
OZ-5 = Everyone has 8 coins. At a table they are kept secret; here they are shown, because everyone can reckon them. The flags hang on the pole in random order, the tiles are shuffled face down. The bank never runs out of coins.
    .title = Setting up
OZ-6 = The game lasts five years. Each year five tiles are turned up in a row and auctioned one after the other, in the order they were turned up.
    .title = The years
OZ-7 = For each tile everyone secretly bids any number of their coins, or none. The bids are revealed together. The highest bidder pays the bank and gets the tile; all the others keep their coins.
    .title = Bidding
OZ-8 = If several made the highest bid, the one whose flag hangs highest wins, even if all bid nothing. That flag then goes to the bottom of the pole. A flag that decided nothing stays where it is.
    .title = Ties
OZ-9 = Lay the tile at once in your own zoo, in any rotation, on free cells, so that at least one path joins it to a tile already there. No path may end against grass: wherever tiles touch, path meets path and grass meets grass. You must lay the tile if it can be laid; if it cannot, it leaves the game.
    .title = Laying a tile
OZ-10 = Enclosures of one family that lie side by side, also on different tiles, form one enclosure worth all its stars. Corners do not join, and paths make no difference. For each family only your best enclosure counts.
    .title = Enclosures
OZ-11 = For each family two visitors stand at the most valuable enclosure and one at the second. While only one zoo has the family, it gets a single visitor.
    .title = Visitors
OZ-12 = If enclosures are worth the same, the one that reached its value most recently ranks higher, for first place and for second. A second enclosure as good as your best counts as the newer one.
    .title = Newest first
OZ-13 = Bushes work the same way: all bushes of a zoo count together, wherever they are. Two trees go to the zoo with the most bushes and one to the second; a zoo that alone has bushes gets one. Equal numbers: newest first.
    .title = Trees
OZ-14 = You get a bench for every area completely encircled by paths, also around empty space. You never lose a bench, and benches never run out.
    .title = Benches
OZ-15 = After each tile is laid, visitors, trees and benches are given out anew, before the next auction.
    .title = When visitors move
OZ-16 = At the end of each year your zoo earns one coin for each of its tiles. The start tile does not count.
    .title = Income
OZ-17 = At the end of a year each visitor, tree and bench in your zoo scores as many points as the number of the year: one in the first year, five in the fifth. Coins score nothing.
    .title = Points
OZ-18 = The most points after five years win. A tie is shared.
    .title = The winner
OZ-19 = Variant 1: each year tiles are turned up until three tiles with bushes lie in the row, or the stack is empty. All of them are auctioned.
    .title = Variant 1: rows of bushes
OZ-20 = Variant 2: the income at the end of a year is visitors plus trees plus benches minus tiles; you never go below zero coins. There are no yearly points. At the end, after the income of the fifth year is paid, you score one point for each visitor, tree, bench and coin.
    .title = Variant 2: upkeep

## The first game

learn-goal = Five years, five tiles a year: bid for the best ones and build the zoo that visitors love. Points are counted every year, and later years count more.
learn-TileWon = The highest bid wins the tile and is paid to the bank. In a tie the higher flag wins and then moves down.
learn-VisitorsMoved = Visitors go where a family has the most stars, a third one to the second place.
learn-TreesMoved = The zoos with the most bushes get the trees.
learn-BenchesBuilt = A closed loop of paths earns a bench, for good.
learn-YearEnded = A year is over: visitors, trees and benches score as many points each as the number of the year, and every tile pays a coin.

## What to do now, on a screen

prompt-bid = { $purse ->
    [0] You have no coins left. Bid nothing.
    [one] Bid nothing or your last coin.
   *[other] Bid 0 to { $purse } coins for this tile.
}
prompt-bid-picked = { $coins ->
    [0] Bid nothing? Confirm, or pick another amount.
   *[other] Bid { $coins } and keep { $left }? Confirm, or change it.
}
prompt-spot = { $spots ->
    [one] Place the tile: pick the one spot that fits.
   *[other] Place the tile: pick one of { $spots } spots.
}
prompt-lay = { $ways ->
    [one] Place it here, or pick another spot.
   *[other] Turn it or place it here.
}
prompt-lay-gains = { $ways ->
    [one] Place it here: { $gains }.
   *[other] Turn it or place it here: { $gains }.
}
prompt-gain-visitors = { $signed } { $count ->
    [one] visitor
   *[other] visitors
}
prompt-gain-trees = { $signed } { $count ->
    [one] tree
   *[other] trees
}
prompt-gain-benches = { $signed } { $count ->
    [one] bench
   *[other] benches
}
prompt-gain-nothing = no change
prompt-look = This is { $player }’s zoo. Go back to yours to place the tile.
why-not-coins = { $coins ->
    [0] You have no coins.
    [one] You only have { $coins } coin.
   *[other] You only have { $coins } coins.
}
why-not-bid = Pick an amount first.
why-not-lay = Pick a marked spot first.
why-not-turn = The tile fits here in one way only.
why-not-spot = The tile does not fit here: path must meet path, and grass must meet grass.
board-reach = The most that { $players } can bid
board-more-amounts = More amounts
board-my-zoo = Back to my zoo
board-my-coins = Your coins: { $coins }
board-ties = In a tie the highest flag wins and moves to the bottom.
board-spot = Spot { $number }, { $where }. { $ways ->
    [one] The tile fits in one way.
   *[other] The tile fits in { $ways } ways.
}
board-cells = { $side ->
    [east] { $cells } to the east
    [south] { $cells } to the south
    [west] { $cells } to the west
   *[north] { $cells } to the north
}
