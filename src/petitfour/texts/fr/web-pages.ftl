### Les pages autour de la table.

## Accueil

name-guest = Invité
home-title = Quatre petits jeux
home-lead = Quatre petits jeux de table, entre amis ou avec des robots. Pas de compte : touchez et jouez.
home-about-marshmallow = Gagnez des plis et sortez au bon moment : qui attend trop n’a rien.
home-about-monster = Quatre plis à la fois, et chaque pli gagné change votre carte de points.
home-about-macaron = Votez pour les goûts royaux, méfiez-vous de l’allergène et pariez sur vos boîtes.
home-about-mastermind = Cachez un code de quatre pions, et trouvez celui de l’autre en neuf rangées.
home-players = joueurs
home-for =
    { $number ->
        [one] { $number } joueur
       *[other] { $number } joueurs
    }
home-play = Jouer avec des robots
home-play-emma = Jouer contre Emma
home-friends = Entre amis
home-options = Options
home-mine = Mes tables
home-open = Tables ouvertes
home-your-turn = À vous
home-waiting = On attend { $names }
home-won = Gagné !
home-lost = Victoire : { $names }
home-shared = Victoire partagée
home-games = Mes parties
home-record = Revoir un fichier de partie
home-learn = Première fois ? Apprenez en jouant
home-phase-gathering = On s’installe
home-phase-playing = En cours
home-phase-over = Terminée
home-unofficial = Une réalisation non officielle, par amour de ces jeux, sans lien avec leurs éditeurs.

## Avant le début

lobby-seats = Qui joue ?
lobby-name = Votre nom
lobby-open = Place libre
lobby-friend = Gardée pour un ami
lobby-yours = Gardée pour vous
lobby-keep = Garder la place { $number } pour un ami
lobby-keep-for = Pour un ami
lobby-sit = S’asseoir ici
lobby-sit-too = Un joueur de plus ici
lobby-host = Vous lancez la partie
lobby-player = Joueur { $number }
lobby-stand = Se lever
lobby-remove = Retirer { $name }
lobby-bot = Robot pour la place { $number }
lobby-bot-add = Ajouter un robot
lobby-ready = Je suis prêt
lobby-ready-is = Prêt
lobby-ready-not = Pas encore prêt
lobby-start = Commencer
lobby-free =
    { $number ->
        [one] Il reste { $number } place.
       *[other] Il reste { $number } places.
    }
lobby-host-starts = L’hôte va commencer la partie.
lobby-full = Toutes les places sont prises. Vous pourrez regarder la partie.
lobby-fill = Des robots aux places libres
lobby-learn = Vous découvrez ce jeu ? Apprenez-le en attendant
lobby-invite = Inviter des amis
lobby-qr = Code QR avec l’adresse de cette table
lobby-link = Adresse de cette table
link-here = Seul cet ordinateur peut ouvrir ce lien. Pour les téléphones, lancez le serveur avec --lan : petitfour serve --lan
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Partager
lobby-screen = Grand écran
bot-level-easy = Facile
bot-level-medium = Moyen
bot-level-hard = Difficile
bot-level-expert = Expert
curtain-title = Passez l’appareil
curtain-am = Je suis { $name }
unwatched-title = Une table fermée
unwatched-yet = Les spectateurs voient cette table quelques minutes plus tard. Revenez dans un instant.
unwatched-text = À cette table, on joue sans spectateurs.

## La fin

end-won = Vous avez gagné !
end-shared = Vous partagez la victoire !
end-winners = La victoire revient à { $names }.
end-nobody = La partie est finie
end-conceded = Les autres ont abandonné.
end-agreed = Tout le monde était d’accord pour s’arrêter là.
end-abandoned = La table a été débarrassée.
end-rematch = Rejouer
end-rematch-join = Rejoindre la partie suivante
end-replay = Revoir
end-download = Télécharger
end-verify = Vérifier les donnes

## Revoir

replay-title = Revoir une partie
replay-back = En arrière
replay-next = En avant
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-eyes = Vu par
replay-table = La table
replay-open = Cartes visibles
replay-hands = Les mains de tous
replay-copy = Copier le lien vers ce moment
replay-copied = Le lien vers ce moment est copié.
replay-drop = Déposez ici le fichier d’une partie, ou choisissez-le : chaque partie peut être téléchargée à la fin.
review-thinking = Chaque décision est examinée. Un peu de patience…
review-whose = Quel joueur ?
replay-file = Ouvrir un fichier de partie
review-open = Analyse
review-of = Comment { $name } a joué
fair-verified =
    { $deals ->
        [one] 1 donne recalculée ici, conforme à l’engagement.
       *[other] { $deals } donnes recalculées ici, conformes à l’engagement.
    }
fair-altered = Le coup { $move } n’est pas la donne que le secret produit !
fair-secret = Le secret ne correspond pas à l’engagement !
fair-unverifiable = Cette partie n’a pas de secret : ses donnes ne peuvent pas être recalculées.

## Règles

rules-title = { $game } : règles
rules-others = Les règles des jeux
rules-search = Chercher dans les règles
rules-none = Aucune règle ne dit cela.
rules-found =
    { $number ->
        [one] { $number } passage trouvé
       *[other] { $number } passages trouvés
    }
rules-examples = Exemples

## Ce que le serveur n’a pas pu faire

problem-nobody = Asseyez-vous d’abord : la table ne vous connaît pas encore.
problem-no-such-table = Cette table n’existe pas.
problem-no-such-seat = Cette place n’existe pas.
problem-no-such-link = Ce lien a déjà servi ou a expiré.
problem-seat-taken = Quelqu’un est déjà assis là.
problem-seats-free = Il reste des places : invitez des amis ou ajoutez des robots.
problem-not-ready = Tout le monde n’est pas encore prêt.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-not-your-seat = Ce n’est pas votre place.
problem-wrong-key = Cette place est gardée pour quelqu’un d’autre.
problem-bad-name = Un nom a de 1 à 30 caractères.
problem-held = Un robot joue ici en ce moment.
problem-conceded = Cette place a abandonné.
problem-here = Cette personne est là.
problem-in-play = D’autres jouent encore.
problem-curtain = Dites d’abord à qui est cette main.
problem-no-hints = Il n’y a pas d’indices à cette table.
problem-too-fast = Un instant, s’il vous plaît.
problem-too-many = C’est trop à la fois. Attendez un peu.
problem-too-large = Ce fichier est trop gros.
problem-bad-record = Ce n’est pas une partie d’un de nos jeux, ou le fichier a été modifié.
problem-bad-setting = Ces réglages ne vont pas ensemble.
problem-store-away = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu ; réessayez.
problem-trouble = Quelque chose n’a pas marché sur le serveur.
problem-not-over = Cette partie n’est pas encore finie.
problem-not-found = Il n’y a rien ici.
problem-not-gathering = La partie a déjà commencé.
problem-not-playing = On ne joue pas ici en ce moment.
problem-not-held = Aucun robot ne joue ici.
problem-rematched = La partie suivante est déjà prête.
problem-no-such-level = Ce robot n’existe pas.
problem-no-such-game = Ce jeu n’existe pas.
problem-no-introduction = Ce jeu n’a pas encore d’introduction.
problem-bad-entropy = Ces mots ne peuvent pas servir au mélange.
problem-bad-message = La page et le serveur ne se comprennent pas. Rechargez la page.
problem-not-your-turn = Ce n’est pas votre tour.

## Ce qui est gardé d’une personne

settings-forget = M’oublier ici
settings-forget-sure = Vraiment ? Votre nom et vos places sur ce serveur seront effacés, sans retour possible.
settings-forgotten = Ce serveur ne vous connaît plus.
