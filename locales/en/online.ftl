### Tables at a server.

cleared-title = Table closed
cleared-about = The game never started. Create a new table in the lobby.
gather-title = Players
chair-open = Open seat
sit-down = Take seat
stand-up = Leave seat
begin = Start game
begin-with-bots = { $count ->
    [one] Start with 1 bot
   *[other] Start with { $count } bots
}
begins-at-once = The game starts as soon as all seats are taken.
begins-by-owner = The table creator starts the game.
begins-now = The game starts as soon as all players are at the table.
fair-draws = Fair draws
fair-draws-about = This fingerprint fixes the server’s part in all draws. Note it down to check the draws after the game.
seed-commitment-changed = The server changed its fingerprint for the draws. This browser keeps its text secret. Leave this table.
seed-elsewhere = You took this seat in another browser, or the server changed your fingerprint. Leave the seat and take it again here.
seed-void = The start was called off: a player left, or the server dropped your text for the draws. If you stay, your browser draws a new one.
seed-again = Stay
fill-with = Fill with bots
wait-title = { $count ->
    [one] 1 more for { $title }
   *[other] { $count } more for { $title }
}
wait-opens = The game opens by itself.
wait-waited = waited
wait-looking = People looking
wait-come = Seats taken
wait-come-count = { $taken } of { $seats }
wait-bot = Play a bot meanwhile
wait-bot-about = It opens in a new tab. This tab’s title and icon show when it’s your turn.
wait-bot-go = Play a bot
wait-cancel = Cancel
wait-watch-title = Or watch a table
wait-watch = Watch
invite-title = Invite
invite-about = Anyone with this link can join, no account needed.
invite-rated = Anyone with an account can join with this link.
copy-link = Copy link
invite-share = Share
invite-qr = QR code
invite-qr-about = QR code of the link to this table
chat = Chat
chat-empty = No messages yet. Only people at this table can read them.
chat-line = Message
chat-say = Send
menu-unread = { $count ->
    [one] Menu: 1 new message
   *[other] Menu: { $count } new messages
}
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
clock-days = { $days } d { $hours } h
link-lost = Connection lost. Reconnecting…
link-lost-sending = Connection lost. Your move will be sent when you’re back online.
watching = You’re watching. Hidden information stays hidden.
rated-about = Rated game: no hints. Leaving or running out of time counts as a loss.
program-moves = A program moves for { $seats }.
watch-others = Other games
undo-asked = { $seat } asks to undo the last move.
undo-asking = Undo requested. Waiting for { $seats }.
agree = Accept
refuse = Decline
away-me = You ran out of time. A bot has taken over.
away-other = { $seat } ran out of time. A bot has taken over.
come-back = Return to game
wait-for = Keep waiting
resign = Resign
resign-about = A bot takes over, and the game counts as a loss.
resign-sure = Resign this game? It counts as a loss.
resign-not = Keep playing
gave-up = { $seats } resigned. The game is over.

is-there = online
is-elsewhere = offline
