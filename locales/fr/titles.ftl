# What the first page says of each game: what it is about, how long it takes, what can be chosen.

## Qin

qin-about = Posez des tuiles, fondez des provinces, gagnez des villages. Qui pose sa dernière pagode gagne.
qin-cover = Des pagodes au-dessus de provinces colorées, des collines dans la brume et une rivière
qin-length = 20 à 30 minutes
qin-option-board = Plateau
qin-option-board-about = Oiseau est le plus facile ; sur Lion, il y a de l’eau.
qin-option-bird = Oiseau
qin-option-lion = Lion
qin-option-fair = Mains équitables
qin-option-fair-about = Chacun commence avec au moins une tuile d’une seule couleur.

## Huang

huang-about = Fondez des royaumes, menez-les, disputez-les. Seule compte votre couleur la plus faible.
huang-cover = Une ville fortifiée au bord d’une rivière, une pagode, des bannières
huang-length = 90 minutes
huang-option-module = Module
huang-option-module-about = Les bandits barrent le chemin jusqu’à ce que des soldats les chassent. Dix-huit Royaumes se joue sur l’autre plateau, avec des greniers.
huang-option-none = aucun
huang-option-bandits = bandits renégats
huang-option-eighteen = Dix-huit Royaumes
huang-option-palace = Palais royal
huang-option-palace-about = Il se construit sur quatre tuiles jaunes ; qui y règne tient sept tuiles.
huang-option-open = Points visibles
huang-option-open-about = Chacun voit les points de victoire de tous.
huang-option-short = Partie courte
huang-option-short-about = À deux joueurs : 24 tuiles de moins.

## In the Year of the Dragon

dragon-about = Réunissez une cour et menez-la à travers douze mois de tributs, de sécheresses, d’assauts et d’épidémies.
dragon-cover = Un dragon ondule au-dessus de palais aux toits recourbés
dragon-length = 75 à 100 minutes
dragon-option-wall = La Grande Muraille
dragon-option-wall-about = Une huitième action : bâtir la muraille, tuile par tuile. Chaque assaut mongol regarde jusqu’où elle va.
dragon-option-super = Super-événement
dragon-option-super-about = A lieu au mois 7, après son événement ; connu dès le début.
dragon-option-none = aucun
dragon-option-drawn = au hasard
dragon-option-lantern = Lampion
dragon-option-buddha = Bouddha
dragon-option-earthquake = Tremblement de terre
dragon-option-tsunami = Tsunami
dragon-option-eclipse = Éclipse solaire
dragon-option-volcano = Éruption volcanique
dragon-option-tornado = Tornade
dragon-option-dawn = Aube
dragon-option-assassination = Tentative d’assassinat
dragon-option-treaty = Traité
