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
alert-turn-title = Twój ruch: { $game }
alert-turn-text =
    Kolej na Twój ruch w grze { $game }.{ $called ->
        [yes] { " " }Stół nazywa się „{ $table }”.
       *[no] { "" }
    }
alert-ask-title = Pytanie do Ciebie: { $game }
alert-ask-text =
    Ktoś w Twojej grze { $game } prosi o cofnięcie ruchu i czeka na Twoją odpowiedź.{ $called ->
        [yes] { " " }Stół nazywa się „{ $table }”.
       *[no] { "" }
    }
