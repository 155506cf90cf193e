# Textes dont tous les clients ont besoin, quel que soit le jeu.

list = { $rest } et { $last }
undo-start = Aucun coup n’a encore été joué.
undo-chance = Annulation impossible : un tirage a eu lieu depuis.
undo-rival = Annulation impossible : { $seat } a joué depuis.
undo-disclosed = Annulation impossible : ce coup vous a révélé une information cachée ({ $clause }).
undo-over = La partie est terminée.
no-undo = Rien à annuler
bot-novice = { $seat } (bot facile)
bot-adept = { $seat } (bot moyen)
bot-master = { $seat } (bot difficile)
you = { $seat } (vous)
