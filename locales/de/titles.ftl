# Was die Startseite über jedes Spiel sagt: worum es geht, wie lange es dauert, was zur Wahl steht.

## Qin

qin-name = Qin
qin-kicker = Die ersten Provinzen
qin-short = Qin
qin-brief = Lege Plättchen und schließe Dörfer an. Wer die letzte Pagode setzt, gewinnt.
qin-about = Lege Plättchen, gründe Provinzen, schließe Dörfer an. Wer die letzte Pagode setzt, gewinnt.
qin-cover = Pagoden über farbigen Provinzen, Hügel im Nebel und ein Fluss
qin-length = 20–30 Minuten
qin-option-board = Spielbrett
qin-option-board-about = Vogel ist die leichtere Seite, Löwe hat Gewässer. Den Löwen-Plan haben wir selbst gezeichnet.
qin-option-bird = Vogel
qin-option-lion = Löwe
qin-option-fair = Faire Starthände
qin-option-fair-about = Alle beginnen mit mindestens 1 einfarbigen Plättchen.
qin-option-start-about = Laut gedruckter Regel beginnt der jüngste Spieler: Wähle seinen Platz, oder lass den Zufall entscheiden.

## Huang

huang-name = Huang
huang-kicker = Streitende Reiche
huang-short = Huang
huang-brief = Gründe Reiche und kämpfe um sie. Am Ende zählt deine niedrigste Farbe.
huang-about = Führe Reiche, kämpfe um sie, errichte Pagoden. Am Ende zählt deine niedrigste Farbe.
huang-cover = Eine ummauerte Stadt am Fluss, eine Pagode, Banner
huang-length = 90 Minuten
huang-option-module = Optionale Regel
huang-option-module-about = Banditen versperren den Weg, bis Soldaten sie besiegen. 18 Königreiche nutzt die Rückseite, mit Kornspeichern. Banditen-Lager und Rückseite haben wir selbst gezeichnet.
huang-option-none = Keine
huang-option-bandits = Skrupellose Banditen
huang-option-eighteen = 18 Königreiche
huang-option-palace = Kaiserlicher Palast
huang-option-palace-about = Er steht auf 4 gelben Plättchen. Wer dort den gelben Anführer hat, füllt die Hand auf 7 Plättchen auf.
huang-option-open = Offene Punkte
huang-option-open-about = Alle sehen die Siegpunkte aller.
huang-option-short = Kurze Partie
huang-option-short-about = Nur zu zweit: 24 Plättchen weniger im Beutel.

## Im Jahr des Drachen

dragon-name = Im Jahr des Drachen
dragon-kicker = Im Jahr
dragon-short = des Drachen
dragon-brief = Bring deinen Hof durch 12 Monate voller Dürre, Krankheit und Mongolensturm.
dragon-about = Schare einen Hof um dich und bring ihn durch 12 Monate voller Tribut, Dürre, Krankheit und Mongolensturm.
dragon-cover = Ein Drache windet sich über Palästen mit geschwungenen Dächern
dragon-length = 75–100 Minuten
dragon-option-wall = Die chinesische Mauer
dragon-option-wall-about = Eine achte Aktion: Mauerbau. Bei jedem Mongolensturm zählt, wie weit die Mauer reicht.
dragon-option-super = Super-Ereignis
dragon-option-super-about = Tritt in Monat 7 nach dem Ereignis ein. Von Anfang an bekannt, oder vom Startspieler gewählt, sobald die Ereignisse des Jahres ausliegen.
dragon-option-none = Keines
dragon-option-drawn = Zufällig
dragon-option-chosen = Startspieler wählt
dragon-option-lantern = Laternenfest
dragon-option-buddha = Buddha
dragon-option-earthquake = Erdbeben
dragon-option-tsunami = Tsunami
dragon-option-eclipse = Sonnenfinsternis
dragon-option-volcano = Vulkanausbruch
dragon-option-tornado = Tornado
dragon-option-dawn = Morgenröte
dragon-option-assassination = Attentat
dragon-option-treaty = Vertrag
dragon-option-start-about = Laut gedruckter Regel beginnt der älteste Spieler: Wähle seinen Platz, oder lass den Zufall entscheiden.
