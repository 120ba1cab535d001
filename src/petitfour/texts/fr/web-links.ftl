### Links that carry a seat

carry-about = Scannez le code avec votre téléphone, ou ouvrez le lien dans un autre navigateur, et continuez là-bas.
carry-secret = Il sert une seule fois, dans les dix minutes. Qui l’ouvre joue à votre place : gardez-le pour vous.
carry-link = Lien vers votre place
carry-title = Continuer ici ?
carry-text = Vous aurez ici le même nom et les mêmes places que sur votre autre appareil.
carry-others = Dans ce navigateur, vous êtes { $name }. Vous quitterez les places que vous y avez sous ce nom.
carry-go = Continuer ici
carry-old-title = Ce lien ne marche plus
carry-old-text = Le menu de la table, sur votre autre appareil, vous en donne un nouveau.

keep-about = Seule la personne qui a le lien peut s’asseoir ici.
keep-name = Le nom de la personne
keep-go = Réserver la place
keep-link = Lien pour { $name }
keep-again = Le lien n’est montré qu’une fois. Un nouveau lien remplace l’ancien.
keep-new = Nouveau lien
carry-about-link = Ouvrez ce lien dans un autre navigateur de cet ordinateur, et continuez là-bas.

remote-about = Le programme joue par le réseau. Vous recevez ici un jeton qui lui ouvre la place.
remote-name = Nom du programme
remote-go = Lui donner la place
remote-command = Lancez l’exemple avec cette commande, ou votre programme avec les mêmes mots
remote-once = Le jeton n’est montré qu’une fois. Qui l’a joue à cette place.
