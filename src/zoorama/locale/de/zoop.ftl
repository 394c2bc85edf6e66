name = Zoop
tagline = Werdet eure Karten los – und seid schnell: Wer den Zwilling einer Karte hat, darf ihn dazwischenwerfen.

## Words

word-red-rabbit = 1 rotes Kaninchen
word-red-rabbits = 2 rote Kaninchen
word-red-koala = 1 roter Koala
word-red-koalas = 2 rote Koalas
word-red-toucan = 1 roter Tukan
word-red-toucans = 2 rote Tukane
word-red-chameleon = 1 rotes Chamäleon
word-red-crab = 1 rote Krabbe
word-red-kangaroo = 1 rotes Känguru
word-red-monkeys = 2 rote Affen
word-red-frogs = 2 rote Frösche
word-red-kangaroos = 2 rote Kängurus
word-yellow-rabbit = 1 gelbes Kaninchen
word-yellow-rabbits = 2 gelbe Kaninchen
word-yellow-koala = 1 gelber Koala
word-yellow-koalas = 2 gelbe Koalas
word-yellow-toucan = 1 gelber Tukan
word-yellow-toucans = 2 gelbe Tukane
word-yellow-chameleon = 1 gelbes Chamäleon
word-yellow-crab = 1 gelbe Krabbe
word-yellow-kangaroo = 1 gelbes Känguru
word-yellow-monkeys = 2 gelbe Affen
word-yellow-frogs = 2 gelbe Frösche
word-yellow-kangaroos = 2 gelbe Kängurus
word-green-rabbit = 1 grünes Kaninchen
word-green-rabbits = 2 grüne Kaninchen
word-green-koala = 1 grüner Koala
word-green-koalas = 2 grüne Koalas
word-green-toucan = 1 grüner Tukan
word-green-toucans = 2 grüne Tukane
word-green-chameleon = 1 grünes Chamäleon
word-green-crab = 1 grüne Krabbe
word-green-kangaroo = 1 grünes Känguru
word-green-monkeys = 2 grüne Affen
word-green-frogs = 2 grüne Frösche
word-green-kangaroos = 2 grüne Kängurus
word-blue-rabbit = 1 blaues Kaninchen
word-blue-rabbits = 2 blaue Kaninchen
word-blue-koala = 1 blauer Koala
word-blue-koalas = 2 blaue Koalas
word-blue-toucan = 1 blauer Tukan
word-blue-toucans = 2 blaue Tukane
word-blue-chameleon = 1 blaues Chamäleon
word-blue-crab = 1 blaue Krabbe
word-blue-kangaroo = 1 blaues Känguru
word-blue-monkeys = 2 blaue Affen
word-blue-frogs = 2 blaue Frösche
word-blue-kangaroos = 2 blaue Kängurus
word-joker = Joker
word-cage = Käfig
word-rabbit = Kaninchen
word-koala = Koala
word-toucan = Tukan
word-drawing = Karten werden gezogen
word-turning-up = die erste Karte wird aufgedeckt
word-choosing = ein Zug
word-looking = eine gezogene Karte
word-round = Sonderrunde
word-window = Rufe auf eine Ablage
word-race = ein Wettlauf
word-last-race = der letzte Wettlauf
word-ended = das Ende

# Die ein Joker verlangt, im Nominativ und Akkusativ gleich.
all-species = { $species ->
    [rabbit] Kaninchen
    [koala] Koalas
   *[toucan] Tukane
}

## Options

option-colours = wie viele Farben das Spiel hat, 3 oder 4
option-strict_calls = falsche Rufe werden angenommen und kosten eine Karte
option-games = Spiele einer Partie, 1 bis 5

## What a player can do

action-Play = Ablegen: { $card-name }
    .help = Ein Tier passt auf die oberste Karte, wenn zwei von Anzahl, Farbe und Art übereinstimmen (ZP-4). Es kann eine Wirkung haben (ZP-9 bis ZP-13).
action-PlayJoker = Einen Joker ablegen und { all-species } verlangen
    .help = Alle legen eines dieser Tiere ab oder ziehen eine Karte; du legst deines zuletzt ab (ZP-19).
action-Draw = Eine Karte ziehen
    .help = Du hast kein Tier, das passt. Passt die gezogene Karte, so legst du sie ab (ZP-5).
action-Pass = Passen
    .help = Dein Zug endet ohne Ablage (ZP-5, ZP-6).
action-LetPass = Nichts rufen
    .help = Du rufst nicht auf diese Ablage. Gefragt werden alle, die rufen dürfen, gleich was sie haben (ZP-18).
action-Zoop = Zoop! Dazwischenwerfen: { $card-name }
    .help = Du wirfst den Zwilling der abgelegten Karte dazwischen. War jemand schneller, nimmst du ihn zurück und ziehst eine Karte (ZP-14, ZP-15).
action-Throw = Ohne ein Wort dazwischenwerfen: { $card-name }
    .help = Ein Zwilling ohne Ruf kommt zu dir zurück, und du ziehst eine Karte (ZP-16).
action-Chase = Chassé! Einen Käfig werfen
    .help = Das besondere Tier hat keine Wirkung, wer es ablegte, zieht eine Karte, und du beginnst neu mit einem beliebigen Tier (ZP-17).
action-Give = Vom Stapel: { $card-name }
    .help = Jede Karte im Stapel ist gleich wahrscheinlich (ZP-2).
action-First = { $seat } ist zuerst
    .help = Rufen mehrere zugleich, entscheidet die Uhr oder das Glück (ZP-15, ZP-18).

## What happens

event-GameStarted = Spiel { $number } der Partie; { $starter } beginnt.
event-CardDealt = { $seat } bekommt: { $card-name }.
event-CardTurnedUp = Aufgedeckt: { $card-name }.
event-CardPutBack = { $card-name }: zurück in den Stapel, eine andere Karte wird aufgedeckt.
event-CardPlayed = { $seat } legt ab: { $card-name }.
event-JokerPlayed = { $seat } legt einen Joker ab: Sonderrunde, { all-species }!
event-NothingFitted = { $seat } hat kein passendes Tier.
event-CardDrawn = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht: { $card-name }.
}
event-TurnPassed = { $seat } passt.
event-CallsRaced = Zugleich gerufen: { $seats }. Wer war zuerst?
event-CardZooped = Zoop! { $seat } wirft dazwischen: { $card-name }.
event-ZoopCameLate = { $seat } war mit Zoop zu spät ({ $card-name }) und nimmt die Karte zurück.
event-CallFailed = { $seat } ruft mit einer Karte, die kein Zwilling ist ({ $card-name }), und nimmt sie zurück.
event-CallForgotten = { $seat } wirft ohne ein Wort dazwischen ({ $card-name }) und nimmt die Karte zurück.
event-AnimalChased = Chassé! { $hunter } wirft einen Käfig. Gefangen: { $card-name }. { $hunter } beginnt neu.
event-CageCameLate = { $seat } war zu spät und nimmt den Käfig zurück.
event-DirectionReversed = Die Spielrichtung ändert sich.
event-TurnSkipped = { $seat } setzt aus.
event-RoundEnded = Die Sonderrunde ist vorbei.
event-GameBlocked = Alle haben gepasst, und der Stapel ist leer: Das Spiel ist blockiert.
event-HandShown = { $seat } zeigt: { $cards }.
event-GameWon = { $seat } gewinnt das Spiel!

## The last race of a blocked game

word-last-window = der letzte Wettlauf
action-Call = Zoop!
    .help = Es steht gleich: Wer zuerst ruft, gewinnt (ZP-21).
event-LastRaceStarted = Immer noch Gleichstand: { $seats }. Wer zuerst „Zoop“ ruft, gewinnt!
board-last-race = Immer noch Gleichstand: { $players }. Wer zuerst „Zoop“ ruft, gewinnt!

## The board

board-top = Oberste Karte
board-nothing = noch keine
board-by = abgelegt von { $player }
board-pile = Stapel: { $cards }
board-clockwise = im Uhrzeigersinn
board-anticlockwise = gegen den Uhrzeigersinn
board-hand = Deine Hand
board-won = gewonnen: { $games }
board-known = bekannt: { $cards }
board-free = Jedes Tier darf abgelegt werden.
board-look = Gezogen: { $card }
board-round = Sonderrunde: { all-species }
board-zoop = { $player } hat abgelegt: { $card }. Zoop?
board-chase = { $player } hat abgelegt: { $card }. Ein Käfig?
board-answered = hat geantwortet
board-due = Es ziehen: { $players }
board-game = Spiel { $number } von { $games }
board-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
board-turn = { $player } ist am Zug.
board-turn-yours = Du bist am Zug
board-asked = noch ohne Antwort
board-waiting = Noch ohne Antwort: { $players }
board-window = Verbleibende Zeit für einen Ruf
board-choose = Du bist am Zug: Wähle eine Karte.
board-nothing-fits = Du bist am Zug: Nichts passt.
board-name-species = Welche Tiere verlangt dein Joker?
board-cancel = Abbrechen
board-throw-calling = Zoop? Wähle die Karte, die du wirfst.
board-throw-silent = Wähle die Karte, die du ohne ein Wort wirfst.
board-silent = Ohne ein Wort
board-strict = Fehler kosten eine Karte
board-call-zoop = Zoop!
board-call-cage = Chassé!
board-late = zu spät
board-mistake = Fehler
board-skipped = setzt aus
board-passes = passt
board-draws = zieht
board-wins = gewinnt!

## The score sheet

score-won = Gewonnene Spiele
score-cards-left = Karten auf der Hand

## The rules

ZP-1 = Jede Farbe hat 24 Tierkarten: Kaninchen, Koala und Tukan, je dreimal einzeln und dreimal als Paar; dazu je einmal Chamäleon, Krabbe und Känguru (einzeln) sowie Affen, Frösche und Kängurus (als Paar). Es gibt außerdem 6 Joker und 4 Käfige. Gespielt wird mit vier Farben (106 Karten) oder, wenn der Tisch es so will, mit drei (82 Karten).
    .title = Die Karten
ZP-2 = Alle bekommen 8 Karten, zu siebt oder zu acht 6. Eine Karte wird aufgedeckt; ein Joker oder Käfig kommt in den Stapel zurück, und eine andere wird aufgedeckt. Ein besonderes Tier, das so aufgedeckt wird, wirkt nicht, und niemand kann darauf rufen.
    .title = Das Austeilen
ZP-3 = Der erste Platz beginnt (die Plätze können gemischt werden). Danach beginnt, wer gewonnen hat: das nächste Spiel einer Partie und auch eine Revanche. Gespielt wird zunächst im Uhrzeigersinn.
    .title = Wer beginnt
ZP-4 = Lege ein Tier ab, das mit der obersten Karte in mindestens zweien von drei Dingen übereinstimmt: Anzahl, Farbe, Art. Ein rotes Kaninchen passt zum Beispiel zu zwei roten Kaninchen, zu einem Kaninchen jeder Farbe und zu einem roten Tier. Deine Karte liegt nun oben.
    .title = Was passt
ZP-5 = Passt kein Tier in deiner Hand, so ziehst du eine Karte. Passt sie, so legst du sie ab; sonst ist dein Zug zu Ende. Ein passendes Tier muss abgelegt werden, es sei denn, du legst stattdessen einen Joker ab. Solange es Karten zu ziehen gibt, ist ein Joker nie Pflicht; einen eben gezogenen darfst du gleich ablegen. Ist der Stapel leer und kannst du nichts als einen Joker ablegen, so musst du es.
    .title = Ziehen
ZP-6 = Die Ablage wird nie neu gemischt. Ist der Stapel leer, passt, wer nicht ablegen kann, und fällige Karten werden gezogen, solange es welche gibt.
    .title = Leerer Stapel
ZP-7 = Wer zuerst keine Karte mehr hat, gewinnt sofort, gleich welche die letzte war.
    .title = Gewinnen
ZP-8 = Waren seit deiner letzten Ablage alle anderen an der Reihe (oder wurden übersprungen) und hat niemand von ihnen abgelegt, so darfst du in deinem Zug ein beliebiges Tier oder einen Joker ablegen. Zu diesem Tier muss die nächste Karte passen.
    .title = Alle passen
ZP-9 = Affen: Wer als Nächstes dran ist, zieht zu Beginn des Zuges eine Karte und spielt dann normal.
    .title = Affen
ZP-10 = Frösche: Wer als Nächstes dran wäre, setzt aus.
    .title = Frösche
ZP-11 = Das Chamäleon nimmt jede Farbe an: Es passt auf jedes einzelne Tier. Danach zählt seine eigene Farbe.
    .title = Chamäleon
ZP-12 = Die Krabbe kehrt die Spielrichtung um.
    .title = Krabbe
ZP-13 = Känguru oder Kängurus: Wer als Nächstes dran wäre, setzt aus, und wer danach kommt, zieht zu Beginn des Zuges eine Karte. Jedes besondere Tier (ZP-9 bis ZP-13) wirkt auch dann, wenn ein beliebiges Tier abgelegt werden darf (ZP-8, ZP-17), aber nicht als erste aufgedeckte Karte (ZP-2).
    .title = Kängurus
ZP-14 = Gleich nach einer Ablage darfst du eine Karte, die ihr in Art, Anzahl und Farbe gleicht, dazwischenwerfen und „Zoop“ rufen. Nicht, wer eben abgelegt hat, nicht, wer jetzt an die Reihe kommt, und nicht in einer Sonderrunde. Nur Kaninchen, Koalas und Tukane haben Zwillinge. Die Reihenfolge bleibt, wie sie war, und auch auf die geworfene Karte kann „Zoop“ gerufen werden.
    .title = Zoop
ZP-15 = Rufen zwei auf dieselbe Ablage „Zoop“, so nimmt der Spätere seine Karte zurück und zieht eine.
    .title = Wettläufe
ZP-16 = Wer mit einer Karte ruft, die nicht gleich ist, oder einen Zwilling ohne Ruf wirft, nimmt die Karte zurück und zieht eine. Der Tisch lässt solche Fehler nicht zu, außer er spielt mit strengen Rufen.
    .title = Fehler
ZP-17 = Gleich nachdem jemand anders ein besonderes Tier abgelegt hat, darfst du einen Käfig darauf werfen und „Chassé“ rufen. Beide Karten bleiben auf der Ablage. Das Tier hat keine Wirkung, wer es ablegte, zieht eine Karte, und du legst ein beliebiges Tier oder einen Joker ab und beginnst so neu; die Richtung bleibt. Hast du keines, so ziehst du, und wer danach dran ist, darf ein beliebiges Tier ablegen. Ein Käfig kann deine letzte Karte sein und gewinnt. Von mehreren Käfigen zählt der erste; die anderen kehren in die Hand zurück.
    .title = Käfige
ZP-18 = Nach jeder Ablage, auf die man rufen kann, werden alle gefragt, die es dürfen: Sie rufen oder passen. Gefragt werden alle, gleich was sie haben, damit die Frage nichts verrät; sie entfällt nur, wenn die Ablage zeigt, dass niemand rufen kann. Die Zeit zum Rufen ist immer gleich, 5 Sekunden, wenn der Tisch nichts anderes festlegt, und vor ihrem Ende sieht niemand, wer geantwortet hat; wer schweigt, passt. Wer zuerst war, sagt die Uhr oder das Glück.
    .title = Die Zeit für Rufe
ZP-19 = In deinem Zug darfst du einen Joker auf jede Karte legen und Kaninchen, Koalas oder Tukane nennen – eine Art, die du hast. Alle anderen legen der Reihe nach eine Karte dieser Art ab, gleich welche Farbe und Anzahl; wer keine hat, zieht eine und darf sie nicht ablegen. Dann legst du eine ab, und wer nach dir dran ist, spielt von dieser Karte aus normal weiter. In dieser Runde gibt es kein Zoop.
    .title = Joker und Sonderrunde
ZP-20 = Ein Joker kann nie deine letzte Karte sein.
    .title = Kein Joker zuletzt
ZP-21 = Ist der Stapel leer und kann niemand ablegen, so ist das Spiel blockiert, und die Hände werden gezeigt. Die wenigsten Karten gewinnen, bei Gleichstand die wenigsten Joker und Käfige. Steht es dann noch gleich, kommt ein letzter Wettlauf: Wer von ihnen zuerst „Zoop“ ruft, gewinnt. Ruft niemand, entscheidet das Glück.
    .title = Blockiertes Spiel
ZP-22 = Eine Partie geht über bis zu fünf Spiele; jedes beginnt, wer das vorige gewonnen hat. Die meisten gewonnenen Spiele entscheiden, bei Gleichstand die wenigsten Karten, die über alle Spiele in der Hand blieben.
    .title = Partie

## The first game

learn-goal = Werde als Erster deine Karten los. Eine Karte passt, wenn mindestens zwei von Farbe, Art und Anzahl gleich sind. Und pass auf: Wer genau die gleiche Karte hat, darf sie dazwischenwerfen.
learn-CardZooped = Zoop! Jemand hat den Zwilling der obersten Karte dazwischengeworfen.
learn-JokerPlayed = Ein Joker beginnt eine Sonderrunde: Jeder legt eines der genannten Tiere ab oder zieht.
learn-DirectionReversed = Eine Krabbe hat die Richtung umgedreht.
learn-TurnSkipped = Frösche und Kängurus überspringen den Nächsten.
learn-AnimalChased = Ein Käfig hält ein besonderes Tier auf: Wer es gespielt hat, zieht eine Karte.
