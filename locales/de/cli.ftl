# Die Wörter der Terminal-Ansicht, die kein Spiel kennen muss.

## Aufzählungen

told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
ply = Schritt { $ply }
standing = { $place }. { $seat }, { $points }

## Am Tisch

players = Mitspielende
log = Verlauf
rules = Regeln
help = Hilfe
over = Partie beendet
record = Aufzeichnung
thinking = { $seat } denkt nach …
with-bots = Du spielst mit { $bots }.
hand-over = Gib das Gerät weiter: { $seat } drückt Enter.
confirm = { $move }: Enter bestätigt, Esc geht zurück
too-small = Pagoda braucht ein Terminal mit { $columns } × { $rows } Zeichen. Vergrößere es oder spiele mit --plain.

## Was nicht geht

not-allowed = Nicht erlaubt
refused = Regel { $clause }: { $text }
not-here = Das lässt sich jetzt nicht wählen.
garbled = Das ist kein Zug dieses Spiels. Gib help ein, um alle Befehle zu sehen.
goes-on = Weiter mit: { $words }
taken-back = Zug rückgängig gemacht.
no-such-clause = Diese Regel gibt es nicht. rules zeigt alle.

## Kommen und gehen

quit = Tisch verlassen?
quit-ask = Die Partie endet hier für dich.
bye = Bis bald!
saved = Partie gespeichert: { $path }
not-saved = Die Partie konnte nicht gespeichert werden: { $why }
no-such-game = Dieses Spiel gibt es hier nicht. Zur Wahl stehen: { $games }.
no-such-options = Diese Optionen gibt es in diesem Spiel nicht.
no-such-seats = Mit dieser Anzahl lässt sich das Spiel nicht spielen.
no-such-seat = Es gibt die Plätze 1 bis { $seats }.
unreadable = Die Datei lässt sich nicht lesen: { $why }
unreadable-line = Zeile { $line } der Datei ist ungültig.
foreign = Die Datei gehört zu einem anderen Spiel oder einer unbekannten Ausgabe.

## Ansehen

step = Schritt { $ply } von { $plies }
seen-by = Sicht: { $seat }
seen-by-all = Sicht: Zuschauende
not-over = Die Partie läuft noch. Würde sie jetzt enden:

## Tipp

hint-title = Tipp nach Schritt { $ply } von { $plies } für { $seat }, nur mit dem Wissen von { $seat }:
hint-move = { $place }. { $value } % Gewinnchance, Besuche { $visits }: { $move } – { $told }
hint-reasons = Was für den ersten Zug und gegen den zweiten spricht, geschätzt in Punkten:
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = { $iterations } Iterationen, { $rate } pro Sekunde
hint-nobody = An dieser Stelle ist niemand am Zug.

## Analyse

graded-head = { $title }. Jede Entscheidung mit dem Wissen des Platzes, der am Zug war: Gewinnchance danach und nach einem besseren Zug. ?? grober Patzer (mindestens 10 Prozentpunkte), ? Fehler (5), ?! Ungenauigkeit (2). Iterationen pro Stellung: { $iterations }.
graded = { $ply } { $seat } { $mark } { $value } %  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value } %  { $played }; besser { $best }: { $best-value } %
sum-accuracy = { $seat }: Genauigkeit { $accuracy } %; Entscheidungen: { $decisions }, davon ?? { $blunders }, ? { $mistakes }, ?! { $doubtful }
sum-way = von { $start } %: Glück { $luck }, eigene Fehler { $skill }, die anderen und der Rest { $others }, auf { $end } %
sum-costly = Schritt { $ply }: { $played } { $loss }; besser { $best }
chart-is-in = Diagramm gespeichert: { $path }
grades-are-in = Alle Zahlen gespeichert: { $path }
chart-title = { $title }: Gewinnchancen
chart-desc = Je eine Linie pro Platz, vom ersten Schritt bis Schritt { $plies }. { $players }
chart-player = { $seat }: von { $start } % auf { $end } %, Glück { $luck }, eigene Fehler { $skill }.
chart-luck = Glück { $luck }
chart-mark = Schritt { $ply }, { $seat }: { $played } { $loss }; besser { $best }
chart-x = Schritt
chart-y = Gewinnchance nach dem jeweiligen Wissensstand
chart-legend = ?? grober Patzer (mindestens 10)    ? Fehler (mindestens 5)

## Tasten

keys-row = 1–9 Tab wählen  Enter nehmen  u rückgängig  r Regeln  ? Hilfe  q Ende
keys-pick = Pfeile  Tab weiter  Enter wählen  Esc zurück  r Regeln  ? Hilfe  q Ende
keys-confirm = Enter spielen  Esc zurück  r Regeln  ? Hilfe  q Ende
keys-watch = Enter überspringen  r Regeln  ? Hilfe  q Ende
keys-hand-over = Enter weiter
keys-over = Bild↑ Bild↓ Verlauf  r Regeln  s speichern  ? Hilfe  q Ende
keys-notice = beliebige Taste schließt
keys-refusal = r öffnet die Regel, jede andere Taste schließt
keys-standing = beliebige Taste zeigt das Spielbrett
keys-rules = ↑ ↓ Bild↑ Bild↓ blättern, jede andere Taste schließt
keys-quit = Enter verlässt den Tisch, jede andere Taste bleibt
keys-replay = ← → Schritt  Bild↑ Bild↓ zehn  Pos1 Ende  1–9 Sicht  0 alle  r Regeln  q Ende

help-keys = Pfeile oder h j k l: auf dem Spielbrett bewegen. Tab: nächste Möglichkeit.
    1–9: einen Eintrag der Zeile wählen. Enter: wählen, dann spielen. Esc: einen Schritt zurück.
    u: rückgängig machen, solange nichts aufgedeckt wurde.
    Bild↑, Bild↓: im Verlauf blättern; r: die Regeln, an der dort gewählten Stelle.
    s: Partie speichern. q: Tisch verlassen. Auch die Maus wählt Felder und Einträge.
help-plain = Gib einen Zug ein oder einen dieser Befehle:
    moves: alle Züge; moves ANFANG: alle, die so beginnen
    try ZUG: zeigt, was er bewirken würde
    board, look, hand: Spielbrett als Text, alles in Sätzen, deine eigenen Werte
    undo: rückgängig machen, solange nichts aufgedeckt wurde
    rules, rules REGEL: alle Regeln oder eine
    save DATEI, help, quit
