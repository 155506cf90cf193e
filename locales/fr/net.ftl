### Ce qui tourne mal entre la page et le serveur.

failed-offline = Le serveur est injoignable. Vérifie ta connexion et réessaie.
failed-refused = { $code ->
    [nobody] Tu n’es plus connecté ici.
    [wrong_password] L’adresse ou le mot de passe est faux.
    [not_yours] Seuls ceux qui sont assis là peuvent le faire.
    [not_welcome] L’un de vous a bloqué l’autre : vous ne vous rencontrez pas ici.
    [muted] Un hôte t’a demandé de te taire quelque temps.
    [banned] Un hôte t’a demandé de rester à l’écart quelque temps.
    [prove_again] Connecte-toi encore une fois pour faire cela.
    [unknown] Il n’y a rien de tel ici.
    [late] La table a continué entre-temps.
    [taken] Ce siège est pris.
    [begun] La partie a déjà commencé.
    [not_begun] La partie n’a pas encore commencé.
    [over] La partie est finie.
    [not_over] La partie n’est pas encore finie.
    [chairs_open] Il reste des chaises vides.
    [not_your_turn] Ce n’est pas ton tour.
    [not_asked] Personne ne te demande cela maintenant.
    [not_away] Aucun bot ne joue pour toi.
    [nothing_to_take_back] Il n’y a rien à reprendre.
    [has_account] Tu as déjà un compte.
    [no_account] Il faut un compte pour cela.
    [full] Il n’y a plus de place.
    [void] Ce n’est plus valable ; demandes-en un nouveau.
    [too_large] C’est trop long.
    [illegal] Les règles l’interdisent.
    [no_such_setup] Le jeu ne se joue pas ainsi.
    [bad_value] Une valeur est impossible ici.
    [weak_password] Ce mot de passe est trop facile à deviner.
    [untrue] Cela ne prouve pas ce qu’il faut.
    [no_mail] Ce serveur n’envoie pas de courriel ; une clé d’accès n’en a pas besoin.
    [too_soon] Les heures de jeu se changent une fois par jour.
    [too_many] C’était trop à la fois. Attends un instant et réessaie.
    [unavailable] Impossible pour l’instant. Réessaie.
   *[fault] Quelque chose a mal tourné chez nous. Réessaie.
}

pace-untimed = Sans pendule
pace-live = En direct : { $minutes } min et { $seconds } s par coup
pace-daily = Au jour le jour : { $days } jours et { $hours } h par coup
