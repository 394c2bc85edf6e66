name = Zooloretto
tagline = Chargez les camions, prenez-en un, installez ses animaux – et surveillez votre grange.
option-set_aside = les espèces écartées, par exemple panda,camel,zebra ; 3, 2 ou 1 à 2, 3 ou 4 joueurs (tirées au sort si vous n’en nommez aucune)

## Words

word-flamingo = flamant
word-flamingo-male = flamant mâle
word-flamingo-female = flamant femelle
word-flamingo-offspring = bébé flamant
word-flamingo-father = flamant père
word-flamingo-mother = flamant mère
word-camel = chameau
word-camel-male = chameau mâle
word-camel-female = chameau femelle
word-camel-offspring = bébé chameau
word-camel-father = chameau père
word-camel-mother = chameau mère
word-leopard = léopard
word-leopard-male = léopard mâle
word-leopard-female = léopard femelle
word-leopard-offspring = bébé léopard
word-leopard-father = léopard père
word-leopard-mother = léopard mère
word-elephant = éléphant
word-elephant-male = éléphant mâle
word-elephant-female = éléphant femelle
word-elephant-offspring = bébé éléphant
word-elephant-father = éléphant père
word-elephant-mother = éléphant mère
word-panda = panda
word-panda-male = panda mâle
word-panda-female = panda femelle
word-panda-offspring = bébé panda
word-panda-father = panda père
word-panda-mother = panda mère
word-chimpanzee = chimpanzé
word-chimpanzee-male = chimpanzé mâle
word-chimpanzee-female = chimpanzé femelle
word-chimpanzee-offspring = bébé chimpanzé
word-chimpanzee-father = chimpanzé père
word-chimpanzee-mother = chimpanzé mère
word-zebra = zèbre
word-zebra-male = zèbre mâle
word-zebra-female = zèbre femelle
word-zebra-offspring = bébé zèbre
word-zebra-father = zèbre père
word-zebra-mother = zèbre mère
word-kangaroo = kangourou
word-kangaroo-male = kangourou mâle
word-kangaroo-female = kangourou femelle
word-kangaroo-offspring = bébé kangourou
word-kangaroo-father = kangourou père
word-kangaroo-mother = kangourou mère
word-ice-cream = boutique de glaces
word-lemonade = boutique de limonade
word-balloons = boutique de ballons
word-souvenirs = boutique de souvenirs
word-coin = pièce
word-enclosure-a = enclos A
word-enclosure-b = enclos B
word-enclosure-c = enclos C
word-expansion = extension
word-expansion-2 = extension 2
word-barn = grange
who-has = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
}
at-home = { $seat-who ->
    [you] chez vous
   *[other] chez { $seat }
}
a-tile = { $tile ->
    [coin] une pièce
    [ice-cream] une { $tile-name }
    [lemonade] une { $tile-name }
    [balloons] une { $tile-name }
    [souvenirs] une { $tile-name }
   *[other] un { $tile-name }
}
the-tile = { $tile ->
    [coin] la pièce
    [ice-cream] la { $tile-name }
    [lemonade] la { $tile-name }
    [balloons] la { $tile-name }
    [souvenirs] la { $tile-name }
    [elephant] l’éléphant
    [elephant-male] l’{ $tile-name }
    [elephant-female] l’{ $tile-name }
    [elephant-father] l’{ $tile-name }
    [elephant-mother] l’{ $tile-name }
   *[other] le { $tile-name }
}
the-animal = { $animal ->
    [elephant] l’éléphant
    [elephant-male] l’{ $animal-name }
    [elephant-female] l’{ $animal-name }
    [elephant-father] l’{ $animal-name }
    [elephant-mother] l’{ $animal-name }
   *[other] le { $animal-name }
}
to-place = { $tile ->
    [ice-cream] { stall-to-place }
    [lemonade] { stall-to-place }
    [balloons] { stall-to-place }
    [souvenirs] { stall-to-place }
   *[other] dans { the-place }
}
stall-to-place = { $place ->
    [barn] dans la grange
   *[other] à côté de { the-place }
}

# Avec l'article.
the-place = { $place ->
    [barn] la grange
   *[other] l’{ $place-name }
}
the-origin = { $origin ->
    [barn] la grange
   *[other] l’{ $origin-name }
}
all-of-species = { $species ->
    [camel] les chameaux
   *[other] les { $species-name }s
}
the-first = l’{ $first-name }
the-second = { $second ->
    [barn] la grange
   *[other] l’{ $second-name }
}
first-group = { $first_species ->
    [camel] les chameaux
   *[other] les { $first_species-name }s
}
second-group = { $second_species ->
    [camel] les chameaux
   *[other] les { $second_species-name }s
}

## What a player can do

action-SetAside = Écarter { all-of-species }
    .help = Le hasard écarte des espèces : 3, 2 ou 1 à 2, 3 ou 4 joueurs (ZO-4).
action-Draw = Piocher un jeton
    .help = Tout le monde voit le jeton. Vous le chargez ensuite sur un camion où il reste de la place (ZO-8).
action-TurnUp = Jeton pioché : { $tile-name }
    .help = Tous les jetons face cachée ont la même probabilité (ZO-5).
action-Load = Charger { the-tile } sur le camion { $truck }
    .help = La personne qui prend ce camion reçoit tout ce qu’il porte (ZO-8, ZO-9).
action-Take = Prendre le camion { $truck }
    .help = Placez tous ses jetons dans votre zoo. Vous ne jouez plus jusqu’à la fin de la manche (ZO-9).
action-House = Placer { the-tile } { to-place }
    .help = Une seule espèce par enclos. Ce qui n’a pas de place va dans la grange ; le reste peut y aller aussi (ZO-12, ZO-13).
action-MoveAnimal = Déplacer { the-animal } de la grange dans { the-place } (1 pièce)
    .help = Pour 1 pièce, un animal quitte votre grange pour un enclos où il reste de la place (ZO-16).
action-MoveStall = Déplacer la { $stall-name } de { the-origin } à { the-place } (1 pièce)
    .help = Pour 1 pièce, une boutique change d’emplacement ou va dans la grange (ZO-16).
action-Exchange = Échanger les animaux de { the-first } et de { the-second } (1 pièce)
    .help = Pour 1 pièce, deux groupes d’espèces différentes échangent leurs places si chacun y tient. Un échange ne rapporte jamais de pièces (ZO-17, ZO-23).
action-ExchangeWithBarn = Échanger { the-place } avec { all-of-species } de la grange (1 pièce)
    .help = Pour 1 pièce, les animaux d’un enclos échangent leurs places avec tous ceux d’une espèce de votre grange, si ceux-ci y tiennent. Aucune pièce à gagner, mais des naissances sont possibles (ZO-17, ZO-23, ZO-24).
action-Buy = Acheter { the-tile } à { $owner } (2 pièces)
    .help = Pour 2 pièces, l’une au propriétaire et l’autre à la banque, un animal ou une boutique d’une autre grange est à vous. Placez-le aussitôt (ZO-18).
action-Discard = Retirer { the-tile } de la grange et du jeu (2 pièces)
    .help = Pour 2 pièces, un animal ou une boutique de votre grange quitte le jeu (ZO-19).
action-Expand = Agrandir le zoo (3 pièces)
    .help = Pour 3 pièces, vous gagnez un enclos de plus, avec un emplacement de boutique (ZO-20).

## What happens

event-SpeciesSetAside = Pas dans cette partie : { all-of-species }.
event-TileDrawn = { who-has } pioché { a-tile }.
event-EndStackOpened = { who-has } entamé la dernière pile : c’est la dernière manche.
event-TileLoaded = { who-has } chargé { the-tile } sur le camion { $truck }.
event-TruckTaken = { who-has } pris le camion { $truck } : { $tiles }.
event-CoinsUnloaded = { who-has } reçu { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}.
event-TileHoused = { who-has } placé { the-tile } { to-place }.
event-OffspringBorn = { $place ->
    [barn] Un bébé { $species-name } est né { at-home }, mais il n’y a de place que dans la grange.
   *[other] Un bébé { $species-name } est né { at-home }, dans { the-place } !
}
    .would = { $place ->
    [barn] Un bébé { $species-name } naîtrait, mais irait dans la grange.
   *[other] Un bébé { $species-name } naîtrait dans { the-place }.
}
event-EnclosureCompleted = { who-has } rempli { the-place }{ $coins ->
    [0] .
    [one] {" "}et reçu une pièce.
   *[other] {" "}et reçu { $coins } pièces.
}
event-AnimalMoved = { who-has } déplacé { the-animal } de la grange dans { the-place }.
event-StallMoved = { who-has } déplacé la { $stall-name } de { the-origin } à { the-place }.
event-AnimalsExchanged = { who-has } échangé { first-group } de { the-first } avec { second-group } de { the-second }.
event-TileBought = { $owner-who ->
    [you] { $seat } vous a acheté { the-tile }.
   *[other] { who-has } acheté { the-tile } à { $owner }.
}
event-TileDiscarded = { who-has } retiré { the-tile } de la grange et du jeu.
event-ZooExpanded = { $seat-who ->
    [you] Vous avez agrandi votre zoo.
   *[other] { $seat } a agrandi son zoo.
}
event-TruckCleared = Personne n’a pris le camion { $truck }. Quittent le jeu : { $tiles }.
event-RoundEnded = La manche est terminée. { $starter-who ->
    [you] Vous commencez
   *[other] { $starter } commence
} la suivante.
event-GameEnded = La partie est terminée.

## The board

board-truck = Camion { $truck }
board-stack = { $tiles ->
    [one] { $tiles } jeton
   *[other] { $tiles } jetons
} avant la dernière manche
board-last-round = Dernière manche : encore { $tiles ->
    [one] { $tiles } jeton
   *[other] { $tiles } jetons
}
board-set-aside = Pas dans cette partie : { $species }
board-bank = Banque : { $coins }
board-hand = À charger : { $tile }
board-to-house = À placer : { $tiles }
board-barn = Grange
board-coins = Pièces
board-points = Points
board-done = a un camion
board-taken = pris
board-ice-cream = glaces
board-lemonade = limonade
board-balloons = ballons
board-souvenirs = souvenirs
board-plain = animal
board-fertile = peut se reproduire
board-bred = déjà parent
board-offspring = bébé
board-own-zoo = Votre zoo
board-zoo = Zoo de { $player }
board-whole-zoo = Tout le zoo de { $player }
board-yard = Camions et jetons
board-face-down = Jetons restants
board-load = Charger
board-take = Prendre
board-points-change = Points : { $before } → { $after }
board-coins-change = Pièces : { $before } → { $after }
board-cancel = Annuler
board-confirm = Jouer ce coup ?
board-none = rien
board-pick = Prendre : { $tile }
board-exchange = Échanger les animaux : { $place }
board-plot = Terrain d’extension
board-pen = { $place } : { $taken } places occupées sur { $spaces } ({ $tiles }). Boutiques : { $stalls }. Points actuels : { $points }
board-barn-holds = Grange : { $tiles }. Points : { $points }
board-truck-holds = Camion { $truck } : { $tiles }. Places libres : { $free }
board-truck-gone = Camion { $truck } : pris par { $player }

## Prompts of the board

prompt-turn = { $can ->
    [draw-take-money] Piochez un jeton, prenez un camion ou dépensez des pièces
    [draw-take] Piochez un jeton ou prenez un camion
    [draw-money] Piochez un jeton ou dépensez des pièces
    [draw] Piochez un jeton
    [take-money] Prenez un camion ou dépensez des pièces
   *[other] Prenez un camion
}
prompt-load = Chargez sur un camion : { $tile }
prompt-place = { $left ->
    [one] Placez ce jeton : { $tile }
   *[other] Placez { $left } jetons, d’abord : { $tile }
}
prompt-move = Déplacer : choisissez un jeton de votre grange ou une boutique
prompt-swap = Échanger : choisissez le premier groupe d’animaux
prompt-buy = Acheter : choisissez un jeton dans une autre grange
prompt-discard = Retirer : choisissez un jeton de votre grange
prompt-put = Où va ce jeton : { $tile } ? Choisissez un endroit marqué
prompt-swap-with = Avec quels animaux ? Choisissez un groupe marqué
prompt-confirm = { $action } ?

## The purse of the board

board-money = Dépenser
board-money-move = Déplacer
    .about = Un animal hors de la grange ou une boutique
board-money-swap = Échanger
    .about = Deux groupes d’animaux changent de place
board-money-buy = Acheter
    .about = Un jeton dans la grange d’un autre joueur
board-money-discard = Retirer
    .about = Un jeton quitte votre grange et le jeu
board-money-expand = Agrandir
    .about = Un enclos de plus, avec une boutique
board-yes = Confirmer
board-draw = Piocher
board-until-last = { $tiles ->
    [one] jeton
   *[other] jetons
} avant la dernière manche
board-of-last-round = { $tiles ->
    [one] jeton restant
   *[other] jetons restants
}, dernière manche
board-info = Jetons restants et panneaux
board-signs = Ce que disent les panneaux
board-signs-about = Un panneau « 5 · 8 » : 8 points si l’enclos est complet, 5 s’il reste une place. Sinon 1 point par animal, mais seulement avec une boutique. Les pièces du panneau sont à vous quand vous le complétez.
board-sign = Complet : { $full } points. Une place libre : { $short }. Sinon 1 par animal, mais seulement avec une boutique.{ $coins ->
    [0] {""}
    [one] {" "}Le compléter rapporte une pièce.
   *[other] {" "}Le compléter rapporte { $coins } pièces.
}

## Why not

why-not-over = La partie est terminée
why-not-turn = Attendez votre tour
why-not-passed = Vous avez déjà pris un camion dans cette manche
why-not-load = Chargez d’abord le jeton
why-not-place = Placez d’abord vos jetons
why-not-coins = Coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, vous en avez { $coins }
why-not-nothing = Grange vide et aucune boutique
why-not-room = Il n’y a de place pour aucun d’eux
why-not-swap = Aucun groupe ne tient à la place d’un autre
why-not-buy = Les autres granges sont vides
why-not-barn = Votre grange est vide
why-not-expanded = Votre zoo ne peut plus s’agrandir
why-not-draw = Tous les camions sont pleins : prenez-en un
why-not-truck-empty = Ce camion est encore vide
why-not-truck-full = Ce camion est plein
why-not-species = Une autre espèce vit ici
why-not-full = Cet enclos est complet
why-not-stall = Aucune place de boutique libre ici

## The score sheet

score-enclosure-a = Enclos A
score-enclosure-b = Enclos B
score-enclosure-c = Enclos C
score-expansion = Extension
score-expansion-2 = Extension 2
score-stalls = Types de boutique dans le zoo
score-barn-animals = Espèces dans la grange
score-barn-stalls = Types de boutique dans la grange
score-money = Pièces
    .best = le plus de pièces

## The rules

ZO-1 = Il y a huit espèces : flamant, chameau, léopard, éléphant, panda, chimpanzé, zèbre et kangourou. Chacune a 11 jetons carrés – 2 mâles, 2 femelles et 7 animaux simples – et 2 jetons ronds pour les bébés. Avec 4 types de boutique en 3 exemplaires et 12 pièces, cela fait 112 jetons carrés.
    .title = Les jetons
ZO-2 = Votre zoo a trois enclos. L’enclos A a 5 places : 8 points s’il est complet, 5 s’il reste une place, 2 pièces quand on le remplit, 1 emplacement de boutique. B a 4 places : 5 points, 4 points, 1 pièce, 2 emplacements de boutique. C a 6 places : 10 points, 6 points, aucune pièce, 1 emplacement de boutique. Une extension a 5 places : 9 points, 5 points, 1 pièce, 1 emplacement de boutique. La grange accueille autant d’animaux et de boutiques qu’on veut.
    .title = Votre zoo
ZO-3 = Il y a 30 pièces. Chacun commence avec 2 ; le reste forme la banque. Un jeton pièce est de l’argent comme le reste.
    .title = L’argent
ZO-4 = À 2, 3 ou 4 joueurs, on écarte 3, 2 ou 1 espèces avec tous leurs jetons et leurs bébés ; à 5 joueurs, aucune. Elles sont tirées au sort, sauf si la table les choisit.
    .title = Espèces écartées
ZO-5 = Les jetons forment une pioche, face cachée ; les 15 derniers sont la dernière pile. Tous voient combien il en reste, personne n’en connaît l’ordre.
    .title = La pioche
ZO-6 = Il y a un camion de 3 places par joueur. À deux joueurs, il y a trois camions, de 3, 2 et 1 places, et deux extensions chacun ; quand les deux ont pris un camion, ce qui reste sur le troisième quitte le jeu.
    .title = Les camions, et le jeu à deux
ZO-7 = La première place commence. La personne qui ouvre la table peut mélanger les places.
    .title = Qui commence
ZO-8 = Piochez un jeton, visible de tous, et chargez-le sur une place libre d’un camion que personne n’a pris. Si tous ces camions sont pleins, on ne peut pas piocher.
    .title = Charger un jeton
ZO-9 = Prenez un camion chargé d’au moins un jeton et placez tous ses jetons dans votre zoo. Vous ne jouez plus jusqu’à la fin de la manche et ne pouvez plus dépenser de pièces d’ici là.
    .title = Prendre un camion
ZO-10 = À votre tour, dans le sens horaire, vous faites exactement une chose : charger un jeton, prendre un camion, ou payer pour une action (ZO-16 à ZO-20). Une fois son camion pris, on ne joue plus.
    .title = Votre tour
ZO-11 = Quand tous les autres ont leur camion, le dernier joueur continue seul, autant de tours qu’il veut, jusqu’à ce qu’il prenne un camion.
    .title = Le dernier en jeu
ZO-12 = Un animal va sur une place libre d’un enclos vide ou occupé par son espèce, ou dans la grange, même par choix. Un enclos n’abrite qu’une espèce, mais une espèce peut vivre dans plusieurs enclos.
    .title = Placer les animaux
ZO-13 = Une boutique va sur un emplacement libre à côté d’un enclos ou dans la grange, même par choix.
    .title = Placer les boutiques
ZO-14 = Un jeton pièce rejoint directement votre argent.
    .title = Jetons pièce
ZO-15 = Vous placez les jetons un par un, dans l’ordre que vous voulez. Les naissances et les pièces d’un enclos complet arrivent aussitôt, après chaque jeton.
    .title = L’ordre de placement
ZO-16 = Pour 1 pièce à la banque, déplacez un animal de votre grange dans un enclos, ou une boutique sur un emplacement libre d’un autre enclos ou dans la grange. Les animaux ne passent jamais d’un enclos à un autre et ne reviennent jamais dans la grange.
    .title = Déplacer
ZO-17 = Pour 1 pièce à la banque, échangez tous les animaux d’une espèce en un lieu (enclos ou grange) avec tous ceux d’une autre espèce en un autre lieu. Les deux lieux doivent être occupés et chaque groupe doit tenir dans sa nouvelle place ; la grange a toujours de la place. Les boutiques ne bougent pas.
    .title = Échanger
ZO-18 = Pour 2 pièces, une au propriétaire et une à la banque, achetez un animal ou une boutique dans la grange d’un autre joueur et placez-le dans votre zoo ou votre grange. Le propriétaire ne peut pas refuser, même s’il a déjà son camion.
    .title = Acheter
ZO-19 = Pour 2 pièces à la banque, un animal ou une boutique de votre grange quitte le jeu.
    .title = Retirer du jeu
ZO-20 = Pour 3 pièces à la banque, retournez une extension : un enclos et un emplacement de boutique de plus. Une fois par partie, deux fois à deux joueurs.
    .title = Agrandir
ZO-21 = Dès qu’un enclos abrite un mâle et une femelle qui n’ont pas encore eu de bébé, un bébé y naît aussitôt, qu’on le veuille ou non. Il prend une place libre de cet enclos, sinon il va dans la grange. Aucun bébé ne naît dans la grange ni sur un camion. Un parent n’a qu’un bébé dans la partie, où qu’il aille.
    .title = Naissances
ZO-22 = Remplissez la dernière place d’un enclos – par camion, déplacement, achat, ou par une naissance qui en découle – et vous recevez ses pièces, de nouveau chaque fois qu’une place s’était libérée. Si la banque n’a pas assez, elle donne ce qu’elle a.
    .title = Enclos complets
ZO-23 = Un échange ne rapporte jamais de pièces, même si un bébé né de l’échange remplit l’enclos.
    .title = Pas de pièces pour un échange
ZO-24 = Un échange peut donner des naissances, même deux à la fois. Un bébé qui n’a pas de place va dans la grange.
    .title = Naissances par échange
ZO-25 = Quand chacun a pris un camion, la manche est terminée. Les camions reviennent, et le dernier à avoir pris un camion commence la manche suivante.
    .title = Fin de la manche
ZO-26 = La manche où l’on pioche le premier jeton de la dernière pile est la dernière. Elle est jouée jusqu’au bout.
    .title = Fin de la partie
ZO-27 = Un enclos complet rapporte sa plus grande valeur ; s’il reste exactement une place, la plus petite ; sinon 1 point par animal si une boutique se trouve à côté, rien autrement. Chaque type de boutique dans le zoo rapporte 2 points. Chaque type de boutique dans la grange coûte 2 points, chaque espèce aussi, les bébés comptant avec leur espèce. L’argent ne rapporte rien.
    .title = Décompte
ZO-28 = Le plus grand nombre de points gagne. À égalité, le plus d’argent ; si l’égalité persiste, la victoire est partagée.
    .title = Le vainqueur

## The first game

learn-goal = Remplissez vos enclos, chacun avec une seule espèce. Ce qui n’a pas de place finit dans la grange et coûte des points à la fin.

## The first game, step by step

lesson-draw = Piochez un jeton. Tout le monde le voit.
lesson-load = Posez-le sur le camion 1. Avec le camion, on prend tout.
lesson-more = À vous encore : piochez un autre jeton.
lesson-mix = Posez-le sur le camion 2 : le camion 1 reste bon pour vous.
lesson-take = Prenez le camion 1 : deux animaux, une pièce. Puis attendez la manche suivante.
lesson-house = Choisissez un enclos. Il n’accueillera plus que cette espèce.
lesson-species = Une autre espèce demande un enclos à elle.
lesson-expand = Nouvelle manche. Vous avez 3 pièces : agrandissez votre zoo.
lesson-again = Prenez un camion avec des animaux utiles.
lesson-last = Une espèce par enclos ! Un enclos plein rapporte le plus de points.
lesson-end = Ce qui n’a pas de place va dans la grange : 2 points perdus par espèce. Un mâle et une femelle dans un enclos ont un bébé.

## Options, as a form asks for them

setting-set_aside = Espèces écartées
    .about = Tirées au sort, sauf si vous choisissez : 3 à deux joueurs, 2 à trois, 1 à quatre.
