name = Zooloretto
tagline = Beladet Laster, nehmt einen, bringt seine Tiere unter – und achtet darauf, was im Stall landet.
option-set_aside = die Tierarten, die nicht mitspielen, zum Beispiel panda,camel,zebra; zu zweit 3, zu dritt 2, zu viert 1 (ausgelost, wenn du keine nennst)

## Words

word-flamingo = Flamingo
word-flamingo-male = Flamingo-Männchen
word-flamingo-female = Flamingo-Weibchen
word-flamingo-offspring = Flamingo-Junges
word-flamingo-father = Flamingo-Vater
word-flamingo-mother = Flamingo-Mutter
word-camel = Kamel
word-camel-male = Kamel-Männchen
word-camel-female = Kamel-Weibchen
word-camel-offspring = Kamel-Junges
word-camel-father = Kamel-Vater
word-camel-mother = Kamel-Mutter
word-leopard = Leopard
word-leopard-male = Leoparden-Männchen
word-leopard-female = Leoparden-Weibchen
word-leopard-offspring = Leoparden-Junges
word-leopard-father = Leoparden-Vater
word-leopard-mother = Leoparden-Mutter
word-elephant = Elefant
word-elephant-male = Elefanten-Männchen
word-elephant-female = Elefanten-Weibchen
word-elephant-offspring = Elefanten-Junges
word-elephant-father = Elefanten-Vater
word-elephant-mother = Elefanten-Mutter
word-panda = Panda
word-panda-male = Panda-Männchen
word-panda-female = Panda-Weibchen
word-panda-offspring = Panda-Junges
word-panda-father = Panda-Vater
word-panda-mother = Panda-Mutter
word-chimpanzee = Schimpanse
word-chimpanzee-male = Schimpansen-Männchen
word-chimpanzee-female = Schimpansen-Weibchen
word-chimpanzee-offspring = Schimpansen-Junges
word-chimpanzee-father = Schimpansen-Vater
word-chimpanzee-mother = Schimpansen-Mutter
word-zebra = Zebra
word-zebra-male = Zebra-Männchen
word-zebra-female = Zebra-Weibchen
word-zebra-offspring = Zebra-Junges
word-zebra-father = Zebra-Vater
word-zebra-mother = Zebra-Mutter
word-kangaroo = Känguru
word-kangaroo-male = Känguru-Männchen
word-kangaroo-female = Känguru-Weibchen
word-kangaroo-offspring = Känguru-Junges
word-kangaroo-father = Känguru-Vater
word-kangaroo-mother = Känguru-Mutter
word-ice-cream = Eisstand
word-lemonade = Limonadenstand
word-balloons = Ballonstand
word-souvenirs = Andenkenstand
word-coin = Münze
word-enclosure-a = Gehege A
word-enclosure-b = Gehege B
word-enclosure-c = Gehege C
word-expansion = Erweiterung
word-expansion-2 = Erweiterung 2
word-barn = Stall

# Wohin, woher, wo; Gehege stehen ohne Artikel.
to-place = { $place ->
    [barn] in den Stall
    [expansion] zur Erweiterung
    [expansion-2] zur Erweiterung 2
   *[other] zu { $place-name }
}
from-origin = { $origin ->
    [barn] aus dem Stall
    [expansion] von der Erweiterung
    [expansion-2] von der Erweiterung 2
   *[other] von { $origin-name }
}
in-place = { $place ->
    [expansion] in der Erweiterung
    [expansion-2] in der Erweiterung 2
   *[other] in { $place-name }
}
the-place = { $place ->
    [expansion] die Erweiterung
    [expansion-2] die Erweiterung 2
   *[other] { $place-name }
}
all-of-species = { $species ->
    [flamingo] alle Flamingos
    [camel] alle Kamele
    [leopard] alle Leoparden
    [elephant] alle Elefanten
    [panda] alle Pandas
    [chimpanzee] alle Schimpansen
    [zebra] alle Zebras
   *[kangaroo] alle Kängurus
}
first-group = { $first_species ->
    [flamingo] die Flamingos
    [camel] die Kamele
    [leopard] die Leoparden
    [elephant] die Elefanten
    [panda] die Pandas
    [chimpanzee] die Schimpansen
    [zebra] die Zebras
   *[kangaroo] die Kängurus
}
in-first = { $first ->
    [expansion] in der Erweiterung
    [expansion-2] in der Erweiterung 2
   *[other] in { $first-name }
}
second-group = { $second_species ->
    [flamingo] die Flamingos
    [camel] die Kamele
    [leopard] die Leoparden
    [elephant] die Elefanten
    [panda] die Pandas
    [chimpanzee] die Schimpansen
    [zebra] die Zebras
   *[kangaroo] die Kängurus
}
in-second = { $second ->
    [barn] im Stall
    [expansion] in der Erweiterung
    [expansion-2] in der Erweiterung 2
   *[other] in { $second-name }
}
newborn = { $species ->
    [leopard] Leoparden-Junges
    [elephant] Elefanten-Junges
    [chimpanzee] Schimpansen-Junges
   *[other] { $species-name }-Junges
}

## What a player can do

action-SetAside = Aussortieren: { $species-name }
    .help = Das Los sortiert Tierarten aus: zu zweit 3, zu dritt 2, zu viert 1 (ZO-4).
action-Draw = Ziehe ein Plättchen
    .help = Alle sehen das gezogene Plättchen, und du legst es auf einen Laster mit freiem Platz (ZO-8).
action-TurnUp = Gezogen: { $tile-name }
    .help = Jedes noch verdeckte Plättchen ist gleich wahrscheinlich (ZO-5).
action-Load = Lade auf Laster { $truck }: { $tile-name }
    .help = Wer den Laster später nimmt, bekommt alles, was darauf liegt (ZO-8, ZO-9).
action-Take = Nimm Laster { $truck }
    .help = Du bringst alle seine Plättchen in deinem Zoo unter und passt bis zum Ende der Runde (ZO-9).
action-House = Bringe { to-place }: { $tile-name }
    .help = In einem Gehege lebt nur eine Tierart. Was keinen Platz findet, kommt in den Stall; alles andere darf dorthin (ZO-12, ZO-13).
action-MoveAnimal = Versetze aus dem Stall { to-place }: { $animal-name } (1 Münze)
    .help = Für 1 Münze zieht ein Tier aus dem Stall in ein Gehege mit freiem Platz (ZO-16).
action-MoveStall = Versetze { from-origin } { to-place }: { $stall-name } (1 Münze)
    .help = Für 1 Münze kommt ein Stand auf einen anderen Standplatz oder in den Stall (ZO-16).
action-Exchange = Tausche die Tiere: { $first-name } und { $second-name } (1 Münze)
    .help = Für 1 Münze tauschen zwei Gruppen verschiedener Tierarten die Plätze, wenn beide hineinpassen; das weiter vorn stehende Gehege wird zuerst genannt. Münzen bringt das nie (ZO-17, ZO-23).
action-ExchangeWithBarn = Tausche die Tiere ({ $place-name }) gegen { all-of-species } im Stall (1 Münze)
    .help = Für 1 Münze tauschen die Tiere eines Geheges und alle einer Tierart im Stall die Plätze, wenn diese hineinpassen. Münzen bringt das nie, aber vielleicht Nachwuchs (ZO-17, ZO-23, ZO-24).
action-Buy = Kaufe von { $owner }: { $tile-name } (2 Münzen)
    .help = Für 2 Münzen bekommst du ein Tier oder einen Stand aus einem fremden Stall und bringst es dann unter; eine der Münzen geht an die Person, der dieser Stall gehört (ZO-18).
action-Discard = Nimm aus dem Spiel (aus dem Stall): { $tile-name } (2 Münzen)
    .help = Für 2 Münzen verlässt ein Tier oder ein Stand aus deinem Stall das Spiel (ZO-19).
action-Expand = Erweitere den Zoo (3 Münzen)
    .help = Für 3 Münzen bekommst du ein weiteres Gehege mit einem Standplatz (ZO-20).

## What happens

event-SpeciesSetAside = Nicht im Spiel: { $species-name }.
event-TileDrawn = { $seat } zieht: { $tile-name }.
event-EndStackOpened = { $seat } bricht den Endstapel an: Dies ist die letzte Runde.
event-TileLoaded = { $seat } lädt auf Laster { $truck }: { $tile-name }.
event-TruckTaken = { $seat } nimmt Laster { $truck }: { $tiles }.
event-CoinsUnloaded = { $seat } lädt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} ab.
event-TileHoused = { $seat } bringt { to-place }: { $tile-name }.
event-OffspringBorn = { $place ->
    [barn] Nachwuchs bei { $seat }, doch Platz ist nur im Stall: { newborn }.
   *[other] Nachwuchs bei { $seat } { in-place }: { newborn }!
}
event-EnclosureCompleted = { $seat } füllt { the-place }{ $coins ->
    [0] .
    [one] {" "}und bekommt eine Münze.
   *[other] {" "}und bekommt { $coins } Münzen.
}
event-AnimalMoved = { $seat } versetzt aus dem Stall { to-place }: { $animal-name }.
event-StallMoved = { $seat } versetzt { from-origin } { to-place }: { $stall-name }.
event-AnimalsExchanged = { $seat } tauscht { first-group } { in-first } gegen { second-group } { in-second }.
event-TileBought = { $seat } kauft von { $owner }: { $tile-name }.
event-TileDiscarded = { $seat } nimmt aus dem Spiel: { $tile-name }.
event-ZooExpanded = { $seat } erweitert den Zoo.
event-TruckCleared = Niemand hat Laster { $truck } genommen; aus dem Spiel: { $tiles }.
event-RoundEnded = Die Runde ist zu Ende. { $starter } beginnt die nächste.
event-GameEnded = Das Spiel ist zu Ende.

## The board

board-truck = Laster { $truck }
board-stack = { $tiles } Plättchen vor dem Endstapel
board-last-round = Letzte Runde: noch { $tiles } Plättchen
board-set-aside = Nicht im Spiel: { $species }
board-bank = Bank: { $coins }
board-hand = Zu laden: { $tile }
board-to-house = Unterzubringen: { $tiles }
board-barn = Stall
board-coins = Münzen
board-points = Punkte
board-done = gepasst
board-taken = weg
board-ice-cream = Eis
board-lemonade = Limonade
board-balloons = Ballons
board-souvenirs = Andenken
board-plain = Tier
board-fertile = kann Junge bekommen
board-bred = hat schon ein Junges
board-offspring = Junges
board-own-zoo = Dein Zoo
board-zoo = Zoo von { $player }
board-whole-zoo = Der ganze Zoo von { $player }
board-yard = Laster und Plättchen
board-face-down = Noch verdeckt
board-load = Lade
board-take = Nimm
board-points-change = Punkte: { $before } → { $after }
board-coins-change = Münzen: { $before } → { $after }
board-cancel = Abbrechen
board-confirm = So machen?
board-none = nichts
board-pick = Wähle: { $tile }
board-exchange = Tausche die Tiere: { $place }
board-plot = Platz für die Erweiterung
board-pen = { $place }: { $taken } von { $spaces } Plätzen belegt ({ $tiles }). Stände: { $stalls }. Punkte jetzt: { $points }
board-barn-holds = Stall: { $tiles }. Punkte: { $points }
board-truck-holds = Laster { $truck }: { $tiles }. Freie Plätze: { $free }
board-truck-gone = Laster { $truck }: genommen von { $player }

## Prompts of the board

prompt-turn = { $can ->
    [draw-take-money] Zieh ein Plättchen, nimm einen Laster oder gib Münzen aus
    [draw-take] Zieh ein Plättchen oder nimm einen Laster
    [draw-money] Zieh ein Plättchen oder gib Münzen aus
    [draw] Zieh ein Plättchen
    [take-money] Nimm einen Laster oder gib Münzen aus
   *[other] Nimm einen Laster
}
prompt-load = Lade auf einen Laster: { $tile }
prompt-place = { $left ->
    [one] Bring dieses Plättchen unter: { $tile }
   *[other] Bring { $left } Plättchen unter, jetzt: { $tile }
}
prompt-move = Versetzen: Wähle ein Plättchen im Stall oder einen Stand
prompt-swap = Tauschen: Wähle die erste Tiergruppe
prompt-buy = Kaufen: Wähle ein Plättchen in einem fremden Stall
prompt-discard = Abgeben: Wähle ein Plättchen in deinem Stall
prompt-put = Wohin? { $tile }
prompt-swap-with = Mit welchen Tieren tauschen?
prompt-confirm = { $action }?

## The purse of the board

board-money = Münzen ausgeben
board-money-move = Versetzen
    .about = Ein Tier aus dem Stall oder einen Stand
board-money-swap = Tauschen
    .about = Zwei Tiergruppen wechseln die Plätze
board-money-buy = Kaufen
    .about = Ein Plättchen aus einem fremden Stall
board-money-discard = Abgeben
    .about = Ein Plättchen verlässt Stall und Spiel
board-money-expand = Erweitern
    .about = Ein Gehege mehr, mit Platz für einen Stand
board-yes = Bestätigen
board-draw = Ziehen
board-until-last = Plättchen bis zur letzten Runde
board-of-last-round = Plättchen übrig, letzte Runde
board-info = Restliche Plättchen und Schilder
board-signs = Was die Schilder sagen
board-sign = Voll: { $full } Punkte. Ein Platz frei: { $short }. Sonst 1 je Tier, aber nur mit Stand.{ $coins ->
    [0] {""}
    [one] {" "}Wer es füllt, bekommt eine Münze.
   *[other] {" "}Wer es füllt, bekommt { $coins } Münzen.
}

## Why not

why-not-over = Die Partie ist vorbei
why-not-turn = Warte, bis du am Zug bist
why-not-passed = Du hast in dieser Runde schon einen Laster
why-not-load = Lade zuerst das Plättchen
why-not-place = Bring zuerst deine Plättchen unter
why-not-coins = Kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins }
why-not-nothing = Dein Stall ist leer und du hast keinen Stand
why-not-room = Für keines davon ist Platz
why-not-swap = Keine zwei Gruppen passen an den Platz der anderen
why-not-buy = Die anderen Ställe sind leer
why-not-barn = Dein Stall ist leer
why-not-expanded = Dein Zoo ist schon ganz ausgebaut
why-not-draw = Alle Laster sind voll: Nimm einen
why-not-truck-empty = Dieser Laster ist noch leer
why-not-truck-full = Dieser Laster ist voll
why-not-species = Hier lebt eine andere Tierart
why-not-full = Dieses Gehege ist voll
why-not-stall = Hier ist kein Standplatz frei

## The score sheet

score-enclosure-a = Gehege A
score-enclosure-b = Gehege B
score-enclosure-c = Gehege C
score-expansion = Erweiterung
score-expansion-2 = Erweiterung 2
score-stalls = Arten von Ständen im Zoo
score-barn-animals = Tierarten im Stall
score-barn-stalls = Arten von Ständen im Stall
score-money = Münzen

## The rules

ZO-1 = Es gibt acht Tierarten: Flamingo, Kamel, Leopard, Elefant, Panda, Schimpanse, Zebra und Känguru. Jede hat 11 quadratische Plättchen – 2 Männchen, 2 Weibchen und 7 einfache Tiere – und 2 runde für den Nachwuchs. Mit 4 Arten von Ständen zu je 3 Stück und 12 Münzen sind es 112 quadratische Plättchen.
    .title = Die Plättchen
ZO-2 = Dein Zoo hat drei Gehege. A hat 5 Plätze: 8 Punkte, wenn es voll ist, 5, wenn genau ein Platz frei ist, 2 Münzen fürs Füllen, 1 Standplatz. B hat 4 Plätze: 5 Punkte, 4 Punkte, 1 Münze, 2 Standplätze. C hat 6 Plätze: 10 Punkte, 6 Punkte, keine Münze, 1 Standplatz. Eine Erweiterung hat 5 Plätze: 9 Punkte, 5 Punkte, 1 Münze, 1 Standplatz. Im Stall ist Platz für beliebig viele Tiere und Stände.
    .title = Dein Zoo
ZO-3 = Es gibt 30 Münzen. Alle beginnen mit 2, der Rest ist die Bank. Ein Münzplättchen ist Geld wie jedes andere.
    .title = Geld
ZO-4 = Zu zweit werden 3, zu dritt 2, zu viert 1 Tierart mit allen Plättchen und Jungen aussortiert, zu fünft keine. Sie werden ausgelost, wenn der Tisch sie nicht nennt.
    .title = Aussortierte Tierarten
ZO-5 = Die Plättchen liegen verdeckt gestapelt; die letzten 15 sind der Endstapel. Alle sehen, wie viele noch da sind, niemand kennt die Reihenfolge.
    .title = Der Stapel
ZO-6 = Für jede Person gibt es einen Laster mit 3 Plätzen. Zu zweit sind es drei Laster mit 3, 2 und 1 Plätzen und je zwei Erweiterungen; haben beide einen Laster genommen, verlässt das Spiel, was auf dem dritten liegt.
    .title = Die Laster, und das Spiel zu zweit
ZO-7 = Der erste Platz beginnt. Wer den Tisch eröffnet, darf die Plätze mischen.
    .title = Wer beginnt
ZO-8 = Zieh ein Plättchen, für alle sichtbar, und lege es auf einen freien Platz eines Lasters, den noch niemand genommen hat. Sind alle diese Laster voll, kannst du nicht ziehen.
    .title = Ein Plättchen dazulegen
ZO-9 = Nimm einen Laster mit mindestens einem Plättchen, bringe alle seine Plättchen in deinem Zoo unter und passe bis zum Ende der Runde. Danach kannst du in dieser Runde kein Geld mehr ausgeben.
    .title = Einen Laster nehmen
ZO-10 = In deinem Zug, im Uhrzeigersinn, tust du genau eines: ein Plättchen dazulegen, einen Laster nehmen oder eine Geldaktion ausführen (ZO-16 bis ZO-20). Wer einen Laster genommen hat, wird übersprungen.
    .title = Dein Zug
ZO-11 = Haben alle anderen gepasst, spielt die letzte Person allein weiter, so viele Züge sie mag, bis sie einen Laster nimmt.
    .title = Allein übrig
ZO-12 = Ein Tier kommt auf einen freien Platz eines leeren Geheges oder eines mit seiner Tierart, oder in den Stall, auch freiwillig. In einem Gehege lebt nur eine Tierart, aber eine Tierart darf in mehreren Gehegen leben.
    .title = Tiere unterbringen
ZO-13 = Ein Stand kommt auf einen freien Standplatz oder in den Stall, auch freiwillig.
    .title = Stände aufstellen
ZO-14 = Ein Münzplättchen kommt zu deinem Geld.
    .title = Münzplättchen
ZO-15 = Du lädst Plättchen für Plättchen ab, in beliebiger Reihenfolge. Nachwuchs und die Münzen für ein volles Gehege gibt es sofort nach jedem Plättchen.
    .title = Reihenfolge beim Abladen
ZO-16 = Für 1 Münze an die Bank versetzt du ein Tier aus deinem Stall in ein Gehege oder einen Stand von seinem Platz auf einen freien Standplatz eines anderen Geheges oder in den Stall. Tiere wechseln nie von Gehege zu Gehege und nie zurück in den Stall.
    .title = Versetzen
ZO-17 = Für 1 Münze an die Bank tauschst du alle Tiere einer Tierart an einem Ort (Gehege oder Stall) gegen alle Tiere einer anderen Tierart an einem anderen Ort. Beide Orte müssen besetzt sein und beide Gruppen müssen hineinpassen; im Stall ist immer Platz. Stände tauschen nicht mit.
    .title = Tauschen
ZO-18 = Für 2 Münzen – eine an die Person, der der Stall gehört, eine an die Bank – kaufst du ein Tier oder einen Stand aus einem fremden Stall und bringst es in deinem Zoo oder deinem Stall unter. Ablehnen kann das niemand, auch nicht, wer schon gepasst hat.
    .title = Kaufen
ZO-19 = Für 2 Münzen an die Bank verlässt ein Tier oder ein Stand aus deinem Stall das Spiel.
    .title = Aus dem Spiel nehmen
ZO-20 = Für 3 Münzen an die Bank drehst du eine Erweiterung um: ein Gehege und ein Standplatz mehr. Einmal im Spiel, zu zweit zweimal.
    .title = Erweitern
ZO-21 = Leben in einem Gehege ein Männchen und ein Weibchen, die noch keinen Nachwuchs hatten, kommt dort sofort ein Junges zur Welt, ob man will oder nicht. Es kommt auf einen freien Platz dieses Geheges, sonst in den Stall. Im Stall und auf Lastern gibt es keinen Nachwuchs. Jedes Elterntier bekommt nur einmal im Spiel ein Junges, wohin es auch kommt.
    .title = Nachwuchs
ZO-22 = Wer den letzten Platz eines Geheges füllt – durch Laster, Versetzen, Kauf oder durch Nachwuchs, der daraus folgt –, bekommt dessen Münzen, und zwar jedes Mal, wenn zuvor Platz frei geworden ist. Hat die Bank zu wenig, zahlt sie, was sie hat.
    .title = Volle Gehege
ZO-23 = Ein Tausch bringt nie Münzen, auch dann nicht, wenn ein dabei geborenes Junges das Gehege füllt.
    .title = Keine Münzen fürs Tauschen
ZO-24 = Durch einen Tausch kann Nachwuchs entstehen, auch zwei Junge zugleich. Ein Junges, das keinen Platz findet, kommt in den Stall.
    .title = Nachwuchs durch Tausch
ZO-25 = Haben alle einen Laster genommen, endet die Runde. Die Laster kommen zurück, und wer zuletzt genommen hat, beginnt die nächste Runde.
    .title = Ende der Runde
ZO-26 = Die Runde, in der das erste Plättchen des Endstapels gezogen wird, ist die letzte. Sie wird zu Ende gespielt.
    .title = Ende des Spiels
ZO-27 = Ein volles Gehege zählt seine größere Zahl, eines mit genau einem freien Platz seine kleinere; jedes andere 1 Punkt je Tier, wenn ein Stand dabeisteht, sonst nichts. Jede Art von Stand im Zoo zählt 2 Punkte. Jede Art von Stand im Stall kostet 2 Punkte, ebenso jede Tierart im Stall; Junge zählen zu ihrer Art. Geld zählt nichts.
    .title = Wertung
ZO-28 = Die meisten Punkte gewinnen. Bei Gleichstand das meiste Geld; danach ist der Sieg geteilt.
    .title = Wer gewinnt

## The first game

learn-goal = Fülle deine Gehege, jedes mit nur einer Art. Was keinen Platz findet, landet im Stall und kostet am Ende Punkte.
learn-TileLoaded = Plättchen kommen auf Laster, die allen offenstehen. Einen Laster, der dir gefällt, kann auch jemand vor dir nehmen.
learn-TruckTaken = Wer einen Laster nimmt, setzt aus, bis alle einen haben.
learn-OffspringBorn = Männchen und Weibchen in einem Gehege bekommen Nachwuchs: ein Tier geschenkt.
learn-EnclosureCompleted = Ein volles Gehege bringt die meisten Punkte, manches auch gleich Münzen.
learn-RoundEnded = Alle haben einen Laster: eine neue Runde beginnt mit leeren Lastern.
learn-EndStackOpened = Der letzte Stapel ist angebrochen: dies ist die letzte Runde.
