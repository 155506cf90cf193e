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
