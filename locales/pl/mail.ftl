### Listy i powiadomienia.

mail-confirm-title = Twoje konto w Pagodzie
mail-confirm-text =
    Cześć { $name },

    ktoś, zapewne Ty, poprosił o konto w Pagodzie z tym adresem. Jeśli to nie Ty, nie rób nic: konto nie powstanie.

    Jeśli to Ty: ten odnośnik założy konto, razem ze wszystkimi partiami rozegranymi jako gość. Jest ważny przez dobę.
mail-known-title = Masz już konto w Pagodzie
mail-known-text =
    Cześć { $name },

    ktoś, zapewne Ty, poprosił o konto w Pagodzie z tym adresem. Jeśli to nie Ty, nie rób nic: niczego nie zmieniono.

    Jeśli to Ty: masz już konto. Tutaj możesz się zalogować albo poprosić o nowe hasło.
mail-password-title = Nowe hasło do Pagody
mail-password-text =
    Cześć { $name },

    ktoś, zapewne Ty, nie pamięta hasła do Twojego konta w Pagodzie. Jeśli to nie Ty, nie rób nic: hasło pozostanie bez zmian.

    Jeśli to Ty: ten odnośnik pozwala wybrać nowe. Jest ważny przez dobę.
