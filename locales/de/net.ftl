### Was zwischen Seite und Server schiefgehen kann.

failed-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
failed-refused = { $code ->
    [nobody] Deine Sitzung ist abgelaufen. Melde dich erneut an.
    [wrong_password] E-Mail-Adresse oder Passwort ist falsch.
    [not_yours] Das können nur Mitspielende an diesem Tisch.
    [not_welcome] Ihr könnt nicht zusammen spielen: Eine Person hat die andere blockiert.
    [muted] Du bist vorübergehend stummgeschaltet. Spielen kannst du weiterhin.
    [banned] Dein Konto ist gesperrt. Offline und gegen Bots kannst du weiterspielen.
    [prove_again] Bestätige dafür erneut deine Identität.
    [unknown] Nicht gefunden.
    [late] Jemand war schneller. Der Tisch wurde aktualisiert.
    [taken] Dieser Platz ist besetzt.
    [begun] Die Partie läuft bereits.
    [not_begun] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist beendet.
    [not_over] Die Partie läuft noch.
    [chairs_open] Es sind noch Plätze frei.
    [not_your_turn] Du bist nicht am Zug.
    [not_asked] Diese Entscheidung steht gerade nicht an.
    [not_away] Kein Bot spielt für dich.
    [nothing_to_take_back] Es gibt keinen Zug, der sich zurücknehmen lässt.
    [has_account] Du hast schon ein Konto. Melde dich an.
    [no_account] Dafür brauchst du ein Konto.
    [full] Der Tisch ist voll.
    [void] Dieser Link ist abgelaufen. Fordere einen neuen an.
    [too_large] Das ist zu lang. Kürze den Text.
    [illegal] Laut Regeln nicht erlaubt.
    [no_such_setup] Diese Optionen gibt es nicht zusammen. Ändere die Auswahl.
    [bad_value] Eine Angabe ist ungültig. Prüfe deine Eingabe.
    [weak_password] Dieses Passwort ist zu leicht zu erraten. Wähle ein längeres.
    [untrue] Überprüfung fehlgeschlagen.
    [no_mail] Dieser Server verschickt keine E-Mails. Erstelle stattdessen einen Passkey.
    [too_soon] Spielzeiten lassen sich nur einmal am Tag ändern. Versuche es morgen noch einmal.
    [too_many] Zu viele Anfragen. Warte kurz und versuche es noch einmal.
    [unavailable] Das geht gerade nicht. Versuche es gleich noch einmal.
   *[fault] Bei uns ist etwas schiefgegangen. Versuche es noch einmal.
}

pace-untimed = Ohne Zeitlimit
pace-live = Live: { $minutes } min + { $seconds } s pro Zug
pace-daily = { $days ->
    [one] Fernpartie: { $days } Tag + { $hours } h pro Zug
   *[other] Fernpartie: { $days } Tage + { $hours } h pro Zug
}
