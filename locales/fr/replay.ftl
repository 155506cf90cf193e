# Parties terminées : revoir chaque étape, analyser, vérifier les tirages.

## Moments

eyes-all = Toutes les mains
replay-link = Copier le lien vers cette étape
replay-link-here = Copier le lien vers cette étape (valable dans ce navigateur, où la partie est enregistrée)
replay-link-copied = Lien vers l’étape { $ply } copié.

## Analyse

analysis-title = Analyse
analysis-about = Le bot examine chaque tour avec ce que pouvait voir la personne qui devait jouer, et estime les chances de victoire.
analysis-ask = Analyser la partie
analysis-thinks = Analyse de l’étape { $ply } sur { $plies }…
analysis-how = Chances de victoire à chaque tour de table, selon l’estimation du bot. Touchez le graphique pour aller à une étape.
analysis-chart = Chances de victoire à chaque tour de table, une ligne par place : { $seats }. Les chiffres de chaque tour figurent dans le tableau ci-dessous.
analysis-turns = Tournants de la partie
turning-point = Tournant { $number }
analysis-turn = Étape { $ply } : { $seat } passe de { $before } % à { $after } %
analysis-table = Tableau de tous les tours
analysis-watch = Regarder

## Vérification des tirages

verify-title = Vérifier les tirages
verify-menu-about = Contrôle que les tirages n’ont pas été truqués.
verify-about = Avant la partie, le serveur a publié l’empreinte d’un nombre secret, et le navigateur de chaque joueur celle d’un texte secret. Les textes n’ont été révélés qu’une fois toutes les empreintes fixées. Ce nombre et ces textes déterminent tous les tirages. Le nombre est maintenant révélé à son tour, et votre navigateur recalcule chaque tirage.
verify-fair = { $draws ->
    [one] { $draws } tirage vérifié : conforme.
   *[other] Les { $draws } tirages sont conformes.
}
verify-proves = { $alone ->
    [yes] Toutes les empreintes correspondent : le serveur n’a pas pu choisir les tirages. Aucune vérification ne peut exclure qu’il ait montré son nombre aux bots pendant la partie.
   *[no] Toutes les empreintes correspondent : ni le serveur ni un joueur n’a pu choisir les tirages. Aucune vérification ne peut exclure que le serveur ait montré son nombre à quelqu’un pendant la partie.
}
verify-commitment-wrong = L’empreinte du serveur n’est pas celle que ce navigateur a reçue avant la partie : le serveur a changé de nombre.
verify-own-wrong = Le texte de ce navigateur n’entre pas dans les tirages : le serveur l’a remplacé.
verify-player-wrong = Le texte de { $name } ne correspond pas à l’empreinte fixée avant la partie : il a été remplacé.
verify-closed = La partie n’est pas terminée. La vérification sera possible à la fin.
verify-seed-wrong = Le nombre ne correspond pas à l’empreinte : le serveur en a révélé un autre que celui qu’il avait fixé.
verify-record-wrong = Impossible de rejouer la partie : son enregistrement est endommagé.
verify-chance-wrong = L’étape { $ply } ne correspond pas au nombre et aux textes : le tirage a été truqué, ou un texte a été modifié.
verify-failed = Vérification impossible. Rechargez la page et réessayez.
verify-commitment = Empreinte (SHA-256)
verify-same = Identique à celle que ce navigateur a reçue avant la partie.
verify-other = Différente de celle que ce navigateur a reçue avant la partie !
verify-not-seen = Ce navigateur n’a pas reçu l’empreinte avant la partie : il ne peut pas la comparer.
verify-seed = Nombre du serveur
verify-added = Textes des joueurs
verify-nothing = aucun
verify-own = de ce navigateur
