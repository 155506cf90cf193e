# Słowa gry W Roku Smoka. Kody postaci (M2 to starszy mnich) stoją tylko w tekstach terminala.
# Imiona pozostają bez zmian; żadne zdanie ich nie odmienia.

dragon-title = { $month ->
    [0] W Roku Smoka
   *[other] W Roku Smoka, miesiąc { $month }
}

## Części zdań, których używa kilka komunikatów z własnymi danymi

dragon-person = { $person ->
    [C1] rzemieślnik
    [L1] dama dworu
    [P1] młodszy pirotechnik
    [P2] starszy pirotechnik
    [T3] poborca podatkowy
    [W1] młodszy wojownik
    [W2] starszy wojownik
    [M1] młodszy mnich
    [M2] starszy mnich
    [H1] młodszy uzdrowiciel
    [H2] starszy uzdrowiciel
    [F1] młodszy rolnik
    [F2] starszy rolnik
    [S2] młodszy uczony
   *[S3] starszy uczony
}
dragon-person-card = { $card ->
    [C] rzemieślnik
    [L] dama dworu
    [P] pirotechnik
    [T] poborca podatkowy
    [W] wojownik
    [M] mnich
    [H] uzdrowiciel
    [F] rolnik
    [S] uczony
   *[wild] joker
}
dragon-role = { $role ->
    [C] rzemieślnik
    [L] dama dworu
    [P] pirotechnik
    [T] poborca podatkowy
    [W] wojownik
    [M] mnich
    [H] uzdrowiciel
    [F] rolnik
   *[S] uczony
}
dragon-new-person = { $newcomer ->
    [C1] rzemieślnik
    [L1] dama dworu
    [P1] młodszy pirotechnik
    [P2] starszy pirotechnik
    [T3] poborca podatkowy
    [W1] młodszy wojownik
    [W2] starszy wojownik
    [M1] młodszy mnich
    [M2] starszy mnich
    [H1] młodszy uzdrowiciel
    [H2] starszy uzdrowiciel
    [F1] młodszy rolnik
    [F2] starszy rolnik
    [S2] młodszy uczony
   *[S3] starszy uczony
}
dragon-event = { $event ->
    [peace] Pokój
    [tribute] Danina dla Cesarza
    [drought] Susza
    [festival] Festiwal Smoków
    [raid] Inwazja Mongołów
   *[epidemic] Zaraza
}
dragon-super-event = { $super-event ->
    [lantern] Święto Lampionów
    [buddha] Budda
    [earthquake] Trzęsienie ziemi
    [tsunami] Tsunami
    [eclipse] Zaćmienie Słońca
    [volcano] Wybuch wulkanu
    [tornado] Tornado
    [dawn] Świt
    [assassination] Zamach
   *[treaty] Traktat
}
dragon-action = { $action ->
    [taxes] Podatki
    [build] Budowa
    [harvest] Zbiory
    [fireworks] Fajerwerki
    [parade] Defilada
    [research] Badania
    [privilege] Przywilej
   *[wall] Budowa muru
}
dragon-bonus = { $bonus ->
    [rice] 1 żeton ryżu
    [firework] 1 żeton fajerwerków
    [piece] 1 piętro pałacu
    [yuan] 2 juany
    [spaces] 3 pola
   *[points] 3 punkty
}
dragon-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
dragon-floors = { $floors ->
    [one] { $floors } piętro
    [few] { $floors } piętra
   *[many] { $floors } pięter
}
dragon-goods = { $good ->
    [yuan] { $amount ->
        [one] { $amount } juan
        [few] { $amount } juany
       *[many] { $amount } juanów
    }
    [rice] { $amount ->
        [one] { $amount } żeton ryżu
        [few] { $amount } żetony ryżu
       *[many] { $amount } żetonów ryżu
    }
   *[firework] { $amount ->
        [one] { $amount } żeton fajerwerków
        [few] { $amount } żetony fajerwerków
       *[many] { $amount } żetonów fajerwerków
    }
}

## Co się wydarzyło

dragon-laid = Miesiąc { $month }: { dragon-event }
dragon-foretold = Wielkie wydarzenie 7. miesiąca: { dragon-super-event }
dragon-began = { $seat } zaczyna i wybiera postacie
dragon-dealt = { $groups-8 ->
    [0] Miesiąc { $month }. Grupy akcji: Podatki { $groups-1 }, Budowa { $groups-2 }, Zbiory { $groups-3 }, Fajerwerki { $groups-4 }, Defilada { $groups-5 }, Badania { $groups-6 }, Przywilej { $groups-7 }
   *[other] Miesiąc { $month }. Grupy akcji: Podatki { $groups-1 }, Budowa { $groups-2 }, Zbiory { $groups-3 }, Fajerwerki { $groups-4 }, Defilada { $groups-5 }, Badania { $groups-6 }, Przywilej { $groups-7 }, Budowa muru { $groups-8 }
}
dragon-chose = { $seat } wybiera akcję: { dragon-action }, grupa { $group }
dragon-passed = { $seat } pasuje
dragon-gained = { $seat } otrzymuje { dragon-goods }
dragon-paid = { $good ->
    [yuan] { $seat } płaci { dragon-goods }
   *[other] { $seat } odkłada do puli { dragon-goods }
}
dragon-scored = { $seat } zdobywa { dragon-points }
dragon-advanced = { $spaces ->
    [one] { $seat } przesuwa znacznik o { $spaces } pole, na pole { $to }
    [few] { $seat } przesuwa znacznik o { $spaces } pola, na pole { $to }
   *[many] { $seat } przesuwa znacznik o { $spaces } pól, na pole { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } otrzymuje { $pieces } piętro pałacu
    [few] { $seat } otrzymuje { $pieces } piętra pałacu
   *[many] { $seat } otrzymuje { $pieces } pięter pałacu
}
dragon-built = { $floors ->
    [1] { $seat } buduje nowy pałac { $palace }
   *[other] { $seat } dobudowuje piętro w pałacu { $palace }: { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } kupuje mały przywilej
   *[large] { $seat } kupuje duży przywilej
}
dragon-walled = { $seat } kładzie kafelek muru pod miesiącem { $month }: { dragon-bonus }
dragon-played = { $seat } zagrywa kartę: { dragon-person-card }
dragon-took = { $seat } zatrudnia postać: { dragon-person }
dragon-missed = { $seat } nikogo nie zatrudnia: nie ma już takich postaci
dragon-housed = { $seat } umieszcza postać w pałacu { $palace }: { dragon-person }
dragon-declined = { $seat } odrzuca nową postać: { dragon-person }
dragon-released = { $seat } zwalnia postać z pałacu { $palace }: { dragon-person }
dragon-struck = Miesiąc { $month }: { dragon-event }
dragon-decayed = { $floors ->
    [0] { $seat }: niezamieszkany pałac { $palace } popada w ruinę i znika
    [one] { $seat }: niezamieszkany pałac { $palace } popada w ruinę, zostaje { dragon-floors }
    [few] { $seat }: niezamieszkany pałac { $palace } popada w ruinę, zostają { dragon-floors }
   *[many] { $seat }: niezamieszkany pałac { $palace } popada w ruinę, zostaje { dragon-floors }
}
dragon-surveyed = Punktacja muru: zbudowane kafelki { $built }, potrzebne { $needed }
dragon-befell = Wielkie wydarzenie: { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat }: pałac { $palace } się wali
    [one] { $seat }: pałac { $palace } traci piętro, zostaje { dragon-floors }
    [few] { $seat }: pałac { $palace } traci piętro, zostają { dragon-floors }
   *[many] { $seat }: pałac { $palace } traci piętro, zostaje { dragon-floors }
}
dragon-dropped = { $seat } odrzuca kartę: { dragon-person-card }
dragon-erupted = Wszystkie znaczniki postaci wracają na pole 0; prowadzi nadal { $seat }
dragon-forfeited = { $dragons ->
    [one] { $seat } odkłada do puli wszystkie przywileje: { $dragons } smok
    [few] { $seat } odkłada do puli wszystkie przywileje: { $dragons } smoki
   *[many] { $seat } odkłada do puli wszystkie przywileje: { $dragons } smoków
}
dragon-favoured = { $seat } wybiera rodzaj postaci: { dragon-role }
dragon-tallied = { $seat } zdobywa { dragon-points }: pałace { $palaces }, damy dworu { $ladies }, przywileje { $dragons }
dragon-closed = { $seat } zdobywa w punktacji końcowej { dragon-points }: postacie { $persons }, mnisi { $monks }, juany { $money }
dragon-ended = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry, wspólne zwycięstwo: { $winners }
}

## Co jest na stole

dragon-player = { $points }★
dragon-players = { $seat }: { dragon-points }, tor postaci: pole { $space }, juany: { $yuan }, żetony ryżu: { $rice }, żetony fajerwerków: { $fireworks }, małe przywileje: { $small }, duże przywileje: { $large }, postacie: { $persons }; karty na ręce: { $cards }; kafelki muru: { $tiles-count }
dragon-table = { $super-event ->
    [none] Bez wielkiego wydarzenia
   *[other] Miesiąc 7: { dragon-super-event }
}
dragon-land = { $super-event ->
    [none] Bez wielkiego wydarzenia, { $great-wall ->
        [yes] z Wielkim Murem Chińskim
       *[no] bez Wielkiego Muru Chińskiego
    }; pozostałe postacie: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
   *[other] Wielkie wydarzenie: { dragon-super-event }, { $great-wall ->
        [yes] z Wielkim Murem Chińskim
       *[no] bez Wielkiego Muru Chińskiego
    }; pozostałe postacie: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
}
dragon-months = { $owner-is ->
    [none] Miesiąc { $month }: { dragon-event }
   *[some] Miesiąc { $month }: { dragon-event }, kafelek muru: { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action }: grupa { $group }
   *[other] { dragon-action }: grupa { $group }, koszt { $fee } juany
}
dragon-palaces = { $persons-count ->
    [0] { $owner }, pałac { $palace }: { dragon-floors }, niezamieszkany
   *[other] { $owner }, pałac { $palace }: { dragon-floors }, { $persons }
}

## O co się pyta

dragon-stake = { $month-event ->
    [peace] Pokój
    [tribute] Danina dla Cesarza: zapłać 4 juany
    [drought] Susza: 1 żeton ryżu za każdy zamieszkany pałac
    [festival] Festiwal Smoków: 6 punktów za najwięcej żetonów fajerwerków, potem 3
    [raid] Inwazja Mongołów: 1 punkt za hełm; za najmniej hełmów zwalniasz 1 postać
   *[epidemic] Zaraza: zwolnij 3 postacie, o 1 mniej za każdy moździerz
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Który kafelek muru?
        [privilege] Mały czy duży przywilej?
       *[other] { dragon-stake }. Która akcja?
    }
    [foretell] Wydarzenia roku są znane. Które wielkie wydarzenie nastąpi w 7. miesiącu?
    [build] Piętra do zbudowania: { $left }. Dobuduj piętro albo zbuduj nowy pałac.
    [play] { dragon-stake }. Która karta postaci?
    [take] { $stage ->
        [start] Zaczynasz z 2 różnymi młodszymi postaciami: wybierz postać.
        [super] Świt: wybierz młodszą postać, bez karty.
       *[person] { $card ->
            [wild] Joker: którą postać zatrudniasz?
           *[other] Karta: { dragon-person-card }. Młodsza czy starsza postać?
        }
    }
    [place] { $first ->
        [release] Pałace są pełne. Nowa postać: { dragon-new-person }. Kogo zwalniasz?
       *[place] Nowa postać: { dragon-new-person }. W którym pałacu?
    }
    [release] { $stage ->
        [wall] Mur nie sięga tego miesiąca, a masz w nim najmniej kafelków. Kogo zwalniasz?
        [eclipse_wall] Mur nie sięga tego miesiąca, a masz w nim najmniej kafelków. Kogo zwalniasz?
        [last_wall] Mur jest nieukończony, a masz w nim najmniej kafelków. Kogo zwalniasz?
        [super] Trzęsienie ziemi: w pałacu brakuje piętra. Kogo zwalniasz?
       *[event] { $month-event ->
            [tribute] Danina dla Cesarza, brakujące juany: { $you-due }. Za każdy zwolnij 1 postać: kogo?
            [drought] Susza, pałace bez ryżu: { $you-due }. Z każdego zwolnij 1 postać: kogo?
            [raid] Inwazja Mongołów, masz najmniej hełmów. Kogo zwalniasz?
           *[epidemic] Zaraza, postacie do zwolnienia: { $you-due }. Kogo zwalniasz?
        }
    }
    [lose] Trzęsienie ziemi, piętra do usunięcia: { $left }. Z którego pałacu?
    [discard] Tsunami, zasoby do odrzucenia: { $left }. Co odrzucasz?
    [drop] Tornado, karty do odrzucenia: { $left }. Którą odrzucasz?
   *[treaty] Traktat: symbole którego rodzaju postaci wykorzystujesz?
}
dragon-word = { $word ->
    [pass] Pas (uzupełnij do 3 juanów)
    [taxes] ¥ Podatki
    [build] ⌂ Budowa
    [harvest] ∴ Zbiory
    [fireworks] ☼ Fajerwerki
    [parade] » Defilada
    [research] ★ Badania
    [privilege] § Przywilej
    [privilege-small] Mały: 2 juany
    [privilege-large] Duży: 7 juanów
    [wall] # Budowa muru
    [wall-rice] ∴ 1 żeton ryżu
    [wall-firework] ☼ 1 żeton fajerwerków
    [wall-piece] ⌂ 1 piętro pałacu
    [wall-yuan] ¥ 2 juany
    [wall-spaces] » 3 pola
    [wall-points] ★ 3 punkty
    [raise] Dobuduj piętro
    [found] Nowy pałac
    [play] Zagraj kartę
    [play-C] C rzemieślnik
    [play-L] L dama dworu
    [play-P] P pirotechnik
    [play-T] T poborca podatkowy
    [play-W] W wojownik
    [play-M] M mnich
    [play-H] H uzdrowiciel
    [play-F] F rolnik
    [play-S] S uczony
    [play-wild] ? joker
    [take] Zatrudnij
    [take-C1] C1 rzemieślnik +2
    [take-L1] L1 dama dworu +1
    [take-P1] P1 pirotechnik +5
    [take-P2] P2 pirotechnik +3
    [take-T3] T3 poborca podatkowy +3
    [take-W1] W1 wojownik +5
    [take-W2] W2 wojownik +3
    [take-M1] M1 mnich +6
    [take-M2] M2 mnich +2
    [take-H1] H1 uzdrowiciel +4
    [take-H2] H2 uzdrowiciel +1
    [take-F1] F1 rolnik +4
    [take-F2] F2 rolnik +1
    [take-S2] S2 uczony +4
    [take-S3] S3 uczony +2
    [place] Umieść w pałacu
    [release] Zwolnij
    [release-C1] C1 rzemieślnik
    [release-L1] L1 dama dworu
    [release-P1] P1 pirotechnik
    [release-P2] P2 pirotechnik
    [release-T3] T3 poborca podatkowy
    [release-W1] W1 wojownik
    [release-W2] W2 wojownik
    [release-M1] M1 mnich
    [release-M2] M2 mnich
    [release-H1] H1 uzdrowiciel
    [release-H2] H2 uzdrowiciel
    [release-F1] F1 rolnik
    [release-F2] F2 rolnik
    [release-S2] S2 uczony
    [release-S3] S3 uczony
    [decline] Odrzuć nową postać
    [lose] Usuń piętro
    [discard] Odrzuć
    [discard-yuan] ¥ 1 juan
    [discard-rice] ∴ 1 żeton ryżu
    [discard-firework] ☼ 1 żeton fajerwerków
    [drop] Odrzuć kartę
    [drop-C] C rzemieślnik
    [drop-L] L dama dworu
    [drop-P] P pirotechnik
    [drop-T] T poborca podatkowy
    [drop-W] W wojownik
    [drop-M] M mnich
    [drop-H] H uzdrowiciel
    [drop-F] F rolnik
    [drop-S] S uczony
    [drop-wild] ? joker
    [favour] Wybierz rodzaj
    [favour-C] C rzemieślnik
    [favour-L] L dama dworu
    [favour-P] P pirotechnik
    [favour-T] T poborca podatkowy
    [favour-W] W wojownik
    [favour-M] M mnich
    [favour-H] H uzdrowiciel
    [favour-F] F rolnik
    [favour-S] S uczony
    [foretell] Wybierz wielkie wydarzenie
    [foretell-lantern] Święto Lampionów
    [foretell-buddha] Budda
    [foretell-earthquake] Trzęsienie ziemi
    [foretell-tsunami] Tsunami
    [foretell-eclipse] Zaćmienie Słońca
    [foretell-volcano] Wybuch wulkanu
    [foretell-tornado] Tornado
    [foretell-dawn] Świt
    [foretell-assassination] Zamach
    [foretell-treaty] Traktat
   *[other] { $word }
}
dragon-legend = [3]: obecny miesiąc, 7!: miesiąc wielkiego wydarzenia. Wydarzenia: · Pokój, -4¥ Danina, -∴⌂ Susza, +☼★ Festiwal, -†W Inwazja, -3H Zaraza; #1: kafelek muru gracza 1. Grupy kart akcji i to, co ci dają, 3¥ 12: koszt 3 juany, stoją tam smoki graczy 1 i 2. ¥ Podatki, juany; ⌂ Budowa, piętra; ∴ Zbiory, ryż; ☼ Fajerwerki; » Defilada, tor postaci; ★ Badania, punkty; § Przywilej; # Budowa muru. F1×4: dostępne postacie. Gracze w kolejności; [M2··]: pałac z 1 postacią i wolnymi piętrami. C rzemieślnik, L dama dworu, P pirotechnik, T poborca podatkowy, W wojownik, M mnich, H uzdrowiciel, F rolnik, S uczony. 1 CM? #∴: karty na ręce (? joker) i kafelki muru gracza 1.
dragon-moves = Ruchy: taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass; raise 2 dobudowuje piętro w pałacu 2, found buduje nowy pałac; play M zagrywa kartę, take M2 zatrudnia starszego mnicha, place 1 umieszcza nową postać w pałacu 1, decline ją odrzuca; release F1 2 zwalnia młodszego rolnika z pałacu 2; foretell dawn wybiera wielkie wydarzenie; lose 1, discard rice, drop M, favour M odpowiadają na wielkie wydarzenia.

## W przeglądarce

dragon-tally-persons = Postacie
dragon-tally-palaces = Pałace
dragon-tally-yuan = Juany
dragon-tally-space = Tor postaci
dragon-name-person = { $person ->
    [C1] rzemieślnik
    [L1] dama dworu
    [P1] młodszy pirotechnik
    [P2] starszy pirotechnik
    [T3] poborca podatkowy
    [W1] młodszy wojownik
    [W2] starszy wojownik
    [M1] młodszy mnich
    [M2] starszy mnich
    [H1] młodszy uzdrowiciel
    [H2] starszy uzdrowiciel
    [F1] młodszy rolnik
    [F2] starszy rolnik
    [S2] młodszy uczony
   *[S3] starszy uczony
}
dragon-name-role = { $role ->
    [C] rzemieślnik
    [L] dama dworu
    [P] pirotechnik
    [T] poborca podatkowy
    [W] wojownik
    [M] mnich
    [H] uzdrowiciel
    [F] rolnik
   *[S] uczony
}
dragon-name-wild = joker
dragon-month-event = { $event ->
    [peace] Pokój
    [tribute] Danina
    [drought] Susza
    [festival] Festiwal
    [raid] Inwazja
   *[epidemic] Zaraza
}
dragon-name-super = { $super-event ->
    [lantern] Święto Lampionów
    [buddha] Budda
    [earthquake] Trzęsienie ziemi
    [tsunami] Tsunami
    [eclipse] Zaćmienie Słońca
    [volcano] Wybuch wulkanu
    [tornado] Tornado
    [dawn] Świt
    [assassination] Zamach
   *[treaty] Traktat
}
dragon-name-survey = Punktacja muru
dragon-year = Rok
dragon-phase-action = Akcja
dragon-phase-person = Postać
dragon-phase-event = Wydarzenie
dragon-phase-score = Punktacja
dragon-month-wall = kafelek muru: { $seat }
dragon-track = Tor postaci
dragon-actions-title = Karty akcji
dragon-group = Grupa { $group }
dragon-free = za darmo
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, juany: +{ $total }
    [build] { dragon-action }, piętra: +{ $total }
    [harvest] { dragon-action }, żetony ryżu: +{ $total }
    [fireworks] { dragon-action }, żetony fajerwerków: +{ $total }
    [parade] { dragon-action }, tor postaci: +{ $total }
    [research] { dragon-action }, punkty: +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives }; koszt: { $fee } juany
}
dragon-pass = Pas
dragon-pass-says = { $yuan ->
    [0] Pas, bez zysku
    [one] Pas: +{ $yuan } juan
    [few] Pas: +{ $yuan } juany
   *[many] Pas: +{ $yuan } juanów
}
dragon-confirm = { $does ->
    [act] { dragon-action }
    [act-paid] { $yuan ->
        [one] { dragon-action }, zapłać { $yuan } juan
        [few] { dragon-action }, zapłać { $yuan } juany
       *[many] { dragon-action }, zapłać { $yuan } juanów
    }
    [small] Mały przywilej: 2 juany
    [small-paid] Mały przywilej: 5 juanów
    [large] Duży przywilej: 7 juanów
    [large-paid] Duży przywilej: 10 juanów
    [pass] Pas
    [raise] Dobuduj piętro
    [found] Nowy pałac
    [play] Zagraj: { dragon-person-card }
    [take] Zatrudnij: { dragon-name-person }
    [place] Umieść w pałacu { $palace }
    [replace] Zastąp: { dragon-name-person }
    [release] Zwolnij: { dragon-name-person }
    [decline] Odrzuć nową postać
    [lose] Pałac { $palace }: usuń piętro
    [discard] Odrzuć: { dragon-goods }
    [drop] Odrzuć: { dragon-person-card }
    [favour] Wybierz: { dragon-name-role }
   *[foretell] Wybierz: { dragon-name-super }
}
dragon-court = dwór
dragon-good-yuan = Juany
dragon-good-rice = Żetony ryżu
dragon-good-fireworks = Żetony fajerwerków
dragon-good-small = Małe przywileje
dragon-good-large = Duże przywileje
dragon-good-wall = Pozostałe kafelki muru
dragon-resident = { dragon-name-person }, pałac { $palace }
dragon-palace-says = { $count ->
    [0] Pałac { $palace }, { dragon-floors }, niezamieszkany
   *[other] Pałac { $palace }, { dragon-floors }: { $persons }
}
dragon-no-palaces = brak pałaców
dragon-do-release = Zwolnij: { dragon-name-person }, pałac { $palace }
dragon-do-raise = Pałac { $palace }: dobuduj piętro
dragon-do-place = Umieść w pałacu { $palace }
dragon-do-lose = Pałac { $palace }: usuń piętro
dragon-do-found = Nowy pałac
dragon-do-play = Karta postaci: { $card }
dragon-do-drop = Odrzuć: { $card }
dragon-do-take = Zatrudnij: { dragon-name-person }, tor postaci +{ $points }, symbole: { $symbols }, dostępne: { $left }
dragon-do-decline = Odrzuć nową postać: { $name }
dragon-decline = Odrzuć nową postać
dragon-do-discard = { $good ->
    [yuan] Odrzuć: 1 juan z { $count }
    [rice] Odrzuć: 1 żeton ryżu z { $count }
   *[firework] Odrzuć: 1 żeton fajerwerków z { $count }
}
dragon-do-favour = Wybierz: { dragon-name-role }
dragon-plate-stay = wszyscy zostają
dragon-plate-choose = wybierz 1
dragon-plate-leaves = 1 odchodzi
dragon-plate-empty = 1 odchodzi, bez postaci: −1 piętro
dragon-pair-taken = para zajęta
dragon-tray-hand = Karty postaci
dragon-tray-supply = Dostępne postacie
dragon-tray-newcomer = Nowa postać
dragon-tray-goods = Zasoby do odrzucenia
dragon-tray-roles = Rodzaje twoich postaci
dragon-tray-super = Wielkie wydarzenie 7. miesiąca
dragon-tray-privileges = Mały czy duży przywilej?
dragon-tray-tiles = Kafelki muru
dragon-players-title = Dwory
dragon-players-about = prowadzenie na torze postaci daje pierwszeństwo
dragon-turn = { $place }. w kolejności graczy
dragon-turn-over = { $place }. w kolejności graczy, już po ruchu
dragon-more = { $seat }: cały dwór
dragon-prospect = Punkty na koniec miesiąca: { $month }. Punktacja końcowa przy obecnym stanie: { $last }.
dragon-legend-title = Złote obwódki
dragon-legend-about = Możesz to teraz wybrać; dotknij ponownie, aby odznaczyć. Grupa, na której stoi smok, kosztuje 3 juany.
dragon-forecast = Prognoza
dragon-forecast-about = jeśli nic innego się nie zmieni
dragon-when = { $months ->
    [0] w tym miesiącu
    [one] za { $months } miesiąc
    [few] za { $months } miesiące
   *[many] za { $months } miesięcy
}
dragon-when-now = teraz
dragon-cause = { $what ->
    [peace] Nic się nie dzieje.
    [tribute] Do zapłaty { $need } juany, masz { $have }.
    [drought] Zamieszkane pałace: { $need }, żetony ryżu: { $have }.
    [festival] Żetony fajerwerków: { $have }, najwięcej: { $need }.
    [raid] Hełmy: { $have }, najmniej: { $need }.
    [epidemic] Postacie: { $need } minus { $have } za moździerze.
    [wall] Mur: { $built } z { $needed }. Twoje kafelki: { $have }, najmniej: { $need }.
    [lantern] 2 punkty za każdą postać: { $have }.
    [buddha] Buddowie: { $have }, razy piętra pałacu.
    [earthquake] Piętra do usunięcia: { $need }, wolne: { $have }.
    [tsunami] Zasoby: { $have }, do odrzucenia: { $pays }.
    [eclipse] Wydarzenie następuje drugi raz.
    [volcano] Wszystkie znaczniki na pole 0: −{ $pays }.
    [tornado] Karty do odrzucenia: { $pays } z { $have }.
    [dawn] Każdy zatrudnia młodszą postać.
    [assassination] Smoki do oddania: { $pays }.
   *[treaty] Symbole 1 rodzaju twoich postaci.
}
dragon-effect-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
dragon-effect-release = { $count ->
    [0] nikogo nie zwalniasz
   *[other] zwalniasz: { $count }
}
dragon-others = { $seat } zwalnia: { $count }
dragon-scoring = Punktacja
dragon-scoring-cause = Pałace { $a }, damy dworu { $b }, przywileje { $c }.
dragon-final = Punktacja końcowa
dragon-final-cause = Postacie { $a }, mnisi { $b }, juany { $c }.
dragon-when-each = co miesiąc
dragon-when-end = przy obecnym stanie
dragon-recap = Podsumowanie miesiąca
dragon-ledger = Źródła punktów
dragon-from-palaces = Pałace
dragon-from-ladies = Damy dworu
dragon-from-privileges = Przywileje
dragon-from-research = Badania
dragon-from-festival = Festiwal Smoków
dragon-from-raid = Inwazja Mongołów
dragon-from-wall = Wielki Mur Chiński
dragon-from-super = Wielkie wydarzenie
dragon-from-persons = Postacie
dragon-from-monks = Mnisi
dragon-from-money = Juany i zasoby
