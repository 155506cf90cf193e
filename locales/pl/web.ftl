# Słowa klienta w przeglądarce, których nie musi znać żadna gra.

## Wszędzie

close = Zamknij
done = Gotowe
understood = Rozumiem
all-games = Wszystkie gry
language = Język
settings = Ustawienia
account = Konto
skip-to-content = Przejdź do treści
skip-to-board = Przejdź do planszy
foot-about = Wolne oprogramowanie, bez reklam i śledzenia. Partie z botami zostają na tym urządzeniu.
foot-more = Więcej
nowhere = Nie znaleziono strony
title-home = Pagoda: gry planszowe o starożytnych Chinach
title-table = { $title } · Pagoda
title-yours = Twoja kolej · { $title } · Pagoda

## Strona główna

home-title = Starożytne Chiny na twoim stole
home-about = Wybierz grę i zagraj: bez konta i bez pobierania.
home-waiting = { $count ->
    [one] { $count } partia czeka na twój ruch.
    [few] { $count } partie czekają na twój ruch.
   *[many] { $count } partii czeka na twój ruch.
}
play-now = Zagraj od razu
play = Zagraj
play-title = Zagraj: { $title }
learn = Samouczek
learn-title = Samouczek: { $title }
learn-about = Pierwsza partia krok po kroku
new-here = Pierwszy raz tutaj?
new-here-about = Zacznij od Qin: trzy zasady, dwadzieścia minut, a resztę wyjaśni sama gra.
new-here-found = Dwa terytoria jednego koloru tworzą prowincję.
new-here-absorb = Większe prowincje wchłaniają mniejsze.
new-here-win = Postaw ostatnią pagodę przed innymi i wygraj.
players-count = { $least }–{ $most } graczy
new-game = Nowa partia: { $title }
setup-players = Gracze
setup-bots = Boty
setup-seats = Miejsca
setup-standard = Zwykła partia
setup-reset = Przywróć domyślne
setup-needs = Obsadź co najmniej { $least } miejsca, w tym jedno na tym urządzeniu.
setup-against = Grasz przeciwko: { $names }.
customise = Dostosuj
name-label = Twoja nazwa
my-name = Jade
chair = Miejsce { $seat }
chair-me = Ty
chair-guest = To urządzenie
chair-novice = Łatwy
chair-adept = Średni
chair-master = Trudny
chair-nobody = Puste
level-novice = Wybacza błędy
level-adept = Wyrównana walka
level-master = Planuje naprzód
bot-name-novice = Łatwy bot
bot-name-adept = Średni bot
bot-name-master = Trudny bot
seat-name = Miejsce { $seat }
option-yes = Tak
option-no = Nie
option-start = Pierwszy gracz
option-start-random = Losowo
option-start-1 = Miejsce 1
option-start-2 = Miejsce 2
option-start-3 = Miejsce 3
option-start-4 = Miejsce 4
option-start-5 = Miejsce 5
start = Rozpocznij partię
meet-people = Gra online
meet-people-about = Szybkie partie, otwarte stoły i twoje stoły
your-games = Twoje partie
more-games = Inne partie
resume = Wznów
replay = Odtwórz partię
delete = Usuń
import = Importuj partię
import-about = Wklej partię wyeksportowaną tutaj albo w terminalu. Jeśli jeszcze trwa, zagrasz za osobę, która jest na ruchu.
import-unknown = Tej partii nie można tu odtworzyć. Sprawdź tekst i spróbuj ponownie.
import-unreadable = Wiersz { $line } jest nieprawidłowy. Tekst nadal tu jest: popraw go i spróbuj ponownie.
import-incomplete = Zapis partii jest niepełny lub zmieniony. Tekst nadal tu jest: popraw go i spróbuj ponownie.
import-illegal = Jeden z ruchów narusza zasadę { $clause }. Tekst nadal tu jest: popraw go i spróbuj ponownie.
game-as-text = Partia jako tekst
or-file = albo plik
state-yours = Twoja kolej · { $when }
state-theirs = Kolej: { $seat } · { $when }
state-begins = Nierozpoczęta · { $when }
state-over = Zakończona · { $when }
ago-now = przed chwilą
ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
ago-days = { $count ->
    [one] wczoraj
    [few] { $count } dni temu
   *[many] { $count } dni temu
}

## Stół

table = Stół
board = Plansza
opening = Wczytywanie…
lost-title = Nie znaleziono stołu
lost-about = Partie offline są zapisane w przeglądarce, w której się zaczęły. Otwórz stół w niej albo zaimportuj partię.
broken-title = Coś poszło nie tak
broken-about = Partia jest zapisana. Wczytaj stół ponownie.
broken-again = Wczytaj ponownie
not-kept = Przeglądarka nie może zapisać partii. Wyeksportuj ją, aby ją zachować.
turn-yours = Twoja kolej
turn-of = Kolej: { $seat }
turn-thinks = { $seat } myśli…
turn-over = Koniec partii
hand-title = Ręka
think = Podgląd
bar = Twój ruch
confirm-move = Potwierdź
wait = Czekaj
undo = Cofnij
pick-first = Najpierw wybierz, co chcesz zagrać.
refused-title = { $kind ->
    [space] { $what }: niedozwolone.
   *[other] Niedozwolone.
}
space-lit = { $text }: możesz tu zagrać
space-gains = { $text }: możesz tu zagrać i zyskać
curtain-title = Przekaż urządzenie. Teraz gra: { $seat }
curtain-about = Ręka jest zakryta, dopóki { $seat } jej nie odsłoni.
curtain-ready = { $seat }: pokaż rękę
zoom = Powiększenie
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Cała plansza

## Obok planszy

side = Historia, zasady i podpowiedzi
log-title = Historia
log-open = Otwórz historię
rules-title = Zasady
hint = Podpowiedź
hint-ask = Poproś o radę bota Trudnego. Widzi tylko to, co ty.
hint-later = Podpowiedzi są dostępne w twojej turze.
hint-thinks = Bot myśli…
hint-about = Najlepsze ruchy według bota Trudnego, który widzi tylko to, co ty. Wybierz ruch, aby go wypróbować.
hint-chance = Szanse na wygraną: { $chance }%

## Inne chwile

film-title = Od twojego ostatniego ruchu
film-skip = Pomiń
pause = Pauza
go-on = Dalej
past-title = Wcześniejsza pozycja
back-to-now = Do bieżącego kroku
steps = Kroki
step-of = Krok { $ply } z { $plies }
step-first = Pierwszy krok
step-back = Poprzedni krok
step-on = Następny krok
step-last = Ostatni krok
eyes = Widok
eyes-public = Publiczny

## Menu

menu = Menu
menu-undo-about = Cofa ruch, który niczego nie odsłonił.
menu-reset = Zacznij turę od nowa
menu-reset-about = Cofa wszystko, co da się cofnąć w tej turze.
menu-hint-about = Propozycje bota Trudnego
menu-film-about = Ruchy pozostałych, po kolei
menu-export-about = Partia jako tekst: na pamiątkę albo do zgłoszenia błędu
menu-leave = Opuść stół
menu-leave-about = Partia jest zapisana. Wznowisz ją ze strony głównej.
keys-about = Skróty klawiszowe: strzałki i Enter – plansza, 1–9 – wybór, R – obrót, C – potwierdzenie, U – cofnięcie, H – podpowiedź, L – historia, ? – zasady, M – menu, + − 0 – powiększenie.
export = Eksportuj partię
export-about = Ten tekst to cała partia, także to, co było ukryte. Każdy, kto go ma, może ją zaimportować i odtworzyć.
export-where = Stół { $table } · krok { $ply } · Pagoda { $version }
save-file = Zapisz plik
copy = Kopiuj
copied = Skopiowano

## Ustawienia

settings-speed = Animacje
speed-none = Wyłączone
speed-fast = Szybkie
speed-normal = Normalne
speed-slow = Wolne
settings-confirm = Potwierdzanie ruchu
confirm-always = Zawsze
confirm-touch = Przy dotyku
confirm-never = Nigdy
settings-theme = Motyw
theme-auto = Systemowy
theme-light = Jasny
theme-dark = Ciemny
settings-sound = Dźwięk
settings-sound-about = Drewno, monety, bębny i dzwonki podczas gry. Przesuń do końca w lewo, aby wyłączyć.
settings-turn = Sygnał tury
settings-turn-about = Dzwonek, gdy przychodzi twoja kolej, także przy wyłączonym dźwięku.
settings-vibration = Wibracje
settings-vibration-about = Telefon krótko wibruje przy ruchach i gdy przychodzi twoja kolej.
settings-draw = Automatyczne dobieranie
settings-draw-about = Gdy wszystkie stosy wyglądają tak samo, gra dobiera za ciebie. Dobrania nie można cofnąć.
settings-zen = Tryb zen
settings-zen-about = Tylko plansza i twoja decyzja.
sound-ask = Włączyć dźwięk?
sound-on = Włącz
sound-later = Nie teraz

## Koniec

you-win = Wygrywasz
wins = { $count ->
    [one] Wygrywa { $seats }
   *[other] Wspólne zwycięstwo: { $seats }
}
score-title = Podsumowanie punktów
score-position = Pozycja końcowa
player = Gracz
points = Razem
place = Miejsce
course-title = Przebieg punktacji
course-about = Punkty po każdym kroku. Na koniec: { $points }.
play-again = Zagraj ponownie
share-result = Udostępnij
score-lead = Razem: { $points }. Dalej: { $seat }, { $next }.
score-tie = Razem: { $points }. Remis: { $seat }. Rozstrzyga następne kryterium.
reveal-moment = Decydujący moment

## Galeria

gallery-title = Elementy gry
gallery-controls = Przyciski
