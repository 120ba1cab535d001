### Monster Tricks : un message par règle, voir game.toml.

game-monster = Monster Tricks
game-monster-about = Jusqu’à quatre plis sont ouverts en même temps : prévoyez combien vous en gagnerez et rangez vos cartes de points en conséquence. De 2 à 5 joueurs.

MO-1 = Il y a quatre couleurs : vert (G), jaune (Y), violet (V) et bleu (B). Les valeurs dépendent du nombre de joueurs : 1–6 à deux, 1–9 à trois, 1–12 à quatre, 1–15 à cinq. Il y a donc toujours 12 cartes par joueur, et tout le paquet est distribué.
MO-2 = Vous jouez trois manches. À chacune, chaque joueur reçoit trois cartes de points : 1, 2 et 3 à la première manche, 2, 4 et 6 à la deuxième, 3, 6 et 9 à la troisième.
MO-3 = Regardez d’abord votre main. Ensuite, en secret, chacun aligne ses trois cartes de points face cachée, de gauche à droite, dans l’ordre qui lui plaît. Notre arbitrage : tous le font en même temps, et une rangée posée est définitive. Les autres voient qu’elle est posée, mais pas comment ; vous pouvez regarder la vôtre.
MO-4 = D’après le livret, le plus âgé commence. Notre arbitrage : ici, le premier joueur est tiré au sort ou désigné dans les réglages de la table. Chaque manche suivante commence par le joueur à gauche de celui qui avait commencé la précédente.
MO-5 = On joue dans le sens horaire. À votre tour, vous jouez exactement une carte, soit sur un pli ouvert, soit pour en ouvrir un nouveau. Vous ne pouvez pas passer.
MO-6 = Quatre plis au plus sont ouverts à la fois, quel que soit le nombre de joueurs. Vous pouvez ouvrir un nouveau pli dans n’importe quelle couleur, même déjà ouverte. Notre arbitrage : les emplacements sont numérotés de 1 à 4, et un nouveau pli prend le plus petit numéro libre.
MO-7 = La première carte d’un pli fixe sa couleur d’ouverture. Une carte de cette couleur peut aller sur ce pli.
MO-8 = Une carte ne peut aller sur un pli d’une autre couleur que si cette carte-là n’a aucune autre place : quatre plis sont ouverts et aucun ne l’a été dans sa couleur. Vous pouvez alors la poser sur n’importe lequel des quatre. Vos autres cartes n’y changent rien.
MO-9 = Si vous ouvrez un pli, posez-y votre marqueur. Celui qui y joue plus tard une carte de la couleur d’ouverture, plus forte que toutes celles de cette couleur dans le pli, remplace ce marqueur par le sien. Au fil des tours, vous pouvez ajouter plusieurs cartes au même pli.
MO-10 = La quatrième carte complète le pli aussitôt. Il revient au propriétaire du marqueur, qui a joué la plus forte carte de la couleur d’ouverture. Les quatre cartes sont défaussées et l’emplacement se libère.
MO-11 = Chaque pli gagné retourne vos cartes de points. Le premier montre la carte de gauche. Le deuxième la cache et montre celle du milieu. Le troisième montre celle de droite, le quatrième de nouveau celle de gauche, et ainsi de suite. Les plis 1, 4, 7… montrent donc la carte de gauche, les plis 2, 5, 8… celle du milieu, les plis 3, 6, 9… celle de droite.
MO-12 = Peu importe qui a gagné le pli : le tour passe au joueur à gauche de celui qui vient de poser une carte.
MO-13 = Après 12 tours chacun, la manche est finie. Les plis inachevés ne comptent pour personne. Vous gardez la carte de points face visible. Si vous n’avez gagné aucun pli, vous n’en gardez aucune et marquez 0 point.
MO-14 = Après la manche 3, le total le plus élevé l’emporte. En cas d’égalité, la plus forte carte gagnée à la manche 3 départage, puis la plus forte gagnée à la manche 2. Si l’égalité demeure, vous partagez la victoire. L’absence de carte compte pour 0, et chaque étape ne compare que les joueurs encore à égalité.
MO-15 = Une carte de points remise face cachée est de nouveau secrète, et celle qui n’a jamais été montrée reste secrète. Notre arbitrage : les plis complets sont face cachée jusqu’à la fin de la manche, mais le dernier reste visible jusqu’à la carte suivante.

example-monster-1 = Trois plis sont ouverts. L’un a été ouvert avec le 8 vert, et Orange le mène. Un autre l’a été avec le 7 vert, et Rouge le mène. Le dernier l’a été avec le 1 jaune ; le 4 jaune est posé dessus, et Gris le mène. Une carte verte peut aller sur l’un ou l’autre pli vert ou en ouvrir un quatrième. Une carte jaune peut aller sur le pli jaune ou en ouvrir un quatrième. Une carte violette ne peut qu’en ouvrir un quatrième.
example-monster-2 = Plus tard dans la manche, un quatrième pli est ouvert, et il ne l’a pas été en bleu. Rouge complète le pli du 8 vert avec le 9 bleu. Le bleu n’est pas la couleur d’ouverture : Orange gagne le pli.
