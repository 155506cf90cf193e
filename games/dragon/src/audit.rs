//! Invariants of every position, and what else tests ask for.

use game::{Luck, TestSupport, ensure, seats};

use crate::{
    action::{Action, Bonus, Good, Privilege},
    calendar::SuperEvent,
    moves::Move,
    options::Options,
    palace::{FLOORS_MAX, PALACES_MAX, PalaceNumber},
    person::{CARDS, Card, Person, SORTS},
    player::Player,
    position::{Dragon, Phase, Stage},
};

impl TestSupport for Dragon {
    fn all_options() -> Vec<Options> {
        Options::all().collect()
    }

    fn audit(&self) -> Result<(), String> {
        persons_are_conserved(self)?;
        order_is_strict(self)?;
        cards_are_spent_together(self)?;
        the_wall_is_whole(self)?;
        for seat in seats(self.seats) {
            palaces_hold_their_persons(self, self.player(seat))
                .map_err(|broken| format!("seat {seat}: {broken}"))?;
        }
        Ok(())
    }

    fn anything<L: Luck>(luck: &mut L) -> Move {
        let mut below = |n: usize| luck.below(n as u32) as usize;
        let kind = below(14);
        let number = PalaceNumber(below(PALACES_MAX / 3) as u8);
        let person = Person(below(SORTS) as u8);
        let card = Card::all().nth(below(CARDS)).expect("it is one of all");
        match kind {
            0 => [Move::Pass, Move::Found, Move::Decline][below(3)],
            1 | 2 => match Action::ALL[below(Action::ALL.len())] {
                Action::Privilege => Move::Buy(Privilege::ALL[below(2)]),
                Action::Wall => Move::Wall(Bonus::ALL[below(Bonus::ALL.len())]),
                action => Move::Act(action),
            },
            3 => Move::Raise(number),
            4 => Move::Place(number),
            5 => Move::Lose(number),
            6 => Move::Discard(Good::ALL[below(Good::ALL.len())]),
            7 => Move::Play(card),
            8 => Move::Drop(card),
            9 => Move::Favour(person.role()),
            10 => Move::Take(person),
            11 => Move::Foretell(SuperEvent::ALL[below(SuperEvent::ALL.len())]),
            _ => Move::Release(person, number),
        }
    }
}

/// D1.2: supply, palaces, whoever awaits a place, and those who left hold all tiles, sort by sort.
fn persons_are_conserved(game: &Dragon) -> Result<(), String> {
    for person in Person::all() {
        let at = person.index();
        let housed: u8 = game.players.iter().map(|player| player.court[at]).sum();
        let waiting = u8::from(game.newcomer == Some(person));
        let all = game.supply[at] + game.gone[at] + housed + waiting;
        let made = person.tiles(game.seats);
        ensure(all == made, || format!("there are {all} of {person}, {made} were made"))?;
    }
    let awaits_place = matches!(game.phase, Phase::Place(_));
    ensure(game.newcomer.is_some() == awaits_place, || "somebody waits in vain".into())
}

/// D3.3: every seat once, sorted by its marker.
fn order_is_strict(game: &Dragon) -> Result<(), String> {
    for order in [&game.order, &game.queue] {
        let mut sorted = order[..usize::from(game.seats)].to_vec();
        sorted.sort();
        ensure(sorted.into_iter().eq(seats(game.seats)), || {
            "a seat is missing in the order".into()
        })?;
    }
    let spaces = game.order.map(|seat| game.player(seat).space);
    ensure(spaces.is_sorted_by(|one, next| next <= one), || format!("markers at {spaces:?}"))
}

/// D4.1: everybody has as many cards, but for those who played one in this phase or discarded at
/// the tornado (D8.7).
fn cards_are_spent_together(game: &Dragon) -> Result<(), String> {
    let hands: Vec<u8> = seats(game.seats).map(|seat| game.player(seat).cards()).collect();
    let (least, most) = (hands.iter().min(), hands.iter().max());
    let spread = most.zip(least).map_or(0, |(most, least)| most - least);
    let apart = match (game.stage, game.super_event) {
        (Stage::Person, _) => 1,
        (Stage::Super, Some(SuperEvent::Tornado)) => 2,
        _ => 0,
    };
    ensure(spread <= apart, || format!("hands of {hands:?} cards"))?;
    let printed = |card: Card| if card == Card::Wild { 2 } else { 1 };
    let fits = |player: &Player| Card::all().all(|it| player.hand[it.index()] <= printed(it));
    ensure(game.players.iter().all(fits), || "there are more cards than printed (D1.3)".into())
}

/// D7.2: laid without a gap, each player's own tiles.
fn the_wall_is_whole(game: &Dragon) -> Result<(), String> {
    let length = usize::from(game.wall_length());
    ensure(game.wall[..length].iter().all(Option::is_some), || "the wall has a gap".into())?;
    for seat in seats(game.seats).filter(|_| game.options.great_wall) {
        let laid = game.wall.iter().filter(|owner| **owner == Some(seat)).count();
        let built = usize::from(game.player(seat).built());
        ensure(laid == built, || format!("seat {seat} laid {laid} tiles and lacks {built}"))?;
    }
    Ok(())
}

/// D2.4: floors, and a floor a person; an earthquake's moment apart (D8.3).
fn palaces_hold_their_persons(game: &Dragon, player: &Player) -> Result<(), String> {
    let mut court = [0; SORTS];
    let shakes = game.stage == Stage::Super && matches!(game.phase, Phase::Release(_));
    for palace in player.palaces.all() {
        let (floors, persons) = (palace.floors(), palace.len());
        ensure(persons <= floors + u8::from(shakes), || format!("{persons} on {floors} floors"))?;
        ensure((1..=FLOORS_MAX).contains(&floors), || format!("a palace of {floors} floors"))?;
        palace.persons().for_each(|person| court[person.index()] += 1);
    }
    ensure(court == player.court, || "the court isn't who lives in the palaces".into())?;
    let is_asked = matches!(game.phase, Phase::Release(_));
    ensure(player.due == 0 || is_asked, || format!("{} persons are still due", player.due))
}
