# Texts for Huang. Events are told in the present tense: subject, verb, object, numbers.
# Names are never inflected.

huang-title = { $options-module ->
    [bandits] { $options-palace ->
        [yes] Huang, Renegade Bandits, Royal Palace
       *[no] Huang, Renegade Bandits
    }
    [eighteen_kingdoms] { $options-palace ->
        [yes] Huang, Eighteen Kingdoms, Royal Palace
       *[no] Huang, Eighteen Kingdoms
    }
   *[none] { $options-palace ->
        [yes] Huang, Warring States, Royal Palace
       *[no] Huang, Warring States
    }
}

## Parts of sentences that several messages use with their own arguments

huang-leader = { $colour ->
    [yellow] yellow leader
    [red] red leader
    [blue] blue leader
    [green] green leader
   *[white] white leader
}
huang-moved-leader = { $colour ->
    [yellow] the yellow leader
    [red] the red leader
    [blue] the blue leader
    [green] the green leader
   *[white] the white leader
}
huang-a-tile = { $colour ->
    [yellow] a yellow tile
    [red] a red tile
    [blue] a blue tile
    [green] a green tile
   *[white] a white tile
}
huang-the-tile = { $colour ->
    [yellow] The yellow tile
    [red] The red tile
    [blue] The blue tile
    [green] The green tile
   *[white] The white tile
}
huang-a-pagoda = { $colour ->
    [yellow] a yellow pagoda
    [red] a red pagoda
    [blue] a blue pagoda
    [green] a green pagoda
   *[white] a white pagoda
}
huang-the-pagoda = { $colour ->
    [yellow] The yellow pagoda
    [red] The red pagoda
    [blue] The blue pagoda
    [green] The green pagoda
   *[white] The white pagoda
}
huang-gain = { $colour ->
    [yellow] { $points ->
        [one] 1 yellow victory point
       *[other] { $points } yellow victory points
    }
    [red] { $points ->
        [one] 1 red victory point
       *[other] { $points } red victory points
    }
    [blue] { $points ->
        [one] 1 blue victory point
       *[other] { $points } blue victory points
    }
    [green] { $points ->
        [one] 1 green victory point
       *[other] { $points } green victory points
    }
   *[white] { $points ->
        [one] 1 white victory point
       *[other] { $points } white victory points
    }
}
huang-yellow-force = { $leader ->
    [yes] { $tiles ->
        [0] the yellow leader
        [one] 1 yellow tile and the yellow leader
       *[other] { $tiles } yellow tiles and the yellow leader
    }
   *[no] { $tiles ->
        [0] nothing
        [one] 1 yellow tile
       *[other] { $tiles } yellow tiles
    }
}
huang-red-force = { $leader ->
    [yes] { $tiles ->
        [0] the red leader
        [one] 1 red tile and the red leader
       *[other] { $tiles } red tiles and the red leader
    }
   *[no] { $tiles ->
        [one] 1 red tile
       *[other] { $tiles } red tiles
    }
}
huang-picked-leader = { $word-2 ->
    [Y] the yellow leader
    [R] the red leader
    [B] the blue leader
    [G] the green leader
   *[W] the white leader
}
huang-pieces = { $tile ->
    [Y] { $count } yellow
    [R] { $count } red
    [B] { $count } blue
    [G] { $count } green
   *[W] { $count } white
}
huang-force = { $plus ->
    [leader] { $count ->
        [0] the leader
        [one] 1 tile + leader
       *[other] { $count } tiles + leader
    }
   *[none] { $count ->
        [0] nothing
        [one] 1 tile
       *[other] { $count } tiles
    }
}

## What happened

huang-began = { $seat } begins
huang-raided = { $bandits ->
    [one] 1 bandit appears on { $on }
   *[other] { $bandits } bandits appear on { $on }
}
huang-drew = { $tiles-count ->
    [0] { $seat } draws nothing: the bag is empty
   *[other] { $tiles ->
        [open] { $seat } draws { $tiles-words }
       *[closed] { $tiles-count ->
            [one] { $seat } draws 1 tile
           *[other] { $seat } draws { $tiles-count } tiles
        }
    }
}
huang-filled = The market is refilled: { $tiles-words }
huang-led = { $origin ->
    [none] { $seat } positions { huang-moved-leader } on { $at }
   *[other] { $seat } moves { huang-moved-leader } from { $origin } to { $at }
}
huang-left = { $seat }’s { huang-leader } is withdrawn from { $at }
huang-placed = { $seat } places { huang-a-tile } on { $at }
huang-gained = { $seat } gains { huang-gain }
huang-built = { $origin ->
    [none] { $seat } builds { huang-a-pagoda } on { $on }
   *[other] { $seat } repositions { huang-a-pagoda } from { $origin } to { $on }
}
huang-crowned = { $origin ->
    [none] { $seat } builds the Royal Palace on { $on }
   *[other] { $seat } repositions the Royal Palace from { $origin } to { $on }
}
huang-fell = { huang-the-pagoda } on { $on } is removed from the board
huang-palace-fell = The Royal Palace on { $on } is removed from the board
huang-took = { $seat } takes { huang-a-tile } from the market
huang-paid = { $leader ->
    [yes] { $tiles-list ->
        [B] { $seat } reveals and discards 1 blue tile; the blue leader replaces the other
       *[G] { $seat } reveals and discards 1 green tile; the green leader replaces the other
    }
   *[no] { $seat } reveals and discards { $tiles-words }
}
huang-removed = { huang-the-tile } on { $at } is removed from the board
huang-burnt = The granary on { $at } is removed from the game
huang-replaced = { $tiles ->
    [open] { $seat } replaces { $tiles-words }
   *[closed] { $tiles-count ->
        [one] { $seat } replaces 1 tile
       *[other] { $seat } replaces { $tiles-count } tiles
    }
}
huang-revolted = Revolt: { $seat }’s { huang-leader } attacks { $owner }’s
huang-committed = { $seat } commits { huang-yellow-force }: strength { $strength }
huang-prevailed = { $seat } wins the revolt, { $strength } to { $against }
huang-warred = War: { $seat } unites the kingdoms at { $kingdoms } with a tile on { $at }
huang-supported = { $seat } supports the kingdom at { $kingdom } with { huang-red-force }
huang-abstained = { $seat } supports no kingdom
huang-won = The kingdom at { $kingdom } wins the war, { $strength } to { $against }
huang-cleared = { $bandits ->
    [one] { $seat } defeats 1 bandit
   *[other] { $seat } defeats { $bandits } bandits
}
huang-stored = { $granaries ->
    [one] { $seat } takes 1 granary; the one on { $at } stays
   *[other] { $seat } takes { $granaries } granaries; the one on { $at } stays
}
huang-passed = { $seat } passes
huang-counted = { $seat } scores yellow { $points-1 }, red { $points-2 }, blue { $points-3 }, green { $points-4 }
huang-ended = { $winners-count ->
    [one] The game is over: { $winners } wins
   *[other] The game is over: { $winners } are tied in every colour, so there is no winner
}

## What is there

huang-player = { $points ->
    [none] { huang-short-hand }
   *[some] { $points-granaries ->
        [0] { huang-short-hand } · { huang-short-points }
        [one] { huang-short-hand } · { huang-short-points } · 1 granary
       *[other] { huang-short-hand } · { huang-short-points } · { $points-granaries } granaries
    }
}
huang-short-hand = { $hand ->
    [open] { $hand-list }
   *[closed] hand { $hand-count }
}
huang-short-points = { $hand ->
    [open] points Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
   *[closed] Y{ $points-colours-1 } R{ $points-colours-2 } B{ $points-colours-3 } G{ $points-colours-4 } W{ $points-colours-5 }
}
huang-players = { $hand ->
    [open] { $points ->
        [none] { $seat }: hand { $hand-list }; leaders: { huang-leaders-at }
       *[some] { $seat }: hand { $hand-list }; points: { huang-points-of }; leaders: { huang-leaders-at }
    }
   *[closed] { $points ->
        [none] { $seat }: tiles in hand: { $hand-count }; leaders: { huang-leaders-at }
       *[some] { $seat }: tiles in hand: { $hand-count }; points: { huang-points-of }; leaders: { huang-leaders-at }
    }
}
huang-points-of = { $points-granaries ->
    [0] yellow { $points-colours-1 }, red { $points-colours-2 }, blue { $points-colours-3 }, green { $points-colours-4 }, white { $points-colours-5 }
    [one] yellow { $points-colours-1 }, red { $points-colours-2 }, blue { $points-colours-3 }, green { $points-colours-4 }, white { $points-colours-5 }, 1 granary
   *[other] yellow { $points-colours-1 }, red { $points-colours-2 }, blue { $points-colours-3 }, green { $points-colours-4 }, white { $points-colours-5 }, { $points-granaries } granaries
}
huang-leaders-at = yellow { $leaders-1 ->
    [none] in reserve
   *[other] on { $leaders-1 }
}, red { $leaders-2 ->
    [none] in reserve
   *[other] on { $leaders-2 }
}, blue { $leaders-3 ->
    [none] in reserve
   *[other] on { $leaders-3 }
}, green { $leaders-4 ->
    [none] in reserve
   *[other] on { $leaders-4 }
}, white { $leaders-5 ->
    [none] in reserve
   *[other] on { $leaders-5 }
}
huang-table = { $market-count ->
    [0] Market: empty · bag: { $bag } · pagodas left: { huang-pagodas-left }
   *[other] Market: { $market-list } · bag: { $bag } · pagodas left: { huang-pagodas-left }
}
huang-pagodas-left = Y{ $pagodas-left-1 } R{ $pagodas-left-2 } B{ $pagodas-left-3 } G{ $pagodas-left-4 } W{ $pagodas-left-5 }
huang-land = Yellow tiles: { $tiles-1-count ->
    [0] none
   *[other] { $tiles-1 }
}; red: { $tiles-2-count ->
    [0] none
   *[other] { $tiles-2 }
}; blue: { $tiles-3-count ->
    [0] none
   *[other] { $tiles-3 }
}; green: { $tiles-4-count ->
    [0] none
   *[other] { $tiles-4 }
}; white: { $tiles-5-count ->
    [0] none
   *[other] { $tiles-5 }
}; palace: { $palace ->
    [none] none
   *[other] { $palace }
}; granaries: { $granaries-count ->
    [0] none
   *[other] { $granaries }
}
huang-kingdoms = Kingdom, strength { $strength }: { $leaders }; spaces: { $spaces }
huang-kingdoms-leaders = { $seat }’s { huang-leader } on { $at }
huang-pagodas = { huang-the-pagoda } stands on { $on }
huang-bandits = { $bandits ->
    [one] 1 bandit on { $on }
   *[other] { $bandits } bandits on { $on }
}
huang-points = { $points ->
    [one] 1 point in the lowest colour
   *[other] { $points } points in the lowest colour
}

## What is asked

huang-ask-sides = { $seat-is ->
    [some] { $seat } { $strength }
   *[none] { $kingdom } { $strength }
}
huang-ask = { $phase ->
    [act] { $only ->
        [pass] No legal action: pass
       *[none] { $word-1 ->
            [none] { $actions ->
                [2] Choose your first action.
               *[1] Choose your second action.
            }
            [leader] { $picked ->
                [1] Which leader do you position?
               *[other] Where does { huang-picked-leader } go?
            }
            [riot] Which tile does the riot remove?
            [build] { $last ->
                [from] Which pagoda do you reposition?
               *[other] Which triangle do you build on? Choose its spaces.
            }
            [replace] { $picked ->
                [1] How many tiles do you replace?
               *[other] Which tiles do you replace?
            }
            [B] On which river space do you place the blue tile?
           *[other] On which land space do you place the tile?
        }
    }
    [pagoda] { $last ->
        [none] The tile on { $phase-of } completes a triangle: build a pagoda?
        [from] Which pagoda do you reposition?
       *[other] Which spaces do you build on?
    }
    [market] Take a tile from the market?
    [follow] Place another blue tile next to { $phase-of }?
    [commit] Revolt, { $sides }: how many yellow tiles?
    [support] { $picked ->
        [0] War, { $sides }: which kingdom do you support?
        [1] War, { $sides }: which kingdom do you support?
       *[other] How many red tiles for the kingdom at { $word-2 }?
    }
    [winner] Tie: choose the winner.
    [losses] { $phase-count ->
        [one] 1 red tile is removed: which one?
       *[other] { $phase-count } red tiles are removed: which one first?
    }
    [granary] Take all granaries of the kingdom but one: which one stays?
   *[other] { huang-title }
}
huang-word = { $last ->
    [Y] Y yellow
    [R] R red
    [B] B blue
    [G] G green
    [W] W white
    [leader] { $first ->
        [leader] position a leader
       *[other] leader in reserve instead of a tile
    }
    [home] withdraw
    [riot] peasants’ riot
    [build] build a pagoda
    [replace] replace tiles
    [pass] pass
    [pagoda] build a pagoda
    [palace] build the palace
    [from] reposition
    [take] take a tile
    [commit] commit tiles
    [support] support a kingdom
    [winner] choose the winner
    [lose] remove a red tile
    [keep] take granaries
    [no] { $phase ->
        [pagoda] don’t build
        [market] take nothing
        [follow] no more blue tiles
        [support] support no kingdom
       *[other] take no granaries
    }
   *[other] { huang-force }
}
huang-legend = Y, R, B, G, W: yellow, red, blue, green and white tiles. Y1: the yellow leader of player 1. ▲: a pagoda, ♜: the palace, °: a granary. 3!: three bandits. ×: a tile under the unification marker. ·: land, ≈: river. ○: legal space. C5 †3 Y1: the kingdom at C5 with strength 3 and its leaders. ⌂1 RG: leaders of player 1 in reserve.
huang-moves = Moves: Y C5 places a yellow tile on C5; leader R C5 positions the red leader, leader R home withdraws it; riot C5 and build C5 D5 C6 cost two tiles, riot leader C5 and build leader C5 D5 C6 one tile and the leader in reserve; replace 2 Y R replaces two tiles; pass passes. Answers: pagoda C5 D5 C6, or with from H8 at the end to reposition one; palace C5 D5 C6 D6; take G; commit 2+leader; support C5 1; winner C5; lose C5; keep C5; no.

## In the browser

huang-tiger = Tiger
huang-hare = Hare
huang-rat = Rat
huang-goat = Goat
huang-dragon = Dragon
huang-bag-left = In the bag: { $tiles }
huang-bag-about = when it’s empty, the game ends
huang-hand-size = Tiles in hand: { $tiles }
huang-points-known = Yellow { $yellow }, red { $red }, blue { $blue }, green { $green }, white { $white }
huang-lowest = Lowest colour: { $points }
huang-points-title = Your points
huang-aside = Points, market, pagodas
huang-market-title = Market
huang-beside = Pagodas left
huang-stored-count = { $granaries ->
    [one] 1 granary
   *[other] { $granaries } granaries
}
huang-pagodas-beside = { $colour ->
    [yellow] yellow pagodas left: { $pagodas }
    [red] red pagodas left: { $pagodas }
    [blue] blue pagodas left: { $pagodas }
    [green] green pagodas left: { $pagodas }
   *[white] white pagodas left: { $pagodas }
}
huang-leaders = Your leaders
huang-tile = { $colour ->
    [yellow] yellow tile
    [red] red tile
    [blue] blue tile
    [green] green tile
   *[white] white tile
}
huang-own-leader = { $at ->
    [none] { huang-leader }, in reserve
   *[other] { huang-leader }, on { $at }
}
huang-acts = Actions
huang-act-tile = Tile
huang-act-leader = Leader
huang-act-riot = Riot
huang-act-build = Pagoda
huang-act-replace = Replace
huang-act-home = Withdraw
huang-pay-tiles = { $colour ->
    [blue] 2 blue tiles
   *[green] 2 green tiles
}
huang-pay-leader = { $colour ->
    [blue] 1 tile + blue leader
   *[green] 1 tile + green leader
}
huang-site = { $origin ->
    [none] { $what ->
        [palace] Palace: { $on }
       *[pagoda] Pagoda: { $on }
    }
   *[other] { $what ->
        [palace] Palace: { $on }, from { $origin }
       *[pagoda] Pagoda: { $on }, from { $origin }
    }
}
huang-legend-title = Gold rings
huang-legend-gain = gains a point
huang-legend-quiet = legal
huang-legend-fight = starts a war or a revolt
huang-tally-yellow = Yellow
huang-tally-red = Red
huang-tally-blue = Blue
huang-tally-green = Green
huang-tally-white = White
huang-tally-granaries = Granaries
huang-score-note = The lowest colour counts. White points fill the gaps first: 5+2 means 5 points and 2 white ones.
huang-space-lit = { $text }: can be chosen
huang-space-gains = { $text }: legal, gains a point
huang-space-fights = { $text }: legal, starts a conflict
huang-ground = { $ground ->
    [river] river
    [capital] capital
   *[land] land
}
huang-space-empty = { $space }, { huang-ground }
huang-space-bandits = { $space }, bandits: { $bandits }
huang-space-leader = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-leader } ({ $seat })
   *[other] { $space }, { huang-ground }, { huang-leader } ({ $seat }), kingdom at { $kingdom }, strength { $strength }
}
huang-topped-tile = { $top ->
    [pagoda] { huang-tile } with a pagoda
    [palace] { huang-tile } with the palace
    [granary] { huang-tile } with a granary
    [marker] { huang-tile } under the unification marker
   *[none] { huang-tile }
}
huang-space-tile = { $kingdom ->
    [none] { $space }, { huang-ground }, { huang-topped-tile }
   *[other] { $space }, { huang-ground }, { huang-topped-tile }, kingdom at { $kingdom }, strength { $strength }
}
huang-kingdom = Kingdom at { $name }: strength { $strength } · tiles: { $tiles } · pagodas: { $pagodas } · { $leaders }
huang-kingdom-leaders = { $seat }’s { huang-leader }
huang-war-title = War at { $at }
huang-war-about = { $seat } unites { $sides }
huang-revolt-title = { $colour ->
    [yellow] Revolt: yellow leaders
    [red] Revolt: red leaders
    [blue] Revolt: blue leaders
    [green] Revolt: green leaders
   *[white] Revolt: white leaders
}
huang-revolt-about = { $seat } attacks { $owner }
huang-range = { $least }–{ $most }
huang-range-known = { $strength }, final
huang-on-board = { $tiles } on the board
huang-asked-none = none
huang-asked-range = { $now ->
    [yes] { $home ->
        [yes] now: 0–{ $most } +1
       *[no] now: 0–{ $most }
    }
   *[no] { $home ->
        [yes] 0–{ $most } +1
       *[no] 0–{ $most }
    }
}
huang-war-tie = Hatched: can still be committed. On a tie, { $seat } chooses the winner.
huang-revolt-tie = Hatched: can still be committed. On a tie, { $seat } wins.
huang-wins = Victory: { $side }
huang-asked-given = { $leader ->
    [yes] { $tiles } +1
   *[no] { $tiles }
}
huang-if-wins = If they win: { $side }
huang-go-home = { $n ->
    [one] goes back to the reserve
   *[other] go back to the reserve
}
huang-leave = { $n ->
    [one] is removed from the board
   *[other] are removed from the board
}
huang-loses = Loses { $spent } committed and { $lost } on the board
huang-nobody = Neither
huang-choose-kingdom = Choose one kingdom to support
huang-how-many = { $colour ->
    [red] Red tiles, up to { $tiles }
   *[yellow] Yellow tiles, up to { $tiles }
}
huang-leader-helps = { $colour ->
    [red] Red leader +1
   *[yellow] Yellow leader +1
}
