## Le cadre

web-skip = Aller au contenu
web-loading = Un instant…
web-home = Accueil
web-close = Fermer
web-menu = Plus
web-settings = Réglages
web-name = Votre nom
web-save = Enregistrer
web-saved = Enregistré.
web-language = Langue
web-theme = Thème
web-theme-system = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Animations
web-speed-0 = aucune
web-speed-0-5 = lentes
web-speed-1 = normales
web-speed-2 = rapides
web-notify = Me prévenir quand c’est mon tour
web-auto-pass = Passer automatiquement quand je ne peux rien faire d’autre
web-transfer = Continuer sur un autre appareil
web-transfer-about = Ouvrez ce lien sur votre autre appareil pour continuer là-bas. Il sert une seule fois, pendant 15 minutes.
web-transfer-make = Créer un lien
web-arriving = On vous transfère sur cet appareil…
web-copy = Copier
web-copied = Copié
web-share = Partager
web-lost = Page introuvable
web-lost-about = Le lien est peut-être mal recopié, ou la table a été supprimée.
web-broken = La page n’a pas pu être chargée
web-broken-about = Vous êtes peut-être hors ligne, ou Zoorama vient d’être mis à jour.
web-reload = Recharger
web-outdated = Zoorama a été mis à jour. Rechargez la page pour continuer ; rien n’est perdu.
web-connecting = Connexion…
web-connection-lost = Connexion perdue. Vos coups sont gardés et seront renvoyés.
web-retry = Réessayer

## Accueil

web-welcome = Quatre jeux de zoo. Installez-vous et jouez.
web-games = Jeux
web-players = { $least }–{ $most } joueurs
web-minutes = { $least }–{ $most } minutes
web-play-now = Jouer
web-learn = Apprendre à jouer
web-rules = Règles
web-rules-luck = Quelle est la part du hasard ?
web-rules-luck-players = { $players } joueurs
web-rules-luck-skill = Force { $share }
web-rules-luck-chance = Hasard { $share }
web-rules-luck-won = Un robot fort a gagné { $won } de { $games } parties contre des robots plus faibles ; entre égaux, ce serait { $even }.
web-rules-luck-about = Mesuré avec un robot fort parmi des robots plus faibles, à chaque place tour à tour. La force est la part des résultats qui s’explique quand on sait lequel c’est ; le reste est le hasard. Plus les joueurs sont de force égale, plus le hasard décide.
web-my-games = Mes parties
web-open-tables = Tables ouvertes
web-finished-games = Parties terminées
web-your-turn = À vous de jouer
web-stage-over = terminée
web-stage-playing = en cours
web-open-seats = { $seats ->
    [one] { $seats } place libre
   *[other] { $seats } places libres
}
web-waiting-for = On attend { $players }
web-credits = Les jeux appartiennent à leurs auteurs et éditeurs. Zoorama explique les règles avec ses propres mots. Animaux et objets : Fluent Emoji de Microsoft (MIT) et nos propres dessins.

## Une nouvelle table

web-with = Qui joue ?
web-with-bots = Contre des robots
web-with-friends = Inviter des amis
web-with-device = Sur un seul appareil
web-seats = Places
web-people = Joueurs sur cet appareil
web-player-number = Joueur { $number }
web-opponents = Adversaires
web-pace = Temps
web-pace-untimed = Sans limite de temps
web-pace-quick = Rapide : 20 secondes par coup
web-pace-calm = Tranquille : 1 minute par coup
web-pace-slow = Lent : 3 minutes par coup
web-pace-day = Par correspondance : 1 jour par coup
web-pace-days = Par correspondance : 3 jours par coup
web-pace-week = Par correspondance : 1 semaine par coup
web-reaction = Temps pour réagir
web-reaction-all = jusqu’à ce que tout le monde ait répondu
web-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-public = Table publique
web-open-table = Ouvrir la table
web-start = Commencer

## Autour de la table

web-is-public = publique
web-is-private = sur invitation
web-spectators = { $spectators ->
    [one] { $spectators } spectateur
   *[other] { $spectators } spectateurs
}
web-invite = Inviter des amis
web-invite-about = Toute personne qui a ce lien peut jouer ou regarder.
web-seat-open = Place libre
web-you = vous
web-bot = robot
web-bot-sits-in = un robot joue à sa place
web-not-here = pas là
web-sit = S’installer ici
web-stand = Quitter sa place
web-unseat = Retirer
web-shuffle = Mélanger les places
web-too-few = Il faut au moins { $least } joueurs à la table.
web-wait-for-host = L’hôte de la table lance la partie.
web-take-a-seat = Prenez une place libre, ou regardez.

## En jeu

web-players-list = Joueurs
web-is-asked = à son tour
web-points-now = points jusqu’ici
web-days-left = { $days } j
web-hours-left = { $hours } h
web-sending = Envoi…
web-moment = Un instant…
web-watching = vous regardez
web-undo = Annuler
web-hint = Conseil
web-hint-do = Jouer ce coup
web-thinking = Réflexion…
web-score = Score
web-score-now = Score actuel
web-score-about = Si la partie s’arrêtait maintenant (sans ce qui est caché).
web-winner = Victoire
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Revoir
web-leave = Quitter la table
web-leave-about = Un robot joue à votre place. Revenez quand vous voulez par le même lien.
web-stay = Rester
web-motion-on = Activer les animations
web-motion-off = Couper les animations
web-away = Un robot joue pour vous.
web-back = Je suis de retour
web-why = Pourquoi ?
web-choices = { $choices ->
    [0] Aucun coup pour l’instant
    [one] { $choices } coup
   *[other] { $choices } coups
}
web-log = Journal
web-log-empty = Rien pour l’instant.
web-chat = Chat
web-chat-empty = Aucun message pour l’instant.
web-chat-say = Écrire un message
web-send = Envoyer
web-hand-over = Passez l’appareil à { $player }
web-hand-over-about = Ce que les autres ne doivent pas voir est caché.
web-i-am = Je suis { $player } : montrer mon jeu

## Lessons

web-lesson-step = Étape { $step } sur { $steps }
web-lesson-skip = Passer la leçon
web-lesson-end = Vous connaissez le jeu !
web-lesson-play-on = Continuer la partie
web-lesson-new = Nouvelle partie

## The stage

web-volume = Son
web-volume-off = coupé
web-hurry = Accélérer
web-key-space = Espace
web-side = Journal, chat et coups
web-side-fold = Replier le panneau
web-moves = Tous les coups
web-chat-unread = nouveaux messages

## La fin de la partie

web-ending-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-ending-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ending-margin = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}
web-ending-won = Vous gagnez avec { web-ending-margin } d’avance !
web-ending-won-tie = Égalité – vous gagnez au départage !
web-ending-won-shared = Vous partagez la victoire avec { $players } !
web-ending-wins = { $players } gagne avec { web-ending-margin } d’avance !
web-ending-wins-tie = Égalité – { $players } gagne au départage !
web-ending-wins-shared = { $players } se partagent la victoire !
web-ending-lost = { $placed } sur { $seats } – { web-ending-points }, { $behind } de retard
web-ending-lost-tie = { $placed } sur { $seats } – { web-ending-points }, le départage a tranché
web-ending-skip = Cliquez ou appuyez sur une touche pour passer
web-score-sheet = Détail des points
web-points-by-round = Les points, manche par manche
web-round = Manche { $round }
web-highlights = Temps forts
web-highlight-gain-you = Votre meilleur moment : { $change }
web-highlight-gain-other = Le meilleur moment de { $player } : { $change }
web-highlight-lead-you = Vous prenez la tête pour de bon
web-highlight-lead-other = { $player } prend la tête pour de bon
web-highlight-cost-you = Votre plus grosse perte : { $what }, { $points }
web-highlight-cost-other = La plus grosse perte de { $player } : { $what }, { $points }
web-highlight-edge-you = Votre avantage sur { $player } : { $what }, { $most } à { $least }
web-highlight-edge-other = L’avantage de { $player } sur vous : { $what }, { $most } à { $least }
web-show-me = Revoir
web-share-picture = Partager l’image

## Hasard

web-luck = Hasard vérifiable
web-luck-about = Avant le premier coup, cette table a tiré une graine secrète et publié son empreinte. Chaque jet et chaque carte découlent de la graine et de ce que les appareils des joueurs ont ajouté. Après la partie, la graine est révélée.
web-luck-chosen = Ceci est une leçon : son hasard a été choisi d’avance, pour être le même pour tous ceux qui apprennent.
web-luck-commitment = Empreinte, publiée avant le premier coup
web-luck-seed = Graine
web-luck-later = révélée à la fin de la partie
web-luck-fits = La graine correspond à l’empreinte : elle était fixée avant le premier coup.
web-luck-differs = La graine ne correspond pas à l’empreinte !
web-luck-verify = Pour vérifier chaque tirage sur votre propre ordinateur :
web-luck-limits = Cela prouve qu’aucun tirage n’a été changé pendant la partie. Cela ne prouve pas que personne n’a regardé la graine avant ; c’est pourquoi l’appareil de chaque joueur ajoute quelque chose à lui.
web-download = Télécharger la partie et la preuve

## Revoir

web-perspective = Vu par
web-perspective-spectator = un spectateur
web-perspective-open = la personne qui joue
web-step = Étape { $step } sur { $last }
web-previous = Précédent
web-next = Suivant
web-next-round = Manche suivante
web-previous-round = Manche précédente
web-key-moment = Moment clé
web-play = Lecture
web-pause = Pause
web-share-replay = Partager ce moment
web-to-table = Retour à la table

## Premières parties

web-learn-title = { $game } : votre première partie
web-learn-about = Une vraie partie contre des robots, sans limite de temps. Chaque étape montre ce que vous pouvez faire. Environ 4 minutes.
web-learn-begin = Commencer

## Ce que le serveur refuse

error-NoAnswer = Le serveur ne répond pas. Réessayez dans un instant.

## People: guests have no name yet, everybody has an animal

web-guest = Invité { $number }
web-your-animal = Votre animal
web-animal-fox = Renard
web-animal-owl = Chouette
web-animal-frog = Grenouille
web-animal-bear = Ours
web-animal-koala = Koala
web-animal-mouse = Souris
web-animal-panda = Panda
web-animal-lion = Lion
web-animal-tiger = Tigre
web-animal-monkey = Singe
web-animal-raccoon = Raton laveur
web-animal-rabbit = Lapin
web-animal-penguin = Pingouin
web-animal-polar-bear = Ours polaire
web-animal-wolf = Loup
web-animal-cat = Chat

## The shop window

web-welcome-about = Jouez tout de suite, contre des robots ou entre amis. Sans compte, sans rien installer.
web-continue = Continuer
web-continue-turn = Continuer : à vous
web-how = Comment ça marche
web-how-play = Choisissez un jeu et jouez
web-how-play-about = Un clic, et vous êtes à table. Annulation, conseils et aperçu de chaque coup vous aident.
web-how-invite = Envoyez un lien
web-how-invite-about = Vos amis l’ouvrent et s’installent, sur n’importe quel appareil. Les robots prennent les places libres.
web-how-learn = Apprenez en jouant
web-how-learn-about = Une courte leçon par jeu. Chaque règle est à portée de main.
web-options = Options
web-placing = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $seats } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The invitation

web-introduce = Comment les autres doivent-ils vous appeler ?
web-change = Modifier
web-scan = Code QR de l’invitation : à scanner avec un téléphone pour rejoindre la table
web-add-bot = Ajouter un robot
web-bots-level = Niveau des robots
web-fill-start = Compléter avec des robots et commencer
web-start-with = { $players ->
    [one] Commencer en solo
   *[other] Commencer à { $players }
}

## Hosts: who may sit, write and watch

web-host = Votre table
web-approve = Me demander avant que quelqu’un s’installe
web-wishes = En attente d’une place
web-admit = Donner une place
web-turn-down = Refuser
web-ask-seat = Demander cette place
web-asked = Vous avez demandé une place. L’hôte décide.
web-withdraw = Retirer la demande
web-chat-who = Qui peut écrire dans le chat
web-chat-everybody = tout le monde
web-chat-seated = les joueurs seulement
web-chat-off = personne
web-keep-out = Exclure
web-keep-out-title = Exclure { $name } ?
web-keep-out-public = { $name } ne pourra plus s’installer ni écrire à cette table.
web-keep-out-private = { $name } ne pourra plus s’installer, écrire ni regarder à cette table.
web-unseat-title = Retirer { $name } ?
web-unseat-about = La personne simplement retirée peut s’installer de nouveau. La personne exclue ne peut plus s’installer ni écrire ici, ni regarder une table privée.
web-unseat-keep-out = Retirer et exclure
web-kept-out = Exclus de la table
web-let-in = Laisser revenir
web-speakers = Ils ont écrit dans le chat
web-refused = Pas maintenant
web-luck-added = Ajouté par les appareils des joueurs
web-luck-nothing = rien
web-luck-own = Votre ajout
web-luck-own-about = Quelques mots à vous. Vous pouvez les changer jusqu’au début de la partie.
web-luck-change = Changer

## Restarting

web-restarting = Le serveur va bientôt redémarrer. Terminez votre partie ; elle est conservée de toute façon.

## Chat and reports

web-chat-watching = spectateur
web-chat-deleted = Ce message a été supprimé.
web-chat-line-menu = Signaler ou masquer ce qu’écrit { $name }
web-chat-hide = Masquer tout ce qu’écrit { $name } ici
web-chat-show-hidden = { $count ->
    [one] Afficher { $count } message masqué
   *[other] Afficher { $count } messages masqués
}
web-report = Signaler aux modérateurs
web-report-line = Ce message
web-report-name = Le nom du joueur
web-report-table = La table
web-report-reason = Quel est le problème ?
web-report-send = Envoyer le signalement
web-report-sent = Merci. Les modérateurs liront votre signalement.

## Your data

web-you-page = Vous et vos données
web-cancel = Annuler
web-devices = Vos appareils
web-devices-about = Chaque appareil sur lequel vous avez continué peut jouer à votre place. Si vous en avez perdu un, déconnectez tous les autres : seul ce navigateur reste le vôtre.
web-transfers-open = Liens vers d’autres appareils, encore inutilisés
web-transfer-until = Valable jusqu’à { $time }
web-transfer-revoke = Révoquer
web-devices-end = Déconnecter mes autres appareils
web-devices-sure = Tous les autres navigateurs seront déconnectés et les liens ouverts ne marcheront plus. Continuer ?
web-devices-ended = C’est fait. Seul ce navigateur est encore le vôtre.
web-export = Vos données dans un fichier
web-export-about = Votre nom, vos tables, vos messages et vos signalements, en JSON.
web-export-save = Télécharger
web-delete = Supprimer vos données
web-delete-about = Votre nom, votre animal et vos messages dans tous les chats sont supprimés. Vos places aux tables qui n’ont pas commencé se libèrent, des bots terminent vos parties en cours, et dans les parties terminées vous devenez un invité numéroté. C’est irréversible.
web-delete-stays = Les coups des parties restent, sans votre nom, car les parties des autres joueurs en sont faites. Une sanction reste aussi.
web-delete-word = SUPPRIMER
web-delete-type = Tapez { $word } pour confirmer
web-delete-now = Supprimer définitivement

## Privacy

web-privacy = Confidentialité
web-privacy-about = Ici, pas de compte, pas de publicité, pas de pistage. Ce serveur ne garde que ce qu’il faut pour jouer.
web-privacy-kept = Ce qui est gardé
web-privacy-kept-cookie = Un cookie avec un nombre aléatoire : c’est ainsi que votre navigateur est reconnu à vos tables.
web-privacy-kept-name = Le nom et l’animal que vous choisissez, et le jour de votre dernière visite.
web-privacy-kept-games = Les tables et leurs coups. Qui a le lien d’une table peut la regarder et la revoir.
web-privacy-kept-chat = Vos messages dans le chat d’une table. Qui a le lien de la table peut les lire.
web-privacy-kept-addresses = Votre adresse réseau sert à limiter les abus. Elle n’est conservée que brouillée : avec les tables que vous ouvrez, dans les signalements et les exclusions.
web-privacy-kept-reports = Les signalements aux modérateurs, avec les messages voisins, et ce que les modérateurs ont fait.
web-privacy-long = Combien de temps
web-privacy-period-gathering = Tables dont la partie n’a jamais commencé
web-privacy-period-playing = Parties non terminées
web-privacy-period-finished = Parties terminées
web-privacy-period-chat = Messages des chats
web-privacy-period-people = Noms de personnes sans table
web-privacy-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-privacy-until-deleted = jusqu’à suppression
web-privacy-rights = Ce que vous pouvez faire
web-privacy-rights-about = À tout moment, vous pouvez télécharger tout ce qui est gardé sur vous, déconnecter vos autres appareils et supprimer vos données.

## Operators

web-operate = Modération
web-operate-refresh = Actualiser
web-operate-reason = Motif, communiqué à la personne et noté dans le journal
web-operate-duration = Durée
web-operate-hours-1 = 1 heure
web-operate-hours-24 = 1 jour
web-operate-hours-168 = 1 semaine
web-operate-hours-720 = 30 jours
web-operate-hours-never = définitivement
web-operate-until = jusqu’au { $time }
web-operate-reports = Signalements ouverts
web-operate-no-reports = Aucun signalement ouvert.
web-operate-about-line = Un message de { $name }
web-operate-about-name = Le nom « { $name } »
web-operate-about-table = Une table de { $name }
web-operate-table = Ouvrir la table
web-operate-mute = Priver de chat
web-operate-ban = Exclure
web-operate-ban-address = Exclure l’adresse
web-operate-delete-line = Supprimer le message
web-operate-delete-table = Supprimer la table
web-operate-delete-table-sure = Supprimer la table et sa partie ?
web-operate-close = Classer le signalement
web-operate-sanctions = Sanctions en cours
web-operate-no-sanctions = Personne n’est sanctionné.
web-operate-lift = Lever
web-operate-address = Exclure une adresse
web-operate-audit = Journal
web-operate-no-audit = Rien pour l’instant.
web-deed-mute-person = privé de chat
web-deed-mute-address = adresse privée de chat
web-deed-ban-person = exclu
web-deed-ban-address = adresse exclue
web-deed-lift = sanction levée
web-deed-delete-line = message supprimé
web-deed-delete-table = table supprimée
web-deed-close = signalement classé

## Notifications

web-notices = Notifications
web-notices-about = Quand une partie par correspondance vous attend et que vous n’êtes pas à la table, Zoorama vous prévient.
web-notices-none = Ce serveur n’envoie pas de notifications.
web-notices-push = Notifications push sur cet appareil
web-notices-push-missing = Ce navigateur ne peut pas recevoir de notifications push. Sur iPhone ou iPad, ajoutez d’abord Zoorama à l’écran d’accueil.
web-notices-push-blocked = Les notifications sont bloquées. Autorisez-les pour ce site dans les réglages du navigateur.
web-notices-devices = { $devices ->
    [one] Aussi sur { $devices } autre appareil
   *[other] Aussi sur { $devices } autres appareils
}
web-notices-email = E-mail
web-notices-email-sent = Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer l’adresse.
web-notices-webhook = Webhook
web-notices-webhook-about = L’adresse du webhook entrant d’un salon de discussion, ou d’un programme à vous.
web-notices-secret = Secret qui sert à signer les messages
web-notices-add = Ajouter
web-notices-remove = Retirer
web-notices-for = Me prévenir quand
web-notices-kind-turn = c’est à moi de jouer
web-notices-kind-reminder = mon temps est presque écoulé
web-notices-kind-over = une partie est terminée
web-notices-kind-rematch = on me propose une revanche
web-notices-quiet = Heures calmes
web-notices-quiet-about = Vous apprendrez ensuite ce qui s’est passé entre-temps, en une seule notification.
web-notices-from = De
web-notices-to = à
web-notices-zone = Fuseau horaire : { $zone }
web-notices-zone-here = Utiliser { $zone }
web-notices-daily = Au plus { $daily } notifications par jour.
web-notices-test = M’envoyer un essai
web-notices-tested = Envoyé.
web-notices-test-failed = Certains messages n’ont pas pu être envoyés.
web-notices-tell-me = Me prévenir quand c’est à moi de jouer
web-notices-told = Nous vous préviendrons quand ce sera à vous de jouer.
web-notices-confirmed = L’adresse { $address } est confirmée.
web-notices-stopped = Vous ne recevrez plus d’e-mails de notre part.
web-privacy-kept-notices = Si vous demandez des notifications : où elles vont, c’est-à-dire le service push de votre navigateur, une adresse e-mail ou une adresse web.
error-NoPush = Le service push de ce navigateur ne répond pas. Réessayez plus tard, ou avec un autre navigateur.

## Levels

web-level-lower = À { $seats } joueurs, il n’y a pas de « { $level } » : les robots jouent au niveau « { $other } ».

## Puzzles

web-puzzles = Problèmes
web-puzzles-title = Problème : { $game }
web-puzzles-about = Des positions de vraies parties où un coup est nettement le meilleur. Chaque jeu en a un nouveau par jour, et l’entraînement en propose d’autres.
web-puzzles-today = Problème du jour
web-puzzles-train = Entraînement
web-puzzles-solved = Résolu aujourd’hui
web-puzzles-missed = Manqué aujourd’hui
web-puzzles-streak = { $days ->
    [0] Pas encore de série
    [one] Résolu { $days } jour de suite
   *[other] Résolu { $days } jours de suite
}
web-puzzles-longest = Plus longue série : { $days }
web-puzzles-count = { $solved } sur { $all } résolus, dont { $first } du premier coup
web-puzzles-until = { $hours ->
    [0] Nouveaux problèmes dans moins d’une heure
    [one] Nouveaux problèmes dans { $hours } heure
   *[other] Nouveaux problèmes dans { $hours } heures
}
web-puzzles-you = Vous
web-puzzles-question = Que feriez-vous ?
web-puzzles-hard = Difficile : même de bons robots s’y trompent.
web-puzzles-tries = { $tries ->
    [one] Encore { $tries } essai
   *[other] Encore { $tries } essais
}
web-puzzles-wrong = Pas « { $action } » : ce coup gagne { $lost } parties de moins sur 100 que le meilleur.
web-puzzles-right = Bien vu !
web-puzzles-right-first = Bien vu, du premier coup !
web-puzzles-failed = Pas trouvé cette fois.
web-puzzles-best = Le meilleur coup : { $action }
web-puzzles-lead = Il gagne { $lead } parties de plus sur 100 que le deuxième meilleur (de { $low } à { $high } avec 95 % de certitude).
web-puzzles-samples = Mesuré en jouant la suite { $samples } fois.
web-puzzles-chances = Parties gagnées sur 100, après chaque coup
web-puzzles-move = Coup
web-puzzles-give-up = Voir la solution
web-puzzles-next = Problème suivant
web-puzzles-overview = Tous les problèmes
web-privacy-kept-puzzles = Vos réponses aux problèmes et les jours où vous les avez données.

## Analysis

web-analyse = Analyser
web-analysis = Analyse
web-analysis-waiting = L’analyse va commencer…
web-analysis-running = Analyse de la partie… { $done }
web-analysis-failed = L’analyse a été interrompue.
web-analysis-again = Réessayer
web-analysis-unavailable = Cette partie ne peut pas être analysée.
web-analysis-no-evaluator = Il n’y a pas encore d’analyse pour ce jeu avec ces options et ce nombre de joueurs.
web-analysis-switched-off = Ce serveur n’analyse pas les parties.
web-analysis-chances = Chances de gagner
web-analysis-as-table = Les chances en tableau
web-analysis-step = étape { $step }
web-analysis-step-column = Étape
web-analysis-moments = Moments clés
web-analysis-order = Ordre
web-analysis-order-play = ordre de jeu
web-analysis-order-weight = les plus gros d’abord
web-analysis-none = Aucune erreur nette. Bien joué !
web-analysis-previous = Moment clé précédent
web-analysis-next = Moment clé suivant
web-analysis-slight = Légère imprécision
web-analysis-inaccuracy = Imprécision
web-analysis-mistake = Erreur
web-analysis-blunder = Grosse erreur
web-analysis-played = Joué : { $action }
web-analysis-better = Mieux : { $action }
web-analysis-lucky = Chance
web-analysis-unlucky = Malchance
web-analysis-rates = Qualité des décisions
web-analysis-rates-about = Ce qu’une décision a coûté en moyenne en chances de gagner. Moins, c’est mieux.
web-analysis-rate = { $lost } par décision
web-analysis-rate-sure = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, sans doute entre { $low } et { $high }
web-analysis-luck = Hasard et maîtrise
web-analysis-luck-about = Les chances du début, plus le hasard, plus la maîtrise, donnent le résultat.
web-analysis-luck-luck = Hasard
web-analysis-luck-skill = Maîtrise
web-analysis-about = Les chances sont estimées par un robot fort. La liste ne retient que ce qui a nettement coûté, d’après ce que le joueur pouvait savoir à ce moment-là.
web-try = Essayer à partir d’ici
web-try-about = Une nouvelle table s’ouvre sur la position de l’étape { $step }. Des robots jouent les autres places. Dès lors, le hasard est nouveau : essayez autant de fois que vous voulez.
web-try-seat = Vous jouez pour
web-try-start = Commencer ici
web-study = Étude à partir de l’étape { $step }
web-study-back = Retour à l’analyse
web-study-mark = étude
web-brought = Partie jouée sans serveur jusqu’à l’étape { $step }
web-brought-mark = commencée sans serveur
web-luck-given = Jusqu’à l’étape { $step }, cette partie a été jouée ailleurs : le hasard de ces étapes n’est pas celui de cette table, et rien ici ne le prouve. Avant de la poursuivre, cette table a tiré une graine secrète et publié son empreinte. Chaque jet et chaque carte qui suivent découlent de la graine et de ce que les appareils des joueurs ont ajouté. Après la partie, la graine est révélée.
web-luck-verify-given = Pour vérifier chaque tirage après l’étape { $step } sur votre propre ordinateur :
web-offline = Jouer hors connexion
web-offline-about = Les quatre jeux tournent aussi dans votre navigateur : en train, en avion, partout où il n’y a pas de réseau.
web-offline-missing = Vous êtes hors ligne. Pour jouer hors connexion, téléchargez les jeux une fois quand vous êtes en ligne.
web-here-mark = dans ce navigateur seulement
