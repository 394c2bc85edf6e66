## Der Rahmen

web-skip = Zum Inhalt springen
web-loading = Einen Moment …
web-home = Startseite
web-close = Schließen
web-menu = Mehr
web-settings = Einstellungen
web-name = Dein Name
web-save = Speichern
web-saved = Gespeichert.
web-language = Sprache
web-theme = Design
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Animationen
web-speed-0 = aus
web-speed-0-5 = langsam
web-speed-1 = normal
web-speed-2 = schnell
web-notify = Benachrichtigen, wenn ich am Zug bin
web-auto-pass = Automatisch passen, wenn ich nichts anderes tun kann
web-transfer = Auf einem anderen Gerät weiterspielen
web-transfer-about = Öffne diesen Link auf deinem anderen Gerät, um dort weiterzuspielen. Er gilt einmal, 15 Minuten lang.
web-transfer-make = Link erstellen
web-arriving = Du ziehst auf dieses Gerät um …
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-lost = Seite nicht gefunden
web-lost-about = Vielleicht ist der Link vertippt, oder der Tisch wurde gelöscht.
web-broken = Die Seite ließ sich nicht laden
web-broken-about = Vielleicht bist du offline, oder Zoorama wurde gerade aktualisiert.
web-reload = Neu laden
web-outdated = Zoorama wurde aktualisiert. Lade die Seite neu, dann geht es weiter; nichts ist verloren.
web-connecting = Verbindung wird hergestellt …
web-connection-lost = Verbindung unterbrochen. Deine Züge bleiben erhalten und werden erneut gesendet.
web-retry = Jetzt versuchen

## Startseite

web-welcome = Vier Zoospiele. Setz dich und spiel mit.
web-games = Spiele
web-players = { $least }–{ $most } Spieler
web-minutes = { $least }–{ $most } Minuten
web-play-now = Jetzt spielen
web-learn = Spielen lernen
web-rules = Regeln
web-rules-luck = Wie viel ist Glück?
web-rules-luck-players = { $players } Spieler
web-rules-luck-skill = Können { $share }
web-rules-luck-chance = Zufall { $share }
web-rules-luck-won = Ein starker Bot gewann { $won } von { $games } Partien gegen schwächere; unter Gleichen wären es { $even }.
web-rules-luck-about = Gemessen mit einem starken Bot unter schwächeren, der Reihe nach auf jedem Platz. Können ist der Teil der Ergebnisse, der sich dadurch erklärt, welcher von ihnen der starke ist; der Rest ist Zufall. Je näher die Spieler einander sind, desto mehr entscheidet der Zufall.
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
web-credits = Die Spiele gehören ihren Autoren und Verlagen. Zoorama erklärt die Regeln in eigenen Worten. Tiere und Dinge: Fluent Emoji von Microsoft (MIT) und eigene Zeichnungen.

## Ein neuer Tisch

web-with = Wer spielt?
web-with-bots = Gegen Bots
web-with-friends = Freunde einladen
web-with-device = An einem Gerät
web-seats = Plätze
web-people = Spieler an diesem Gerät
web-player-number = Spieler { $number }
web-opponents = Gegner
web-pace = Bedenkzeit
web-pace-untimed = Ohne Zeitlimit
web-pace-quick = Schnell: 20 Sekunden pro Zug
web-pace-calm = Ruhig: 1 Minute pro Zug
web-pace-slow = Langsam: 3 Minuten pro Zug
web-pace-day = Fernpartie: 1 Tag pro Zug
web-pace-days = Fernpartie: 3 Tage pro Zug
web-pace-week = Fernpartie: 1 Woche pro Zug
web-reaction = Reaktionszeit
web-reaction-all = bis alle geantwortet haben
web-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
web-public = Öffentlicher Tisch
web-open-table = Tisch öffnen
web-start = Los geht’s

## Versammeln

web-is-public = öffentlich
web-is-private = nur mit Link
web-spectators = { $spectators ->
    [one] { $spectators } schaut zu
   *[other] { $spectators } schauen zu
}
web-invite = Freunde einladen
web-invite-about = Wer diesen Link hat, kann mitspielen oder zuschauen.
web-seat-open = Freier Platz
web-you = du
web-bot = Bot
web-bot-sits-in = ein Bot springt ein
web-not-here = nicht da
web-sit = Hier hinsetzen
web-stand = Aufstehen
web-unseat = Entfernen
web-shuffle = Plätze mischen
web-too-few = Am Tisch müssen mindestens { $least } sitzen.
web-wait-for-host = Wer den Tisch geöffnet hat, startet das Spiel.
web-take-a-seat = Nimm einen freien Platz oder schau zu.

## Spielen

web-players-list = Spieler
web-is-asked = ist am Zug
web-points-now = Punkte bisher
web-days-left = { $days } T.
web-hours-left = { $hours } Std.
web-sending = Wird gesendet …
web-moment = Einen Moment …
web-watching = du schaust zu
web-undo = Rückgängig
web-hint = Tipp
web-hint-do = Ausführen
web-thinking = Denkt nach …
web-score = Punkte
web-score-now = Aktueller Stand
web-score-about = Wenn das Spiel jetzt zu Ende wäre (ohne verdeckte Informationen).
web-winner = Gewonnen
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-replay = Wiederholung
web-leave = Tisch verlassen
web-leave-about = Ein Bot spielt an deiner Stelle weiter. Über denselben Link kannst du jederzeit zurückkommen.
web-stay = Bleiben
web-motion-on = Animationen einschalten
web-motion-off = Animationen ausschalten
web-away = Ein Bot spielt für dich.
web-back = Ich bin wieder da
web-why = Warum?
web-choices = { $choices ->
    [0] Gerade keine Züge
    [one] { $choices } Zug
   *[other] { $choices } Züge
}
web-log = Verlauf
web-log-empty = Noch ist nichts passiert.
web-chat = Chat
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-send = Senden
web-hand-over = Gib das Gerät an { $player } weiter
web-hand-over-about = Was die anderen nicht sehen dürfen, ist verdeckt.
web-i-am = Ich bin { $player }: anzeigen

## Lessons

web-lesson-step = Schritt { $step } von { $steps }
web-lesson-skip = Lektion überspringen
web-lesson-end = Du kennst das Spiel!
web-lesson-play-on = Weiterspielen
web-lesson-new = Neue Partie

## The stage

web-volume = Ton
web-volume-off = aus
web-hurry = Vorspulen
web-key-space = Leertaste
web-side = Verlauf, Chat und Züge
web-side-fold = Leiste einklappen
web-moves = Alle Züge
web-chat-unread = neue Nachrichten

## Das Ende

web-ending-place = Platz { $place }
web-ending-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-ending-margin = { $margin ->
    [one] { $margin } Punkt
   *[other] { $margin } Punkten
}
web-ending-won = Du gewinnst mit { web-ending-margin } Vorsprung!
web-ending-won-tie = Punktgleich – du gewinnst nach der Zusatzwertung!
web-ending-won-shared = Du teilst dir den Sieg mit { $players }!
web-ending-wins = { $players } gewinnt mit { web-ending-margin } Vorsprung!
web-ending-wins-tie = Punktgleich – { $players } gewinnt nach der Zusatzwertung!
web-ending-wins-shared = { $players } teilen sich den Sieg!
web-ending-lost = { $placed } von { $seats } – { web-ending-points }, { $behind } zurück
web-ending-lost-tie = { $placed } von { $seats } – { web-ending-points }, die Zusatzwertung hat entschieden
web-ending-skip = Überspringen: klicken oder eine Taste drücken
web-score-sheet = Wertung im Einzelnen
web-points-by-round = Punkte Runde für Runde
web-round = Runde { $round }
web-highlights = Höhepunkte
web-highlight-gain-you = Dein bester Moment: { $change }
web-highlight-gain-other = Bester Moment von { $player }: { $change }
web-highlight-lead-you = Hier gehst du endgültig in Führung
web-highlight-lead-other = Hier geht { $player } endgültig in Führung
web-highlight-cost-you = Dein größter Abzug: { $what }, { $points }
web-highlight-cost-other = Größter Abzug von { $player }: { $what }, { $points }
web-highlight-edge-you = Hier liegst du vor { $player }: { $what }, { $most } zu { $least }
web-highlight-edge-other = Hier liegt { $player } vor dir: { $what }, { $most } zu { $least }
web-show-me = Zeigen
web-share-picture = Bild teilen

## Glück

web-luck = Fairer Zufall
web-luck-about = Vor dem ersten Zug hat dieser Tisch einen geheimen Startwert gezogen und dessen Fingerabdruck veröffentlicht. Jeder Wurf und jede Karte folgt aus dem Startwert und aus dem, was die Geräte am Tisch beigetragen haben. Nach dem Spiel wird der Startwert aufgedeckt.
web-luck-chosen = Das ist eine Lektion: Ihr Zufall wurde vorher gewählt, damit sie für alle gleich verläuft.
web-luck-commitment = Fingerabdruck, vor dem ersten Zug veröffentlicht
web-luck-seed = Startwert
web-luck-later = wird nach dem Spiel aufgedeckt
web-luck-fits = Der Startwert passt zum Fingerabdruck: Er stand vor dem ersten Zug fest.
web-luck-differs = Der Startwert passt nicht zum Fingerabdruck!
web-luck-verify = So rechnest du jedes Zufallsergebnis auf deinem eigenen Rechner nach:
web-luck-limits = Das beweist, dass während des Spiels kein Zufallsergebnis verändert wurde. Es beweist nicht, dass niemand vorher in den Startwert geschaut hat; darum trägt jedes Gerät am Tisch etwas Eigenes bei.
web-download = Aufzeichnung und Beweis herunterladen

## Wiederholung

web-perspective = Ansicht
web-perspective-spectator = Publikum
web-perspective-open = wer am Zug ist
web-step = Schritt { $step } von { $last }
web-previous = Zurück
web-next = Weiter
web-next-round = Nächste Runde
web-previous-round = Vorige Runde
web-key-moment = Schlüsselmoment
web-play = Abspielen
web-pause = Anhalten
web-share-replay = Diesen Moment teilen
web-to-table = Zurück zum Tisch

## Erste Partien

web-learn-title = { $game }: deine erste Partie
web-learn-about = Eine echte Partie gegen Bots, ohne Zeitlimit. Jeder Schritt zeigt, was du tun kannst. Etwa 4 Minuten.
web-learn-begin = Los geht’s

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

## Hosts: who may sit, write and watch

web-host = Dein Tisch
web-approve = Mich fragen, bevor sich jemand hinsetzt
web-wishes = Warten auf einen Platz
web-admit = Platz geben
web-turn-down = Ablehnen
web-ask-seat = Um diesen Platz bitten
web-asked = Du hast um einen Platz gebeten. Wer den Tisch eröffnet hat, entscheidet.
web-withdraw = Zurückziehen
web-chat-who = Wer im Chat schreiben kann
web-chat-everybody = alle
web-chat-seated = nur wer mitspielt
web-chat-off = niemand
web-keep-out = Ausschließen
web-keep-out-title = { $name } ausschließen?
web-keep-out-public = { $name } kann sich an diesen Tisch nicht mehr setzen und hier nichts mehr schreiben.
web-keep-out-private = { $name } kann sich an diesen Tisch nicht mehr setzen, hier nichts mehr schreiben und nicht mehr zuschauen.
web-unseat-title = { $name } entfernen?
web-unseat-about = Wer nur entfernt wird, kann sich wieder hinsetzen. Wer ausgeschlossen ist, kann sich hier nicht mehr setzen, nichts mehr schreiben und an einem Tisch per Link auch nicht mehr zuschauen.
web-unseat-keep-out = Entfernen und ausschließen
web-kept-out = Ausgeschlossen
web-let-in = Wieder hereinlassen
web-speakers = Haben im Chat geschrieben
web-refused = Jetzt nicht
web-luck-added = Von den Geräten der Mitspielenden beigetragen
web-luck-nothing = nichts
web-luck-own = Dein Beitrag
web-luck-own-about = Beliebige Worte von dir. Bis zum Beginn der Partie kannst du sie ändern.
web-luck-change = Ändern

## Restarting

web-restarting = Der Server startet bald neu. Spiel deine Partie zu Ende; gespeichert ist sie in jedem Fall.

## Chat and reports

web-chat-watching = schaut zu
web-chat-deleted = Diese Nachricht wurde gelöscht.
web-chat-line-menu = Nachrichten von { $name } melden oder ausblenden
web-chat-hide = Alles ausblenden, was { $name } hier schreibt
web-chat-show-hidden = { $count ->
    [one] { $count } ausgeblendete Nachricht zeigen
   *[other] { $count } ausgeblendete Nachrichten zeigen
}
web-report = Den Moderatoren melden
web-report-line = Diese Nachricht
web-report-name = Der Name
web-report-table = Der Tisch
web-report-reason = Was stimmt nicht?
web-report-send = Meldung abschicken
web-report-sent = Danke. Die Moderatoren lesen deine Meldung.

## Your data

web-you-page = Du und deine Daten
web-cancel = Abbrechen
web-devices = Deine Geräte
web-devices-about = Jedes Gerät, auf dem du weitergespielt hast, kann für dich spielen. Hast du eines verloren, melde alle anderen ab: Nur dieser Browser bleibt deiner.
web-transfers-open = Links zu anderen Geräten, noch unbenutzt
web-transfer-until = Gilt bis { $time }
web-transfer-revoke = Widerrufen
web-devices-end = Meine anderen Geräte abmelden
web-devices-sure = Alle anderen Browser werden abgemeldet, offene Links gelten nicht mehr. Fortfahren?
web-devices-ended = Erledigt. Nur dieser Browser ist noch deiner.
web-export = Deine Daten als Datei
web-export-about = Dein Name, deine Tische, deine Chatnachrichten und deine Meldungen, als JSON.
web-export-save = Herunterladen
web-delete = Deine Daten löschen
web-delete-about = Dein Name, dein Tier und deine Nachrichten in allen Chats werden gelöscht. Deine Plätze an Tischen vor dem Spiel werden frei, Bots spielen deine laufenden Partien zu Ende, und in beendeten Partien wirst du zu einem Gast mit Nummer. Das lässt sich nicht rückgängig machen.
web-delete-stays = Die Züge der Partien bleiben, ohne deinen Namen, denn auch die Partien der anderen bestehen daraus. Eine Sperre bleibt ebenfalls.
web-delete-word = LÖSCHEN
web-delete-type = Zum Bestätigen { $word } eintippen
web-delete-now = Endgültig löschen

## Privacy

web-privacy = Datenschutz
web-privacy-about = Hier gibt es keine Konten, keine Werbung und kein Tracking. Dieser Server speichert, was zum Spielen nötig ist.
web-privacy-kept = Was gespeichert wird
web-privacy-kept-cookie = Ein Cookie mit einer Zufallszahl: Daran wird dein Browser an deinen Tischen erkannt.
web-privacy-kept-name = Der Name und das Tier, die du wählst, und der Tag deines letzten Besuchs.
web-privacy-kept-games = Tische und ihre Züge. Wer den Link eines Tisches hat, kann zuschauen und ihn nachspielen.
web-privacy-kept-chat = Deine Nachrichten im Chat eines Tisches. Alle mit dem Link des Tisches können sie lesen.
web-privacy-kept-addresses = Deine Netzadresse dient dazu, Missbrauch zu begrenzen. Sie wird nur unkenntlich gespeichert: bei den Tischen, die du eröffnest, in Meldungen und Sperren.
web-privacy-kept-reports = Meldungen an die Moderatoren mit den Nachrichten davor und danach, und was die Moderatoren getan haben.
web-privacy-long = Wie lange
web-privacy-period-gathering = Tische, an denen nie gespielt wurde
web-privacy-period-playing = Partien, die nicht zu Ende gespielt wurden
web-privacy-period-finished = Beendete Partien
web-privacy-period-chat = Chatnachrichten
web-privacy-period-people = Namen von Leuten ohne Tisch
web-privacy-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
web-privacy-until-deleted = bis zur Löschung
web-privacy-rights = Was du tun kannst
web-privacy-rights-about = Du kannst jederzeit alles herunterladen, was über dich gespeichert ist, deine anderen Geräte abmelden und deine Daten löschen.

## Operators

web-operate = Moderation
web-operate-refresh = Aktualisieren
web-operate-reason = Grund, wird der Person mitgeteilt und protokolliert
web-operate-duration = Wie lange
web-operate-hours-1 = 1 Stunde
web-operate-hours-24 = 1 Tag
web-operate-hours-168 = 1 Woche
web-operate-hours-720 = 30 Tage
web-operate-hours-never = für immer
web-operate-until = bis { $time }
web-operate-reports = Offene Meldungen
web-operate-no-reports = Keine offenen Meldungen.
web-operate-about-line = Eine Nachricht von { $name }
web-operate-about-name = Der Name „{ $name }“
web-operate-about-table = Ein Tisch von { $name }
web-operate-table = Tisch öffnen
web-operate-mute = Stummschalten
web-operate-ban = Sperren
web-operate-ban-address = Adresse sperren
web-operate-delete-line = Nachricht löschen
web-operate-delete-table = Tisch löschen
web-operate-delete-table-sure = Tisch und Partie löschen?
web-operate-close = Meldung abschließen
web-operate-sanctions = Laufende Sperren
web-operate-no-sanctions = Niemand ist gesperrt.
web-operate-lift = Aufheben
web-operate-address = Eine Adresse sperren
web-operate-audit = Protokoll
web-operate-no-audit = Noch nichts.
web-deed-mute-person = stummgeschaltet
web-deed-mute-address = Adresse stummgeschaltet
web-deed-ban-person = gesperrt
web-deed-ban-address = Adresse gesperrt
web-deed-lift = Sperre aufgehoben
web-deed-delete-line = Nachricht gelöscht
web-deed-delete-table = Tisch gelöscht
web-deed-close = Meldung abgeschlossen

## Benachrichtigungen

web-notices = Benachrichtigungen
web-notices-about = Wenn in einer Fernpartie etwas auf dich wartet und du nicht am Tisch bist, sagt Zoorama dir Bescheid.
web-notices-none = Dieser Server verschickt keine Benachrichtigungen.
web-notices-push = Push-Nachrichten auf diesem Gerät
web-notices-push-missing = Dieser Browser kann keine Push-Nachrichten empfangen. Füge Zoorama auf einem iPhone oder iPad zuerst zum Home-Bildschirm hinzu.
web-notices-push-blocked = Benachrichtigungen sind blockiert. Erlaube sie für diese Seite in den Einstellungen des Browsers.
web-notices-devices = { $devices ->
    [one] Auch auf { $devices } anderen Gerät
   *[other] Auch auf { $devices } anderen Geräten
}
web-notices-email = E-Mail
web-notices-email-sent = Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um die Adresse zu bestätigen.
web-notices-webhook = Webhook
web-notices-webhook-about = Die Adresse eines eingehenden Webhooks, etwa von einem Chatraum oder einem eigenen Programm.
web-notices-secret = Geheimnis, mit dem Nachrichten signiert sind
web-notices-add = Hinzufügen
web-notices-remove = Entfernen
web-notices-for = Bescheid sagen, wenn
web-notices-kind-turn = ich am Zug bin
web-notices-kind-reminder = meine Zeit knapp wird
web-notices-kind-over = eine Partie zu Ende ist
web-notices-kind-rematch = ich zu einer Revanche eingeladen bin
web-notices-quiet = Ruhezeit
web-notices-quiet-about = Was in dieser Zeit geschieht, erfährst du danach in einer einzigen Nachricht.
web-notices-from = Von
web-notices-to = bis
web-notices-zone = Zeitzone: { $zone }
web-notices-zone-here = { $zone } verwenden
web-notices-daily = Höchstens { $daily } Benachrichtigungen am Tag.
web-notices-test = Testnachricht schicken
web-notices-tested = Verschickt.
web-notices-test-failed = Nicht jede Nachricht konnte verschickt werden.
web-notices-tell-me = Bescheid sagen, wenn ich am Zug bin
web-notices-told = Wir sagen dir Bescheid, wenn du am Zug bist.
web-notices-confirmed = { $address } ist bestätigt.
web-notices-stopped = Du bekommst keine E-Mails mehr von uns.
web-privacy-kept-notices = Wenn du Benachrichtigungen möchtest: wohin sie gehen, also der Push-Dienst deines Browsers, eine E-Mail-Adresse oder eine Webadresse.
error-NoPush = Der Push-Dienst dieses Browsers antwortet nicht. Versuche es später noch einmal oder mit einem anderen Browser.

## Levels

web-level-lower = Bei { $seats } Spielern gibt es „{ $level }“ nicht: Die Bots spielen „{ $other }“.

## Puzzles

web-puzzles = Aufgaben
web-puzzles-title = Aufgabe: { $game }
web-puzzles-about = Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Jedes Spiel hat jeden Tag eine neue, und im Training gibt es weitere.
web-puzzles-today = Aufgabe des Tages
web-puzzles-train = Training
web-puzzles-solved = Heute gelöst
web-puzzles-missed = Heute nicht gelöst
web-puzzles-streak = { $days ->
    [0] Noch keine Serie
    [one] { $days } Tag in Folge gelöst
   *[other] { $days } Tage in Folge gelöst
}
web-puzzles-longest = Längste Serie: { $days }
web-puzzles-count = { $solved } von { $all } gelöst, { $first } im ersten Versuch
web-puzzles-until = { $hours ->
    [0] Neue Aufgaben in weniger als einer Stunde
    [one] Neue Aufgaben in { $hours } Stunde
   *[other] Neue Aufgaben in { $hours } Stunden
}
web-puzzles-you = Du
web-puzzles-question = Was würdest du tun?
web-puzzles-hard = Schwer: Hier irren sich auch starke Bots.
web-puzzles-tries = { $tries ->
    [one] Noch { $tries } Versuch
   *[other] Noch { $tries } Versuche
}
web-puzzles-wrong = Nicht „{ $action }“: So gewinnst du { $lost } von 100 Partien weniger als mit dem besten Zug.
web-puzzles-right = Richtig!
web-puzzles-right-first = Richtig, im ersten Versuch!
web-puzzles-failed = Diesmal nicht gefunden.
web-puzzles-best = Der beste Zug: { $action }
web-puzzles-lead = So gewinnst du { $lead } von 100 Partien mehr als mit dem zweitbesten (mit 95 % Sicherheit { $low } bis { $high }).
web-puzzles-samples = Gemessen, indem { $samples }-mal weitergespielt wurde.
web-puzzles-chances = Gewonnene von 100 Partien, nach jedem Zug
web-puzzles-move = Zug
web-puzzles-give-up = Lösung zeigen
web-puzzles-next = Nächste Aufgabe
web-puzzles-overview = Alle Aufgaben
web-privacy-kept-puzzles = Deine Antworten auf Aufgaben und die Tage, an denen du sie gegeben hast.

## Analysis

web-analyse = Analysieren
web-analysis = Analyse
web-analysis-waiting = Die Analyse beginnt gleich…
web-analysis-running = Die Partie wird analysiert… { $done }
web-analysis-failed = Die Analyse wurde unterbrochen.
web-analysis-again = Noch einmal versuchen
web-analysis-unavailable = Diese Partie lässt sich nicht analysieren.
web-analysis-no-evaluator = Für dieses Spiel gibt es mit diesen Varianten und dieser Spielerzahl noch keine Analyse.
web-analysis-switched-off = Dieser Server analysiert keine Partien.
web-analysis-chances = Siegchancen
web-analysis-as-table = Siegchancen als Tabelle
web-analysis-step = Schritt { $step }
web-analysis-step-column = Schritt
web-analysis-moments = Schlüsselmomente
web-analysis-order = Reihenfolge
web-analysis-order-play = wie gespielt
web-analysis-order-weight = größte zuerst
web-analysis-none = Keine klaren Fehler. Gut gespielt!
web-analysis-previous = Voriger Schlüsselmoment
web-analysis-next = Nächster Schlüsselmoment
web-analysis-slight = Kleine Ungenauigkeit
web-analysis-inaccuracy = Ungenauigkeit
web-analysis-mistake = Fehler
web-analysis-blunder = Grober Fehler
web-analysis-played = Gespielt: { $action }
web-analysis-better = Besser: { $action }
web-analysis-lucky = Glück
web-analysis-unlucky = Pech
web-analysis-rates = Wie gut alle entschieden haben
web-analysis-rates-about = Wie viel Siegchance eine Entscheidung im Schnitt verschenkt hat. Weniger ist besser.
web-analysis-rate = { $lost } je Entscheidung
web-analysis-rate-sure = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}, wohl zwischen { $low } und { $high }
web-analysis-luck = Glück und Können
web-analysis-luck-about = Chance zu Beginn, plus Glück, plus Können ergibt das Ergebnis.
web-analysis-luck-luck = Glück
web-analysis-luck-skill = Können
web-analysis-about = Die Siegchancen schätzt ein starker Bot. Aufgeführt ist nur, was eindeutig etwas gekostet hat, gemessen an dem, was man in dem Moment wissen konnte.
web-try = Von hier aus probieren
web-try-about = Ein neuer Tisch öffnet sich mit der Stellung von Schritt { $step }. Bots spielen die anderen Plätze. Ab da fällt der Zufall neu: Probiere, so oft du willst.
web-try-seat = Du spielst für
web-try-start = Hier beginnen
web-study = Studie ab Schritt { $step }
web-study-back = Zurück zur Analyse
web-study-mark = Studie
web-brought = Bis Schritt { $step } ohne Server gespielt
web-brought-mark = ohne Server begonnen
web-luck-given = Bis Schritt { $step } wurde diese Partie anderswo gespielt: Der Zufall dieser Schritte stammt nicht von diesem Tisch, und nichts hier beweist ihn. Bevor es weiterging, hat dieser Tisch einen geheimen Startwert gezogen und dessen Fingerabdruck veröffentlicht. Jeder spätere Wurf und jede spätere Karte folgt aus dem Startwert und aus dem, was die Geräte am Tisch beigetragen haben. Nach dem Spiel wird der Startwert aufgedeckt.
web-luck-verify-given = So rechnest du jedes Zufallsergebnis nach Schritt { $step } auf deinem eigenen Rechner nach:
web-offline = Ohne Verbindung spielen
web-offline-about = Alle vier Spiele laufen auch in deinem Browser: im Zug, im Flugzeug, überall, wo kein Netz ist.
web-offline-missing = Du bist offline. Um ohne Verbindung zu spielen, lade die Spiele einmal herunter, solange du online bist.
web-here-mark = nur in diesem Browser
