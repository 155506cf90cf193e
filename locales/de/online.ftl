### Tische auf einem Server.

cleared-title = Tisch geschlossen
cleared-about = Die Partie hat nie begonnen. Erstelle einen neuen Tisch oder tritt einem anderen bei.
gather-title = Mitspielende
chair-open = Freier Platz
sit-down = Platz nehmen
stand-up = Platz freigeben
begin = Partie starten
begin-with-bots = { $count ->
    [one] Mit { $count } Bot starten
   *[other] Mit { $count } Bots starten
}
begins-at-once = Die Partie startet, sobald alle Plätze besetzt sind.
begins-by-owner = Wer den Tisch erstellt hat, startet die Partie.
begins-now = Die Partie startet, sobald alle am Tisch sind.
fair-draws = Faire Ziehungen
fair-draws-about = Dieser Fingerabdruck legt den Anteil des Servers an allen Ziehungen fest. Notiere ihn, um die Ziehungen nach der Partie zu prüfen.
seed-commitment-changed = Der Server hat seinen Fingerabdruck für die Ziehungen geändert. Dieser Browser hält seinen Text geheim. Verlass diesen Tisch.
seed-elsewhere = Du hast diesen Platz in einem anderen Browser eingenommen, oder der Server hat deinen Fingerabdruck geändert. Gib den Platz frei und nimm ihn hier wieder ein.
seed-void = Der Start wurde abgebrochen: Jemand ist gegangen, oder der Server hat deinen Text für die Ziehungen verworfen. Wenn du bleibst, zieht dein Browser einen neuen.
seed-again = Bleiben
fill-with = Mit Bots auffüllen
wait-title = { $count ->
    [one] { $title }: noch { $count } Person
   *[other] { $title }: noch { $count } Personen
}
wait-opens = Die Partie öffnet sich von selbst.
wait-waited = gewartet
wait-looking = Suchen eine Partie
wait-come = Plätze besetzt
wait-come-count = { $taken } von { $seats }
wait-bot = Solange gegen einen Bot spielen
wait-bot-about = Die Partie öffnet sich in einem neuen Tab. Titel und Symbol dieses Tabs zeigen, wann du am Zug bist.
wait-bot-go = Gegen Bot spielen
wait-cancel = Abbrechen
wait-watch-title = Oder schau an einem Tisch zu
wait-watch = Zuschauen
invite-title = Einladen
invite-about = Wer diesen Link hat, kann beitreten, auch ohne Konto.
invite-rated = Mit diesem Link können alle beitreten, die ein Konto haben.
copy-link = Link kopieren
invite-share = Teilen
invite-qr = QR-Code
invite-qr-about = QR-Code des Links zu diesem Tisch
chat = Chat
chat-empty = Noch keine Nachrichten. Schreib die erste: Nur wer am Tisch sitzt, kann sie lesen.
chat-line = Nachricht
chat-say = Senden
menu-unread = { $count ->
    [one] Menü: { $count } neue Nachricht
   *[other] Menü: { $count } neue Nachrichten
}
chat-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
clock-days = { $days } T { $hours } h
link-lost = Verbindung verloren. Neuer Verbindungsversuch …
link-lost-sending = Verbindung verloren. Dein Zug wird gesendet, sobald sie wieder steht.
watching = Du schaust zu. Was verdeckt ist, bleibt auch für dich verdeckt.
rated-about = Gewertete Partie: keine Tipps. Wer geht oder keine Zeit mehr hat, verliert.
program-moves = Ein Programm zieht für { $seats }.
watch-others = Andere Partien
undo-asked = { $seat } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
undo-asking = Rücknahme angefragt. Antwort fehlt noch: { $seats }
agree = Annehmen
refuse = Ablehnen
away-me = Zeit abgelaufen. Ein Bot hat für dich übernommen.
away-other = { $seat }: Zeit abgelaufen. Ein Bot hat übernommen.
come-back = Zurück in die Partie
wait-for = Warten
resign = Aufgeben
resign-about = Ein Bot übernimmt deinen Platz. Die Partie zählt als Niederlage.
resign-sure = Diese Partie aufgeben? Sie zählt als Niederlage.
resign-not = Weiterspielen
gave-up = Aufgegeben: { $seats }. Die Partie ist beendet.

is-there = Online
is-elsewhere = Offline
