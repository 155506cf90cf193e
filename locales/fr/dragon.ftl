# Textes de L’Année du Dragon. Le terminal note les personnages par une lettre et un nombre : M2 est un moine âgé.
# Les noms restent tels quels ; aucune phrase ne les modifie.

dragon-title = { $month ->
    [0] L’Année du Dragon
   *[other] L’Année du Dragon, mois { $month }
}

## Parties de phrases que plusieurs messages emploient avec leurs propres arguments

dragon-person = { $person ->
    [C1] un ouvrier
    [L1] une courtisane
    [P1] un jeune artificier
    [P2] un artificier âgé
    [T3] un collecteur d’impôts
    [W1] un jeune guerrier
    [W2] un guerrier âgé
    [M1] un jeune moine
    [M2] un moine âgé
    [H1] un jeune guérisseur
    [H2] un guérisseur âgé
    [F1] un jeune paysan
    [F2] un paysan âgé
    [S2] un jeune savant
   *[S3] un savant âgé
}
dragon-person-card = { $card ->
    [C] la carte Ouvrier
    [L] la carte Courtisane
    [P] la carte Artificier
    [T] la carte Collecteur d’impôts
    [W] la carte Guerrier
    [M] la carte Moine
    [H] la carte Guérisseur
    [F] la carte Paysan
    [S] la carte Savant
   *[wild] la carte Point d’interrogation
}
dragon-role = { $role ->
    [C] ses ouvriers
    [L] ses courtisanes
    [P] ses artificiers
    [T] ses collecteurs d’impôts
    [W] ses guerriers
    [M] ses moines
    [H] ses guérisseurs
    [F] ses paysans
   *[S] ses savants
}
dragon-new-person = { $newcomer ->
    [C1] l’ouvrier
    [L1] la courtisane
    [P1] le jeune artificier
    [P2] l’artificier âgé
    [T3] le collecteur d’impôts
    [W1] le jeune guerrier
    [W2] le guerrier âgé
    [M1] le jeune moine
    [M2] le moine âgé
    [H1] le jeune guérisseur
    [H2] le guérisseur âgé
    [F1] le jeune paysan
    [F2] le paysan âgé
    [S2] le jeune savant
   *[S3] le savant âgé
}
dragon-event = { $event ->
    [peace] Repos
    [tribute] Tribut à l’Empereur
    [drought] Sécheresse
    [festival] Fête du Dragon
    [raid] Assaut mongol
   *[epidemic] Épidémie
}
dragon-super-event = { $super-event ->
    [lantern] Lampion
    [buddha] Bouddha
    [earthquake] Tremblement de terre
    [tsunami] Tsunami
    [eclipse] Éclipse solaire
    [volcano] Éruption volcanique
    [tornado] Tornade
    [dawn] Aube
    [assassination] Tentative d’assassinat
   *[treaty] Traité
}
dragon-action = { $action ->
    [taxes] Impôts
    [build] Construction
    [harvest] Récolte
    [fireworks] Fusée
    [parade] Armée
    [research] Études
    [privilege] Privilège
   *[wall] Muraille
}
dragon-bonus = { $bonus ->
    [rice] 1 sac de riz
    [firework] 1 feu d’artifice
    [piece] 1 pièce Palais
    [yuan] 2 yuans
    [spaces] 3 cases
   *[points] 3 points
}
dragon-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dragon-floors = { $floors ->
    [one] { $floors } étage
   *[other] { $floors } étages
}
dragon-goods = { $good ->
    [yuan] { $amount ->
        [one] { $amount } yuan
       *[other] { $amount } yuans
    }
    [rice] { $amount ->
        [one] { $amount } sac de riz
       *[other] { $amount } sacs de riz
    }
   *[firework] { $amount ->
        [one] { $amount } feu d’artifice
       *[other] { $amount } feux d’artifice
    }
}

## Ce qui s’est passé

dragon-laid = Mois { $month } : { dragon-event }
dragon-foretold = Super événement du mois 7 : { dragon-super-event }
dragon-began = { $seat } choisit ses personnages en premier
dragon-dealt = { $groups-8 ->
    [0] Le mois { $month } commence. Groupes : Impôts { $groups-1 }, Construction { $groups-2 }, Récolte { $groups-3 }, Fusée { $groups-4 }, Armée { $groups-5 }, Études { $groups-6 }, Privilège { $groups-7 }
   *[other] Le mois { $month } commence. Groupes : Impôts { $groups-1 }, Construction { $groups-2 }, Récolte { $groups-3 }, Fusée { $groups-4 }, Armée { $groups-5 }, Études { $groups-6 }, Privilège { $groups-7 }, Muraille { $groups-8 }
}
dragon-chose = { $seat } choisit { dragon-action } dans le groupe { $group }
dragon-passed = { $seat } passe
dragon-gained = { $seat } reçoit { dragon-goods }
dragon-paid = { $good ->
    [yuan] { $seat } paie { dragon-goods }
   *[other] { $seat } remet { dragon-goods } dans la réserve
}
dragon-scored = { $seat } marque { dragon-points }
dragon-advanced = { $spaces ->
    [one] { $seat } : le marqueur avance de { $spaces } case, jusqu’à { $to }
   *[other] { $seat } : le marqueur avance de { $spaces } cases, jusqu’à { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } reçoit { $pieces } pièce Palais
   *[other] { $seat } reçoit { $pieces } pièces Palais
}
dragon-built = { $floors ->
    [1] { $seat } construit un nouveau palais : palais { $palace }
   *[other] { $seat } agrandit le palais { $palace } : { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } achète un petit privilège
   *[large] { $seat } achète un grand privilège
}
dragon-walled = { $seat } construit la muraille sous le mois { $month } : { dragon-bonus }
dragon-played = { $seat } joue { dragon-person-card }
dragon-took = { $seat } recrute { dragon-person }
dragon-missed = { $seat } ne reçoit rien
dragon-housed = { $seat } place { dragon-person } dans le palais { $palace }
dragon-declined = { $seat } écarte { dragon-person }
dragon-released = { $seat } licencie { dragon-person } (palais { $palace })
dragon-struck = Mois { $month } : { dragon-event }
dragon-decayed = { $floors ->
    [0] Délabrement, { $seat } : le palais { $palace }, inoccupé, est rasé
   *[other] Délabrement, { $seat } : le palais { $palace }, inoccupé, passe à { dragon-floors }
}
dragon-surveyed = Décompte de la muraille, tuiles construites : { $built }, nécessaires : { $needed }
dragon-befell = Super événement : { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat } : le palais { $palace } s’écroule
   *[other] { $seat } : le palais { $palace } passe à { dragon-floors }
}
dragon-dropped = { $seat } défausse { dragon-person-card }
dragon-erupted = Tous les marqueurs reviennent sur la case 0 ; { $seat } garde la tête
dragon-forfeited = { $dragons ->
    [one] { $seat } rend des privilèges : { $dragons } dragon
   *[other] { $seat } rend des privilèges : { $dragons } dragons
}
dragon-favoured = { $seat } choisit { dragon-role }
dragon-tallied = { $seat } marque { dragon-points } : palais { $palaces }, courtisanes { $ladies }, privilèges { $dragons }
dragon-closed = { $seat } marque { dragon-points } au décompte final : personnages { $persons }, moines { $monks }, yuans { $money }
dragon-ended = { $winners-count ->
    [one] Partie terminée, victoire : { $winners }
   *[other] Partie terminée, victoire partagée : { $winners }
}

## Ce qu’il y a

dragon-player = { $points }★
dragon-players = { $seat } : { dragon-points }, case { $space } de la piste de personnage, yuans { $yuan }, sacs de riz { $rice }, feux d’artifice { $fireworks }, petits privilèges { $small }, grands { $large }, personnages { $persons } ; cartes en main : { $cards } ; tuiles Muraille : { $tiles-count }
dragon-table = { $super-event ->
    [none] Pas de super événement
   *[other] Mois 7 : { dragon-super-event }
}
dragon-land = { $super-event ->
    [none] Pas de super événement, { $great-wall ->
        [yes] avec la Grande Muraille
       *[no] sans la Grande Muraille
    } ; tuiles restantes : C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
   *[other] Super événement : { dragon-super-event }, { $great-wall ->
        [yes] avec la Grande Muraille
       *[no] sans la Grande Muraille
    } ; tuiles restantes : C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
}
dragon-months = { $owner-is ->
    [none] Mois { $month } : { dragon-event }
   *[some] Mois { $month } : { dragon-event }, tuile Muraille : { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action } : groupe { $group }
   *[other] { dragon-action } : groupe { $group }, coûte { $fee } yuans
}
dragon-palaces = { $persons-count ->
    [0] { $owner }, palais { $palace } : { dragon-floors }, inoccupé
   *[other] { $owner }, palais { $palace } : { dragon-floors }, { $persons }
}

## Ce qui est demandé

dragon-stake = { $month-event ->
    [peace] Repos
    [tribute] Tribut à l’Empereur : 4 yuans à payer
    [drought] Sécheresse : 1 sac de riz par palais occupé
    [festival] Fête du Dragon : 6 points pour le plus de feux d’artifice, puis 3
    [raid] Assaut mongol : 1 point par casque ; 1 licenciement pour le moins de casques
   *[epidemic] Épidémie : 3 licenciements, 1 de moins par mortier
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Quelle tuile Muraille utilisez-vous ?
        [privilege] Petit ou grand privilège ?
       *[other] { dragon-stake }. Quelle action ?
    }
    [foretell] Les événements de l’année sont connus. Quel super événement au mois 7 ?
    [build] Pièces Palais à placer : { $left }. Quel palais agrandissez-vous, ou en construisez-vous un nouveau ?
    [play] { dragon-stake }. Quelle carte Personnage ?
    [take] { $stage ->
        [start] Choisissez 2 jeunes personnages différents : lequel ?
        [super] Aube : quel jeune personnage recrutez-vous, sans carte ?
       *[person] { $card ->
            [wild] Quel personnage recrutez-vous ?
           *[other] Vous jouez { dragon-person-card } : jeune ou âgé ?
        }
    }
    [place] { $first ->
        [release] Vos palais sont complets : qui licencier pour placer { dragon-new-person } ?
       *[place] Dans quel palais placez-vous { dragon-new-person } ?
    }
    [release] { $stage ->
        [wall] Muraille trop courte, et vous avez construit le moins de tuiles. Licenciez 1 personnage : lequel ?
        [eclipse_wall] Muraille trop courte, et vous avez construit le moins de tuiles. Licenciez 1 personnage : lequel ?
        [last_wall] Muraille inachevée, et vous avez construit le moins de tuiles. Licenciez 1 personnage : lequel ?
        [super] Tremblement de terre : ce palais a perdu un étage. Qui licenciez-vous ?
       *[event] { $month-event ->
            [tribute] Tribut à l’Empereur, yuans impayés : { $you-due }. 1 licenciement pour chacun : qui ?
            [drought] Sécheresse, palais sans riz : { $you-due }. 1 licenciement dans chacun : qui ?
            [raid] Assaut mongol : vous avez le moins de casques. Licenciez 1 personnage : lequel ?
           *[epidemic] Épidémie, personnages à licencier : { $you-due }. Lequel ?
        }
    }
    [lose] Tremblement de terre, pièces Palais à perdre : { $left }. De quel palais ?
    [discard] Tsunami, ressources à défausser : { $left }. Laquelle ?
    [drop] Tornade, cartes à défausser : { $left }. Laquelle ?
   *[treaty] Traité : quel type de personnage choisissez-vous ?
}
dragon-word = { $word ->
    [pass] passer : compléter à 3 yuans
    [taxes] ¥ Impôts
    [build] ⌂ Construction
    [harvest] ∴ Récolte
    [fireworks] ☼ Fusée
    [parade] » Armée
    [research] ★ Études
    [privilege] § Privilège
    [privilege-small] petit : 2 yuans
    [privilege-large] grand : 7 yuans
    [wall] # Muraille
    [wall-rice] ∴ 1 sac de riz
    [wall-firework] ☼ 1 feu d’artifice
    [wall-piece] ⌂ 1 pièce Palais
    [wall-yuan] ¥ 2 yuans
    [wall-spaces] » 3 cases
    [wall-points] ★ 3 points
    [raise] agrandir un palais d’un étage
    [found] construire un nouveau palais
    [play] jouer une carte
    [play-C] C ouvrier
    [play-L] L courtisane
    [play-P] P artificier
    [play-T] T collecteur d’impôts
    [play-W] W guerrier
    [play-M] M moine
    [play-H] H guérisseur
    [play-F] F paysan
    [play-S] S savant
    [play-wild] ? au choix
    [take] recruter
    [take-C1] C1 ouvrier +2
    [take-L1] L1 courtisane +1
    [take-P1] P1 artificier +5
    [take-P2] P2 artificier +3
    [take-T3] T3 collecteur d’impôts +3
    [take-W1] W1 guerrier +5
    [take-W2] W2 guerrier +3
    [take-M1] M1 moine +6
    [take-M2] M2 moine +2
    [take-H1] H1 guérisseur +4
    [take-H2] H2 guérisseur +1
    [take-F1] F1 paysan +4
    [take-F2] F2 paysan +1
    [take-S2] S2 savant +4
    [take-S3] S3 savant +2
    [place] placer dans un palais
    [release] licencier
    [release-C1] C1 ouvrier
    [release-L1] L1 courtisane
    [release-P1] P1 artificier
    [release-P2] P2 artificier
    [release-T3] T3 collecteur d’impôts
    [release-W1] W1 guerrier
    [release-W2] W2 guerrier
    [release-M1] M1 moine
    [release-M2] M2 moine
    [release-H1] H1 guérisseur
    [release-H2] H2 guérisseur
    [release-F1] F1 paysan
    [release-F2] F2 paysan
    [release-S2] S2 savant
    [release-S3] S3 savant
    [decline] écarter le nouveau personnage
    [lose] perdre un étage
    [discard] défausser
    [discard-yuan] ¥ 1 yuan
    [discard-rice] ∴ 1 sac de riz
    [discard-firework] ☼ 1 feu d’artifice
    [drop] défausser une carte
    [drop-C] C ouvrier
    [drop-L] L courtisane
    [drop-P] P artificier
    [drop-T] T collecteur d’impôts
    [drop-W] W guerrier
    [drop-M] M moine
    [drop-H] H guérisseur
    [drop-F] F paysan
    [drop-S] S savant
    [drop-wild] ? au choix
    [favour] choisir un type
    [favour-C] C ouvrier
    [favour-L] L courtisane
    [favour-P] P artificier
    [favour-T] T collecteur d’impôts
    [favour-W] W guerrier
    [favour-M] M moine
    [favour-H] H guérisseur
    [favour-F] F paysan
    [favour-S] S savant
    [foretell] choisir le super événement
    [foretell-lantern] Lampion
    [foretell-buddha] Bouddha
    [foretell-earthquake] Tremblement de terre
    [foretell-tsunami] Tsunami
    [foretell-eclipse] Éclipse solaire
    [foretell-volcano] Éruption volcanique
    [foretell-tornado] Tornade
    [foretell-dawn] Aube
    [foretell-assassination] Tentative d’assassinat
    [foretell-treaty] Traité
   *[other] { $word }
}
dragon-legend = [3] : mois en cours, 7! : mois du super événement. Événements : · repos, -4¥ tribut, -∴⌂ sécheresse, +☼★ fête, -†W assaut, -3H épidémie ; #1 : tuile Muraille du joueur 1. Groupes de cartes Action et ce qu’elles vous donnent, 3¥ 12 : coûte 3 yuans, les joueurs 1 et 2 y sont. ¥ impôts, yuans ; ⌂ construction ; ∴ récolte, riz ; ☼ fusée, feux d’artifice ; » armée, piste de personnage ; ★ études, points ; § privilège ; # muraille. F1×4 : tuiles restantes. Joueurs dans l’ordre de jeu ; [M2··] : palais de 2 étages, 1 personnage. C ouvrier, L courtisane, P artificier, T collecteur d’impôts, W guerrier, M moine, H guérisseur, F paysan, S savant. 1 CM? #∴ : cartes en main (? au choix) et tuiles Muraille du joueur 1.
dragon-moves = Coups : taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass ; raise 2 agrandit le palais 2, found en construit un nouveau ; play M joue une carte, take M2 recrute un moine âgé, place 1 place le nouveau personnage dans le palais 1, decline l’écarte ; release F1 2 licencie un jeune paysan du palais 2 ; foretell dawn choisit le super événement ; lose 1, discard rice, drop M, favour M répondent aux super événements.

## Dans le navigateur

dragon-tally-persons = Personnages
dragon-tally-palaces = Palais
dragon-tally-yuan = Yuans
dragon-tally-space = Piste de personnage
dragon-name-person = { $person ->
    [C1] ouvrier
    [L1] courtisane
    [P1] jeune artificier
    [P2] artificier âgé
    [T3] collecteur d’impôts
    [W1] jeune guerrier
    [W2] guerrier âgé
    [M1] jeune moine
    [M2] moine âgé
    [H1] jeune guérisseur
    [H2] guérisseur âgé
    [F1] jeune paysan
    [F2] paysan âgé
    [S2] jeune savant
   *[S3] savant âgé
}
dragon-name-role = { $role ->
    [C] ouvrier
    [L] courtisane
    [P] artificier
    [T] collecteur d’impôts
    [W] guerrier
    [M] moine
    [H] guérisseur
    [F] paysan
   *[S] savant
}
dragon-name-wild = point d’interrogation (au choix)
dragon-month-event = { $event ->
    [peace] Repos
    [tribute] Tribut
    [drought] Sécheresse
    [festival] Fête
    [raid] Assaut
   *[epidemic] Épidémie
}
dragon-name-super = { $super-event ->
    [lantern] Lampion
    [buddha] Bouddha
    [earthquake] Tremblement de terre
    [tsunami] Tsunami
    [eclipse] Éclipse solaire
    [volcano] Éruption volcanique
    [tornado] Tornade
    [dawn] Aube
    [assassination] Tentative d’assassinat
   *[treaty] Traité
}
dragon-name-survey = Décompte de la muraille
dragon-year = Année
dragon-phase-action = Action
dragon-phase-person = Personnage
dragon-phase-event = Événement
dragon-phase-score = Décompte
dragon-month-wall = tuile Muraille : { $seat }
dragon-track = Piste de personnage
dragon-actions-title = Cartes Action
dragon-group = Groupe { $group }
dragon-free = gratuit
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, yuans : +{ $total }
    [build] { dragon-action }, pièces Palais : +{ $total }
    [harvest] { dragon-action }, sacs de riz : +{ $total }
    [fireworks] { dragon-action }, feux d’artifice : +{ $total }
    [parade] { dragon-action }, piste de personnage : +{ $total }
    [research] { dragon-action }, points : +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives } ; coûte { $fee } yuans
}
dragon-pass = Passer
dragon-pass-says = { $yuan ->
    [0] Passer, sans gain
    [one] Passer : +{ $yuan } yuan
   *[other] Passer : +{ $yuan } yuans
}
dragon-confirm = { $does ->
    [act] { dragon-action }
    [act-paid] { $yuan ->
        [one] { dragon-action }, payer { $yuan } yuan
       *[other] { dragon-action }, payer { $yuan } yuans
    }
    [small] Petit privilège : 2 yuans
    [small-paid] Petit privilège : 5 yuans
    [large] Grand privilège : 7 yuans
    [large-paid] Grand privilège : 10 yuans
    [pass] Passer
    [raise] Ajouter un étage
    [found] Nouveau palais
    [play] Jouer : { dragon-person-card }
    [take] Recruter : { dragon-name-person }
    [place] Placer dans le palais { $palace }
    [replace] Remplacer : { dragon-name-person }
    [release] Licencier : { dragon-name-person }
    [decline] Écarter le nouveau personnage
    [lose] Palais { $palace } : perdre 1 étage
    [discard] Défausser { dragon-goods }
    [drop] Défausser : { dragon-person-card }
    [favour] Choisir : { dragon-name-role }
   *[foretell] Choisir : { dragon-name-super }
}
dragon-court = cour
dragon-good-yuan = Yuans
dragon-good-rice = Tuiles Sac de riz
dragon-good-fireworks = Tuiles Feu d’artifice
dragon-good-small = Petits privilèges
dragon-good-large = Grands privilèges
dragon-good-wall = Tuiles Muraille restantes
dragon-resident = { dragon-name-person }, palais { $palace }
dragon-palace-says = { $count ->
    [0] Palais { $palace }, { dragon-floors }, inoccupé
   *[other] Palais { $palace }, { dragon-floors } : { $persons }
}
dragon-no-palaces = aucun palais
dragon-do-release = Licencier : { dragon-name-person }, palais { $palace }
dragon-do-raise = Agrandir le palais { $palace }
dragon-do-place = Placer dans le palais { $palace }
dragon-do-lose = Palais { $palace } : perdre 1 étage
dragon-do-found = Nouveau palais
dragon-do-play = Carte Personnage : { $card }
dragon-do-drop = Défausser : { $card }
dragon-do-take = Recruter : { dragon-name-person }, piste de personnage +{ $points }, symboles : { $symbols }, tuiles restantes : { $left }
dragon-do-decline = Écarter : { $name }
dragon-decline = Écarter
dragon-do-discard = { $good ->
    [yuan] Défausser 1 yuan sur { $count }
    [rice] Défausser 1 sac de riz sur { $count }
   *[firework] Défausser 1 feu d’artifice sur { $count }
}
dragon-do-favour = Choisir : { dragon-name-role }
dragon-plate-stay = personne ne part
dragon-plate-choose = à choisir
dragon-plate-leaves = 1 départ
dragon-plate-empty = 1 départ, inoccupé : −1 étage
dragon-pair-taken = paire déjà prise
dragon-tray-hand = Cartes Personnage
dragon-tray-supply = Personnages disponibles
dragon-tray-newcomer = Nouveau personnage
dragon-tray-goods = Ressources à défausser
dragon-tray-roles = Vos types de personnages
dragon-tray-super = Super événement du mois 7
dragon-tray-privileges = Privilège à acheter
dragon-tray-tiles = Tuiles Muraille
dragon-players-title = Cours
dragon-players-about = dans l’ordre de la piste de personnage
dragon-turn = ordre des joueurs : { $place }
dragon-turn-over = a déjà joué (ordre des joueurs : { $place })
dragon-more = { $seat } : détail de la cour
dragon-prospect = Points en fin de mois : { $month } ; au décompte final, en l’état : +{ $last }
dragon-legend-title = Anneaux dorés
dragon-legend-about = Choix possibles ; touchez de nouveau pour désélectionner. Un groupe déjà occupé coûte 3 yuans.
dragon-forecast = Prévisions
dragon-forecast-about = si rien d’autre ne change
dragon-when = { $months ->
    [0] ce mois-ci
   *[other] dans { $months } mois
}
dragon-when-now = maintenant
dragon-cause = { $what ->
    [peace] Il ne se passe rien.
    [tribute] Yuans à payer : { $need }, vous avez : { $have }.
    [drought] Palais occupés : { $need }, sacs de riz : { $have }.
    [festival] Feux d’artifice : { $have }, maximum : { $need }.
    [raid] Casques : { $have }, minimum : { $need }.
    [epidemic] Licenciements : { $need }, protégés par les mortiers : { $have }.
    [wall] Muraille : { $built } sur { $needed }. Vos tuiles : { $have }, minimum : { $need }.
    [lantern] 2 points par personnage ; personnages : { $have }.
    [buddha] Bouddhas × étages ; Bouddhas : { $have }.
    [earthquake] Pièces Palais à perdre : { $need }, étages libres : { $have }.
    [tsunami] Ressources : { $have }, à défausser : { $pays }.
    [eclipse] L’événement a lieu une seconde fois.
    [volcano] Tous les marqueurs sur la case 0 : −{ $pays }.
    [tornado] Cartes à défausser : { $pays } sur { $have }.
    [dawn] 1 jeune personnage par joueur.
    [assassination] Privilèges rendus, dragons : { $pays }.
   *[treaty] Un type de personnage, au choix, rapporte.
}
dragon-effect-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
dragon-effect-release = { $count ->
    [0] aucun licenciement
    [one] { $count } licenciement
   *[other] { $count } licenciements
}
dragon-others = { $count ->
    [one] { $seat } : { $count } licenciement
   *[other] { $seat } : { $count } licenciements
}
dragon-scoring = Décompte
dragon-scoring-cause = Palais { $a }, courtisanes { $b }, privilèges { $c }.
dragon-final = Décompte final
dragon-final-cause = Personnages { $a }, moines { $b }, yuans { $c }.
dragon-when-each = chaque mois
dragon-when-end = en l’état
dragon-recap = Bilan du mois
dragon-ledger = Origine des points
dragon-from-palaces = Palais
dragon-from-ladies = Courtisanes
dragon-from-privileges = Privilèges
dragon-from-research = Études
dragon-from-festival = Fête du Dragon
dragon-from-raid = Assaut mongol
dragon-from-wall = Grande Muraille
dragon-from-super = Super événement
dragon-from-persons = Personnages
dragon-from-monks = Moines
dragon-from-money = Yuans et ressources
