### Macaron : toutes ses phrases en français.

## Le jeu et ses règles

game-macaron = Macaron
game-macaron-about = Un jeu de plis à la pâtisserie royale : désignez un groupe royal, méfiez-vous de l’allergène et pariez sur le nombre de boîtes cadeaux que vous remplirez. De 1 à 5 joueurs, ou 2 contre 2 ; en solo, vous affrontez Emma.
MC-1 = Il y a sept goûts en quatre groupes, de gauche à droite. Groupe A : amande (A), pistache (P). Groupe B : fraise (S), myrtille (B). Groupe C : thé vert (G), Earl Grey (E). Groupe D : chocolat (C). Les valeurs sont 1–7, et 1–10 pour le chocolat : 52 cartes.
MC-2 = Le nombre de joueurs décide des goûts en jeu. En solo et à deux : les cinq premiers, donc ni Earl Grey ni chocolat (35 cartes). À trois : les six premiers (42 cartes). À quatre, à deux contre deux et à cinq : les sept (52 cartes).
MC-3 = Le réglage « Plateau » vaut « Standard » (par défaut) ou « Avancé ». Le réglage « Points pour gagner » vaut 10 ou 20 sur le plateau standard, et 10, 20 ou 30 sur le plateau avancé ; par défaut 10.
MC-4 = Une manche se déroule ainsi : donne, passage des cartes, royal et allergène, paris, plis, décompte. En solo, vous défaussez au lieu de passer, et l’on forme les piles d’Emma. À quatre joueurs ou plus, les jetons de vote ne sont distribués, et regardés, qu’au moment de décider du groupe royal et de l’allergène. Chacun reçoit 13 cartes, ou 10 à cinq joueurs. Le reste n’est vu de personne ; en solo, c’est la pioche.
MC-5 = D’après le livret, le premier joueur de la première manche est celui qui a mangé le dernier un macaron ou une autre pâtisserie. En solo, c’est toujours vous. Notre arbitrage : ici, il est tiré au sort ou désigné dans les réglages de la table ; ensuite, le marqueur de premier joueur avance d’une place vers la gauche à chaque manche.
MC-6 = À deux joueurs ou plus, vous passez tous en même temps deux cartes face cachée : à gauche aux manches impaires, à droite aux manches paires. Notre arbitrage : vous choisissez avant de voir les cartes reçues, et votre choix est définitif.
MC-7 = En solo, vous défaussez une ou deux cartes et en piochez autant sur le dessus de la pioche. Notre arbitrage : personne ne voit les cartes défaussées, et elles ne retournent pas dans la pioche.
MC-8 = « Royal » veut dire atout, et c’est tout un groupe : les deux goûts du groupe sont royaux. Ce peut être le groupe A, B ou C, jamais D. L’allergène est un seul goût. Il peut être royal aussi, mais ce n’est jamais le chocolat. Seuls les goûts en jeu comptent.
MC-9 = À deux, le joueur à gauche du premier joueur choisit le groupe royal ; puis le premier joueur choisit l’allergène. À trois, le joueur à gauche du premier joueur choisit le groupe royal ; puis le troisième joueur, deux places à gauche du premier, choisit l’allergène.
MC-10 = À quatre, à deux contre deux et à cinq, vous votez. Il y a 12 jetons, trois pour chacun. À cinq joueurs, on retire deux jetons « 3 », et chacun reçoit deux jetons. Ils sont distribués au hasard, et vous ne voyez que les vôtres.
MC-11 = En commençant par le premier joueur, chacun pose à son tour un jeton face cachée au-dessus ou au-dessous d’un goût, jusqu’à ce que tous soient posés. Un goût reçoit au plus trois jetons, dessus et dessous ensemble. Au-dessus, un jeton compte en plus ; au-dessous, en moins. Un jeton à deux nombres compte son nombre positif au-dessus et son nombre négatif au-dessous.
MC-12 = Tous les jetons sont alors révélés. Le groupe A, B ou C dont les goûts ont la plus grande somme est royal. Le goût qui a la plus petite somme, chocolat excepté, est l’allergène. Un goût sans jeton compte 0. En cas d’égalité, c’est le plus à gauche. Notre arbitrage : on retire tous les jetons une fois les deux décidés (le livret les retire avant l’allergène, qui en a besoin).
MC-13 = Notre arbitrage : vous pouvez aussi poser des jetons sur le chocolat. Ils n’y décident de rien.
MC-14 = Les jetons sont : 3 (quatre fois), 4 (quatre fois), 5 (deux fois), et deux jetons à deux nombres, +6/−2 et +2/−6. Cette répartition est une reconstitution. Le livret nous apprend que les jetons simples valent 3, 4 ou 5, qu’il y a au moins deux 3, qu’il existe un jeton à deux nombres, peut-être un seul, et qu’il y a 12 jetons en tout.
MC-15 = En commençant par le premier joueur, chacun à son tour peut parier ouvertement sur un niveau de la piste des boîtes cadeaux. À deux joueurs ou plus, vous pouvez vous abstenir. En solo, vous devez parier, et Emma ne parie jamais. Notre arbitrage : plusieurs joueurs peuvent parier sur le même niveau.
MC-16 = Plateau standard : 0 boîte rapporte 2 points, 1–2 en rapportent 1, 3–4 en rapportent 2, 5–7 en rapportent 3, 8+ en rapportent 4. Vous pouvez parier sur les quatre premiers niveaux et, en solo, aussi sur 8+. Un pari gagné vaut +2, un pari perdu −1. Plateau avancé : 0 boîte rapporte 2 points, 1 en rapporte 1, 2–3 en rapportent 2, 4–5 en rapportent 3, 6–7 en rapportent 4, 8+ en rapportent 6. Vous pouvez parier sur n’importe lequel des six niveaux. Dans le même ordre, un pari gagné vaut +2, +3, +2, +2, +3, +4 et un pari perdu −2, −1, −1, −1, −2, −2. Sont imprimés les quatre niveaux de pari standard et les six avancés, le niveau 8+, ainsi que +2 et −1 du plateau standard. Notre arbitrage : à plusieurs, personne ne parie sur 8+. Les 2 points pour 0 boîte viennent d’un article sur un exemplaire d’avant-parution. Tout le reste est une reconstitution, essayée dans des parties simulées pour qu’aucun niveau ne soit toujours le bon.
MC-17 = Le premier joueur entame le premier pli. Ensuite, qui gagne un pli entame le suivant. On joue dans le sens horaire.
MC-18 = Vous pouvez entamer avec n’importe quelle carte. Si vous pouvez suivre le goût demandé, vous devez le faire. Sinon, jouez la carte que vous voulez.
MC-19 = Si le goût demandé n’est pas royal, toute carte royale le bat, quel que soit son goût royal. Entre cartes royales, la plus forte gagne ; à valeur égale, la première jouée. Sans carte royale, la plus forte carte du goût demandé gagne.
MC-20 = Si le goût demandé est royal, seul ce goût précis peut gagner. Une carte de l’autre goût royal est morte.
MC-21 = Si vous gagnez un pli, vous recevez une boîte cadeau. Si votre carte gagnante est un 1, vous en recevez trois.
MC-22 = S’il y a une carte allergène dans le pli, le vainqueur ne reçoit pas de boîte, mais il entame quand même le suivant. Un 2 de n’importe quel goût dans le même pli, même de l’allergène, annule l’allergène.
MC-23 = La manche s’achève avec la dernière carte en main (13 plis), ou dès qu’un joueur a 8 boîtes ou plus à lui seul. À deux contre deux, les boîtes d’un seul partenaire suffisent ; en solo, celles d’Emma comptent aussi. Notre arbitrage : à cinq joueurs, la dernière carte veut dire 10 plis.
MC-24 = Vous ne pouvez pas revoir les plis passés. Notre arbitrage : la table montre le dernier pli terminé jusqu’à l’entame suivante (en solo : jusqu’à votre prochaine carte), et rien de plus ancien avant la fin de la manche. Les cartes non jouées ou non distribuées restent cachées.
MC-25 = En fin de manche, chaque joueur, Emma comprise, marque les points de son niveau, puis ceux de son pari. Notre arbitrage : un score ne descend jamais sous 0. À deux contre deux, c’est celui de l’équipe, examiné une seule fois, après les deux partenaires.
MC-26 = À deux contre deux, les partenaires sont assis face à face. Chacun a ses propres boîtes et son propre pari, et tous deux ajoutent leurs points à un même score d’équipe.
MC-27 = Quand, en fin de manche, un score a atteint l’objectif, le score le plus élevé l’emporte. À égalité, la victoire est partagée.
MC-30 = Après votre défausse (MC-7), Emma reçoit une carte au hasard, face cachée, sur chacun des cinq goûts, de gauche à droite, depuis le dessus de la pioche. Cette carte compte comme étant de ce goût, quel que soit le goût imprimé ; sa valeur et sa capacité ne changent pas. Elle reçoit ensuite huit autres cartes, chacune sur son goût imprimé. Notre arbitrage : ces huit cartes sont distribuées face visible puis retournées ; vous les avez donc vues et pouvez vous en souvenir. La pile de chaque goût est mélangée, et Emma joue depuis le dessus.
MC-31 = Est royal le groupe dont les piles d’Emma comptent le plus de cartes ; en cas d’égalité, le plus à gauche. L’allergène est le goût imprimé de la carte suivante, retournée de la pioche. Notre arbitrage : cette carte reste visible. (Là où l’exemple d’égalité du livret dit « 1 chocolat », il faut comprendre thé vert.)
MC-32 = Emma suit le goût demandé tant que cette pile n’est pas vide.
MC-33 = Si Emma ne peut pas suivre et que l’entame est royale, elle joue l’allergène. Si elle n’en a pas, elle joue un goût non royal. Notre arbitrage : à défaut, ce qu’elle a.
MC-34 = Si Emma ne peut pas suivre et que l’entame n’est pas royale, elle joue un goût royal. Si elle n’en a pas, elle joue l’allergène ; à défaut, ce qu’elle a. Toute cette règle est une reconstitution.
MC-35 = Quand Emma entame, tout dépend du goût qui a gagné le dernier pli. Si c’était l’allergène, elle joue un goût non royal. S’il était royal sans être l’allergène, elle joue un goût ni royal ni allergène. Sinon, elle rejoue le même goût. Si elle n’a rien de ce qui est demandé, elle joue un goût ni royal ni allergène, à défaut un goût non royal, à défaut ce qu’elle a. Le cas de l’allergène est imprimé (le livret parle une fois du goût « gagnant » et une fois du goût « principal », ce qui ne change jamais son coup) ; « même goût » et « ni royal ni allergène » le sont aussi, mais pas quand ils s’appliquent. Ce qui déclenche l’un ou l’autre est une reconstitution.
MC-36 = Chaque fois qu’Emma a le choix entre plusieurs goûts, elle prend le plus à gauche.
MC-37 = Du fait de MC-30, la même valeur du même goût peut se trouver deux fois dans un pli. La première jouée gagne alors.
MC-38 = Vous pariez (MC-15). Si vous gagnez le pari, il ne se passe rien. Si vous le perdez, Emma marque 2 points de plus, et vous ne perdez rien.
example-macaron-1 = Emma a 6 cartes dans le groupe A, 6 dans le groupe B et 1 dans le groupe C. A et B sont à égalité, et A est plus à gauche : le groupe A est royal, donc l’amande et la pistache.
example-macaron-2 = Emma entame. Le groupe B est royal, l’allergène est l’amande, et elle veut un goût ni royal ni allergène. Le plus à gauche est la pistache.
example-macaron-3 = Un pli gagné avec un 1 donne trois boîtes. Un pli qui contient une carte allergène n’en donne aucune. S’il contient aussi un 2, il donne des boîtes comme d’habitude.

## L’introduction

intro-macaron-royal = Chacun a passé deux cartes. Maintenant, l’un de vous rend un groupe de goûts royal : c’est l’atout. Vous avez fraise et myrtille, choisissez donc ce groupe.
intro-macaron-bet = Nougat a fait de l’amande l’allergène : un pli avec de l’amande ne donne pas de boîte. Combien de boîtes gagnerez-vous ? Pariez sur 3–4.
intro-macaron-follow = On a entamé en pistache, et vous en avez une : il faut suivre, même sans pouvoir gagner. Jouez votre 3 pistache.
intro-macaron-one = On a entamé en thé vert, et vous n’en avez pas. Une carte royale l’emporte, et gagner avec un 1 donne trois boîtes d’un coup. Jouez votre 1 fraise !
intro-macaron-allergen = Trois boîtes ! À vous d’entamer. Débarrassez-vous de l’allergène : un pli avec de l’amande ne rapporte aucune boîte (sauf s’il contient aussi un 2). Entamez avec votre 3 amande.
intro-macaron-last = Nougat a gagné le pli, mais pas de boîte. Le dernier est entamé dans un goût royal : seul ce goût peut le gagner. Prenez-le avec votre 7 myrtille.
intro-macaron-end = Quatre boîtes : 2 points sur la piste, et 2 de plus pour le pari gagné. À quatre ou cinq, on vote : un jeton au-dessus d’un goût aide à le rendre royal, un jeton au-dessous à en faire l’allergène. Dès que quelqu’un a 10 points en fin de manche, le plus haut score gagne.

## Pourquoi un coup est refusé

# $flavour : la lettre du goût
refuse-MC-2 =
    { $flavour ->
        [A] L’amande n’est pas en jeu
        [P] La pistache n’est pas en jeu
        [S] La fraise n’est pas en jeu
        [B] La myrtille n’est pas en jeu
        [G] Le thé vert n’est pas en jeu
        [E] L’Earl Grey n’est pas en jeu
        [C] Le chocolat n’est pas en jeu
       *[other] Le goût { $flavour } n’est pas en jeu
    } à ce nombre de joueurs.
refuse-MC-6 = Passez exactement deux cartes différentes ; une fois fait, votre choix est définitif.
refuse-MC-7 = Défaussez une carte, ou deux cartes différentes.
# $what : royal ou allergen
refuse-MC-8 =
    { $what ->
        [royal] Le groupe royal doit être A, B ou C, et en jeu.
        [allergen] L’allergène doit être un goût en jeu, et jamais le chocolat.
       *[other] Le groupe royal doit être A, B ou C, et en jeu ; l’allergène doit être un goût en jeu, et jamais le chocolat.
    }
# $token : comme 4 ou 6/2
refuse-MC-10 = Vous n’avez pas de jeton { $token }.
refuse-MC-11 =
    Il y a déjà trois jetons sur { $flavour ->
        [A] l’amande
        [P] la pistache
        [S] la fraise
        [B] la myrtille
        [G] le thé vert
        [E] l’Earl Grey
        [C] le chocolat
       *[other] le goût { $flavour }
    } : il n’y a plus de place.
refuse-MC-15 = En solo, vous devez parier.
# $levels : les niveaux ouverts aux paris, comme 0, 1-2, 3-4, 5-7
refuse-MC-16 = On ne peut pas parier sur ce niveau. Vous pouvez parier sur : { $levels }.
# $flavour : le goût demandé
refuse-MC-18 =
    Il vous reste { $flavour ->
        [A] de l’amande
        [P] de la pistache
        [S] de la fraise
        [B] de la myrtille
        [G] du thé vert
        [E] de l’Earl Grey
        [C] du chocolat
       *[other] du goût { $flavour }
    } en main : suivez le goût demandé.
refuse-MC-32 = Emma joue selon ses propres règles : son coup est imposé.
refuse-MC-4 = Cette donne n’est pas possible.
refuse-MC-5 = Ce tirage du premier joueur n’est pas possible.
refuse-MC-14 = Cette donne n’est pas possible.
refuse-MC-30 = Cette donne n’est pas possible.

## Pourquoi un coup est conseillé

reason-boxes =
    Avec { $move }, vous finissez avec { $boxes ->
        [one] { $boxes } boîte
       *[other] { $boxes } boîtes
    } en moyenne.
reason-bet =
    Vous finissez avec { level-boxes } dans { $share } % des cas : cela rapporte { $won ->
        [one] { $won } point de plus
       *[other] { $won } points de plus
    }, tout le reste coûte { $lost }.
reason-bet-solo = Vous finissez avec { level-boxes } dans { $share } % des cas ; sinon Emma marque { $emma } de plus.
reason-no-bet = Même le niveau le plus probable, { level-boxes }, n’arrive que dans { $share } % des cas.
reason-bet-kept = Avec { $move }, votre pari sur { level-boxes } se réalise dans { $share } % des cas.
reason-bet-kept-or = Avec { $move }, votre pari sur { level-boxes } se réalise dans { $share } % des cas, avec { $other } dans { $less } %.
reason-vote-royal = Le groupe royal est { $group } dans { $share } % des cas.
reason-vote-allergen =
    { $flavour ->
        [A] L’amande
        [P] La pistache
        [S] La fraise
        [B] La myrtille
        [G] Le thé vert
        [E] L’Earl Grey
        [C] Le chocolat
       *[other] { $flavour }
    } devient l’allergène dans { $share } % des cas.
reason-vote-chocolate = Un jeton sur le chocolat ne décide de rien et laisse les autres goûts comme ils sont.
reason-royal =
    Vous avez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } du groupe { $group }.
reason-allergen =
    Vous avez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } { $flavour ->
        [A] d’amande
        [P] de pistache
        [S] de fraise
        [B] de myrtille
        [G] de thé vert
        [E] d’Earl Grey
        [C] de chocolat
       *[other] { $flavour }
    }.

## Dans le terminal et les rapports

letters-macaron = Goûts : { $flavours }. Groupes : { $groups }.
rule-use-MC-12 = Une égalité au vote va à la plus à gauche.
rule-use-MC-16-won = Un pari est gagné.
rule-use-MC-16-lost = Un pari est perdu.
rule-use-MC-19 = Une carte royale remporte un pli d’un autre parfum.
rule-use-MC-20 = Une carte royale est morte, car l’autre parfum royal était demandé.
rule-use-MC-21 = Un 1 remporte un pli : trois coffrets.
rule-use-MC-22 = L’allergène gâche un pli : pas de coffret.
rule-use-MC-22-cancelled = Un 2 annule l’allergène.
rule-use-MC-23 = Une manche finit plus tôt, à huit coffrets.
rule-use-MC-25 = Un score reste à 0 au lieu de descendre.
rule-use-MC-37 = La même carte vient deux fois dans un pli.
rule-use-MC-38 = Un pari perdu donne 2 points à Emma.

## Réglages

option-teams = Deux contre deux
option-board = Plateau
option-board-standard = Standard
option-board-advanced = Avancé
option-teams-about = Pour des joueurs qui connaissent déjà bien le jeu.
option-box = Nombres de la boîte et choix d’Emma
option-box-ours = Reconstitution
option-box-own = Ceux de ma boîte
box-about = Le livret ne les montre qu’en images. Si vous avez la boîte, entrez ses nombres ici. Cet appareil s’en souvient.
box-tokens = Les douze jetons de vote
box-boxes = Boîtes
box-points = Points
box-won = Pari gagné
box-lost = Pari perdu
box-bet = Qui parie
box-bet-yes = Tous
box-bet-solo = Solo
box-bet-no = Personne
box-add = Ajouter une ligne
box-remove = Retirer la ligne { $number }
box-spaces = Si les cases d’une ligne ont des points différents, écrivez-les à la suite, par exemple 1 2.
box-emma-cannot_follow = Emma ne peut pas suivre une entame non royale : elle préfère
box-emma-after_royal = Emma entame après un goût royal gagnant : elle préfère
box-emma-after_other = Emma entame après un autre goût gagnant : elle préfère
box-wish = Choix { $number }
box-wish-any = Le plus à gauche qu’elle a
box-wish-royal = Un goût royal
box-wish-not-royal = Un goût non royal
box-wish-allergen = L’allergène
box-wish-neither = Ni royal ni allergène
box-wish-same = Encore le même goût
problem-box = Ces nombres ne vont pas ensemble. Jetons : douze, comme 4 ou 6/2, dont deux 3. Niveaux : de 0 à 8+, sans trou.
fact-box-own = Ceux d’une vraie boîte

## Les coups en mots

move-as = le { $card } comme { $flavour }
move-royal = { $flavours } comme groupe royal
move-allergen = allergène { $flavour }
move-bet = un pari sur { $level }
move-no-bet = aucun pari
move-vote-above = { $token } au-dessus du goût { $flavour }
move-vote-below = { $token } au-dessous du goût { $flavour }
move-pass = passer { $cards }
move-discard = défausser { $cards }
log-tokens = Les jetons de vote sont distribués.
log-as =
    { $who ->
        [you] Vous jouez le { $card }, qui compte comme { $flavour }.
       *[other] { $name } joue le { $card }, qui compte comme { $flavour }.
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
log-emma = Emma reçoit ses cartes.
hint-move-royal = Choisissez le groupe royal : { $flavours }.
hint-move-allergen = Choisissez l’allergène : { $flavour }.
hint-move-bet = Pariez sur { level-boxes }.
hint-move-no-bet = Ne pariez pas.
hint-move-vote-above = Posez { $token } au-dessus du goût { $flavour }.
hint-move-vote-below = Posez { $token } au-dessous du goût { $flavour }.
hint-move-pass = Passez { $cards }.
hint-move-discard = Défaussez { $cards }.

## Ce qui s’est passé

moment-royal = Goûts royaux : { $group }
moment-allergen = Allergène : { $flavour }
log-fired-MC-20 = Une carte de l’autre goût royal ne peut pas gagner ici.
log-fired-MC-21 =
    { $who ->
        [you] Vous gagnez avec un 1 : trois boîtes !
       *[other] { $name } gagne avec un 1 : trois boîtes !
    }
log-fired-MC-22 = Il y a de l’allergène dans le pli : pas de boîte.
log-fired-MC-22-cancelled = Un 2 annule l’allergène : la boîte compte.
log-fired-MC-23 = Huit boîtes : la manche est terminée.
log-fired-MC-38 = Le pari est perdu : Emma marque 2 points de plus.
emma-lacks = Elle n’a plus de carte { $flavour }.
emma-follows = Elle a une carte { $flavour } : elle suit.
emma-royal = Elle joue un goût royal : { $flavour }.
emma-not-royal = Elle joue un goût qui n’est pas royal : { $flavour }.
emma-allergen = Elle joue l’allergène : { $flavour }.
emma-neither = Elle joue un goût ni royal ni allergène : { $flavour }.
emma-same = Le goût { $flavour } a gagné le dernier pli : elle l’entame encore.
emma-any = Elle joue ce qu’elle a : { $flavour }.
emma-stacks = Les cinq piles d’Emma
summary-macaron-boxes =
    { $boxes ->
    [one] { $boxes } boîte : { $points }
   *[other] { $boxes } boîtes : { $points }
}
summary-macaron-bet-won = Pari sur { $level } gagné : +{ $points }
summary-macaron-bet-lost = Pari sur { $level } manqué : −{ $points }
summary-next-macaron =
    { $who ->
    [you] Vous serez premier joueur : le tour passe à gauche.
   *[other] { $name } sera premier joueur : le tour passe à gauche.
}

## À la table

# A level of the gift-box track: a number, or text such as 3–4.
level-boxes =
    { $level ->
        [one] { $level } boîte
       *[other] { $level } boîtes
    }
memory-you-passed = Vous avez passé à { $name } : { $cards }
memory-you-received = { $name } vous a passé : { $cards }
memory-emma = Emma a reçu, face visible
memory-discarded = Vous avez défaussé : { $cards }
card-macaron =
    { $rank } { $suit ->
        [A] amande
        [P] pistache
        [S] fraise
        [B] myrtille
        [G] thé vert
        [E] Earl Grey
       *[C] chocolat
    }
suit-macaron =
    { $suit ->
        [A] amande
        [P] pistache
        [S] fraise
        [B] myrtille
        [G] thé vert
        [E] Earl Grey
       *[C] chocolat
    }
macaron-allergen = Allergène
macaron-group = { $group }
macaron-group-royal = { $group }, royal
macaron-emma-stack = Cartes d’Emma de ce goût
macaron-emma-face-up = Emma a reçu, face visible :
# $number : jetons qui s’y trouvent
macaron-spot-above = Au-dessus du goût { $flavour }, déjà { $number }
macaron-spot-below = Au-dessous du goût { $flavour }, déjà { $number }
macaron-track = Piste des boîtes cadeaux
macaron-boxes = boîtes cadeaux
macaron-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
macaron-stands =
    { $name } : { $number ->
        [one] { $number } boîte cadeau
       *[other] { $number } boîtes cadeaux
    }
macaron-bet = Pari : { $name }
macaron-bet-short = Pari { $level }
macaron-no-bet-short = Sans pari
macaron-no-bet = Ne pas parier
macaron-sum = Total des votes
macaron-partner = Partenaire
macaron-team = Équipe { $number }
macaron-passed = C’est bon
macaron-first = Commence
macaron-tokens = Vos jetons de vote
macaron-you-pass = Vous passez
macaron-pass-done = Passer ces deux cartes
macaron-discard-done =
    { $number ->
        [one] Échanger cette carte
       *[other] Échanger ces cartes
    }
macaron-prompt-pass = Choisissez deux cartes à passer à { $name }.
macaron-prompt-discard = Choisissez une ou deux cartes à échanger.
macaron-prompt-royal = Choisissez le groupe royal : ce sera l’atout.
macaron-prompt-allergen = Choisissez l’allergène : un pli qui en contient ne donne pas de boîte.
macaron-prompt-token = Choisissez l’un de vos jetons.
macaron-prompt-vote = Au-dessus : +{ $plus } pour royal. Au-dessous : −{ $minus } pour allergène.
macaron-prompt-bet = Combien de boîtes gagnerez-vous ? Un pari juste rapporte, un pari faux coûte.
macaron-prompt-bet-solo = Combien de boîtes gagnerez-vous ? Pari perdu : Emma marque 2 de plus.
macaron-vote-goal = La paire au plus haut total devient royale : elle bat les autres. Le goût au plus bas total devient l’allergène : ses plis ne donnent pas de boîte.
macaron-received = Passées par { $name } :
macaron-bet-right = Pari juste : { $points } de plus
macaron-bet-wrong = Pari faux : { $points } de moins
