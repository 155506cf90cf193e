//! A decided conflict as numbers that count up: what was known, then what each seat added in turn.

use game::Seat;
use huang::{Event, Space};
use serde::Deserialize as _;
use wire::Told;

use crate::motion::{Movement, Spot, Verdict};

/// The counts of the conflict that an event decides, given all events before it.
pub(super) fn of(before: &[Told], event: Event) -> Vec<Movement> {
    match event {
        Event::Won { kingdom, strength, against } => war(before, kingdom, strength, against),
        Event::Prevailed { seat, strength, against } => revolt(before, seat, strength, against),
        _ => Vec::new(),
    }
}

/// The kingdoms at war.
fn war(before: &[Told], winner: Space, strength: u8, against: u8) -> Vec<Movement> {
    let mut supports: Vec<(Space, u8)> = Vec::new();
    let mut kingdoms: Vec<Space> = Vec::new();
    for told in before.iter().rev() {
        match Event::deserialize(&told.event) {
            Ok(Event::Supported { kingdom, tiles, leader, .. }) => {
                supports.insert(0, (kingdom, tiles + u8::from(leader)));
            }
            Ok(Event::Warred { kingdoms: warring, .. }) => {
                kingdoms = warring.into();
                break;
            }
            _ => (),
        }
    }
    // The strength of the strongest loser is known, but not which one it is.
    let is_duel = kingdoms.len() == 2;
    let side = |kingdom: Space| {
        let added: Vec<u8> =
            supports.iter().map(|(to, added)| if *to == kingdom { *added } else { 0 }).collect();
        let (totals, verdict) = if kingdom == winner {
            (totals(strength, &added), Verdict::Wins)
        } else if is_duel {
            (totals(against, &added), Verdict::Loses)
        } else {
            (vec![against; added.len() + 1], Verdict::LosesAtMost)
        };
        Movement::Count { at: Spot::space(&kingdom.to_string()), totals, verdict }
    };
    kingdoms.into_iter().map(side).collect()
}

/// The two seats of a revolt, beside the leader whose placement started it (H8.1).
fn revolt(before: &[Told], winner: Seat, strength: u8, against: u8) -> Vec<Movement> {
    let mut commitments: Vec<(Seat, u8)> = Vec::new();
    let mut seats: Vec<Seat> = Vec::new();
    let mut place: Option<Spot> = None;
    for told in before.iter().rev() {
        match Event::deserialize(&told.event) {
            Ok(Event::Committed { seat, tiles, leader, .. }) => {
                commitments.insert(0, (seat, tiles + u8::from(leader)));
            }
            Ok(Event::Revolted { seat, owner, .. }) => {
                seats = vec![seat, owner];
            }
            Ok(Event::Led { at, .. }) => {
                place = Some(Spot::space(&at.to_string()));
                break;
            }
            _ => (),
        }
    }
    let side = |seat: Seat| {
        let added: Vec<u8> =
            commitments.iter().map(|(by, added)| if *by == seat { *added } else { 0 }).collect();
        let (total, verdict) =
            if seat == winner { (strength, Verdict::Wins) } else { (against, Verdict::Loses) };
        let at = place.clone().unwrap_or_else(|| Spot::player(seat));
        Movement::Count { at, totals: totals(total, &added), verdict }
    };
    seats.into_iter().map(side).collect()
}

/// A strength beat by beat, up to its total.
fn totals(total: u8, added: &[u8]) -> Vec<u8> {
    let mut sum = total.saturating_sub(added.iter().sum());
    let mut totals = vec![sum];
    for added in added {
        sum += added;
        totals.push(sum);
    }
    totals
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_strength_starts_on_the_board() {
        assert_eq!(totals(6, &[2, 0, 1]), [3, 5, 5, 6]);
        assert_eq!(totals(4, &[]), [4]);
    }
}
