### Ce que la table web dit pendant une partie.

## Cartes

# $suit : une lettre ; $rank : un nombre
card-marshmallow =
    { $rank } { $suit ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
       *[V] violet
    }
card-monster =
    { $rank } { $suit ->
        [G] vert
        [Y] jaune
        [V] violet
       *[B] bleu
    }
card-macaron =
    { $rank } { $suit ->
        [A] amande
        [P] pistache
        [S] fraise
        [B] myrtille
        [G] thé vert
        [E] Earl Grey
       *[C] chocolat
    }
suit-marshmallow =
    { $suit ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
       *[V] violet
    }
suit-monster =
    { $suit ->
        [G] vert
        [Y] jaune
        [V] violet
       *[B] bleu
    }
suit-macaron =
    { $suit ->
        [A] amande
        [P] pistache
        [S] fraise
        [B] myrtille
        [G] thé vert
        [E] Earl Grey
       *[C] chocolat
    }
peg-mastermind =
    { $colour ->
        [R] rouge
        [O] orange
        [Y] jaune
        [G] vert
        [B] bleu
        [V] violet
        [W] blanc
        [K] noir
        [N] marron
       *[P] rose
    }

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

## Marshmallow Test

marshmallow-out = Dehors
marshmallow-dealer = Donne
marshmallow-tricks =
    { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    } sur { $needed }
marshmallow-trump =
    Atout : { $suit ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
       *[V] violet
    }
marshmallow-no-trump = Sans atout
marshmallow-trump-open = Atout : ?
marshmallow-prompt-trump = Vous donnez : choisissez l’atout de la manche.

## Monster Tricks

monster-prompt-order = Rangez vos cartes de points.
monster-prompt-place = Choisissez un emplacement.
monster-laid = C’est bon
monster-won =
    { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
monster-row-down = Cartes de points : toutes face cachée
monster-row-up = Cartes de points : le { $value } est visible, à la place { $place }
monster-order-how = Chaque pli gagné montre la carte suivante : gauche, milieu, droite, puis de nouveau gauche. La carte visible à la fin de la manche vous donne vos points.
monster-order-row = Votre rangée
monster-order-choose = Vos cartes de points
monster-order-lay = Poser le { $value }
monster-order-back = Reprendre le { $value }
monster-order-done = Valider l’ordre
monster-place = Pli { $place }
monster-place-free = Emplacement libre { $place }
monster-new = Ouvrir un pli ici
monster-free = Libre
monster-leads = { $name } mène ce pli

## Macaron

macaron-allergen = Allergène
macaron-group = { $group }
macaron-group-royal = { $group }, royal
macaron-emma-stack = Cartes d’Emma de ce goût
macaron-emma-face-up = Emma a reçu, face visible :
# $number : jetons qui s’y trouvent
macaron-spot-above = Au-dessus du goût { $flavour }, déjà { $number }
macaron-spot-below = Au-dessous du goût { $flavour }, déjà { $number }
macaron-track = Piste des boîtes cadeaux
macaron-boxes = boîtes cadeaux
macaron-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
macaron-stands =
    { $name } : { $number ->
        [one] { $number } boîte cadeau
       *[other] { $number } boîtes cadeaux
    }
macaron-bet = Pari : { $name }
macaron-bet-short = Pari { $level }
macaron-no-bet-short = Sans pari
macaron-no-bet = Ne pas parier
macaron-sum = Total des votes
macaron-partner = Partenaire
macaron-team = Équipe { $number }
macaron-passed = C’est bon
macaron-first = Commence
macaron-tokens = Vos jetons de vote
macaron-you-pass = Vous passez
macaron-pass-done = Passer ces deux cartes
macaron-discard-done =
    { $number ->
        [one] Échanger cette carte
       *[other] Échanger ces cartes
    }
macaron-prompt-pass = Choisissez deux cartes à passer à { $name }.
macaron-prompt-discard = Choisissez une ou deux cartes à échanger.
macaron-prompt-royal = Choisissez le groupe royal : ce sera l’atout.
macaron-prompt-allergen = Choisissez l’allergène : un pli qui en contient ne donne pas de boîte.
macaron-prompt-token = Choisissez l’un de vos jetons.
macaron-prompt-vote = Au-dessus : +{ $plus } pour royal. Au-dessous : −{ $minus } pour allergène.
macaron-prompt-bet = Combien de boîtes gagnerez-vous ? Un pari juste rapporte, un pari faux coûte.
macaron-prompt-bet-solo = Combien de boîtes gagnerez-vous ? Pari perdu : Emma marque 2 de plus.
macaron-vote-goal = La paire au plus haut total devient royale : elle bat les autres. Le goût au plus bas total devient l’allergène : ses plis ne donnent pas de boîte.
macaron-received = Passées par { $name } :
macaron-bet-right = Pari juste : { $points } de plus
macaron-bet-wrong = Pari faux : { $points } de moins

## Mastermind

mastermind-codemaker = Codeur
mastermind-codebreaker = Décodeur
mastermind-red = Rouge : bonne couleur, bonne place
mastermind-white = Blanc : bonne couleur, mauvaise place
mastermind-red-number = Rouge { $number }
mastermind-white-number = Blanc { $number }
mastermind-red-short = bien placé
mastermind-white-short = mal placé
mastermind-unmarked = Sans marque
mastermind-code = Le code : { $row }
mastermind-code-hidden = Le code est caché
mastermind-row = Rangée { $number } : { $row }
mastermind-entry = Votre rangée
mastermind-slot = Place { $number } : { $colour }
mastermind-empty = vide
mastermind-palette = Pions
mastermind-peg = Pion { $colour }
mastermind-peg-crossed = Pion { $colour }, barré
mastermind-notes = Barrer des couleurs (rien que pour vous)
mastermind-set = Valider le code
mastermind-guess = Proposer
mastermind-mark = Marquer
mastermind-last = Manche précédente
mastermind-void = Une marque était fausse : cette manche n’a pas compté.
mastermind-prompt-code = Choisissez quatre couleurs différentes.
mastermind-prompt-guess = Faites votre proposition.
mastermind-prompt-mark = Marquez la proposition avec les curseurs rouge et blanc.

## Conseils, mémoire, menu

hint-thinking = Réflexion…
hint-col-move = Coup
hint-col-win = Victoires
hint-col-points = Points
memory-about = Cette table a l’aide-mémoire : elle montre les anciens plis, que les règles gardent cachés.
memory-row = Cartes de points, { $name } : { $row }
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
