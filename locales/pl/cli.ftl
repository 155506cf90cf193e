# Słowa klienta terminalowego, wspólne dla wszystkich gier.

## Wyliczenia

told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
ply = krok { $ply }
standing = { $place }. { $seat }, { $points }

## Przy stole

players = Gracze
log = Przebieg gry
rules = Zasady
help = Pomoc
over = Koniec gry
record = Zapis gry
thinking = { $seat } myśli …
with-bots = Grasz z botami: { $bots }.
hand-over = Przekaż klawiaturę: teraz { $seat }, naciśnij Enter.
confirm = { $move }: Enter gra, Esc cofa
too-small = Pagoda potrzebuje terminala { $columns } × { $rows }; możesz też grać z --plain.

## Czego nie można

not-allowed = Niedozwolone
refused = Wbrew { $clause }: { $text }
not-here = Tego nie można teraz wybrać.
garbled = To nie jest ruch w tej grze. Wpisz help, aby zobaczyć, co jest zrozumiałe.
goes-on = Dalej do wyboru: { $words }
taken-back = Cofnięto.
no-such-clause = Nie ma takiego punktu zasad.

## Przyjście i wyjście

quit = Odejść od stołu?
quit-ask = Dla ciebie gra się tu kończy.
bye = Do zobaczenia.
saved = Zapis gry jest w { $path }.
not-saved = Nie udało się zapisać gry: { $why }
no-such-game = Nie ma tu takiej gry; są: { $games }.
no-such-options = Ta gra nie ma takich opcji.
no-such-seats = W tę grę nie gra się w tyle osób.
no-such-seat = Miejsca mają numery od 1 do { $seats }.
unreadable = To nie jest czytelny zapis gry: { $why }
foreign = To zapis innej gry albo nieznanego tu wydania.

## Oglądanie

step = Krok { $ply } z { $plies }
seen-by = Widok: { $seat }
seen-by-all = Widok: wszyscy
not-over = Gra nie jest skończona. Gdyby skończyła się teraz:

## Podpowiedź

hint-title = Co { $seat } może zrobić po kroku { $ply } z { $plies }, według wszystkiego, co { $seat } widzi:
hint-move = { $place }. { $value } % szans na wygraną, odwiedziny { $visits }: { $move } – { $told }
hint-reasons = Za pierwszym ruchem i przeciw drugiemu, na pierwszy rzut oka i w punktach:
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = iteracje: { $iterations }, na sekundę: { $rate }
hint-nobody = Nikt nie ma tam nic do rozstrzygnięcia.

## Analiza

graded-head = { $title }. Każda decyzja według tego, co jej miejsce mogło wtedy widzieć: szansa na wygraną po niej i po lepszym ruchu. ?? traci co najmniej 10 punktów, ? 5, ?! 2. Iteracje na spojrzenie: { $iterations }.
graded = { $ply } { $seat } { $mark } { $value } %  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value } %  { $played }; lepiej { $best }: { $best-value } %
sum-accuracy = { $seat }: dokładność { $accuracy } %; decyzje: { $decisions }, w tym ?? { $blunders }, ? { $mistakes }, ?! { $doubtful }
sum-way = od { $start } %: szczęście { $luck }, własne błędy { $skill }, inni i reszta { $others }, do { $end } %
sum-costly = krok { $ply }: { $played } { $loss }; lepiej { $best }
chart-is-in = Wykres jest w { $path }.
grades-are-in = Wszystkie liczby są w { $path }.
chart-title = { $title }: szansa na wygraną
chart-desc = Linia dla każdego gracza, od pierwszego kroku do kroku { $plies }. { $players }
chart-player = { $seat }: od { $start } % do { $end } %, szczęście { $luck }, własne błędy { $skill }.
chart-luck = szczęście { $luck }
chart-mark = Krok { $ply }, { $seat }: { $played } { $loss }; lepiej { $best }
chart-x = Krok
chart-y = Szansa na wygraną, o ile każdy może ją znać
chart-legend = ?? strata co najmniej 10 punktów    ? co najmniej 5

## Klawisze

keys-row = 1–9 Tab wybór  Enter bierze  u cofa ruch  r zasady  ? pomoc  q koniec
keys-pick = strzałki  Tab dalej  Enter wybiera  Esc cofa  r zasady  ? pomoc  q koniec
keys-confirm = Enter gra  Esc cofa  r zasady  ? pomoc  q koniec
keys-watch = Enter przeskakuje  r zasady  ? pomoc  q koniec
keys-hand-over = Enter dalej
keys-over = PgUp PgDn przebieg  r zasady  s zapis  ? pomoc  q koniec
keys-notice = dowolny klawisz zamyka
keys-refusal = r otwiera zasady w tym miejscu, inny klawisz zamyka
keys-standing = dowolny klawisz pokazuje planszę
keys-rules = ↑ ↓ PgUp PgDn przewijają, inny klawisz zamyka
keys-quit = Enter odchodzi, inny klawisz zostaje
keys-replay = ← → krok  PgUp PgDn 10  Home End  1–9 widok  0 wszyscy  r zasady  q koniec

help-keys = Strzałki albo h j k l: ruch po planszy. Tab: następna możliwość.
    1–9: wybór słowa z rzędu. Enter: wybór, potem zagranie. Esc: jedno słowo wstecz.
    u: cofnięcie ruchu, dopóki nic nie zostało odkryte.
    PgUp, PgDn: przebieg gry; r: zasady, w wybranym tam punkcie.
    s: zapis gry. q: wyjście. Mysz też wybiera pola i słowa.
help-plain = Wpisz ruch albo jedno z tych słów:
    moves: wszystkie ruchy; moves SŁOWA: te, które tak się zaczynają
    try RUCH: co by się stało
    board, look, hand: plansza jako tekst, wszystko zdaniami, twoje własne liczby
    undo: cofnięcie ruchu, dopóki nic nie zostało odkryte
    rules, rules PUNKT: wszystkie punkty zasad albo jeden
    save PLIK, help, quit
