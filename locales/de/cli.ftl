# Die Wörter der Terminal-Ansicht, die kein Spiel kennen muss.

## Aufzählungen

told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
ply = Schritt { $ply }
standing = { $place }. { $seat }, { $points }

## Am Tisch

players = Spieler
log = Verlauf
rules = Regeln
help = Hilfe
over = Das Spiel ist aus
record = Das Protokoll
thinking = { $seat } denkt nach …
with-bots = Du spielst mit { $bots }.
hand-over = Gib die Tastatur weiter: { $seat } drückt Enter.
confirm = { $move }: Enter spielt, Esc geht zurück
too-small = Pagoda braucht ein Terminal von { $columns } × { $rows }; sonst spiele mit --plain.

## Was nicht geht

not-allowed = Nicht erlaubt
refused = Gegen { $clause }: { $text }
not-here = Das lässt sich jetzt nicht wählen.
garbled = Das ist kein Zug dieses Spiels. help zeigt, was verstanden wird.
goes-on = Weiter geht es mit einem von: { $words }
taken-back = Zurückgenommen.
no-such-clause = Diese Regel gibt es nicht.

## Kommen und gehen

quit = Den Tisch verlassen?
quit-ask = Das Spiel endet hier für dich.
bye = Auf Wiedersehen.
saved = Das Protokoll steht in { $path }.
not-saved = Das Protokoll konnte nicht geschrieben werden: { $why }
no-such-game = Dieses Spiel gibt es hier nicht; es gibt: { $games }.
no-such-options = Solche Optionen hat das Spiel nicht.
no-such-seats = Mit so vielen wird das Spiel nicht gespielt.
no-such-seat = Es gibt die Plätze 1 bis { $seats }.
unreadable = Das ist kein lesbares Protokoll: { $why }
foreign = Das Protokoll ist von einem anderen Spiel oder einer hier unbekannten Ausgabe.

## Ansehen

step = Schritt { $ply } von { $plies }
seen-by = Gesehen von { $seat }
seen-by-all = Gesehen von allen
not-over = Das Spiel ist nicht zu Ende. Wäre es jetzt aus:

## Rat

hint-title = Was { $seat } nach Schritt { $ply } von { $plies } tun könnte, nach allem, was { $seat } sehen kann:
hint-move = { $place }. { $value } % Gewinnchance, Besuche { $visits }: { $move } – { $told }
hint-reasons = Für den ersten Zug und gegen den zweiten, auf den ersten Blick und in Punkten:
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = { $iterations } Iterationen, { $rate } in der Sekunde
hint-nobody = Dort hat niemand etwas zu entscheiden.

## Analyse

graded-head = { $title }. Jede Entscheidung nach dem, was ihr Platz damals sehen konnte: die Gewinnchance danach und nach einem besseren Zug. ?? verschenkt mindestens 10 Punkte, ? 5, ?! 2. Iterationen je Blick: { $iterations }.
graded = { $ply } { $seat } { $mark } { $value } %  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value } %  { $played }; besser { $best }: { $best-value } %
sum-accuracy = { $seat }: { $accuracy } % genau; Entscheidungen: { $decisions }, davon ?? { $blunders }, ? { $mistakes }, ?! { $doubtful }
sum-way = von { $start } %: Glück { $luck }, eigene Fehler { $skill }, die anderen und der Rest { $others }, auf { $end } %
sum-costly = Schritt { $ply }: { $played } { $loss }; besser { $best }
chart-is-in = Das Schaubild steht in { $path }.
grades-are-in = Alle Zahlen stehen in { $path }.
chart-title = { $title }: die Gewinnchance
chart-desc = Eine Linie für jeden Spieler, vom ersten Schritt bis Schritt { $plies }. { $players }
chart-player = { $seat } kommt von { $start } % auf { $end } %: Glück { $luck }, eigene Fehler { $skill }.
chart-luck = Glück { $luck }
chart-mark = Schritt { $ply }, { $seat }: { $played } { $loss }; besser { $best }
chart-x = Schritt
chart-y = Gewinnchance, soweit jeder sie kennen kann
chart-legend = ?? verschenkte mindestens 10 Punkte    ? mindestens 5

## Tasten

keys-row = 1–9 Tab wählen  Enter nehmen  u zurücknehmen  r Regeln  ? Hilfe  q Ende
keys-pick = Pfeile  Tab weiter  Enter wählen  Esc zurück  r Regeln  ? Hilfe  q Ende
keys-confirm = Enter spielen  Esc zurück  r Regeln  ? Hilfe  q Ende
keys-watch = Enter vorspringen  r Regeln  ? Hilfe  q Ende
keys-hand-over = Enter weiter
keys-over = Bild↑ Bild↓ Verlauf  r Regeln  s speichern  ? Hilfe  q Ende
keys-notice = eine Taste schließt
keys-refusal = r liest die Regeln dort, jede andere Taste schließt
keys-standing = eine Taste zeigt das Brett
keys-rules = ↑ ↓ Bild↑ Bild↓ blättern, jede andere Taste schließt
keys-quit = Enter verlässt, jede andere Taste bleibt
keys-replay = ← → Schritt  Bild↑ Bild↓ zehn  Pos1 Ende  1–9 Augen  0 alle  r Regeln  q Ende

help-keys = Pfeile oder h j k l: auf dem Brett bewegen. Tab: die nächste Möglichkeit.
    1–9: ein Wort der Reihe wählen. Enter: wählen, dann spielen. Esc: ein Wort zurück.
    u: zurücknehmen, solange nichts aufgedeckt wurde.
    Bild↑, Bild↓: durch den Verlauf; r: die Regeln, an der dort gewählten Stelle.
    s: speichern. q: verlassen. Auch die Maus wählt Felder und Wörter.
help-plain = Gib einen Zug ein oder eines dieser Wörter:
    moves: alle Züge; moves WÖRTER: die, die so beginnen
    try ZUG: was er bewirken würde
    board, look, hand: das Brett als Text, alles in Sätzen, deine eigenen Zahlen
    undo: zurücknehmen, solange nichts aufgedeckt wurde
    rules, rules REGEL: alle Regeln oder eine
    save DATEI, help, quit
