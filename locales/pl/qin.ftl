# Słowa dla gry Qin. Zdarzenia opowiadamy w czasie teraźniejszym i z zewnątrz: kto, co, ile.
# Imion nie odmieniamy: w każdym zdaniu stoją w mianowniku.

qin-title = Qin, { $board ->
    [lion] Lew
   *[bird] Ptak
}

## Części zdań, których kilka komunikatów używa z własnymi danymi

qin-tile = { $tile ->
    [RR] czerwono-czerwony
    [BB] niebiesko-niebieski
    [YY] żółto-żółty
    [RB] czerwono-niebieski
    [RY] czerwono-żółty
   *[BY] niebiesko-żółty
}
qin-colour = { $colour ->
    [red] czerwona
    [blue] niebieska
   *[yellow] żółta
}
qin-size = { $size ->
    [one] { $size } terytorium
    [few] { $size } terytoria
   *[many] { $size } terytoriów
}
qin-pagodas = { $pagodas ->
    [one] jedna pagoda
    [few] { $pagodas } pagody
   *[many] { $pagodas } pagód
}
qin-first-colour = { $word-1 ->
    [BB] niebieski
    [BY] niebieski
    [YY] żółty
   *[RR] czerwony
}
qin-second-colour = { $word-1 ->
    [RR] czerwony
    [BB] niebieski
    [RB] niebieski
   *[YY] żółty
}

## Co się stało

qin-began = { $seat } zaczyna
qin-dealt = { $hand ->
    [open] { $seat } otrzymuje { $hand-list }
   *[closed] { $hand-count ->
        [one] { $seat } otrzymuje jeden kafelek
        [few] { $seat } otrzymuje { $hand-count } kafelki
       *[many] { $seat } otrzymuje { $hand-count } kafelków
    }
}
qin-placed = { $seat } kładzie kafelek { qin-tile } na { $on }
qin-rested = { $seat } niczego nie zakłada ani nie powiększa
qin-founded = { $seat } zakłada { $colour ->
    [red] czerwoną
    [blue] niebieską
   *[yellow] żółtą
} prowincję na { $at }: { qin-size }
qin-enlarged = { $seat }: { qin-colour } prowincja na { $at } rośnie do { $size ->
    [one] { $size } terytorium
   *[other] { $size } terytoriów
}
qin-united = { $seat } łączy { $colour ->
    [red] czerwone
    [blue] niebieskie
   *[yellow] żółte
} prowincje na { $at } ({ $sums-by }): { qin-size }
qin-returned = { $seat } zabiera { $colour ->
    [red] z czerwonych
    [blue] z niebieskich
   *[yellow] z żółtych
} pól { $pagodas ->
    [one] jedną pagodę
    [few] { $pagodas } pagody
   *[many] { $pagodas } pagód
}
qin-raised = { $seat }: { qin-colour } prowincja na { $at } staje się wielka, druga pagoda
qin-annexed = { $seat } zajmuje wolną wioskę { $village } z siłą { $strength }
qin-conquered = { $seat } podbija wioskę { $village } (dotąd { $from }): { $strength } przeciw { $against }
qin-chose = { $seat } wybiera stos { $pile }
qin-drew = { $tile ->
    [none] { $seat } dobiera kafelek
   *[other] { $seat } dobiera kafelek { qin-tile }
}
qin-passed = { $seat } pasuje
qin-ended = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry: zwycięstwem dzielą się { $winners }
}

## Co jest na stole

qin-player = { $hand ->
    [open] { $supply ->
        [one] zapas: jedna pagoda · { $hand-list }
        [few] zapas: { $supply } pagody · { $hand-list }
       *[many] zapas: { $supply } pagód · { $hand-list }
    }
   *[closed] { $supply ->
        [one] zapas: jedna pagoda · ręka: { $hand-count }
        [few] zapas: { $supply } pagody · ręka: { $hand-count }
       *[many] zapas: { $supply } pagód · ręka: { $hand-count }
    }
}
qin-players = { $hand ->
    [open] { $supply ->
        [one] { $seat }: została jedna pagoda, na ręce { $hand-list }
        [few] { $seat }: zostały { $supply } pagody, na ręce { $hand-list }
       *[many] { $seat }: zostało { $supply } pagód, na ręce { $hand-list }
    }
   *[closed] { $supply ->
        [one] { $seat }: została jedna pagoda, kafelki na ręce: { $hand-count }
        [few] { $seat }: zostały { $supply } pagody, kafelki na ręce: { $hand-count }
       *[many] { $seat }: zostało { $supply } pagód, kafelki na ręce: { $hand-count }
    }
}
qin-table = Stosy dobierania: { $piles }
qin-land = Terytoria czerwone: { $territories-1 }; niebieskie: { $territories-2 }; żółte: { $territories-3 }
qin-provinces = { $owner-is ->
    [none] Niczyja { qin-colour } prowincja: { $squares }
   *[some] { $squares-count ->
        [one] { $owner }: { qin-colour } prowincja na { $at }, jedno terytorium ({ $squares }), { qin-pagodas }
        [few] { $owner }: { qin-colour } prowincja na { $at }, { $squares-count } terytoria ({ $squares }), { qin-pagodas }
       *[many] { $owner }: { qin-colour } prowincja na { $at }, { $squares-count } terytoriów ({ $squares }), { qin-pagodas }
    }
}
qin-villages = { $owner-is ->
    [none] { $strengths-sum ->
        [0] Wioska { $squares }: wolna
       *[other] Wioska { $squares }: wolna; siła: { $strengths-by }
    }
   *[some] { $strengths-sum ->
        [0] Wioska { $squares }: właściciel { $owner }
       *[other] Wioska { $squares }: właściciel { $owner }; siła: { $strengths-by }
    }
}
qin-points = { $points ->
    [one] jedna pagoda na planszy
    [few] { $points } pagody na planszy
   *[many] { $points } pagód na planszy
}

## O co pytamy

qin-ask = { $phase ->
    [draw] Dobierz kafelek: z którego stosu?
   *[place] { $only ->
        [pass] Nie możesz położyć żadnego kafelka: spasuj
       *[none] { $picked ->
            [0] Połóż kafelek: który?
            [1] Gdzie ma leżeć { qin-first-colour }?
           *[other] A obok { qin-second-colour }: gdzie?
        }
    }
}
qin-word = { $word ->
    [RR] RR czerwono-czerwony
    [BB] BB niebiesko-niebieski
    [YY] YY żółto-żółty
    [RB] RB czerwono-niebieski
    [RY] RY czerwono-żółty
    [BY] BY niebiesko-żółty
    [draw-1] stos: { $piles-1 }
    [draw-2] stos: { $piles-2 }
    [draw-3] stos: { $piles-3 }
    [draw-4] stos: { $piles-4 }
    [draw] dobierz kafelek
    [pass] pas
   *[other] { $word }
}
qin-legend = R, B, Y: terytoria czerwone, niebieskie i żółte. R1: prowincja z pagodą gracza 1; R11: wielka prowincja z dwiema. ⌂: wioska, ⌂1: należy do gracza 1. ≈: woda. ○: tu możesz położyć kafelek.
qin-moves = Ruchy: RB D3 D4 kładzie czerwone na D3, a niebieskie na D4; draw 2 dobiera ze stosu 2; pass pasuje.

## In the browser

qin-left-title = Pagody w zapasie
qin-left-about = kto pierwszy nie ma już żadnej, wygrywa
qin-left = w zapasie
qin-facts = { $major ->
    [0] { $provinces } prow. · { $villages ->
        [one] { $villages } wioska
        [few] { $villages } wioski
       *[many] { $villages } wiosek
    }
   *[other] { $provinces } prow. ({ $major } wlk.) · { $villages ->
        [one] { $villages } wioska
        [few] { $villages } wioski
       *[many] { $villages } wiosek
    }
}
qin-tally-provinces = Prowincje
qin-tally-major = w tym wielkie
qin-tally-villages = Wioski
qin-turn = Obróć
qin-turn-label = Obróć kafelek
qin-piles-title = Stosy dobierania
qin-piles-choose = wybierz jeden
qin-piles-after = po położeniu kafelka
qin-pile = { $tiles ->
    [one] Stos { $pile }, { $tiles } kafelek
    [few] Stos { $pile }, { $tiles } kafelki
   *[many] Stos { $pile }, { $tiles } kafelków
}
qin-legend-title = Złote pola
qin-legend-where = Tu może leżeć twój kafelek; dotknij go ponownie, aby go obrócić.
qin-legend-gain = daje pagody
qin-legend-quiet = nic nie daje
qin-space-meadow = { $space }, łąka
qin-space-water = { $space }, woda
qin-space-village = { $space }, wolna wioska
qin-space-village-of = { $space }, wioska, właściciel { $seat }
qin-space-lone = { $space }, pojedyncze { $colour ->
    [red] czerwone
    [blue] niebieskie
   *[yellow] żółte
} terytorium
qin-space-province = { $space }, { qin-colour } prowincja, właściciel { $seat }, { qin-size }
qin-space-pagoda = { $space }, { qin-colour } prowincja, właściciel { $seat }, { qin-size }, { qin-pagodas }
