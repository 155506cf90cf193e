# Strony o ludziach: konto, osoba, powiadomienia i porządek.

## Wszystkie

title-people = { $page } · Pagoda
people-pages = Strony o ludziach
people-wait = Chwileczkę …
known-since = Od { $day }
person-title = Profil
alerts-title = Powiadomienia
host-title = Porządek

## Kim się jest

who-title = Kim jesteś
guest-about = Jesteś tu gościem: zna Cię tylko ta przeglądarka.
account-mail = Twoje konto należy do adresu { $email }.
account-passkey = Twoje konto otwierają Twoje klucze dostępu.
letters-language = Język tego, co Ci wysyłamy
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Zapisz
name-kept = Zapisano.
my-games = Moje partie i rankingi

## Konto

join-title = Zachowaj to, co Twoje
join-anywhere = Graj dalej na każdym urządzeniu.
join-told = Dostaniesz list, gdy przyjdzie Twoja kolej.
join-kept = Twoje partie i rankingi zostają Twoje, także wszystko, co rozegrano jako gość.
join-passkey = Najszybciej z kluczem dostępu: Twoje urządzenie potwierdza, że to Ty, bez listu i bez hasła.
join-or = albo z adresem e-mail
account-join = Załóż konto
join-mailed = Napisaliśmy do Ciebie. Otwórz odnośnik z listu, a konto będzie Twoje; jest ważny przez dobę.
account-email = Adres e-mail
account-password = Hasło
password-new = Nowe hasło
password-about = Co najmniej 8 znaków. Kilka słów, które tylko Ty byś połączył, jest lepsze niż jedno z dziwnymi znakami.

## Logowanie

sign-in-title = Mam konto
sign-in-guest = To, co rozegrano jako gość, zostaje przy gościu i nie przejdzie na Twoje konto.
account-sign-in = Zaloguj się
with-passkey = Kluczem dostępu
account-forgotten = Nie pamiętam hasła
forgotten-mailed = Jeśli ktoś ma ten adres, list z odnośnikiem do nowego hasła jest już w drodze.
account-sign-out = Wyloguj się
proof-title = Czy to Ty?
proof-about = To zmienia, co otwiera Twoje konto, więc potwierdź jeszcze raz, kim jesteś. Potem wszystko potoczy się samo.

## Co otwiera konto

passkeys-title = Klucze dostępu
passkeys-about = Każdy otwiera Twoje konto z urządzenia lub pęku kluczy, w którym jest.
passkey-make = Utwórz klucz dostępu
passkey-made = Ten klucz dostępu otwiera odtąd Twoje konto.
passkey-failed = Przeglądarka nie utworzyła ani nie pokazała klucza dostępu. Nic się nie zmieniło; spróbuj ponownie albo inaczej.
passkey-label = Jak ma się nazywać
passkey-label-about = Aby można go było poznać: „telefon”, „praca”.
passkey-remove = Usuń klucz dostępu { $name }
passkey-removed = Ten klucz dostępu niczego już nie otwiera.
password-title = Hasło
password-old = Dotychczasowe hasło
password-change = Zmień hasło
password-change-about = Wszędzie indziej nastąpi wylogowanie.
password-changed = Nowe hasło obowiązuje od teraz.
password-first = Dodaj adres
password-first-about = Nie masz hasła. Z adresem e-mail możesz też wchodzić z hasłem i dostawać listy.
sessions-title = Gdzie trwa Twoja sesja
sessions-end = Wyloguj wszędzie indziej
sessions-ended = Twoja sesja trwa teraz tylko tutaj.
session-this = Ta przeglądarka, teraz
session-seen = Ostatnio użyto: { $moment }
session-end = Wyloguj: { $name }
session-ended = Tam nastąpiło wylogowanie.

## Co jest przechowywane

data-title = Twoje dane
data-about = Wszystko, co o Tobie przechowujemy, jako plik; albo już nic z tego.
data-export = Eksportuj
account-forget = Usuń moje konto
forget-about = Wszystko, co mówi, kim jesteś, zostanie od razu usunięte: nazwa, adres, klucze dostępu, Twoje wypowiedzi. Trwające partie poddajesz; zakończone zostają, bez nazwy na Twoim miejscu. Tego nie można cofnąć.
forget-type = Wpisz swoją nazwę, aby kontynuować: { $name }
forget-mistyped = To nie jest Twoja nazwa, tak jak stoi powyżej.

## Dokąd prowadzi list

letter-title = Twoje konto
letter-about = List przeczytany: jeszcze jeden krok i konto jest Twoje.
letter-confirm = Jest moje
letter-confirmed = Konto jest Twoje. Witaj!
letter-elsewhere = Prośba o konto wyszła z innej przeglądarki albo od kogoś innego. Wybierz tu hasło, a konto będzie Twoje.
letter-password = Nowe hasło
letter-password-about = Wybierz nowe hasło. Wszędzie indziej nastąpi wylogowanie.

## Osoba

person-gone = ktoś, kto odszedł
person-nobody = Nikt Cię tu jeszcze nie zna. Zagraj partię online albo zaloguj się, a Twoje partie znajdą się tutaj.
person-unknown = Nie ma tu nikogo takiego.
person-since = Tutaj od { $day }
person-unplayed = Żadna publiczna partia nie jest jeszcze ukończona; nie ma czego liczyć.
person-rating = Ranking
rating-course = Ranking po każdej z ostatnich { $games } partii: od { $first } do { $last }
rating-early = { $games ->
    [one] Jedna partia rankingowa: za mało, by powiedzieć, jak dobrze
    [few] { $games } partie rankingowe: za mało, by powiedzieć, jak dobrze
   *[other] { $games } partii rankingowych: za mało, by powiedzieć, jak dobrze
}
rating-about = Gra mniej więcej tak dobrze jak bot { $level }, po { $games ->
    [one] jednej partii rankingowej
   *[other] { $games } partiach rankingowych
}
tally-among = W gronie
tally-seats = { $count ->
    [one] jednej osoby
   *[other] { $count } osób
}
tally-games = Partie
tally-wins = Wygrane
tally-place = Średnie miejsce
tally-best = Najwięcej punktów
course-of = Punkty, partia po partii; pełna kropka to wygrana
course-day = Dzień
place-of = { $place ->
    [1] Pierwsze z { $seats }
   *[other] Miejsce { $place } z { $seats }
}
points-of = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
stats-title = Twoje partie w liczbach
stats-about = { $count ->
    [one] Z partii wymienionej poniżej, także prywatnych.
   *[other] Z { $count } partii wymienionych poniżej, także prywatnych.
}
stats-won-count = { $wins } ({ $percent } %)
stats-run = Najwięcej wygranych z rzędu
stats-length = Średnia liczba kroków partii
stats-with = Najczęściej z
stats-with-count = { $name }, { $count ->
    [one] jeden raz
   *[other] { $count } razy
}
games-title = Zakończone partie
none-finished = Na razie żadnej.
games-more = Pokaż więcej
game-replay = Odtwórz: { $title }, { $day }
friends-title = Znajomi
friends-none = Na razie nikt. Otwórz czyjś profil, aby zaproponować znajomość.
friend-is = Znajomość
friend-asking = Proponuje Ci znajomość
friend-was-asked = Czeka na odpowiedź
friend-ask = Zaproponuj znajomość
friend-agree = Przyjmij znajomość
friend-agree-name = Przyjmij znajomość: { $name }
friend-end = Zakończ znajomość
friend-end-name = Bez znajomości: { $name }
friend-unask = Wycofaj propozycję
friend-asked = Propozycja wysłana.
friend-made = Od teraz się znacie.
friend-ended = Nie ma znajomości ani propozycji.
blocks-title = Zablokowani
person-block = Zablokuj
person-unblock = Odblokuj
person-unblock-name = Odblokuj: { $name }
person-blocked = Nie słyszysz już tej osoby i żadne z Was nie może usiąść przy stołach drugiego. Nikt jej o tym nie powie.
person-unblocked = Możecie znowu się spotkać.
person-report = Powiedz gospodarzom
report-about = Co się stało, czego należy oszczędzić innym? Czytają to gospodarze; ta osoba nie dowie się, kto napisał.
report-text = Co się stało
report-line = To, co zostało powiedziane, zostanie dołączone.
report-send = Wyślij
report-sent = Gospodarze już to mają. Dziękujemy.

## Powiadomienia

alerts-about = Skąd wiesz, że stół na Ciebie czeka. Powiadomienie mówi, jaka gra i gdzie, nigdy co leży na stole.
at-table = Przy otwartym stole
at-table-about = Tytuł i ikona karty zawsze pokazują, że przyszła Twoja kolej.
push-title = Ta przeglądarka
push-about = Pokazuje powiadomienie, gdy przyjdzie Twoja kolej, także gdy żadna nasza strona nie jest otwarta.
push-turn-on = Powiadamiaj mnie tutaj
push-turn-off = Nie powiadamiaj mnie już tutaj
push-on = Ta przeglądarka będzie Cię odtąd powiadamiać.
push-off = Ta przeglądarka już Cię nie powiadamia.
push-refused = Przeglądarka ma nie pokazywać powiadomień tej strony. Zezwól na nie w ustawieniach strony i spróbuj ponownie.
push-unavailable = Nie udało się zapisać przeglądarki. Spróbuj później albo wybierz list.
push-unsupported = Ta przeglądarka nie pokazuje powiadomień zamkniętych stron. Na telefonie dodaj najpierw Pagodę do ekranu głównego.
ways-title = Jak się dowiadujesz
ways-none = Na razie tylko przy otwartym stole.
way-added = Odtąd dowiesz się i w ten sposób.
way-removed = W ten sposób już się nie dowiesz.
way-remove = Nie powiadamiaj już: { $name }
way-add-mail = Powiadamiaj mnie listem
way-mail-about = Na adres Twojego konta, pięć minut po nadejściu Twojej kolei, jeśli do tego czasu nie będzie ruchu.
way-mail = List
way-push = Przeglądarka
way-webhook = Program
webhook-title = Twój program
webhook-about = Jest wywoływany, gdy przyjdzie Twoja kolej: POST z JSON-em, podpisany sekretem, który widać tylko raz.
webhook-url = Jego adres
webhook-add = Dodaj
webhook-secret = Sekret
webhook-secret-about = HMAC-SHA256 treści, w X-Pagoda-Signature. Skopiuj go teraz: nie będzie już pokazany.
hours-title = Godziny gry
hours-about = W partiach na dni Twój czas stoi poza tymi godzinami. Co najmniej cztery godziny; można je zmienić raz dziennie.
hours-from = Od
hours-until = Do
hours-are = Grasz od { $from } do { $until }, według zegara tego urządzenia.
hours-all-day = Grasz całą dobę: Twój czas nigdy nie stoi.
hours-kept = Twoje godziny są zapisane, także przy Twoich stołach.
hours-odd = Podaj obie godziny, na przykład 09:00 i 22:30.
vacation-title = Urlop
vacation-about = Gdy Cię nie ma, Twój czas w partiach na dni stoi.
vacation-left = { $days ->
    [one] Został Ci jeden dzień w tym roku.
    [few] Zostały Ci { $days } dni w tym roku.
   *[other] Zostało Ci { $days } dni w tym roku.
}
vacation-from = Pierwszy dzień
vacation-until = Ostatni dzień
vacation-add = Nie będzie mnie
vacation-added = Twoje stoły wiedzą, że Cię nie ma.
vacation-odd = Podaj pierwszy dzień i ostatni, który nie jest wcześniejszy.
vacation-span = { $from } do { $until }
vacation-end = Jednak jestem: { $span }
vacation-ended = Twoje stoły wiedzą, że jesteś.

## Porządek

host-not = Ta strona jest dla gospodarzy, którzy pilnują tu porządku, a Ty nim nie jesteś. Jeśli ktoś Ci przeszkadza, otwórz jego profil i powiedz gospodarzom.
host-note = Notatka dla innych gospodarzy
reports-title = Otwarte skargi
reports-none = Nikt się nie skarży.
report-by = od
report-table = Stół, przy którym to się stało
report-close = Załatwione
report-act = Zrób coś z tym
measure-title = Zrób coś z tym
measure-whom = Wobec kogo
measure-whom-about = Adres profilu albo jego ostatnie dwanaście liter.
measure-mute = Ucisz
measure-ban = Nie wpuszczaj
measure-lift = Znieś oba
measure-time = Na jak długo
measure-hour = Godzina
measure-day = Doba
measure-week = Tydzień
measure-lifted = Do odwołania
measure-take = Zrób to
measure-taken = Zrobione i zapisane na liście.
audit-title = Co zrobiono
audit-none = Na razie nic.
audit-what = { $what ->
    [mute] Uciszono:
    [ban] Nie wpuszcza się:
    [lift] Zniesiono:
    [close] Skarga załatwiona:
    [host] Gospodarzem jest:
   *[no-host] Już nie gospodarz:
}
audit-until = Do { $moment }

meet-tab = Stoły
meet-title = Z ludźmi
meet-begin = Nowa gra
meet-offline = Nie ma połączenia z serwerem. Boty i ludzie obok grają i bez niego.
meet-game = Gra
meet-seats = Gracze
meet-pace = Tempo
meet-public = Każdy może przyjść
meet-public-about = Stół widać niżej dla wszystkich; inaczej przyjdzie tylko ten, kto ma odnośnik.
meet-more = Nazwa i warianty własnego stołu
meet-called = Nazwa stołu
quick-match = Szybka gra
lay-table = Nakryj stół
tables-mine = Twoje stoły
tables-open = Otwarte stoły
tables-running = Gry do oglądania
tables-none = Teraz żaden stół nie jest otwarty. Nakryj jeden, a kto przyjdzie, może usiąść.
table-gathers = { $count ->
    [one] jedno krzesło wolne
    [few] { $count } krzesła wolne
   *[other] { $count } krzeseł wolnych
}
table-waits = Kolej kogoś innego
table-goes-on = Krok { $ply }
join = Dołącz
watch = Oglądaj
