name = Zooloretto
tagline = Laster beladen, einen nehmen, seine Tiere unterbringen – und aufpassen, was im Stall landet.
option-set_aside = die Tierarten, die nicht mitspielen, zum Beispiel panda,camel,zebra; zu zweit 3, zu dritt 2, zu viert 1 (ausgelost, wenn du keine nennst)

## Words

word-flamingo = Flamingo
word-flamingo-male = Flamingo-Männchen
word-flamingo-female = Flamingo-Weibchen
word-flamingo-offspring = Flamingo-Jungtier
word-flamingo-father = Flamingo-Vater
word-flamingo-mother = Flamingo-Mutter
word-camel = Kamel
word-camel-male = Kamel-Männchen
word-camel-female = Kamel-Weibchen
word-camel-offspring = Kamel-Jungtier
word-camel-father = Kamel-Vater
word-camel-mother = Kamel-Mutter
word-leopard = Leopard
word-leopard-male = Leoparden-Männchen
word-leopard-female = Leoparden-Weibchen
word-leopard-offspring = Leoparden-Jungtier
word-leopard-father = Leoparden-Vater
word-leopard-mother = Leoparden-Mutter
word-elephant = Elefant
word-elephant-male = Elefanten-Männchen
word-elephant-female = Elefanten-Weibchen
word-elephant-offspring = Elefanten-Jungtier
word-elephant-father = Elefanten-Vater
word-elephant-mother = Elefanten-Mutter
word-panda = Panda
word-panda-male = Panda-Männchen
word-panda-female = Panda-Weibchen
word-panda-offspring = Panda-Jungtier
word-panda-father = Panda-Vater
word-panda-mother = Panda-Mutter
word-chimpanzee = Schimpanse
word-chimpanzee-male = Schimpansen-Männchen
word-chimpanzee-female = Schimpansen-Weibchen
word-chimpanzee-offspring = Schimpansen-Jungtier
word-chimpanzee-father = Schimpansen-Vater
word-chimpanzee-mother = Schimpansen-Mutter
word-zebra = Zebra
word-zebra-male = Zebra-Männchen
word-zebra-female = Zebra-Weibchen
word-zebra-offspring = Zebra-Jungtier
word-zebra-father = Zebra-Vater
word-zebra-mother = Zebra-Mutter
word-kangaroo = Känguru
word-kangaroo-male = Känguru-Männchen
word-kangaroo-female = Känguru-Weibchen
word-kangaroo-offspring = Känguru-Jungtier
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
your-zoo = { $seat-who ->
    [you] in deinem Zoo
   *[other] im Zoo von { $seat }
}
a-tile = { $tile ->
    [flamingo] einen Flamingo
    [leopard] einen Leoparden
    [elephant] einen Elefanten
    [panda] einen Panda
    [chimpanzee] einen Schimpansen
    [ice-cream] einen { $tile-name }
    [lemonade] einen { $tile-name }
    [balloons] einen { $tile-name }
    [souvenirs] einen { $tile-name }
    [coin] eine { $tile-name }
   *[other] ein { $tile-name }
}
the-tile = { $tile ->
    [flamingo] den Flamingo
    [leopard] den Leoparden
    [elephant] den Elefanten
    [panda] den Panda
    [chimpanzee] den Schimpansen
    [flamingo-father] den { $tile-name }
    [camel-father] den { $tile-name }
    [leopard-father] den { $tile-name }
    [elephant-father] den { $tile-name }
    [panda-father] den { $tile-name }
    [chimpanzee-father] den { $tile-name }
    [zebra-father] den { $tile-name }
    [kangaroo-father] den { $tile-name }
    [flamingo-mother] die { $tile-name }
    [camel-mother] die { $tile-name }
    [leopard-mother] die { $tile-name }
    [elephant-mother] die { $tile-name }
    [panda-mother] die { $tile-name }
    [chimpanzee-mother] die { $tile-name }
    [zebra-mother] die { $tile-name }
    [kangaroo-mother] die { $tile-name }
    [ice-cream] den { $tile-name }
    [lemonade] den { $tile-name }
    [balloons] den { $tile-name }
    [souvenirs] den { $tile-name }
    [coin] die { $tile-name }
   *[other] das { $tile-name }
}
the-animal = { $animal ->
    [flamingo] den Flamingo
    [leopard] den Leoparden
    [elephant] den Elefanten
    [panda] den Panda
    [chimpanzee] den Schimpansen
    [flamingo-father] den { $animal-name }
    [camel-father] den { $animal-name }
    [leopard-father] den { $animal-name }
    [elephant-father] den { $animal-name }
    [panda-father] den { $animal-name }
    [chimpanzee-father] den { $animal-name }
    [zebra-father] den { $animal-name }
    [kangaroo-father] den { $animal-name }
    [flamingo-mother] die { $animal-name }
    [camel-mother] die { $animal-name }
    [leopard-mother] die { $animal-name }
    [elephant-mother] die { $animal-name }
    [panda-mother] die { $animal-name }
    [chimpanzee-mother] die { $animal-name }
    [zebra-mother] die { $animal-name }
    [kangaroo-mother] die { $animal-name }
   *[other] das { $animal-name }
}
tile-to-place = { $tile ->
    [ice-cream] { stall-to-place }
    [lemonade] { stall-to-place }
    [balloons] { stall-to-place }
    [souvenirs] { stall-to-place }
   *[other] { to-place }
}
stall-to-place = { $place ->
    [barn] in den Stall
    [expansion] neben die Erweiterung
    [expansion-2] neben die Erweiterung 2
   *[other] neben { $place-name }
}

# Wohin, woher, wo; Gehege stehen ohne Artikel.
to-place = { $place ->
    [barn] in den Stall
    [expansion] in die Erweiterung
    [expansion-2] in die Erweiterung 2
   *[other] in { $place-name }
}
from-origin = { $origin ->
    [barn] aus dem Stall
    [expansion] von der Erweiterung
    [expansion-2] von der Erweiterung 2
   *[other] von { $origin-name }
}
stall-moves-to = { $place ->
    [barn] in den Stall
    [expansion] zur Erweiterung
    [expansion-2] zur Erweiterung 2
   *[other] zu { $place-name }
}
of-first = { $first ->
    [expansion] der Erweiterung
    [expansion-2] der Erweiterung 2
   *[other] { $first-name }
}
of-second = { $second ->
    [expansion] der Erweiterung
    [expansion-2] der Erweiterung 2
   *[other] { $second-name }
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
    [flamingo] die Flamingos
    [camel] die Kamele
    [leopard] die Leoparden
    [elephant] die Elefanten
    [panda] die Pandas
    [chimpanzee] die Schimpansen
    [zebra] die Zebras
   *[kangaroo] die Kängurus
}
of-species = { $species ->
    [flamingo] den Flamingos
    [camel] den Kamelen
    [leopard] den Leoparden
    [elephant] den Elefanten
    [panda] den Pandas
    [chimpanzee] den Schimpansen
    [zebra] den Zebras
   *[kangaroo] den Kängurus
}
in-place-dative = { $place ->
    [expansion] der Erweiterung
    [expansion-2] der Erweiterung 2
   *[other] { $place-name }
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
    [leopard] Leoparden-Jungtier
    [elephant] Elefanten-Jungtier
    [chimpanzee] Schimpansen-Jungtier
   *[other] { $species-name }-Jungtier
}

## What a player can do

action-SetAside = { $species-name } aussortieren
    .help = Das Los sortiert Tierarten aus: zu zweit 3, zu dritt 2, zu viert 1 (ZO-4).
action-Draw = Plättchen ziehen
    .help = Alle sehen das Plättchen. Danach lädst du es auf einen Laster mit freiem Platz (ZO-8).
action-TurnUp = Gezogen: { $tile-name }
    .help = Jedes verdeckte Plättchen ist gleich wahrscheinlich (ZO-5).
action-Load = { $tile-name } auf Laster { $truck } laden
    .help = Wer diesen Laster nimmt, bekommt alles, was darauf liegt (ZO-8, ZO-9).
action-Take = Laster { $truck } nehmen
    .help = Du bringst alle seine Plättchen in deinem Zoo unter und setzt dann bis zum Ende der Runde aus (ZO-9).
action-House = { $tile-name } { tile-to-place } setzen
    .help = In jedem Gehege lebt nur eine Tierart. Was keinen Platz findet, kommt in den Stall; alles andere darf auch dorthin (ZO-12, ZO-13).
action-MoveAnimal = { $animal-name } aus dem Stall { to-place } versetzen (1 Münze)
    .help = Für 1 Münze zieht ein Tier aus deinem Stall in ein Gehege mit freiem Platz (ZO-16).
action-MoveStall = { $stall-name } { from-origin } { stall-moves-to } versetzen (1 Münze)
    .help = Für 1 Münze kommt ein Stand auf einen anderen Standplatz oder in den Stall (ZO-16).
action-Exchange = Tiere von { of-first } und { of-second } tauschen (1 Münze)
    .help = Für 1 Münze tauschen zwei Gruppen verschiedener Tierarten die Plätze, wenn beide hineinpassen. Münzen bringt ein Tausch nie (ZO-17, ZO-23).
action-ExchangeWithBarn = Tiere von { in-place-dative } mit { of-species } im Stall tauschen (1 Münze)
    .help = Für 1 Münze tauschen die Tiere eines Geheges mit allen Tieren einer Art in deinem Stall die Plätze, wenn diese hineinpassen. Münzen bringt das nie, aber vielleicht Nachwuchs (ZO-17, ZO-23, ZO-24).
action-Buy = { $tile-name } aus dem Stall von { $owner } kaufen (2 Münzen)
    .help = Für 2 Münzen gehört dir ein Tier oder Stand aus einem fremden Stall: eine Münze geht an dessen Zoo, eine an die Bank. Bring es gleich unter (ZO-18).
action-Discard = { $tile-name } aus dem Spiel nehmen (2 Münzen)
    .help = Für 2 Münzen verlässt ein Tier oder ein Stand aus deinem Stall das Spiel (ZO-19).
action-Expand = Zoo erweitern (3 Münzen)
    .help = Für 3 Münzen bekommst du ein weiteres Gehege mit einem Standplatz (ZO-20).

## What happens

event-SpeciesSetAside = Nicht im Spiel: { all-of-species }.
event-TileDrawn = { $seat-who ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { a-tile }.
event-EndStackOpened = { $seat-who ->
    [you] Du brichst
   *[other] { $seat } bricht
} den Endstapel an: Das ist die letzte Runde.
event-TileLoaded = { $seat-who ->
    [you] Du lädst
   *[other] { $seat } lädt
} { the-tile } auf Laster { $truck }.
event-TruckTaken = { $seat-who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} Laster { $truck }: { $tiles }.
event-CoinsUnloaded = { $seat-who ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
event-TileHoused = { $seat-who ->
    [you] Du setzt
   *[other] { $seat } setzt
} { the-tile } { tile-to-place }.
event-OffspringBorn = { $place ->
    [barn] Nachwuchs { your-zoo }: ein { newborn } – doch Platz ist nur im Stall.
   *[other] Nachwuchs { your-zoo }, { in-place }: ein { newborn }!
}
    .would = { $place ->
    [barn] Ein { newborn } käme zur Welt, aber in den Stall.
   *[other] Ein { newborn } käme { in-place } zur Welt.
}
event-EnclosureCompleted = { $seat-who ->
    [you] Du füllst
   *[other] { $seat } füllt
} { the-place }{ $coins ->
    [0] .
    [one] {" "}und { gets } eine Münze.
   *[other] {" "}und { gets } { $coins } Münzen.
}
gets = { $seat-who ->
    [you] bekommst
   *[other] bekommt
}
event-AnimalMoved = { $seat-who ->
    [you] Du versetzt
   *[other] { $seat } versetzt
} { the-animal } aus dem Stall { to-place }.
event-StallMoved = { $seat-who ->
    [you] Du versetzt
   *[other] { $seat } versetzt
} den { $stall-name } { from-origin } { stall-moves-to }.
event-AnimalsExchanged = { $seat-who ->
    [you] Du tauschst
   *[other] { $seat } tauscht
} { first-group } { in-first } gegen { second-group } { in-second }.
event-TileBought = { $owner-who ->
    [you] { $seat } kauft dir { the-tile } ab.
   *[other] { $seat-who ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } { the-tile } von { $owner }.
}
event-TileDiscarded = { $seat-who ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { the-tile } aus dem Spiel.
event-ZooExpanded = { $seat-who ->
    [you] Du erweiterst deinen Zoo.
   *[other] { $seat } erweitert den Zoo.
}
event-TruckCleared = Niemand hat Laster { $truck } genommen. Aus dem Spiel: { $tiles }.
event-RoundEnded = Die Runde ist zu Ende. { $starter-who ->
    [you] Du beginnst
   *[other] { $starter } beginnt
} die nächste.
event-GameEnded = Das Spiel ist zu Ende.

## The board

board-truck = Laster { $truck }
board-stack = { $tiles } Plättchen bis zur letzten Runde
board-last-round = Letzte Runde: noch { $tiles } Plättchen
board-set-aside = Nicht im Spiel: { $species }
board-bank = Bank: { $coins }
board-hand = Zu laden: { $tile }
board-to-house = Unterzubringen: { $tiles }
board-barn = Stall
board-coins = Münzen
board-points = Punkte
board-done = hat einen Laster
board-taken = genommen
board-ice-cream = Eis
board-lemonade = Limonade
board-balloons = Ballons
board-souvenirs = Andenken
board-plain = Tier
board-fertile = kann Nachwuchs bekommen
board-bred = hat schon Nachwuchs
board-offspring = Jungtier
board-own-zoo = Dein Zoo
board-zoo = Zoo von { $player }
board-whole-zoo = Der ganze Zoo von { $player }
board-yard = Laster und Plättchen
board-face-down = Übrige Plättchen
board-load = Laden
board-take = Nehmen
board-points-change = Punkte: { $before } → { $after }
board-coins-change = Münzen: { $before } → { $after }
board-cancel = Abbrechen
board-confirm = So spielen?
board-none = nichts
board-pick = { $tile } nehmen
board-exchange = Tiere tauschen: { $place }
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
prompt-discard = Entfernen: Wähle ein Plättchen in deinem Stall
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
board-money-discard = Entfernen
    .about = Ein Plättchen aus deinem Stall verlässt das Spiel
board-money-expand = Erweitern
    .about = Ein Gehege mehr, mit Platz für einen Stand
board-yes = Bestätigen
board-draw = Ziehen
board-until-last = Plättchen bis zur letzten Runde
board-of-last-round = Plättchen übrig, letzte Runde
board-info = Restliche Plättchen und Schilder
board-signs = Was die Schilder sagen
board-signs-about = Ein Schild „5 · 8“: 8 Punkte, wenn das Gehege voll ist, 5, wenn ein Platz frei ist. Sonst 1 Punkt je Tier, aber nur mit einem Stand. Die Münzen auf dem Schild bekommst du, wenn du es füllst.
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
    .best = die meisten Münzen

## The rules

ZO-1 = Es gibt acht Tierarten: Flamingo, Kamel, Leopard, Elefant, Panda, Schimpanse, Zebra und Känguru. Jede hat 11 quadratische Plättchen – 2 Männchen, 2 Weibchen und 7 einfache Tiere – und 2 runde für den Nachwuchs. Mit 4 Arten von Ständen zu je 3 Stück und 12 Münzen sind es 112 quadratische Plättchen.
    .title = Die Plättchen
ZO-2 = Dein Zoo hat drei Gehege. A hat 5 Plätze: 8 Punkte, wenn es voll ist, 5, wenn genau ein Platz frei ist, 2 Münzen fürs Füllen, 1 Standplatz. B hat 4 Plätze: 5 Punkte, 4 Punkte, 1 Münze, 2 Standplätze. C hat 6 Plätze: 10 Punkte, 6 Punkte, keine Münze, 1 Standplatz. Eine Erweiterung hat 5 Plätze: 9 Punkte, 5 Punkte, 1 Münze, 1 Standplatz. Im Stall ist Platz für beliebig viele Tiere und Stände.
    .title = Dein Zoo
ZO-3 = Es gibt 30 Münzen. Alle beginnen mit 2, der Rest ist die Bank. Ein Münzplättchen ist Geld wie jedes andere.
    .title = Geld
ZO-4 = Zu zweit werden 3, zu dritt 2, zu viert 1 Tierart mit allen Plättchen und Jungtieren aussortiert, zu fünft keine. Das Los entscheidet, wenn der Tisch sie nicht aussucht.
    .title = Aussortierte Tierarten
ZO-5 = Die Plättchen liegen verdeckt gestapelt; die letzten 15 sind der Endstapel. Alle sehen, wie viele noch da sind, niemand kennt die Reihenfolge.
    .title = Der Stapel
ZO-6 = Es gibt so viele Laster mit 3 Plätzen, wie Spieler am Tisch sitzen. Zu zweit sind es drei Laster mit 3, 2 und 1 Plätzen und je zwei Erweiterungen; haben beide einen Laster genommen, verlässt das Spiel, was auf dem dritten liegt.
    .title = Die Laster, und das Spiel zu zweit
ZO-7 = Der erste Platz beginnt. Wer den Tisch eröffnet, darf die Plätze mischen.
    .title = Wer beginnt
ZO-8 = Zieh ein Plättchen, für alle sichtbar, und lade es auf einen freien Platz eines Lasters, den noch niemand genommen hat. Sind alle diese Laster voll, kannst du nicht ziehen.
    .title = Ein Plättchen laden
ZO-9 = Nimm einen Laster mit mindestens einem Plättchen und bring alle seine Plättchen in deinem Zoo unter. Danach setzt du bis zum Ende der Runde aus und kannst solange auch kein Geld ausgeben.
    .title = Einen Laster nehmen
ZO-10 = In deinem Zug, im Uhrzeigersinn, tust du genau eines: ein Plättchen laden, einen Laster nehmen oder für eine Aktion bezahlen (ZO-16 bis ZO-20). Wer einen Laster genommen hat, wird übersprungen.
    .title = Dein Zug
ZO-11 = Haben alle anderen einen Laster, spielt, wer übrig ist, allein weiter, beliebig viele Züge, bis auch der letzte Laster genommen ist.
    .title = Allein übrig
ZO-12 = Ein Tier kommt auf einen freien Platz eines leeren Geheges oder eines mit seiner Tierart, oder in den Stall, auch freiwillig. In einem Gehege lebt nur eine Tierart, aber eine Tierart darf in mehreren Gehegen leben.
    .title = Tiere unterbringen
ZO-13 = Ein Stand kommt auf einen freien Standplatz oder in den Stall, auch freiwillig.
    .title = Stände aufstellen
ZO-14 = Ein Münzplättchen kommt zu deinem Geld.
    .title = Münzplättchen
ZO-15 = Du bringst die Plättchen einzeln unter, in beliebiger Reihenfolge. Nachwuchs und die Münzen für ein volles Gehege gibt es sofort nach jedem Plättchen.
    .title = Reihenfolge beim Unterbringen
ZO-16 = Für 1 Münze an die Bank versetzt du ein Tier aus deinem Stall in ein Gehege oder einen Stand von seinem Platz auf einen freien Standplatz eines anderen Geheges oder in den Stall. Tiere wechseln nie von Gehege zu Gehege und nie zurück in den Stall.
    .title = Versetzen
ZO-17 = Für 1 Münze an die Bank tauschst du alle Tiere einer Tierart an einem Ort (Gehege oder Stall) gegen alle Tiere einer anderen Tierart an einem anderen Ort. Beide Orte müssen besetzt sein und beide Gruppen müssen hineinpassen; im Stall ist immer Platz. Stände tauschen nicht mit.
    .title = Tauschen
ZO-18 = Für 2 Münzen – eine an den Zoo, dem der Stall gehört, eine an die Bank – kaufst du ein Tier oder einen Stand aus einem fremden Stall und bringst es in deinem Zoo oder deinem Stall unter. Ablehnen kann das niemand, auch nicht, wer schon einen Laster hat.
    .title = Kaufen
ZO-19 = Für 2 Münzen an die Bank verlässt ein Tier oder ein Stand aus deinem Stall das Spiel.
    .title = Aus dem Spiel nehmen
ZO-20 = Für 3 Münzen an die Bank drehst du eine Erweiterung um: ein Gehege und ein Standplatz mehr. Einmal im Spiel, zu zweit zweimal.
    .title = Erweitern
ZO-21 = Leben in einem Gehege ein Männchen und ein Weibchen, die noch keinen Nachwuchs hatten, kommt dort sofort ein Jungtier zur Welt, ob man will oder nicht. Es kommt auf einen freien Platz dieses Geheges, sonst in den Stall. Im Stall und auf Lastern gibt es keinen Nachwuchs. Jedes Elterntier bekommt nur einmal im Spiel ein Jungtier, wohin es auch kommt.
    .title = Nachwuchs
ZO-22 = Füllst du den letzten Platz eines Geheges – durch Laster, Versetzen, Kauf oder durch Nachwuchs, der daraus folgt –, bekommst du dessen Münzen, und zwar jedes Mal, wenn zuvor ein Platz frei geworden ist. Hat die Bank zu wenig, zahlt sie, was sie hat.
    .title = Volle Gehege
ZO-23 = Ein Tausch bringt nie Münzen, auch dann nicht, wenn ein dabei geborenes Jungtier das Gehege füllt.
    .title = Keine Münzen fürs Tauschen
ZO-24 = Durch einen Tausch kann Nachwuchs entstehen, auch zwei Jungtiere zugleich. Ein Jungtier, das keinen Platz findet, kommt in den Stall.
    .title = Nachwuchs durch Tausch
ZO-25 = Haben alle einen Laster genommen, endet die Runde. Die Laster kommen zurück, und wer zuletzt einen genommen hat, beginnt die nächste Runde.
    .title = Ende der Runde
ZO-26 = Die Runde, in der das erste Plättchen des Endstapels gezogen wird, ist die letzte. Sie wird zu Ende gespielt.
    .title = Ende des Spiels
ZO-27 = Ein volles Gehege zählt seine größere Zahl, eines mit genau einem freien Platz seine kleinere; jedes andere 1 Punkt je Tier, wenn ein Stand danebensteht, sonst nichts. Jede Art von Stand im Zoo zählt 2 Punkte. Jede Art von Stand im Stall kostet 2 Punkte, ebenso jede Tierart im Stall; Jungtiere zählen zu ihrer Art. Geld zählt nichts.
    .title = Wertung
ZO-28 = Die meisten Punkte gewinnen. Bei Gleichstand das meiste Geld; herrscht auch da Gleichstand, ist der Sieg geteilt.
    .title = Wer gewinnt

## The first game

learn-goal = Fülle deine Gehege, jedes mit nur einer Tierart. Was keinen Platz findet, landet im Stall und kostet am Ende Punkte.

## The first game, step by step

lesson-draw = Zieh ein Plättchen. Alle sehen es.
lesson-load = Lege es auf Laster 1. Wer den Laster nimmt, bekommt alles darauf.
lesson-more = Du bist wieder dran: noch ein Plättchen ziehen.
lesson-mix = Lege es auf Laster 2, damit Laster 1 gut für dich bleibt.
lesson-take = Nimm Laster 1: zwei Tiere und eine Münze. Danach setzt du aus.
lesson-house = Wähle ein Gehege. Ab jetzt lebt dort nur diese Tierart.
lesson-species = Eine andere Tierart braucht ihr eigenes Gehege.
lesson-expand = Neue Runde. Du hast 3 Münzen: Erweitere deinen Zoo.
lesson-again = Nimm einen Laster mit Tieren, die du brauchst.
lesson-last = Gleiche Tiere zusammen! Volle Gehege zählen am meisten, fast volle beinahe so viel.
lesson-end = Was keinen Platz findet, kommt in den Stall: 2 Punkte weniger je Tierart. Ein Männchen und ein Weibchen im selben Gehege bekommen ein Jungtier.

## Options, as a form asks for them

setting-set_aside = Tierarten, die fehlen
    .about = Ausgelost, wenn du keine wählst: zu zweit 3, zu dritt 2, zu viert 1.
