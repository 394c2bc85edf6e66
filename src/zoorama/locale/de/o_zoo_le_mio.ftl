name = O Zoo le Mio
tagline = Verdeckt bieten, Wege und Gehege anlegen – und den anderen Zoos die Besucher weglocken.

## Words

word-apes = Affen
word-mammals = Säugetiere
word-birds = Vögel
word-reptiles = Reptilien
word-sea_animals = Meerestiere
word-east = Osten
word-south = Süden
word-west = Westen
word-north = Norden
word-left = links
word-top_left = oben links
word-top_right = oben rechts
word-right = rechts
word-bottom_right = unten rechts
word-bottom_left = unten links
in-zoo = { $seat-who ->
    [you] in deinem Zoo
   *[other] im Zoo von { $seat }
}

## Options

option-bush_rows = Variante 1: jedes Jahr wird aufgedeckt, bis drei Plättchen mit Büschen ausliegen
option-upkeep = Variante 2: Plättchen kosten Unterhalt, Punkte gibt es einmal, am Ende
option-tiles = eine Textdatei mit den Plättchen der eigenen Schachtel

## What a player can do

action-Bid = { $coins ->
    [0] Nichts
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} bieten
    .help = Alle bieten verdeckt. Wer am meisten bietet, zahlt und bekommt das Plättchen; die anderen behalten ihre Münzen (OZ-7). Bei Gleichstand gewinnt die höhere Fahne (OZ-8).
    .number = { $coins }
action-Place = Plättchen auf Spalte { $x }, Zeile { $y } legen, rechte Hälfte nach { $heading-name }
    .help = Ein Weg muss das Plättchen mit deinem Zoo verbinden, und wo es ein anderes berührt, trifft Weg auf Weg und Wiese auf Wiese (OZ-9).
action-Hoist = Als Nächstes die Fahne von { $seat } hissen
    .help = Die Fahnen beginnen in zufälliger Reihenfolge (OZ-5).
action-TurnUp = Plättchen { $tile } aufdecken
    .help = Jedes verdeckte Plättchen ist gleich wahrscheinlich (OZ-6).

## What happens

event-FlagHoisted = Als Nächstes am Mast: { $seat-who ->
    [you] deine Fahne
   *[other] die Fahne von { $seat }
}.
event-TileTurnedUp = Aufgedeckt: { $left-name } { $left_stars }★, { $right-name } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , { $bushes } Busch
   *[other] , { $bushes } Büsche
}.
event-BidSealed = { $seat-who ->
    [you] Du gibst
   *[other] { $seat } gibt
} ein Gebot ab.
event-BidRevealed = { $seat-who ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $coins }.
event-TileWon = { $tied ->
    [yes] Gleichstand: Die höhere Fahne entscheidet. { wins-tile } { for-coins }.
   *[no] { wins-tile } { for-coins }.
}
wins-tile = { $seat-who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} das Plättchen
gets = { $seat-who ->
    [you] bekommst
   *[other] bekommt
}
for-coins = { $coins ->
    [0] umsonst
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
}
event-TileLaid = { $seat-who ->
    [you] Du legst
   *[other] { $seat } legt
} das Plättchen mit { with-left } und { with-right }.
with-left = { $left ->
    [mammals] Säugetieren
    [birds] Vögeln
    [sea_animals] Meerestieren
   *[other] { $left-name }
}
with-right = { $right ->
    [mammals] Säugetieren
    [birds] Vögeln
    [sea_animals] Meerestieren
   *[other] { $right-name }
}
event-TileLost = Das Plättchen passt nirgends { in-zoo } und verlässt das Spiel.
event-VisitorsMoved = Besucher { in-zoo } ({ $family-name }): jetzt { $visitors }.
    .would = Besucher { in-zoo } ({ $family-name }): dann { $visitors }.
event-TreesMoved = Bäume { in-zoo }: jetzt { $trees }.
    .would = Bäume { in-zoo }: dann { $trees }.
event-BenchesBuilt = { $seat-who ->
    [you] Du schließt
   *[other] { $seat } schließt
} { $built ->
    [one] einen Rundweg und { gets } eine Bank
   *[other] { $built } Rundwege auf einmal und { gets } { $built } Bänke
} (jetzt { $benches }).
    .would = { $seat-who ->
    [you] Du würdest
   *[other] { $seat } würde
} { $built ->
    [one] einen Rundweg schließen: eine Bank.
   *[other] { $built } Rundwege schließen: { $built } Bänke.
}
event-IncomePaid = Einnahmen { in-zoo }: { $coins }.
    .would = Einnahmen { in-zoo }: { $coins }.
event-PointsScored = { $seat-who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .would = { $seat-who ->
    [you] Du bekämst
   *[other] { $seat } bekäme
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-YearEnded = Jahr { $year } ist zu Ende.
    .would = Jahr { $year } wäre zu Ende.
event-GameEnded = Das Spiel ist zu Ende.
    .would = Das Spiel wäre zu Ende.

## The board

board-year = Jahr { $year } von { $years }
board-round-number = Jahr { $round }
board-flags = Fahnen: { $players }
board-stack = Verdeckt: { $tiles } Plättchen
board-bid = Dein Gebot: { $coins }
board-now = Auktion
board-won = verkauft
board-bushes = Büsche
board-benches = Bänke
board-coins = Münzen
board-points = Punkte
board-short-apes = Af
board-short-mammals = Sä
board-short-birds = Vö
board-short-reptiles = Re
board-short-sea_animals = Me

## The board on a screen

board-tile = { $left } { $left_stars }★, { $right } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , 1 Busch
   *[other] , { $bushes } Büsche
}. Wege: { $exits }.
board-next = Noch in diesem Jahr
board-zoo = Zoo von { $player }: { $tiles } Plättchen, Büsche: { $bushes }, Bäume: { $trees }, Bänke: { $benches }.
board-attraction = Bestes Gehege, { $family }: { $stars }★, Besucher: { $visitors }.
board-map = Plan. Pfeiltasten verschieben ihn, + und − zoomen, 0 zeigt alles.
board-nearer = Näher heran
board-further = Weiter weg
board-fit = Den ganzen Zoo zeigen
board-turn = Plättchen drehen
board-turn-back = Plättchen zurückdrehen
board-way = { $way } von { $ways }
board-lay = Hierhin legen
board-cancel = Abbrechen
board-no-change = Besucher, Bäume, Bänke: unverändert
board-your-bid = Dein Gebot
board-pick = Wähle dein Gebot
board-open = Zoo von { $player }
board-purse = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
board-thinks = hat noch nicht geboten
board-sealed = hat geboten
board-shown = hat { $coins } geboten
board-who = Wer die Besucher anzieht

## The score sheet

score-year_1 = Jahr 1
score-year_2 = Jahr 2
score-year_3 = Jahr 3
score-year_4 = Jahr 4
score-year_5 = Jahr 5
score-visitors = Besucher
score-trees = Bäume
score-benches = Bänke
score-coins = Münzen

## The rules

OZ-1 = Es gibt 25 Zooplättchen mit Tieren aus fünf Familien: Affen, andere Säugetiere, Vögel, Reptilien und Meerestiere. Jede Familie hat drei Besucher. Dazu kommen drei Bäume, Bänke, Münzen und für jeden Zoo eine Fahne am Fahnenmast.
    .title = Das Material
OZ-2 = Ein Plättchen ist ein Domino aus zwei Hälften. Jede Hälfte ist ein Gehege einer Familie mit einem bis drei Sternen, und die beiden Familien eines Plättchens sind verschieden. Manche Plättchen haben Büsche. Ein Weg verlässt das Plättchen durch die Mitte einiger seiner sechs Außenkanten.
    .title = Die Plättchen
OZ-3 = Eine Liste der gedruckten Plättchen gibt es nicht, deshalb wird hier mit einem eigenen Satz gespielt. Jede Familie hat zehn Hälften: vier mit einem Stern, drei mit zwei, drei mit drei. Fünfzehn Plättchen haben Büsche. Auf jedem Plättchen ergeben Sterne, Büsche und Wegenden zusammen acht: je besser die Tiere, desto weniger Wege und Büsche. Wer das gedruckte Spiel besitzt, kann mit den eigenen Plättchen spielen und sie dazu in einer Datei auflisten.
    .title = Unsere Plättchen
OZ-4 = Dein Zoo beginnt mit dem Startplättchen: einem einzelnen Feld ohne Tiere, mit einem Weg nach Westen und einem nach Osten. Südlich davon steht das Eingangshäuschen; auf sein Feld darf nichts gebaut werden.
    .title = Das Startplättchen
OZ-5 = Alle haben 8 Münzen. An einem echten Tisch bleiben sie geheim; hier werden sie gezeigt, weil man sie sowieso nachrechnen kann. Die Fahnen hängen in zufälliger Reihenfolge am Mast, die Plättchen werden verdeckt gemischt. Der Bank gehen die Münzen nie aus.
    .title = Vorbereitung
OZ-6 = Das Spiel dauert fünf Jahre. Jedes Jahr werden fünf Plättchen in einer Reihe aufgedeckt und in dieser Reihenfolge eines nach dem anderen versteigert.
    .title = Die Jahre
OZ-7 = Für jedes Plättchen bieten alle verdeckt beliebig viele ihrer Münzen oder keine. Die Gebote werden gleichzeitig aufgedeckt. Wer am meisten geboten hat, zahlt an die Bank und bekommt das Plättchen; alle anderen behalten ihre Münzen.
    .title = Bieten
OZ-8 = Haben mehrere am meisten geboten, gewinnt unter ihnen die höchste Fahne, auch wenn alle nichts geboten haben. Diese Fahne kommt dann ganz nach unten. Eine Fahne, die nichts entschieden hat, bleibt, wo sie ist.
    .title = Gleichstand
OZ-9 = Lege das Plättchen sofort in deinen eigenen Zoo, beliebig gedreht, auf freie Felder, durch mindestens einen Weg mit einem liegenden Plättchen verbunden. Kein Weg darf an einer Wiese enden: Wo Plättchen sich berühren, trifft Weg auf Weg und Wiese auf Wiese. Was gelegt werden kann, muss gelegt werden; was nirgends passt, verlässt das Spiel.
    .title = Ein Plättchen legen
OZ-10 = Gehege einer Familie, die Seite an Seite liegen, auch auf verschiedenen Plättchen, bilden ein Gehege, das alle seine Sterne wert ist. Über Ecken verbindet sich nichts, und Wege spielen keine Rolle. Je Familie zählt nur dein bestes Gehege.
    .title = Gehege
OZ-11 = In jeder Familie stehen zwei Besucher am wertvollsten Gehege und einer am zweiten. Solange nur ein Zoo die Familie hat, bekommt er einen einzigen Besucher.
    .title = Besucher
OZ-12 = Bei gleichem Wert geht das Gehege vor, das seinen Wert zuletzt erreicht hat, auf dem ersten wie auf dem zweiten Platz. Ein zweites Gehege, das so gut ist wie dein bestes, gilt als das neuere.
    .title = Das Neueste zuerst
OZ-13 = Mit den Büschen ist es ebenso: Alle Büsche eines Zoos zählen zusammen, wo immer sie stehen. Zwei Bäume gehen an den Zoo mit den meisten Büschen, einer an den zweiten; ein Zoo, der als einziger Büsche hat, bekommt einen. Bei gleicher Zahl geht die neuere vor.
    .title = Bäume
OZ-14 = Du bekommst eine Bank für jede Fläche, die ganz von Wegen umschlossen ist, auch wenn sie leer ist. Bänke gehen nie verloren und gehen nie aus.
    .title = Bänke
OZ-15 = Nach jedem Legen werden Besucher, Bäume und Bänke neu verteilt, noch vor der nächsten Versteigerung.
    .title = Wann Besucher wandern
OZ-16 = Am Ende jedes Jahres bringt dein Zoo eine Münze je Plättchen ein. Das Startplättchen zählt nicht.
    .title = Einnahmen
OZ-17 = Am Ende eines Jahres bringt jeder Besucher, jeder Baum und jede Bank in deinem Zoo so viele Punkte, wie die Nummer des Jahres angibt: im ersten einen, im fünften fünf. Münzen bringen keine Punkte.
    .title = Punkte
OZ-18 = Wer nach fünf Jahren die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
    .title = Wer gewinnt
OZ-19 = Variante 1: Jedes Jahr wird aufgedeckt, bis drei Plättchen mit Büschen in der Reihe liegen oder der Stapel leer ist. Alle werden versteigert.
    .title = Variante 1: Reihen mit Büschen
OZ-20 = Variante 2: Die Einnahmen am Ende eines Jahres sind Besucher plus Bäume plus Bänke minus Plättchen; unter null Münzen geht es nie. Jährliche Punkte gibt es nicht. Am Ende, nach den Einnahmen des fünften Jahres, zählt jeder Besucher, jeder Baum, jede Bank und jede Münze einen Punkt.
    .title = Variante 2: Unterhalt

## The first game

learn-goal = Fünf Jahre, fünf Plättchen im Jahr: Biete auf die besten und bau den Zoo, den die Besucher lieben. Jedes Jahr gibt es Punkte, und spätere Jahre zählen mehr.

## The first game, step by step

lesson-bid = Alle bieten verdeckt um dieses Plättchen. Biete 3 Münzen.
lesson-place = Gewonnen! Lege das Plättchen so, dass die Wege verbunden sind.
lesson-save = Spare deine Münzen: Biete diesmal nichts.
lesson-stars = Sterne locken Besucher an. Biete 3 Münzen.
lesson-grow = Gleiche Familie nebeneinander ergibt ein größeres Gehege mit mehr Sternen.
lesson-flag = Biete wieder nichts. Bei Gleichstand gewinnt die höhere Fahne und sinkt dann.
lesson-last = Letztes Plättchen des Jahres. Biete deine 2 Münzen.
lesson-year = Besucher, Bäume und Bänke haben gezählt. Jedes Plättchen zahlte eine Münze. Biete frei.
lesson-end = Spätere Jahre zählen mehr: Jeder Besucher, Baum und jede Bank bringt so viele Punkte wie die Zahl des Jahres.

## Options, as a form asks for them

setting-bush_rows = Variante 1: Reihen mit Büschen
    .about = Jedes Jahr wird aufgedeckt, bis drei Plättchen Büsche zeigen.
setting-upkeep = Variante 2: Unterhalt
    .about = Jedes Plättchen kostet im Jahr eine Münze; Punkte gibt es einmal, am Ende.

## What to do now, on a screen

prompt-bid = { $purse ->
    [0] Keine Münzen mehr: Biete nichts.
    [one] Biete nichts oder deine letzte Münze.
   *[other] Biete 0 bis { $purse } Münzen.
}
prompt-bid-picked = { $coins ->
    [0] Nichts bieten? Bestätige oder ändere.
   *[other] { $coins } bieten, { $left } behalten? Bestätige oder ändere.
}
prompt-spot = { $spots ->
    [one] Lege das Plättchen: Ein Platz passt.
   *[other] Lege das Plättchen: { $spots } Plätze passen.
}
prompt-lay = { $ways ->
    [one] Lege es hierhin oder woandershin.
   *[other] Drehe es oder lege es hierhin.
}
prompt-lay-gains = { $ways ->
    [one] Hierhin legen: { $gains }.
   *[other] Drehen oder legen: { $gains }.
}
prompt-gain-visitors = { $signed } Besucher
prompt-gain-trees = { $signed } { $count ->
    [one] Baum
   *[other] Bäume
}
prompt-gain-benches = { $signed } { $count ->
    [one] Bank
   *[other] Bänke
}
prompt-gain-nothing = keine Änderung
prompt-look = Das ist der Zoo von { $player }. Zum Legen geht es zurück in deinen.
why-not-coins = { $coins ->
    [0] Du hast keine Münzen.
    [one] Du hast nur { $coins } Münze.
   *[other] Du hast nur { $coins } Münzen.
}
why-not-bid = Wähle zuerst einen Betrag.
why-not-lay = Wähle zuerst einen markierten Platz.
why-not-turn = Das Plättchen passt hier nur in einer Lage.
why-not-spot = Das Plättchen passt hier nicht: Weg muss an Weg, Wiese an Wiese.
board-reach = So viel kann { $players } höchstens bieten
board-more-amounts = Weitere Beträge
board-my-zoo = Zurück zu meinem Zoo
board-my-coins = Deine Münzen: { $coins }
board-ties = Bei Gleichstand gewinnt die höchste Fahne und kommt dann nach ganz unten.
board-spot = Platz { $number }, { $where }. { $ways ->
    [one] Eine Lage möglich.
   *[other] { $ways } Lagen möglich.
}
board-cells = { $side ->
    [east] { $cells } nach Osten
    [south] { $cells } nach Süden
    [west] { $cells } nach Westen
   *[north] { $cells } nach Norden
}
