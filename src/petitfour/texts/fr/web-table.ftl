### Ce que la table web dit pendant une partie.

## Places

seat-number = Place { $number }
seat-bot = Robot
seat-away = Hors ligne
seat-removed = Place reprise par un robot (choix de l’hôte)
seat-also =
    { $number ->
        [one] Joue aussi la place { $seats }
       *[other] Joue aussi les places { $seats }
    }
seat-points = Points
seat-turn = À jouer
seat-clock = Temps restant

## La table

table-round = Manche { $round }
scores-title = Points après chaque manche
scores-player = Joueur
scores-now = Total
log-title = Journal de la partie
hand-label =
    Votre main, { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
hand-chosen = { $card }, choisie
hand-kept = { $card }, sera jouée à votre tour
hand-unplayable = { $card }, ne peut pas être jouée maintenant
trick-card = { $name } : { $card }
prompt-play = Jouez une carte.
prompt-lead = Entamez avec la carte de votre choix.
status-your-turn = À vous.
status-waiting = On attend { $names }.
status-dropped = La carte choisie d’avance ne peut pas être jouée.
status-next = La manche suivante commence.
table-watching = Vous regardez
status-dealing = On distribue les cartes.
status-over = La partie est terminée.
status-offline = Hors connexion : votre coup n’est pas envoyé. Nouvel essai…
status-rule = Voir la règle
status-kept = Votre carte est prête.

## Réactions

react = Réagir
react-smile = Sourire
react-laugh = Rire
react-wow = Oh !
react-sad = Triste
react-think = Hum
react-clap = Bravo
react-heart = Cœur
react-hurry = Plus vite !
react-good-luck = Bonne chance !
react-nice-move = Joli coup !
react-well-played = Bien joué !
react-thanks = Merci !
react-sorry = Pardon !
react-one-moment = Un instant, s’il vous plaît.

## Lu à voix haute sur une touche

read-nothing = rien
read-hand = Votre main : { $cards }.
read-score = { $name } { $score }
read-trick = Le pli : { $cards }.
read-open = Pli { $place }, mené par { $name } : { $cards }.
read-last = Le dernier pli : { $cards }.

## Conseils, mémoire, menu

hint-thinking = Réflexion…
hint-col-move = Coup
hint-col-win = Victoires
hint-col-points = Points
memory-about = Cette table a l’aide-mémoire : elle montre les anciens plis, que les règles gardent cachés.
table-learn = Vous découvrez ce jeu ? Essayez l’introduction
menu-let-bot = Laisser jouer un robot
menu-end = Proposer d’arrêter la partie
menu-end-not = Retirer la proposition
menu-concede = Abandonner
menu-close-sure = Vraiment la fermer pour tous ?
menu-sure = Vraiment abandonner ?
menu-close = Fermer la table
menu-keys = Touches : H lit votre main, T le pli, L le dernier pli, S les points ; flèches et chiffres choisissent une carte, Entrée la joue.
status-held = Un robot joue pour vous.
status-back = Je suis de retour
status-let-bot = Un robot pour { $name }
menu-end-now = Arrêter la partie ici
offer-end = { $number ->
    [one] { $names } propose d’arrêter ici, sans vainqueur.
   *[other] { $names } proposent d’arrêter ici, sans vainqueur.
}
offer-accept = Accepter
offer-decline = Refuser
offer-end-mine = Vous avez proposé d’arrêter. On attend { $names }.
offer-declined = { $name } veut continuer.
offer-read = D’accord
offer-rematch = Les autres veulent rejouer.
offer-later = Plus tard

## The table of a game that brings none of its own

plain-table = La table
plain-moves = Vos coups
plain-prompt = Choisissez un coup.
plain-peg = Pion { $number }
field-scores = Points
field-cards = Cartes
field-tricks = Plis
field-phase = Phase
field-trump = Atout
field-lead = Entame
field-dealer = Qui donne
field-last_trick = Dernier pli
field-left_over = Non distribuées
field-bids = Annonces
held-card = Vous jouez le { $card }.
held-choice = Vous choisissez.
held-undo = Annuler
