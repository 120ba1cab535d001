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
