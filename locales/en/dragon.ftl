# Words for In the Year of the Dragon. Persons keep their letter and number: M2 is an old monk.
# Names stay as they are given; no sentence bends them.

dragon-title = { $month ->
    [0] In the Year of the Dragon
   *[other] In the Year of the Dragon, month { $month }
}

## Parts of sentences that several messages use with their own arguments

dragon-person = { $person ->
    [C1] C1 (craftsman)
    [L1] L1 (court lady)
    [P1] P1 (young pyrotechnist)
    [P2] P2 (old pyrotechnist)
    [T3] T3 (tax collector)
    [W1] W1 (young warrior)
    [W2] W2 (old warrior)
    [M1] M1 (young monk)
    [M2] M2 (old monk)
    [H1] H1 (young healer)
    [H2] H2 (old healer)
    [F1] F1 (young farmer)
    [F2] F2 (old farmer)
    [S2] S2 (young scholar)
   *[S3] S3 (old scholar)
}
dragon-person-card = { $card ->
    [C] C (craftsman)
    [L] L (court lady)
    [P] P (pyrotechnist)
    [T] T (tax collector)
    [W] W (warrior)
    [M] M (monk)
    [H] H (healer)
    [F] F (farmer)
    [S] S (scholar)
   *[wild] wild card
}
dragon-role = { $role ->
    [C] C (craftsman)
    [L] L (court lady)
    [P] P (pyrotechnist)
    [T] T (tax collector)
    [W] W (warrior)
    [M] M (monk)
    [H] H (healer)
    [F] F (farmer)
   *[S] S (scholar)
}
dragon-new-person = { $newcomer ->
    [C1] C1 (craftsman)
    [L1] L1 (court lady)
    [P1] P1 (young pyrotechnist)
    [P2] P2 (old pyrotechnist)
    [T3] T3 (tax collector)
    [W1] W1 (young warrior)
    [W2] W2 (old warrior)
    [M1] M1 (young monk)
    [M2] M2 (old monk)
    [H1] H1 (young healer)
    [H2] H2 (old healer)
    [F1] F1 (young farmer)
    [F2] F2 (old farmer)
    [S2] S2 (young scholar)
   *[S3] S3 (old scholar)
}
dragon-event = { $event ->
    [peace] peace
    [tribute] tribute
    [drought] drought
    [festival] Dragon festival
    [raid] Mongol raid
   *[epidemic] epidemic
}
dragon-super-event = { $super-event ->
    [lantern] lantern
    [buddha] Buddha
    [earthquake] earthquake
    [tsunami] tsunami
    [eclipse] solar eclipse
    [volcano] volcano
    [tornado] tornado
    [dawn] dawn
    [assassination] assassination attempt
   *[treaty] treaty
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
    [firework] 1 firework
    [piece] 1 palace piece
    [yuan] 2 yuan
    [spaces] 3 spaces
   *[points] 3 points
}
dragon-points = { $points ->
    [one] one point
   *[other] { $points } points
}
dragon-floors = { $floors ->
    [one] one floor
   *[other] { $floors } floors
}
dragon-goods = { $good ->
    [yuan] { $amount } yuan
    [rice] { $amount } rice
   *[firework] { $amount ->
        [one] one firework
       *[other] { $amount } fireworks
    }
}

## What happened

dragon-laid = Month { $month }: { dragon-event }
dragon-foretold = The super event of month 7: { dragon-super-event }
dragon-began = { $seat } takes persons first
dragon-dealt = { $groups-8 ->
    [0] Month { $month } begins. Groups: Taxes { $groups-1 }, Build { $groups-2 }, Harvest { $groups-3 }, Fireworks { $groups-4 }, Parade { $groups-5 }, Research { $groups-6 }, Privilege { $groups-7 }
   *[other] Month { $month } begins. Groups: Taxes { $groups-1 }, Build { $groups-2 }, Harvest { $groups-3 }, Fireworks { $groups-4 }, Parade { $groups-5 }, Research { $groups-6 }, Privilege { $groups-7 }, Wall { $groups-8 }
}
dragon-chose = { $seat } chooses { dragon-action } in group { $group }
dragon-passed = { $seat } passes
dragon-gained = { $seat } receives { dragon-goods }
dragon-paid = { $seat } gives { dragon-goods }
dragon-scored = { $seat } scores { dragon-points }
dragon-advanced = { $spaces ->
    [one] { $seat }’s marker goes one space ahead, to { $to }
   *[other] { $seat }’s marker goes { $spaces } spaces ahead, to { $to }
}
dragon-supplied = { $pieces ->
    [one] { $seat } gets one palace piece
   *[other] { $seat } gets { $pieces } palace pieces
}
dragon-built = { $floors ->
    [1] { $seat } begins palace { $palace }
   *[other] { $seat } raises palace { $palace } to { dragon-floors }
}
dragon-bought = { $privilege ->
    [small] { $seat } buys a small privilege
   *[large] { $seat } buys a large privilege
}
dragon-walled = { $seat } builds the wall under month { $month }: { dragon-bonus }
dragon-played = { $seat } plays { dragon-person-card }
dragon-took = { $seat } takes { dragon-person }
dragon-missed = There is nothing for { $seat }
dragon-housed = { $seat } puts { dragon-person } into palace { $palace }
dragon-declined = { $seat } sends { dragon-person } away
dragon-released = { $seat } releases { dragon-person } from palace { $palace }
dragon-struck = Month { $month }: { dragon-event }
dragon-decayed = { $floors ->
    [0] { $seat }’s empty palace { $palace } is gone
   *[other] { $seat }’s empty palace { $palace } decays to { dragon-floors }
}
dragon-surveyed = The wall has { $built } tiles, needed: { $needed }
dragon-befell = Super event: { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat }’s palace { $palace } falls
   *[other] { $seat }’s palace { $palace } falls to { dragon-floors }
}
dragon-dropped = { $seat } discards { dragon-person-card }
dragon-erupted = All markers go back to space 0; { $seat } stays first
dragon-forfeited = { $dragons ->
    [one] { $seat } returns privileges with one dragon
   *[other] { $seat } returns privileges with { $dragons } dragons
}
dragon-favoured = { $seat } chooses { dragon-role }
dragon-tallied = { $seat } scores { dragon-points }: palaces { $palaces }, court ladies { $ladies }, privileges { $dragons }
dragon-closed = { $seat } scores { dragon-points } at the end: persons { $persons }, monks { $monks }, money { $money }
dragon-ended = { $winners-count ->
    [one] The game is over: { $winners } wins
   *[other] The game is over: { $winners } share the win
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
   *[some] Month { $month }: { dragon-event }, wall tile of { $owner }
}
dragon-actions = { $fee ->
    [0] { dragon-action }: group { $group }
   *[other] { dragon-action }: group { $group }, costs { $fee } yuan
}
dragon-palaces = { $persons-count ->
    [0] { $owner }’s palace { $palace }: { dragon-floors }, empty
   *[other] { $owner }’s palace { $palace }: { dragon-floors }, { $persons }
}

## What is asked

dragon-stake = { $month-event ->
    [peace] Peace
    [tribute] Tribute: pay 4 yuan
    [drought] Drought: pay 1 rice for each palace with persons
    [festival] Dragon festival: 6 points for most fireworks, then 3
    [raid] Mongol raid: whoever has the fewest helmets loses a person
   *[epidemic] Epidemic: lose 3 persons, fewer with healers
}
dragon-ask = { $phase ->
    [act] { $word-1 ->
        [wall] Which wall tile?
        [privilege] Small or large?
       *[other] { dragon-stake }. Which action?
    }
    [build] Palace pieces left: { $left }. Onto which palace, or a new one?
    [play] { dragon-stake }. Which person card?
    [take] { $stage ->
        [start] Two young persons to begin with: which one?
        [super] Dawn, a young person for nothing: which one?
       *[person] { $card ->
            [wild] Take a person: which one?
           *[other] Take { dragon-person-card }: young or old?
        }
    }
    [place] { $first ->
        [release] No palace has room for { dragon-new-person }: whom do you release for it?
       *[place] Which palace does { dragon-new-person } go to?
    }
    [release] { $stage ->
        [wall] The wall is too short and you built the fewest tiles. Release one person: whom?
        [eclipse_wall] The wall is too short and you built the fewest tiles. Release one person: whom?
        [last_wall] The wall is incomplete and you built the fewest tiles. Release one person: whom?
        [super] Earthquake: a floor fell and its palace is too full. Whom do you release?
       *[event] { $month-event ->
            [tribute] Tribute, yuan you couldn’t pay: { $you-due }. Release a person for each: whom?
            [drought] Drought, palaces without rice: { $you-due }. Release a person in each: whom?
            [raid] Mongol raid, the fewest helmets. Release one person: whom?
           *[epidemic] Epidemic, persons to release: { $you-due }. Whom?
        }
    }
    [lose] Earthquake, floors to lose: { $left }. Of which palace?
    [discard] Tsunami, goods to discard: { $left }. Which one?
    [drop] Tornado, cards to discard: { $left }. Which one?
   *[treaty] Treaty: which type of your persons gives what it stands for?
}
dragon-word = { $word ->
    [pass] pass: money up to 3 yuan
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
    [wall-firework] ☼ 1 firework
    [wall-piece] ⌂ 1 palace piece
    [wall-yuan] ¥ 2 yuan
    [wall-spaces] » 3 spaces
    [wall-points] ★ 3 points
    [raise] one floor more
    [found] a new palace
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
    [take] take
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
    [place] into a palace
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
    [decline] send the new person away
    [lose] lose a floor
    [discard] discard
    [discard-yuan] ¥ 1 yuan
    [discard-rice] ∴ 1 rice
    [discard-firework] ☼ 1 firework
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
   *[other] { $word }
}
dragon-legend = [3]: the month now, 7!: the super event’s. Events: · peace, -4¥ tribute, -∴⌂ drought, +☼★ festival, -†W raid, -3H epidemic; #1: wall tile of player 1. Groups of action cards with what they give you, 3¥ 12: costs 3 yuan, players 1 and 2 are there. ¥ taxes, yuan; ⌂ build; ∴ harvest, rice; ☼ fireworks; » parade, person track; ★ research, points; § privilege; # wall. F1×4: persons left. Players in turn order; [M2··]: a palace of two floors with one person. C craftsman, L court lady, P pyrotechnist, T tax collector, W warrior, M monk, H healer, F farmer, S scholar. 1 CM? #∴: cards in hand (? wild) and wall tiles of player 1.
dragon-moves = Moves: taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass; raise 2 or found places a palace piece; play M plays a card, take M2 takes an old monk, place 1 puts the new person into palace 1, decline sends it away; release F1 2 releases a young farmer of palace 2; lose 1, discard rice, drop M, favour M answer super events.

## In the browser

dragon-tally-persons = Persons
dragon-tally-palaces = Palaces
dragon-tally-yuan = Yuan
dragon-tally-space = Person track
dragon-name-person = { $person ->
    [C1] craftsman
    [L1] court lady
    [P1] young pyrotechnist
    [P2] old pyrotechnist
    [T3] tax collector
    [W1] young warrior
    [W2] old warrior
    [M1] young monk
    [M2] old monk
    [H1] young healer
    [H2] old healer
    [F1] young farmer
    [F2] old farmer
    [S2] young scholar
   *[S3] old scholar
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
dragon-name-event = { $event ->
    [peace] Peace
    [tribute] Tribute
    [drought] Drought
    [festival] Dragon festival
    [raid] Mongol raid
   *[epidemic] Epidemic
}
dragon-name-super = { $super-event ->
    [lantern] Lantern
    [buddha] Buddha
    [earthquake] Earthquake
    [tsunami] Tsunami
    [eclipse] Solar eclipse
    [volcano] Volcano
    [tornado] Tornado
    [dawn] Dawn
    [assassination] Assassination attempt
   *[treaty] Treaty
}
dragon-name-survey = The wall is checked
dragon-year = The year
dragon-month-wall = wall tile of { $seat }
dragon-track = Person track
dragon-actions-title = Action cards
dragon-group = Group { $group }
dragon-free = free
dragon-card-gives = { $action ->
    [taxes] { dragon-action }, +{ $total } yuan
    [build] { dragon-action }, palace pieces: { $total }
    [harvest] { dragon-action }, +{ $total } rice
    [fireworks] { dragon-action }, fireworks: +{ $total }
    [parade] { dragon-action }, person track: +{ $total }
    [research] { dragon-action }, points: +{ $total }
   *[other] { dragon-action }
}
dragon-card-says = { $fee ->
    [0] { dragon-card-gives }
   *[other] { dragon-card-gives }; costs { $fee } yuan
}
dragon-pass = Pass
dragon-pass-says = Pass: +{ $yuan } yuan
dragon-court = court
dragon-good-yuan = Yuan
dragon-good-rice = Rice
dragon-good-fireworks = Fireworks
dragon-good-small = Small privileges
dragon-good-large = Large privileges
dragon-good-wall = Wall tiles left
dragon-resident = { dragon-name-person }, palace { $palace }
dragon-palace-says = { $count ->
    [0] Palace { $palace }, { dragon-floors }, empty
   *[other] Palace { $palace }, { dragon-floors }: { $persons }
}
dragon-no-palaces = no palaces
dragon-do-release = Release: { dragon-name-person }, palace { $palace }
dragon-do-raise = Palace { $palace }: one floor more
dragon-do-place = Into palace { $palace }
dragon-do-lose = Palace { $palace }: lose a floor
dragon-do-found = A new palace
dragon-do-play = Person card: { $card }
dragon-do-drop = Discard: { $card }
dragon-do-take = Take: { dragon-name-person }, person track +{ $points }, symbols { $symbols }, left { $left }
dragon-do-decline = Send away: { $name }
dragon-decline = Send away
dragon-do-discard = { $good ->
    [yuan] Discard 1 yuan of { $count }
    [rice] Discard 1 rice of { $count }
   *[firework] Discard 1 firework of { $count }
}
dragon-do-favour = Choose: { dragon-name-role }
dragon-tray-hand = Person cards
dragon-tray-supply = Persons to take
dragon-tray-newcomer = New person
dragon-tray-goods = Goods to discard
dragon-tray-roles = Types of your persons
dragon-tray-privileges = Which privilege?
dragon-tray-tiles = Wall tiles
dragon-players-title = Courts
dragon-players-about = who is ahead on the track acts first
dragon-turn = number { $place } in turn order
dragon-turn-over = has had this turn (number { $place })
dragon-more = { $seat }: all that lies there
dragon-prospect = Points at the month’s end: { $month }; at the game’s end as things stand: { $last } more
dragon-legend-title = Gold rings
dragon-legend-about = What can be chosen now; tap it again to lay it back. Where others stand a group costs 3 yuan.
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
    [drought] Palaces lived in: { $need }, rice: { $have }.
    [festival] Fireworks: { $have }, the most: { $need }.
    [raid] Helmets: { $have }, the fewest: { $need }.
    [epidemic] { $need } persons less { $have } by mortars.
    [wall] The wall: { $built } of { $needed }. Your tiles: { $have }, the fewest: { $need }.
    [lantern] 2 points a person: { $have }.
    [buddha] Buddhas { $have }, times floors.
    [earthquake] Floors to lose: { $need }, free ones: { $have }.
    [tsunami] Goods: { $have }, to discard: { $pays }.
    [eclipse] The event comes a second time.
    [volcano] All markers go to 0: −{ $pays }.
    [tornado] Cards to discard: { $pays } of { $have }.
    [dawn] A young person for everybody.
    [assassination] Dragons that go back: { $pays }.
   *[treaty] One type gives what it stands for.
}
dragon-effect-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
dragon-effect-release = { $count ->
    [0] nobody leaves
   *[other] release { $count }
}
dragon-others = { $seat } releases { $count }
dragon-scoring = Scoring
dragon-scoring-cause = Palaces { $a }, court ladies { $b }, privileges { $c }.
dragon-final = Final scoring
dragon-final-cause = Persons { $a }, monks { $b }, money { $c }.
dragon-when-each = each month
dragon-when-end = as things stand
dragon-recap = What the month brought
dragon-ledger = Where the points came from
dragon-from-palaces = Palaces
dragon-from-ladies = Court ladies
dragon-from-privileges = Privileges
dragon-from-research = Research
dragon-from-festival = Dragon festival
dragon-from-raid = Mongol raid
dragon-from-wall = Great Wall
dragon-from-super = Super event
dragon-from-persons = Persons
dragon-from-monks = Monks
dragon-from-money = Money and goods
