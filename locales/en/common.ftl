# Words that every client needs, whatever the game.

list = { $rest } and { $last }
undo-start = Nothing has been played yet.
undo-chance = Chance has decided since, and what is known stays known.
undo-rival = { $seat } has moved since.
undo-disclosed = The move told you something that was hidden ({ $clause }), so it stays.
undo-over = The game is over.
no-undo = Nothing to take back
bot-novice = { $seat } (novice)
bot-adept = { $seat } (adept)
bot-master = { $seat } (master)
you = { $seat } (you)
