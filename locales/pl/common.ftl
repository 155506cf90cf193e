# Words that every client needs, whatever the game.

list = { $rest } i { $last }
undo-start = Jeszcze nic nie zagrano.
undo-chance = Od tego czasu zdecydował los, a co wiadomo, tego nie da się zapomnieć.
undo-rival = Od tego czasu ruch wykonał gracz { $seat }.
undo-disclosed = Ten ruch zdradził ci coś ukrytego ({ $clause }), więc zostaje.
undo-over = Gra jest skończona.
no-undo = Nie ma czego cofnąć
bot-novice = { $seat } (nowicjusz)
bot-adept = { $seat } (adept)
bot-master = { $seat } (mistrz)
you = { $seat } (ty)
