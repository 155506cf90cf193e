# Die Wörter für Huang. Ereignisse werden in der Gegenwart und von außen erzählt: wer, was, wie viel.
# Namen bleiben, wie sie sind; kein Satz beugt sie.

huang-title = { $options-module ->
    [bandits] { $options-palace ->
        [yes] Huang, Skrupellose Banditen, Kaiserlicher Palast
       *[no] Huang, Skrupellose Banditen
    }
    [eighteen_kingdoms] { $options-palace ->
        [yes] Huang, 18 Königreiche, Kaiserlicher Palast
       *[no] Huang, 18 Königreiche
    }
   *[none] { $options-palace ->
        [yes] Huang, Streitende Reiche, Kaiserlicher Palast
       *[no] Huang, Streitende Reiche
    }
}

## Satzteile, die mehrere Meldungen mit ihren eigenen Angaben verwenden

huang-leader = { $colour ->
    [yellow] gelber Anführer
    [red] roter Anführer
    [blue] blauer Anführer
    [green] grüner Anführer
   *[white] weißer Anführer
}
huang-moved-leader = { $colour ->
    [yellow] den gelben Anführer
    [red] den roten Anführer
    [blue] den blauen Anführer
    [green] den grünen Anführer
   *[white] den weißen Anführer
}
huang-a-tile = { $colour ->
    [yellow] ein gelbes Plättchen
    [red] ein rotes Plättchen
    [blue] ein blaues Plättchen
    [green] ein grünes Plättchen
   *[white] ein weißes Plättchen
}
huang-the-tile = { $colour ->
    [yellow] Das gelbe Plättchen
    [red] Das rote Plättchen
    [blue] Das blaue Plättchen
    [green] Das grüne Plättchen
   *[white] Das weiße Plättchen
}
huang-a-pagoda = { $colour ->
    [yellow] eine gelbe Pagode
    [red] eine rote Pagode
    [blue] eine blaue Pagode
    [green] eine grüne Pagode
   *[white] eine weiße Pagode
}
huang-the-pagoda = { $colour ->
    [yellow] Die gelbe Pagode
    [red] Die rote Pagode
    [blue] Die blaue Pagode
    [green] Die grüne Pagode
   *[white] Die weiße Pagode
}
huang-gain = { $colour ->
    [yellow] { $points ->
        [one] { $points } gelben Siegpunkt
       *[other] { $points } gelbe Siegpunkte
    }
    [red] { $points ->
        [one] { $points } roten Siegpunkt
       *[other] { $points } rote Siegpunkte
    }
    [blue] { $points ->
        [one] { $points } blauen Siegpunkt
       *[other] { $points } blaue Siegpunkte
    }
    [green] { $points ->
        [one] { $points } grünen Siegpunkt
       *[other] { $points } grüne Siegpunkte
    }
   *[white] { $points ->
        [one] { $points } weißen Siegpunkt
       *[other] { $points } weiße Siegpunkte
    }
}
huang-yellow-force = { $leader ->
    [yes] { $tiles ->
        [0] setzt den gelben Anführer ein
        [one] teilt { $tiles } gelbes Plättchen zu und setzt den gelben Anführer ein
       *[other] teilt { $tiles } gelbe Plättchen zu und setzt den gelben Anführer ein
    }
   *[no] { $tiles ->
        [0] teilt nichts zu
        [one] teilt { $tiles } gelbes Plättchen zu
       *[other] teilt { $tiles } gelbe Plättchen zu
    }
}
huang-red-force = { $leader ->
    [yes] { $tiles ->
        [0] dem roten Anführer
        [one] { $tiles } roten Plättchen und dem roten Anführer
       *[other] { $tiles } roten Plättchen und dem roten Anführer
    }
   *[no] { $tiles ->
        [one] { $tiles } roten Plättchen
       *[other] { $tiles } roten Plättchen
    }
}
huang-picked-leader = { $word-2 ->
    [Y] der gelbe Anführer
    [R] der rote Anführer
    [B] der blaue Anführer
    [G] der grüne Anführer
   *[W] der weiße Anführer
}
huang-pieces = { $tile ->
    [Y] { $count ->
        [one] { $count } gelbes
       *[other] { $count } gelbe
    }
    [R] { $count ->
        [one] { $count } rotes
       *[other] { $count } rote
    }
    [B] { $count ->
        [one] { $count } blaues
       *[other] { $count } blaue
    }
    [G] { $count ->
        [one] { $count } grünes
       *[other] { $count } grüne
    }
   *[W] { $count ->
        [one] { $count } weißes
       *[other] { $count } weiße
    }
}
huang-force = { $plus ->
    [leader] { $count ->
        [0] nur der Anführer
        [one] { $count } Plättchen + Anführer
       *[other] { $count } Plättchen + Anführer
    }
   *[none] { $count ->
        [0] nichts
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
}

## Was geschehen ist

huang-began = { $seat } beginnt
huang-raided = { $bandits ->
    [one] { $bandits } Bandit lagert auf { $on }
   *[other] { $bandits } Banditen lagern auf { $on }
}
huang-drew = { $tiles-count ->
    [0] { $seat } zieht nichts: Der Beutel ist leer
   *[other] { $tiles ->
        [open] { $seat } zieht { $tiles-words }
       *[closed] { $tiles-count ->
            [one] { $seat } zieht { $tiles-count } Plättchen
           *[other] { $seat } zieht { $tiles-count } Plättchen
        }
    }
}
huang-filled = Der Markt wird aufgefüllt: { $tiles-words }
huang-led = { $origin ->
    [none] { $seat } positioniert { huang-moved-leader } auf { $at }
   *[other] { $seat } bewegt { huang-moved-leader } von { $origin } nach { $at }
}
huang-left = { $seat }: { $colour ->
    [yellow] Der gelbe Anführer
    [red] Der rote Anführer
    [blue] Der blaue Anführer
    [green] Der grüne Anführer
   *[white] Der weiße Anführer
} auf { $at } kehrt in die Reserve zurück
huang-placed = { $seat } platziert { huang-a-tile } auf { $at }
huang-gained = { $seat } erhält { huang-gain }
huang-built = { $origin ->
    [none] { $seat } errichtet { huang-a-pagoda } auf { $on }
   *[other] { $seat } repositioniert { huang-a-pagoda } von { $origin } auf { $on }
}
huang-crowned = { $origin ->
    [none] { $seat } errichtet den Kaiserlichen Palast auf { $on }
   *[other] { $seat } repositioniert den Kaiserlichen Palast von { $origin } auf { $on }
}
huang-fell = { huang-the-pagoda } auf { $on } wird vom Spielbrett entfernt
huang-palace-fell = Der Kaiserliche Palast auf { $on } wird vom Spielbrett entfernt
huang-took = { $seat } nimmt { huang-a-tile } vom Markt
huang-paid = { $leader ->
    [yes] { $tiles-list ->
        [B] { $seat } legt 1 blaues Plättchen ab; der blaue Anführer ersetzt das zweite
       *[G] { $seat } legt 1 grünes Plättchen ab; der grüne Anführer ersetzt das zweite
    }
   *[no] { $seat } zeigt { $tiles-words } und legt sie ab
}
huang-removed = { huang-the-tile } auf { $at } wird vom Spielbrett entfernt
huang-burnt = Der Kornspeicher auf { $at } wird aus dem Spiel entfernt
huang-replaced = { $tiles ->
    [open] { $seat } ersetzt { $tiles-words }
   *[closed] { $tiles-count ->
        [one] { $seat } ersetzt { $tiles-count } Plättchen
       *[other] { $seat } ersetzt { $tiles-count } Plättchen
    }
}
huang-revolted = Revolte der { $colour ->
    [yellow] gelben Anführer
    [red] roten Anführer
    [blue] blauen Anführer
    [green] grünen Anführer
   *[white] weißen Anführer
}: { $seat } gegen { $owner }
huang-committed = { $seat } { huang-yellow-force }: Stärke { $strength }
huang-prevailed = { $seat } gewinnt die Revolte, { $strength } gegen { $against }
huang-warred = Krieg: { $seat } vereint auf { $at } die Reiche bei { $kingdoms }
huang-supported = { $seat } unterstützt das Reich bei { $kingdom } mit { huang-red-force }
huang-abstained = { $seat } unterstützt kein Reich
huang-won = Das Reich bei { $kingdom } gewinnt den Krieg, { $strength } gegen { $against }
huang-cleared = { $bandits ->
    [one] { $seat } besiegt { $bandits } Banditen
   *[other] { $seat } besiegt { $bandits } Banditen
}
huang-stored = { $granaries ->
    [one] { $seat } nimmt { $granaries } Kornspeicher; der auf { $at } bleibt
   *[other] { $seat } nimmt { $granaries } Kornspeicher; der auf { $at } bleibt
}
huang-passed = { $seat } passt
huang-counted = { $seat }: Gelb { $points-1 }, Rot { $points-2 }, Blau { $points-3 }, Grün { $points-4 }
huang-ended = { $winners-count ->
    [one] Partie beendet: { $winners } gewinnt
   *[other] Partie beendet: { $winners } haben Gleichstand in allen Farben, niemand gewinnt
}

## Was da ist

huang-player = { $points ->
    [none] { huang-short-hand }
   *[some] { $points-granaries ->
        [0] { huang-short-hand } · { huang-short-points }
        [one] { huang-short-hand } · { huang-short-points } · { $points-granaries } Kornspeicher
       *[other] { huang-short-hand } · { huang-short-points } · { $points-granaries } Kornspeicher
    }
}
huang-short-hand = { $hand ->
    [open] { $hand-list }
   *[closed] Hand { $hand-count }
}
huang-short-points = { $hand ->
    [open] Punkte Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
   *[closed] Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
}
huang-players = { $hand ->
    [open] { $points ->
        [none] { $seat }: auf der Hand { $hand-list }; Anführer: { huang-leaders-at }
       *[some] { $seat }: auf der Hand { $hand-list }; Punkte: { huang-points-of }; Anführer: { huang-leaders-at }
    }
   *[closed] { $points ->
        [none] { $seat }: Plättchen auf der Hand: { $hand-count }; Anführer: { huang-leaders-at }
       *[some] { $seat }: Plättchen auf der Hand: { $hand-count }; Punkte: { huang-points-of }; Anführer: { huang-leaders-at }
    }
}
huang-points-of = { $points-granaries ->
    [0] Gelb { $points-colours-1 }, Rot { $points-colours-2 }, Blau { $points-colours-3 }, Grün { $points-colours-4 }, Weiß { $points-colours-5 }
    [one] Gelb { $points-colours-1 }, Rot { $points-colours-2 }, Blau { $points-colours-3 }, Grün { $points-colours-4 }, Weiß { $points-colours-5 }, { $points-granaries } Kornspeicher
   *[other] Gelb { $points-colours-1 }, Rot { $points-colours-2 }, Blau { $points-colours-3 }, Grün { $points-colours-4 }, Weiß { $points-colours-5 }, { $points-granaries } Kornspeicher
}
huang-leaders-at = Gelb { $leaders-1 ->
    [none] in der Reserve
   *[other] auf { $leaders-1 }
}, Rot { $leaders-2 ->
    [none] in der Reserve
   *[other] auf { $leaders-2 }
}, Blau { $leaders-3 ->
    [none] in der Reserve
   *[other] auf { $leaders-3 }
}, Grün { $leaders-4 ->
    [none] in der Reserve
   *[other] auf { $leaders-4 }
}, Weiß { $leaders-5 ->
    [none] in der Reserve
   *[other] auf { $leaders-5 }
}
huang-table = { $market-count ->
    [0] Markt: leer · Beutel: { $bag } · Übrige Pagoden: { huang-pagodas-left }
   *[other] Markt: { $market-list } · Beutel: { $bag } · Übrige Pagoden: { huang-pagodas-left }
}
huang-pagodas-left = Y{ $pagodas-left-1 } R{ $pagodas-left-2 } B{ $pagodas-left-3 } G{ $pagodas-left-4 } W{ $pagodas-left-5 }
huang-land = Gelbe Plättchen: { $tiles-1-count ->
    [0] keine
   *[other] { $tiles-1 }
}; rote: { $tiles-2-count ->
    [0] keine
   *[other] { $tiles-2 }
}; blaue: { $tiles-3-count ->
    [0] keine
   *[other] { $tiles-3 }
}; grüne: { $tiles-4-count ->
    [0] keine
   *[other] { $tiles-4 }
}; weiße: { $tiles-5-count ->
    [0] keine
   *[other] { $tiles-5 }
}; Palast: { $palace ->
    [none] keiner
   *[other] { $palace }
}; Kornspeicher: { $granaries-count ->
    [0] keine
   *[other] { $granaries }
}
huang-kingdoms = Reich mit Stärke { $strength }: { $leaders }; Felder: { $spaces }
huang-kingdoms-leaders = { huang-leader } auf { $at } ({ $seat })
huang-pagodas = { huang-the-pagoda } steht auf { $on }
huang-bandits = { $bandits ->
    [one] { $bandits } Bandit auf { $on }
   *[other] { $bandits } Banditen auf { $on }
}
huang-points = { $points ->
    [one] { $points } Punkt in der niedrigsten Farbe
   *[other] { $points } Punkte in der niedrigsten Farbe
}

## Was gefragt ist

huang-ask-sides = { $seat-is ->
    [some] { $seat } { $strength }
   *[none] { $kingdom } { $strength }
}
huang-ask = { $phase ->
    [act] { $only ->
        [pass] Keine Aktion ist möglich: Passe.
       *[none] { $word-1 ->
            [none] { $actions ->
                [2] Erste Aktion: Wähle ein Plättchen oder eine andere Aktion.
               *[1] Zweite Aktion: Wähle ein Plättchen oder eine andere Aktion.
            }
            [leader] { $picked ->
                [1] Welchen Anführer positionierst du?
               *[other] Wohin kommt { huang-picked-leader }?
            }
            [riot] Welches Plättchen entfernt der Bauernaufstand?
            [build] { $last ->
                [from] Welche Pagode repositionierst du?
               *[other] Auf welchem Dreieck errichtest du die Pagode? Wähle seine Felder.
            }
            [replace] { $picked ->
                [1] Wie viele Plättchen ersetzt du?
               *[other] Welche Plättchen ersetzt du? Erst gelbe, dann rote, blaue, grüne, weiße.
            }
            [B] Auf welches Flussfeld kommt das blaue Plättchen?
           *[other] Auf welches Landfeld kommt das Plättchen?
        }
    }
    [pagoda] { $last ->
        [none] Das Plättchen auf { $phase-of } bildet ein Dreieck: Errichtest du eine Pagode?
        [from] Welche Pagode repositionierst du?
       *[other] Auf welchen Feldern errichtest du sie?
    }
    [market] Nimmst du ein Plättchen vom Markt?
    [follow] Platzierst du noch ein blaues Plättchen neben { $phase-of }?
    [commit] Revolte, { $sides }: Wie viele gelbe Plättchen teilst du zu?
    [support] { $picked ->
        [0] Krieg, { $sides }: Welches Reich unterstützt du?
        [1] Krieg, { $sides }: Welches Reich unterstützt du?
       *[other] Wie viele rote Plättchen teilst du dem Reich bei { $word-2 } zu?
    }
    [winner] Gleichstand: Welches Reich gewinnt?
    [losses] { $phase-count ->
        [one] { $phase-count } rotes Plättchen wird entfernt: Welches?
       *[other] { $phase-count } rote Plättchen werden entfernt: Welches zuerst?
    }
    [granary] Du darfst alle Kornspeicher des Reiches bis auf einen nehmen: Welcher bleibt?
   *[other] { huang-title }
}
huang-word = { $last ->
    [Y] Y gelb
    [R] R rot
    [B] B blau
    [G] G grün
    [W] W weiß
    [leader] { $first ->
        [leader] Anführer positionieren
       *[other] Anführer aus der Reserve statt 1 Plättchens
    }
    [home] zurückziehen
    [riot] Bauernaufstand
    [build] Pagode errichten
    [replace] Plättchen ersetzen
    [pass] Passen
    [pagoda] Pagode errichten
    [palace] Palast errichten
    [from] repositionieren
    [take] Plättchen nehmen
    [commit] Plättchen zuteilen
    [support] Reich unterstützen
    [winner] Gewinner bestimmen
    [lose] rotes Plättchen entfernen
    [keep] Kornspeicher nehmen
    [no] { $phase ->
        [pagoda] Nichts errichten
        [market] Nichts nehmen
        [follow] Kein blaues mehr
        [support] Kein Reich unterstützen
       *[other] Keine Kornspeicher nehmen
    }
   *[other] { huang-force }
}
huang-legend = Y, R, B, G, W: gelbe, rote, blaue, grüne und weiße Plättchen. Y1: der gelbe Anführer von Spieler 1. ▲: Pagode, ♜: Kaiserlicher Palast, °: Kornspeicher. 3!: 3 Banditen. ×: Plättchen unter dem Vereinigungsmarker. ·: Land, ≈: Fluss. ○: Hier kannst du wählen. C5 †3 Y1: das Reich bei C5 mit Stärke 3 und seinen Anführern. ⌂1 RG: Anführer, die Spieler 1 in der Reserve hat.
huang-moves = Züge: Y C5 platziert ein gelbes Plättchen auf C5; leader R C5 positioniert den roten Anführer, leader R home zieht ihn zurück; riot C5 (Bauernaufstand) und build C5 D5 C6 (Pagode errichten) kosten 2 Plättchen, riot leader C5 und build leader C5 D5 C6 nur 1, wenn der passende Anführer in der Reserve ist; replace 2 Y R ersetzt 2 Plättchen; pass passt. Antworten: pagoda C5 D5 C6, mit from H8 am Ende, um eine zu repositionieren; palace C5 D5 C6 D6; take G; commit 2+leader; support C5 1; winner C5; lose C5; keep C5; no.

## Im Browser

huang-tiger = Tiger
huang-hare = Hase
huang-rat = Ratte
huang-goat = Ziege
huang-dragon = Drache
huang-bag-left = Im Beutel: { $tiles }
huang-bag-about = ist er leer, endet die Partie
huang-hand-size = Plättchen auf der Hand: { $tiles }
huang-points-known = Gelb { $yellow }, Rot { $red }, Blau { $blue }, Grün { $green }, Weiß { $white }
huang-lowest = Niedrigste Farbe: { $points }
huang-points-title = Deine Punkte
huang-aside = Punkte, Markt, Pagoden
huang-market-title = Markt
huang-beside = Übrige Pagoden
huang-stored-count = { $granaries ->
    [one] { $granaries } Kornspeicher
   *[other] { $granaries } Kornspeicher
}
huang-pagodas-beside = { $colour ->
    [yellow] Übrige gelbe Pagoden: { $pagodas }
    [red] Übrige rote Pagoden: { $pagodas }
    [blue] Übrige blaue Pagoden: { $pagodas }
    [green] Übrige grüne Pagoden: { $pagodas }
   *[white] Übrige weiße Pagoden: { $pagodas }
}
huang-leaders = Deine Anführer
huang-tile = { $colour ->
    [yellow] gelbes Plättchen
    [red] rotes Plättchen
    [blue] blaues Plättchen
    [green] grünes Plättchen
   *[white] weißes Plättchen
}
huang-own-leader = { $at ->
    [none] { huang-leader }, in der Reserve
   *[other] { huang-leader }, auf { $at }
}
huang-acts = Aktionen
huang-act-tile = Plättchen
huang-act-leader = Anführer
huang-act-riot = Bauernaufstand
huang-act-build = Pagode
huang-act-replace = Ersetzen
huang-act-home = Zurückziehen
huang-pay-tiles = { $colour ->
    [blue] 2 blaue Plättchen
   *[green] 2 grüne Plättchen
}
huang-pay-leader = { $colour ->
    [blue] 1 Plättchen + blauer Anführer
   *[green] 1 Plättchen + grüner Anführer
}
huang-site = { $origin ->
    [none] { $what ->
        [palace] Palast: { $on }
       *[pagoda] Pagode: { $on }
    }
   *[other] { $what ->
        [palace] Palast: { $on } (bisher { $origin })
       *[pagoda] Pagode: { $on } (bisher { $origin })
    }
}
huang-legend-title = Goldene Ringe
huang-legend-gain = bringt dir 1 Siegpunkt
huang-legend-quiet = erlaubt
huang-legend-fight = löst einen Krieg oder eine Revolte aus
huang-tally-yellow = Gelb
huang-tally-red = Rot
huang-tally-blue = Blau
huang-tally-green = Grün
huang-tally-white = Weiß
huang-tally-granaries = Kornspeicher
huang-score-note = Die niedrigste Farbe zählt. Weiße Siegpunkte füllen zuerst die Lücken: 5+2 heißt 5 Siegpunkte und 2 weiße.
huang-space-lit = { $text }: Hier kannst du wählen
huang-space-gains = { $text }: Hier erhältst du 1 Siegpunkt
huang-space-fights = { $text }: Hier löst du einen Konflikt aus
huang-ground = { $ground ->
    [river] Fluss
    [capital] Hauptstadt
   *[land] Land
}
huang-space-empty = { $space }, { huang-ground }
huang-space-bandits = { $space }, Banditen: { $bandits }
huang-space-leader = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-leader } ({ $seat })
   *[other] { $space }, { huang-ground }, { huang-leader } ({ $seat }), Reich { $kingdom }, Stärke { $strength }
}
huang-topped-tile = { $top ->
    [pagoda] { huang-tile } mit einer Pagode
    [palace] { huang-tile } mit dem Kaiserlichen Palast
    [granary] { huang-tile } mit einem Kornspeicher
    [marker] { huang-tile } unter dem Vereinigungsmarker
   *[none] { huang-tile }
}
huang-space-tile = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-topped-tile }
   *[other] { $space }, { huang-ground }, { huang-topped-tile }, Reich { $kingdom }, Stärke { $strength }
}
huang-kingdom = Reich { $name }: Stärke { $strength } · Plättchen: { $tiles } · Pagoden: { $pagodas } · { $leaders }
huang-kingdom-leaders = { huang-leader } ({ $seat })
huang-war-title = Krieg auf { $at }
huang-war-about = { $seat } vereint Reiche: { $sides }
huang-revolt-title = { $colour ->
    [yellow] Revolte der gelben Anführer
    [red] Revolte der roten Anführer
    [blue] Revolte der blauen Anführer
    [green] Revolte der grünen Anführer
   *[white] Revolte der weißen Anführer
}
huang-revolt-about = { $seat } greift { $owner } an
huang-range = { $least }–{ $most }
huang-range-known = { $strength }, steht fest
huang-on-board = { $tiles } auf dem Spielbrett
huang-asked-none = nichts
huang-asked-range = { $now ->
    [yes] { $home ->
        [yes] jetzt: 0–{ $most } +1
       *[no] jetzt: 0–{ $most }
    }
   *[no] { $home ->
        [yes] 0–{ $most } +1
       *[no] 0–{ $most }
    }
}
huang-war-tie = Schraffiert: was noch dazukommen kann. Bei Gleichstand bestimmt { $seat } den Gewinner.
huang-revolt-tie = Schraffiert: was noch dazukommen kann. Bei Gleichstand gewinnt { $seat }.
huang-wins = Sieg: { $side }
huang-asked-given = { $leader ->
    [yes] { $tiles } +1
   *[no] { $tiles }
}
huang-if-wins = Bei Sieg: { $side }
huang-go-home = { $n ->
    [one] kehrt in die Reserve zurück
   *[other] kehren in die Reserve zurück
}
huang-leave = { $n ->
    [one] wird entfernt
   *[other] werden entfernt
}
huang-loses = Verliert Plättchen: { $spent } zugeteilt, { $lost } auf dem Spielbrett
huang-nobody = Kein Reich
huang-choose-kingdom = Welches Reich unterstützt du?
huang-how-many = { $colour ->
    [red] Rote Plättchen (höchstens { $tiles })
   *[yellow] Gelbe Plättchen (höchstens { $tiles })
}
huang-leader-helps = { $colour ->
    [red] Roter Anführer +1
   *[yellow] Gelber Anführer +1
}
