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
review-won = Partie gagnée !
review-shared = Victoire partagée !
review-lost = Partie perdue.
review-start = Chance de gagner au départ : { $start } %.
review-play-good = Les décisions ont gagné { $play } points de pourcentage sur le jeu régulier des robots (avec 95 % de certitude : entre { $low } et { $high }).
review-play-bad = Les décisions ont perdu { $play } points de pourcentage sur le jeu régulier des robots (avec 95 % de certitude : entre { $low } et { $high }).
review-luck-good = La chance (les cartes et le jeu des autres) a apporté { $luck } points de pourcentage.
review-luck-bad = La chance (les cartes et le jeu des autres) a coûté { $luck } points de pourcentage.
review-loss = Les meilleurs coups auraient rapporté { $loss } points de pourcentage de plus (avec 95 % de certitude : entre { $low } et { $high }).
review-counts = Décisions : { $decisions } ; sans choix : { $forced } ; erreurs nettes : { $mistakes }.
review-biggest = Les plus grosses erreurs
review-all = Toutes les décisions
review-no-mistakes = Aucune erreur nette. Bien joué !
review-decision = Coup { $number }, manche { $round } : { $move }
review-forced = Pas de vrai choix ici.
review-fine = Bon coup.
review-better = { $best } était mieux : { $gap } parties gagnées de plus sur 100 (avec 95 % de certitude : entre { $low } et { $high }).
review-open-fine = Même en voyant toutes les cartes, rien n’était nettement mieux.
review-open-better = En voyant toutes les cartes, { $best } gagne { $gap } parties de plus sur 100 (avec 95 % de certitude : entre { $low } et { $high }).
