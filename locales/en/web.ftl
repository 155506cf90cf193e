# Words of the browser client that no game has to know.

## Everywhere

close = Close
done = Done
understood = Understood
all-games = All games
language = Language
settings = Settings
account = Account
skip-to-content = Skip to the content
skip-to-board = Skip to the board
foot-about = Free software, without advertising or tracking. Games against bots stay on this device.
foot-more = More
nowhere = There is nothing here
title-home = Pagoda: board games of ancient China
title-table = { $title } · Pagoda
title-yours = Your turn · { $title } · Pagoda

## First page

home-title = Ancient China on your table
home-about = Play at once: against bots, with friends beside you or with people anywhere; without an account, also offline.
play-title = Play { $title }
not-now = Not now
learn = Learn
learn-title = Learn { $title }
learn-about = A first game that explains itself
players-count = { $least } to { $most } players
new-game = New game of { $title }
name-label = Your name
my-name = Jade
chair = Seat { $seat }
chair-me = Me
chair-guest = Person here
chair-novice = Novice
chair-adept = Adept
chair-master = Master
chair-nobody = Nobody
seat-name = Seat { $seat }
option-yes = yes
option-no = no
start = Start
meet-people = Play with people
meet-people-about = Quick matches, open tables and yours
meet-go = To the tables
under-way = Under way
none-under-way = No game yet. The first one starts above.
finished = Finished
resume = Resume
replay = Replay
delete = Delete
import = Import a game
import-about = Paste a game that was exported here or in the terminal. If it isn’t over you take the seat that is to move.
import-unknown = This is no game that can be shown here.
import-unreadable = This can’t be read: { $why }. Your text is kept; mend it and try again.
game-as-text = The game as text
or-file = or a file
state-yours = Your turn · { $when }
state-theirs = { $seat } to move · { $when }
state-begins = About to begin · { $when }
state-over = Finished · { $when }
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## The table

table = Table
board = Board
opening = Setting the table …
lost-title = There is no such table here
lost-about = Games are kept in the browser in which they were begun.
broken-title = Something went wrong
broken-about = Your game is kept as it was. Setting the table again loses nothing.
broken-again = Set the table again
not-kept = The browser keeps nothing more: export the game if you want to have it later.
turn-yours = Your turn
turn-of = { $seat } to move
turn-thinks = { $seat } is thinking
turn-over = The game is over
hand-title = Hand
think = What follows
bar = Your move
confirm-move = Confirm
wait = Wait
undo = Undo
pick-first = First pick what you want to place.
refused-title = { $what }: not allowed.
space-lit = { $text }: you can place here
space-gains = { $text }: you can place here and gain by it
curtain-title = Pass the device to { $seat }
curtain-about = Nothing of the hand shows until { $seat } is ready.
curtain-ready = I am { $seat }, show my hand
zoom = Zoom
zoom-in = Closer
zoom-out = Further away
zoom-fit = Whole board

## Beside the board

side = Log, rules and hints
log-title = Log
log-open = Open the log.
rules-title = Rules
hint = Hint
hint-ask = What would a master do with what you can see?
hint-later = A hint can be had when it is your turn.
hint-thinks = The master is thinking …
hint-about = What the master would do, by all that you can see. Choose one to try it.
hint-chance = { $chance } % to win

## Other moments

film-title = Since your last move
film-skip = Skip
pause = Pause
go-on = Go on
past-title = An earlier moment
back-to-now = Back to now
steps = Steps
step-of = Step { $ply } of { $plies }
step-first = To the beginning
step-back = A step back
step-on = A step on
step-last = To the end
eyes = Seen by
eyes-public = Everybody

## Menu

menu = Menu
menu-undo-about = Takes back what nobody has learned anything from.
menu-reset = Start my turn again
menu-reset-about = Takes back all of this turn that can be.
menu-hint-about = What a master would do
menu-film-about = What the others did, move by move
menu-export-about = The game as text, to keep or to report
menu-leave = Leave the table
menu-leave-about = The game is kept; go on with it from the first page.
keys-about = Keys: arrows and Enter on the board, 1 to 9 pick, R turns, C confirms, U takes back, H hint, L log, ? rules, M menu, + − 0 zoom.
export = Export
export-about = This text is the whole game, with everybody’s secrets. Whoever has it can import and replay it.
export-where = Table { $table } · step { $ply } · Pagoda { $version }
save-file = Save as a file
copy = Copy
copied = Copied

## Settings

settings-speed = How fast things move
speed-none = Not at all
speed-fast = Fast
speed-normal = Normal
speed-slow = Slowly
settings-confirm = Confirm a move
confirm-always = Always
confirm-touch = On touch
confirm-never = Never
settings-theme = Colours
theme-auto = As the system
theme-light = Light
theme-dark = Dark
settings-sound = Sound
settings-sound-about = A wooden click for moves, a bell when it is your turn.
settings-draw = Draw for me
settings-draw-about = What looks all alike is chosen for you. A tile that is drawn can’t be put back.
settings-zen = Zen
settings-zen-about = Only the board and what is asked.

## The end

you-win = You win
wins = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
score-more = What the bot says
score-title = Score sheet
score-position = The last position
player = Player
points = Total
place = Place
course-title = How it came about
course-about = Points after each step. At the end: { $points }.
play-again = Play again

## Gallery

gallery-title = Pieces
gallery-controls = Controls
