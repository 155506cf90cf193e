### Erreurs du serveur, et cadences.

failed-offline = Serveur injoignable. Vérifiez votre connexion et réessayez.
failed-refused = { $code ->
    [nobody] Votre session a expiré. Reconnectez-vous.
    [wrong_password] Adresse e-mail ou mot de passe incorrect.
    [not_yours] Action réservée aux personnes assises à cette table.
    [not_welcome] Vous ne pouvez pas jouer ensemble : un blocage est actif entre vos comptes.
    [muted] La modération a désactivé la discussion pour votre compte.
    [banned] La modération a suspendu votre compte.
    [prove_again] Confirmez votre identité pour continuer.
    [unknown] Introuvable.
    [late] Quelqu’un a joué avant vous. La table est à jour.
    [taken] Cette place est prise.
    [begun] La partie a déjà commencé.
    [not_begun] La partie n’a pas encore commencé.
    [over] La partie est terminée.
    [not_over] La partie n’est pas encore terminée.
    [chairs_open] Il reste des places libres.
    [not_your_turn] Ce n’est pas à vous de jouer.
    [not_asked] Aucune demande n’attend votre réponse.
    [not_away] Aucun bot ne joue à votre place.
    [nothing_to_take_back] Il n’y a aucun coup à annuler.
    [has_account] Vous avez déjà un compte.
    [no_account] Il faut un compte pour cette action.
    [full] La table est complète.
    [void] Ce lien a expiré. Demandez-en un nouveau.
    [too_large] Le texte est trop long. Raccourcissez-le.
    [illegal] Interdit par les règles.
    [no_such_setup] Le jeu ne permet pas cette configuration.
    [bad_value] Vérifiez votre saisie : une valeur n’est pas valide.
    [weak_password] Ce mot de passe est trop facile à deviner.
    [untrue] Échec de la vérification.
    [no_mail] Ce serveur n’envoie pas d’e-mails. Utilisez une clé d’accès.
    [too_soon] Les heures de jeu ne peuvent changer qu’une fois par jour.
    [too_many] Trop de requêtes. Patientez un instant et réessayez.
    [unavailable] Impossible pour le moment. Réessayez.
   *[fault] Une erreur est survenue de notre côté. Réessayez.
}

pace-untimed = Sans limite de temps
pace-live = En direct : { $minutes } min + { $seconds } s par coup
pace-daily = Par correspondance : { $days } j + { $hours } h par coup
