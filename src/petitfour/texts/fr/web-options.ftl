### Une nouvelle table, et comment une table est réglée

option-players = Joueurs
option-others = Les autres joueurs
option-others-friends = Des amis (et des robots)
option-others-bots = Des robots
option-level = Niveau des robots
option-edition = Quand quelqu’un a coupé
option-edition-gamewright = Atout permis (Gamewright)
option-edition-gigamic = Atout obligatoire (Gigamic)
option-target = Points pour gagner
option-memory_aid = Aide-mémoire : montrer les anciens plis
option-teams = Deux contre deux
option-board = Plateau
option-board-standard = Standard
option-board-advanced = Avancé
option-colours = Couleurs
option-rounds = Manches
option-repeats_in_guess = Une couleur peut revenir dans une proposition
option-marking = Qui marque les propositions
option-marking-auto = La table
option-marking-by-hand = Le codeur
option-penalty = Pénalité pour une marque fausse
option-penalty-transfer = Céder 3 points à l’autre
option-penalty-award = L’autre reçoit 3 points
option-edition-about = Les deux éditions imprimées diffèrent ici : le livret français (Gigamic) oblige à couper aussi, l’anglais le permet.
option-target-about-marshmallow = Le livret joue en 20 points. Les autres objectifs sont un ajout de notre part.
option-rounds-about = Avec un nombre pair, chacun compose autant de codes qu’il en cherche.
option-teams-about = Pour des joueurs qui connaissent déjà bien le jeu.
option-first = Qui commence
option-first-lot = Tirage au sort
option-first-you = Vous
option-first-about-marshmallow = D’après le livret, la dernière personne à avoir mangé des marshmallows donne en premier.
option-first-about-monster = D’après le livret, la personne la plus âgée commence.
option-first-about-macaron = D’après le livret, la dernière personne à avoir mangé un macaron ou une pâtisserie commence.
option-first-about-mastermind = D’après le livret, vous décidez ensemble qui compose le premier code.
option-clock = Chronomètre
option-clock-none = Aucun
option-clock-move = 1 minute par coup
option-clock-bank = 10 minutes + 10 secondes
option-listed = Ouverte à tous
option-make = Créer la table
option-friend = Place { $number }
option-friend-name = Libre, ou un nom
option-friend-about = Une place avec un nom est réservée. Vous recevez un lien, et personne d’autre ne peut s’y asseoir.
option-more = Plus d’options
option-hints = Autoriser les indices
option-spectators = Spectateurs
option-spectators-public = En direct
option-spectators-delay = 3 minutes de retard
option-spectators-none = Aucun
option-box = Nombres de la boîte et choix d’Emma
option-box-ours = Reconstitution
option-box-own = Ceux de ma boîte
option-facts = Réglages de la table

box-about = Le livret ne les montre qu’en images. Si vous avez la boîte, entrez ses nombres ici. Cet appareil s’en souvient.
box-tokens = Les douze jetons de vote
box-boxes = Boîtes
box-points = Points
box-won = Pari gagné
box-lost = Pari perdu
box-bet = Qui parie
box-bet-yes = Tous
box-bet-solo = Solo
box-bet-no = Personne
box-add = Ajouter une ligne
box-remove = Retirer la ligne { $number }
box-spaces = Si les cases d’une ligne ont des points différents, écrivez-les à la suite, par exemple 1 2.
box-emma-cannot_follow = Emma ne peut pas suivre une entame non royale : elle préfère
box-emma-after_royal = Emma entame après un goût royal gagnant : elle préfère
box-emma-after_other = Emma entame après un autre goût gagnant : elle préfère
box-wish = Choix { $number }
box-wish-any = Le plus à gauche qu’elle a
box-wish-royal = Un goût royal
box-wish-not-royal = Un goût non royal
box-wish-allergen = L’allergène
box-wish-neither = Ni royal ni allergène
box-wish-same = Encore le même goût
problem-box = Ces nombres ne vont pas ensemble. Jetons : douze, comme 4 ou 6/2, dont deux 3. Niveaux : de 0 à 8+, sans trou.

fact-clock-move =
    { $seconds ->
        [one] { $seconds } seconde par coup
       *[other] { $seconds } secondes par coup
    }
fact-clock-bank = { $seconds } secondes, plus { $increment } par coup
fact-delay =
    { $seconds ->
        [one] { $seconds } seconde de retard
       *[other] { $seconds } secondes de retard
    }
fact-box-own = Ceux d’une vraie boîte
