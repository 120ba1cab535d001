### Links that carry a seat

carry-about = Scannez le code avec votre téléphone, ou ouvrez le lien dans un autre navigateur : la partie y continue où vous en êtes.
carry-secret = Il sert une seule fois, dans les dix minutes. Qui l’ouvre joue à votre place : gardez-le pour vous.
carry-link = Lien vers votre place
carry-title = Continuer ici ?
carry-text = Vous aurez dans ce navigateur le même nom et les mêmes places que sur votre autre appareil.
carry-others = Dans ce navigateur, vous êtes { $name } jusqu’ici. Les places que vous y avez sous ce nom ne vous suivront pas.
carry-go = Continuer ici
carry-old-title = Ce lien ne marche plus
carry-old-text = Sur votre autre appareil, le menu de la table vous en donne un nouveau.

keep-about = Seule la personne qui a le lien peut s’asseoir ici.
keep-name = Le nom de votre ami
keep-go = Garder la place
keep-link = Lien pour { $name }
keep-again = Le lien n’est montré qu’une fois. Un nouveau remplace le précédent, qui ne marche plus.
keep-new = Nouveau lien
