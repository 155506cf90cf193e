### Emails and notifications.

mail-confirm-title = Activate your Pagoda account
mail-confirm-text =
    Hello { $name },

    someone, probably you, asked to create a Pagoda account with this email address. If it wasn’t you, ignore this email: no account will be created.

    To activate the account and keep the games you played as a guest, open this link. It expires in 24 hours.
mail-known-title = You already have a Pagoda account
mail-known-text =
    Hello { $name },

    someone, probably you, asked to create a Pagoda account with this email address. If it wasn’t you, ignore this email: nothing has changed.

    You already have an account. Sign in here, or reset your password.
mail-password-title = Reset your Pagoda password
mail-password-text =
    Hello { $name },

    someone, probably you, asked to reset the password of your Pagoda account. If it wasn’t you, ignore this email: your password stays the same.

    To choose a new password, open this link. It expires in 24 hours.
alert-turn-title = Your turn: { $game }
alert-turn-text =
    It’s your turn in a game of { $game }.{ $called ->
        [yes] { " " }Table: “{ $table }”.
       *[no] { "" }
    }
alert-ask-title = Undo requested: { $game }
alert-ask-text =
    Someone in your game of { $game } asks to undo a move and waits for your answer.{ $called ->
        [yes] { " " }Table: “{ $table }”.
       *[no] { "" }
    }
