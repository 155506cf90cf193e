# Textes des leçons : un titre et une explication pour chaque étape de games/*/lesson.txt.
# Court et chaleureux ; une idée par étape. $rival est le nom de l’adversaire.

learn-step = { $step } sur { $steps }
learn-strayed = Ce coup est permis, mais cette étape en montre un autre. Essayez ce qui est éclairé.
learn-done = Bravo ! Vous savez maintenant jouer à { $title }.
learn-remember = Trois choses à retenir
learn-first-game = Jouer une partie
learn-again = Refaire le tutoriel

## Qin

qin-learn-found = Fonder une province
qin-learn-found-about = Prenez la tuile rouge-bleu et posez sa moitié rouge contre le territoire rouge E7. Deux territoires voisins d’une même couleur forment une province : vous y posez une pagode. Posez vos 24 pagodes avant tout le monde, et c’est gagné !
qin-learn-draw = Piocher une tuile
qin-learn-draw-about = Voilà tout un tour : poser une tuile, puis en piocher une. Les piles se valent : prenez celle qui vous plaît.
qin-learn-enlarge = Agrandir une province
qin-learn-enlarge-about = { $rival } a fondé une province jaune. Posez rouge-jaune, le rouge contre votre province : elle passe à 3 territoires et reste à vous. Le territoire jaune isolé servira bientôt.
qin-learn-two = Deux provinces d’un coup
qin-learn-two-about = Votre territoire bleu F6 et votre jaune F5 sont encore isolés. Posez bleu-jaune contre les deux : deux provinces avec une seule tuile !
qin-learn-village = Annexer un village
qin-learn-village-about = Vous voyez la pagode sur le village J3 ? { $rival } a une province à côté, il n’en faut pas plus. Agrandissez votre province rouge jusqu’en E4 pour annexer le village E3.
qin-learn-major = Créer une province majeure
qin-learn-major-about = { $rival } touche maintenant votre village, mais à 1 contre 1, rien ne bouge. Posez du rouge en D5 : avec 5 territoires, votre province devient majeure. Sa double pagode compte pour 2 près des villages, et personne ne peut plus la prendre.
qin-learn-outgrow = Grandir avant de frapper
qin-learn-outgrow-about = Votre province jaune annexerait volontiers sa voisine ({ $rival }), mais à 2 territoires contre 3, c’est l’inverse qui se produirait. Posez d’abord jaune-jaune en F4 et G4 : 4 !
qin-learn-unite = Annexer une province
qin-learn-unite-about = Réunissez maintenant les deux provinces jaunes en H5. La plus grande l’emporte : { $rival } reprend sa pagode, et vous en posez une seconde. À égalité, ce serait interdit.
qin-learn-conquer = Conquérir un village
qin-learn-conquer-about = Votre province jaune compte pour 2 pagodes ; près du village J3, { $rival } n’en a qu’une. Rejoignez-le par I4 et I3 : à 2 contre 1, il est à vous.
qin-learn-own = À vous de choisir
qin-learn-own-about = Chaque endroit éclairé vaut 2 pagodes : une province et un village, ou deux provinces. Choisissez, lisez l’aperçu, confirmez.
qin-learn-pile = Quand les piles sont vides
qin-learn-pile-about = Piochez encore. Quand il n’y a plus de pile, on continue avec sa main. Et si plus aucune tuile ne peut être posée, le plus grand nombre de pagodes sur le plateau gagne.
qin-learn-last = La course est lancée
qin-learn-last-about = Dès qu’une personne pose sa dernière pagode, elle gagne. Tout est permis maintenant ; les endroits qui rapportent brillent plus fort. Posez la tuile de votre choix !
qin-learn-remember-1 = 2 territoires d’une couleur : une province et une pagode. 5 territoires : une province majeure, double pagode, imprenable.
qin-learn-remember-2 = La plus grande province annexe la plus petite. À égalité, c’est interdit.
qin-learn-remember-3 = Plus de pagodes que les autres autour d’un village : il est à vous. Dernière pagode posée : c’est gagné !

## Huang

huang-learn-leader = Positionner un meneur
huang-learn-leader-about = La tuile jaune en G5 est une capitale. Positionnez votre meneur de Soldats rouge en G6 : un meneur se place toujours à côté d’une tuile Gouverneur jaune. Un meneur lié à une tuile, c’est un royaume. Votre premier !
huang-learn-tile = Placer une tuile
huang-learn-tile-about = Vous avez 2 actions par tour. Placez une tuile Soldat rouge en H6 : le meneur de la même couleur dans le royaume, ici le vôtre, gagne 1 point de victoire rouge.
huang-learn-governor = Le meneur jaune dépanne
huang-learn-governor-about = Positionnez votre meneur de Gouverneurs jaune en G4. Il vous rapporte les points de toute couleur qui n’a pas de meneur dans son royaume.
huang-learn-trader = Le vert va au marché
huang-learn-trader-about = Placez la tuile Commerçant verte en H4. Pas de meneur vert ici : c’est votre meneur jaune qui vous rapporte le point vert.
huang-learn-market = Prendre une tuile
huang-learn-market-about = Une tuile verte vous ouvre le marché : prenez-y la tuile de votre choix. À la fin, il vous faudra toutes les couleurs.
huang-learn-revolt = Une révolte !
huang-learn-revolt-about = { $rival } positionne un meneur rouge dans votre royaume : un de trop ! Les tuiles jaunes tranchent, celles à côté du meneur plus celles de la main. C’est 2 contre 1 : engagez 1 tuile jaune, car à égalité, le défenseur gagne.
huang-learn-riot = Émeute de paysans
huang-learn-riot-about = Révolte matée, 1 point ! Contre-attaquez : une émeute coûte 2 tuiles bleues, une seule si votre meneur bleu est en réserve. Retirez K7 : sans jaune, le meneur voisin part aussi.
huang-learn-river = Sur la rivière
huang-learn-river-about = Place aux récoltes : les tuiles Agriculteur bleues vont sur les cases rivière, et nulle part ailleurs. Placez-en une en F5.
huang-learn-chain = Au fil de l’eau
huang-learn-chain-about = Après une tuile bleue, vous pouvez en placer une autre à côté, dans la même action. Continuez en F4.
huang-learn-triangle = Un triangle
huang-learn-triangle-about = Encore une en E4 ! Trois tuiles d’une même couleur qui se touchent toutes forment un triangle, et un triangle peut porter une pagode.
huang-learn-pagoda = Construire une pagode
huang-learn-pagoda-about = Construisez-la : à la fin de chacun de vos tours, elle donne 1 point à votre meneur de sa couleur dans ce royaume.
huang-learn-war = La guerre !
huang-learn-war-about = { $rival } revient à côté, avec un meneur rouge. Placez une tuile en I7 pour unir les deux royaumes. Deux meneurs de même couleur face à face : c’est la guerre, et les tuiles rouges tranchent.
huang-learn-support = Soutenir un royaume
huang-learn-support-about = Votre force est de 1, contre 2 en face, car { $rival } a engagé 1 tuile. Engagez 2 tuiles rouges et gagnez 3 contre 2 ! Le perdant retire son meneur et ses tuiles rouges. Le vainqueur perd autant de tuiles rouges que la force adverse : ici, les 2 engagées.
huang-learn-farmer = Un meneur pour la pagode
huang-learn-farmer-about = Victoire ! Il manque un meneur à votre pagode bleue, et elle ne rapporte qu’à un meneur bleu. Positionnez le vôtre en H5 : votre tour se termine, et voilà son premier point.
huang-learn-last = La couleur la plus faible compte
huang-learn-last-about = La partie se termine quand il faut piocher et que le sac est vide. Votre score : votre couleur la plus faible ; les points blancs sont des jokers. C’est votre tour, jouez à votre guise !
huang-learn-remember-1 = Une tuile rapporte 1 point au meneur de sa couleur dans le royaume ; à défaut, au meneur jaune.
huang-learn-remember-2 = Révolte, meneur contre meneur : les tuiles jaunes tranchent. Guerre entre royaumes : les rouges, et le vainqueur en perd aussi.
huang-learn-remember-3 = Sac vide, fin de la partie. Seule compte votre couleur la plus faible : cultivez les quatre.

## L’Année du Dragon

dragon-learn-action = Choisir une action
dragon-learn-action-about = L’année compte 12 mois, et chaque mois vous choisissez 1 action. La carte montre 2 pièces, votre collecteur d’impôts 3 : choisissez Impôts et recevez 5 yuans.
dragon-learn-card = Recruter un personnage
dragon-learn-card-about = Tout le monde joue maintenant une carte Personnage et recrute. Regardez l’année, en haut : Assaut mongol au mois 3, et chaque casque rapporte 1 point. Jouez le guerrier.
dragon-learn-age = Jeune ou âgé ?
dragon-learn-age-about = L’âgé a plus de symboles, ici 2 casques. Le jeune vous avance davantage sur la piste de personnage : plus vous êtes loin, plus tôt vous choisissez. Prenez celui qui vous plaît.
dragon-learn-build = Construire
dragon-learn-build-about = 1 marteau sur la carte, 1 sur votre ouvrier : 2 pièces Palais. Choisissez Construction.
dragon-learn-palace = Un nouveau palais
dragon-learn-palace-about = Une pièce agrandit un palais, jusqu’à 3 étages, ou en commence un nouveau. Construisez-en un : chaque palais rapporte 1 point par mois ! La seconde pièce ira dessus.
dragon-learn-lady = La courtisane
dragon-learn-lady-about = Elle rapporte 1 point chaque mois, toute l’année. Jouez sa carte.
dragon-learn-home = L’emménagement
dragon-learn-home-about = Tout étage libre convient, mais offrez-lui le nouveau palais : après chaque événement, un palais inoccupé perd 1 étage.
dragon-learn-privilege = Un privilège
dragon-learn-privilege-about = Vous avez 11 yuans, faites-vous plaisir : un petit privilège coûte 2 yuans et rapporte 1 point chaque mois.
dragon-learn-farmer = Du riz pour demain
dragon-learn-farmer-about = Sécheresse au mois 5 : 1 sac de riz par palais occupé. Jouez le paysan. Ensuite viennent les Mongols : regardez vos casques marquer !
dragon-learn-festival = Le bouquet final
dragon-learn-festival-about = 1 point par casque pour vous ; { $rival } en avait le moins et licencie 1 personnage. Place à la Fête du Dragon : le plus de feux d’artifice rapporte 6 points, le deuxième 3. { $rival } n’en a pas encore : choisissez Fusée !
dragon-learn-healer = Un guérisseur à la cour
dragon-learn-healer-about = Épidémie au mois 6 : 3 personnages à licencier, 1 de moins par mortier. Jouez le guérisseur.
dragon-learn-pay = Un groupe déjà occupé
dragon-learn-pay-about = 6 points grâce à la Fête ! Et le riz ? { $rival } occupe déjà le groupe de la Récolte : il vous coûte 3 yuans. Payez : avec votre paysan, vous recevez 2 sacs.
dragon-learn-full = Complet !
dragon-learn-full-about = Plus d’étage libre pour votre nouveau moine. Licenciez quelqu’un pour lui, ou écartez le moine. À la fin, il rapporte ses Bouddhas × les étages de son palais. À vous de choisir !
dragon-learn-drought = La Sécheresse
dragon-learn-drought-about = 2 sacs de riz pour 3 palais occupés : à vous de choisir quel palais s’en passe, et qui vous y licenciez. Attention, un palais inoccupé perd 1 étage.
dragon-learn-last = L’année est à vous
dragon-learn-last-about = Décompte final après le mois 12 : 2 points par personnage, Bouddhas × étages par moine ; riz et feux d’artifice vendus 2 yuans, puis 1 point par 3 yuans. Le total le plus élevé gagne. Jouez à votre guise, ou passez et complétez à 3 yuans !
dragon-learn-remember-1 = Chaque mois : une action, un personnage, un événement, un décompte. Les 12 événements sont connus : préparez-vous !
dragon-learn-remember-2 = Palais, courtisanes et privilèges rapportent chaque mois : commencez tôt. À la fin, personnages, moines et yuans comptent aussi.
dragon-learn-remember-3 = Plus vous êtes loin sur la piste de personnage, plus tôt vous choisissez ; un groupe déjà occupé coûte 3 yuans.
