# Textes du client de navigateur, communs à tous les jeux.

## Partout

close = Fermer
done = Terminé
understood = Compris
all-games = Tous les jeux
language = Langue
settings = Paramètres
account = Compte
skip-to-content = Aller au contenu
skip-to-board = Aller au plateau
foot-about = Logiciel libre, sans publicité ni pistage. Les parties contre des bots restent sur cet appareil.
foot-more = Plus
nowhere = Page introuvable
title-home = Pagoda : jeux de société de la Chine ancienne
title-table = { $title } · Pagoda
title-yours = À vous de jouer · { $title } · Pagoda

## Accueil

home-title = La Chine ancienne sur votre table
home-about = Choisissez un jeu et jouez : sans compte, sans téléchargement.
home-waiting = { $count ->
    [one] { $count } partie vous attend.
   *[other] { $count } parties vous attendent.
}
play-now = Jouer tout de suite
play = Jouer
play-title = Jouer à { $title }
learn = Tutoriel
learn-title = Tutoriel : { $title }
learn-about = Une première partie guidée, pas à pas
new-here = Première visite ?
new-here-about = Commencez par Qin : trois règles, vingt minutes, et tout s’explique en jouant.
new-here-found = Deux territoires de même couleur forment une province.
new-here-absorb = Les grandes provinces annexent les petites.
new-here-win = La première personne à poser toutes ses pagodes gagne.
players-count = { $least } à { $most } joueurs
new-game = { $title } : nouvelle partie
setup-players = Joueurs
setup-bots = Bots
setup-seats = Places
setup-standard = Partie standard
setup-reset = Options par défaut
setup-needs = Occupez au moins { $least } places, dont une sur cet appareil.
setup-against = Vous jouez contre { $names }.
customise = Personnaliser
name-label = Votre nom
my-name = Jade
chair = Place { $seat }
chair-me = Vous
chair-guest = En local
chair-novice = Facile
chair-adept = Moyen
chair-master = Difficile
chair-nobody = Vide
level-novice = Pardonne les erreurs
level-adept = À armes égales
level-master = Voit loin
bot-name-novice = Bot facile
bot-name-adept = Bot moyen
bot-name-master = Bot difficile
seat-name = Place { $seat }
option-yes = Oui
option-no = Non
option-start = Premier joueur
option-start-random = Au hasard
option-start-1 = Place 1
option-start-2 = Place 2
option-start-3 = Place 3
option-start-4 = Place 4
option-start-5 = Place 5
start = Lancer la partie
meet-people = Jouer en ligne
meet-people-about = Parties rapides, tables ouvertes et vos tables
your-games = Vos parties
more-games = Autres parties
resume = Reprendre
replay = Revoir la partie
delete = Supprimer
import = Importer une partie
import-about = Collez une partie exportée ici ou dans le terminal. Si elle n’est pas terminée, vous prenez la place qui doit jouer.
import-unknown = Cette partie n’est pas reconnue. Vérifiez le texte et réessayez.
import-unreadable = La ligne { $line } n’est pas valide. Votre texte est conservé : corrigez-le et réessayez.
import-incomplete = Cette partie est incomplète ou altérée. Votre texte est conservé : corrigez-le et réessayez.
import-illegal = Un coup enfreint la règle { $clause }. Votre texte est conservé : corrigez-le et réessayez.
game-as-text = Partie en texte
or-file = ou choisissez un fichier
state-yours = À vous de jouer · { $when }
state-theirs = À { $seat } de jouer · { $when }
state-begins = Va commencer · { $when }
state-over = Terminée · { $when }
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a { $count } minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a { $count } heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [0] aujourd’hui
    [one] hier
   *[other] il y a { $count } jours
}

## La table

table = Table
board = Plateau
opening = Chargement…
lost-title = Table introuvable
lost-about = Les parties hors ligne sont enregistrées dans le navigateur où elles ont commencé. Ouvrez-le ou importez la partie.
broken-title = Une erreur est survenue
broken-about = Votre partie est enregistrée. Rechargez la table.
broken-again = Recharger la table
not-kept = Votre navigateur ne peut pas enregistrer la partie. Exportez-la pour la conserver.
turn-yours = À vous de jouer
turn-of = À { $seat } de jouer
turn-thinks = { $seat } réfléchit…
turn-over = Partie terminée
hand-title = Main
think = Aperçu
bar = Votre coup
confirm-move = Confirmer
wait = Patientez
undo = Annuler le coup
pick-first = Choisissez d’abord ce que vous voulez placer.
refused-title = { $kind ->
    [space] { $what } : interdit.
   *[other] Interdit.
}
space-lit = { $text } : placement possible
space-gains = { $text } : placement possible, avec un gain
curtain-title = Passez l’appareil à { $seat }
curtain-about = La main reste cachée jusqu’à ce que { $seat } l’affiche.
curtain-ready = Afficher la main : { $seat }
zoom = Zoom
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Plateau entier

## À côté du plateau

side = Historique, règles et indices
log-title = Historique
log-open = Ouvrir l’historique
rules-title = Règles
hint = Indice
hint-ask = Que jouerait le bot Difficile à votre place, avec ce que vous voyez ?
hint-later = Les indices sont disponibles quand c’est à vous de jouer.
hint-thinks = Le bot réfléchit…
hint-about = Les meilleurs coups selon le bot, d’après ce que vous pouvez voir. Choisissez-en un pour l’essayer.
hint-chance = { $chance } % de chances de victoire

## Autres moments

film-title = Depuis votre dernier coup
film-skip = Ignorer
pause = Pause
go-on = Continuer
past-title = Plus tôt dans la partie
back-to-now = Revenir au présent
steps = Étapes
step-of = Étape { $ply } sur { $plies }
step-first = Première étape
step-back = Étape précédente
step-on = Étape suivante
step-last = Dernière étape
eyes = Vue
eyes-public = Spectateurs

## Menu

menu = Menu
menu-undo-about = Annule votre dernier coup, tant que rien n’a été révélé.
menu-reset = Recommencer le tour
menu-reset-about = Annule vos coups de ce tour, tant que rien n’a été révélé.
menu-hint-about = Ce que jouerait le bot Difficile
menu-film-about = Les coups des autres, un par un
menu-export-about = Partie en texte, à garder ou à joindre à un rapport de bug
menu-leave = Quitter la table
menu-leave-about = La partie est enregistrée : vous pourrez la reprendre depuis l’accueil.
keys-about = Raccourcis clavier : flèches et Entrée sur le plateau, 1 à 9 choisir, R pivoter, C confirmer, U annuler le coup, H indice, L historique, ? règles, M menu, + − 0 zoom.
export = Exporter la partie
export-about = Ce texte contient toute la partie, mains cachées comprises. Toute personne qui l’a peut l’importer et la revoir.
export-where = Table { $table } · étape { $ply } · Pagoda { $version }
save-file = Enregistrer un fichier
copy = Copier
copied = Copié

## Paramètres

settings-speed = Animations
speed-none = Désactivées
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
settings-confirm = Confirmation de coup
confirm-always = Toujours
confirm-touch = Au toucher
confirm-never = Jamais
settings-theme = Thème
theme-auto = Système
theme-light = Clair
theme-dark = Sombre
settings-sound = Son
settings-sound-about = Bois, pièces, tambours et cloches pendant la partie. Tout à gauche : aucun son.
settings-turn = Signal de tour
settings-turn-about = Une cloche quand c’est à vous de jouer, même si les autres sons sont coupés.
settings-vibration = Vibrations
settings-vibration-about = Votre téléphone vibre brièvement à chaque coup et quand c’est à vous de jouer.
settings-draw = Pioche automatique
settings-draw-about = Pioche pour vous quand tous les choix se ressemblent. Une tuile piochée ne peut pas être remise.
settings-zen = Mode zen
settings-zen-about = Uniquement le plateau et la décision à prendre.
sound-ask = Activer le son ?
sound-on = Activer
sound-later = Plus tard

## La fin

you-win = Vous gagnez
wins = { $count ->
    [one] Victoire : { $seats }
   *[other] Victoire partagée : { $seats }
}
score-title = Feuille de score
score-position = Position finale
player = Joueur
points = Total
place = Place
course-title = Évolution du score
course-about = Points après chaque étape. À la fin : { $points }.
play-again = Rejouer
share-result = Partager
score-lead = Total : { $points }. Ensuite : { $seat }, { $next }.
score-tie = Total : { $points }. Égalité avec { $seat }. Le départage tranche.
reveal-moment = Le moment décisif

## Galerie

gallery-title = Pièces
gallery-controls = Commandes
