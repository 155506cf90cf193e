# Słowa dla gry Huang. Zdarzenia opowiadamy w czasie teraźniejszym i z zewnątrz: kto, co, ile.
# Imion nie odmieniamy: w każdym zdaniu stoją w mianowniku.

huang-title = { $options-module ->
    [bandits] { $options-palace ->
        [yes] Huang, bandyci, Pałac Cesarski
       *[no] Huang, bandyci
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
        [one] jeden żółty punkt zwycięstwa
        [few] { $points } żółte punkty zwycięstwa
       *[many] { $points } żółtych punktów zwycięstwa
    }
    [red] { $points ->
        [one] jeden czerwony punkt zwycięstwa
        [few] { $points } czerwone punkty zwycięstwa
       *[many] { $points } czerwonych punktów zwycięstwa
    }
    [blue] { $points ->
        [one] jeden niebieski punkt zwycięstwa
        [few] { $points } niebieskie punkty zwycięstwa
       *[many] { $points } niebieskich punktów zwycięstwa
    }
    [green] { $points ->
        [one] jeden zielony punkt zwycięstwa
        [few] { $points } zielone punkty zwycięstwa
       *[many] { $points } zielonych punktów zwycięstwa
    }
   *[white] { $points ->
        [one] jeden biały punkt zwycięstwa
        [few] { $points } białe punkty zwycięstwa
       *[many] { $points } białych punktów zwycięstwa
    }
}
huang-yellow-force = { $leader ->
    [yes] { $tiles ->
        [0] dokłada żółtego przywódcę
        [one] dokłada jeden żółty kafel i żółtego przywódcę
        [few] dokłada { $tiles } żółte kafle i żółtego przywódcę
       *[many] dokłada { $tiles } żółtych kafli i żółtego przywódcę
    }
   *[no] { $tiles ->
        [0] niczego nie dokłada
        [one] dokłada jeden żółty kafel
        [few] dokłada { $tiles } żółte kafle
       *[many] dokłada { $tiles } żółtych kafli
    }
}
huang-red-force = { $leader ->
    [yes] { $tiles ->
        [0] czerwonym przywódcą
        [one] jednym czerwonym kaflem i czerwonym przywódcą
       *[other] { $tiles } czerwonymi kaflami i czerwonym przywódcą
    }
   *[no] { $tiles ->
        [one] jednym czerwonym kaflem
       *[other] { $tiles } czerwonymi kaflami
    }
}
huang-picked-leader = { $word-2 ->
    [Y] żółty przywódca
    [R] czerwony przywódca
    [B] niebieski przywódca
    [G] zielony przywódca
   *[W] biały przywódca
}
huang-force = { $plus ->
    [leader] { $count ->
        [0] przywódca
        [one] jeden kafel + przywódca
        [few] { $count } kafle + przywódca
       *[many] { $count } kafli + przywódca
    }
   *[none] { $count ->
        [0] nic
        [one] jeden kafel
        [few] { $count } kafle
       *[many] { $count } kafli
    }
}

## Co się stało

huang-began = { $seat } zaczyna
huang-raided = { $bandits ->
    [one] Na { $on } pojawia się jeden bandyta
   *[other] Na { $on } pojawia się bandytów: { $bandits }
}
huang-drew = { $tiles-count ->
    [0] { $seat } niczego nie dobiera: woreczek jest pusty
   *[other] { $tiles ->
        [open] { $seat } dobiera { $tiles-list }
       *[closed] { $tiles-count ->
            [one] { $seat } dobiera jeden kafel
            [few] { $seat } dobiera { $tiles-count } kafle
           *[many] { $seat } dobiera { $tiles-count } kafli
        }
    }
}
huang-filled = Rynek zostaje uzupełniony: { $tiles-list }
huang-led = { $origin ->
    [none] { $seat } stawia { huang-moved-leader } na { $at }
   *[other] { $seat } przenosi { huang-moved-leader } z { $origin } na { $at }
}
huang-left = { $seat }: { huang-leader } z { $at } wraca do rezerwy
huang-placed = { $seat } kładzie { huang-a-tile } na { $at }
huang-gained = { $seat } zdobywa { huang-gain }
huang-built = { $origin ->
    [none] { $seat } wznosi { huang-a-pagoda } na { $on }
   *[other] { $seat } przenosi { huang-a-pagoda } z { $origin } na { $on }
}
huang-crowned = { $origin ->
    [none] { $seat } wznosi pałac na { $on }
   *[other] { $seat } przenosi pałac z { $origin } na { $on }
}
huang-fell = { huang-the-pagoda } z { $on } wraca na miejsce obok planszy
huang-palace-fell = Pałac z { $on } wraca na miejsce obok planszy
huang-took = { $seat } bierze { huang-a-tile } z rynku
huang-paid = { $leader ->
    [yes] { $tiles-list ->
        [B] { $seat } odsłania i odrzuca B; drugi kafel zastępuje niebieski przywódca
       *[G] { $seat } odsłania i odrzuca G; drugi kafel zastępuje zielony przywódca
    }
   *[no] { $seat } odsłania i odrzuca { $tiles-list }
}
huang-removed = { huang-the-tile } z { $at } opuszcza planszę
huang-burnt = Spichlerz z { $at } opuszcza grę
huang-replaced = { $tiles ->
    [open] { $seat } wymienia { $tiles-list }
   *[closed] { $tiles-count ->
        [one] { $seat } wymienia jeden kafel
        [few] { $seat } wymienia { $tiles-count } kafle
       *[many] { $seat } wymienia { $tiles-count } kafli
    }
}
huang-revolted = Rewolta: atakuje { $seat }, broni się { $owner }, { $colour ->
    [yellow] żółci przywódcy
    [red] czerwoni przywódcy
    [blue] niebiescy przywódcy
    [green] zieloni przywódcy
   *[white] biali przywódcy
}
huang-committed = { $seat } { huang-yellow-force }: siła { $strength }
huang-prevailed = { $seat } wygrywa rewoltę, { $strength } do { $against }
huang-warred = Wojna: { $seat } jednoczy na { $at } królestwa na { $kingdoms }
huang-supported = { $seat } wspiera { huang-red-force } królestwo na { $kingdom }
huang-abstained = { $seat } nikogo nie wspiera
huang-won = Królestwo na { $kingdom } wygrywa wojnę, { $strength } do { $against }
huang-cleared = { $bandits ->
    [one] { $seat } przepędza jednego bandytę
   *[other] { $seat } przepędza { $bandits } bandytów
}
huang-stored = { $granaries ->
    [one] { $seat } zabiera jeden spichlerz; ten na { $at } zostaje
    [few] { $seat } zabiera { $granaries } spichlerze; ten na { $at } zostaje
   *[many] { $seat } zabiera { $granaries } spichlerzy; ten na { $at } zostaje
}
huang-passed = { $seat } pasuje
huang-counted = { $seat } liczy: żółty { $points-1 }, czerwony { $points-2 }, niebieski { $points-3 }, zielony { $points-4 }
huang-ended = { $winners-count ->
    [one] Koniec gry: wygrywa { $winners }
   *[other] Koniec gry: { $winners } remisują we wszystkim, więc nie wygrywa nikt
}

## Co jest na stole

huang-player = { $points ->
    [none] { huang-short-hand }
   *[some] { $points-granaries ->
        [0] { huang-short-hand } · { huang-short-points }
        [one] { huang-short-hand } · { huang-short-points } · jeden spichlerz
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
    [one] żółte { $points-colours-1 }, czerwone { $points-colours-2 }, niebieskie { $points-colours-3 }, zielone { $points-colours-4 }, białe { $points-colours-5 }, jeden spichlerz
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
}; pałac: { $palace ->
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
    [one] Jeden bandyta na { $on }
   *[other] Bandyci na { $on }: { $bandits }
}
huang-points = { $points ->
    [one] jeden punkt w najniższym kolorze
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
        [pass] Nic nie można zrobić: spasuj
       *[none] { $word-1 ->
            [none] { $actions ->
                [2] Pierwsza akcja: który kafel albo co innego?
               *[1] Druga akcja: który kafel albo co innego?
            }
            [leader] { $picked ->
                [1] Którego przywódcę umieszczasz?
               *[other] Dokąd idzie { huang-picked-leader }?
            }
            [riot] Który kafel opuszcza planszę?
            [build] { $last ->
                [from] Którą pagodę przenosisz?
               *[other] Na którym trójkącie budujesz? Wskaż jego pola.
            }
            [replace] { $picked ->
                [1] Ile kafli wymieniasz?
               *[other] Które kafle wymieniasz, w kolejności Y R B G W?
            }
            [B] Na którym polu rzeki kładziesz niebieski kafel?
           *[other] Na którym polu lądu kładziesz kafel?
        }
    }
    [pagoda] { $last ->
        [none] Kafel na { $phase-of } dopełnia trójkąt: czy budujesz?
        [from] Którą pagodę przenosisz?
       *[other] Na których polach budujesz?
    }
    [market] Czy bierzesz kafel z rynku: { $market-list }?
    [follow] Czy kładziesz następny niebieski kafel obok { $phase-of }?
    [commit] Rewolta, { $sides }: ile żółtych kafli?
    [support] { $picked ->
        [0] Wojna, { $sides }: które królestwo wspierasz?
        [1] Wojna, { $sides }: które królestwo wspierasz?
       *[other] Ile czerwonych kafli na rzecz królestwa na { $word-2 }?
    }
    [winner] Królestwa remisują: które wygrywa?
    [losses] { $phase-count ->
        [one] Jeden czerwony kafel opuszcza planszę: który?
        [few] { $phase-count } czerwone kafle opuszczają planszę: który najpierw?
       *[many] { $phase-count } czerwonych kafli opuszcza planszę: który najpierw?
    }
    [granary] Możesz zabrać wszystkie spichlerze królestwa prócz jednego: który zostaje?
   *[other] { huang-title }
}
huang-word = { $last ->
    [Y] Y żółty
    [R] R czerwony
    [B] B niebieski
    [G] G zielony
    [W] W biały
    [leader] { $first ->
        [leader] umieść przywódcę
       *[other] przywódca z rezerwy zamiast kafla
    }
    [home] zabierz do rezerwy
    [riot] bunt chłopów
    [build] wznieś pagodę
    [replace] wymień kafle
    [pass] pas
    [pagoda] wznieś pagodę
    [palace] wznieś pałac
    [from] przenieś skądinąd
    [take] weź kafel
    [commit] dołóż
    [support] wesprzyj królestwo
    [winner] wskaż zwycięzcę
    [lose] zabierz czerwony kafel
    [keep] zabierz spichlerze
    [no] { $phase ->
        [pagoda] nie buduj
        [market] nie bierz nic
        [follow] dość niebieskich
        [support] nie wspieraj nikogo
       *[other] nie bierz spichlerzy
    }
   *[other] { huang-force }
}
huang-legend = Y, R, B, G, W: kafle żółte, czerwone, niebieskie, zielone i białe. Y1: żółty przywódca gracza 1. ▲: pagoda, ♜: pałac, °: spichlerz. 3!: trzech bandytów. ×: kafel pod znacznikiem zjednoczenia. ·: ląd, ≈: rzeka. ○: to możesz wybrać. C5 †3 Y1: królestwo na C5, jego siła 3 i przywódcy. ⌂1 RG: przywódcy gracza 1 w rezerwie.
huang-moves = Ruchy: Y C5 kładzie żółty kafel na C5; leader R C5 umieszcza czerwonego przywódcę, leader R home zabiera go do rezerwy; riot C5 (bunt) i build C5 D5 C6 (budowa) kosztują dwa kafle, riot leader C5 i build leader C5 D5 C6 jeden kafel i przywódcę w rezerwie; replace 2 Y R wymienia dwa kafle; pass pasuje. Odpowiedzi: pagoda C5 D5 C6, z from H8 na końcu, aby jedną przenieść; palace C5 D5 C6 D6; take G; commit 2+leader; support C5 1; winner C5; lose C5; keep C5; no.

## In the browser

huang-tiger = Tygrys
huang-hare = Królik
huang-rat = Szczur
huang-goat = Koza
huang-dragon = Smok
huang-bag-left = W worku: { $tiles }
huang-bag-about = pusty: koniec gry
huang-hand-size = Kafle na ręce: { $tiles }
huang-points-known = Y{ $yellow } R{ $red } B{ $blue } G{ $green } W{ $white }
huang-lowest = Liczy się najniższy: { $points }
huang-points-title = Twoje punkty
huang-aside = Punkty, rynek, pagody
huang-market-title = Rynek
huang-beside = Pozostałe pagody
huang-stored-count = { $granaries ->
    [one] jeden spichlerz
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
huang-act-home = Zabierz do rezerwy
huang-pay-tiles = { $colour ->
    [blue] dwa niebieskie kafle
   *[green] dwa zielone kafle
}
huang-pay-leader = { $colour ->
    [blue] jeden i niebieski przywódca
   *[green] jeden i zielony przywódca
}
huang-site = { $origin ->
    [none] { $what ->
        [palace] Pałac: { $on }
       *[pagoda] Pagoda: { $on }
    }
   *[other] { $what ->
        [palace] Pałac: { $on }, z { $origin }
       *[pagoda] Pagoda: { $on }, z { $origin }
    }
}
huang-legend-title = Złote obwódki
huang-legend-gain = daje ci punkt
huang-legend-quiet = dozwolone
huang-legend-fight = wywołuje wojnę lub rewoltę
huang-tally-yellow = Żółte
huang-tally-red = Czerwone
huang-tally-blue = Niebieskie
huang-tally-green = Zielone
huang-tally-white = Białe
huang-tally-granaries = Spichlerze
huang-space-lit = { $text }: możesz wybrać
huang-space-gains = { $text }: możesz tu położyć i zdobyć punkt
huang-space-fights = { $text }: możesz tu położyć, to wywoła konflikt
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
    [palace] { huang-tile } z pałacem
    [granary] { huang-tile } ze spichlerzem
    [marker] { huang-tile } pod znacznikiem
   *[none] { huang-tile }
}
huang-space-tile = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-topped-tile }
   *[other] { $space }, { huang-ground }, { huang-topped-tile }, królestwo { $kingdom }, siła { $strength }
}
huang-kingdom = Królestwo { $name }: siła { $strength } · kafle: { $tiles } · pagody: { $pagodas } · { $leaders }
huang-kingdom-leaders = { huang-leader } ({ $seat })
huang-war-title = Wojna na { $at }
huang-war-about = { $seat } łączy { $sides }
huang-revolt-title = { $colour ->
    [yellow] Rewolta żółtych przywódców
    [red] Rewolta czerwonych przywódców
    [blue] Rewolta niebieskich przywódców
    [green] Rewolta zielonych przywódców
   *[white] Rewolta białych przywódców
}
huang-revolt-about = Atakuje { $seat }, broni się { $owner }
huang-range = od { $least } do { $most }
huang-range-known = { $strength }, ustalone
huang-on-board = { $tiles } na planszy
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
huang-war-tie = Kreskowane: co jeszcze może dojść. Przy remisie zwycięzcę wskazuje { $seat }.
huang-revolt-tie = Kreskowane: co jeszcze może dojść. Przy remisie wygrywa { $seat }.
huang-wins = Wygrywa { $side }
huang-asked-given = { $leader ->
    [yes] { $tiles } +1
   *[no] { $tiles }
}
huang-if-wins = Jeśli wygra { $side }
huang-go-home = { $n ->
    [one] wraca do rezerwy
   *[other] wracają do rezerwy
}
huang-leave = { $n ->
    [one] schodzi z planszy
   *[other] schodzą z planszy
}
huang-loses = Traci { $spent } dołożonych, { $lost } na planszy
huang-nobody = Nikt
huang-choose-kingdom = Wspierasz jedno królestwo
huang-how-many = { $colour ->
    [red] Czerwone kafle, najwyżej { $tiles }
   *[yellow] Żółte kafle, najwyżej { $tiles }
}
huang-leader-helps = { $colour ->
    [red] Czerwony przywódca +1
   *[yellow] Żółty przywódca +1
}
