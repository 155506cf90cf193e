# Słowa dla gry Huang. Zdarzenia opowiadamy w czasie teraźniejszym i z zewnątrz: kto, co, ile.
# Imion nie odmieniamy: w każdym zdaniu stoją w mianowniku.

huang-title = { $options-module ->
    [bandits] { $options-palace ->
        [yes] Huang, Bandyci, Pałac Cesarski
       *[no] Huang, Bandyci
    }
    [eighteen_kingdoms] { $options-palace ->
        [yes] Huang, Osiemnaście Królestw, Pałac Cesarski
       *[no] Huang, Osiemnaście Królestw
    }
   *[none] { $options-palace ->
        [yes] Huang, Walczące Królestwa, Pałac Cesarski
       *[no] Huang, Walczące Królestwa
    }
}

## Części zdań, których kilka komunikatów używa z własnymi danymi

huang-leader = { $colour ->
    [yellow] żółty przywódca
    [red] czerwony przywódca
    [blue] niebieski przywódca
    [green] zielony przywódca
   *[white] biały przywódca
}
huang-moved-leader = { $colour ->
    [yellow] żółtego przywódcę
    [red] czerwonego przywódcę
    [blue] niebieskiego przywódcę
    [green] zielonego przywódcę
   *[white] białego przywódcę
}
huang-a-tile = { $colour ->
    [yellow] żółty kafel
    [red] czerwony kafel
    [blue] niebieski kafel
    [green] zielony kafel
   *[white] biały kafel
}
huang-the-tile = { $colour ->
    [yellow] Żółty kafel
    [red] Czerwony kafel
    [blue] Niebieski kafel
    [green] Zielony kafel
   *[white] Biały kafel
}
huang-a-pagoda = { $colour ->
    [yellow] żółtą pagodę
    [red] czerwoną pagodę
    [blue] niebieską pagodę
    [green] zieloną pagodę
   *[white] białą pagodę
}
huang-the-pagoda = { $colour ->
    [yellow] Żółta pagoda
    [red] Czerwona pagoda
    [blue] Niebieska pagoda
    [green] Zielona pagoda
   *[white] Biała pagoda
}
huang-gain = { $colour ->
    [yellow] { $points ->
        [one] { $points } żółty punkt zwycięstwa
        [few] { $points } żółte punkty zwycięstwa
       *[many] { $points } żółtych punktów zwycięstwa
    }
    [red] { $points ->
        [one] { $points } czerwony punkt zwycięstwa
        [few] { $points } czerwone punkty zwycięstwa
       *[many] { $points } czerwonych punktów zwycięstwa
    }
    [blue] { $points ->
        [one] { $points } niebieski punkt zwycięstwa
        [few] { $points } niebieskie punkty zwycięstwa
       *[many] { $points } niebieskich punktów zwycięstwa
    }
    [green] { $points ->
        [one] { $points } zielony punkt zwycięstwa
        [few] { $points } zielone punkty zwycięstwa
       *[many] { $points } zielonych punktów zwycięstwa
    }
   *[white] { $points ->
        [one] { $points } biały punkt zwycięstwa
        [few] { $points } białe punkty zwycięstwa
       *[many] { $points } białych punktów zwycięstwa
    }
}
huang-yellow-force = { $leader ->
    [yes] { $tiles ->
        [0] dokłada żółtego przywódcę
        [one] dokłada { $tiles } żółty kafel i żółtego przywódcę
        [few] dokłada { $tiles } żółte kafle i żółtego przywódcę
       *[many] dokłada { $tiles } żółtych kafli i żółtego przywódcę
    }
   *[no] { $tiles ->
        [0] nic nie dokłada
        [one] dokłada { $tiles } żółty kafel
        [few] dokłada { $tiles } żółte kafle
       *[many] dokłada { $tiles } żółtych kafli
    }
}
huang-red-force = { $leader ->
    [yes] { $tiles ->
        [0] czerwony przywódca
        [one] { $tiles } czerwony kafel i czerwony przywódca
        [few] { $tiles } czerwone kafle i czerwony przywódca
       *[many] { $tiles } czerwonych kafli i czerwony przywódca
    }
   *[no] { $tiles ->
        [one] { $tiles } czerwony kafel
        [few] { $tiles } czerwone kafle
       *[many] { $tiles } czerwonych kafli
    }
}
huang-picked-leader = { $word-2 ->
    [Y] żółty przywódca
    [R] czerwony przywódca
    [B] niebieski przywódca
    [G] zielony przywódca
   *[W] biały przywódca
}
huang-pieces = { $tile ->
    [Y] { $count ->
        [one] { $count } żółty
        [few] { $count } żółte
       *[many] { $count } żółtych
    }
    [R] { $count ->
        [one] { $count } czerwony
        [few] { $count } czerwone
       *[many] { $count } czerwonych
    }
    [B] { $count ->
        [one] { $count } niebieski
        [few] { $count } niebieskie
       *[many] { $count } niebieskich
    }
    [G] { $count ->
        [one] { $count } zielony
        [few] { $count } zielone
       *[many] { $count } zielonych
    }
   *[W] { $count ->
        [one] { $count } biały
        [few] { $count } białe
       *[many] { $count } białych
    }
}
huang-force = { $plus ->
    [leader] { $count ->
        [0] przywódca
        [one] { $count } kafel + przywódca
        [few] { $count } kafle + przywódca
       *[many] { $count } kafli + przywódca
    }
   *[none] { $count ->
        [0] nic
        [one] { $count } kafel
        [few] { $count } kafle
       *[many] { $count } kafli
    }
}

## Co się stało

huang-began = { $seat } zaczyna
huang-raided = { $bandits ->
    [one] Na { $on } pojawia się { $bandits } bandyta
   *[other] Na { $on } pojawia się { $bandits } bandytów
}
huang-drew = { $tiles-count ->
    [0] { $seat } nic nie dobiera: woreczek jest pusty
   *[other] { $tiles ->
        [open] { $seat } dobiera: { $tiles-words }
       *[closed] { $tiles-count ->
            [one] { $seat } dobiera { $tiles-count } kafel
            [few] { $seat } dobiera { $tiles-count } kafle
           *[many] { $seat } dobiera { $tiles-count } kafli
        }
    }
}
huang-filled = Rynek uzupełniono: { $tiles-words }
huang-led = { $origin ->
    [none] { $seat } umieszcza { huang-moved-leader } na { $at }
   *[other] { $seat } przemieszcza { huang-moved-leader } z { $origin } na { $at }
}
huang-left = { $seat }: { huang-leader } z { $at } wraca do rezerwy
huang-placed = { $seat } umieszcza { huang-a-tile } na { $at }
huang-gained = { $seat } zdobywa { huang-gain }
huang-built = { $origin ->
    [none] { $seat } wznosi { huang-a-pagoda } na { $on }
   *[other] { $seat } zmienia położenie { $colour ->
        [yellow] żółtej
        [red] czerwonej
        [blue] niebieskiej
        [green] zielonej
       *[white] białej
    } pagody: z { $origin } na { $on }
}
huang-crowned = { $origin ->
    [none] { $seat } wznosi Pałac Cesarski na { $on }
   *[other] { $seat } zmienia położenie Pałacu Cesarskiego: z { $origin } na { $on }
}
huang-fell = { huang-the-pagoda } z { $on } zostaje usunięta z planszy
huang-palace-fell = Pałac Cesarski z { $on } zostaje usunięty z planszy
huang-took = { $seat } bierze { huang-a-tile } z Rynku
huang-paid = { $leader ->
    [yes] { $tiles-list ->
        [B] { $seat } odsłania i odrzuca niebieski kafel; drugi zastępuje niebieski przywódca
       *[G] { $seat } odsłania i odrzuca zielony kafel; drugi zastępuje zielony przywódca
    }
   *[no] { $seat } odsłania i odrzuca: { $tiles-words }
}
huang-removed = { huang-the-tile } z { $at } zostaje usunięty z planszy
huang-burnt = Spichlerz z { $at } zostaje usunięty z gry
huang-replaced = { $tiles ->
    [open] { $seat } wymienia: { $tiles-words }
   *[closed] { $tiles-count ->
        [one] { $seat } wymienia { $tiles-count } kafel
        [few] { $seat } wymienia { $tiles-count } kafle
       *[many] { $seat } wymienia { $tiles-count } kafli
    }
}
huang-revolted = Rewolta, { $colour ->
    [yellow] żółci
    [red] czerwoni
    [blue] niebiescy
    [green] zieloni
   *[white] biali
} przywódcy: atakuje { $seat }, broni się { $owner }
huang-committed = { $seat } { huang-yellow-force }: siła { $strength }
huang-prevailed = { $seat } wygrywa rewoltę, { $strength } do { $against }
huang-warred = Wojna: { $seat } kaflem na { $at } łączy królestwa na { $kingdoms }
huang-supported = { $seat } wspiera królestwo na { $kingdom }: { huang-red-force }
huang-abstained = { $seat } nie wspiera żadnego królestwa
huang-won = Królestwo na { $kingdom } wygrywa wojnę, { $strength } do { $against }
huang-cleared = { $bandits ->
    [one] { $seat } pokonuje { $bandits } bandytę
   *[other] { $seat } pokonuje { $bandits } bandytów
}
huang-stored = { $granaries ->
    [one] { $seat } zabiera { $granaries } spichlerz; na { $at } zostaje 1
    [few] { $seat } zabiera { $granaries } spichlerze; na { $at } zostaje 1
   *[many] { $seat } zabiera { $granaries } spichlerzy; na { $at } zostaje 1
}
huang-passed = { $seat } pasuje
huang-counted = { $seat }, punkty razem z białymi: żółte { $points-1 }, czerwone { $points-2 }, niebieskie { $points-3 }, zielone { $points-4 }
huang-ended = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry: remis we wszystkich kolorach ({ $winners }), nikt nie wygrywa
}

## Co jest na stole

huang-player = { $points ->
    [none] { huang-short-hand }
   *[some] { $points-granaries ->
        [0] { huang-short-hand } · { huang-short-points }
        [one] { huang-short-hand } · { huang-short-points } · { $points-granaries } spichlerz
        [few] { huang-short-hand } · { huang-short-points } · { $points-granaries } spichlerze
       *[many] { huang-short-hand } · { huang-short-points } · { $points-granaries } spichlerzy
    }
}
huang-short-hand = { $hand ->
    [open] { $hand-list }
   *[closed] ręka { $hand-count }
}
huang-short-points = { $hand ->
    [open] punkty Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
   *[closed] Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
}
huang-players = { $hand ->
    [open] { $points ->
        [none] { $seat }: na ręce { $hand-list }; przywódcy: { huang-leaders-at }
       *[some] { $seat }: na ręce { $hand-list }; punkty: { huang-points-of }; przywódcy: { huang-leaders-at }
    }
   *[closed] { $points ->
        [none] { $seat }: kafle na ręce: { $hand-count }; przywódcy: { huang-leaders-at }
       *[some] { $seat }: kafle na ręce: { $hand-count }; punkty: { huang-points-of }; przywódcy: { huang-leaders-at }
    }
}
huang-points-of = { $points-granaries ->
    [0] żółte { $points-colours-1 }, czerwone { $points-colours-2 }, niebieskie { $points-colours-3 }, zielone { $points-colours-4 }, białe { $points-colours-5 }
    [one] żółte { $points-colours-1 }, czerwone { $points-colours-2 }, niebieskie { $points-colours-3 }, zielone { $points-colours-4 }, białe { $points-colours-5 }, { $points-granaries } spichlerz
    [few] żółte { $points-colours-1 }, czerwone { $points-colours-2 }, niebieskie { $points-colours-3 }, zielone { $points-colours-4 }, białe { $points-colours-5 }, { $points-granaries } spichlerze
   *[many] żółte { $points-colours-1 }, czerwone { $points-colours-2 }, niebieskie { $points-colours-3 }, zielone { $points-colours-4 }, białe { $points-colours-5 }, { $points-granaries } spichlerzy
}
huang-leaders-at = żółty { $leaders-1 ->
    [none] w rezerwie
   *[other] na { $leaders-1 }
}, czerwony { $leaders-2 ->
    [none] w rezerwie
   *[other] na { $leaders-2 }
}, niebieski { $leaders-3 ->
    [none] w rezerwie
   *[other] na { $leaders-3 }
}, zielony { $leaders-4 ->
    [none] w rezerwie
   *[other] na { $leaders-4 }
}, biały { $leaders-5 ->
    [none] w rezerwie
   *[other] na { $leaders-5 }
}
huang-table = { $market-count ->
    [0] Rynek: pusty · woreczek: { $bag } · pozostałe pagody: { huang-pagodas-left }
   *[other] Rynek: { $market-list } · woreczek: { $bag } · pozostałe pagody: { huang-pagodas-left }
}
huang-pagodas-left = Y{ $pagodas-left-1 } R{ $pagodas-left-2 } B{ $pagodas-left-3 } G{ $pagodas-left-4 } W{ $pagodas-left-5 }
huang-land = Kafle żółte: { $tiles-1-count ->
    [0] brak
   *[other] { $tiles-1 }
}; czerwone: { $tiles-2-count ->
    [0] brak
   *[other] { $tiles-2 }
}; niebieskie: { $tiles-3-count ->
    [0] brak
   *[other] { $tiles-3 }
}; zielone: { $tiles-4-count ->
    [0] brak
   *[other] { $tiles-4 }
}; białe: { $tiles-5-count ->
    [0] brak
   *[other] { $tiles-5 }
}; Pałac Cesarski: { $palace ->
    [none] brak
   *[other] { $palace }
}; spichlerze: { $granaries-count ->
    [0] brak
   *[other] { $granaries }
}
huang-kingdoms = Królestwo o sile { $strength }: { $leaders }; pola: { $spaces }
huang-kingdoms-leaders = { huang-leader } na { $at } ({ $seat })
huang-pagodas = { huang-the-pagoda } stoi na { $on }
huang-bandits = { $bandits ->
    [one] { $bandits } bandyta na { $on }
   *[other] { $bandits } bandytów na { $on }
}
huang-points = { $points ->
    [one] { $points } punkt w najniższym kolorze
    [few] { $points } punkty w najniższym kolorze
   *[many] { $points } punktów w najniższym kolorze
}

## O co pytamy

huang-ask-sides = { $seat-is ->
    [some] { $seat } { $strength }
   *[none] { $kingdom } { $strength }
}
huang-ask = { $phase ->
    [act] { $only ->
        [pass] Nie masz żadnej dozwolonej akcji: spasuj.
       *[none] { $word-1 ->
            [none] { $actions ->
                [2] Akcja 1 z 2: wybierz kafel, przywódcę albo inną akcję.
               *[1] Akcja 2 z 2: wybierz kafel, przywódcę albo inną akcję.
            }
            [leader] { $picked ->
                [1] Którego przywódcę wybierasz?
               *[other] Gdzie ma stanąć { huang-picked-leader }?
            }
            [riot] Który kafel usuwasz z planszy?
            [build] { $last ->
                [from] Której pagody położenie zmieniasz?
               *[other] Na którym trójkącie wznosisz pagodę? Wskaż jego pola.
            }
            [replace] { $picked ->
                [1] Ile kafli wymieniasz?
               *[other] Które kafle wymieniasz? Po kolei: żółte, czerwone, niebieskie, zielone, białe.
            }
            [B] Na którym polu rzeki umieszczasz niebieski kafel?
           *[other] Na którym polu lądu umieszczasz kafel?
        }
    }
    [pagoda] { $last ->
        [none] Kafel na { $phase-of } dopełnia trójkąt. Wznosisz pagodę?
        [from] Której pagody położenie zmieniasz?
       *[other] Na których polach wznosisz?
    }
    [market] Bierzesz kafel z Rynku?
    [follow] Umieszczasz następny niebieski kafel obok { $phase-of }?
    [commit] Rewolta, { $sides }: ile żółtych kafli dokładasz?
    [support] { $picked ->
        [0] Wojna, { $sides }: które królestwo wspierasz?
        [1] Wojna, { $sides }: które królestwo wspierasz?
       *[other] Iloma czerwonymi kaflami wspierasz królestwo na { $word-2 }?
    }
    [winner] Remis: które królestwo wygrywa?
    [losses] { $phase-count ->
        [one] Usuń z planszy { $phase-count } czerwony kafel: który?
        [few] Usuń z planszy { $phase-count } czerwone kafle: który najpierw?
       *[many] Usuń z planszy { $phase-count } czerwonych kafli: który najpierw?
    }
    [granary] Możesz zabrać wszystkie spichlerze tego królestwa oprócz 1. Który zostaje?
   *[other] { huang-title }
}
huang-word = { $last ->
    [Y] Y żółty
    [R] R czerwony
    [B] B niebieski
    [G] G zielony
    [W] W biały
    [leader] { $first ->
        [leader] Umieść przywódcę
       *[other] Przywódca z rezerwy zamiast kafla
    }
    [home] Wycofaj przywódcę
    [riot] Bunt chłopów
    [build] Wznieś pagodę
    [replace] Wymień kafle
    [pass] Pas
    [pagoda] Wznieś pagodę
    [palace] Wznieś Pałac Cesarski
    [from] Zmień położenie innej
    [take] Weź kafel
    [commit] Dołóż kafle
    [support] Wesprzyj królestwo
    [winner] Wskaż zwycięzcę
    [lose] Usuń czerwony kafel
    [keep] Zabierz spichlerze
    [no] { $phase ->
        [pagoda] Nie wznoś
        [market] Nie bierz kafla
        [follow] Zakończ akcję
        [support] Nie wspieraj
       *[other] Nie zabieraj spichlerzy
    }
   *[other] { huang-force }
}
huang-legend = Y, R, B, G, W: kafle żółte, czerwone, niebieskie, zielone i białe. Y1: żółty przywódca gracza 1. ▲: pagoda, ♜: Pałac Cesarski, °: spichlerz. 3!: 3 bandytów. ×: kafel pod znacznikiem zjednoczenia. ·: ląd, ≈: rzeka. ○: możesz to wybrać. C5 †3 Y1: królestwo na C5, jego siła 3 i przywódcy. ⌂1 RG: przywódcy gracza 1 w rezerwie.
huang-moves = Ruchy: Y C5 umieszcza żółty kafel na C5; leader R C5 umieszcza czerwonego przywódcę, leader R home go wycofuje; riot C5 (bunt) i build C5 D5 C6 (pagoda) kosztują 2 kafle, riot leader C5 i build leader C5 D5 C6 kosztują 1 kafel i używają przywódcy z rezerwy; replace 2 Y R wymienia 2 kafle; pass pasuje. Odpowiedzi: pagoda C5 D5 C6, z from H8 na końcu, aby zmienić położenie innej pagody; palace C5 D5 C6 D6; take G; commit 2+leader; support C5 1; winner C5; lose C5; keep C5; no.

## W przeglądarce

huang-tiger = Tygrys
huang-hare = Królik
huang-rat = Szczur
huang-goat = Koza
huang-dragon = Smok
huang-bag-left = Kafle w woreczku: { $tiles }
huang-bag-about = pusty woreczek kończy grę
huang-hand-size = Kafle na ręce: { $tiles }
huang-points-known = Żółte { $yellow }, czerwone { $red }, niebieskie { $blue }, zielone { $green }, białe { $white }
huang-lowest = Najniższy kolor: { $points }
huang-points-title = Twoje punkty
huang-aside = Punkty, Rynek, pagody
huang-market-title = Rynek
huang-beside = Pozostałe pagody
huang-stored-count = { $granaries ->
    [one] { $granaries } spichlerz
    [few] { $granaries } spichlerze
   *[many] { $granaries } spichlerzy
}
huang-pagodas-beside = { $colour ->
    [yellow] pozostałe żółte pagody: { $pagodas }
    [red] pozostałe czerwone pagody: { $pagodas }
    [blue] pozostałe niebieskie pagody: { $pagodas }
    [green] pozostałe zielone pagody: { $pagodas }
   *[white] pozostałe białe pagody: { $pagodas }
}
huang-leaders = Twoi przywódcy
huang-tile = { $colour ->
    [yellow] żółty kafel
    [red] czerwony kafel
    [blue] niebieski kafel
    [green] zielony kafel
   *[white] biały kafel
}
huang-own-leader = { $at ->
    [none] { huang-leader }, w rezerwie
   *[other] { huang-leader }, na { $at }
}
huang-acts = Akcje
huang-act-tile = Kafel
huang-act-leader = Przywódca
huang-act-riot = Bunt
huang-act-build = Pagoda
huang-act-replace = Wymiana
huang-act-home = Wycofaj przywódcę
huang-pay-tiles = { $colour ->
    [blue] 2 niebieskie kafle
   *[green] 2 zielone kafle
}
huang-pay-leader = { $colour ->
    [blue] 1 niebieski kafel i przywódca
   *[green] 1 zielony kafel i przywódca
}
huang-site = { $origin ->
    [none] { $what ->
        [palace] Pałac Cesarski: { $on }
       *[pagoda] Pagoda: { $on }
    }
   *[other] { $what ->
        [palace] Pałac Cesarski: { $on }, z { $origin }
       *[pagoda] Pagoda: { $on }, z { $origin }
    }
}
huang-legend-title = Złote obwódki
huang-legend-gain = zdobywasz punkt
huang-legend-quiet = dozwolone
huang-legend-fight = wywołuje wojnę lub rewoltę
huang-tally-yellow = Żółte
huang-tally-red = Czerwone
huang-tally-blue = Niebieskie
huang-tally-green = Zielone
huang-tally-white = Białe
huang-tally-granaries = Spichlerze
huang-score-note = Liczy się najniższy kolor. Białe punkty najpierw wyrównują braki: 5+2 to 5 punktów i 2 białe.
huang-space-lit = { $text }: możesz tu zagrać
huang-space-gains = { $text }: możesz tu zagrać i zdobyć punkt
huang-space-fights = { $text }: możesz tu zagrać, wywołasz konflikt
huang-ground = { $ground ->
    [river] rzeka
    [capital] stolica
   *[land] ląd
}
huang-space-empty = { $space }, { huang-ground }
huang-space-bandits = { $space }, bandyci: { $bandits }
huang-space-leader = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-leader } ({ $seat })
   *[other] { $space }, { huang-ground }, { huang-leader } ({ $seat }), królestwo { $kingdom }, siła { $strength }
}
huang-topped-tile = { $top ->
    [pagoda] { huang-tile } z pagodą
    [palace] { huang-tile } z Pałacem Cesarskim
    [granary] { huang-tile } ze spichlerzem
    [marker] { huang-tile } pod znacznikiem zjednoczenia
   *[none] { huang-tile }
}
huang-space-tile = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-topped-tile }
   *[other] { $space }, { huang-ground }, { huang-topped-tile }, królestwo { $kingdom }, siła { $strength }
}
huang-kingdom = Królestwo { $name }: siła { $strength } · kafle: { $tiles } · pagody: { $pagodas } · { $leaders }
huang-kingdom-leaders = { huang-leader } ({ $seat })
huang-war-title = Wojna na { $at }
huang-war-about = { $seat } łączy królestwa: { $sides }
huang-revolt-title = { $colour ->
    [yellow] Rewolta żółtych przywódców
    [red] Rewolta czerwonych przywódców
    [blue] Rewolta niebieskich przywódców
    [green] Rewolta zielonych przywódców
   *[white] Rewolta białych przywódców
}
huang-revolt-about = Atakuje { $seat }, broni się { $owner }
huang-range = siła { $least }–{ $most }
huang-range-known = siła { $strength }
huang-on-board = na planszy { $tiles }
huang-asked-none = nic
huang-asked-range = { $now ->
    [yes] { $home ->
        [yes] teraz: 0–{ $most } +1
       *[no] teraz: 0–{ $most }
    }
   *[no] { $home ->
        [yes] 0–{ $most } +1
       *[no] 0–{ $most }
    }
}
huang-war-tie = Kreskowanie: tyle siły może jeszcze dojść. Przy remisie zwycięzcę wskazuje { $seat }.
huang-revolt-tie = Kreskowanie: tyle siły może jeszcze dojść. Przy remisie wygrywa obrońca: { $seat }.
huang-wins = Zwycięstwo: { $side }
huang-asked-given = { $leader ->
    [yes] { $tiles } +1
   *[no] { $tiles }
}
huang-if-wins = Gdy wygra: { $side }
huang-go-home = { $n ->
    [one] wraca do rezerwy
   *[other] wracają do rezerwy
}
huang-leave = { $n ->
    [one] usunięty z planszy
    [few] usunięte z planszy
   *[many] usunięte z planszy
}
huang-loses = Zwycięzca traci czerwone kafle: dołożone { $spent }, z planszy { $lost }
huang-nobody = Żadne
huang-choose-kingdom = Wspierane królestwo
huang-how-many = { $colour ->
    [red] Czerwone kafle (najwyżej { $tiles })
   *[yellow] Żółte kafle (najwyżej { $tiles })
}
huang-leader-helps = { $colour ->
    [red] Czerwony przywódca +1
   *[yellow] Żółty przywódca +1
}
