### Pourquoi un coup est refusé ; l’appelant affiche le numéro de la règle devant.
### Les arguments sont des lettres, des textes simples ou des nombres entiers.

## Tous les jeux

refuse-not-your-turn = Ce n’est pas votre tour.
# $card : la carte telle que saisie, comme P7
refuse-not-in-hand = Vous n’avez pas { $card } en main.
refuse-not-this-phase = Vous ne pouvez pas faire cela maintenant.
# $move : le texte saisi
refuse-unreadable = « { $move } » n’est pas un coup.
refuse-game-over = La partie est terminée.

## Pourquoi une partie a fini ainsi

# $target : les points à atteindre
reason-target = Assez de points pour gagner !
reason-rounds = Toutes les manches ont été jouées.
reason-tie-break = Égalité ! La carte gagnée dans une manche ultérieure a décidé.
reason-shared = Victoire partagée !
