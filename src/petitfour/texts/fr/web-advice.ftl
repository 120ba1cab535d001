### Moves in words, for hints and reviews: what stands after "play" or before "wins 3 more of 100 matches".

move-card = le { $card }

## A result split into its parts

review-part-start = Départ
review-part-play = Jeu
review-part-luck = Chance
review-part-result = Résultat
review-numbers = Les chiffres expliqués

## En bref

advice-why = Pourquoi ?
review-plain-better = Mieux valait { $best }.
review-plain-mistake = Une grosse erreur : { $best } valait bien mieux.
plain-reason-only-move = C’est le seul coup permis.
plain-reason-same = Tous vos coups se valent.
plain-reason-as-good = À peu près aussi bon : { $other }.
plain-reason-better = C’est nettement votre meilleur coup.
plain-reason-mixed = Variez votre jeu ici, pour que personne ne vous devine.
plain-reason-trick =
    { $chance ->
        [sure] Cette carte remporte le pli.
        [likely] Cette carte remportera sans doute le pli.
        [unlikely] Cette carte ne remportera sans doute pas le pli.
        [never] Cette carte laisse le pli aux autres.
       *[maybe] Cette carte remportera peut-être le pli.
    }
plain-reason-tricks-short =
    Il vous faut encore { $tricks ->
        [one] un pli
       *[other] { $tricks } plis
    } avant de sortir.
plain-reason-out =
    { $chance ->
        [sure] Vous sortez avec { $now } points.
       *[maybe] Vous pouvez sortir avec { $now } points.
    }
plain-reason-out-or-wait =
    { $best ->
        [out] Sortez maintenant et prenez { $now } points.
       *[wait] Attendez : sortir plus tard devrait rapporter plus.
    }
plain-reason-maybe-out-or-wait =
    { $best ->
        [out] Essayez de sortir maintenant, pour { $now } points.
       *[wait] Attendez : sortir plus tard devrait rapporter plus.
    }
plain-reason-trump =
    Vous avez { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } de cette couleur, jusqu’au { $highest }.
plain-reason-trump-none = Vous n’avez aucune carte de cette couleur, et vous n’en avez pas besoin.
plain-reason-top-is-up = Votre { $value } est visible : ne gagnez plus de pli.
plain-reason-top-is-near =
    Votre { $value } apparaît après encore { $tricks ->
        [one] un pli
       *[other] { $tricks } plis
    }.
plain-reason-order = Cet ordre donne à votre { $value } de bonnes chances d’être visible à la fin.
plain-reason-keeps =
    { $chance ->
        [sure] Vous gardez votre { $value }.
        [likely] Vous garderez sans doute votre { $value }.
       *[maybe] Vous garderez peut-être votre { $value }.
    }
plain-reason-keeps-or =
    { $chance ->
        [sure] Vous gardez votre { $value }.
        [likely] Vous garderez sans doute votre { $value }.
       *[maybe] Vous garderez peut-être votre { $value }.
    }
plain-reason-boxes =
    Vous devriez finir avec environ { $boxes ->
        [one] { $boxes } boîte
       *[other] { $boxes } boîtes
    }.
plain-reason-royal =
    Vous avez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } du groupe { $group }.
plain-reason-allergen =
    { $cards ->
        [0] Vous n’avez aucune carte { $flavour }.
        [one] Vous n’avez qu’une carte { $flavour }.
       *[other] Vous avez { $cards } cartes { $flavour }.
    }
plain-reason-bet = C’est le nombre de boîtes le plus probable.
plain-reason-bet-solo = C’est le nombre de boîtes le plus probable.
plain-reason-no-bet = Aucun nombre de boîtes n’est assez probable.
plain-reason-bet-kept =
    { $chance ->
        [sure] Votre pari est gagné ainsi.
        [likely] Votre pari sera sans doute gagné ainsi.
       *[maybe] Votre pari garde une chance ainsi.
    }
plain-reason-bet-kept-or =
    { $chance ->
        [sure] Votre pari est gagné ainsi.
        [likely] Votre pari sera sans doute gagné ainsi.
       *[maybe] Votre pari garde une chance ainsi.
    }
plain-reason-vote-royal =
    { $chance ->
        [sure] Groupe royal : { $group }.
        [likely] Groupe royal probable : { $group }.
       *[maybe] Groupe royal possible : { $group }.
    }
plain-reason-vote-allergen =
    { $chance ->
        [sure] Allergène : { $flavour }.
        [likely] Allergène probable : { $flavour }.
       *[maybe] Allergène possible : { $flavour }.
    }
plain-reason-vote-chocolate = Sur le chocolat, il ne décide de rien.
plain-reason-any-code = Tous les codes se valent.
plain-reason-no-code = Une marque doit être fausse : aucun code ne les respecte toutes.
plain-reason-mark = Une marque fausse vous coûterait des points.
plain-reason-last-code = Il ne reste que ce code !
plain-reason-leaves =
    Après, il reste environ { $left ->
        [one] { $left } code
       *[other] { $left } codes
    }.
review-strip = Chances de gagner
review-swing-play = Coup { $number } : votre coup les a fait passer de { $from } % à { $to } %
review-swing-luck = Avant le coup { $number }, la chance les a fait passer de { $from } % à { $to } %
