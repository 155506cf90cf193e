# Compte, profil, notifications, modération et salon.

## Partout

title-people = { $page } · Pagoda
people-pages = Profil et compte
people-wait = Chargement…
known-since = Depuis le { $day }
person-title = Profil
alerts-title = Notifications
host-title = Modération

## Identité

who-title = Votre profil
guest-about = Vous jouez avec un compte invité. Vos parties ne sont accessibles que depuis ce navigateur.
account-mail = Adresse du compte : { $email }
account-passkey = Vous vous connectez avec vos clés d’accès.
letters-language = Langue des e-mails et notifications
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Enregistrer
name-kept = Modifications enregistrées.
my-games = Parties et classements

## Créer un compte

join-title = Créer un compte
join-anywhere = Jouez depuis n’importe quel appareil.
join-told = Recevez un e-mail quand c’est à vous de jouer.
join-kept = Gardez vos parties et vos classements, y compris ceux de votre compte invité.
join-passkey = Le plus rapide : une clé d’accès. Votre appareil confirme votre identité, sans e-mail ni mot de passe.
join-or = ou avec une adresse e-mail
account-join = Créer un compte
join-mailed = E-mail envoyé. Ouvrez le lien qu’il contient pour activer le compte. Le lien expire dans 24 heures.
account-email = Adresse e-mail
account-password = Mot de passe
password-new = Nouveau mot de passe
password-about = Au moins 8 caractères. Quelques mots sans rapport entre eux protègent mieux qu’un seul mot avec des symboles.

## Connexion

sign-in-title = Connexion
sign-in-guest = Les parties de votre compte invité ne seront pas transférées.
account-sign-in = Se connecter
with-passkey = Avec une clé d’accès
account-forgotten = Mot de passe oublié ?
forgotten-mailed = Si cette adresse a un compte, un e-mail avec un lien pour changer de mot de passe vient de partir.
account-sign-out = Se déconnecter
proof-title = Confirmez votre identité
proof-about = Cette action demande une connexion récente : confirmez d’abord votre identité.

## Accès au compte

passkeys-title = Clés d’accès
passkeys-about = Chaque clé ouvre votre compte depuis l’appareil ou le gestionnaire de mots de passe où elle est enregistrée.
passkey-make = Créer une clé d’accès
passkey-made = Clé d’accès créée. Vous pouvez l’utiliser pour vous connecter.
passkey-failed = Aucune clé d’accès créée ni utilisée. Rien n’a changé : réessayez ou choisissez une autre méthode.
passkey-label = Nom de la clé
passkey-label-about = Pour la reconnaître, par exemple « téléphone » ou « travail ».
passkey-remove = Supprimer la clé d’accès : { $name }
passkey-removed = Clé d’accès supprimée.
password-title = Mot de passe
password-old = Mot de passe actuel
password-change = Changer le mot de passe
password-change-about = Vos autres sessions seront fermées.
password-changed = Mot de passe modifié.
password-first = Ajouter l’adresse
password-first-about = Aucune adresse enregistrée. Avec une adresse e-mail, vous pouvez aussi vous connecter par mot de passe et recevoir des notifications.
sessions-title = Sessions actives
sessions-end = Déconnecter ailleurs
sessions-ended = Toutes les autres sessions sont fermées.
session-this = Ce navigateur, maintenant
session-seen = Dernière activité : { $moment }
session-end = Fermer la session : { $name }
session-ended = Session fermée.

## Données

data-title = Vos données
data-about = Exportez ou supprimez vos données.
data-export = Exporter les données
account-forget = Supprimer le compte
forget-about = Votre nom, votre adresse e-mail, vos clés d’accès et vos messages sont supprimés immédiatement. Vous abandonnez les parties en cours ; les parties terminées restent, sans votre nom. Cette action est irréversible.
forget-type = Pour confirmer, saisissez votre nom : { $name }
forget-mistyped = Ce nom ne correspond pas à celui affiché ci-dessus.

## Liens reçus par e-mail

letter-title = Votre compte
letter-about = Adresse vérifiée. Il ne reste qu’à activer le compte.
letter-confirm = Activer le compte
letter-confirmed = Votre compte est actif. Bienvenue !
letter-elsewhere = Ce compte a été demandé dans un autre navigateur ou sous un autre nom. Choisissez un mot de passe pour l’activer ici.
letter-password = Nouveau mot de passe
letter-password-about = Choisissez un nouveau mot de passe. Vos autres sessions seront fermées.
letter-evict = Supprimer clés et canaux
letter-evict-about = Si quelqu’un d’autre a pu utiliser votre compte : supprime toutes les clés d’accès, les notifications push et les webhooks.

## Profil

person-gone = compte supprimé
person-nobody = Aucun profil pour l’instant. Jouez une partie en ligne ou connectez-vous : vos parties apparaîtront ici.
person-unknown = Profil introuvable.
person-since = Membre depuis le { $day }
person-unplayed = Aucune partie publique terminée pour l’instant. Les statistiques apparaîtront après la première.
person-rating = Classement
rating-course = Évolution du classement (parties : { $games }) : de { $first } à { $last }
rating-early = { $games ->
    [one] Classement provisoire : { $games } partie classée
   *[other] Classement provisoire : { $games } parties classées
}
rating-about = Niveau proche du bot { $level }, après { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
rating-last = dernière partie
rating-pool = { $pool ->
    [live] En direct
    [correspondence] Par correspondance
   *[bots] Contre des bots
}
rating-games = { $games ->
    [one] Après { $games } partie classée
   *[other] Après { $games } parties classées
}
game-rated = { $why ->
    [short] Classée, mais trop courte pour compter
    [pair] Classée, mais trop de parties entre les mêmes adversaires
    [program] Classée, mais un programme a joué
    [guest] Classée, mais une personne sans compte a joué
   *[counted] Classée
}
tally-among = Joueurs
tally-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tally-games = Parties
tally-wins = Victoires
tally-place = Place moyenne
tally-best = Meilleur score
course-of = Score par partie ; un point plein indique une victoire
course-day = Date
place-of = { $place ->
    [1] 1re place sur { $seats }
   *[other] { $place }e place sur { $seats }
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-title = Statistiques
stats-about = { $count ->
    [one] Sur { $count } partie listée ci-dessous, parties privées comprises.
   *[other] Sur les { $count } parties listées ci-dessous, parties privées comprises.
}
stats-won-count = { $wins } ({ $percent } %)
stats-run = Série de victoires
stats-length = Durée moyenne d’une partie (étapes)
stats-with = Adversaire le plus fréquent
stats-with-count = { $name }, { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
versus-title = Face-à-face
versus-about = Devant – derrière, dans les parties listées ici.
versus-score = { $ahead } – { $behind }
games-title = Parties terminées
none-finished = Aucune partie terminée pour l’instant. La première apparaîtra ici.
games-more = Afficher plus
game-replay = Revoir la partie : { $title }, { $day }
friends-title = Amis
friends-none = Aucun ami pour l’instant. Ouvrez un profil pour envoyer une demande.
friend-is = Dans vos amis
friend-asking = Demande d’ami reçue
friend-was-asked = Demande envoyée
friend-ask = Ajouter en ami
friend-agree = Accepter la demande
friend-agree-name = Accepter la demande d’ami : { $name }
friend-end = Retirer des amis
friend-end-name = Retirer des amis : { $name }
friend-refuse-name = Refuser la demande d’ami : { $name }
friend-unask-name = Annuler la demande d’ami : { $name }
friend-unask = Annuler la demande
friend-asked = Demande envoyée.
friend-made = Vous êtes maintenant amis.
friend-ended = Vous n’êtes pas amis.
blocks-title = Comptes bloqués
person-block = Bloquer
person-unblock = Débloquer
person-unblock-name = Débloquer : { $name }
person-blocked = Compte bloqué, sans notification. Vous ne verrez plus ses messages et ne pourrez plus jouer ensemble.
person-unblocked = Compte débloqué. Vous pouvez de nouveau jouer ensemble.
person-report = Signaler
report-about = Que s’est-il passé ? La modération lira votre message ; la personne signalée ne saura pas qu’il vient de vous.
report-text = Description
report-line = Le message concerné sera joint.
report-send = Envoyer
report-sent = Signalement envoyé. Merci.

## Notifications

alerts-about = Recevez une notification quand une table vous attend. Elle indique le jeu et la table, jamais d’information cachée.
at-table = Onglet ouvert
at-table-about = Le titre et l’icône de l’onglet signalent toujours que c’est à vous de jouer.
push-title = Notifications push
push-about = Ce navigateur vous prévient quand c’est à vous de jouer, même si Pagoda est fermé.
push-turn-on = Activer
push-turn-off = Désactiver
push-on = Notifications push activées.
push-off = Notifications push désactivées.
push-refused = Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses paramètres, puis réessayez.
push-unavailable = Activation impossible. Réessayez plus tard ou choisissez l’e-mail.
push-unsupported = Ce navigateur ne gère pas les notifications push. Sur téléphone, ajoutez d’abord Pagoda à l’écran d’accueil.
ways-title = Canaux de notification
ways-none = Aucun canal. Activez les notifications push ou les e-mails.
way-added = Canal ajouté.
way-removed = Canal supprimé.
way-remove = Supprimer le canal : { $name }
way-add-mail = Activer les e-mails
way-mail-about = À l’adresse de votre compte, 5 minutes après le début de votre tour, si vous n’avez pas encore joué.
way-mail = E-mail
way-push = Push
way-webhook = Webhook
webhook-title = Webhook
webhook-about = Appelé chaque fois que c’est à vous de jouer : requête POST en JSON, signée avec un secret affiché une seule fois.
webhook-url = Adresse du webhook
webhook-add = Ajouter le webhook
webhook-secret = Secret
webhook-secret-about = HMAC-SHA256 du corps, dans X-Pagoda-Signature. Copiez-le maintenant : il ne sera plus affiché.
hours-title = Heures de jeu
hours-about = Dans les parties par correspondance, votre pendule est en pause hors de ces heures. Au moins 4 heures, modifiables une fois par jour.
hours-from = De
hours-until = À
hours-are = Vous jouez de { $from } à { $until }, à l’heure de cet appareil.
hours-all-day = Vous jouez toute la journée : votre pendule n’est jamais en pause.
hours-kept = Heures de jeu enregistrées. Elles s’appliquent aussi à vos tables en cours.
hours-odd = Indiquez les deux heures, par exemple 09:00 et 22:30.
vacation-title = Mode vacances
vacation-about = Pendant vos vacances, votre pendule est en pause dans les parties par correspondance.
vacation-left = { $days ->
    [one] Il vous reste { $days } jour cette année.
   *[other] Il vous reste { $days } jours cette année.
}
vacation-from = Premier jour
vacation-until = Dernier jour
vacation-add = Ajouter
vacation-added = Vacances enregistrées.
vacation-odd = Indiquez un premier et un dernier jour, dans cet ordre.
vacation-span = Du { $from } au { $until }
vacation-end = Supprimer les vacances : { $span }
vacation-ended = Vacances supprimées. Votre pendule tourne de nouveau.

## Modération

host-not = Page réservée à la modération. Si quelqu’un vous dérange, ouvrez son profil et signalez-le.
host-note = Note pour la modération
reports-title = Signalements ouverts
reports-none = Aucun signalement ouvert.
report-by = signalement par
report-table = Voir la table
report-close = Marquer comme traité
report-act = Prendre une mesure
measure-title = Prendre une mesure
measure-whom = Compte concerné
measure-whom-about = L’adresse de son profil, ou ses 12 derniers caractères.
measure-mute = Rendre muet
measure-ban = Suspendre
measure-lift = Lever
measure-time = Durée
measure-hour = 1 heure
measure-day = 1 jour
measure-week = 1 semaine
measure-lifted = Sans limite
measure-take = Appliquer
measure-taken = Mesure appliquée et inscrite au journal.
findings-title = Classements suspects
findings-about = Parties classées des 30 derniers jours. Elles ne prouvent rien : regardez d’abord les parties.
findings-none = Rien à signaler.
findings-pair = { $games ->
    [one] { $games } partie classée, victoires du premier nom : { $wins }, non comptées : { $uncounted }
   *[other] { $games } parties classées, victoires du premier nom : { $wins }, non comptées : { $uncounted }
}
findings-rise = { $games ->
    [one] +{ $points } points en { $games } partie
   *[other] +{ $points } points en { $games } parties
}
removal-title = Retirer un contenu
removal-message = Message
removal-name = Nom
removal-table = Titre
removal-where = Profil ou table
removal-where-about = L’adresse du profil ou de la table, ou ses 12 derniers caractères.
removal-number = Numéro du message
removal-send = Retirer
removal-done = Contenu retiré. L’action est inscrite au journal.
removal-unknown = Profil, table ou message introuvable.
audit-title = Journal de modération
audit-none = Aucune mesure pour l’instant.
audit-what = { $what ->
    [mute] Discussion désactivée :
    [ban] Suspension :
    [lift] Mesures levées :
    [remove-message] Message retiré :
    [remove-name] Nom retiré :
    [remove-title] Titre de table retiré :
    [close-report] Signalement traité :
    [grant-moderator] Droits de modération accordés :
   *[revoke-moderator] Droits de modération retirés :
}
audit-until = Jusqu’au { $moment }

## Salon

meet-tab = Salon
meet-title = Salon
meet-begin = Nouvelle partie
meet-offline = Serveur injoignable. Vous pouvez jouer hors ligne, contre des bots ou sur le même appareil.
meet-game = Jeu
meet-seats = Joueurs
meet-pace = Cadence
meet-public = Table publique
meet-public-about = Visible dans la liste ci-dessous. Sinon, seules les personnes ayant le lien peuvent la rejoindre.
meet-rated-about = Réservée aux comptes : publique, avec limite de temps, sans bots ni indices. Quitter la partie compte comme une défaite.
meet-more = Options
meet-called = Nom de la table
quick-match = Partie rapide
lay-table = Créer une table
tables-mine = Vos tables
tables-open = Tables ouvertes
tables-running = Parties en direct
tables-none = Aucune table ouverte. Créez-en une : d’autres pourront la rejoindre.
tables-everyone = Tout le monde
play-bots = Jouer contre des bots
filter-all = Toutes
filter-live = En direct
filter-daily = Par correspondance
filter-none = Aucune table ne correspond à ces filtres.
filter-clear = Effacer les filtres
seats-taken = Places prises : { $taken } sur { $seats }
table-gathers = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
table-waits = Tour d’un autre joueur
table-goes-on = Étape { $ply }
join = Rejoindre
watch = Regarder
