### Ce que disent les commandes hint et review autour des raisons.

## Un indice

hint-title = Indice, d’après { $worlds } donnes compatibles avec ce que vous savez
hint-title-exact = Indice, d’après les { $worlds } codes compatibles avec les marques
hint-move =
    gagne { $win } % des parties ({ $low } à { $high } %), { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette manche
hint-move-exact = gagne { $win } % des parties
hint-more = coups omis : { $number }

## Une analyse

review-title = { $game }, analyse de la place { $seat } ({ $name }), { $worlds } donnes par décision
review-won = La partie a été gagnée.
review-shared = La victoire a été partagée.
review-lost = La partie a été perdue.
review-start = Au départ, la chance de gagner était de { $start } %.
review-play-good = Par rapport au jeu régulier des robots, les décisions ont rapporté { $play } points de pourcentage (sûr à 95 % : entre { $low } et { $high }).
review-play-bad = Par rapport au jeu régulier des robots, les décisions ont coûté { $play } points de pourcentage (sûr à 95 % : entre { $low } et { $high }).
review-luck-good = La chance, c’est-à-dire les cartes et le jeu des autres, a apporté { $luck } points de pourcentage.
review-luck-bad = La chance, c’est-à-dire les cartes et le jeu des autres, a fait perdre { $luck } points de pourcentage.
review-loss = Par rapport aux meilleurs coups, elles ont cédé { $loss } points de pourcentage en tout (sûr à 95 % : entre { $low } et { $high }).
review-counts = Décisions : { $decisions } ; sans choix : { $forced } ; erreurs nettes : { $mistakes }.
review-biggest = Les plus grosses erreurs
review-all = Toutes les décisions
review-no-mistakes = Aucune décision n’était nettement une erreur.
review-decision = Coup { $number }, manche { $round } : { $move }
review-forced = Il n’y avait rien à choisir.
review-fine = D’après ce qu’on pouvait savoir, rien n’était nettement meilleur.
review-better = D’après ce qu’on pouvait savoir, { $best } gagne { $gap } parties de plus sur 100 (sûr à 95 % : entre { $low } et { $high }).
review-open-fine = Avec toutes les cartes visibles, rien n’était nettement meilleur.
review-open-better = Avec toutes les cartes visibles, { $best } gagne { $gap } parties de plus sur 100 (sûr à 95 % : entre { $low } et { $high }).
