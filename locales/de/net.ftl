### Was zwischen Seite und Server schiefgehen kann.

failed-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
failed-refused = { $code ->
    [unauthenticated] Deine Sitzung ist abgelaufen. Melde dich erneut an.
    [invalid_credentials] E-Mail-Adresse oder Passwort ist falsch.
    [forbidden] Das können nur Mitspielende an diesem Tisch.
    [blocked] Ihr könnt nicht zusammen spielen: Eine Person hat die andere blockiert.
    [muted] Du bist stummgeschaltet. Spielen kannst du weiterhin.
    [banned] Dein Konto ist gesperrt. Offline und gegen Bots kannst du weiterspielen.
    [reauthentication_required] Bestätige dafür erneut deine Identität.
    [not_found] Nicht gefunden.
    [stale] Jemand war schneller. Der Tisch wurde aktualisiert.
    [seat_taken] Dieser Platz ist besetzt.
    [already_started] Die Partie läuft bereits.
    [seed_fixed] Dein Text für die Ziehungen steht schon fest.
    [seeds_pending] Noch haben nicht alle ihren Text für die Ziehungen festgelegt.
    [not_started] Die Partie hat noch nicht begonnen.
    [game_over] Die Partie ist beendet.
    [game_not_over] Die Partie läuft noch.
    [seats_open] Es sind noch Plätze frei.
    [not_your_turn] Du bist nicht am Zug.
    [nothing_to_answer] Diese Entscheidung steht gerade nicht an.
    [not_away] Kein Bot spielt für dich.
    [nothing_to_take_back] Es gibt keinen Zug, der sich zurücknehmen lässt.
    [already_registered] Du hast schon ein Konto. Melde dich an.
    [account_required] Dafür brauchst du ein Konto.
    [list_full] Deine Liste ist voll.
    [not_at_rated_table] In gewerteten Partien gibt es keine Bots, Programme und Tipps.
    [clock_required] Eine gewertete Partie braucht ein Zeitlimit.
    [person_needed] Ein Mensch muss am Tisch sitzen: Nimm zuerst einen Platz ein.
    [too_many_tables] Zu viele offene Tische von dir oder deinem Netzwerk. Beende oder schließe zuerst einen.
    [too_many_bots] Zu viele Bots spielen für dich oder dein Netzwerk. Beende zuerst eine Partie.
    [too_many_acts] An diesem Tisch hat sich zu viel geändert. Nur Züge sind noch möglich.
    [request_pending] Deine letzte Anfrage ist noch offen. Warte auf die Antwort.
    [too_many_requests] Du hast in dieser Partie zu oft gefragt. Spiel weiter, ohne Züge zurückzunehmen.
    [too_many_webhooks] Zu viele Webhooks von dir oder deinem Netzwerk. Entferne zuerst einen.
    [too_many_watched] Du oder dein Netzwerk seht zu vielen Tischen zu. Schließe zuerst einen.
    [expired] Dieser Link ist abgelaufen. Fordere einen neuen an.
    [too_large] Das ist zu lang. Kürze den Text.
    [illegal_move] Laut Regeln nicht erlaubt.
    [invalid_setup] Diese Optionen passen nicht zusammen. Ändere die Auswahl.
    [invalid_value] Eine Angabe ist ungültig. Prüfe deine Eingabe.
    [weak_password] Dieses Passwort ist leicht zu erraten oder schon bekannt. Wähle ein anderes.
    [reused_password] Das ist dein aktuelles Passwort. Wähle ein anderes.
    [invalid_passkey] Überprüfung fehlgeschlagen.
    [email_disabled] Dieser Server verschickt keine E-Mails. Erstelle stattdessen einen Passkey.
    [too_soon] Spielzeiten lassen sich nur einmal am Tag ändern. Versuche es morgen noch einmal.
    [rate_limited] Zu viele Anfragen. Warte kurz und versuche es noch einmal.
    [moves_lost] Durch einen Ausfall der Datenbank gingen die letzten Züge verloren. Spiele von hier aus weiter.
    [unavailable] Das geht gerade nicht. Versuche es gleich noch einmal.
   *[internal_error] Bei uns ist etwas schiefgegangen. Versuche es noch einmal.
}
failed-muted-until = Du bist bis { $day } stummgeschaltet.
failed-banned-until = Dein Konto ist bis { $day } gesperrt.

pace-untimed = Ohne Zeitlimit
pace-live = Live: { $minutes } min + { $seconds } s pro Zug
pace-daily = { $days ->
    [one] Fernpartie: { $days } Tag + { $hours } h pro Zug
   *[other] Fernpartie: { $days } Tage + { $hours } h pro Zug
}
pace-rated = Gewertet
pace-casual = Ungewertet
