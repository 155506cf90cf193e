# Words for games that are over: any moment of them, the bot's judgement, the check of their chance.

## Moments

eyes-all = Toutes les mains
replay-link = Copier le lien vers ce moment
replay-link-here = Copier le lien vers ce moment (il marche dans ce navigateur, où la partie est gardée)
replay-link-copied = Le lien vers l’étape { $ply } est copié.

## What the bot thinks of it

analysis-title = Analyse
analysis-about = Le bot regarde chaque position avec les yeux de qui devait jouer, et dit qui allait sans doute gagner.
analysis-ask = Laisser le bot juger
analysis-thinks = Le bot juge l’étape { $ply } sur { $plies }…
analysis-how = Chances de gagner après chaque étape, telles que le bot les voit au premier coup d’œil. Touche le graphique pour aller à une étape.
analysis-chart = Chances de gagner après chaque étape, une ligne chacun pour { $seats }. En dessous, la même chose en tableau.
analysis-turns = Là où la partie a basculé
analysis-turn = Étape { $ply } : { $seat } passe de { $before } % à { $after } %
analysis-table = Toutes les étapes en tableau

## Whether chance was fair

verify-title = Vérifier le hasard
verify-menu-about = A-t-on tiré ce qui était fixé avant la partie ?
verify-about = Avant que quelqu’un s’asseye, le serveur a publié l’empreinte d’un nombre secret. Chaque joueur a ajouté un texte à lui ; le nombre et les textes décident de chaque tirage. Maintenant le nombre est ouvert, et ton navigateur recalcule tous les tirages.
verify-fair = { $draws ->
    [one] Le seul tirage est comme il doit être.
   *[other] Les { $draws } tirages sont tous comme ils doivent être.
}
verify-proves = Le nombre correspond à l’empreinte : le serveur n’a pas pu le choisir une fois les textes ajoutés, et aucun joueur ne pouvait le connaître avant.
verify-closed = La partie n’est pas finie : rien n’est encore ouvert.
verify-seed-wrong = Le nombre ne correspond pas à l’empreinte : le serveur en a ouvert un autre que celui qu’il avait fixé.
verify-record-wrong = La partie ne peut pas être rejouée : son enregistrement est abîmé.
verify-chance-wrong = L’étape { $ply } n’est pas ce que le nombre et les textes décident. Le hasard a été forcé, ou un texte n’est pas celui qui avait été ajouté.
verify-failed = Impossible de vérifier. Recharge la page et réessaie.
verify-commitment = Empreinte (SHA-256)
verify-same = La même que ce navigateur a vue avant la partie.
verify-other = Une autre que celle que ce navigateur a vue avant la partie !
verify-not-seen = Ce navigateur n’était pas là avant la partie : il ne peut pas dire si c’est bien celle qui a été publiée.
verify-seed = Le nombre du serveur
verify-added = Ce que les joueurs ont ajouté
verify-nothing = rien
