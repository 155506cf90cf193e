### Co się nie udaje między stroną a serwerem.

failed-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
failed-refused = { $code ->
    [unauthenticated] Sesja wygasła. Zaloguj się ponownie.
    [invalid_credentials] Nieprawidłowy adres e-mail lub hasło.
    [forbidden] Mogą to zrobić tylko osoby grające przy tym stole.
    [blocked] Nie możecie grać razem: jedna osoba zablokowała drugą.
    [muted] Czat jest dla ciebie wyłączony.
    [banned] Twoje konto jest zawieszone.
    [reauthentication_required] Potwierdź swoją tożsamość i spróbuj ponownie.
    [not_found] Nie znaleziono.
    [stale] Ktoś wykonał ruch wcześniej. Stół jest już aktualny.
    [seat_taken] To miejsce jest zajęte.
    [already_started] Partia już trwa.
    [seed_fixed] Twój tekst do losowań jest już ustalony.
    [seeds_pending] Nie wszyscy gracze ustalili już swój tekst do losowań.
    [not_started] Partia jeszcze się nie zaczęła.
    [game_over] Partia jest zakończona.
    [game_not_over] Partia jeszcze trwa.
    [seats_open] Są jeszcze wolne miejsca.
    [not_your_turn] To nie twoja kolej.
    [nothing_to_answer] Nikt nie czeka teraz na twoją odpowiedź.
    [not_away] Bot nie gra za ciebie.
    [nothing_to_take_back] Nie ma czego cofnąć.
    [already_registered] Masz już konto.
    [account_required] Do tego potrzebne jest konto. Utwórz je lub zaloguj się.
    [list_full] Twoja lista jest pełna.
    [not_at_rated_table] W partii rankingowej nie ma botów, programów ani podpowiedzi.
    [clock_required] Partia rankingowa wymaga limitu czasu.
    [person_needed] Przy stole musi siedzieć człowiek: najpierw zajmij miejsce.
    [too_many_tables] Zbyt wiele otwartych stołów w twojej sieci. Najpierw zakończ lub zamknij jeden.
    [too_many_bots] Zbyt wiele botów gra w twojej sieci. Najpierw zakończ partię.
    [too_many_acts] Przy tym stole było już zbyt wiele zmian. Możliwe są tylko ruchy.
    [request_pending] Twoja ostatnia prośba wciąż czeka na odpowiedź.
    [too_many_requests] W tej partii masz już zbyt wiele próśb. Graj dalej bez cofania.
    [too_many_webhooks] Zbyt wiele webhooków w twojej sieci. Najpierw usuń jeden.
    [too_many_watched] Zbyt wiele oglądanych stołów w twojej sieci. Najpierw zamknij jeden.
    [expired] Ten link wygasł. Poproś o nowy.
    [too_large] Tekst jest za długi. Skróć go i spróbuj ponownie.
    [illegal_move] Niedozwolone według zasad.
    [invalid_setup] Tak nie można zagrać. Zmień opcje lub liczbę graczy.
    [invalid_value] Nieprawidłowa wartość. Popraw ją i spróbuj ponownie.
    [weak_password] To hasło łatwo odgadnąć albo wyciekło. Wybierz inne.
    [reused_password] To twoje obecne hasło. Wybierz inne.
    [invalid_passkey] Weryfikacja nie powiodła się.
    [email_disabled] Ten serwer nie wysyła e-maili. Użyj klucza dostępu.
    [too_soon] Godziny gry można zmienić tylko raz dziennie.
    [rate_limited] Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
    [moves_lost] Awaria bazy danych usunęła ostatnie ruchy. Graj dalej od tego miejsca.
    [unavailable] W tej chwili to niemożliwe. Spróbuj później.
   *[internal_error] Coś poszło nie tak po naszej stronie. Spróbuj ponownie.
}
failed-muted-until = Czat jest dla ciebie wyłączony do { $day }.
failed-banned-until = Twoje konto jest zawieszone do { $day }.

pace-untimed = Bez limitu czasu
pace-live = Na żywo: { $minutes } min + { $seconds } s na ruch
pace-daily = { $days ->
    [one] Korespondencyjna: { $days } dzień + { $hours } h na ruch
    [few] Korespondencyjna: { $days } dni + { $hours } h na ruch
   *[many] Korespondencyjna: { $days } dni + { $hours } h na ruch
}
pace-rated = Rankingowa
pace-casual = Towarzyska
