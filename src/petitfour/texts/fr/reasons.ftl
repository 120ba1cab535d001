### Pourquoi un coup est conseillé. Les nombres sont ceux de la recherche, arrondis une fois ; tous les intervalles sont à 95 %.

## Tous les jeux

reason-only-move = { $move } est le seul coup permis.
reason-same = Les { $moves } coups permis se valent tous.
reason-better = Sur 100 parties, { $move } en gagne { $gap } de plus que { $other }, le deuxième choix (avec 95 % de certitude : entre { $low } et { $high }).
reason-as-good = { $move } et { $other } se valent à peu près : sur 100 parties, l’écart est d’au plus { $most } (avec 95 % de certitude).
reason-mixed = Ne soyez pas prévisible : variez vos coups, et jouez { $move } le plus souvent, dans { $share } % des cas.
reason-points =
    Dans cette manche, { $move } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en moyenne (avec 95 % de certitude : entre { $low } et { $high }).
reason-points-same =
    Dans cette manche, { $move } rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, pour autant qu’on puisse voir.
reason-nothing = Avec { $move }, vous ne marquez rien dans cette manche dans { $share } % des cas.
reason-trick =
    { $share ->
        [0] { $move } ne remporte presque jamais son pli ({ $share } %).
        [100] { $move } remporte presque toujours son pli ({ $share } %).
       *[other] { $move } remporte son pli dans { $share } % des cas.
    }

## Marshmallow Test

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

## Monster Tricks

reason-order =
    Avec { $move }, vous gagnez { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    } en moyenne et gardez votre { $value } dans { $share } % des cas.
reason-top-is-up = Votre { $value } est visible : gagner encore un pli le cacherait.
reason-top-is-near =
    Votre { $value } apparaît avec { $tricks ->
        [one] { $tricks } pli de plus
       *[other] { $tricks } plis de plus
    }.
reason-keeps = Avec { $move }, vous gardez votre { $value } dans { $share } % des cas.
reason-keeps-or = Avec { $move }, vous gardez votre { $value } dans { $share } % des cas, avec { $other } dans { $less } %.

## Macaron

reason-boxes =
    Avec { $move }, vous finissez avec { $boxes ->
        [one] { $boxes } boîte
       *[other] { $boxes } boîtes
    } en moyenne.
reason-bet =
    Vous finissez avec { level-boxes } dans { $share } % des cas : cela rapporte { $won ->
        [one] { $won } point de plus
       *[other] { $won } points de plus
    }, tout le reste coûte { $lost }.
reason-bet-solo = Vous finissez avec { level-boxes } dans { $share } % des cas ; sinon Emma marque { $emma } de plus.
reason-no-bet = Même le niveau le plus probable, { level-boxes }, n’arrive que dans { $share } % des cas.
reason-bet-kept = Avec { $move }, votre pari sur { level-boxes } se réalise dans { $share } % des cas.
reason-bet-kept-or = Avec { $move }, votre pari sur { level-boxes } se réalise dans { $share } % des cas, avec { $other } dans { $less } %.
reason-vote-royal = Le groupe royal est { $group } dans { $share } % des cas.
reason-vote-allergen =
    { $flavour ->
        [A] L’amande
        [P] La pistache
        [S] La fraise
        [B] La myrtille
        [G] Le thé vert
        [E] L’Earl Grey
        [C] Le chocolat
       *[other] { $flavour }
    } devient l’allergène dans { $share } % des cas.
reason-vote-chocolate = Un jeton sur le chocolat ne décide de rien et laisse les autres goûts comme ils sont.
reason-royal =
    Vous avez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } du groupe { $group }.
reason-allergen =
    Vous avez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } { $flavour ->
        [A] d’amande
        [P] de pistache
        [S] de fraise
        [B] de myrtille
        [G] de thé vert
        [E] d’Earl Grey
        [C] de chocolat
       *[other] { $flavour }
    }.

## Mastermind

reason-any-code = Tous les codes se valent, tant que personne ne devine vos habitudes : choisissez au hasard.
reason-mark = Une marque fausse annule la manche et donne { $points } points à l’autre joueur.
reason-codes-left =
    { $codes ->
        [one] { $codes } code correspond encore
       *[other] { $codes } codes correspondent encore
    } à toutes les marques.
reason-leaves =
    { $move } laisse { $left ->
        [one] { $left } code
       *[other] { $left } codes
    } en moyenne, { $most } au plus.
reason-guess-leaves =
    La proposition laisse { $codes ->
        [one] { $codes } code
       *[other] { $codes } codes
    } en moyenne.
reason-rows =
    Avec { $move }, il faut { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } en moyenne à partir d’ici, celle-ci comprise.
reason-may-be-code = { $move } peut être le code lui-même, l’un des { $codes } qui correspondent.
reason-rows-needed =
    La partie est gagnée ou partagée si le code est trouvé en { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } ; la chance de la gagner est de { $win } %.
reason-last-code = Un seul code correspond encore : { $move } le trouve.
reason-no-code = Aucun code ne correspond à toutes les marques : l’une est fausse, et la manche sera annulée.
reason-other-guess =
    { $other } laisserait { $left ->
        [one] { $left } code
       *[other] { $left } codes
    } et demanderait { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } en moyenne.
