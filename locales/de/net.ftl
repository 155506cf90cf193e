### Was zwischen Seite und Server schiefgeht.

failed-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuch es noch einmal.
failed-refused = { $code ->
    [nobody] Du bist hier nicht mehr angemeldet.
    [wrong_password] Adresse oder Passwort ist falsch.
    [not_yours] Das dürfen nur die, die dort sitzen.
    [not_welcome] Einer von euch hat den anderen blockiert; hier trefft ihr euch nicht.
    [muted] Ein Gastgeber hat dich gebeten, eine Weile zu schweigen.
    [banned] Ein Gastgeber hat dich gebeten, eine Weile fernzubleiben.
    [prove_again] Melde dich dafür noch einmal an.
    [unknown] So etwas gibt es hier nicht.
    [late] Am Tisch ist es inzwischen weitergegangen.
    [taken] Dieser Platz ist besetzt.
    [begun] Das Spiel hat schon begonnen.
    [not_begun] Das Spiel hat noch nicht begonnen.
    [over] Das Spiel ist zu Ende.
    [not_over] Das Spiel ist noch nicht zu Ende.
    [chairs_open] Es sind noch Stühle frei.
    [not_your_turn] Du bist nicht am Zug.
    [not_asked] Das will gerade niemand von dir wissen.
    [not_away] Kein Bot spielt für dich.
    [nothing_to_take_back] Es gibt nichts zurückzunehmen.
    [has_account] Du hast schon ein Konto.
    [no_account] Dafür braucht es ein Konto.
    [full] Es ist kein Platz mehr.
    [void] Das gilt nicht mehr; fordere es neu an.
    [too_large] Das ist zu lang.
    [illegal] Die Regeln verbieten es.
    [no_such_setup] So wird das Spiel nicht gespielt.
    [bad_value] Hier steht ein Wert, den es nicht geben kann.
    [weak_password] Dieses Passwort ist zu leicht zu erraten.
    [untrue] Das beweist nicht, was es soll.
    [no_mail] Dieser Server verschickt keine Post; ein Passkey braucht keine.
    [too_soon] Spielzeiten lassen sich einmal am Tag ändern.
    [too_many] Das war zu viel auf einmal. Warte kurz und versuch es noch einmal.
    [unavailable] Das geht gerade nicht. Versuch es noch einmal.
   *[fault] Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
}

pace-untimed = Ohne Uhren
pace-live = Live: { $minutes } min und { $seconds } s je Zug
pace-daily = Tageweise: { $days } Tage und { $hours } Std je Zug
