# What the first page says of each game: what it is about, how long it takes, what can be chosen.

## Qin

qin-about = Kładź kafelki, zakładaj prowincje, zdobywaj wioski. Kto postawi swoją ostatnią pagodę, wygrywa.
qin-cover = Pagody nad kolorowymi prowincjami, wzgórza we mgle i rzeka
qin-length = 20–30 minut
qin-option-board = Plansza
qin-option-board-about = Ptak to łatwiejsza plansza; na planszy Lew jest woda.
qin-option-bird = Ptak
qin-option-lion = Lew
qin-option-fair = Wyrównane rozdanie
qin-option-fair-about = Każdy zaczyna z co najmniej jednym kafelkiem jednokolorowym.

## Huang

huang-about = Zakładaj królestwa, rządź nimi i walcz o nie. Liczy się twój najsłabszy kolor.
huang-cover = Miasto za murem nad rzeką, pagoda, sztandary
huang-length = 90 minut
huang-option-module = Moduł
huang-option-module-about = Bandyci blokują drogę, dopóki nie przepędzą ich żołnierze. W Osiemnaście Królestw gra się na drugiej planszy, ze spichlerzami.
huang-option-none = żaden
huang-option-bandits = bandyci
huang-option-eighteen = Osiemnaście Królestw
huang-option-palace = Pałac królewski
huang-option-palace-about = Stoi na czterech żółtych kaflach; kto tam rządzi, ma siedem kafli.
huang-option-open = Jawne punkty
huang-option-open-about = Wszyscy widzą punkty zwycięstwa wszystkich.
huang-option-short = Krótka gra
huang-option-short-about = Dla dwóch graczy: o 24 kafle mniej.

## In the Year of the Dragon

dragon-about = Zbierz dwór i przeprowadź go przez dwanaście miesięcy danin, susz, najazdów i epidemii.
dragon-cover = Smok wije się nad pałacami o wygiętych dachach
dragon-length = 75–100 minut
dragon-option-wall = Wielki Mur
dragon-option-wall-about = Ósma akcja: budowa muru, płytka po płytce. Każdy najazd Mongołów sprawdza, jak daleko sięga.
dragon-option-super = Superwydarzenie
dragon-option-super-about = Następuje w 7. miesiącu, po jego wydarzeniu, i jest znane od początku.
dragon-option-none = brak
dragon-option-drawn = losowe
dragon-option-lantern = Lampion
dragon-option-buddha = Budda
dragon-option-earthquake = Trzęsienie ziemi
dragon-option-tsunami = Tsunami
dragon-option-eclipse = Zaćmienie słońca
dragon-option-volcano = Wybuch wulkanu
dragon-option-tornado = Tornado
dragon-option-dawn = Świt
dragon-option-assassination = Zamach
dragon-option-treaty = Traktat
