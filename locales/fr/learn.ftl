# Les mots des leçons : un titre et une explication pour chaque étape de games/*/lesson.txt.
# Court et chaleureux ; une idée à la fois. $rival est le nom de la personne assise en face.

learn-step = { $step } sur { $steps }
learn-strayed = C’est permis, mais cette étape parle d’autre chose. Essayez ce qui est éclairé.
learn-done = Bravo ! Vous savez maintenant jouer à { $title }.
learn-remember = Trois choses à retenir
learn-first-game = Jouer votre première partie
learn-again = Recommencer la leçon

## Qin

qin-learn-found = Fonder une province
qin-learn-found-about = Prenez la tuile rouge-bleu et posez sa moitié rouge à côté de la case rouge E7. Deux cases d’une couleur côte à côte forment une province, et vous y mettez une pagode. Qui place le premier ses 24 pagodes gagne !
qin-learn-draw = Piocher une tuile
qin-learn-draw-about = Voilà tout un tour : poser une tuile, puis en piocher une. Les piles se ressemblent toutes, prenez n’importe laquelle.
qin-learn-enlarge = La faire grandir
qin-learn-enlarge-about = { $rival } a fondé une province jaune. Posez rouge-jaune, la moitié rouge contre votre province : elle passe à trois cases et reste à vous. La moitié jaune, seule, servira bientôt.
qin-learn-two = Deux d’une seule tuile
qin-learn-two-about = Votre bleu en F6 et votre jaune en F5 sont encore isolés. Posez bleu-jaune contre les deux et fondez deux provinces d’un coup.
qin-learn-village = Prendre un village
qin-learn-village-about = Vous voyez la pagode sur le village J3 ? { $rival } a une province à côté, et cela suffit. Étendez votre province rouge jusqu’en E4 et prenez le village E3.
qin-learn-major = Cinq font une province majeure
qin-learn-major-about = { $rival } touche maintenant votre village, mais à un contre un rien ne change. Posez du rouge en D5 : à cinq cases, votre province est majeure. Elle reçoit une seconde pagode, compte double près des villages et ne peut plus être perdue.
qin-learn-outgrow = Grandir avant de frapper
qin-learn-outgrow-about = Votre province jaune voudrait avaler celle de { $rival }, mais deux cases contre trois, ce serait perdu. Posez d’abord jaune-jaune en F4 et G4 : quatre !
qin-learn-unite = Réunir des provinces
qin-learn-unite-about = Reliez maintenant les deux provinces jaunes en H5. La plus grande prend tout : { $rival } récupère une pagode, et vous en ajoutez une seconde. À égalité, ce serait interdit.
qin-learn-conquer = Conquérir un village
qin-learn-conquer-about = Votre province jaune compte pour deux, et { $rival } n’a qu’une pagode près du village J3. Rejoignez-le par I4 et I3 : le plus fort prend le village.
qin-learn-own = À vous de choisir
qin-learn-own-about = Chaque endroit éclairé vaut deux pagodes : une province et un village, ou deux provinces. Choisissez, lisez ce qui se passerait, et confirmez.
qin-learn-pile = Quand les piles s’épuisent
qin-learn-pile-about = Piochez encore. Une fois les piles vides, chacun continue avec sa main. Si plus rien ne peut être posé, le plus de pagodes sur le plateau l’emporte.
qin-learn-last = La course est lancée
qin-learn-last-about = Qui place sa dernière pagode gagne aussitôt. Tout est permis maintenant : les endroits qui rapportent brillent le plus. Posez la tuile de votre choix.
qin-learn-remember-1 = Deux cases d’une couleur : une province et une pagode. Cinq : une province majeure, deux pagodes, à l’abri.
qin-learn-remember-2 = La plus grande province avale la plus petite. À égalité, c’est interdit.
qin-learn-remember-3 = Le plus de pagodes près d’un village le prend. Qui place sa dernière pagode gagne.

## Huang

huang-learn-leader = Placer un meneur
huang-learn-leader-about = La tuile jaune en G5 est une capitale. Mettez votre meneur rouge en G6 : les meneurs se tiennent toujours à côté d’une tuile jaune. Un meneur lié à une tuile, c’est un royaume, votre premier !
huang-learn-tile = Poser une tuile
huang-learn-tile-about = Vous avez deux actions par tour. Posez une tuile rouge en H6, contre votre meneur rouge : qui a dans le royaume le meneur de sa couleur gagne un point de victoire de cette couleur.
huang-learn-governor = Le meneur jaune dépanne
huang-learn-governor-about = Mettez votre meneur jaune en G4. Il vous rapporte les points de toutes les couleurs qui n’ont pas de meneur dans son royaume.
huang-learn-trader = Le vert va au marché
huang-learn-trader-about = Posez la tuile verte en H4. Il n’y a pas de meneur vert ici : c’est le jaune qui vous rapporte le point vert.
huang-learn-market = Prendre une tuile
huang-learn-market-about = Après une tuile verte, vous pouvez en prendre une au marché. Prenez celle que vous voulez : à la fin, il vous faudra toutes les couleurs.
huang-learn-revolt = Une révolte !
huang-learn-revolt-about = Un meneur rouge de { $rival } est dans votre royaume, et il ne peut y en avoir qu’un. Les tuiles jaunes décident : celles à côté du meneur et celles de la main. C’est deux contre un : engagez une tuile jaune, car à égalité le défenseur gagne.
huang-learn-river = Sur la rivière
huang-learn-river-about = Vous l’emportez et gagnez un point. À l’eau maintenant : les tuiles bleues vont sur les rivières, et nulle part ailleurs. Posez-en une en F5.
huang-learn-chain = Le bleu s’écoule
huang-learn-chain-about = Après une tuile bleue, vous pouvez en ajouter une autre à côté, dans la même action. Continuez en F4.
huang-learn-triangle = Un triangle
huang-learn-triangle-about = Encore une en E4 ! Trois tuiles d’une couleur qui se touchent toutes forment un triangle, et sur un triangle on peut construire.
huang-learn-pagoda = Construire une pagode
huang-learn-pagoda-about = Construisez-la : à la fin de chacun de vos tours, elle donne un point à votre meneur de sa couleur dans ce royaume.
huang-learn-farmer = Quelqu’un pour la pagode
huang-learn-farmer-about = Une pagode bleue ne paie qu’un meneur bleu. Mettez le vôtre en H5 et regardez : votre tour s’achève, et la pagode donne son premier point.
huang-learn-war = La guerre !
huang-learn-war-about = { $rival } a près du vôtre un royaume avec un meneur rouge. Posez une tuile en I7 pour les unir. Quand une tuile réunit des meneurs d’une même couleur, c’est la guerre, et les tuiles rouges décident.
huang-learn-support = Envoyer vos soldats
huang-learn-support-about = Votre royaume a une tuile rouge ; l’autre en a une, et { $rival } en a envoyé une de plus. Soutenez le vôtre avec deux tuiles rouges : trois contre deux. Le meneur et les tuiles rouges du perdant quittent le plateau.
huang-learn-last = La couleur la plus basse compte
huang-learn-last-about = À la fin, votre couleur la plus basse est votre résultat ; les points blancs comblent ce qui manque. Amassez donc les quatre ! Il vous reste une action : faites ce qui vous plaît.
huang-learn-remember-1 = Une tuile donne un point à qui a dans le royaume le meneur de sa couleur, sinon le jaune.
huang-learn-remember-2 = Meneur contre meneur : les tuiles jaunes décident. Une tuile entre deux royaumes : les rouges.
huang-learn-remember-3 = Seule votre couleur la plus basse compte à la fin : amassez les quatre.

## In the Year of the Dragon

dragon-learn-action = Choisir une action
dragon-learn-action-about = L’année a douze mois, et à chacun vous choisissez une action. La carte montre deux pièces, votre collecteur d’impôts trois : choisissez Impôts et touchez 5 yuans.
dragon-learn-card = Engager un personnage
dragon-learn-card-about = Chacun joue maintenant une carte Personnage et prend ce personnage. Regardez l’année en haut : une épidémie arrive au mois 6. Jouez le guérisseur.
dragon-learn-age = Jeune ou âgé ?
dragon-learn-age-about = L’âgé a plus de symboles. Le jeune vous avance davantage sur la piste de personnage, et qui est devant choisit en premier. Prenez celui qui vous plaît.
dragon-learn-pay = Quelqu’un a été plus rapide
dragon-learn-pay-about = Le mois 3 apporte une sécheresse : un sac de riz par palais habité. { $rival } occupe le groupe de la Récolte, elle vous coûte donc 3 yuans. Allez-y : avec votre paysan, vous recevez 2 sacs.
dragon-learn-craftsman = Penser à demain
dragon-learn-craftsman-about = Chaque palais rapporte un point par mois. Pour bâtir, il faut des marteaux : jouez l’ouvrier. Un nouveau personnage s’installe à un étage libre.
dragon-learn-build = Construire
dragon-learn-build-about = Un marteau sur la carte et un sur votre ouvrier font deux pièces de palais. Choisissez Construction.
dragon-learn-palace = Un nouveau palais
dragon-learn-palace-about = Une pièce surélève un palais, jusqu’à trois étages, ou en commence un nouveau. Commencez-en un : c’est un point de plus chaque mois. Votre seconde pièce va par-dessus.
dragon-learn-lady = La courtisane
dragon-learn-lady-about = Elle rapporte un point chaque mois, toute l’année. Jouez sa carte.
dragon-learn-home = Un étage pour chacun
dragon-learn-home-about = Les autres palais sont pleins : elle s’installe dans le nouveau. Mais trois palais sont habités maintenant, et vous avez 2 sacs de riz …
dragon-learn-drought = La sécheresse
dragon-learn-drought-about = Deux palais sont nourris, un ne l’est pas, et quelqu’un doit y partir. Choisissez qui vous licenciez. Un palais sans personne perd un étage.
dragon-learn-privilege = Un privilège
dragon-learn-privilege-about = Ce mois-ci, un tribut de 4 yuans est dû. Vous en avez 8 : de quoi acheter aussi un petit privilège. Il rapporte un point chaque mois.
dragon-learn-warrior = Des cavaliers à l’horizon
dragon-learn-warrior-about = Au mois 5 viennent les Mongols : qui a le moins de casques licencie un personnage. Jouez le guerrier.
dragon-learn-helmets = Compter les casques
dragon-learn-helmets-about = { $rival } a un casque. Avec un jeune guerrier, vous êtes à égalité et chacun licencie quelqu’un ; un âgé en a deux. Choisissez !
dragon-learn-last = L’année est à vous
dragon-learn-last-about = Avec 2 yuans, vous ne pouvez pas rejoindre { $rival }, mais qui passe est complété à 3. Après le mois 12, personnages, moines et biens comptent aussi, et le plus de points gagne. À votre guise.
dragon-learn-remember-1 = Chaque mois : une action, un personnage, un événement. Les douze événements sont connus : préparez-vous.
dragon-learn-remember-2 = Palais, courtisanes et privilèges rapportent chaque mois : prenez-les tôt.
dragon-learn-remember-3 = Qui est devant sur la piste de personnage choisit d’abord ; un groupe occupé coûte 3 yuans.
