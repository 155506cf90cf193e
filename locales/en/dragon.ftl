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
dragon-card = { $card ->
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
dragon-newcomer = { $newcomer ->
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
dragon-played = { $seat } plays { dragon-card }
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
dragon-surveyed = The wall has { $built } of { $needed } tiles
dragon-befell = Super event: { dragon-super-event }
dragon-shook = { $floors ->
    [0] { $seat }’s palace { $palace } falls
   *[other] { $seat }’s palace { $palace } falls to { dragon-floors }
}
dragon-dropped = { $seat } discards { dragon-card }
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

dragon-player = { $points } points · space { $space } · { $yuan } yuan · rice { $rice } · fireworks { $fireworks } · privileges { $small }+{ $large } · persons { $persons } · cards { $cards-count } · wall tiles { $tiles-count }
dragon-players = { $seat }: { dragon-points }, space { $space } on the person track, { $yuan } yuan, rice { $rice }, fireworks { $fireworks }, small privileges { $small }, large { $large }, persons { $persons }; cards in hand: { $cards }; wall tiles: { $tiles-count }
dragon-table = Tiles left: C1 { $supply-1 } · L1 { $supply-2 } · P1 { $supply-3 } · P2 { $supply-4 } · T3 { $supply-5 } · W1 { $supply-6 } · W2 { $supply-7 } · M1 { $supply-8 } · M2 { $supply-9 } · H1 { $supply-10 } · H2 { $supply-11 } · F1 { $supply-12 } · F2 { $supply-13 } · S2 { $supply-14 } · S3 { $supply-15 }
dragon-land = { $super-event ->
    [none] No super event, { $great-wall ->
        [yes] with the Great Wall
       *[no] without the Great Wall
    }
   *[other] Super event: { dragon-super-event }, { $great-wall ->
        [yes] with the Great Wall
       *[no] without the Great Wall
    }
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

dragon-ask = { $phase ->
    [act] Choose an action, or pass: which one?
    [build] A palace piece, { $left } to place: on which palace, or a new one?
    [play] Play a person card: which one?
    [take] Take a person: which one?
    [place] Where does { dragon-newcomer } go?
    [release] Release a person: which one?
    [lose] The earthquake takes a floor, { $left } in all: of which palace?
    [discard] The tsunami takes goods, { $left } more: which one?
    [drop] The tornado takes a card, { $left } more: which one?
   *[treaty] Treaty: which type of your persons?
}
dragon-word = { $word ->
    [pass] pass: money up to 3 yuan
    [taxes] Taxes
    [build] Build
    [harvest] Harvest
    [fireworks] Fireworks
    [parade] Parade
    [research] Research
    [privilege] privilege
    [privilege-small] small: 2 yuan
    [privilege-large] large: 7 yuan
    [wall] wall
    [wall-rice] 1 rice
    [wall-firework] 1 firework
    [wall-piece] 1 palace piece
    [wall-yuan] 2 yuan
    [wall-spaces] 3 spaces
    [wall-points] 3 points
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
    [take-C1] C1 craftsman, +2
    [take-L1] L1 court lady, +1
    [take-P1] P1 young pyrotechnist, +5
    [take-P2] P2 old pyrotechnist, +3
    [take-T3] T3 tax collector, +3
    [take-W1] W1 young warrior, +5
    [take-W2] W2 old warrior, +3
    [take-M1] M1 young monk, +6
    [take-M2] M2 old monk, +2
    [take-H1] H1 young healer, +4
    [take-H2] H2 old healer, +1
    [take-F1] F1 young farmer, +4
    [take-F2] F2 old farmer, +1
    [take-S2] S2 young scholar, +4
    [take-S3] S3 old scholar, +2
    [place] into a palace
    [release] release
    [release-C1] C1 craftsman
    [release-L1] L1 court lady
    [release-P1] P1 young pyrotechnist
    [release-P2] P2 old pyrotechnist
    [release-T3] T3 tax collector
    [release-W1] W1 young warrior
    [release-W2] W2 old warrior
    [release-M1] M1 young monk
    [release-M2] M2 old monk
    [release-H1] H1 young healer
    [release-H2] H2 old healer
    [release-F1] F1 young farmer
    [release-F2] F2 old farmer
    [release-S2] S2 young scholar
    [release-S3] S3 old scholar
    [decline] send the new person away
    [lose] lose a floor
    [discard] discard
    [discard-yuan] 1 yuan
    [discard-rice] 1 rice
    [discard-firework] 1 firework
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
dragon-legend = The months with the first letters of their events, the seventh with * for a super event; below them the wall. Then the groups of action cards, @1: the dragon of player 1. Then the players in turn order: number, space on the person track, ★ points, ¥ yuan, r rice, f fireworks, d dragons on privileges, c cards, w wall tiles; and their palaces, 1[M2 ··]: palace 1 of two floors with an old monk. C craftsman, L court lady, P pyrotechnist, T tax collector, W warrior, M monk, H healer, F farmer, S scholar, with the number of symbols.
dragon-moves = Moves: taxes, build, harvest, fireworks, parade, research, privilege small, wall rice, pass; raise 2 or found places a palace piece; play M plays a card, take M2 takes an old monk, place 1 puts the new person into palace 1, decline sends it away; release F1 2 releases a young farmer of palace 2; lose 1, discard rice, drop M, favour M answer super events.
