# Die Seiten über Menschen: das Konto, eine Person, Hinweise und die Ordnung.

## Alle

title-people = { $page } · Pagoda
people-pages = Seiten über Menschen
people-wait = Einen Moment …
known-since = Seit { $day }
person-title = Profil
alerts-title = Hinweise
host-title = Ordnung

## Wer man ist

who-title = Wer Du bist
guest-about = Du bist als Gast hier: Nur dieser Browser kennt Dich.
account-mail = Dein Konto gehört zu { $email }.
account-passkey = Dein Konto öffnest Du mit Deinen Passkeys.
letters-language = Sprache dessen, was wir Dir schicken
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Speichern
name-kept = Gespeichert.
my-games = Meine Partien und Wertungen

## Ein Konto

join-title = Behalte, was Dir gehört
join-anywhere = Spiel von jedem Gerät aus weiter.
join-told = Lass Dir per Mail sagen, wenn Du dran bist.
join-kept = Deine Partien und Wertungen bleiben Deine, auch alles, was Du als Gast gespielt hast.
join-passkey = Am schnellsten geht es mit einem Passkey: Dein Gerät beweist, dass Du es bist, ohne Mail und Passwort.
join-or = oder mit einer E-Mail-Adresse
account-join = Konto anlegen
join-mailed = Wir haben Dir geschrieben. Öffne den Link in der Mail, dann gehört das Konto Dir; er gilt einen Tag.
account-email = E-Mail-Adresse
account-password = Passwort
password-new = Neues Passwort
password-about = Mindestens 8 Zeichen. Ein paar Wörter, die nur Du zusammenstellst, sind besser als eines mit seltsamen Zeichen.

## Anmelden

sign-in-title = Ich habe ein Konto
sign-in-guest = Was Du als Gast gespielt hast, bleibt beim Gast, und Du lässt es zurück.
account-sign-in = Anmelden
with-passkey = Mit einem Passkey
account-forgotten = Ich habe mein Passwort vergessen
forgotten-mailed = Falls jemand diese Adresse hat, ist eine Mail mit einem Link zu einem neuen Passwort unterwegs.
account-sign-out = Abmelden
proof-title = Bist Du es?
proof-about = Das ändert, was Dein Konto öffnet. Beweise deshalb noch einmal, wer Du bist; danach geht es von selbst weiter.

## Was das Konto öffnet

passkeys-title = Passkeys
passkeys-about = Jeder öffnet Dein Konto von dem Gerät oder dem Schlüsselbund aus, der ihn hat.
passkey-make = Passkey anlegen
passkey-made = Dieser Passkey öffnet ab jetzt Dein Konto.
passkey-failed = Dein Browser hat keinen Passkey angelegt oder gezeigt. Nichts hat sich geändert; versuch es noch einmal oder anders.
passkey-label = Wie er heißen soll
passkey-label-about = Damit Du ihn wiedererkennst: „Handy“, „Arbeit“.
passkey-remove = Passkey { $name } entfernen
passkey-removed = Dieser Passkey öffnet nichts mehr.
password-title = Passwort
password-old = Bisheriges Passwort
password-change = Passwort ändern
password-change-about = Überall sonst wirst Du abgemeldet.
password-changed = Das neue Passwort gilt ab jetzt.
password-first = Adresse hinzufügen
password-first-about = Du hast keines. Mit einer E-Mail-Adresse kannst Du auch mit einem Passwort hereinkommen und per Mail Bescheid bekommen.
sessions-title = Wo Du angemeldet bist
sessions-end = Überall sonst abmelden
sessions-ended = Du bist jetzt nur noch hier angemeldet.
session-this = Dieser Browser, jetzt
session-seen = Zuletzt benutzt: { $moment }
session-end = { $name } abmelden
session-ended = Dort bist Du abgemeldet.

## Was aufgehoben wird

data-title = Deine Daten
data-about = Alles, was über Dich aufgehoben wird, als Datei; oder nichts mehr davon.
data-export = Exportieren
account-forget = Mein Konto löschen
forget-about = Alles, was sagt, wer Du bist, wird sofort gelöscht: Name, Adresse, Passkeys, was Du gesagt hast. Laufende Partien gibst Du auf; beendete bleiben, ohne Namen auf Deinem Platz. Das lässt sich nicht rückgängig machen.
forget-type = Tippe Deinen Namen, um fortzufahren: { $name }
forget-mistyped = Das ist nicht Dein Name, wie er oben steht.

## Wohin eine Mail führt

letter-title = Dein Konto
letter-about = Du hast Deine Mail gelesen: noch ein Schritt, und das Konto gehört Dir.
letter-confirm = Es ist meins
letter-confirmed = Das Konto gehört Dir. Willkommen!
letter-elsewhere = Du hast das Konto in einem anderen Browser oder als jemand anderes angefordert. Wähle hier ein Passwort, dann gehört es Dir.
letter-password = Ein neues Passwort
letter-password-about = Wähle ein neues Passwort. Überall sonst wirst Du abgemeldet.

## Eine Person

person-gone = jemand, der gegangen ist
person-nobody = Hier kennt Dich noch niemand. Spiel eine Partie online oder melde Dich an, dann stehen Deine Partien hier.
person-unknown = Niemand heißt so.
person-since = Hier seit { $day }
person-unplayed = Noch ist keine öffentliche Partie zu Ende gespielt; es gibt nichts zu zählen.
person-rating = Wertung
rating-course = Wertung nach jeder der letzten { $games } Partien: von { $first } auf { $last }
rating-early = { $games ->
    [one] Eine gewertete Partie: zu wenig, um zu sagen, wie gut
   *[other] { $games } gewertete Partien: zu wenig, um zu sagen, wie gut
}
rating-about = Spielt etwa so gut wie der Bot { $level }, nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}
tally-among = Zu
tally-seats = { $count ->
    [one] einer Person
   *[other] { $count } Personen
}
tally-games = Partien
tally-wins = Gewonnen
tally-place = Platz im Mittel
tally-best = Meiste Punkte
course-of = Punkte, Partie für Partie; ein voller Punkt ist ein Sieg
course-day = Tag
place-of = { $place ->
    [1] Erster von { $seats }
   *[other] Platz { $place } von { $seats }
}
points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stats-title = Deine Partien in Zahlen
stats-about = { $count ->
    [one] Aus der Partie, die unten steht; private zählen mit.
   *[other] Aus den { $count } Partien, die unten stehen; private zählen mit.
}
stats-won-count = { $wins } ({ $percent } %)
stats-run = Meiste Siege in Folge
stats-length = Schritte einer Partie im Mittel
stats-with = Am häufigsten mit
stats-with-count = { $name }, { $count ->
    [one] einmal
   *[other] { $count }-mal
}
games-title = Beendete Partien
none-finished = Bisher keine.
games-more = Mehr zeigen
game-replay = { $title } vom { $day } ansehen
friends-title = Freunde
friends-none = Noch keine. Öffne jemandes Profil, um zu fragen.
friend-is = Befreundet
friend-asking = Möchte mit Dir befreundet sein
friend-was-asked = Von Dir gefragt
friend-ask = Freundschaft anbieten
friend-agree = Freundschaft annehmen
friend-agree-name = Freundschaft mit { $name } annehmen
friend-end = Freundschaft beenden
friend-end-name = Keine Freundschaft mit { $name }
friend-unask = Anfrage zurücknehmen
friend-asked = Die Anfrage ist gestellt.
friend-made = Ihr seid befreundet.
friend-ended = Ihr seid nicht befreundet, und niemand ist gefragt.
blocks-title = Blockiert
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-unblock-name = { $name } nicht mehr blockieren
person-blocked = Du hörst nichts mehr von dieser Person, und keiner von Euch kann sich an die Tische des anderen setzen. Niemand sagt es ihr.
person-unblocked = Ihr könnt Euch wieder treffen.
person-report = Den Gastgebern melden
report-about = Was ist geschehen, das anderen erspart bleiben sollte? Die Gastgeber lesen es; die Person erfährt nicht, wer schrieb.
report-text = Was geschehen ist
report-line = Was gesagt wurde, geht mit.
report-send = Absenden
report-sent = Die Gastgeber haben es. Danke.

## Hinweise

alerts-about = Wie Du erfährst, dass ein Tisch auf Dich wartet. Ein Hinweis sagt, welches Spiel und wo, nie, was auf dem Tisch liegt.
at-table = Am offenen Tisch
at-table-about = Titel und Symbol des Tabs zeigen immer, wenn Du dran bist.
push-title = Dieser Browser
push-about = Zeigt einen Hinweis, wenn Du dran bist, auch wenn keine Seite von uns offen ist.
push-turn-on = Sag es mir hier
push-turn-off = Sag es mir hier nicht mehr
push-on = Dieser Browser sagt Dir ab jetzt Bescheid.
push-off = Dieser Browser sagt Dir nichts mehr.
push-refused = Dein Browser soll von dieser Seite keine Hinweise zeigen. Erlaube es in den Einstellungen der Seite und versuch es noch einmal.
push-unavailable = Dein Browser konnte nicht angemeldet werden. Versuch es später noch einmal oder nimm Mail.
push-unsupported = Dieser Browser kann keine Hinweise geschlossener Seiten zeigen. Auf einem Handy leg Pagoda zuerst auf den Startbildschirm.
ways-title = Wie Du es erfährst
ways-none = Bisher nur am offenen Tisch.
way-added = Ab jetzt erfährst Du es so.
way-removed = So erfährst Du es nicht mehr.
way-remove = Nicht mehr Bescheid geben: { $name }
way-add-mail = Schreib mir eine Mail
way-mail-about = An die Adresse Deines Kontos, fünf Minuten nachdem Du dran bist, falls Du bis dahin nicht gezogen hast.
way-mail = Mail
way-push = Browser
way-webhook = Programm
webhook-title = Ein Programm von Dir
webhook-about = Wird gerufen, sobald Du dran bist: ein POST mit JSON, unterschrieben mit einem Geheimnis, das Du einmal siehst.
webhook-url = Seine Adresse
webhook-add = Hinzufügen
webhook-secret = Das Geheimnis
webhook-secret-about = HMAC-SHA256 des Inhalts, in X-Pagoda-Signature. Kopier es jetzt: Es wird nicht wieder gezeigt.
hours-title = Spielzeiten
hours-about = In Partien nach Tagen steht Deine Zeit außerhalb dieser Stunden. Mindestens vier Stunden; ändern kannst Du sie einmal am Tag.
hours-from = Von
hours-until = Bis
hours-are = Du spielst von { $from } bis { $until }, nach der Uhr dieses Geräts.
hours-all-day = Du spielst den ganzen Tag: Deine Zeit steht nie.
hours-kept = Deine Stunden sind gespeichert, auch an Deinen Tischen.
hours-odd = Gib beide Zeiten an, etwa 09:00 und 22:30.
vacation-title = Urlaub
vacation-about = Solange Du weg bist, steht Deine Zeit in Partien nach Tagen.
vacation-left = { $days ->
    [one] Ein Tag ist Dir in diesem Jahr noch übrig.
   *[other] { $days } Tage sind Dir in diesem Jahr noch übrig.
}
vacation-from = Erster Tag
vacation-until = Letzter Tag
vacation-add = Ich bin weg
vacation-added = Deine Tische wissen, dass Du weg bist.
vacation-odd = Gib einen ersten Tag an und einen letzten, der nicht davor liegt.
vacation-span = { $from } bis { $until }
vacation-end = Ich bin doch da: { $span }
vacation-ended = Deine Tische wissen, dass Du da bist.

## Ordnung halten

host-not = Diese Seite ist für die Gastgeber, die hier Ordnung halten, und Du bist keiner. Wenn jemand Dich stört, öffne sein Profil und melde es den Gastgebern.
host-note = Notiz für die anderen Gastgeber
reports-title = Offene Beschwerden
reports-none = Niemand beschwert sich.
report-by = von
report-table = Der Tisch, an dem es war
report-close = Erledigt
report-act = Etwas unternehmen
measure-title = Etwas unternehmen
measure-whom = Gegen wen
measure-whom-about = Die Adresse des Profils oder deren letzte zwölf Buchstaben.
measure-mute = Stumm
measure-ban = Fernhalten
measure-lift = Beides aufheben
measure-time = Für wie lange
measure-hour = Eine Stunde
measure-day = Ein Tag
measure-week = Eine Woche
measure-lifted = Bis es aufgehoben wird
measure-take = Tun
measure-taken = Es ist getan und steht in der Liste.
audit-title = Was getan wurde
audit-none = Bisher nichts.
audit-what = { $what ->
    [mute] Stumm gestellt:
    [ban] Ferngehalten:
    [lift] Aufgehoben:
    [close] Beschwerde erledigt:
    [host] Zum Gastgeber gemacht:
   *[no-host] Kein Gastgeber mehr:
}
audit-until = Bis { $moment }

meet-tab = Tische
meet-title = Mit anderen
meet-begin = Ein neues Spiel
meet-offline = Es gibt keine Verbindung zu einem Server. Bots und Leute neben dir spielen auch ohne.
meet-game = Spiel
meet-seats = Mitspieler
meet-pace = Tempo
meet-public = Alle dürfen kommen
meet-public-about = Der Tisch steht unten für alle sichtbar; sonst kommt nur, wer den Link hat.
meet-more = Name und Varianten für einen eigenen Tisch
meet-called = Name des Tischs
quick-match = Schnelles Spiel
lay-table = Tisch decken
tables-mine = Deine Tische
tables-open = Offene Tische
tables-running = Partien zum Zuschauen
tables-none = Gerade ist kein Tisch offen. Deck einen, und wer kommt, kann sich setzen.
table-gathers = { $count ->
    [one] ein Stuhl ist frei
   *[other] { $count } Stühle sind frei
}
table-waits = Jemand anderes ist am Zug
table-goes-on = Schritt { $ply }
join = Dazukommen
watch = Zuschauen
