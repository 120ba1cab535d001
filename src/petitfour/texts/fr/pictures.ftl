### What the pictures of the rules pages say.

picture-trick = Le pli
picture-hand = Votre main
picture-wins = gagne
picture-dead = ne peut pas gagner
picture-no = interdite
picture-royal = Goûts royaux : { $group }
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

## Les règles en une page

sum-goal = Le but
sum-turn = À votre tour
sum-points = Les points
sum-end = La fin
sum-marshmallow-goal = Récoltez des marshmallows pour les plis que les autres ont gagnés. Le premier à 20 l’emporte.
sum-marshmallow-turn = Jouez une carte de la couleur demandée, si vous en avez. La plus forte carte de cette couleur gagne le pli. Dès la manche 2, un atout bat les autres couleurs.
sum-marshmallow-points = Avec assez de plis, vous sortez (6 à deux joueurs, 4 à trois, 3 au-delà). Chaque pli que les autres ont alors vaut un point : plus vous attendez, plus il y en a.
sum-marshmallow-end = Le dernier en jeu n’a rien et donne la manche suivante. Dès que quelqu’un a 20 points, la partie est finie.
sum-monster-goal = Gagnez juste assez de plis pour que votre meilleure carte de points soit visible à la fin de la manche.
sum-monster-turn = Jouez une carte : sur un pli de sa couleur, ou pour ouvrir un nouveau pli. Quatre plis au plus sont ouverts. Une carte qui ne va nulle part peut aller sur n’importe lequel des quatre.
sum-monster-points = La quatrième carte complète un pli. La plus forte carte de sa première couleur le gagne et retourne la carte de points suivante du gagnant : gauche, milieu, droite, et encore gauche.
sum-monster-end = La manche finit quand les mains sont vides, et la carte visible est votre score. Le plus haut total de trois manches gagne.
sum-macaron-goal = Gagnez des boîtes cadeaux, et pariez sur leur nombre.
sum-macaron-turn = Jouez une carte du goût demandé, si vous en avez. La plus forte gagne ; les goûts royaux battent les autres.
sum-macaron-points = Un pli vaut une boîte, ou trois si un 1 le gagne. Avec l’allergène, il n’en vaut aucune, sauf s’il contient aussi un 2. La piste dit ce que valent vos boîtes, et votre pari ajoute ou retire des points.
sum-macaron-end = Une manche finit avec la dernière carte, ou quand quelqu’un a 8 boîtes. Quand quelqu’un a atteint 10 points, le plus haut score gagne.
sum-mastermind-goal = Trouvez le code de quatre couleurs de l’autre en aussi peu de rangées que possible.
sum-mastermind-turn = Proposez quatre couleurs. Marque rouge : bonne couleur, bonne place. Marque blanche : bonne couleur, mauvaise place.
sum-mastermind-points = Chaque rangée qu’il vous faut est un point pour l’autre. Si vous ne trouvez pas en neuf rangées, cela fait 9.
sum-mastermind-end = Puis vous échangez les rôles. Après les manches convenues, le plus haut total gagne.
