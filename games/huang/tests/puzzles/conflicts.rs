//! Revolts and wars: win what can be won, waste nothing on the rest.

use bots::puzzle::Puzzle;
use pagoda_huang::{Colour, Huang};

use crate::{
    puzzle,
    sketch::{Sketch, play},
    states,
};

pub(crate) fn all() -> Vec<Puzzle<Huang>> {
    let all = [
        hold_a_leader,
        lend_the_leader_first,
        let_a_leader_go,
        revolt_for_a_pagoda,
        support_ones_own_side,
        support_no_lost_cause,
        name_oneself,
        keep_the_pagoda,
        keep_the_kingdom_whole,
        start_a_safe_war,
        build_rather_than_fight,
    ];
    all.map(|puzzle| puzzle()).into()
}

/// The position after moves.
fn after(here: Sketch, moves: &[&str]) -> Huang {
    let mut game = here.game();
    moves.iter().for_each(|mv| _ = play(&mut game, mv));
    game
}

/// Seat 2's green leader on J12 has a pagoda and one yellow tile beside it; seat 1's, from home, can
/// have two.
fn green_at_stake(seats: u8) -> Sketch {
    let here = states(seats).lay("G K11 L11").pagoda(Colour::Green, "K11 L11 K12");
    // Seat 2 needs yellow points, and so its tiles.
    here.lead("G1 home").points(2, [2, 5, 5, 5, 1])
}

fn hold_a_leader() -> Puzzle<Huang> {
    let here = green_at_stake(3).hand("YRRBGW").hand_of(2, "YYYRBG");
    let game = after(here, &["leader G L13", "commit 1"]);
    puzzle("H8.3: two yellow tiles make 3:3, and a tie is the defender's", &game, &["commit 2"])
}

fn lend_the_leader_first() -> Puzzle<Huang> {
    let here = green_at_stake(2).lead("Y2 home").hand("YRRBGW").hand_of(2, "YYYRBG");
    let game = after(here, &["leader G L13", "commit 1"]);
    let why = "H8.2: the yellow leader at home saves a tile";
    puzzle(why, &game, &["commit 1+leader"])
}

fn let_a_leader_go() -> Puzzle<Huang> {
    let here = green_at_stake(4).hand("YYYYRB").hand_of(2, "YYRRBG");
    let game = after(here, &["leader G L13", "commit 4"]);
    puzzle("H8.4: three can't hold against six; tiles are lost for nothing", &game, &["commit 0"])
}

fn revolt_for_a_pagoda() -> Puzzle<Huang> {
    let here = green_at_stake(2).lead("Y1 home").hand("YYYRBG").points(1, [6, 5, 5, 2, 1]);
    // Six against one and what seat 2 holds: its yellow leader is out.
    let why = "H8.2, H7.4: a revolt for a pagoda, from the only space beside two yellow tiles";
    puzzle(why, &here.actions(1).game(), &["leader G L13"])
}

/// The same with a yellow tile more, which makes every space nearly sure: L13 is still stronger, and
/// safer afterwards.
pub(crate) fn revolt_from_the_better_space() -> Puzzle<Huang> {
    let here = green_at_stake(2).points(2, [5, 4, 4, 4, 1]).points(1, [6, 5, 5, 2, 1]);
    let game = here.lead("Y1 home").hand("YYYYRB").actions(1).game();
    let why = "H8.2: beside two yellow tiles rather than one, now and when others revolt";
    puzzle(why, &game, &["leader G L13"])
}

/// Two kingdoms that I11 or I12 unites, with green, red and yellow leaders of seat 1 and seat 2: three red
/// tiles against two.
fn apart(seats: u8) -> Sketch {
    states(seats).lay("G H11 J11, R H12").lead("Y1 G9, Y2 M11")
}

fn support_ones_own_side() -> Puzzle<Huang> {
    let here = apart(2).hand("WRRRBG").hand_of(2, "RRYYBG");
    let game = after(here, &["W I11", "support J11 2"]);
    let why = "H9.5: one red tile ties 4:4, and who placed the tile names the winner";
    puzzle(why, &game, &["support H11 1", "support H11 2", "support H11 3"])
}

fn support_no_lost_cause() -> Puzzle<Huang> {
    // The red leader isn't in the war: it would score with the tile in the next action.
    let here = apart(4).lead("R1 N6, R3 home").points(1, [6, 2, 6, 6, 1]);
    let here = here.hand("WRYYBG").hand_of(2, "RRRRBG");
    let game = after(here, &["W I11", "support J11 4", "support J11 2+leader", "no"]);
    puzzle(
        "H9.4: four can't win against nine; the red tile is a point that is needed",
        &game,
        &["no"],
    )
}

fn name_oneself() -> Puzzle<Huang> {
    let here = apart(3).hand("WYYGBG").hand_of(2, "RYYBBG");
    let game = after(here, &["W I11", "support J11 1", "no", "no"]);
    puzzle("H9.5: of two tied kingdoms one's own wins", &game, &["winner H11"])
}

fn keep_the_pagoda() -> Puzzle<Huang> {
    let here = apart(2).lay("R H9 H10").pagoda(Colour::Red, "H9 G10 H10");
    let game = after(here.hand("WYYGBG"), &["W I11", "no", "no"]);
    let why = "H9.7, H7.6: the tiles without the pagoda go";
    puzzle(why, &game, &["lose E12", "lose H12"])
}

fn keep_the_kingdom_whole() -> Puzzle<Huang> {
    let here = apart(2).lay("G E13 D14 E14").pagoda(Colour::Green, "E13 D14 E14");
    let game = after(here.hand("WYYGBG").actions(1), &["W I11", "no", "no"]);
    let why = "H9.7, H2.1: E12 links the green pagoda, the other red tiles don't";
    puzzle(why, &game, &["lose G10", "lose H12"])
}

fn start_a_safe_war() -> Puzzle<Huang> {
    let here = apart(2).lay("R D11 E8").hand("RRRRBY").actions(1);
    // Nine against two and what seat 2 holds: its red leader is out.
    let why = "H9.6: a sure war for three points, and three leaders go home";
    puzzle(why, &here.game(), &["R I11", "Y I11", "R I12", "Y I12"])
}

fn build_rather_than_fight() -> Puzzle<Huang> {
    let here = states(3).lay("G H11 H12 J11, R D11").hand("GRBYWR");
    let game = here.points(1, [5, 5, 5, 2, 1]).actions(1).game();
    let why = "H7.1: both G12 and I11 complete a triangle, but I11 starts a war and builds nothing";
    puzzle(why, &game, &["G G12"])
}
