### E-mails et notifications.

mail-confirm-title = Votre compte Pagoda
mail-confirm-text =
    Bonjour { $name },

    Un compte Pagoda a été demandé avec cette adresse, sans doute par vous. Si ce n’est pas le cas, ignorez cet e-mail : aucun compte ne sera créé.

    Pour activer le compte, suivez ce lien. Vous y retrouverez toutes les parties jouées avec votre compte invité. Le lien expire dans 24 heures.
mail-known-title = Vous avez déjà un compte Pagoda
mail-known-text =
    Bonjour { $name },

    Un compte Pagoda a été demandé avec cette adresse, sans doute par vous. Si ce n’est pas le cas, ignorez cet e-mail : rien n’a changé.

    Vous avez déjà un compte : suivez ce lien pour vous connecter ou pour demander un nouveau mot de passe.
mail-password-title = Nouveau mot de passe Pagoda
mail-password-text =
    Bonjour { $name },

    Un nouveau mot de passe a été demandé pour votre compte Pagoda, sans doute par vous. Si ce n’est pas le cas, ignorez cet e-mail : votre mot de passe reste le même.

    Pour en choisir un nouveau, suivez ce lien. Il expire dans 24 heures.
mail-password-changed-title = Votre mot de passe Pagoda a été modifié
mail-password-changed-text =
    Bonjour { $name },

    Le mot de passe de votre compte Pagoda a été modifié, et vos autres sessions ont été fermées. Si cela vient de vous, vous n’avez rien à faire.

    Sinon, ouvrez cette page et choisissez « Mot de passe oublié ? ». Avec le nouveau mot de passe, supprimez aussi les clés d’accès et les canaux de notification.
mail-passkey-added-title = Nouvelle clé d’accès pour votre compte Pagoda
mail-passkey-added-text =
    Bonjour { $name },

    Une clé d’accès a été ajoutée à votre compte Pagoda. Si cela vient de vous, vous n’avez rien à faire.

    Sinon, ouvrez cette page, supprimez cette clé, fermez les autres sessions et changez de mot de passe. Si vous ne pouvez pas vous connecter, choisissez « Mot de passe oublié ? ».
mail-new-place-title = Nouvelle connexion à votre compte Pagoda
mail-new-place-text =
    Bonjour { $name },

    Une connexion à votre compte Pagoda a eu lieu depuis un navigateur ou un réseau inconnu jusqu’ici. Si cela vient de vous, vous n’avez rien à faire.

    Sinon, ouvrez cette page, fermez les autres sessions et changez de mot de passe. Si vous ne pouvez pas vous connecter, choisissez « Mot de passe oublié ? ».
alert-turn-title = À vous de jouer : { $game }
alert-turn-text =
    Une partie vous attend ({ $game }) : c’est à vous de jouer.{ $called ->
        [yes] { " " }Table : « { $table } ».
       *[no] { "" }
    }
alert-start-title = Début de partie : { $game }
alert-start-text =
    Votre partie va commencer ({ $game }) et vous attend. Ouvrez la table pour garder votre place.{ $called ->
        [yes] { " " }Table : « { $table } ».
       *[no] { "" }
    }
alert-ask-title = Annulation demandée : { $game }
alert-ask-text =
    Une demande d’annulation de coup attend votre réponse ({ $game }).{ $called ->
        [yes] { " " }Table : « { $table } ».
       *[no] { "" }
    }
