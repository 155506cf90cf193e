### Erreurs du serveur, et cadences.

failed-offline = Serveur injoignable. Vérifiez votre connexion et réessayez.
failed-refused = { $code ->
    [unauthenticated] Votre session a expiré. Reconnectez-vous.
    [invalid_credentials] Adresse e-mail ou mot de passe incorrect.
    [forbidden] Action réservée aux personnes assises à cette table.
    [blocked] Vous ne pouvez pas jouer ensemble : un blocage est actif entre vos comptes.
    [muted] La modération a désactivé la discussion pour votre compte.
    [banned] La modération a suspendu votre compte.
    [reauthentication_required] Confirmez votre identité pour continuer.
    [not_found] Introuvable.
    [stale] Quelqu’un a joué avant vous. La table est à jour.
    [seat_taken] Cette place est prise.
    [already_started] La partie a déjà commencé.
    [seed_fixed] Votre texte pour les tirages est déjà fixé.
    [seeds_pending] Certains joueurs n’ont pas encore fixé leur texte pour les tirages.
    [not_started] La partie n’a pas encore commencé.
    [game_over] La partie est terminée.
    [game_not_over] La partie n’est pas encore terminée.
    [seats_open] Il reste des places libres.
    [not_your_turn] Ce n’est pas à vous de jouer.
    [nothing_to_answer] Aucune demande n’attend votre réponse.
    [not_away] Aucun bot ne joue à votre place.
    [nothing_to_take_back] Il n’y a aucun coup à annuler.
    [already_registered] Vous avez déjà un compte.
    [account_required] Il faut un compte pour cette action.
    [list_full] Votre liste est pleine.
    [not_at_rated_table] Ni bots, ni programmes, ni indices dans une partie classée.
    [clock_required] Une partie classée se joue avec une limite de temps.
    [person_needed] Une personne doit être assise à la table : prenez d’abord une place.
    [too_many_tables] Trop de tables ouvertes pour vous ou votre réseau. Terminez ou fermez-en une d’abord.
    [too_many_bots] Trop de bots jouent pour vous ou votre réseau. Terminez d’abord une partie.
    [too_many_acts] Trop de changements à cette table. Seuls les coups restent possibles.
    [request_pending] Votre dernière demande attend encore sa réponse. Patientez.
    [too_many_requests] Vous avez fait trop de demandes dans cette partie. Continuez sans annuler de coup.
    [too_many_webhooks] Trop de webhooks pour vous ou votre réseau. Supprimez-en un d’abord.
    [too_many_watched] Vous ou votre réseau suivez trop de tables. Fermez-en une d’abord.
    [expired] Ce lien a expiré. Demandez-en un nouveau.
    [too_large] Le texte est trop long. Raccourcissez-le.
    [illegal_move] Interdit par les règles.
    [invalid_setup] Le jeu ne permet pas cette configuration.
    [invalid_value] Vérifiez votre saisie : une valeur n’est pas valide.
    [weak_password] Ce mot de passe est facile à deviner ou a fuité.
    [reused_password] C’est votre mot de passe actuel. Choisissez-en un autre.
    [invalid_passkey] Échec de la vérification.
    [email_disabled] Ce serveur n’envoie pas d’e-mails. Utilisez une clé d’accès.
    [too_soon] Les heures de jeu ne peuvent changer qu’une fois par jour.
    [rate_limited] Trop de requêtes. Patientez un instant et réessayez.
    [moves_lost] Une panne de la base de données a effacé les derniers coups. Reprenez à partir d’ici.
    [unavailable] Impossible pour le moment. Réessayez.
   *[internal_error] Une erreur est survenue de notre côté. Réessayez.
}
failed-muted-until = Discussion désactivée pour vous jusqu’au { $day }.
failed-banned-until = Votre compte est suspendu jusqu’au { $day }.

pace-untimed = Sans limite de temps
pace-live = En direct : { $minutes } min + { $seconds } s par coup
pace-daily = Par correspondance : { $days } j + { $hours } h par coup
pace-rated = Classée
pace-casual = Amicale
