# Lobby, Konto, Profile, Benachrichtigungen und Moderation.

## Alle Seiten

title-people = { $page } · Pagoda
people-pages = Lobby und Konto
people-wait = Wird geladen …
known-since = Seit { $day }
person-title = Profil
alerts-title = Benachrichtigungen
host-title = Moderation

## Wer du bist

who-title = Deine Angaben
guest-about = Du spielst als Gast. Deine Partien sind nur in diesem Browser gespeichert.
account-mail = Dein Konto: { $email }
account-passkey = Du meldest dich mit deinen Passkeys an.
letters-language = Sprache für E-Mails und Benachrichtigungen
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Speichern
name-kept = Gespeichert.
my-games = Deine Partien und Wertungszahlen

## Konto erstellen

join-title = Konto erstellen
join-anywhere = Spiele auf jedem Gerät weiter.
join-told = Erhalte eine E-Mail, wenn du am Zug bist.
join-kept = Behalte deine Partien und Wertungszahlen, auch alles, was du als Gast gespielt hast.
join-passkey = Am schnellsten geht es mit einem Passkey: Dein Gerät bestätigt, dass du es bist, ganz ohne E-Mail und Passwort.
join-or = oder mit einer E-Mail-Adresse
account-join = Konto erstellen
join-mailed = Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um dein Konto zu aktivieren. Der Link gilt 24 Stunden.
account-email = E-Mail-Adresse
account-password = Passwort
password-new = Neues Passwort
password-about = Mindestens 8 Zeichen. Ein paar ungewöhnlich kombinierte Wörter schützen besser als ein Wort mit Sonderzeichen.

## Anmelden

sign-in-title = Anmelden
sign-in-guest = Was du hier als Gast gespielt hast, wird nicht in dein Konto übernommen.
account-sign-in = Anmelden
with-passkey = Mit Passkey anmelden
account-forgotten = Passwort vergessen?
forgotten-mailed = Falls es zu dieser Adresse ein Konto gibt, ist eine E-Mail mit einem Link für ein neues Passwort unterwegs.
account-sign-out = Abmelden
proof-title = Bestätige deine Identität
proof-about = Dafür musst du dich vor Kurzem angemeldet haben. Bestätige noch einmal, dass du es bist; danach geht es von selbst weiter.

## Anmeldung und Sicherheit

passkeys-title = Passkeys
passkeys-about = Mit einem Passkey meldest du dich von dem Gerät oder Passwortmanager aus an, in dem er gespeichert ist.
passkey-make = Passkey erstellen
passkey-made = Passkey erstellt. Du kannst dich ab jetzt damit anmelden.
passkey-failed = Das hat mit dem Passkey nicht geklappt. Versuche es noch einmal oder nimm einen anderen Weg.
passkey-label = Name des Passkeys
passkey-label-about = Damit du ihn wiedererkennst: „Handy“, „Arbeit“.
passkey-remove = Passkey { $name } entfernen
passkey-removed = Passkey entfernt.
password-title = Passwort
password-old = Aktuelles Passwort
password-change = Passwort ändern
password-change-about = Auf allen anderen Geräten wirst du abgemeldet.
password-changed = Passwort geändert.
password-first = Adresse hinzufügen
password-first-about = Du hast noch kein Passwort. Mit einer E-Mail-Adresse kannst du dich auch per Passwort anmelden und E-Mails erhalten.
sessions-title = Aktive Sitzungen
sessions-end = Andere Geräte abmelden
sessions-ended = Alle anderen Geräte sind abgemeldet.
session-this = Dieser Browser
session-seen = Zuletzt aktiv: { $moment }
session-end = { $name } abmelden
session-ended = Gerät abgemeldet.

## Deine Daten

data-title = Deine Daten
data-about = Lade deine Daten herunter oder lösche dein Konto.
data-export = Daten exportieren
account-forget = Konto löschen
forget-about = Name, Adresse, Passkeys und Nachrichten werden sofort gelöscht. Laufende Partien gibst du auf; beendete bleiben ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
forget-type = Gib zur Bestätigung deinen Namen ein: { $name }
forget-mistyped = Das stimmt nicht mit deinem Namen überein. Gib ihn genau wie oben ein.

## Links aus E-Mails

letter-title = Dein Konto
letter-about = Fast geschafft: Aktiviere jetzt dein Konto.
letter-confirm = Konto aktivieren
letter-confirmed = Dein Konto ist aktiviert. Willkommen!
letter-elsewhere = Du hast das Konto in einem anderen Browser angefordert. Wähle hier ein Passwort, um es zu aktivieren.
letter-password = Neues Passwort
letter-password-about = Wähle ein neues Passwort. Auf allen anderen Geräten wirst du abgemeldet.
letter-evict = Passkeys und Wege entfernen
letter-evict-about = Falls jemand anderes dein Konto benutzt haben könnte: löscht alle Passkeys, Push-Benachrichtigungen und Webhooks.

## Profil

person-gone = gelöschtes Konto
person-nobody = Noch keine Partien. Spiele online oder melde dich an, dann erscheinen sie hier.
person-unknown = Dieses Profil gibt es nicht. Prüfe den Link.
person-since = Mitglied seit { $day }
person-unplayed = Noch keine öffentliche Partie beendet.
person-rating = Wertungszahl
rating-course = Wertungszahl nach jeder der letzten { $games } Partien: von { $first } auf { $last }
rating-early = { $games ->
    [one] Vorläufige Wertungszahl nach { $games } gewerteten Partie
   *[other] Vorläufige Wertungszahl nach { $games } gewerteten Partien
}
rating-about = Etwa so stark wie der Bot „{ $level }“, nach { $games ->
    [one] { $games } gewerteten Partie
   *[other] { $games } gewerteten Partien
}
rating-last = letzte Partie
rating-pool = { $pool ->
    [live] Live
    [correspondence] Fernpartie
   *[bots] Gegen Bots
}
rating-games = { $games ->
    [one] Nach { $games } gewerteten Partie
   *[other] Nach { $games } gewerteten Partien
}
game-rated = { $why ->
    [short] Gewertet, zählt aber nicht: zu kurz
    [pair] Gewertet, zählt aber nicht: zu oft dieselben Personen
    [program] Gewertet, zählt aber nicht: Ein Programm hat gezogen
    [guest] Gewertet, zählt aber nicht: Eine Person ohne Konto war dabei
   *[counted] Gewertet
}
tally-among = Besetzung
tally-seats = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
tally-games = Partien
tally-wins = Siege
tally-place = Ø Platz
tally-best = Rekord
course-of = Punkte pro Partie; ausgefüllte Kreise sind Siege
course-day = Tag
place-of = Platz { $place } von { $seats }
points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stats-title = Statistik
stats-about = { $count ->
    [one] Aus { $count } Partie, private eingeschlossen.
   *[other] Aus { $count } Partien, private eingeschlossen.
}
stats-won-count = { $wins } ({ $percent } %)
stats-run = Siegesserie
stats-length = Ø Länge einer Partie in Schritten
stats-with = Am häufigsten gespielt mit
stats-with-count = { $name }, { $count }-mal
versus-title = Direkter Vergleich
versus-about = Davor – dahinter, in den hier gelisteten Partien.
versus-score = { $ahead } – { $behind }
games-title = Beendete Partien
none-finished = Noch keine. Spiele eine Partie zu Ende, dann steht sie hier.
games-more = Mehr anzeigen
game-replay = Wiederholung ansehen: { $title }, { $day }
friends-title = Freunde
friends-none = Noch keine Freunde. Öffne ein Profil und sende eine Anfrage.
friend-is = Befreundet
friend-asking = Möchte mit dir befreundet sein
friend-was-asked = Anfrage gesendet
friend-ask = Anfrage senden
friend-agree = Anfrage annehmen
friend-agree-name = Anfrage annehmen: { $name }
friend-end = Freundschaft beenden
friend-end-name = Freundschaft beenden: { $name }
friend-refuse-name = Anfrage ablehnen: { $name }
friend-unask-name = Anfrage zurückziehen: { $name }
friend-unask = Anfrage zurückziehen
friend-asked = Anfrage gesendet.
friend-made = Ihr seid jetzt befreundet.
friend-ended = Ihr seid nicht befreundet.
blocks-title = Blockiert
person-block = Blockieren
person-unblock = Blockierung aufheben
person-unblock-name = Blockierung aufheben: { $name }
person-blocked = Blockiert. Du siehst keine Nachrichten dieser Person, und ihr könnt nicht am selben Tisch spielen. Sie erfährt davon nichts.
person-unblocked = Blockierung aufgehoben.
person-report = Melden
report-about = Was ist passiert? Das Moderationsteam liest deine Meldung. Die gemeldete Person erfährt nicht, von wem sie kommt.
report-text = Beschreibung
report-line = Die Nachricht wird mitgesendet.
report-send = Meldung senden
report-sent = Meldung gesendet. Danke!

## Benachrichtigungen

alerts-about = Erfahre, wenn du am Zug bist. Eine Benachrichtigung nennt Spiel und Tisch, aber nie, was auf dem Tisch liegt.
at-table = Am geöffneten Tisch
at-table-about = Titel und Symbol des Tabs zeigen immer an, wenn du am Zug bist.
push-title = Push-Benachrichtigungen
push-about = Dieser Browser meldet sich, wenn du am Zug bist, auch wenn Pagoda geschlossen ist.
push-turn-on = Aktivieren
push-turn-off = Deaktivieren
push-on = Push-Benachrichtigungen sind aktiviert.
push-off = Push-Benachrichtigungen sind deaktiviert.
push-refused = Dein Browser blockiert Benachrichtigungen. Erlaube sie in den Website-Einstellungen und versuche es noch einmal.
push-unavailable = Das Aktivieren ist fehlgeschlagen. Versuche es später noch einmal oder wähle E-Mail.
push-unsupported = Dieser Browser kann keine Push-Benachrichtigungen empfangen. Lege Pagoda auf dem Handy zuerst auf den Startbildschirm.
ways-title = Benachrichtigungswege
ways-none = Noch keine. Aktiviere Push-Benachrichtigungen oder E-Mails.
way-added = Benachrichtigungen aktiviert.
way-removed = Benachrichtigungen deaktiviert.
way-remove = Entfernen: { $name }
way-add-mail = E-Mails aktivieren
way-mail-about = An die Adresse deines Kontos, wenn du 5 Minuten lang am Zug bist und noch nicht gespielt hast.
way-mail = E-Mail
way-push = Push
way-webhook = Webhook
webhook-title = Webhook
webhook-about = Wird aufgerufen, sobald du am Zug bist: ein POST mit JSON, signiert mit einem Schlüssel, den du nur einmal siehst.
webhook-url = URL
webhook-add = Hinzufügen
webhook-secret = Geheimer Schlüssel
webhook-secret-about = HMAC-SHA256 des Inhalts, in X-Pagoda-Signature. Kopiere ihn jetzt: Er wird nicht noch einmal angezeigt.
hours-title = Spielzeiten
hours-about = In Fernpartien ist deine Uhr außerhalb dieser Zeiten angehalten. Mindestens 4 Stunden; einmal am Tag änderbar.
hours-from = Von
hours-until = Bis
hours-are = Du spielst von { $from } bis { $until } Uhr, nach der Uhr dieses Geräts.
hours-all-day = Du spielst rund um die Uhr: Deine Uhr läuft immer.
hours-kept = Spielzeiten gespeichert. Sie gelten auch an deinen laufenden Tischen.
hours-odd = Gib beide Zeiten an, zum Beispiel 09:00 und 22:30.
vacation-title = Urlaubsmodus
vacation-about = Im Urlaubsmodus ist deine Uhr in Fernpartien angehalten.
vacation-left = { $days ->
    [one] In diesem Jahr hast du noch { $days } Urlaubstag.
   *[other] In diesem Jahr hast du noch { $days } Urlaubstage.
}
vacation-from = Erster Tag
vacation-until = Letzter Tag
vacation-add = Urlaub eintragen
vacation-added = Urlaub eingetragen.
vacation-odd = Der letzte Tag darf nicht vor dem ersten liegen. Gib beide Tage an.
vacation-span = { $from } bis { $until }
vacation-end = Urlaub löschen: { $span }
vacation-ended = Urlaub gelöscht.

## Moderation

host-not = Diese Seite ist dem Moderationsteam vorbehalten. Wenn dich jemand stört, öffne das Profil und melde es.
host-note = Notiz für das Moderationsteam
reports-title = Offene Meldungen
reports-none = Keine offenen Meldungen.
report-by = von
report-table = Zum Tisch
report-close = Als erledigt markieren
report-act = Maßnahme ergreifen
measure-title = Maßnahme ergreifen
measure-whom = Profil
measure-whom-about = Link zum Profil oder dessen letzte 12 Zeichen.
measure-mute = Stummschalten
measure-ban = Sperren
measure-lift = Aufheben
measure-time = Dauer
measure-hour = 1 Stunde
measure-day = 1 Tag
measure-week = 1 Woche
measure-lifted = Dauerhaft
measure-take = Bestätigen
measure-taken = Erledigt. Die Maßnahme steht im Moderationsprotokoll.
findings-title = Auffällige Wertungszahlen
findings-about = Gewertete Partien der letzten 30 Tage. Sie beweisen nichts: Sieh dir zuerst die Partien an.
findings-none = Nichts Auffälliges.
findings-pair = { $games ->
    [one] { $games } gewertete Partie, Siege des ersten Namens: { $wins }, nicht gezählt: { $uncounted }
   *[other] { $games } gewertete Partien, Siege des ersten Namens: { $wins }, nicht gezählt: { $uncounted }
}
findings-rise = { $games ->
    [one] +{ $points } Punkte in { $games } Partie
   *[other] +{ $points } Punkte in { $games } Partien
}
removal-title = Inhalt entfernen
removal-message = Nachricht
removal-name = Name
removal-table = Titel
removal-where = Profil oder Tisch
removal-where-about = Link zum Profil oder Tisch oder dessen letzte 12 Zeichen.
removal-number = Nummer der Nachricht
removal-send = Entfernen
removal-done = Entfernt. Das steht im Moderationsprotokoll.
removal-unknown = Profil, Tisch oder Nachricht nicht gefunden.
audit-title = Moderationsprotokoll
audit-none = Noch keine Einträge.
audit-what = { $what ->
    [mute] Stummgeschaltet:
    [ban] Gesperrt:
    [lift] Aufgehoben:
    [remove-message] Nachricht entfernt:
    [remove-name] Name entfernt:
    [remove-title] Titel des Tisches entfernt:
    [close-report] Meldung erledigt:
    [grant-moderator] Ins Moderationsteam aufgenommen:
   *[revoke-moderator] Aus dem Moderationsteam ausgeschieden:
}
audit-until = Bis { $moment }

## Lobby

meet-tab = Lobby
meet-title = Lobby
meet-begin = Neue Partie
meet-offline = Keine Verbindung zum Server. Gegen Bots und zusammen am selben Gerät kannst du auch offline spielen.
meet-game = Spiel
meet-seats = Mitspielende
meet-pace = Bedenkzeit
meet-public = Öffentlich
meet-public-about = Alle sehen den Tisch in der Lobby und können beitreten. Sonst nur, wer den Link hat.
meet-rated-about = Nur mit Konto: öffentlich, mit Zeitlimit, ohne Bots und Tipps. Wer die Partie verlässt, verliert sie.
meet-more = Optionen
meet-called = Name des Tischs
quick-match = Schnelle Partie
lay-table = Tisch erstellen
tables-mine = Deine Tische
tables-open = Offene Tische
tables-running = Laufende Partien
tables-none = Gerade ist kein Tisch offen. Erstelle einen oder starte eine schnelle Partie.
tables-everyone = Alle anderen
play-bots = Gegen Bots spielen
filter-all = Alle
filter-live = Live
filter-daily = Fernpartie
filter-none = Kein Tisch passt zu diesen Filtern.
filter-clear = Filter zurücksetzen
seats-taken = { $taken } von { $seats } Plätzen besetzt
table-gathers = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
table-waits = Andere sind am Zug
table-goes-on = Schritt { $ply }
join = Beitreten
watch = Zuschauen
