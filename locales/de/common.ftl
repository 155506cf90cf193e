# Wörter, die jede Oberfläche braucht, gleich welches Spiel.

list = { $rest } und { $last }
undo-start = Es wurde noch nichts gespielt.
undo-chance = Nicht rückgängig zu machen: Es wurde gezogen.
undo-rival = Nicht rückgängig zu machen: { $seat } hat seither gespielt.
undo-disclosed = Nicht rückgängig zu machen: Der Zug hat etwas Verdecktes aufgedeckt (Regel { $clause }).
undo-over = Die Partie ist beendet.
no-undo = Nichts rückgängig zu machen
bot-novice = { $seat } (leicht)
bot-adept = { $seat } (mittel)
bot-master = { $seat } (schwer)
you = { $seat } (du)
