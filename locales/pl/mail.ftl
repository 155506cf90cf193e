### E-maile i powiadomienia.

mail-confirm-title = Twoje konto w Pagodzie
mail-confirm-text =
    Cześć, { $name }!

    Ktoś poprosił o konto w Pagodzie na ten adres e-mail. Jeśli to nie ty, zignoruj tę wiadomość: konto nie powstanie.

    Jeśli to ty, aktywuj konto tym linkiem. Zachowasz wszystkie partie rozegrane jako gość. Link jest ważny 24 godziny.
mail-known-title = Masz już konto w Pagodzie
mail-known-text =
    Cześć, { $name }!

    Ktoś poprosił o konto w Pagodzie na ten adres e-mail. Jeśli to nie ty, zignoruj tę wiadomość: nic się nie zmieniło.

    Jeśli to ty: masz już konto. Pod tym linkiem zalogujesz się albo ustawisz nowe hasło.
mail-password-title = Nowe hasło do Pagody
mail-password-text =
    Cześć, { $name }!

    Ktoś poprosił o nowe hasło do twojego konta w Pagodzie. Jeśli to nie ty, zignoruj tę wiadomość: hasło się nie zmieni.

    Jeśli to ty, ustaw nowe hasło pod tym linkiem. Link jest ważny 24 godziny.
mail-password-changed-title = Zmieniono hasło do Pagody
mail-password-changed-text =
    Cześć, { $name }!

    Zmieniono hasło do twojego konta w Pagodzie i wylogowano pozostałe urządzenia. Jeśli to ty, nie musisz nic robić.

    Jeśli to nie ty, otwórz tę stronę i wybierz „Nie pamiętasz hasła?”. Razem ze zmianą hasła usuń też klucze dostępu i kanały powiadomień.
mail-passkey-added-title = Nowy klucz dostępu do konta w Pagodzie
mail-passkey-added-text =
    Cześć, { $name }!

    Do twojego konta w Pagodzie dodano klucz dostępu. Jeśli to ty, nie musisz nic robić.

    Jeśli to nie ty, otwórz tę stronę, usuń ten klucz, wyloguj inne urządzenia i zmień hasło. Jeśli nie możesz się zalogować, wybierz „Nie pamiętasz hasła?”.
mail-new-place-title = Nowe logowanie na konto w Pagodzie
mail-new-place-text =
    Cześć, { $name }!

    Ktoś zalogował się na twoje konto w Pagodzie z przeglądarki lub sieci, której konto jeszcze nie zna. Jeśli to ty, nie musisz nic robić.

    Jeśli to nie ty, otwórz tę stronę, wyloguj inne urządzenia i zmień hasło. Jeśli nie możesz się zalogować, wybierz „Nie pamiętasz hasła?”.
alert-turn-title = Twoja kolej: { $game }
alert-turn-text =
    { $game }: stół czeka na twój ruch.{ $called ->
        [yes] { " " }Nazwa stołu: „{ $table }”.
       *[no] { "" }
    }
alert-start-title = Partia się zaczyna: { $game }
alert-start-text =
    { $game }: partia zaraz się zacznie i czeka na ciebie. Otwórz stół, aby zachować miejsce.{ $called ->
        [yes] { " " }Nazwa stołu: „{ $table }”.
       *[no] { "" }
    }
alert-ask-title = Prośba o cofnięcie ruchu: { $game }
alert-ask-text =
    { $game }: ktoś prosi o cofnięcie ruchu i czeka na twoją odpowiedź.{ $called ->
        [yes] { " " }Nazwa stołu: „{ $table }”.
       *[no] { "" }
    }
