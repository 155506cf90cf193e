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
dragon-card = { $card ->
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
dragon-newcomer = { $newcomer ->
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
dragon-played = { $seat } joue { dragon-card }
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
dragon-surveyed = La muraille compte { $built } tuiles sur { $needed }
dragon-befell = Super événement : { dragon-super-event }
dragon-shook = { $floors ->
    [0] Le palais { $palace } de { $seat } s’écroule
   *[other] Le palais { $palace } de { $seat } tombe à { dragon-floors }
}
dragon-dropped = { $seat } défausse { dragon-card }
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

dragon-player = { $points } points · case { $space } · { $yuan } yuans · riz { $rice } · feux { $fireworks } · privilèges { $small }+{ $large } · personnages { $persons } · cartes { $cards-count } · muraille { $tiles-count }
dragon-players = { $seat } : { dragon-points }, case { $space } de la piste de personnage, yuans { $yuan }, riz { $rice }, feux d’artifice { $fireworks }, petits privilèges { $small }, grands { $large }, personnages { $persons } ; cartes en main : { $cards } ; tuiles Muraille : { $tiles-count }
dragon-table = Tuiles restantes : C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
dragon-land = { $super-event ->
    [none] Pas de super événement, { $great-wall ->
        [yes] avec la Grande Muraille
       *[no] sans la Grande Muraille
    }
   *[other] Super événement : { dragon-super-event }, { $great-wall ->
        [yes] avec la Grande Muraille
       *[no] sans la Grande Muraille
    }
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

dragon-ask = { $phase ->
    [act] Choisissez une action ou passez : laquelle ?
    [build] Une pièce de palais, { $left } à placer : sur quel palais, ou un nouveau ?
    [play] Jouez une carte Personnage : laquelle ?
    [take] Prenez un personnage : lequel ?
    [place] Où va { dragon-newcomer } ?
    [release] Licenciez un personnage : lequel ?
    [lose] Le tremblement de terre prend un étage, { $left } en tout : de quel palais ?
    [discard] Le tsunami emporte des biens, encore { $left } : lequel ?
    [drop] La tornade emporte une carte, encore { $left } : laquelle ?
   *[treaty] Traité : quel type de vos personnages ?
}
dragon-word = { $word ->
    [pass] passer : compléter à 3 yuans
    [taxes] Impôts
    [build] Construction
    [harvest] Récolte
    [fireworks] Feux d’artifice
    [parade] Armée
    [research] Études
    [privilege] privilège
    [privilege-small] petit : 2 yuans
    [privilege-large] grand : 7 yuans
    [wall] muraille
    [wall-rice] 1 riz
    [wall-firework] 1 feu d’artifice
    [wall-piece] 1 pièce de palais
    [wall-yuan] 2 yuans
    [wall-spaces] 3 cases
    [wall-points] 3 points
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
    [take-C1] C1 ouvrier, +2
    [take-L1] L1 courtisane, +1
    [take-P1] P1 jeune artificier, +5
    [take-P2] P2 artificier âgé, +3
    [take-T3] T3 collecteur d’impôts, +3
    [take-W1] W1 jeune guerrier, +5
    [take-W2] W2 guerrier âgé, +3
    [take-M1] M1 jeune moine, +6
    [take-M2] M2 moine âgé, +2
    [take-H1] H1 jeune guérisseur, +4
    [take-H2] H2 guérisseur âgé, +1
    [take-F1] F1 jeune paysan, +4
    [take-F2] F2 paysan âgé, +1
    [take-S2] S2 jeune savant, +4
    [take-S3] S3 savant âgé, +2
    [place] dans un palais
    [release] licencier
    [release-C1] C1 ouvrier
    [release-L1] L1 courtisane
    [release-P1] P1 jeune artificier
    [release-P2] P2 artificier âgé
    [release-T3] T3 collecteur d’impôts
    [release-W1] W1 jeune guerrier
    [release-W2] W2 guerrier âgé
    [release-M1] M1 jeune moine
    [release-M2] M2 moine âgé
    [release-H1] H1 jeune guérisseur
    [release-H2] H2 guérisseur âgé
    [release-F1] F1 jeune paysan
    [release-F2] F2 paysan âgé
    [release-S2] S2 jeune savant
    [release-S3] S3 savant âgé
    [decline] écarter le nouveau personnage
    [lose] perdre un étage
    [discard] défausser
    [discard-yuan] 1 yuan
    [discard-rice] 1 riz
    [discard-firework] 1 feu d’artifice
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
dragon-legend = Les mois avec les premières lettres (en anglais) de leur événement, le septième avec * s’il y a un super événement ; dessous, la muraille. Puis les groupes de cartes Action, @1 : le dragon du joueur 1. Puis les joueurs dans l’ordre du tour : numéro, case de la piste de personnage, ★ points, ¥ yuans, r riz, f feux d’artifice, d dragons des privilèges, c cartes, w tuiles Muraille ; et leurs palais, 1[M2 ··] : palais 1 de deux étages avec un moine âgé. C ouvrier, L courtisane, P artificier, T collecteur d’impôts, W guerrier, M moine, H guérisseur, F paysan, S savant, avec le nombre de symboles.
dragon-moves = Coups : taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass ; raise 2 ou found place une pièce de palais ; play M joue une carte, take M2 prend un moine âgé, place 1 installe le nouveau personnage dans le palais 1, decline l’écarte ; release F1 2 licencie un jeune paysan du palais 2 ; lose 1, discard rice, drop M, favour M répondent aux super événements.
