//! Movements in the order in which they are played.

use super::movement::Movement;

/// Movements, each with its start in milliseconds. One thing at a time: only movements of the same kind overlap.
#[derive(Debug, Default)]
pub(crate) struct Script {
    movements: Vec<(u32, Movement)>,
    end: u32,
}

impl Script {
    /// Adds a movement after those that are there.
    pub(crate) fn add(&mut self, movement: Movement) {
        let kind = std::mem::discriminant(&movement);
        let start = match self.movements.last() {
            Some((start, last)) if std::mem::discriminant(last) == kind => start + last.gap(),
            _ => self.end,
        };
        self.end = self.end.max(start + movement.duration());
        self.movements.push((start, movement));
    }

    /// The number of movements.
    pub(crate) fn len(&self) -> usize {
        self.movements.len()
    }

    /// The movements as `motion.js` reads them: a line each, its start first.
    pub(super) fn text(&self) -> String {
        let lines: Vec<String> = self
            .movements
            .iter()
            .map(|(start, movement)| format!("{start}\t{}", movement.line()))
            .collect();
        lines.join("\n")
    }

    /// The movements without their times.
    #[cfg(test)]
    pub(crate) fn movements(self) -> Vec<Movement> {
        self.movements.into_iter().map(|(_, movement)| movement).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motion::spot::Spot;

    fn fly() -> Movement {
        Movement::Fly { from: Spot::of("a"), to: Spot::of("b") }
    }

    fn crumble() -> Movement {
        Movement::Crumble { at: Spot::of("c"), colour: "soldier" }
    }

    #[test]
    fn movements_follow_each_other_and_those_of_a_kind_overlap() {
        let mut script = Script::default();
        for movement in [fly(), crumble(), crumble(), fly()] {
            script.add(movement);
        }
        let starts: Vec<u32> = script.movements.iter().map(|(start, _)| *start).collect();
        assert_eq!(starts, [0, 540, 660, 1_500]);
    }

    #[test]
    fn a_script_is_a_line_for_each_movement() {
        let mut script = Script::default();
        script.add(fly());
        script.add(crumble());
        assert_eq!(script.text(), "0\tfly\ta\tb\n540\tcrumble\tc\t\tsoldier");
        assert_eq!(script.len(), 2);
    }
}
