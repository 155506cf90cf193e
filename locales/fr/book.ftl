# The pages of the rules.

rules-of = Règles du jeu { $title }
book-contents = Sommaire
book-play = Jouer
book-about = Les règles complètes de { $title } pour { $least } à { $most } joueurs : article par article, avec des exemples, chacun avec sa propre adresse.
book-foot = Les règles avec nos propres mots. Chaque article a une adresse : son numéro.
