### Mastermind, édition voyage : un message par règle, voir game.toml.

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
