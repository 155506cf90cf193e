# Words for games that are over: any moment of them, the bot's judgement, the check of their chance.

## Moments

eyes-all = Alle Hände
replay-link = Link zu diesem Moment kopieren
replay-link-here = Link zu diesem Moment kopieren (er gilt in diesem Browser, denn hier liegt das Spiel)
replay-link-copied = Der Link zu Schritt { $ply } ist kopiert.

## What the bot thinks of it

analysis-title = Analyse
analysis-about = Der Bot sieht sich jede Stellung mit den Augen dessen an, der am Zug war, und sagt, wer wohl gewonnen hätte.
analysis-ask = Den Bot urteilen lassen
analysis-thinks = Der Bot beurteilt Schritt { $ply } von { $plies } …
analysis-how = Gewinnchancen nach jedem Schritt, wie der Bot sie auf den ersten Blick sieht. Tippe in das Diagramm, um zu einem Schritt zu gehen.
analysis-chart = Gewinnchancen nach jedem Schritt, je eine Linie für { $seats }. Darunter dasselbe als Tabelle.
analysis-turns = Wo sich das Spiel wendete
analysis-turn = Schritt { $ply }: { $seat } geht von { $before } % auf { $after } %
analysis-table = Alle Schritte als Tabelle

## Whether chance was fair

verify-title = Den Zufall prüfen
verify-menu-about = Wurde gezogen, was vor dem Spiel feststand?
verify-about = Bevor sich jemand setzte, hat der Server den Fingerabdruck einer geheimen Zahl veröffentlicht. Alle am Tisch haben einen eigenen Text dazugegeben; Zahl und Texte entscheiden alles, was gezogen wird. Jetzt ist die Zahl offen, und dein Browser rechnet jede Ziehung nach.
verify-fair = { $draws ->
    [one] Die eine Ziehung ist, wie sie sein soll.
   *[other] Alle { $draws } Ziehungen sind, wie sie sein sollen.
}
verify-proves = Die Zahl passt zum Fingerabdruck: Der Server konnte sie nicht erst wählen, als die Texte da waren, und niemand am Tisch konnte sie vorher kennen.
verify-closed = Das Spiel ist nicht zu Ende: Noch ist nichts offen.
verify-seed-wrong = Die Zahl passt nicht zum Fingerabdruck: Der Server hat eine andere gezeigt als die, auf die er sich festgelegt hatte.
verify-record-wrong = Das Spiel lässt sich nicht nachspielen: Seine Aufzeichnung ist beschädigt.
verify-chance-wrong = Schritt { $ply } ist nicht, was Zahl und Texte entscheiden. Der Zufall wurde verbogen, oder ein Text ist nicht der, der dazugegeben wurde.
verify-failed = Das ließ sich nicht prüfen. Lade die Seite neu und versuche es noch einmal.
verify-commitment = Fingerabdruck (SHA-256)
verify-same = Derselbe, der diesem Browser vor dem Spiel gezeigt wurde.
verify-other = Ein anderer, als diesem Browser vor dem Spiel gezeigt wurde!
verify-not-seen = Dieser Browser war vor dem Spiel nicht dabei und kann nicht sagen, ob es der ist, der damals veröffentlicht wurde.
verify-seed = Die Zahl des Servers
verify-added = Was die Spieler dazugaben
verify-nothing = nichts
