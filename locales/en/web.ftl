# Texts of the browser client that belong to no game.

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
nowhere = Page not found
title-home = Pagoda: board games of ancient China
title-table = { $title } · Pagoda
title-yours = Your turn · { $title } · Pagoda

## First page

home-title = Ancient China on your table
home-about = Pick a game and start: no account, no download.
home-waiting = { $count ->
    [one] 1 game waits for your move.
   *[other] { $count } games wait for your move.
}
play-now = Play now
play = Play
play-title = Play { $title }
learn = Tutorial
learn-title = { $title }: tutorial
learn-about = Learn by playing a first game
new-here = New here?
new-here-about = Start with Qin: three rules, twenty minutes, and it explains itself as you play.
new-here-found = Two spaces of one colour form a province.
new-here-absorb = Larger provinces absorb smaller ones.
new-here-win = The first to place their last pagoda wins.
players-count = { $least }–{ $most } players
new-game = New game of { $title }
setup-players = Players
setup-bots = Bots
setup-seats = Seats
setup-standard = Standard game
setup-reset = Reset options
setup-needs = Fill at least { $least } seats, one of them on this device.
setup-against = You play against { $names }.
customise = Customise
name-label = Your name
my-name = Jade
chair = Seat { $seat }
chair-me = You
chair-guest = Local
chair-novice = Easy bot
chair-adept = Medium bot
chair-master = Hard bot
chair-nobody = Closed
level-novice = Forgives mistakes
level-adept = A fair fight
level-master = Plans ahead
bot-name-novice = Easy bot
bot-name-adept = Medium bot
bot-name-master = Hard bot
seat-name = Seat { $seat }
option-yes = Yes
option-no = No
option-start = Start player
option-start-random = Random
option-start-1 = Seat 1
option-start-2 = Seat 2
option-start-3 = Seat 3
option-start-4 = Seat 4
option-start-5 = Seat 5
start = Start game
meet-people = Play online
meet-people-about = Quick match, open tables and your own
your-games = Your games
more-games = More games
resume = Resume
replay = Replay
delete = Delete
import = Import game
import-about = Paste a game exported here or in the terminal. If it isn’t over, you take the seat whose turn it is.
import-unknown = This game isn’t one of ours. Check the text and try again.
import-unreadable = Line { $line } isn’t valid. Your text is still here: fix it and try again.
import-incomplete = This isn’t a complete game record. Your text is still here: fix it and try again.
import-illegal = A move in it is against { $clause }. Your text is still here: fix it and try again.
game-as-text = Game as text
or-file = or choose a file
state-yours = Your turn · { $when }
state-theirs = { $seat }’s turn · { $when }
state-begins = Not started · { $when }
state-over = Finished · { $when }
ago-now = just now
ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## The table

table = Table
board = Board
opening = Loading…
lost-title = Table not found
lost-about = Offline games are saved in the browser you started them in.
broken-title = Something went wrong
broken-about = Your game is saved. Reload the table.
broken-again = Reload table
not-kept = Your browser can’t save the game. Export it to keep it.
turn-yours = Your turn
turn-of = { $seat }’s turn
turn-thinks = { $seat } is thinking…
turn-over = Game over
hand-title = Hand
think = Preview
bar = Your move
confirm-move = Confirm
wait = Please wait
undo = Undo
pick-first = Choose what to place first.
refused-title = { $kind ->
    [space] { $what }: not allowed.
   *[other] Not allowed.
}
space-lit = { $text }: legal
space-gains = { $text }: legal, and you gain from it
curtain-title = Pass the device to { $seat }
curtain-about = The hand stays hidden until { $seat } is ready.
curtain-ready = I’m { $seat }: show my hand
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Fit board

## Beside the board

side = Log, rules and hints
log-title = Log
log-open = Open log
rules-title = Rules
hint = Hint
hint-ask = Ask the Hard bot what it would play, knowing only what you can see.
hint-later = Hints are available on your turn.
hint-thinks = The bot is thinking…
hint-about = What the Hard bot would play, knowing only what you can see. Choose a move to try it.
hint-chance = { $chance }% to win

## Other moments

film-title = Since your last move
film-skip = Skip
pause = Pause
go-on = Resume
past-title = Earlier position
back-to-now = Back to now
steps = Steps
step-of = Step { $ply } of { $plies }
step-first = First step
step-back = Previous step
step-on = Next step
step-last = Last step
eyes = View as
eyes-public = Spectator

## Menu

menu = Menu
menu-undo-about = Takes back a move that revealed nothing.
menu-reset = Restart turn
menu-reset-about = Takes back as much of this turn as possible.
menu-hint-about = What the Hard bot would play
menu-film-about = What your opponents did, move by move
menu-export-about = Save the game as text, or attach it to a bug report
menu-leave = Leave table
menu-leave-about = The game is saved. Resume it from the first page.
keys-about = Keyboard shortcuts: arrows and Enter on the board, 1–9 choose, R rotate, C confirm, U undo, H hint, L log, ? rules, M menu, + − 0 zoom.
export = Export game
export-about = This text is the whole game, hidden information included. Anyone who has it can import and replay it.
export-where = Table { $table } · step { $ply } · Pagoda { $version }
save-file = Save file
copy = Copy
copied = Copied

## Settings

settings-speed = Animations
speed-none = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-confirm = Move confirmation
confirm-always = Always
confirm-touch = On touch
confirm-never = Never
settings-theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
settings-sound = Sound
settings-sound-about = Wood, coins, drums and bells while you play. All the way to the left is off.
settings-turn = Turn signal
settings-turn-about = A bell on your turn, even if other sounds are off.
settings-vibration = Vibration
settings-vibration-about = Your phone vibrates briefly for moves and on your turn.
settings-draw = Auto-draw
settings-draw-about = Draws for you where all choices look the same. A drawn tile can’t be put back.
settings-zen = Zen mode
settings-zen-about = Shows only the board and your decision.
sound-ask = Turn sound on?
sound-on = Turn on
sound-later = Not now

## The end

you-win = You win
wins = { $count ->
    [one] { $seats } wins
   *[other] Shared victory: { $seats }
}
score-title = Score sheet
score-position = Final position
player = Player
points = Total
place = Place
course-title = Score over time
course-about = Points after each step. At the end: { $points }.
play-again = Play again
share-result = Share
score-lead = Total { $points }; next is { $seat } with { $next }.
score-tie = Total { $points }, tied with { $seat }. The tie-break decides.
reveal-moment = The deciding moment

## Gallery

gallery-title = Pieces
gallery-controls = Controls
