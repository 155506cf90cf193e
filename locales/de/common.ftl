# Words that every client needs, whatever the game.

list = { $rest } und { $last }
undo-start = Es wurde noch nichts gespielt.
undo-chance = Seither hat der Zufall entschieden, und was bekannt ist, bleibt bekannt.
undo-rival = { $seat } hat seither gezogen.
undo-disclosed = Der Zug hat dir etwas Verborgenes verraten ({ $clause }), also bleibt er.
undo-over = Das Spiel ist aus.
no-undo = Nichts zurückzunehmen
bot-novice = { $seat } (Neuling)
bot-adept = { $seat } (Kenner)
bot-master = { $seat } (Meister)
you = { $seat } (du)
