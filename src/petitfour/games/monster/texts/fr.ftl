### Monster Tricks : toutes ses phrases en français.

## Le jeu et ses règles

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

## L’introduction

intro-monster-order = Un pli a quatre cartes ; la plus forte de sa première couleur le gagne. Chaque pli gagné montre votre carte suivante : gauche, milieu, droite, gauche… Seule la carte visible à la fin compte. Vous en gagnerez deux, mettez donc le 3 au milieu : 1, 3, 2.
intro-monster-open = À votre tour, jouez une carte. Elle peut ouvrir un nouveau pli sur un emplacement libre. Ouvrez avec votre 4 vert : le marqueur dessus montre que vous menez ce pli.
intro-monster-colour = Une carte va sur un pli de sa couleur, ou en ouvre un nouveau. La plus forte carte de cette couleur mène le pli. Mettez votre 5 jaune sur le pli jaune.
intro-monster-complete = La quatrième carte complète un pli, et qui le mène le gagne. Complétez le pli vert avec votre 6 vert : il est à vous.
intro-monster-turn = Votre premier pli a retourné la carte de gauche, le 1. Le deuxième la cache et montre celle du milieu : complétez le pli jaune avec votre 6 jaune.
intro-monster-feed = Le 3 est visible, et seule la carte visible à la fin compte. Un pli de plus le cacherait ! Quatre plis sont ouverts, aucun en bleu : une carte bleue va sur n’importe lequel, et n’y gagne jamais. Jouez-en une.
intro-monster-end = On continue jusqu’à ce que les mains soient vides : gagnez juste assez de plis, et offrez-en aux autres quand leur meilleure carte est visible. Après trois manches, le plus haut total gagne.

## Pourquoi un coup est refusé

# $values : les cartes de points de la manche, comme 2 4 6
refuse-MO-2 = Les cartes de points de cette manche sont { $values } : utilisez chacune une seule fois.
refuse-MO-3 = Vous avez validé votre ordre, et il est définitif.
refuse-MO-6 = Quatre plis sont déjà ouverts : il n’y a pas de place pour un cinquième.
# $place : le numéro de l’emplacement voulu
refuse-MO-7 = Il n’y a pas de pli ouvert à l’emplacement { $place }.
# $colour : la couleur de la carte
refuse-MO-8 =
    Cette carte { $colour ->
        [G] verte
        [Y] jaune
        [V] violette
        [B] bleue
       *[other] { $colour }
    } a encore une autre place : un pli ouvert dans sa couleur, ou un emplacement libre pour un nouveau pli.
refuse-MO-1 = Cette donne n’est pas possible.
refuse-MO-4 = Ce tirage du premier joueur n’est pas possible.

## Pourquoi un coup est conseillé

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

## Dans le terminal et les rapports

letters-monster = Couleurs : G vert, Y jaune, V violet, B bleu. « G8 new » ouvre un pli avec le 8 vert, « G8 on 2 » le pose sur le pli de l’emplacement 2.
rule-use-MO-8 = Une carte va sur un pli d’une autre couleur.
rule-use-MO-9 = Le marqueur d’un pli change de mains.
rule-use-MO-10 = Un pli est complet.
rule-use-MO-11 = La rangée de cartes points d’une personne recommence.
rule-use-MO-13 = Une manche finit avec des plis inachevés.
rule-use-MO-14 = Une égalité après la dernière manche est départagée.

## Les coups en mots

move-open = le { $card } en nouveau pli
move-on = le { $card } sur le pli { $place }
move-order = la rangée { $values }
log-open =
    { $who ->
        [you] Vous ouvrez un pli avec le { $card }.
       *[other] { $name } ouvre un pli avec le { $card }.
    }
log-on =
    { $who ->
        [you] Vous posez le { $card } sur le pli { $place }.
       *[other] { $name } pose le { $card } sur le pli { $place }.
    }
log-order =
    { $who ->
        [you] Vous rangez vos cartes de points : { $values }.
       *[other] { $name } range ses cartes de points : { $values }.
    }
hint-move-open = Ouvrez un pli avec le { $card }.
hint-move-on = Posez le { $card } sur le pli { $place }.
hint-move-order = Rangez { $values }, de gauche à droite.

## Ce qui s’est passé

log-fired-MO-10 = Le pli est complet.
log-fired-MO-13 = La manche est terminée. Tout le monde marque sa carte visible.
log-fired-MO-9 =
    { $who ->
        [you] Vous menez maintenant ce pli.
       *[other] { $name } mène maintenant ce pli.
    }
summary-monster =
    { $tricks ->
    [one] 1 pli gagné : la carte { $value } est visible.
   *[other] { $tricks } plis gagnés : la carte { $value } est visible.
}
summary-monster-none = Aucun pli gagné, donc aucune carte visible.
summary-next-monster =
    { $who ->
    [you] Vous commencez la manche suivante : le tour passe à gauche.
   *[other] { $name } commence la manche suivante : le tour passe à gauche.
}

## À la table

card-monster =
    { $rank } { $suit ->
        [G] vert
        [Y] jaune
        [V] violet
       *[B] bleu
    }
suit-monster =
    { $suit ->
        [G] vert
        [Y] jaune
        [V] violet
       *[B] bleu
    }
monster-prompt-order = Rangez vos cartes de points.
monster-prompt-place = Choisissez un emplacement.
monster-laid = C’est bon
monster-won =
    { $number ->
        [one] { $number } pli
       *[other] { $number } plis
    }
monster-row-down = Cartes de points : toutes face cachée
monster-row-up = Cartes de points : le { $value } est visible, à la place { $place }
monster-order-how = Chaque pli gagné montre la carte suivante : gauche, milieu, droite, puis de nouveau gauche. La carte visible à la fin de la manche vous donne vos points.
monster-order-row = Votre rangée
monster-order-choose = Vos cartes de points
monster-order-lay = Poser le { $value }
monster-order-back = Reprendre le { $value }
monster-order-done = Valider l’ordre
monster-place = Pli { $place }
monster-place-free = Emplacement libre { $place }
monster-new = Ouvrir un pli ici
monster-free = Libre
monster-leads = { $name } mène ce pli
memory-row = Cartes de points, { $name } : { $row }
