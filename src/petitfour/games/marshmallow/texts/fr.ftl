### Marshmallow Test : toutes ses phrases en français.

## Le jeu et ses règles

game-marshmallow = Marshmallow Test
game-marshmallow-about = Un jeu de plis où il faut savoir attendre : gagnez des plis, sortez de la manche au bon moment et marquez des points pour les plis des autres. De 2 à 5 joueurs.
MT-1 = Le paquet compte 60 cartes : cinq couleurs, de valeurs 1–12. On joue toujours avec le paquet entier, quel que soit le nombre de joueurs. Notre arbitrage : les couleurs n’ont pas de nom imprimé, nous les appelons donc rose (P), jaune (Y), vert (G), bleu (B) et violet (V).
MT-2 = À chaque manche, chaque joueur reçoit 12 cartes. Personne ne voit les autres pendant toute la manche : 36 cartes à deux joueurs, 24 à trois, 12 à quatre, 0 à cinq.
MT-3 = D’après le livret, le premier donneur est celui qui a mangé des marshmallows le dernier. Notre arbitrage : ici, le premier donneur est tiré au sort ou désigné dans les réglages de la table.
MT-4 = Le donneur joue la première carte de la manche. On continue dans le sens horaire, une carte chacun. Les joueurs déjà sortis ne jouent plus.
MT-5 = Vous pouvez entamer avec la carte de votre choix. Sa couleur est la couleur demandée pour ce pli.
MT-6 = Si vous avez une carte de la couleur demandée, vous devez en jouer une. Sinon, jouez ce que vous voulez. (Pour les plis coupés, voir MT-16.)
MT-7 = Il n’y a pas d’atout à la manche 1. La plus forte carte de la couleur demandée remporte le pli.
MT-8 = Vous remportez le pli ? Posez-le devant vous, face cachée, en un tas séparé. Chacun peut compter à tout moment les plis de tous. Notre arbitrage : le dernier pli terminé reste visible jusqu’à l’entame suivante ; les plis plus anciens restent face cachée pour tout le monde jusqu’à la fin de la manche.
MT-9 = Si vous remportez un pli, vous entamez le suivant, sauf si ce pli vous fait sortir de la manche (MT-12).
MT-10 = Vous sortez dès que vous avez assez de plis : 6 à deux joueurs, 4 à trois, 3 à quatre, 3 à cinq.
MT-11 = Vous sortez à l’instant où vous ramassez ce pli, et vous marquez aussitôt : 1 point pour chaque pli qui se trouve alors devant les autres joueurs. Les plis des joueurs déjà sortis comptent aussi.
MT-12 = Quand vous sortez, le reste de votre main est défaussé face cachée et demeure secret. Vos plis restent en place et comptent encore pour ceux qui marqueront plus tard. Le joueur suivant dans le sens horaire, parmi ceux encore en jeu, entame.
MT-13 = Dès qu’il ne reste plus qu’un seul joueur en jeu, la manche est finie. Ce joueur ne marque rien et donne à la manche suivante. (À cinq joueurs, cela ne peut arriver qu’au pli 12.)
MT-14 = À cinq joueurs, les mains peuvent être vides après le pli 12 alors que deux joueurs ou plus sont encore en jeu. Aucun d’eux ne marque alors de points. Le vainqueur du pli 12 sera le prochain donneur, s’il est encore en jeu. Si le pli 12 l’a fait sortir, il marque comme d’habitude, et c’est le premier joueur encore en jeu après lui, dans le sens horaire, qui donne. (De deux à quatre joueurs, une manche est toujours finie au plus tard au pli 11.)
MT-15 = À partir de la manche 2, les 60 cartes sont toutes mélangées et redistribuées. Le donneur regarde sa main, nomme l’une des cinq couleurs, qui sera l’atout de la manche, puis entame.
MT-16 = Les deux éditions imprimées diffèrent ici ; le réglage « Quand quelqu’un a coupé » tranche. « Atout permis » (Gamewright, livrets anglais et espagnol, notre choix par défaut) : une fois qu’un joueur qui ne pouvait pas suivre a mis un atout dans le pli, ceux qui jouent après lui et peuvent suivre choisissent entre la couleur demandée et un atout, rien d’autre ; ceux qui ne peuvent pas suivre jouent ce qu’ils veulent. « Atout obligatoire » (Gigamic, livret français) : une fois qu’un atout a été mis dans le pli, tous ceux qui jouent ensuite et ont un atout doivent en jouer un, même s’ils pouvaient suivre. À deux joueurs, aucun de ces cas ne se présente jamais.
MT-17 = Notre arbitrage pour « Atout obligatoire » : si vous n’avez pas d’atout, suivez la couleur demandée si vous le pouvez, sinon jouez n’importe quelle carte. Une carte refusée à ce titre l’est selon MT-6 ; une carte refusée parce que vous devez un atout l’est selon MT-16.
MT-18 = Si la carte d’entame est elle-même un atout, l’atout est la couleur demandée et seule la règle MT-6 compte. Notre arbitrage, dans les deux éditions : vous n’avez jamais à monter sur une carte déjà jouée.
MT-19 = S’il y a de l’atout dans le pli, l’atout le plus fort gagne. S’il n’y en a pas, c’est la plus forte carte de la couleur demandée.
MT-20 = À l’instant où un joueur a 20 points ou plus, la partie s’arrête et ce joueur a gagné. On ne finit pas la manche. Un seul joueur marque à la fois : il n’y a donc jamais d’égalité. Sortir peut rapporter 0 point : le nombre de manches n’est donc pas limité. Notre arbitrage : le réglage « Points pour gagner » permet des parties plus courtes ou plus longues.
MT-21 = Les points sont représentés par des marshmallows : un grand vaut 5 points, un petit en vaut 1.
example-marshmallow-1 = Vous êtes quatre à jouer. A remporte son troisième pli et sort. B a 2 plis, C en a 1 et D en a 1. A marque 4 points, et B entame.

## L’introduction

intro-marshmallow-follow = On a entamé en vert, et vous avez du vert : il faut suivre. La plus forte carte de la couleur demandée gagne le pli. Jouez votre 11 vert.
intro-marshmallow-lead = Le pli est à vous : vous entamez le suivant avec la carte de votre choix. Rien ne bat un 12 : jouez votre 12 jaune.
intro-marshmallow-wait = Vous avez deux plis. Le troisième vous fait sortir de la manche, avec 1 point par pli des autres. Ils n’en ont encore aucun, alors patience : entamez avec votre 2 rose.
intro-marshmallow-free = On a entamé en violet, et vous n’en avez pas : jouez ce que vous voulez. Une autre couleur ne peut pas gagner. Défaussez votre 4 vert ou votre 7 jaune.
intro-marshmallow-low = Les autres ont maintenant deux plis. Encore un peu de patience : suivez avec une petite carte, votre 3 bleu.
intro-marshmallow-out = Chacun des autres a un pli. Sortir maintenant rapporte 3 points. Prenez ce pli avec votre 12 bleu !
intro-marshmallow-end = Vous sortez avec 3 points : un par pli des autres. Qui reste seul à la fin ne marque rien : le meilleur moment est juste avant. Dès la manche 2 il y a un atout, et le premier à 20 points gagne.

## Pourquoi un coup est refusé

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
# the dealer’s moves; people only see these when they write deals of their own
refuse-MT-2 = Cette donne n’est pas possible.
refuse-MT-3 = Ce tirage du premier joueur n’est pas possible.

## Pourquoi un coup est conseillé

reason-tricks-short =
    Il vous manque { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } ; sortir maintenant rapporterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-out = { $out } remporte le pli et vous fait sortir dans { $share } % des cas, ce qui rapporte { $now }.
reason-out-or-wait =
    Sortir maintenant avec { $out } rapporte { $now } ; attendre avec { $wait } vaut { $points } { $fails ->
        [0] en moyenne, presque sans risque ({ $fails } %)
       *[other] en moyenne, mais échoue dans { $fails } % des cas
    }.
reason-maybe-out-or-wait =
    { $out } vous fait sortir dans { $share } % des cas et rapporte alors { $now } ; attendre avec { $wait } vaut { $points } { $fails ->
        [0] en moyenne, presque sans risque ({ $fails } %)
       *[other] en moyenne, mais échoue dans { $fails } % des cas
    }.
reason-trump =
    Vous avez { $cards } { $cards ->
        [one] carte { $suit ->
            [P] rose
            [Y] jaune
            [G] verte
            [B] bleue
            [V] violette
           *[other] { $suit }
        }, un { $highest }
       *[other] cartes { $suit ->
            [P] roses
            [Y] jaunes
            [G] vertes
            [B] bleues
            [V] violettes
           *[other] { $suit }
        }, la plus forte est un { $highest }
    }.
reason-trump-none =
    Vous n’avez pas de cartes { $suit ->
        [P] roses
        [Y] jaunes
        [G] vertes
        [B] bleues
        [V] violettes
       *[other] { $suit }
    }, et vous n’en avez pas besoin.

## Dans le terminal et les rapports

letters-marshmallow = Couleurs : P rose, Y jaune, G vert, B bleu, V violet. P7 est le 7 rose.
# Derrière les plis de chacun : combien il en faut pour sortir
tricks-needed = ({ $number } pour sortir)
rule-use-MT-11 = Une personne sort et marque.
rule-use-MT-13 = La manche finit, car il ne reste qu’une personne.
rule-use-MT-14 = La manche finit, car les mains sont vides (à cinq).
rule-use-MT-15 = Le donneur nomme l’atout.
rule-use-MT-16 = Un pli est coupé.
rule-use-MT-19 = Un atout remporte un pli.
rule-use-MT-20 = Une personne atteint le but et gagne.

## Réglages

option-edition = Quand quelqu’un a coupé
option-edition-gamewright = Atout permis (Gamewright)
option-edition-gigamic = Atout obligatoire (Gigamic)
option-edition-about = Les deux éditions imprimées diffèrent ici : le livret français (Gigamic) oblige à couper aussi, l’anglais le permet.

## Les coups en mots

move-trump = atout { $suit }
log-trump =
    { $who ->
        [you] Vous choisissez l’atout : { $suit }.
       *[other] { $name } choisit l’atout : { $suit }.
    }
hint-move-trump = Choisissez l’atout : { $suit }.

## Ce qui s’est passé

log-fired-MT-11 =
    { $who ->
        [you] Vous sortez !
       *[other] { $name } sort !
    }
log-fired-MT-13 = Il ne reste qu’une personne : la manche est terminée.
log-fired-MT-14 = Les mains sont vides : la manche est terminée.
log-fired-MT-20 = Assez de points pour gagner !
moment-marshmallows =
    { $number ->
        [0] Aucun marshmallow cette fois
        [one] Un marshmallow
       *[other] { $number } marshmallows
    }
log-fired-MT-19 = Un atout l’emporte.
summary-marshmallow-out = Dehors avec { $tricks } plis. { $points ->
    [0] Les autres n’en avaient aucun.
    [one] Les autres avaient 1 pli.
   *[other] Les autres avaient { $points } plis.
}
summary-marshmallow-in =
    { $who ->
    [you] Vous êtes resté trop longtemps : aucun point.
   *[other] Resté trop longtemps : aucun point.
}
summary-marshmallow-stopped = Encore en jeu à la fin de la partie.
summary-next-marshmallow =
    { $who ->
    [you] Vous étiez le dernier, donc vous donnez : vous choisissez l’atout et entamez.
   *[other] { $name } est resté le dernier et donne : { $name } choisit l’atout et entame.
}

## À la table

# $suit : une lettre ; $rank : un nombre
card-marshmallow =
    { $rank } { $suit ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
       *[V] violet
    }
suit-marshmallow =
    { $suit ->
        [P] rose
        [Y] jaune
        [G] vert
        [B] bleu
       *[V] violet
    }
marshmallow-out = Dehors
marshmallow-worth = Les marshmallows sont des points : un grand vaut 5, un petit vaut 1
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
