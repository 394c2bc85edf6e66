name = O Zoo le Mio
tagline = Bid in secret, lay paths and enclosures, and lure the visitors away from the other zoos.

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
who = { $seat-who ->
    [you] You
   *[other] { $seat }
}
your-zoo = { $seat-who ->
    [you] your zoo
   *[other] { $seat }’s zoo
}

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
    .help = Everyone bids in secret. The highest bidder pays and gets the tile; the others keep their coins (OZ-7). In a tie the higher flag wins (OZ-8).
    .number = { $coins }
action-Place = Lay the tile at column { $x }, row { $y }, its right half to the { $heading-name }
    .help = A path must join the tile to your zoo, and wherever it touches another tile path meets path and grass meets grass (OZ-9).
action-Hoist = Hoist { $seat }’s flag next
    .help = The flags start in random order (OZ-5).
action-TurnUp = Turn up tile { $tile }
    .help = Every face-down tile is equally likely (OZ-6).

## What happens

event-FlagHoisted = Next on the flagpole: { $seat-who ->
    [you] your flag
   *[other] { $seat }’s flag
}.
event-TileTurnedUp = Turned up: { $left-name } { $left_stars }★, { $right-name } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , 1 bush
   *[other] , { $bushes } bushes
}.
event-BidSealed = { who } placed a bid.
event-BidRevealed = { who } bid { $coins }.
event-TileWon = { $tied ->
    [yes] { who } won the tie (higher flag) and took the tile { for-coins }.
   *[no] { who } took the tile { for-coins }.
}
for-coins = { $coins ->
    [0] for nothing
    [one] for { $coins } coin
   *[other] for { $coins } coins
}
event-TileLaid = { who } laid the tile with { $left-name } and { $right-name }.
event-TileLost = The tile fits nowhere in { your-zoo } and leaves the game.
event-VisitorsMoved = Visitors to the { $family-name } in { your-zoo }: now { $visitors }.
    .would = Visitors to the { $family-name } in { your-zoo }: { $visitors }.
event-TreesMoved = Trees in { your-zoo }: now { $trees }.
    .would = Trees in { your-zoo }: { $trees }.
event-BenchesBuilt = { $built ->
    [one] { who } closed a loop and got a bench
   *[other] { who } closed { $built } loops at once and got { $built } benches
} (now { $benches }).
    .would = { $built ->
    [one] { who } would close a loop and get a bench.
   *[other] { who } would close { $built } loops and get { $built } benches.
}
event-IncomePaid = Income of { your-zoo }: { $coins }.
    .would = Income of { your-zoo }: { $coins }.
event-PointsScored = { who } scored { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .would = { who } would score { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-YearEnded = Year { $year } is over.
    .would = Year { $year } would be over.
event-GameEnded = The game is over.
    .would = The game would be over.

## The board

board-year = Year { $year } of { $years }
board-round-number = Year { $round }
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
board-next = Still to come this year
board-zoo = { $player }’s zoo: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, bushes: { $bushes }, trees: { $trees }, benches: { $benches }.
board-attraction = Best enclosure, { $family }: { $stars }★, visitors: { $visitors }.
board-map = Map. Arrow keys move it, + and − zoom, 0 shows all of it.
board-nearer = Zoom in
board-further = Zoom out
board-fit = Show the whole zoo
board-turn = Turn the tile
board-turn-back = Turn the tile back
board-way = { $way } of { $ways }
board-lay = Place here
board-cancel = Cancel
board-no-change = Visitors, trees, benches: no change
board-your-bid = Your bid
board-pick = Choose your bid
board-open = { $player }’s zoo
board-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-thinks = has not bid yet
board-sealed = has bid
board-shown = bid { $coins }
board-who = Who attracts the visitors

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
OZ-3 = The printed tiles are not listed anywhere, so this table plays with a set of its own. Every family has ten halves: four with one star, three with two, three with three. Fifteen tiles have bushes. On every tile stars, bushes and path ends add up to eight: the better the animals, the fewer the paths and bushes. If you own the printed game you can play with your own tiles, listed in a file.
    .title = Our tile set
OZ-4 = Your zoo begins with the start tile: a single cell without animals, with a path to the west and one to the east. South of it stands the entrance hut; nothing may be built on its cell.
    .title = The start tile
OZ-5 = Everyone has 8 coins. Around a real table they are secret; here they are shown, because anyone can work them out. The flags hang on the pole in random order, the tiles are shuffled face down. The bank never runs out of coins.
    .title = Setting up
OZ-6 = The game lasts five years. Each year five tiles are turned up in a row and auctioned one after the other, in the order they were turned up.
    .title = The years
OZ-7 = For each tile everyone secretly bids any number of their coins, or none. The bids are revealed together. The highest bidder pays the bank and gets the tile; all the others keep their coins.
    .title = Bidding
OZ-8 = If several players made the highest bid, the one whose flag hangs highest wins, even if everyone bid nothing. That flag then goes to the bottom of the pole. A flag that decided nothing stays where it is.
    .title = Ties
OZ-9 = Lay the tile at once in your own zoo, in any rotation, on free cells, so that at least one path joins it to a tile already there. No path may end against grass: wherever tiles touch, path meets path and grass meets grass. You must lay the tile if it can be laid; if it cannot, it leaves the game.
    .title = Laying a tile
OZ-10 = Enclosures of one family that lie side by side, even on different tiles, form one enclosure worth all its stars. Corners do not join, and paths make no difference. For each family only your best enclosure counts.
    .title = Enclosures
OZ-11 = For each family two visitors stand at the most valuable enclosure and one at the second. While only one zoo has the family, it gets a single visitor.
    .title = Visitors
OZ-12 = If enclosures are worth the same, the one that reached its value most recently ranks higher, for first place and for second. A second enclosure as good as your best counts as the newer one.
    .title = Newest first
OZ-13 = Bushes work the same way: all bushes of a zoo count together, wherever they are. Two trees go to the zoo with the most bushes and one to the second; if only one zoo has bushes, it gets one tree. Equal numbers: newest first.
    .title = Trees
OZ-14 = You get a bench for every area completely enclosed by paths, even if it is empty. You never lose a bench, and benches never run out.
    .title = Benches
OZ-15 = After each tile is laid, visitors, trees and benches are handed out again, before the next auction.
    .title = When visitors move
OZ-16 = At the end of each year your zoo earns one coin for each of its tiles. The start tile does not count.
    .title = Income
OZ-17 = At the end of a year each visitor, tree and bench in your zoo scores as many points as the number of the year: one in the first year, five in the fifth. Coins score nothing.
    .title = Points
OZ-18 = The most points after five years win. In a tie the victory is shared.
    .title = The winner
OZ-19 = Variant 1: each year tiles are turned up until three tiles with bushes lie in the row, or the stack is empty. All of them are auctioned.
    .title = Variant 1: rows of bushes
OZ-20 = Variant 2: the income at the end of a year is visitors plus trees plus benches minus tiles; you never go below zero coins. There are no yearly points. At the end, after the income of the fifth year is paid, you score one point for each visitor, tree, bench and coin.
    .title = Variant 2: upkeep

## The first game

learn-goal = Five years, five tiles a year: bid for the best ones and build the zoo that visitors love. Points are counted every year, and later years count more.

## The first game, step by step

lesson-bid = Everyone bids in secret for this tile. Bid 3 coins.
lesson-place = You won! Lay the tile so that the paths connect.
lesson-save = Save your coins: bid nothing this time.
lesson-stars = Stars draw visitors. Bid 3 coins for this one.
lesson-grow = Same family side by side makes one larger enclosure with more stars.
lesson-flag = Bid nothing again. Ties go to the higher flag, which then drops.
lesson-last = Last tile of the year. Bid your 2 coins.
lesson-year = Visitors, trees and benches scored. Each tile paid a coin. Bid as you like.
lesson-end = Later years count more: each visitor, tree and bench scores the number of the year.

## Options, as a form asks for them

setting-bush_rows = Variant 1: rows of bushes
    .about = Each year, tiles are turned up until three of them show bushes.
setting-upkeep = Variant 2: upkeep
    .about = Every tile costs a coin a year; points are counted once, at the end.

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
