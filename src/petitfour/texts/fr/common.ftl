### Ce que dit tout le produit.

## D’où vient une règle

kind-printed = Imprimé
kind-printed-about = C’est écrit dans le livret de règles de la boîte.
kind-ruling = Arbitrage
kind-ruling-about = Le livret n’en dit rien ou peut se lire de deux façons : c’est donc notre choix.
kind-reconstruction = Reconstitution
kind-reconstruction-about = La boîte ne montre ceci que par une image que nous n’avons pas, voici donc notre solution de remplacement ; si vous possédez la boîte, vous pouvez saisir ses jetons, niveaux, points et paris, et les choix d’Emma, en créant une table.
