### Tables at a server.

cleared-title = This table was cleared
cleared-about = The game never began. You can lay another table at any time.
gather-title = Who plays
chair-open = An empty chair
sit-down = Sit down
stand-up = Stand up
begin = Begin
begin-with-bots = { $count ->
    [one] Begin with a bot
   *[other] Begin with { $count } bots
}
begins-at-once = The game begins by itself as soon as everybody is here.
begins-by-owner = Whoever laid the table begins the game.
fill-with = Bots for the empty chairs
invite-title = Invite somebody
invite-about = Whoever has this link can sit down, without an account.
copy-link = Copy the link
chat = Chat
chat-empty = Nothing was said yet. Only those at the table can read it.
chat-line = Say something
chat-say = Say
menu-unread = { $count ->
    [one] Menu: one new line
   *[other] Menu: { $count } new lines
}
chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
clock-days = { $days } d { $hours } h
link-lost = The connection is lost. It comes back by itself; nothing is lost.
link-lost-sending = The connection is lost. Your move is sent as soon as it is back.
watching = You are watching: you see what everybody may see.
watch-others = Other games
undo-asked = { $seat } would like to take the last move back. Do you agree?
undo-asking = You asked to take your move back. Waiting for { $seats }.
agree = Agree
refuse = Refuse
away-me = Your time was out, and a bot plays for you.
away-other = Time was out for { $seat }, and a bot goes on.
come-back = Take my seat back
wait-for = Wait for them
resign = Give up
resign-about = A bot takes your seat, and the game counts as lost.
resign-sure = Give up this game? It counts as lost.
gave-up = { $seats } gave up: the game is over.

is-there = at the table now
is-elsewhere = not at the table now
