//! What chance decides: the year's events, the super event, who begins, and each month's groups of
//! action cards.

use std::{fmt, str::FromStr};

use game::{Luck, NotationError, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    action::{ACTIONS, Action, Groups},
    calendar::{LAID, MonthEvent, SuperEvent, lay_out, may_lie},
    options::SEATS,
    position::{Dragon, Phase},
};

/// One outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The events from month 3 on (D2.1).
    Year([MonthEvent; LAID]),
    /// The super event (D8.1).
    Super(SuperEvent),
    /// This seat begins (D2.3).
    First(Seat),
    /// The month's groups of action cards (D3.2).
    Deal(Groups),
}

/// Action cards in the game (D1.4, D7.1).
fn cards(game: &Dragon) -> u8 {
    ACTIONS as u8 - u8::from(!game.options.great_wall)
}

/// Number of cards in a group, counted from one: as even as possible, the larger groups first (D3.2).
fn size(game: &Dragon, group: u8) -> u8 {
    let (each, over) = (cards(game) / game.seats, cards(game) % game.seats);
    each + u8::from(group <= over)
}

/// Draws the outcome that the phase awaits.
pub(crate) fn draw<L: Luck>(game: &Dragon, luck: &mut L) -> Chance {
    match game.phase {
        Phase::Year => {
            let mut drawn = [MonthEvent::Peace; LAID];
            for (at, event) in drawn.iter_mut().enumerate() {
                *event = MonthEvent::ALL[1 + at / 2];
            }
            shuffle(&mut drawn, luck);
            Chance::Year(lay_out(&drawn))
        }
        Phase::Super => {
            let all = SuperEvent::ALL;
            Chance::Super(all[luck.below(all.len() as u32) as usize])
        }
        Phase::First => Chance::First(
            game.options.start.unwrap_or_else(|| Seat(luck.below(u32::from(game.seats)) as u8)),
        ),
        Phase::Deal => Chance::Deal(deal(game, luck)),
        _ => unreachable!("it is not chance's turn"),
    }
}

/// Deals the action cards into groups at random (D3.2).
fn deal<L: Luck>(game: &Dragon, luck: &mut L) -> Groups {
    let mut groups = Groups::default();
    let mut at = 0;
    for group in 1..=game.seats {
        for _ in 0..size(game, group) {
            groups.0[at] = group;
            at += 1;
        }
    }
    shuffle(&mut groups.0[..at], luck);
    groups
}

/// Fisher-Yates shuffle.
fn shuffle<T, L: Luck>(things: &mut [T], luck: &mut L) {
    for last in (1..things.len()).rev() {
        things.swap(last, luck.below(last as u32 + 1) as usize);
    }
}

/// Whether the phase awaits such an outcome.
pub(crate) fn can_happen(game: &Dragon, outcome: &Chance) -> bool {
    match (game.phase, outcome) {
        (Phase::Year, Chance::Year(laid)) => may_lie(laid),
        (Phase::Super, Chance::Super(_)) => true,
        (Phase::First, Chance::First(seat)) => {
            seat.0 < game.seats && game.options.start.is_none_or(|start| start == *seat)
        }
        (Phase::Deal, Chance::Deal(groups)) => {
            let with_wall = groups.of(Action::Wall).is_some();
            with_wall == game.options.great_wall
                && (1..=SEATS as u8).all(|group| {
                    let due = if group <= game.seats { size(game, group) } else { 0 };
                    groups.size(group) == due
                })
        }
        _ => false,
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Year(laid) => {
                f.write_str("year")?;
                laid.iter().try_for_each(|event| write!(f, " {event}"))
            }
            Chance::Super(event) => write!(f, "super {event}"),
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal(groups) => {
                let row = |members: &Vec<Action>| {
                    members.iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
                };
                let rows: Vec<String> = Vec::from(*groups).iter().map(row).collect();
                write!(f, "deal {}", rows.join(" / "))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        match text.split_once(' ').ok_or(NotationError)? {
            ("year", events) => {
                let laid: Vec<MonthEvent> = all(events)?;
                Ok(Chance::Year(laid.try_into().map_err(|_| NotationError)?))
            }
            ("super", event) => Ok(Chance::Super(event.parse()?)),
            ("first", seat) => Ok(Chance::First(seat.parse()?)),
            ("deal", groups) => {
                let groups = groups
                    .split('/')
                    .map(all::<Action>)
                    .collect::<Result<Vec<_>, NotationError>>()?;
                Ok(Chance::Deal(Groups::try_from(groups).map_err(|_| NotationError)?))
            }
            _ => Err(NotationError),
        }
    }
}

/// Parses every word.
fn all<T: FromStr<Err = NotationError>>(words: &str) -> Result<Vec<T>, NotationError> {
    words.split_whitespace().map(str::parse).collect()
}
