# Die Worte der Lektionen: ein Titel und eine Erklärung für jeden Schritt von games/*/lesson.txt.
# Kurz und herzlich; je ein Gedanke. $rival ist der Name von gegenüber.

learn-step = { $step } von { $steps }
learn-strayed = Das ist erlaubt, aber hier geht es um etwas anderes. Probiere, was leuchtet.
learn-done = Gut gemacht! Jetzt kannst du { $title } spielen.
learn-remember = Drei Dinge zum Merken
learn-first-game = Deine erste Partie spielen
learn-again = Die Lektion neu beginnen

## Qin

qin-learn-found = Eine Provinz gründen
qin-learn-found-about = Nimm das rot-blaue Plättchen und lege die rote Hälfte neben das rote Feld E7. Zwei Felder einer Farbe nebeneinander sind eine Provinz, und du setzt eine Pagode darauf. Wer zuerst alle 24 Pagoden setzt, gewinnt!
qin-learn-draw = Ein Plättchen ziehen
qin-learn-draw-about = Das ist schon ein ganzer Zug: ein Plättchen legen, eines ziehen. Alle Stapel sehen gleich aus, nimm irgendeinen.
qin-learn-enlarge = Lass sie wachsen
qin-learn-enlarge-about = { $rival } hat eine gelbe Provinz gegründet. Lege rot-gelb mit der roten Hälfte an deine: Sie wächst auf drei Felder und bleibt deine. Die einzelne gelbe Hälfte wird bald nützlich.
qin-learn-two = Zwei mit einem Plättchen
qin-learn-two-about = Dein Blau auf F6 und dein Gelb auf F5 liegen noch allein. Lege blau-gelb an beide und gründe zwei Provinzen auf einmal.
qin-learn-village = Ein Dorf einnehmen
qin-learn-village-about = Siehst du die Pagode auf dem Dorf J3? { $rival } hat eine Provinz daneben, das genügt. Lass deine rote Provinz bis E4 wachsen und nimm das Dorf E3.
qin-learn-major = Fünf sind eine Großprovinz
qin-learn-major-about = { $rival } steht jetzt auch an deinem Dorf, doch eins gegen eins ändert nichts. Lege Rot auf D5: Mit fünf Feldern ist deine Provinz eine Großprovinz. Sie bekommt eine zweite Pagode, zählt an Dörfern doppelt und geht nie mehr verloren.
qin-learn-outgrow = Erst wachsen, dann zugreifen
qin-learn-outgrow-about = Deine gelbe Provinz möchte die von { $rival } schlucken, aber zwei Felder gegen drei gingen verloren. Lege erst gelb-gelb auf F4 und G4: vier!
qin-learn-unite = Provinzen vereinen
qin-learn-unite-about = Verbinde nun die beiden gelben Provinzen über H5. Die größere nimmt alles: { $rival } nimmt eine Pagode zurück, und du setzt eine zweite obendrauf. Bei Gleichstand wäre es verboten.
qin-learn-conquer = Ein Dorf erobern
qin-learn-conquer-about = Deine gelbe Provinz zählt zwei, und { $rival } hat am Dorf J3 nur eine Pagode. Erreiche es über I4 und I3: Wer stärker ist, nimmt das Dorf.
qin-learn-own = Du hast die Wahl
qin-learn-own-about = Jede leuchtende Stelle ist zwei Pagoden wert: eine Provinz mit Dorf oder zwei Provinzen. Wähle eine, lies, was geschähe, und bestätige.
qin-learn-pile = Wenn die Stapel leer sind
qin-learn-pile-about = Ziehe noch einmal. Sind die Stapel leer, spielen alle mit ihrer Hand weiter. Passt nichts mehr, gewinnen die meisten Pagoden auf dem Brett.
qin-learn-last = Das Rennen läuft
qin-learn-last-about = Wer die letzte Pagode setzt, gewinnt sofort. Jetzt ist alles erlaubt: Was etwas einbringt, leuchtet am hellsten. Lege, was du magst.
qin-learn-remember-1 = Zwei Felder einer Farbe sind eine Provinz mit Pagode; fünf eine Großprovinz: zwei Pagoden, und sicher.
qin-learn-remember-2 = Die größere Provinz schluckt die kleinere. Gleichstand verbietet es.
qin-learn-remember-3 = Mehr Pagoden an einem Dorf nehmen es ein. Wer die letzte Pagode setzt, gewinnt.

## Huang

huang-learn-leader = Einen Anführer aufstellen
huang-learn-leader-about = Das gelbe Plättchen auf G5 ist eine Hauptstadt. Stelle deinen roten Anführer auf G6: Anführer stehen nur neben gelben Plättchen. Ein Anführer, der mit einem Plättchen verknüpft ist, bildet ein Reich, dein erstes!
huang-learn-tile = Ein Plättchen legen
huang-learn-tile-about = Du hast zwei Aktionen im Zug. Lege ein rotes Plättchen auf H6 neben deinen roten Anführer: Wer im Reich den Anführer der Farbe hat, erhält einen Siegpunkt dieser Farbe.
huang-learn-governor = Der gelbe Anführer springt ein
huang-learn-governor-about = Stelle deinen gelben Anführer auf G4. Er bringt dir die Punkte aller Farben, die in seinem Reich keinen Anführer haben.
huang-learn-trader = Grün geht zum Markt
huang-learn-trader-about = Lege das grüne Plättchen auf H4. Hier steht kein grüner Anführer, also bringt dir der gelbe den grünen Punkt.
huang-learn-market = Ein Plättchen nehmen
huang-learn-market-about = Nach einem grünen Plättchen darfst du eines aus dem Markt nehmen. Nimm, was du magst: Am Ende brauchst du alle Farben.
huang-learn-revolt = Eine Revolte!
huang-learn-revolt-about = Ein roter Anführer von { $rival } steht in deinem Reich, und es kann nur einen geben. Gelbe Plättchen entscheiden: die neben dem Anführer und die aus der Hand. Es steht zwei gegen eins: Setze ein gelbes ein, denn bei Gleichstand gewinnt der Verteidiger.
huang-learn-river = Auf dem Fluss
huang-learn-river-about = Gewonnen, und dazu ein Siegpunkt! Nun ans Wasser: Blaue Plättchen kommen auf Flüsse, sonst nirgends. Lege eines auf F5.
huang-learn-chain = Blau fließt weiter
huang-learn-chain-about = Nach einem blauen Plättchen darfst du in derselben Aktion ein weiteres daneben legen. Mach weiter auf F4.
huang-learn-triangle = Ein Dreieck
huang-learn-triangle-about = Noch eines auf E4! Drei Plättchen einer Farbe, die alle aneinander grenzen, sind ein Dreieck, und darauf kannst du bauen.
huang-learn-pagoda = Eine Pagode errichten
huang-learn-pagoda-about = Errichte sie: Am Ende jedes deiner Züge gibt sie deinem Anführer ihrer Farbe in diesem Reich einen Siegpunkt.
huang-learn-farmer = Jemand für die Pagode
huang-learn-farmer-about = Eine blaue Pagode belohnt nur einen blauen Anführer. Stelle deinen auf H5 und sieh zu: Dein Zug endet, und die Pagode gibt ihren ersten Punkt.
huang-learn-war = Krieg!
huang-learn-war-about = { $rival } hat neben dir ein Reich mit einem roten Anführer. Lege ein Plättchen auf I7 und vereine beide. Bringt ein Plättchen Anführer einer Farbe zusammen, ist Krieg, und rote Plättchen entscheiden.
huang-learn-support = Schicke deine Soldaten
huang-learn-support-about = Dein Reich hat ein rotes Plättchen; das andere hat eines, und { $rival } hat noch eines geschickt. Unterstütze deines mit zwei roten und gewinne drei zu zwei. Anführer und rote Plättchen des Verlierers verlassen das Brett.
huang-learn-last = Die niedrigste Farbe zählt
huang-learn-last-about = Am Ende ist deine niedrigste Farbe dein Ergebnis; weiße Punkte füllen auf, wo etwas fehlt. Sammle also alle vier! Eine Aktion hast du noch: Tu, was du magst.
huang-learn-remember-1 = Ein Plättchen gibt einen Punkt, wem im Reich der Anführer der Farbe gehört, sonst dem gelben.
huang-learn-remember-2 = Anführer neben Anführer: Gelbe Plättchen entscheiden. Ein Plättchen zwischen Reichen: rote.
huang-learn-remember-3 = Am Ende zählt nur deine niedrigste Farbe: Sammle alle vier.

## In the Year of the Dragon

dragon-learn-action = Eine Aktion wählen
dragon-learn-action-about = Das Jahr hat zwölf Monate, und in jedem wählst du eine Aktion. Die Karte zeigt zwei Münzen, dein Steuereintreiber drei: Wähle Steuern und nimm 5 Yuan ein.
dragon-learn-card = Eine Person anwerben
dragon-learn-card-about = Nun spielt jeder eine Personenkarte und nimmt so eine Person. Sieh dir oben das Jahr an: In Monat 6 kommt eine Seuche. Spiele den Heiler.
dragon-learn-age = Jung oder alt?
dragon-learn-age-about = Alte haben mehr Symbole. Junge bringen dich auf der Personenleiste weiter, und wer vorn ist, wählt zuerst. Nimm, wen du magst.
dragon-learn-pay = Jemand war schneller
dragon-learn-pay-about = Monat 3 bringt eine Dürre: ein Reis für jeden bewohnten Palast. { $rival } steht auf der Gruppe mit der Ernte, also kostet sie dich 3 Yuan. Tu es: Mit deinem Bauern bekommst du 2 Reis.
dragon-learn-craftsman = Vorausdenken
dragon-learn-craftsman-about = Jeder Palast bringt jeden Monat einen Punkt. Wer baut, braucht Hämmer: Spiele den Handwerker. Eine neue Person zieht in ein freies Stockwerk.
dragon-learn-build = Bauen
dragon-learn-build-about = Ein Hammer auf der Karte und einer auf deinem Handwerker sind zwei Palastteile. Wähle Bauen.
dragon-learn-palace = Ein neuer Palast
dragon-learn-palace-about = Ein Teil erhöht einen Palast, bis auf drei Stockwerke, oder beginnt einen neuen. Beginne einen: jeden Monat ein Punkt mehr. Dein zweites Teil kommt obendrauf.
dragon-learn-lady = Die Hofdame
dragon-learn-lady-about = Sie bringt jeden Monat einen Punkt, das ganze Jahr. Spiele ihre Karte.
dragon-learn-home = Ein Stockwerk für jeden
dragon-learn-home-about = Die anderen Paläste sind voll, sie zieht in den neuen. Doch nun sind drei Paläste bewohnt, und du hast 2 Reis …
dragon-learn-drought = Die Dürre
dragon-learn-drought-about = Zwei Paläste sind versorgt, einer nicht, und dort muss jemand gehen. Wähle, wen du entlässt. Ein Palast ohne Bewohner verliert ein Stockwerk.
dragon-learn-privilege = Ein Privileg
dragon-learn-privilege-about = Diesen Monat sind 4 Yuan Tribut fällig. Du hast 8: Das reicht auch für ein kleines Privileg. Es bringt jeden Monat einen Punkt.
dragon-learn-warrior = Reiter am Horizont
dragon-learn-warrior-about = In Monat 5 kommen die Mongolen: Wer am wenigsten Helme hat, entlässt eine Person. Spiele den Krieger.
dragon-learn-helmets = Helme zählen
dragon-learn-helmets-about = { $rival } hat einen Helm. Mit einem jungen Krieger seid ihr gleichauf, und beide entlassen jemanden; ein alter hat zwei. Wähle!
dragon-learn-last = Das Jahr gehört dir
dragon-learn-last-about = Mit 2 Yuan kannst du nicht zu { $rival }, doch wer passt, wird auf 3 aufgefüllt. Nach Monat 12 zählen auch Personen, Mönche und Waren, und die meisten Punkte gewinnen. Tu, was du magst.
dragon-learn-remember-1 = Jeden Monat: eine Aktion, eine Person, ein Ereignis. Alle zwölf sind bekannt: Sorge vor.
dragon-learn-remember-2 = Paläste, Hofdamen und Privilegien bringen jeden Monat Punkte: Hol sie früh.
dragon-learn-remember-3 = Wer auf der Personenleiste vorn ist, wählt zuerst; eine besetzte Gruppe kostet 3 Yuan.
