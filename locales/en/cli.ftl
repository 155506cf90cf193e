# Texts of the terminal client that belong to no game.

## Lines

told = { $text } [{ $clause }]
asked = { $seat }: { $ask }
ply = step { $ply }
standing = { $place }. { $seat }, { $points }

## At the table

players = Players
log = Log
rules = Rules
help = Help
over = Game over
record = Record
thinking = { $seat } is thinking…
with-bots = You’re playing with { $bots }.
hand-over = Pass the keyboard to { $seat }, then press Enter.
confirm = { $move }: Enter confirms, Esc cancels
too-small = Pagoda needs a terminal of at least { $columns } × { $rows }. Enlarge it, or use --plain.

## Errors

not-allowed = Not allowed
refused = Rule { $clause }: { $text }
not-here = That can’t be chosen now.
garbled = That’s not a move of this game. Type help for a list of commands.
goes-on = Continue with one of: { $words }
taken-back = Undone.
no-such-clause = No such rule.

## Start and end

quit = Leave the table?
quit-ask = The game ends here for you.
bye = Goodbye.
saved = Record saved to { $path }.
not-saved = Failed to save the record: { $why }
no-such-game = No such game. Available: { $games }.
no-such-options = The game has no such options.
no-such-seats = The game can’t be played with that many players.
no-such-seat = Seats are numbered from 1 to { $seats }.
unreadable = The record can’t be read: { $why }
unreadable-line = Line { $line } of the record isn’t valid.
foreign = The record belongs to another game or to an unknown edition.

## Replay

step = Step { $ply } of { $plies }
seen-by = View: { $seat }
seen-by-all = View: spectator
not-over = The game isn’t over. If it ended now:

## Hint

hint-title = Best moves for { $seat } after step { $ply } of { $plies }, knowing only what { $seat } can see:
hint-move = { $place }. { $value }% to win, visits { $visits }: { $move } – { $told }
hint-reasons = First move compared with the second, by features, in points:
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = { $iterations } iterations, { $rate } per second
hint-nobody = No decision is due at this step.

## Analysis

graded-head = { $title }. Every decision from the view of its seat: winning chances after the move, and after the best one. ?? blunder (loses 10 points or more), ? mistake (5), ?! inaccuracy (2). Iterations per decision: { $iterations }.
graded = { $ply } { $seat } { $mark } { $value }%  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value }%  { $played }; better { $best }: { $best-value }%
sum-accuracy = { $seat }: accuracy { $accuracy }%; decisions: { $decisions }, of which blunders { $blunders }, mistakes { $mistakes }, inaccuracies { $doubtful }
sum-way = from { $start }%: luck { $luck }, own mistakes { $skill }, opponents and everything else { $others }, to { $end }%
sum-costly = step { $ply }: { $played } { $loss }; better { $best }
chart-is-in = Chart saved to { $path }.
grades-are-in = Figures saved to { $path }.
chart-title = { $title }: winning chances
chart-desc = One line per player, from the first step to step { $plies }. { $players }
chart-player = { $seat } goes from { $start }% to { $end }%: luck { $luck }, own mistakes { $skill }.
chart-luck = luck { $luck }
chart-mark = Step { $ply }, { $seat }: { $played } { $loss }; better { $best }
chart-x = Step
chart-y = Winning chances, as far as each player can know
chart-legend = ?? loses 10 points or more    ? 5 or more

## Keys

keys-row = 1–9 Tab choose  Enter select  u undo  r rules  s save  ? help  q quit
keys-pick = arrows move  Tab next  Enter select  Esc back  u undo  r rules  ? help  q quit
keys-confirm = Enter confirm  Esc back  r rules  ? help  q quit
keys-watch = Enter skip  r rules  ? help  q quit
keys-hand-over = Enter continue
keys-over = PgUp PgDn log  r rules  s save  ? help  q quit
keys-notice = any key closes
keys-refusal = r opens the rule, any other key closes
keys-standing = any key shows the board
keys-rules = ↑ ↓ PgUp PgDn scroll, any other key closes
keys-quit = Enter leaves, any other key stays
keys-replay = ← → step  PgUp PgDn ten  Home End  1–9 seat  0 spectator  r rules  q quit

help-keys = Arrows or h j k l: move on the board. Tab: next choice.
    1–9: choose a word. Enter: select, then confirm. Esc: back.
    u: undo, as long as nothing was revealed.
    PgUp, PgDn: scroll the log. r: rules, at the one selected in the log.
    s: save the record. q: quit. The mouse works on spaces and words.
help-plain = Type a move, or one of these commands:
    moves: list all moves; moves WORDS: those that start with these words
    try MOVE: preview it
    board, look, hand: the board as text, everything in sentences, your hand
    undo: undo, as long as nothing was revealed
    rules, rules CLAUSE: all rules, or one
    save FILE, help, quit
