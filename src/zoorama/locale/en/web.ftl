## The frame

web-skip = Skip to the content
web-loading = One moment…
web-home = To the games
web-close = Close
web-menu = More
web-settings = Settings
web-name = Your name
web-save = Save
web-saved = Saved.
web-language = Language
web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Movement
web-speed-0 = none
web-speed-0-5 = slow
web-speed-1 = normal
web-speed-2 = fast
web-notify = Notify me when it is my turn
web-transfer = Move to another device
web-transfer-about = This link makes another device yours too. It works once, for a quarter of an hour.
web-transfer-make = Make a link
web-arriving = Taking you over to this device…
web-copy = Copy
web-copied = Copied
web-share = Share
web-lost = There is nothing here
web-lost-about = The link may be mistyped, or the table may have been cleared away.
web-broken = That did not load
web-broken-about = Perhaps the connection was lost, or Zoorama has just been renewed.
web-reload = Load again
web-outdated = Zoorama has been renewed. Load the page again to go on; nothing is lost.
web-connecting = Connecting…
web-connection-lost = The connection is lost. Your moves are kept and sent again.
web-retry = Try now

## Home

web-welcome = Four zoo games. Sit down and play.
web-games = Games
web-players = { $least }–{ $most } players
web-minutes = { $least }–{ $most } minutes
web-play-now = Play now
web-learn = First game
web-rules = Rules
web-my-games = My games
web-open-tables = Open tables
web-finished-games = Finished games
web-your-turn = Your turn
web-stage-over = finished
web-stage-playing = in play
web-open-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-waiting-for = Waiting for { $players }
web-credits = The games belong to their authors and publishers. Zoorama tells the rules in its own words. Animals and things: Fluent Emoji by Microsoft (MIT), and our own.

## A new table

web-with = Who plays?
web-with-bots = Me and bots
web-with-friends = Friends, by link
web-with-device = Several at this device
web-seats = Seats
web-people = People here
web-player-number = Player { $number }
web-opponents = Opponents
web-pace = Pace
web-pace-untimed = No clock
web-pace-quick = Quick: 20 seconds a move
web-pace-calm = Calm: 1 minute a move
web-pace-slow = Slow: 3 minutes a move
web-pace-day = By mail: 1 day a move
web-pace-days = By mail: 3 days a move
web-pace-week = By mail: 1 week a move
web-reaction = Time to react
web-reaction-all = until all have answered
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-public = Show the table to everybody
web-open-table = Open the table
web-start = Start

## Gathering

web-is-public = open to everybody
web-is-private = by link only
web-spectators = { $spectators ->
    [one] { $spectators } watching
   *[other] { $spectators } watching
}
web-invite = Invite friends
web-invite-about = Whoever has this link can sit down or watch.
web-seat-open = Free seat
web-you = you
web-bot = bot
web-bot-sits-in = a bot sits in
web-not-here = not here
web-sit = Sit here
web-stand = Stand up
web-unseat = Remove
web-shuffle = Shuffle the seats
web-too-few = At least { $least } must sit at the table.
web-wait-for-host = Whoever opened the table starts the game.
web-take-a-seat = Take a free seat, or watch.

## Playing

web-players-list = Players
web-is-asked = has to decide
web-points-now = points so far
web-days-left = { $days } d
web-hours-left = { $hours } h
web-sending = Sending…
web-moment = One moment…
web-watching = you are watching
web-undo = Undo
web-hint = Hint
web-hint-is = Hint: { $action }
web-hint-do = Do that
web-thinking = Thinking…
web-score = Score
web-score-now = The score so far
web-score-about = As the sheets would stand if the game ended now, by what you can see.
web-winner = Winner
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-leave = Leave the table
web-leave-about = A bot plays on in your place. You can come back to your seat by the same link.
web-stay = Stay
web-motion-on = Movement on
web-motion-off = Movement off
web-away = A bot is playing for you.
web-back = I'm back
web-why = Why?
web-choices = { $choices ->
    [0] No choices now
    [one] { $choices } choice
   *[other] { $choices } choices
}
web-log = What happened
web-log-empty = Nothing yet.
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-say = Say something
web-send = Send
web-hand-over = Hand the device to { $player }
web-hand-over-about = What the others must not see is covered.
web-i-am = I am { $player }: show

## The stage

web-volume = Sound
web-volume-off = off
web-hurry = Skip ahead
web-side = Log, chat and moves
web-side-fold = Fold the panel
web-moves = All moves
web-chat-unread = new lines

## Luck

web-luck = Fair luck
web-luck-about = Before the first move this table drew a secret seed and published its fingerprint. Every roll and every card comes from the seed and from what the players' devices added. After the game the seed is shown.
web-luck-commitment = Fingerprint, published before the first move
web-luck-seed = Seed
web-luck-later = shown when the game is over
web-luck-fits = The seed fits the fingerprint: it was fixed before the first move.
web-luck-differs = The seed does not fit the fingerprint!
web-luck-verify = To compute every outcome of luck again on your own machine:
web-luck-limits = This proves that luck was not changed during the game. It does not prove that nobody looked at the seed beforehand; that is why every player's device adds something of its own.
web-download = Download record and proof

## Replay

web-perspective = Through the eyes of
web-perspective-spectator = a spectator
web-perspective-open = whoever moves
web-step = Step { $step } of { $last }
web-first = To the beginning
web-previous = One step back
web-next = One step on
web-last = To the end
web-play = Play
web-pause = Pause
web-share-replay = Share this moment
web-to-table = To the table
web-note-hint = ({ $player } asked for a hint.)
web-note-bot = ({ $player } is away: a bot sits in.)
web-note-back = ({ $player } is back.)
web-note-undo = ({ $player } took a choice back.)

## First games

web-learn-title = { $game }: your first game
web-learn-about = A real game against bots, without a clock. Whatever is new to you is explained when it comes up.
web-learn-begin = Begin
web-learn-next = Next
web-learn-good = Understood
web-learn-end = That was a whole game. The score sheet shows what counted. You are ready to play.

## What the server refuses

error-NoAnswer = The server does not answer. Try again in a moment.

## People: guests have no name yet, everybody has an animal

web-guest = Guest { $number }
web-your-animal = Your animal
web-animal-fox = Fox
web-animal-owl = Owl
web-animal-frog = Frog
web-animal-bear = Bear
web-animal-koala = Koala
web-animal-mouse = Mouse
web-animal-panda = Panda
web-animal-lion = Lion
web-animal-tiger = Tiger
web-animal-monkey = Monkey
web-animal-raccoon = Raccoon
web-animal-rabbit = Rabbit
web-animal-penguin = Penguin
web-animal-polar-bear = Polar bear
web-animal-wolf = Wolf
web-animal-cat = Cat

## The shop window

web-welcome-about = Play at once, against bots or with friends. No account, nothing to install.
web-continue = Continue
web-continue-turn = Continue: your turn
web-how = How it works
web-how-play = Pick a game and play
web-how-play-about = One click and you sit at a table. Undo, hints and a preview of every move help you along.
web-how-invite = Send a link
web-how-invite-about = Friends open it and sit down, on any device. Bots take the empty seats.
web-how-learn = Learn by playing
web-how-learn-about = A short lesson for each game. Every rule is one tap away.
web-options = Options
web-placing = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} of { $seats } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The invitation

web-introduce = What should the others call you?
web-change = Change
web-scan = QR code of the invitation: scan it with a phone to join
web-add-bot = Add a bot
web-bots-level = Bots play
web-fill-start = Fill with bots and start
web-start-with = { $players ->
    [one] Start alone
   *[other] Start with { $players }
}
