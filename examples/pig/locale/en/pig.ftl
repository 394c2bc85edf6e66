name = Pig
tagline = Roll as long as you dare – a 1 takes it all.

## What a player can do

action-Roll = Roll the die
    .help = The face adds to the pot; a 1 empties it and ends your turn (PG-2).
action-Stop = Stop and bank the pot
    .help = The pot is yours, and the turn passes (PG-3).
action-Fall = The die shows { $face }
    .help = Each of the six faces is equally likely (PG-1).

## What happens

event-DieRolled = { $seat } rolls a { $face }.
event-PotBanked = { $seat } banks { $points }.

## The score sheet

score-win = Won

## The rules

PG-1 = On your turn you roll a die or you stop.
    .title = Your turn
PG-2 = What you roll adds to the pot. But a 1 empties the pot, and the turn passes.
    .title = Rolling
PG-3 = If you stop you bank the pot, and the turn passes. If stopping would win, you must stop.
    .title = Stopping
PG-4 = The first to bank 100 wins. After 1,000 decisions nobody does.
    .title = The winner
