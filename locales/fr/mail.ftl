### Lettres et alertes.

mail-confirm-title = Votre compte sur Pagoda
mail-confirm-text =
    Bonjour { $name },

    quelqu'un, vous sans doute, a demandé un compte sur Pagoda avec cette adresse. Si ce n'était pas vous, ne faites rien : aucun compte ne sera créé.

    Si c'était vous : ce lien crée le compte, avec toutes les parties que vous avez jouées en invité. Il est valable un jour.
mail-known-title = Vous avez déjà un compte sur Pagoda
mail-known-text =
    Bonjour { $name },

    quelqu'un, vous sans doute, a demandé un compte sur Pagoda avec cette adresse. Si ce n'était pas vous, ne faites rien : rien n'a été changé.

    Si c'était vous : vous avez déjà un compte. Vous pouvez vous connecter ici, ou demander un nouveau mot de passe.
mail-password-title = Un nouveau mot de passe pour Pagoda
mail-password-text =
    Bonjour { $name },

    quelqu'un, vous sans doute, a oublié le mot de passe de votre compte sur Pagoda. Si ce n'était pas vous, ne faites rien : votre mot de passe reste le même.

    Si c'était vous : avec ce lien, vous pouvez en choisir un nouveau. Il est valable un jour.
alert-turn-title = À vous de jouer : { $game }
alert-turn-text =
    C’est à vous de jouer dans une partie de { $game }.{ $called ->
        [yes] { " " }La table s’appelle « { $table } ».
       *[no] { "" }
    }
alert-ask-title = On vous demande : { $game }
alert-ask-text =
    Quelqu’un, dans votre partie de { $game }, demande à reprendre un coup et attend votre réponse.{ $called ->
        [yes] { " " }La table s’appelle « { $table } ».
       *[no] { "" }
    }
