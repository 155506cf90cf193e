# Strony kont: konto, profil, powiadomienia, moderacja i poczekalnia.

## Wszystkie

title-people = { $page } · Pagoda
people-pages = Konto i społeczność
people-wait = Wczytywanie…
known-since = Od { $day }
person-title = Profil
alerts-title = Powiadomienia
host-title = Moderacja

## Nazwa i język

who-title = Nazwa i język
guest-about = Grasz jako gość. Twoje partie są zapisane tylko w tej przeglądarce.
account-mail = Adres e-mail konta: { $email }.
account-passkey = Logujesz się kluczem dostępu.
letters-language = Język wiadomości
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Zapisz
name-kept = Zapisano.
my-games = Partie i rankingi

## Konto

join-title = Nowe konto
join-anywhere = Graj na każdym swoim urządzeniu.
join-told = Dostawaj e-mail, gdy przyjdzie twoja kolej.
join-kept = Zachowaj swoje partie i rankingi, także te rozegrane jako gość.
join-passkey = Najszybciej z kluczem dostępu: twoje urządzenie potwierdza, że to ty. Bez e-maila i bez hasła.
join-or = albo z adresem e-mail
account-join = Utwórz konto
join-mailed = Sprawdź pocztę i otwórz link z e-maila, aby aktywować konto. Link jest ważny 24 godziny.
account-email = Adres e-mail
account-password = Hasło
password-new = Nowe hasło
password-about = Co najmniej 8 znaków. Kilka nietypowo połączonych słów chroni lepiej niż jedno słowo z symbolami.

## Logowanie

sign-in-title = Logowanie
sign-in-guest = Partie rozegrane jako gość nie przejdą na twoje konto.
account-sign-in = Zaloguj się
with-passkey = Użyj klucza dostępu
account-forgotten = Nie pamiętasz hasła?
forgotten-mailed = Jeśli istnieje konto z tym adresem, wysłaliśmy link do nowego hasła.
account-sign-out = Wyloguj się
proof-title = Potwierdź swoją tożsamość
proof-about = To wymaga niedawnego logowania. Potwierdź, że to ty, a przejdziemy dalej od razu.

## Sposoby logowania

passkeys-title = Klucze dostępu
passkeys-about = Każdy klucz loguje cię z urządzenia lub menedżera haseł, w którym jest zapisany.
passkey-make = Utwórz klucz dostępu
passkey-made = Klucz dostępu jest gotowy. Możesz się nim logować.
passkey-failed = Przeglądarka nie użyła klucza dostępu. Nic się nie zmieniło. Spróbuj ponownie albo zaloguj się inaczej.
passkey-label = Nazwa klucza
passkey-label-about = Pomoże ci go rozpoznać: „telefon”, „praca”.
passkey-remove = Usuń klucz dostępu: { $name }
passkey-removed = Usunięto klucz dostępu.
password-title = Hasło
password-old = Obecne hasło
password-change = Zmień hasło
password-change-about = Pozostałe urządzenia zostaną wylogowane.
password-changed = Zmieniono hasło.
password-first = Dodaj adres e-mail
password-first-about = Nie masz hasła. Dodaj adres e-mail, aby logować się także hasłem i dostawać powiadomienia e-mailem.
sessions-title = Aktywne sesje
sessions-end = Wyloguj inne urządzenia
sessions-ended = Wylogowano inne urządzenia.
session-this = Ta przeglądarka, teraz
session-seen = Ostatnio: { $moment }
session-end = Wyloguj: { $name }
session-ended = Wylogowano.

## Dane

data-title = Twoje dane
data-about = Pobierz swoje dane albo usuń konto.
data-export = Eksportuj dane
account-forget = Usuń konto
forget-about = Od razu usuniemy twoją nazwę, adres e-mail, klucze dostępu i wiadomości. Poddasz partie w toku, a zakończone zostaną bez twojej nazwy. Tego nie można cofnąć.
forget-type = Aby potwierdzić, wpisz swoją nazwę: { $name }
forget-mistyped = Nazwa się nie zgadza. Wpisz ją tak jak powyżej.

## Link z e-maila

letter-title = Aktywacja konta
letter-about = Adres e-mail jest potwierdzony. Został jeden krok.
letter-confirm = Aktywuj konto
letter-confirmed = Konto jest aktywne. Witaj!
letter-elsewhere = O konto poproszono w innej przeglądarce. Ustaw tu hasło, aby je aktywować.
letter-password = Nowe hasło
letter-password-about = Ustaw nowe hasło. Pozostałe urządzenia zostaną wylogowane.
letter-evict = Usuń klucze i kanały
letter-evict-about = Jeśli ktoś inny mógł korzystać z twojego konta: usuwa wszystkie klucze dostępu, powiadomienia push i webhooki.

## Profil

person-gone = usunięte konto
person-nobody = Nie masz jeszcze profilu. Zagraj online albo zaloguj się, a twoje partie pojawią się tutaj.
person-unknown = Nie znaleziono profilu.
person-since = Konto od { $day }
person-unplayed = Brak zakończonych partii publicznych. Statystyki pojawią się po pierwszej.
person-rating = Ranking
rating-course = Ranking po każdej z ostatnich partii ({ $games }): od { $first } do { $last }
rating-early = { $games ->
    [one] Ranking wstępny: { $games } partia rankingowa
    [few] Ranking wstępny: { $games } partie rankingowe
   *[many] Ranking wstępny: { $games } partii rankingowych
}
rating-about = { $games ->
    [one] Poziom zbliżony do bota: { $level } · { $games } partia rankingowa
    [few] Poziom zbliżony do bota: { $level } · { $games } partie rankingowe
   *[many] Poziom zbliżony do bota: { $level } · { $games } partii rankingowych
}
rating-last = ostatnia partia
rating-pool = { $pool ->
    [live] Na żywo
    [correspondence] Korespondencyjna
   *[bots] Z botami
}
rating-games = { $games ->
    [one] Po { $games } partii rankingowej
    [few] Po { $games } partiach rankingowych
   *[many] Po { $games } partiach rankingowych
}
game-rated = { $why ->
    [short] Rankingowa, ale zbyt krótka
    [pair] Rankingowa, ale zbyt wiele partii tych samych osób
    [program] Rankingowa, ale ruchy wykonywał program
    [guest] Rankingowa, ale grała osoba bez konta
   *[counted] Rankingowa
}
tally-among = Gracze
tally-seats = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
tally-games = Partie
tally-wins = Wygrane
tally-place = Średnie miejsce
tally-best = Najlepszy wynik
course-of = Punkty, partia po partii; pełna kropka to wygrana
course-day = Dzień
place-of = Miejsce { $place } z { $seats }
points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
stats-title = Statystyki
stats-about = Na podstawie { $count } partii z listy poniżej, także prywatnych.
stats-won-count = { $wins } ({ $percent }%)
stats-run = Seria wygranych
stats-length = Średnia długość partii (kroki)
stats-with = Najczęściej wspólnie z
stats-with-count = { $count ->
    [one] { $name }, { $count } raz
    [few] { $name }, { $count } razy
   *[many] { $name }, { $count } razy
}
versus-title = Bilans bezpośredni
versus-about = Wyżej – niżej, w partiach z tej listy.
versus-score = { $ahead } – { $behind }
games-title = Zakończone partie
none-finished = Na razie brak partii. Zagraj pierwszą!
games-more = Pokaż więcej
game-replay = Odtwórz partię: { $title }, { $day }
friends-title = Znajomi
friends-none = Lista jest pusta. Otwórz czyjś profil i wyślij zaproszenie.
friend-is = W znajomych
friend-asking = Zaprasza cię do znajomych
friend-was-asked = Wysłano zaproszenie
friend-ask = Dodaj do znajomych
friend-agree = Przyjmij zaproszenie
friend-agree-name = Przyjmij zaproszenie: { $name }
friend-end = Usuń ze znajomych
friend-end-name = Usuń ze znajomych: { $name }
friend-refuse-name = Odrzuć zaproszenie: { $name }
friend-unask-name = Wycofaj zaproszenie: { $name }
friend-unask = Wycofaj zaproszenie
friend-asked = Wysłano zaproszenie.
friend-made = Dodano do znajomych.
friend-ended = Nie jesteście znajomymi.
blocks-title = Zablokowane osoby
person-block = Zablokuj
person-unblock = Odblokuj
person-unblock-name = Odblokuj: { $name }
person-blocked = Nie zobaczysz wiadomości tej osoby i nie możecie nawzajem dołączać do swoich stołów. Ta osoba się o tym nie dowie.
person-unblocked = Odblokowano. Znów możecie grać razem.
person-report = Zgłoś
report-about = Co się stało? Zgłoszenie czytają tylko moderatorzy. Ta osoba nie dowie się, kto je wysłał.
report-text = Opis
report-line = Dołączymy tę wiadomość z czatu.
report-send = Wyślij zgłoszenie
report-sent = Zgłoszenie wysłane. Dziękujemy!

## Powiadomienia

alerts-about = Dowiedz się od razu, że stół na ciebie czeka. Powiadomienie podaje grę i stół, nigdy ukrytych informacji.
at-table = Otwarty stół
at-table-about = Tytuł i ikona karty zawsze pokazują, że to twoja kolej.
push-title = Powiadomienia push
push-about = Ta przeglądarka powiadomi cię, gdy przyjdzie twoja kolej, nawet gdy Pagoda jest zamknięta.
push-turn-on = Włącz
push-turn-off = Wyłącz
push-on = Powiadomienia push są włączone.
push-off = Powiadomienia push są wyłączone.
push-refused = Przeglądarka blokuje powiadomienia tej strony. Zezwól na nie w ustawieniach strony i spróbuj ponownie.
push-unavailable = Nie udało się włączyć powiadomień push. Spróbuj później albo wybierz e-mail.
push-unsupported = Ta przeglądarka nie obsługuje powiadomień push. Na telefonie dodaj najpierw Pagodę do ekranu głównego.
ways-title = Kanały powiadomień
ways-none = Na razie tylko otwarty stół. Włącz powiadomienia push lub e-mail.
way-added = Dodano kanał powiadomień.
way-removed = Usunięto kanał powiadomień.
way-remove = Wyłącz: { $name }
way-add-mail = Włącz e-mail
way-mail-about = Na adres twojego konta, 5 minut po nadejściu twojej kolei, jeśli nadal czekamy na ruch.
way-mail = E-mail
way-push = Push
way-webhook = Webhook
webhook-title = Webhook
webhook-about = Wysyłamy żądanie POST z danymi JSON, gdy przychodzi twoja kolej. Podpisujemy je sekretem, który zobaczysz tylko raz.
webhook-url = Adres URL
webhook-add = Dodaj webhook
webhook-secret = Sekret
webhook-secret-about = HMAC-SHA256 treści w nagłówku X-Pagoda-Signature. Skopiuj sekret teraz: nie pokażemy go ponownie.
hours-title = Godziny gry
hours-about = W partiach korespondencyjnych twój zegar jest zatrzymany poza tymi godzinami. Co najmniej 4 godziny; zmiana raz dziennie.
hours-from = Od
hours-until = Do
hours-are = Grasz od { $from } do { $until } według zegara tego urządzenia.
hours-all-day = Grasz całą dobę: twój zegar chodzi cały czas.
hours-kept = Zapisano godziny gry. Dotyczą też trwających partii.
hours-odd = Podaj obie godziny, na przykład 09:00 i 22:30.
vacation-title = Tryb urlopowy
vacation-about = Podczas urlopu twój zegar w partiach korespondencyjnych jest zatrzymany.
vacation-left = { $days ->
    [one] W tym roku masz jeszcze { $days } dzień urlopu.
    [few] W tym roku masz jeszcze { $days } dni urlopu.
   *[many] W tym roku masz jeszcze { $days } dni urlopu.
}
vacation-from = Pierwszy dzień
vacation-until = Ostatni dzień
vacation-add = Dodaj urlop
vacation-added = Dodano urlop. Twój zegar będzie wtedy zatrzymany.
vacation-odd = Podaj pierwszy i ostatni dzień, w tej kolejności.
vacation-span = { $from } – { $until }
vacation-end = Odwołaj urlop: { $span }
vacation-ended = Odwołano urlop. Twój zegar znów chodzi.

## Moderacja

host-not = Ta strona jest tylko dla moderatorów. Jeśli ktoś ci przeszkadza, otwórz profil tej osoby i wyślij zgłoszenie.
host-note = Notatka dla moderatorów
reports-title = Otwarte zgłoszenia
reports-none = Brak otwartych zgłoszeń.
report-by = zgłasza
report-table = Otwórz stół
report-close = Oznacz jako rozpatrzone
report-act = Podejmij działanie
measure-title = Działanie
measure-whom = Kogo dotyczy
measure-whom-about = Adres profilu albo jego ostatnie 12 znaków.
measure-mute = Wycisz
measure-ban = Zawieś
measure-lift = Znieś
measure-time = Na jak długo
measure-hour = 1 godzina
measure-day = 1 dzień
measure-week = 1 tydzień
measure-lifted = Do odwołania
measure-take = Zastosuj
measure-taken = Gotowe. Wpis jest w dzienniku moderacji.
findings-title = Podejrzane rankingi
findings-about = Partie rankingowe z ostatnich 30 dni. Niczego nie dowodzą: najpierw obejrzyj partie.
findings-none = Nic podejrzanego.
findings-pair = { $games ->
    [one] { $games } partia rankingowa, wygrane pierwszej osoby: { $wins }, nieliczone: { $uncounted }
    [few] { $games } partie rankingowe, wygrane pierwszej osoby: { $wins }, nieliczone: { $uncounted }
   *[many] { $games } partii rankingowych, wygrane pierwszej osoby: { $wins }, nieliczone: { $uncounted }
}
findings-rise = { $games ->
    [one] +{ $points } pkt w { $games } partii
    [few] +{ $points } pkt w { $games } partiach
   *[many] +{ $points } pkt w { $games } partiach
}
removal-title = Usuwanie treści
removal-message = Wiadomość
removal-name = Nazwa
removal-table = Tytuł
removal-where = Profil lub stół
removal-where-about = Adres profilu lub stołu albo jego ostatnie 12 znaków.
removal-number = Numer wiadomości
removal-send = Usuń
removal-done = Usunięto. Wpis jest w dzienniku moderacji.
removal-unknown = Nie znaleziono profilu, stołu lub wiadomości.
audit-title = Dziennik moderacji
audit-none = Dziennik jest pusty.
audit-what = { $what ->
    [mute] Wyciszenie:
    [ban] Zawieszenie:
    [lift] Zniesienie ograniczeń:
    [remove-message] Usunięcie wiadomości:
    [remove-name] Usunięcie nazwy:
    [remove-title] Usunięcie tytułu stołu:
    [close-report] Zgłoszenie rozpatrzone:
    [grant-moderator] Nadanie roli moderatora:
   *[revoke-moderator] Odebranie roli moderatora:
}
audit-until = Do { $moment }

## Poczekalnia

meet-tab = Poczekalnia
meet-title = Poczekalnia
meet-begin = Nowa partia
meet-offline = Brak połączenia z serwerem. Z botami i na jednym urządzeniu zagrasz także offline.
meet-game = Gra
meet-seats = Gracze
meet-pace = Tempo gry
meet-public = Publiczny
meet-public-about = Publiczny stół widać na liście i każdy może dołączyć. Do prywatnego trzeba mieć link.
meet-rated-about = Tylko z kontem: publiczna, z limitem czasu, bez botów i podpowiedzi. Opuszczenie partii oznacza przegraną.
meet-more = Opcje
meet-called = Nazwa stołu
quick-match = Szybka partia
lay-table = Utwórz stół
tables-mine = Twoje stoły
tables-open = Otwarte stoły
tables-running = Partie na żywo
tables-none = Brak otwartych stołów. Utwórz stół, a inni dołączą.
tables-everyone = Pozostali
play-bots = Graj z botami
filter-all = Wszystkie
filter-live = Na żywo
filter-daily = Korespondencyjne
filter-none = Żaden stół nie pasuje do filtrów.
filter-clear = Wyczyść filtry
seats-taken = Zajęte miejsca: { $taken } z { $seats }
table-gathers = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
table-waits = Kolej innej osoby
table-goes-on = Krok { $ply }
join = Dołącz
watch = Oglądaj
