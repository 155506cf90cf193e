### E-Mails und Benachrichtigungen.

mail-confirm-title = Dein Konto bei Pagoda
mail-confirm-text =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte mit dieser Adresse ein Konto bei Pagoda erstellen. Wenn du das nicht warst, musst du nichts tun: Dann entsteht kein Konto.

    Wenn du es warst, aktiviere dein Konto mit diesem Link. Alle Partien, die du als Gast gespielt hast, bleiben dir erhalten. Der Link gilt 24 Stunden.
mail-known-title = Du hast schon ein Konto bei Pagoda
mail-known-text =
    Hallo { $name },

    jemand, wahrscheinlich du, möchte mit dieser Adresse ein Konto bei Pagoda erstellen. Wenn du das nicht warst, musst du nichts tun: Es hat sich nichts geändert.

    Wenn du es warst: Du hast schon ein Konto. Hier kannst du dich anmelden oder ein neues Passwort anfordern.
mail-password-title = Neues Passwort für Pagoda
mail-password-text =
    Hallo { $name },

    jemand, wahrscheinlich du, hat ein neues Passwort für dein Konto bei Pagoda angefordert. Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.

    Wenn du es warst, wähle mit diesem Link ein neues. Der Link gilt 24 Stunden.
mail-password-changed-title = Dein Passwort für Pagoda wurde geändert
mail-password-changed-text =
    Hallo { $name },

    das Passwort deines Kontos bei Pagoda wurde geändert, und alle anderen Geräte wurden abgemeldet. Wenn du das warst, musst du nichts tun.

    Wenn du das nicht warst, öffne diese Seite und wähle „Passwort vergessen?“. Entferne zusammen mit dem alten Passwort auch Passkeys und Benachrichtigungswege.
mail-passkey-added-title = Neuer Passkey für dein Konto bei Pagoda
mail-passkey-added-text =
    Hallo { $name },

    dein Konto bei Pagoda hat einen neuen Passkey. Wenn du das warst, musst du nichts tun.

    Wenn du das nicht warst, öffne diese Seite, entferne den Passkey, melde andere Geräte ab und ändere dein Passwort. Kannst du dich nicht anmelden, wähle „Passwort vergessen?“.
mail-new-place-title = Neue Anmeldung für dein Konto bei Pagoda
mail-new-place-text =
    Hallo { $name },

    jemand hat sich mit deinem Konto bei Pagoda angemeldet, in einem Browser oder Netzwerk, das dein Konto noch nicht kannte. Wenn du das warst, musst du nichts tun.

    Wenn du das nicht warst, öffne diese Seite, melde andere Geräte ab und ändere dein Passwort. Kannst du dich nicht anmelden, wähle „Passwort vergessen?“.
alert-turn-title = Du bist am Zug: { $game }
alert-turn-text =
    Du bist am Zug: { $game }.{ $called ->
        [yes] { " " }Tisch: „{ $table }“.
       *[no] { "" }
    }
alert-start-title = Partie startet: { $game }
alert-start-text =
    Deine Partie { $game } startet gleich und wartet auf dich. Öffne den Tisch, um deinen Platz zu behalten.{ $called ->
        [yes] { " " }Tisch: „{ $table }“.
       *[no] { "" }
    }
alert-ask-title = Rücknahme angefragt: { $game }
alert-ask-text =
    Jemand möchte einen Zug zurücknehmen und wartet auf deine Antwort: { $game }.{ $called ->
        [yes] { " " }Tisch: „{ $table }“.
       *[no] { "" }
    }
