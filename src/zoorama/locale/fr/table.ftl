## The command

command = Quatre jeux de zoo à une même table.
command-games = lister les jeux
command-rules = lire les règles d’un jeu
command-play = jouer dans ce terminal
command-replay = revoir pas à pas une partie enregistrée
command-analyse = chercher ce qui a décidé une partie terminée : chances, erreurs, hasard
command-verify = vérifier le hasard d’une partie terminée sur un serveur
command-simulate = faire jouer beaucoup de parties à des robots et compter les résultats
command-schema = afficher le JSON Schema du format d’échange d’un jeu
command-completion = afficher un script de complétion pour votre shell
argument-game = le jeu ; « zoorama games » les liste
argument-lang = la langue : en, fr, de ou ru (par défaut, celle de votre environnement)
argument-version = afficher la version, et si les règles sont compilées
argument-help = afficher cette aide
argument-seats = qui joue où : me, me=Anna ou un robot. Robots, du plus faible au plus fort : beginner, greedy, keen, expert, master, exact ; ou random, search:400. Par exemple me,greedy,master
argument-bots = quel robot joue où, du plus faible au plus fort : beginner, greedy, keen, expert, master, exact ; ou random, learned, search:400. Par exemple master,greedy
argument-seed = un nombre entier qui fixe tout le hasard, pour retrouver la même partie
argument-option = une option du jeu, par exemple colours=3 ; peut être donnée plusieurs fois
argument-record = le fichier où la partie est enregistrée
argument-resume = reprendre une partie enregistrée et interrompue
argument-file = une partie enregistrée
argument-all = afficher toutes les étapes sans s’arrêter
argument-analyse-all = toutes les erreurs, pas seulement les pires
argument-certificate = le fichier téléchargé à la table, ou un lien vers la table
argument-games = combien de parties ({ $default } par défaut)
argument-jobs = combien de processus se partagent le travail ({ $default } par défaut)
argument-json = afficher les résultats en JSON
argument-shell = le shell : bash, zsh, fish
heading-usage = Usage
usage-options = OPTIONS
heading-arguments = Arguments
heading-options = Options
heading-commands = Commandes
version-interpreted = interprété
version-compiled = compilé

## Lists

games-players = { $least } à { $most } joueurs
rules-luck = Quelle est la part du hasard ? À { $players } joueurs, un robot fort bat des robots plus faibles dans { $won } des parties ; le hasard seul lui en donnerait { $even }. La force des joueurs explique { $skill } des résultats, le hasard { $chance }.
option-default = par défaut { $value }

## Playing

play-pick-game = Quel jeu ?
play-welcome = { $game }, avec { $players }.
play-recording = Enregistrée dans { $file }
play-turn = { $player }, à vous de jouer :
play-hint = Numéro, ou ? pour l’aide
play-hint-only = Entrée, ou ? pour l’aide
play-hint-undo = Numéro, ? pour l’aide, u pour annuler
play-help = Tapez le numéro de votre coup. Et aussi :
play-help-explain = expliquer les coups possibles
play-help-rule = une règle, par exemple { $rule }
play-help-undo = annuler votre dernier coup, tant que rien ne s’est passé depuis
play-help-board = redessiner la table
play-help-log = ce qui s’est passé jusqu’ici
play-help-quit = arrêter ; la partie est sauvegardée et peut être reprise
play-not-a-choice = « { $given } » n’est pas possible ici : { $least } à { $most }, ou ? pour l’aide.
play-undone = Coup annulé.
play-pass-screen = Passez l’écran à { $player }, puis appuyez sur Entrée.
play-stopped = Arrêté. La partie est sauvegardée dans { $file }
play-resume-with = Pour continuer : { $command }
play-final = Décompte final
play-winner = { $players } gagne !
play-winners = { $players } se partagent la victoire !
play-person = Joueur
score-total = Total
score-tiebreak = Départage : { $what }

## Replaying

replay-start = Avant le premier coup
replay-move = Coup { $move } sur { $moves }
replay-hint = Entrée : suivant · b : retour · un numéro : y aller · q : arrêter
replay-luck = hasard

## Analysing

analysis-progress = Analyse
analysis-chances = Chances de gagner
analysis-axis = De gauche à droite : la partie et ses manches. Lettres : les erreurs.
analysis-none = Aucune erreur nette. Bien joué !
analysis-errors = Erreurs
analysis-move = Coup
analysis-round = Manche
analysis-player = Joueur
analysis-choice = Choix
analysis-lost = Perte
analysis-played = Joué : { $action }
analysis-better = Mieux : { $action }
analysis-slight = légère imprécision
analysis-inaccuracy = imprécision
analysis-mistake = erreur
analysis-blunder = grosse erreur
analysis-worst = Les { $shown } pires erreurs sur { $errors } ; --all les montre toutes.
analysis-rates = Qualité des décisions
analysis-decisions = Décisions
analysis-errors-of = Erreurs
analysis-rate = Perte par décision
analysis-interval = 95 %
analysis-luck = Hasard
analysis-skill = Maîtrise
analysis-luck-note = Hasard et maîtrise font ensemble le résultat moins les chances du début.
analysis-luckiest = Ce que le hasard a le plus décidé
analysis-draw = Coup { $move }, manche { $round } : { $drawn }. { $player } : { $gained }
analysis-note = Les chances sont une estimation ({ $evaluator }). Une erreur est une décision qui a nettement coûté, d’après ce que le joueur pouvait savoir à ce moment-là ; « Perte » est la part des chances de gagner qu’elle a coûtée, avec son intervalle à 95 %.
analysis-given = { $count ->
    [one] C’est une étude : son premier coup vient d’une autre partie. Erreurs, pertes et hasard ne sont comptés qu’à partir de là.
   *[other] C’est une étude : ses { $count } premiers coups viennent d’une autre partie. Erreurs, pertes et hasard ne sont comptés qu’à partir de là.
}
analysis-how = Ce qui a décidé la partie : { $command }
not-analysed-not-over = La partie de { $file } n’est pas finie. Elle pourra être analysée une fois terminée.
not-analysed-no-evaluator = { $file } ne peut pas être analysé : rien ici ne sait juger des positions de { $game } selon la version { $version } des règles, à { $seats } joueurs (options : { $options }).

## Verifying

verify-commitment = Empreinte, publiée avant le premier coup : { $commitment }
verify-seed = Graine, révélée à la fin : { $seed }
verify-contribution = { $player } a ajouté « { $contribution } ».
verify-no-contribution = Aucun appareil n’a ajouté sa part de hasard.
verify-given = { $count ->
    [one] C’est une étude : son premier coup vient d’une autre partie. Il respecte les règles ; son hasard relève de l’autre partie et n’a pas été vérifié.
   *[other] C’est une étude : ses { $count } premiers coups viennent d’une autre partie. Ils respectent les règles ; leur hasard relève de l’autre partie et n’a pas été vérifié.
}
verify-recomputed = { $count ->
    [one] { $count } tirage recalculé, identique à l’enregistrement.
   *[other] { $count } tirages recalculés, identiques à l’enregistrement.
}
verify-arrivals = { $count ->
    [one] { $count } course départagée par l’ordre d’arrivée au serveur ; aucune graine ne peut le confirmer.
   *[other] { $count } courses départagées par l’ordre d’arrivée au serveur ; aucune graine ne peut le confirmer.
}
verify-holds = C’est exact : tout le hasard de cette partie vient de la graine et de ce que les joueurs ont ajouté, et les coups mènent au résultat.
verify-holds-study = C’est exact à partir de cette position : tout le hasard qui suit vient de la graine et de ce que les joueurs ont ajouté, et les coups mènent au résultat.
verify-fails = C’est inexact : ce n’est pas la partie à laquelle le serveur s’était engagé, ou le fichier a été modifié.
verify-limits = Cela ne vaut que si l’empreinte est celle que vous avez vue avant le premier coup. Cela ne montre pas que personne ne connaissait la graine pendant la partie : la personne qui tient le serveur le pouvait.
verify-mismatch-commitment = La graine ne correspond pas à l’empreinte : elle donne { $found }.
verify-mismatch-luck = Coup { $move } : la graine donne { $expected }, l’enregistrement dit { $found }.
verify-mismatch-arrival = Coup { $move } : prétendument départagé par l’ordre d’arrivée, mais ce n’est pas une course : { $found }.
verify-mismatch-turn = Coup { $move } : il a été joué hors tour.
verify-mismatch-rules = Coup { $move } : les règles n’y permettent pas { $found } ({ $expected }).
verify-mismatch-result = Les coups mènent à { $expected } points et non au résultat enregistré ({ $found }).

## Simulating

simulate-progress = En jeu
simulate-title = { $game } : { $games } parties, graine { $seed }
simulate-seat = Place
simulate-player = Joueur
simulate-wins = Gagné
simulate-interval = 95 %
simulate-points = Points
simulate-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-mean = { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-note = Une victoire partagée compte à parts égales. Intervalle : Wilson, 95 %.
simulate-length = { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) } coups par partie en moyenne

## Errors

error-UnknownGame = Il n’y a pas de jeu « { $name } ». Il y a : { $known }.
error-UnknownVersion = Il n’y a pas ici de version { $version } des règles de { $name }, seulement : { $known }.
error-UnknownBot = Il n’y a pas d’adversaire « { $name } ». Écrivez me, ou l’un de ceux-ci : { $known }.
error-WrongSeats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
error-NotYourTurn = Ce n’est pas à la place { $seat } de jouer ; { $owed ->
    [none] ce n’est à personne
   *[other] c’est à la place { $owed }
}.
error-IllegalAction = Ce n’est pas permis ici ({ $rule }).
error-CannotUndo = On ne peut annuler que son propre dernier coup, avant que quelqu’un d’autre joue ou que quelque chose soit révélé.
error-usage = « { $command } » ne s’utilise pas ainsi. Voir { $command } --help
error-missing-argument = Il manque à « { $command } » : { $wanted }. Voir { $command } --help
error-unknown-argument = « { $command } » ne connaît pas : { $given }. Voir { $command } --help
error-unknown-option = « { $command } » ne connaît pas : { $given }. Ses options : { $known }. Voir { $command } --help
error-needs-value = { $option } demande une valeur. Voir { $command } --help
error-takes-no-value = { $option } ne prend pas de valeur. Voir { $command } --help
error-invalid-choice = « { $given } » ne fait pas partie de : { $known }. Voir { $command } --help
error-resume-alone = --resume reprend le jeu, les joueurs et les options de l’enregistrement : omettez GAME, --seats, --option et --record.
error-resume-certificate = { $file } vient d’un serveur et ne peut qu’être consulté : « zoorama replay », « zoorama verify ».
error-record-exists = { $file } existe déjà. Nommez un autre fichier, ou reprenez-le : --resume { $file }
error-file-missing = Il n’y a pas de fichier { $file }.
error-file-directory = { $file } est un dossier, pas un fichier.
error-file-denied = Vous n’avez pas le droit d’ouvrir ou d’écrire { $file }.
error-file = Impossible d’utiliser { $file } : { $problem }
error-number = « { $given } » pour { $option } n’est pas un nombre entier de { $least } à { $most }.
error-seats-without-me = Personne n’est là pour jouer : ajoutez me à --seats, ou utilisez « zoorama simulate ».
error-me-in-simulation = Dans une simulation, seuls des robots jouent : retirez me de --seats, ou utilisez « zoorama play ».
error-option-form = « { $given } » n’est pas de la forme nom=valeur.

unreadable-not-json = { $path } : n’est pas du JSON, ou est tronqué, ligne { $line }, colonne { $column }.
unreadable-too-deep = { $path } : trop profondément imbriqué.
unreadable-repeated-field = { $path } : « { $given } » y figure deux fois.
given-kind = { $given ->
    [whole] un nombre entier
    [number] un nombre
    [text] du texte
    [flag] vrai ou faux
    [list] une liste
    [object] un objet
   *[null] null
}
wanted-kind = { $wanted ->
    [whole] un nombre entier
    [number] un nombre
    [text] du texte
    [flag] vrai ou faux
    [list] une liste
    [object] un objet
   *[null] null
}
unreadable-wrong-type = { $path } : c’est { given-kind }, attendu : { wanted-kind }.
unreadable-unknown-field = { $path } : n’a pas de « { $given } » ; permis : { $known }.
unreadable-missing-field = { $path } : il manque { $wanted }.
unreadable-wrong-length = { $path } : longueur { $given }, attendu { $least } à { $most }.
unreadable-out-of-range = { $path } : { $given } n’est pas entre { $low } et { $high }.
unreadable-unknown-word = { $path } : « { $given } » ne fait pas partie de : { $known }.
unreadable-refused-move = { $path } : les règles ne permettent pas ce coup ({ $rule }).
unreadable-out-of-turn = { $path } : ce n’était pas { $seat ->
    [0] au hasard
   *[other] à la place { $seat }
} de jouer.
unreadable-wrong-result = { $path } : les coups mènent à un autre résultat. L’enregistrement a été modifié.
unreadable-not-a-name = { $path } : « { $given } » ne peut pas être un nom : 1 à 40 caractères visibles.
unreadable-bot-parameters = « { $path } » : { $most ->
    [0] { $name } ne prend aucun nombre. Écrivez { $name }.
    [one] { $name } prend un nombre au plus.
   *[other] { $name } prend au plus { $most } nombres.
}
unreadable-bot-parameter = « { $path } » : « { $given } » n’est pas un nombre entier de { $low } à { $high }.
unreadable-too-many-digits = { $path } : un nombre y a trop de chiffres.
unreadable-unprintable = { $path } : contient des caractères qu’on ne peut pas afficher.
unreadable-not-text = { $path } : n’est pas du texte.
unreadable-not-hex = { $path } : attendu : { $wanted } chiffres 0–9, a–f.
unreadable-no-luck = { $path } : ne dit pas d’où vient le hasard, il n’y a donc rien à vérifier. Seules les parties jouées sur un serveur peuvent l’être.
unreadable-not-finished = { $path } : la partie n’est pas terminée. La graine est révélée à la fin ; vérifiez alors.
unreadable-unreachable = { $path } : pas de réponse ({ $problem }).
unreadable-not-found = { $path } : cette table n’existe pas.
unreadable-too-large = { $path } : dépasse { $most } Mo.
unreadable-tile-count = { $path } : contient { $given ->
    [one] { $given } tuile
   *[other] { $given } tuiles
} ; un jeu en compte { $wanted } (OZ-1).
unreadable-one-family = { $path } : les deux moitiés montrent { $family } ; une tuile a deux familles différentes (OZ-2).
unreadable-exit-twice = { $path } : le bord « { $edge } » est nommé deux fois ; une fois suffit (OZ-2).

## Le serveur

command-serve = ouvrir des tables où l’on joue par un lien
command-workers = faire réfléchir sur cette machine les robots d’autres serveurs
command-admin = gérer la base de données d’un serveur : la sauvegarder et la restaurer, l’examiner, supprimer les tables abandonnées
command-backup = copier la base de données, même pendant que le serveur tourne
command-prune = supprimer les tables où rien ne s’est passé depuis un moment
argument-schema = le jeu à décrire, ou « wire » pour les messages du serveur
argument-host = l’adresse d’écoute ; 0.0.0.0 laisse entrer le réseau ({ $default } par défaut)
argument-port = le port ({ $default } par défaut ; 0 en prend un libre)
argument-db = où les tables sont gardées : un fichier, ou postgresql://… (par défaut, un fichier dans vos données)
argument-nats = quand plusieurs serveurs partagent une base PostgreSQL, ou que les robots réfléchissent sur d’autres machines : nats://… du courtier qui les relie
argument-processes = processus qui partagent le port, avec PostgreSQL et --nats ({ $default } par défaut)
argument-origin = un autre site dont les pages peuvent agir ici, comme https://example.org ; peut être donné plusieurs fois
argument-https = on se connecte en HTTPS : les cookies ne sont envoyés qu’en HTTPS
argument-open = ouvrir aussi le navigateur
argument-pause = secondes qu’un robot attend avant de jouer, pour qu’on puisse suivre ({ $default } par défaut)
argument-requests = requêtes par seconde permises à une adresse ({ $default } par défaut)
argument-frames = messages par seconde permis à une connexion ({ $default } par défaut)
argument-workers = processus où les robots réfléchissent ; 0, avec --nats : seulement sur d’autres machines, par « zoorama workers » ({ $default } par défaut)
argument-workers-nats = nats://… du courtier que les serveurs utilisent
argument-workers-here = processus où les robots réfléchissent ({ $default } par défaut)
argument-copy = le fichier où écrire la copie
argument-days = supprimer les tables où rien ne s’est passé depuis ce nombre de jours ({ $default } par défaut)
argument-finished = supprimer aussi les parties terminées
serve-at = Zoorama tourne à l’adresse { $address } – Ctrl-C l’arrête.
workers-ready = { $count ->
    [one] { $count } processus est prêt pour les robots – Ctrl-C l’arrête.
   *[other] { $count } processus sont prêts pour les robots – Ctrl-C les arrête.
}
serve-unasked = Ouverture des tables et de votre navigateur. Pour tout le reste : zoorama --help
admin-saved = La copie se trouve dans { $file }.
admin-pruned = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
error-server-extra = Il faut des composants qui font partie de toute installation : { $install }. Il manque : { $name }
error-address = Impossible d’écouter à { $host }, port { $port } : { $problem }
error-port-taken = Le port { $port } à { $host } est déjà pris. Indiquez-en un autre, ou laissez-en chercher un libre : --port 0
error-not-on-windows = { $what } ne fonctionne pas sous Windows.
error-decimal = « { $given } » pour { $option } n’est pas un nombre de { $least } à { $most }.
error-Stale = Il s’est passé quelque chose pendant que vous réfléchissiez. Regardez de nouveau.
error-NoSuchTable = Cette table n’existe pas. Vérifiez le lien.
error-NoSuchPuzzle = Ce problème n’existe pas.
error-TableClosing = La table est en train de fermer. Réessayez.
error-NoIdentity = Ce navigateur n’est pas encore connu ici. Rechargez la page.
error-CrossOrigin = La page d’un autre site ne peut pas agir ici.
error-RateLimited = Trop de demandes à la fois. Attendez un instant.
error-NotFound = Page introuvable.
error-Failed = Quelque chose a mal tourné de notre côté. Réessayez.
not-allowed-not-your-seat = La place { $seat } n’est pas la vôtre.
not-allowed-no-such-seat = Il n’y a pas de place { $seat }.
not-allowed-seat-taken = La place { $seat } est déjà occupée.
not-allowed-table-full = Toutes les places sont prises.
not-allowed-already-started = La partie a commencé : les places ne changent plus.
not-allowed-not-started = La partie n’a pas commencé.
not-allowed-not-over = La partie n’est pas finie.
not-allowed-study-of-the-end = À ce moment, la partie est finie : il n’y a plus rien à essayer. Choisissez un moment antérieur.
not-allowed-not-a-player = Seules les personnes qui ont joué peuvent le demander.
not-allowed-not-the-host = Seul l’hôte de la table peut le faire.
not-allowed-not-your-perspective = Pendant la partie, vous ne la voyez que de votre place.
not-allowed-no-preview = Pas d’aperçu : ce coup ne peut pas être annulé.
not-allowed-chosen-luck = Le hasard ne se choisit que pour une partie en solo contre des robots, lancée tout de suite.
not-allowed-transfer-gone = Ce lien a déjà servi ou a expiré. Créez-en un nouveau.
not-allowed-no-puzzles = Il n’y a pas encore de problèmes pour ce jeu.
not-allowed-no-more-puzzles = Vous avez vu tous les problèmes de ce jeu. Celui de demain arrive bientôt.
not-allowed-puzzle-of-another-day = Ce n’est plus le problème du jour : un nouveau jour a commencé. Rechargez la page pour voir le nouveau.
not-allowed-puzzle-of-today = C’est le problème du jour. Résolvez-le là-bas pour qu’il compte dans votre série.
not-allowed-puzzle-closed = Vous avez déjà terminé ce problème.
not-allowed-not-a-name = « { $name } » ne peut pas être un nom : 1 à 40 caractères visibles.
event-Undone = { $seat-who ->
    [you] Vous avez annulé votre dernier coup.
   *[other] { $seat } a annulé son dernier coup.
}
event-HintTaken = { $seat-who ->
    [you] Vous avez
   *[other] { $seat } a
} demandé un conseil.
event-TakenOver = { $seat-who ->
    [you] Vous n’êtes pas là : un robot joue à votre place.
   *[other] { $seat } n’est pas là : un robot joue à sa place.
}
event-CameBack = { $seat-who ->
    [you] Vous êtes
   *[other] { $seat } est
} de retour.
unreadable-not-understood = { $path } : incompréhensible ({ $why }).
unreadable-too-long = { $path } : dépasse { $most } caractères.
store-error-in-use = { $where } est déjà utilisée par un autre serveur. Arrêtez-le d’abord, ou nommez une autre base : --db
store-error-newer = { $where } vient d’un Zoorama plus récent (base version { $version }, celui-ci connaît { $known }).
store-error-not-ours = { $where } n’est pas une base de Zoorama. Elle n’a pas été modifiée.
store-error-unreachable = { $where } est inutilisable : { $reason }
store-error-backup-elsewhere = { $where } : une base PostgreSQL se copie avec pg_dump.
store-error-no-driver = { $where } a besoin d’une partie de plus : pip install "{ $extra }"
store-error-not-shared = { $where } ne sert qu’à un seul serveur. Plusieurs serveurs partagent une base PostgreSQL : --db postgresql://…
broker-error-unreachable = Le courtier qui relie les serveurs est injoignable : { $reason }. Vérifiez son adresse : --nats
broker-error-no-driver = Pour plusieurs serveurs, il faut une partie de plus : pip install "{ $extra }"
broker-error-missing = Entre plusieurs processus, il faut un courtier : --nats nats://…
broker-error-no-workers = { $option } : pour que des robots réfléchissent sur d’autres machines, il faut un courtier pour les joindre : --nats nats://…

## Characters: bots by level and name

level-greedy = malin
level-random = au hasard
level-master = maître
level-exact = parfait
character-mira = Mira
character-otto = Otto
character-kiwi = Kiwi
character-bruno = Bruno
character-lola = Lola
character-pip = Pip
character-nora = Nora
character-leo = Leo
character-tara = Tara
character-momo = Momo
character-rocky = Rocky
character-hanna = Hanna
character-ida = Ida
character-nils = Nils
character-wanda = Wanda
character-luna = Luna

## Exact play

command-solve = résoudre exactement le jeu de dés à deux
argument-solve-folder = où garder la table des valeurs exactes (par défaut : votre dossier de données)
argument-solve-device = où calculer : auto, gpu ou cpu (par défaut { $default })
argument-solve-bytes = garder la table en octets : quatre fois plus petite, un peu moins exacte
argument-solve-verify = comparer autant de positions au hasard avec les règles, lentement
argument-solve-net = apprendre aussi à un petit réseau ce que sait la table, et l’écrire dans ce fichier
solve-progress = Résolution
solve-first = Part de victoire de qui commence : { $value } (résidu { $residual })
solve-folder = Table dans { $folder }
solve-verified = Positions comparées avec les règles : { NUMBER($count) } ; plus grand écart : { $off }
solve-taught = Réseau écrit dans { $file } ; erreur moyenne : { $off }
error-lab-extra = Il faut les composants du laboratoire : { $install }. Il manque : { $name }
error-solve-game = Seul { $known } est résolu.
error-solve-compiler = Pour résoudre le jeu, il faut sur cette machine un compilateur C++ (c++, g++ ou clang++) ou un GPU NVIDIA avec CuPy.
error-solve-gpu = Il n’y a ici aucun GPU que CuPy puisse utiliser ; --device cpu s’en passe, pendant des heures.
error-solve-table = { $folder } ne contient pas de table que cette version sache lire. Supprimez ce dossier ou choisissez-en un autre avec --folder.

## The lab

command-lab = mesurer la force des robots et les entraîner
command-ladder = faire jouer les niveaux d’un jeu entre eux et les classer
command-match = faire jouer un robot contre d’autres à chaque place, et le chronométrer
argument-lab-bots = les robots, du plus faible au plus fort (par défaut : les niveaux du jeu)
argument-lab-one = le robot qui occupe une place
argument-lab-against = le robot qui occupe toutes les autres places
argument-lab-seats = combien sont à la table (par défaut : le moins que le jeu permette)
argument-lab-games = combien de parties par paire, arrondi pour que chacun soit aussi souvent à chaque place ({ $default } par défaut)
argument-lab-minutes = ne rien commencer de nouveau après tant de minutes ; les parties en cours sont terminées
argument-lab-json = écrire aussi les résultats dans ce fichier et, deux fois par minute, ce qu’il y a déjà
argument-lab-picture = dessiner aussi le classement dans ce fichier (.svg ou .png)
argument-lab-luck = juger le hasard de chaque partie et donner aussi la part gagnée hors hasard
contest-title = { $game }, { $seats } joueurs, graine { $seed }
contest-one = Robot
contest-rest = Contre
contest-games = Parties
contest-won = Gagné
contest-interval = 95 %
contest-mean = Moyenne
contest-most = 99 % en
contest-seat = Place
contest-bot = Robot
contest-rating = Classement
contest-milliseconds = { NUMBER($time, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } ms
contest-note = Le robot occupe chaque place à son tour, avec le même hasard ; toutes les autres sont à l’autre robot. L’égalité serait { $even }. Une victoire partagée compte à parts égales. Intervalle : Wilson, plus large là où les parties de même hasard finissent de même. Temps : temps de calcul par décision.
contest-rating-note = Points Elo, { $anchor } = 1000. Intervalle : bootstrap sur le hasard des parties.
contest-corrected = Hors hasard, selon { $evaluator }
contest-worth = Valeur
contest-corrected-note = En moyenne le hasard ne donne rien à personne : le retirer ne favorise personne. « Valeur » : combien de parties sans cette correction en disent autant qu’une avec elle. La part à retirer est ajustée sur l’autre moitié des parties ; il faut au moins { $least } tours de toutes les places.
contest-pairing = { $one } contre { $rest }
contest-rating-axis = Points Elo, avec intervalles à 95 %
contest-share-axis = Part gagnée, avec intervalles à 95 % (tirets : égalité, { $even })
contest-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
contest-interrupted = Interrompu : voici les parties terminées avant.
error-lab-games = Chaque paire doit jouer au moins { $seats } parties, pour que chacun occupe chacune des { $seats } places ; --games vaut { $games }.
error-lab-bots = Il faut au moins deux robots différents, chacun nommé une fois : --bots random,greedy
error-lab-seats = À { $seats } joueurs, { $game } n’a pas de niveau « { $name } ». Il y a : { $known }.
error-lab-luck = Le hasard ne peut pas être jugé ici : rien ne sait juger des positions de { $game } à { $seats } joueurs avec ces options. Retirez --luck-corrected.
error-lab-picture = Une image s’écrit en .svg ou en .png, pas dans « { $file } ».
error-lab-nothing = Arrêté avant que chacun ait occupé chaque place une fois : il n’y a encore rien à dire.
error-lab-worker = Un processus qui jouait a été tué, peut-être faute de mémoire. Ce qui était terminé est dans le fichier donné par --json. Avec moins de --jobs, il faut moins de mémoire.

# The lab: tournaments, studies, games in files, Ray
command-tournament = faire se rencontrer plusieurs robots, chacun aussi souvent à chaque place, et les classer
command-study = découvrir un jeu : places, durée, points, ce qui fait gagner, pour chaque choix d’options
command-merge = réunir des parties jouées séparément et dire ce qu’elles montrent
argument-jobs-or-ray = combien de processus se partagent le travail (1 par défaut ; avec --on ray, un par cœur)
argument-on = jouer sur Ray : sur une grappe propre à cette machine (ray) ou sur celle de cette adresse (par exemple 10.0.0.5:6379)
argument-numbers = jouer les parties de ces numéros, de A jusqu’à B non compris, au lieu de --games : zoorama lab merge réunit ce qui a été joué séparément
argument-data = écrire aussi chaque partie dans ce fichier : en lignes JSON (.jsonl) ou, une ligne par place, en Parquet (.parquet)
argument-report = écrire aussi une page illustrée dans ce fichier (.html)
argument-merge-files = des fichiers écrits avec --data (.jsonl)
argument-tournament-bots = qui participe (par défaut : les niveaux du jeu)
argument-tournament-games = combien de parties par table, arrondi pour que chacun soit aussi souvent à chaque place ({ $default } par défaut)
argument-study-bot = le robot à toutes les places (par défaut : greedy, là où il joue ce jeu)
argument-study-seats = combien sont à la table : un nombre, plusieurs ou all (par défaut : le moins que le jeu permette)
argument-study-games = combien de parties par variante ({ $default } par défaut)
lab-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-few-numbers = Pas d’intervalles : il faut des parties d’au moins { $least } numéros, dont le hasard est indépendant.
lab-kept = { $games } parties dans { $file } : trop peu pour dire quelque chose à elles seules.
lab-too-few = Trop peu de parties pour dire quelque chose : { $games }.
lab-tick = { NUMBER($value, maximumFractionDigits: 1, useGrouping: 0) }
lab-shares = Part gagnée
lab-ratings = Classement
lab-by-seat = Par place
lab-by-seat-axis = Part gagnée à chaque place, avec intervalles à 95 % (tirets : égalité)
lab-ladder-title = { $game } : échelle
lab-match-title = { $game } : duel
lab-ladder-lead = La force des robots à { $seats } joueurs. Chacun a occupé chaque place à son tour, avec le même hasard.
lab-match-lead = Un robot contre d’autres à { $seats } joueurs, à chaque place tour à tour et avec le même hasard.
lab-repeat = Rejouer les mêmes parties
lab-game = Jeu
lab-rules = { $game }, règles version { $version }
lab-games = Parties
lab-seed = Graine
lab-numbers = Numéros
lab-options = Options
lab-digest = Empreinte
lab-stopped = Arrêté avant la fin
lab-left-out = Laissées de côté
lab-left-out-rounds = { $games } parties sur { $all } : leurs tours en comptent moins que d’autres
tournament-title = { $game } : tournoi
tournament-lead = { $bots } robots se sont rencontrés à des tables de { $seats }, dans toutes les combinaisons, chacun aussi souvent à chaque place et avec le même hasard.
tournament-standings = Résultats
tournament-pairs = Face à face
tournament-other = Devant
tournament-compared = Comparés
tournament-ahead = Fréquence
tournament-matrix = Combien de fois celui de gauche a fini devant celui du haut
tournament-note = L’égalité serait { $even }. Une victoire partagée compte à parts égales. Intervalle : Wilson, plus large là où les parties de même hasard finissent de même.
tournament-pairs-note = Partout où les deux étaient à la même table : combien de fois le premier a fini devant le second. Une place partagée compte pour moitié.
study-title = { $game } : étude
study-lead = Le jeu tel qu’il est quand { $bot } joue à toutes les places.
study-overview = Vue d’ensemble
study-overview-note = Moyennes de toutes les parties d’une variante. Toutes les variantes ont été jouées avec les mêmes numéros.
study-players = Joueurs
study-seats = { $seats } joueurs
study-seat = Place { $seat }
study-best-seat = Meilleure place
study-seat-won = { $seat } : { $won }
study-by-seat = La place compte-t-elle ?
study-seats-note = { $games } parties ; l’égalité serait { $even }. Une victoire partagée compte à parts égales. Intervalle : Wilson, 95 %.
study-lengths = Combien de temps dure une partie ?
study-scores = Comment se répartissent les points ?
study-effects = Qu’est-ce qui fait gagner ?
study-what = Quoi
study-rounds = Manches
study-choices = Choix
study-decisions = Décisions
study-moves = Coups
study-everybody = Tous
study-winners = Meilleur score de la partie
study-margin = Écart
study-deviation = Écart type
study-5 = 5 %
study-median = Médiane
study-95 = 95 % sous
study-lengths-note = Un choix est une décision où plus d’une chose était possible ; les coups sont les décisions et le hasard. Intervalle : celui de la moyenne.
study-scores-note = L’écart sépare le meilleur score du deuxième. Intervalle : celui de la moyenne.
study-part = { $variant } : { $what }
study-line = Feuille de score
study-of-winners = Gagnants
study-of-others = Autres
study-difference = Différence
study-effect = Effet
study-effects-note = Les points de chaque ligne de la feuille de score, gagnants contre les autres de la même table. « Effet » : la différence en écarts types de la ligne. Cela dit ce qu’ont les gagnants, non qu’il suffise d’en avoir plus pour gagner.
study-choices-axis = Choix par partie, avec intervalles à 95 %
study-points-axis = Points d’un joueur, avec intervalles à 95 %
study-choices-spread = Parties selon le nombre de choix
study-points-spread = Joueurs selon leurs points
study-effects-axis = Points des gagnants de plus que les autres, avec intervalles à 95 %
error-numbers = « { $given } » pour --numbers n’est pas un intervalle comme 1000:2000, d’un numéro jusqu’à un plus grand non compris, { $most } au plus.
error-on-jobs = La grappe à { $address } a son propre nombre de processus : retirez --jobs, ou dites --on ray.
error-on-address = Aucune grappe Ray ne répond à « { $address } ». Démarrez-en une avec « ray start --head » et donnez son adresse, par exemple 10.0.0.5:6379 ; --on ray en démarre une sur cette machine.
error-on-version = Un nœud de la grappe a zoorama { $version }, dont les parties peuvent différer. Installez la même version sur chaque nœud.
error-ray-extra = Pour jouer sur Ray, installez-le : { $install }. Il manque : { $name }
error-parquet-extra = Pour écrire du Parquet, installez PyArrow : { $install }. Il manque : { $name }
error-data-file = Les parties s’écrivent en lignes JSON (.jsonl) ou en Parquet (.parquet), pas dans « { $file } ».
error-report-file = Un rapport est une page HTML : donnez à --report un nom qui finit par .html, pas « { $file } ».
error-lab-no-games = Il n’y a encore aucune partie à raconter.
error-tournament-round = Arrêté avant un tour complet de { $games } parties : il n’y a encore rien à dire.
error-study-games = Une étude demande au moins { $least } parties par variante ; il y en a { $games }.
error-study-option = L’option { $name } est donnée deux fois. Donnez toutes ses valeurs à la fois : --option { $name }=A,B
error-merge-mixed = { $file } contient d’autres parties que le premier : { $game }, graine { $seed }. On ne réunit que des parties du même jeu, de la même version des règles et de la même graine.
error-merge-contradiction = { $file } raconte la partie { $number } autrement qu’un autre fichier : l’un d’eux a été modifié ou vient d’une autre version.
error-merge-variants = Ces parties ne peuvent pas être racontées ensemble : les joueurs, leur nombre ou les options diffèrent. Réunissez-les séparément.
error-merge-line = La ligne { $line } de { $file } n’est pas une partie. Ces fichiers s’écrivent avec --data FICHIER.jsonl.

## Réglages

argument-settings = un fichier TOML de réglages (par défaut, celui que nomme $ZOORAMA_SETTINGS)
argument-print-settings = afficher tous les réglages, leur sens et leur origine, puis s’arrêter
settings-error-unreadable = { $where } est illisible : { $why }
settings-error-unknown = { $where } : il n’y a pas de réglage « { $name } ». Le plus proche est « { $nearest } ».
settings-error-twice = { $where } : « { $name } » est donné deux fois, directement et par un fichier. N’en gardez qu’un.
settings-error-text = { $where } : « { $name } » doit être un texte entre guillemets.
settings-error-list = { $where } : « { $name } » doit être une liste de textes.
settings-error-yes-no = { $where } : « { $name } » doit être true ou false.
settings-error-whole = { $where } : « { $name } » doit être un nombre entier de { $least } à { $most }, et non « { $given } ».
settings-error-number = { $where } : « { $name } » doit être un nombre de { $least } à { $most }, et non « { $given } ».

## Limits: what there can be too much of, and when to try again

too-many-again = { $unit ->
    [second] { $count ->
        [one] Réessayez dans une seconde.
       *[other] Réessayez dans { $count } secondes.
    }
    [minute] { $count ->
        [one] Réessayez dans une minute.
       *[other] Réessayez dans { $count } minutes.
    }
   *[hour] { $count ->
        [one] Réessayez dans une heure.
       *[other] Réessayez dans { $count } heures.
    }
}
too-many-tables = Vous avez { $limit } tables ouvertes, c’est le maximum. Terminez ou quittez une partie, puis réessayez.
too-many-tables-address = { $limit } tables sont ouvertes depuis votre réseau, c’est le maximum. Réessayez quand l’une d’elles sera terminée.
too-many-public-tables = Vous avez { $limit } tables publiques ouvertes, c’est le maximum. Terminez ou quittez une partie, puis réessayez.
too-many-tables-day = Vous pouvez ouvrir { $limit } tables par jour. { too-many-again }
too-many-tables-day-address = On peut ouvrir { $limit } tables par jour depuis un même réseau. { too-many-again }
too-many-newcomers = { $limit } nouveaux joueurs par heure peuvent venir d’un même réseau. { too-many-again }
too-many-sockets = Ce site est ouvert { $limit } fois chez vous, c’est le maximum. Fermez un onglet, puis réessayez.
too-many-sockets-address = { $limit } connexions sont ouvertes depuis votre réseau, c’est le maximum. Fermez un onglet, puis réessayez.
too-many-spectators = { $limit } spectateurs regardent déjà cette table. Réessayez plus tard.
too-many-hints = Vous avez reçu { $limit } conseils dans cette partie. Il n’y en a plus.
too-many-undos = Vous avez annulé ce coup { $limit } fois. Il est temps de vous décider.
too-many-previews = { $limit } aperçus par seconde suffisent. { too-many-again }
too-many-replays = Revoir { $limit } parties par minute suffit. { too-many-again }
too-many-analyses = Analyser { $limit } parties par minute suffit. { too-many-again }
too-many-analyses-address = { $limit } parties sont en cours d’analyse pour votre réseau, c’est le maximum. Réessayez quand l’une des analyses sera prête.
too-many-analyses-waiting = { $limit } parties sont déjà en cours d’analyse. { too-many-again }
too-many-chat = Vous pouvez écrire { $limit } messages par minute. { too-many-again }
too-many-chat-table = On peut écrire { $limit } messages par minute à cette table. { too-many-again }
too-many-chat-lines = Le chat de cette table est plein : { $limit } messages.
too-many-seat-changes = Vous pouvez changer de place { $limit } fois par minute. { too-many-again }
too-many-seats = À la table publique de quelqu’un d’autre, vous pouvez prendre { $limit } places au plus.
too-many-wishes = { $limit } personnes attendent déjà une place ici. Réessayez plus tard.

## People

not-allowed-name-taken = « { $name } » ressemble au nom de quelqu’un d’autre à cette table. Choisissez un autre nom.

## Connections

http-slow = La demande a mis plus de { $limit } secondes à arriver. Réessayez.
http-headers = Les en-têtes de la demande sont trop volumineux : { $limit } octets au maximum. Supprimer les cookies de ce site peut aider.
http-fields = La demande contient trop d’en-têtes : { $limit } au maximum.
http-body = C’est trop volumineux : { $limit } octets au maximum.
too-many-connections-address = Votre réseau a déjà { $limit } connexions ouvertes, le maximum. Fermez un onglet. { too-many-again }
too-many-connections = Le serveur est plein : il a déjà { $limit } connexions ouvertes. { too-many-again }
http-malformed = Le serveur ne peut pas lire cette demande : { $why }
http-host = Ce serveur ne répond pas au nom { $host }. La personne qui le gère peut autoriser ce nom : réglage net.hosts.
unreadable-not-a-network = { $path } : « { $given } » n’est ni une adresse IP ni un réseau comme 10.0.0.0/8.

## Entretien de la base de données

command-check = examiner la base de données : est-elle intacte, peut-on continuer chaque partie
command-restore = mettre une copie à la place de la base de données ; l’ancienne est conservée
command-rotate-key = signer les cookies avec une nouvelle clé, même pendant que le serveur tourne
command-drain = demander au serveur de ne plus commencer de partie et de s’arrêter quand aucune n’est en cours
argument-restored = la copie à restaurer
argument-repair = corriger ce qui découle du reste, par exemple des listes en retard sur la partie
argument-vacuum = rendre tout l’espace libre au disque ; le serveur doit être arrêté
argument-key-days = nombre de jours pendant lesquels les cookies signés avec l’ancienne clé restent valables ({ $default } par défaut)
argument-key-file = l’emplacement de la clé, si les réglages indiquent un fichier à part
argument-minutes = nombre de minutes après lequel le serveur s’arrête même si des parties sont en cours ({ $default } par défaut)
admin-restored = { $file } est maintenant la base de données, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
admin-aside = L’ancienne base de données est conservée dans { $file }.
admin-problem = La base de données elle-même : { $problem }
admin-damaged = La table { $table }… ne peut pas être chargée : { $why }
admin-lagging = { $count ->
    [one] { $count } table est en retard sur son journal.
   *[other] { $count } tables sont en retard sur leur journal.
} Le serveur les met à jour à son démarrage, ou tout de suite : --repair
admin-repaired = { $count ->
    [0] Rien à corriger.
    [one] { $count } table corrigée.
   *[other] { $count } tables corrigées.
}
admin-checked = { $tables ->
    [one] { $tables } table examinée
   *[other] { $tables } tables examinées
}, { $damaged ->
    [0] aucune n’est endommagée.
    [one] dont { $damaged } endommagée.
   *[other] dont { $damaged } endommagées.
}
admin-key-rotated = Les cookies sont désormais signés avec une nouvelle clé. { $days ->
    [0] Ceux signés avec l’ancienne ne valent plus rien.
    [one] Ceux signés avec l’ancienne restent valables { $days } jour.
   *[other] Ceux signés avec l’ancienne restent valables { $days } jours.
}
admin-draining = Le serveur ne commence plus de partie. Il s’arrêtera quand aucune ne sera en cours, au plus tard dans { $minutes ->
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
store-error-older = { $where } vient d’une version antérieure de Zoorama. Démarrez le serveur : il garde une copie et met la base à jour.
store-error-newer-copy = { $where } vient d’un Zoorama plus récent (base version { $version }, celui-ci connaît { $known }). Pour revenir à celui-ci, sans ce qui a été joué depuis : zoorama admin restore { $copy }
store-error-damaged = { $where } est endommagé : { $reason }
store-error-bad-key = { $where } ne contient pas de clé pour les cookies. Restaurez le fichier, ou supprimez-le : tout le monde sera alors un nouvel invité.
error-TableDamaged = Les données enregistrées de cette table sont illisibles. Adressez-vous à la personne qui gère ce serveur.
error-Restarting = Le serveur va redémarrer : plus de nouvelle partie d’ici là. Réessayez dans quelques minutes.

## Moderation

command-operator = afficher un lien qui fait d’un navigateur celui d’un modérateur
command-operators = lister les modérateurs d’un serveur, ou en retirer un
argument-operator = le nom du modérateur, tel qu’il figure dans le journal
argument-remove-operator = retirer le modérateur de ce nom
operator-link = Ouvrez cette page de votre serveur dans le navigateur de { $name }. Le lien marche une fois, pendant { $minutes } minutes.
operator-removed = { $name } n’est plus modérateur.
operator-none = Il n’y a pas de modérateur. « zoorama admin operator NAME » en crée un.
operator-unknown = Il n’y a pas de modérateur { $name }. « zoorama admin operators » les liste.
not-allowed-banned = { $until ->
    [never] Vous êtes exclu : vous ne pouvez plus vous asseoir, écrire dans le chat ni ouvrir de table. Motif : { $reason }
   *[other] Vous êtes exclu jusqu’au { $until } : d’ici là, vous ne pouvez ni vous asseoir, ni écrire dans le chat, ni ouvrir de table. Motif : { $reason }
}
not-allowed-muted = { $until ->
    [never] Vous ne pouvez plus écrire dans le chat. Motif : { $reason }
   *[other] Vous ne pouvez pas écrire dans le chat jusqu’au { $until }. Motif : { $reason }
}
not-allowed-no-such-line = Ce message est trop ancien : son auteur est introuvable.
not-allowed-nobody-to-sanction = Personne à sanctionner : la personne ou l’adresse est inconnue.
not-allowed-sanction-gone = Cette sanction est déjà levée.
not-allowed-report-gone = Ce signalement n’existe pas.
too-many-reports = Les modérateurs n’ont pas encore lu vos { $limit } derniers signalements. Réessayez quand ce sera fait.
too-many-puzzles = Vous pouvez répondre à { $limit } problèmes par minute. { too-many-again }
too-many-exports = Vos données peuvent être exportées { $limit } fois en dix minutes. { too-many-again }

## Hosts: who may sit, write and watch

not-allowed-kept-out = L’hôte ne veut pas de vous à cette table.
not-allowed-turned-down = L’hôte ne vous a pas donné de place.
not-allowed-chat-off = Le chat de cette table est fermé.
not-allowed-chat-seated = Seuls ceux qui sont assis à cette table peuvent écrire dans son chat.
not-allowed-no-such-wish = Cette personne n’attend plus de place.
not-allowed-plays-here = { $name } joue ici et ne peut pas être exclu de la table.
not-allowed-others-missing = Les autres arrivent. Vous pourrez commencer quand ils seront là, ou dans { $wait ->
    [one] une seconde
   *[other] { $wait } secondes
}.

## Notifications

notice-turn = { $game } : à vous de jouer
notice-reminder = { $game } : { $hours ->
    [one] plus que { $hours } heure pour jouer
   *[other] plus que { $hours } heures pour jouer
}
notice-over = { $game } : la partie est terminée
notice-rematch = { $game } : on vous propose une revanche
notice-several = { $count ->
    [one] Du nouveau dans { $count } partie
   *[other] Du nouveau dans { $count } parties
}
notice-players = Avec { $players }
notice-guest = Invité { $number }
notice-test = Zoorama : notification d’essai
notice-test-body = Tout marche : c’est ainsi que les notifications vous parviendront.
notice-mail-confirm = Zoorama : confirmez votre adresse e-mail
notice-mail-confirm-body = Quelqu’un, sans doute vous, souhaite recevoir à cette adresse des notifications sur ses parties sur { $site }. Pour confirmer, ouvrez ce lien dans les trois jours :
notice-mail-confirm-foot = Si ce n’était pas vous, ne tenez pas compte de cet e-mail : vous n’en recevrez pas d’autre.
notice-mail-foot = Pour ne plus recevoir ces e-mails : { $link }
unreadable-not-push-keys = { $path } : ce ne sont pas les clés d’un abonnement push de navigateur.
unreadable-not-an-address = { $path } : « { $given } » n’est pas une adresse e-mail.
unreadable-closed-address = { $path } : ce serveur n’envoie rien à cette adresse. Il faut une adresse https sur l’internet public.
unreadable-unknown-zone = { $path } : il n’y a pas de fuseau horaire « { $given } ». Il en faut un comme Europe/Paris.
not-allowed-not-offered = Ce serveur n’envoie pas de telles notifications.
not-allowed-notice-link-gone = Ce lien ne marche pas ou n’est plus valable. Saisissez de nouveau votre adresse pour en recevoir un autre.
not-allowed-mail-refused = L’e-mail n’a pas pu être envoyé. Vérifiez l’adresse ou réessayez plus tard.
too-many-notice-mails = { $limit } e-mails de confirmation peuvent être envoyés par jour. { too-many-again }
too-many-notice-tests = Vous pouvez envoyer { $limit } essais de suite. { too-many-again }

## Levels and hints

level-beginner = débutant
level-keen = confirmé
level-expert = expert
level-beginner-about = Joue correctement, mais ne choisit pas toujours le meilleur coup. Idéal pour une première partie.
level-greedy-about = Choisit ce qui semble le mieux sur le moment.
level-keen-about = Pèse ce que chaque coup apporte à ses chances de gagner.
level-expert-about = Réfléchit plusieurs coups à l’avance.
level-master-about = Voit très loin ; difficile à battre.
level-exact-about = Ne fait jamais d’erreur.
level-random-about = Joue n’importe quel coup permis.
level-instead = Ici, à { $seats } joueurs, il n’y a pas de « { $level } » : « { $other } » joue à sa place.
level-trouble = Le réseau de { $game } ne peut pas être utilisé : { $why }. Les robots qui réfléchissent plusieurs coups à l’avance suivent alors des règles simples.
not-allowed-no-such-level = À { $seats } joueurs, il n’y a pas de niveau « { $level } ». Il y a : { $known }.
play-help-hint = un conseil : ce que jouerait un robot fort, et pourquoi
hint-is = Conseil : { $action }
hint-chance = Chances de victoire : { $chance } sur 100.
hint-chances = Chances de victoire : { $chance } sur 100. Deuxième choix : { $other } – { $next }.

## Training

command-train = entraîner un réseau en le faisant jouer contre lui-même, pour les adversaires forts
argument-train-minutes = combien de temps (par défaut { $default }) ; un entraînement plus long avance plus lentement et donne un meilleur réseau
argument-train-seats = les nombres de places à jouer, chacun aussi souvent qu’il est nommé (par défaut : tous, les petites tables plus souvent)
argument-train-folder = où sont gardés les poids, la courbe et l’état ; un entraînement commencé là continue (par défaut : training/JEU)
argument-train-picture = dessiner la courbe dans ce fichier (.svg ou .png)
train-line = { $minutes } min, { NUMBER($games) } parties, { $speed } par seconde, erreur { $loss } ; contre greedy : { $exams }
train-exam = { $seats } places { $share } sur { $games }
train-done = Poids, fiche et courbe dans { $folder }
train-seats = { $count } places
train-minutes = minutes
train-share = part des victoires, seul contre des greedy
error-train-seats = { $given } : de { $low } à { $high } peuvent jouer, écrits comme { $low },{ $high }.
error-train-gpu = Il n’y a pas ici de processeur graphique que PyTorch puisse utiliser ; --device cpu s’en passe, plus lentement.
error-train-folder = Il y a dans { $folder } un état d’entraînement qui n’est pas de ce jeu, de ces règles ou de ces traits. Supprimez-le, ou choisissez un autre dossier avec --folder.
error-train-stopped = Un processus qui jouait s’est arrêté de lui-même ; son message est plus haut. Ce qui a été appris jusque-là est dans { $folder }.

## Une place pour les modèles de langage

command-mcp = donner une place à un modèle de langage : des outils par l’entrée et la sortie standard (MCP)
error-mcp-extra = Il faut les composants pour modèles de langage : { $install }. Il manque : { $name }
mcp-instructions = Quatre jeux de zoo à jouer contre des robots, ou avec des gens à la table d’un serveur. Lisez les règles, ouvrez une table ou rejoignez-en une, puis regardez et jouez jusqu’à la fin de la partie. On ne vous montre que ce que votre place a le droit de savoir.
mcp-tool-list_games = Les jeux : pour combien de joueurs, avec quels robots (du plus faible au plus fort), avec quelles options.
mcp-tool-read_rules = Les règles d’un jeu, chacune avec son numéro. rule : seulement celle-ci, par exemple ZD-8. language : en, fr, de ou ru.
mcp-tool-open_table = Ouvrir ici une table contre des robots. bots : un pour chaque autre place, par exemple ["greedy", "master"] ; sinon, greedy. seat : la vôtre, comptée à partir de 0. options : celles qui diffèrent des valeurs par défaut. seed : fixe tout le hasard, pour pouvoir répéter une partie. La réponse donne le numéro de la table et ce que vous pouvez faire.
mcp-tool-join_table = S’asseoir sous ce nom à une table d’un serveur Zoorama, par le lien que son hôte a partagé (…/t/…). L’hôte lance la partie.
mcp-tool-list_tables = Vos tables, et celles où c’est à vous de jouer.
mcp-tool-look = La table comme vous la voyez : le plateau et vos choix, numérotés. wait : à la table d’un serveur, attendre votre tour au plus tant de secondes ; on vous dit alors aussi ce qui s’est passé.
mcp-tool-read_view = Tout ce que votre place a le droit de savoir, en JSON, avec les actions permises et leurs numéros ; la ressource zoorama://schema/GAME le décrit.
mcp-tool-act = Jouer : action est le numéro d’un choix, ou une action en JSON. Les autres jouent ensuite jusqu’à ce que ce soit de nouveau à vous. Ce qui n’est pas permis est refusé, avec la règle.
mcp-tool-read_log = Ce que votre place a appris depuis le début. since : laisser de côté tant d’événements.
mcp-tool-hint = Ce qu’un bon robot ferait à votre place. À la table d’un serveur, tout le monde apprend que vous avez demandé.
mcp-tool-result = Les feuilles de score d’une partie terminée.
mcp-tool-close_table = Quitter une table. Une partie jouée ici est perdue ; à la table d’un serveur, votre place redevient libre, ou un robot continue pour vous si la partie a commencé.
mcp-resource-rules = Les règles d’un jeu en en, fr, de ou ru
mcp-resource-schema = Le JSON Schema des vues, actions et événements d’un jeu
mcp-opened = Table { $table } : { $game }. Vous êtes { $player }, place { $seat } comptée à partir de 0.
mcp-others = Ce n’est pas à vous de jouer. La table attend { $players }.
mcp-not-begun = La partie n’a pas encore commencé. L’hôte la lance ; regardez de nouveau à ce moment-là.
mcp-not-over = La partie n’est pas encore terminée.
mcp-no-table = Vous n’avez pas de table { $table }. Vous avez : { $known }.
mcp-too-many = Vous avez déjà { $most } tables. Quittez-en une d’abord.
mcp-closed = Vous avez quitté la table { $table }.
mcp-closed-untold = La table { $table } est fermée ici, mais le serveur n’a pas pu en être informé, et votre place y est peut-être encore prise. { $problem }
unreadable-not-a-table-link = { $path } : n’est pas le lien d’une table. Il ressemble à https://example.org/t/….
unreadable-not-seated = { $path } : l’hôte ne vous a pas donné de place. Demandez-lui, puis réessayez.
unreadable-table-gone = { $path } : cette table n’existe plus sur le serveur.
unreadable-not-recognized = { $path } : le serveur ne vous reconnaît plus.
unreadable-cut-off = { $path } : le serveur a fermé la connexion (code { $code }).
unreadable-timed-out = { $path } : pas de réponse au bout de { $seconds } secondes.
