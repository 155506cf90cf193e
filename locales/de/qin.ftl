# Die Wörter für Qin. Ereignisse werden in der Gegenwart und von außen erzählt: wer, was, wie viel.
# Namen bleiben, wie sie sind; kein Satz beugt sie.

qin-title = Qin, { $board ->
    [lion] Löwen-Seite
   *[bird] Vogel-Seite
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
qin-pieces = { $count ->
    [1] { qin-tile }
   *[other] { $count } × { qin-tile }
}
qin-colour = { $colour ->
    [red] rote
    [blue] blaue
   *[yellow] gelbe
}
qin-size = { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}
qin-pagodas = { $pagodas ->
    [one] { $pagodas } Pagode
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
    [open] { $seat } erhält { $hand-words }
   *[closed] { $hand-count ->
        [one] { $seat } erhält { $hand-count } Plättchen
       *[other] { $seat } erhält { $hand-count } Plättchen
    }
}
qin-placed = { $seat } legt { qin-tile } auf { $on }
qin-rested = { $seat } gründet und erweitert keine Provinz
qin-founded = { $seat } gründet eine { qin-colour } Provinz auf { $at }: { qin-size }
qin-enlarged = { $seat }: Die { qin-colour } Provinz auf { $at } wächst auf { qin-size }
qin-united = { $seat } schließt { qin-colour } Provinzen auf { $at } zusammen ({ $sums-by }): { qin-size }
qin-returned = { $seat } nimmt { qin-pagodas } von { $colour ->
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
} zurück
qin-raised = { $seat }: Die { qin-colour } Provinz auf { $at } wird zur Großprovinz und erhält eine zweite Pagode
qin-annexed = { $seat } schließt das Dorf { $village } an; { $strength ->
    [one] { $strength } Pagode am Dorf
   *[other] { $strength } Pagoden am Dorf
}
qin-conquered = { $seat } übernimmt das Dorf { $village }, bisher { $from }: { $strength } gegen { $against } Pagoden am Dorf
qin-chose = { $seat } wählt Stapel { $pile }
qin-drew = { $tile ->
    [none] { $seat } zieht ein Plättchen
   *[other] { $seat } zieht { qin-tile }
}
qin-passed = { $seat } passt
qin-ended = { $winners-count ->
    [one] Partie beendet: { $winners } gewinnt
   *[other] Partie beendet: { $winners } teilen sich den Sieg
}

## Was da ist

qin-player = { $hand ->
    [open] { $supply ->
        [one] noch { $supply } Pagode · { $hand-list }
       *[other] noch { $supply } Pagoden · { $hand-list }
    }
   *[closed] { $supply ->
        [one] noch { $supply } Pagode · Hand: { $hand-count }
       *[other] noch { $supply } Pagoden · Hand: { $hand-count }
    }
}
qin-players = { $hand ->
    [open] { $supply ->
        [one] { $seat }: noch { $supply } Pagode, auf der Hand { $hand-list }
       *[other] { $seat }: noch { $supply } Pagoden, auf der Hand { $hand-list }
    }
   *[closed] { $supply ->
        [one] { $seat }: noch { $supply } Pagode, Plättchen auf der Hand: { $hand-count }
       *[other] { $seat }: noch { $supply } Pagoden, Plättchen auf der Hand: { $hand-count }
    }
}
qin-table = Nachziehstapel: { $piles }
qin-land = Rote Provinzfelder: { $territories-1 }; blaue: { $territories-2 }; gelbe: { $territories-3 }
qin-provinces = { $owner-is ->
    [none] { qin-colour } Provinz, gehört niemandem: { $squares }
   *[some] { $squares-count ->
        [one] { $owner }: { qin-colour } Provinz auf { $at }, { $squares-count } Feld ({ $squares }), { qin-pagodas }
       *[other] { $owner }: { qin-colour } Provinz auf { $at }, { $squares-count } Felder ({ $squares }), { qin-pagodas }
    }
}
qin-villages = { $owner-is ->
    [none] { $strengths-sum ->
        [0] Dorf { $squares }: unbesetzt
       *[other] Dorf { $squares }: unbesetzt; Pagoden am Dorf: { $strengths-by }
    }
   *[some] { $strengths-sum ->
        [0] Dorf { $squares }: gehört { $owner }
       *[other] Dorf { $squares }: gehört { $owner }; Pagoden am Dorf: { $strengths-by }
    }
}
qin-points = { $points ->
    [one] { $points } Pagode auf dem Spielbrett
   *[other] { $points } Pagoden auf dem Spielbrett
}

## Was gefragt ist

qin-ask = { $phase ->
    [draw] Ziehe ein Plättchen: Von welchem Stapel?
   *[place] { $only ->
        [pass] Keins deiner Plättchen lässt sich legen: Passe.
       *[none] { $picked ->
            [0] Lege ein Plättchen: Welches?
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
    [pass] Passen
   *[other] { $word }
}
qin-legend = R, B, Y: rote, blaue und gelbe Provinzfelder. R1: Provinz mit einer Pagode von Spieler 1; R11: Großprovinz mit 2 Pagoden. ⌂: Dorf, ⌂1: gehört Spieler 1. ≈: Gewässer. ○: Hier kannst du legen.
qin-moves = Züge: RB D3 D4 legt Rot auf D3 und Blau auf D4; draw 2 zieht von Stapel 2; pass passt.

## Im Browser

qin-left-title = Übrige Pagoden
qin-left-about = wer zuerst alle setzt, gewinnt
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
qin-legend-where = Hier kannst du dein Plättchen legen. Tippe es noch einmal an, um es zu drehen.
qin-legend-gain = bringt Pagoden
qin-legend-quiet = bringt keine Pagode
qin-space-meadow = { $space }, Steppe
qin-space-water = { $space }, Gewässer
qin-space-village = { $space }, unbesetztes Dorf
qin-space-village-of = { $space }, Dorf, gehört { $seat }
qin-space-lone = { $space }, einzelnes { $colour ->
    [red] rotes
    [blue] blaues
   *[yellow] gelbes
} Provinzfeld
qin-space-province = { $space }, { qin-colour } Provinz, gehört { $seat }, { qin-size }
qin-space-pagoda = { $space }, { qin-colour } Provinz, gehört { $seat }, { qin-size }, { qin-pagodas }
