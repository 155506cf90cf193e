### Stoły na serwerze.

cleared-title = Ten stół sprzątnięto
cleared-about = Gra się nie zaczęła. W każdej chwili możesz nakryć inny stół.
gather-title = Kto gra
chair-open = Wolne krzesło
sit-down = Usiądź
stand-up = Wstań
begin = Zacznij
begin-with-bots = { $count ->
    [one] Zacznij z botem
   *[other] Zacznij z botami ({ $count })
}
begins-at-once = Gra zacznie się sama, gdy wszyscy będą.
begins-by-owner = Grę zaczyna ten, kto nakrył stół.
fill-with = Boty na wolne krzesła
invite-title = Zaproś kogoś
invite-about = Kto ma ten odnośnik, może usiąść, bez konta.
copy-link = Kopiuj odnośnik
chat = Czat
chat-empty = Nikt jeszcze nic nie powiedział. Czytać mogą tylko ci przy stole.
chat-line = Powiedz coś
chat-say = Powiedz
menu-unread = { $count ->
    [one] Menu: jedna nowa wiadomość
    [few] Menu: { $count } nowe wiadomości
   *[other] Menu: { $count } nowych wiadomości
}
chat-unread = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
clock-days = { $days } d { $hours } godz.
link-lost = Połączenie przerwane. Wróci samo; nic nie przepadło.
link-lost-sending = Połączenie przerwane. Twój ruch zostanie wysłany, gdy tylko wróci.
watching = Oglądasz: widzisz to, co widzieć mogą wszyscy.
watch-others = Inne gry
undo-asked = { $seat } chce cofnąć ostatni ruch. Zgadzasz się?
undo-asking = Prosisz o cofnięcie swojego ruchu. Brakuje odpowiedzi: { $seats }.
agree = Zgoda
refuse = Odmów
away-me = Twój czas minął i gra za Ciebie bot.
away-other = Czas minął ({ $seat }) i gra dalej bot.
come-back = Wracam na swoje miejsce
wait-for = Poczekaj
resign = Poddaj się
resign-about = Bot zajmie Twoje miejsce, a gra liczy się jako przegrana.
resign-sure = Poddać tę grę? Liczy się jako przegrana.
gave-up = Poddanie: { $seats }. Partia skończona.

is-there = teraz przy stole
is-elsewhere = teraz nie ma przy stole
