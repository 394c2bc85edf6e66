name = Zooloretto – Jeu de dés
tagline = Lancez les dés, chargez les camions, peuplez vos enclos – et gardez la grange vide.

## Words

word-crocodile = crocodile
word-ostrich = autruche
word-monkey = singe
word-elephant = éléphant
word-lion = lion
word-coin = pièce
who-has = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
}
a-first = { $first ->
    [ostrich] une autruche
    [coin] une pièce
   *[other] un { $first-name }
}
a-second = { $second ->
    [ostrich] une autruche
    [coin] une pièce
   *[other] un { $second-name }
}

# Avec l'article, pour une face nommée $die ou $species.
the-die = { $die ->
    [crocodile] le crocodile
    [ostrich] l’autruche
    [monkey] le singe
    [elephant] l’éléphant
    [lion] le lion
   *[coin] la pièce
}
the-species = { $species ->
    [crocodile] le crocodile
    [ostrich] l’autruche
    [monkey] le singe
    [elephant] l’éléphant
   *[lion] le lion
}
of-species = { $species ->
    [crocodile] des crocodiles
    [ostrich] des autruches
    [monkey] des singes
    [elephant] des éléphants
   *[lion] des lions
}

## What a player can do

action-Roll = Lancer deux dés
    .help = Lancez deux dés de la réserve et chargez-les tous les deux sur des camions (ZD-6).
action-Load = Charger { the-die } sur le camion { $truck }
    .help = Un camion porte trois dés. La personne qui le prend reçoit tout ce qu’il porte (ZD-6, ZD-8).
action-Take = Prendre le camion { $truck }
    .help = Cochez aussitôt tous ses dés dans votre zoo. Vous ne jouez plus de la manche (ZD-8).
action-Fall = Les dés montrent { a-first } et { a-second }
    .help = Chacune des six faces a la même probabilité (ZD-2).

## What happens

event-DiceRolled = { $seat-who ->
    [you] Vous avez lancé les dés
   *[other] { $seat } a lancé les dés
} : { a-first } et { a-second }.
event-DieLoaded = { who-has } chargé { the-die } sur le camion { $truck }.
event-TruckTaken = { who-has } pris le camion { $truck } : { $dice }.
event-AnimalHoused = { who-has } coché { the-species } dans son enclos.
event-BonusWon = { who-has } rempli en premier l’enclos { of-species } : bonus !
event-AnimalSentToBarn = { $seat-who ->
    [you] Plus de place chez vous
   *[other] Plus de place chez { $seat }
} : { the-species } va dans la grange.
event-CoinMarked = { who-has } coché la pièce { $coins }.
event-DieIgnored = { $seat-who ->
    [you] Vous n’avez
   *[other] { $seat } n’a
} plus de case pour { the-die } : le dé ne compte pas.
event-LastRoundCalled = { $seat-who ->
    [you] Il vous reste
   *[other] Il reste à { $seat }
} au plus un enclos à remplir : c’est la dernière manche.
event-RoundEnded = La manche est terminée. { $starter-who ->
    [you] Vous commencez
   *[other] { $starter } commence
} la suivante.
event-GameEnded = La partie est terminée.

## The board

board-supply = Réserve : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
board-truck = Camion { $truck }
board-hand = À charger : { $dice }
board-barn = Grange
board-bonus = Bonus
board-points = Points
board-last-round = Dernière manche
board-done = a fini
board-crates = Camion { $truck } : { $dice }
board-truck-empty = Camion { $truck } : vide
board-sheet = Zoo de { $player }. Points : { $points }
board-pen = { $name } : { $marked } sur { $boxes }
board-bonus-open = Bonus { $points } : encore à gagner
board-bonus-of = Bonus { $points } : { $player }
board-barn-holds = Grange : { $animals }
board-barn-empty = Grange : vide
board-visit = Zoo de { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What to do now

prompt-turn = Lancez deux dés ou prenez un camion
prompt-alone = Les autres ont fini : relancez ou prenez un camion
prompt-roll = Lancez deux dés
prompt-take = Plus de dés à lancer : prenez un camion
prompt-load = { $left ->
    [one] Chargez { the-die } sur un camion
   *[other] Chargez d’abord { the-die } sur un camion
}
prompt-would-gain = Le camion { $truck } rapporterait { $gain }.
prompt-would-BonusWon = Vous rempliriez en premier l’enclos { of-species } : bonus.
prompt-would-AnimalSentToBarn = { $species ->
    [crocodile] Le crocodile irait
    [ostrich] L’autruche irait
    [monkey] Le singe irait
    [elephant] L’éléphant irait
   *[lion] Le lion irait
} dans la grange.
prompt-would-DieIgnored = { $die ->
    [crocodile] Le crocodile serait perdu.
    [ostrich] L’autruche serait perdue.
    [monkey] Le singe serait perdu.
    [elephant] L’éléphant serait perdu.
    [lion] Le lion serait perdu.
   *[coin] La pièce serait perdue.
}
prompt-would-LastRoundCalled = Cette manche serait la dernière.

## Why not

why-not-done = Vous avez pris un camion : attendez la prochaine manche
why-not-turn = Ce n’est pas votre tour
why-not-supply = Il n’y a plus de dés dans la réserve : prenez un camion
why-not-full = Le camion { $truck } est plein
why-not-empty = Le camion { $truck } est vide : prenez-en un avec des dés

## The score sheet

score-animals = Animaux dans les enclos
score-bonuses = Bonus
score-coins = Groupes de pièces complets
score-barn = Espèces dans la grange
score-shipped = Croix de la grange effacées par des pièces
score-marked-coins = Pièces cochées
    .best = le plus de pièces cochées

## The rules

ZD-1 = À 2, 3 ou 4 joueurs, on utilise 6, 8 ou 10 dés et 3, 3 ou 4 camions. Chaque camion a trois caisses, une par dé. Les dés en jeu forment la réserve.
    .title = Préparation
ZD-2 = Un dé a six faces, toutes aussi probables : crocodile, autruche, singe, éléphant, lion et pièce.
    .title = Les dés
ZD-3 = Votre zoo a un enclos par espèce : 1 case pour le crocodile, 2 pour les autruches, 3 pour les singes, 4 pour les éléphants, 5 pour les lions. Il a six cases de pièces en groupes de 3, 2 et 1, une grange avec une case par espèce, et un bonus par espèce : 1 point, 2 pour le lion.
    .title = Votre zoo
ZD-4 = La première place commence. La personne qui ouvre la table peut mélanger les places.
    .title = Qui commence
ZD-5 = On joue dans le sens horaire. À votre tour, vous lancez deux dés ou vous prenez un camion. Si vous avez déjà pris un camion dans la manche, vous passez votre tour.
    .title = Votre tour
ZD-6 = Lancez deux dés de la réserve et chargez-les sur des caisses libres, d’un même camion ou de deux. On ne change jamais une face, et aucun camion ne porte plus de trois dés.
    .title = Lancer
ZD-7 = Quand la réserve est vide, on ne peut plus lancer : il faut prendre un camion.
    .title = Réserve vide
ZD-8 = Prenez tous les dés d’un camion qui en porte au moins un. Cochez-les aussitôt ; vous ne jouez plus de la manche. Le camion vidé est de nouveau disponible pour les autres.
    .title = Prendre un camion
ZD-9 = Cochez un animal dans la prochaine case libre de son enclos. Si l’enclos est complet, cochez l’espèce dans la grange ; si elle y est déjà, le dé est perdu.
    .title = Animaux
ZD-10 = Le premier joueur de la partie à remplir l’enclos d’une espèce en reçoit le bonus. Personne d’autre ne l’aura.
    .title = Bonus
ZD-11 = Cochez une pièce dans la prochaine case de pièces libre. Au-delà de six, les pièces sont perdues.
    .title = Pièces
ZD-12 = Quand chacun a pris un camion, la manche est terminée. Tous les dés reviennent dans la réserve, même ceux restés sur les camions, et le dernier à avoir pris un camion commence la manche suivante.
    .title = Fin de la manche
ZD-13 = Quand tous les autres ont pris un camion, le dernier joueur continue seul, et lance autant de fois qu’il veut, jusqu’à ce qu’il prenne un camion.
    .title = Le dernier en jeu
ZD-14 = Si, après avoir pris un camion, vous n’avez plus de cases libres que dans un enclos au plus, cette manche est la dernière. Elle est jouée jusqu’au bout.
    .title = Fin de la partie
ZD-15 = Vous marquez 1 point par animal dans un enclos, vos bonus, et par groupe de pièces complet soit 1 point, soit une croix effacée dans la grange. Chaque croix restée dans la grange coûte 2 points.
    .title = Décompte final
ZD-16 = L’emploi d’un groupe de pièces est votre choix. Effacer une croix de la grange sauve 2 points, toujours mieux que 1 : la feuille de score le fait donc pour vous.
    .title = Employer les pièces
ZD-17 = Le plus grand nombre de points gagne. À égalité, le plus de pièces cochées ; si l’égalité persiste, la victoire est partagée.
    .title = Le vainqueur

## The first game

learn-goal = Remplissez vos enclos avec les animaux des dés. Ce qui n’a pas de place va dans la grange et coûte 2 points par espèce.

## The first game, step by step

lesson-roll = À vous : lancez deux dés.
lesson-load = Posez-le sur un camion. Avec ce camion, on prend tous ses dés.
lesson-second = Maintenant l’autre dé. Composez un chargement que vous aimeriez prendre.
lesson-take = Prenez un camion avec un crocodile : le premier enclos rempli rapporte un bonus.
lesson-again = Nouvelle manche : lancez encore.
lesson-spoil = Votre enclos des crocodiles est plein. Placez-le là où il gêne un adversaire.
lesson-wish = Les pièces effacent des croix de la grange. Placez-la où vous voulez.
lesson-barn = Prenez un camion sans crocodile : dans la grange, il coûte 2 points.
lesson-end = Remplissez vos enclos, soyez premier pour les bonus et gardez la grange vide. Le plus de points gagne.
