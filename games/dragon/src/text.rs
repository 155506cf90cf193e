//! Moves as text, one word per click: `taxes`, `privilege small`, `play M`, `take M2`, `place 1`,
//! `release F1 2`.

use std::{fmt, str::FromStr};

use game::NotationError;

use crate::{action::Action, moves::Move};

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("pass"),
            Move::Act(action) => action.fmt(f),
            Move::Buy(privilege) => write!(f, "privilege {privilege}"),
            Move::Wall(bonus) => write!(f, "wall {bonus}"),
            Move::Raise(number) => write!(f, "raise {number}"),
            Move::Found => f.write_str("found"),
            Move::Play(card) => write!(f, "play {card}"),
            Move::Take(person) => write!(f, "take {person}"),
            Move::Place(number) => write!(f, "place {number}"),
            Move::Release(person, number) => write!(f, "release {person} {number}"),
            Move::Decline => f.write_str("decline"),
            Move::Lose(number) => write!(f, "lose {number}"),
            Move::Discard(good) => write!(f, "discard {good}"),
            Move::Drop(card) => write!(f, "drop {card}"),
            Move::Favour(role) => write!(f, "favour {role}"),
            Move::Foretell(event) => write!(f, "foretell {event}"),
        }
    }
}

impl FromStr for Move {
    type Err = NotationError;

    /// Reads words in either case.
    fn from_str(text: &str) -> Result<Move, NotationError> {
        let text = text.to_ascii_lowercase();
        let words: Vec<&str> = text.split_whitespace().collect();
        match *words {
            ["pass"] => Ok(Move::Pass),
            ["found"] => Ok(Move::Found),
            ["decline"] => Ok(Move::Decline),
            ["privilege", privilege] => Ok(Move::Buy(privilege.parse()?)),
            ["wall", bonus] => Ok(Move::Wall(bonus.parse()?)),
            ["raise", number] => Ok(Move::Raise(number.parse()?)),
            ["play", card] => Ok(Move::Play(card.parse()?)),
            ["take", person] => Ok(Move::Take(person.parse()?)),
            ["place", number] => Ok(Move::Place(number.parse()?)),
            ["release", person, number] => Ok(Move::Release(person.parse()?, number.parse()?)),
            ["lose", number] => Ok(Move::Lose(number.parse()?)),
            ["discard", good] => Ok(Move::Discard(good.parse()?)),
            ["drop", card] => Ok(Move::Drop(card.parse()?)),
            ["favour", role] => Ok(Move::Favour(role.parse()?)),
            ["foretell", event] => Ok(Move::Foretell(event.parse()?)),
            [action] => {
                let action: Action = action.parse()?;
                action.role().map(|_| Move::Act(action)).ok_or(NotationError)
            }
            _ => Err(NotationError),
        }
    }
}
