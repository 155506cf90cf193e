# What the first page says of each game: what it is about, how long it takes, what can be chosen.

## Qin

qin-about = Lege Plättchen, gründe Provinzen, gewinne Dörfer. Wer seine letzte Pagode setzt, gewinnt.
qin-cover = Pagoden über farbigen Provinzen, Hügel im Nebel und ein Fluss
qin-length = 20 bis 30 Minuten
qin-option-board = Spielbrett
qin-option-board-about = Vogel ist das leichtere; auf Löwe gibt es Wasser.
qin-option-bird = Vogel
qin-option-lion = Löwe
qin-option-fair = Faire Starthände
qin-option-fair-about = Alle beginnen mit mindestens einem einfarbigen Plättchen.

## Huang

huang-about = Gründe Reiche, führe sie, kämpfe um sie. Es zählt deine schwächste Farbe.
huang-cover = Eine ummauerte Stadt am Fluss, eine Pagode, Banner
huang-length = 90 Minuten
huang-option-module = Modul
huang-option-module-about = Banditen versperren den Weg, bis Soldaten sie vertreiben. 18 Königreiche spielt man auf dem anderen Spielbrett, mit Kornspeichern.
huang-option-none = keins
huang-option-bandits = Banditen
huang-option-eighteen = 18 Königreiche
huang-option-palace = Königspalast
huang-option-palace-about = Er steht auf vier gelben Plättchen; wer dort herrscht, hält sieben Plättchen.
huang-option-open = Offene Punkte
huang-option-open-about = Alle sehen die Siegpunkte aller.
huang-option-short = Kurzes Spiel
huang-option-short-about = Zu zweit: 24 Plättchen weniger.

## In the Year of the Dragon

dragon-about = Einen Hof um sich scharen und durch zwölf Monate voller Tribut, Dürre, Angriffe und Seuchen bringen.
dragon-cover = Ein Drache windet sich über Palästen mit geschwungenen Dächern
dragon-length = 75 bis 100 Minuten
dragon-option-wall = Die Große Mauer
dragon-option-wall-about = Eine achte Aktion: die Mauer bauen, Plättchen für Plättchen. Jeder Mongolenangriff prüft, wie weit sie reicht.
dragon-option-super = Superereignis
dragon-option-super-about = Tritt im 7. Monat nach dessen Ereignis ein und ist von Anfang an bekannt.
dragon-option-none = keines
dragon-option-drawn = gezogen
dragon-option-lantern = Laterne
dragon-option-buddha = Buddha
dragon-option-earthquake = Erdbeben
dragon-option-tsunami = Tsunami
dragon-option-eclipse = Sonnenfinsternis
dragon-option-volcano = Vulkanausbruch
dragon-option-tornado = Tornado
dragon-option-dawn = Morgenröte
dragon-option-assassination = Attentat
dragon-option-treaty = Vertrag
