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
qin-pieces = { $count ->
    [1] { qin-tile }
   *[other] { $count } × { qin-tile }
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
    [one] { $pagodas } pagoda
    [few] { $pagodas } pagody
   *[many] { $pagodas } pagód
}
qin-first-colour = { $word-1 ->
    [BB] niebieska
    [BY] niebieska
    [YY] żółta
   *[RR] czerwona
}
qin-second-colour = { $word-1 ->
    [RR] czerwona
    [BB] niebieska
    [RB] niebieska
   *[YY] żółta
}

## Co się stało

qin-began = { $seat } zaczyna
qin-dealt = { $hand ->
    [open] { $seat } otrzymuje: { $hand-words }
   *[closed] { $hand-count ->
        [one] { $seat } otrzymuje { $hand-count } kafelek
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
qin-enlarged = { $seat }: { qin-colour } prowincja na { $at } powiększa się do { $size ->
    [one] { $size } terytorium
    [few] { $size } terytoriów
   *[many] { $size } terytoriów
}
qin-united = { $seat } łączy { $colour ->
    [red] czerwone
    [blue] niebieskie
   *[yellow] żółte
} prowincje na { $at } ({ $sums-by }): { qin-size }
qin-returned = { $seat } zabiera z powrotem { $pagodas ->
    [one] { $pagodas } pagodę
    [few] { $pagodas } pagody
   *[many] { $pagodas } pagód
} { $colour ->
    [red] z czerwonych
    [blue] z niebieskich
   *[yellow] z żółtych
} terytoriów
qin-raised = { $seat }: { qin-colour } prowincja na { $at } staje się wielką prowincją z drugą pagodą
qin-annexed = { $seat } przyłącza niezajętą wioskę { $village } (pagody przy wiosce: { $strength })
qin-conquered = { $seat } podbija wioskę { $village } (dotąd: { $from }), pagody przy wiosce { $strength } do { $against }
qin-chose = { $seat } wybiera stos { $pile }
qin-drew = { $tile ->
    [none] { $seat } dobiera kafelek
   *[other] { $seat } dobiera kafelek { qin-tile }
}
qin-passed = { $seat } pasuje
qin-ended = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry, wspólne zwycięstwo: { $winners }
}

## Co jest na stole

qin-player = { $hand ->
    [open] pagody: { $supply } · { $hand-list }
   *[closed] pagody: { $supply } · ręka: { $hand-count }
}
qin-players = { $hand ->
    [open] { $seat }: pozostałe pagody: { $supply }, na ręce { $hand-list }
   *[closed] { $seat }: pozostałe pagody: { $supply }, kafelki na ręce: { $hand-count }
}
qin-table = Stosy: { $piles }
qin-land = Terytoria czerwone: { $territories-1 }; niebieskie: { $territories-2 }; żółte: { $territories-3 }
qin-provinces = { $owner-is ->
    [none] Niczyja { qin-colour } prowincja: { $squares }
   *[some] { $squares-count ->
        [one] { $owner }: { qin-colour } prowincja na { $at }, { $squares-count } terytorium ({ $squares }), { qin-pagodas }
        [few] { $owner }: { qin-colour } prowincja na { $at }, { $squares-count } terytoria ({ $squares }), { qin-pagodas }
       *[many] { $owner }: { qin-colour } prowincja na { $at }, { $squares-count } terytoriów ({ $squares }), { qin-pagodas }
    }
}
qin-villages = { $owner-is ->
    [none] { $strengths-sum ->
        [0] Wioska { $squares }: niezajęta
       *[other] Wioska { $squares }: niezajęta; pagody przy wiosce: { $strengths-by }
    }
   *[some] { $strengths-sum ->
        [0] Wioska { $squares } należy do: { $owner }
       *[other] Wioska { $squares } należy do: { $owner }; pagody przy wiosce: { $strengths-by }
    }
}
qin-points = { $points ->
    [one] { $points } pagoda na planszy
    [few] { $points } pagody na planszy
   *[many] { $points } pagód na planszy
}

## O co pytamy

qin-ask = { $phase ->
    [draw] Dobierz kafelek: z którego stosu?
   *[place] { $only ->
        [pass] Nie możesz położyć żadnego kafelka: spasuj.
       *[none] { $picked ->
            [0] Połóż kafelek: który?
            [1] Gdzie ma leżeć { qin-first-colour } połowa?
           *[other] A gdzie obok niej { qin-second-colour }?
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
    [draw-1] Stos: { $piles-1 }
    [draw-2] Stos: { $piles-2 }
    [draw-3] Stos: { $piles-3 }
    [draw-4] Stos: { $piles-4 }
    [draw] Dobierz kafelek
    [pass] Pas
   *[other] { $word }
}
qin-legend = R, B, Y: terytoria czerwone, niebieskie i żółte. R1: prowincja z pagodą gracza 1; R11: wielka prowincja z 2 pagodami. ⌂: wioska, ⌂1: należy do gracza 1. ≈: woda. ○: możesz tu położyć kafelek.
qin-moves = Ruchy: RB D3 D4 kładzie czerwoną połowę na D3, a niebieską na D4; draw 2 dobiera ze stosu 2; pass pasuje.

## W przeglądarce

qin-left-title = Pozostałe pagody
qin-left-about = postaw wszystkie i wygraj
qin-left = do postawienia
qin-facts = { $provinces ->
    [one] { $provinces } prowincja
    [few] { $provinces } prowincje
   *[many] { $provinces } prowincji
}{ $major ->
    [0] { "" }
    [one] { " " }({ $major } wielka)
    [few] { " " }({ $major } wielkie)
   *[many] { " " }({ $major } wielkich)
} · { $villages ->
    [one] { $villages } wioska
    [few] { $villages } wioski
   *[many] { $villages } wiosek
}
qin-tally-provinces = Prowincje
qin-tally-major = w tym wielkie
qin-tally-villages = Wioski
qin-turn = Obróć
qin-turn-label = Obróć kafelek
qin-piles-title = Stosy
qin-piles-choose = wybierz jeden
qin-piles-after = po położeniu kafelka
qin-pile = { $tiles ->
    [one] Stos { $pile }, { $tiles } kafelek
    [few] Stos { $pile }, { $tiles } kafelki
   *[many] Stos { $pile }, { $tiles } kafelków
}
qin-legend-title = Złote pola
qin-legend-where = Tu możesz położyć kafelek; dotknij ponownie, aby go obrócić.
qin-legend-gain = daje pagody
qin-legend-quiet = nic nie daje
qin-space-meadow = { $space }, łąka
qin-space-water = { $space }, woda
qin-space-village = { $space }, niezajęta wioska
qin-space-village-of = { $space }, wioska, należy do: { $seat }
qin-space-lone = { $space }, pojedyncze { $colour ->
    [red] czerwone
    [blue] niebieskie
   *[yellow] żółte
} terytorium
qin-space-province = { $space }, { qin-colour } prowincja, { qin-size }, należy do: { $seat }
qin-space-pagoda = { $space }, { qin-colour } prowincja, { qin-size }, { qin-pagodas }, należy do: { $seat }
