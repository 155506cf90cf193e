# Texts for In the Year of the Dragon. Events are told in the present tense: subject, verb, object, numbers.
# Names are never inflected. Codes such as M2 belong to the notation: the terminal prints them, the browser never does.

dragon-title = { $month ->
    [0] In the Year of the Dragon
   *[other] In the Year of the Dragon, month { $month }
}

## Parts of sentences that several messages use with their own arguments

dragon-person = { $person ->
    [C1] craftsman
    [L1] court lady
    [P1] younger pyrotechnist
    [P2] older pyrotechnist
    [T3] tax collector
    [W1] younger warrior
    [W2] older warrior
    [M1] younger monk
    [M2] older monk
    [H1] younger healer
    [H2] older healer
    [F1] younger farmer
    [F2] older farmer
    [S2] younger scholar
   *[S3] older scholar
}
dragon-person-card = { $card ->
    [C] craftsman
    [L] court lady
    [P] pyrotechnist
    [T] tax collector
    [W] warrior
    [M] monk
    [H] healer
    [F] farmer
    [S] scholar
   *[wild] wild card
}
dragon-role = { $role ->
    [C] craftsman
    [L] court lady
    [P] pyrotechnist
    [T] tax collector
    [W] warrior
    [M] monk
    [H] healer
    [F] farmer
   *[S] scholar
}
dragon-new-person = { $newcomer ->
    [C1] craftsman
    [L1] court lady
    [P1] younger pyrotechnist
    [P2] older pyrotechnist
    [T3] tax collector
    [W1] younger warrior
    [W2] older warrior
    [M1] younger monk
    [M2] older monk
    [H1] younger healer
    [H2] older healer
    [F1] younger farmer
    [F2] older farmer
    [S2] younger scholar
   *[S3] older scholar
}
dragon-event = { $event ->
    [peace] Peace
    [tribute] Imperial Tribute
    [drought] Drought
    [festival] Dragon Festival
    [raid] Mongol Invasion
   *[epidemic] Contagion
}
dragon-super-event = { $super-event ->
    [lantern] Lanternfest
    [buddha] Buddha
    [earthquake] Earthquake
    [tsunami] Flood
    [eclipse] Solar Eclipse
    [volcano] Volcanic Eruption
    [tornado] Tornado
    [dawn] Sunrise
    [assassination] Assassination Attempt
   *[treaty] Charter
}
dragon-action = { $action ->
    [taxes] Taxes
    [build] Build
    [harvest] Harvest
    [fireworks] Fireworks
    [parade] Parade
    [research] Research
    [privilege] Privilege
   *[wall] Wall
}
dragon-bonus = { $bonus ->
    [rice] 1 rice
    [firework] 1 fireworks
    [piece] 1 palace floor
    [yuan] 2 yuan
    [spaces] 3 spaces
   *[points] 3 points
}
dragon-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
dragon-floors = { $floors ->
    [one] 1 floor
   *[other] { $floors } floors
}
dragon-goods = { $good ->
    [yuan] { $amount } yuan
    [rice] { $amount } rice
   *[firework] { $amount } fireworks
}

## What happened

dragon-laid = Month { $month }: { dragon-event }
dragon-foretold = Super event in month 7: { dragon-super-event }
dragon-began = { $seat } chooses persons first
dragon-dealt = { $groups-8 ->
    [0] Month { $month } begins. Groups: Taxes { $groups-1 }, Build { $groups-2 }, Harvest { $groups-3 }, Fireworks { $groups-4 }, Parade { $groups-5 }, Research { $groups-6 }, Privilege { $groups-7 }
   *[other] Month { $month } begins. Groups: Taxes { $groups-1 }, Build { $groups-2 }, Harvest { $groups-3 }, Fireworks { $groups-4 }, Parade { $groups-5 }, Research { $groups-6 }, Privilege { $groups-7 }, Wall { $groups-8 }
}
dragon-chose = { $seat } chooses { dragon-action } in group { $group }
dragon-passed = { $seat } passes
dragon-gained = { $seat } gains { dragon-goods }
dragon-paid = { $seat } pays { dragon-goods }
dragon-scored = { $seat } scores { dragon-points }
dragon-advanced = { $spaces ->
    [one] { $seat }’s person marker advances by 1 space to { $to }
   *[other] { $seat }’s person marker advances by { $spaces } spaces to { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } gets 1 palace floor
   *[other] { $seat } gets { $pieces } palace floors
}
dragon-built = { $floors ->
    [1] { $seat } builds new palace { $palace }
   *[other] { $seat } adds a floor to palace { $palace }: { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } buys a small privilege
   *[large] { $seat } buys a large privilege
}
dragon-walled = { $seat } builds a wall tile in month { $month }: { dragon-bonus }
dragon-played = { $seat } plays { dragon-person-card }
dragon-took = { $seat } recruits: { dragon-person }
dragon-missed = No person is left for { $seat }
dragon-housed = { $seat } places a person in palace { $palace }: { dragon-person }
dragon-declined = { $seat } discards the new person: { dragon-person }
dragon-released = { $seat } releases a person from palace { $palace }: { dragon-person }
dragon-struck = Month { $month }: { dragon-event }
dragon-decayed = { $floors ->
    [0] { $seat }’s unoccupied palace { $palace } decays and is removed
   *[other] { $seat }’s unoccupied palace { $palace } decays to { dragon-floors }
}
dragon-surveyed = Wall scoring: { $built } wall tiles built, { $needed } needed
dragon-befell = Super event: { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat }’s palace { $palace } is removed
   *[other] { $seat }’s palace { $palace } is reduced to { dragon-floors }
}
dragon-dropped = { $seat } discards { dragon-person-card }
dragon-erupted = All person markers go back to space 0; { $seat } stays first
dragon-forfeited = { $dragons ->
    [one] { $seat } returns privileges with 1 dragon
   *[other] { $seat } returns privileges with { $dragons } dragons
}
dragon-favoured = { $seat } chooses { dragon-role }
dragon-tallied = { $seat } scores { dragon-points }: palaces { $palaces }, court ladies { $ladies }, privileges { $dragons }
dragon-closed = { $seat } scores { dragon-points } in the final scoring: persons { $persons }, monks { $monks }, money { $money }
dragon-ended = { $winners-count ->
    [one] The game is over: { $winners } wins
   *[other] The game is over. Shared victory: { $winners }
}

## What is there

dragon-player = { $points }★
dragon-players = { $seat }: { dragon-points }, space { $space } on the person track, { $yuan } yuan, rice { $rice }, fireworks { $fireworks }, small privileges { $small }, large { $large }, persons { $persons }; cards in hand: { $cards }; wall tiles: { $tiles-count }
dragon-table = { $super-event ->
    [none] No super event
   *[other] Month 7: { dragon-super-event }
}
dragon-land = { $super-event ->
    [none] No super event, { $great-wall ->
        [yes] with the Great Wall
       *[no] without the Great Wall
    }; tiles left: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
   *[other] Super event: { dragon-super-event }, { $great-wall ->
        [yes] with the Great Wall
       *[no] without the Great Wall
    }; tiles left: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
}
dragon-months = { $owner-is ->
    [none] Month { $month }: { dragon-event }
   *[some] Month { $month }: { dragon-event }, wall tile: { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action }: group { $group }
   *[other] { dragon-action }: group { $group }, costs { $fee } yuan
}
dragon-palaces = { $persons-count ->
    [0] { $owner }’s palace { $palace }: { dragon-floors }, unoccupied
   *[other] { $owner }’s palace { $palace }: { dragon-floors }, { $persons }
}

## What is asked

dragon-stake = { $month-event ->
    [peace] Peace
    [tribute] Imperial Tribute: pay 4 yuan
    [drought] Drought: pay 1 rice per occupied palace
    [festival] Dragon Festival: 6 points for the most fireworks, 3 for second
    [raid] Mongol Invasion: the fewest helmets release 1 person
   *[epidemic] Contagion: release 3 persons, fewer with healers
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Which wall tile?
        [privilege] Small or large?
       *[other] { dragon-stake }. Which action?
    }
    [foretell] The year’s events are known. Which super event in month 7?
    [build] Palace floors left: { $left }. Add one to which palace, or build a new one?
    [play] { dragon-stake }. Which person card?
    [take] { $stage ->
        [start] You start with 2 younger persons: which one?
        [super] Sunrise: recruit a younger person for free. Which one?
       *[person] { $card ->
            [wild] Recruit a person: which one?
           *[other] Recruit ({ dragon-person-card }): younger or older?
        }
    }
    [place] { $first ->
        [release] Your palaces are full. New person: { dragon-new-person }. Whom do you release?
       *[place] New person: { dragon-new-person }. Which palace?
    }
    [release] { $stage ->
        [wall] The wall is too short and you built the fewest tiles. Release 1 person: whom?
        [eclipse_wall] The wall is too short and you built the fewest tiles. Release 1 person: whom?
        [last_wall] The wall is incomplete and you built the fewest tiles. Release 1 person: whom?
        [super] Earthquake: a palace lost a floor and is too full. Whom do you release?
       *[event] { $month-event ->
            [tribute] Imperial Tribute: yuan you can’t pay: { $you-due }. Release 1 person for each: whom?
            [drought] Drought. Palaces without rice: { $you-due }. Release 1 person from each: whom?
            [raid] Mongol Invasion: you have the fewest helmets. Release 1 person: whom?
           *[epidemic] Contagion: persons to release: { $you-due }. Whom?
        }
    }
    [lose] Earthquake: floors to lose: { $left }. From which palace?
    [discard] Flood: goods to discard: { $left }. Which one?
    [drop] Tornado: cards to discard: { $left }. Which one?
   *[treaty] Charter: which of your types scores its effect?
}
dragon-word = { $word ->
    [pass] pass: top up to 3 yuan
    [taxes] ¥ Taxes
    [build] ⌂ Build
    [harvest] ∴ Harvest
    [fireworks] ☼ Fireworks
    [parade] » Parade
    [research] ★ Research
    [privilege] § Privilege
    [privilege-small] small: 2 yuan
    [privilege-large] large: 7 yuan
    [wall] # Wall
    [wall-rice] ∴ 1 rice
    [wall-firework] ☼ 1 fireworks
    [wall-piece] ⌂ 1 palace floor
    [wall-yuan] ¥ 2 yuan
    [wall-spaces] » 3 spaces
    [wall-points] ★ 3 points
    [raise] add a floor
    [found] build a new palace
    [play] play a card
    [play-C] C craftsman
    [play-L] L court lady
    [play-P] P pyrotechnist
    [play-T] T tax collector
    [play-W] W warrior
    [play-M] M monk
    [play-H] H healer
    [play-F] F farmer
    [play-S] S scholar
    [play-wild] wild card
    [take] recruit
    [take-C1] C1 craftsman +2
    [take-L1] L1 court lady +1
    [take-P1] P1 pyrotechnist +5
    [take-P2] P2 pyrotechnist +3
    [take-T3] T3 tax collector +3
    [take-W1] W1 warrior +5
    [take-W2] W2 warrior +3
    [take-M1] M1 monk +6
    [take-M2] M2 monk +2
    [take-H1] H1 healer +4
    [take-H2] H2 healer +1
    [take-F1] F1 farmer +4
    [take-F2] F2 farmer +1
    [take-S2] S2 scholar +4
    [take-S3] S3 scholar +2
    [place] place in a palace
    [release] release
    [release-C1] C1 craftsman
    [release-L1] L1 court lady
    [release-P1] P1 pyrotechnist
    [release-P2] P2 pyrotechnist
    [release-T3] T3 tax collector
    [release-W1] W1 warrior
    [release-W2] W2 warrior
    [release-M1] M1 monk
    [release-M2] M2 monk
    [release-H1] H1 healer
    [release-H2] H2 healer
    [release-F1] F1 farmer
    [release-F2] F2 farmer
    [release-S2] S2 scholar
    [release-S3] S3 scholar
    [decline] discard the new person
    [lose] lose a floor
    [discard] discard
    [discard-yuan] ¥ 1 yuan
    [discard-rice] ∴ 1 rice
    [discard-firework] ☼ 1 fireworks
    [drop] discard a card
    [drop-C] C craftsman
    [drop-L] L court lady
    [drop-P] P pyrotechnist
    [drop-T] T tax collector
    [drop-W] W warrior
    [drop-M] M monk
    [drop-H] H healer
    [drop-F] F farmer
    [drop-S] S scholar
    [drop-wild] wild card
    [favour] choose a type
    [favour-C] C craftsman
    [favour-L] L court lady
    [favour-P] P pyrotechnist
    [favour-T] T tax collector
    [favour-W] W warrior
    [favour-M] M monk
    [favour-H] H healer
    [favour-F] F farmer
    [favour-S] S scholar
    [foretell] choose the super event
    [foretell-lantern] Lanternfest
    [foretell-buddha] Buddha
    [foretell-earthquake] Earthquake
    [foretell-tsunami] Flood
    [foretell-eclipse] Solar Eclipse
    [foretell-volcano] Volcanic Eruption
    [foretell-tornado] Tornado
    [foretell-dawn] Sunrise
    [foretell-assassination] Assassination Attempt
    [foretell-treaty] Charter
   *[other] { $word }
}
dragon-legend = [3]: the month now, 7!: with the super event. Events: · Peace, -4¥ Imperial Tribute, -∴⌂ Drought, +☼★ Dragon Festival, -†W Mongol Invasion, -3H Contagion; #1: wall tile of player 1. Groups of action cards with what they give you, 3¥ 12: costs 3 yuan, players 1 and 2 are there. ¥ taxes, yuan; ⌂ build; ∴ harvest, rice; ☼ fireworks; » parade, person track; ★ research, points; § privilege; # wall. F1×4: persons left. Players in turn order; [M2··]: a palace of two floors with one person. C craftsman, L court lady, P pyrotechnist, T tax collector, W warrior, M monk, H healer, F farmer, S scholar. 1 CM? #∴: cards in hand (? wild) and wall tiles of player 1.
dragon-moves = Moves: taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass; raise 2 adds a floor to palace 2, found builds a new palace; play M plays a card, take M2 recruits an older monk, place 1 places the new person in palace 1, decline discards it; release F1 2 releases a younger farmer of palace 2; foretell dawn chooses the super event; lose 1, discard rice, drop M, favour M answer super events.

## In the browser

dragon-tally-persons = Persons
dragon-tally-palaces = Palaces
dragon-tally-yuan = Yuan
dragon-tally-space = Person track
dragon-name-person = { $person ->
    [C1] craftsman
    [L1] court lady
    [P1] younger pyrotechnist
    [P2] older pyrotechnist
    [T3] tax collector
    [W1] younger warrior
    [W2] older warrior
    [M1] younger monk
    [M2] older monk
    [H1] younger healer
    [H2] older healer
    [F1] younger farmer
    [F2] older farmer
    [S2] younger scholar
   *[S3] older scholar
}
dragon-name-role = { $role ->
    [C] craftsman
    [L] court lady
    [P] pyrotechnist
    [T] tax collector
    [W] warrior
    [M] monk
    [H] healer
    [F] farmer
   *[S] scholar
}
dragon-name-wild = wild card
dragon-month-event = { $event ->
    [peace] Peace
    [tribute] Tribute
    [drought] Drought
    [festival] Festival
    [raid] Invasion
   *[epidemic] Contagion
}
dragon-name-super = { $super-event ->
    [lantern] Lanternfest
    [buddha] Buddha
    [earthquake] Earthquake
    [tsunami] Flood
    [eclipse] Solar Eclipse
    [volcano] Volcanic Eruption
    [tornado] Tornado
    [dawn] Sunrise
    [assassination] Assassination Attempt
   *[treaty] Charter
}
dragon-name-survey = Wall scoring
dragon-year = The year
dragon-phase-action = Action
dragon-phase-person = Person
dragon-phase-event = Event
dragon-phase-score = Scoring
dragon-month-wall = wall tile: { $seat }
dragon-track = Person track
dragon-actions-title = Action cards
dragon-group = Group { $group }
dragon-free = free
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, +{ $total } yuan
    [build] { dragon-action }, palace floors: { $total }
    [harvest] { dragon-action }, +{ $total } rice
    [fireworks] { dragon-action }, +{ $total } fireworks
    [parade] { dragon-action }, person track: +{ $total }
    [research] { dragon-action }, points: +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives }; costs { $fee } yuan
}
dragon-pass = Pass
dragon-pass-says = { $yuan ->
    [0] Pass, gain nothing
   *[other] Pass: +{ $yuan } yuan
}
dragon-confirm = { $does ->
    [act] { dragon-action }
    [act-paid] { dragon-action }, pay { $yuan } yuan
    [small] Small privilege: 2 yuan
    [small-paid] Small privilege: 5 yuan
    [large] Large privilege: 7 yuan
    [large-paid] Large privilege: 10 yuan
    [pass] Pass
    [raise] Add a floor
    [found] Build a new palace
    [play] Play: { dragon-person-card }
    [take] Recruit: { dragon-name-person }
    [place] Place in palace { $palace }
    [replace] Replace: { dragon-name-person }
    [release] Release: { dragon-name-person }
    [decline] Discard the new person
    [lose] Palace { $palace }: lose a floor
    [discard] Discard { dragon-goods }
    [drop] Discard: { dragon-person-card }
    [favour] Choose: { dragon-name-role }
   *[foretell] Choose: { dragon-name-super }
}
dragon-court = court
dragon-good-yuan = Yuan
dragon-good-rice = Rice
dragon-good-fireworks = Fireworks
dragon-good-small = Small privileges
dragon-good-large = Large privileges
dragon-good-wall = Wall tiles left
dragon-resident = { dragon-name-person }, palace { $palace }
dragon-palace-says = { $count ->
    [0] Palace { $palace }, { dragon-floors }, unoccupied
   *[other] Palace { $palace }, { dragon-floors }: { $persons }
}
dragon-no-palaces = no palaces
dragon-do-release = Release: { dragon-name-person }, palace { $palace }
dragon-do-raise = Palace { $palace }: add a floor
dragon-do-place = Place in palace { $palace }
dragon-do-lose = Palace { $palace }: lose a floor
dragon-do-found = New palace
dragon-do-play = Person card: { $card }
dragon-do-drop = Discard: { $card }
dragon-do-take = Recruit: { dragon-name-person }, person track +{ $points }, symbols { $symbols }, left { $left }
dragon-do-decline = Discard: { $name }
dragon-decline = Discard
dragon-do-discard = { $good ->
    [yuan] Discard 1 yuan of { $count }
    [rice] Discard 1 rice of { $count }
   *[firework] Discard 1 fireworks of { $count }
}
dragon-do-favour = Choose: { dragon-name-role }
dragon-plate-stay = all stay
dragon-plate-choose = choose 1
dragon-plate-leaves = 1 leaves
dragon-plate-empty = 1 leaves, unoccupied: −1 floor
dragon-pair-taken = pair taken
dragon-tray-hand = Person cards
dragon-tray-supply = Persons to recruit
dragon-tray-newcomer = New person
dragon-tray-goods = Goods to discard
dragon-tray-roles = Types of your persons
dragon-tray-super = Super event in month 7
dragon-tray-privileges = Which privilege?
dragon-tray-tiles = Wall tiles
dragon-players-title = Courts
dragon-players-about = furthest ahead on the person track acts first
dragon-turn = { $place } in turn order
dragon-turn-over = turn taken ({ $place } in turn order)
dragon-more = { $seat }: details
dragon-prospect = Scoring this month: { $month }; final scoring as things stand: +{ $last }
dragon-legend-title = Gold rings
dragon-legend-about = Can be chosen now; tap again to deselect. An occupied group costs 3 yuan.
dragon-forecast = Forecast
dragon-forecast-about = if nothing else changes
dragon-when = { $months ->
    [0] this month
    [one] in { $months } month
   *[other] in { $months } months
}
dragon-when-now = now
dragon-cause = { $what ->
    [peace] Nothing happens.
    [tribute] { $need } yuan due, you have { $have }.
    [drought] Occupied palaces: { $need }, rice: { $have }.
    [festival] Fireworks: { $have }, the most: { $need }.
    [raid] Helmets: { $have }, the fewest: { $need }.
    [epidemic] { $need } persons, minus { $have } for mortars.
    [wall] Wall: { $built } of { $needed }. Your tiles: { $have }, the fewest: { $need }.
    [lantern] 2 points per person: { $have }.
    [buddha] Buddhas { $have } × floors.
    [earthquake] Floors to lose: { $need }, free floors: { $have }.
    [tsunami] Goods: { $have }, to discard: { $pays }.
    [eclipse] The event happens a second time.
    [volcano] All person markers go to 0: −{ $pays }.
    [tornado] Cards to discard: { $pays } of { $have }.
    [dawn] A younger person for every player.
    [assassination] Dragons to return: { $pays }.
   *[treaty] One type scores its effect.
}
dragon-effect-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
dragon-effect-release = { $count ->
    [0] no releases
   *[other] release { $count }
}
dragon-others = { $seat } releases { $count }
dragon-scoring = Scoring
dragon-scoring-cause = Palaces { $a }, court ladies { $b }, privileges { $c }.
dragon-final = Final scoring
dragon-final-cause = Persons { $a }, monks { $b }, money { $c }.
dragon-when-each = each month
dragon-when-end = as things stand
dragon-recap = This month
dragon-ledger = Points by source
dragon-from-palaces = Palaces
dragon-from-ladies = Court ladies
dragon-from-privileges = Privileges
dragon-from-research = Research
dragon-from-festival = Dragon Festival
dragon-from-raid = Mongol Invasion
dragon-from-wall = Great Wall
dragon-from-super = Super event
dragon-from-persons = Persons
dragon-from-monks = Monks
dragon-from-money = Money and goods
