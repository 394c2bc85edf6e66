name = Zooloretto – Das Würfelspiel
tagline = Würfeln, Laster beladen, einen nehmen, Gehege füllen – und den Stall leer halten.

## Words

word-crocodile = Krokodil
word-ostrich = Strauß
word-monkey = Affe
word-elephant = Elefant
word-lion = Löwe
word-coin = Münze
a-first = { $first ->
    [crocodile] ein Krokodil
    [ostrich] einen Strauß
    [monkey] einen Affen
    [elephant] einen Elefanten
    [lion] einen Löwen
   *[coin] eine Münze
}
a-second = { $second ->
    [crocodile] ein Krokodil
    [ostrich] einen Strauß
    [monkey] einen Affen
    [elephant] einen Elefanten
    [lion] einen Löwen
   *[coin] eine Münze
}

# Im Akkusativ und im Nominativ mit Artikel, für eine Seite namens $die oder $species.
the-die = { $die ->
    [crocodile] das Krokodil
    [ostrich] den Strauß
    [monkey] den Affen
    [elephant] den Elefanten
    [lion] den Löwen
   *[coin] die Münze
}
the-species = { $species ->
    [crocodile] das Krokodil
    [ostrich] den Strauß
    [monkey] den Affen
    [elephant] den Elefanten
   *[lion] den Löwen
}
the-species-subject = { $species ->
    [crocodile] Das Krokodil
    [ostrich] Der Strauß
    [monkey] Der Affe
    [elephant] Der Elefant
   *[lion] Der Löwe
}
pen-of-species = { $species ->
    [crocodile] Krokodilgehege
    [ostrich] Straußengehege
    [monkey] Affengehege
    [elephant] Elefantengehege
   *[lion] Löwengehege
}

## What a player can do

action-Roll = Zwei Würfel werfen
    .help = Wirf zwei Würfel aus dem Vorrat und lade beide auf Laster (ZD-6).
action-Load = { $die-name } auf Laster { $truck } laden
    .help = Auf einen Laster passen drei Würfel. Wer ihn nimmt, bekommt alles, was darauf liegt (ZD-6, ZD-8).
action-Take = Laster { $truck } nehmen
    .help = Du kreuzt alle seine Würfel sofort in deinem Zoo an und bist für diese Runde fertig (ZD-8).
action-Fall = Die Würfel zeigen { a-first } und { a-second }
    .help = Alle sechs Seiten sind gleich wahrscheinlich (ZD-2).

## What happens

event-DiceRolled = { $seat-who ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { a-first } und { a-second }.
event-DieLoaded = { $seat-who ->
    [you] Du lädst
   *[other] { $seat } lädt
} { the-die } auf Laster { $truck }.
event-TruckTaken = { $seat-who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} Laster { $truck }: { $dice }.
event-AnimalHoused = { $seat-who ->
    [you] Du kreuzt
   *[other] { $seat } kreuzt
} { the-species } im Gehege an.
event-BonusWon = { $seat-who ->
    [you] Du hast
   *[other] { $seat } hat
} das { pen-of-species } zuerst voll: Bonus!
event-AnimalSentToBarn = { $seat-who ->
    [you] Kein Platz mehr bei dir
   *[other] Kein Platz mehr bei { $seat }
}: { the-species-subject } kommt in den Stall.
event-CoinMarked = { $seat-who ->
    [you] Du kreuzt
   *[other] { $seat } kreuzt
} Münze { $coins } an.
event-DieIgnored = { $seat-who ->
    [you] Du hast
   *[other] { $seat } hat
} kein Feld mehr für { the-die }: Der Würfel zählt nicht.
event-LastRoundCalled = { $seat-who ->
    [you] Du hast
   *[other] { $seat } hat
} höchstens noch ein offenes Gehege: Das ist die letzte Runde.
event-RoundEnded = Die Runde ist zu Ende. { $starter-who ->
    [you] Du beginnst
   *[other] { $starter } beginnt
} die nächste.
event-GameEnded = Das Spiel ist zu Ende.

## The board

board-supply = Vorrat: { $dice } Würfel
board-truck = Laster { $truck }
board-hand = Zu laden: { $dice }
board-barn = Stall
board-bonus = Bonus
board-points = Punkte
board-last-round = Letzte Runde
board-done = fertig
board-crates = Laster { $truck }: { $dice }
board-truck-empty = Laster { $truck }: leer
board-sheet = Zoo von { $player }. Punkte: { $points }
board-pen = { $name }: { $marked } von { $boxes }
board-bonus-open = Bonus { $points }: noch zu haben
board-bonus-of = Bonus { $points }: { $player }
board-barn-holds = Stall: { $animals }
board-barn-empty = Stall: leer
board-visit = Zoo von { $player }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## What to do now

prompt-turn = Wirf zwei Würfel oder nimm einen Laster
prompt-alone = Die anderen sind fertig: Würfle weiter oder nimm einen Laster
prompt-roll = Wirf zwei Würfel
prompt-take = Keine Würfel mehr im Vorrat: Nimm einen Laster
prompt-load = { $left ->
    [one] Lade { the-die } auf einen Laster
   *[other] Lade erst { the-die } auf einen Laster
}
prompt-would-gain = Laster { $truck } brächte { $gain }.
prompt-would-BonusWon = Dein { pen-of-species } wäre als Erstes voll: Bonus.
prompt-would-AnimalSentToBarn = { $species ->
    [crocodile] Das Krokodil
    [ostrich] Der Strauß
    [monkey] Der Affe
    [elephant] Der Elefant
   *[lion] Der Löwe
} käme in den Stall.
prompt-would-DieIgnored = { $die ->
    [crocodile] Das Krokodil
    [ostrich] Der Strauß
    [monkey] Der Affe
    [elephant] Der Elefant
    [lion] Der Löwe
   *[coin] Die Münze
} würde nicht zählen.
prompt-would-LastRoundCalled = Diese Runde wäre die letzte.

## Why not

why-not-done = Du hast schon einen Laster: Warte auf die nächste Runde
why-not-turn = Du bist nicht am Zug
why-not-supply = Keine Würfel mehr im Vorrat: Nimm einen Laster
why-not-full = Laster { $truck } ist voll
why-not-empty = Laster { $truck } ist leer: Nimm einen mit Würfeln

## The score sheet

score-animals = Tiere in Gehegen
score-bonuses = Boni
score-coins = Volle Münzgruppen
score-barn = Tierarten im Stall
score-shipped = Mit Münzen gestrichene Kreuze
score-marked-coins = Angekreuzte Münzen
    .best = die meisten angekreuzten Münzen

## The rules

ZD-1 = Zu zweit, zu dritt oder zu viert spielt ihr mit 6, 8 oder 10 Würfeln und 3, 3 oder 4 Lastern. Jeder Laster hat drei Kisten für je einen Würfel. Die Würfel im Spiel bilden den Vorrat.
    .title = Aufbau
ZD-2 = Ein Würfel hat sechs Seiten, alle gleich wahrscheinlich: Krokodil, Strauß, Affe, Elefant, Löwe und Münze.
    .title = Die Würfel
ZD-3 = Dein Zoo hat für jede Tierart ein Gehege: 1 Feld für das Krokodil, 2 für Strauße, 3 für Affen, 4 für Elefanten, 5 für Löwen. Dazu sechs Münzfelder in Gruppen zu 3, 2 und 1, einen Stall mit einem Feld je Tierart und je Tierart einen Bonus: 1 Punkt, beim Löwen 2.
    .title = Dein Zoo
ZD-4 = Der erste Platz beginnt. Wer den Tisch eröffnet, darf die Plätze mischen.
    .title = Wer beginnt
ZD-5 = Gespielt wird im Uhrzeigersinn. In deinem Zug wirfst du zwei Würfel oder nimmst einen Laster. Wer in dieser Runde schon einen Laster genommen hat, wird übersprungen.
    .title = Dein Zug
ZD-6 = Wirf zwei Würfel aus dem Vorrat und lade beide in freie Kisten, auf einem Laster oder auf zweien. Ein Wurf wird nie verändert, und kein Laster trägt mehr als drei Würfel.
    .title = Würfeln
ZD-7 = Ist der Vorrat leer, kann niemand würfeln: Du musst einen Laster nehmen.
    .title = Leerer Vorrat
ZD-8 = Nimm alle Würfel eines Lasters, auf dem mindestens einer liegt, und kreuze sie sofort an. Damit bist du für diese Runde fertig. Der leere Laster steht den anderen gleich wieder zur Verfügung.
    .title = Einen Laster nehmen
ZD-9 = Kreuze ein Tier im nächsten freien Feld seines Geheges an. Ist das Gehege voll, kreuze die Tierart im Stall an; steht sie dort schon, verfällt der Würfel.
    .title = Tiere
ZD-10 = Wer im ganzen Spiel zuerst das Gehege einer Tierart füllt, bekommt deren Bonus. Niemand sonst bekommt ihn.
    .title = Boni
ZD-11 = Kreuze eine Münze im nächsten freien Münzfeld an. Münzen über die sechste hinaus verfallen.
    .title = Münzen
ZD-12 = Haben alle einen Laster genommen, endet die Runde. Alle Würfel kommen zurück in den Vorrat, auch die auf den Lastern, und wer zuletzt einen Laster genommen hat, beginnt die nächste Runde.
    .title = Ende der Runde
ZD-13 = Haben alle anderen einen Laster genommen, spielt, wer übrig ist, allein weiter und darf beliebig oft würfeln, bis ein Laster genommen ist.
    .title = Allein übrig
ZD-14 = Hast du nach dem Nehmen höchstens noch in einem Gehege freie Felder, ist diese Runde die letzte. Sie wird zu Ende gespielt.
    .title = Ende des Spiels
ZD-15 = Du bekommst 1 Punkt für jedes Tier in einem Gehege, deine Boni und für jede volle Münzgruppe entweder 1 Punkt oder ein gestrichenes Kreuz im Stall. Jedes übrige Kreuz im Stall kostet 2 Punkte.
    .title = Wertung
ZD-16 = Wie du eine Münzgruppe nutzt, ist deine Wahl. Ein Kreuz im Stall zu streichen spart 2 Punkte und ist immer besser als 1 Punkt; die Wertung macht das von selbst.
    .title = Münzen nutzen
ZD-17 = Die meisten Punkte gewinnen. Bei Gleichstand die meisten angekreuzten Münzen; herrscht auch da Gleichstand, ist der Sieg geteilt.
    .title = Wer gewinnt

## The first game

learn-goal = Fülle deine Gehege mit den Tieren auf den Würfeln. Was keinen Platz findet, kommt in den Stall und kostet 2 Punkte je Tierart.

## The first game, step by step

lesson-roll = Du bist dran: zwei Würfel werfen.
lesson-load = Lade ihn auf einen Laster. Wer den Laster nimmt, bekommt alle Würfel.
lesson-second = Jetzt der andere Würfel. Baue eine Ladung, die du gern hättest.
lesson-take = Nimm einen Laster mit Krokodil: Das erste volle Gehege bringt einen Bonus.
lesson-again = Neue Runde: noch einmal würfeln.
lesson-spoil = Dein Krokodilgehege ist voll. Lade es dorthin, wo es andere stört.
lesson-wish = Münzen streichen Kreuze im Stall. Lege diese, wohin du willst.
lesson-barn = Nimm einen Laster ohne Krokodil: Im Stall kostet es 2 Punkte.
lesson-end = Fülle deine Gehege, hole dir die Boni zuerst und halte den Stall leer. Die meisten Punkte gewinnen.
