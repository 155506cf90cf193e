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
huang-learn-river = Nad rzekę
huang-learn-river-about = Wygrana i czerwony punkt! Teraz nad wodę: niebieskie kafle Rolników leżą tylko na polach rzeki. Umieść kafel na F5.
huang-learn-chain = Błękit płynie dalej
huang-learn-chain-about = Po niebieskim kaflu możesz w tej samej akcji umieścić obok następny. Płyń dalej, na F4!
huang-learn-triangle = Trójkąt
huang-learn-triangle-about = I jeszcze na E4! Trójkąt to 3 kafle jednego koloru, z których każdy sąsiaduje z pozostałymi. Na trójkącie można wznieść pagodę.
huang-learn-pagoda = Wznieś pagodę
huang-learn-pagoda-about = Śmiało, wznieś ją! Na koniec każdej twojej tury pagoda daje punkt twojemu przywódcy jej koloru w tym królestwie.
huang-learn-farmer = Przywódca dla pagody
huang-learn-farmer-about = Niebieska pagoda nagradza tylko niebieskiego przywódcę. Umieść swojego na H5 i patrz: tura się kończy, a pagoda daje pierwszy punkt.
huang-learn-war = Wojna!
huang-learn-war-about = { $rival } ma obok królestwo z czerwonym przywódcą. Umieść kafel na I7 i połącz oba. Gdy kafel łączy przywódców jednego koloru, wybucha wojna, a decydują czerwone kafle.
huang-learn-support = Wyślij żołnierzy
huang-learn-support-about = Na razie 1 do 2, bo { $rival } dokłada kafel. Wesprzyj swoje królestwo 2 czerwonymi kaflami: 3 do 2! Przegrany traci przywódcę i czerwone kafle, a zwycięzca tyle czerwonych kafli, ile siły miał przegrany.
huang-learn-last = Najniższy kolor
huang-learn-last-about = Gra kończy się, gdy w woreczku zabraknie kafli. Twój wynik to najniższy z 4 kolorów, a biały punkt liczy się jako dowolny kolor. Zbieraj więc wszystkie! Została ci 1 akcja: zrób, co chcesz.
huang-learn-remember-1 = Punkt za kafel zdobywa przywódca jego koloru w królestwie, a gdy go nie ma, żółty przywódca.
huang-learn-remember-2 = Rewolta: decydują żółte kafle. Wojna: decydują czerwone, a traci je też zwycięzca.
huang-learn-remember-3 = Pusty woreczek kończy grę. Liczy się tylko najniższy kolor: zbieraj wszystkie 4.

## W Roku Smoka

dragon-learn-action = Wybierz akcję
dragon-learn-action-about = Rok ma 12 miesięcy, a w każdym wybierasz 1 akcję. Karta pokazuje 2 monety, twój poborca podatkowy 3: wybierz Podatki i weź 5 juanów.
dragon-learn-card = Zatrudnij postać
dragon-learn-card-about = Teraz każdy zagrywa kartę i zatrudnia taką postać. Spójrz na miesiące u góry: w 6. nadejdzie Zaraza. Zagraj uzdrowiciela!
dragon-learn-age = Młodszy czy starszy?
dragon-learn-age-about = Starsi mają więcej symboli. Młodsi przesuwają twój znacznik dalej na torze postaci, a prowadzenie daje pierwszy wybór. Zatrudnij, kogo chcesz.
dragon-learn-pay = Zajęta grupa
dragon-learn-pay-about = W 3. miesiącu nadejdzie Susza: 1 żeton ryżu za każdy zamieszkany pałac. Na grupie ze Zbiorami stoi już smok ({ $rival }), więc płacisz 3 juany. Warto: z rolnikiem masz 2 żetony ryżu.
dragon-learn-craftsman = Plan na przyszłość
dragon-learn-craftsman-about = Każdy pałac daje 1 punkt co miesiąc, a do budowy trzeba młotków. Zagraj rzemieślnika: zamieszka na wolnym piętrze.
dragon-learn-build = Budowa
dragon-learn-build-about = Młotek na karcie i młotek rzemieślnika to 2 piętra pałacu. Wybierz Budowę.
dragon-learn-palace = Nowy pałac
dragon-learn-palace-about = Możesz dobudować piętro (pałac ma najwyżej 3) albo zbudować nowy pałac. Zbuduj nowy: to 1 punkt więcej co miesiąc. Drugie piętro stanie na wierzchu.
dragon-learn-lady = Dama dworu
dragon-learn-lady-about = Daje 1 punkt co miesiąc, przez cały rok. Zagraj jej kartę.
dragon-learn-home = Piętro dla każdej postaci
dragon-learn-home-about = Pozostałe pałace są pełne, więc dama dworu zamieszka w nowym. Teraz masz 3 zamieszkane pałace, ale tylko 2 żetony ryżu…
dragon-learn-drought = Susza
dragon-learn-drought-about = Ryżu starcza na 2 pałace. To ty wybierasz, który zostaje bez ryżu i kogo w nim zwalniasz. Uwaga: niezamieszkany pałac popada w ruinę i traci piętro.
dragon-learn-privilege = Przywilej
dragon-learn-privilege-about = W tym miesiącu płacisz Daninę dla Cesarza: 4 juany. Masz 8, więc wystarczy też na mały przywilej. Daje 1 punkt co miesiąc.
dragon-learn-warrior = Jeźdźcy na horyzoncie
dragon-learn-warrior-about = W 5. miesiącu nadejdzie Inwazja Mongołów. Każdy twój hełm daje 1 punkt, ale kto ma najmniej hełmów, zwalnia postać. Zagraj wojownika!
dragon-learn-helmets = Policz hełmy
dragon-learn-helmets-about = { $rival } ma 1 hełm. Młodszy wojownik to remis: postać zwalnia każde z was. Starszy ma 2 hełmy. Wybierz!
dragon-learn-last = Rok należy do ciebie
dragon-learn-last-about = Masz 2 juany, a zajęta grupa ({ $rival }) kosztuje 3; pas uzupełnia do 3. Po 12. miesiącu czeka punktacja końcowa: 2 punkty za postać, mnisi razy piętra ich pałaców i 1 punkt za 3 juany. Zrób, co chcesz!
dragon-learn-remember-1 = Co miesiąc: akcja, postać, wydarzenie, punktacja. Wszystkie 12 wydarzeń znasz z góry: przygotuj się.
dragon-learn-remember-2 = Pałace, damy dworu i przywileje dają punkty co miesiąc: zdobądź je wcześnie.
dragon-learn-remember-3 = Prowadzenie na torze postaci daje pierwszy wybór; zajęta grupa kosztuje 3 juany.
