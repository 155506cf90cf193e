# Słowa dla zakończonych partii: dowolny krok, analiza bota, sprawdzenie losowań.

## Kroki

eyes-all = Wszystkie ręce
replay-link = Kopiuj link do kroku
replay-link-here = Kopiuj link do kroku (działa tylko w tej przeglądarce)
replay-link-copied = Skopiowano link do kroku { $ply }.

## Analiza

analysis-title = Analiza
analysis-about = Bot ocenia każdą turę, znając tylko to, co widziała osoba na ruchu, i szacuje szanse na wygraną.
analysis-ask = Analizuj partię
analysis-thinks = Analiza: krok { $ply } z { $plies }…
analysis-how = Szanse na wygraną raz na rundę, według oceny bota. Dotknij wykresu, aby przejść do kroku.
analysis-chart = Szanse na wygraną raz na rundę, osobna linia dla każdej osoby: { $seats }. Poniżej dane z każdej tury w tabeli.
analysis-turns = Punkty zwrotne
turning-point = Punkt zwrotny { $number }
analysis-turn = Krok { $ply }: { $seat }, z { $before }% na { $after }%
analysis-table = Wszystkie tury w tabeli
analysis-watch = Obejrzyj

## Losowania

verify-title = Sprawdź losowania
verify-menu-about = Czy losowania są zgodne z tym, co ustalono przed partią?
verify-about = Przed partią serwer opublikował odcisk tajnej liczby, a przeglądarka każdego gracza – odcisk tajnego tekstu. Teksty ujawniono dopiero wtedy, gdy wszystkie odciski były ustalone. Liczba i teksty razem wyznaczają każde losowanie. Teraz liczba też jest jawna, a twoja przeglądarka powtarza wszystkie losowania.
verify-fair = Potwierdzone losowania: { $draws }.
verify-proves = { $alone ->
    [yes] Wszystkie odciski się zgadzają: serwer nie mógł wybrać losowań. Żadne sprawdzenie nie wykluczy, że w czasie partii pokazał swoją liczbę botom.
   *[no] Wszystkie odciski się zgadzają: ani serwer, ani żaden gracz nie mógł wybrać losowań. Żadne sprawdzenie nie wykluczy, że w czasie partii serwer pokazał komuś swoją liczbę.
}
verify-commitment-wrong = Odcisk serwera jest inny niż ten, który ta przeglądarka widziała przed partią: serwer podmienił swoją liczbę.
verify-own-wrong = Tekst tej przeglądarki nie wszedł do losowań: serwer go podmienił.
verify-player-wrong = Tekst gracza { $name } nie pasuje do odcisku sprzed partii: został podmieniony.
verify-closed = Partia jeszcze trwa. Losowania sprawdzisz po jej zakończeniu.
verify-seed-wrong = Liczba nie pasuje do odcisku: serwer ujawnił inną niż ta, którą ustalił przed partią.
verify-record-wrong = Nie można odtworzyć partii: jej zapis jest uszkodzony.
verify-chance-wrong = Krok { $ply } nie zgadza się z liczbą i tekstami. Losowanie zostało zmienione albo któryś tekst nie jest oryginalny.
verify-failed = Nie udało się sprawdzić losowań. Wczytaj stronę ponownie i spróbuj jeszcze raz.
verify-commitment = Odcisk (SHA-256)
verify-same = Ten sam odcisk ta przeglądarka widziała przed partią.
verify-other = Uwaga: przed partią ta przeglądarka widziała inny odcisk!
verify-not-seen = Ta przeglądarka nie widziała odcisku przed partią, więc nie może go porównać.
verify-seed = Liczba serwera
verify-added = Teksty graczy
verify-nothing = brak
verify-own = z tej przeglądarki
