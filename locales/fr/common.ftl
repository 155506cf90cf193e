# Words that every client needs, whatever the game.

list = { $rest } et { $last }
undo-start = Rien n’a encore été joué.
undo-chance = Le hasard a tranché depuis, et ce qui est su reste su.
undo-rival = { $seat } a joué depuis.
undo-disclosed = Ce coup vous a révélé quelque chose de caché ({ $clause }) : il reste.
undo-over = La partie est finie.
no-undo = Rien à reprendre
bot-novice = { $seat } (novice)
bot-adept = { $seat } (initié)
bot-master = { $seat } (maître)
you = { $seat } (vous)
