# Die Texte der Tutorials: Titel und Erklärung für jeden Schritt von games/*/lesson.txt.
# Kurz und herzlich, ein Gedanke pro Schritt. $rival ist der Name von gegenüber.

learn-step = { $step } von { $steps }
learn-strayed = Erlaubt, aber hier geht es gerade um etwas anderes. Probiere, was leuchtet.
learn-done = Gut gemacht! Jetzt kannst du { $title } spielen.
learn-remember = 3 Dinge zum Merken
learn-first-game = Erste Partie spielen
learn-again = Tutorial neu starten

## Qin

qin-learn-found = Eine Provinz gründen
qin-learn-found-about = Lege das rot-blaue Plättchen mit Rot an das rote Startfeld E7. 2 gleichfarbige Felder nebeneinander sind eine Provinz, und darauf setzt du eine Pagode. Wer zuerst alle 24 Pagoden setzt, gewinnt!
qin-learn-draw = Ein Plättchen ziehen
qin-learn-draw-about = Das war schon fast der ganze Spielzug: ein Plättchen legen, eins ziehen. Welcher Stapel, ist egal.
qin-learn-enlarge = Eine Provinz erweitern
qin-learn-enlarge-about = Auch { $rival } hat jetzt eine Provinz. Lege rot-gelb mit Rot an deine: Sie wächst auf 3 Felder. Die gelbe Hälfte bleibt noch allein, aber nicht lange.
qin-learn-two = Zwei auf einen Streich
qin-learn-two-about = Dein Blau auf F6 und dein Gelb auf F5 liegen noch einzeln. Lege blau-gelb so, dass es an beide grenzt: 2 Provinzen, 2 Pagoden!
qin-learn-village = Ein Dorf anschließen
qin-learn-village-about = { $rival } hat eine Provinz am Dorf J3 und damit eine Pagode darauf. Das kannst du auch: Erweitere deine rote Provinz auf E4 und schließe das Dorf E3 an.
qin-learn-major = Eine Großprovinz bilden
qin-learn-major-about = { $rival } steht nun auch an deinem Dorf, aber 1 gegen 1 ändert nichts. Lege Rot auf D5: 5 Felder sind eine Großprovinz. Sie trägt 2 Pagoden, zählt an Dörfern doppelt und ist für immer sicher.
qin-learn-outgrow = Erst wachsen, dann zugreifen
qin-learn-outgrow-about = Die gelbe Provinz von gegenüber wäre ein schöner Fang, { $rival } hat dort aber 3 Felder und du nur 2. Lege erst gelb-gelb auf F4 und G4: 4!
qin-learn-unite = Eine Provinz übernehmen
qin-learn-unite-about = Jetzt schließe beide Provinzen auf H5 zusammen. Die größere übernimmt alles: { $rival } nimmt 1 Pagode zurück, du setzt eine zweite. Bei Gleichstand wäre das verboten.
qin-learn-conquer = Ein Dorf übernehmen
qin-learn-conquer-about = Am Dorf J3 hat { $rival } nur 1 Pagode, deine gelbe Großprovinz bringt 2 mit. Lege auf I4 und I3: 2 gegen 1, das Dorf gehört dir!
qin-learn-own = Du hast die Wahl
qin-learn-own-about = Hier leuchten nur Felder, die 2 Pagoden bringen: Provinz und Dorf oder gleich 2 Provinzen. Such dir eins aus, lies die Vorschau und bestätige.
qin-learn-pile = Wenn die Stapel leer sind
qin-learn-pile-about = Ziehe noch einmal. Sind alle Stapel leer, spielt ihr mit der Hand weiter. Lässt sich nichts mehr legen, gewinnt, wer die meisten Pagoden auf dem Spielbrett hat.
qin-learn-last = Das Rennen läuft
qin-learn-last-about = Wer die letzte Pagode setzt, gewinnt sofort. Ab jetzt ist alles erlaubt, und was Pagoden bringt, leuchtet am hellsten. Lege, was du magst!
qin-learn-remember-1 = 2 Felder einer Farbe sind eine Provinz mit Pagode, 5 eine sichere Großprovinz mit 2 Pagoden.
qin-learn-remember-2 = Die größere Provinz übernimmt die kleinere. Bei Gleichstand ist es verboten.
qin-learn-remember-3 = Wer die meisten Pagoden an einem Dorf hat, bekommt es. Wer die letzte setzt, gewinnt.

## Huang

huang-learn-leader = Einen Anführer positionieren
huang-learn-leader-about = Auf G5 liegt eine Hauptstadt, ein gelbes Gouverneur-Plättchen. Stelle deinen roten Soldaten-Anführer auf G6: Anführer stehen immer neben Gelb. Schon hast du dein erstes Reich!
huang-learn-tile = Ein Plättchen platzieren
huang-learn-tile-about = Jeder Spielzug hat 2 Aktionen. Platziere ein rotes Plättchen auf H6: Wer im Reich den Anführer dieser Farbe hat, erhält 1 Siegpunkt dieser Farbe.
huang-learn-governor = Gelb springt ein
huang-learn-governor-about = Stelle deinen gelben Gouverneur-Anführer auf G4. Er kassiert die Punkte aller Farben, die im Reich keinen eigenen Anführer haben.
huang-learn-trader = Grün geht auf den Markt
huang-learn-trader-about = Platziere das grüne Kaufmann-Plättchen auf H4. Einen grünen Anführer gibt es hier nicht, also bringt dir der gelbe den grünen Punkt.
huang-learn-market = Ein Plättchen vom Markt
huang-learn-market-about = Nach einem grünen Plättchen darfst du dir eins vom Markt nehmen. Greif zu: Am Ende brauchst du alle Farben.
huang-learn-revolt = Eine Revolte!
huang-learn-revolt-about = { $rival } hat einen roten Anführer in dein Reich gestellt, und es kann nur einen geben! Gelb entscheidet: Plättchen neben dem Anführer und aus der Hand. Es steht 2 gegen deine 1. Teile 1 gelbes zu, denn bei Gleichstand gewinnt der Verteidiger.
huang-learn-riot = Bauernaufstand
huang-learn-riot-about = Revolte gewonnen, 1 Siegpunkt! Schlag zurück: Ein Bauernaufstand kostet 2 blaue Plättchen, mit blauem Anführer in der Reserve nur 1. Entferne K7: Ohne Gelb muss auch der Anführer daneben weg.
huang-learn-river = Am Fluss
huang-learn-river-about = Und nun friedlich ans Wasser: Blaue Bauern-Plättchen liegen nur auf Flüssen. Platziere eins auf F5.
huang-learn-chain = Blau fließt weiter
huang-learn-chain-about = Blau darf in derselben Aktion weiterfließen, immer an das letzte blaue Plättchen angrenzend. Weiter auf F4!
huang-learn-triangle = Ein Dreieck
huang-learn-triangle-about = Noch eins auf E4! 3 Plättchen einer Farbe, die alle aneinander angrenzen, bilden ein Dreieck: der Bauplatz für eine Pagode.
huang-learn-pagoda = Eine Pagode errichten
huang-learn-pagoda-about = Errichte sie! Am Ende jedes deiner Spielzüge gibt sie deinem Anführer ihrer Farbe in diesem Reich 1 Siegpunkt.
huang-learn-war = Krieg!
huang-learn-war-about = { $rival } ist zurück, gleich nebenan, mit rotem Anführer. Platziere ein Plättchen auf I7 und vereine beide Reiche: Treffen so 2 Anführer einer Farbe aufeinander, ist Krieg, und Rot entscheidet.
huang-learn-support = Schick deine Soldaten
huang-learn-support-about = 1 rotes Plättchen gegen 1, und { $rival } hat noch 1 zugeteilt. Schick 2 und gewinne 3 gegen 2! Das besiegte Reich verliert den Anführer und alle roten Plättchen. Auch dein Sieg kostet 2 rote Plättchen: so viele, wie die andere Seite stark war.
huang-learn-farmer = Ein Bauer für die Pagode
huang-learn-farmer-about = Sieg! Deiner blauen Pagode fehlt noch jemand: Sie belohnt nur einen blauen Anführer. Stelle deinen auf H5 und sieh zu: Dein Spielzug endet, der erste Punkt ist da.
huang-learn-last = Die niedrigste Farbe zählt
huang-learn-last-about = Schluss ist, sobald jemand ziehen muss und der Beutel leer ist. Dann zählt nur deine niedrigste Farbe; weiße Punkte sind Joker. Also sammle alle vier! Du bist am Zug: Spiel, wie du magst.
huang-learn-remember-1 = Ein Plättchen bringt dem Anführer seiner Farbe im Reich 1 Punkt, sonst dem gelben.
huang-learn-remember-2 = Revolte: Gelb entscheidet. Krieg: Rot entscheidet, und auch der Sieg kostet Soldaten.
huang-learn-remember-3 = Ist der Beutel leer, zählt nur deine niedrigste Farbe: Sammle alle vier.

## In the Year of the Dragon

dragon-learn-action = Eine Aktion wählen
dragon-learn-action-about = Das Jahr hat 12 Monate, in jedem wählst du 1 Aktion. Die Karte zeigt 2 Münzen, dein Steuereintreiber 3: Wähle Steuern und kassiere 5 Yuan.
dragon-learn-card = Eine Person anwerben
dragon-learn-card-about = Jetzt spielen alle eine Personenkarte und werben so eine Person an. Schau oben ins Jahr: In Monat 3 kommt der Mongolensturm, und jeder Helm bringt 1 Punkt. Spiele den Krieger.
dragon-learn-age = Jünger oder älter?
dragon-learn-age-about = Ältere haben mehr Symbole, hier 2 Helme. Jüngere bringen dich auf der Personenleiste weiter, und wer vorn liegt, wählt zuerst. Nimm, wen du magst.
dragon-learn-build = Bauen
dragon-learn-build-about = 1 Hammer auf der Karte, 1 auf deinem Handwerker: Das sind 2 Palastteile. Wähle Bauen.
dragon-learn-palace = Ein neuer Palast
dragon-learn-palace-about = Ein Palastteil wird ein Stockwerk (höchstens 3 pro Palast) oder ein neuer Palast. Baue einen neuen: Jeder Palast bringt jeden Monat 1 Punkt! Das zweite Teil kommt obendrauf.
dragon-learn-lady = Die Hofdame
dragon-learn-lady-about = Sie bringt jeden Monat 1 Punkt, das ganze Jahr lang. Spiele ihre Karte.
dragon-learn-home = Einzug
dragon-learn-home-about = Jedes freie Stockwerk ginge, aber gib ihr den neuen Palast: Nach jedem Ereignis verliert ein unbewohnter Palast 1 Stockwerk.
dragon-learn-privilege = Ein Privileg
dragon-learn-privilege-about = Du hast 11 Yuan, also gönn dir was: Ein kleines Privileg kostet 2 und bringt jeden Monat 1 Punkt.
dragon-learn-farmer = Reis für später
dragon-learn-farmer-about = Monat 5 bringt Dürre: 1 Reissack pro bewohntem Palast. Spiele den Bauern. Und dann kommen die Mongolen: Sieh zu, wie deine Helme punkten!
dragon-learn-festival = Lass es krachen
dragon-learn-festival-about = 1 Punkt pro Helm für dich; { $rival } hatte die wenigsten und entließ 1 Person. Jetzt ist Drachenfest: Die meisten Raketen bringen 6 Punkte, die zweitmeisten 3. { $rival } hat noch keine, also wähle Feuerwerk!
dragon-learn-healer = Ein Heiler im Haus
dragon-learn-healer-about = Krankheit in Monat 6: Alle entlassen 3 Personen, pro Mörser 1 weniger. Spiele den Heiler.
dragon-learn-pay = Jemand war schneller
dragon-learn-pay-about = 6 Punkte beim Drachenfest! Nun fehlt Reis: Auf der Gruppe mit der Ernte steht schon { $rival }, also kostet sie 3 Yuan. Das lohnt sich: Mit deinem Bauern bekommst du 2 Reissäcke.
dragon-learn-full = Volles Haus
dragon-learn-full-about = Für deinen neuen Mönch ist kein Stockwerk frei. Entlasse jemanden für ihn, oder lege ihn ab. Am Ende bringt ein Mönch Buddhas × Stockwerke seines Palasts. Du entscheidest!
dragon-learn-drought = Die Dürre
dragon-learn-drought-about = 2 Reissäcke für 3 bewohnte Paläste: Du entscheidest, welcher leer ausgeht, und entlässt dort 1 Person. Bleibt ein Palast unbewohnt, verliert er 1 Stockwerk.
dragon-learn-last = Das Jahr gehört dir
dragon-learn-last-about = Schlusswertung nach Monat 12: 2 Punkte pro Person, Buddhas × Stockwerke pro Mönch; Reissäcke und Raketen werden für 2 Yuan verkauft, 3 Yuan sind 1 Punkt. Die meisten Punkte gewinnen. Spiel, wie du magst, oder passe und fülle auf 3 Yuan auf!
dragon-learn-remember-1 = Jeden Monat: Aktion, Person, Ereignis, Wertung. Alle 12 Ereignisse liegen offen, also sorge vor.
dragon-learn-remember-2 = Paläste, Hofdamen und Privilegien bringen jeden Monat Punkte: Hol sie dir früh. Am Ende zählen auch Personen, Mönche und Yuan.
dragon-learn-remember-3 = Wer auf der Personenleiste vorn liegt, wählt zuerst; eine besetzte Gruppe kostet 3 Yuan.
