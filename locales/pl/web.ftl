# Words of the browser client that no game has to know.

## Everywhere

close = Zamknij
done = Gotowe
understood = Rozumiem
all-games = Wszystkie gry
language = Język
settings = Ustawienia
account = Konto
skip-to-content = Przejdź do treści
skip-to-board = Przejdź do planszy
foot-about = Wolne oprogramowanie, bez reklam i śledzenia. Gry z botami zostają na tym urządzeniu.
foot-more = Więcej
nowhere = Nic tu nie ma
title-home = Pagoda: gry planszowe ze starożytnych Chin
title-table = { $title } · Pagoda
title-yours = Twoja kolej · { $title } · Pagoda

## First page

home-title = Starożytne Chiny na twoim stole
home-about = Graj od razu: z botami, z przyjaciółmi obok albo z ludźmi skądkolwiek; bez konta, także offline.
play-title = Zagraj w { $title }
not-now = Nie teraz
learn = Nauka
learn-title = Nauka gry { $title }
learn-about = Pierwsza gra, która sama się objaśnia
players-count = { $least }–{ $most } graczy
new-game = Nowa gra: { $title }
name-label = Twoje imię
my-name = Jade
chair = Miejsce { $seat }
chair-me = Ja
chair-guest = Gość
chair-novice = Nowicjusz
chair-adept = Adept
chair-master = Mistrz
chair-nobody = Nikt
seat-name = Miejsce { $seat }
option-yes = tak
option-no = nie
start = Start
meet-people = Graj z ludźmi
meet-people-about = Szybkie gry, otwarte stoły i Twoje
meet-go = Do stołów
under-way = Gry w toku
none-under-way = Jeszcze żadnej gry. Pierwszą zaczniesz powyżej.
finished = Gry skończone
resume = Graj dalej
replay = Obejrzyj
delete = Usuń
import = Importuj grę
import-about = Wklej grę wyeksportowaną tutaj albo w terminalu. Jeśli nie jest skończona, zajmiesz miejsce, na które przypada ruch.
import-unknown = To nie jest gra, którą można tu pokazać.
import-unreadable = Nie da się tego odczytać: { $why }. Twój tekst zostaje; popraw go i spróbuj ponownie.
game-as-text = Gra jako tekst
or-file = albo plik
state-yours = Twoja kolej · { $when }
state-theirs = Kolej: { $seat } · { $when }
state-begins = Zaraz się zacznie · { $when }
state-over = Skończona · { $when }
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
   *[other] { $count } dni temu
}

## The table

table = Stół
board = Plansza
opening = Rozstawiamy stół …
lost-title = Nie ma tu takiego stołu
lost-about = Gry są przechowywane w przeglądarce, w której się zaczęły.
broken-title = Coś poszło nie tak
broken-about = Twoja gra jest zachowana. Gdy rozstawisz stół od nowa, nic nie przepadnie.
broken-again = Rozstaw stół od nowa
not-kept = Przeglądarka niczego już nie zapisuje: wyeksportuj grę, jeśli chcesz ją mieć na później.
turn-yours = Twoja kolej
turn-of = Kolej: { $seat }
turn-thinks = { $seat } myśli
turn-over = Koniec gry
hand-title = Ręka
think = Co z tego wynika
bar = Twój ruch
confirm-move = Zatwierdź
wait = Czekaj
undo = Cofnij
pick-first = Najpierw wybierz, co chcesz położyć.
refused-title = { $what }: niedozwolone.
space-lit = { $text }: tu możesz zagrać
space-gains = { $text }: tu możesz zagrać z zyskiem
curtain-title = Przekaż urządzenie: teraz { $seat }
curtain-about = Ręka pozostaje zakryta, aż { $seat } da znak.
curtain-ready = Tu { $seat }, pokaż moją rękę
zoom = Powiększenie
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała plansza

## Beside the board

side = Przebieg, zasady i podpowiedzi
log-title = Przebieg
log-open = Otwórz przebieg gry.
rules-title = Zasady
hint = Podpowiedź
hint-ask = Co zrobiłby mistrz, widząc to, co ty?
hint-later = Podpowiedź dostaniesz, gdy przyjdzie twoja kolej.
hint-thinks = Mistrz myśli …
hint-about = Co zrobiłby mistrz, według wszystkiego, co widzisz. Wybierz ruch, aby go wypróbować.
hint-chance = { $chance } % szans na wygraną

## Other moments

film-title = Od twojego ostatniego ruchu
film-skip = Pomiń
pause = Pauza
go-on = Dalej
past-title = Wcześniej w grze
back-to-now = Wróć do gry
steps = Kroki
step-of = Krok { $ply } z { $plies }
step-first = Na początek
step-back = Krok wstecz
step-on = Krok naprzód
step-last = Na koniec
eyes = Widok
eyes-public = Wszyscy

## Menu

menu = Menu
menu-undo-about = Cofa to, z czego nikt się jeszcze niczego nie dowiedział.
menu-reset = Zacznij turę od nowa
menu-reset-about = Cofa z tej tury wszystko, co się da.
menu-hint-about = Co zrobiłby mistrz
menu-film-about = Co zrobili inni, ruch po ruchu
menu-export-about = Gra jako tekst, na pamiątkę albo do zgłoszenia
menu-leave = Odejdź od stołu
menu-leave-about = Gra zostaje zachowana; wrócisz do niej ze strony głównej.
keys-about = Klawisze: strzałki i Enter na planszy, 1–9 wybór, R obrót, C zatwierdzenie, U cofnięcie, H podpowiedź, L przebieg, ? zasady, M menu, + − 0 powiększenie.
export = Eksportuj
export-about = Ten tekst to cała gra, z tajemnicami wszystkich. Kto go ma, może ją zaimportować i obejrzeć.
export-where = Stół { $table } · krok { $ply } · Pagoda { $version }
save-file = Zapisz jako plik
copy = Kopiuj
copied = Skopiowano

## Settings

settings-speed = Animacje
speed-none = Brak
speed-fast = Szybkie
speed-normal = Zwykłe
speed-slow = Wolne
settings-confirm = Zatwierdzanie ruchu
confirm-always = Zawsze
confirm-touch = Przy dotyku
confirm-never = Nigdy
settings-theme = Kolory
theme-auto = Systemowe
theme-light = Jasne
theme-dark = Ciemne
settings-sound = Dźwięk
settings-sound-about = Drewniany stuk przy ruchach, dzwonek, gdy przychodzi twoja kolej.
settings-draw = Dobieraj za mnie
settings-draw-about = Gdy wszystko wygląda tak samo, gra wybiera za ciebie. Dobranego kafelka nie można odłożyć.
settings-zen = Zen
settings-zen-about = Tylko plansza i to, o co pytamy.

## The end

you-win = Wygrywasz
wins = { $count ->
    [one] Wygrywa { $seats }
   *[other] Zwycięstwem dzielą się { $seats }
}
score-more = Co mówi bot
score-title = Punktacja
score-position = Końcowa pozycja
player = Gracz
points = Razem
place = Miejsce
course-title = Jak do tego doszło
course-about = Punkty po każdym kroku. Na koniec: { $points }.
play-again = Jeszcze raz

## Gallery

gallery-title = Elementy gry
gallery-controls = Przyciski
