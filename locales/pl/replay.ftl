# Words for games that are over: any moment of them, the bot's judgement, the check of their chance.

## Moments

eyes-all = Wszystkie ręce
replay-link = Kopiuj link do tej chwili
replay-link-here = Kopiuj link do tej chwili (działa w tej przeglądarce, bo tu zapisana jest gra)
replay-link-copied = Link do kroku { $ply } jest skopiowany.

## What the bot thinks of it

analysis-title = Analiza
analysis-about = Bot patrzy na każdą pozycję oczami tego, kto miał ruch, i mówi, kto miał największe szanse na wygraną.
analysis-ask = Niech bot oceni
analysis-thinks = Bot ocenia krok { $ply } z { $plies }…
analysis-how = Szanse na wygraną po każdym kroku, jak bot widzi je na pierwszy rzut oka. Dotknij wykresu, aby przejść do kroku.
analysis-chart = Szanse na wygraną po każdym kroku, po jednej linii dla: { $seats }. Poniżej to samo w tabeli.
analysis-turns = Gdzie gra się odwróciła
analysis-turn = Krok { $ply }: { $seat } z { $before } % na { $after } %
analysis-table = Wszystkie kroki w tabeli

## Whether chance was fair

verify-title = Sprawdź los
verify-menu-about = Czy wylosowano to, co ustalono przed grą?
verify-about = Zanim ktokolwiek usiadł, serwer ogłosił odcisk tajnej liczby. Każdy gracz dodał własny tekst; liczba i teksty decydują o każdym losowaniu. Teraz liczba jest jawna, a twoja przeglądarka liczy wszystkie losowania od nowa.
verify-fair = { $draws ->
    [one] Jedyne losowanie jest takie, jak być powinno.
    [few] Wszystkie { $draws } losowania są takie, jak być powinny.
   *[other] Wszystkie { $draws } losowań jest takich, jak być powinno.
}
verify-proves = Liczba pasuje do odcisku: serwer nie mógł jej wybrać dopiero wtedy, gdy znał teksty, a nikt przy stole nie mógł jej wcześniej znać.
verify-closed = Gra nie jest skończona: nic jeszcze nie jest jawne.
verify-seed-wrong = Liczba nie pasuje do odcisku: serwer pokazał inną niż ta, którą ustalił.
verify-record-wrong = Tej gry nie da się odtworzyć: jej zapis jest uszkodzony.
verify-chance-wrong = Krok { $ply } nie wynika z liczby i tekstów. Los został nagięty albo któryś tekst nie jest tym, który dodano.
verify-failed = Nie udało się sprawdzić. Wczytaj stronę ponownie i spróbuj jeszcze raz.
verify-commitment = Odcisk (SHA-256)
verify-same = Ten sam, który ta przeglądarka widziała przed grą.
verify-other = Inny niż ten, który ta przeglądarka widziała przed grą!
verify-not-seen = Tej przeglądarki nie było przed grą, więc nie może powiedzieć, czy to ten, który wtedy ogłoszono.
verify-seed = Liczba serwera
verify-added = Co dodali gracze
verify-nothing = nic
