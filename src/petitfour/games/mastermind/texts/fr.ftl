### Mastermind : toutes ses phrases en français.

## Le jeu et ses règles

game-mastermind = Mastermind, édition voyage
game-mastermind-about = L’un de vous cache un code de quatre couleurs, l’autre a neuf propositions pour le trouver. Pour 2 joueurs.
MM-1 = Il y a quatre positions et neuf rangées. Le réglage « Couleurs » fixe le nombre de couleurs en jeu, de 6 à 10 ; par défaut 8. Ce sont, dans l’ordre, rouge (R), orange (O), jaune (Y), vert (G), bleu (B), violet (V), blanc (W), noir (K), marron (N) et rose (P). Notre arbitrage : le livret annonce seulement 80 pions, et 8 couleurs × (9 rangées + 1 code) = 80. C’est juste assez tant que les propositions ne répètent pas de couleur ; sinon (MM-5), nous vous prêtons des pions, et vous n’en manquez jamais.
MM-2 = Convenez à l’avance du nombre de manches. C’est le réglage « Manches », par défaut 2. Notre arbitrage : un nombre pair est équitable, et c’est ce que la table propose ; un nombre impair est permis. Le premier codeur est tiré au sort ou désigné dans les réglages de la table.
MM-3 = Le codeur place quatre pions en secret. Aucune couleur ne peut figurer deux fois dans le code.
MM-4 = Le décodeur pose une rangée complète de quatre pions. Une rangée posée ne change plus.
MM-5 = Notre arbitrage : une proposition peut contenir plusieurs fois la même couleur, car rien ne l’interdit. Le réglage « Une couleur peut revenir dans une proposition » est activé par défaut ; désactivez-le pour jouer sans répétition.
MM-6 = Chaque proposition reçoit des marques. Rouge : bonne couleur, bonne place. Blanc : bonne couleur, mauvaise place. Notre arbitrage, utile à cause de MM-5 : chaque pion du code vaut au plus une marque, et le rouge passe avant le blanc.
MM-7 = Le réglage « Qui marque les propositions » dit qui donne les marques. « Le codeur » : le codeur déplace les curseurs rouges et blancs. Notre arbitrage : avec « La table », le choix par défaut, c’est la table qui marque ; avec « Le codeur », tout est permis tant que rouge + blanc ne dépasse pas 4, et rien n’est vérifié avant la révélation du code.
MM-8 = La manche s’achève avec quatre rouges ou après la rangée 9. Le code est alors révélé.
MM-9 = Le codeur marque 1 point par rangée posée. Si le code n’a pas été trouvé, cela fait 9 points.
MM-10 = Ceci vaut quand c’est le codeur qui marque (MM-7). Si la révélation montre qu’une marque était fausse, la manche est nulle : elle ne rapporte rien au titre de MM-9, et vous la rejouez. Le codeur verse en plus 3 points à son adversaire. Nos arbitrages : vous la rejouez avec les mêmes rôles et un nouveau code. Le réglage « Pénalité pour une marque fausse » est par défaut « Céder 3 points à l’autre », comme dans le livret français (−3 et +3), ou bien « L’autre reçoit 3 points » (le +3 seulement). Une rangée qui était vraiment le code, mais n’a pas été marquée 4 rouges, ne met fin à rien avant la révélation ; c’est une marque fausse. Un faux « 4 rouges » met fin à la manche, et c’est aussi une marque fausse. Une manche nulle coûte une seule pénalité, quel que soit le nombre d’erreurs. Les totaux peuvent descendre sous 0. Le nouveau code peut être l’ancien. Le nombre de reprises n’est pas limité.
MM-11 = Échangez les rôles après chaque manche qui compte. Après le nombre de manches convenu, le total le plus élevé l’emporte. Notre arbitrage : à égalité, vous partagez la victoire.
example-mastermind-1 = Un pion de la proposition a la bonne couleur à la bonne place. Deux autres ont la bonne couleur, mais à la mauvaise place. Les marques sont rouge 1, blanc 2.

## L’introduction

intro-mastermind-guess = Nougat a caché un code de quatre couleurs différentes. Vous avez neuf rangées pour le trouver. Proposez rouge, orange, jaune, vert.
intro-mastermind-marks = Un rouge : une bonne couleur à la bonne place. Deux blancs : bonnes couleurs, mauvaise place. Une couleur n’est donc pas dans le code. Essayez vert, orange, rouge, bleu.
intro-mastermind-solve = Quatre marques : les quatre couleurs sont bonnes, deux sont déjà à leur place. Échangez les deux dernières : vert, orange, bleu, rouge.
intro-mastermind-code = Trouvé en trois rangées seulement, bravo ! Chaque rangée donne un point à Nougat, ce qui fait 3. À vous de choisir un code : quatre pions, aucune couleur deux fois.
intro-mastermind-end = Nougat a fait une première proposition, et la table l’a marquée. Chaque rangée dont Nougat a besoin est un point pour vous. Après la dernière manche, le plus haut total gagne.

## Pourquoi un coup est refusé

# $colours : les lettres en jeu, comme R O Y G B V
refuse-MM-1 = Cette couleur n’est pas en jeu. Voici celles qui le sont : { $colours }.
refuse-MM-3 = Aucune couleur ne peut figurer deux fois dans le code.
refuse-MM-5 = À cette table, aucune couleur ne peut figurer deux fois dans une proposition.
refuse-MM-7 = Rouge et blanc ensemble ne peuvent pas dépasser 4.
refuse-MM-2 = Ce tirage du premier joueur n’est pas possible.

## Pourquoi un coup est conseillé

reason-any-code = Tous les codes se valent, tant que personne ne devine vos habitudes : choisissez au hasard.
reason-mark = Une marque fausse annule la manche et donne { $points } points à l’autre joueur.
reason-codes-left =
    { $codes ->
        [one] { $codes } code correspond encore
       *[other] { $codes } codes correspondent encore
    } à toutes les marques.
reason-leaves =
    { $move } laisse { $left ->
        [one] { $left } code
       *[other] { $left } codes
    } en moyenne, { $most } au plus.
reason-guess-leaves =
    La proposition laisse { $codes ->
        [one] { $codes } code
       *[other] { $codes } codes
    } en moyenne.
reason-rows =
    Avec { $move }, il faut { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } en moyenne à partir d’ici, celle-ci comprise.
reason-may-be-code = { $move } peut être le code lui-même, l’un des { $codes } qui correspondent.
reason-rows-needed =
    La partie est gagnée ou partagée si le code est trouvé en { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } ; la chance de la gagner est de { $win } %.
reason-last-code = Un seul code correspond encore : { $move } le trouve.
reason-no-code = Aucun code ne correspond à toutes les marques : l’une est fausse, et la manche sera annulée.
reason-other-guess =
    { $other } laisserait { $left ->
        [one] { $left } code
       *[other] { $left } codes
    } et demanderait { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    } en moyenne.

## Dans le terminal et les rapports

letters-mastermind = Couleurs : R rouge, O orange, Y jaune, G vert, B bleu, V violet, W blanc, K noir, N marron, P rose.
rule-use-MM-8 = Le code est révélé.
rule-use-MM-9 = Le code n’est pas trouvé.
rule-use-MM-10 = Une marque était fausse : la manche est nulle.

## Réglages

option-colours = Couleurs
option-repeats_in_guess = Une couleur peut revenir dans une proposition
option-marking = Qui marque les propositions
option-marking-auto = La table
option-marking-by-hand = Le codeur
option-penalty = Pénalité pour une marque fausse
option-penalty-transfer = Céder 3 points à l’autre
option-penalty-award = L’autre reçoit 3 points

## Les coups en mots

move-mark = rouge { $red }, blanc { $white }
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
hint-move-code = Choisissez le code { $row }.
hint-move-guess = Proposez { $row }.
hint-move-mark = Marquez rouge { $red }, blanc { $white }.

## Ce qui s’est passé

log-fired-MM-8 = Le code est révélé.
log-fired-MM-9 = Le code n’a pas été trouvé.
log-fired-MM-10 = Une marque était fausse : la manche ne compte pas et se rejoue avec les mêmes rôles.
moment-code =
    Le code a été trouvé en { $rows ->
        [one] une rangée
       *[other] { $rows } rangées
    }.

## À la table

peg-mastermind =
    { $colour ->
        [R] rouge
        [O] orange
        [Y] jaune
        [G] vert
        [B] bleu
        [V] violet
        [W] blanc
        [K] noir
        [N] marron
       *[P] rose
    }
mastermind-codemaker = Codeur
mastermind-codebreaker = Décodeur
mastermind-red = Rouge : bonne couleur, bonne place
mastermind-white = Blanc : bonne couleur, mauvaise place
mastermind-red-number = Rouge { $number }
mastermind-white-number = Blanc { $number }
mastermind-red-short = bien placé
mastermind-white-short = mal placé
mastermind-unmarked = Sans marque
mastermind-code = Le code : { $row }
mastermind-code-hidden = Le code est caché
mastermind-row = Rangée { $number } : { $row }
mastermind-entry = Votre rangée
mastermind-slot = Place { $number } : { $colour }
mastermind-empty = vide
mastermind-palette = Pions
mastermind-peg = Pion { $colour }
mastermind-peg-crossed = Pion { $colour }, barré
mastermind-notes = Barrer des couleurs (rien que pour vous)
mastermind-set = Valider le code
mastermind-guess = Proposer
mastermind-mark = Marquer
mastermind-last = Manche précédente
mastermind-void = Une marque était fausse : cette manche n’a pas compté.
mastermind-prompt-code = Choisissez quatre couleurs différentes.
mastermind-prompt-guess = Faites votre proposition.
mastermind-repeated = Vous avez déjà proposé cette combinaison.
mastermind-prompt-mark = Marquez la proposition avec les curseurs rouge et blanc.
