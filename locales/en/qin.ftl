# Texts for Qin. Events are told in the present tense: subject, verb, object, numbers.
# Names are never inflected.

qin-title = Qin, { $board ->
    [lion] Lion
   *[bird] Bird
}

## Parts of sentences that several messages use with their own arguments

qin-tile = { $tile ->
    [RR] red-red
    [BB] blue-blue
    [YY] yellow-yellow
    [RB] red-blue
    [RY] red-yellow
   *[BY] blue-yellow
}
qin-pieces = { $count ->
    [1] { qin-tile }
   *[other] { $count } × { qin-tile }
}
qin-colour = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}
qin-size = { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
qin-pagodas = { $pagodas ->
    [one] 1 pagoda
   *[other] { $pagodas } pagodas
}
qin-first-colour = { $word-1 ->
    [BB] blue
    [BY] blue
    [YY] yellow
   *[RR] red
}
qin-second-colour = { $word-1 ->
    [RR] red
    [BB] blue
    [RB] blue
   *[YY] yellow
}

## What happened

qin-began = { $seat } begins
qin-dealt = { $hand ->
    [open] { $seat } is dealt { $hand-words }
   *[closed] { $hand-count ->
        [one] { $seat } is dealt 1 tile
       *[other] { $seat } is dealt { $hand-count } tiles
    }
}
qin-placed = { $seat } places { qin-tile } on { $on }
qin-rested = { $seat } neither founds nor expands a province
qin-founded = { $seat } founds a { qin-colour } province at { $at }: { qin-size }
qin-enlarged = { $seat }’s { qin-colour } province at { $at } expands to { qin-size }
qin-united = { $seat } unites { qin-colour } provinces at { $at } ({ $sums-by }): { qin-size }
qin-returned = { $seat } takes back { qin-pagodas } from { qin-colour }
qin-raised = { $seat }’s { qin-colour } province at { $at } becomes a major province: second pagoda
qin-annexed = { $seat } connects the unoccupied village { $village } (pagodas at the village: { $strength })
qin-conquered = { $seat } conquers the village { $village } from { $from }: { $strength } to { $against }
qin-chose = { $seat } chooses pile { $pile }
qin-drew = { $tile ->
    [none] { $seat } draws a tile
   *[other] { $seat } draws { qin-tile }
}
qin-passed = { $seat } passes
qin-ended = { $winners-count ->
    [one] The game is over: { $winners } wins
   *[other] The game is over. Shared victory: { $winners }
}

## What is there

qin-player = { $hand ->
    [open] { $supply ->
        [one] 1 pagoda left · { $hand-list }
       *[other] { $supply } pagodas left · { $hand-list }
    }
   *[closed] { $supply ->
        [one] 1 pagoda left · tiles: { $hand-count }
       *[other] { $supply } pagodas left · tiles: { $hand-count }
    }
}
qin-players = { $hand ->
    [open] { $supply ->
        [one] { $seat }: 1 pagoda left, hand { $hand-list }
       *[other] { $seat }: { $supply } pagodas left, hand { $hand-list }
    }
   *[closed] { $supply ->
        [one] { $seat }: 1 pagoda left, tiles in hand: { $hand-count }
       *[other] { $seat }: { $supply } pagodas left, tiles in hand: { $hand-count }
    }
}
qin-table = Draw piles: { $piles }
qin-land = Red spaces: { $territories-1 }; blue: { $territories-2 }; yellow: { $territories-3 }
qin-provinces = { $owner-is ->
    [none] A { qin-colour } province without an owner: { $squares }
   *[some] { $squares-count ->
        [one] { $owner }’s { qin-colour } province at { $at }: 1 space ({ $squares }), { qin-pagodas }
       *[other] { $owner }’s { qin-colour } province at { $at }: { $squares-count } spaces ({ $squares }), { qin-pagodas }
    }
}
qin-villages = { $owner-is ->
    [none] { $strengths-sum ->
        [0] Village { $squares }: unoccupied
       *[other] Village { $squares }: unoccupied; pagodas at the village: { $strengths-by }
    }
   *[some] { $strengths-sum ->
        [0] Village { $squares }: { $owner }’s
       *[other] Village { $squares }: { $owner }’s; pagodas at the village: { $strengths-by }
    }
}
qin-points = { $points ->
    [one] 1 pagoda on the board
   *[other] { $points } pagodas on the board
}

## What is asked

qin-ask = { $phase ->
    [draw] Draw a tile: which pile?
   *[place] { $only ->
        [pass] None of your tiles fits: pass
       *[none] { $picked ->
            [0] Place a tile: which one?
            [1] Where does { qin-first-colour } go?
           *[other] And { qin-second-colour } beside it?
        }
    }
}
qin-word = { $word ->
    [RR] RR red-red
    [BB] BB blue-blue
    [YY] YY yellow-yellow
    [RB] RB red-blue
    [RY] RY red-yellow
    [BY] BY blue-yellow
    [draw-1] pile of { $piles-1 }
    [draw-2] pile of { $piles-2 }
    [draw-3] pile of { $piles-3 }
    [draw-4] pile of { $piles-4 }
    [draw] draw a tile
    [pass] pass
   *[other] { $word }
}
qin-legend = R, B, Y: red, blue and yellow province spaces. R1: a province with a pagoda of player 1; R11: a major province with two. ⌂: a village, ⌂1: occupied by player 1. ≈: water. ○: legal space.
qin-moves = Moves: RB D3 D4 places red on D3 and blue on D4; draw 2 draws from pile 2; pass passes.

## In the browser

qin-left-title = Pagodas left
qin-left-about = the first to run out wins
qin-left = left
qin-facts = { $major ->
    [0] { $provinces } prov. · { $villages } vill.
   *[other] { $provinces } prov. ({ $major } major) · { $villages } vill.
}
qin-tally-provinces = Provinces
qin-tally-major = Major provinces
qin-tally-villages = Villages
qin-turn = Rotate
qin-turn-label = Rotate the tile
qin-piles-title = Draw piles
qin-piles-choose = choose one
qin-piles-after = after placing
qin-pile = { $tiles ->
    [one] Pile { $pile }, { $tiles } tile
   *[other] Pile { $pile }, { $tiles } tiles
}
qin-legend-title = Gold spaces
qin-legend-where = Your tile fits here. Tap again to rotate it.
qin-legend-gain = places pagodas
qin-legend-quiet = places none
qin-space-meadow = { $space }, grassland
qin-space-water = { $space }, water
qin-space-village = { $space }, unoccupied village
qin-space-village-of = { $space }, { $seat }’s village
qin-space-lone = { $space }, { qin-colour }, single space
qin-space-province = { $space }, { qin-colour }, { $seat }’s province of { $size }
qin-space-pagoda = { $space }, { qin-colour }, { $seat }’s province of { $size }, with { qin-pagodas }
