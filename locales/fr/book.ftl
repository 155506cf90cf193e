# Pages des règles.

rules-of = { $title } : règles du jeu
book-contents = Sommaire
book-play = Jouer
book-about = Les règles complètes du jeu { $title }, pour { $least } à { $most } joueurs, avec des exemples. Chaque règle a sa propre adresse.
book-foot = Règles reformulées par nos soins. L’adresse de chaque règle contient son numéro.
