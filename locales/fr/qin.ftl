# Les mots de Qin. Les événements sont racontés au présent et de l’extérieur : qui, quoi, combien.
# Les noms restent tels quels ; aucune phrase ne les modifie.

qin-title = Qin, { $board ->
    [lion] Lion
   *[bird] Oiseau
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
    [one] une pagode
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
    [open] { $seat } reçoit { $hand-list }
   *[closed] { $hand-count ->
        [one] { $seat } reçoit une tuile
       *[other] { $seat } reçoit { $hand-count } tuiles
    }
}
qin-placed = { $seat } pose la tuile { qin-tile } en { $on }
qin-rested = { $seat } ne fonde et n’agrandit rien
qin-founded = { $seat } fonde une province { qin-colour } en { $at } : { qin-size }
qin-enlarged = { $seat } : la province { qin-colour } en { $at } passe à { qin-size }
qin-united = { $seat } réunit des provinces { $colour ->
    [red] rouges
    [blue] bleues
   *[yellow] jaunes
} en { $at } ({ $sums-by }) : { qin-size }
qin-returned = { $seat } récupère { qin-pagodas } sur { $colour ->
    [red] le rouge
    [blue] le bleu
   *[yellow] le jaune
}
qin-raised = { $seat } : la province { qin-colour } en { $at } devient majeure, seconde pagode
qin-annexed = { $seat } prend le village libre { $village } avec une force de { $strength }
qin-conquered = { $seat } prend le village { $village } à { $from } : { $strength } contre { $against }
qin-chose = { $seat } choisit la pile { $pile }
qin-drew = { $tile ->
    [none] { $seat } pioche une tuile
   *[other] { $seat } pioche la tuile { qin-tile }
}
qin-passed = { $seat } passe
qin-ended = { $winners-count ->
    [one] La partie est finie : victoire pour { $winners }
   *[other] La partie est finie : victoire partagée entre { $winners }
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
        [one] { $seat } : encore { $supply } pagode, main { $hand-list }
       *[other] { $seat } : encore { $supply } pagodes, main { $hand-list }
    }
   *[closed] { $supply ->
        [one] { $seat } : encore { $supply } pagode, tuiles en main : { $hand-count }
       *[other] { $seat } : encore { $supply } pagodes, tuiles en main : { $hand-count }
    }
}
qin-table = Piles de pioche : { $piles }
qin-land = Territoires rouges : { $territories-1 } ; bleus : { $territories-2 } ; jaunes : { $territories-3 }
qin-provinces = { $owner-is ->
    [none] Une province { qin-colour } qui n’est à personne : { $squares }
   *[some] { $squares-count ->
        [one] { $owner } : province { qin-colour } en { $at }, un territoire ({ $squares }), { qin-pagodas }
       *[other] { $owner } : province { qin-colour } en { $at }, { $squares-count } territoires ({ $squares }), { qin-pagodas }
    }
}
qin-villages = { $owner-is ->
    [none] { $strengths-sum ->
        [0] Village { $squares } : libre
       *[other] Village { $squares } : libre ; forces : { $strengths-by }
    }
   *[some] { $strengths-sum ->
        [0] Village { $squares } : à { $owner }
       *[other] Village { $squares } : à { $owner } ; forces : { $strengths-by }
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
qin-legend = R, B, Y : territoires rouges, bleus et jaunes. R1 : province avec une pagode du joueur 1 ; R11 : province majeure, qui en a deux. ⌂ : village, ⌂1 : tenu par le joueur 1. ≈ : eau. ○ : ici, vous pouvez poser.
qin-moves = Les coups : RB D3 D4 pose le rouge en D3 et le bleu en D4 ; draw 2 pioche dans la pile 2 ; pass passe.

## In the browser

qin-left-title = Pagodes à poser
qin-left-about = le premier à n’en plus avoir gagne
qin-left = à poser
qin-facts = { $major ->
    [0] { $provinces } prov. · { $villages } vill.
   *[other] { $provinces } prov. ({ $major } maj.) · { $villages } vill.
}
qin-tally-provinces = Provinces
qin-tally-major = dont majeures
qin-tally-villages = Villages
qin-turn = Tourner
qin-turn-label = Tourner la tuile
qin-piles-title = Piles de pioche
qin-piles-choose = choisissez-en une
qin-piles-after = après la pose
qin-pile = { $tiles ->
    [one] Pile { $pile }, { $tiles } tuile
   *[other] Pile { $pile }, { $tiles } tuiles
}
qin-legend-title = Cases dorées
qin-legend-where = Ici, vous pouvez poser votre tuile ; touchez-la encore pour la tourner.
qin-legend-gain = rapporte des pagodes
qin-legend-quiet = ne rapporte rien
qin-space-meadow = { $space }, prairie
qin-space-water = { $space }, eau
qin-space-village = { $space }, village libre
qin-space-village-of = { $space }, village tenu par { $seat }
qin-space-lone = { $space }, territoire { $colour ->
    [red] rouge
    [blue] bleu
   *[yellow] jaune
} isolé
qin-space-province = { $space }, province { qin-colour } tenue par { $seat }, { qin-size }
qin-space-pagoda = { $space }, province { qin-colour } tenue par { $seat }, { qin-size }, avec { qin-pagodas }
