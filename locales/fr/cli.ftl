# Les mots du client de terminal, communs à tous les jeux.

## En série

told = { $text } [{ $clause }]
asked = { $seat } : { $ask }
ply = étape { $ply }
standing = { $place }. { $seat }, { $points }

## À la table

players = Joueurs
log = Le fil de la partie
rules = Règles
help = Aide
over = La partie est finie
record = L’enregistrement
thinking = { $seat } réfléchit …
with-bots = Vous jouez avec { $bots }.
hand-over = Passez le clavier : { $seat }, appuyez sur Entrée.
confirm = { $move } : Entrée pour jouer, Échap pour revenir
too-small = Pagoda a besoin d’un terminal de { $columns } × { $rows } ; sinon, jouez avec --plain.

## Ce qui ne va pas

not-allowed = Interdit
refused = Contraire à { $clause } : { $text }
not-here = On ne peut pas choisir cela maintenant.
garbled = Ce n’est pas un coup de ce jeu. Tapez help pour voir ce qui est compris.
goes-on = La suite est au choix : { $words }
taken-back = Coup repris.
no-such-clause = Cet article n’existe pas.

## Arriver et partir

quit = Quitter la table ?
quit-ask = La partie s’arrête ici pour vous.
bye = À bientôt.
saved = La partie est enregistrée dans { $path }.
not-saved = La partie n’a pas pu être enregistrée : { $why }
no-such-game = Ce jeu n’existe pas ici ; il y a : { $games }.
no-such-options = Le jeu n’a pas de telles options.
no-such-seats = Le jeu ne se joue pas à ce nombre.
no-such-seat = Les places vont de 1 à { $seats }.
unreadable = Ce n’est pas une partie enregistrée lisible : { $why }
foreign = C’est la partie d’un autre jeu, ou d’une édition inconnue ici.

## Revoir une partie

step = Étape { $ply } sur { $plies }
seen-by = Vue : { $seat }
seen-by-all = Vue : tout le monde
not-over = La partie n’est pas finie. Si elle s’arrêtait maintenant :

## Conseil

hint-title = Ce que { $seat } pourrait faire après l’étape { $ply } sur { $plies }, d’après tout ce que { $seat } peut voir :
hint-move = { $place }. { $value } % de gagner, visites { $visits } : { $move } – { $told }
hint-reasons = Pour le premier coup et contre le deuxième, à première vue et en points :
hint-reason = { $points } { $feature } ({ $seat })
hint-effort = { $iterations } itérations, { $rate } par seconde
hint-nobody = Personne n’a de décision à prendre à ce moment.

## Analyse

graded-head = { $title }. Chaque décision d’après ce que sa place pouvait voir alors : la chance de gagner ensuite, et après un meilleur coup. ?? coûte au moins 10 points, ? 5, ?! 2. Itérations par examen : { $iterations }.
graded = { $ply } { $seat } { $mark } { $value } %  { $played }
graded-worse = { $ply } { $seat } { $mark } { $value } %  { $played } ; mieux { $best } : { $best-value } %
sum-accuracy = { $seat } : précision { $accuracy } % ; décisions : { $decisions }, dont ?? { $blunders }, ? { $mistakes }, ?! { $doubtful }
sum-way = de { $start } % : hasard { $luck }, propres erreurs { $skill }, les autres et le reste { $others }, à { $end } %
sum-costly = étape { $ply } : { $played } { $loss } ; mieux { $best }
chart-is-in = Le graphique est dans { $path }.
grades-are-in = Tous les chiffres sont dans { $path }.
chart-title = { $title } : la chance de gagner
chart-desc = Une ligne par joueur, de la première étape à l’étape { $plies }. { $players }
chart-player = { $seat } va de { $start } % à { $end } % : hasard { $luck }, propres erreurs { $skill }.
chart-luck = hasard { $luck }
chart-mark = Étape { $ply }, { $seat } : { $played } { $loss } ; mieux { $best }
chart-x = Étape
chart-y = Chance de gagner, d’après ce que chacun peut savoir
chart-legend = ?? a coûté au moins 10 points    ? au moins 5

## Touches

keys-row = 1–9 Tab choisir  Entrée prendre  u reprendre  r règles  ? aide  q quitter
keys-pick = flèches  Tab suite  Entrée choisir  Échap retour  r règles  ? aide  q fin
keys-confirm = Entrée jouer  Échap retour  r règles  ? aide  q quitter
keys-watch = Entrée avancer  r règles  ? aide  q quitter
keys-hand-over = Entrée continuer
keys-over = PgPréc PgSuiv fil  r règles  s enregistrer  ? aide  q quitter
keys-notice = une touche pour fermer
keys-refusal = r : lire les règles à cet endroit ; autre touche : fermer
keys-standing = une touche pour voir le plateau
keys-rules = ↑ ↓ PgPréc PgSuiv : défiler ; autre touche : fermer
keys-quit = Entrée : quitter ; autre touche : rester
keys-replay = ← → pas  PgPréc PgSuiv dix  Début Fin  1–9 vue  0 tous  r règles  q quitter

help-keys = Flèches ou h j k l : se déplacer. Tab : la possibilité suivante.
    1–9 : choisir un mot de la rangée. Entrée : choisir, puis jouer. Échap : un mot en arrière.
    u : reprendre tant que rien n’a été révélé.
    PgPréc, PgSuiv : parcourir le fil ; r : les règles, à l’article choisi.
    s : enregistrer. q : quitter. La souris choisit aussi les cases et les mots.
help-plain = Tapez un coup, ou l’un de ces mots :
    moves : tous les coups ; moves MOTS : ceux qui commencent ainsi
    try COUP : ce qu’il ferait
    board, look, hand : le plateau en texte, tout en phrases, vos propres chiffres
    undo : reprendre tant que rien n’a été révélé
    rules, rules ARTICLE : tous les articles, ou un seul
    save FICHIER, help, quit
