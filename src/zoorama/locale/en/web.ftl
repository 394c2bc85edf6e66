## The frame

web-skip = Skip to content
web-loading = One moment…
web-home = Home
web-close = Close
web-menu = More
web-settings = Settings
web-name = Your name
web-save = Save
web-saved = Saved.
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-speed = Animations
web-speed-0 = off
web-speed-0-5 = slow
web-speed-1 = normal
web-speed-2 = fast
web-notify = Notify me when it is my turn
web-auto-pass = Pass automatically when there is nothing else I can do
web-transfer = Continue on another device
web-transfer-about = Open this link on your other device to carry on there. It works once, for 15 minutes.
web-transfer-make = Create a link
web-arriving = Moving you to this device…
web-copy = Copy
web-copied = Copied
web-share = Share
web-lost = Page not found
web-lost-about = The link may be mistyped, or the table may have been deleted.
web-broken = This page could not be loaded
web-broken-about = You may be offline, or Zoorama has just been updated.
web-reload = Reload
web-outdated = Zoorama has been updated. Reload the page to go on; nothing is lost.
web-connecting = Connecting…
web-connection-lost = Connection lost. Your moves are kept and will be sent again.
web-retry = Retry now

## Home

web-welcome = Four zoo games. Sit down and play.
web-games = Games
web-players = { $least }–{ $most } players
web-minutes = { $least }–{ $most } minutes
web-play-now = Play now
web-learn = Learn to play
web-rules = Rules
web-rules-luck = How much is luck?
web-rules-luck-players = { $players } players
web-rules-luck-skill = Skill { $share }
web-rules-luck-chance = Chance { $share }
web-rules-luck-won = A strong bot won { $won } of { $games } games against weaker ones; among equals it would be { $even }.
web-rules-luck-about = Measured with one strong bot among weaker ones, in every seat in turn. Skill is how much of the results is explained by knowing which of them it is; the rest is chance. The closer players are in strength, the more chance decides.
web-my-games = My games
web-open-tables = Open tables
web-finished-games = Finished games
web-your-turn = Your turn
web-stage-over = finished
web-stage-playing = in progress
web-open-seats = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-waiting-for = Waiting for { $players }
web-credits = The games belong to their authors and publishers. Zoorama explains the rules in its own words. Animals and objects: Fluent Emoji by Microsoft (MIT), and our own.

## A new table

web-with = Who plays?
web-with-bots = Against bots
web-with-friends = Invite friends
web-with-device = Pass and play
web-seats = Seats
web-people = People on this device
web-player-number = Player { $number }
web-opponents = Opponents
web-pace = Time
web-pace-untimed = No time limit
web-pace-quick = Quick: 20 seconds per move
web-pace-calm = Calm: 1 minute per move
web-pace-slow = Slow: 3 minutes per move
web-pace-day = Correspondence: 1 day per move
web-pace-days = Correspondence: 3 days per move
web-pace-week = Correspondence: 1 week per move
web-reaction = Time to react
web-reaction-all = until everyone has answered
web-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
web-public = Public table
web-open-table = Open the table
web-start = Start

## Gathering

web-is-public = public
web-is-private = by link only
web-spectators = { $spectators ->
    [one] { $spectators } watching
   *[other] { $spectators } watching
}
web-invite = Invite friends
web-invite-about = Anyone with this link can join or watch.
web-seat-open = Free seat
web-you = you
web-bot = bot
web-bot-sits-in = a bot is playing
web-not-here = away
web-sit = Sit here
web-stand = Stand up
web-unseat = Remove
web-shuffle = Shuffle the seats
web-too-few = The table needs at least { $least } players.
web-wait-for-host = The host starts the game.
web-take-a-seat = Take a free seat, or watch.

## Playing

web-players-list = Players
web-is-asked = to move
web-points-now = points so far
web-days-left = { $days } d
web-hours-left = { $hours } h
web-sending = Sending…
web-moment = One moment…
web-watching = you are watching
web-undo = Undo
web-hint = Hint
web-hint-do = Play this
web-thinking = Thinking…
web-score = Score
web-score-now = Score so far
web-score-about = If the game ended now (hidden information not counted).
web-winner = Winner
web-rematch = Rematch
web-rematch-join = Join the rematch
web-replay = Replay
web-leave = Leave the table
web-leave-about = A bot plays on in your place. Come back any time by the same link.
web-stay = Stay
web-motion-on = Turn animations on
web-motion-off = Turn animations off
web-away = A bot is playing for you.
web-back = I’m back
web-why = Why?
web-choices = { $choices ->
    [0] No moves now
    [one] { $choices } move
   *[other] { $choices } moves
}
web-log = Log
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-send = Send
web-hand-over = Pass the device to { $player }
web-hand-over-about = The last player’s secrets are hidden.
web-i-am = I am { $player }: show my view

## The stage

web-volume = Sound
web-volume-off = off
web-hurry = Skip ahead
web-key-space = Space
web-side = Log, chat and moves
web-side-fold = Fold the panel
web-moves = All moves
web-chat-unread = new lines

## Luck

web-luck = Provably fair
web-luck-about = Before the first move this table drew a secret seed and published its fingerprint. Every roll and every card follows from the seed and from what the players’ devices added. After the game the seed is revealed.
web-luck-chosen = This is a lesson: its luck was chosen beforehand, so that it is the same for everyone who learns.
web-luck-commitment = Fingerprint, published before the first move
web-luck-seed = Seed
web-luck-later = revealed when the game is over
web-luck-fits = The seed matches the fingerprint: it was fixed before the first move.
web-luck-differs = The seed does not match the fingerprint!
web-luck-verify = To check every roll and draw on your own computer:
web-luck-limits = This proves that no roll or draw was changed during the game. It does not prove that nobody looked at the seed beforehand; that is why every player’s device adds something of its own.
web-download = Download record and proof

## Replay

web-perspective = View as
web-perspective-spectator = a spectator
web-perspective-open = the player to move
web-step = Step { $step } of { $last }
web-previous = Previous
web-next = Next
web-next-round = Next round
web-previous-round = Previous round
web-key-moment = Key moment
web-play = Play
web-pause = Pause
web-share-replay = Share this moment
web-to-table = Back to the table

## First games

web-learn-title = { $game }: your first game
web-learn-about = A real game against bots, with no time limit. Each step shows what you can do. About 4 minutes.
web-learn-begin = Start

## What the server refuses

error-NoAnswer = The server is not answering. Try again in a moment.

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

## Lessons

web-lesson-step = Step { $step } of { $steps }
web-lesson-skip = Skip the lesson
web-lesson-end = You know the game!
web-lesson-play-on = Play on
web-lesson-new = New game

## The ending

web-ending-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ending-margin = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
web-ending-won = You won by { web-ending-margin }!
web-ending-won-tie = You won on the tie-break!
web-ending-won-shared = You share the win with { $players }!
web-ending-wins = { $players } wins by { web-ending-margin }!
web-ending-wins-tie = { $players } wins on the tie-break!
web-ending-wins-shared = { $players } share the win!
web-ending-lost = { $placed } of { $seats } – { web-ending-points }, { $behind } behind
web-ending-lost-tie = { $placed } of { $seats } – { web-ending-points }, behind on the tie-break
web-ending-skip = Click or press any key to skip
web-score-sheet = Score sheet
web-points-by-round = Points, round by round
web-round = Round { $round }
web-highlights = Highlights
web-highlight-gain-you = Your best moment: { $change }
web-highlight-gain-other = { $player }’s best moment: { $change }
web-highlight-lead-you = You took the lead for good
web-highlight-lead-other = { $player } took the lead for good
web-highlight-cost-you = Your biggest loss: { $what }, { $points }
web-highlight-cost-other = { $player }’s biggest loss: { $what }, { $points }
web-highlight-edge-you = Where you beat { $player }: { $what }, { $most } to { $least }
web-highlight-edge-other = Where { $player } beat you: { $what }, { $most } to { $least }
web-show-me = Show me
web-share-picture = Share picture

## Hosts: who may sit, write and watch

web-host = Your table
web-approve = Ask me before anyone sits down
web-wishes = Waiting for a seat
web-admit = Give a seat
web-turn-down = Decline
web-ask-seat = Ask to sit here
web-asked = You have asked for a seat. The host decides.
web-withdraw = Withdraw
web-chat-who = Who can write in the chat
web-chat-everybody = everyone
web-chat-seated = players only
web-chat-off = nobody
web-keep-out = Keep out
web-keep-out-title = Keep { $name } out?
web-keep-out-public = { $name } can no longer sit down or write at this table.
web-keep-out-private = { $name } can no longer sit down, write or watch at this table.
web-unseat-title = Remove { $name }?
web-unseat-about = Whoever is only removed can sit down again. Whoever is kept out can no longer sit down or write here, nor watch a private table.
web-unseat-keep-out = Remove and keep out
web-kept-out = Kept out
web-let-in = Let in again
web-speakers = They wrote in the chat
web-refused = Not now
web-luck-added = Added by the players’ devices
web-luck-nothing = nothing
web-luck-own = Your addition
web-luck-own-about = Any words of yours. You can change them until the game starts.
web-luck-change = Change

## Restarting

web-restarting = The server restarts soon. Finish your game; it is kept in any case.

## Chat and reports

web-chat-watching = watching
web-chat-deleted = This line was deleted.
web-chat-line-menu = Report or hide what { $name } writes
web-chat-hide = Hide everything { $name } writes here
web-chat-show-hidden = { $count ->
    [one] Show { $count } hidden line
   *[other] Show { $count } hidden lines
}
web-report = Report to the operators
web-report-line = This line
web-report-name = The player’s name
web-report-table = The table
web-report-reason = What is wrong?
web-report-send = Send the report
web-report-sent = Thank you. The operators will read your report.

## Your data

web-you-page = You and your data
web-cancel = Cancel
web-devices = Your devices
web-devices-about = Every device to which you have moved can play as you. If you have lost one, end all the others: only this browser stays yours.
web-transfers-open = Links to other devices that nobody has used
web-transfer-until = Works until { $time }
web-transfer-revoke = Revoke
web-devices-end = End my other devices
web-devices-sure = All other browsers become strangers, and open links stop working. Go on?
web-devices-ended = Done. Only this browser is yours now.
web-export = Your data as a file
web-export-about = Your name, your tables, your lines in chats and your reports, as JSON.
web-export-save = Download
web-delete = Delete your data
web-delete-about = Your name, your animal and your lines in all chats are deleted. Seats of yours before a game become free, bots play your running games to the end, and in finished games you become a guest with a number. It cannot be undone.
web-delete-stays = The moves of the games stay, without your name, because the other players’ games are made of them. A mute or ban stays as well.
web-delete-word = DELETE
web-delete-type = Type { $word } to confirm
web-delete-now = Delete for good

## Privacy

web-privacy = Privacy
web-privacy-about = There are no accounts here, no advertising and no tracking. What this server keeps is needed to play.
web-privacy-kept = What is kept
web-privacy-kept-cookie = One cookie with a random number: it is how your browser is recognised at your tables.
web-privacy-kept-name = The name and the animal that you choose, and the day you were last here.
web-privacy-kept-games = Tables and their moves. Whoever has a table’s link can watch it and replay it.
web-privacy-kept-chat = Lines that you write in a table’s chat. Everybody with the table’s link can read them.
web-privacy-kept-addresses = Your network address is used to limit abuse. It is stored only scrambled: with the tables you open, in reports and in bans.
web-privacy-kept-reports = Reports to the operators, with the lines around what was reported, and what the operators did.
web-privacy-long = How long
web-privacy-period-gathering = Tables whose game never began
web-privacy-period-playing = Games that were not finished
web-privacy-period-finished = Finished games
web-privacy-period-chat = Lines in chats
web-privacy-period-people = Names of people who are at no table
web-privacy-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-privacy-until-deleted = until deleted
web-privacy-rights = What you can do
web-privacy-rights-about = At any time you can download everything that is kept about you, end your other devices, and delete your data.

## Operators

web-operate = Operators
web-operate-refresh = Refresh
web-operate-reason = Reason, told to whom it concerns and kept in the audit trail
web-operate-duration = For how long
web-operate-hours-1 = 1 hour
web-operate-hours-24 = 1 day
web-operate-hours-168 = 1 week
web-operate-hours-720 = 30 days
web-operate-hours-never = for good
web-operate-until = until { $time }
web-operate-reports = Open reports
web-operate-no-reports = No open reports.
web-operate-about-line = A line by { $name }
web-operate-about-name = The name “{ $name }”
web-operate-about-table = A table of { $name }
web-operate-table = Open the table
web-operate-mute = Mute
web-operate-ban = Ban
web-operate-ban-address = Ban the address
web-operate-delete-line = Delete the line
web-operate-delete-table = Delete the table
web-operate-delete-table-sure = Delete the table and its game?
web-operate-close = Close the report
web-operate-sanctions = Mutes and bans
web-operate-no-sanctions = Nobody is muted or banned.
web-operate-lift = Lift
web-operate-address = Ban an address
web-operate-audit = Audit trail
web-operate-no-audit = Nothing yet.
web-deed-mute-person = muted
web-deed-mute-address = address muted
web-deed-ban-person = banned
web-deed-ban-address = address banned
web-deed-lift = mute or ban lifted
web-deed-delete-line = line deleted
web-deed-delete-table = table deleted
web-deed-close = report closed

## Notices

web-notices = Notices
web-notices-about = When a correspondence game is waiting for you and you are not at the table, Zoorama tells you.
web-notices-none = This server does not send notices.
web-notices-push = Push notifications on this device
web-notices-push-missing = This browser cannot receive push notifications. On an iPhone or iPad, first add Zoorama to the home screen.
web-notices-push-blocked = Notifications are blocked. Allow them for this site in your browser’s settings.
web-notices-devices = { $devices ->
    [one] On { $devices } other device too
   *[other] On { $devices } other devices too
}
web-notices-email = E-mail
web-notices-email-sent = We have sent you an e-mail. Open the link in it to confirm the address.
web-notices-webhook = Webhook
web-notices-webhook-about = The address of a chat room’s incoming webhook, or of a program of your own.
web-notices-secret = Secret that messages are signed with
web-notices-add = Add
web-notices-remove = Remove
web-notices-for = Tell me when
web-notices-kind-turn = it is my turn
web-notices-kind-reminder = my time is running out
web-notices-kind-over = a game is over
web-notices-kind-rematch = I am invited to a rematch
web-notices-quiet = Quiet hours
web-notices-quiet-about = What happens meanwhile you learn afterwards, in one notice.
web-notices-from = From
web-notices-to = to
web-notices-zone = Time zone: { $zone }
web-notices-zone-here = Use { $zone }
web-notices-daily = At most { $daily } notices a day.
web-notices-test = Send me a test
web-notices-tested = Sent.
web-notices-test-failed = Not every message could be sent.
web-notices-tell-me = Tell me when it is my turn
web-notices-told = We will tell you when it is your turn.
web-notices-confirmed = { $address } is confirmed.
web-notices-stopped = You will get no more e-mails from us.
web-privacy-kept-notices = If you ask for notices: where they go, which is your browser’s push service, an e-mail address or a web address.
error-NoPush = This browser’s push service is not answering. Try again later, or use another browser.

## Levels

web-level-lower = With { $seats } players there is no “{ $level }”: the bots play “{ $other }”.

## Puzzles

web-puzzles = Puzzles
web-puzzles-title = Puzzle: { $game }
web-puzzles-about = Positions from real games in which one move is clearly the best. Every game has a new one each day, and the trainer has more.
web-puzzles-today = Today’s puzzle
web-puzzles-train = Trainer
web-puzzles-solved = Solved today
web-puzzles-missed = Not solved today
web-puzzles-streak = { $days ->
    [0] No streak yet
    [one] Solved { $days } day in a row
   *[other] Solved { $days } days in a row
}
web-puzzles-longest = Longest streak: { $days }
web-puzzles-count = { $solved } of { $all } solved, { $first } at the first try
web-puzzles-until = { $hours ->
    [0] New puzzles in less than an hour
    [one] New puzzles in { $hours } hour
   *[other] New puzzles in { $hours } hours
}
web-puzzles-you = You
web-puzzles-question = What would you do?
web-puzzles-hard = A hard one: strong bots go wrong here.
web-puzzles-tries = { $tries ->
    [one] { $tries } try left
   *[other] { $tries } tries left
}
web-puzzles-wrong = Not “{ $action }”: it wins { $lost } fewer games in 100 than the best move.
web-puzzles-right = Right!
web-puzzles-right-first = Right at the first try!
web-puzzles-failed = Not found this time.
web-puzzles-best = The best move: { $action }
web-puzzles-lead = It wins { $lead } more games in 100 than the next best (95 % certain: { $low } to { $high }).
web-puzzles-samples = Measured by playing on { $samples } times.
web-puzzles-chances = Games won in 100, after each move
web-puzzles-move = Move
web-puzzles-give-up = Show the solution
web-puzzles-next = Next puzzle
web-puzzles-overview = All puzzles
web-privacy-kept-puzzles = Your answers to puzzles and the days you gave them.

## Analysis

web-analyse = Analyse
web-analysis = Analysis
web-analysis-waiting = The analysis starts in a moment…
web-analysis-running = Analysing the game… { $done }
web-analysis-failed = The analysis was interrupted.
web-analysis-again = Try again
web-analysis-unavailable = This game cannot be analysed.
web-analysis-no-evaluator = There is no analysis yet for this game with these options and this many players.
web-analysis-switched-off = This server does not analyse games.
web-analysis-chances = Chances to win
web-analysis-as-table = Chances as a table
web-analysis-step = step { $step }
web-analysis-step-column = Step
web-analysis-moments = Key moments
web-analysis-order = Order
web-analysis-order-play = as played
web-analysis-order-weight = biggest first
web-analysis-none = No clear mistakes. Well played!
web-analysis-previous = Previous key moment
web-analysis-next = Next key moment
web-analysis-slight = Slight inaccuracy
web-analysis-inaccuracy = Inaccuracy
web-analysis-mistake = Mistake
web-analysis-blunder = Blunder
web-analysis-played = Played: { $action }
web-analysis-better = Better: { $action }
web-analysis-lucky = Good luck
web-analysis-unlucky = Bad luck
web-analysis-rates = How well everyone decided
web-analysis-rates-about = How much of the chance to win a decision gave away, on average. Less is better.
web-analysis-rate = { $lost } per decision
web-analysis-rate-sure = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, probably between { $low } and { $high }
web-analysis-luck = Luck and skill
web-analysis-luck-about = The chance at the start, plus luck, plus skill, makes the result.
web-analysis-luck-luck = Luck
web-analysis-luck-skill = Skill
web-analysis-about = Chances are the estimate of a strong bot. Listed is only what clearly cost something, judged by what the player could know at that moment.
web-try = Try from here
web-try-about = A new table opens with the position at step { $step }. Bots play the other seats. From then on luck is new, so try as often as you like.
web-try-seat = You play for
web-try-start = Start here
web-study = Study from step { $step }
web-study-back = Back to the analysis
web-study-mark = study
web-brought = Played without a server up to step { $step }
web-brought-mark = begun without a server
web-luck-given = Up to step { $step } this game was played elsewhere: the luck of those steps is not this table’s, and nothing here proves it. Before it went on, this table drew a secret seed and published its fingerprint. Every later roll and card follows from the seed and from what the players’ devices added. After the game the seed is revealed.
web-luck-verify-given = To check every roll and draw after step { $step } on your own computer:
web-offline = Play without a connection
web-offline-about = All four games run in your browser too: on a train, on a plane, wherever there is no connection.
web-offline-missing = You are offline. To play without a connection, download the games once while you are online.
web-here-mark = in this browser only
