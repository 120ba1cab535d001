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

## Marshmallow Test

# $suit : la couleur demandée
refuse-MT-6 =
    Vous avez encore des cartes { $suit ->
        [P] roses
        [Y] jaunes
        [G] vertes
        [B] bleues
        [V] violettes
       *[other] { $suit }
    } : suivez la couleur demandée.
# $suit : la couleur demandée ; $trump : l’atout
refuse-MT-15 = L’atout doit être l’une des couleurs en jeu : { $suits }.
refuse-MT-16-gamewright =
    Il y a un atout dans le pli et vous pouvez suivre : jouez la couleur demandée ({ $suit ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
        [V] violet
       *[other] { $suit }
    }) ou un atout ({ $trump ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
        [V] violet
       *[other] { $trump }
    }), rien d’autre.
refuse-MT-16-gigamic =
    Il y a un atout dans le pli et vous en avez un : vous devez jouer atout ({ $trump ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
        [V] violet
       *[other] { $trump }
    }).

## Monster Tricks

# $values : les cartes de points de la manche, comme 2 4 6
refuse-MO-2 = Les cartes de points de cette manche sont { $values } : utilisez chacune une seule fois.
refuse-MO-3 = Vous avez validé votre ordre, et il est définitif.
refuse-MO-6 = Quatre plis sont déjà ouverts : il n’y a pas de place pour un cinquième.
# $place : le numéro de l’emplacement voulu
refuse-MO-7 = Il n’y a pas de pli ouvert à l’emplacement { $place }.
# $colour : la couleur de la carte
refuse-MO-8 =
    Cette carte { $colour ->
        [G] verte
        [Y] jaune
        [V] violette
        [B] bleue
       *[other] { $colour }
    } a encore une autre place : un pli ouvert dans sa couleur, ou un emplacement libre pour un nouveau pli.

## Macaron

# $flavour : la lettre du goût
refuse-MC-2 =
    { $flavour ->
        [A] L’amande n’est pas en jeu
        [P] La pistache n’est pas en jeu
        [S] La fraise n’est pas en jeu
        [B] La myrtille n’est pas en jeu
        [G] Le thé vert n’est pas en jeu
        [E] L’Earl Grey n’est pas en jeu
        [C] Le chocolat n’est pas en jeu
       *[other] Le goût { $flavour } n’est pas en jeu
    } à ce nombre de joueurs.
refuse-MC-6 = Passez exactement deux cartes différentes ; une fois fait, votre choix est définitif.
refuse-MC-7 = Défaussez une carte, ou deux cartes différentes.
# $what : royal ou allergen
refuse-MC-8 =
    { $what ->
        [royal] Le groupe royal doit être A, B ou C, et en jeu.
        [allergen] L’allergène doit être un goût en jeu, et jamais le chocolat.
       *[other] Le groupe royal doit être A, B ou C, et en jeu ; l’allergène doit être un goût en jeu, et jamais le chocolat.
    }
# $token : comme 4 ou 6/2
refuse-MC-10 = Vous n’avez pas de jeton { $token }.
refuse-MC-11 =
    Il y a déjà trois jetons sur { $flavour ->
        [A] l’amande
        [P] la pistache
        [S] la fraise
        [B] la myrtille
        [G] le thé vert
        [E] l’Earl Grey
        [C] le chocolat
       *[other] le goût { $flavour }
    } : il n’y a plus de place.
refuse-MC-15 = En solo, vous devez parier.
# $levels : les niveaux ouverts aux paris, comme 0, 1-2, 3-4, 5-7
refuse-MC-16 = On ne peut pas parier sur ce niveau. Vous pouvez parier sur : { $levels }.
# $flavour : le goût demandé
refuse-MC-18 =
    Il vous reste { $flavour ->
        [A] de l’amande
        [P] de la pistache
        [S] de la fraise
        [B] de la myrtille
        [G] du thé vert
        [E] de l’Earl Grey
        [C] du chocolat
       *[other] du goût { $flavour }
    } en main : suivez le goût demandé.
refuse-MC-32 = Emma joue selon ses propres règles : son coup est imposé.

## Mastermind

# $colours : les lettres en jeu, comme R O Y G B V
refuse-MM-1 = Cette couleur n’est pas en jeu. Voici celles qui le sont : { $colours }.
refuse-MM-3 = Aucune couleur ne peut figurer deux fois dans le code.
refuse-MM-5 = À cette table, aucune couleur ne peut figurer deux fois dans une proposition.
refuse-MM-7 = Rouge et blanc ensemble ne peuvent pas dépasser 4.

## Pourquoi une partie a fini ainsi

# $target : les points à atteindre
reason-target = Assez de points pour gagner !
reason-rounds = Toutes les manches ont été jouées.
reason-tie-break = Égalité ! La carte gagnée dans une manche ultérieure a décidé.
reason-shared = Victoire partagée !

# the dealer’s moves; people only see these when they write deals of their own
refuse-MT-2 = Cette donne n’est pas possible.
refuse-MT-3 = Ce tirage du premier joueur n’est pas possible.
refuse-MO-1 = Cette donne n’est pas possible.
refuse-MO-4 = Ce tirage du premier joueur n’est pas possible.
refuse-MC-4 = Cette donne n’est pas possible.
refuse-MC-5 = Ce tirage du premier joueur n’est pas possible.
refuse-MC-14 = Cette donne n’est pas possible.
refuse-MC-30 = Cette donne n’est pas possible.
refuse-MM-2 = Ce tirage du premier joueur n’est pas possible.
