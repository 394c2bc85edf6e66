name = O Zoo le Mio
tagline = Faites vos offres en secret, posez chemins et enclos, et attirez chez vous les visiteurs des autres zoos.

## Words

word-apes = singes
word-mammals = mammifères
word-birds = oiseaux
word-reptiles = reptiles
word-sea_animals = animaux marins
word-east = est
word-south = sud
word-west = ouest
word-north = nord
word-left = gauche
word-top_left = en haut à gauche
word-top_right = en haut à droite
word-right = droite
word-bottom_right = en bas à droite
word-bottom_left = en bas à gauche

# Une direction avec sa préposition, pour $heading.
to-heading = { $heading ->
    [east] à l’est
    [south] au sud
    [west] à l’ouest
   *[north] au nord
}

## Options

option-bush_rows = variante 1 : chaque année, on retourne des tuiles jusqu’à en avoir trois avec arbustes
option-upkeep = variante 2 : les tuiles coûtent de l’entretien, les points se comptent une fois, à la fin
option-tiles = un fichier texte avec les tuiles de votre propre boîte

## What a player can do

action-Bid = Offrir { $coins ->
    [0] zéro pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
    .help = Tous offrent en secret. Le plus offrant paie et reçoit la tuile ; les autres gardent leurs pièces (OZ-7). À égalité, le drapeau le plus haut l’emporte (OZ-8).
    .number = { $coins }
action-Place = Moitié gauche en colonne { $x }, rangée { $y } ; moitié droite { to-heading } de celle-ci
    .help = Un chemin doit relier la tuile à votre zoo et, partout où elle touche une autre tuile, chemin rencontre chemin et gazon rencontre gazon (OZ-9).
action-Hoist = { $seat } hisse son drapeau
    .help = Les drapeaux commencent dans un ordre quelconque (OZ-5).
action-TurnUp = La tuile { $tile } est retournée
    .help = Chaque tuile encore face cachée a la même probabilité (OZ-6).

## What happens

event-FlagHoisted = { $seat } hisse son drapeau.
event-TileTurnedUp = Tuile retournée : { $left-name } { $left_stars }★, { $right-name } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , { $bushes } arbuste
   *[other] , { $bushes } arbustes
}.
event-BidSealed = { $seat } a fait son offre.
event-BidRevealed = { $seat } offre { $coins }.
event-TileWon = { $tied ->
    [yes] À égalité, le drapeau le plus haut l’emporte et passe tout en bas ; { $seat } reçoit la tuile { for-coins }.
   *[no] { $seat } reçoit la tuile { for-coins }.
}
for-coins = { $coins ->
    [0] pour rien
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}
event-TileLaid = { $seat } pose la tuile { $left-name }–{ $right-name } en colonne { $x }, rangée { $y }, tournée { $heading ->
    [east] vers l’est
    [south] vers le sud
    [west] vers l’ouest
   *[north] vers le nord
}.
event-TileLost = La tuile ne trouve sa place nulle part chez { $seat } : elle quitte la partie.
event-VisitorsMoved = Visiteurs chez { $seat }, { $family-name } : { $visitors }.
event-TreesMoved = Arbres chez { $seat } : { $trees }.
event-BenchesBuilt = { $built ->
    [one] { $seat } achève une promenade circulaire : un banc. Bancs à présent : { $benches }.
   *[other] { $seat } achève { $built } promenades circulaires d’un coup : { $built } bancs. Bancs à présent : { $benches }.
}
event-IncomePaid = { $seat } : revenus de { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-PointsScored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-YearEnded = L’année { $year } est terminée.
event-GameEnded = La partie est terminée.

## The board

board-year = Année { $year } sur { $years }
board-flags = Drapeaux : { $players }
board-stack = Face cachée : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
board-bid = Votre offre : { $coins }
board-now = à vendre
board-won = vendue
board-bushes = Arbustes
board-benches = Bancs
board-coins = Pièces
board-points = Points
board-short-apes = Si
board-short-mammals = Ma
board-short-birds = Oi
board-short-reptiles = Re
board-short-sea_animals = AM

## The board on a screen

board-tile = { $left } { $left_stars }★, { $right } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , 1 arbuste
   *[other] , { $bushes } arbustes
}. Chemins : { $exits }.
board-next = Encore cette année
board-zoo = Zoo de { $player } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, arbustes : { $bushes }, arbres : { $trees }, bancs : { $benches }.
board-attraction = Meilleur enclos, { $family } : { $stars }★, visiteurs : { $visitors }.
board-map = Plan. Les flèches le déplacent, + et − changent l'échelle, 0 montre tout.
board-nearer = Agrandir
board-further = Réduire
board-fit = Montrer tout le zoo
board-where = Où poser la tuile ? Choisissez un emplacement marqué.
board-site = Emplacement { $number } : colonne { $x }, ligne { $y }. { $ways ->
    [one] { $ways } façon de poser la tuile
   *[other] { $ways } façons de poser la tuile
}
board-turn = Tourner la tuile
board-turn-back = Tourner la tuile dans l'autre sens
board-way = { $way } sur { $ways }
board-lay = Poser ici
board-cancel = Annuler
board-no-change = Visiteurs, arbres, bancs : inchangés
board-your-bid = Votre offre
board-left = reste { $coins }
board-pick = Combien de pièces ?
board-open = Zoo de { $player }
board-purse = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-thinks = n'a pas encore fait d'offre
board-sealed = a fait son offre
board-shown = offre de { $coins }
board-who = Qui attire les visiteurs

## The score sheet

score-year_1 = Année 1
score-year_2 = Année 2
score-year_3 = Année 3
score-year_4 = Année 4
score-year_5 = Année 5
score-visitors = Visiteurs
score-trees = Arbres
score-benches = Bancs
score-coins = Pièces d’argent

## The rules

OZ-1 = Il y a 25 tuiles de zoo avec des animaux de cinq familles : singes, autres mammifères, oiseaux, reptiles et animaux marins. Chaque famille a trois visiteurs. Il y a trois arbres, des bancs, des pièces d’argent et, sur le mât, un drapeau par joueur.
    .title = Le matériel
OZ-2 = Une tuile est un domino de deux moitiés. Chaque moitié est l’enclos d’une famille avec une à trois étoiles, et les deux familles d’une tuile sont différentes. Certaines tuiles portent des arbustes. Un chemin sort de la tuile par le milieu de certains de ses six bords.
    .title = Les tuiles
OZ-3 = La liste des tuiles imprimées n’existe nulle part ; on joue donc ici avec notre propre jeu de tuiles. Chaque famille occupe dix moitiés : quatre à une étoile, trois à deux, trois à trois. Quinze tuiles portent des arbustes. Sur chaque tuile, étoiles, arbustes et sorties de chemin font huit : meilleurs sont les animaux, plus rares sont chemins et arbustes. Qui possède le jeu imprimé peut jouer avec ses propres tuiles, données dans un fichier.
    .title = Notre jeu de tuiles
OZ-4 = Votre zoo commence par la tuile de départ : une seule case sans animaux, avec un chemin vers l’ouest et un vers l’est. Au sud se dresse la cabane d’entrée ; rien ne se construit sur sa case.
    .title = La tuile de départ
OZ-5 = Chacun reçoit 8 pièces d’argent. Autour d’une table, on les garde secrètes ; ici on les montre, car chacun peut les compter. Les drapeaux sont hissés dans un ordre quelconque, les tuiles mélangées face cachée. La banque ne manque jamais de pièces.
    .title = Les préparatifs
OZ-6 = La partie dure cinq années. Chaque année, cinq tuiles sont retournées en rang et mises aux enchères l’une après l’autre, dans l’ordre où elles ont été retournées.
    .title = Les années
OZ-7 = Pour chaque tuile, chacun offre en secret autant de ses pièces qu’il veut, ou aucune. Les offres sont révélées ensemble. Le plus offrant paie à la banque et reçoit la tuile ; tous les autres gardent leurs pièces.
    .title = L’enchère
OZ-8 = Si plusieurs ont fait l’offre la plus haute, celui dont le drapeau est le plus haut l’emporte, même si tous ont offert zéro. Son drapeau passe alors tout en bas du mât. Un drapeau qui n’a rien décidé reste en place.
    .title = Égalité
OZ-9 = Posez aussitôt la tuile dans votre propre zoo, dans le sens que vous voulez, sur des cases libres, reliée par au moins un chemin à une tuile déjà posée. Aucun chemin ne peut déboucher sur du gazon : partout où des tuiles se touchent, chemin rencontre chemin et gazon rencontre gazon. Une tuile qui peut être posée doit l’être ; sinon elle quitte la partie.
    .title = Poser une tuile
OZ-10 = Les enclos d’une même famille placés côte à côte, même sur des tuiles différentes, forment un seul enclos qui vaut toutes ses étoiles. Les coins ne relient pas, et les chemins n’y changent rien. Par famille, seul votre meilleur enclos compte.
    .title = Les enclos
OZ-11 = Pour chaque famille, deux visiteurs se tiennent devant l’enclos de plus grande valeur et un devant le deuxième. Tant qu’un seul zoo a la famille, il n’a qu’un visiteur.
    .title = Les visiteurs
OZ-12 = À valeur égale, l’enclos qui a atteint sa valeur le plus récemment passe devant, pour la première place comme pour la deuxième. Un second enclos aussi bon que votre meilleur compte comme le plus récent.
    .title = Le plus récent d’abord
OZ-13 = Il en va de même des arbustes : tous ceux d’un zoo comptent ensemble, où qu’ils soient. Deux arbres vont au zoo qui a le plus d’arbustes, un au deuxième ; un zoo qui est seul à en avoir reçoit un arbre. À égalité, le plus récent passe devant.
    .title = Les arbres
OZ-14 = Vous recevez un banc pour chaque zone entièrement encerclée de chemins, même autour d’espaces libres. Un banc n’est jamais perdu, et il y a toujours assez de bancs.
    .title = Les bancs
OZ-15 = Après chaque pose, visiteurs, arbres et bancs sont redistribués avant l’enchère suivante.
    .title = Quand les visiteurs bougent
OZ-16 = À la fin de chaque année, votre zoo rapporte une pièce par tuile. La tuile de départ ne compte pas.
    .title = Les revenus
OZ-17 = À la fin d’une année, chaque visiteur, arbre et banc de votre zoo rapporte autant de points que le numéro de l’année : un la première, cinq la cinquième. Les pièces d’argent ne rapportent pas de points.
    .title = Les points
OZ-18 = Qui a le plus de points après cinq années gagne. À égalité, la victoire est partagée.
    .title = Qui gagne
OZ-19 = Variante 1 : chaque année, on retourne des tuiles jusqu’à ce que trois tuiles avec arbustes soient dans le rang, ou que la pile soit vide. Toutes sont mises aux enchères.
    .title = Variante 1 : rangs d’arbustes
OZ-20 = Variante 2 : les revenus à la fin d’une année sont visiteurs plus arbres plus bancs moins tuiles ; on ne descend jamais sous zéro pièce. Il n’y a pas de points par année. À la fin, une fois versés les revenus de la cinquième année, chaque visiteur, arbre, banc et pièce vaut un point.
    .title = Variante 2 : l’entretien

## The first game

learn-goal = Cinq années, cinq tuiles par an : misez sur les meilleures et bâtissez le zoo que les visiteurs aiment. On compte les points chaque année, et les dernières valent plus.
learn-TileWon = La plus haute offre gagne la tuile et se paie à la banque. À égalité, le drapeau le plus haut gagne, puis descend.
learn-VisitorsMoved = Les visiteurs vont là où une famille a le plus d’étoiles, un troisième à la deuxième place.
learn-TreesMoved = Les zoos qui ont le plus d’arbustes reçoivent les arbres.
learn-BenchesBuilt = Une boucle de chemins fermée rapporte un banc, pour toujours.
learn-YearEnded = Une année s’achève : chaque visiteur, arbre et banc rapporte autant de points que le numéro de l’année, et chaque tuile une pièce.

## What to do now, on a screen

prompt-bid = { $purse ->
    [0] Plus de pièces : ne misez rien.
    [one] Misez rien ou votre dernière pièce.
   *[other] Misez de 0 à { $purse } pièces.
}
prompt-bid-picked = { $coins ->
    [0] Ne rien miser ? Confirmez ou changez.
   *[other] Miser { $coins }, garder { $left } ? Confirmez ou changez.
}
prompt-spot = { $spots ->
    [one] Posez la tuile : une seule place.
   *[other] Posez la tuile : { $spots } places possibles.
}
prompt-lay = { $ways ->
    [one] Posez ici ou changez de place.
   *[other] Tournez ou posez ici.
}
prompt-lay-gains = { $ways ->
    [one] Posez ici : { $gains }.
   *[other] Tournez ou posez ici : { $gains }.
}
prompt-gain-visitors = { $signed } { $count ->
    [one] visiteur
   *[other] visiteurs
}
prompt-gain-trees = { $signed } { $count ->
    [one] arbre
   *[other] arbres
}
prompt-gain-benches = { $signed } { $count ->
    [one] banc
   *[other] bancs
}
prompt-gain-nothing = rien ne change
prompt-look = Voici le zoo de { $player }. Revenez au vôtre pour poser la tuile.
why-not-coins = { $coins ->
    [0] Vous n’avez pas de pièces.
    [one] Vous n’avez que { $coins } pièce.
   *[other] Vous n’avez que { $coins } pièces.
}
why-not-bid = Choisissez d’abord un montant.
why-not-lay = Choisissez d’abord une place marquée.
why-not-turn = La tuile ne tient ici que dans un seul sens.
why-not-spot = La tuile ne convient pas ici : chemin contre chemin, gazon contre gazon.
board-reach = Mise maximale de { $players }
board-more-amounts = Autres montants
board-my-zoo = Revenir à mon zoo
board-my-coins = Vos pièces : { $coins }
board-ties = À égalité, le drapeau le plus haut l’emporte et passe tout en bas.
board-spot = Place { $number }, { $where }. { $ways ->
    [one] Un seul sens possible.
   *[other] { $ways } sens possibles.
}
board-cells = { $side ->
    [east] { $cells } vers l’est
    [south] { $cells } vers le sud
    [west] { $cells } vers l’ouest
   *[north] { $cells } vers le nord
}
