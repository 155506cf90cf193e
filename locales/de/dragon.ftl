# Texte für Im Jahr des Drachen. Buchstaben und Zahlen (M2: älterer Mönch) stehen nur im Terminal.
# Namen bleiben, wie sie sind; kein Satz beugt sie.

dragon-title = { $month ->
    [0] Im Jahr des Drachen
   *[other] Im Jahr des Drachen, Monat { $month }
}

## Satzteile, die mehrere Meldungen mit eigenen Angaben verwenden

dragon-person = { $person ->
    [C1] einen Handwerker
    [L1] eine Hofdame
    [P1] einen jüngeren Feuerwerker
    [P2] einen älteren Feuerwerker
    [T3] einen Steuereintreiber
    [W1] einen jüngeren Krieger
    [W2] einen älteren Krieger
    [M1] einen jüngeren Mönch
    [M2] einen älteren Mönch
    [H1] einen jüngeren Heiler
    [H2] einen älteren Heiler
    [F1] einen jüngeren Bauern
    [F2] einen älteren Bauern
    [S2] einen jüngeren Gelehrten
   *[S3] einen älteren Gelehrten
}
dragon-person-card = { $card ->
    [C] Handwerker
    [L] Hofdame
    [P] Feuerwerker
    [T] Steuereintreiber
    [W] Krieger
    [M] Mönch
    [H] Heiler
    [F] Bauer
    [S] Gelehrter
   *[wild] Joker
}
dragon-role = { $role ->
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
dragon-new-person = { $newcomer ->
    [C1] Handwerker
    [L1] Hofdame
    [P1] jüngerer Feuerwerker
    [P2] älterer Feuerwerker
    [T3] Steuereintreiber
    [W1] jüngerer Krieger
    [W2] älterer Krieger
    [M1] jüngerer Mönch
    [M2] älterer Mönch
    [H1] jüngerer Heiler
    [H2] älterer Heiler
    [F1] jüngerer Bauer
    [F2] älterer Bauer
    [S2] jüngerer Gelehrter
   *[S3] älterer Gelehrter
}
dragon-event = { $event ->
    [peace] Ruhe
    [tribute] Kaisertribut
    [drought] Dürre
    [festival] Drachenfest
    [raid] Mongolensturm
   *[epidemic] Krankheit
}
dragon-super-event = { $super-event ->
    [lantern] Laternenfest
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
    [parade] Heerschau
    [research] Studium
    [privilege] Privileg
   *[wall] Mauerbau
}
dragon-bonus = { $bonus ->
    [rice] 1 Reissack
    [firework] 1 Rakete
    [piece] 1 Palastteil
    [yuan] 2 Yuan
    [spaces] 3 Felder vor
   *[points] 3 Punkte
}
dragon-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
dragon-floors = { $floors ->
    [one] { $floors } Stockwerk
   *[other] { $floors } Stockwerke
}
dragon-goods = { $good ->
    [yuan] { $amount } Yuan
    [rice] { $amount ->
        [one] { $amount } Reissack
       *[other] { $amount } Reissäcke
    }
   *[firework] { $amount ->
        [one] { $amount } Rakete
       *[other] { $amount } Raketen
    }
}

## Was geschah

dragon-laid = Monat { $month }: { dragon-event }
dragon-foretold = Super-Ereignis in Monat 7: { dragon-super-event }
dragon-began = { $seat } wirbt zuerst Personen an
dragon-dealt = { $groups-8 ->
    [0] Monat { $month } beginnt. Gruppen: Steuern { $groups-1 }, Bauen { $groups-2 }, Ernte { $groups-3 }, Feuerwerk { $groups-4 }, Heerschau { $groups-5 }, Studium { $groups-6 }, Privileg { $groups-7 }
   *[other] Monat { $month } beginnt. Gruppen: Steuern { $groups-1 }, Bauen { $groups-2 }, Ernte { $groups-3 }, Feuerwerk { $groups-4 }, Heerschau { $groups-5 }, Studium { $groups-6 }, Privileg { $groups-7 }, Mauerbau { $groups-8 }
}
dragon-chose = { $seat } wählt { dragon-action } in Gruppe { $group }
dragon-passed = { $seat } passt
dragon-gained = { $seat } erhält { dragon-goods }
dragon-paid = { $good ->
    [yuan] { $seat } zahlt { dragon-goods }
   *[other] { $seat } legt { dragon-goods } in den Vorrat zurück
}
dragon-scored = { $seat } erhält { dragon-points }
dragon-advanced = { $spaces ->
    [one] { $seat } rückt auf der Personenleiste { $spaces } Feld vor, auf { $to }
   *[other] { $seat } rückt auf der Personenleiste { $spaces } Felder vor, auf { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } erhält { $pieces } Palastteil
   *[other] { $seat } erhält { $pieces } Palastteile
}
dragon-built = { $floors ->
    [1] { $seat } baut einen neuen Palast: Palast { $palace }
   *[other] { $seat } setzt auf Palast { $palace } ein Stockwerk auf: { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } kauft ein kleines Privileg
   *[large] { $seat } kauft ein großes Privileg
}
dragon-walled = { $seat } legt ein Mauerteil unter Monat { $month }: { dragon-bonus }
dragon-played = { $seat } spielt die Personenkarte { dragon-person-card }
dragon-took = { $seat } wirbt { dragon-person } an
dragon-missed = { $seat } geht leer aus
dragon-housed = { $seat } bringt { dragon-person } in Palast { $palace } unter
dragon-declined = { $seat } legt { dragon-person } ab
dragon-released = { $seat } entlässt { dragon-person } aus Palast { $palace }
dragon-struck = Monat { $month }: { dragon-event }
dragon-decayed = { $floors ->
    [0] { $seat }: Der unbewohnte Palast { $palace } verfällt ganz
   *[other] { $seat }: Der unbewohnte Palast { $palace } verfällt auf { dragon-floors }
}
dragon-surveyed = Mauerwertung: Mauerteile { $built }, nötig { $needed }
dragon-befell = Super-Ereignis: { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat }: Palast { $palace } stürzt ein
   *[other] { $seat }: Palast { $palace } schrumpft auf { dragon-floors }
}
dragon-dropped = { $seat } legt die Personenkarte { dragon-person-card } ab
dragon-erupted = Alle Personenscheiben kehren auf Feld 0 zurück; { $seat } bleibt vorn
dragon-forfeited = { $dragons ->
    [one] { $seat } verliert Privilegien mit { $dragons } Drachen
   *[other] { $seat } verliert Privilegien mit { $dragons } Drachen
}
dragon-favoured = { $seat } wählt den Personentyp { dragon-role }
dragon-tallied = { $seat } erhält { dragon-points }: Paläste { $palaces }, Hofdamen { $ladies }, Privilegien { $dragons }
dragon-closed = { $seat } erhält in der Schlusswertung { dragon-points }: Personen { $persons }, Mönche { $monks }, Geld { $money }
dragon-ended = { $winners-count ->
    [one] Partie beendet: { $winners } gewinnt
   *[other] Partie beendet: { $winners } teilen sich den Sieg
}

## Was da ist

dragon-player = { $points }★
dragon-players = { $seat }: Punkte { $points }, Feld { $space } der Personenleiste, { $yuan } Yuan, Reissäcke { $rice }, Raketen { $fireworks }, kleine Privilegien { $small }, große { $large }, Personen { $persons }; Handkarten: { $cards }; Mauerteile: { $tiles-count }
dragon-table = { $super-event ->
    [none] Kein Super-Ereignis
   *[other] Monat 7: { dragon-super-event }
}
dragon-land = { $super-event ->
    [none] Kein Super-Ereignis, { $great-wall ->
        [yes] mit der chinesischen Mauer
       *[no] ohne chinesische Mauer
    }; übrige Personen: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
   *[other] Super-Ereignis: { dragon-super-event }, { $great-wall ->
        [yes] mit der chinesischen Mauer
       *[no] ohne chinesische Mauer
    }; übrige Personen: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
}
dragon-months = { $owner-is ->
    [none] Monat { $month }: { dragon-event }
   *[some] Monat { $month }: { dragon-event }, Mauerteil: { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action }: Gruppe { $group }
   *[other] { dragon-action }: Gruppe { $group }, kostet { $fee } Yuan
}
dragon-palaces = { $persons-count ->
    [0] { $owner }, Palast { $palace }: { dragon-floors }, unbewohnt
   *[other] { $owner }, Palast { $palace }: { dragon-floors }, { $persons }
}

## Was gefragt ist

dragon-stake = { $month-event ->
    [peace] Ruhe: Nichts geschieht
    [tribute] Kaisertribut: 4 Yuan zahlen
    [drought] Dürre: 1 Reissack pro bewohntem Palast
    [festival] Drachenfest: 6 Punkte für die meisten Raketen, 3 für die zweitmeisten
    [raid] Mongolensturm: Wer die wenigsten Helme hat, entlässt 1 Person
   *[epidemic] Krankheit: 3 Personen entlassen, pro Mörser 1 weniger
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Welches Mauerteil?
        [privilege] Kleines oder großes Privileg?
       *[other] { dragon-stake }. Welche Aktion wählst du?
    }
    [foretell] Die Ereignisse des Jahres liegen aus. Welches Super-Ereignis tritt in Monat 7 ein?
    [build] Übrige Palastteile: { $left }. Stockwerk aufsetzen oder neuen Palast bauen?
    [play] { dragon-stake }. Welche Personenkarte spielst du?
    [take] { $stage ->
        [start] Wirb 2 verschiedene jüngere Personen an: Wen nimmst du?
        [super] Morgenröte: Welche jüngere Person nimmst du ohne Karte?
       *[person] { $card ->
            [wild] Joker: Welche Person wirbst du an?
           *[other] { dragon-person-card }: jünger oder älter?
        }
    }
    [place] { $first ->
        [release] Die Paläste sind voll. Neue Person: { dragon-new-person }. Wen entlässt du?
       *[place] Neue Person: { dragon-new-person }. In welchen Palast zieht sie ein?
    }
    [release] { $stage ->
        [wall] Die Mauer reicht nicht, und du hast die wenigsten Mauerteile: Entlasse 1 Person.
        [eclipse_wall] Die Mauer reicht nicht, und du hast die wenigsten Mauerteile: Entlasse 1 Person.
        [last_wall] Die Mauer ist nicht fertig, und du hast die wenigsten Mauerteile: Entlasse 1 Person.
        [super] Erdbeben: In diesem Palast fehlt ein Stockwerk. Wen entlässt du?
       *[event] { $month-event ->
            [tribute] Kaisertribut: 1 Person pro fehlendem Yuan. Noch zu entlassen: { $you-due }. Wen?
            [drought] Dürre: Wähle, welcher Palast leer ausgeht. Noch zu entlassen: { $you-due }. Wen?
            [raid] Mongolensturm: Du hast die wenigsten Helme. Wen entlässt du?
           *[epidemic] Krankheit, noch zu entlassen: { $you-due }. Wen?
        }
    }
    [lose] Erdbeben, noch zu verlierende Palastteile: { $left }. Von welchem Palast?
    [discard] Tsunami, noch abzugebende Güter: { $left }. Was gibst du ab?
    [drop] Tornado, noch abzulegende Personenkarten: { $left }. Welche?
   *[treaty] Vertrag: Für welchen deiner Personentypen erhältst du den Ertrag?
}
dragon-word = { $word ->
    [pass] Passen (auf 3 Yuan auffüllen)
    [taxes] ¥ Steuern
    [build] ⌂ Bauen
    [harvest] ∴ Ernte
    [fireworks] ☼ Feuerwerk
    [parade] » Heerschau
    [research] ★ Studium
    [privilege] § Privileg
    [privilege-small] Klein: 2 Yuan
    [privilege-large] Groß: 7 Yuan
    [wall] # Mauerbau
    [wall-rice] ∴ 1 Reissack
    [wall-firework] ☼ 1 Rakete
    [wall-piece] ⌂ 1 Palastteil
    [wall-yuan] ¥ 2 Yuan
    [wall-spaces] » 3 Felder
    [wall-points] ★ 3 Punkte
    [raise] Stockwerk aufsetzen
    [found] neuen Palast bauen
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
    [take] anwerben
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
    [place] unterbringen
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
    [decline] die neue Person ablegen
    [lose] ein Stockwerk verlieren
    [discard] abgeben
    [discard-yuan] ¥ 1 Yuan
    [discard-rice] ∴ 1 Reissack
    [discard-firework] ☼ 1 Rakete
    [drop] eine Karte ablegen
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
    [favour] einen Personentyp wählen
    [favour-C] C Handwerker
    [favour-L] L Hofdame
    [favour-P] P Feuerwerker
    [favour-T] T Steuereintreiber
    [favour-W] W Krieger
    [favour-M] M Mönch
    [favour-H] H Heiler
    [favour-F] F Bauer
    [favour-S] S Gelehrter
    [foretell] das Super-Ereignis wählen
    [foretell-lantern] Laternenfest
    [foretell-buddha] Buddha
    [foretell-earthquake] Erdbeben
    [foretell-tsunami] Tsunami
    [foretell-eclipse] Sonnenfinsternis
    [foretell-volcano] Vulkanausbruch
    [foretell-tornado] Tornado
    [foretell-dawn] Morgenröte
    [foretell-assassination] Attentat
    [foretell-treaty] Vertrag
   *[other] { $word }
}
dragon-legend = [3]: der Monat jetzt, 7!: der des Super-Ereignisses. Ereignisse: · Ruhe, -4¥ Kaisertribut, -∴⌂ Dürre, +☼★ Drachenfest, -†W Mongolensturm, -3H Krankheit; #1: Mauerteil von Spieler 1. Gruppen der Aktionskarten mit dem, was sie dir geben, 3¥ 12: kostet 3 Yuan, dort stehen Spieler 1 und 2. ¥ Steuern, Yuan; ⌂ Bauen; ∴ Ernte, Reissäcke; ☼ Feuerwerk, Raketen; » Heerschau, Personenleiste; ★ Studium, Punkte; § Privileg; # Mauerbau. F1×4: übrige Personen. Mitspielende in Spielreihenfolge; [M2··]: Palast mit 2 Stockwerken und 1 Person. C Handwerker, L Hofdame, P Feuerwerker, T Steuereintreiber, W Krieger, M Mönch, H Heiler, F Bauer, S Gelehrter. 1 CM? #∴: Handkarten (? Joker) und Mauerteile von Spieler 1.
dragon-moves = Züge: taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass; raise 2 setzt ein Stockwerk auf Palast 2 auf, found baut einen neuen Palast; play M spielt eine Karte, take M2 wirbt einen älteren Mönch an, place 1 bringt die neue Person in Palast 1 unter, decline legt sie ab; release F1 2 entlässt einen jüngeren Bauern aus Palast 2; foretell dawn wählt das Super-Ereignis; lose 1, discard rice, drop M, favour M antworten auf Super-Ereignisse.

## Im Browser

dragon-tally-persons = Personen
dragon-tally-palaces = Paläste
dragon-tally-yuan = Yuan
dragon-tally-space = Personenleiste
dragon-name-person = { $person ->
    [C1] Handwerker
    [L1] Hofdame
    [P1] jüngerer Feuerwerker
    [P2] älterer Feuerwerker
    [T3] Steuereintreiber
    [W1] jüngerer Krieger
    [W2] älterer Krieger
    [M1] jüngerer Mönch
    [M2] älterer Mönch
    [H1] jüngerer Heiler
    [H2] älterer Heiler
    [F1] jüngerer Bauer
    [F2] älterer Bauer
    [S2] jüngerer Gelehrter
   *[S3] älterer Gelehrter
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
dragon-month-event = { $event ->
    [peace] Ruhe
    [tribute] Tribut
    [drought] Dürre
    [festival] Fest
    [raid] Mongolen
   *[epidemic] Krankheit
}
dragon-name-super = { $super-event ->
    [lantern] Laternenfest
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
dragon-name-survey = Mauerwertung
dragon-year = Jahresverlauf
dragon-phase-action = Aktion
dragon-phase-person = Person
dragon-phase-event = Ereignis
dragon-phase-score = Wertung
dragon-month-wall = Mauerteil: { $seat }
dragon-track = Personenleiste
dragon-actions-title = Aktionskarten
dragon-group = Gruppe { $group }
dragon-free = frei
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, Yuan: +{ $total }
    [build] { dragon-action }, Palastteile: +{ $total }
    [harvest] { dragon-action }, Reissäcke: +{ $total }
    [fireworks] { dragon-action }, Raketen: +{ $total }
    [parade] { dragon-action }, Personenleiste: +{ $total }
    [research] { dragon-action }, Punkte: +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives }; kostet { $fee } Yuan
}
dragon-pass = Passen
dragon-pass-says = { $yuan ->
    [0] Passen, bringt nichts
   *[other] Passen: +{ $yuan } Yuan
}
dragon-confirm = { $does ->
    [act] { dragon-action }
    [act-paid] { dragon-action }, { $yuan } Yuan zahlen
    [small] Kleines Privileg: 2 Yuan
    [small-paid] Kleines Privileg: 5 Yuan
    [large] Großes Privileg: 7 Yuan
    [large-paid] Großes Privileg: 10 Yuan
    [pass] Passen
    [raise] Stockwerk aufsetzen
    [found] Neuen Palast bauen
    [play] Spielen: { dragon-person-card }
    [take] Anwerben: { dragon-name-person }
    [place] In Palast { $palace } unterbringen
    [replace] Ersetzen: { dragon-name-person }
    [release] Entlassen: { dragon-name-person }
    [decline] Neue Person ablegen
    [lose] Palast { $palace }: Stockwerk verlieren
    [discard] { dragon-goods } abgeben
    [drop] Ablegen: { dragon-person-card }
    [favour] Wählen: { dragon-name-role }
   *[foretell] Wählen: { dragon-name-super }
}
dragon-court = Hof
dragon-good-yuan = Yuan
dragon-good-rice = Reissäcke
dragon-good-fireworks = Raketen
dragon-good-small = Kleine Privilegien
dragon-good-large = Große Privilegien
dragon-good-wall = Übrige Mauerteile
dragon-resident = { dragon-name-person }, Palast { $palace }
dragon-palace-says = { $count ->
    [0] Palast { $palace }, { dragon-floors }, unbewohnt
   *[other] Palast { $palace }, { dragon-floors }: { $persons }
}
dragon-no-palaces = keine Paläste
dragon-do-release = Entlassen: { dragon-name-person }, Palast { $palace }
dragon-do-raise = Palast { $palace }: Stockwerk aufsetzen
dragon-do-place = In Palast { $palace } unterbringen
dragon-do-lose = Palast { $palace }: Stockwerk verlieren
dragon-do-found = Neuen Palast bauen
dragon-do-play = Personenkarte spielen: { $card }
dragon-do-drop = Ablegen: { $card }
dragon-do-take = Anwerben: { dragon-name-person }, Personenpunkte: { $points }, Symbole: { $symbols }, übrig: { $left }
dragon-do-decline = Ablegen: { $name }
dragon-decline = Ablegen
dragon-do-discard = { $good ->
    [yuan] 1 Yuan abgeben (von { $count })
    [rice] 1 Reissack abgeben (von { $count })
   *[firework] 1 Rakete abgeben (von { $count })
}
dragon-do-favour = Personentyp wählen: { dragon-name-role }
dragon-plate-stay = alle bleiben
dragon-plate-choose = wähle 1
dragon-plate-leaves = 1 geht
dragon-plate-empty = 1 geht, unbewohnt: −1 Stockwerk
dragon-pair-taken = Paar vergeben
dragon-tray-hand = Personenkarten
dragon-tray-supply = Verfügbare Personen
dragon-tray-newcomer = Neue Person
dragon-tray-goods = Güter abgeben
dragon-tray-roles = Deine Personentypen
dragon-tray-super = Super-Ereignis in Monat 7
dragon-tray-privileges = Privileg kaufen
dragon-tray-tiles = Deine Mauerteile
dragon-players-title = Höfe
dragon-players-about = wer auf der Personenleiste vorn liegt, wählt zuerst
dragon-turn = Nummer { $place } in der Spielreihenfolge
dragon-turn-over = war schon am Zug (Nummer { $place })
dragon-more = { $seat }: Hof ansehen
dragon-prospect = Punkte am Monatsende: { $month }; Schlusswertung nach jetzigem Stand: +{ $last }
dragon-legend-title = Goldene Ringe
dragon-legend-about = Das kannst du jetzt wählen; noch einmal antippen hebt die Auswahl auf. Eine Gruppe mit anderen Drachen kostet 3 Yuan.
dragon-forecast = Prognose
dragon-forecast-about = wenn sich sonst nichts ändert
dragon-when = { $months ->
    [0] diesen Monat
    [one] in { $months } Monat
   *[other] in { $months } Monaten
}
dragon-when-now = jetzt
dragon-cause = { $what ->
    [peace] Nichts geschieht.
    [tribute] Fällig: { $need } Yuan, du hast { $have }.
    [drought] Bewohnte Paläste: { $need }, Reissäcke: { $have }.
    [festival] Deine Raketen: { $have }, die meisten: { $need }.
    [raid] Deine Helme: { $have }, die wenigsten: { $need }.
    [epidemic] { $need } Personen, durch Mörser { $have } weniger.
    [wall] Mauer: { $built } von { $needed }. Deine Mauerteile: { $have }, die wenigsten: { $need }.
    [lantern] 2 Punkte pro Person: { $have }.
    [buddha] Buddhas: { $have }, mal Stockwerke.
    [earthquake] Stockwerke zu verlieren: { $need }, freie: { $have }.
    [tsunami] Güter: { $have }, abzugeben: { $pays }.
    [eclipse] Das Ereignis tritt noch einmal ein.
    [volcano] Alle Personenscheiben auf 0: −{ $pays }.
    [tornado] Personenkarten: { $have }, abzulegen: { $pays }.
    [dawn] Für alle 1 jüngere Person.
    [assassination] Drachen, die verloren gehen: { $pays }.
   *[treaty] 1 Personentyp bringt seinen Ertrag.
}
dragon-effect-points = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
dragon-effect-release = { $count ->
    [0] niemand wird entlassen
   *[other] { $count } entlassen
}
dragon-others = { $seat } entlässt { $count }
dragon-scoring = Wertung
dragon-scoring-cause = Paläste: { $a }, Hofdamen: { $b }, Privilegien: { $c }.
dragon-final = Schlusswertung
dragon-final-cause = Personen: { $a }, Mönche: { $b }, Geld: { $c }.
dragon-when-each = jeden Monat
dragon-when-end = nach jetzigem Stand
dragon-recap = Monatsrückblick
dragon-ledger = Punktequellen
dragon-from-palaces = Paläste
dragon-from-ladies = Hofdamen
dragon-from-privileges = Privilegien
dragon-from-research = Studium
dragon-from-festival = Drachenfest
dragon-from-raid = Mongolensturm
dragon-from-wall = Chinesische Mauer
dragon-from-super = Super-Ereignis
dragon-from-persons = Personen
dragon-from-monks = Mönche
dragon-from-money = Geld und Güter
