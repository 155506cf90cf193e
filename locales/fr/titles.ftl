# Présentation des jeux : thème, durée, options.

## Qin

qin-name = Qin
qin-kicker = Les premières provinces
qin-short = Qin
qin-brief = Posez des tuiles, annexez des villages, et posez votre dernière pagode avant les autres.
qin-about = Posez des tuiles, fondez des provinces, annexez des villages. La première personne à poser toutes ses pagodes gagne.
qin-cover = Des pagodes au-dessus de provinces colorées, des collines dans la brume et une rivière
qin-length = 20 à 30 minutes
qin-option-board = Plateau
qin-option-board-about = Face Oiseau : conseillée pour débuter. Face Lion : des points d’eau et davantage de villages, sur un tracé maison.
qin-option-bird = Oiseau
qin-option-lion = Lion
qin-option-fair = Mains de départ équitables
qin-option-fair-about = Chaque main de départ contient au moins 1 tuile d’une seule couleur.
qin-option-start-about = Dans la règle imprimée, le plus jeune commence : choisissez sa place, ou laissez faire le hasard.

## Huang

huang-name = Huang
huang-kicker = Royaumes combattants
huang-short = Huang
huang-brief = Fondez des royaumes et disputez-les. Seule compte votre couleur la plus faible.
huang-about = Fondez des royaumes, menez-les, disputez-les. Seule compte votre couleur la plus faible.
huang-cover = Une ville fortifiée au bord d’une rivière, une pagode, des bannières de soldats
huang-length = 90 minutes
huang-option-module = Règle optionnelle
huang-option-module-about = Bandits renégats : ils barrent la route jusqu’à ce que des Soldats les vainquent. Dix-huit Royaumes : le verso du plateau, avec des greniers. Verso et emplacements bandit : tracé maison.
huang-option-none = Aucune
huang-option-bandits = Bandits renégats
huang-option-eighteen = Dix-huit Royaumes
huang-option-palace = Palais royal
huang-option-palace-about = Se construit sur 4 tuiles jaunes ; votre meneur jaune dans son royaume vous donne une main de 7 tuiles.
huang-option-open = Points visibles
huang-option-open-about = Les points de victoire de tout le monde sont visibles.
huang-option-short = Partie courte
huang-option-short-about = À 2 joueurs : 24 tuiles de moins.

## L’Année du Dragon

dragon-name = L’Année du Dragon
dragon-kicker = L’Année
dragon-short = du Dragon
dragon-brief = Menez votre cour à travers 12 mois de sécheresses, d’assauts et d’épidémies.
dragon-about = Réunissez une cour et menez-la à travers 12 mois de tributs, de sécheresses, d’assauts et d’épidémies.
dragon-cover = Un dragon ondule au-dessus de palais aux toits recourbés
dragon-length = 75 à 100 minutes
dragon-option-wall = La Grande Muraille de Chine
dragon-option-wall-about = Une huitième action : construire la muraille, tuile par tuile. À chaque Assaut mongol, elle rapporte des points, ou coûte un personnage si elle est trop courte.
dragon-option-super = Super événement
dragon-option-super-about = Il a lieu au mois 7, après l’événement du mois. Connu dès le début, ou choisi par le premier joueur une fois les événements de l’année connus.
dragon-option-none = Aucun
dragon-option-drawn = Au hasard
dragon-option-chosen = Choix du premier joueur
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
dragon-option-start-about = Dans la règle imprimée, le plus âgé commence : choisissez sa place, ou laissez faire le hasard.
