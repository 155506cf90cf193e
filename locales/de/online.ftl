### Tische auf einem Server.

cleared-title = Dieser Tisch wurde abgeräumt
cleared-about = Das Spiel hat nie begonnen. Du kannst jederzeit einen anderen Tisch decken.
gather-title = Wer spielt
chair-open = Ein freier Stuhl
sit-down = Hinsetzen
stand-up = Aufstehen
begin = Anfangen
begin-with-bots = { $count ->
    [one] Mit einem Bot anfangen
   *[other] Mit { $count } Bots anfangen
}
begins-at-once = Das Spiel beginnt von selbst, sobald alle da sind.
begins-by-owner = Wer den Tisch gedeckt hat, beginnt das Spiel.
fill-with = Bots für die freien Stühle
invite-title = Jemanden einladen
invite-about = Wer diesen Link hat, kann sich setzen, ohne Konto.
copy-link = Link kopieren
chat = Chat
chat-empty = Noch hat niemand etwas gesagt. Lesen können es nur die am Tisch.
chat-line = Sag etwas
chat-say = Sagen
menu-unread = { $count ->
    [one] Menü: eine neue Zeile
   *[other] Menü: { $count } neue Zeilen
}
chat-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
clock-days = { $days } T { $hours } Std
link-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
link-lost-sending = Die Verbindung ist weg. Dein Zug geht ab, sobald sie wieder da ist.
watching = Du schaust zu: Du siehst, was alle sehen dürfen.
watch-others = Andere Partien
undo-asked = { $seat } möchte den letzten Zug zurücknehmen. Bist du einverstanden?
undo-asking = Du möchtest deinen Zug zurücknehmen. Es fehlt die Antwort von { $seats }.
agree = Einverstanden
refuse = Ablehnen
away-me = Deine Zeit war um, und ein Bot spielt für dich.
away-other = Die Zeit von { $seat } ist um, und ein Bot macht weiter.
come-back = Meinen Platz zurücknehmen
wait-for = Warten
resign = Aufgeben
resign-about = Ein Bot nimmt deinen Platz, und das Spiel gilt als verloren.
resign-sure = Dieses Spiel aufgeben? Es gilt als verloren.
gave-up = Aufgegeben: { $seats }. Die Partie ist zu Ende.

is-there = gerade am Tisch
is-elsewhere = gerade nicht am Tisch
