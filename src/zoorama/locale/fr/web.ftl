## Le cadre

web-skip = Aller au contenu
web-loading = Un instant…
web-home = Vers les jeux
web-close = Fermer
web-menu = Plus
web-settings = Réglages
web-name = Votre nom
web-save = Enregistrer
web-saved = Enregistré.
web-language = Langue
web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-speed = Mouvements
web-speed-0 = aucun
web-speed-0-5 = lents
web-speed-1 = normaux
web-speed-2 = rapides
web-notify = Une notification quand c’est mon tour
web-transfer = Passer sur un autre appareil
web-transfer-about = Avec ce lien, un autre appareil devient aussi le vôtre. Il sert une seule fois, pendant un quart d’heure.
web-transfer-make = Créer un lien
web-arriving = Vous arrivez sur cet appareil…
web-copy = Copier
web-copied = Copié
web-share = Partager
web-lost = Il n’y a rien ici
web-lost-about = Le lien est peut-être mal recopié, ou la table a été rangée.
web-broken = La page n’a pas pu être chargée
web-broken-about = La connexion est peut-être perdue, ou Zoorama vient d’être renouvelé.
web-reload = Recharger
web-outdated = Zoorama a été renouvelé. Rechargez la page pour continuer ; rien n’est perdu.
web-connecting = Connexion…
web-connection-lost = La connexion est perdue. Vos coups sont gardés et seront renvoyés.
web-retry = Essayer maintenant

## Accueil

web-welcome = Quatre jeux de zoo. Asseyez-vous et jouez.
web-games = Jeux
web-players = { $least }–{ $most } joueurs
web-minutes = { $least }–{ $most } minutes
web-play-now = Jouer
web-learn = Première partie
web-rules = Règles
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
web-credits = Les jeux appartiennent à leurs auteurs et éditeurs. Zoorama redit les règles avec ses propres mots. Animaux et objets : Fluent Emoji de Microsoft (MIT) et nos propres dessins.

## Une nouvelle table

web-with = Qui joue ?
web-with-bots = Moi et des robots
web-with-friends = Des amis, par lien
web-with-device = Plusieurs sur cet appareil
web-seats = Places
web-people = Personnes ici
web-player-number = Joueur { $number }
web-opponents = Adversaires
web-pace = Rythme
web-pace-untimed = Sans pendule
web-pace-quick = Rapide : 20 secondes par coup
web-pace-calm = Tranquille : 1 minute par coup
web-pace-slow = Lent : 3 minutes par coup
web-pace-day = Par correspondance : 1 jour par coup
web-pace-days = Par correspondance : 3 jours par coup
web-pace-week = Par correspondance : 1 semaine par coup
web-reaction = Temps pour réagir
web-reaction-all = jusqu’à ce que tous aient répondu
web-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
web-public = Montrer la table à tout le monde
web-open-table = Ouvrir la table
web-start = Commencer

## Autour de la table

web-is-public = ouverte à tous
web-is-private = par lien seulement
web-spectators = { $spectators ->
    [one] { $spectators } spectateur
   *[other] { $spectators } spectateurs
}
web-invite = Inviter des amis
web-invite-about = Qui a ce lien peut s’asseoir ou regarder.
web-seat-open = Place libre
web-you = vous
web-bot = robot
web-bot-sits-in = un robot remplace
web-not-here = pas là
web-sit = S’asseoir ici
web-stand = Se lever
web-unseat = Retirer
web-shuffle = Mélanger les places
web-too-few = Il faut au moins { $least } joueurs à la table.
web-wait-for-host = La personne qui a ouvert la table lance la partie.
web-take-a-seat = Prenez une place libre, ou regardez.

## En jeu

web-players-list = Joueurs
web-is-asked = doit décider
web-points-now = points jusqu’ici
web-days-left = { $days } j
web-hours-left = { $hours } h
web-sending = Envoi…
web-moment = Un instant…
web-watching = vous regardez
web-undo = Annuler
web-hint = Conseil
web-hint-is = Conseil : { $action }
web-hint-do = Faire cela
web-thinking = Réflexion…
web-score = Points
web-score-now = Le score jusqu’ici
web-score-about = Ce que diraient les feuilles si la partie s’arrêtait maintenant, d’après ce que vous voyez.
web-winner = Vainqueur
web-rematch = Revanche
web-rematch-join = Rejoindre la revanche
web-replay = Revoir
web-leave = Quitter la table
web-leave-about = Un robot joue à votre place. Le même lien vous ramène à votre place.
web-stay = Rester
web-motion-on = Activer les mouvements
web-motion-off = Couper les mouvements
web-away = Un robot joue pour vous.
web-back = Je suis de retour
web-why = Pourquoi ?
web-choices = { $choices ->
    [0] Rien à choisir pour l’instant
    [one] { $choices } choix
   *[other] { $choices } choix
}
web-log = Ce qui s’est passé
web-log-empty = Rien encore.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer
web-hand-over = Passez l’appareil à { $player }
web-hand-over-about = Ce que les autres ne doivent pas voir est caché.
web-i-am = Je suis { $player } : montrer

## The stage

web-volume = Son
web-volume-off = coupé
web-hurry = Accélérer
web-side = Journal, chat et coups
web-side-fold = Replier le panneau
web-moves = Tous les coups
web-chat-unread = nouveaux messages

## Hasard

web-luck = Un hasard honnête
web-luck-about = Avant le premier coup, cette table a tiré une graine secrète et publié son empreinte. Chaque jet et chaque carte viennent de la graine et de ce que les appareils des joueurs ont ajouté. Après la partie, la graine est montrée.
web-luck-commitment = Empreinte, publiée avant le premier coup
web-luck-seed = Graine
web-luck-later = montrée à la fin de la partie
web-luck-fits = La graine correspond à l’empreinte : elle était fixée avant le premier coup.
web-luck-differs = La graine ne correspond pas à l’empreinte !
web-luck-verify = Pour recalculer chaque hasard sur votre propre machine :
web-luck-limits = Cela prouve que le hasard n’a pas été changé pendant la partie. Cela ne prouve pas que personne n’a regardé la graine avant ; c’est pourquoi l’appareil de chaque joueur ajoute quelque chose à lui.
web-download = Télécharger la partie et la preuve

## Revoir

web-perspective = Par les yeux de
web-perspective-spectator = un spectateur
web-perspective-open = qui joue le coup
web-step = Étape { $step } sur { $last }
web-first = Au début
web-previous = Une étape en arrière
web-next = Une étape en avant
web-last = À la fin
web-play = Lecture
web-pause = Pause
web-share-replay = Partager ce moment
web-to-table = À la table
web-note-hint = ({ $player } a demandé un conseil.)
web-note-bot = ({ $player } n’est pas là : un robot remplace.)
web-note-back = ({ $player } est de retour.)
web-note-undo = ({ $player } a repris un choix.)

## Premières parties

web-learn-title = { $game } : votre première partie
web-learn-about = Une vraie partie contre des robots, sans pendule. Ce qui est nouveau est expliqué quand cela arrive.
web-learn-begin = Commencer
web-learn-next = Suite
web-learn-good = Compris
web-learn-end = C’était une partie entière. La feuille de score montre ce qui a compté. Vous savez jouer.

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
web-continue-turn = Continuer : à vous
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

web-introduce = Comment les autres doivent-ils vous appeler ?
web-change = Modifier
web-scan = Code QR de l’invitation : à scanner avec un téléphone pour rejoindre la table
web-add-bot = Ajouter un robot
web-bots-level = Niveau des robots
web-fill-start = Compléter avec des robots et commencer
web-start-with = { $players ->
    [one] Commencer en solo
   *[other] Commencer à { $players }
}
