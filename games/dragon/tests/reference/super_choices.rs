//! D8.1, D8.3, D8.4, D8.8, D8.10 a second time: the super events at which a player decides.

use game::Turn;

use crate::Reference;

impl Reference<'_> {
    /// Who begins (D2.3), counted from one, and the super event (D8.1).
    pub(crate) fn begin(&mut self) -> (usize, String) {
        let options = self.options.to_string();
        let option = |name: &str| options.split(' ').find_map(|it| it.strip_prefix(name));
        let mut super_event = option("super-event=").unwrap().to_owned();
        if super_event == "drawn" {
            super_event = self.next(Turn::Chance).remove(1);
        }
        let first: usize = self.next(Turn::Chance)[1].parse().unwrap();
        let chosen: Option<usize> = option("start=").map(|seat| seat.parse().unwrap());
        let chosen = chosen.filter(|seat| *seat <= self.players.len());
        assert!(chosen.is_none_or(|seat| seat == first), "who begins (D2.3)");
        if super_event == "chosen" {
            let chosen = self.ask(first - 1);
            assert_eq!(chosen[0], "foretell", "the start player chooses (D8.1)");
            super_event = chosen[1].clone();
        }
        (first, super_event)
    }

    /// D8.3.
    pub(crate) fn earthquake(&mut self, seat: usize) {
        for _ in 0..2 {
            if self.players[seat].palaces.is_empty() {
                return;
            }
            let site = self.ask(seat)[1].parse::<usize>().unwrap() - 1;
            let palace = &mut self.players[seat].palaces[site];
            palace.floors -= 1;
            if palace.persons.len() == 1 && palace.floors == 0 {
                palace.persons.clear();
            } else if palace.floors < palace.persons.len() {
                let mv = self.ask(seat);
                assert_eq!(self.release(seat, &mv), site, "of that palace");
            }
            self.players[seat].palaces.retain(|palace| 0 < palace.floors);
        }
    }

    /// D8.4.
    pub(crate) fn tsunami(&mut self, seat: usize) {
        let player = &self.players[seat];
        for _ in 0..(player.yuan + player.rice + player.fireworks) / 2 {
            let mv = self.ask(seat);
            let player = &mut self.players[seat];
            match mv[1].as_str() {
                "yuan" => player.yuan -= 1,
                "rice" => player.rice -= 1,
                "firework" => player.fireworks -= 1,
                good => panic!("{good}"),
            }
        }
    }

    /// D8.8.
    pub(crate) fn dawn(&mut self, seat: usize, taken: &mut Vec<String>) {
        let young = ["C1", "L1", "P1", "T3", "W1", "M1", "H1", "F1", "S2"];
        let may = |name: &str| young.contains(&name) && !taken.contains(&name.to_owned());
        if self.supply.iter().any(|(name, left)| may(name) && 0 < *left) {
            let person = self.ask(seat).remove(1);
            assert!(may(&person));
            taken.push(person.clone());
            self.house(seat, person);
        }
    }

    /// D8.10.
    pub(crate) fn treaty(&mut self, seat: usize) {
        if self.players[seat].persons().count() == 0 {
            return;
        }
        let role = self.ask(seat).remove(1);
        let player = &mut self.players[seat];
        let symbols = player.count(&role);
        match role.as_str() {
            "C" => self.build(seat, symbols),
            "L" | "S" => player.points += symbols,
            "P" => player.fireworks += symbols,
            "T" => player.yuan += symbols,
            "W" => self.advance(seat, symbols),
            "M" => player.points += player.monks(),
            "F" => player.rice += symbols,
            role => assert_eq!(role, "H"),
        }
    }
}
