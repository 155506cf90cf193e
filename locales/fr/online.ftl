### Les tables d’un serveur.

cleared-title = Cette table a été débarrassée
cleared-about = La partie n’a jamais commencé. Tu peux dresser une autre table à tout moment.
gather-title = Qui joue
chair-open = Une chaise vide
sit-down = S’asseoir
stand-up = Se lever
begin = Commencer
begin-with-bots = { $count ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $count } bots
}
begins-at-once = La partie commence d’elle-même dès que tout le monde est là.
begins-by-owner = Qui a dressé la table commence la partie.
fill-with = Des bots pour les chaises vides
invite-title = Inviter quelqu’un
invite-about = Qui a ce lien peut s’asseoir, sans compte.
copy-link = Copier le lien
chat = Discussion
chat-empty = Rien n’a encore été dit. Seuls ceux de la table peuvent le lire.
chat-line = Dis quelque chose
chat-say = Dire
menu-unread = { $count ->
    [one] Menu : une nouvelle ligne
   *[other] Menu : { $count } nouvelles lignes
}
chat-unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
clock-days = { $days } j { $hours } h
link-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
link-lost-sending = La connexion est perdue. Ton coup part dès qu’elle revient.
watching = Tu regardes : tu vois ce que tous peuvent voir.
watch-others = Autres parties
undo-asked = { $seat } aimerait reprendre le dernier coup. Es-tu d’accord ?
undo-asking = Tu as demandé à reprendre ton coup. On attend { $seats }.
agree = D’accord
refuse = Refuser
away-me = Ton temps était écoulé, et un bot joue pour toi.
away-other = Le temps de { $seat } est écoulé, et un bot continue.
come-back = Reprendre ma place
wait-for = Attendre
resign = Abandonner
resign-about = Un bot prend ta place, et la partie compte comme perdue.
resign-sure = Abandonner cette partie ? Elle compte comme perdue.
gave-up = Abandon : { $seats }. La partie est finie.

is-there = à la table en ce moment
is-elsewhere = pas à la table en ce moment
