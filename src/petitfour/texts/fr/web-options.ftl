### Une nouvelle table, et comment une table est réglée

option-players = Joueurs
option-others = Les autres joueurs
option-others-friends = Des amis (et des robots)
option-others-bots = Des robots
option-level = Niveau des robots
option-target = Points pour gagner
option-memory_aid = Aide-mémoire : montrer les anciens plis
option-rounds = Manches
option-target-about-marshmallow = Le livret joue en 20 points. Les autres objectifs sont un ajout de notre part.
option-rounds-about-mastermind = Avec un nombre pair, chacun compose autant de codes qu’il en cherche.
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
option-facts = Réglages de la table

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
