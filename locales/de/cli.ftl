# Die Wörter der Terminal-Ansicht, die kein Spiel kennen muss.

## Aufzählungen

list = { $rest } und { $last }
told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
you = { $seat } (du)
ply = Schritt { $ply }
standing = { $place }. { $seat }, { $points }

## Am Tisch

players = Spieler
log = Verlauf
rules = Regeln
help = Hilfe
over = Das Spiel ist aus
record = Das Protokoll
waiting = { $seat } ist gleich am Zug
hand-over = Gib die Tastatur weiter: { $seat } drückt Enter.
confirm = { $move }: Enter spielt, Esc geht zurück
too-small = Pagoda braucht ein Terminal von { $columns } × { $rows }; sonst spiele mit --plain.

## Was nicht geht

not-allowed = Nicht erlaubt
refused = Gegen { $clause }: { $text }
not-here = Das lässt sich jetzt nicht wählen.
garbled = Das ist kein Zug dieses Spiels. help zeigt, was verstanden wird.
goes-on = Weiter geht es mit einem von: { $words }
no-undo = Nichts zurückzunehmen
undo-start = Es wurde noch nichts gespielt.
undo-chance = Seither hat der Zufall entschieden, und was bekannt ist, bleibt bekannt.
undo-rival = { $seat } hat seither gezogen.
undo-disclosed = Der Zug hat dir etwas Verborgenes verraten ({ $clause }), also bleibt er.
undo-over = Das Spiel ist aus.
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
