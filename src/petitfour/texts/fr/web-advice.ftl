### Moves in words, for hints and reviews: what stands after "play" or before "wins 3 more of 100 matches".

move-open = { $card } en nouveau pli
move-on = { $card } sur le pli { $place }
move-as = { $card } comme { $flavour }
move-trump = atout { $suit }
move-royal = { $flavours } comme groupe royal
move-allergen = allergène { $flavour }
move-bet = un pari sur { $level }
move-no-bet = aucun pari
move-vote-above = { $token } au-dessus du goût { $flavour }
move-vote-below = { $token } au-dessous du goût { $flavour }
move-pass = passer { $cards }
move-discard = défausser { $cards }
move-order = la rangée { $values }
move-mark = rouge { $red }, blanc { $white }

## A result split into its parts

review-part-start = Départ
review-part-play = Jeu
review-part-luck = Chance
review-part-result = Résultat
review-numbers = Les chiffres expliqués
