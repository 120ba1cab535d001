### Le journal en mots. $who vaut « you » pour le lecteur et « other » pour tous les autres, qui ont un $name.

log-first =
    { $who ->
        [you] Vous commencez (tirage au sort).
       *[other] { $name } commence (tirage au sort).
    }
log-dealt = Les cartes sont distribuées.
log-tokens = Les jetons de vote sont distribués.
log-secret =
    { $who ->
        [you] Vous avez choisi.
       *[other] { $name } a choisi.
    }
log-plain =
    { $who ->
        [you] Vous : { $move }.
       *[other] { $name } : { $move }.
    }
log-card =
    { $who ->
        [you] Vous jouez le { $card }.
       *[other] { $name } joue le { $card }.
    }
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
log-as =
    { $who ->
        [you] Vous jouez le { $card }, qui compte comme { $flavour }.
       *[other] { $name } joue le { $card }, qui compte comme { $flavour }.
    }
log-took =
    { $who ->
        [you] Vous remportez le pli !
       *[other] { $name } remporte le pli.
    }
log-trump =
    { $who ->
        [you] Vous choisissez l’atout : { $suit }.
       *[other] { $name } choisit l’atout : { $suit }.
    }
log-royal =
    { $who ->
        [you] Vous choisissez les goûts royaux : { $flavours }.
       *[other] { $name } choisit les goûts royaux : { $flavours }.
    }
log-allergen =
    { $who ->
        [you] Vous choisissez l’allergène : { $flavour }.
       *[other] { $name } choisit l’allergène : { $flavour }.
    }
log-bet =
    { $who ->
        [you] Vous pariez sur { level-boxes }.
       *[other] { $name } parie sur { level-boxes }.
    }
log-no-bet =
    { $who ->
        [you] Vous ne pariez pas.
       *[other] { $name } ne parie pas.
    }
log-vote-above =
    { $who ->
        [you] Vous posez { $token } au-dessus du goût { $flavour }.
       *[other] { $name } pose { $token } au-dessus du goût { $flavour }.
    }
log-vote-below =
    { $who ->
        [you] Vous posez { $token } au-dessous du goût { $flavour }.
       *[other] { $name } pose { $token } au-dessous du goût { $flavour }.
    }
log-pass =
    { $who ->
        [you] Vous passez { $cards }.
       *[other] { $name } passe { $cards }.
    }
log-discard =
    { $who ->
        [you] Vous défaussez { $cards }.
       *[other] { $name } défausse { $cards }.
    }
log-order =
    { $who ->
        [you] Vous rangez vos cartes de points : { $values }.
       *[other] { $name } range ses cartes de points : { $values }.
    }
log-code =
    { $who ->
        [you] Vous choisissez le code { $row }.
       *[other] { $name } choisit le code { $row }.
    }
log-guess =
    { $who ->
        [you] Vous proposez { $row }.
       *[other] { $name } propose { $row }.
    }
log-mark =
    { $who ->
        [you] Vous marquez : rouge { $red }, blanc { $white }.
       *[other] { $name } marque : rouge { $red }, blanc { $white }.
    }
log-clock =
    { $who ->
        [you] Temps écoulé : la table joue pour vous.
       *[other] Temps écoulé : la table joue à la place de { $name }.
    }
log-scores = Points : { $scores }.

## Ce qu’une règle a déclenché

log-fired-MT-11 =
    { $who ->
        [you] Vous sortez !
       *[other] { $name } sort !
    }
log-fired-MT-13 = Il ne reste qu’une personne : la manche est terminée.
log-fired-MT-14 = Les mains sont vides : la manche est terminée.
log-fired-MT-20 = Assez de points pour gagner !
log-fired-MO-10 = Le pli est complet.
log-fired-MO-13 = La manche est terminée. Tout le monde marque sa carte visible.
log-fired-MM-8 = Le code est révélé.
log-fired-MM-9 = Le code n’a pas été trouvé.
log-fired-MM-10 = Une marque était fausse : la manche ne compte pas et se rejoue avec les mêmes rôles.
