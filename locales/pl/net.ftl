### Co się nie udaje między stroną a serwerem.

failed-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
failed-refused = { $code ->
    [nobody] Sesja wygasła. Zaloguj się ponownie.
    [wrong_password] Nieprawidłowy adres e-mail lub hasło.
    [not_yours] Mogą to zrobić tylko osoby grające przy tym stole.
    [not_welcome] Nie możecie grać razem: jedna osoba zablokowała drugą.
    [muted] Czat jest dla ciebie czasowo wyłączony.
    [banned] Twoje konto jest zawieszone.
    [prove_again] Potwierdź swoją tożsamość i spróbuj ponownie.
    [unknown] Nie znaleziono.
    [late] Ktoś wykonał ruch wcześniej. Stół jest już aktualny.
    [taken] To miejsce jest zajęte.
    [begun] Partia już trwa.
    [not_begun] Partia jeszcze się nie zaczęła.
    [over] Partia jest zakończona.
    [not_over] Partia jeszcze trwa.
    [chairs_open] Są jeszcze wolne miejsca.
    [not_your_turn] To nie twoja kolej.
    [not_asked] Nikt nie czeka teraz na twoją odpowiedź.
    [not_away] Bot nie gra za ciebie.
    [nothing_to_take_back] Nie ma czego cofnąć.
    [has_account] Masz już konto.
    [no_account] Do tego potrzebne jest konto. Utwórz je lub zaloguj się.
    [full] Stół jest pełny.
    [void] Ten link wygasł. Poproś o nowy.
    [too_large] Tekst jest za długi. Skróć go i spróbuj ponownie.
    [illegal] Niedozwolone według zasad.
    [no_such_setup] Tak się w tę grę nie gra. Zmień opcje lub liczbę graczy.
    [bad_value] Nieprawidłowa wartość. Popraw ją i spróbuj ponownie.
    [weak_password] To hasło zbyt łatwo odgadnąć. Wybierz inne.
    [untrue] Weryfikacja nie powiodła się.
    [no_mail] Ten serwer nie wysyła e-maili. Użyj klucza dostępu.
    [too_soon] Godziny gry można zmienić tylko raz dziennie.
    [too_many] Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
    [unavailable] W tej chwili to niemożliwe. Spróbuj później.
   *[fault] Coś poszło nie tak po naszej stronie. Spróbuj ponownie.
}

pace-untimed = Bez limitu czasu
pace-live = Na żywo: { $minutes } min + { $seconds } s na ruch
pace-daily = { $days ->
    [one] Korespondencyjna: { $days } dzień + { $hours } godz. na ruch
    [few] Korespondencyjna: { $days } dni + { $hours } godz. na ruch
   *[many] Korespondencyjna: { $days } dni + { $hours } godz. na ruch
}
