# Słowa samouczka: tytuł i objaśnienie do każdego kroku z games/*/lesson.txt.
# Krótko i ciepło, po jednej myśli. $rival to imię osoby naprzeciwko; stoi zawsze w mianowniku.

learn-step = { $step } z { $steps }
learn-strayed = Dozwolone, ale ten krok uczy czegoś innego. Spróbuj tego, co się świeci.
learn-done = Brawo! Znasz już grę { $title }.
learn-remember = 3 rzeczy do zapamiętania
learn-first-game = Zagraj pierwszą partię
learn-again = Powtórz samouczek

## Qin

qin-learn-found = Załóż prowincję
qin-learn-found-about = Połóż czerwono-niebieski kafelek czerwoną połową obok czerwonego terytorium E7. 2 terytoria jednego koloru obok siebie to prowincja, a na niej stawiasz pagodę. Postaw wszystkie 24 i wygraj!
qin-learn-draw = Dobierz kafelek
qin-learn-draw-about = To już cała tura: połóż kafelek, potem dobierz nowy. Stosy wyglądają tak samo, więc bierz z dowolnego.
qin-learn-enlarge = Powiększ prowincję
qin-learn-enlarge-about = { $rival } ma już żółtą prowincję. Połóż czerwono-żółty kafelek czerwoną połową przy swojej: urośnie do 3 terytoriów. Samotna żółta połowa wkrótce się przyda.
qin-learn-two = Dwie jednym kafelkiem
qin-learn-two-about = Twoje niebieskie F6 i żółte F5 wciąż leżą samotnie. Połóż przy obu niebiesko-żółty kafelek i załóż 2 prowincje naraz!
qin-learn-village = Przyłącz wioskę
qin-learn-village-about = Widzisz pagodę w wiosce J3? { $rival } ma obok prowincję i to wystarcza. Powiększ czerwoną prowincję na E4, a przyłączysz wioskę E3.
qin-learn-major = Utwórz wielką prowincję
qin-learn-major-about = Przy twojej wiosce buduje już { $rival }, ale 1 do 1 niczego nie zmienia. Połóż czerwoną połowę na D5: 5 terytoriów to wielka prowincja. Ma 2 pagody, obie liczą się przy wioskach, i nikt jej nie wchłonie.
qin-learn-outgrow = Najpierw urośnij
qin-learn-outgrow-about = Żółta prowincja obok ({ $rival }) kusi, ale 2 terytoria przeciw 3 to przegrana. Połóż najpierw żółto-żółty kafelek na F4 i G4: masz 4!
qin-learn-unite = Wchłoń prowincję
qin-learn-unite-about = Teraz połącz obie żółte prowincje na H5. Większa wchłania mniejszą: { $rival } zabiera pagodę z powrotem, a ty stawiasz drugą na swojej. Przy remisie łączyć nie wolno.
qin-learn-conquer = Podbij wioskę
qin-learn-conquer-about = Na twojej żółtej prowincji stoją 2 pagody, a { $rival } ma przy wiosce J3 tylko 1. Sięgnij tam przez I4 i I3: 2 do 1, wioska jest twoja!
qin-learn-own = Twój wybór
qin-learn-own-about = Każde świecące miejsce jest warte 2 pagody: prowincja z wioską albo 2 prowincje. Wybierz, obejrzyj podgląd i potwierdź.
qin-learn-pile = Puste stosy
qin-learn-pile-about = Dobierz jeszcze raz. Gdy stosy się skończą, wszyscy grają tym, co mają na ręce. Gdy nic już nie pasuje, wygrywa największa liczba pagód na planszy.
qin-learn-last = Wyścig trwa
qin-learn-last-about = Ostatnia postawiona pagoda od razu daje zwycięstwo. Teraz możesz wszystko: najjaśniej świeci to, co daje pagody. Połóż, co chcesz!
qin-learn-remember-1 = 2 terytoria jednego koloru to prowincja z pagodą; 5 to wielka prowincja: 2 pagody i pełna ochrona.
qin-learn-remember-2 = Większa prowincja wchłania mniejszą. Przy remisie łączyć nie wolno.
qin-learn-remember-3 = Najwięcej pagód przy wiosce daje wioskę. Ostatnia postawiona pagoda daje zwycięstwo.

## Huang

huang-learn-leader = Umieść przywódcę
huang-learn-leader-about = Żółty kafel Gubernatora na G5 to stolica. Umieść czerwonego przywódcę na G6: przywódcy stoją tylko obok żółtych kafli. Przywódca połączony z kaflem to królestwo. Twoje pierwsze!
huang-learn-tile = Umieść kafel
huang-learn-tile-about = W turze masz 2 akcje. Umieść czerwony kafel Żołnierza na H6. W tym królestwie jest twój czerwony przywódca, więc zdobywasz czerwony punkt zwycięstwa.
huang-learn-governor = Żółty przywódca pomaga
huang-learn-governor-about = Umieść żółtego przywódcę na G4. Zdobywa punkty za kafle każdego koloru, który nie ma w tym królestwie własnego przywódcy.
huang-learn-trader = Czas na handel
huang-learn-trader-about = Umieść zielony kafel Kupca na H4. Zielonego przywódcy tu nie ma, więc zielony punkt zdobywa dla ciebie żółty.
huang-learn-market = Weź kafel z Rynku
huang-learn-market-about = Po zielonym kaflu możesz wziąć 1 kafel z Rynku. Weź, który chcesz: na koniec przyda się każdy kolor.
huang-learn-revolt = Rewolta!
huang-learn-revolt-about = Drugi czerwony przywódca w twoim królestwie: atakuje { $rival }! Decydują żółte kafle obok przywódców i dołożone z ręki. Przegrywasz 1 do 2, więc dołóż żółty kafel: przy remisie wygrywa obrońca, czyli ty!
huang-learn-riot = Bunt chłopów
huang-learn-riot-about = Rewolta wygrana, 1 punkt! Czas na odwet: bunt kosztuje 2 niebieskie kafle, a z niebieskim przywódcą w rezerwie tylko 1. Usuń K7: bez żółtego kafla przywódca obok też znika.
huang-learn-river = Nad rzekę
huang-learn-river-about = A teraz nad wodę: niebieskie kafle Rolników leżą tylko na polach rzeki. Umieść kafel na F5.
huang-learn-chain = Błękit płynie dalej
huang-learn-chain-about = Po niebieskim kaflu możesz w tej samej akcji umieścić obok następny. Płyń dalej, na F4!
huang-learn-triangle = Trójkąt
huang-learn-triangle-about = I jeszcze na E4! Trójkąt to 3 kafle jednego koloru, z których każdy sąsiaduje z pozostałymi. Na trójkącie można wznieść pagodę.
huang-learn-pagoda = Wznieś pagodę
huang-learn-pagoda-about = Śmiało, wznieś ją! Na koniec każdej twojej tury pagoda daje punkt twojemu przywódcy jej koloru w tym królestwie.
huang-learn-war = Wojna!
huang-learn-war-about = { $rival } wraca tuż obok z czerwonym przywódcą. Umieść kafel na I7 i połącz oba królestwa. Gdy kafel łączy przywódców jednego koloru, wybucha wojna, a decydują czerwone kafle.
huang-learn-support = Wyślij żołnierzy
huang-learn-support-about = Na razie 1 do 2, bo { $rival } dokłada kafel. Wesprzyj swoje królestwo 2 czerwonymi kaflami: 3 do 2! Przegrany traci przywódcę i czerwone kafle, a zwycięzca tyle czerwonych kafli, ile siły miał przegrany.
huang-learn-farmer = Przywódca dla pagody
huang-learn-farmer-about = Zwycięstwo! Niebieska pagoda czeka na przywódcę i nagradza tylko niebieskiego. Umieść swojego na H5 i patrz: tura się kończy, a pagoda daje pierwszy punkt.
huang-learn-last = Najniższy kolor
huang-learn-last-about = Gra kończy się, gdy trzeba dobrać kafel, a woreczek jest pusty. Twój wynik to najniższy z 4 kolorów, a biały punkt liczy się jako dowolny kolor. Zbieraj więc wszystkie! Twoja tura: zrób, co chcesz.
huang-learn-remember-1 = Punkt za kafel zdobywa przywódca jego koloru w królestwie, a gdy go nie ma, żółty przywódca.
huang-learn-remember-2 = Rewolta: decydują żółte kafle. Wojna: decydują czerwone, a traci je też zwycięzca.
huang-learn-remember-3 = Pusty woreczek kończy grę. Liczy się tylko najniższy kolor: zbieraj wszystkie 4.

## W Roku Smoka

dragon-learn-action = Wybierz akcję
dragon-learn-action-about = Rok ma 12 miesięcy, a w każdym wybierasz 1 akcję. Karta pokazuje 2 monety, twój poborca podatkowy 3: wybierz Podatki i weź 5 juanów.
dragon-learn-card = Zatrudnij postać
dragon-learn-card-about = Teraz każdy zagrywa kartę i zatrudnia taką postać. Spójrz na miesiące u góry: w 3. nadejdzie Inwazja Mongołów, a każdy hełm da 1 punkt. Zagraj wojownika!
dragon-learn-age = Młodszy czy starszy?
dragon-learn-age-about = Starsi mają więcej symboli, tutaj 2 hełmy. Młodsi przesuwają twój znacznik dalej na torze postaci, a prowadzenie daje pierwszy wybór. Zatrudnij, kogo chcesz.
dragon-learn-build = Budowa
dragon-learn-build-about = Młotek na karcie i młotek rzemieślnika to 2 piętra pałacu. Wybierz Budowę.
dragon-learn-palace = Nowy pałac
dragon-learn-palace-about = Możesz dobudować piętro (pałac ma najwyżej 3) albo zbudować nowy pałac. Zbuduj nowy: każdy pałac daje 1 punkt co miesiąc. Drugie piętro stanie na wierzchu.
dragon-learn-lady = Dama dworu
dragon-learn-lady-about = Daje 1 punkt co miesiąc, przez cały rok. Zagraj jej kartę.
dragon-learn-home = Przeprowadzka
dragon-learn-home-about = Każde wolne piętro się nada, ale daj jej nowy pałac: po każdym wydarzeniu niezamieszkany pałac popada w ruinę i traci piętro.
dragon-learn-privilege = Przywilej
dragon-learn-privilege-about = Masz 11 juanów, więc czas na luksus: mały przywilej kosztuje 2 juany i daje 1 punkt co miesiąc.
dragon-learn-farmer = Ryż na później
dragon-learn-farmer-about = W 5. miesiącu nadejdzie Susza: 1 żeton ryżu za każdy zamieszkany pałac. Zagraj rolnika. A potem Mongołowie: patrz, jak twoje hełmy punktują!
dragon-learn-festival = Odpal fajerwerki
dragon-learn-festival-about = Masz 1 punkt za każdy hełm; { $rival } ma ich najmniej i zwalnia postać. Teraz Festiwal Smoków: najwięcej fajerwerków daje 6 punktów, drugie miejsce 3. { $rival } jeszcze ich nie ma, więc wybierz Fajerwerki!
dragon-learn-healer = Uzdrowiciel na dworze
dragon-learn-healer-about = Zaraza w 6. miesiącu: każdy zwalnia 3 postacie, o 1 mniej za każdy moździerz. Zagraj uzdrowiciela.
dragon-learn-pay = Zajęta grupa
dragon-learn-pay-about = Festiwal dał 6 punktów! Teraz ryż: na grupie ze Zbiorami stoi już smok ({ $rival }), więc płacisz 3 juany. Warto: z rolnikiem masz 2 żetony ryżu.
dragon-learn-full = Pełny dwór
dragon-learn-full-about = Dla nowego mnicha nie ma wolnego piętra. Zwolnij kogoś, by zrobić miejsce, albo odrzuć mnicha. Na koniec mnich punktuje: Buddowie × piętra jego pałacu. Ty wybierasz!
dragon-learn-drought = Susza
dragon-learn-drought-about = 2 żetony ryżu na 3 zamieszkane pałace. To ty wybierasz, który zostaje bez ryżu i kogo w nim zwalniasz. Uwaga: niezamieszkany pałac popada w ruinę i traci piętro.
dragon-learn-last = Rok należy do ciebie
dragon-learn-last-about = Po 12. miesiącu punktacja końcowa: 2 punkty za postać, Buddowie × piętra za mnicha; ryż i fajerwerki sprzedajesz po 2 juany, a 3 juany to 1 punkt. Wygrywa najwięcej punktów. Graj, jak chcesz, albo spasuj i uzupełnij do 3 juanów!
dragon-learn-remember-1 = Co miesiąc: akcja, postać, wydarzenie, punktacja. Wszystkie 12 wydarzeń znasz z góry: przygotuj się.
dragon-learn-remember-2 = Pałace, damy dworu i przywileje dają punkty co miesiąc: zdobądź je wcześnie. Na koniec liczą się też postacie, mnisi i juany.
dragon-learn-remember-3 = Prowadzenie na torze postaci daje pierwszy wybór; zajęta grupa kosztuje 3 juany.
