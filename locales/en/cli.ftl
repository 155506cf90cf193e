# Words of the terminal client that no game has to know.

## In a row

told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
ply = step { $ply }
standing = { $place }. { $seat }, { $points }

## At the table

players = Players
log = What happened
rules = Rules
help = Help
over = The game is over
record = The record
thinking = { $seat } is thinking …
with-bots = You play with { $bots }.
hand-over = Pass the keyboard to { $seat }, who presses Enter.
confirm = { $move }: Enter plays it, Esc goes back
too-small = Pagoda needs a terminal of { $columns } × { $rows }, or play with --plain.

## What can't be done

not-allowed = Not allowed
refused = Against { $clause }: { $text }
not-here = That can’t be picked now.
garbled = That is not a move of this game. Type help to see what is understood.
goes-on = It goes on with one of: { $words }
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

## Hint

hint-title = What { $seat } could do after step { $ply } of { $plies }, by all that { $seat } can see:
hint-move = { $place }. { $value } % to win, visits { $visits }: { $move } – { $told }
hint-reasons = For the first move and against the second, at first sight and in points:
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = { $iterations } iterations, { $rate } a second
hint-nobody = Nobody has to decide there.

## Analysis

graded-head = { $title }. Every decision by what its seat could see then: the chance to win after it, and after a better one. ?? gives away 10 points or more, ? 5, ?! 2. Iterations a look: { $iterations }.
graded = { $ply } { $seat } { $mark } { $value } %  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value } %  { $played }; better { $best }: { $best-value } %
sum-accuracy = { $seat }: { $accuracy } % accurate; decisions: { $decisions }, of these ?? { $blunders }, ? { $mistakes }, ?! { $doubtful }
sum-way = from { $start } %: luck { $luck }, own mistakes { $skill }, the others and all else { $others }, to { $end } %
sum-costly = step { $ply }: { $played } { $loss }; better { $best }
chart-is-in = The chart is in { $path }.
grades-are-in = All figures are in { $path }.
chart-title = { $title }: the chance to win
chart-desc = A line for each player, from the first step to step { $plies }. { $players }
chart-player = { $seat } goes from { $start } % to { $end } %: luck { $luck }, own mistakes { $skill }.
chart-luck = luck { $luck }
chart-mark = Step { $ply }, { $seat }: { $played } { $loss }; better { $best }
chart-x = Step
chart-y = Chance to win, as far as each player can know
chart-legend = ?? gave away 10 points or more    ? 5 or more

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
