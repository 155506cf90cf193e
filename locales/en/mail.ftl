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
mail-password-changed-title = Your Pagoda password was changed
mail-password-changed-text =
    Hello { $name },

    the password of your Pagoda account was changed, and all other devices were signed out. If it was you, there’s nothing to do.

    If it wasn’t you, open this page and choose “Forgot password?”. When you choose a new password, remove passkeys and notification channels too.
mail-passkey-added-title = New passkey for your Pagoda account
mail-passkey-added-text =
    Hello { $name },

    a passkey was added to your Pagoda account. If it was you, there’s nothing to do.

    If it wasn’t you, open this page, remove the passkey, sign out other devices and change your password. If you can’t sign in, choose “Forgot password?”.
mail-new-place-title = New sign-in to your Pagoda account
mail-new-place-text =
    Hello { $name },

    someone signed in to your Pagoda account from a browser or network that your account didn’t know. If it was you, there’s nothing to do.

    If it wasn’t you, open this page, sign out other devices and change your password. If you can’t sign in, choose “Forgot password?”.
alert-turn-title = Your turn: { $game }
alert-turn-text =
    It’s your turn in a game of { $game }.{ $called ->
        [yes] { " " }Table: “{ $table }”.
       *[no] { "" }
    }
alert-start-title = Game starting: { $game }
alert-start-text =
    Your game of { $game } is about to start and waits for you. Open the table to keep your seat.{ $called ->
        [yes] { " " }Table: “{ $table }”.
       *[no] { "" }
    }
alert-ask-title = Undo requested: { $game }
alert-ask-text =
    Someone in your game of { $game } asks to undo a move and waits for your answer.{ $called ->
        [yes] { " " }Table: “{ $table }”.
       *[no] { "" }
    }
