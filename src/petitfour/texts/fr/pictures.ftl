### What the pictures of the rules pages say.

picture-trick = Le pli
picture-hand = Votre main
picture-wins = gagne
picture-dead = ne peut pas gagner
picture-no = interdite
picture-royal = Royal : { $group }
picture-allergen = Allergène : { $flavour }
picture-boxes =
    { $number ->
        [0] Aucune boîte
        [one] { $number } boîte cadeau
       *[other] { $number } boîtes cadeaux
    }
picture-place = Pli { $place }
picture-free = Libre
picture-goes = peut aller en
picture-after =
    { $number ->
        [one] Après { $number } pli gagné
       *[other] Après { $number } plis gagnés
    }
picture-round = Manche { $number }
picture-code = Le code
picture-guess = La proposition
picture-marks = Rouge { $red }, blanc { $white }
picture-level-boxes = Boîtes
picture-level-points = Points
picture-level-won = Pari gagné
picture-level-lost = Pari perdu
picture-tricks =
    { $number ->
        [one] { $name } : { $number } pli
       *[other] { $name } : { $number } plis
    }
picture-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
picture-group-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
