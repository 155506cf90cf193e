# Teksty gry W Roku Smoka. Postacie zachowują literę i liczbę: M2 to stary mnich.
# Imiona pozostają bez zmian; żadne zdanie ich nie odmienia.

dragon-title = { $month ->
    [0] W Roku Smoka
   *[other] W Roku Smoka, miesiąc { $month }
}

## Części zdań, których używa kilka komunikatów z własnymi danymi

dragon-person = { $person ->
    [C1] C1 (rzemieślnik)
    [L1] L1 (dama dworu)
    [P1] P1 (młody pirotechnik)
    [P2] P2 (stary pirotechnik)
    [T3] T3 (poborca podatków)
    [W1] W1 (młody wojownik)
    [W2] W2 (stary wojownik)
    [M1] M1 (młody mnich)
    [M2] M2 (stary mnich)
    [H1] H1 (młody uzdrowiciel)
    [H2] H2 (stary uzdrowiciel)
    [F1] F1 (młody rolnik)
    [F2] F2 (stary rolnik)
    [S2] S2 (młody uczony)
   *[S3] S3 (stary uczony)
}
dragon-person-card = { $card ->
    [C] C (rzemieślnik)
    [L] L (dama dworu)
    [P] P (pirotechnik)
    [T] T (poborca podatków)
    [W] W (wojownik)
    [M] M (mnich)
    [H] H (uzdrowiciel)
    [F] F (rolnik)
    [S] S (uczony)
   *[wild] dowolna postać
}
dragon-role = { $role ->
    [C] C (rzemieślnik)
    [L] L (dama dworu)
    [P] P (pirotechnik)
    [T] T (poborca podatków)
    [W] W (wojownik)
    [M] M (mnich)
    [H] H (uzdrowiciel)
    [F] F (rolnik)
   *[S] S (uczony)
}
dragon-new-person = { $newcomer ->
    [C1] C1 (rzemieślnik)
    [L1] L1 (dama dworu)
    [P1] P1 (młody pirotechnik)
    [P2] P2 (stary pirotechnik)
    [T3] T3 (poborca podatków)
    [W1] W1 (młody wojownik)
    [W2] W2 (stary wojownik)
    [M1] M1 (młody mnich)
    [M2] M2 (stary mnich)
    [H1] H1 (młody uzdrowiciel)
    [H2] H2 (stary uzdrowiciel)
    [F1] F1 (młody rolnik)
    [F2] F2 (stary rolnik)
    [S2] S2 (młody uczony)
   *[S3] S3 (stary uczony)
}
dragon-event = { $event ->
    [peace] pokój
    [tribute] danina
    [drought] susza
    [festival] święto Smoka
    [raid] najazd Mongołów
   *[epidemic] epidemia
}
dragon-super-event = { $super-event ->
    [lantern] lampion
    [buddha] Budda
    [earthquake] trzęsienie ziemi
    [tsunami] tsunami
    [eclipse] zaćmienie słońca
    [volcano] wybuch wulkanu
    [tornado] tornado
    [dawn] świt
    [assassination] zamach
   *[treaty] traktat
}
dragon-action = { $action ->
    [taxes] Podatki
    [build] Budowa
    [harvest] Zbiory
    [fireworks] Fajerwerki
    [parade] Parada
    [research] Nauka
    [privilege] Przywilej
   *[wall] Mur
}
dragon-bonus = { $bonus ->
    [rice] 1 ryż
    [firework] 1 fajerwerk
    [piece] 1 element pałacu
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
        [one] { $amount } worek ryżu
        [few] { $amount } worki ryżu
       *[many] { $amount } worków ryżu
    }
   *[firework] { $amount ->
        [one] { $amount } fajerwerk
        [few] { $amount } fajerwerki
       *[many] { $amount } fajerwerków
    }
}

## Co się wydarzyło

dragon-laid = Miesiąc { $month }: { dragon-event }
dragon-foretold = Superwydarzenie siódmego miesiąca: { dragon-super-event }
dragon-began = { $seat } bierze postacie jako pierwszy gracz
dragon-dealt = { $groups-8 ->
    [0] Zaczyna się miesiąc { $month }. Grupy: Podatki { $groups-1 }, Budowa { $groups-2 }, Zbiory { $groups-3 }, Fajerwerki { $groups-4 }, Parada { $groups-5 }, Nauka { $groups-6 }, Przywilej { $groups-7 }
   *[other] Zaczyna się miesiąc { $month }. Grupy: Podatki { $groups-1 }, Budowa { $groups-2 }, Zbiory { $groups-3 }, Fajerwerki { $groups-4 }, Parada { $groups-5 }, Nauka { $groups-6 }, Przywilej { $groups-7 }, Mur { $groups-8 }
}
dragon-chose = { $seat } wybiera akcję { dragon-action } z grupy { $group }
dragon-passed = { $seat } pasuje
dragon-gained = { $seat } otrzymuje { dragon-goods }
dragon-paid = { $seat } oddaje { dragon-goods }
dragon-scored = { $seat } zdobywa { dragon-points }
dragon-advanced = { $spaces ->
    [one] { $seat } przesuwa znacznik o { $spaces } pole, na { $to }
    [few] { $seat } przesuwa znacznik o { $spaces } pola, na { $to }
   *[many] { $seat } przesuwa znacznik o { $spaces } pól, na { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } otrzymuje { $pieces } element pałacu
    [few] { $seat } otrzymuje { $pieces } elementy pałacu
   *[many] { $seat } otrzymuje { $pieces } elementów pałacu
}
dragon-built = { $floors ->
    [1] { $seat } zaczyna pałac { $palace }
   *[other] { $seat } podwyższa pałac { $palace }: { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } kupuje mały przywilej
   *[large] { $seat } kupuje duży przywilej
}
dragon-walled = { $seat } buduje mur pod miesiącem { $month }: { dragon-bonus }
dragon-played = { $seat } zagrywa kartę: { dragon-person-card }
dragon-took = { $seat } bierze postać: { dragon-person }
dragon-missed = Dla gracza { $seat } nie ma nic
dragon-housed = { $seat } umieszcza w pałacu { $palace } postać: { dragon-person }
dragon-declined = { $seat } odsyła postać: { dragon-person }
dragon-released = { $seat } zwalnia z pałacu { $palace } postać: { dragon-person }
dragon-struck = Miesiąc { $month }: { dragon-event }
dragon-decayed = { $floors ->
    [0] { $seat }: znika pusty pałac { $palace }
   *[other] { $seat }: niszczeje pusty pałac { $palace }, { dragon-floors }
}
dragon-surveyed = Płytki muru: { $built }, potrzeba: { $needed }
dragon-befell = Superwydarzenie: { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat }: pałac { $palace } wali się
   *[other] { $seat }: pałac { $palace } traci piętro, { dragon-floors }
}
dragon-dropped = { $seat } odrzuca kartę: { dragon-person-card }
dragon-erupted = Wszystkie znaczniki wracają na pole 0; { $seat } pozostaje na czele
dragon-forfeited = { $dragons ->
    [one] { $seat } oddaje przywileje: { $dragons } smok
    [few] { $seat } oddaje przywileje: { $dragons } smoki
   *[many] { $seat } oddaje przywileje: { $dragons } smoków
}
dragon-favoured = { $seat } wybiera rodzaj: { dragon-role }
dragon-tallied = { $seat } zdobywa { dragon-points }: pałace { $palaces }, damy dworu { $ladies }, przywileje { $dragons }
dragon-closed = { $seat } zdobywa na koniec { dragon-points }: postacie { $persons }, mnisi { $monks }, pieniądze { $money }
dragon-ended = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry: zwycięstwem dzielą się { $winners }
}

## Co jest na stole

dragon-player = { $points }★
dragon-players = { $seat }: { dragon-points }, pole { $space } na torze postaci, juany { $yuan }, ryż { $rice }, fajerwerki { $fireworks }, małe przywileje { $small }, duże { $large }, postacie { $persons }; karty na ręce: { $cards }; płytki muru: { $tiles-count }
dragon-table = { $super-event ->
    [none] Bez superwydarzenia
   *[other] Miesiąc 7: { dragon-super-event }
}
dragon-land = { $super-event ->
    [none] Bez superwydarzenia, { $great-wall ->
        [yes] z Wielkim Murem
       *[no] bez Wielkiego Muru
    }; pozostałe postacie: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
   *[other] Superwydarzenie: { dragon-super-event }, { $great-wall ->
        [yes] z Wielkim Murem
       *[no] bez Wielkiego Muru
    }; pozostałe postacie: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
}
dragon-months = { $owner-is ->
    [none] Miesiąc { $month }: { dragon-event }
   *[some] Miesiąc { $month }: { dragon-event }, płytka muru: { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action }: grupa { $group }
   *[other] { dragon-action }: grupa { $group }, koszt { $fee } juany
}
dragon-palaces = { $persons-count ->
    [0] { $owner }, pałac { $palace }: { dragon-floors }, pusty
   *[other] { $owner }, pałac { $palace }: { dragon-floors }, { $persons }
}

## O co się pyta

dragon-stake = { $month-event ->
    [peace] Pokój
    [tribute] Danina: zapłać 4 juany
    [drought] Susza: 1 ryż za każdy zamieszkany pałac
    [festival] Święto Smoka: 6 punktów za najwięcej fajerwerków, potem 3
    [raid] Najazd Mongołów: kto ma najmniej hełmów, traci postać
   *[epidemic] Epidemia: tracisz 3 postacie, mniej dzięki uzdrowicielom
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Która płytka muru?
        [privilege] Mały czy duży?
       *[other] { dragon-stake }. Która akcja?
    }
    [build] Elementy pałacu do postawienia: { $left }. Na którym pałacu, czy nowy?
    [play] { dragon-stake }. Która karta postaci?
    [take] { $stage ->
        [start] Dwie młode postacie na początek: która?
        [super] Świt, młoda postać za darmo: która?
       *[person] { $card ->
            [wild] Weź postać: którą?
           *[other] Weź postać, { dragon-person-card }: młodą czy starą?
        }
    }
    [place] { $first ->
        [release] Żaden pałac nie ma miejsca dla { dragon-new-person }: kogo zwalniasz?
       *[place] Do którego pałacu idzie { dragon-new-person }?
    }
    [release] { $stage ->
        [wall] Mur jest za krótki, a twoich płytek jest najmniej. Zwolnij jedną postać: którą?
        [eclipse_wall] Mur jest za krótki, a twoich płytek jest najmniej. Zwolnij jedną postać: którą?
        [last_wall] Mur jest nieukończony, a twoich płytek jest najmniej. Zwolnij jedną postać: którą?
        [super] Trzęsienie ziemi: runęło piętro i w pałacu jest za ciasno. Kogo zwalniasz?
       *[event] { $month-event ->
            [tribute] Danina, niezapłacone juany: { $you-due }. Za każdy zwolnij postać: którą?
            [drought] Susza, pałace bez ryżu: { $you-due }. W każdym zwolnij postać: którą?
            [raid] Najazd Mongołów, najmniej hełmów. Zwolnij jedną postać: którą?
           *[epidemic] Epidemia, postacie do zwolnienia: { $you-due }. Która?
        }
    }
    [lose] Trzęsienie ziemi, piętra do stracenia: { $left }. Z którego pałacu?
    [discard] Tsunami, dobra do odrzucenia: { $left }. Co?
    [drop] Tornado, karty do odrzucenia: { $left }. Która?
   *[treaty] Traktat: który rodzaj twoich postaci da to, co oznacza?
}
dragon-word = { $word ->
    [pass] pas: uzupełnić do 3 juanów
    [taxes] ¥ Podatki
    [build] ⌂ Budowa
    [harvest] ∴ Zbiory
    [fireworks] ☼ Fajerwerki
    [parade] » Parada
    [research] ★ Nauka
    [privilege] § Przywilej
    [privilege-small] mały: 2 juany
    [privilege-large] duży: 7 juanów
    [wall] # Mur
    [wall-rice] ∴ 1 ryż
    [wall-firework] ☼ 1 fajerwerk
    [wall-piece] ⌂ 1 element pałacu
    [wall-yuan] ¥ 2 juany
    [wall-spaces] » 3 pola
    [wall-points] ★ 3 punkty
    [raise] jedno piętro więcej
    [found] nowy pałac
    [play] zagrać kartę
    [play-C] C rzemieślnik
    [play-L] L dama dworu
    [play-P] P pirotechnik
    [play-T] T poborca podatków
    [play-W] W wojownik
    [play-M] M mnich
    [play-H] H uzdrowiciel
    [play-F] F rolnik
    [play-S] S uczony
    [play-wild] dowolna postać
    [take] wziąć
    [take-C1] C1 rzemieślnik +2
    [take-L1] L1 dama dworu +1
    [take-P1] P1 pirotechnik +5
    [take-P2] P2 pirotechnik +3
    [take-T3] T3 poborca podatków +3
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
    [place] do pałacu
    [release] zwolnić
    [release-C1] C1 rzemieślnik
    [release-L1] L1 dama dworu
    [release-P1] P1 pirotechnik
    [release-P2] P2 pirotechnik
    [release-T3] T3 poborca podatków
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
    [decline] odesłać nową postać
    [lose] stracić piętro
    [discard] odrzucić
    [discard-yuan] ¥ 1 juan
    [discard-rice] ∴ 1 ryż
    [discard-firework] ☼ 1 fajerwerk
    [drop] odrzucić kartę
    [drop-C] C rzemieślnik
    [drop-L] L dama dworu
    [drop-P] P pirotechnik
    [drop-T] T poborca podatków
    [drop-W] W wojownik
    [drop-M] M mnich
    [drop-H] H uzdrowiciel
    [drop-F] F rolnik
    [drop-S] S uczony
    [drop-wild] dowolna postać
    [favour] wybrać rodzaj
    [favour-C] C rzemieślnik
    [favour-L] L dama dworu
    [favour-P] P pirotechnik
    [favour-T] T poborca podatków
    [favour-W] W wojownik
    [favour-M] M mnich
    [favour-H] H uzdrowiciel
    [favour-F] F rolnik
    [favour-S] S uczony
   *[other] { $word }
}
dragon-legend = [3]: obecny miesiąc, 7!: miesiąc superwydarzenia. Wydarzenia: · pokój, -4¥ danina, -∴⌂ susza, +☼★ święto, -†W najazd, -3H epidemia; #1: płytka muru gracza 1. Grupy kart akcji i to, co ci dają, 3¥ 12: koszt 3 juany, stoją tam gracze 1 i 2. ¥ podatki, juany; ⌂ budowa; ∴ zbiory, ryż; ☼ fajerwerki; » parada, tor postaci; ★ nauka, punkty; § przywilej; # mur. F1×4: pozostałe postacie. Gracze w kolejności tury; [M2··]: pałac o dwóch piętrach z jedną postacią. C rzemieślnik, L dama dworu, P pirotechnik, T poborca podatków, W wojownik, M mnich, H uzdrowiciel, F rolnik, S uczony. 1 CM? #∴: karty na ręce (? dowolna) i płytki muru gracza 1.
dragon-moves = Ruchy: taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass; raise 2 albo found stawia element pałacu; play M zagrywa kartę, take M2 bierze starego mnicha, place 1 umieszcza nową postać w pałacu 1, decline ją odsyła; release F1 2 zwalnia młodego rolnika z pałacu 2; lose 1, discard rice, drop M, favour M odpowiadają na superwydarzenia.

## W przeglądarce

dragon-tally-persons = Postacie
dragon-tally-palaces = Pałace
dragon-tally-yuan = Juany
dragon-tally-space = Tor postaci
dragon-name-person = { $person ->
    [C1] rzemieślnik
    [L1] dama dworu
    [P1] młody pirotechnik
    [P2] stary pirotechnik
    [T3] poborca podatków
    [W1] młody wojownik
    [W2] stary wojownik
    [M1] młody mnich
    [M2] stary mnich
    [H1] młody uzdrowiciel
    [H2] stary uzdrowiciel
    [F1] młody rolnik
    [F2] stary rolnik
    [S2] młody uczony
   *[S3] stary uczony
}
dragon-name-role = { $role ->
    [C] rzemieślnik
    [L] dama dworu
    [P] pirotechnik
    [T] poborca podatków
    [W] wojownik
    [M] mnich
    [H] uzdrowiciel
    [F] rolnik
   *[S] uczony
}
dragon-name-wild = dowolna postać
dragon-name-event = { $event ->
    [peace] Pokój
    [tribute] Danina
    [drought] Susza
    [festival] Święto Smoka
    [raid] Najazd Mongołów
   *[epidemic] Epidemia
}
dragon-name-super = { $super-event ->
    [lantern] Lampion
    [buddha] Budda
    [earthquake] Trzęsienie ziemi
    [tsunami] Tsunami
    [eclipse] Zaćmienie słońca
    [volcano] Wybuch wulkanu
    [tornado] Tornado
    [dawn] Świt
    [assassination] Zamach
   *[treaty] Traktat
}
dragon-name-survey = Sprawdzenie muru
dragon-year = Rok
dragon-month-wall = płytka muru: { $seat }
dragon-track = Tor postaci
dragon-actions-title = Karty akcji
dragon-group = Grupa { $group }
dragon-free = za darmo
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, juany: +{ $total }
    [build] { dragon-action }, elementy pałacu: { $total }
    [harvest] { dragon-action }, ryż: +{ $total }
    [fireworks] { dragon-action }, +{ $total }
    [parade] { dragon-action }, tor postaci: +{ $total }
    [research] { dragon-action }, punkty: +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives }; kosztuje { $fee } juany
}
dragon-pass = Pas
dragon-pass-says = Pas: +{ $yuan } juanów
dragon-court = dwór
dragon-good-yuan = Juany
dragon-good-rice = Ryż
dragon-good-fireworks = Fajerwerki
dragon-good-small = Małe przywileje
dragon-good-large = Duże przywileje
dragon-good-wall = Pozostałe płytki muru
dragon-resident = { dragon-name-person }, pałac { $palace }
dragon-palace-says = { $count ->
    [0] Pałac { $palace }, { dragon-floors }, pusty
   *[other] Pałac { $palace }, { dragon-floors }: { $persons }
}
dragon-no-palaces = brak pałaców
dragon-do-release = Zwolnij: { dragon-name-person }, pałac { $palace }
dragon-do-raise = Pałac { $palace }: o piętro wyżej
dragon-do-place = Do pałacu { $palace }
dragon-do-lose = Pałac { $palace }: strać piętro
dragon-do-found = Nowy pałac
dragon-do-play = Karta postaci: { $card }
dragon-do-drop = Odrzuć: { $card }
dragon-do-take = Weź: { dragon-name-person }, tor postaci +{ $points }, symbole { $symbols }, zostało { $left }
dragon-do-decline = Odeślij: { $name }
dragon-decline = Odeślij
dragon-do-discard = { $good ->
    [yuan] Odrzuć 1 juana z { $count }
    [rice] Odrzuć 1 ryż z { $count }
   *[firework] Odrzuć 1 fajerwerk z { $count }
}
dragon-do-favour = Wybierz: { dragon-name-role }
dragon-tray-hand = Karty postaci
dragon-tray-supply = Postacie do wzięcia
dragon-tray-newcomer = Nowa postać
dragon-tray-goods = Dobra do odrzucenia
dragon-tray-roles = Rodzaje twoich postaci
dragon-tray-privileges = Który przywilej?
dragon-tray-tiles = Płytki muru
dragon-players-title = Dwory
dragon-players-about = kto prowadzi na torze, ten zaczyna
dragon-turn = numer { $place } w kolejności
dragon-turn-over = już po turze (numer { $place })
dragon-more = { $seat }: wszystko, co tam leży
dragon-prospect = Punkty na koniec miesiąca: { $month }; na koniec gry w tej chwili: jeszcze { $last }
dragon-legend-title = Złote obwódki
dragon-legend-about = Co można teraz wybrać; dotknij ponownie, by odłożyć. Gdzie stoją inni, grupa kosztuje 3 juany.
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
    [drought] Zamieszkane pałace: { $need }, ryż: { $have }.
    [festival] Fajerwerki: { $have }, najwięcej: { $need }.
    [raid] Hełmy: { $have }, najmniej: { $need }.
    [epidemic] Postacie: { $need } minus { $have } za moździerze.
    [wall] Mur: { $built } z { $needed }. Twoje płytki: { $have }, najmniej: { $need }.
    [lantern] 2 punkty za postać: { $have }.
    [buddha] Buddowie: { $have }, razy piętra.
    [earthquake] Piętra do utraty: { $need }, wolne: { $have }.
    [tsunami] Dobra: { $have }, do odrzucenia: { $pays }.
    [eclipse] Wydarzenie następuje drugi raz.
    [volcano] Wszystkie znaczniki na 0: −{ $pays }.
    [tornado] Karty do odrzucenia: { $pays } z { $have }.
    [dawn] Młoda postać dla każdego.
    [assassination] Zwracane smoki: { $pays }.
   *[treaty] Jeden rodzaj daje to, co oznacza.
}
dragon-effect-points = { $points ->
    [one] +{ $points } punkt
    [few] +{ $points } punkty
   *[many] +{ $points } punktów
}
dragon-effect-release = { $count ->
    [0] nikt nie odchodzi
   *[other] zwolnij: { $count }
}
dragon-others = { $seat } zwalnia: { $count }
dragon-scoring = Punktacja
dragon-scoring-cause = Pałace { $a }, damy dworu { $b }, przywileje { $c }.
dragon-final = Punktacja końcowa
dragon-final-cause = Postacie { $a }, mnisi { $b }, pieniądze { $c }.
dragon-when-each = co miesiąc
dragon-when-end = w tej chwili
dragon-recap = Co przyniósł miesiąc
dragon-ledger = Skąd się wzięły punkty
dragon-from-palaces = Pałace
dragon-from-ladies = Damy dworu
dragon-from-privileges = Przywileje
dragon-from-research = Nauka
dragon-from-festival = Święto Smoka
dragon-from-raid = Najazd Mongołów
dragon-from-wall = Wielki Mur
dragon-from-super = Superwydarzenie
dragon-from-persons = Postacie
dragon-from-monks = Mnisi
dragon-from-money = Pieniądze i dobra
