# Beendete Partien: jede Stellung, die Analyse des Bots, die Prüfung der Ziehungen.

## Stellungen

eyes-all = Alle Hände
replay-link = Link zu diesem Schritt kopieren
replay-link-here = Link zu diesem Schritt kopieren (gilt nur in diesem Browser, denn hier ist die Partie gespeichert)
replay-link-copied = Link zu Schritt { $ply } kopiert.

## Analyse

analysis-title = Analyse
analysis-about = Der Bot bewertet jeden Spielzug mit dem Wissen derer, die am Zug waren, und schätzt die Gewinnchancen.
analysis-ask = Partie analysieren
analysis-thinks = Analyse: Schritt { $ply } von { $plies } …
analysis-how = Gewinnchancen einmal pro Runde, vom Bot geschätzt. Tippe in das Diagramm, um zu einem Schritt zu springen.
analysis-chart = Gewinnchancen einmal pro Runde, mit je einer Linie für { $seats }. Darunter die Zahlen jedes Spielzugs als Tabelle.
analysis-turns = Wendepunkte
turning-point = Wendepunkt { $number }
analysis-turn = Schritt { $ply }: { $seat }, von { $before } % auf { $after } %
analysis-table = Alle Spielzüge als Tabelle
analysis-watch = Ansehen

## Ziehungen

verify-title = Ziehungen prüfen
verify-menu-about = Stand vor der Partie fest, was gezogen wurde?
verify-about = Vor der Partie hat der Server den Fingerabdruck einer geheimen Zahl veröffentlicht, und jeder Browser am Tisch den eines geheimen Textes. Erst als alle Fingerabdrücke feststanden, wurden die Texte aufgedeckt. Zahl und Texte bestimmen jede Ziehung. Jetzt ist auch die Zahl bekannt, und dein Browser rechnet alles nach.
verify-fair = { $draws ->
    [one] { $draws } Ziehung bestätigt.
   *[other] Alle { $draws } Ziehungen bestätigt.
}
verify-proves = { $alone ->
    [yes] Alle Fingerabdrücke stimmen: Der Server konnte die Ziehungen nicht wählen. Keine Prüfung kann ausschließen, dass er den Bots während der Partie seine Zahl verraten hat.
   *[no] Alle Fingerabdrücke stimmen: Weder der Server noch jemand am Tisch konnte die Ziehungen wählen. Keine Prüfung kann ausschließen, dass der Server während der Partie jemandem seine Zahl verraten hat.
}
verify-commitment-wrong = Der Fingerabdruck des Servers ist nicht der, den dieser Browser vor der Partie erhalten hat: Der Server hat seine Zahl ausgetauscht.
verify-own-wrong = Der Text dieses Browsers kommt in den Ziehungen nicht vor: Der Server hat ihn ausgetauscht.
verify-player-wrong = Der Text von { $name } passt nicht zum Fingerabdruck von vor der Partie: Er wurde ausgetauscht.
verify-closed = Die Partie läuft noch. Prüfen kannst du die Ziehungen nach dem Spielende.
verify-seed-wrong = Die Zahl passt nicht zum Fingerabdruck: Der Server hat eine andere Zahl verwendet, als er zugesagt hatte.
verify-record-wrong = Die Partie lässt sich nicht nachspielen: Die Aufzeichnung ist beschädigt.
verify-chance-wrong = Schritt { $ply } folgt nicht aus Zahl und Texten: Die Ziehung wurde verändert oder ein Text ausgetauscht.
verify-failed = Die Prüfung ist fehlgeschlagen. Lade die Seite neu und versuche es noch einmal.
verify-commitment = Fingerabdruck (SHA-256)
verify-same = Derselbe, den dieser Browser vor der Partie erhalten hat.
verify-other = Ein anderer, als dieser Browser vor der Partie erhalten hat!
verify-not-seen = Dieser Browser war vor der Partie nicht dabei und kann den Fingerabdruck nicht vergleichen.
verify-seed = Zahl des Servers
verify-added = Texte vom Tisch
verify-nothing = keiner
verify-own = von diesem Browser
