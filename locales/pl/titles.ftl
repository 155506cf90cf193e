# Co strona główna mówi o każdej grze: o czym jest, jak długo trwa, co można wybrać.

## Qin

qin-name = Qin
qin-kicker = Pierwsze prowincje
qin-short = Qin
qin-brief = Kładź kafelki, przyłączaj wioski i postaw ostatnią pagodę przed innymi.
qin-about = Kładź kafelki, zakładaj prowincje, przyłączaj wioski. Postaw ostatnią pagodę przed innymi i wygraj!
qin-cover = Pagody nad kolorowymi prowincjami, wzgórza we mgle i rzeka
qin-length = 20–30 minut
qin-option-board = Plansza
qin-option-board-about = Strona Ptaka jest łatwiejsza. Na stronie Lwa jest woda, a jej układ jest naszego autorstwa.
qin-option-bird = Ptak
qin-option-lion = Lew
qin-option-fair = Wyrównane ręce startowe
qin-option-fair-about = Każda ręka startowa ma co najmniej 1 kafelek jednokolorowy.
qin-option-start-about = Według drukowanych zasad zaczyna najmłodszy gracz: wybierz jego miejsce albo zdaj się na los.

## Huang

huang-name = Huang
huang-kicker = Walczące Królestwa
huang-short = Huang
huang-brief = Zakładaj królestwa i walcz o nie. Liczy się twój najniższy kolor.
huang-about = Zakładaj królestwa, rządź nimi i walcz o nie. Na koniec liczy się twój najniższy kolor.
huang-cover = Miasto za murem nad rzeką, pagoda, sztandary
huang-length = 90 minut
huang-option-module = Moduł
huang-option-module-about = Bandyci blokują drogę, dopóki ktoś ich nie pokona. Osiemnaście Królestw to druga strona planszy i spichlerze. Układ tej strony i pól Bandytów jest naszego autorstwa.
huang-option-none = Brak
huang-option-bandits = Bandyci
huang-option-eighteen = Osiemnaście Królestw
huang-option-palace = Pałac Cesarski
huang-option-palace-about = Wznosi się go na 4 żółtych kaflach. Z żółtym przywódcą w królestwie Pałacu masz 7 kafli na ręce.
huang-option-open = Jawne punkty
huang-option-open-about = Wszyscy widzą punkty zwycięstwa wszystkich.
huang-option-short = Krótka partia
huang-option-short-about = Tylko na 2 osoby: w woreczku jest o 24 kafle mniej.

## W Roku Smoka

dragon-name = W Roku Smoka
dragon-kicker = W Roku
dragon-short = Smoka
dragon-brief = Przeprowadź swój dwór przez 12 miesięcy susz, inwazji i zarazy.
dragon-about = Zbierz dwór i przeprowadź go przez 12 miesięcy danin, susz, inwazji i zarazy.
dragon-cover = Smok wije się nad pałacami o wygiętych dachach
dragon-length = 75–100 minut
dragon-option-wall = Wielki Mur Chiński
dragon-option-wall-about = Ósma akcja: Budowa muru, kafelek po kafelku. Każda Inwazja Mongołów sprawdza, jak daleko mur sięga.
dragon-option-super = Wielkie wydarzenie
dragon-option-super-about = Następuje w 7. miesiącu, po jego wydarzeniu. Znasz je od początku albo wybiera je pierwszy gracz, gdy wydarzenia roku są już znane.
dragon-option-none = Brak
dragon-option-drawn = Losowo
dragon-option-chosen = Wybiera pierwszy gracz
dragon-option-lantern = Święto Lampionów
dragon-option-buddha = Budda
dragon-option-earthquake = Trzęsienie ziemi
dragon-option-tsunami = Tsunami
dragon-option-eclipse = Zaćmienie Słońca
dragon-option-volcano = Wybuch wulkanu
dragon-option-tornado = Tornado
dragon-option-dawn = Świt
dragon-option-assassination = Zamach
dragon-option-treaty = Traktat
dragon-option-start-about = Według drukowanych zasad zaczyna najstarszy gracz: wybierz jego miejsce albo zdaj się na los.
