//! Pagodas, leaders, riots and the market in the middle of a game.

use bots::puzzle::Puzzle;
use pagoda_huang::{Colour, Huang};

use crate::{gaining, puzzle, sketch::play, states};

pub(crate) fn all() -> Vec<Puzzle<Huang>> {
    let all = [
        complete_a_triangle,
        accept_a_pagoda,
        move_the_rivals_pagoda,
        leave_ones_own_pagodas,
        build_for_two_green_tiles,
        lead_where_a_pagoda_pays,
        riot_against_the_only_capital,
        take_what_is_needed,
        go_on_with_blue,
        white_for_any_colour,
        yellow_for_a_leader_at_home,
    ];
    all.map(|puzzle| puzzle()).into()
}

fn complete_a_triangle() -> Puzzle<Huang> {
    let here = states(4).lay("G G11").hand("GYYRBB").actions(1);
    let why = "H7.1: the third green tile scores now and builds what pays each turn";
    puzzle(why, &here.game(), &["G F12"])
}

fn accept_a_pagoda() -> Puzzle<Huang> {
    let mut game = states(2).lay("G G11").game();
    play(&mut game, "G F12");
    puzzle("H7.4: a pagoda for one's own leader", &game, &["pagoda F11 G11 F12"])
}

fn move_the_rivals_pagoda() -> Puzzle<Huang> {
    let here = states(3).lay("G G11 F12 D11 D12 K11 L11");
    let here = here.pagoda(Colour::Green, "F11 G11 F12").pagoda(Colour::Green, "K11 L11 K12");
    let mut game = here.game();
    play(&mut game, "G C12");
    let why = "H7.2: a second pagoda, and seat 2 has none any more";
    puzzle(why, &game, &["pagoda D11 C12 D12 from K11"])
}

fn leave_ones_own_pagodas() -> Puzzle<Huang> {
    let here = states(3).lay("G G11 F12 D11 D12 C12 K11").lead("G2 home");
    let here = here.pagoda(Colour::Green, "F11 G11 F12").pagoda(Colour::Green, "D11 C12 D12");
    let mut game = here.game();
    // The yellow leader gained by the tile, but is paid by no green pagoda.
    play(&mut game, "G L11");
    puzzle("H7.2, H7.4: a pagoda that pays isn't moved to where it doesn't", &game, &["no"])
}

fn build_for_two_green_tiles() -> Puzzle<Huang> {
    let here = states(2).lay("R H9 H10").hand("GGYYBB").points(1, [6, 2, 5, 6, 1]).actions(1);
    let why = "H7.5: a pagoda of the neediest colour for two tiles of the richest";
    puzzle(why, &here.game(), &["build H9 G10 H10"])
}

fn lead_where_a_pagoda_pays() -> Puzzle<Huang> {
    let here = states(3).lay("G M3 N3").pagoda(Colour::Green, "M3 N3 M4").lead("G1 home");
    let here = here.points(1, [6, 5, 5, 2, 1]).hand("YYRRBB").actions(1);
    let why = "H7.4: a green pagoda that nobody's leader is paid by";
    puzzle(why, &here.game(), &["leader G N6"])
}

fn riot_against_the_only_capital() -> Puzzle<Huang> {
    let here = states(2).lay("R B7 B6 B5 C5, G C7 D7 C8").lead("R2 B8, G2 C9, Y2 B10");
    let here = here.pagoda(Colour::Red, "B5 C5 B6").pagoda(Colour::Green, "C7 D7 C8");
    let here = here.hand("BBBYRG").actions(1);
    let why = "H2.4, H6.1: three leaders hang on B9 alone, and two pagodas pay them";
    puzzle(why, &here.game(), &["riot B9"])
}

fn take_what_is_needed() -> Puzzle<Huang> {
    let here = states(3).points(1, [6, 5, 1, 5, 0]).hand("GYYRRG").market("YYRRGB");
    let mut game = here.game();
    play(&mut game, "G E9");
    puzzle("H5.4: a blue tile, which the blue leader lacks", &game, &["take B"])
}

fn go_on_with_blue() -> Puzzle<Huang> {
    let mut game = states(3).points(1, [6, 5, 1, 5, 1]).hand("BBYYRG").game();
    play(&mut game, "B L9");
    puzzle("H5.5: another blue point in the same action", &game, &gaining(&game, Colour::Blue))
}

fn white_for_any_colour() -> Puzzle<Huang> {
    // No yellow tile is in the hand.
    let here = states(4).points(1, [2, 6, 6, 6, 1]).hand("WRRBGG").actions(1);
    let game = here.game();
    let why = "H10.3: a white point counts as a yellow one";
    puzzle(why, &game, &gaining(&game, Colour::White))
}

fn yellow_for_a_leader_at_home() -> Puzzle<Huang> {
    let here = states(3).lead("G1 home, G2 home").points(1, [6, 5, 5, 1, 0]).hand("GYYRRB");
    let game = here.actions(1).game();
    let why = "H5.2: the yellow leader gains the green point";
    puzzle(why, &game, &gaining(&game, Colour::Green))
}
