### Co się nie udaje między stroną a serwerem.

failed-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
failed-refused = { $code ->
    [nobody] Nie jesteś już tu zalogowany.
    [wrong_password] Adres lub hasło jest błędne.
    [not_yours] Mogą to zrobić tylko ci, którzy tam siedzą.
    [not_welcome] Jedno z was zablokowało drugie, więc się tu nie spotkacie.
    [muted] Gospodarz prosi Cię o chwilę milczenia.
    [banned] Gospodarz prosi, byś przez jakiś czas nie przychodził.
    [prove_again] Zaloguj się do tego jeszcze raz.
    [unknown] Nie ma tu czegoś takiego.
    [late] Przy stole gra poszła już dalej.
    [taken] To miejsce jest zajęte.
    [begun] Gra już się zaczęła.
    [not_begun] Gra jeszcze się nie zaczęła.
    [over] Gra jest skończona.
    [not_over] Gra jeszcze trwa.
    [chairs_open] Są jeszcze wolne krzesła.
    [not_your_turn] To nie Twoja kolej.
    [not_asked] Nikt Cię teraz o to nie pyta.
    [not_away] Żaden bot nie gra za Ciebie.
    [nothing_to_take_back] Nie ma czego cofnąć.
    [has_account] Masz już konto.
    [no_account] Do tego potrzebne jest konto.
    [full] Nie ma już miejsca.
    [void] To już nieważne; poproś o nowe.
    [too_large] To jest za długie.
    [illegal] Zasady tego zabraniają.
    [no_such_setup] Tak się w tę grę nie gra.
    [bad_value] Jest tu wartość, której być nie może.
    [weak_password] To hasło zbyt łatwo odgadnąć.
    [untrue] To nie dowodzi tego, czego powinno.
    [no_mail] Ten serwer nie wysyła poczty; klucz dostępu jej nie potrzebuje.
    [too_soon] Godziny gry można zmieniać raz dziennie.
    [too_many] Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.
    [unavailable] Teraz się nie da. Spróbuj ponownie.
   *[fault] Coś poszło nie tak po naszej stronie. Spróbuj ponownie.
}

pace-untimed = Bez zegarów
pace-live = Na żywo: { $minutes } min i { $seconds } s na ruch
pace-daily = Z dnia na dzień: { $days } dni i { $hours } godz. na ruch
