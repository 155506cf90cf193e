# Textes de L’Année du Dragon. Les personnages gardent leur lettre et leur nombre : M2 est un moine âgé.
# Les noms restent tels quels ; aucune phrase ne les modifie.

dragon-title = { $month ->
    [0] L’Année du Dragon
   *[other] L’Année du Dragon, mois { $month }
}

## Parties de phrases que plusieurs messages emploient avec leurs propres arguments

dragon-person = { $person ->
    [C1] C1 (ouvrier)
    [L1] L1 (courtisane)
    [P1] P1 (jeune artificier)
    [P2] P2 (artificier âgé)
    [T3] T3 (collecteur d’impôts)
    [W1] W1 (jeune guerrier)
    [W2] W2 (guerrier âgé)
    [M1] M1 (jeune moine)
    [M2] M2 (moine âgé)
    [H1] H1 (jeune guérisseur)
    [H2] H2 (guérisseur âgé)
    [F1] F1 (jeune paysan)
    [F2] F2 (paysan âgé)
    [S2] S2 (jeune savant)
   *[S3] S3 (savant âgé)
}
dragon-person-card = { $card ->
    [C] C (ouvrier)
    [L] L (courtisane)
    [P] P (artificier)
    [T] T (collecteur d’impôts)
    [W] W (guerrier)
    [M] M (moine)
    [H] H (guérisseur)
    [F] F (paysan)
    [S] S (savant)
   *[wild] carte au choix
}
dragon-role = { $role ->
    [C] C (ouvrier)
    [L] L (courtisane)
    [P] P (artificier)
    [T] T (collecteur d’impôts)
    [W] W (guerrier)
    [M] M (moine)
    [H] H (guérisseur)
    [F] F (paysan)
   *[S] S (savant)
}
dragon-new-person = { $newcomer ->
    [C1] C1 (ouvrier)
    [L1] L1 (courtisane)
    [P1] P1 (jeune artificier)
    [P2] P2 (artificier âgé)
    [T3] T3 (collecteur d’impôts)
    [W1] W1 (jeune guerrier)
    [W2] W2 (guerrier âgé)
    [M1] M1 (jeune moine)
    [M2] M2 (moine âgé)
    [H1] H1 (jeune guérisseur)
    [H2] H2 (guérisseur âgé)
    [F1] F1 (jeune paysan)
    [F2] F2 (paysan âgé)
    [S2] S2 (jeune savant)
   *[S3] S3 (savant âgé)
}
dragon-event = { $event ->
    [peace] repos
    [tribute] tribut à l’Empereur
    [drought] sécheresse
    [festival] fête du Dragon
    [raid] assaut mongol
   *[epidemic] épidémie
}
dragon-super-event = { $super-event ->
    [lantern] lampion
    [buddha] Bouddha
    [earthquake] tremblement de terre
    [tsunami] tsunami
    [eclipse] éclipse solaire
    [volcano] éruption volcanique
    [tornado] tornade
    [dawn] aube
    [assassination] tentative d’assassinat
   *[treaty] traité
}
dragon-action = { $action ->
    [taxes] Impôts
    [build] Construction
    [harvest] Récolte
    [fireworks] Feux d’artifice
    [parade] Armée
    [research] Études
    [privilege] Privilège
   *[wall] Muraille
}
dragon-bonus = { $bonus ->
    [rice] 1 riz
    [firework] 1 feu d’artifice
    [piece] 1 pièce de palais
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
dragon-began = { $seat } prend ses personnages en premier
dragon-dealt = { $groups-8 ->
    [0] Le mois { $month } commence. Groupes : Impôts { $groups-1 }, Construction { $groups-2 }, Récolte { $groups-3 }, Feux d’artifice { $groups-4 }, Armée { $groups-5 }, Études { $groups-6 }, Privilège { $groups-7 }
   *[other] Le mois { $month } commence. Groupes : Impôts { $groups-1 }, Construction { $groups-2 }, Récolte { $groups-3 }, Feux d’artifice { $groups-4 }, Armée { $groups-5 }, Études { $groups-6 }, Privilège { $groups-7 }, Muraille { $groups-8 }
}
dragon-chose = { $seat } choisit { dragon-action } dans le groupe { $group }
dragon-passed = { $seat } passe
dragon-gained = { $seat } reçoit { dragon-goods }
dragon-paid = { $seat } rend { dragon-goods }
dragon-scored = { $seat } marque { dragon-points }
dragon-advanced = { $spaces ->
    [one] Le marqueur de { $seat } avance de { $spaces } case, jusqu’à { $to }
   *[other] Le marqueur de { $seat } avance de { $spaces } cases, jusqu’à { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } reçoit { $pieces } pièce de palais
   *[other] { $seat } reçoit { $pieces } pièces de palais
}
dragon-built = { $floors ->
    [1] { $seat } commence le palais { $palace }
   *[other] { $seat } élève le palais { $palace } à { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } achète un petit privilège
   *[large] { $seat } achète un grand privilège
}
dragon-walled = { $seat } bâtit la muraille sous le mois { $month } : { dragon-bonus }
dragon-played = { $seat } joue { dragon-person-card }
dragon-took = { $seat } prend { dragon-person }
dragon-missed = Il n’y a rien pour { $seat }
dragon-housed = { $seat } installe { dragon-person } dans le palais { $palace }
dragon-declined = { $seat } écarte { dragon-person }
dragon-released = { $seat } licencie { dragon-person } du palais { $palace }
dragon-struck = Mois { $month } : { dragon-event }
dragon-decayed = { $floors ->
    [0] Le palais vide { $palace } de { $seat } disparaît
   *[other] Le palais vide { $palace } de { $seat } se délabre : { dragon-floors }
}
dragon-surveyed = Tuiles de la muraille : { $built }, nécessaires : { $needed }
dragon-befell = Super événement : { dragon-super-event }
dragon-shook = { $floors ->
    [0] Le palais { $palace } de { $seat } s’écroule
   *[other] Le palais { $palace } de { $seat } tombe à { dragon-floors }
}
dragon-dropped = { $seat } défausse { dragon-person-card }
dragon-erupted = Tous les marqueurs reviennent sur la case 0 ; { $seat } reste en tête
dragon-forfeited = { $dragons ->
    [one] { $seat } rend des privilèges : { $dragons } dragon
   *[other] { $seat } rend des privilèges : { $dragons } dragons
}
dragon-favoured = { $seat } choisit { dragon-role }
dragon-tallied = { $seat } marque { dragon-points } : palais { $palaces }, courtisanes { $ladies }, privilèges { $dragons }
dragon-closed = { $seat } marque { dragon-points } à la fin : personnages { $persons }, moines { $monks }, argent { $money }
dragon-ended = { $winners-count ->
    [one] La partie est terminée : { $winners } gagne
   *[other] La partie est terminée : { $winners } se partagent la victoire
}

## Ce qu’il y a

dragon-player = { $points }★
dragon-players = { $seat } : { dragon-points }, case { $space } de la piste de personnage, yuans { $yuan }, riz { $rice }, feux d’artifice { $fireworks }, petits privilèges { $small }, grands { $large }, personnages { $persons } ; cartes en main : { $cards } ; tuiles Muraille : { $tiles-count }
dragon-table = { $super-event ->
    [none] Pas de super événement
   *[other] Mois 7 : { dragon-super-event }
}
dragon-land = { $super-event ->
    [none] Pas de super événement, { $great-wall ->
        [yes] avec la Grande Muraille
       *[no] sans la Grande Muraille
    }; tuiles restantes : C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
   *[other] Super événement : { dragon-super-event }, { $great-wall ->
        [yes] avec la Grande Muraille
       *[no] sans la Grande Muraille
    }; tuiles restantes : C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
}
dragon-months = { $owner-is ->
    [none] Mois { $month } : { dragon-event }
   *[some] Mois { $month } : { dragon-event }, tuile Muraille de { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action } : groupe { $group }
   *[other] { dragon-action } : groupe { $group }, coûte { $fee } yuans
}
dragon-palaces = { $persons-count ->
    [0] Palais { $palace } de { $owner } : { dragon-floors }, vide
   *[other] Palais { $palace } de { $owner } : { dragon-floors }, { $persons }
}

## Ce qui est demandé

dragon-stake = { $month-event ->
    [peace] Paix
    [tribute] Tribut : 4 yuans à payer
    [drought] Sécheresse : 1 riz par palais habité
    [festival] Fête du Dragon : 6 points à qui a le plus de feux, puis 3
    [raid] Assaut mongol : qui a le moins de casques perd un personnage
   *[epidemic] Épidémie : 3 personnages perdus, moins avec des guérisseurs
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Quelle tuile Muraille ?
        [privilege] Petit ou grand ?
       *[other] { dragon-stake }. Quelle action ?
    }
    [build] Pièces de palais à placer : { $left }. Sur quel palais, ou un nouveau ?
    [play] { dragon-stake }. Quelle carte Personnage ?
    [take] { $stage ->
        [start] Deux jeunes personnages pour commencer : lequel ?
        [super] Aube, un jeune personnage gratuit : lequel ?
       *[person] { $card ->
            [wild] Prendre un personnage : lequel ?
           *[other] Prendre { dragon-person-card } : jeune ou âgé ?
        }
    }
    [place] { $first ->
        [release] Aucun palais n’a de place pour { dragon-new-person } : qui licencier ?
       *[place] Dans quel palais va { dragon-new-person } ?
    }
    [release] { $stage ->
        [wall] La muraille est trop courte et vous avez posé le moins de tuiles. Licenciez un personnage : lequel ?
        [eclipse_wall] La muraille est trop courte et vous avez posé le moins de tuiles. Licenciez un personnage : lequel ?
        [last_wall] La muraille est inachevée et vous avez posé le moins de tuiles. Licenciez un personnage : lequel ?
        [super] Tremblement de terre : un étage est tombé, le palais est trop plein. Qui licencier ?
       *[event] { $month-event ->
            [tribute] Tribut, yuans impayés : { $you-due }. Licenciez un personnage pour chacun : lequel ?
            [drought] Sécheresse, palais sans riz : { $you-due }. Licenciez un personnage dans chacun : lequel ?
            [raid] Assaut mongol, le moins de casques. Licenciez un personnage : lequel ?
           *[epidemic] Épidémie, personnages à licencier : { $you-due }. Lequel ?
        }
    }
    [lose] Tremblement de terre, étages à perdre : { $left }. De quel palais ?
    [discard] Tsunami, biens à défausser : { $left }. Lequel ?
    [drop] Tornade, cartes à défausser : { $left }. Laquelle ?
   *[treaty] Traité : quel type de vos personnages donne ce qu’il représente ?
}
dragon-word = { $word ->
    [pass] passer : compléter à 3 yuans
    [taxes] ¥ Impôts
    [build] ⌂ Construction
    [harvest] ∴ Récolte
    [fireworks] ☼ Feux d’artifice
    [parade] » Armée
    [research] ★ Études
    [privilege] § Privilège
    [privilege-small] petit : 2 yuans
    [privilege-large] grand : 7 yuans
    [wall] # Muraille
    [wall-rice] ∴ 1 riz
    [wall-firework] ☼ 1 feu d’artifice
    [wall-piece] ⌂ 1 pièce de palais
    [wall-yuan] ¥ 2 yuans
    [wall-spaces] » 3 cases
    [wall-points] ★ 3 points
    [raise] un étage de plus
    [found] un nouveau palais
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
    [play-wild] carte au choix
    [take] prendre
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
    [place] dans un palais
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
    [discard-rice] ∴ 1 riz
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
    [drop-wild] carte au choix
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
   *[other] { $word }
}
dragon-legend = [3] : mois en cours, 7! : mois du super événement. Événements : · paix, -4¥ tribut, -∴⌂ sécheresse, +☼★ fête, -†W assaut, -3H épidémie ; #1 : tuile Muraille du joueur 1. Groupes de cartes Action et ce qu’elles vous donnent, 3¥ 12 : coûte 3 yuans, les joueurs 1 et 2 y sont. ¥ impôts, yuans ; ⌂ construction ; ∴ récolte, riz ; ☼ feux d’artifice ; » armée, piste de personnage ; ★ études, points ; § privilège ; # muraille. F1×4 : tuiles restantes. Joueurs dans l’ordre du tour ; [M2··] : palais de deux étages, un personnage. C ouvrier, L courtisane, P artificier, T collecteur d’impôts, W guerrier, M moine, H guérisseur, F paysan, S savant. 1 CM? #∴ : cartes en main (? au choix) et tuiles Muraille du joueur 1.
dragon-moves = Coups : taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass ; raise 2 ou found place une pièce de palais ; play M joue une carte, take M2 prend un moine âgé, place 1 installe le nouveau personnage dans le palais 1, decline l’écarte ; release F1 2 licencie un jeune paysan du palais 2 ; lose 1, discard rice, drop M, favour M répondent aux super événements.

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
dragon-name-wild = carte au choix
dragon-name-event = { $event ->
    [peace] Repos
    [tribute] Tribut
    [drought] Sécheresse
    [festival] Fête du Dragon
    [raid] Assaut mongol
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
dragon-name-survey = Examen de la muraille
dragon-year = L’année
dragon-month-wall = tuile Muraille : { $seat }
dragon-track = Piste de personnage
dragon-actions-title = Cartes Action
dragon-group = Groupe { $group }
dragon-free = gratuit
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, yuans : +{ $total }
    [build] { dragon-action }, pièces de palais : { $total }
    [harvest] { dragon-action }, riz : +{ $total }
    [fireworks] { dragon-action }, +{ $total }
    [parade] { dragon-action }, piste : +{ $total }
    [research] { dragon-action }, points : +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives } ; coûte { $fee } yuans
}
dragon-pass = Passer
dragon-pass-says = Passer : +{ $yuan } yuans
dragon-court = cour
dragon-good-yuan = Yuans
dragon-good-rice = Riz
dragon-good-fireworks = Feux d’artifice
dragon-good-small = Petits privilèges
dragon-good-large = Grands privilèges
dragon-good-wall = Tuiles Muraille restantes
dragon-resident = { dragon-name-person }, palais { $palace }
dragon-palace-says = { $count ->
    [0] Palais { $palace }, { dragon-floors }, vide
   *[other] Palais { $palace }, { dragon-floors } : { $persons }
}
dragon-no-palaces = aucun palais
dragon-do-release = Licencier : { dragon-name-person }, palais { $palace }
dragon-do-raise = Palais { $palace } : un étage de plus
dragon-do-place = Dans le palais { $palace }
dragon-do-lose = Palais { $palace } : perdre un étage
dragon-do-found = Un nouveau palais
dragon-do-play = Carte Personnage : { $card }
dragon-do-drop = Défausser : { $card }
dragon-do-take = Prendre : { dragon-name-person }, piste +{ $points }, symboles { $symbols }, restants { $left }
dragon-do-decline = Écarter : { $name }
dragon-decline = Écarter
dragon-do-discard = { $good ->
    [yuan] Défausser 1 yuan sur { $count }
    [rice] Défausser 1 riz sur { $count }
   *[firework] Défausser 1 feu d’artifice sur { $count }
}
dragon-do-favour = Choisir : { dragon-name-role }
dragon-tray-hand = Cartes Personnage
dragon-tray-supply = Personnages à prendre
dragon-tray-newcomer = Nouveau personnage
dragon-tray-goods = Biens à défausser
dragon-tray-roles = Types de vos personnages
dragon-tray-privileges = Quel privilège ?
dragon-tray-tiles = Tuiles Muraille
dragon-players-title = Cours
dragon-players-about = qui est devant sur la piste joue d’abord
dragon-turn = numéro { $place } dans l’ordre du tour
dragon-turn-over = a joué (numéro { $place })
dragon-more = { $seat } : tout ce qu’il y a
dragon-prospect = Points en fin de mois : { $month } ; en fin de partie, en l’état : { $last } de plus
dragon-legend-title = Anneaux dorés
dragon-legend-about = Ce qu’on peut choisir ; touchez encore pour reposer. Là où d’autres se tiennent, un groupe coûte 3 yuans.
dragon-forecast = Prévisions
dragon-forecast-about = si rien d’autre ne change
dragon-when = { $months ->
    [0] ce mois-ci
   *[other] dans { $months } mois
}
dragon-when-now = maintenant
dragon-cause = { $what ->
    [peace] Il ne se passe rien.
    [tribute] { $need } yuans dus, vous en avez { $have }.
    [drought] Palais habités : { $need }, riz : { $have }.
    [festival] Feux d’artifice : { $have }, le plus : { $need }.
    [raid] Casques : { $have }, le moins : { $need }.
    [epidemic] { $need } personnages, moins { $have } par les mortiers.
    [wall] Muraille : { $built } sur { $needed }. Vos tuiles : { $have }, le moins : { $need }.
    [lantern] 2 points par personnage : { $have }.
    [buddha] Bouddhas : { $have }, fois les étages.
    [earthquake] Étages à perdre : { $need }, libres : { $have }.
    [tsunami] Biens : { $have }, à défausser : { $pays }.
    [eclipse] L’événement a lieu une seconde fois.
    [volcano] Tous les marqueurs à 0 : −{ $pays }.
    [tornado] Cartes à défausser : { $pays } sur { $have }.
    [dawn] Un jeune personnage pour chacun.
    [assassination] Dragons rendus : { $pays }.
   *[treaty] Un type donne ce qu’il représente.
}
dragon-effect-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
dragon-effect-release = { $count ->
    [0] personne ne part
   *[other] licencier { $count }
}
dragon-others = { $seat } licencie { $count }
dragon-scoring = Décompte
dragon-scoring-cause = Palais { $a }, courtisanes { $b }, privilèges { $c }.
dragon-final = Décompte final
dragon-final-cause = Personnages { $a }, moines { $b }, argent { $c }.
dragon-when-each = chaque mois
dragon-when-end = en l’état
dragon-recap = Ce que le mois a apporté
dragon-ledger = D’où viennent les points
dragon-from-palaces = Palais
dragon-from-ladies = Courtisanes
dragon-from-privileges = Privilèges
dragon-from-research = Études
dragon-from-festival = Fête du Dragon
dragon-from-raid = Assaut mongol
dragon-from-wall = Grande Muraille
dragon-from-super = Super-événement
dragon-from-persons = Personnages
dragon-from-monks = Moines
dragon-from-money = Argent et biens
