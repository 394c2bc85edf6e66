name = Zoop
tagline = Werde deine Karten los – und sei schnell: Wer den Zwilling einer Karte hat, darf ihn dazwischenwerfen.

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
the-card = { $card ->
    [red-koala] 1 roten Koala
    [red-toucan] 1 roten Tukan
    [yellow-koala] 1 gelben Koala
    [yellow-toucan] 1 gelben Tukan
    [green-koala] 1 grünen Koala
    [green-toucan] 1 grünen Tukan
    [blue-koala] 1 blauen Koala
    [blue-toucan] 1 blauen Tukan
    [joker] einen Joker
    [cage] einen Käfig
   *[other] { $card-name }
}
takes-back = { $seat-who ->
    [you] du nimmst
   *[other] { $seat } nimmt
}

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

action-Play = { the-card } ablegen
    .help = Ein Tier passt auf die oberste Karte, wenn zwei von dreien gleich sind: Anzahl, Farbe, Art (ZP-4). Es kann eine Wirkung haben (ZP-9 bis ZP-13).
action-PlayJoker = Einen Joker ablegen und { all-species } verlangen
    .help = Alle anderen legen eines dieser Tiere ab oder ziehen eine Karte. Du legst deines zuletzt ab (ZP-19).
action-Draw = Karte ziehen
    .help = Du hast kein Tier, das passt. Passt die gezogene Karte, legst du sie ab (ZP-5).
action-Pass = Passen
    .help = Dein Zug endet ohne Ablage (ZP-5, ZP-6).
action-LetPass = Passen
    .help = Du rufst nicht auf diese Ablage (ZP-18).
action-Zoop = Zoop! { the-card } dazwischenwerfen
    .help = Du wirfst den Zwilling der abgelegten Karte dazwischen. War jemand schneller, nimmst du ihn zurück und ziehst eine Karte (ZP-14, ZP-15).
action-Throw = { the-card } ohne Ruf dazwischenwerfen
    .help = Ein Zwilling ohne Ruf kommt zu dir zurück, und du ziehst eine Karte (ZP-16).
action-Chase = Chassé! Einen Käfig werfen
    .help = Das besondere Tier hat keine Wirkung, wer es abgelegt hat, zieht eine Karte, und du legst als Nächstes ein beliebiges Tier ab (ZP-17).
action-Give = Vom Stapel: { $card-name }
    .help = Jede Karte im Stapel ist gleich wahrscheinlich (ZP-2).
action-First = Am schnellsten: { $seat }
    .help = Rufen mehrere zugleich, entscheidet die Uhr oder der Zufall (ZP-15, ZP-18).

## What happens

event-GameStarted = Spiel { $number } der Partie. { $starter-who ->
    [you] Du beginnst.
   *[other] { $starter } beginnt.
}
event-CardDealt = { $seat-who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { the-card }.
event-CardTurnedUp = Aufgedeckt: { $card-name }.
event-CardPutBack = { $card-name }: zurück in den Stapel, eine andere Karte wird aufgedeckt.
event-CardPlayed = { $seat-who ->
    [you] Du legst
   *[other] { $seat } legt
} { the-card } ab.
event-JokerPlayed = { $seat-who ->
    [you] Du legst
   *[other] { $seat } legt
} einen Joker ab: Sonderrunde, { all-species }!
event-NothingFitted = { $seat-who ->
    [you] Du hast
   *[other] { $seat } hat
} kein passendes Tier.
event-CardDrawn = { $seat-who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $card ->
    [none] eine Karte
   *[other] { the-card }
}.
event-TurnPassed = { $seat-who ->
    [you] Du passt.
   *[other] { $seat } passt.
}
event-CallsRaced = Zugleich gerufen: { $seats }. Wer war schneller?
event-CardZooped = Zoop! { $seat-who ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { the-card } dazwischen.
event-ZoopCameLate = Zoop zu spät: { takes-back } { the-card } zurück.
event-CallFailed = Das war kein Zwilling: { takes-back } { the-card } zurück.
event-CallForgotten = Ruf vergessen: { takes-back } { the-card } zurück.
event-AnimalChased = Chassé! { $hunter-who ->
    [you] Du wirfst
   *[other] { $hunter } wirft
} einen Käfig auf { $hunted-who ->
    [you] deine Karte
   *[other] die Karte von { $hunted }
} ({ $card-name }) und { $hunter-who ->
    [you] legst
   *[other] legt
} als Nächstes ein beliebiges Tier ab.
event-CageCameLate = Zu spät: { takes-back } den Käfig zurück.
event-DirectionReversed = Die Spielrichtung dreht sich um.
event-TurnSkipped = { $seat-who ->
    [you] Du setzt
   *[other] { $seat } setzt
} aus.
event-RoundEnded = Die Sonderrunde ist vorbei.
event-GameBlocked = Alle haben gepasst, und der Stapel ist leer: Das Spiel ist blockiert.
event-HandShown = { $seat-who ->
    [you] Du hast
   *[other] { $seat } hat
} noch auf der Hand: { $cards }.
event-GameWon = { $seat-who ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} das Spiel!

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
board-by-you = von dir abgelegt
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
board-chase = { $player } hat abgelegt: { $card }. Einen Käfig werfen?
board-answered = hat geantwortet
board-due = Es ziehen: { $players }
board-game = Spiel { $number } von { $games }
board-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
board-turn = { $player } ist am Zug.
board-turn-yours = Du bist am Zug
board-window = Zeit für einen Ruf
board-cancel = Abbrechen
board-silent = Ohne Ruf
board-strict = Fehler kosten eine Karte
board-call-zoop = Zoop!
board-call-cage = Chassé!
board-late = zu spät
board-mistake = Fehler
board-skipped = setzt aus
board-passes = passt
board-draws = zieht
board-wins = gewinnt!
board-special-round = Sonderrunde!
board-one-left = Nur noch eine Karte: { $player }!
board-last-card = letzte Karte!
board-called = Gerufen! War jemand schneller?
board-auto-pass = Immer passen, wenn ich nichts rufen kann

## The score sheet

score-won = Gewonnene Spiele
score-cards-left = Karten auf der Hand
    .best = die wenigsten Karten auf der Hand

## The rules

ZP-1 = Jede Farbe hat 24 Tierkarten: Kaninchen, Koala und Tukan, je dreimal einzeln und dreimal als Paar; dazu je einmal Chamäleon, Krabbe und Känguru (einzeln) sowie Affen, Frösche und Kängurus (als Paar). Es gibt außerdem 6 Joker und 4 Käfige. Gespielt wird mit vier Farben (106 Karten) oder, wenn der Tisch es so will, mit drei (82 Karten).
    .title = Die Karten
ZP-2 = Alle bekommen 8 Karten, zu siebt oder zu acht 6. Eine Karte wird aufgedeckt; ein Joker oder Käfig kommt in den Stapel zurück, und eine andere wird aufgedeckt. Ein besonderes Tier, das so aufgedeckt wird, wirkt nicht, und niemand kann darauf rufen.
    .title = Das Austeilen
ZP-3 = Der erste Platz beginnt (die Plätze können gemischt werden). Danach beginnt, wer gewonnen hat: das nächste Spiel einer Partie und auch eine Revanche. Gespielt wird zunächst im Uhrzeigersinn.
    .title = Wer beginnt
ZP-4 = Lege ein Tier ab, das mit der obersten Karte in mindestens zwei von drei Dingen übereinstimmt: Anzahl, Farbe, Art. Ein rotes Kaninchen passt zum Beispiel zu zwei roten Kaninchen, zu einem Kaninchen jeder Farbe und zu einem roten Tier. Deine Karte liegt nun oben.
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
ZP-14 = Gleich nach einer Ablage darfst du eine Karte, die ihr in Art, Anzahl und Farbe gleicht, dazwischenwerfen und „Zoop“ rufen. Das darf nicht, wer eben abgelegt hat oder jetzt an die Reihe kommt, und niemand in einer Sonderrunde. Nur Kaninchen, Koalas und Tukane haben Zwillinge. Die Reihenfolge bleibt, wie sie war, und auch auf die geworfene Karte kann „Zoop“ gerufen werden.
    .title = Zoop
ZP-15 = Rufen zwei auf dieselbe Ablage „Zoop“, nimmt, wer später war, die Karte zurück und zieht eine.
    .title = Wettläufe
ZP-16 = Wer mit einer Karte ruft, die nicht gleich ist, oder einen Zwilling ohne Ruf wirft, nimmt die Karte zurück und zieht eine. Der Tisch lässt solche Fehler nicht zu, außer er spielt mit strengen Rufen.
    .title = Fehler
ZP-17 = Gleich nachdem jemand anders ein besonderes Tier abgelegt hat, darfst du einen Käfig darauf werfen und „Chassé“ rufen. Beide Karten bleiben auf der Ablage. Das Tier hat keine Wirkung, wer es abgelegt hat, zieht eine Karte, und du legst ein beliebiges Tier oder einen Joker ab; die Richtung bleibt. Hast du keines, ziehst du, und wer danach dran ist, darf ein beliebiges Tier ablegen. Ein Käfig kann deine letzte Karte sein und gewinnt. Von mehreren Käfigen zählt der erste; die anderen kehren in die Hand zurück.
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

learn-goal = Werde deine Karten vor den anderen los. Eine Karte passt, wenn mindestens zwei von dreien gleich sind: Anzahl, Farbe, Art. Und pass auf: Wer genau die gleiche Karte hat, darf sie dazwischenwerfen.

## What to do now

prompt-match = Oben: { $card }. Lege eine passende Karte
prompt-match-joker = Oben: { $card }. Lege passend oder spiele einen Joker
prompt-any = Lege ein beliebiges Tier
prompt-any-joker = Lege ein beliebiges Tier oder einen Joker
prompt-draw = Nichts passt ({ $card }): Ziehe eine Karte
prompt-draw-joker = Kein Tier passt: Spiele einen Joker oder ziehe
prompt-joker = Kein Tier passt: Spiele einen Joker
prompt-pass = Nichts passt und der Stapel ist leer: Passe
prompt-drawn-play = Gezogen: { $card }. Passt, lege die Karte
prompt-drawn-joker = Du hast einen Joker gezogen: Spiele ihn oder passe
prompt-drawn-cage = Du hast einen Käfig gezogen: Behalte ihn und passe
prompt-drawn-pass = Gezogen: { $card }. Passt nicht, du musst passen
prompt-round = Sonderrunde { all-species }: Lege eine solche Karte ab
prompt-round-draw = Du hast keine { all-species }: Ziehe eine Karte
prompt-round-pass = Keine { all-species } und der Stapel ist leer: Passe
prompt-name = Dein Joker: Wähle das Tier für die Runde
prompt-zoop = Du hast den Zwilling ({ $card }): Zoop!
prompt-cage = { $player } hat abgelegt: { $card }. Käfig werfen?
prompt-strict = { $card }: Hast du den Zwilling? Wirf ihn! Fehler kosten eine Karte
prompt-last-race = Gleichstand! Wer zuerst „Zoop“ ruft, gewinnt
prompt-silent = Wähle die Karte, die du ohne Ruf wirfst
prompt-no-twin = { $card }: Du hast keinen Zwilling
prompt-no-cage = { $card }: Du hast keinen Käfig

## Why not

why-not-match = Passt nicht: Zwei von Anzahl, Farbe und Art müssen gleich sein
why-not-joker = Für einen Joker brauchst du Kaninchen, Koala oder Tukan auf der Hand
why-not-cage = Ein Käfig wird geworfen, gleich nachdem jemand ein besonderes Tier gelegt hat
why-not-cage-only = Jetzt kann nur ein Käfig geworfen werden
why-not-round = In dieser Sonderrunde zählen nur { all-species }
why-not-drawn = Nur die eben gezogene Karte darf gelegt werden
why-not-twin = Jetzt kann nur der Zwilling geworfen werden ({ $card })
why-not-last-race = Das ist der letzte Wettlauf: Rufe „Zoop“!
why-not-call = Keine deiner Karten kann jetzt geworfen werden
why-not-draw = Du hast eine passende Karte: Lege sie
why-not-draw-again = Du hast schon gezogen
why-not-draw-empty = Der Stapel ist leer
why-not-draw-now = Gezogen wird nur, wenn du am Zug bist

## The ending

board-ending-won = { $points ->
    [1] Du gewinnst!
   *[other] Du gewinnst { $points } Spiele!
}
board-ending-wins = { $points ->
    [1] { $players } gewinnt!
   *[other] { $players } gewinnt { $points } Spiele!
}
board-ending-lost = { $placed } von { $seats } – { $points ->
    [0] { $left ->
        [one] noch { $left } Karte
       *[other] noch { $left } Karten
    }
    [one] { $points } Spiel gewonnen
   *[other] { $points } Spiele gewonnen
}

## Options, as a form asks for them

setting-colours = Farben im Kartenspiel
    .value = { $value } Farben
setting-games = Länge
    .value = { $value ->
        [one] ein Spiel
       *[other] Partie über { $value } Spiele
    }
setting-strict_calls = Falsche Rufe kosten eine Karte
    .about = Alle dürfen rufen; wer sich irrt, zieht eine Karte.

## The first game, step by step

lesson-match = Spiele eine Karte, die in zwei von drei passt: Anzahl, Farbe, Tier.
lesson-zoop = Du hast den Zwilling dieser Karte. Schnell: Zoop!
lesson-round = Sonderrunde der Kaninchen: Spiele irgendein Kaninchen.
lesson-kangaroo = Das Känguru passt in Farbe und Anzahl. Wer als Nächstes dran wäre, setzt aus.
lesson-koala = Bediene den Koala: gleiches Tier, gleiche Anzahl.
lesson-draw = Nichts passt: eine Karte ziehen.
lesson-pass = Auch sie passt nicht. Behalte sie und passe.
lesson-cage = Ein besonderes Tier! Wirf deinen Käfig, dann wirkt es nicht.
lesson-fresh = Gefangen! Spiele ein beliebiges Tier.
lesson-end = Werde deine Karten zuerst los. Ein Joker startet eine Sonderrunde, darf aber nie deine letzte Karte sein.
