name = Zooloretto – Das Würfelspiel
tagline = Würfelt Tiere auf Laster, nehmt einen Laster, füllt eure Gehege – und haltet den Stall leer.

## Words

word-crocodile = Krokodil
word-ostrich = Strauß
word-monkey = Affe
word-elephant = Elefant
word-lion = Löwe
word-coin = Münze

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
    [crocodile] das Krokodil
    [ostrich] der Strauß
    [monkey] der Affe
    [elephant] der Elefant
   *[lion] der Löwe
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
    .help = Zwei Würfel aus dem Vorrat werden geworfen, und du legst beide in freie Kisten (ZD-6).
action-Load = Lade { the-die } auf Laster { $truck }
    .help = Ein Laster hat drei Kisten. Wer ihn später nimmt, bekommt alles, was darauf liegt (ZD-6, ZD-8).
action-Take = Nimm Laster { $truck }
    .help = Du kreuzt alle seine Würfel sofort in deinem Zoo an und bist für diese Runde fertig (ZD-8).
action-Fall = Die Würfel fallen: { $first-name } und { $second-name }
    .help = Alle sechs Seiten sind gleich wahrscheinlich (ZD-2).

## What happens

event-DiceRolled = { $seat } würfelt: { $first-name } und { $second-name }.
event-DieLoaded = { $seat } lädt { the-die } auf Laster { $truck }.
event-TruckTaken = { $seat } nimmt Laster { $truck }: { $dice }.
event-AnimalHoused = { $seat } kreuzt { the-species } im Gehege an.
event-BonusWon = { $seat } füllt zuerst das { pen-of-species }: Bonus!
event-AnimalSentToBarn = Bei { $seat } ist kein Platz mehr: { the-species-subject } kommt in den Stall.
event-CoinMarked = { $seat } kreuzt Münze { $coins } an.
event-DieIgnored = { $seat } hat kein Feld mehr für { the-die }.
event-LastRoundCalled = { $seat } hat höchstens noch ein offenes Gehege: Dies ist die letzte Runde.
event-RoundEnded = Die Runde ist zu Ende. { $starter } beginnt die nächste.
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
board-sheet = Zoo: { $player }. Punkte: { $points }
board-pen = { $name }: { $marked } von { $boxes }
board-bonus-open = Bonus { $points }: noch zu haben
board-bonus-of = Bonus { $points }: { $player }
board-barn-holds = Stall: { $animals }
board-barn-empty = Stall: leer
board-visit = Zoo von { $player }, { $points } Punkte

## What to do now

prompt-turn = Wirf zwei Würfel oder nimm einen Laster
prompt-alone = Die anderen sind fertig: Würfle weiter oder nimm einen Laster
prompt-roll = Wirf zwei Würfel
prompt-take = Keine Würfel mehr im Vorrat: Nimm einen Laster
prompt-load = { $left ->
    [one] Lade { the-die } auf einen Laster
   *[other] Lade { the-die } auf einen Laster, dann den zweiten Würfel
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
} würde verfallen.
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
score-shipped = Mit Münzen verschickt
score-marked-coins = Angekreuzte Münzen
    .best = die meisten angekreuzten Münzen

## The rules

ZD-1 = Zu zweit, zu dritt oder zu viert spielt ihr mit 6, 8 oder 10 Würfeln und 3, 3 oder 4 Lastern. Jeder Laster hat drei Kisten. Die Würfel im Spiel bilden den Vorrat.
    .title = Aufbau
ZD-2 = Ein Würfel hat sechs Seiten, alle gleich wahrscheinlich: Krokodil, Strauß, Affe, Elefant, Löwe und Münze.
    .title = Die Würfel
ZD-3 = Dein Zoo hat für jede Tierart ein Gehege: 1 Feld für das Krokodil, 2 für Strauße, 3 für Affen, 4 für Elefanten, 5 für Löwen. Dazu sechs Münzfelder in Gruppen zu 3, 2 und 1, einen Stall mit einem Feld je Tierart und je Tierart einen Bonus: 1 Punkt, beim Löwen 2.
    .title = Dein Zoo
ZD-4 = Der erste Platz beginnt. Wer den Tisch eröffnet, darf die Plätze mischen.
    .title = Wer beginnt
ZD-5 = Gespielt wird im Uhrzeigersinn. In deinem Zug wirfst du zwei Würfel oder nimmst einen Laster. Wer in dieser Runde schon einen Laster genommen hat, wird übersprungen.
    .title = Dein Zug
ZD-6 = Wirf zwei Würfel aus dem Vorrat und lege beide in freie Kisten, auf einem Laster oder auf zweien. Ein Wurf wird nie verändert, und kein Laster trägt mehr als drei Würfel.
    .title = Würfeln
ZD-7 = Ist der Vorrat leer, kann niemand würfeln: Du musst einen Laster nehmen.
    .title = Leerer Vorrat
ZD-8 = Nimm alle Würfel eines Lasters, auf dem mindestens einer liegt. Kreuze sie sofort an und spiele in dieser Runde nicht mehr mit. Der leere Laster steht den anderen gleich wieder zur Verfügung.
    .title = Einen Laster nehmen
ZD-9 = Kreuze ein Tier im nächsten freien Feld seines Geheges an. Ist das Gehege voll, kreuze die Tierart im Stall an; steht sie dort schon, verfällt der Würfel.
    .title = Tiere
ZD-10 = Wer im ganzen Spiel zuerst das Gehege einer Tierart füllt, bekommt deren Bonus. Niemand sonst bekommt ihn.
    .title = Boni
ZD-11 = Kreuze eine Münze im nächsten freien Münzfeld an. Münzen über die sechste hinaus verfallen.
    .title = Münzen
ZD-12 = Haben alle einen Laster genommen, endet die Runde. Alle Würfel kommen zurück in den Vorrat, auch die auf den Lastern, und wer zuletzt genommen hat, beginnt die nächste Runde.
    .title = Ende der Runde
ZD-13 = Haben alle anderen einen Laster genommen, spielt die letzte Person allein weiter, würfelt oder nimmt, bis sie einen Laster nimmt.
    .title = Allein übrig
ZD-14 = Hat jemand nach dem Nehmen höchstens noch in einem Gehege freie Felder, ist diese Runde die letzte. Sie wird zu Ende gespielt.
    .title = Ende des Spiels
ZD-15 = Du bekommst 1 Punkt für jedes Tier in einem Gehege, deine Boni und für jede volle Münzgruppe entweder 1 Punkt oder ein gestrichenes Kreuz im Stall. Jedes übrige Kreuz im Stall kostet 2 Punkte.
    .title = Wertung
ZD-16 = Wie du eine Münzgruppe nutzt, ist deine Wahl. Ein Kreuz im Stall zu streichen ist 2 wert und immer besser als 1 Punkt; die Wertung macht das von selbst.
    .title = Münzen nutzen
ZD-17 = Die meisten Punkte gewinnen. Bei Gleichstand die meisten angekreuzten Münzen; danach ist der Sieg geteilt.
    .title = Wer gewinnt

## The first game

learn-goal = Fülle deine Gehege mit den Tieren auf den Würfeln. Was keinen Platz findet, kommt in den Stall und kostet 2 Punkte je Art.

## The first game, step by step

lesson-roll = Du bist dran: zwei Würfel werfen.
lesson-load = Lege ihn auf einen Laster. Wer den Laster nimmt, bekommt alle Würfel.
lesson-second = Jetzt der andere Würfel. Baue eine Ladung, die du gern hättest.
lesson-take = Nimm den Laster mit dem Krokodil: Das erste volle Gehege bringt einen Bonus.
lesson-again = Neue Runde: noch einmal würfeln.
lesson-spoil = Dein Krokodilgehege ist voll. Lade es dorthin, wo es andere stört.
lesson-wish = Münzen tilgen Marken im Stall. Lege diese, wohin du willst.
lesson-barn = Nimm einen Laster ohne Krokodil: Im Stall kostet es 2 Punkte.
lesson-end = Fülle deine Gehege, hole dir die Boni zuerst und halte den Stall leer. Die meisten Punkte gewinnen.
