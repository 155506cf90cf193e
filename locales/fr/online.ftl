### Tables en ligne.

cleared-title = Table fermée
cleared-about = La partie n’a jamais commencé. Créez une autre table depuis le salon.
gather-title = Joueurs
chair-open = Place libre
sit-down = Prendre la place
stand-up = Libérer la place
begin = Lancer la partie
begin-with-bots = { $count ->
    [one] Lancer avec { $count } bot
   *[other] Lancer avec { $count } bots
}
begins-at-once = La partie commence dès que toutes les places sont prises.
begins-by-owner = La personne qui a créé la table lance la partie.
begins-now = La partie commence dès que tous les joueurs sont à la table.
fair-draws = Tirages équitables
fair-draws-about = Cette empreinte fixe la part du serveur dans tous les tirages. Notez-la pour vérifier les tirages après la partie.
seed-commitment-changed = Le serveur a changé son empreinte pour les tirages. Ce navigateur garde son texte secret. Quittez cette table.
seed-elsewhere = Vous avez pris cette place dans un autre navigateur, ou le serveur a changé votre empreinte. Quittez la place et reprenez-la ici.
seed-void = Le départ a été annulé : un joueur est parti, ou le serveur a écarté votre texte pour les tirages. Si vous restez, votre navigateur en tire un nouveau.
seed-again = Rester
fill-with = Compléter avec des bots
wait-title = { $count ->
    [one] { $title } : encore { $count } personne
   *[other] { $title } : encore { $count } personnes
}
wait-opens = La partie s’ouvre toute seule.
wait-waited = d’attente
wait-looking = Personnes en attente
wait-come = Places prises
wait-come-count = { $taken } sur { $seats }
wait-bot = Jouer contre un bot en attendant
wait-bot-about = La partie s’ouvre dans un nouvel onglet. Le titre et l’icône de cet onglet indiquent quand c’est à vous de jouer.
wait-bot-go = Jouer contre un bot
wait-cancel = Annuler
wait-watch-title = Ou regardez une table
wait-watch = Regarder
invite-title = Inviter
invite-about = Toute personne ayant ce lien peut rejoindre la table, même sans compte.
invite-rated = Toute personne ayant un compte peut rejoindre la table avec ce lien.
copy-link = Copier le lien
invite-share = Partager
invite-qr = Code QR
invite-qr-about = Code QR du lien vers cette table
chat = Discussion
chat-empty = Aucun message. Seules les personnes à cette table peuvent les lire.
chat-line = Message
chat-say = Envoyer
menu-unread = { $count ->
    [one] Menu : { $count } nouveau message
   *[other] Menu : { $count } nouveaux messages
}
chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
clock-days = { $days } j { $hours } h
link-lost = Connexion perdue. Reconnexion en cours…
link-lost-sending = Connexion perdue. Votre coup sera envoyé dès la reconnexion.
watching = Vous regardez cette partie : les informations cachées le restent.
rated-about = Partie classée : pas d’indices. Quitter ou dépasser le temps compte comme une défaite.
program-moves = Un programme joue pour { $seats }.
watch-others = Autres parties
undo-asked = { $seat } demande l’annulation du dernier coup.
undo-asking = Annulation demandée. En attente : { $seats }.
agree = Accepter
refuse = Refuser
away-me = Temps écoulé : un bot a pris le relais.
away-other = { $seat } : temps écoulé, un bot a pris le relais.
come-back = Revenir dans la partie
wait-for = Continuer d’attendre
resign = Abandonner
resign-about = Un bot prend le relais et la partie compte comme une défaite.
resign-sure = Abandonner la partie ? Elle comptera comme une défaite.
resign-not = Continuer
gave-up = Abandon : { $seats }. La partie est terminée.

is-there = en ligne
is-elsewhere = hors ligne
