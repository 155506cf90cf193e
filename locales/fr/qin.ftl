# Textes de Qin. Les événements sont racontés au présent : qui, quoi, combien.
# Les noms restent tels quels ; aucune phrase ne les modifie.

qin-title = Qin, { $board ->
    [lion] face Lion
   *[bird] face Oiseau
}

## Morceaux que plusieurs messages emploient avec leurs propres arguments

qin-tile = { $tile ->
    [RR] rouge-rouge
    [BB] bleu-bleu
    [YY] jaune-jaune
    [RB] rouge-bleu
    [RY] rouge-jaune
   *[BY] bleu-jaune
}
qin-pieces = { $count ->
    [1] { qin-tile }
   *[other] { $count } × { qin-tile }
}
qin-colour = { $colour ->
    [red] rouge
    [blue] bleue
   *[yellow] jaune
}
qin-size = { $size ->
    [one] { $size } territoire
   *[other] { $size } territoires
}
qin-pagodas = { $pagodas ->
    [one] { $pagodas } pagode
   *[other] { $pagodas } pagodes
}
qin-first-colour = { $word-1 ->
    [BB] le bleu
    [BY] le bleu
    [YY] le jaune
   *[RR] le rouge
}
qin-second-colour = { $word-1 ->
    [RR] le rouge
    [BB] le bleu
    [RB] le bleu
   *[YY] le jaune
}

## Ce qui s’est passé

qin-began = { $seat } commence
qin-dealt = { $hand ->
    [open] { $seat } pioche sa main de départ : { $hand-words }
   *[closed] { $hand-count ->
        [one] { $seat } pioche sa main de départ : { $hand-count } tuile
       *[other] { $seat } pioche sa main de départ : { $hand-count } tuiles
    }
}
qin-placed = { $seat } pose la tuile { qin-tile } en { $on }
qin-rested = { $seat } ne fonde ni n’agrandit aucune province
qin-founded = { $seat } fonde une province { qin-colour } en { $at } : { qin-size }
qin-enlarged = { $seat } : la province { qin-colour } en { $at } s’agrandit à { qin-size }
qin-united = { $seat } réunit des provinces { $colour ->
    [red] rouges
    [blue] bleues
   *[yellow] jaunes
} en { $at } ({ $sums-by }) : { qin-size }
qin-returned = { $seat } reprend { qin-pagodas } (province { qin-colour })
qin-raised = { $seat } : la province { qin-colour } en { $at } devient majeure, double pagode
qin-annexed = { $seat } annexe le village { $village } : { $strength ->
    [one] { $strength } pagode connectée
   *[other] { $strength } pagodes connectées
}
qin-conquered = { $seat } conquiert le village { $village } face à { $from }, { $strength } contre { $against }
qin-chose = { $seat } choisit la pile { $pile }
qin-drew = { $tile ->
    [none] { $seat } pioche 1 tuile
   *[other] { $seat } pioche la tuile { qin-tile }
}
qin-passed = { $seat } passe
qin-ended = { $winners-count ->
    [one] Partie terminée, victoire : { $winners }
   *[other] Partie terminée, victoire partagée : { $winners }
}

## Ce qu’il y a

qin-player = { $hand ->
    [open] { $supply ->
        [one] reste { $supply } pagode · { $hand-list }
       *[other] reste { $supply } pagodes · { $hand-list }
    }
   *[closed] { $supply ->
        [one] reste { $supply } pagode · main : { $hand-count }
       *[other] reste { $supply } pagodes · main : { $hand-count }
    }
}
qin-players = { $hand ->
    [open] { $supply ->
        [one] { $seat } : reste { $supply } pagode, main { $hand-list }
       *[other] { $seat } : reste { $supply } pagodes, main { $hand-list }
    }
   *[closed] { $supply ->
        [one] { $seat } : reste { $supply } pagode, tuiles en main : { $hand-count }
       *[other] { $seat } : reste { $supply } pagodes, tuiles en main : { $hand-count }
    }
}
qin-table = Piles : { $piles }
qin-land = Territoires rouges : { $territories-1 } ; bleus : { $territories-2 } ; jaunes : { $territories-3 }
qin-provinces = { $owner-is ->
    [none] Province { qin-colour } sans propriétaire : { $squares }
   *[some] { $squares-count ->
        [one] { $owner } : province { qin-colour } en { $at }, { $squares-count } territoire ({ $squares }), { qin-pagodas }
       *[other] { $owner } : province { qin-colour } en { $at }, { $squares-count } territoires ({ $squares }), { qin-pagodas }
    }
}
qin-villages = { $owner-is ->
    [none] { $strengths-sum ->
        [0] Village { $squares } : inoccupé
       *[other] Village { $squares } : inoccupé ; pagodes connectées : { $strengths-by }
    }
   *[some] { $strengths-sum ->
        [0] Village { $squares } : { $owner }
       *[other] Village { $squares } : { $owner } ; pagodes connectées : { $strengths-by }
    }
}
qin-points = { $points ->
    [one] { $points } pagode sur le plateau
   *[other] { $points } pagodes sur le plateau
}

## Ce qui est demandé

qin-ask = { $phase ->
    [draw] Piochez une tuile : dans quelle pile ?
   *[place] { $only ->
        [pass] Aucune de vos tuiles ne peut être posée : passez
       *[none] { $picked ->
            [0] Posez une tuile : laquelle ?
            [1] Où poser { qin-first-colour } ?
           *[other] Et { qin-second-colour }, à côté ?
        }
    }
}
qin-word = { $word ->
    [RR] RR rouge-rouge
    [BB] BB bleu-bleu
    [YY] YY jaune-jaune
    [RB] RB rouge-bleu
    [RY] RY rouge-jaune
    [BY] BY bleu-jaune
    [draw-1] pile de { $piles-1 }
    [draw-2] pile de { $piles-2 }
    [draw-3] pile de { $piles-3 }
    [draw-4] pile de { $piles-4 }
    [draw] piocher une tuile
    [pass] passer
   *[other] { $word }
}
qin-legend = R, B, Y : territoires rouges, bleus et jaunes. R1 : province avec une pagode du joueur 1 ; R11 : province majeure, avec une double pagode. ⌂ : village inoccupé, ⌂1 : village du joueur 1. ≈ : point d’eau. ○ : ici, vous pouvez poser.
qin-moves = Coups : RB D3 D4 pose le rouge en D3 et le bleu en D4 ; draw 2 pioche dans la pile 2 ; pass passe.

## Dans le navigateur

qin-left-title = Pagodes restantes
qin-left-about = à zéro, c’est gagné
qin-left = restantes
qin-facts = { $major ->
    [0] { $provinces } prov. · { $villages } vill.
   *[other] { $provinces } prov. ({ $major } maj.) · { $villages } vill.
}
qin-tally-provinces = Provinces
qin-tally-major = dont majeures
qin-tally-villages = Villages
qin-turn = Pivoter
qin-turn-label = Pivoter la tuile
qin-piles-title = Piles
qin-piles-choose = choisissez-en une
qin-piles-after = après la pose
qin-pile = { $tiles ->
    [one] Pile { $pile }, { $tiles } tuile
   *[other] Pile { $pile }, { $tiles } tuiles
}
qin-legend-title = Cases dorées
qin-legend-where = Vous pouvez poser votre tuile ici ; touchez-la de nouveau pour la pivoter.
qin-legend-gain = rapporte des pagodes
qin-legend-quiet = ne rapporte rien
qin-space-meadow = { $space }, prairie
qin-space-water = { $space }, point d’eau
qin-space-village = { $space }, village inoccupé
qin-space-village-of = { $space }, village, propriétaire : { $seat }
qin-space-lone = { $space }, territoire isolé { $colour ->
    [red] rouge
    [blue] bleu
   *[yellow] jaune
}
qin-space-province = { $space }, province { qin-colour }, { qin-size }, propriétaire : { $seat }
qin-space-pagoda = { $space }, province { qin-colour }, { qin-size }, { qin-pagodas }, propriétaire : { $seat }
