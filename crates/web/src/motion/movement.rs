//! The kinds of movement, and how long each takes.

use super::spot::Spot;

/// A movement. The page shows its result already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Movement {
    /// A piece is lifted, flies, lands, and its space is ringed.
    Fly { from: Spot, to: Spot },
    /// A piece hops to another place.
    Walk { from: Spot, to: Spot },
    /// A building rises floor by floor.
    Rise { at: Spot },
    /// A piece that is gone breaks into shards of its colour, a name in `tokens.css`.
    Crumble { at: Spot, colour: &'static str },
    /// A drawing pops up and flies to its owner; a number other than 0 is shown there.
    Give { art: String, from: Spot, to: Spot, amount: i32 },
    /// A frame around the present moves on.
    Turn { from: Spot, to: Spot },
    /// Something is hit and shakes.
    Strike { at: Spot },
    /// A piece slides from its old place to its new one.
    Slide { piece: Spot },
    /// A strength counts up over its place, one number a beat, up to the verdict.
    Count { at: Spot, totals: Vec<u8>, verdict: Verdict },
}

/// The end of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Wins,
    Loses,
    /// It loses, and its strength is known only to be at most this.
    LosesAtMost,
}

impl Movement {
    /// Its duration in milliseconds, at normal pace; `motion.js` divides it into parts.
    pub(super) fn duration(&self) -> u32 {
        match self {
            Movement::Fly { .. } => 540,
            Movement::Walk { .. } => 1_300,
            Movement::Rise { .. } => 700,
            Movement::Crumble { .. } => 840,
            Movement::Give { .. } => 880,
            Movement::Turn { .. } => 860,
            Movement::Strike { .. } => 500,
            Movement::Slide { .. } => 400,
            Movement::Count { totals, .. } => 1_400 + 450 * totals.len() as u32,
        }
    }

    /// The time until another movement of the same kind may start.
    pub(super) fn gap(&self) -> u32 {
        match self {
            Movement::Walk { .. } => 250,
            Movement::Crumble { .. } | Movement::Give { .. } | Movement::Strike { .. } => 120,
            Movement::Slide { .. } | Movement::Count { .. } => 0,
            Movement::Fly { .. } | Movement::Rise { .. } | Movement::Turn { .. } => self.duration(),
        }
    }

    /// The movement as `motion.js` reads it: kind, source, target, drawing, number; tabs between them.
    pub(super) fn line(&self) -> String {
        match self {
            Movement::Fly { from, to } => format!("fly\t{}\t{}", from.0, to.0),
            Movement::Walk { from, to } => format!("walk\t{}\t{}", from.0, to.0),
            Movement::Rise { at } => format!("rise\t\t{}", at.0),
            Movement::Crumble { at, colour } => format!("crumble\t{}\t\t{colour}", at.0),
            Movement::Give { art, from, to, amount } => {
                format!("give\t{}\t{}\t{art}\t{amount}", from.0, to.0)
            }
            Movement::Turn { from, to } => format!("turn\t{}\t{}", from.0, to.0),
            Movement::Strike { at } => format!("strike\t\t{}", at.0),
            Movement::Slide { piece } => format!("slide\t{0}\t{0}", piece.0),
            Movement::Count { at, totals, verdict } => {
                let totals: Vec<String> = totals.iter().map(u8::to_string).collect();
                let verdict = match verdict {
                    Verdict::Wins => "wins",
                    Verdict::Loses => "loses",
                    Verdict::LosesAtMost => "most",
                };
                format!("count\t\t{}\t{verdict}\t{}", at.0, totals.join(" "))
            }
        }
    }
}
