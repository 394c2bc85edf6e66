## The command

command = Vier Zoospiele an einem Tisch.
command-games = die Spiele auflisten
command-rules = die Regeln eines Spiels lesen
command-play = ein Spiel in diesem Terminal spielen
command-replay = eine aufgezeichnete Partie Schritt für Schritt ansehen
command-analyse = herausfinden, was eine beendete Partie entschieden hat: Chancen, Fehler, Glück
command-verify = den Zufall einer beendeten Partie von einem Spielserver prüfen
command-simulate = Bots viele Partien spielen lassen und die Ergebnisse zählen
command-schema = das JSON Schema des Austauschformats eines Spiels ausgeben
command-completion = ein Vervollständigungsskript für die Shell ausgeben
argument-game = das Spiel; „zoorama games“ listet sie auf
argument-lang = die Sprache: en, fr, de oder ru (Vorgabe: die deiner Umgebung)
argument-version = die Version zeigen, und ob die Regeln kompiliert laufen
argument-help = diese Hilfe zeigen
argument-seats = wer wo sitzt: me, me=Anna oder ein Bot. Bots von schwach bis stark: beginner, greedy, keen, expert, master, exact; oder random, search:400. Zum Beispiel me,greedy,master
argument-bots = welcher Bot wo sitzt, von schwach bis stark: beginner, greedy, keen, expert, master, exact; oder random, learned, search:400. Zum Beispiel master,greedy
argument-seed = eine ganze Zahl, die allen Zufall festlegt, damit sich eine Partie wiederholen lässt
argument-option = eine Option des Spiels, zum Beispiel colours=3; mehrfach möglich
argument-record = die Datei, in der die Partie aufgezeichnet wird
argument-resume = eine abgebrochene, aufgezeichnete Partie fortsetzen
argument-file = eine aufgezeichnete Partie
argument-all = alle Schritte ohne Pause ausgeben
argument-analyse-all = alle Fehler auflisten, nicht nur die größten
argument-certificate = die am Tisch heruntergeladene Datei, oder ein Link zum Tisch
argument-games = wie viele Partien (Vorgabe { $default })
argument-jobs = wie viele Prozesse sich die Arbeit teilen (Vorgabe { $default })
argument-json = die Ergebnisse als JSON ausgeben
argument-shell = die Shell: bash, zsh, fish
heading-usage = Aufruf
usage-options = OPTIONEN
heading-arguments = Argumente
heading-options = Optionen
heading-commands = Befehle
version-interpreted = interpretiert
version-compiled = kompiliert

## Lists

games-players = { $least } bis { $most } Spieler
rules-luck = Wie viel ist Glück? Bei { $players } Spielern gewinnt ein starker Bot gegen schwächere { $won } der Partien; durch Glück allein wären es { $even }. Wer spielt, erklärt { $skill } der Ergebnisse, der Zufall { $chance }.
option-default = Vorgabe { $value }

## Playing

play-pick-game = Welches Spiel?
play-welcome = { $game }, mit { $players }.
play-recording = Aufgezeichnet in { $file }
play-turn = { $player }, du bist am Zug:
play-hint = Nummer, oder ? für Hilfe
play-hint-only = Eingabetaste, oder ? für Hilfe
play-hint-undo = Nummer, ? für Hilfe, u für Rückgängig
play-help = Tippe die Nummer deines Zuges. Außerdem:
play-help-explain = die möglichen Züge erklären
play-help-rule = eine Regel, zum Beispiel { $rule }
play-help-undo = deinen letzten Zug zurücknehmen, solange seither nichts passiert ist
play-help-board = den Tisch neu zeichnen
play-help-log = was bisher passiert ist
play-help-quit = aufhören; die Partie ist gespeichert und kann fortgesetzt werden
play-not-a-choice = „{ $given }“ geht hier nicht: { $least } bis { $most }, oder ? für Hilfe.
play-undone = Zug zurückgenommen.
play-pass-screen = Gib den Bildschirm an { $player } weiter und drücke dann die Eingabetaste.
play-stopped = Angehalten. Die Partie ist in { $file } gespeichert
play-resume-with = Weiter mit: { $command }
play-final = Endstand
play-winner = { $players } gewinnt!
play-winners = { $players } teilen sich den Sieg!
play-person = Spieler
score-total = Summe
score-tiebreak = Bei Gleichstand: { $what }

## Replaying

replay-start = Vor dem ersten Zug
replay-move = Zug { $move } von { $moves }
replay-hint = Eingabetaste: weiter · b: zurück · eine Nummer: dorthin · q: aufhören
replay-luck = Zufall

## Analysing

analysis-progress = Analyse
analysis-chances = Siegchancen
analysis-axis = Von links nach rechts: die Partie und ihre Runden. Buchstaben: Fehler.
analysis-none = Keine klaren Fehler. Gut gespielt!
analysis-errors = Fehler
analysis-move = Zug
analysis-round = Runde
analysis-player = Spieler
analysis-choice = Entscheidung
analysis-lost = Verlust
analysis-played = Gespielt: { $action }
analysis-better = Besser: { $action }
analysis-slight = kleine Ungenauigkeit
analysis-inaccuracy = Ungenauigkeit
analysis-mistake = Fehler
analysis-blunder = grober Fehler
analysis-worst = Die { $shown } größten von { $errors } Fehlern; --all zeigt alle.
analysis-rates = Wie gut alle entschieden haben
analysis-decisions = Entscheidungen
analysis-errors-of = Fehler
analysis-rate = Verlust je Entscheidung
analysis-interval = 95 %
analysis-luck = Glück
analysis-skill = Können
analysis-luck-note = Glück und Können ergeben zusammen das Ergebnis weniger die Chancen zu Beginn.
analysis-luckiest = Was der Zufall am stärksten entschieden hat
analysis-draw = Zug { $move }, Runde { $round }: { $drawn }. { $player }: { $gained }
analysis-note = Die Siegchancen sind geschätzt ({ $evaluator }). Ein Fehler ist eine Entscheidung, die eindeutig etwas gekostet hat, gemessen an dem, was man in dem Moment wissen konnte; „Verlust“ ist die verschenkte Siegchance mit ihrem 95-%-Intervall.
analysis-given = { $count ->
    [one] Das ist eine Studie: Ihr erster Zug stammt aus einer anderen Partie. Fehler, Verluste und Glück zählen erst ab da.
   *[other] Das ist eine Studie: Ihre ersten { $count } Züge stammen aus einer anderen Partie. Fehler, Verluste und Glück zählen erst ab da.
}
analysis-how = Was die Partie entschieden hat: { $command }
not-analysed-not-over = Die Partie in { $file } ist nicht zu Ende. Analysieren lässt sie sich, wenn sie beendet ist.
not-analysed-no-evaluator = { $file } lässt sich nicht analysieren: Niemand kann hier Stellungen von { $game } nach Regelversion { $version } mit { $seats } Spielern (Optionen: { $options }) beurteilen.

## Verifying

verify-commitment = Fingerabdruck, vor dem ersten Zug veröffentlicht: { $commitment }
verify-seed = Startwert, am Ende aufgedeckt: { $seed }
verify-contribution = { $player } hat „{ $contribution }“ beigetragen.
verify-no-contribution = Kein Gerät hat etwas zum Startwert beigetragen.
verify-given = { $count ->
    [one] Das ist eine Studie: Ihr erster Zug stammt aus einer anderen Partie. Er hält sich an die Regeln; sein Zufall gehört zu der anderen Partie und wurde nicht geprüft.
   *[other] Das ist eine Studie: Ihre ersten { $count } Züge stammen aus einer anderen Partie. Sie halten sich an die Regeln; ihr Zufall gehört zu der anderen Partie und wurde nicht geprüft.
}
verify-recomputed = { $count ->
    [one] { $count } Zufallsergebnis nachgerechnet, wie aufgezeichnet.
   *[other] { $count } Zufallsergebnisse nachgerechnet, wie aufgezeichnet.
}
verify-arrivals = { $count ->
    [one] { $count } Wettlauf wurde dadurch entschieden, wer zuerst beim Server war; das kann kein Startwert bestätigen.
   *[other] { $count } Wettläufe wurden dadurch entschieden, wer zuerst beim Server war; das kann kein Startwert bestätigen.
}
verify-holds = Es stimmt: Aller Zufall dieser Partie kommt aus Startwert und Beiträgen, und die Züge führen zum Ergebnis.
verify-holds-study = Ab dieser Stellung stimmt es: Aller Zufall danach kommt aus Startwert und Beiträgen, und die Züge führen zum Ergebnis.
verify-fails = Es stimmt nicht: Das ist nicht die Partie, auf die sich der Server festgelegt hatte, oder die Datei wurde geändert.
verify-limits = Das gilt nur, wenn der Fingerabdruck der ist, den du vor dem ersten Zug gesehen hast. Es zeigt nicht, dass während der Partie niemand den Startwert kannte: Wer den Server betreibt, konnte es.
verify-mismatch-commitment = Der Startwert gehört nicht zum Fingerabdruck: Er ergibt { $found }.
verify-mismatch-luck = Zug { $move }: Der Startwert ergibt { $expected }, aufgezeichnet ist { $found }.
verify-mismatch-arrival = Zug { $move }: Angeblich entschied, wer zuerst da war, aber es ist kein Wettlauf: { $found }.
verify-mismatch-turn = Zug { $move }: Wer ihn gemacht hat, war nicht an der Reihe.
verify-mismatch-rules = Zug { $move }: Die Regeln erlauben { $found } dort nicht ({ $expected }).
verify-mismatch-result = Die Züge führen zu { $expected } Punkten und nicht zum aufgezeichneten Ergebnis ({ $found }).

## Simulating

simulate-progress = Es wird gespielt
simulate-title = { $game }: { $games } Partien, Startwert { $seed }
simulate-seat = Platz
simulate-player = Spieler
simulate-wins = Gewonnen
simulate-interval = 95 %
simulate-points = Punkte
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-note = Ein geteilter Sieg zählt zu gleichen Teilen. Intervall: Wilson, 95 %.
simulate-length = { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) } Züge pro Partie im Durchschnitt

## Errors

error-UnknownGame = Es gibt kein Spiel „{ $name }“. Es gibt: { $known }.
error-UnknownVersion = Es gibt hier keine Regelversion { $version } von { $name }, nur: { $known }.
error-UnknownBot = Es gibt keinen Gegner „{ $name }“. Schreib me oder eins von: { $known }.
error-WrongSeats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }.
error-NotYourTurn = Platz { $seat } ist nicht am Zug; { $owed ->
    [none] niemand ist es
   *[other] am Zug ist Platz { $owed }
}.
error-IllegalAction = Das ist hier nicht erlaubt ({ $rule }).
error-CannotUndo = Du kannst nur deinen eigenen letzten Zug zurücknehmen, bevor jemand anders zieht oder etwas aufgedeckt wird.
error-usage = „{ $command }“ lässt sich so nicht aufrufen. Siehe { $command } --help
error-missing-argument = „{ $command }“ braucht noch: { $wanted }. Siehe { $command } --help
error-unknown-argument = „{ $command }“ kennt nicht: { $given }. Siehe { $command } --help
error-unknown-option = „{ $command }“ kennt nicht: { $given }. Optionen: { $known }. Siehe { $command } --help
error-needs-value = { $option } braucht einen Wert. Siehe { $command } --help
error-takes-no-value = { $option } nimmt keinen Wert. Siehe { $command } --help
error-invalid-choice = „{ $given }“ ist keins von: { $known }. Siehe { $command } --help
error-resume-alone = --resume übernimmt Spiel, Spieler und Optionen aus der Aufzeichnung: GAME, --seats, --option und --record weglassen.
error-resume-certificate = { $file } kommt von einem Spielserver und lässt sich nur ansehen: „zoorama replay“, „zoorama verify“.
error-record-exists = { $file } gibt es schon. Nenne eine andere Datei oder setze die Partie fort: --resume { $file }
error-file-missing = Es gibt keine Datei { $file }.
error-file-directory = { $file } ist ein Ordner, keine Datei.
error-file-denied = { $file } darfst du nicht öffnen oder schreiben.
error-file = { $file } lässt sich nicht nutzen: { $problem }
error-number = „{ $given }“ für { $option } ist keine ganze Zahl von { $least } bis { $most }.
error-seats-without-me = Hier sitzt niemand zum Spielen: Nimm me in --seats auf oder nutze „zoorama simulate“.
error-me-in-simulation = In einer Simulation spielen nur Bots: Nimm me aus --seats heraus oder nutze „zoorama play“.
error-option-form = „{ $given }“ hat nicht die Form Name=Wert.

unreadable-not-json = { $path }: kein JSON, oder abgeschnitten, in Zeile { $line }, Spalte { $column }.
unreadable-too-deep = { $path }: zu tief verschachtelt.
unreadable-repeated-field = { $path }: „{ $given }“ steht zweimal da.
given-kind = { $given ->
    [whole] eine ganze Zahl
    [number] eine Zahl
    [text] Text
    [flag] wahr oder falsch
    [list] eine Liste
    [object] ein Objekt
   *[null] null
}
wanted-kind = { $wanted ->
    [whole] eine ganze Zahl
    [number] eine Zahl
    [text] Text
    [flag] wahr oder falsch
    [list] eine Liste
    [object] ein Objekt
   *[null] null
}
unreadable-wrong-type = { $path }: ist { given-kind }, soll { wanted-kind } sein.
unreadable-unknown-field = { $path }: hat kein „{ $given }“; erlaubt: { $known }.
unreadable-missing-field = { $path }: es fehlt { $wanted }.
unreadable-wrong-length = { $path }: Länge { $given }, erlaubt { $least } bis { $most }.
unreadable-out-of-range = { $path }: { $given } liegt nicht zwischen { $low } und { $high }.
unreadable-unknown-word = { $path }: „{ $given }“ ist keins von { $known }.
unreadable-refused-move = { $path }: Die Regeln erlauben diesen Zug nicht ({ $rule }).
unreadable-out-of-turn = { $path }: { $seat ->
    [0] der Zufall
   *[other] Platz { $seat }
} war nicht am Zug.
unreadable-wrong-result = { $path }: Die Züge führen zu einem anderen Ergebnis. Die Aufzeichnung wurde verändert.
unreadable-not-a-name = { $path }: „{ $given }“ kann kein Name sein: 1 bis 40 sichtbare Zeichen.
unreadable-bot-parameters = „{ $path }“: { $most ->
    [0] { $name } nimmt keine Zahl. Schreib { $name }.
    [one] { $name } nimmt höchstens eine Zahl.
   *[other] { $name } nimmt höchstens { $most } Zahlen.
}
unreadable-bot-parameter = „{ $path }“: „{ $given }“ ist keine ganze Zahl von { $low } bis { $high }.
unreadable-too-many-digits = { $path }: Eine Zahl darin hat zu viele Ziffern.
unreadable-unprintable = { $path }: enthält Zeichen, die sich nicht anzeigen lassen.
unreadable-not-text = { $path }: ist kein Text.
unreadable-not-hex = { $path }: sollten { $wanted } Ziffern 0–9, a–f sein.
unreadable-no-luck = { $path }: sagt nicht, woher der Zufall kam, also ist nichts zu prüfen. Prüfen lassen sich nur Partien von einem Spielserver.
unreadable-not-finished = { $path }: Die Partie ist nicht zu Ende. Der Startwert wird am Ende aufgedeckt; prüfe dann noch einmal.
unreadable-unreachable = { $path }: keine Antwort ({ $problem }).
unreadable-not-found = { $path }: Diesen Tisch gibt es nicht.
unreadable-too-large = { $path }: ist größer als { $most } MB.
unreadable-tile-count = { $path }: enthält { $given } Plättchen; ein Satz hat { $wanted } (OZ-1).
unreadable-one-family = { $path }: Beide Hälften zeigen { $family }; ein Plättchen hat zwei verschiedene Familien (OZ-2).
unreadable-exit-twice = { $path }: Die Kante „{ $edge }“ ist zweimal genannt; einmal genügt (OZ-2).

## Der Server

command-serve = Tische eröffnen, an denen man über einen Link spielt
command-workers = Bots anderer Server auf diesem Rechner nachdenken lassen
command-admin = die Datenbank eines Servers verwalten: sichern und wiederherstellen, prüfen, verlassene Tische löschen
command-backup = die Datenbank kopieren, auch während der Server läuft
command-prune = Tische löschen, an denen länger nichts passiert ist
argument-schema = das Spiel, das beschrieben werden soll, oder „wire“ für die Nachrichten des Servers
argument-host = die Adresse, unter der der Server erreichbar ist; 0.0.0.0 lässt andere im Netz herein (Vorgabe { $default })
argument-port = der Port (Vorgabe { $default }; 0 nimmt irgendeinen freien)
argument-db = wo Tische aufbewahrt werden: eine Datei oder postgresql://… (Vorgabe: eine Datei im Datenordner)
argument-nats = wo mehrere Server eine PostgreSQL-Datenbank teilen oder Bots auf anderen Rechnern nachdenken: nats://… des Brokers zwischen ihnen
argument-processes = Prozesse, die sich den Port teilen, mit PostgreSQL und --nats (Vorgabe { $default })
argument-origin = eine andere Website, deren Seiten hier handeln dürfen, etwa https://example.org; mehrfach möglich
argument-https = man verbindet sich über HTTPS: Cookies werden nur über HTTPS gesendet
argument-open = auch den Browser öffnen
argument-pause = Sekunden, die ein Bot vor seinem Zug wartet, damit man folgen kann (Vorgabe { $default })
argument-requests = Anfragen je Sekunde, die eine Adresse stellen darf (Vorgabe { $default })
argument-frames = Nachrichten je Sekunde, die eine Verbindung senden darf (Vorgabe { $default })
argument-workers = Prozesse, in denen Bots nachdenken; 0, mit --nats: nur auf anderen Rechnern, durch „zoorama workers“ (Vorgabe { $default })
argument-workers-nats = nats://… des Brokers, den die Server benutzen
argument-workers-here = Prozesse, in denen Bots nachdenken (Vorgabe { $default })
argument-copy = die Datei, in die die Kopie geschrieben wird
argument-days = Tische löschen, an denen so viele Tage nichts passiert ist (Vorgabe { $default })
argument-finished = auch beendete Partien löschen
serve-at = Zoorama läuft unter { $address } – Strg-C beendet es.
workers-ready = { $count ->
    [one] Ein Prozess ist für Bots bereit – Strg-C beendet ihn.
   *[other] { $count } Prozesse sind für Bots bereit – Strg-C beendet sie.
}
serve-unasked = Die Tische werden eröffnet, der Browser geht auf. Was es sonst gibt: zoorama --help
admin-saved = Die Kopie liegt in { $file }.
admin-pruned = { $count ->
    [one] Ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
error-server-extra = Dafür braucht es Teile, die zu jeder Installation gehören: { $install }. Es fehlt: { $name }
error-address = Der Server kann an { $host }, Port { $port } nicht starten: { $problem }
error-port-taken = Port { $port } an { $host } ist schon belegt. Nenne einen anderen, oder lass einen freien suchen: --port 0
error-not-on-windows = { $what } geht unter Windows nicht.
error-decimal = „{ $given }“ für { $option } ist keine Zahl von { $least } bis { $most }.
error-Stale = Während du überlegt hast, ist etwas passiert. Sieh noch einmal hin.
error-NoSuchTable = Diesen Tisch gibt es nicht. Prüfe den Link.
error-NoSuchPuzzle = Diese Aufgabe gibt es nicht.
error-TableClosing = Der Tisch wird gerade geschlossen. Versuch es noch einmal.
error-NoIdentity = Dieser Browser ist hier noch nicht bekannt. Lade die Seite neu.
error-CrossOrigin = Die Seite einer anderen Website darf hier nicht handeln.
error-RateLimited = Zu viele Anfragen auf einmal. Warte einen Moment.
error-NotFound = Seite nicht gefunden.
error-Failed = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
not-allowed-not-your-seat = Platz { $seat } ist nicht deiner.
not-allowed-no-such-seat = Einen Platz { $seat } gibt es nicht.
not-allowed-seat-taken = Auf Platz { $seat } sitzt schon jemand.
not-allowed-table-full = Alle Plätze sind besetzt.
not-allowed-already-started = Das Spiel hat begonnen: Die Plätze stehen fest.
not-allowed-not-started = Das Spiel hat noch nicht begonnen.
not-allowed-not-over = Das Spiel ist nicht zu Ende.
not-allowed-study-of-the-end = Hier ist die Partie zu Ende, es gibt nichts mehr auszuprobieren. Wähle eine frühere Stellung.
not-allowed-not-a-player = Das können nur die verlangen, die mitgespielt haben.
not-allowed-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
not-allowed-not-your-perspective = Solange gespielt wird, siehst du das Spiel nur von deinem Platz aus.
not-allowed-no-preview = Keine Vorschau: Dieser Zug lässt sich nicht zurücknehmen.
not-allowed-chosen-luck = Der Zufall lässt sich nur für eine eigene Partie gegen Bots wählen, die sofort beginnt.
not-allowed-transfer-gone = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen.
not-allowed-no-puzzles = Für dieses Spiel gibt es noch keine Aufgaben.
not-allowed-no-more-puzzles = Du hast alle Aufgaben dieses Spiels hinter dir. Morgen kommt die nächste.
not-allowed-puzzle-of-another-day = Das ist nicht mehr die Aufgabe des Tages: Ein neuer Tag hat begonnen. Lade die Seite neu.
not-allowed-puzzle-of-today = Das ist die Aufgabe des Tages. Löse sie dort, damit sie für deine Serie zählt.
not-allowed-puzzle-closed = Mit dieser Aufgabe bist du schon fertig.
not-allowed-not-a-name = „{ $name }“ kann kein Name sein: 1 bis 40 sichtbare Zeichen.
event-Undone = { $seat-who ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $seat } nimmt den letzten Zug zurück.
}
event-HintTaken = { $seat-who ->
    [you] Du fragst
   *[other] { $seat } fragt
} nach einem Tipp.
event-TakenOver = { $seat-who ->
    [you] Du bist nicht da: Ein Bot springt für dich ein.
   *[other] { $seat } ist nicht da: Ein Bot springt ein.
}
event-CameBack = { $seat-who ->
    [you] Du bist
   *[other] { $seat } ist
} wieder da.
unreadable-not-understood = { $path }: nicht verstanden ({ $why }).
unreadable-too-long = { $path }: ist länger als { $most } Zeichen.
store-error-in-use = { $where } wird von einem anderen Server benutzt. Beende ihn zuerst oder nenne eine andere Datenbank: --db
store-error-newer = { $where } stammt von einem neueren Zoorama (Datenbankversion { $version }, dieses kennt { $known }).
store-error-not-ours = { $where } ist keine Datenbank von Zoorama. Sie blieb, wie sie war.
store-error-unreachable = { $where } ist nicht benutzbar: { $reason }
store-error-backup-elsewhere = { $where }: Eine PostgreSQL-Datenbank kopiert man mit pg_dump.
store-error-no-driver = { $where } braucht noch einen Teil: pip install "{ $extra }"
store-error-not-shared = { $where } kann nur ein Server benutzen. Mehrere Server teilen eine PostgreSQL-Datenbank: --db postgresql://…
broker-error-unreachable = Der Broker zwischen den Servern ist nicht erreichbar: { $reason }. Prüfe seine Adresse: --nats
broker-error-no-driver = Mehrere Server brauchen noch einen Teil: pip install "{ $extra }"
broker-error-missing = Mehrere Prozesse brauchen einen Broker zwischen sich: --nats nats://…
broker-error-no-workers = { $option }: Bots, die auf anderen Rechnern nachdenken, brauchen einen Broker dorthin: --nats nats://…

## Characters: bots by level and name

level-greedy = schlau
level-random = zufällig
level-master = meisterhaft
level-exact = perfekt
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

command-solve = das Würfelspiel zu zweit exakt lösen
argument-solve-folder = wo die Tabelle der exakten Werte liegt (Standard: dein Datenordner)
argument-solve-device = wo gerechnet wird: auto, gpu oder cpu (Standard: { $default })
argument-solve-bytes = die Tabelle in Bytes speichern: ein Viertel so groß, etwas weniger genau
argument-solve-verify = so viele zufällige Stellungen an den Regeln prüfen, langsam
argument-solve-net = auch einem kleinen Netz beibringen, was die Tabelle weiß, und es in diese Datei schreiben
solve-progress = Wird gelöst
solve-first = Sieganteil dessen, der beginnt: { $value } (Residuum { $residual })
solve-folder = Tabelle in { $folder }
solve-verified = Stellungen an den Regeln geprüft: { NUMBER($count) }; größte Abweichung: { $off }
solve-taught = Netz in { $file } geschrieben; mittlerer Fehler: { $off }
error-lab-extra = Dafür braucht es die Teile des Labors: { $install }. Es fehlt: { $name }
error-solve-game = Gelöst ist nur { $known }.
error-solve-compiler = Zum Lösen braucht diese Maschine einen C++-Compiler (c++, g++ oder clang++) oder eine NVIDIA-GPU mit CuPy.
error-solve-gpu = Hier gibt es keine GPU, die CuPy nutzen kann; --device cpu kommt ohne aus, braucht aber Stunden.
error-solve-table = { $folder } enthält keine Tabelle, die diese Version lesen kann. Lösche den Ordner oder wähle mit --folder einen anderen.

## The lab

command-lab = messen, wie gut Bots spielen, und sie trainieren
command-ladder = die Stärken eines Spiels gegeneinander spielen lassen und bewerten
command-match = einen Bot auf jedem Platz gegen andere spielen lassen und seine Zeit messen
argument-lab-bots = die Bots, vom schwächsten zum stärksten (Vorgabe: die Stärken des Spiels)
argument-lab-one = der Bot, der einen Platz bekommt
argument-lab-against = der Bot, der alle anderen Plätze bekommt
argument-lab-seats = wie viele am Tisch sitzen (Vorgabe: so wenige, wie das Spiel erlaubt)
argument-lab-games = wie viele Partien jedes Paar spielt, aufgerundet, sodass alle gleich oft auf jedem Platz sitzen (Vorgabe { $default })
argument-lab-minutes = nach so vielen Minuten nichts Neues beginnen; laufende Partien werden beendet
argument-lab-json = die Ergebnisse auch in diese Datei schreiben, zweimal in der Minute das bisher Gespielte
argument-lab-picture = die Wertungen auch in diese Datei zeichnen (.svg oder .png)
argument-lab-luck = das Glück jeder Partie bewerten und den Anteil der Siege auch ohne Glück angeben
contest-title = { $game }, { $seats } Spieler, Startwert { $seed }
contest-one = Bot
contest-rest = Gegen
contest-games = Partien
contest-won = Gewonnen
contest-interval = 95 %
contest-mean = Mittel
contest-most = 99 % in
contest-seat = Platz
contest-bot = Bot
contest-rating = Wertung
contest-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } ms
contest-note = Der Bot sitzt mit demselben Zufall reihum auf jedem Platz, auf allen anderen der Gegner. Gleich stark wäre { $even }. Ein geteilter Sieg zählt zu gleichen Teilen. Intervall: Wilson, breiter, wo Partien mit demselben Zufall gleich ausgehen. Zeiten: Rechenzeit je Entscheidung.
contest-rating-note = Elo-Punkte, { $anchor } = 1000. Intervall: Bootstrap über den Zufall der Partien.
contest-corrected = Ohne Glück, bewertet von { $evaluator }
contest-worth = Wert
contest-corrected-note = Im Schnitt gibt das Glück niemandem etwas: Es herauszurechnen bevorzugt niemanden. „Wert“: wie viele Partien ohne das so viel sagen wie eine damit. Wie viel abgezogen wird, ist an der anderen Hälfte der Partien angepasst; es braucht mindestens { $least } Runden durch alle Plätze.
contest-pairing = { $one } gegen { $rest }
contest-rating-axis = Elo-Punkte, mit 95-%-Intervallen
contest-share-axis = Gewonnener Anteil, mit 95-%-Intervallen (gestrichelt: gleich stark, { $even })
contest-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
contest-interrupted = Abgebrochen: Das sind die bis dahin beendeten Partien.
error-lab-games = Jedes Paar muss mindestens { $seats } Partien spielen, damit alle auf jedem der { $seats } Plätze sitzen; --games ist { $games }.
error-lab-bots = Es braucht mindestens zwei verschiedene Bots, jeden nur einmal genannt: --bots random,greedy
error-lab-seats = Mit { $seats } Spielern gibt es in { $game } keine Stärke „{ $name }“. Es gibt: { $known }.
error-lab-luck = Das Glück lässt sich hier nicht bewerten: Niemand kann Stellungen von { $game } mit { $seats } Spielern und diesen Optionen beurteilen. Lass --luck-corrected weg.
error-lab-picture = Ein Bild kann als .svg oder .png geschrieben werden, nicht als „{ $file }“.
error-lab-nothing = Abgebrochen, bevor alle einmal auf jedem Platz saßen: Es gibt noch nichts zu berichten.
error-lab-worker = Ein Prozess, der Partien spielte, wurde beendet, vielleicht weil der Speicher nicht reichte. Was bis dahin fertig war, steht in der Datei von --json. Weniger --jobs brauchen weniger Speicher.

# The lab: tournaments, studies, games in files, Ray
command-tournament = mehrere Bots aufeinandertreffen lassen, alle gleich oft auf jedem Platz, und sie bewerten
command-study = ein Spiel untersuchen: Plätze, Dauer, Punkte, was gewinnt, für jede Wahl der Optionen
command-merge = getrennt gespielte Partien zusammenführen und sagen, was sie zeigen
argument-jobs-or-ray = wie viele Prozesse sich die Arbeit teilen (Vorgabe 1; mit --on ray einer je Kern)
argument-on = auf Ray spielen: auf einem Cluster nur auf diesem Rechner (ray) oder auf dem unter dieser Adresse (etwa 10.0.0.5:6379)
argument-numbers = die Partien mit diesen Nummern spielen, von A bis vor B, statt --games: zoorama lab merge führt zusammen, was getrennt gespielt wurde
argument-data = jede Partie auch in diese Datei schreiben: als JSON-Zeilen (.jsonl) oder, eine Zeile je Platz, als Parquet (.parquet)
argument-report = auch eine Seite mit Bildern in diese Datei schreiben (.html)
argument-merge-files = Dateien, die mit --data geschrieben wurden (.jsonl)
argument-tournament-bots = wer teilnimmt (Vorgabe: die Stärken des Spiels)
argument-tournament-games = wie viele Partien jeder Tisch spielt, aufgerundet, sodass alle gleich oft auf jedem Platz sitzen (Vorgabe { $default })
argument-study-bot = der Bot auf allen Plätzen (Vorgabe: greedy, wo er das Spiel spielt)
argument-study-seats = wie viele am Tisch sitzen: eine Zahl, mehrere oder all (Vorgabe: so wenige, wie das Spiel erlaubt)
argument-study-games = wie viele Partien jeder Variante (Vorgabe { $default })
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-few-numbers = Keine Intervalle: Es braucht Partien mit mindestens { $least } Nummern, die kein Glück gemeinsam haben.
lab-kept = { $games } Partien in { $file }: allein zu wenige, um etwas zu sagen.
lab-too-few = Zu wenige Partien, um etwas zu sagen: { $games }.
lab-tick = { NUMBER($value, maximumFractionDigits: 1, useGrouping: 0) }
lab-shares = Anteil der Siege
lab-ratings = Wertungen
lab-by-seat = Nach Platz
lab-by-seat-axis = Anteil der Siege auf jedem Platz, mit 95-%-Intervallen (gestrichelt: gleich stark)
lab-ladder-title = { $game }: Rangleiter
lab-match-title = { $game }: Vergleich
lab-ladder-lead = Wie stark die Bots mit { $seats } Spielern sind. Jeder saß mit demselben Zufall reihum auf jedem Platz.
lab-match-lead = Ein Bot gegen andere mit { $seats } Spielern, reihum auf jedem Platz und mit demselben Zufall.
lab-repeat = Dieselben Partien noch einmal
lab-game = Spiel
lab-rules = { $game }, Regelversion { $version }
lab-games = Partien
lab-seed = Startwert
lab-numbers = Nummern
lab-options = Optionen
lab-digest = Prüfsumme
lab-stopped = Vorzeitig beendet
lab-left-out = Weggelassen
lab-left-out-rounds = { $games } von { $all } Partien: ihre Runden haben weniger Partien als andere
tournament-title = { $game }: Turnier
tournament-lead = { $bots } Bots trafen an Tischen zu { $seats } aufeinander, in jeder Zusammensetzung, alle gleich oft auf jedem Platz und mit demselben Zufall.
tournament-standings = Tabelle
tournament-pairs = Direkter Vergleich
tournament-other = Vor
tournament-compared = Vergleiche
tournament-ahead = Wie oft
tournament-matrix = Wie oft der linke Bot vor dem oberen lag
tournament-note = Gleich stark wäre { $even }. Ein geteilter Sieg zählt zu gleichen Teilen. Intervall: Wilson, breiter, wo Partien mit demselben Zufall gleich ausgehen.
tournament-pairs-note = Wo beide am Tisch saßen: wie oft der erste vor dem zweiten lag. Ein geteilter Rang zählt zur Hälfte.
study-title = { $game }: Untersuchung
study-lead = Wie das Spiel ist, wenn auf allen Plätzen { $bot } spielt.
study-overview = Überblick
study-overview-note = Mittelwerte über alle Partien einer Variante. Alle Varianten wurden mit denselben Nummern gespielt.
study-players = Spieler
study-seats = { $seats } Spieler
study-seat = Platz { $seat }
study-best-seat = Bester Platz
study-seat-won = { $seat }: { $won }
study-by-seat = Kommt es auf den Platz an?
study-seats-note = { $games } Partien; gleich wäre { $even }. Ein geteilter Sieg zählt zu gleichen Teilen. Intervall: Wilson, 95 %.
study-lengths = Wie lang ist eine Partie?
study-scores = Wie verteilen sich die Punkte?
study-effects = Was gewinnt?
study-what = Was
study-rounds = Runden
study-choices = Auswahlen
study-decisions = Entscheidungen
study-moves = Züge
study-everybody = Alle
study-winners = Höchste Punktzahl der Partie
study-margin = Vorsprung
study-deviation = Streuung
study-5 = 5 %
study-median = Median
study-95 = 95 % unter
study-lengths-note = Eine Auswahl ist eine Entscheidung, bei der mehr als eines möglich war; Züge sind Entscheidungen und Zufall. Intervall: des Mittelwerts.
study-scores-note = Der Vorsprung trennt die höchste von der zweithöchsten Punktzahl. Intervall: des Mittelwerts.
study-part = { $variant }: { $what }
study-line = Wertungsbogen
study-of-winners = Sieger
study-of-others = Andere
study-difference = Unterschied
study-effect = Effekt
study-effects-note = Punkte in jeder Zeile des Wertungsbogens, Sieger gegen die anderen am selben Tisch. „Effekt“: der Unterschied in Standardabweichungen der Zeile. Das sagt, was Sieger haben, nicht, dass mehr davon jemanden siegen ließe.
study-choices-axis = Auswahlen je Partie, mit 95-%-Intervallen
study-points-axis = Punkte eines Spielers, mit 95-%-Intervallen
study-choices-spread = Partien nach der Zahl der Auswahlen
study-points-spread = Spieler nach Punkten
study-effects-axis = Punkte der Sieger über denen der anderen, mit 95-%-Intervallen
error-numbers = „{ $given }“ für --numbers ist kein Bereich wie 1000:2000, von einer Nummer bis vor eine größere, höchstens { $most }.
error-on-jobs = Der Cluster unter { $address } hat seine eigene Zahl von Prozessen: Lass --jobs weg oder nimm --on ray.
error-on-address = Unter „{ $address }“ antwortet kein Ray-Cluster. Starte einen mit „ray start --head“ und gib seine Adresse an, etwa 10.0.0.5:6379; --on ray startet einen auf diesem Rechner.
error-on-version = Ein Knoten des Clusters hat zoorama { $version }, dessen Partien anders sein können. Installiere auf jedem Knoten dieselbe Version.
error-ray-extra = Um auf Ray zu spielen, installiere es: { $install }. Es fehlt: { $name }
error-parquet-extra = Um Parquet zu schreiben, installiere PyArrow: { $install }. Es fehlt: { $name }
error-data-file = Partien können als JSON-Zeilen (.jsonl) oder Parquet (.parquet) geschrieben werden, nicht als „{ $file }“.
error-report-file = Ein Bericht ist eine HTML-Seite: Gib --report einen Namen, der auf .html endet, nicht „{ $file }“.
error-lab-no-games = Es gibt noch keine Partien, von denen zu berichten wäre.
error-tournament-round = Abgebrochen vor einem ganzen Durchgang von { $games } Partien: Es gibt noch nichts zu berichten.
error-study-games = Eine Untersuchung braucht mindestens { $least } Partien einer Variante; es sind { $games }.
error-study-option = Die Option { $name } ist doppelt angegeben. Gib alle ihre Werte auf einmal an: --option { $name }=A,B
error-merge-mixed = { $file } hat andere Partien als die erste Datei: { $game } mit Startwert { $seed }. Nur Partien desselben Spiels, derselben Regelversion und desselben Startwerts lassen sich zusammenführen.
error-merge-contradiction = { $file } erzählt Partie { $number } anders als eine andere Datei: Eine von beiden wurde geändert oder stammt von einer anderen Version.
error-merge-variants = Von diesen Partien lässt sich nicht gemeinsam berichten: Es sind andere Spieler, andere Spielerzahlen oder andere Optionen. Führe sie getrennt zusammen.
error-merge-line = Zeile { $line } von { $file } ist keine Partie. Solche Dateien schreibt --data DATEI.jsonl.

## Einstellungen

argument-settings = eine TOML-Datei mit Einstellungen (Vorgabe: die in $ZOORAMA_SETTINGS genannte)
argument-print-settings = alle Einstellungen ausgeben, mit Bedeutung und Herkunft, und aufhören
settings-error-unreadable = { $where } ist nicht lesbar: { $why }
settings-error-unknown = { $where }: Es gibt keine Einstellung „{ $name }“. Am nächsten kommt „{ $nearest }“.
settings-error-twice = { $where }: „{ $name }“ steht zweimal da, direkt und als Datei. Lass nur eins davon stehen.
settings-error-text = { $where }: „{ $name }“ muss ein Text in Anführungszeichen sein.
settings-error-list = { $where }: „{ $name }“ muss eine Liste von Texten sein.
settings-error-yes-no = { $where }: „{ $name }“ muss true oder false sein.
settings-error-whole = { $where }: „{ $name }“ muss eine ganze Zahl von { $least } bis { $most } sein, nicht „{ $given }“.
settings-error-number = { $where }: „{ $name }“ muss eine Zahl von { $least } bis { $most } sein, nicht „{ $given }“.

## Limits: what there can be too much of, and when to try again

too-many-again = { $unit ->
    [second] { $count ->
        [one] Versuch es in einer Sekunde noch einmal.
       *[other] Versuch es in { $count } Sekunden noch einmal.
    }
    [minute] { $count ->
        [one] Versuch es in einer Minute noch einmal.
       *[other] Versuch es in { $count } Minuten noch einmal.
    }
   *[hour] { $count ->
        [one] Versuch es in einer Stunde noch einmal.
       *[other] Versuch es in { $count } Stunden noch einmal.
    }
}
too-many-tables = Du hast { $limit } Tische offen, mehr geht nicht. Spiel eine Partie zu Ende oder verlass sie, dann versuch es noch einmal.
too-many-tables-address = Aus deinem Netz sind { $limit } Tische offen, mehr geht nicht. Versuch es noch einmal, wenn eine Partie davon zu Ende ist.
too-many-public-tables = Du hast { $limit } öffentliche Tische offen, mehr geht nicht. Spiel eine Partie zu Ende oder verlass sie, dann versuch es noch einmal.
too-many-tables-day = Du kannst { $limit } Tische am Tag eröffnen. { too-many-again }
too-many-tables-day-address = Aus einem Netz lassen sich { $limit } Tische am Tag eröffnen. { too-many-again }
too-many-newcomers = Aus einem Netz können { $limit } neue Leute in der Stunde kommen. { too-many-again }
too-many-sockets = Du hast diese Seite { $limit }-mal offen, mehr geht nicht. Schließ einen Tab und versuch es noch einmal.
too-many-sockets-address = Aus deinem Netz sind { $limit } Verbindungen offen, mehr geht nicht. Schließ einen Tab und versuch es noch einmal.
too-many-spectators = An diesem Tisch schauen schon { $limit } Leute zu. Versuch es später noch einmal.
too-many-hints = Du hast in dieser Partie { $limit } Tipps bekommen. Mehr gibt es nicht.
too-many-undos = Du hast diesen Zug { $limit }-mal zurückgenommen. Jetzt ist es Zeit, dich zu entscheiden.
too-many-previews = { $limit } Vorschauen in der Sekunde genügen. { too-many-again }
too-many-replays = { $limit } Wiederholungen in der Minute genügen. { too-many-again }
too-many-analyses = { $limit } Analysen in der Minute genügen. { too-many-again }
too-many-analyses-address = Für dein Netz werden gerade { $limit } Partien analysiert, mehr geht nicht. Versuch es noch einmal, wenn eine der Analysen fertig ist.
too-many-analyses-waiting = { $limit } Partien werden schon analysiert. { too-many-again }
too-many-chat = Du kannst { $limit } Nachrichten in der Minute schreiben. { too-many-again }
too-many-chat-table = An diesem Tisch lassen sich { $limit } Nachrichten in der Minute schreiben. { too-many-again }
too-many-chat-lines = Der Chat dieses Tisches ist voll: { $limit } Nachrichten.
too-many-seat-changes = Du kannst { $limit }-mal in der Minute den Platz wechseln. { too-many-again }
too-many-seats = An einem fremden öffentlichen Tisch kannst du höchstens { $limit } Plätze nehmen.
too-many-wishes = Hier warten schon { $limit } Leute auf einen Platz. Versuch es später noch einmal.

## People

not-allowed-name-taken = „{ $name }“ sieht aus wie der Name von jemand anderem an diesem Tisch. Wähle einen anderen Namen.

## Connections

http-slow = Die Anfrage hat länger als { $limit } Sekunden gebraucht. Versuche es noch einmal.
http-headers = Die Kopfzeilen der Anfrage sind zu groß: höchstens { $limit } Byte. Vielleicht hilft es, die Cookies dieser Seite zu löschen.
http-fields = Die Anfrage hat zu viele Kopfzeilen: höchstens { $limit }.
http-body = Das ist zu groß: höchstens { $limit } Byte.
too-many-connections-address = Aus deinem Netz sind schon { $limit } Verbindungen offen, mehr geht nicht. Schließ einen Tab. { too-many-again }
too-many-connections = Der Server ist voll: { $limit } Verbindungen sind schon offen. { too-many-again }
http-malformed = Der Server kann diese Anfrage nicht lesen: { $why }
http-host = Dieser Server ist unter dem Namen { $host } nicht zu erreichen. Wer ihn betreibt, kann den Namen erlauben: Einstellung net.hosts.
unreadable-not-a-network = { $path }: „{ $given }“ ist weder eine IP-Adresse noch ein Netz wie 10.0.0.0/8.

## Pflege der Datenbank

command-check = die Datenbank prüfen: ist sie heil, und lässt sich jeder Tisch weiterspielen
command-restore = eine Kopie an die Stelle der Datenbank setzen; die bisherige wird aufbewahrt
command-rotate-key = Cookies mit einem neuen Schlüssel signieren, auch bei laufendem Server
command-drain = einen laufenden Server keine neuen Partien mehr beginnen und sich beenden lassen, sobald keine mehr läuft
argument-restored = die Kopie, die wiederhergestellt wird
argument-repair = in Ordnung bringen, was sich aus dem Übrigen ergibt, etwa Listen, die hinter der Partie zurück sind
argument-vacuum = allen freien Platz an die Festplatte zurückgeben; der Server darf dabei nicht laufen
argument-key-days = so viele Tage gelten Cookies noch, die mit dem alten Schlüssel signiert sind (Vorgabe { $default })
argument-key-file = wo der Schlüssel liegt, falls die Einstellungen eine eigene Datei nennen
argument-minutes = nach so vielen Minuten endet der Server auch dann, wenn noch Partien laufen (Vorgabe { $default })
admin-restored = { $file } ist jetzt die Datenbank, mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
admin-aside = Die bisherige Datenbank liegt in { $file }.
admin-problem = Die Datenbank selbst: { $problem }
admin-damaged = Tisch { $table }… lässt sich nicht laden: { $why }
admin-lagging = { $count ->
    [one] Ein Tisch ist hinter seinem Protokoll zurück.
   *[other] { $count } Tische sind hinter ihrem Protokoll zurück.
} Der Server holt das beim Start nach, oder jetzt: --repair
admin-repaired = { $count ->
    [0] Es gab nichts in Ordnung zu bringen.
    [one] Ein Tisch ist wieder in Ordnung.
   *[other] { $count } Tische sind wieder in Ordnung.
}
admin-checked = { $tables ->
    [one] Ein Tisch geprüft
   *[other] { $tables } Tische geprüft
}, { $damaged ->
    [0] keiner beschädigt.
    [one] einer davon beschädigt.
   *[other] { $damaged } davon beschädigt.
}
admin-key-rotated = Cookies werden ab jetzt mit einem neuen Schlüssel signiert. { $days ->
    [0] Mit dem alten signierte gelten nicht mehr.
    [one] Mit dem alten signierte gelten noch einen Tag.
   *[other] Mit dem alten signierte gelten noch { $days } Tage.
}
admin-draining = Der Server beginnt ab jetzt keine neuen Partien. Er endet, sobald keine mehr läuft, spätestens in { $minutes ->
    [one] einer Minute.
   *[other] { $minutes } Minuten.
}
store-error-older = { $where } stammt von einem früheren Zoorama. Starte den Server: Er bewahrt eine Kopie auf und stellt die Datenbank um.
store-error-newer-copy = { $where } stammt von einem neueren Zoorama (Datenbankversion { $version }, dieses kennt { $known }). Zurück zu diesem, ohne das seither Gespielte: zoorama admin restore { $copy }
store-error-damaged = { $where } ist beschädigt: { $reason }
store-error-bad-key = { $where } enthält keinen Schlüssel für Cookies. Stelle die Datei wieder her oder lösche sie: Dann sind alle neue Gäste.
error-TableDamaged = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Wende dich an die Person, die diesen Server betreibt.
error-Restarting = Der Server startet gleich neu: bis dahin keine neuen Partien. Versuch es in ein paar Minuten noch einmal.

## Moderation

command-operator = einen Link ausgeben, der einen Browser zu dem eines Moderators macht
command-operators = die Moderatoren eines Servers auflisten oder einen entfernen
argument-operator = der Name des Moderators, wie er im Protokoll steht
argument-remove-operator = den Moderator dieses Namens entfernen
operator-link = Öffne diese Seite deines Servers im Browser von { $name }. Der Link gilt einmal, { $minutes } Minuten lang.
operator-removed = { $name } ist kein Moderator mehr.
operator-none = Es gibt keine Moderatoren. „zoorama admin operator NAME“ macht jemanden dazu.
operator-unknown = Es gibt keinen Moderator { $name }. „zoorama admin operators“ listet sie auf.
not-allowed-banned = { $until ->
    [never] Du bist gesperrt: Du darfst dich nicht setzen, nicht chatten und keine Tische eröffnen. Grund: { $reason }
   *[other] Du bist bis { $until } gesperrt: So lange darfst du dich nicht setzen, nicht chatten und keine Tische eröffnen. Grund: { $reason }
}
not-allowed-muted = { $until ->
    [never] Du darfst nicht mehr im Chat schreiben. Grund: { $reason }
   *[other] Du darfst bis { $until } nicht im Chat schreiben. Grund: { $reason }
}
not-allowed-no-such-line = Diese Nachricht ist zu alt: Wer sie geschrieben hat, ist nicht mehr zu finden.
not-allowed-nobody-to-sanction = Niemand zu sperren: Person oder Adresse ist nicht bekannt.
not-allowed-sanction-gone = Diese Sperre ist schon aufgehoben.
not-allowed-report-gone = Diese Meldung gibt es nicht.
too-many-reports = Die Moderatoren haben deine letzten { $limit } Meldungen noch nicht gelesen. Versuche es danach noch einmal.
too-many-puzzles = Du kannst { $limit } Aufgaben in der Minute beantworten. { too-many-again }
too-many-exports = Deine Daten lassen sich { $limit }-mal in zehn Minuten exportieren. { too-many-again }

## Hosts: who may sit, write and watch

not-allowed-kept-out = Wer den Tisch eröffnet hat, will dich hier nicht dabeihaben.
not-allowed-turned-down = Du hast an diesem Tisch keinen Platz bekommen.
not-allowed-chat-off = Der Chat dieses Tisches ist geschlossen.
not-allowed-chat-seated = In diesem Chat kann nur schreiben, wer am Tisch sitzt.
not-allowed-no-such-wish = Hier wartet niemand mehr auf einen Platz.
not-allowed-plays-here = { $name } spielt hier mit und lässt sich nicht ausschließen.
not-allowed-others-missing = Die anderen sind noch unterwegs. Du kannst anfangen, sobald sie da sind, oder in { $wait ->
    [one] einer Sekunde
   *[other] { $wait } Sekunden
}.

## Benachrichtigungen

notice-turn = { $game }: Du bist am Zug
notice-reminder = { $game }: { $hours ->
    [one] noch { $hours } Stunde für deinen Zug
   *[other] noch { $hours } Stunden für deinen Zug
}
notice-over = { $game }: Die Partie ist zu Ende
notice-rematch = { $game }: Einladung zur Revanche
notice-several = { $count ->
    [one] Neues in { $count } Partie
   *[other] Neues in { $count } Partien
}
notice-players = Mit { $players }
notice-guest = Gast { $number }
notice-test = Zoorama: Testnachricht
notice-test-body = Es klappt: So erreichen dich Benachrichtigungen.
notice-mail-confirm = Zoorama: Bitte bestätige deine E-Mail-Adresse
notice-mail-confirm-body = Jemand, vermutlich du, möchte an diese Adresse Benachrichtigungen über Partien auf { $site } bekommen. Öffne zur Bestätigung innerhalb von drei Tagen diesen Link:
notice-mail-confirm-foot = Wenn du das nicht warst, ignoriere diese E-Mail: Es kommt keine weitere.
notice-mail-foot = Diese E-Mails abbestellen: { $link }
unreadable-not-push-keys = { $path }: sind nicht die Schlüssel eines Push-Abonnements.
unreadable-not-an-address = { $path }: „{ $given }“ ist keine E-Mail-Adresse.
unreadable-closed-address = { $path }: Dorthin sendet dieser Server nichts. Nötig ist eine https-Adresse im öffentlichen Internet.
unreadable-unknown-zone = { $path }: Es gibt keine Zeitzone „{ $given }“. Sie sollte aussehen wie Europe/Paris.
not-allowed-not-offered = Dieser Server verschickt keine solchen Benachrichtigungen.
not-allowed-notice-link-gone = Dieser Link funktioniert nicht oder ist abgelaufen. Gib deine Adresse noch einmal ein, um einen neuen zu bekommen.
not-allowed-mail-refused = Die E-Mail konnte nicht verschickt werden. Prüfe die Adresse oder versuche es später noch einmal.
too-many-notice-mails = Am Tag können { $limit } E-Mails zur Bestätigung verschickt werden. { too-many-again }
too-many-notice-tests = Du kannst { $limit } Testnachrichten hintereinander schicken. { too-many-again }

## Levels and hints

level-beginner = unerfahren
level-keen = geübt
level-expert = erfahren
level-beginner-about = Spielt vernünftig, nimmt aber nicht immer den besten Zug. Gut für die erste Partie.
level-greedy-about = Nimmt, was im Moment am besten aussieht.
level-keen-about = Wägt ab, was jeder Zug für die Siegchancen bedeutet.
level-expert-about = Denkt mehrere Züge voraus.
level-master-about = Denkt weit voraus und ist schwer zu schlagen.
level-exact-about = Macht nie einen Fehler.
level-random-about = Spielt irgendetwas, was erlaubt ist.
level-instead = Bei { $seats } Spielern gibt es „{ $level }“ hier nicht: Stattdessen spielt „{ $other }“.
level-trouble = Das Netz von { $game } ist nicht zu gebrauchen: { $why }. Bots, die vorausdenken, gehen stattdessen nach Faustregeln.
not-allowed-no-such-level = Bei { $seats } Spielern gibt es die Stärke „{ $level }“ nicht. Es gibt: { $known }.
play-help-hint = ein Tipp: was ein starker Bot spielen würde, und warum
hint-is = Tipp: { $action }
hint-chance = So gewinnst du { $chance } von 100 Partien.
hint-chances = So gewinnst du { $chance } von 100 Partien. Zweitbester Zug: { $other } – { $next }.

## Training

command-train = ein Netz durch Partien gegen sich selbst trainieren, für die starken Gegner
argument-train-minutes = wie lange (Vorgabe { $default }); längeres Training geht langsamer voran und führt weiter
argument-train-seats = mit wie vielen Plätzen gespielt wird, jede Zahl so oft, wie sie dasteht (Vorgabe: alle, kleine Tische öfter)
argument-train-folder = wo Gewichte, Kurve und Zwischenstand liegen; ein dort begonnenes Training geht weiter (Vorgabe: training/SPIEL)
argument-train-picture = die Kurve in diese Datei zeichnen (.svg oder .png)
train-line = { $minutes } min, { NUMBER($games) } Partien, { $speed } je Sekunde, Fehler { $loss }; gegen greedy: { $exams }
train-exam = { $seats } Plätze { $share } von { $games }
train-done = Gewichte, Beiblatt und Kurve in { $folder }
train-seats = { $count } Plätze
train-minutes = Minuten
train-share = Anteil der Siege, einer gegen greedy
error-train-seats = { $given }: { $low } bis { $high } können spielen, geschrieben wie { $low },{ $high }.
error-train-gpu = Hier ist keine Grafikkarte, die PyTorch nutzen kann; --device cpu kommt ohne aus, langsamer.
error-train-folder = In { $folder } liegt ein Zwischenstand, der nicht zu diesem Spiel, diesen Regeln oder diesen Merkmalen gehört. Lösche ihn, oder wähle mit --folder einen anderen Ordner.
error-train-stopped = Ein Prozess, der spielte, ist von selbst zu Ende gegangen; seine Meldung steht oben. Was bis dahin gelernt war, liegt in { $folder }.

## Ein Platz für Sprachmodelle

command-mcp = einem Sprachmodell einen Platz geben: Werkzeuge über Standardein- und -ausgabe (MCP)
error-mcp-extra = Dafür braucht es die Teile für Sprachmodelle: { $install }. Es fehlt: { $name }
mcp-instructions = Vier Zoo-Spiele gegen Bots oder mit Menschen am Tisch eines Servers. Lies die Regeln, eröffne einen Tisch oder setz dich an einen, dann schau und zieh, bis die Partie zu Ende ist. Gezeigt wird nur, was dein Platz wissen darf.
mcp-tool-list_games = Die Spiele: für wie viele Spieler, welche Bots (von schwach bis stark), welche Optionen.
mcp-tool-read_rules = Die Regeln eines Spiels, jede mit ihrer Nummer. rule: nur diese, etwa ZD-8. language: en, fr, de oder ru.
mcp-tool-open_table = Hier einen Tisch gegen Bots eröffnen. bots: für jeden anderen Platz einer, etwa ["greedy", "master"]; ohne Angabe spielt greedy. seat: dein Platz, von 0 an gezählt. options: was von den Vorgaben abweicht. seed: legt alles Glück fest, damit sich eine Partie wiederholen lässt. Die Antwort nennt die Nummer des Tischs und was du tun kannst.
mcp-tool-join_table = Unter diesem Namen an den Tisch eines Zoorama-Servers setzen, über den Link, den der Gastgeber geteilt hat (…/t/…). Der Gastgeber startet die Partie.
mcp-tool-list_tables = Deine Tische, und an welchen du am Zug bist.
mcp-tool-look = Der Tisch, wie du ihn siehst: das Spielbrett und deine Möglichkeiten mit Nummern. wait: am Tisch eines Servers höchstens so viele Sekunden auf deinen Zug warten; dann auch, was inzwischen geschehen ist.
mcp-tool-read_view = Alles, was dein Platz wissen darf, als JSON, dazu die erlaubten Aktionen mit ihren Nummern; die Ressource zoorama://schema/GAME beschreibt es.
mcp-tool-act = Etwas tun: action ist die Nummer einer Möglichkeit oder eine Aktion als JSON. Dann spielen die anderen, bis du wieder gefragt bist. Was nicht erlaubt ist, wird mit der Regel abgelehnt.
mcp-tool-read_log = Was dein Platz von Anfang an erfahren hat. since: so viele Ereignisse auslassen.
mcp-tool-hint = Was ein starker Bot an deiner Stelle täte. Am Tisch eines Servers erfahren alle, dass du gefragt hast.
mcp-tool-result = Die Wertung einer beendeten Partie.
mcp-tool-close_table = Von einem Tisch aufstehen. Eine Partie hier ist dann verloren; am Tisch eines Servers wird dein Platz wieder frei, oder ein Bot spielt für dich weiter, wenn die Partie schon läuft.
mcp-resource-rules = Die Regeln eines Spiels auf en, fr, de oder ru
mcp-resource-schema = Das JSON Schema der Ansichten, Aktionen und Ereignisse eines Spiels
mcp-opened = Tisch { $table }: { $game }. Du bist { $player }, Platz { $seat }, von 0 an gezählt.
mcp-others = Du bist nicht am Zug. Der Tisch wartet auf { $players }.
mcp-not-begun = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie; schau dann wieder.
mcp-not-over = Die Partie ist noch nicht zu Ende.
mcp-no-table = Einen Tisch { $table } hast du nicht. Du hast: { $known }.
mcp-too-many = Du hast schon { $most } Tische. Schließ erst einen.
mcp-closed = Du hast Tisch { $table } verlassen.
mcp-closed-untold = Tisch { $table } ist hier geschlossen, aber der Server weiß nichts davon; dort gehört dein Platz womöglich noch dir. { $problem }
unreadable-not-a-table-link = { $path }: ist nicht der Link eines Tischs. Der sieht aus wie https://example.org/t/….
unreadable-not-seated = { $path }: Der Gastgeber hat dir keinen Platz gegeben. Frag ihn und versuch es dann noch einmal.
unreadable-table-gone = { $path }: Diesen Tisch gibt es auf dem Server nicht mehr.
unreadable-not-recognized = { $path }: Der Server erkennt dich nicht mehr.
unreadable-cut-off = { $path }: Der Server hat die Verbindung geschlossen (Code { $code }).
unreadable-timed-out = { $path }: keine Antwort innerhalb von { $seconds } Sekunden.
