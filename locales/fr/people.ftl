# Les pages sur les personnes : le compte, une personne, les alertes et l’ordre.

## Toutes

title-people = { $page } · Pagoda
people-pages = Pages sur les personnes
people-wait = Un instant …
known-since = Depuis le { $day }
person-title = Profil
alerts-title = Alertes
host-title = Ordre

## Qui l’on est

who-title = Qui tu es
guest-about = Tu es ici en invité : seul ce navigateur te connaît.
account-mail = Ton compte est lié à { $email }.
account-passkey = Ton compte s’ouvre avec tes clés d’accès.
letters-language = Langue de ce que nous t’envoyons
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Enregistrer
name-kept = C’est enregistré.
my-games = Mes parties et mes classements

## Un compte

join-title = Garde ce qui est à toi
join-anywhere = Continue à jouer depuis n’importe quel appareil.
join-told = Sois averti par courriel quand c’est ton tour.
join-kept = Tes parties et tes classements restent à toi, y compris tout ce que tu as joué en invité.
join-passkey = Le plus rapide est une clé d’accès : ton appareil prouve que c’est toi, sans courriel ni mot de passe.
join-or = ou avec une adresse e-mail
account-join = Créer un compte
join-mailed = Nous t’avons écrit. Ouvre le lien du courriel pour que le compte soit à toi ; il est valable un jour.
account-email = Adresse e-mail
account-password = Mot de passe
password-new = Nouveau mot de passe
password-about = Au moins 8 caractères. Quelques mots que toi seul mettrais ensemble valent mieux qu’un seul avec des signes étranges.

## Se connecter

sign-in-title = J’ai un compte
sign-in-guest = Ce que tu as joué en invité reste à l’invité, et tu le laisses derrière toi.
account-sign-in = Se connecter
with-passkey = Avec une clé d’accès
account-forgotten = J’ai oublié mon mot de passe
forgotten-mailed = Si quelqu’un a cette adresse, un courriel avec un lien vers un nouveau mot de passe est en route.
account-sign-out = Se déconnecter
proof-title = Est-ce bien toi ?
proof-about = Cela change ce qui ouvre ton compte : prouve encore une fois qui tu es. Ensuite, tout continue tout seul.

## Ce qui ouvre le compte

passkeys-title = Clés d’accès
passkeys-about = Chacune ouvre ton compte depuis l’appareil ou le trousseau qui la garde.
passkey-make = Créer une clé d’accès
passkey-made = Cette clé d’accès ouvre désormais ton compte.
passkey-failed = Ton navigateur n’a créé ou montré aucune clé d’accès. Rien n’a changé ; réessaie ou prends un autre chemin.
passkey-label = Son nom
passkey-label-about = Pour la reconnaître : « téléphone », « travail ».
passkey-remove = Retirer la clé d’accès { $name }
passkey-removed = Cette clé d’accès n’ouvre plus rien.
password-title = Mot de passe
password-old = Mot de passe actuel
password-change = Changer le mot de passe
password-change-about = Tu seras déconnecté partout ailleurs.
password-changed = Le nouveau mot de passe est valable dès maintenant.
password-first = Ajouter l’adresse
password-first-about = Tu n’en as pas. Avec une adresse e-mail tu peux aussi entrer par mot de passe et être averti par courriel.
sessions-title = Où tu es connecté
sessions-end = Se déconnecter partout ailleurs
sessions-ended = Tu n’es plus connecté qu’ici.
session-this = Ce navigateur, maintenant
session-seen = Dernière utilisation : { $moment }
session-end = Déconnecter { $name }
session-ended = Tu n’y es plus connecté.

## Ce qui est gardé

data-title = Tes données
data-about = Tout ce qui est gardé de toi, dans un fichier ; ou plus rien du tout.
data-export = Exporter
account-forget = Supprimer mon compte
forget-about = Tout ce qui dit qui tu es est supprimé aussitôt : nom, adresse, clés d’accès, ce que tu as dit. Tu abandonnes les parties en cours ; celles qui sont finies restent, sans nom sur ton siège. C’est irréversible.
forget-type = Tape ton nom pour continuer : { $name }
forget-mistyped = Ce n’est pas ton nom tel qu’il est écrit ci-dessus.

## Où mène un courriel

letter-title = Ton compte
letter-about = Tu as lu ton courriel : encore un pas, et le compte est à toi.
letter-confirm = Il est à moi
letter-confirmed = Le compte est à toi. Bienvenue !
letter-elsewhere = Tu as demandé le compte dans un autre navigateur, ou sous un autre nom. Choisis ici un mot de passe, et il est à toi.
letter-password = Un nouveau mot de passe
letter-password-about = Choisis un nouveau mot de passe. Tu seras déconnecté partout ailleurs.

## Une personne

person-gone = quelqu’un qui est parti
person-nobody = Personne ne te connaît encore ici. Joue une partie en ligne ou connecte-toi, et tes parties seront listées ici.
person-unknown = Il n’y a personne de ce nom.
person-since = Ici depuis le { $day }
person-unplayed = Aucune partie publique n’est encore finie : il n’y a rien à compter.
person-rating = Classement
rating-course = Classement après chacune des { $games } dernières parties : de { $first } à { $last }
rating-early = { $games ->
    [one] Une partie classée : trop peu pour dire à quel niveau
   *[other] { $games } parties classées : trop peu pour dire à quel niveau
}
rating-about = Joue à peu près aussi bien que le bot { $level }, après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}
tally-among = À
tally-seats = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
tally-games = Parties
tally-wins = Gagnées
tally-place = Place moyenne
tally-best = Points au plus
course-of = Points, partie après partie ; un point plein est une victoire
course-day = Jour
place-of = { $place ->
    [1] Premier sur { $seats }
   *[other] Place { $place } sur { $seats }
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-title = Tes parties en chiffres
stats-about = { $count ->
    [one] Sur la partie listée ci-dessous, parties privées comprises.
   *[other] Sur les { $count } parties listées ci-dessous, parties privées comprises.
}
stats-won-count = { $wins } ({ $percent } %)
stats-run = Victoires d’affilée au plus
stats-length = Étapes d’une partie, en moyenne
stats-with = Le plus souvent avec
stats-with-count = { $name }, { $count ->
    [one] une fois
   *[other] { $count } fois
}
games-title = Parties finies
none-finished = Aucune pour l’instant.
games-more = En montrer plus
game-replay = Revoir { $title } du { $day }
friends-title = Amis
friends-none = Aucun pour l’instant. Ouvre le profil de quelqu’un pour le lui demander.
friend-is = Ami
friend-asking = Demande à être ton ami
friend-was-asked = Tu le lui as demandé
friend-ask = Devenir amis
friend-agree = Accepter d’être amis
friend-agree-name = Accepter d’être ami avec { $name }
friend-end = Ne plus être amis
friend-end-name = Pas d’amitié avec { $name }
friend-unask = Retirer ma demande
friend-asked = La demande est faite.
friend-made = Vous êtes amis.
friend-ended = Vous n’êtes pas amis, et rien n’est demandé.
blocks-title = Bloqués
person-block = Bloquer
person-unblock = Ne plus bloquer
person-unblock-name = Ne plus bloquer { $name }
person-blocked = Tu ne l’entends plus, et aucun de vous ne peut s’asseoir aux tables de l’autre. Personne ne le lui dit.
person-unblocked = Vous pouvez vous retrouver.
person-report = Le dire aux hôtes
report-about = Qu’a fait cette personne qu’il faudrait épargner aux autres ? Les hôtes le lisent ; elle n’apprend pas qui a écrit.
report-text = Ce qui s’est passé
report-line = Ce qui a été dit est joint au message.
report-send = Envoyer
report-sent = Les hôtes l’ont reçu. Merci.

## Alertes

alerts-about = Comment tu apprends qu’une table t’attend. Une alerte dit quel jeu et où, jamais ce qu’il y a sur la table.
at-table = À une table ouverte
at-table-about = Le titre et l’icône de l’onglet montrent toujours quand c’est ton tour.
push-title = Ce navigateur
push-about = Montre une alerte quand c’est ton tour, même si aucune de nos pages n’est ouverte.
push-turn-on = M’avertir ici
push-turn-off = Ne plus m’avertir ici
push-on = Ce navigateur t’avertit désormais.
push-off = Ce navigateur ne t’avertit plus.
push-refused = Ton navigateur a pour consigne de ne pas montrer d’alertes de ce site. Autorise-les dans les réglages du site, puis réessaie.
push-unavailable = Ton navigateur n’a pas pu être abonné. Réessaie plus tard ou choisis le courriel.
push-unsupported = Ce navigateur ne peut pas montrer d’alertes de pages fermées. Sur un téléphone, ajoute d’abord Pagoda à l’écran d’accueil.
ways-title = Comment tu es averti
ways-none = Pour l’instant, seulement à la table ouverte.
way-added = Tu es désormais averti ainsi.
way-removed = Tu n’es plus averti ainsi.
way-remove = Ne plus m’avertir par { $name }
way-add-mail = M’avertir par courriel
way-mail-about = À l’adresse de ton compte, cinq minutes après le début de ton tour, si tu n’as pas encore joué.
way-mail = Courriel
way-push = Navigateur
way-webhook = Programme
webhook-title = Un programme à toi
webhook-about = Il est appelé chaque fois que c’est ton tour : un POST en JSON, signé avec un secret que tu vois une seule fois.
webhook-url = Son adresse
webhook-add = L’ajouter
webhook-secret = Le secret
webhook-secret-about = HMAC-SHA256 du corps, dans X-Pagoda-Signature. Copie-le maintenant : il ne sera plus montré.
hours-title = Heures de jeu
hours-about = Dans les parties à la journée, ton temps s’arrête hors de ces heures. Au moins quatre heures ; on peut les changer une fois par jour.
hours-from = De
hours-until = À
hours-are = Tu joues de { $from } à { $until }, à l’heure de cet appareil.
hours-all-day = Tu joues toute la journée : ton temps ne s’arrête jamais.
hours-kept = Tes heures sont enregistrées, à tes tables aussi.
hours-odd = Donne les deux heures, par exemple 09:00 et 22:30.
vacation-title = Vacances
vacation-about = Pendant ton absence, ton temps s’arrête dans les parties à la journée.
vacation-left = { $days ->
    [one] Il te reste un jour cette année.
   *[other] Il te reste { $days } jours cette année.
}
vacation-from = Premier jour
vacation-until = Dernier jour
vacation-add = Je suis absent
vacation-added = Tes tables savent que tu es absent.
vacation-odd = Donne un premier jour, et un dernier qui ne le précède pas.
vacation-span = Du { $from } au { $until }
vacation-end = Je ne suis pas absent : { $span }
vacation-ended = Tes tables savent que tu es là.

## Maintenir l’ordre

host-not = Cette page est pour les hôtes, qui maintiennent l’ordre ici, et tu n’en es pas un. Si quelqu’un te dérange, ouvre son profil et dis-le aux hôtes.
host-note = Note pour les autres hôtes
reports-title = Plaintes ouvertes
reports-none = Personne ne se plaint.
report-by = de
report-table = La table où cela s’est passé
report-close = C’est réglé
report-act = Prendre une mesure
measure-title = Prendre une mesure
measure-whom = Envers qui
measure-whom-about = L’adresse de son profil, ou ses douze dernières lettres.
measure-mute = Silence
measure-ban = Tenir à l’écart
measure-lift = Lever les deux
measure-time = Pour combien de temps
measure-hour = Une heure
measure-day = Un jour
measure-week = Une semaine
measure-lifted = Jusqu’à nouvel ordre
measure-take = Le faire
measure-taken = C’est fait, et inscrit dans la liste.
audit-title = Ce qui a été fait
audit-none = Rien pour l’instant.
audit-what = { $what ->
    [mute] Réduit au silence :
    [ban] Tenu à l’écart :
    [lift] Levé :
    [close] Plainte réglée :
    [host] Devenu hôte :
   *[no-host] N’est plus hôte :
}
audit-until = Jusqu’au { $moment }

meet-tab = Tables
meet-title = Avec des gens
meet-begin = Une nouvelle partie
meet-offline = Il n’y a pas de connexion à un serveur. Les bots et les voisins jouent sans.
meet-game = Jeu
meet-seats = Joueurs
meet-pace = Vitesse
meet-public = Tout le monde peut venir
meet-public-about = La table est visible de tous ci-dessous ; sinon seuls ceux qui ont le lien viennent.
meet-more = Un nom et des variantes pour ta propre table
meet-called = Nom de la table
quick-match = Partie rapide
lay-table = Dresser une table
tables-mine = Tes tables
tables-open = Tables ouvertes
tables-running = Parties à regarder
tables-none = Aucune table n’est ouverte pour l’instant. Dresses-en une, et qui vient peut s’y asseoir.
table-gathers = { $count ->
    [one] une chaise est vide
   *[other] { $count } chaises sont vides
}
table-waits = Au tour d’un autre
table-goes-on = Étape { $ply }
join = Rejoindre
watch = Regarder
