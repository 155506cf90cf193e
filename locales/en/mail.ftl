### Letters and alerts.

mail-confirm-title = Your account at Pagoda
mail-confirm-text =
    Hello { $name },

    somebody, probably you, asked for an account at Pagoda with this address. If it wasn't you, do nothing: no account is made.

    If it was you: this link makes the account yours, with all the games you have played as a guest. It is good for a day.
mail-known-title = You have an account at Pagoda already
mail-known-text =
    Hello { $name },

    somebody, probably you, asked for an account at Pagoda with this address. If it wasn't you, do nothing: nothing was changed.

    If it was you: you have an account already. You can sign in here, or ask for a new password.
mail-password-title = A new password for Pagoda
mail-password-text =
    Hello { $name },

    somebody, probably you, has forgotten the password of your account at Pagoda. If it wasn't you, do nothing: your password stays as it is.

    If it was you: with this link you can choose a new one. It is good for a day.
alert-turn-title = Your move: { $game }
alert-turn-text =
    It is your move in a game of { $game }.{ $called ->
        [yes] { " " }The table is called “{ $table }”.
       *[no] { "" }
    }
alert-ask-title = You are asked: { $game }
alert-ask-text =
    Somebody at your game of { $game } asks to take a move back, and waits for your answer.{ $called ->
        [yes] { " " }The table is called “{ $table }”.
       *[no] { "" }
    }
