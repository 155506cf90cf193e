# Words of the terminal client that no game has to know.

## In a row

list = { $rest } and { $last }
told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
you = { $seat } (you)
ply = step { $ply }
standing = { $place }. { $seat }, { $points }

## At the table

players = Players
log = What happened
rules = Rules
help = Help
over = The game is over
record = The record
waiting = { $seat } is about to move
hand-over = Pass the keyboard to { $seat }, who presses Enter.
confirm = { $move }: Enter plays it, Esc goes back
too-small = Pagoda needs a terminal of { $columns } × { $rows }, or play with --plain.

## What can't be done

not-allowed = Not allowed
refused = Against { $clause }: { $text }
not-here = That can’t be picked now.
garbled = That is not a move of this game. Type help to see what is understood.
goes-on = It goes on with one of: { $words }
no-undo = Nothing to take back
undo-start = Nothing has been played yet.
undo-chance = Chance has decided since, and what is known stays known.
undo-rival = { $seat } has moved since.
undo-disclosed = The move told you something that was hidden ({ $clause }), so it stays.
undo-over = The game is over.
taken-back = Taken back.
no-such-clause = There is no such clause.

## Coming and going

quit = Leave the table?
quit-ask = The game ends here for you.
bye = Goodbye.
saved = The record is in { $path }.
not-saved = The record could not be written: { $why }
no-such-game = There is no such game; there are: { $games }.
no-such-options = The game has no such options.
no-such-seats = The game isn’t played by so many.
no-such-seat = There are seats from 1 to { $seats }.
unreadable = That is no record that can be read: { $why }
foreign = The record is of another game, or of an edition that is not known here.

## Replay

step = Step { $ply } of { $plies }
seen-by = Seen by { $seat }
seen-by-all = Seen by everybody
not-over = The game is not over. If it ended now:

## Keys

keys-row = 1–9 Tab choose  Enter take  u undo  r rules  s save  ? help  q quit
keys-pick = arrows move  Tab next  Enter pick  Esc back  u undo  r rules  ? help  q quit
keys-confirm = Enter play  Esc back  r rules  ? help  q quit
keys-watch = Enter skip ahead  r rules  ? help  q quit
keys-hand-over = Enter go on
keys-over = PgUp PgDn log  r rules  s save  ? help  q quit
keys-notice = any key closes
keys-refusal = r reads the rules there, any other key closes
keys-standing = any key shows the board
keys-rules = ↑ ↓ PgUp PgDn scroll, any other key closes
keys-quit = Enter leaves, any other key stays
keys-replay = ← → step  PgUp PgDn ten  Home End  1–9 eyes  0 everybody  r rules  q quit

help-keys = Arrows or h j k l: move on the board. Tab: the next possibility.
    1–9: choose a word of the row. Enter: pick, then play. Esc: one word back.
    u: take back as far as nothing was revealed.
    PgUp, PgDn: go through the log; r: the rules, at the clause selected there.
    s: save the record. q: leave. The mouse picks spaces and words too.
help-plain = Type a move, or one of these words:
    moves: all moves; moves WORDS: those that begin so
    try MOVE: what it would do
    board, look, hand: the board as text, everything in sentences, your own figures
    undo: take back as far as nothing was revealed
    rules, rules CLAUSE: all clauses or one
    save FILE, help, quit
