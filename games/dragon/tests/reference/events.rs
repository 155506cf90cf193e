//! D5, D7.3, D8 a second time: what befalls everybody.

use std::collections::BTreeMap;

use crate::Reference;

impl Reference<'_> {
    /// D5.
    pub(crate) fn event(&mut self, event: &str) {
        match event {
            "tribute" => self.tribute(),
            "drought" => self.drought(),
            "festival" => self.festival(),
            "raid" => {
                let helmets: Vec<usize> = self.players.iter().map(|it| it.count("W")).collect();
                for (player, helmets) in self.players.iter_mut().zip(&helmets) {
                    player.points += helmets;
                }
                self.release_fewest(&helmets);
                if self.options.great_wall {
                    self.check_wall(self.month);
                }
            }
            "epidemic" => {
                let mortars: Vec<usize> = self.players.iter().map(|it| it.count("H")).collect();
                for seat in self.order() {
                    self.release_some(seat, 3_usize.saturating_sub(mortars[seat]));
                }
            }
            _ => assert_eq!(event, "peace"),
        }
    }

    /// D5.2.
    fn tribute(&mut self) {
        let mut due = vec![0; self.players.len()];
        for (player, due) in self.players.iter_mut().zip(&mut due) {
            *due = 4_usize.saturating_sub(player.yuan);
            player.yuan = player.yuan.saturating_sub(4);
        }
        for seat in self.order() {
            self.release_some(seat, due[seat]);
        }
    }

    /// D5.3.
    fn drought(&mut self) {
        let mut due = vec![0; self.players.len()];
        for (player, due) in self.players.iter_mut().zip(&mut due) {
            let occupied = player.palaces.iter().filter(|it| !it.persons.is_empty()).count();
            *due = occupied.saturating_sub(player.rice);
            player.rice = player.rice.saturating_sub(occupied);
        }
        for seat in self.order() {
            if self.players[seat].persons().count() == due[seat] {
                self.release_some(seat, due[seat]);
                continue;
            }
            let mut thirsty = Vec::new();
            for _ in 0..due[seat] {
                let mv = self.ask(seat);
                thirsty.push(self.release(seat, &mv));
            }
            thirsty.sort();
            assert!(thirsty.windows(2).all(|pair| pair[0] < pair[1]), "one a palace (D5.3)");
        }
    }

    /// D5.4.
    fn festival(&mut self) {
        let mut shown: Vec<usize> = self.players.iter().map(|player| player.fireworks).collect();
        shown.retain(|it| 0 < *it);
        shown.sort();
        shown.dedup();
        for player in &mut self.players {
            let place = shown.iter().rev().position(|it| *it == player.fireworks);
            let points = [6, 3].get(place.unwrap_or(9));
            if let Some(points) = points {
                player.points += points;
                player.fireworks /= 2;
            }
        }
    }

    fn release_fewest(&mut self, counts: &[usize]) {
        let fewest = *counts.iter().min().unwrap();
        for seat in self.order() {
            if counts[seat] == fewest {
                self.release_some(seat, 1);
            }
        }
    }

    /// D7.3, D7.4.
    pub(crate) fn check_wall(&mut self, needed: usize) {
        if needed <= self.wall {
            self.players.iter_mut().for_each(|player| player.points += player.walls);
        } else {
            let walls: Vec<usize> = self.players.iter().map(|player| player.walls).collect();
            self.release_fewest(&walls);
        }
    }

    /// D5.8.
    pub(crate) fn decay(&mut self) {
        for player in &mut self.players {
            for palace in player.palaces.iter_mut().filter(|palace| palace.persons.is_empty()) {
                palace.floors -= 1;
            }
            player.palaces.retain(|palace| 0 < palace.floors);
        }
    }

    /// D8.
    pub(crate) fn super_event(&mut self, super_event: &str, event: &str) {
        match super_event {
            "eclipse" => return self.event(event),
            "volcano" => {
                let stack = self.order().into_iter().rev().collect();
                self.track = BTreeMap::from([(0, stack)]);
            }
            _ => (),
        }
        let mut dawned: Vec<String> = Vec::new();
        for seat in self.order() {
            let player = &mut self.players[seat];
            match super_event {
                "none" | "eclipse" | "volcano" => (),
                "lantern" => player.points += 2 * player.persons().count(),
                "buddha" => player.points += player.monks(),
                "assassination" => player.dragons = 0,
                "earthquake" => self.earthquake(seat),
                "tsunami" => self.tsunami(seat),
                "tornado" => {
                    for _ in 0..2 {
                        let card = self.ask(seat).remove(1);
                        let cards = &mut self.players[seat].cards;
                        cards.remove(cards.iter().position(|it| *it == card).unwrap());
                    }
                }
                "dawn" => self.dawn(seat, &mut dawned),
                "treaty" => self.treaty(seat),
                _ => panic!("{super_event}"),
            }
        }
    }
}
