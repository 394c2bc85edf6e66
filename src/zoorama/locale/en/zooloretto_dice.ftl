name = Zooloretto – The Dice Game
tagline = Roll animals onto trucks, take a truck, fill your pens – and keep your barn empty.

## Words

word-crocodile = crocodile
word-ostrich = ostrich
word-monkey = monkey
word-elephant = elephant
word-lion = lion
word-coin = coin
who = { $seat-who ->
    [you] You
   *[other] { $seat }
}
a-first = { $first ->
    [ostrich] an ostrich
    [elephant] an elephant
   *[other] a { $first-name }
}
a-second = { $second ->
    [ostrich] an ostrich
    [elephant] an elephant
   *[other] a { $second-name }
}

## What a player can do

action-Roll = Roll two dice
    .help = Roll two dice from the supply and load both onto trucks (ZD-6).
action-Load = Load the { $die-name } onto truck { $truck }
    .help = A truck has room for three dice. Whoever takes it gets everything on it (ZD-6, ZD-8).
action-Take = Take truck { $truck }
    .help = Mark all its dice in your zoo at once. You are then done for this round (ZD-8).
action-Fall = The dice show { a-first } and { a-second }
    .help = Each of the six faces is equally likely (ZD-2).

## What happens

event-DiceRolled = { who } rolled { a-first } and { a-second }.
event-DieLoaded = { who } loaded the { $die-name } onto truck { $truck }.
event-TruckTaken = { who } took truck { $truck }: { $dice }.
event-AnimalHoused = { who } marked the { $species-name } in its pen.
event-BonusWon = { $seat-who ->
    [you] You were
   *[other] { $seat } was
} the first to fill the { $species-name } pen: bonus!
event-AnimalSentToBarn = { who } had no room for the { $species-name }: it went to the barn.
event-CoinMarked = { who } marked coin { $coins }.
event-DieIgnored = { who } had no room left for the { $die-name }: it does not count.
event-LastRoundCalled = { $seat-who ->
    [you] You have
   *[other] { $seat } has
} at most one pen left to fill: this is the last round.
event-RoundEnded = The round is over. { $starter-who ->
    [you] You start
   *[other] { $starter } starts
} the next one.
event-GameEnded = The game is over.

## The board

board-supply = Supply: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
board-truck = Truck { $truck }
board-hand = To load: { $dice }
board-barn = Barn
board-bonus = Bonus
board-points = Points
board-last-round = Last round
board-done = done
board-crates = Truck { $truck }: { $dice }
board-truck-empty = Truck { $truck }: empty
board-sheet = { $player }’s zoo. Points: { $points }
board-pen = { $name }: { $marked } of { $boxes }
board-bonus-open = Bonus { $points }: still to be won
board-bonus-of = Bonus { $points }: { $player }
board-barn-holds = Barn: { $animals }
board-barn-empty = Barn: empty
board-visit = { $player }’s zoo, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What to do now

prompt-turn = Roll two dice or take a truck
prompt-alone = Everyone else is done: roll again or take a truck
prompt-roll = Roll two dice
prompt-take = No dice left to roll: take a truck
prompt-load = { $left ->
    [one] Put the { $die-name } on a truck
   *[other] First put the { $die-name } on a truck
}
prompt-would-gain = Truck { $truck } would score { $gain }.
prompt-would-BonusWon = You would be first to fill the { $species-name } pen: bonus.
prompt-would-AnimalSentToBarn = The { $species-name } would end up in the barn.
prompt-would-DieIgnored = The { $die-name } would not count.
prompt-would-LastRoundCalled = This round would be the last.

## Why not

why-not-done = You have taken a truck: wait for the next round
why-not-turn = It is not your turn
why-not-supply = No dice left in the supply: take a truck
why-not-full = Truck { $truck } is full
why-not-empty = Truck { $truck } is empty: take one with dice on it

## The score sheet

score-animals = Animals in pens
score-bonuses = Bonuses
score-coins = Full coin groups
score-barn = Species in the barn
score-shipped = Barn marks cancelled by coins
score-marked-coins = Coins marked
    .best = most coins marked

## The rules

ZD-1 = With 2, 3 or 4 players you use 6, 8 or 10 dice and 3, 3 or 4 trucks. Every truck has three crates, with room for one die each. The dice in play form the supply.
    .title = Setting up
ZD-2 = A die has six faces, all equally likely: crocodile, ostrich, monkey, elephant, lion and coin.
    .title = The dice
ZD-3 = Your zoo has a pen for each species: 1 box for the crocodile, 2 for ostriches, 3 for monkeys, 4 for elephants, 5 for lions. It has six coin boxes in groups of 3, 2 and 1, a barn with one box for each species, and a bonus for each species: 1 point, the lion’s 2.
    .title = Your zoo
ZD-4 = The first seat begins. Whoever opens the table may shuffle the seats.
    .title = Who begins
ZD-5 = Play goes clockwise. On your turn you either roll two dice or take a truck. If you have already taken a truck this round, you are skipped.
    .title = Your turn
ZD-6 = Roll two dice from the supply and load both onto free crates, on one truck or on two. You may never change a face, and no truck holds more than three dice.
    .title = Rolling
ZD-7 = When the supply is empty nobody can roll: you must take a truck.
    .title = Empty supply
ZD-8 = Take all the dice of one truck that has at least one. Mark them at once; you are then done for this round. The empty truck is free again for the others.
    .title = Taking a truck
ZD-9 = Mark an animal in the next free box of its pen. If the pen is full, mark the species in the barn; if it is marked there already, ignore the die.
    .title = Animals
ZD-10 = The first player in the whole game to fill a species’ pen wins that species’ bonus. Nobody else can.
    .title = Bonuses
ZD-11 = Mark a coin in the next free coin box. Coins beyond the sixth are ignored.
    .title = Coins
ZD-12 = When everyone has taken a truck the round ends. All dice go back to the supply, even those still on trucks, and whoever took a truck last starts the next round.
    .title = End of the round
ZD-13 = When all the others have taken a truck, the last player goes on alone, rolling as often as they like, until they take one.
    .title = Last one in
ZD-14 = If after taking a truck you have free boxes in at most one pen, this round is the last one. It is played to its end.
    .title = End of the game
ZD-15 = You score 1 point for each animal in a pen, your bonuses, and for each full coin group either 1 point or one barn mark cancelled. Each barn mark left costs 2 points.
    .title = Scoring
ZD-16 = How to use a coin group is your choice. Cancelling a barn mark saves 2 points, which always beats 1, so the score sheet does that for you.
    .title = Using coins
ZD-17 = The most points win. In a tie, the most coins marked; if it is still a tie, the victory is shared.
    .title = The winner

## The first game

learn-goal = Fill your pens with the animals on the dice. What finds no room goes to the barn and costs 2 points for each species.

## The first game, step by step

lesson-roll = Your turn: roll two dice.
lesson-load = Put it on a truck. Whoever takes that truck gets all its dice.
lesson-second = Now the other die. Build a load you would like to take.
lesson-take = Take a truck with a crocodile: first to fill its pen wins a bonus.
lesson-again = New round: roll again.
lesson-spoil = Your crocodile pen is full. Load it where it hurts somebody else.
lesson-wish = Coins can cancel barn marks. Put this one where you want it.
lesson-barn = Take a truck without a crocodile: in the barn it costs 2 points.
lesson-end = Fill your pens, be first for the bonuses and keep the barn empty. Most points win.
