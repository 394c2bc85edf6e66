## Der Rahmen

web-skip = Zum Inhalt springen
web-loading = Einen Augenblick …
web-home = Zu den Spielen
web-close = Schließen
web-menu = Mehr
web-settings = Einstellungen
web-name = Dein Name
web-save = Speichern
web-saved = Gespeichert.
web-language = Sprache
web-theme = Farben
web-theme-system = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Bewegung
web-speed-0 = keine
web-speed-0-5 = langsam
web-speed-1 = normal
web-speed-2 = schnell
web-notify = Mitteilung, wenn ich am Zug bin
web-transfer = Auf ein anderes Gerät umziehen
web-transfer-about = Mit diesem Link wird auch ein anderes Gerät deines. Er gilt einmal, eine Viertelstunde lang.
web-transfer-make = Link erstellen
web-arriving = Du ziehst auf dieses Gerät um …
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-lost = Hier ist nichts
web-lost-about = Vielleicht ist der Link vertippt, oder der Tisch wurde abgeräumt.
web-broken = Das ließ sich nicht laden
web-broken-about = Vielleicht ist die Verbindung weg, oder Zoorama wurde gerade erneuert.
web-reload = Neu laden
web-outdated = Zoorama wurde erneuert. Lade die Seite neu, dann geht es weiter; nichts ist verloren.
web-connecting = Verbinde …
web-connection-lost = Die Verbindung ist weg. Deine Züge bleiben erhalten und werden noch einmal geschickt.
web-retry = Jetzt versuchen

## Startseite

web-welcome = Vier Zoospiele. Setz dich und spiel.
web-games = Spiele
web-players = { $least }–{ $most } Personen
web-minutes = { $least }–{ $most } Minuten
web-play-now = Jetzt spielen
web-learn = Erste Partie
web-rules = Regeln
web-my-games = Meine Partien
web-open-tables = Offene Tische
web-finished-games = Beendete Partien
web-your-turn = Du bist am Zug
web-stage-over = beendet
web-stage-playing = läuft
web-open-seats = { $seats ->
    [one] { $seats } freier Platz
   *[other] { $seats } freie Plätze
}
web-waiting-for = Warten auf { $players }
web-credits = Die Spiele gehören ihren Autoren und Verlagen. Zoorama gibt die Regeln in eigenen Worten wieder. Tiere und Dinge: Fluent Emoji von Microsoft (MIT) und eigene Zeichnungen.

## Ein neuer Tisch

web-with = Wer spielt?
web-with-bots = Ich und Bots
web-with-friends = Freunde, per Link
web-with-device = Mehrere an diesem Gerät
web-seats = Plätze
web-people = Leute hier
web-player-number = Person { $number }
web-opponents = Gegner
web-pace = Tempo
web-pace-untimed = Ohne Uhr
web-pace-quick = Schnell: 20 Sekunden je Zug
web-pace-calm = Ruhig: 1 Minute je Zug
web-pace-slow = Langsam: 3 Minuten je Zug
web-pace-day = Fernpartie: 1 Tag je Zug
web-pace-days = Fernpartie: 3 Tage je Zug
web-pace-week = Fernpartie: 1 Woche je Zug
web-reaction = Zeit zum Reagieren
web-reaction-all = bis alle geantwortet haben
web-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
web-public = Den Tisch allen zeigen
web-open-table = Tisch öffnen
web-start = Los geht’s

## Versammeln

web-is-public = offen für alle
web-is-private = nur mit Link
web-spectators = { $spectators ->
    [one] { $spectators } schaut zu
   *[other] { $spectators } schauen zu
}
web-invite = Freunde einladen
web-invite-about = Wer diesen Link hat, kann sich setzen oder zuschauen.
web-seat-open = Freier Platz
web-you = du
web-bot = Bot
web-bot-sits-in = ein Bot vertritt
web-not-here = nicht da
web-sit = Hinsetzen
web-stand = Aufstehen
web-unseat = Entfernen
web-shuffle = Plätze mischen
web-too-few = Es müssen mindestens { $least } am Tisch sitzen.
web-wait-for-host = Wer den Tisch geöffnet hat, startet das Spiel.
web-take-a-seat = Nimm einen freien Platz oder schau zu.

## Spielen

web-players-list = Wer mitspielt
web-is-asked = muss sich entscheiden
web-points-now = Punkte bisher
web-days-left = { $days } T.
web-hours-left = { $hours } Std.
web-sending = Wird gesendet …
web-moment = Einen Augenblick …
web-watching = du schaust zu
web-undo = Zurück
web-hint = Tipp
web-hint-is = Tipp: { $action }
web-hint-do = So machen
web-thinking = Denkt nach …
web-score = Punkte
web-score-now = Der Stand bisher
web-score-about = So stünden die Wertungsblätter, wenn das Spiel jetzt endete – nach dem, was du siehst.
web-winner = Gewinner
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-replay = Wiederholung
web-leave = Tisch verlassen
web-leave-about = Ein Bot spielt an deiner Stelle weiter. Über denselben Link kommst du an deinen Platz zurück.
web-stay = Bleiben
web-motion-on = Bewegung an
web-motion-off = Bewegung aus
web-away = Ein Bot spielt für dich.
web-back = Ich bin zurück
web-why = Warum?
web-choices = { $choices ->
    [0] Gerade nichts zu wählen
    [one] { $choices } Möglichkeit
   *[other] { $choices } Möglichkeiten
}
web-log = Was geschah
web-log-empty = Noch nichts.
web-chat = Gespräch
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Etwas sagen
web-send = Senden
web-hand-over = Gib das Gerät { $player }
web-hand-over-about = Was die anderen nicht sehen dürfen, ist verdeckt.
web-i-am = Ich bin { $player }: zeigen

## The stage

web-volume = Ton
web-volume-off = aus
web-hurry = Vorspulen
web-side = Verlauf, Chat und Züge
web-side-fold = Leiste einklappen
web-moves = Alle Züge
web-chat-unread = neue Nachrichten

## Glück

web-luck = Ehrliches Glück
web-luck-about = Vor dem ersten Zug hat dieser Tisch einen geheimen Startwert gezogen und dessen Fingerabdruck veröffentlicht. Jeder Wurf und jede Karte folgt aus dem Startwert und dem, was die Geräte der Spieler beigetragen haben. Nach dem Spiel wird der Startwert gezeigt.
web-luck-commitment = Fingerabdruck, vor dem ersten Zug veröffentlicht
web-luck-seed = Startwert
web-luck-later = wird nach dem Spiel gezeigt
web-luck-fits = Der Startwert passt zum Fingerabdruck: er stand vor dem ersten Zug fest.
web-luck-differs = Der Startwert passt nicht zum Fingerabdruck!
web-luck-verify = So rechnest du jeden Zufall auf deinem eigenen Rechner nach:
web-luck-limits = Das beweist, dass das Glück während des Spiels nicht verändert wurde. Es beweist nicht, dass niemand vorher in den Startwert geschaut hat; darum trägt das Gerät jedes Spielers etwas Eigenes bei.
web-download = Aufzeichnung und Beweis laden

## Wiederholung

web-perspective = Mit den Augen von
web-perspective-spectator = jemandem, der zuschaut
web-perspective-open = dem, der zieht
web-step = Schritt { $step } von { $last }
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-last = Zum Ende
web-play = Abspielen
web-pause = Anhalten
web-share-replay = Diesen Moment teilen
web-to-table = Zum Tisch
web-note-hint = ({ $player } fragte nach einem Tipp.)
web-note-bot = ({ $player } ist weg: ein Bot vertritt.)
web-note-back = ({ $player } ist zurück.)
web-note-undo = ({ $player } nahm eine Wahl zurück.)

## Erste Partien

web-learn-title = { $game }: deine erste Partie
web-learn-about = Eine echte Partie gegen Bots, ohne Uhr. Was neu ist, wird erklärt, sobald es vorkommt.
web-learn-begin = Anfangen
web-learn-next = Weiter
web-learn-good = Verstanden
web-learn-end = Das war eine ganze Partie. Das Wertungsblatt zeigt, was gezählt hat. Jetzt kannst du spielen.

## Was der Server ablehnt

error-NoAnswer = Der Server antwortet nicht. Versuch es gleich noch einmal.

## People: guests have no name yet, everybody has an animal

web-guest = Gast { $number }
web-your-animal = Dein Tier
web-animal-fox = Fuchs
web-animal-owl = Eule
web-animal-frog = Frosch
web-animal-bear = Bär
web-animal-koala = Koala
web-animal-mouse = Maus
web-animal-panda = Panda
web-animal-lion = Löwe
web-animal-tiger = Tiger
web-animal-monkey = Affe
web-animal-raccoon = Waschbär
web-animal-rabbit = Hase
web-animal-penguin = Pinguin
web-animal-polar-bear = Eisbär
web-animal-wolf = Wolf
web-animal-cat = Katze

## The shop window

web-welcome-about = Sofort losspielen, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
web-continue = Weiterspielen
web-continue-turn = Weiterspielen: Du bist dran
web-how = So funktioniert’s
web-how-play = Spiel aussuchen und loslegen
web-how-play-about = Ein Klick, und du sitzt am Tisch. Rückgängig, Tipps und eine Vorschau auf jeden Zug helfen dir.
web-how-invite = Link verschicken
web-how-invite-about = Deine Freunde öffnen ihn und setzen sich dazu, auf jedem Gerät. Bots füllen die freien Plätze.
web-how-learn = Beim Spielen lernen
web-how-learn-about = Zu jedem Spiel eine kurze Einführung. Jede Regel ist einen Tipp entfernt.
web-options = Optionen
web-placing = Platz { $rank } von { $seats } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## The invitation

web-introduce = Wie sollen dich die anderen nennen?
web-change = Ändern
web-scan = QR-Code der Einladung: mit dem Handy scannen und mitspielen
web-add-bot = Bot dazusetzen
web-bots-level = Bots spielen
web-fill-start = Mit Bots auffüllen und starten
web-start-with = { $players ->
    [one] Allein starten
   *[other] Mit { $players } Personen starten
}
