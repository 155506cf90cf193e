# Texts that every client needs, whatever the game.

list = { $rest } and { $last }
undo-start = Nothing has been played yet.
undo-chance = Can’t undo: something was drawn since, and it can’t be unseen.
undo-rival = Can’t undo: { $seat } has moved since.
undo-disclosed = Can’t undo: the move showed you something hidden ({ $clause }).
undo-over = The game is over.
no-undo = Nothing to undo
bot-novice = { $seat } (easy bot)
bot-adept = { $seat } (medium bot)
bot-master = { $seat } (hard bot)
you = { $seat } (you)
