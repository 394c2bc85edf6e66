## The command

command = Four zoo games at one table.
command-games = list the games
command-rules = read the rules of a game
command-play = play a game in this terminal
command-replay = step through a recorded game
command-analyse = find out what decided a finished game: chances, errors, luck
command-verify = check the random outcomes of a finished game from a table server
command-simulate = let bots play many games and count the results
command-schema = print the JSON Schema of a game’s wire format
command-completion = print a completion script for your shell
argument-game = the game; “zoorama games” lists them
argument-lang = the language: en, fr, de or ru (default: the one of your environment)
argument-version = show the version, and whether the rules run compiled
argument-help = show this help
argument-seats = who sits where: me, me=Anna or a bot. Bots from weak to strong: beginner, greedy, keen, expert, master, exact; or random, search:400. For instance me,greedy,master
argument-bots = which bot sits where, from weak to strong: beginner, greedy, keen, expert, master, exact; or random, learned, search:400. For instance master,greedy
argument-seed = a whole number that fixes every random outcome, so that a game can be repeated
argument-option = an option of the game, for instance colours=3; can be given several times
argument-record = the file the game is recorded in
argument-resume = go on with a recorded game that was interrupted
argument-file = a recorded game
argument-all = print every step without stopping
argument-analyse-all = list all errors, not only the worst
argument-certificate = the file downloaded from the table, or a link to the table
argument-games = how many games (default { $default })
argument-jobs = how many processes share the work (default { $default })
argument-json = print the results as JSON
argument-shell = the shell: bash, zsh, fish
heading-usage = Usage
usage-options = OPTIONS
heading-arguments = Arguments
heading-options = Options
heading-commands = Commands

version-interpreted = interpreted
version-compiled = compiled

## Lists

games-players = { $least } to { $most } players
rules-luck = How much is luck? Of { $players } players, a strong bot beats weaker ones in { $won } of games; luck alone would give it { $even }. Who plays explains { $skill } of the results, chance { $chance }.
option-default = default { $value }

## Playing

play-pick-game = Which game?
play-welcome = { $game }, with { $players }.
play-recording = Recorded in { $file }
play-turn = { $player }, your move:
play-hint = Number, or ? for help
play-hint-only = Enter, or ? for help
play-hint-undo = Number, ? for help, u to undo
play-help = Type the number of your move. Also:
play-help-explain = explain the moves you have now
play-help-rule = a rule, for instance { $rule }
play-help-undo = take back your last move, while nothing has happened since
play-help-board = draw the table again
play-help-log = what has happened so far
play-help-quit = stop; the game is saved and can be resumed
play-not-a-choice = “{ $given }” is not possible here: { $least } to { $most }, or ? for help.
play-undone = Taken back.
play-pass-screen = Pass the screen to { $player }, then press Enter.
play-stopped = Stopped. The game is saved in { $file }
play-resume-with = Go on with: { $command }
play-final = Final score
play-winner = { $players } wins!
play-winners = { $players } share the victory!
play-person = Player
score-total = Total
score-tiebreak = Tie-break: { $what }

## Replaying

replay-start = Before the first move
replay-move = Move { $move } of { $moves }
replay-hint = Enter: next · b: back · a number: go there · q: stop
replay-luck = chance

## Analysing

analysis-progress = Analysing
analysis-chances = Chances to win
analysis-axis = Left to right: the game, with the numbers of its rounds. Letters: errors.
analysis-none = No clear errors. Well played!
analysis-errors = Errors
analysis-move = Move
analysis-round = Round
analysis-player = Player
analysis-choice = Choice
analysis-lost = Lost
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-slight = slight inaccuracy
analysis-inaccuracy = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
analysis-worst = The { $shown } worst of { $errors } errors; --all lists every one.
analysis-rates = How well everyone decided
analysis-decisions = Decisions
analysis-errors-of = Errors
analysis-rate = Lost each
analysis-interval = 95 %
analysis-luck = Luck
analysis-skill = Skill
analysis-luck-note = Luck and skill add up to the result less the chances at the start.
analysis-luckiest = What chance decided most
analysis-draw = Move { $move }, round { $round }: { $drawn }. { $player }: { $gained }
analysis-note = Chances are an estimate ({ $evaluator }). An error is a decision that clearly cost something, judged by what the player could know at that moment; “Lost” is the share of the chance to win that it gave away, with its 95 % interval.
analysis-given = { $count ->
    [one] This is a study: its first move comes from another game. Errors, losses and luck count from there on.
   *[other] This is a study: its first { $count } moves come from another game. Errors, losses and luck count from there on.
}
analysis-how = What decided the game: { $command }
not-analysed-not-over = The game in { $file } is not over. It can be analysed when it is finished.
not-analysed-no-evaluator = { $file } cannot be analysed: nothing here can judge positions of { $game } by rules version { $version } with { $seats } players (options: { $options }).

## Verifying

verify-commitment = Fingerprint, published before the first move: { $commitment }
verify-seed = Seed, revealed at the end: { $seed }
verify-contribution = { $player } added “{ $contribution }”.
verify-no-contribution = No player’s device added anything to the seed.
verify-given = { $count ->
    [one] This is a study: its first move comes from another game. That it keeps to the rules was checked; its chance outcomes belong to the other game and were not.
   *[other] This is a study: its first { $count } moves come from another game. That they keep to the rules was checked; their chance outcomes belong to the other game and were not.
}
verify-recomputed = { $count ->
    [one] { $count } random outcome computed again: the same as recorded.
   *[other] { $count } random outcomes computed again: the same as recorded.
}
verify-arrivals = { $count ->
    [one] { $count } race was decided by who reached the server first; no seed can confirm that.
   *[other] { $count } races were decided by who reached the server first; no seed can confirm that.
}
verify-holds = It holds: every random outcome of this game follows from the seed and what the players added, and the moves lead to the result.
verify-holds-study = It holds from that position on: every random outcome after it follows from the seed and what the players added, and the moves lead to the result.
verify-fails = It does not hold: this is not the game the server committed itself to, or the file was changed.
verify-limits = This counts only if the fingerprint is the one you saw before the first move. It does not show that nobody knew the seed during the game: whoever runs the server could.
verify-mismatch-commitment = The seed does not match the fingerprint: it gives { $found }.
verify-mismatch-luck = Move { $move }: the seed gives { $expected }, the record says { $found }.
verify-mismatch-arrival = Move { $move }: said to be decided by who was first, but it is no race: { $found }.
verify-mismatch-turn = Move { $move }: it was not the turn of whoever made it.
verify-mismatch-rules = Move { $move }: the rules do not allow { $found } there ({ $expected }).
verify-mismatch-result = The moves lead to { $expected } points and not to the result in the record ({ $found }).

## Simulating

simulate-progress = Playing
simulate-title = { $game }: { $games } games, seed { $seed }
simulate-seat = Seat
simulate-player = Player
simulate-wins = Won
simulate-interval = 95 %
simulate-points = Points
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-note = A shared victory counts in equal parts. Interval: Wilson, 95 %.
simulate-length = { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) } moves per game on average

## Errors

error-UnknownGame = There is no game “{ $name }”. There are: { $known }.
error-UnknownVersion = { $name } has no rules version { $version } here, only: { $known }.
error-UnknownBot = There is no opponent “{ $name }”. Write me, or one of: { $known }.
error-WrongSeats = { $game } is for { $least } to { $most } players, not { $seats }.
error-NotYourTurn = It is not seat { $seat }’s turn; { $owed ->
    [none] it is nobody’s
   *[other] it is the turn of seat { $owed }
}.
error-IllegalAction = That is not allowed here ({ $rule }).
error-CannotUndo = You can take back only your own last move, before anyone else moves or anything new is revealed.
error-usage = “{ $command }” cannot be used like this. See { $command } --help
error-missing-argument = “{ $command }” also needs: { $wanted }. See { $command } --help
error-unknown-argument = “{ $command }” does not know: { $given }. See { $command } --help
error-unknown-option = “{ $command }” does not know: { $given }. Its options: { $known }. See { $command } --help
error-needs-value = { $option } needs a value. See { $command } --help
error-takes-no-value = { $option } takes no value. See { $command } --help
error-invalid-choice = “{ $given }” is not one of: { $known }. See { $command } --help
error-resume-alone = --resume goes on with the game, players and options that are in the record: leave GAME, --seats, --option and --record out.
error-resume-certificate = { $file } is from a table server and can only be looked at: “zoorama replay”, “zoorama verify”.
error-record-exists = { $file } exists already. Name another file, or go on with it: --resume { $file }
error-file-missing = There is no file { $file }.
error-file-directory = { $file } is a folder, not a file.
error-file-denied = You are not allowed to open or write { $file }.
error-file = Cannot use { $file }: { $problem }
error-number = “{ $given }” for { $option } is not a whole number from { $least } to { $most }.
error-seats-without-me = Nobody is here to play: add me to --seats, or use “zoorama simulate”.
error-me-in-simulation = In a simulation only bots play: leave me out of --seats, or use “zoorama play”.
error-option-form = “{ $given }” is not of the form name=value.

unreadable-not-json = { $path }: not JSON, or cut off, at line { $line }, column { $column }.
unreadable-too-deep = { $path }: nested too deeply.
unreadable-repeated-field = { $path }: “{ $given }” is there twice.
given-kind = { $given ->
    [whole] a whole number
    [number] a number
    [text] text
    [flag] true or false
    [list] a list
    [object] an object
   *[null] null
}
wanted-kind = { $wanted ->
    [whole] a whole number
    [number] a number
    [text] text
    [flag] true or false
    [list] a list
    [object] an object
   *[null] null
}
unreadable-wrong-type = { $path }: is { given-kind }, should be { wanted-kind }.
unreadable-unknown-field = { $path }: has no “{ $given }”; allowed: { $known }.
unreadable-missing-field = { $path }: lacks { $wanted }.
unreadable-wrong-length = { $path }: has length { $given }, should have { $least } to { $most }.
unreadable-out-of-range = { $path }: { $given } is not between { $low } and { $high }.
unreadable-unknown-word = { $path }: “{ $given }” is none of { $known }.
unreadable-refused-move = { $path }: the rules do not allow this move ({ $rule }).
unreadable-out-of-turn = { $path }: it was not the turn of { $seat ->
    [0] chance
   *[other] seat { $seat }
}.
unreadable-wrong-result = { $path }: the moves lead to another result. The record was changed.
unreadable-not-a-name = { $path }: “{ $given }” cannot be a player’s name: 1 to 40 visible characters.
unreadable-bot-parameters = “{ $path }”: { $most ->
    [0] { $name } takes no number. Write { $name }.
    [one] { $name } takes one number at most.
   *[other] { $name } takes at most { $most } numbers.
}
unreadable-bot-parameter = “{ $path }”: “{ $given }” is not a whole number from { $low } to { $high }.
unreadable-too-many-digits = { $path }: a number in it has too many digits.
unreadable-unprintable = { $path }: holds characters that cannot be shown.
unreadable-not-text = { $path }: is not text.
unreadable-not-hex = { $path }: should be { $wanted } digits 0–9, a–f.
unreadable-no-luck = { $path }: does not say where its random outcomes came from, so there is nothing to check. Only games played at a table server can be checked.
unreadable-not-finished = { $path }: the game is not over. The seed is revealed at the end; check again then.
unreadable-unreachable = { $path }: no answer ({ $problem }).
unreadable-not-found = { $path }: there is no such table.
unreadable-too-large = { $path }: is larger than { $most } MB.
unreadable-tile-count = { $path }: holds { $given ->
    [one] { $given } tile
   *[other] { $given } tiles
}; a set has { $wanted } (OZ-1).
unreadable-one-family = { $path }: both halves show { $family }; a tile has two different families (OZ-2).
unreadable-exit-twice = { $path }: the edge “{ $edge }” is named twice; once is enough (OZ-2).

## The server

command-serve = open tables for people to play at over a link
command-workers = let bots of servers elsewhere think on this machine
command-admin = manage a server’s database: back it up and restore it, check it, delete abandoned tables
command-backup = copy the database, also while the server runs
command-prune = delete tables where nothing has happened for a while
argument-schema = the game to describe, or “wire” for the server’s messages
argument-host = the address to listen at; 0.0.0.0 lets others on the network in (default { $default })
argument-port = the port (default { $default }; 0 takes any that is free)
argument-db = where tables are kept: a file, or postgresql://… (default: a file in your data folder)
argument-nats = where several servers share a PostgreSQL database, or bots think on other machines: nats://… of the broker between them
argument-processes = processes that share the port, with PostgreSQL and --nats (default { $default })
argument-origin = another site whose pages may act here, such as https://example.org; can be given several times
argument-https = people connect over HTTPS: cookies are sent over HTTPS only
argument-open = open the browser as well
argument-pause = seconds a bot waits before it moves, for people to follow (default { $default })
argument-requests = requests per second that one address may make (default { $default })
argument-frames = messages per second that one connection may send (default { $default })
argument-workers = processes in which bots think; 0, with --nats: only on other machines, by “zoorama workers” (default { $default })
argument-workers-nats = nats://… of the broker that the servers use
argument-workers-here = processes in which bots think (default { $default })
argument-copy = the file to write the copy to
argument-days = delete tables where nothing has happened for this many days (default { $default })
argument-finished = delete finished games as well
serve-at = Zoorama is running at { $address } – Ctrl-C stops it.
workers-ready = { $count ->
    [one] One worker is ready for bots – Ctrl-C stops it.
   *[other] { $count } workers are ready for bots – Ctrl-C stops them.
}
serve-unasked = Opening the tables and your browser. What else there is: zoorama --help
admin-saved = The copy is in { $file }.
admin-pruned = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
error-server-extra = This needs parts that belong to every installation: { $install }. Missing: { $name }
error-address = Cannot listen at { $host }, port { $port }: { $problem }
error-port-taken = Port { $port } at { $host } is taken already. Name another, or let a free one be found: --port 0
error-not-on-windows = { $what } does not work on Windows.
error-decimal = “{ $given }” for { $option } is not a number from { $least } to { $most }.
error-Stale = Something happened while you were deciding. Take another look.
error-NoSuchTable = There is no such table. Check the link.
error-NoSuchPuzzle = There is no such puzzle.
error-TableClosing = The table is just being closed. Try again.
error-NoIdentity = This browser is not known here yet. Reload the page.
error-CrossOrigin = Another site’s page may not act here.
error-RateLimited = Too many requests at once. Wait a moment.
error-NotFound = Page not found.
error-Failed = Something went wrong on our side. Try again.
not-allowed-not-your-seat = Seat { $seat } is not yours.
not-allowed-no-such-seat = There is no seat { $seat }.
not-allowed-seat-taken = Seat { $seat } is taken.
not-allowed-table-full = All seats are taken.
not-allowed-already-started = The game has begun: seats can no longer change.
not-allowed-not-started = The game has not begun.
not-allowed-not-over = The game is not over.
not-allowed-study-of-the-end = The game is over at this point: there is nothing left to try. Choose an earlier one.
not-allowed-not-a-player = Only those who played can do that.
not-allowed-not-the-host = Only the host of the table can do that.
not-allowed-not-your-perspective = While the game is on you see it from your own seat only.
not-allowed-no-preview = No preview: this move cannot be undone.
not-allowed-chosen-luck = Chance can be set only for a game of your own against bots, started at once.
not-allowed-transfer-gone = This link has been used or has expired. Create a new one.
not-allowed-no-puzzles = There are no puzzles for this game yet.
not-allowed-no-more-puzzles = You have been through all puzzles of this game. Tomorrow’s is on its way.
not-allowed-puzzle-of-another-day = This is not today’s puzzle: a new day has begun. Reload the page for the new one.
not-allowed-puzzle-of-today = This is today’s puzzle. Solve it there, so that it counts for your streak.
not-allowed-puzzle-closed = You have already finished this puzzle.
not-allowed-not-a-name = “{ $name }” cannot be a name: 1 to 40 visible characters.
event-Undone = { $seat-who ->
    [you] You took back your last move.
   *[other] { $seat } took back a move.
}
event-HintTaken = { $seat-who ->
    [you] You
   *[other] { $seat }
} asked for a hint.
event-TakenOver = { $seat-who ->
    [you] You are away: a bot plays on for you.
   *[other] { $seat } is away: a bot plays on.
}
event-CameBack = { $seat-who ->
    [you] You are back.
   *[other] { $seat } is back.
}
unreadable-not-understood = { $path }: not understood ({ $why }).
unreadable-too-long = { $path }: is longer than { $most } characters.
store-error-in-use = { $where } is in use by another server. Stop it first, or name another database: --db
store-error-newer = { $where } was made by a later Zoorama (database version { $version }, this one knows { $known }).
store-error-not-ours = { $where } is not a database of Zoorama’s. It was left as it is.
store-error-unreachable = { $where } cannot be used: { $reason }
store-error-backup-elsewhere = { $where }: copy a PostgreSQL database with pg_dump.
store-error-no-driver = { $where } needs one more part: pip install "{ $extra }"
store-error-not-shared = { $where } can be used by one server only. Several servers share a PostgreSQL database: --db postgresql://…
broker-error-unreachable = The broker between the servers cannot be reached: { $reason }. Check its address: --nats
broker-error-no-driver = Several servers need one more part: pip install "{ $extra }"
broker-error-missing = Several processes need a broker between them: --nats nats://…
broker-error-no-workers = { $option }: bots that think on other machines need a broker that leads to them: --nats nats://…

## Characters: bots by level and name

level-greedy = clever
level-random = random
level-master = master
level-exact = perfect
character-mira = Mira
character-otto = Otto
character-kiwi = Kiwi
character-bruno = Bruno
character-lola = Lola
character-pip = Pip
character-nora = Nora
character-leo = Leo
character-tara = Tara
character-momo = Momo
character-rocky = Rocky
character-hanna = Hanna
character-ida = Ida
character-nils = Nils
character-wanda = Wanda
character-luna = Luna

## Exact play

command-solve = solve the dice game for two exactly
argument-solve-folder = where the table of exact values is kept (default: your data folder)
argument-solve-device = where to compute: auto, gpu or cpu (default { $default })
argument-solve-bytes = keep the table in bytes: a quarter of the size, a little less exact
argument-solve-verify = check that many random positions against the rules, slowly
argument-solve-net = also teach a small net what the table knows, and write it to this file
solve-progress = Solving
solve-first = The starter’s share of victory: { $value } (residual { $residual })
solve-folder = Table in { $folder }
solve-verified = { NUMBER($count) } positions checked against the rules; greatest difference { $off }
solve-taught = Net written to { $file }; mean error { $off }
error-lab-extra = This needs the lab’s parts: { $install }. Missing: { $name }
error-solve-game = Only { $known } is solved.
error-solve-compiler = To solve, this machine needs a C++ compiler (c++, g++ or clang++) or an NVIDIA GPU with CuPy.
error-solve-gpu = There is no GPU here that CuPy can use; --device cpu does without, for hours.
error-solve-table = { $folder } holds no table that this version reads. Remove it, or choose another with --folder.

## The lab

command-lab = measure how well bots play, and train them
command-ladder = let the levels of a game play each other and rate them
command-match = let one bot play against others in every seat, and time it
argument-lab-bots = the bots, from the weakest to the strongest (default: the levels of the game)
argument-lab-one = the bot that takes one seat
argument-lab-against = the bot that takes all other seats
argument-lab-seats = how many sit at the table (default: as few as the game allows)
argument-lab-games = how many games each pair plays, rounded up so that everybody sits in each seat equally often (default { $default })
argument-lab-minutes = begin nothing new after so many minutes; games in play are finished
argument-lab-json = also write the results to this file, and twice a minute what there is so far
argument-lab-picture = also draw the ratings to this file (.svg or .png)
argument-lab-luck = judge the luck of every game, and also tell the share won with luck taken out
contest-title = { $game }, { $seats } players, seed { $seed }
contest-one = Bot
contest-rest = Against
contest-games = Games
contest-won = Won
contest-interval = 95 %
contest-mean = Mean
contest-most = 99 % in
contest-seat = Seat
contest-bot = Bot
contest-rating = Rating
contest-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } ms
contest-note = The bot sits in each seat in turn, with the same luck; the others are all of the other kind. Even would be { $even }. A shared victory counts in equal parts. Interval: Wilson, wider where games with the same luck end alike. Times: processor time for a decision.
contest-rating-note = Elo points, { $anchor } = 1000. Interval: bootstrap over the luck of the games.
contest-corrected = With luck taken out, judged by { $evaluator }
contest-worth = Worth
contest-corrected-note = Luck adds up to nothing on average, so that taking it out favours nobody. “Worth”: how many games without this tell as much as one with it. How much is taken out is fitted on the other half of the games; it takes { $least } rounds through all seats at least.
contest-pairing = { $one } against { $rest }
contest-rating-axis = Elo points, with 95 % intervals
contest-share-axis = Share won, with 95 % intervals (dashed: even, { $even })
contest-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
contest-interrupted = Interrupted: these are the games finished before.
error-lab-games = Each pair must play at least { $seats } games, so that everybody sits in each of the { $seats } seats; --games is { $games }.
error-lab-bots = It takes at least two different bots, each named once: --bots random,greedy
error-lab-seats = With { $seats } players there is no level “{ $name }” in { $game }. There are: { $known }.
error-lab-luck = Luck cannot be judged here: nothing can judge positions of { $game } with { $seats } players and these options. Leave --luck-corrected out.
error-lab-picture = A picture can be written as .svg or .png, not as “{ $file }”.
error-lab-nothing = Stopped before everybody had sat in each seat once: there is nothing to tell yet.
error-lab-worker = A process that played games was killed, perhaps for want of memory. What was finished before is in the file given with --json. Fewer --jobs need less memory.

# The lab: tournaments, studies, games in files, Ray
command-tournament = let several bots meet, everybody in each seat equally often, and rate them
command-study = find out what a game is like: seats, lengths, points, what wins, for each choice of options
command-merge = put together games that were played apart, and tell what they show
argument-jobs-or-ray = how many processes share the work (default 1; with --on ray, one for each core)
argument-on = play on Ray: on a cluster of this machine’s own (ray) or on the one at this address (such as 10.0.0.5:6379)
argument-numbers = play the games with these numbers, from A up to but without B, in place of --games: what was played apart is put together by zoorama lab merge
argument-data = also write every game to this file: as JSON lines (.jsonl) or, a row for each seat, as Parquet (.parquet)
argument-report = also write a page with pictures to this file (.html)
argument-merge-files = files written with --data (.jsonl)
argument-tournament-bots = who takes part (default: the levels of the game)
argument-tournament-games = how many games each table plays, rounded up so that everybody sits in each seat equally often (default { $default })
argument-study-bot = the bot in all seats (default: greedy, where it plays the game)
argument-study-seats = how many sit at the table: one number, several, or all (default: as few as the game allows)
argument-study-games = how many games of each variant (default { $default })
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-few-numbers = No intervals: they need games of at least { $least } numbers, which share no luck.
lab-kept = { $games } games in { $file }: too few to tell anything by themselves.
lab-too-few = Too few games to tell anything: { $games }.
lab-tick = { NUMBER($value, maximumFractionDigits: 1, useGrouping: 0) }
lab-shares = Share won
lab-ratings = Ratings
lab-by-seat = By seat
lab-by-seat-axis = Share won in each seat, with 95 % intervals (dashed: even)
lab-ladder-title = { $game }: ladder
lab-match-title = { $game }: match
lab-ladder-lead = How strong the bots are with { $seats } players. Each sat in every seat in turn, with the same luck.
lab-match-lead = One bot against others of another kind with { $seats } players, in every seat in turn and with the same luck.
lab-repeat = The same games again
lab-game = Game
lab-rules = { $game }, rules version { $version }
lab-games = Games
lab-seed = Seed
lab-numbers = Numbers
lab-options = Options
lab-digest = Digest
lab-stopped = Stopped early
lab-left-out = Left out
lab-left-out-rounds = { $games } of { $all } games: their rounds have fewer games than others
tournament-title = { $game }: tournament
tournament-lead = { $bots } bots met at tables of { $seats }, in every combination, everybody in each seat equally often and with the same luck.
tournament-standings = Standings
tournament-pairs = Head to head
tournament-other = Ahead of
tournament-compared = Compared
tournament-ahead = How often
tournament-matrix = How often the one at the left was placed ahead of the one at the top
tournament-note = Even would be { $even }. A shared victory counts in equal parts. Interval: Wilson, wider where games with the same luck end alike.
tournament-pairs-note = Wherever both sat at a table: how often the first was placed ahead of the second. A shared place is half of it.
study-title = { $game }: study
study-lead = What the game is like when { $bot } plays in every seat.
study-overview = Overview
study-overview-note = Means of all games of a variant. All variants were played with the same numbers.
study-players = Players
study-seats = { $seats } players
study-seat = Seat { $seat }
study-best-seat = Best seat
study-seat-won = { $seat }: { $won }
study-by-seat = Does the seat matter?
study-seats-note = { $games } games; even would be { $even }. A shared victory counts in equal parts. Interval: Wilson, 95 %.
study-lengths = How long is a game?
study-scores = How do points spread?
study-effects = What wins?
study-what = What
study-rounds = Rounds
study-choices = Choices
study-decisions = Decisions
study-moves = Moves
study-everybody = Everybody
study-winners = Most points of a game
study-margin = Margin
study-deviation = Deviation
study-5 = 5 %
study-median = Median
study-95 = 95 % below
study-lengths-note = A choice is a decision with more than one thing to do; moves are decisions and luck. Interval: of the mean.
study-scores-note = The margin is how far the most points are above the second most. Interval: of the mean.
study-part = { $variant }: { $what }
study-line = Score sheet
study-of-winners = Winners
study-of-others = Others
study-difference = Difference
study-effect = Effect
study-effects-note = Points in each line of the score sheet, winners against the others at the same table. “Effect”: the difference in standard deviations of the line. It tells what winners have, not that more of it would make anybody win.
study-choices-axis = Choices a game, with 95 % intervals
study-points-axis = Points of a player, with 95 % intervals
study-choices-spread = Games by the number of choices
study-points-spread = Players by points
study-effects-axis = Points of winners beyond those of others, with 95 % intervals
error-numbers = “{ $given }” for --numbers is not a range such as 1000:2000, from a number up to but without a larger one, at most { $most }.
error-on-jobs = The cluster at { $address } has its own number of processes: leave --jobs out, or say --on ray.
error-on-address = No Ray cluster answers at “{ $address }”. Start one with “ray start --head” and give its address, such as 10.0.0.5:6379; --on ray starts one on this machine.
error-on-version = A node of the cluster has zoorama { $version }, whose games may be others. Install the same version on every node.
error-ray-extra = To play on Ray, install it: { $install }. Missing: { $name }
error-parquet-extra = To write Parquet, install PyArrow: { $install }. Missing: { $name }
error-data-file = Games can be written as JSON lines (.jsonl) or Parquet (.parquet), not as “{ $file }”.
error-report-file = A report is a page of HTML: give --report a name that ends in .html, not “{ $file }”.
error-lab-no-games = There are no games to tell about yet.
error-tournament-round = Stopped before one whole round of { $games } games: there is nothing to tell yet.
error-study-games = A study needs at least { $least } games of a variant; there are { $games }.
error-study-option = The option { $name } is given twice. Give all its values at once: --option { $name }=A,B
error-merge-mixed = { $file } has other games than the first: { $game } with seed { $seed }. Only games of one game, rules version and seed can be put together.
error-merge-contradiction = { $file } tells game { $number } otherwise than another file: one of them was changed, or written by another version.
error-merge-variants = These games cannot be told about together: they have other players, other numbers of them or other options. Merge them apart.
error-merge-line = Line { $line } of { $file } is no game. Files are written with --data FILE.jsonl.

## Settings

argument-settings = a TOML file with settings (default: the one $ZOORAMA_SETTINGS names)
argument-print-settings = print all settings, what they are and where they come from, and stop
settings-error-unreadable = { $where } cannot be read: { $why }
settings-error-unknown = { $where }: there is no setting “{ $name }”. The nearest is “{ $nearest }”.
settings-error-twice = { $where }: “{ $name }” is given twice, itself and as a file. Keep one of them.
settings-error-text = { $where }: “{ $name }” must be text in quotes.
settings-error-list = { $where }: “{ $name }” must be a list of texts.
settings-error-yes-no = { $where }: “{ $name }” must be true or false.
settings-error-whole = { $where }: “{ $name }” must be a whole number from { $least } to { $most }, not “{ $given }”.
settings-error-number = { $where }: “{ $name }” must be a number from { $least } to { $most }, not “{ $given }”.

## Limits: what there can be too much of, and when to try again

too-many-again = { $unit ->
    [second] { $count ->
        [one] Try again in a second.
       *[other] Try again in { $count } seconds.
    }
    [minute] { $count ->
        [one] Try again in a minute.
       *[other] Try again in { $count } minutes.
    }
   *[hour] { $count ->
        [one] Try again in an hour.
       *[other] Try again in { $count } hours.
    }
}
too-many-tables = You have { $limit } tables open; more are not allowed. Finish or leave one, then try again.
too-many-tables-address = { $limit } tables are open from your network; more are not allowed. Try again once one of them has ended.
too-many-public-tables = You have { $limit } public tables open; more are not allowed. Finish or leave one, then try again.
too-many-tables-day = You can open { $limit } tables a day. { too-many-again }
too-many-tables-day-address = { $limit } tables a day can be opened from one network. { too-many-again }
too-many-newcomers = { $limit } new players an hour can come from one network. { too-many-again }
too-many-sockets = You have this site open { $limit } times; more are not allowed. Close a tab, then try again.
too-many-sockets-address = { $limit } connections from your network are open; more are not allowed. Close a tab, then try again.
too-many-spectators = { $limit } spectators are watching this table already. Try again later.
too-many-hints = You have had { $limit } hints in this game. There are no more.
too-many-undos = You have taken this move back { $limit } times. Now it is time to decide.
too-many-previews = { $limit } previews a second are enough. { too-many-again }
too-many-replays = { $limit } replays a minute are enough. { too-many-again }
too-many-analyses = { $limit } analyses a minute are enough. { too-many-again }
too-many-analyses-address = { $limit } games are being analysed for your network; more are not allowed. Try again once one of them is ready.
too-many-analyses-waiting = { $limit } games are being analysed already. { too-many-again }
too-many-chat = You can write { $limit } messages a minute. { too-many-again }
too-many-chat-table = { $limit } messages a minute can be written at this table. { too-many-again }
too-many-chat-lines = The chat of this table is full: { $limit } messages.
too-many-seat-changes = You can change seats { $limit } times a minute. { too-many-again }
too-many-seats = At somebody else’s public table you can take { $limit } seats at most.
too-many-wishes = { $limit } people are waiting for a seat here already. Try again later.

## People

not-allowed-name-taken = “{ $name }” looks like the name of somebody else at this table. Choose another name.

## Connections

http-slow = The request took longer than { $limit } seconds to arrive. Try again.
http-headers = The request’s headers are too large: { $limit } bytes at most. Deleting this site’s cookies may help.
http-fields = The request has too many headers: { $limit } at most.
http-body = This is too large: { $limit } bytes at most.
too-many-connections-address = Your network already has { $limit } connections open, which is the most it can have. Close a tab. { too-many-again }
too-many-connections = The server is full: it already has { $limit } connections open. { too-many-again }
http-malformed = The server cannot read this request: { $why }
http-host = This server does not answer to the name { $host }. Its operator can allow the name: setting net.hosts.
unreadable-not-a-network = { $path }: “{ $given }” is neither an IP address nor a network such as 10.0.0.0/8.

## Looking after the database

command-check = look over the database: is it sound, and can every table be played on
command-restore = put a copy in the place of the database; the one before it is kept
command-rotate-key = sign cookies with a new key, also while the server runs
command-drain = let a running server begin no new games, and end when none is in play
argument-restored = the copy to restore
argument-repair = put right what follows from the rest, such as lists that lag behind the game
argument-vacuum = give all free space back to the disk; the server must not be running
argument-key-days = days for which cookies signed with the old key are still accepted (default { $default })
argument-key-file = where the key is kept, if the settings name a file of its own
argument-minutes = minutes after which the server ends even if games are in play (default { $default })
admin-restored = { $file } is now the database, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
admin-aside = The database before it is kept in { $file }.
admin-problem = The database itself: { $problem }
admin-damaged = Table { $table }… cannot be loaded: { $why }
admin-lagging = { $count ->
    [one] One table lags behind its log.
   *[other] { $count } tables lag behind their logs.
} A server catches up when it starts, or now: --repair
admin-repaired = { $count ->
    [0] Nothing needed repair.
    [one] One table put right.
   *[other] { $count } tables put right.
}
admin-checked = { $tables ->
    [one] One table checked
   *[other] { $tables } tables checked
}, { $damaged ->
    [0] none damaged.
    [one] one of them damaged.
   *[other] { $damaged } of them damaged.
}
admin-key-rotated = Cookies are signed with a new key from now on. { $days ->
    [0] Those signed with the old one are void.
    [one] Those signed with the old one are accepted for one more day.
   *[other] Those signed with the old one are accepted for { $days } more days.
}
admin-draining = The server begins no new games from now on. It ends when none is in play, at the latest in { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
}
store-error-older = { $where } was made by an earlier Zoorama. Start the server: it keeps a copy and upgrades it.
store-error-newer-copy = { $where } was made by a later Zoorama (database version { $version }, this one knows { $known }). To go back to this one, without what was played since: zoorama admin restore { $copy }
store-error-damaged = { $where } is damaged: { $reason }
store-error-bad-key = { $where } does not hold a key for cookies. Restore the file, or delete it: everybody is then a new guest.
error-TableDamaged = What is stored of this table cannot be read. Ask whoever runs this server: they can look into it.
error-Restarting = The server is about to restart: no new games until then. Try again in a few minutes.

## Moderation

command-operator = print a link that makes a browser an operator’s
command-operators = list the operators of a server, or remove one
argument-operator = the operator’s name, as it is shown in the audit trail
argument-remove-operator = remove the operator of this name
operator-link = Open this page of your server in { $name }’s browser. The link works once, for { $minutes } minutes.
operator-removed = { $name } is no longer an operator.
operator-none = There are no operators. “zoorama admin operator NAME” makes one.
operator-unknown = There is no operator { $name }. “zoorama admin operators” lists them.
not-allowed-banned = { $until ->
    [never] You are banned: you may not sit down, write in the chat or open tables. Reason: { $reason }
   *[other] You are banned until { $until }: until then you may not sit down, write in the chat or open tables. Reason: { $reason }
}
not-allowed-muted = { $until ->
    [never] You may not write in the chat any more. Reason: { $reason }
   *[other] You may not write in the chat until { $until }. Reason: { $reason }
}
not-allowed-no-such-line = This message is too old: its author cannot be found.
not-allowed-nobody-to-sanction = There is nobody to act against: the person or the address is not known.
not-allowed-sanction-gone = This mute or ban has ended already.
not-allowed-report-gone = There is no such report.
too-many-reports = The operators have not read your last { $limit } reports yet. Try again once they have.
too-many-puzzles = You can answer { $limit } puzzles a minute. { too-many-again }
too-many-exports = Your data can be exported { $limit } times in ten minutes. { too-many-again }

## Hosts: who may sit, write and watch

not-allowed-kept-out = The host does not want you at this table.
not-allowed-turned-down = The host has not given you a seat.
not-allowed-chat-off = The chat of this table is closed.
not-allowed-chat-seated = Only those who sit at this table can write in its chat.
not-allowed-no-such-wish = This person is not waiting for a seat any more.
not-allowed-plays-here = { $name } plays here and cannot be kept out.
not-allowed-others-missing = The others are still on their way. You can start once they are here, or in { $wait ->
    [one] one second
   *[other] { $wait } seconds
}.

## Notices

notice-turn = { $game }: your turn
notice-reminder = { $game }: { $hours ->
    [one] { $hours } hour left for your move
   *[other] { $hours } hours left for your move
}
notice-over = { $game }: the game is over
notice-rematch = { $game }: you are invited to a rematch
notice-several = { $count ->
    [one] { $count } game has news for you
   *[other] { $count } games have news for you
}
notice-players = With { $players }
notice-guest = Guest { $number }
notice-test = Zoorama: test notice
notice-test-body = It works: this is how notices will reach you.
notice-mail-confirm = Zoorama: please confirm your e-mail address
notice-mail-confirm-body = Somebody, probably you, wants notices about games at { $site } sent to this address. To confirm, open this link within three days:
notice-mail-confirm-foot = If it was not you, ignore this e-mail: nothing more will be sent.
notice-mail-foot = To stop these e-mails: { $link }
unreadable-not-push-keys = { $path }: are not the keys of a browser’s push subscription.
unreadable-not-an-address = { $path }: “{ $given }” is not an e-mail address.
unreadable-closed-address = { $path }: this server does not send there. It needs an https address on the public internet.
unreadable-unknown-zone = { $path }: there is no time zone “{ $given }”. It should be like Europe/Paris.
not-allowed-not-offered = This server does not send such notices.
not-allowed-notice-link-gone = This link does not work or has expired. Enter your address again to get a new one.
not-allowed-mail-refused = The e-mail could not be sent. Check the address, or try again later.
too-many-notice-mails = { $limit } e-mails a day can ask for a confirmation. { too-many-again }
too-many-notice-tests = You can send { $limit } tests in a row. { too-many-again }

## Levels and hints

level-beginner = beginner
level-keen = keen
level-expert = expert
level-beginner-about = Plays sensibly, but does not always take the best move. Right for a first game.
level-greedy-about = Takes what looks best at the moment.
level-keen-about = Weighs what each move does for the chance to win.
level-expert-about = Thinks several moves ahead.
level-master-about = Thinks far ahead and is hard to beat.
level-exact-about = Never makes a mistake.
level-random-about = Plays anything the rules allow.
level-instead = There is no “{ $level }” here with { $seats } players: “{ $other }” plays instead.
level-trouble = The net of { $game } cannot be used: { $why }. Bots that search go by rules of thumb instead.
not-allowed-no-such-level = With { $seats } players there is no level “{ $level }”. There are: { $known }.
play-help-hint = a hint: what a strong bot would play, and why
hint-is = Hint: { $action }
hint-chance = This wins { $chance } in 100 games.
hint-chances = This wins { $chance } in 100 games. Next best: { $other } – { $next }.

## Training

command-train = teach a net by self-play, for the strong opponents
argument-train-minutes = how long (default { $default }); longer training learns more slowly and better
argument-train-seats = the numbers of seats to play with, each as often as it is named (default: all, small tables more often)
argument-train-folder = where weights, curve and checkpoint are kept; training begun there goes on (default: training/GAME)
argument-train-picture = draw the curve to this file (.svg or .png)
train-line = { $minutes } min, { NUMBER($games) } games, { $speed } a second, loss { $loss }; against greedy: { $exams }
train-exam = { $seats } seats { $share } of { $games }
train-done = Weights, card and curve in { $folder }
train-seats = { $count } seats
train-minutes = minutes
train-share = share won, one against greedy opponents
error-train-seats = { $given }: { $low } to { $high } can play, written like { $low },{ $high }.
error-train-gpu = There is no GPU here that PyTorch can use; --device cpu does without, more slowly.
error-train-folder = There is a checkpoint in { $folder } that is not of this game, these rules or these features. Remove it, or choose another with --folder.
error-train-stopped = A process that played has ended by itself; its message is above. What was learnt until then is in { $folder }.

## A seat for language models

command-mcp = give a language model a seat: tools over standard input and output (MCP)
error-mcp-extra = This needs the parts for language models: { $install }. Missing: { $name }
mcp-instructions = Four zoo games to play against bots, or with people at a table server. Read the rules, open a table or join one, then look and act until the game is over. Only what your seat may know is shown.
mcp-tool-list_games = The games: for how many players, which bots there are (from weak to strong), which options.
mcp-tool-read_rules = The rules of a game, each with its id. rule: only this one, such as ZD-8. language: en, fr, de or ru.
mcp-tool-open_table = Open a table here and sit down against bots. bots: one for each other seat, such as ["greedy", "master"]; without them, greedy ones. seat: yours, counted from 0. options: those that differ from the defaults. seed: fixes all luck, so that a game can be repeated. The answer has the table’s number and what you may do.
mcp-tool-join_table = Sit down at a table of a Zoorama server, by the link that its host shared (…/t/…), under this name. The host starts the game.
mcp-tool-list_tables = Your tables, and at which of them it is your turn.
mcp-tool-look = The table as you see it: the board, and what you may do, by number. wait: at a server’s table, wait so many seconds at most for your turn; then also what has happened since.
mcp-tool-read_view = All that your seat may know as JSON, and the legal actions with their numbers; the resource zoorama://schema/GAME describes it.
mcp-tool-act = Do something: action is the number of a choice, or an action as JSON. The others then play until you are asked again. What is not allowed is refused, with the rule.
mcp-tool-read_log = What your seat was told since the beginning. since: leave out so many events.
mcp-tool-hint = What a strong bot would do in your place. At a server’s table everybody is told that you asked.
mcp-tool-result = The score sheets of a game that is over.
mcp-tool-close_table = Get up from a table. A game here is lost; at a server’s table your seat is free again, or a bot plays on for you if the game has begun.
mcp-resource-rules = The rules of a game in en, fr, de or ru
mcp-resource-schema = The JSON Schema of a game’s views, actions and events
mcp-opened = Table { $table }: { $game }. You are { $player }, seat { $seat } counted from 0.
mcp-others = It is not your turn. The table waits for { $players }.
mcp-not-begun = The game has not begun yet. The host starts it; look again then.
mcp-not-over = The game is not over yet.
mcp-no-table = You have no table { $table }. You have: { $known }.
mcp-too-many = You have { $most } tables already. Close one first.
mcp-closed = You have left table { $table }.
mcp-closed-untold = Table { $table } is closed here, but the server could not be told, and your seat there may still be yours. { $problem }
unreadable-not-a-table-link = { $path }: is not the link of a table. It looks like https://example.org/t/….
unreadable-not-seated = { $path }: the host has not let you sit down. Ask them, then join again.
unreadable-table-gone = { $path }: the table is gone from the server.
unreadable-not-recognized = { $path }: the server no longer knows who you are.
unreadable-cut-off = { $path }: the server closed the connection (code { $code }).
unreadable-timed-out = { $path }: no answer within { $seconds } seconds.
