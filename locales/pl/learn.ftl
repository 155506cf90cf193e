# Słowa lekcji: tytuł i objaśnienie do każdego kroku z games/*/lesson.txt.
# Krótko i ciepło, po jednej myśli. $rival to imię osoby naprzeciwko; stoi zawsze w mianowniku.

learn-step = { $step } z { $steps }
learn-strayed = To dozwolone, ale ten krok jest o czymś innym. Spróbuj tego, co się świeci.
learn-done = Brawo! Umiesz już grać w { $title }.
learn-remember = Trzy rzeczy do zapamiętania
learn-first-game = Zagraj pierwszą grę
learn-again = Zacznij lekcję od nowa

## Qin

qin-learn-found = Załóż prowincję
qin-learn-found-about = Weź kafelek czerwono-niebieski i połóż jego czerwoną połowę obok czerwonego pola E7. Dwa pola jednego koloru obok siebie to prowincja, a na niej stawiasz pagodę. Kto pierwszy postawi wszystkie 24 pagody, wygrywa!
qin-learn-draw = Dobierz kafelek
qin-learn-draw-about = To już cała tura: połóż kafelek, potem dobierz. Wszystkie stosy wyglądają tak samo, weź z dowolnego.
qin-learn-enlarge = Niech rośnie
qin-learn-enlarge-about = { $rival } ma już żółtą prowincję. Połóż kafelek czerwono-żółty czerwoną połową przy swojej: urośnie do trzech pól i pozostanie twoja. Samotna żółta połowa wkrótce się przyda.
qin-learn-two = Dwie jednym kafelkiem
qin-learn-two-about = Twoje niebieskie F6 i żółte F5 wciąż leżą samotnie. Połóż przy obu kafelek niebiesko-żółty i załóż dwie prowincje naraz.
qin-learn-village = Zajmij wioskę
qin-learn-village-about = Widzisz pagodę w wiosce J3? { $rival } ma obok prowincję i to wystarcza. Rozciągnij czerwoną prowincję na E4 i zajmij wioskę E3.
qin-learn-major = Pięć to wielka prowincja
qin-learn-major-about = { $rival } stoi teraz przy twojej wiosce, ale jeden do jednego niczego nie zmienia. Połóż czerwień na D5: prowincja z pięciu pól jest wielka. Dostaje drugą pagodę, przy wioskach liczy się podwójnie i nie można jej stracić.
qin-learn-outgrow = Najpierw urośnij
qin-learn-outgrow-about = Twoja żółta prowincja chętnie wchłonie tę, którą ma { $rival }, ale dwa pola na trzy to przegrana. Połóż najpierw kafelek żółto-żółty na F4 i G4: cztery!
qin-learn-unite = Połącz prowincje
qin-learn-unite-about = Teraz połącz obie żółte prowincje przez H5. Większa bierze wszystko: { $rival } zabiera pagodę, a ty stawiasz drugą na wierzchu. Przy remisie byłoby to zabronione.
qin-learn-conquer = Podbij wioskę
qin-learn-conquer-about = Twoja żółta prowincja liczy się za dwa, a { $rival } ma przy wiosce J3 tylko jedną pagodę. Sięgnij tam przez I4 i I3: silniejszy bierze wioskę.
qin-learn-own = Twój wybór
qin-learn-own-about = Każde świecące miejsce jest warte dwie pagody: prowincja z wioską albo dwie prowincje. Wybierz, przeczytaj, co się stanie, i potwierdź.
qin-learn-pile = Gdy stosy się skończą
qin-learn-pile-about = Dobierz jeszcze raz. Gdy stosy są puste, wszyscy grają tym, co mają na ręce. Gdy nic już nie pasuje, wygrywa najwięcej pagód na planszy.
qin-learn-last = Wyścig trwa
qin-learn-last-about = Kto postawi ostatnią pagodę, od razu wygrywa. Teraz wolno wszystko: co daje zysk, świeci najjaśniej. Połóż, co chcesz.
qin-learn-remember-1 = Dwa pola koloru to prowincja z pagodą; pięć to wielka prowincja: dwie pagody i spokój.
qin-learn-remember-2 = Większa prowincja wchłania mniejszą. Remis tego zabrania.
qin-learn-remember-3 = Więcej pagód przy wiosce ją zajmuje. Kto postawi ostatnią pagodę, wygrywa.

## Huang

huang-learn-leader = Postaw przywódcę
huang-learn-leader-about = Żółty kafel na G5 to stolica. Postaw czerwonego przywódcę na G6: przywódcy stoją tylko obok żółtych kafli. Przywódca połączony z kaflem to królestwo, twoje pierwsze!
huang-learn-tile = Połóż kafel
huang-learn-tile-about = W turze masz dwie akcje. Połóż czerwony kafel na H6 obok czerwonego przywódcy: kto ma w królestwie przywódcę tego koloru, zdobywa punkt zwycięstwa w tym kolorze.
huang-learn-governor = Żółty przywódca pomaga
huang-learn-governor-about = Postaw żółtego przywódcę na G4. Przynosi ci punkty każdego koloru, który nie ma przywódcy w jego królestwie.
huang-learn-trader = Zielony idzie na rynek
huang-learn-trader-about = Połóż zielony kafel na H4. Nie ma tu zielonego przywódcy, więc zielony punkt przynosi ci żółty.
huang-learn-market = Weź kafel
huang-learn-market-about = Po zielonym kaflu możesz wziąć jeden z rynku. Weź, który chcesz: na koniec przyda się każdy kolor.
huang-learn-revolt = Rewolta!
huang-learn-revolt-about = { $rival } ma czerwonego przywódcę w twoim królestwie, a może być tylko jeden. Decydują żółte kafle: te obok przywódcy i te z ręki. Jest dwa do jednego: dołóż żółty kafel, bo przy remisie wygrywa obrońca.
huang-learn-river = Na rzece
huang-learn-river-about = Wygrana i punkt! Teraz nad wodę: niebieskie kafle kładzie się na rzekach i nigdzie indziej. Połóż jeden na F5.
huang-learn-chain = Błękit płynie dalej
huang-learn-chain-about = Po niebieskim kaflu możesz w tej samej akcji dołożyć obok następny. Dalej na F4.
huang-learn-triangle = Trójkąt
huang-learn-triangle-about = Jeszcze jeden na E4! Trzy kafle jednego koloru, z których każdy sąsiaduje z pozostałymi, to trójkąt, a na nim można budować.
huang-learn-pagoda = Wznieś pagodę
huang-learn-pagoda-about = Wznieś ją: na koniec każdej twojej tury daje punkt twojemu przywódcy jej koloru w tym królestwie.
huang-learn-farmer = Ktoś do pagody
huang-learn-farmer-about = Niebieska pagoda nagradza tylko niebieskiego przywódcę. Postaw swojego na H5 i patrz: tura się kończy, a pagoda daje pierwszy punkt.
huang-learn-war = Wojna!
huang-learn-war-about = { $rival } ma obok królestwo z czerwonym przywódcą. Połóż kafel na I7 i zjednocz oba. Gdy kafel zbliża przywódców jednego koloru, jest wojna, a decydują czerwone kafle.
huang-learn-support = Wyślij żołnierzy
huang-learn-support-about = Twoje królestwo ma jeden czerwony kafel; drugie ma jeden, { $rival } dokłada jeszcze jeden. Wesprzyj swoje dwoma czerwonymi i wygraj trzy do dwóch. Przywódca i czerwone kafle przegranego schodzą z planszy.
huang-learn-last = Liczy się najniższy kolor
huang-learn-last-about = Na koniec twoim wynikiem jest najniższy kolor; białe punkty uzupełniają braki. Zbieraj więc wszystkie cztery! Została ci akcja: zrób, co chcesz.
huang-learn-remember-1 = Kafel daje punkt temu, kto ma w królestwie przywódcę jego koloru, a gdy go nie ma, żółtego.
huang-learn-remember-2 = Przywódca obok przywódcy: decydują żółte kafle. Kafel między królestwami: czerwone.
huang-learn-remember-3 = Na koniec liczy się tylko najniższy kolor: zbieraj wszystkie cztery.

## In the Year of the Dragon

dragon-learn-action = Wybierz akcję
dragon-learn-action-about = Rok ma dwanaście miesięcy, a w każdym wybierasz jedną akcję. Karta pokazuje dwie monety, twój poborca podatków trzy: wybierz Podatki i weź 5 juanów.
dragon-learn-card = Przyjmij postać
dragon-learn-card-about = Teraz każdy zagrywa kartę postaci i bierze taką postać. Spójrz na rok u góry: w miesiącu 6 przyjdzie epidemia. Zagraj uzdrowiciela.
dragon-learn-age = Młody czy stary?
dragon-learn-age-about = Starzy mają więcej symboli. Młodzi posuwają cię dalej na torze postaci, a kto jest z przodu, wybiera pierwszy. Weź, kogo chcesz.
dragon-learn-pay = Ktoś był szybszy
dragon-learn-pay-about = Miesiąc 3 przyniesie suszę: worek ryżu za każdy zamieszkany pałac. { $rival } stoi na grupie ze Zbiorami, więc kosztują cię 3 juany. Warto: z twoim rolnikiem dostaniesz 2 worki.
dragon-learn-craftsman = Pomyśl naprzód
dragon-learn-craftsman-about = Każdy pałac daje punkt co miesiąc. Kto buduje, potrzebuje młotków: zagraj rzemieślnika. Nowa postać zajmuje wolne piętro.
dragon-learn-build = Budowa
dragon-learn-build-about = Młotek na karcie i młotek rzemieślnika to dwa elementy pałacu. Wybierz Budowę.
dragon-learn-palace = Nowy pałac
dragon-learn-palace-about = Element podwyższa pałac, najwyżej do trzech pięter, albo zaczyna nowy. Zacznij nowy: to punkt więcej co miesiąc. Drugi element trafi na wierzch.
dragon-learn-lady = Dama dworu
dragon-learn-lady-about = Daje punkt co miesiąc, przez cały rok. Zagraj jej kartę.
dragon-learn-home = Piętro dla każdego
dragon-learn-home-about = Pozostałe pałace są pełne, więc zamieszka w nowym. Ale teraz zamieszkane są trzy, a ty masz 2 worki ryżu …
dragon-learn-drought = Susza
dragon-learn-drought-about = Dwa pałace są nakarmione, jeden nie, i ktoś tam musi odejść. Wybierz, kogo zwalniasz. Pałac bez mieszkańców traci piętro.
dragon-learn-privilege = Przywilej
dragon-learn-privilege-about = W tym miesiącu trzeba zapłacić 4 juany daniny. Masz 8: wystarczy też na mały przywilej. Daje punkt co miesiąc.
dragon-learn-warrior = Jeźdźcy na horyzoncie
dragon-learn-warrior-about = W miesiącu 5 przyjdą Mongołowie: kto ma najmniej hełmów, zwalnia postać. Zagraj wojownika.
dragon-learn-helmets = Policz hełmy
dragon-learn-helmets-about = { $rival } ma jeden hełm. Z młodym wojownikiem jest remis i oboje kogoś zwalniacie; stary ma dwa. Wybierz!
dragon-learn-last = Rok należy do ciebie
dragon-learn-last-about = { $rival } zajmuje jedną grupę, a z 2 juanami tam nie wejdziesz; kto pasuje, ma znów 3. Po miesiącu 12 liczą się też postacie, mnisi i zapasy, a wygrywa najwięcej punktów. Zrób, co chcesz.
dragon-learn-remember-1 = Co miesiąc: akcja, postać, wydarzenie. Wszystkie dwanaście znasz z góry: przygotuj się.
dragon-learn-remember-2 = Pałace, damy dworu i przywileje punktują co miesiąc: zdobądź je wcześnie.
dragon-learn-remember-3 = Kto jest z przodu na torze postaci, wybiera pierwszy; zajęta grupa kosztuje 3 juany.
