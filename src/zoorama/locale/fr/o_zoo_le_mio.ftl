name = O Zoo le Mio
tagline = Misez en secret, posez chemins et enclos, et attirez chez vous les visiteurs des autres zoos.

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
who-has = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
}
at-home = { $seat-who ->
    [you] chez vous
   *[other] chez { $seat }
}

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

action-Bid = { $coins ->
    [0] Ne rien miser
    [one] Miser { $coins } pièce
   *[other] Miser { $coins } pièces
}
    .help = Tout le monde mise en secret. Le plus offrant paie et reçoit la tuile ; les autres gardent leurs pièces (OZ-7). À égalité, le drapeau le plus haut l’emporte (OZ-8).
    .number = { $coins }
action-Place = Poser la tuile en colonne { $x }, rangée { $y }, moitié droite { to-heading }
    .help = Un chemin doit relier la tuile à votre zoo et, partout où elle touche une autre tuile, chemin rencontre chemin et gazon rencontre gazon (OZ-9).
action-Hoist = Hisser ensuite le drapeau de { $seat }
    .help = Les drapeaux commencent dans un ordre tiré au sort (OZ-5).
action-TurnUp = Retourner la tuile { $tile }
    .help = Toutes les tuiles face cachée ont la même probabilité (OZ-6).

## What happens

event-FlagHoisted = Ensuite sur le mât : { $seat-who ->
    [you] votre drapeau
   *[other] le drapeau de { $seat }
}.
event-TileTurnedUp = Tuile retournée : { $left-name } { $left_stars }★, { $right-name } { $right_stars }★{ $bushes ->
    [0] {""}
    [one] , { $bushes } arbuste
   *[other] , { $bushes } arbustes
}.
event-BidSealed = { $seat-who ->
    [you] Vous avez fait votre mise.
   *[other] { $seat } a fait sa mise.
}
event-BidRevealed = { who-has } misé { $coins }.
event-TileWon = { $tied ->
    [yes] Égalité : le drapeau le plus haut décide. { who-has } reçu la tuile { for-coins }.
   *[no] { who-has } reçu la tuile { for-coins }.
}
for-coins = { $coins ->
    [0] pour rien
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}
event-TileLaid = { who-has } posé la tuile { $left-name } – { $right-name }.
event-TileLost = La tuile ne trouve sa place nulle part { at-home } : elle quitte le jeu.
event-VisitorsMoved = Visiteurs { at-home } ({ $family-name }) : maintenant { $visitors }.
    .would = Visiteurs { at-home } ({ $family-name }) : { $visitors }.
event-TreesMoved = Arbres { at-home } : maintenant { $trees }.
    .would = Arbres { at-home } : { $trees }.
event-BenchesBuilt = { $built ->
    [one] { who-has } fermé une boucle et gagné un banc
   *[other] { who-has } fermé { $built } boucles d’un coup et gagné { $built } bancs
} (maintenant { $benches }).
    .would = { $seat-who ->
    [you] Vous fermeriez
   *[other] { $seat } fermerait
} { $built ->
    [one] une boucle : un banc.
   *[other] { $built } boucles : { $built } bancs.
}
event-IncomePaid = Revenus { at-home } : { $coins }.
    .would = Revenus { at-home } : { $coins }.
event-PointsScored = { who-has } marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .would = { $seat-who ->
    [you] Vous marqueriez
   *[other] { $seat } marquerait
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-YearEnded = L’année { $year } est terminée.
    .would = L’année { $year } serait terminée.
event-GameEnded = La partie est terminée.
    .would = La partie serait terminée.

## The board

board-year = Année { $year } sur { $years }
board-round-number = Année { $round }
board-flags = Drapeaux : { $players }
board-stack = Face cachée : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
board-bid = Votre mise : { $coins }
board-now = en vente
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
}. Chemins : { $exits }.
board-next = À venir cette année
board-zoo = Zoo de { $player } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, arbustes : { $bushes }, arbres : { $trees }, bancs : { $benches }.
board-attraction = Meilleur enclos, { $family } : { $stars }★, visiteurs : { $visitors }.
board-map = Plan. Les flèches le déplacent, + et − changent l’échelle, 0 montre tout.
board-nearer = Zoomer
board-further = Dézoomer
board-fit = Montrer tout le zoo
board-turn = Tourner la tuile
board-turn-back = Tourner la tuile dans l’autre sens
board-way = { $way } sur { $ways }
board-lay = Poser ici
board-cancel = Annuler
board-no-change = Visiteurs, arbres, bancs : inchangés
board-your-bid = Votre mise
board-pick = Choisissez votre mise
board-open = Zoo de { $player }
board-purse = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-thinks = n’a pas encore misé
board-sealed = a misé
board-shown = a misé { $coins }
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
score-coins = Pièces

## The rules

OZ-1 = Il y a 25 tuiles de zoo avec des animaux de cinq familles : singes, autres mammifères, oiseaux, reptiles et animaux marins. Chaque famille a trois visiteurs. Il y a trois arbres, des bancs, des pièces et, sur le mât, un drapeau par joueur.
    .title = Le matériel
OZ-2 = Une tuile est un domino de deux moitiés. Chaque moitié est l’enclos d’une famille avec une à trois étoiles, et les deux familles d’une tuile sont différentes. Certaines tuiles portent des arbustes. Un chemin sort de la tuile par le milieu de certains de ses six bords.
    .title = Les tuiles
OZ-3 = La liste des tuiles imprimées n’existe nulle part ; on joue donc ici avec notre propre jeu de tuiles. Chaque famille occupe dix moitiés : quatre à une étoile, trois à deux, trois à trois. Quinze tuiles portent des arbustes. Sur chaque tuile, étoiles, arbustes et sorties de chemin font huit : meilleurs sont les animaux, plus rares sont chemins et arbustes. Si vous possédez le jeu imprimé, vous pouvez jouer avec vos propres tuiles, listées dans un fichier.
    .title = Notre jeu de tuiles
OZ-4 = Votre zoo commence par la tuile de départ : une seule case sans animaux, avec un chemin vers l’ouest et un vers l’est. Au sud se dresse la cabane d’entrée ; rien ne se construit sur sa case.
    .title = La tuile de départ
OZ-5 = Chacun reçoit 8 pièces. Autour d’une vraie table, elles sont secrètes ; ici on les montre, car n’importe qui peut les compter. Les drapeaux sont hissés dans un ordre tiré au sort, les tuiles mélangées face cachée. La banque ne manque jamais de pièces.
    .title = Les préparatifs
OZ-6 = La partie dure cinq années. Chaque année, cinq tuiles sont retournées en rang et mises aux enchères l’une après l’autre, dans l’ordre où elles ont été retournées.
    .title = Les années
OZ-7 = Pour chaque tuile, chacun mise en secret autant de ses pièces qu’il veut, ou aucune. Les mises sont révélées ensemble. Le plus offrant paie la banque et reçoit la tuile ; tous les autres gardent leurs pièces.
    .title = L’enchère
OZ-8 = Si plusieurs joueurs ont fait la plus haute mise, celui dont le drapeau est le plus haut l’emporte, même si personne n’a rien misé. Son drapeau passe alors tout en bas du mât. Un drapeau qui n’a rien décidé reste en place.
    .title = Égalité
OZ-9 = Posez aussitôt la tuile dans votre propre zoo, dans le sens que vous voulez, sur des cases libres, reliée par au moins un chemin à une tuile déjà posée. Aucun chemin ne peut déboucher sur du gazon : partout où des tuiles se touchent, chemin rencontre chemin et gazon rencontre gazon. Une tuile qui peut être posée doit l’être ; sinon elle quitte le jeu.
    .title = Poser une tuile
OZ-10 = Les enclos d’une même famille placés côte à côte, même sur des tuiles différentes, forment un seul enclos qui vaut toutes ses étoiles. Les coins ne relient pas, et les chemins n’y changent rien. Par famille, seul votre meilleur enclos compte.
    .title = Les enclos
OZ-11 = Pour chaque famille, deux visiteurs se tiennent devant l’enclos de plus grande valeur et un devant le deuxième. Tant qu’un seul zoo a la famille, il n’a qu’un visiteur.
    .title = Les visiteurs
OZ-12 = À valeur égale, l’enclos qui a atteint sa valeur le plus récemment passe devant, pour la première place comme pour la deuxième. Un second enclos aussi bon que votre meilleur compte comme le plus récent.
    .title = Le plus récent d’abord
OZ-13 = Il en va de même des arbustes : tous ceux d’un zoo comptent ensemble, où qu’ils soient. Deux arbres vont au zoo qui a le plus d’arbustes, un au deuxième ; un zoo qui est seul à en avoir reçoit un arbre. À égalité, le plus récent passe devant.
    .title = Les arbres
OZ-14 = Vous recevez un banc pour chaque zone entièrement entourée de chemins, même vide. Un banc n’est jamais perdu, et il y a toujours assez de bancs.
    .title = Les bancs
OZ-15 = Après chaque pose, visiteurs, arbres et bancs sont redistribués avant l’enchère suivante.
    .title = Quand les visiteurs bougent
OZ-16 = À la fin de chaque année, votre zoo rapporte une pièce par tuile. La tuile de départ ne compte pas.
    .title = Les revenus
OZ-17 = À la fin d’une année, chaque visiteur, arbre et banc de votre zoo rapporte autant de points que le numéro de l’année : un la première, cinq la cinquième. Les pièces ne rapportent pas de points.
    .title = Les points
OZ-18 = Le plus grand nombre de points après cinq années gagne. À égalité, la victoire est partagée.
    .title = Le vainqueur
OZ-19 = Variante 1 : chaque année, on retourne des tuiles jusqu’à ce que trois tuiles avec arbustes soient dans le rang, ou que la pile soit vide. Toutes sont mises aux enchères.
    .title = Variante 1 : rangs d’arbustes
OZ-20 = Variante 2 : les revenus à la fin d’une année sont visiteurs plus arbres plus bancs moins tuiles ; on ne descend jamais sous zéro pièce. Il n’y a pas de points par année. À la fin, une fois versés les revenus de la cinquième année, chaque visiteur, arbre, banc et pièce vaut un point.
    .title = Variante 2 : l’entretien

## The first game

learn-goal = Cinq années, cinq tuiles par an : misez sur les meilleures et bâtissez le zoo que les visiteurs aiment. On compte les points chaque année, et les dernières valent plus.

## The first game, step by step

lesson-bid = Chacun mise en secret pour cette tuile. Misez 3 pièces.
lesson-place = Gagné ! Posez la tuile de façon à relier les chemins.
lesson-save = Gardez vos pièces : ne misez rien cette fois.
lesson-stars = Les étoiles attirent les visiteurs. Misez 3 pièces.
lesson-grow = Une même famille côte à côte forme un plus grand enclos.
lesson-flag = Ne misez rien. À égalité, le drapeau le plus haut gagne, puis descend.
lesson-last = Dernière tuile de l’année. Misez vos 2 pièces.
lesson-year = Visiteurs, arbres et bancs ont compté. Chaque tuile a payé. Misez librement.
lesson-end = Les dernières années comptent plus : chaque visiteur, arbre et banc vaut le numéro de l’année.

## Options, as a form asks for them

setting-bush_rows = Variante 1 : rangs d’arbustes
    .about = Chaque année, on retourne des tuiles jusqu’à en avoir trois avec des arbustes.
setting-upkeep = Variante 2 : l’entretien
    .about = Chaque tuile coûte une pièce par an ; les points se comptent une seule fois, à la fin.

## What to do now, on a screen

prompt-bid = { $purse ->
    [0] Vous n’avez plus de pièces : ne misez rien.
    [one] Misez sur cette tuile : rien ou votre dernière pièce.
   *[other] Misez sur cette tuile : de 0 à { $purse } pièces.
}
prompt-bid-picked = { $coins ->
    [0] Ne rien miser ? Confirmez ou changez.
   *[other] Miser { $coins }, garder { $left } ? Confirmez ou changez.
}
prompt-spot = { $spots ->
    [one] Une seule place convient à cette tuile. Choisissez-la.
   *[other] Où va la tuile ? Choisissez une des { $spots } places marquées.
}
prompt-lay = { $ways ->
    [one] Posez ici ou changez de place.
   *[other] Tournez ou posez ici.
}
prompt-lay-gains = { $ways ->
    [one] Posez-la ici : { $gains }.
   *[other] Tournez-la ou posez-la ici : { $gains }.
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
why-not-spot = La tuile ne convient pas ici : chemin contre chemin, gazon contre gazon.
board-reach = Mise maximale de { $players }
board-more-amounts = Autres montants
board-my-zoo = Revenir à mon zoo
board-my-coins = Vos pièces : { $coins }
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
