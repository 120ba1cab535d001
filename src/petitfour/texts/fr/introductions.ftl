### The introductions: a prepared match for each game, one message for each of its steps.

## Around them

intro-title = Apprendre { $game }
intro-step = Étape { $step } sur { $steps }
intro-skip = Passer
intro-play = Jouer maintenant
intro-again = Recommencer
intro-table = Retour à la table
intro-rules = Toutes les règles
intro-wanted = À jouer
problem-not-the-step = C’est permis, mais essayez d’abord le coup de cette étape.
intro-done = C’est compris !

## Marshmallow Test

intro-marshmallow-follow = On a entamé en vert, et vous avez du vert : il faut suivre. La plus forte carte de la couleur demandée gagne le pli. Jouez votre 11 vert.
intro-marshmallow-lead = Le pli est à vous : vous entamez le suivant avec la carte de votre choix. Rien ne bat un 12 : jouez votre 12 jaune.
intro-marshmallow-wait = Vous avez deux plis. Le troisième vous fait sortir de la manche, avec 1 point par pli des autres. Ils n’en ont encore aucun, alors patience : entamez avec votre 2 rose.
intro-marshmallow-free = On a entamé en violet, et vous n’en avez pas : jouez ce que vous voulez. Une autre couleur ne peut pas gagner. Défaussez votre 4 vert ou votre 7 jaune.
intro-marshmallow-low = Les autres ont maintenant deux plis. Encore un peu de patience : suivez avec une petite carte, votre 3 bleu.
intro-marshmallow-out = Chacun des autres a un pli. Sortir maintenant rapporte 3 points. Prenez ce pli avec votre 12 bleu !
intro-marshmallow-end = Vous sortez avec 3 points : un par pli des autres. Qui reste seul à la fin ne marque rien : le meilleur moment est juste avant. Dès la manche 2 il y a un atout, et le premier à 20 points gagne.

## Monster Tricks

intro-monster-order = Un pli a quatre cartes ; la plus forte de sa première couleur le gagne. Chaque pli gagné montre votre carte suivante : gauche, milieu, droite, gauche… Seule la carte visible à la fin compte. Vous en gagnerez deux, mettez donc le 3 au milieu : 1, 3, 2.
intro-monster-open = À votre tour, jouez une carte. Elle peut ouvrir un nouveau pli sur un emplacement libre. Ouvrez avec votre 4 vert : le marqueur dessus montre que vous menez ce pli.
intro-monster-colour = Une carte va sur un pli de sa couleur, ou en ouvre un nouveau. La plus forte carte de cette couleur mène le pli. Mettez votre 5 jaune sur le pli jaune.
intro-monster-complete = La quatrième carte complète un pli, et qui le mène le gagne. Complétez le pli vert avec votre 6 vert : il est à vous.
intro-monster-turn = Votre premier pli a retourné la carte de gauche, le 1. Le deuxième la cache et montre celle du milieu : complétez le pli jaune avec votre 6 jaune.
intro-monster-feed = Le 3 est visible, et seule la carte visible à la fin compte. Un pli de plus le cacherait ! Quatre plis sont ouverts, aucun en bleu : une carte bleue va sur n’importe lequel, et n’y gagne jamais. Jouez-en une.
intro-monster-end = On continue jusqu’à ce que les mains soient vides : gagnez juste assez de plis, et offrez-en aux autres quand leur meilleure carte est visible. Après trois manches, le plus haut total gagne.

## Macaron

intro-macaron-royal = Chacun a passé deux cartes. Maintenant, l’un de vous rend un groupe de goûts royal : c’est l’atout. Vous avez fraise et myrtille, choisissez donc ce groupe.
intro-macaron-bet = Nougat a fait de l’amande l’allergène : un pli avec de l’amande ne donne pas de boîte. Combien de boîtes gagnerez-vous ? Pariez sur 3–4.
intro-macaron-follow = On a entamé en pistache, et vous en avez une : il faut suivre, même sans pouvoir gagner. Jouez votre 3 pistache.
intro-macaron-one = On a entamé en thé vert, et vous n’en avez pas. Une carte royale l’emporte, et gagner avec un 1 donne trois boîtes d’un coup. Jouez votre 1 fraise !
intro-macaron-allergen = Trois boîtes ! À vous d’entamer. Débarrassez-vous de l’allergène : un pli avec de l’amande ne rapporte aucune boîte (sauf s’il contient aussi un 2). Entamez avec votre 3 amande.
intro-macaron-last = Nougat a gagné le pli, mais pas de boîte. Le dernier est entamé dans un goût royal : seul ce goût peut le gagner. Prenez-le avec votre 7 myrtille.
intro-macaron-end = Quatre boîtes : 2 points sur la piste, et 2 de plus pour le pari gagné. À quatre ou cinq, on vote : un jeton au-dessus d’un goût aide à le rendre royal, un jeton au-dessous à en faire l’allergène. Dès que quelqu’un a 10 points en fin de manche, le plus haut score gagne.

## Mastermind

intro-mastermind-guess = Nougat a caché un code de quatre couleurs différentes. Vous avez neuf rangées pour le trouver. Proposez rouge, orange, jaune, vert.
intro-mastermind-marks = Un rouge : une bonne couleur à la bonne place. Deux blancs : bonnes couleurs, mauvaise place. Une couleur n’est donc pas dans le code. Essayez vert, orange, rouge, bleu.
intro-mastermind-solve = Quatre marques : les quatre couleurs sont bonnes, deux sont déjà à leur place. Échangez les deux dernières : vert, orange, bleu, rouge.
intro-mastermind-code = Trouvé en trois rangées seulement, bravo ! Chaque rangée donne un point à Nougat, ce qui fait 3. À vous de choisir un code : quatre pions, aucune couleur deux fois.
intro-mastermind-end = Nougat a fait une première proposition, et la table l’a marquée. Chaque rangée dont Nougat a besoin est un point pour vous. Après la dernière manche, le plus haut total gagne.
