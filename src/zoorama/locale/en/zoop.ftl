name = Zoop
tagline = Get rid of your cards – and be quick: whoever holds the twin of a card may throw it out of turn.

## Words

word-red-rabbit = 1 red rabbit
word-red-rabbits = 2 red rabbits
word-red-koala = 1 red koala
word-red-koalas = 2 red koalas
word-red-toucan = 1 red toucan
word-red-toucans = 2 red toucans
word-red-chameleon = 1 red chameleon
word-red-crab = 1 red crab
word-red-kangaroo = 1 red kangaroo
word-red-monkeys = 2 red monkeys
word-red-frogs = 2 red frogs
word-red-kangaroos = 2 red kangaroos
word-yellow-rabbit = 1 yellow rabbit
word-yellow-rabbits = 2 yellow rabbits
word-yellow-koala = 1 yellow koala
word-yellow-koalas = 2 yellow koalas
word-yellow-toucan = 1 yellow toucan
word-yellow-toucans = 2 yellow toucans
word-yellow-chameleon = 1 yellow chameleon
word-yellow-crab = 1 yellow crab
word-yellow-kangaroo = 1 yellow kangaroo
word-yellow-monkeys = 2 yellow monkeys
word-yellow-frogs = 2 yellow frogs
word-yellow-kangaroos = 2 yellow kangaroos
word-green-rabbit = 1 green rabbit
word-green-rabbits = 2 green rabbits
word-green-koala = 1 green koala
word-green-koalas = 2 green koalas
word-green-toucan = 1 green toucan
word-green-toucans = 2 green toucans
word-green-chameleon = 1 green chameleon
word-green-crab = 1 green crab
word-green-kangaroo = 1 green kangaroo
word-green-monkeys = 2 green monkeys
word-green-frogs = 2 green frogs
word-green-kangaroos = 2 green kangaroos
word-blue-rabbit = 1 blue rabbit
word-blue-rabbits = 2 blue rabbits
word-blue-koala = 1 blue koala
word-blue-koalas = 2 blue koalas
word-blue-toucan = 1 blue toucan
word-blue-toucans = 2 blue toucans
word-blue-chameleon = 1 blue chameleon
word-blue-crab = 1 blue crab
word-blue-kangaroo = 1 blue kangaroo
word-blue-monkeys = 2 blue monkeys
word-blue-frogs = 2 blue frogs
word-blue-kangaroos = 2 blue kangaroos
word-joker = Joker
word-cage = Cage
word-rabbit = rabbit
word-koala = koala
word-toucan = toucan
word-drawing = cards are drawn
word-turning-up = the first card is turned up
word-choosing = a turn
word-looking = a drawn card
word-round = Special Round
word-window = calls on a discard
word-race = a race
word-last-race = the last race
word-ended = the end
who = { $seat-who ->
    [you] You
   *[other] { $seat }
}
the-hand = { $seat-who ->
    [you] your hand
   *[other] the hand
}

# Those that a Joker calls for.
all-species = { $species ->
    [rabbit] rabbits
    [koala] koalas
   *[toucan] toucans
}

## Options

option-colours = how many colours the deck has, 3 or 4
option-strict_calls = mistaken calls are accepted and cost a card
option-games = games in a match, 1 to 5

## What a player can do

action-Play = Play { $card-name }
    .help = An animal goes on the top card if two of three match: number, colour, species (ZP-4). It may have an effect (ZP-9 to ZP-13).
action-PlayJoker = Play a Joker and call for { all-species }
    .help = Everyone else discards one of them or draws a card. You discard one last (ZP-19).
action-Draw = Draw a card
    .help = You have no animal to play. If the card you draw matches, you play it (ZP-5).
action-Pass = Pass
    .help = Your turn ends without a discard (ZP-5, ZP-6).
action-LetPass = Pass
    .help = You do not call on this discard (ZP-18).
action-Zoop = Zoop! Throw { $card-name }
    .help = You throw the twin of the card just discarded, out of turn. If somebody was faster, you take it back and draw a card (ZP-14, ZP-15).
action-Throw = Throw { $card-name } without calling
    .help = A twin thrown without a call comes back to you, and you draw a card (ZP-16).
action-Chase = Chassé! Throw a Cage
    .help = The special animal has no effect, its player draws a card, and you play any animal next (ZP-17).
action-Give = From the pile: { $card-name }
    .help = Every card left in the pile is equally likely (ZP-2).
action-First = { $seat } is first
    .help = Between players who call at once the clock decides, or chance (ZP-15, ZP-18).

## What happens

event-GameStarted = Game { $number } of the match. { $starter-who ->
    [you] You begin.
   *[other] { $starter } begins.
}
event-CardDealt = { $seat-who ->
    [you] You were
   *[other] { $seat } was
} dealt { $card-name }.
event-CardTurnedUp = Turned up: { $card-name }.
event-CardPutBack = { $card-name } went back into the pile, and another card is turned up.
event-CardPlayed = { who } played { $card-name }.
event-JokerPlayed = { who } played a Joker: Special Round of { all-species }!
event-NothingFitted = { who } had no animal to play.
event-CardDrawn = { $card ->
    [none] { who } drew a card.
   *[other] { who } drew { $card-name }.
}
event-TurnPassed = { who } passed.
event-CallsRaced = Called at once: { $seats }. Who was first?
event-CardZooped = Zoop! { who } threw { $card-name }.
event-ZoopCameLate = { who } zooped too late: { $card-name } goes back to { the-hand }.
event-CallFailed = { who } called with a card that is no twin: { $card-name } goes back to { the-hand }.
event-CallForgotten = { who } threw { $card-name } without calling: it goes back to { the-hand }.
event-AnimalChased = Chassé! { $hunter-who ->
    [you] You threw
   *[other] { $hunter } threw
} a Cage on { $hunted-who ->
    [you] your card
   *[other] { $hunted }’s card
} ({ $card-name }). { $hunter-who ->
    [you] You play
   *[other] { $hunter } plays
} any animal next.
event-CageCameLate = { $seat-who ->
    [you] You were
   *[other] { $seat } was
} too late: the Cage goes back to { the-hand }.
event-DirectionReversed = The direction of play was reversed.
event-TurnSkipped = { $seat-who ->
    [you] You were
   *[other] { $seat } was
} skipped.
event-RoundEnded = The Special Round is over.
event-GameBlocked = Everyone passed and the pile is empty: the game is blocked.
event-HandShown = { $seat-who ->
    [you] You had
   *[other] { $seat } had
} left: { $cards }.
event-GameWon = { who } won the game!

## The last race of a blocked game

word-last-window = the last race
action-Call = Zoop!
    .help = You are tied for the fewest cards: the first to call wins (ZP-21).
event-LastRaceStarted = Still tied: { $seats }. The first to call “Zoop” wins!
board-last-race = Still tied: { $players }. The first to call “Zoop” wins!

## The board

board-top = On top
board-nothing = nothing yet
board-by = discarded by { $player }
board-by-you = discarded by you
board-pile = Pile: { $cards }
board-clockwise = clockwise
board-anticlockwise = anticlockwise
board-hand = Your hand
board-won = won { $games }
board-known = known: { $cards }
board-free = Any animal may be played.
board-look = You drew: { $card }
board-round = Special Round: { all-species }
board-zoop = { $player } discarded { $card }. Zoop?
board-chase = { $player } discarded { $card }. Throw a Cage?
board-answered = answered
board-due = To draw: { $players }
board-game = Game { $number } of { $games }
board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-turn = { $player }’s turn
board-turn-yours = Your turn
board-window = Time left to call
board-cancel = Cancel
board-silent = Without calling
board-strict = Mistakes cost a card
board-call-zoop = Zoop!
board-call-cage = Chassé!
board-late = too late
board-mistake = mistake
board-skipped = skipped
board-passes = passes
board-draws = draws
board-wins = wins!
board-special-round = Special Round!
board-one-left = { $player } has one card left!
board-last-card = last card!
board-called = You called! Was anyone faster?
board-auto-pass = Always pass when I can’t call

## The score sheet

score-won = Games won
score-cards-left = Cards left in hand
    .best = fewest cards left

## The rules

ZP-1 = Each colour has 24 animal cards: rabbit, koala and toucan, each 3 times single and 3 times as a couple; and one each of chameleon, crab and kangaroo (singles), monkeys, frogs and kangaroos (couples). There are also 6 Jokers and 4 Cages. You play with four colours (106 cards), or with three (82 cards) if the table says so.
    .title = The deck
ZP-2 = Everyone gets 8 cards, or 6 with 7 or 8 players. One card is turned up; a Joker or Cage goes back into the pile and another is turned up. A special animal turned up like this has no effect, and nobody can call on it.
    .title = The deal
ZP-3 = The first seat begins (the seats may be shuffled). After that the winner begins: the next game of a match, and a rematch. Play starts clockwise.
    .title = Who begins
ZP-4 = Play an animal that matches the top card in at least two of three things: number, colour, species. One red rabbit, for instance, goes with two red rabbits, one rabbit of any colour or one red animal. Your card is the new top card.
    .title = Matching
ZP-5 = If no animal in your hand matches, you draw a card. If that one matches, you play it; otherwise your turn is over. A matching animal must be played, unless you play a Joker instead. While there are cards to draw, no Joker is forced; one just drawn may be played at once. Once the pile is empty, anyone who can play nothing but a Joker must play it.
    .title = Drawing
ZP-6 = The discards are never shuffled again. When the pile is empty, anyone who cannot play just passes, and draws that are due take what is left.
    .title = Empty pile
ZP-7 = The first player with no cards left wins at once, whatever the last card was.
    .title = Winning
ZP-8 = If every other player has had a turn since your last discard (or was skipped) and none of them has discarded, you may play any animal on your turn, or a Joker. The animal sets the next match.
    .title = All pass
ZP-9 = Monkeys: the next player draws a card at the start of their turn, then plays normally.
    .title = Monkeys
ZP-10 = Frogs: the next player is skipped.
    .title = Frogs
ZP-11 = The chameleon copies every colour: it goes on any single animal. The colour that counts next is its own.
    .title = Chameleon
ZP-12 = The crab reverses the direction of play.
    .title = Crab
ZP-13 = Kangaroo or kangaroos: the next player is skipped, and the one after draws a card at the start of their turn. Every special animal (ZP-9 to ZP-13) has its effect even when any animal may be played (ZP-8, ZP-17), but not as the first card turned up (ZP-2).
    .title = Kangaroos
ZP-14 = Right after a discard you may throw a card identical to it in species, number and colour, and call “Zoop” – out of turn. The player who just discarded and the one whose turn begins cannot, and nobody can in a Special Round. Only rabbits, koalas and toucans have twins. The turn order stays as it was, and the card you threw can be zooped in turn.
    .title = Zoop
ZP-15 = If two zoop the same discard, the later one takes the card back and draws one.
    .title = Races
ZP-16 = Anyone who calls with a card that is not identical, or throws a twin without calling, takes it back and draws a card. The table does not allow such mistakes unless it plays with strict calls.
    .title = Mistakes
ZP-17 = Right after somebody else discards a special animal, you may throw a Cage on it and call “Chassé”. Both cards stay among the discards. The animal has no effect, its player draws a card, and you play any animal, or a Joker; the direction stays. If you have none, you draw, and the next player may play any animal. A Cage can be your last card and wins. Of several Cages the first counts; the others return to their owners.
    .title = Cages
ZP-18 = After every discard that can be answered, everyone who may call is asked, and calls or passes. All are asked, whatever they hold, so that the question gives nothing away; only when the discards show that nobody can call is it left out. The time to call is always the same, 5 seconds unless the table sets another, and nobody sees who has answered before it is up; silence means passing. Who was first is decided by the clock, or by luck.
    .title = The window for calls
ZP-19 = On your turn you may play a Joker on any card, and name rabbits, koalas or toucans – a species you hold. Each of the others in turn discards one of them, of any colour and number; anyone who has none draws a card and may not play it. Then you discard one, and play goes on from that card with the next player. Nobody can zoop in this round.
    .title = Joker and Special Round
ZP-20 = A Joker can never be your last card.
    .title = No Joker last
ZP-21 = When the pile is empty and nobody can discard, the game is blocked and the hands are shown. The fewest cards win; in a tie, the fewest Jokers and Cages. Those still tied get one last window: the first of them to call “Zoop” wins. If nobody calls, luck decides.
    .title = Blocked game
ZP-22 = A match is up to five games, each begun by the winner of the one before. Most games won wins the match; in a tie, the fewest cards left in hand over all games.
    .title = Match

## The first game

learn-goal = Get rid of your cards first. A card goes on top if at least two of three match: number, colour, species. And watch out: anyone who holds the very same card may throw it in between.

## What to do now

prompt-match = Play a card that matches { $card }
prompt-match-joker = Match { $card }, or play a Joker
prompt-any = Play any animal you like
prompt-any-joker = Play any animal you like, or a Joker
prompt-draw = Nothing matches { $card }: draw a card
prompt-draw-joker = No animal matches: play a Joker, or draw
prompt-joker = No animal matches: play a Joker
prompt-pass = Nothing matches and the pile is empty: pass
prompt-drawn-play = You drew { $card }. It fits: play it
prompt-drawn-joker = You drew a Joker: play it, or pass
prompt-drawn-cage = You drew a Cage: keep it, and pass
prompt-drawn-pass = You drew { $card }. It doesn’t fit: pass
prompt-round = Special Round: discard one of your { all-species }
prompt-round-draw = You have no { all-species }: draw a card
prompt-round-pass = You have no { all-species } and the pile is empty: pass
prompt-name = Your Joker: choose the animal for the round
prompt-zoop = You have the twin of { $card }: Zoop!
prompt-cage = { $player } played { $card }. Throw your Cage?
prompt-strict = Got the twin of { $card }? Throw it! Mistakes cost a card
prompt-last-race = A tie! The first to call Zoop wins
prompt-silent = Choose the card to throw without calling
prompt-no-twin = { $card }: you don’t have its twin
prompt-no-cage = { $card }: you don’t have a Cage

## Why not

why-not-match = No match: two of number, colour and animal must be the same
why-not-joker = A Joker needs a rabbit, koala or toucan in your hand
why-not-cage = A Cage is thrown right after somebody else plays a special animal
why-not-cage-only = Only a Cage can be thrown now
why-not-round = Only { all-species } count in this Special Round
why-not-drawn = Only the card you just drew can be played
why-not-twin = Only the twin of { $card } can be thrown now
why-not-last-race = The last race is on: call Zoop!
why-not-call = None of your cards can be thrown now
why-not-draw = You have a card that fits: play it
why-not-draw-again = You have already drawn
why-not-draw-empty = The pile is empty
why-not-draw-now = You draw in your turn only

## The ending

board-ending-won = { $points ->
    [1] You won!
   *[other] You won { $points } games!
}
board-ending-wins = { $points ->
    [1] { $players } wins!
   *[other] { $players } wins { $points } games!
}
board-ending-lost = { $placed } of { $seats } – { $points ->
    [0] { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
    [one] { $points } game won
   *[other] { $points } games won
}

## Options, as a form asks for them

setting-colours = Colours in the deck
    .value = { $value } colours
setting-games = Length
    .value = { $value ->
        [one] one game
       *[other] match of { $value } games
    }
setting-strict_calls = Wrong calls cost a card
    .about = Anyone may call; a mistaken call draws a card.

## The first game, step by step

lesson-match = Play a card that matches in two of three: number, colour, animal.
lesson-zoop = You hold the twin of that card. Be quick: Zoop!
lesson-round = Special Round of rabbits: play any rabbit.
lesson-kangaroo = The kangaroo matches colour and number. The next player will be skipped.
lesson-koala = Match the koala: same animal, same number.
lesson-draw = Nothing matches: draw a card.
lesson-pass = It does not match either. Keep it and pass.
lesson-cage = A special animal! Throw your Cage and its effect is gone.
lesson-fresh = You caught it: play any animal you like.
lesson-end = Get rid of your cards first. A Joker starts a Special Round, but can never be your last card.
