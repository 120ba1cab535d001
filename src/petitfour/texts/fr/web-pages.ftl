### Les pages autour de la table.

## Accueil

name-guest = Invité
home-title = Quatre petits jeux
home-lead = Quatre petits jeux de table, entre amis ou avec des robots. Pas de compte : touchez et jouez.
home-about-marshmallow = Gagnez des plis et sortez au bon moment : trop attendre ne rapporte rien.
home-about-monster = Quatre plis à la fois, et chaque pli gagné change ce que vous marquerez.
home-about-macaron = Votez pour les goûts royaux, évitez l’allergène et pariez sur vos boîtes.
home-about-mastermind = Cachez un code de quatre pions, et trouvez celui de l’autre en neuf rangées.
home-play = Jouer
home-against = { $number ->
    [one] 1 robot · { $level }
   *[other] { $number } robots · { $level }
}
home-against-emma = contre Emma
home-again = Rejouer avec
home-again-with = { $names } · { $game }
home-statistics = Toutes mes parties et statistiques
home-friends = Entre amis
home-mine = Mes tables
home-open = Tables ouvertes
home-your-turn = À vous
home-waiting = On attend { $names }
home-games = Mes parties
home-record = Ouvrir une partie enregistrée
home-learn = Première fois ? Apprenez en jouant
home-phase-gathering = Bientôt
home-phase-playing = En cours
home-phase-over = Terminée
home-unofficial = Non officiel, par amour de ces jeux. Sans lien avec leurs éditeurs.

## La page d’un jeu

facts-marshmallow = De 2 à 5 joueurs, dès 10 ans, environ 30 minutes. Un jeu de Reiner Knizia, édité par Gamewright et, en français, par Gigamic.
facts-monster = De 2 à 5 joueurs, dès 10 ans, environ 30 minutes. Un jeu de Ralf zur Linde, illustré par Charlotte Wagner, édité par Ravensburger.
facts-macaron = De 1 à 5 joueurs, dès 10 ans, environ 30 minutes. Un jeu de Ta-Te Wu, illustré par Holly Chiu et Rachel Kim, édité par Sunrise Tornado.
facts-mastermind = 2 joueurs, dès 8 ans, environ 15 minutes. Un jeu de Mordecai Meirowitz, édité par Hasbro.
game-new-table = Nouvelle table
game-results = Vos résultats

## Mes parties

percent = { $share } %
results-none = Vous n’avez pas encore terminé de partie.
results-all = Toutes les parties
results-more = En montrer plus
results-elsewhere = Jouée sur un appareil, pas sur ce serveur
results-won = Gagnée
results-shared = Partagée
results-lost = Perdue
statistics-matches = Parties
statistics-won = Gagnées
statistics-average = Moyenne
statistics-best = Record
statistics-streak = Victoires d’affilée
statistics-streak-of = { $now } (record { $longest })
statistics-chart = Vos { $number } derniers résultats, le plus récent à droite
statistics-bots = avec des robots ({ $level })
statistics-against-people = entre amis
statistics-against-emma = contre Emma
statistics-against-mixed = avec des robots de plusieurs niveaux

## Avant le début

lobby-seats = Joueurs
lobby-name = Votre nom
lobby-open = Place libre
lobby-friend = Réservée
lobby-yours = Réservée pour vous
lobby-keep = Réserver la place { $number }
lobby-keep-for = Réserver
lobby-sit = S’asseoir ici
lobby-sit-too = Ajouter quelqu’un sur cet appareil
lobby-host = Vous lancez la partie
lobby-host-is = Lance la partie
lobby-player = Joueur { $number }
lobby-stand = Quitter la place
lobby-remove = Libérer la place : { $name }
lobby-bot = Robot pour la place { $number }
lobby-bot-add = Ajouter un robot
lobby-ready = On peut commencer
lobby-ready-is = C’est bon
lobby-ready-not = Pas encore
lobby-start = Commencer
lobby-free =
    { $number ->
        [one] Il reste { $number } place.
       *[other] Il reste { $number } places.
    }
lobby-sealed = On mélange les cartes…
lobby-host-starts = L’hôte va commencer la partie.
lobby-full = Toutes les places sont prises. Vous pourrez regarder la partie.
lobby-fill = Compléter avec des robots
lobby-learn = Vous découvrez ce jeu ? Apprenez-le en attendant
lobby-invite = Inviter des amis
lobby-qr = Code QR avec l’adresse de cette table
lobby-link = Adresse de cette table
link-here = Seul cet ordinateur peut ouvrir ce lien. Pour les téléphones, lancez le serveur ainsi : petitfour serve --lan
lobby-copy = Copier
lobby-copied = Copié
lobby-share = Partager
lobby-screen = Grand écran
host-menu = À propos de { $name }
host-mute = Rendre muet
host-unmute = Rendre la parole
host-mute-about = Après cela, plus de réactions de sa part.
host-remove = Retirer
host-remove-sure = Vraiment retirer { $name } ?
host-remove-about = Un robot joue à sa place jusqu’à la fin. Tout le monde le voit.
host-block = Bloquer
host-block-sure = Vraiment bloquer { $name } ?
host-block-about = Cette personne quitte la table et ne peut pas revenir.
bot-level-easy = Facile
bot-level-medium = Moyen
bot-level-hard = Difficile
bot-level-expert = Expert
bot-level-remote = Programme externe
remote-title = Votre programme à la place { $number }
curtain-title = Passez l’appareil
curtain-am = Je suis { $name }, voir mes cartes
unwatched-title = Une table privée
unwatched-yet = Les spectateurs voient cette table quelques minutes plus tard. À bientôt !
unwatched-text = À cette table, on joue sans spectateurs.

## La fin

end-won = Vous avez gagné !
end-shared = Vous partagez la victoire !
end-winners =
    { $number ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
end-nobody = Partie terminée
end-conceded = Les autres ont abandonné.
end-agreed = Tout le monde a accepté d’arrêter.
end-abandoned = La table a été fermée.
end-closed = L’hôte a fermé la table.
end-too-long = La partie est devenue trop longue et s’arrête ici.
end-rematch = Rejouer
end-rematch-join = Rejoindre la partie suivante
end-replay = Revoir
end-share = Partager le résultat
end-share-saved = Image enregistrée
end-download = Télécharger
end-verify = Vérifier les donnes

## Revoir

replay-title = Revoir une partie
replay-back = En arrière
replay-branch = Continuer à partir d’ici
replay-next = En avant
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-eyes = Vu par
replay-table = Tout le monde
replay-open = Cartes visibles
replay-hands = Les mains de tous
replay-copy = Copier le lien vers ce moment
replay-copied = Lien copié.
replay-drop = Déposez ici une partie enregistrée, ou choisissez son fichier. Chaque partie peut être téléchargée à la fin.
review-thinking = Chaque décision est examinée. Un peu de patience…
review-whose = Quel joueur ?
replay-file = Ouvrir une partie enregistrée
review-open = Analyse
review-of = Comment { $name } a joué
fair-verified =
    { $deals ->
        [one] Donne vérifiée : tout est juste.
       *[other] { $deals } donnes vérifiées : tout est juste.
    }
fair-altered = Le coup { $move } n’est pas la donne que le secret produit !
fair-secret = Le secret ne correspond pas à l’engagement !
fair-pledge = La part du mélange de quelqu’un n’est pas celle qu’il avait promise !
fair-own = La table a tenu son engagement, et votre part est dans le mélange.
fair-record-only = Seul l’enregistrement a été vérifié : vous n’avez pas commencé cette partie dans ce navigateur.
fair-unremembered = Seul l’enregistrement a été vérifié : ce navigateur n’a pas pu retenir ce qu’il a vu avant la partie.
fair-withheld = N’ont pas révélé à temps leur part du mélange : { $names }.
fair-unverifiable = Ces donnes ne peuvent pas être vérifiées : l’enregistrement ne contient pas le secret.
fair-no-deck = Cette page ne sait pas vérifier les donnes de ce jeu. Sur le serveur, la commande petitfour verify le peut.

## Règles

rules-title = { $game } : règles
rules-others = Les règles des jeux
rules-search = Chercher dans les règles
rules-none = Aucune règle trouvée.
rules-found =
    { $number ->
        [one] { $number } passage trouvé
       *[other] { $number } passages trouvés
    }
rules-examples = Exemples

## Ce que le serveur n’a pas pu faire

problem-unauthenticated = Asseyez-vous d’abord : la table ne vous connaît pas encore.
problem-no-such-table = Cette table n’existe pas.
problem-no-such-seat = Cette place n’existe pas.
problem-no-such-link = Ce lien a déjà servi ou a expiré.
problem-seat-taken = Cette place est déjà prise.
problem-seats-free = Il reste des places : invitez des amis ou ajoutez des robots.
problem-not-ready = On attend encore quelqu’un.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-your-seat = Ce n’est pas votre place.
problem-wrong-key = Cette place est réservée à quelqu’un d’autre.
problem-bad-name = Un nom a de 1 à 30 caractères visibles.
problem-bot-in-seat = Un robot joue ici en ce moment.
problem-conceded = Cette place a abandonné.
problem-player-present = Cette personne est là.
problem-muted = L’hôte a coupé vos réactions.
problem-removed = L’hôte a retiré ce joueur.
problem-blocked = L’hôte ne veut pas de vous à cette table.
problem-own-seat = Vous ne pouvez pas vous faire cela à vous-même.
problem-hand-hidden = Choisissez d’abord les cartes à montrer.
problem-no-hints = Il n’y a pas d’indices à cette table.
problem-too-late = Votre temps était écoulé : la table a joué pour vous.
problem-too-fast = Un instant, s’il vous plaît.
problem-too-many = C’est trop à la fois. Attendez un peu.
problem-busy = Le serveur est très occupé en ce moment. Réessayez dans un instant.
problem-too-large = Ce fichier est trop gros.
problem-bad-record = Ce n’est pas une partie d’un de nos jeux, ou le fichier a été modifié.
problem-bad-setting = Ces réglages ne vont pas ensemble.
problem-store-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu. Réessayez.
problem-internal-error = Quelque chose n’a pas marché sur le serveur.
problem-not-over = Cette partie n’est pas encore finie.
problem-not-found = Il n’y a rien ici.
problem-not-gathering = La partie a déjà commencé.
problem-not-playing = On ne joue pas ici en ce moment.
problem-no-bot-in-seat = Aucun robot ne joue ici.
problem-rematched = La partie suivante est déjà prête.
problem-no-such-level = Ce robot n’existe pas.
problem-no-such-game = Ce jeu n’existe pas.
problem-no-introduction = Ce jeu n’a pas encore d’introduction.
problem-sealed = L’hôte a commencé : plus rien ne peut changer.
problem-wrong-entropy = Ce n’est pas ce que cette place avait promis pour le mélange.
problem-nothing-to-reveal = Cette place n’a rien à révéler maintenant.
problem-bad-entropy = Ces mots ne peuvent pas servir au mélange.
problem-bad-message = La page et le serveur ne se comprennent pas. Rechargez la page.
problem-not-your-turn = Ce n’est pas votre tour.

## Ce qui est gardé d’une personne

settings-forget = Supprimer mes données sur ce serveur
settings-forget-sure = Vraiment ? Votre nom et vos places sur ce serveur seront effacés, sans retour possible.
settings-forgotten = Vos données ont été supprimées.
