# Texte für Im Jahr des Drachen. Personen behalten Buchstabe und Zahl: M2 ist ein alter Mönch.
# Namen bleiben, wie sie sind; kein Satz beugt sie.

dragon-title = { $month ->
    [0] Im Jahr des Drachen
   *[other] Im Jahr des Drachen, Monat { $month }
}

## Satzteile, die mehrere Meldungen mit eigenen Angaben verwenden

dragon-person = { $person ->
    [C1] C1 (Handwerker)
    [L1] L1 (Hofdame)
    [P1] P1 (junger Feuerwerker)
    [P2] P2 (alter Feuerwerker)
    [T3] T3 (Steuereintreiber)
    [W1] W1 (junger Krieger)
    [W2] W2 (alter Krieger)
    [M1] M1 (junger Mönch)
    [M2] M2 (alter Mönch)
    [H1] H1 (junger Heiler)
    [H2] H2 (alter Heiler)
    [F1] F1 (junger Bauer)
    [F2] F2 (alter Bauer)
    [S2] S2 (junger Gelehrter)
   *[S3] S3 (alter Gelehrter)
}
dragon-person-card = { $card ->
    [C] C (Handwerker)
    [L] L (Hofdame)
    [P] P (Feuerwerker)
    [T] T (Steuereintreiber)
    [W] W (Krieger)
    [M] M (Mönch)
    [H] H (Heiler)
    [F] F (Bauer)
    [S] S (Gelehrter)
   *[wild] Joker
}
dragon-role = { $role ->
    [C] C (Handwerker)
    [L] L (Hofdame)
    [P] P (Feuerwerker)
    [T] T (Steuereintreiber)
    [W] W (Krieger)
    [M] M (Mönch)
    [H] H (Heiler)
    [F] F (Bauer)
   *[S] S (Gelehrter)
}
dragon-new-person = { $newcomer ->
    [C1] C1 (Handwerker)
    [L1] L1 (Hofdame)
    [P1] P1 (junger Feuerwerker)
    [P2] P2 (alter Feuerwerker)
    [T3] T3 (Steuereintreiber)
    [W1] W1 (junger Krieger)
    [W2] W2 (alter Krieger)
    [M1] M1 (junger Mönch)
    [M2] M2 (alter Mönch)
    [H1] H1 (junger Heiler)
    [H2] H2 (alter Heiler)
    [F1] F1 (junger Bauer)
    [F2] F2 (alter Bauer)
    [S2] S2 (junger Gelehrter)
   *[S3] S3 (alter Gelehrter)
}
dragon-event = { $event ->
    [peace] Frieden
    [tribute] Tribut
    [drought] Dürre
    [festival] Drachenfest
    [raid] Mongolenangriff
   *[epidemic] Seuche
}
dragon-super-event = { $super-event ->
    [lantern] Laterne
    [buddha] Buddha
    [earthquake] Erdbeben
    [tsunami] Tsunami
    [eclipse] Sonnenfinsternis
    [volcano] Vulkanausbruch
    [tornado] Tornado
    [dawn] Morgenröte
    [assassination] Attentat
   *[treaty] Vertrag
}
dragon-action = { $action ->
    [taxes] Steuern
    [build] Bauen
    [harvest] Ernte
    [fireworks] Feuerwerk
    [parade] Parade
    [research] Forschung
    [privilege] Privileg
   *[wall] Mauer
}
dragon-bonus = { $bonus ->
    [rice] 1 Reis
    [firework] 1 Feuerwerk
    [piece] 1 Palastteil
    [yuan] 2 Yuan
    [spaces] 3 Felder
   *[points] 3 Punkte
}
dragon-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dragon-floors = { $floors ->
    [one] ein Stockwerk
   *[other] { $floors } Stockwerke
}
dragon-goods = { $good ->
    [yuan] { $amount } Yuan
    [rice] { $amount } Reis
   *[firework] { $amount } Feuerwerk
}

## Was geschah

dragon-laid = Monat { $month }: { dragon-event }
dragon-foretold = Superereignis in Monat 7: { dragon-super-event }
dragon-began = { $seat } nimmt zuerst Personen
dragon-dealt = { $groups-8 ->
    [0] Monat { $month } beginnt. Gruppen: Steuern { $groups-1 }, Bauen { $groups-2 }, Ernte { $groups-3 }, Feuerwerk { $groups-4 }, Parade { $groups-5 }, Forschung { $groups-6 }, Privileg { $groups-7 }
   *[other] Monat { $month } beginnt. Gruppen: Steuern { $groups-1 }, Bauen { $groups-2 }, Ernte { $groups-3 }, Feuerwerk { $groups-4 }, Parade { $groups-5 }, Forschung { $groups-6 }, Privileg { $groups-7 }, Mauer { $groups-8 }
}
dragon-chose = { $seat } wählt { dragon-action } in Gruppe { $group }
dragon-passed = { $seat } passt
dragon-gained = { $seat } erhält { dragon-goods }
dragon-paid = { $seat } gibt { dragon-goods } ab
dragon-scored = { $seat } bekommt { dragon-points }
dragon-advanced = { $spaces ->
    [one] { $seat } rückt auf der Personenleiste ein Feld vor, auf { $to }
   *[other] { $seat } rückt auf der Personenleiste { $spaces } Felder vor, auf { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } erhält ein Palastteil
   *[other] { $seat } erhält { $pieces } Palastteile
}
dragon-built = { $floors ->
    [1] { $seat } beginnt Palast { $palace }
   *[other] { $seat } erhöht Palast { $palace } auf { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } kauft ein kleines Privileg
   *[large] { $seat } kauft ein großes Privileg
}
dragon-walled = { $seat } baut die Mauer unter Monat { $month }: { dragon-bonus }
dragon-played = { $seat } spielt { dragon-person-card }
dragon-took = { $seat } nimmt { dragon-person }
dragon-missed = Für { $seat } gibt es nichts
dragon-housed = { $seat } bringt { dragon-person } in Palast { $palace } unter
dragon-declined = { $seat } schickt { dragon-person } weg
dragon-released = { $seat } entlässt { dragon-person } aus Palast { $palace }
dragon-struck = Monat { $month }: { dragon-event }
dragon-decayed = { $floors ->
    [0] { $seat } verliert den leeren Palast { $palace }
   *[other] { $seat }: Der leere Palast { $palace } verfällt auf { dragon-floors }
}
dragon-surveyed = Mauerplättchen: { $built }, nötig: { $needed }
dragon-befell = Superereignis: { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat }: Palast { $palace } stürzt ein
   *[other] { $seat }: Palast { $palace } fällt auf { dragon-floors }
}
dragon-dropped = { $seat } wirft { dragon-person-card } ab
dragon-erupted = Alle Steine kehren auf Feld 0 zurück; { $seat } bleibt vorn
dragon-forfeited = { $dragons ->
    [one] { $seat } gibt Privilegien mit einem Drachen zurück
   *[other] { $seat } gibt Privilegien mit { $dragons } Drachen zurück
}
dragon-favoured = { $seat } wählt { dragon-role }
dragon-tallied = { $seat } bekommt { dragon-points }: Paläste { $palaces }, Hofdamen { $ladies }, Privilegien { $dragons }
dragon-closed = { $seat } bekommt am Ende { dragon-points }: Personen { $persons }, Mönche { $monks }, Geld { $money }
dragon-ended = { $winners-count ->
    [one] Das Spiel ist zu Ende: { $winners } gewinnt
   *[other] Das Spiel ist zu Ende: { $winners } teilen sich den Sieg
}

## Was da ist

dragon-player = { $points }★
dragon-players = { $seat }: Punkte { $points }, Feld { $space } der Personenleiste, { $yuan } Yuan, Reis { $rice }, Feuerwerk { $fireworks }, kleine Privilegien { $small }, große { $large }, Personen { $persons }; Handkarten: { $cards }; Mauerplättchen: { $tiles-count }
dragon-table = { $super-event ->
    [none] Kein Superereignis
   *[other] Monat 7: { dragon-super-event }
}
dragon-land = { $super-event ->
    [none] Kein Superereignis, { $great-wall ->
        [yes] mit der Großen Mauer
       *[no] ohne Große Mauer
    }; übrige Personen: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
   *[other] Superereignis: { dragon-super-event }, { $great-wall ->
        [yes] mit der Großen Mauer
       *[no] ohne Große Mauer
    }; übrige Personen: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
}
dragon-months = { $owner-is ->
    [none] Monat { $month }: { dragon-event }
   *[some] Monat { $month }: { dragon-event }, Mauerplättchen von { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action }: Gruppe { $group }
   *[other] { dragon-action }: Gruppe { $group }, kostet { $fee } Yuan
}
dragon-palaces = { $persons-count ->
    [0] Palast { $palace } von { $owner }: { dragon-floors }, leer
   *[other] Palast { $palace } von { $owner }: { dragon-floors }, { $persons }
}

## Was gefragt wird

dragon-stake = { $month-event ->
    [peace] Frieden
    [tribute] Tribut: 4 Yuan zahlen
    [drought] Dürre: 1 Reis je bewohntem Palast
    [festival] Drachenfest: 6 Punkte für das meiste Feuerwerk, dann 3
    [raid] Mongolenangriff: Wer am wenigsten Helme hat, verliert eine Person
   *[epidemic] Seuche: 3 Personen verlieren, mit Heilern weniger
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Welches Mauerplättchen?
        [privilege] Klein oder groß?
       *[other] { dragon-stake }. Welche Aktion?
    }
    [build] Palastteile übrig: { $left }. Auf welchen Palast, oder ein neuer?
    [play] { dragon-stake }. Welche Personenkarte?
    [take] { $stage ->
        [start] Zwei junge Personen zu Beginn: welche?
        [super] Morgenröte, eine junge Person umsonst: welche?
       *[person] { $card ->
            [wild] Person nehmen: welche?
           *[other] { dragon-person-card } nehmen: jung oder alt?
        }
    }
    [place] { $first ->
        [release] Kein Palast hat Platz für { dragon-new-person }: Wer wird dafür entlassen?
       *[place] In welchen Palast kommt { dragon-new-person }?
    }
    [release] { $stage ->
        [wall] Die Mauer ist zu kurz, und du hast am wenigsten gebaut. Eine Person entlassen: wen?
        [eclipse_wall] Die Mauer ist zu kurz, und du hast am wenigsten gebaut. Eine Person entlassen: wen?
        [last_wall] Die Mauer ist nicht fertig, und du hast am wenigsten gebaut. Eine Person entlassen: wen?
        [super] Erdbeben: Ein Stockwerk fiel, der Palast ist zu voll. Wen entlässt du?
       *[event] { $month-event ->
            [tribute] Tribut, nicht gezahlte Yuan: { $you-due }. Für jeden eine Person entlassen: wen?
            [drought] Dürre, Paläste ohne Reis: { $you-due }. In jedem eine Person entlassen: wen?
            [raid] Mongolenangriff, am wenigsten Helme. Eine Person entlassen: wen?
           *[epidemic] Seuche, Personen zu entlassen: { $you-due }. Wen?
        }
    }
    [lose] Erdbeben, Stockwerke zu verlieren: { $left }. Von welchem Palast?
    [discard] Tsunami, Güter abzugeben: { $left }. Was?
    [drop] Tornado, Karten abzuwerfen: { $left }. Welche?
   *[treaty] Vertrag: Welcher Typ deiner Personen gibt, wofür er steht?
}
dragon-word = { $word ->
    [pass] passen: auf 3 Yuan auffüllen
    [taxes] ¥ Steuern
    [build] ⌂ Bauen
    [harvest] ∴ Ernte
    [fireworks] ☼ Feuerwerk
    [parade] » Parade
    [research] ★ Forschung
    [privilege] § Privileg
    [privilege-small] kleines: 2 Yuan
    [privilege-large] großes: 7 Yuan
    [wall] # Mauer
    [wall-rice] ∴ 1 Reis
    [wall-firework] ☼ 1 Feuerwerk
    [wall-piece] ⌂ 1 Palastteil
    [wall-yuan] ¥ 2 Yuan
    [wall-spaces] » 3 Felder
    [wall-points] ★ 3 Punkte
    [raise] ein Stockwerk mehr
    [found] ein neuer Palast
    [play] eine Karte spielen
    [play-C] C Handwerker
    [play-L] L Hofdame
    [play-P] P Feuerwerker
    [play-T] T Steuereintreiber
    [play-W] W Krieger
    [play-M] M Mönch
    [play-H] H Heiler
    [play-F] F Bauer
    [play-S] S Gelehrter
    [play-wild] Joker
    [take] nehmen
    [take-C1] C1 Handwerker +2
    [take-L1] L1 Hofdame +1
    [take-P1] P1 Feuerwerker +5
    [take-P2] P2 Feuerwerker +3
    [take-T3] T3 Steuereintreiber +3
    [take-W1] W1 Krieger +5
    [take-W2] W2 Krieger +3
    [take-M1] M1 Mönch +6
    [take-M2] M2 Mönch +2
    [take-H1] H1 Heiler +4
    [take-H2] H2 Heiler +1
    [take-F1] F1 Bauer +4
    [take-F2] F2 Bauer +1
    [take-S2] S2 Gelehrter +4
    [take-S3] S3 Gelehrter +2
    [place] in einen Palast
    [release] entlassen
    [release-C1] C1 Handwerker
    [release-L1] L1 Hofdame
    [release-P1] P1 Feuerwerker
    [release-P2] P2 Feuerwerker
    [release-T3] T3 Steuereintreiber
    [release-W1] W1 Krieger
    [release-W2] W2 Krieger
    [release-M1] M1 Mönch
    [release-M2] M2 Mönch
    [release-H1] H1 Heiler
    [release-H2] H2 Heiler
    [release-F1] F1 Bauer
    [release-F2] F2 Bauer
    [release-S2] S2 Gelehrter
    [release-S3] S3 Gelehrter
    [decline] die neue Person wegschicken
    [lose] ein Stockwerk verlieren
    [discard] abgeben
    [discard-yuan] ¥ 1 Yuan
    [discard-rice] ∴ 1 Reis
    [discard-firework] ☼ 1 Feuerwerk
    [drop] eine Karte abwerfen
    [drop-C] C Handwerker
    [drop-L] L Hofdame
    [drop-P] P Feuerwerker
    [drop-T] T Steuereintreiber
    [drop-W] W Krieger
    [drop-M] M Mönch
    [drop-H] H Heiler
    [drop-F] F Bauer
    [drop-S] S Gelehrter
    [drop-wild] Joker
    [favour] einen Typ wählen
    [favour-C] C Handwerker
    [favour-L] L Hofdame
    [favour-P] P Feuerwerker
    [favour-T] T Steuereintreiber
    [favour-W] W Krieger
    [favour-M] M Mönch
    [favour-H] H Heiler
    [favour-F] F Bauer
    [favour-S] S Gelehrter
   *[other] { $word }
}
dragon-legend = [3]: der Monat jetzt, 7!: der des Superereignisses. Ereignisse: · Frieden, -4¥ Tribut, -∴⌂ Dürre, +☼★ Drachenfest, -†W Angriff, -3H Seuche; #1: Mauerplättchen von Spieler 1. Gruppen der Aktionskarten mit dem, was sie dir geben, 3¥ 12: kostet 3 Yuan, dort stehen Spieler 1 und 2. ¥ Steuern, Yuan; ⌂ Bauen; ∴ Ernte, Reis; ☼ Feuerwerk; » Parade, Personenleiste; ★ Forschung, Punkte; § Privileg; # Mauer. F1×4: übrige Personen. Spieler in Zugreihenfolge; [M2··]: Palast mit zwei Stockwerken, einer Person. C Handwerker, L Hofdame, P Feuerwerker, T Steuereintreiber, W Krieger, M Mönch, H Heiler, F Bauer, S Gelehrter. 1 CM? #∴: Handkarten (? Joker) und Mauerplättchen von Spieler 1.
dragon-moves = Züge: taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass; raise 2 oder found setzt ein Palastteil; play M spielt eine Karte, take M2 nimmt einen alten Mönch, place 1 bringt die neue Person in Palast 1 unter, decline schickt sie weg; release F1 2 entlässt einen jungen Bauern aus Palast 2; lose 1, discard rice, drop M, favour M antworten auf Superereignisse.

## Im Browser

dragon-tally-persons = Personen
dragon-tally-palaces = Paläste
dragon-tally-yuan = Yuan
dragon-tally-space = Personenleiste
dragon-name-person = { $person ->
    [C1] Handwerker
    [L1] Hofdame
    [P1] junger Feuerwerker
    [P2] alter Feuerwerker
    [T3] Steuereintreiber
    [W1] junger Krieger
    [W2] alter Krieger
    [M1] junger Mönch
    [M2] alter Mönch
    [H1] junger Heiler
    [H2] alter Heiler
    [F1] junger Bauer
    [F2] alter Bauer
    [S2] junger Gelehrter
   *[S3] alter Gelehrter
}
dragon-name-role = { $role ->
    [C] Handwerker
    [L] Hofdame
    [P] Feuerwerker
    [T] Steuereintreiber
    [W] Krieger
    [M] Mönch
    [H] Heiler
    [F] Bauer
   *[S] Gelehrter
}
dragon-name-wild = Joker
dragon-name-event = { $event ->
    [peace] Frieden
    [tribute] Tribut
    [drought] Dürre
    [festival] Drachenfest
    [raid] Mongolenangriff
   *[epidemic] Seuche
}
dragon-name-super = { $super-event ->
    [lantern] Laterne
    [buddha] Buddha
    [earthquake] Erdbeben
    [tsunami] Tsunami
    [eclipse] Sonnenfinsternis
    [volcano] Vulkanausbruch
    [tornado] Tornado
    [dawn] Morgenröte
    [assassination] Attentat
   *[treaty] Vertrag
}
dragon-name-survey = Prüfung der Mauer
dragon-year = Das Jahr
dragon-month-wall = Mauerplättchen: { $seat }
dragon-track = Personenleiste
dragon-actions-title = Aktionskarten
dragon-group = Gruppe { $group }
dragon-free = frei
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, +{ $total } Yuan
    [build] { dragon-action }, Palastteile: { $total }
    [harvest] { dragon-action }, +{ $total } Reis
    [fireworks] { dragon-action }, +{ $total }
    [parade] { dragon-action }, Personenleiste: +{ $total }
    [research] { dragon-action }, Punkte: +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives }; kostet { $fee } Yuan
}
dragon-pass = Passen
dragon-pass-says = Passen: +{ $yuan } Yuan
dragon-court = Hof
dragon-good-yuan = Yuan
dragon-good-rice = Reis
dragon-good-fireworks = Feuerwerk
dragon-good-small = Kleine Privilegien
dragon-good-large = Große Privilegien
dragon-good-wall = Mauerplättchen übrig
dragon-resident = { dragon-name-person }, Palast { $palace }
dragon-palace-says = { $count ->
    [0] Palast { $palace }, { dragon-floors }, leer
   *[other] Palast { $palace }, { dragon-floors }: { $persons }
}
dragon-no-palaces = keine Paläste
dragon-do-release = Entlassen: { dragon-name-person }, Palast { $palace }
dragon-do-raise = Palast { $palace }: ein Stockwerk mehr
dragon-do-place = In Palast { $palace }
dragon-do-lose = Palast { $palace }: ein Stockwerk verlieren
dragon-do-found = Ein neuer Palast
dragon-do-play = Personenkarte: { $card }
dragon-do-drop = Abwerfen: { $card }
dragon-do-take = Nehmen: { dragon-name-person }, Personenleiste +{ $points }, Symbole { $symbols }, übrig { $left }
dragon-do-decline = Wegschicken: { $name }
dragon-decline = Wegschicken
dragon-do-discard = { $good ->
    [yuan] 1 Yuan von { $count } abgeben
    [rice] 1 Reis von { $count } abgeben
   *[firework] 1 Feuerwerk von { $count } abgeben
}
dragon-do-favour = Wählen: { dragon-name-role }
dragon-tray-hand = Personenkarten
dragon-tray-supply = Personen zur Wahl
dragon-tray-newcomer = Neue Person
dragon-tray-goods = Güter zum Abgeben
dragon-tray-roles = Typen deiner Personen
dragon-tray-privileges = Welches Privileg?
dragon-tray-tiles = Mauerplättchen
dragon-players-title = Höfe
dragon-players-about = wer auf der Leiste vorn ist, beginnt
dragon-turn = Nummer { $place } in der Reihenfolge
dragon-turn-over = war schon an der Reihe (Nummer { $place })
dragon-more = { $seat }: alles, was da liegt
dragon-prospect = Punkte am Monatsende: { $month }; am Spielende, wie es steht: { $last } mehr
dragon-legend-title = Goldene Ringe
dragon-legend-about = Was jetzt gewählt werden kann; noch einmal antippen legt es zurück. Wo andere stehen, kostet eine Gruppe 3 Yuan.
dragon-forecast = Vorschau
dragon-forecast-about = wenn sich sonst nichts ändert
dragon-when = { $months ->
    [0] diesen Monat
    [one] in { $months } Monat
   *[other] in { $months } Monaten
}
dragon-when-now = jetzt
dragon-cause = { $what ->
    [peace] Nichts geschieht.
    [tribute] { $need } Yuan fällig, du hast { $have }.
    [drought] Bewohnte Paläste: { $need }, Reis: { $have }.
    [festival] Feuerwerk: { $have }, das meiste: { $need }.
    [raid] Helme: { $have }, die wenigsten: { $need }.
    [epidemic] { $need } Personen, durch Mörser { $have } weniger.
    [wall] Mauer: { $built } von { $needed }. Deine Plättchen: { $have }, die wenigsten: { $need }.
    [lantern] 2 Punkte je Person: { $have }.
    [buddha] Buddhas: { $have }, mal Stockwerke.
    [earthquake] Stockwerke zu verlieren: { $need }, freie: { $have }.
    [tsunami] Güter: { $have }, abzugeben: { $pays }.
    [eclipse] Das Ereignis tritt noch einmal ein.
    [volcano] Alle Steine auf 0: −{ $pays }.
    [tornado] Karten abzuwerfen: { $pays } von { $have }.
    [dawn] Eine junge Person für alle.
    [assassination] Drachen, die zurückgehen: { $pays }.
   *[treaty] Ein Typ bringt, wofür er steht.
}
dragon-effect-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
dragon-effect-release = { $count ->
    [0] niemand geht
   *[other] { $count } entlassen
}
dragon-others = { $seat } entlässt { $count }
dragon-scoring = Wertung
dragon-scoring-cause = Paläste { $a }, Hofdamen { $b }, Privilegien { $c }.
dragon-final = Schlusswertung
dragon-final-cause = Personen { $a }, Mönche { $b }, Geld { $c }.
dragon-when-each = jeden Monat
dragon-when-end = wie es steht
dragon-recap = Was der Monat brachte
dragon-ledger = Woher die Punkte kamen
dragon-from-palaces = Paläste
dragon-from-ladies = Hofdamen
dragon-from-privileges = Privilegien
dragon-from-research = Forschung
dragon-from-festival = Drachenfest
dragon-from-raid = Mongolenangriff
dragon-from-wall = Große Mauer
dragon-from-super = Superereignis
dragon-from-persons = Personen
dragon-from-monks = Mönche
dragon-from-money = Geld und Güter
