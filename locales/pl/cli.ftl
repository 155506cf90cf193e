# Słowa klienta terminalowego, wspólne dla wszystkich gier.

## Wyliczenia

told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
ply = krok { $ply }
standing = { $place }. { $seat }, { $points }

## Przy stole

players = Gracze
log = Historia
rules = Zasady
help = Pomoc
over = Koniec gry
record = Zapis partii
thinking = { $seat } myśli…
with-bots = Grasz z botami: { $bots }.
hand-over = Przekaż klawiaturę. Teraz gra: { $seat }. Naciśnij Enter.
confirm = { $move }: Enter potwierdza, Esc anuluje
too-small = Pagoda potrzebuje terminala { $columns } × { $rows }. Powiększ okno albo graj z --plain.

## Czego nie można

not-allowed = Niedozwolone
refused = Wbrew zasadzie { $clause }: { $text }
not-here = Tego nie można teraz wybrać.
garbled = To nie jest ruch w tej grze. Wpisz help, aby zobaczyć polecenia.
goes-on = Dalej do wyboru: { $words }
taken-back = Cofnięto.
no-such-clause = Nie ma takiej zasady. Wpisz rules, aby zobaczyć wszystkie.

## Przyjście i wyjście

quit = Opuścić stół?
quit-ask = Dla ciebie partia się tu kończy.
bye = Do zobaczenia!
saved = Zapis partii: { $path }.
not-saved = Nie udało się zapisać partii: { $why }
no-such-game = Nie ma tu takiej gry; są: { $games }.
no-such-options = Ta gra nie ma takich opcji.
no-such-seats = W tę grę nie gra się w tyle osób.
no-such-seat = Miejsca mają numery od 1 do { $seats }.
unreadable = Nie można odczytać zapisu partii: { $why }
unreadable-line = Wiersz { $line } zapisu partii jest nieprawidłowy.
foreign = To zapis innej gry albo nieznanego tu wydania.

## Odtwarzanie

step = Krok { $ply } z { $plies }
seen-by = Widok: { $seat }
seen-by-all = Widok: publiczny
not-over = Partia jeszcze trwa. Wynik w tej chwili:

## Podpowiedź

hint-title = { $seat }: najlepsze ruchy po kroku { $ply } z { $plies } według tego, co widzi { $seat }:
hint-move = { $place }. Szanse na wygraną { $value }%, odwiedziny { $visits }: { $move } – { $told }
hint-reasons = Pierwszy ruch w porównaniu z drugim, według cech, w punktach:
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = iteracje: { $iterations }, na sekundę: { $rate }
hint-nobody = W tym kroku nikt nie podejmuje decyzji.

## Analiza

graded-head = { $title }. Każda decyzja według tego, co było wtedy widać z danego miejsca: szanse na wygraną po niej i po najlepszej. ?? błąd, strata co najmniej 10 punktów; ? pomyłka, 5; ?! niedokładność, 2. Iteracje na decyzję: { $iterations }.
graded = { $ply } { $seat } { $mark } { $value }%  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value }%  { $played }; lepiej { $best }: { $best-value }%
sum-accuracy = { $seat }: dokładność { $accuracy }%; decyzje: { $decisions }, w tym ?? { $blunders }, ? { $mistakes }, ?! { $doubtful }
sum-way = od { $start }%: szczęście { $luck }, własne błędy { $skill }, inni i reszta { $others }, do { $end }%
sum-costly = krok { $ply }: { $played } { $loss }; lepiej { $best }
chart-is-in = Wykres: { $path }.
grades-are-in = Wszystkie liczby: { $path }.
chart-title = { $title }: szanse na wygraną
chart-desc = Linia dla każdego gracza, od pierwszego kroku do kroku { $plies }. { $players }
chart-player = { $seat }: od { $start }% do { $end }%, szczęście { $luck }, własne błędy { $skill }.
chart-luck = szczęście { $luck }
chart-mark = Krok { $ply }, { $seat }: { $played } { $loss }; lepiej { $best }
chart-x = Krok
chart-y = Szanse na wygraną według tego, co widać z danego miejsca
chart-legend = ?? błąd, co najmniej 10 punktów    ? pomyłka, co najmniej 5

## Klawisze

keys-row = 1–9 Tab wybór  Enter dalej  u cofnij  r zasady  s zapis  ? pomoc  q koniec
keys-pick = ↑↓←→ Tab pole  Enter wybór  Esc wstecz  u cofnij  r zasady  ? pomoc  q koniec
keys-confirm = Enter potwierdź  Esc anuluj  r zasady  ? pomoc  q koniec
keys-watch = Enter pomiń  r zasady  ? pomoc  q koniec
keys-hand-over = Enter dalej
keys-over = PgUp PgDn historia  r zasady  s zapis  ? pomoc  q koniec
keys-notice = dowolny klawisz zamyka
keys-refusal = r otwiera tę zasadę, inny klawisz zamyka
keys-standing = dowolny klawisz pokazuje planszę
keys-rules = ↑ ↓ PgUp PgDn przewijają, inny klawisz zamyka
keys-quit = Enter wychodzi, inny klawisz zostaje
keys-replay = ← → krok  PgUp PgDn 10  Home End  1–9 widok  0 publiczny  r zasady  q koniec

help-keys = Strzałki albo h j k l: ruch po planszy. Tab: następna możliwość.
    1–9: wybór słowa z rzędu. Enter: wybór, potem potwierdzenie. Esc: jedno słowo wstecz.
    u: cofnięcie ruchu, dopóki nic nie zostało odsłonięte.
    PgUp, PgDn: historia; r: zasady, od zasady wybranej w historii.
    s: zapis partii. q: wyjście. Pola i słowa można też wybierać myszą.
help-plain = Wpisz ruch albo jedno z poleceń:
    moves: wszystkie ruchy; moves SŁOWA: ruchy, które tak się zaczynają
    try RUCH: podgląd skutków ruchu
    board, look, hand: plansza jako tekst, cały stół w zdaniach, twoja ręka
    undo: cofnięcie ruchu, dopóki nic nie zostało odsłonięte
    rules, rules NUMER: wszystkie zasady albo jedna
    save PLIK, help, quit
