### Blackout : toutes ses phrases en français.

## Le jeu et ses règles

game-blackout = Blackout
game-blackout-about = Remportez exactement les plis annoncés, avec une carte de moins à chaque manche.
home-about-blackout = Annoncez vos plis, et remportez-en exactement autant.
BO-1 = Il y a 52 cartes : bougie (C), lanterne (L), lune (M) et étoile (S), valeurs 1–13. De trois à cinq joueurs.
BO-2 = Chacun reçoit sept cartes à la première manche (ou le nombre convenu), puis une de moins à chaque manche, jusqu’à une seule.
BO-3 = Ensuite, on retourne la carte suivante. Sa couleur est l’atout. Les autres cartes restent cachées.
BO-4 = Le premier à annoncer est tiré au sort ou choisi dans les réglages de la table. À chaque manche suivante, c’est le joueur suivant dans le sens horaire.
BO-5 = Dans le sens horaire, chacun annonce combien de plis il remportera. Le dernier ne doit pas amener le total des annonces au nombre de plis, sauf si les réglages de la table le permettent.
BO-6 = Le premier à annoncer entame. Chacun joue une carte, dans le sens horaire. Si vous avez une carte de la couleur demandée, vous devez en jouer une ; sinon, jouez ce que vous voulez.
BO-7 = L’atout le plus haut remporte le pli ; sans atout, la plus haute carte de la couleur demandée. Le gagnant entame le pli suivant.
BO-8 = Si vous remportez exactement les plis annoncés, vous marquez 10 points et un par pli. Sinon, vous ne marquez rien.
BO-9 = Après la manche à une seule carte, le plus grand total gagne. À égalité, la victoire est partagée.

## L’introduction

intro-blackout-bid = La carte retournée fait de la lune l’atout. Vous avez deux lunes fortes : deux plis sont probables. Annoncez 2.
intro-blackout-lead = Tout le monde a annoncé, et vous entamez. Rien ne bat l’atout le plus haut : entamez de votre 13 de lune.
intro-blackout-second = Un pli est à vous, et vous en voulez un de plus. Entamez de votre 12 de lune.
intro-blackout-end = Vous avez les deux plis annoncés, et 12 points. À partir de là, vous chercheriez à perdre ! Chaque manche a une carte de moins.

## Pourquoi un coup est refusé

refuse-BO-2 = Une donne remet à chacun le même nombre de cartes, en retourne une et laisse le reste, chaque carte une fois.
refuse-BO-4 = Le premier à annoncer doit être un joueur de cette table.
# $bid : l’annonce ; $most : les plis de cette manche
refuse-BO-5 = Vous ne pouvez pas annoncer { $bid } : les annonces vont de 0 à { $most }, et la dernière ne doit pas les faire tomber juste.
# $suit : la couleur demandée
refuse-BO-6 =
    Vous avez encore des cartes { $suit ->
        [C] bougie
        [L] lanterne
        [M] lune
        [S] étoile
       *[other] { $suit }
    } : fournissez la couleur demandée.

## Dans le terminal et les rapports

letters-blackout = Couleurs : C bougie, L lanterne, M lune, S étoile. M7 est le 7 de lune ; « bid 2 » annonce deux plis.
rule-use-BO-7 = Un atout remporte un pli entamé dans une autre couleur.
rule-use-BO-8 = Quelqu’un remporte exactement les plis annoncés.

## Réglages

option-hook = Les annonces ne doivent pas tomber juste

## À la table

suit-blackout =
    { $suit ->
        [C] bougie
        [L] lanterne
        [M] lune
       *[S] étoile
    }
card-blackout =
    { $rank } de { $suit ->
        [C] bougie
        [L] lanterne
        [M] lune
       *[S] étoile
    }
label-bids = Annonces
field-bids = Annonces
label-turned = Retournée
field-turned = Retournée
label-trump-turned = Atout
label-bid-scored = Annonce
# $number: the bid; $who: you or other, with $name
move-blackout-bid = annoncer { $number }
hint-move-blackout-bid = Annoncez { $number }.
log-blackout-bid =
    { $who ->
        [you] Vous annoncez { $number }.
       *[other] { $name } annonce { $number }.
    }
