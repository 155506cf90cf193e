//! Events in short English.

use game::Seats;
use pagoda_huang::{Event, Hand, Site, Space};

fn tiles(hand: Hand) -> String {
    match hand {
        Hand::Open(tiles) => tiles.to_string(),
        Hand::Closed(n) => format!("{n} tiles"),
    }
}

fn spaces(site: Site) -> String {
    let names: Vec<String> = Vec::<Space>::from(site).iter().map(Space::to_string).collect();
    names.join(" ")
}

fn origin(space: Option<Space>) -> String {
    space.map_or(String::new(), |space| format!(" from {space}"))
}

fn with_leader(leader: bool) -> &'static str {
    if leader { " and the leader" } else { "" }
}

fn list(seats: Seats) -> String {
    seats.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn say(event: &Event) -> String {
    match *event {
        Event::Began { seat } => format!("{seat} begins"),
        Event::Raided { on, bandits } => format!("{bandits} bandits on {}", spaces(on)),
        Event::Drew { seat, tiles: drawn } => format!("{seat} draws {}", tiles(drawn)),
        Event::Filled { tiles } => format!("the market gets {tiles}"),
        Event::Led { seat, colour, at, origin: from } => {
            format!("{seat} leads {colour} to {at}{}", origin(from))
        }
        Event::Left { seat, colour, at } => format!("{seat}'s {colour} goes home from {at}"),
        Event::Placed { seat, colour, at } => format!("{seat} places {colour} on {at}"),
        Event::Gained { seat, colour, points } => format!("{seat} gains {points} {colour}"),
        Event::Built { seat, colour, on, origin: from } => {
            format!("{seat} builds a {colour} pagoda on {}{}", spaces(on), origin(from))
        }
        Event::Crowned { seat, on, origin: from } => {
            format!("{seat} builds the palace on {}{}", spaces(on), origin(from))
        }
        Event::Fell { colour, on } => format!("the {colour} pagoda leaves {}", spaces(on)),
        Event::PalaceFell { on } => format!("the palace leaves {}", spaces(on)),
        Event::Took { seat, colour } => format!("{seat} takes {colour}"),
        Event::Paid { seat, tiles, leader } => {
            format!("{seat} pays {tiles}{}", with_leader(leader))
        }
        Event::Removed { colour, at } => format!("{colour} leaves {at}"),
        Event::Burnt { at } => format!("the granary leaves {at}"),
        Event::Replaced { seat, tiles: gone } => format!("{seat} replaces {}", tiles(gone)),
        Event::Revolted { seat, owner, colour } => {
            format!("{seat} revolts against {owner}'s {colour}")
        }
        Event::Committed { seat, tiles, leader, strength } => {
            format!("{seat} commits {tiles}{}: {strength}", with_leader(leader))
        }
        Event::Prevailed { seat, strength, against } => {
            format!("{seat} prevails {strength}:{against}")
        }
        Event::Warred { seat, at, kingdoms } => {
            let names: Vec<String> =
                Vec::<Space>::from(kingdoms).iter().map(Space::to_string).collect();
            format!("{seat} starts a war on {at}: {}", names.join(" "))
        }
        Event::Supported { seat, kingdom, tiles, leader } => {
            format!("{seat} supports {kingdom} with {tiles}{}", with_leader(leader))
        }
        Event::Abstained { seat } => format!("{seat} supports nobody"),
        Event::Won { kingdom, strength, against } => format!("{kingdom} wins {strength}:{against}"),
        Event::Cleared { seat, bandits } => format!("{seat} drives out {bandits} bandits"),
        Event::Stored { seat, granaries, at } => {
            format!("{seat} takes {granaries} granaries, the one on {at} stays")
        }
        Event::Passed { seat } => format!("{seat} passes"),
        Event::Counted { seat, points } => format!("{seat} counts {points:?}"),
        Event::Ended { winners } => format!("the game ends, first {}", list(winners)),
    }
}
