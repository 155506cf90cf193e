# Words of the browser client that no game has to know.

## Everywhere

close = Schließen
done = Fertig
understood = Verstanden
all-games = Alle Spiele
language = Sprache
settings = Einstellungen
account = Konto
skip-to-content = Zum Inhalt springen
skip-to-board = Zum Spielbrett springen
foot-about = Freie Software, ohne Werbung und ohne Ausspähen. Spiele gegen Bots bleiben auf diesem Gerät.
foot-more = Mehr
nowhere = Hier ist nichts
title-home = Pagoda: Brettspiele aus dem alten China
title-table = { $title } · Pagoda
title-yours = Du bist am Zug · { $title } · Pagoda

## First page

home-title = Das alte China auf deinem Tisch
home-about = Spiel gleich los: gegen Bots, mit Freunden neben dir oder mit Leuten von überall; ohne Konto, auch offline.
play-title = { $title } spielen
not-now = Jetzt nicht
learn = Lernen
learn-title = { $title } lernen
learn-about = Eine erste Partie, die sich selbst erklärt
players-count = { $least } bis { $most } Spieler
new-game = Neues Spiel: { $title }
name-label = Dein Name
my-name = Jade
chair = Platz { $seat }
chair-me = Ich
chair-guest = Gast
chair-novice = Neuling
chair-adept = Kenner
chair-master = Meister
chair-nobody = Niemand
seat-name = Platz { $seat }
option-yes = ja
option-no = nein
start = Los geht’s
meet-people = Mit anderen spielen
meet-people-about = Schnelle Spiele, offene Tische und deine
meet-go = Zu den Tischen
under-way = Laufende Spiele
none-under-way = Noch kein Spiel. Das erste beginnt hier oben.
finished = Beendete Spiele
resume = Fortsetzen
replay = Ansehen
delete = Löschen
import = Spiel importieren
import-about = Füge ein Spiel ein, das hier oder im Terminal exportiert wurde. Ist es nicht zu Ende, übernimmst du den Platz, der am Zug ist.
import-unknown = Das ist kein Spiel, das sich hier zeigen lässt.
import-unreadable = Das lässt sich nicht lesen: { $why }. Dein Text bleibt stehen; bessere ihn aus und versuche es noch einmal.
game-as-text = Das Spiel als Text
or-file = oder eine Datei
state-yours = Du bist am Zug · { $when }
state-theirs = { $seat } ist am Zug · { $when }
state-begins = Beginnt gleich · { $when }
state-over = Beendet · { $when }
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

## The table

table = Tisch
board = Spielbrett
opening = Der Tisch wird gedeckt …
lost-title = Diesen Tisch gibt es hier nicht
lost-about = Spiele bleiben in dem Browser, in dem sie begonnen wurden.
broken-title = Etwas ist schiefgegangen
broken-about = Dein Spiel ist noch da, wie es war. Wenn du den Tisch neu deckst, geht nichts verloren.
broken-again = Tisch neu decken
not-kept = Der Browser speichert nichts mehr: Exportiere das Spiel, wenn du es später noch haben willst.
turn-yours = Du bist am Zug
turn-of = { $seat } ist am Zug
turn-thinks = { $seat } denkt nach
turn-over = Das Spiel ist aus
hand-title = Hand
think = Was daraus folgt
bar = Dein Zug
confirm-move = Bestätigen
wait = Warten
undo = Zurück
pick-first = Wähle zuerst, was du legen willst.
refused-title = { $what }: nicht erlaubt.
space-lit = { $text }: Hier kannst du legen
space-gains = { $text }: Hier kannst du mit Gewinn legen
curtain-title = Gib das Gerät an { $seat } weiter
curtain-about = Von der Hand ist nichts zu sehen, bis { $seat } bereit ist.
curtain-ready = Ich bin { $seat }, zeig mir meine Hand
zoom = Zoom
zoom-in = Näher
zoom-out = Weiter weg
zoom-fit = Ganzes Brett

## Beside the board

side = Verlauf, Regeln und Tipps
log-title = Verlauf
log-open = Verlauf öffnen.
rules-title = Regeln
hint = Tipp
hint-ask = Was würde ein Meister mit dem tun, was du sehen kannst?
hint-later = Einen Tipp gibt es, wenn du am Zug bist.
hint-thinks = Der Meister denkt nach …
hint-about = Was der Meister tun würde, nach allem, was du sehen kannst. Wähle einen Zug, um ihn auszuprobieren.
hint-chance = { $chance } % Gewinnchance

## Other moments

film-title = Seit deinem letzten Zug
film-skip = Vorspringen
pause = Pause
go-on = Weiter
past-title = Früher im Spiel
back-to-now = Ins Jetzt
steps = Schritte
step-of = Schritt { $ply } von { $plies }
step-first = Zum Anfang
step-back = Schritt zurück
step-on = Schritt vor
step-last = Zum Ende
eyes = Gesehen von
eyes-public = allen

## Menu

menu = Menü
menu-undo-about = Nimmt zurück, woraus noch niemand etwas erfahren hat.
menu-reset = Zug neu beginnen
menu-reset-about = Nimmt von diesem Zug alles zurück, was geht.
menu-hint-about = Was ein Meister tun würde
menu-film-about = Was die anderen getan haben, Zug um Zug
menu-export-about = Das Spiel als Text, zum Aufheben oder um etwas zu melden
menu-leave = Den Tisch verlassen
menu-leave-about = Das Spiel bleibt erhalten; auf der Startseite geht es weiter.
keys-about = Tasten: Pfeile und Enter auf dem Brett, 1 bis 9 wählen, R drehen, C bestätigen, U zurücknehmen, H Tipp, L Verlauf, ? Regeln, M Menü, + − 0 Zoom.
export = Exportieren
export-about = Dieser Text ist das ganze Spiel, mit den Geheimnissen aller. Wer ihn hat, kann es importieren und ansehen.
export-where = Tisch { $table } · Schritt { $ply } · Pagoda { $version }
save-file = Als Datei speichern
copy = Kopieren
copied = Kopiert

## Settings

settings-speed = Animationen
speed-none = Keine
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-confirm = Züge bestätigen
confirm-always = Immer
confirm-touch = Bei Touch
confirm-never = Nie
settings-theme = Farben
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
settings-sound = Ton
settings-sound-about = Ein hölzernes Klicken bei Zügen, eine Glocke, wenn du am Zug bist.
settings-draw = Für mich ziehen
settings-draw-about = Was ganz gleich aussieht, wird für dich gewählt. Ein gezogenes Plättchen lässt sich nicht zurücklegen.
settings-zen = Zen
settings-zen-about = Nur das Brett und was gefragt ist.

## The end

you-win = Du gewinnst
wins = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } teilen sich den Sieg
}
score-more = Was der Bot dazu sagt
score-title = Wertung
score-position = Die Schlussstellung
player = Spieler
points = Summe
place = Platz
course-title = Wie es dazu kam
course-about = Punkte nach jedem Schritt. Am Ende: { $points }.
play-again = Noch einmal

## Gallery

gallery-title = Spielteile
gallery-controls = Bedienelemente
