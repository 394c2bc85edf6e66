name = Zooloretto
tagline = Chargez les camions, prenez-en un, installez ses animaux – et surveillez votre ménagerie.
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
word-barn = ménagerie

# Avec l'article.
the-place = { $place ->
    [barn] la ménagerie
   *[other] l’{ $place-name }
}
the-origin = { $origin ->
    [barn] la ménagerie
   *[other] l’{ $origin-name }
}
all-of-species = { $species ->
    [camel] tous les chameaux
   *[other] tous les { $species-name }s
}
the-first = l’{ $first-name }
the-second = { $second ->
    [barn] la ménagerie
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

action-SetAside = Écarter : { $species-name }
    .help = Le hasard écarte des espèces : 3, 2 ou 1 à 2, 3 ou 4 joueurs (ZO-4).
action-Draw = Piocher un jeton
    .help = Tous voient le jeton pioché, et vous le placez sur un camion où il reste de la place (ZO-8).
action-TurnUp = Jeton pioché : { $tile-name }
    .help = Chaque jeton encore caché a la même probabilité (ZO-5).
action-Load = Charger sur le camion { $truck } : { $tile-name }
    .help = Qui prendra ce camion recevra tout ce qu’il porte (ZO-8, ZO-9).
action-Take = Prendre le camion { $truck }
    .help = Vous installez tous ses jetons dans votre zoo et passez jusqu’à la fin de la manche (ZO-9).
action-House = Placer dans { the-place } : { $tile-name }
    .help = Un enclos n’abrite qu’une espèce. Ce qui ne trouve pas de place va dans la ménagerie, et le reste aussi si vous voulez (ZO-12, ZO-13).
action-MoveAnimal = Déplacer de la ménagerie dans { the-place } : { $animal-name } (1 pièce)
    .help = Pour 1 pièce, un animal quitte la ménagerie pour un enclos où il y a de la place (ZO-16).
action-MoveStall = Déplacer de { the-origin } à { the-place } : { $stall-name } (1 pièce)
    .help = Pour 1 pièce, une boutique va sur un autre aménagement ou dans la ménagerie (ZO-16).
action-Exchange = Échanger les animaux : { $first-name } et { $second-name } (1 pièce)
    .help = Pour 1 pièce, deux groupes d’espèces différentes échangent leurs places si chacun y tient ; l’enclos qui vient en premier est nommé d’abord. Cela ne rapporte jamais de pièces (ZO-17, ZO-23).
action-ExchangeWithBarn = Échanger { the-place } contre { all-of-species } de la ménagerie (1 pièce)
    .help = Pour 1 pièce, les animaux d’un enclos et tous ceux d’une espèce de la ménagerie échangent leurs places, si ceux-ci y tiennent. Aucune pièce, mais des naissances sont possibles (ZO-17, ZO-23, ZO-24).
action-Buy = Acheter à { $owner } : { $tile-name } (2 pièces)
    .help = Pour 2 pièces, dont une au propriétaire, vous prenez un animal ou une boutique d’une autre ménagerie et le placez ensuite chez vous (ZO-18).
action-Discard = Retirer du jeu (ménagerie) : { $tile-name } (2 pièces)
    .help = Pour 2 pièces, un animal ou une boutique de votre ménagerie quitte le jeu (ZO-19).
action-Expand = Agrandir le zoo (3 pièces)
    .help = Pour 3 pièces, un enclos de plus, avec un aménagement pour une boutique (ZO-20).

## What happens

event-SpeciesSetAside = Espèce écartée : { $species-name }.
event-TileDrawn = { $seat } pioche : { $tile-name }.
event-EndStackOpened = { $seat } entame la dernière pile : c’est la dernière manche.
event-TileLoaded = { $seat } charge sur le camion { $truck } : { $tile-name }.
event-TruckTaken = { $seat } prend le camion { $truck } : { $tiles }.
event-CoinsUnloaded = { $seat } décharge { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}.
event-TileHoused = { $seat } place dans { the-place } : { $tile-name }.
event-OffspringBorn = { $place ->
    [barn] Naissance chez { $seat } : un bébé { $species-name }, qui ne trouve de place que dans la ménagerie.
   *[other] Naissance chez { $seat } dans { the-place } : un bébé { $species-name } !
}
event-EnclosureCompleted = { $seat } remplit { the-place }{ $coins ->
    [0] .
    [one] {" "}et reçoit une pièce.
   *[other] {" "}et reçoit { $coins } pièces.
}
event-AnimalMoved = { $seat } déplace de la ménagerie dans { the-place } : { $animal-name }.
event-StallMoved = { $seat } déplace de { the-origin } à { the-place } : { $stall-name }.
event-AnimalsExchanged = { $seat } échange { first-group } de { the-first } contre { second-group } de { the-second }.
event-TileBought = { $seat } achète à { $owner } : { $tile-name }.
event-TileDiscarded = { $seat } retire du jeu : { $tile-name }.
event-ZooExpanded = { $seat } agrandit son zoo.
event-TruckCleared = Personne n’a pris le camion { $truck } ; quittent le jeu : { $tiles }.
event-RoundEnded = La manche est terminée. { $starter } commence la suivante.
event-GameEnded = La partie est terminée.

## The board

board-truck = Camion { $truck }
board-stack = { $tiles ->
    [one] { $tiles } jeton
   *[other] { $tiles } jetons
} avant la dernière pile
board-last-round = Dernière manche : encore { $tiles ->
    [one] { $tiles } jeton
   *[other] { $tiles } jetons
}
board-set-aside = Pas dans cette partie : { $species }
board-bank = Banque : { $coins }
board-hand = À charger : { $tile }
board-to-house = À placer : { $tiles }
board-barn = Ménagerie
board-coins = Pièces
board-points = Points
board-done = a passé
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
board-face-down = Encore face cachée
board-load = Charger
board-take = Prendre
board-points-change = Points : { $before } → { $after }
board-coins-change = Pièces : { $before } → { $after }
board-cancel = Annuler
board-confirm = Le faire ?
board-none = rien
board-pick = Choisir : { $tile }
board-exchange = Échanger les animaux : { $place }
board-plot = Terrain à aménager
board-pen = { $place } : { $taken } emplacements occupés sur { $spaces } ({ $tiles }). Boutiques : { $stalls }. Points actuels : { $points }
board-barn-holds = Ménagerie : { $tiles }. Points : { $points }
board-truck-holds = Camion { $truck } : { $tiles }. Emplacements libres : { $free }
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
prompt-load = Chargez sur un camion : { $tile }
prompt-place = { $left ->
    [one] Placez ce jeton : { $tile }
   *[other] Placez { $left } jetons, d’abord : { $tile }
}
prompt-move = Déplacer : choisissez un jeton de votre grange ou une boutique
prompt-swap = Échanger : choisissez le premier groupe d’animaux
prompt-buy = Acheter : choisissez un jeton dans une autre grange
prompt-discard = Retirer : choisissez un jeton de votre grange
prompt-put = Choisissez où va ce jeton : { $tile }
prompt-swap-with = Échanger avec quels animaux ?
prompt-confirm = { $action } ?

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
board-sign = Complet : { $full } points. Un emplacement libre : { $short }. Sinon 1 par animal, mais seulement avec une boutique.{ $coins ->
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
why-not-draw = Tous les camions sont pleins : prenez-en un
why-not-truck-empty = Ce camion est encore vide
why-not-truck-full = Ce camion est plein
why-not-species = Une autre espèce vit ici
why-not-full = Cet enclos est complet
why-not-stall = Pas de place pour une boutique ici

## The score sheet

score-enclosure-a = Enclos A
score-enclosure-b = Enclos B
score-enclosure-c = Enclos C
score-expansion = Extension
score-expansion-2 = Extension 2
score-stalls = Types de boutique dans le zoo
score-barn-animals = Espèces dans la ménagerie
score-barn-stalls = Types de boutique dans la ménagerie
score-money = Pièces

## The rules

ZO-1 = Il y a huit espèces : flamant, chameau, léopard, éléphant, panda, chimpanzé, zèbre et kangourou. Chacune a 11 jetons carrés – 2 mâles, 2 femelles et 7 animaux simples – et 2 jetons ronds pour les bébés. Avec 4 types de boutique en 3 exemplaires et 12 pièces, cela fait 112 jetons carrés.
    .title = Les jetons
ZO-2 = Votre zoo a trois enclos. L’enclos A a 5 emplacements : 8 points s’il est complet, 5 s’il manque un animal, 2 pièces quand on le remplit, 1 aménagement pour une boutique. B a 4 emplacements : 5 points, 4 points, 1 pièce, 2 aménagements. C a 6 emplacements : 10 points, 6 points, aucune pièce, 1 aménagement. Une extension a 5 emplacements : 9 points, 5 points, 1 pièce, 1 aménagement. La ménagerie accueille autant d’animaux et de boutiques qu’on veut.
    .title = Votre zoo
ZO-3 = Il y a 30 pièces. Chacun commence avec 2 ; le reste forme la banque. Un jeton monnaie est une pièce comme les autres.
    .title = L’argent
ZO-4 = À 2, 3 ou 4 joueurs, on écarte 3, 2 ou 1 espèces avec tous leurs jetons et leurs bébés ; à 5 joueurs, aucune. Elles sont tirées au sort, sauf si la table les nomme.
    .title = Espèces écartées
ZO-5 = Les jetons forment une pioche, face cachée ; les 15 derniers sont la dernière pile. Tous voient combien il en reste, personne n’en connaît l’ordre.
    .title = La pioche
ZO-6 = Il y a un camion de 3 emplacements par joueur. À deux joueurs, il y a trois camions, de 3, 2 et 1 emplacements, et deux extensions chacun ; quand les deux ont pris un camion, ce qui reste sur le troisième quitte le jeu.
    .title = Les camions, et le jeu à deux
ZO-7 = La première place commence. Qui ouvre la table peut mélanger les places.
    .title = Qui commence
ZO-8 = Piochez un jeton, visible de tous, et placez-le sur un emplacement libre d’un camion que personne n’a pris. Si tous ces camions sont pleins, on ne peut pas piocher.
    .title = Ajouter un jeton
ZO-9 = Prenez un camion chargé d’au moins un jeton, installez tous ses jetons dans votre zoo et passez jusqu’à la fin de la manche. Ensuite, vous ne pouvez plus dépenser d’argent dans cette manche.
    .title = Prendre un camion
ZO-10 = À votre tour, dans le sens horaire, vous faites exactement une chose : ajouter un jeton, prendre un camion, ou une action payante (ZO-16 à ZO-20). Qui a pris un camion est sauté.
    .title = Votre tour
ZO-11 = Quand tous les autres ont passé, le dernier joueur continue seul, autant de tours qu’il veut, jusqu’à ce qu’il prenne un camion.
    .title = Le dernier en jeu
ZO-12 = Un animal va sur un emplacement libre d’un enclos vide ou occupé par son espèce, ou dans la ménagerie, même par choix. Un enclos n’abrite qu’une espèce, mais une espèce peut vivre dans plusieurs enclos.
    .title = Placer les animaux
ZO-13 = Une boutique va sur un aménagement libre ou dans la ménagerie, même par choix.
    .title = Placer les boutiques
ZO-14 = Un jeton monnaie rejoint votre argent.
    .title = Jetons monnaie
ZO-15 = Vous déchargez jeton par jeton, dans l’ordre que vous voulez. Les naissances et les pièces d’un enclos complet arrivent aussitôt, après chaque jeton.
    .title = L’ordre du déchargement
ZO-16 = Pour 1 pièce à la banque, déplacez un animal de votre ménagerie dans un enclos, ou une boutique de sa place sur un aménagement libre d’un autre enclos ou dans la ménagerie. Les animaux ne passent jamais d’un enclos à un autre ni ne reviennent dans la ménagerie.
    .title = Déplacer
ZO-17 = Pour 1 pièce à la banque, échangez tous les animaux d’une espèce en un lieu (enclos ou ménagerie) contre tous ceux d’une autre espèce en un autre lieu. Les deux lieux doivent être occupés et chaque groupe doit tenir dans sa nouvelle place ; la ménagerie a toujours de la place. Les boutiques ne bougent pas.
    .title = Échanger
ZO-18 = Pour 2 pièces, une au propriétaire et une à la banque, achetez un animal ou une boutique de la ménagerie d’un autre joueur et placez-le dans votre zoo ou votre ménagerie. Le propriétaire ne peut pas refuser, même s’il a déjà passé.
    .title = Acheter
ZO-19 = Pour 2 pièces à la banque, un animal ou une boutique de votre ménagerie quitte le jeu.
    .title = Retirer du jeu
ZO-20 = Pour 3 pièces à la banque, retournez une extension : un enclos et un aménagement de plus. Une fois par partie, deux fois à deux joueurs.
    .title = Agrandir
ZO-21 = Dès qu’un enclos abrite un mâle et une femelle qui ne se sont pas encore reproduits, un bébé y naît aussitôt, qu’on le veuille ou non. Il prend un emplacement libre de cet enclos, sinon il va dans la ménagerie. Aucune naissance dans la ménagerie ni sur un camion. Un parent ne se reproduit qu’une fois dans la partie, où qu’il aille.
    .title = Naissances
ZO-22 = Qui remplit le dernier emplacement d’un enclos – par camion, déplacement, achat, ou par une naissance qui en découle – reçoit ses pièces, et de nouveau chaque fois qu’une place s’était libérée. Si la banque n’a pas assez, elle donne ce qu’elle a.
    .title = Enclos complets
ZO-23 = Un échange ne rapporte jamais de pièces, même si un bébé né de l’échange remplit l’enclos.
    .title = Pas de pièces pour un échange
ZO-24 = Un échange peut causer des naissances, même deux à la fois. Un bébé qui ne trouve pas de place va dans la ménagerie.
    .title = Naissances par échange
ZO-25 = Quand chacun a pris un camion, la manche est terminée. Les camions reviennent, et le dernier à avoir pris un camion commence la manche suivante.
    .title = Fin de la manche
ZO-26 = La manche où l’on pioche le premier jeton de la dernière pile est la dernière. Elle est jouée jusqu’au bout.
    .title = Fin de la partie
ZO-27 = Un enclos complet vaut sa plus grande valeur ; s’il manque exactement un animal, la plus petite ; sinon 1 point par animal si une boutique s’y trouve, zéro point autrement. Chaque type de boutique dans le zoo vaut 2 points. Chaque type de boutique dans la ménagerie coûte 2 points, chaque espèce aussi, les bébés comptant avec leur espèce. L’argent ne vaut rien.
    .title = Décompte
ZO-28 = Le plus de points gagne. À égalité, le plus d’argent ; si l’égalité persiste, la victoire est partagée.
    .title = Le vainqueur

## The first game

learn-goal = Remplissez vos enclos, chacun avec une seule espèce. Ce qui ne trouve pas de place finit à la ménagerie et coûte des points.
learn-TileLoaded = Les jetons vont sur des camions ouverts à tous. Un camion qui vous plaît, quelqu’un d’autre peut le prendre avant vous.
learn-TruckTaken = Qui prend un camion attend que tous en aient un.
learn-OffspringBorn = Un mâle et une femelle dans un enclos ont un bébé : un animal offert.
learn-EnclosureCompleted = Un enclos plein rapporte le plus de points, et parfois des pièces tout de suite.
learn-RoundEnded = Tous ont un camion : une nouvelle manche commence avec des camions vides.
learn-EndStackOpened = La dernière pile est entamée : c’est la dernière manche.
