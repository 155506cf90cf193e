# Die Wörter für Qin. Ereignisse werden in der Gegenwart und von außen erzählt: wer, was, wie viel.
# Namen bleiben, wie sie sind; kein Satz beugt sie.

qin-title = Qin, { $board ->
    [lion] Löwe
   *[bird] Vogel
}

## Satzteile, die mehrere Meldungen mit ihren eigenen Angaben verwenden

qin-tile = { $tile ->
    [RR] rot-rot
    [BB] blau-blau
    [YY] gelb-gelb
    [RB] rot-blau
    [RY] rot-gelb
   *[BY] blau-gelb
}
qin-colour = { $colour ->
    [red] rote
    [blue] blaue
   *[yellow] gelbe
}
qin-size = { $size ->
    [one] { $size } Gebiet
   *[other] { $size } Gebiete
}
qin-pagodas = { $pagodas ->
    [one] eine Pagode
   *[other] { $pagodas } Pagoden
}
qin-first-colour = { $word-1 ->
    [BB] Blau
    [BY] Blau
    [YY] Gelb
   *[RR] Rot
}
qin-second-colour = { $word-1 ->
    [RR] Rot
    [BB] Blau
    [RB] Blau
   *[YY] Gelb
}

## Was geschehen ist

qin-began = { $seat } beginnt
qin-dealt = { $hand ->
    [open] { $seat } erhält { $hand-list }
   *[closed] { $hand-count ->
        [one] { $seat } erhält ein Plättchen
       *[other] { $seat } erhält { $hand-count } Plättchen
    }
}
qin-placed = { $seat } legt { qin-tile } auf { $on }
qin-rested = { $seat } gründet und vergrößert nichts
qin-founded = { $seat } gründet eine { qin-colour } Provinz auf { $at }: { qin-size }
qin-enlarged = { $seat }: Die { qin-colour } Provinz auf { $at } wächst auf { qin-size }
qin-united = { $seat } vereint { qin-colour } Provinzen auf { $at } ({ $sums-by }): { qin-size }
qin-returned = { $seat } nimmt { qin-pagodas } von { $colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
} zurück
qin-raised = { $seat }: Die { qin-colour } Provinz auf { $at } wird zur Großprovinz, zweite Pagode
qin-annexed = { $seat } nimmt das freie Dorf { $village } mit Stärke { $strength } ein
qin-conquered = { $seat } erobert das Dorf { $village } von { $from }: { $strength } gegen { $against }
qin-chose = { $seat } wählt Stapel { $pile }
qin-drew = { $tile ->
    [none] { $seat } zieht ein Plättchen
   *[other] { $seat } zieht { qin-tile }
}
qin-passed = { $seat } passt
qin-ended = { $winners-count ->
    [one] Das Spiel ist aus: { $winners } gewinnt
   *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg
}

## Was da ist

qin-player = { $hand ->
    [open] { $supply ->
        [one] noch eine Pagode · { $hand-list }
       *[other] noch { $supply } Pagoden · { $hand-list }
    }
   *[closed] { $supply ->
        [one] noch eine Pagode · Hand: { $hand-count }
       *[other] noch { $supply } Pagoden · Hand: { $hand-count }
    }
}
qin-players = { $hand ->
    [open] { $supply ->
        [one] { $seat }: noch eine Pagode, auf der Hand { $hand-list }
       *[other] { $seat }: noch { $supply } Pagoden, auf der Hand { $hand-list }
    }
   *[closed] { $supply ->
        [one] { $seat }: noch eine Pagode, Plättchen auf der Hand: { $hand-count }
       *[other] { $seat }: noch { $supply } Pagoden, Plättchen auf der Hand: { $hand-count }
    }
}
qin-table = Nachziehstapel: { $piles }
qin-land = Rote Gebiete: { $territories-1 }; blaue: { $territories-2 }; gelbe: { $territories-3 }
qin-provinces = { $owner-is ->
    [none] Eine { qin-colour } Provinz, die niemandem gehört: { $squares }
   *[some] { $squares-count ->
        [one] { $owner }: { qin-colour } Provinz auf { $at }, ein Gebiet ({ $squares }), { qin-pagodas }
       *[other] { $owner }: { qin-colour } Provinz auf { $at }, { $squares-count } Gebiete ({ $squares }), { qin-pagodas }
    }
}
qin-villages = { $owner-is ->
    [none] { $strengths-sum ->
        [0] Dorf { $squares }: frei
       *[other] Dorf { $squares }: frei; Stärke { $strengths-by }
    }
   *[some] { $strengths-sum ->
        [0] Dorf { $squares }: gehört { $owner }
       *[other] Dorf { $squares }: gehört { $owner }; Stärke { $strengths-by }
    }
}
qin-points = { $points ->
    [one] eine Pagode auf dem Brett
   *[other] { $points } Pagoden auf dem Brett
}

## Was gefragt ist

qin-ask = { $phase ->
    [draw] Ziehe ein Plättchen: von welchem Stapel?
   *[place] { $only ->
        [pass] Keines deiner Plättchen lässt sich legen: passe
       *[none] { $picked ->
            [0] Lege ein Plättchen: welches?
            [1] Wohin kommt { qin-first-colour }?
           *[other] Und { qin-second-colour } daneben?
        }
    }
}
qin-word = { $word ->
    [RR] RR rot-rot
    [BB] BB blau-blau
    [YY] YY gelb-gelb
    [RB] RB rot-blau
    [RY] RY rot-gelb
    [BY] BY blau-gelb
    [draw-1] Stapel mit { $piles-1 }
    [draw-2] Stapel mit { $piles-2 }
    [draw-3] Stapel mit { $piles-3 }
    [draw-4] Stapel mit { $piles-4 }
    [draw] Plättchen ziehen
    [pass] passen
   *[other] { $word }
}
qin-legend = R, B, Y: rote, blaue und gelbe Gebiete. R1: eine Provinz mit einer Pagode von Spieler 1; R11: eine Großprovinz mit zwei. ⌂: ein Dorf, ⌂1: von Spieler 1 gehalten. ≈: Wasser. ○: Hier kannst du legen.
qin-moves = Züge: RB D3 D4 legt Rot auf D3 und Blau auf D4; draw 2 zieht von Stapel 2; pass passt.

## In the browser

qin-left-title = Übrige Pagoden
qin-left-about = wer zuerst keine mehr hat, gewinnt
qin-left = übrig
qin-facts = { $major ->
    [0] { $provinces } Prov. · { $villages ->
        [one] { $villages } Dorf
       *[other] { $villages } Dörfer
    }
   *[other] { $provinces } Prov. ({ $major } groß) · { $villages ->
        [one] { $villages } Dorf
       *[other] { $villages } Dörfer
    }
}
qin-tally-provinces = Provinzen
qin-tally-major = davon groß
qin-tally-villages = Dörfer
qin-turn = Drehen
qin-turn-label = Plättchen drehen
qin-piles-title = Nachziehstapel
qin-piles-choose = wähle einen
qin-piles-after = nach dem Legen
qin-pile = { $tiles ->
    [one] Stapel { $pile }, { $tiles } Plättchen
   *[other] Stapel { $pile }, { $tiles } Plättchen
}
qin-legend-title = Goldene Felder
qin-legend-where = Hier kann dein Plättchen liegen; tippe es noch einmal an, um es zu drehen.
qin-legend-gain = bringt Pagoden
qin-legend-quiet = bringt nichts
qin-space-meadow = { $space }, Wiese
qin-space-water = { $space }, Wasser
qin-space-village = { $space }, freies Dorf
qin-space-village-of = { $space }, Dorf von { $seat }
qin-space-lone = { $space }, einzeln liegendes { $colour ->
    [red] rotes
    [blue] blaues
   *[yellow] gelbes
} Gebiet
qin-space-province = { $space }, { qin-colour } Provinz von { $seat }, { qin-size }
qin-space-pagoda = { $space }, { qin-colour } Provinz von { $seat }, { qin-size }, { qin-pagodas }
