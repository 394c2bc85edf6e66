name = Zoop
tagline = Débarrassez-vous de vos cartes – et soyez rapide : avec le double d’une carte, on peut la jeter hors de son tour.

## Words

word-red-rabbit = 1 lapin rouge
word-red-rabbits = 2 lapins rouges
word-red-koala = 1 koala rouge
word-red-koalas = 2 koalas rouges
word-red-toucan = 1 toucan rouge
word-red-toucans = 2 toucans rouges
word-red-chameleon = 1 caméléon rouge
word-red-crab = 1 crabe rouge
word-red-kangaroo = 1 kangourou rouge
word-red-monkeys = 2 singes rouges
word-red-frogs = 2 grenouilles rouges
word-red-kangaroos = 2 kangourous rouges
word-yellow-rabbit = 1 lapin jaune
word-yellow-rabbits = 2 lapins jaunes
word-yellow-koala = 1 koala jaune
word-yellow-koalas = 2 koalas jaunes
word-yellow-toucan = 1 toucan jaune
word-yellow-toucans = 2 toucans jaunes
word-yellow-chameleon = 1 caméléon jaune
word-yellow-crab = 1 crabe jaune
word-yellow-kangaroo = 1 kangourou jaune
word-yellow-monkeys = 2 singes jaunes
word-yellow-frogs = 2 grenouilles jaunes
word-yellow-kangaroos = 2 kangourous jaunes
word-green-rabbit = 1 lapin vert
word-green-rabbits = 2 lapins verts
word-green-koala = 1 koala vert
word-green-koalas = 2 koalas verts
word-green-toucan = 1 toucan vert
word-green-toucans = 2 toucans verts
word-green-chameleon = 1 caméléon vert
word-green-crab = 1 crabe vert
word-green-kangaroo = 1 kangourou vert
word-green-monkeys = 2 singes verts
word-green-frogs = 2 grenouilles vertes
word-green-kangaroos = 2 kangourous verts
word-blue-rabbit = 1 lapin bleu
word-blue-rabbits = 2 lapins bleus
word-blue-koala = 1 koala bleu
word-blue-koalas = 2 koalas bleus
word-blue-toucan = 1 toucan bleu
word-blue-toucans = 2 toucans bleus
word-blue-chameleon = 1 caméléon bleu
word-blue-crab = 1 crabe bleu
word-blue-kangaroo = 1 kangourou bleu
word-blue-monkeys = 2 singes bleus
word-blue-frogs = 2 grenouilles bleues
word-blue-kangaroos = 2 kangourous bleus
word-joker = Joker
word-cage = Cage
word-rabbit = lapin
word-koala = koala
word-toucan = toucan
word-drawing = on pioche
word-turning-up = on retourne la première carte
word-choosing = un tour
word-looking = une carte piochée
word-round = Manche Spéciale
word-window = annonces sur une défausse
word-race = une course
word-last-race = la dernière course
word-ended = la fin
who-has = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
}
takes-back = { $seat-who ->
    [you] vous reprenez
   *[other] { $seat } reprend
}

# Ceux qu’un Joker demande.
all-species = { $species ->
    [rabbit] lapins
    [koala] koalas
   *[toucan] toucans
}

## Options

option-colours = nombre de couleurs du paquet, 3 ou 4
option-strict_calls = les annonces erronées sont acceptées et coûtent une carte
option-games = nombre de parties du match, de 1 à 5

## What a player can do

action-Play = Jouer { $card-name }
    .help = Un animal va sur la carte visible si deux choses sur trois sont pareilles : quantité, couleur, espèce (ZP-4). Il peut avoir un effet (ZP-9 à ZP-13).
action-PlayJoker = Jouer un Joker et demander des { all-species }
    .help = Chacun défausse un de ces animaux ou pioche une carte. Vous défaussez le vôtre en dernier (ZP-19).
action-Draw = Piocher une carte
    .help = Vous n’avez aucun animal à jouer. Si la carte piochée convient, vous la jouez (ZP-5).
action-Pass = Passer
    .help = Votre tour se termine sans défausse (ZP-5, ZP-6).
action-LetPass = Passer
    .help = Vous n’annoncez rien sur cette défausse (ZP-18).
action-Zoop = Zoop ! Jeter { $card-name }
    .help = Vous jetez le double de la carte défaussée, hors de votre tour. Si quelqu’un a été plus rapide, vous le reprenez et piochez une carte (ZP-14, ZP-15).
action-Throw = Jeter { $card-name } sans rien dire
    .help = Un double jeté sans annonce vous revient, et vous piochez une carte (ZP-16).
action-Chase = Chassé ! Jeter une Cage
    .help = L’animal spécial n’a pas d’effet, son joueur pioche une carte, et vous jouez ensuite l’animal de votre choix (ZP-17).
action-Give = De la pioche : { $card-name }
    .help = Toutes les cartes de la pioche ont la même probabilité (ZP-2).
action-First = Le plus rapide : { $seat }
    .help = Entre ceux qui annoncent en même temps, l’horloge décide, ou le hasard (ZP-15, ZP-18).

## What happens

event-GameStarted = Partie { $number } du match. { $starter-who ->
    [you] Vous commencez.
   *[other] { $starter } commence.
}
event-CardDealt = { who-has } reçu { $card-name }.
event-CardTurnedUp = Première carte : { $card-name }.
event-CardPutBack = { $card-name } : retour dans la pioche, on retourne une autre carte.
event-CardPlayed = { who-has } joué { $card-name }.
event-JokerPlayed = { who-has } joué un Joker : Manche Spéciale de { all-species } !
event-NothingFitted = { $seat-who ->
    [you] Vous n’aviez
   *[other] { $seat } n’avait
} aucun animal à jouer.
event-CardDrawn = { $card ->
    [none] { who-has } pioché une carte.
   *[other] { who-has } pioché { $card-name }.
}
event-TurnPassed = { who-has } passé.
event-CallsRaced = Annonces simultanées : { $seats }. Qui a été le plus rapide ?
event-CardZooped = Zoop ! { who-has } jeté { $card-name }.
event-ZoopCameLate = Zoop trop tardif : { takes-back } { $card-name }.
event-CallFailed = { who-has } annoncé avec une carte qui n’est pas un double : { takes-back } { $card-name }.
event-CallForgotten = { who-has } jeté { $card-name } sans rien dire : { takes-back } la carte.
event-AnimalChased = Chassé ! { $hunter-who ->
    [you] Vous avez
   *[other] { $hunter } a
} jeté une Cage sur { $hunted-who ->
    [you] votre carte
   *[other] la carte jouée par { $hunted }
} ({ $card-name }). { $hunter-who ->
    [you] Vous jouez l’animal de votre choix.
   *[other] { $hunter } joue l’animal de son choix.
}
event-CageCameLate = Trop tard : { takes-back } la Cage.
event-DirectionReversed = Le sens du jeu est inversé.
event-TurnSkipped = { $seat-who ->
    [you] Vous avez sauté votre tour.
   *[other] { $seat } a sauté son tour.
}
event-RoundEnded = La Manche Spéciale est terminée.
event-GameBlocked = Tout le monde a passé et la pioche est vide : la partie est bloquée.
event-HandShown = { $seat-who ->
    [you] Il vous restait
   *[other] Il restait à { $seat }
} : { $cards }.
event-GameWon = { who-has } gagné la partie !

## The last race of a blocked game

word-last-window = la dernière course
action-Call = Zoop !
    .help = Vous êtes à égalité : le premier à crier gagne (ZP-21).
event-LastRaceStarted = Encore à égalité : { $seats }. Le premier à crier « Zoop » gagne !
board-last-race = Encore à égalité : { $players }. Le premier à crier « Zoop » gagne !

## The board

board-top = Carte visible
board-nothing = rien encore
board-by = défaussée par { $player }
board-by-you = défaussée par vous
board-pile = Pioche : { $cards }
board-clockwise = sens horaire
board-anticlockwise = sens antihoraire
board-hand = Votre main
board-won = gagnées : { $games }
board-known = connu : { $cards }
board-free = N’importe quel animal peut être joué.
board-look = Vous avez pioché : { $card }
board-round = Manche Spéciale : { all-species }
board-zoop = { $player } a défaussé { $card }. Zoop ?
board-chase = { $player } a défaussé { $card }. Jeter une Cage ?
board-answered = a répondu
board-due = À piocher : { $players }
board-game = Partie { $number } sur { $games }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-turn = Au tour de { $player }
board-turn-yours = À vous de jouer
board-window = Temps restant pour annoncer
board-cancel = Annuler
board-silent = Sans rien dire
board-strict = Une erreur coûte une carte
board-call-zoop = Zoop !
board-call-cage = Chassé !
board-late = trop tard
board-mistake = erreur
board-skipped = tour sauté
board-passes = passe
board-draws = pioche
board-wins = gagne !
board-special-round = Manche Spéciale !
board-one-left = Plus qu’une carte : { $player } !
board-last-card = dernière carte !
board-called = Annoncé ! Quelqu’un a-t-il été plus rapide ?
board-auto-pass = Toujours passer si je n’ai rien à annoncer

## The score sheet

score-won = Parties gagnées
score-cards-left = Cartes restées en main
    .best = le moins de cartes en main

## The rules

ZP-1 = Chaque couleur compte 24 cartes d’animaux : lapin, koala et toucan, chacun 3 fois seul et 3 fois en couple ; et une fois chacun un caméléon, un crabe, un kangourou (seuls), des singes, des grenouilles et des kangourous (couples). S’y ajoutent 6 Jokers et 4 Cages. On joue avec quatre couleurs (106 cartes), ou avec trois (82 cartes) si la table le décide.
    .title = Le paquet
ZP-2 = Chacun reçoit 8 cartes (6 à partir de 7 joueurs). Une carte est retournée ; un Joker ou une Cage retourne dans la pioche et on en retourne une autre. L’effet d’un animal spécial ainsi retourné ne s’applique pas, et personne ne peut rien annoncer sur cette carte.
    .title = La donne
ZP-3 = La première place commence (les places peuvent être mélangées). Ensuite, c’est le vainqueur qui commence : la partie suivante d’un match, ou une revanche. On joue d’abord dans le sens des aiguilles d’une montre.
    .title = Qui commence
ZP-4 = Jouez un animal qui a au moins deux choses sur trois en commun avec la carte visible : quantité, couleur, espèce. Un lapin rouge, par exemple, va avec deux lapins rouges, un lapin de n’importe quelle couleur ou un animal rouge. Votre carte devient la carte visible.
    .title = Ce qui va ensemble
ZP-5 = Si aucun animal de votre main ne concorde, vous piochez une carte. Si elle concorde, vous la jouez ; sinon votre tour est terminé. Un animal qui concorde doit être joué, sauf si vous jouez un Joker à la place. Tant qu’il reste des cartes à piocher, un Joker n’est jamais imposé ; celui qu’on vient de piocher peut être joué aussitôt. Une fois la pioche vide, si vous ne pouvez jouer qu’un Joker, vous devez le jouer.
    .title = Piocher
ZP-6 = La défausse n’est jamais remélangée. Quand la pioche est vide, on passe si on ne peut pas jouer, et les cartes dues sont prises tant qu’il en reste.
    .title = Pioche vide
ZP-7 = Le premier joueur qui n’a plus de cartes gagne aussitôt, quelle que soit sa dernière carte.
    .title = Gagner
ZP-8 = Si, depuis votre dernière défausse, tous les autres joueurs ont eu leur tour (ou l’ont sauté) et qu’aucun ne s’est défaussé, vous pouvez à votre tour jouer n’importe quel animal, ou un Joker. La défausse suivante doit concorder avec cet animal.
    .title = Tous passent
ZP-9 = Singes : le joueur suivant pioche une carte au début de son tour, puis joue normalement.
    .title = Singes
ZP-10 = Grenouilles : le joueur suivant saute son tour.
    .title = Grenouilles
ZP-11 = Le caméléon copie toutes les couleurs : il se pose sur n’importe quel animal seul. La couleur qui compte ensuite est la sienne.
    .title = Caméléon
ZP-12 = Le crabe inverse le sens du jeu.
    .title = Crabe
ZP-13 = Kangourou(s) : le joueur suivant saute son tour, et celui d’après pioche une carte au début du sien. Chaque animal spécial (ZP-9 à ZP-13) a aussi son effet quand n’importe quel animal peut être joué (ZP-8, ZP-17), mais pas comme première carte retournée (ZP-2).
    .title = Kangourous
ZP-14 = Juste après une défausse, vous pouvez jeter une carte identique (espèce, quantité, couleur) en annonçant « Zoop », même si ce n’est pas votre tour. Le joueur qui vient de défausser et celui dont le tour commence ne le peuvent pas, et personne pendant une Manche Spéciale. Seuls les lapins, koalas et toucans ont des doubles. L’ordre des tours ne change pas, et la carte jetée peut être zoopée à son tour.
    .title = Zoop
ZP-15 = Si deux joueurs annoncent « Zoop » sur la même défausse, le plus lent reprend sa carte et en pioche une.
    .title = Courses
ZP-16 = Toute personne qui annonce avec une carte qui n’est pas identique, ou jette un double sans rien dire, reprend sa carte et en pioche une. La table ne permet pas ces erreurs, sauf si elle joue avec des annonces strictes.
    .title = Erreurs
ZP-17 = Juste après qu’un autre joueur a défaussé un animal spécial, vous pouvez jeter une Cage dessus en annonçant « Chassé ». Les deux cartes restent dans la défausse. L’animal n’a pas d’effet, son joueur pioche une carte, et vous jouez n’importe quel animal, ou un Joker ; le sens ne change pas. Si vous n’en avez pas, vous piochez, et le joueur suivant peut jouer n’importe quel animal. Une Cage peut être votre dernière carte et fait gagner. De plusieurs Cages, la première compte ; les autres reviennent à leurs propriétaires.
    .title = Cages
ZP-18 = Après chaque défausse à laquelle on peut répondre, on pose la question à tous ceux qui peuvent annoncer : ils annoncent ou passent. On la pose à tous, quoi qu’ils aient en main, pour qu’elle ne trahisse rien ; elle n’est omise que si la défausse montre que personne ne peut annoncer. Le temps pour annoncer est toujours le même, 5 secondes sauf réglage contraire de la table, et personne ne voit qui a répondu avant la fin ; se taire, c’est passer. L’horloge, ou le hasard, dit qui était le premier.
    .title = Le temps des annonces
ZP-19 = À votre tour, vous pouvez jouer un Joker sur n’importe quelle carte et nommer les lapins, les koalas ou les toucans – une espèce que vous avez en main. Chacun des autres, dans l’ordre, défausse une carte de cette espèce, couleur et quantité au choix ; sans carte de cette espèce, on pioche une carte sans pouvoir la jouer. Puis vous défaussez la vôtre, et la partie se poursuit à partir de cette carte avec le joueur suivant. Pas de Zoop pendant cette manche.
    .title = Joker et Manche Spéciale
ZP-20 = Un Joker ne peut jamais être votre dernière carte.
    .title = Jamais un Joker en dernier
ZP-21 = Quand la pioche est vide et que personne ne peut se défausser, la partie est bloquée et les mains sont montrées. Celui qui a le moins de cartes gagne ; à égalité, celui qui a le moins de Jokers et de Cages. Si l’égalité persiste, une dernière course : le premier des ex æquo à crier « Zoop » gagne. Si personne ne crie, le hasard décide.
    .title = Partie bloquée
ZP-22 = Un match compte jusqu’à cinq parties, chacune commencée par le vainqueur de la précédente. Le joueur qui a gagné le plus de parties remporte le match ; à égalité, celui qui a gardé le moins de cartes en main sur toutes les parties.
    .title = Match

## The first game

learn-goal = Débarrassez-vous de vos cartes avant les autres. Une carte va sur une autre si au moins deux choses sur trois sont pareilles : quantité, couleur, espèce. Et attention : toute personne qui a exactement la même carte peut la jeter entre deux tours.

## What to do now

prompt-match = Jouez une carte qui va sur { $card }
prompt-match-joker = Jouez sur { $card }, ou un Joker
prompt-any = Jouez l’animal de votre choix
prompt-any-joker = Jouez l’animal de votre choix, ou un Joker
prompt-draw = Rien ne va sur { $card } : piochez une carte
prompt-draw-joker = Aucun animal ne convient : jouez un Joker ou piochez
prompt-joker = Aucun animal ne convient : jouez un Joker
prompt-pass = Rien ne convient et la pioche est vide : passez
prompt-drawn-play = Vous piochez { $card } : ça va, jouez-la
prompt-drawn-joker = Vous piochez un Joker : jouez-le ou passez
prompt-drawn-cage = Vous piochez une Cage : gardez-la et passez
prompt-drawn-pass = Vous piochez { $card } : ça ne va pas, passez
prompt-round = Manche Spéciale : défaussez un de vos { all-species }
prompt-round-draw = Vous n’avez pas de { all-species } : piochez une carte
prompt-round-pass = Pas de { all-species } et la pioche est vide : passez
prompt-name = Votre Joker : choisissez l’animal de la manche
prompt-zoop = Vous avez le double de { $card } : Zoop !
prompt-cage = { $player } joue { $card }. Jeter votre Cage ?
prompt-strict = Le double de { $card } ? Jetez-le ! Une erreur coûte une carte
prompt-last-race = Égalité ! Le premier à annoncer Zoop gagne
prompt-silent = Choisissez la carte à jeter sans rien dire
prompt-no-twin = { $card } : vous n’avez pas le double
prompt-no-cage = { $card } : vous n’avez pas de Cage

## Why not

why-not-match = Ne va pas : il faut deux points communs parmi quantité, couleur et espèce
why-not-joker = Un Joker demande un lapin, un koala ou un toucan en main
why-not-cage = Une Cage se jette juste après l’animal spécial d’un autre joueur
why-not-cage-only = Seule une Cage peut être jetée maintenant
why-not-round = Seuls les { all-species } comptent dans cette Manche Spéciale
why-not-drawn = Seule la carte que vous venez de piocher peut être jouée
why-not-twin = Seul le double de { $card } peut être jeté maintenant
why-not-last-race = C’est la dernière course : annoncez Zoop !
why-not-call = Aucune de vos cartes ne peut être jetée maintenant
why-not-draw = Vous avez une carte qui va : jouez-la
why-not-draw-again = Vous avez déjà pioché
why-not-draw-empty = La pioche est vide
why-not-draw-now = On ne pioche qu’à son tour

## The ending

board-ending-won = { $points ->
    [1] Vous avez gagné !
   *[other] Vous gagnez { $points } parties !
}
board-ending-wins = { $points ->
    [1] { $players } gagne !
   *[other] { $players } gagne { $points } parties !
}
board-ending-lost = { $placed } sur { $seats } – { $points ->
    [0] { $left ->
        [one] { $left } carte en main
       *[other] { $left } cartes en main
    }
    [one] { $points } partie gagnée
   *[other] { $points } parties gagnées
}

## Options, as a form asks for them

setting-colours = Couleurs du paquet
    .value = { $value } couleurs
setting-games = Durée
    .value = { $value ->
        [one] une partie
       *[other] match en { $value } parties
    }
setting-strict_calls = Les annonces erronées coûtent une carte
    .about = Tout le monde peut annoncer ; en cas d’erreur, on pioche une carte.

## The first game, step by step

lesson-match = Jouez une carte avec deux points communs : quantité, couleur ou espèce.
lesson-zoop = Vous avez le double de cette carte. Vite : Zoop !
lesson-round = Manche Spéciale des lapins : jouez n’importe quel lapin.
lesson-kangaroo = Le kangourou convient : même couleur, même quantité. Le joueur suivant saute son tour.
lesson-koala = Suivez le koala : même animal, même quantité.
lesson-draw = Rien ne convient : piochez une carte.
lesson-pass = Elle ne convient pas non plus. Gardez-la et passez.
lesson-cage = Un animal spécial ! Jetez votre Cage : son effet disparaît.
lesson-fresh = Attrapé ! Jouez l’animal de votre choix.
lesson-end = Débarrassez-vous de vos cartes avant les autres. Un Joker lance une Manche Spéciale, mais ne peut être votre dernière carte.
