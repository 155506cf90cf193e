# Words of the browser client that no game has to know.

## Everywhere

close = Fermer
done = Terminé
understood = Compris
all-games = Tous les jeux
language = Langue
settings = Réglages
account = Compte
skip-to-content = Aller au contenu
skip-to-board = Aller au plateau
foot-about = Logiciel libre, sans publicité ni pistage. Les parties contre des bots restent sur cet appareil.
foot-more = Plus
nowhere = Il n’y a rien ici
title-home = Pagoda : jeux de société de la Chine ancienne
title-table = { $title } · Pagoda
title-yours = À vous · { $title } · Pagoda

## First page

home-title = La Chine ancienne sur votre table
home-about = Joue tout de suite : contre des bots, avec des amis à côté de toi ou avec des gens partout ; sans compte, même hors ligne.
play-title = Jouer à { $title }
not-now = Pas maintenant
learn = Apprendre
learn-title = Apprendre { $title }
learn-about = Une première partie qui s’explique elle-même
players-count = { $least } à { $most } joueurs
new-game = { $title } : nouvelle partie
name-label = Votre nom
my-name = Jade
chair = Place { $seat }
chair-me = Moi
chair-guest = Invité
chair-novice = Novice
chair-adept = Initié
chair-master = Maître
chair-nobody = Vide
seat-name = Place { $seat }
option-yes = oui
option-no = non
start = Commencer
meet-people = Jouer avec des gens
meet-people-about = Parties rapides, tables ouvertes et les tiennes
meet-go = Aux tables
under-way = Parties en cours
none-under-way = Pas encore de partie. La première commence ci-dessus.
finished = Parties finies
resume = Continuer
replay = Revoir
delete = Supprimer
import = Importer une partie
import-about = Collez une partie exportée ici ou dans le terminal. Si elle n’est pas finie, vous prenez la place dont c’est le tour.
import-unknown = Ce n’est pas une partie qu’on peut montrer ici.
import-unreadable = C’est illisible : { $why }. Votre texte est conservé ; corrigez-le et réessayez.
game-as-text = La partie en texte
or-file = ou un fichier
state-yours = À vous de jouer · { $when }
state-theirs = À { $seat } de jouer · { $when }
state-begins = Va commencer · { $when }
state-over = Finie · { $when }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

## The table

table = Table
board = Plateau
opening = On dresse la table …
lost-title = Cette table n’existe pas ici
lost-about = Les parties restent dans le navigateur où elles ont commencé.
broken-title = Quelque chose s’est mal passé
broken-about = Votre partie est conservée telle quelle. Dresser à nouveau la table ne fait rien perdre.
broken-again = Dresser à nouveau la table
not-kept = Le navigateur ne conserve plus rien : exportez la partie si vous voulez la retrouver plus tard.
turn-yours = À vous de jouer
turn-of = À { $seat } de jouer
turn-thinks = { $seat } réfléchit
turn-over = La partie est finie
hand-title = Main
think = Ce qui en découle
bar = Votre coup
confirm-move = Valider
wait = Patience
undo = Reprendre
pick-first = Choisissez d’abord ce que vous voulez poser.
refused-title = { $what } : interdit.
space-lit = { $text } : ici, vous pouvez poser
space-gains = { $text } : ici, vous pouvez poser et y gagner
curtain-title = Passez l’appareil à { $seat }
curtain-about = La main reste cachée : c’est { $seat } qui la dévoile.
curtain-ready = Je suis { $seat }, montrer ma main
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Tout le plateau

## Beside the board

side = Fil, règles et conseils
log-title = Le fil
log-open = Ouvrir le fil de la partie.
rules-title = Règles
hint = Conseil
hint-ask = Que ferait un maître avec ce que vous pouvez voir ?
hint-later = Un conseil se demande quand c’est à vous de jouer.
hint-thinks = Le maître réfléchit …
hint-about = Ce que ferait le maître, d’après tout ce que vous pouvez voir. Choisissez un coup pour l’essayer.
hint-chance = { $chance } % de gagner

## Other moments

film-title = Depuis votre dernier coup
film-skip = Sauter
pause = Pause
go-on = Continuer
past-title = Plus tôt dans la partie
back-to-now = Au présent
steps = Étapes
step-of = Étape { $ply } sur { $plies }
step-first = Au début
step-back = Étape précédente
step-on = Étape suivante
step-last = À la fin
eyes = Vue
eyes-public = Tout le monde

## Menu

menu = Menu
menu-undo-about = Reprend ce qui n’a encore rien appris à personne.
menu-reset = Recommencer mon tour
menu-reset-about = Reprend tout ce qui peut l’être dans ce tour.
menu-hint-about = Ce que ferait un maître
menu-film-about = Ce qu’ont fait les autres, coup par coup
menu-export-about = La partie en texte, à garder ou pour signaler un problème
menu-leave = Quitter la table
menu-leave-about = La partie est conservée ; vous pourrez la continuer depuis l’accueil.
keys-about = Touches : flèches et Entrée sur le plateau, 1 à 9 choisir, R tourner, C valider, U reprendre, H conseil, L fil, ? règles, M menu, + − 0 zoom.
export = Exporter
export-about = Ce texte est la partie entière, avec les secrets de chacun. Quiconque l’a peut l’importer et la revoir.
export-where = Table { $table } · étape { $ply } · Pagoda { $version }
save-file = Enregistrer un fichier
copy = Copier
copied = Copié

## Settings

settings-speed = Animations
speed-none = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
settings-confirm = Valider un coup
confirm-always = Toujours
confirm-touch = Au doigt
confirm-never = Jamais
settings-theme = Couleurs
theme-auto = Système
theme-light = Claires
theme-dark = Sombres
settings-sound = Son
settings-sound-about = Un clic de bois à chaque coup, une cloche quand c’est à vous de jouer.
settings-draw = Piocher pour moi
settings-draw-about = Entre des choix d’apparence identique, le jeu choisit pour vous. Une tuile piochée ne peut pas être remise.
settings-zen = Zen
settings-zen-about = Rien que le plateau et ce qui est demandé.

## The end

you-win = Vous gagnez
wins = { $count ->
    [one] Victoire pour { $seats }
   *[other] Victoire partagée entre { $seats }
}
score-more = Ce qu’en dit le bot
score-title = Feuille de score
score-position = La position finale
player = Joueur
points = Total
place = Rang
course-title = Comment on en est arrivé là
course-about = Points après chaque étape. À la fin : { $points }.
play-again = Rejouer

## Gallery

gallery-title = Pièces
gallery-controls = Commandes
