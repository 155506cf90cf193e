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
    [yellow] gelbe Anführer
    [red] rote Anführer
    [blue] blaue Anführer
    [green] grüne Anführer
   *[white] weiße Anführer
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
        [one] einen gelben Siegpunkt
       *[other] { $points } gelbe Siegpunkte
    }
    [red] { $points ->
        [one] einen roten Siegpunkt
       *[other] { $points } rote Siegpunkte
    }
    [blue] { $points ->
        [one] einen blauen Siegpunkt
       *[other] { $points } blaue Siegpunkte
    }
    [green] { $points ->
        [one] einen grünen Siegpunkt
       *[other] { $points } grüne Siegpunkte
    }
   *[white] { $points ->
        [one] einen weißen Siegpunkt
       *[other] { $points } weiße Siegpunkte
    }
}
huang-yellow-force = { $leader ->
    [yes] { $tiles ->
        [0] den gelben Anführer
        [one] ein gelbes Plättchen und den gelben Anführer
       *[other] { $tiles } gelbe Plättchen und den gelben Anführer
    }
   *[no] { $tiles ->
        [0] nichts
        [one] ein gelbes Plättchen
       *[other] { $tiles } gelbe Plättchen
    }
}
huang-red-force = { $leader ->
    [yes] { $tiles ->
        [0] dem roten Anführer
        [one] einem roten Plättchen und dem roten Anführer
       *[other] { $tiles } roten Plättchen und dem roten Anführer
    }
   *[no] { $tiles ->
        [one] einem roten Plättchen
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
huang-force = { $plus ->
    [leader] { $count ->
        [0] der Anführer
        [one] ein Plättchen + Anführer
       *[other] { $count } Plättchen + Anführer
    }
   *[none] { $count ->
        [0] nichts
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
}

## Was geschehen ist

huang-began = { $seat } beginnt
huang-raided = { $bandits ->
    [one] Ein Bandit taucht auf { $on } auf
   *[other] { $bandits } Banditen tauchen auf { $on } auf
}
huang-drew = { $tiles-count ->
    [0] { $seat } zieht nichts: Der Beutel ist leer
   *[other] { $tiles ->
        [open] { $seat } zieht { $tiles-list }
       *[closed] { $tiles-count ->
            [one] { $seat } zieht ein Plättchen
           *[other] { $seat } zieht { $tiles-count } Plättchen
        }
    }
}
huang-filled = Der Markt wird aufgefüllt: { $tiles-list }
huang-led = { $origin ->
    [none] { $seat } stellt { huang-moved-leader } auf { $at }
   *[other] { $seat } versetzt { huang-moved-leader } von { $origin } auf { $at }
}
huang-left = { $seat }: Der { huang-leader } auf { $at } geht in die Reserve zurück
huang-placed = { $seat } legt { huang-a-tile } auf { $at }
huang-gained = { $seat } erhält { huang-gain }
huang-built = { $origin ->
    [none] { $seat } errichtet { huang-a-pagoda } auf { $on }
   *[other] { $seat } versetzt { huang-a-pagoda } von { $origin } auf { $on }
}
huang-crowned = { $origin ->
    [none] { $seat } errichtet den Palast auf { $on }
   *[other] { $seat } versetzt den Palast von { $origin } auf { $on }
}
huang-fell = { huang-the-pagoda } auf { $on } kommt wieder neben das Spielbrett
huang-palace-fell = Der Palast auf { $on } kommt wieder neben das Spielbrett
huang-took = { $seat } nimmt { huang-a-tile } aus dem Markt
huang-paid = { $leader ->
    [yes] { $tiles-list ->
        [B] { $seat } zeigt B vor und legt es ab; der blaue Anführer ersetzt das andere Plättchen
       *[G] { $seat } zeigt G vor und legt es ab; der grüne Anführer ersetzt das andere Plättchen
    }
   *[no] { $seat } zeigt { $tiles-list } vor und legt sie ab
}
huang-removed = { huang-the-tile } auf { $at } verlässt das Spielbrett
huang-burnt = Der Kornspeicher auf { $at } verlässt das Spiel
huang-replaced = { $tiles ->
    [open] { $seat } ersetzt { $tiles-list }
   *[closed] { $tiles-count ->
        [one] { $seat } ersetzt ein Plättchen
       *[other] { $seat } ersetzt { $tiles-count } Plättchen
    }
}
huang-revolted = Revolte: { $seat } gegen { $owner }, es geht um { $colour ->
    [yellow] die gelben Anführer
    [red] die roten Anführer
    [blue] die blauen Anführer
    [green] die grünen Anführer
   *[white] die weißen Anführer
}
huang-committed = { $seat } setzt { huang-yellow-force } ein: Stärke { $strength }
huang-prevailed = { $seat } gewinnt die Revolte, { $strength } gegen { $against }
huang-warred = Krieg: { $seat } vereint auf { $at } die Reiche von { $kingdoms }
huang-supported = { $seat } unterstützt das Reich von { $kingdom } mit { huang-red-force }
huang-abstained = { $seat } unterstützt niemanden
huang-won = Das Reich von { $kingdom } gewinnt den Krieg, { $strength } gegen { $against }
huang-cleared = { $bandits ->
    [one] { $seat } vertreibt einen Banditen
   *[other] { $seat } vertreibt { $bandits } Banditen
}
huang-stored = { $granaries ->
    [one] { $seat } nimmt einen Kornspeicher; der auf { $at } bleibt
   *[other] { $seat } nimmt { $granaries } Kornspeicher; der auf { $at } bleibt
}
huang-passed = { $seat } passt
huang-counted = { $seat } zählt Gelb { $points-1 }, Rot { $points-2 }, Blau { $points-3 }, Grün { $points-4 }
huang-ended = { $winners-count ->
    [one] Das Spiel ist aus: { $winners } gewinnt
   *[other] Das Spiel ist aus: Gleichstand in allem zwischen { $winners }, niemand hat gewonnen
}

## Was da ist

huang-player = { $points ->
    [none] { huang-short-hand }
   *[some] { $points-granaries ->
        [0] { huang-short-hand } · { huang-short-points }
        [one] { huang-short-hand } · { huang-short-points } · ein Kornspeicher
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
    [one] Gelb { $points-colours-1 }, Rot { $points-colours-2 }, Blau { $points-colours-3 }, Grün { $points-colours-4 }, Weiß { $points-colours-5 }, ein Kornspeicher
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
    [0] Markt: leer · Beutel: { $bag } · Pagoden übrig: { huang-pagodas-left }
   *[other] Markt: { $market-list } · Beutel: { $bag } · Pagoden übrig: { huang-pagodas-left }
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
huang-kingdoms = Reich der Stärke { $strength }: { $leaders }; Felder: { $spaces }
huang-kingdoms-leaders = der { huang-leader } auf { $at } ({ $seat })
huang-pagodas = { huang-the-pagoda } steht auf { $on }
huang-bandits = { $bandits ->
    [one] Ein Bandit auf { $on }
   *[other] { $bandits } Banditen auf { $on }
}
huang-points = { $points ->
    [one] ein Punkt in der niedrigsten Farbe
   *[other] { $points } Punkte in der niedrigsten Farbe
}

## Was gefragt ist

huang-ask-sides = { $seat-is ->
    [some] { $seat } { $strength }
   *[none] { $kingdom } { $strength }
}
huang-ask = { $phase ->
    [act] { $only ->
        [pass] Nichts ist möglich: passe
       *[none] { $word-1 ->
            [none] { $actions ->
                [2] Erste Aktion: welches Plättchen, oder was sonst?
               *[1] Zweite Aktion: welches Plättchen, oder was sonst?
            }
            [leader] { $picked ->
                [1] Welchen Anführer positionierst du?
               *[other] Wohin kommt { huang-picked-leader }?
            }
            [riot] Welches Plättchen verlässt das Spielbrett?
            [build] { $last ->
                [from] Welche Pagode versetzt du?
               *[other] Auf welchem Dreieck baust du? Wähle seine Felder.
            }
            [replace] { $picked ->
                [1] Wie viele Plättchen ersetzt du?
               *[other] Welche Plättchen ersetzt du, in der Folge Y R B G W?
            }
            [B] Auf welches Flussfeld legst du das blaue Plättchen?
           *[other] Auf welches Landfeld legst du das Plättchen?
        }
    }
    [pagoda] { $last ->
        [none] Das Plättchen auf { $phase-of } vollendet ein Dreieck: Baust du?
        [from] Welche Pagode versetzt du?
       *[other] Auf welchen Feldern baust du?
    }
    [market] Nimmst du ein Plättchen aus dem Markt: { $market-list }?
    [follow] Legst du noch ein blaues Plättchen neben { $phase-of }?
    [commit] Revolte, { $sides }: wie viele gelbe Plättchen?
    [support] { $picked ->
        [0] Krieg, { $sides }: Welches Reich unterstützt du?
        [1] Krieg, { $sides }: Welches Reich unterstützt du?
       *[other] Wie viele rote Plättchen für das Reich von { $word-2 }?
    }
    [winner] Gleichstand der Reiche: Welches gewinnt?
    [losses] { $phase-count ->
        [one] Ein rotes Plättchen verlässt das Spielbrett: welches?
       *[other] { $phase-count } rote Plättchen verlassen das Spielbrett: welches zuerst?
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
       *[other] mit dem Anführer in der Reserve statt eines Plättchens
    }
    [home] in die Reserve zurück
    [riot] Bauernaufstand
    [build] Pagode errichten
    [replace] Plättchen ersetzen
    [pass] passen
    [pagoda] Pagode errichten
    [palace] Palast errichten
    [from] von anderswo versetzen
    [take] Plättchen nehmen
    [commit] einsetzen
    [support] ein Reich unterstützen
    [winner] Gewinner bestimmen
    [lose] rotes Plättchen wegnehmen
    [keep] Kornspeicher nehmen
    [no] { $phase ->
        [pagoda] nichts bauen
        [market] nichts nehmen
        [follow] kein blaues mehr
        [support] niemanden unterstützen
       *[other] keine Kornspeicher nehmen
    }
   *[other] { huang-force }
}
huang-legend = Y, R, B, G, W: gelbe, rote, blaue, grüne und weiße Plättchen. Y1: der gelbe Anführer von Spieler 1. ▲: Pagode, ♜: Palast, °: Kornspeicher. 3!: drei Banditen. ×: Plättchen unter dem Vereinigungsmarker. ·: Land, ≈: Fluss. ○: Hier kannst du wählen. C5 †3 Y1: das Reich von C5 mit Stärke 3 und seinen Anführern. ⌂1 RG: Anführer, die Spieler 1 in der Reserve hat.
huang-moves = Züge: Y C5 legt ein gelbes Plättchen auf C5; leader R C5 positioniert den roten Anführer, leader R home nimmt ihn in die Reserve zurück; riot C5 (Bauernaufstand) und build C5 D5 C6 (Bauaktion) kosten zwei Plättchen, riot leader C5 und build leader C5 D5 C6 eines und den Anführer in der Reserve; replace 2 Y R ersetzt zwei Plättchen; pass passt. Antworten: pagoda C5 D5 C6, mit from H8 am Ende, um eine zu versetzen; palace C5 D5 C6 D6; take G; commit 2+leader; support C5 1; winner C5; lose C5; keep C5; no.

## In the browser

huang-tiger = Tiger
huang-hare = Hase
huang-rat = Ratte
huang-goat = Ziege
huang-dragon = Drache
huang-bag-left = Im Beutel: { $tiles }
huang-bag-about = leer: das Spiel endet
huang-hand-size = Plättchen auf der Hand: { $tiles }
huang-points-known = Y{ $yellow } R{ $red } B{ $blue } G{ $green } W{ $white }
huang-lowest = Die niedrigste zählt: { $points }
huang-points-title = Deine Punkte
huang-aside = Punkte, Markt, Pagoden
huang-market-title = Markt
huang-beside = Übrige Pagoden
huang-stored-count = { $granaries ->
    [one] ein Kornspeicher
   *[other] { $granaries } Kornspeicher
}
huang-pagodas-beside = { $colour ->
    [yellow] gelbe Pagoden übrig: { $pagodas }
    [red] rote Pagoden übrig: { $pagodas }
    [blue] blaue Pagoden übrig: { $pagodas }
    [green] grüne Pagoden übrig: { $pagodas }
   *[white] weiße Pagoden übrig: { $pagodas }
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
huang-act-riot = Aufstand
huang-act-build = Pagode
huang-act-replace = Ersetzen
huang-act-home = In die Reserve zurück
huang-pay-tiles = { $colour ->
    [blue] zwei blaue Plättchen
   *[green] zwei grüne Plättchen
}
huang-pay-leader = { $colour ->
    [blue] eins und der blaue Anführer
   *[green] eins und der grüne Anführer
}
huang-site = { $origin ->
    [none] { $what ->
        [palace] Palast: { $on }
       *[pagoda] Pagode: { $on }
    }
   *[other] { $what ->
        [palace] Palast: { $on }, von { $origin }
       *[pagoda] Pagode: { $on }, von { $origin }
    }
}
huang-legend-title = Goldene Ringe
huang-legend-gain = bringt dir einen Punkt
huang-legend-quiet = erlaubt
huang-legend-fight = beginnt einen Krieg oder eine Revolte
huang-tally-yellow = Gelb
huang-tally-red = Rot
huang-tally-blue = Blau
huang-tally-green = Grün
huang-tally-white = Weiß
huang-tally-granaries = Kornspeicher
huang-space-lit = { $text }: hier kannst du wählen
huang-space-gains = { $text }: hier kannst du anlegen und einen Punkt erhalten
huang-space-fights = { $text }: hier kannst du anlegen, das beginnt einen Konflikt
huang-ground = { $ground ->
    [river] Fluss
    [capital] Hauptstadt
   *[land] Land
}
huang-space-empty = { $space }, { huang-ground }
huang-space-bandits = { $space }, Banditen: { $bandits }
huang-space-leader = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-leader } ({ $seat })
   *[other] { $space }, { huang-ground }, { huang-leader } ({ $seat }), Reich von { $kingdom }, Stärke { $strength }
}
huang-topped-tile = { $top ->
    [pagoda] { huang-tile } mit einer Pagode
    [palace] { huang-tile } mit dem Palast
    [granary] { huang-tile } mit einem Kornspeicher
    [marker] { huang-tile } unter dem Marker
   *[none] { huang-tile }
}
huang-space-tile = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-topped-tile }
   *[other] { $space }, { huang-ground }, { huang-topped-tile }, Reich von { $kingdom }, Stärke { $strength }
}
huang-kingdom = Reich von { $name }: Stärke { $strength } · Plättchen: { $tiles } · Pagoden: { $pagodas } · { $leaders }
huang-kingdom-leaders = { huang-leader } ({ $seat })
huang-war-title = Krieg auf { $at }
huang-war-about = { $seat } verbindet { $sides }
huang-revolt-title = { $colour ->
    [yellow] Revolte der gelben Anführer
    [red] Revolte der roten Anführer
    [blue] Revolte der blauen Anführer
    [green] Revolte der grünen Anführer
   *[white] Revolte der weißen Anführer
}
huang-revolt-about = { $seat } greift { $owner } an
huang-range = { $least } bis { $most }
huang-range-known = { $strength }, steht fest
huang-on-board = { $tiles } auf dem Brett
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
huang-war-tie = Schraffiert: was noch dazukommen kann. Bei Gleichstand bestimmt { $seat }, wer gewinnt.
huang-revolt-tie = Schraffiert: was noch dazukommen kann. Bei Gleichstand gewinnt { $seat }.
huang-wins = { $side } gewinnt
huang-asked-given = { $leader ->
    [yes] { $tiles } +1
   *[no] { $tiles }
}
huang-if-wins = Wenn { $side } gewinnt
huang-go-home = { $n ->
    [one] geht in die Reserve
   *[other] gehen in die Reserve
}
huang-leave = { $n ->
    [one] verlässt das Brett
   *[other] verlassen das Brett
}
huang-loses = Verliert { $spent } eingesetzte, { $lost } auf dem Brett
huang-nobody = Niemand
huang-choose-kingdom = Deine Unterstützung gilt einem Reich
huang-how-many = { $colour ->
    [red] Rote Plättchen, bis zu { $tiles }
   *[yellow] Gelbe Plättchen, bis zu { $tiles }
}
huang-leader-helps = { $colour ->
    [red] Roter Anführer +1
   *[yellow] Gelber Anführer +1
}
