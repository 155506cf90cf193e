# Wörter der Oberfläche im Browser, die kein Spiel kennen muss.

## Überall

close = Schließen
done = Fertig
understood = Verstanden
all-games = Alle Spiele
language = Sprache
settings = Einstellungen
account = Konto
skip-to-content = Zum Inhalt springen
skip-to-board = Zum Spielbrett springen
foot-about = Freie Software, ohne Werbung und ohne Tracking. Partien gegen Bots bleiben auf diesem Gerät.
foot-more = Mehr
nowhere = Seite nicht gefunden
title-home = Pagoda: Brettspiele aus dem alten China
title-table = { $title } · Pagoda
title-yours = Du bist am Zug · { $title } · Pagoda

## Startseite

home-title = Das alte China auf deinem Tisch
home-about = Wähl ein Spiel und leg los: ohne Konto, ohne Download.
home-waiting = { $count ->
    [one] { $count } Partie wartet auf deinen Zug.
   *[other] { $count } Partien warten auf deinen Zug.
}
play-now = Sofort spielen
play = Spielen
play-title = { $title } spielen
learn = Lernen
learn-title = { $title } lernen
learn-about = Tutorial: Schritt für Schritt durch die erste Partie
new-here = Neu hier?
new-here-about = Fang mit Qin an: drei Regeln, zwanzig Minuten, und alles erklärt sich beim Spielen.
new-here-found = Zwei Felder einer Farbe bilden eine Provinz.
new-here-absorb = Größere Provinzen übernehmen kleinere.
new-here-win = Wer die letzte Pagode setzt, gewinnt.
players-count = { $least }–{ $most } Personen
new-game = Neue Partie: { $title }
setup-players = Mitspielende
setup-bots = Bots
setup-seats = Plätze
setup-standard = Standardpartie
setup-reset = Optionen zurücksetzen
setup-needs = Besetze mindestens { $least } Plätze, einen davon an diesem Gerät.
setup-against = Du spielst gegen { $names }.
customise = Anpassen
name-label = Dein Name
my-name = Jade
chair = Platz { $seat }
chair-me = Du
chair-guest = Lokal
chair-novice = Leicht
chair-adept = Mittel
chair-master = Schwer
chair-nobody = Niemand
level-novice = Verzeiht Fehler
level-adept = Auf Augenhöhe
level-master = Plant voraus
bot-name-novice = Leichter Bot
bot-name-adept = Mittlerer Bot
bot-name-master = Schwerer Bot
seat-name = Platz { $seat }
option-yes = Ja
option-no = Nein
option-start = Startspieler
option-start-random = Zufällig
option-start-1 = Platz 1
option-start-2 = Platz 2
option-start-3 = Platz 3
option-start-4 = Platz 4
option-start-5 = Platz 5
start = Partie starten
meet-people = Online spielen
meet-people-about = Schnelle Partien, offene Tische und deine Tische
your-games = Deine Partien
more-games = Weitere Partien
resume = Fortsetzen
replay = Wiederholung ansehen
delete = Löschen
import = Partie importieren
import-about = Füge eine Partie ein, die hier oder im Terminal exportiert wurde. Läuft sie noch, übernimmst du den Platz, der am Zug ist.
import-unknown = Diese Partie lässt sich hier nicht öffnen. Prüfe, ob der Text vollständig ist.
import-unreadable = Zeile { $line } ist ungültig. Dein Text bleibt stehen. Korrigiere ihn und versuche es noch einmal.
import-incomplete = Die Partie ist unvollständig oder verändert. Dein Text bleibt stehen. Korrigiere ihn und versuche es noch einmal.
import-illegal = Ein Zug verstößt gegen { $clause }. Dein Text bleibt stehen. Korrigiere ihn und versuche es noch einmal.
game-as-text = Partie als Text
or-file = oder als Datei
state-yours = Du bist am Zug · { $when }
state-theirs = { $seat } ist am Zug · { $when }
state-begins = Nicht begonnen · { $when }
state-over = Beendet · { $when }
ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

## Der Tisch

table = Tisch
board = Spielbrett
opening = Wird geladen …
lost-title = Tisch nicht gefunden
lost-about = Offline-Partien sind nur in dem Browser gespeichert, in dem sie begonnen haben. Öffne sie dort oder starte eine neue.
broken-title = Etwas ist schiefgegangen
broken-about = Deine Partie ist gespeichert. Lade den Tisch neu.
broken-again = Tisch neu laden
not-kept = Dein Browser kann die Partie nicht speichern. Exportiere sie, um sie zu behalten.
turn-yours = Du bist am Zug
turn-of = { $seat } ist am Zug
turn-thinks = { $seat } denkt nach …
turn-over = Partie beendet
hand-title = Hand
think = Vorschau
bar = Dein Zug
confirm-move = Bestätigen
wait = Warten
undo = Rückgängig
pick-first = Wähle zuerst aus, was du spielen willst.
refused-title = { $kind ->
    [space] { $what }: nicht erlaubt.
   *[other] Nicht erlaubt.
}
space-lit = { $text }: Hier kannst du legen
space-gains = { $text }: Hier kannst du legen, das bringt dir etwas ein
curtain-title = Gib das Gerät an { $seat } weiter
curtain-about = Die Hand bleibt verdeckt, bis { $seat } bereit ist.
curtain-ready = { $seat }: Hand zeigen
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzes Spielbrett

## Neben dem Spielbrett

side = Verlauf, Regeln und Tipps
log-title = Verlauf
log-open = Verlauf öffnen.
rules-title = Regeln
hint = Tipp
hint-ask = Was würde der schwere Bot hier spielen? Er weiß nicht mehr als du.
hint-later = Tipps bekommst du, wenn du am Zug bist.
hint-thinks = Der Bot denkt nach …
hint-about = Das würde der schwere Bot mit deinem Wissen spielen. Wähle einen Zug, um ihn auszuprobieren.
hint-chance = { $chance } % Gewinnchance

## Andere Momente

film-title = Seit deinem letzten Zug
film-skip = Überspringen
pause = Pause
go-on = Weiter
past-title = Frühere Stellung
back-to-now = Zur aktuellen Stellung
steps = Schritte
step-of = Schritt { $ply } von { $plies }
step-first = Zum Anfang
step-back = Voriger Schritt
step-on = Nächster Schritt
step-last = Zum Ende
eyes = Sicht
eyes-public = Zuschauende

## Menü

menu = Menü
menu-undo-about = Nimmt den letzten Zug zurück, solange er nichts aufgedeckt hat.
menu-reset = Spielzug neu beginnen
menu-reset-about = Nimmt alles aus diesem Spielzug zurück, was noch geht.
menu-hint-about = Ein Vorschlag vom schweren Bot
menu-film-about = Die Züge der anderen, einer nach dem anderen
menu-export-about = Die Partie als Text, zum Aufheben oder für einen Fehlerbericht
menu-leave = Tisch verlassen
menu-leave-about = Die Partie bleibt gespeichert. Auf der Startseite kannst du sie fortsetzen.
keys-about = Tastenkürzel: Pfeile und Enter auf dem Spielbrett, 1–9 wählen, R drehen, C bestätigen, U rückgängig, H Tipp, L Verlauf, ? Regeln, M Menü, + − 0 Zoom.
export = Partie exportieren
export-about = Dieser Text enthält die ganze Partie mit allem, was verdeckt war. Wer ihn hat, kann sie importieren und ansehen.
export-where = Tisch { $table } · Schritt { $ply } · Pagoda { $version }
save-file = Als Datei speichern
copy = Kopieren
copied = Kopiert

## Einstellungen

settings-speed = Animationen
speed-none = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-confirm = Zugbestätigung
confirm-always = Immer
confirm-touch = Bei Touch
confirm-never = Nie
settings-theme = Design
theme-auto = System
theme-light = Hell
theme-dark = Dunkel
settings-sound = Ton
settings-sound-about = Holz, Münzen, Trommeln und Glocken beim Spielen. Ganz links ist der Ton aus.
settings-turn = Zugsignal
settings-turn-about = Eine Glocke, wenn du am Zug bist, auch wenn der übrige Ton aus ist.
settings-vibration = Vibration
settings-vibration-about = Dein Handy vibriert kurz bei Zügen und wenn du am Zug bist.
settings-draw = Automatisch ziehen
settings-draw-about = Wenn alle Stapel gleich aussehen, zieht Pagoda für dich. Ein gezogenes Plättchen lässt sich nicht zurücklegen.
settings-zen = Zen-Modus
settings-zen-about = Nur das Spielbrett und deine nächste Entscheidung.
sound-ask = Ton einschalten?
sound-on = Einschalten
sound-later = Nicht jetzt

## Spielende

you-win = Du gewinnst
wins = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } teilen sich den Sieg
}
score-title = Punkteübersicht
score-position = Schlussstellung
player = Name
points = Punkte
place = Platz
course-title = Punkteverlauf
course-about = Punkte nach jedem Schritt. Am Ende: { $points }.
play-again = Noch einmal spielen
share-result = Teilen
score-lead = Punkte: { $points }. Danach: { $seat }, { $next }.
score-tie = Punkte: { $points }. Gleichauf: { $seat }. Der Gleichstand wird nach den Regeln aufgelöst.
reveal-moment = Der entscheidende Moment

## Galerie

gallery-title = Spielmaterial
gallery-controls = Bedienelemente
