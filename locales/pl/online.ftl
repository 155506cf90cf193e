### Stoły na serwerze.

cleared-title = Stół zamknięty
cleared-about = Partia się nie zaczęła. Utwórz nowy stół albo dołącz do innego.
gather-title = Gracze
chair-open = Wolne miejsce
sit-down = Zajmij miejsce
stand-up = Zwolnij miejsce
begin = Rozpocznij partię
begin-with-bots = { $count ->
    [one] Rozpocznij z { $count } botem
    [few] Rozpocznij z { $count } botami
   *[many] Rozpocznij z { $count } botami
}
begins-at-once = Partia zacznie się sama, gdy wszystkie miejsca będą zajęte.
begins-by-owner = Partię rozpoczyna osoba, która utworzyła stół.
begins-now = Partia zacznie się, gdy wszyscy gracze będą przy stole.
fair-draws = Uczciwe losowania
fair-draws-about = Ten odcisk ustala udział serwera we wszystkich losowaniach. Zapisz go, aby po partii sprawdzić losowania.
seed-commitment-changed = Serwer zmienił swój odcisk do losowań. Ta przeglądarka nie ujawnia swojego tekstu. Odejdź od tego stołu.
seed-elsewhere = To miejsce zajęto w innej twojej przeglądarce albo serwer zmienił twój odcisk. Zwolnij miejsce i zajmij je tutaj ponownie.
seed-void = Start odwołano: ktoś odszedł albo serwer odrzucił twój tekst do losowań. Jeśli zostaniesz, przeglądarka wylosuje nowy.
seed-again = Zostań
fill-with = Uzupełnij botami
wait-title = { $count ->
    [one] { $title }: brakuje { $count } osoby
    [few] { $title }: brakuje { $count } osób
   *[many] { $title }: brakuje { $count } osób
}
wait-opens = Partia otworzy się sama.
wait-waited = czekania
wait-looking = Szukają partii
wait-come = Zajęte miejsca
wait-come-count = { $taken } z { $seats }
wait-bot = Zagraj tymczasem z botem
wait-bot-about = Partia otworzy się w nowej karcie. Tytuł i ikona tej karty pokażą, kiedy przyjdzie twoja kolej.
wait-bot-go = Graj z botem
wait-cancel = Anuluj
wait-watch-title = Albo oglądaj inny stół
wait-watch = Oglądaj
invite-title = Zaproś
invite-about = Każdy, kto ma ten link, może dołączyć, nawet bez konta.
invite-rated = Z tym linkiem może dołączyć każda osoba, która ma konto.
copy-link = Kopiuj link
invite-share = Udostępnij
invite-qr = Kod QR
invite-qr-about = Kod QR z linkiem do tego stołu
chat = Czat
chat-empty = Nie ma jeszcze wiadomości. Przywitaj się! Czat widzą tylko osoby przy stole.
chat-line = Wiadomość
chat-say = Wyślij
menu-unread = { $count ->
    [one] Menu: { $count } nowa wiadomość
    [few] Menu: { $count } nowe wiadomości
   *[many] Menu: { $count } nowych wiadomości
}
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
clock-days = { $days } d { $hours } h
link-lost = Utracono połączenie. Ponowne łączenie…
link-lost-sending = Utracono połączenie. Wyślemy twój ruch po ponownym połączeniu.
watching = Oglądasz tę partię. Widzisz tylko to, co jawne dla wszystkich.
rated-about = Partia rankingowa: bez podpowiedzi. Opuszczenie partii lub koniec czasu oznacza przegraną.
program-moves = Program wykonuje ruchy za: { $seats }.
watch-others = Inne partie
undo-asked = { $seat } prosi o cofnięcie ostatniego ruchu.
undo-asking = Prosisz o cofnięcie ruchu. Czekamy na odpowiedź: { $seats }.
agree = Przyjmij
refuse = Odrzuć
away-me = Koniec czasu. Grę przejął bot.
away-other = { $seat }: koniec czasu. Grę przejął bot.
come-back = Wróć do partii
wait-for = Poczekaj
resign = Poddaj się
resign-about = Twoje miejsce przejmie bot, a partia liczy się jako przegrana.
resign-sure = Poddać partię? Liczy się jako przegrana.
resign-not = Graj dalej
gave-up = Partia poddana: { $seats }. Koniec partii.

is-there = online
is-elsewhere = offline
