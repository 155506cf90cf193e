# Textes du client de terminal, communs à tous les jeux.

## En série

told = { $text } [{ $clause }]
asked = { $seat } : { $ask }
ply = étape { $ply }
standing = { $place }. { $seat }, { $points }

## À la table

players = Joueurs
log = Historique
rules = Règles
help = Aide
over = Partie terminée
record = Enregistrement de la partie
thinking = { $seat } réfléchit…
with-bots = Vous jouez avec { $bots }.
hand-over = Passez le clavier à { $seat }, puis appuyez sur Entrée.
confirm = { $move } : Entrée pour jouer, Échap pour revenir
too-small = Pagoda a besoin d’un terminal de { $columns } × { $rows } ; sinon, jouez avec --plain.

## Ce qui ne va pas

not-allowed = Interdit
refused = Contraire à { $clause } : { $text }
not-here = Ce choix n’est pas possible maintenant.
garbled = Ce n’est pas un coup de ce jeu. Tapez help pour voir les commandes.
goes-on = La suite est au choix : { $words }
taken-back = Coup annulé.
no-such-clause = Cette règle n’existe pas.

## Arriver et partir

quit = Quitter la table ?
quit-ask = La partie s’arrête ici pour vous.
bye = À bientôt.
saved = La partie est enregistrée dans { $path }.
not-saved = La partie n’a pas pu être enregistrée : { $why }
no-such-game = Jeu inconnu. Jeux disponibles : { $games }.
no-such-options = Ce jeu n’a pas ces options.
no-such-seats = Ce jeu ne se joue pas avec ce nombre de joueurs.
no-such-seat = Les places vont de 1 à { $seats }.
unreadable = Partie enregistrée illisible : { $why }
unreadable-line = La ligne { $line } de la partie enregistrée n’est pas valide.
foreign = Cette partie vient d’un autre jeu, ou d’une édition inconnue.

## Revoir une partie

step = Étape { $ply } sur { $plies }
seen-by = Vue : { $seat }
seen-by-all = Vue : spectateurs
not-over = La partie n’est pas terminée. Si elle s’arrêtait maintenant :

## Indice

hint-title = Meilleurs coups pour { $seat } après l’étape { $ply } sur { $plies }, d’après ce que { $seat } peut voir :
hint-move = { $place }. { $value } % de chances de victoire, visites { $visits } : { $move } – { $told }
hint-reasons = Premier coup comparé au deuxième, par critère, en points :
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = { $iterations } itérations, { $rate } par seconde
hint-nobody = Aucune décision à prendre à cette étape.

## Analyse

graded-head = { $title }. Chaque décision, d’après ce que sa place pouvait voir : chances de victoire après le coup joué, et après le meilleur. Gaffe ?? : au moins 10 points perdus ; erreur ? : 5 ; imprécision ?! : 2. Itérations par décision : { $iterations }.
graded = { $ply } { $seat } { $mark } { $value } %  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value } %  { $played } ; mieux { $best } : { $best-value } %
sum-accuracy = { $seat } : précision { $accuracy } % ; décisions : { $decisions }, dont ?? { $blunders }, ? { $mistakes }, ?! { $doubtful }
sum-way = de { $start } % : chance { $luck }, erreurs { $skill }, adversaires et reste { $others }, à { $end } %
sum-costly = étape { $ply } : { $played } { $loss } ; mieux { $best }
chart-is-in = Le graphique est dans { $path }.
grades-are-in = Tous les chiffres sont dans { $path }.
chart-title = { $title } : chances de victoire
chart-desc = Une ligne par joueur, de la première étape à l’étape { $plies }. { $players }
chart-player = { $seat } va de { $start } % à { $end } % : chance { $luck }, erreurs { $skill }.
chart-luck = chance { $luck }
chart-mark = Étape { $ply }, { $seat } : { $played } { $loss } ; mieux { $best }
chart-x = Étape
chart-y = Chances de victoire, d’après ce que chaque place peut savoir
chart-legend = ?? au moins 10 points perdus    ? au moins 5

## Touches

keys-row = 1–9 Tab choisir  Entrée prendre  u annuler  r règles  ? aide  q quitter
keys-pick = flèches  Tab suite  Entrée choisir  Échap retour  r règles  ? aide  q fin
keys-confirm = Entrée jouer  Échap retour  r règles  ? aide  q quitter
keys-watch = Entrée avancer  r règles  ? aide  q quitter
keys-hand-over = Entrée continuer
keys-over = PgPréc PgSuiv historique  r règles  s enregistrer  ? aide  q quitter
keys-notice = une touche pour fermer
keys-refusal = r : lire les règles à cet endroit ; autre touche : fermer
keys-standing = une touche pour voir le plateau
keys-rules = ↑ ↓ PgPréc PgSuiv : défiler ; autre touche : fermer
keys-quit = Entrée : quitter ; autre touche : rester
keys-replay = ← → étape  PgPréc PgSuiv dix  Début Fin  1–9 vue  0 public  r règles  q fin

help-keys = Flèches ou h j k l : se déplacer. Tab : la possibilité suivante.
    1–9 : choisir un mot de la rangée. Entrée : choisir, puis jouer. Échap : un mot en arrière.
    u : annuler le coup, tant que rien n’a été révélé.
    PgPréc, PgSuiv : parcourir l’historique ; r : les règles, à la règle choisie.
    s : enregistrer. q : quitter. La souris choisit aussi les cases et les mots.
help-plain = Tapez un coup, ou l’un de ces mots :
    moves : tous les coups ; moves MOTS : ceux qui commencent ainsi
    try COUP : ce qu’il ferait
    board, look, hand : le plateau en texte, tout en phrases, votre main
    undo : annuler le coup, tant que rien n’a été révélé
    rules, rules NUMÉRO : toutes les règles, ou une seule
    save FICHIER, help, quit
