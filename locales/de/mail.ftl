### Briefe und Hinweise.

mail-confirm-title = Dein Konto bei Pagoda
mail-confirm-text =
    Hallo { $name },

    jemand, wahrscheinlich du, hat mit dieser Adresse ein Konto bei Pagoda angefragt. Wenn du es nicht warst, tu nichts: Dann entsteht kein Konto.

    Wenn du es warst: Mit diesem Link gehört es dir, samt allen Partien, die du als Gast gespielt hast. Er gilt einen Tag.
mail-known-title = Du hast schon ein Konto bei Pagoda
mail-known-text =
    Hallo { $name },

    jemand, wahrscheinlich du, hat mit dieser Adresse ein Konto bei Pagoda angefragt. Wenn du es nicht warst, tu nichts: Es wurde nichts geändert.

    Wenn du es warst: Du hast schon eines. Hier kannst du dich anmelden oder ein neues Passwort anfordern.
mail-password-title = Ein neues Passwort für Pagoda
mail-password-text =
    Hallo { $name },

    jemand, wahrscheinlich du, hat das Passwort deines Kontos bei Pagoda vergessen. Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.

    Wenn du es warst: Mit diesem Link kannst du ein neues wählen. Er gilt einen Tag.
alert-turn-title = Du bist am Zug: { $game }
alert-turn-text =
    In einer Partie { $game } bist du am Zug.{ $called ->
        [yes] { " " }Der Tisch heißt „{ $table }“.
       *[no] { "" }
    }
alert-ask-title = Du wirst gefragt: { $game }
alert-ask-text =
    Jemand in deiner Partie { $game } möchte einen Zug zurücknehmen und wartet auf deine Antwort.{ $called ->
        [yes] { " " }Der Tisch heißt „{ $table }“.
       *[no] { "" }
    }
