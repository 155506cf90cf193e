//! Pagodas and the palace (H7, H13).

use std::collections::BTreeSet;

use pagoda_huang::{Building, Colour, Module, Site, Space};

use crate::table::{Area, At, Reference, area_of, beside, space, spot};

/// Where something is built, and the first space of where it stood before.
#[derive(Clone, PartialEq)]
pub(crate) struct Plan {
    pub(crate) on: Area,
    pub(crate) origin: Option<At>,
}

impl Plan {
    pub(crate) fn of(building: Building) -> Plan {
        let on = area_of(Vec::<Space>::from(building.site));
        Plan { on, origin: building.origin().map(spot) }
    }

    pub(crate) fn building(&self) -> Building {
        let site = Site::of(self.on.iter().map(|&at| space(at))).unwrap();
        Building::new(site, self.origin.map(space))
    }
}

impl Reference {
    /// H1.2, H12.1.
    pub(crate) fn pagodas_in_all(&self, colour: Colour) -> usize {
        match colour {
            Colour::White => 1,
            Colour::Blue if self.options.module == Module::EighteenKingdoms => 0,
            _ => 2,
        }
    }

    /// All sets of three mutually adjacent tiles of a colour of which none carries anything (H7.1).
    fn triangles(&self) -> BTreeSet<(Area, Colour)> {
        let mut triangles = BTreeSet::new();
        for (&one, &colour) in &self.tiles {
            let is_like = |at: &At| self.tiles.get(at) == Some(&colour) && !self.is_covered(*at);
            if !is_like(&one) {
                continue;
            }
            for two in beside(one).into_iter().filter(is_like) {
                for three in beside(two).into_iter().filter(is_like) {
                    if beside(three).contains(&one) {
                        triangles.insert((Area::from([one, two, three]), colour));
                    }
                }
            }
        }
        triangles
    }

    /// Everything that can be built: anywhere, or only with the tile just placed (H7.1, H7.5).
    pub(crate) fn plans(&self, with: Option<At>) -> Vec<Plan> {
        let triangles = self.triangles();
        let mut plans = Vec::new();
        for (on, colour) in &triangles {
            let standing: Vec<&Area> =
                self.pagodas.iter().filter(|(_, it)| *it == colour).map(|(on, _)| on).collect();
            // H7.2: from beside the board; only if there is none, from elsewhere on it.
            if standing.len() < self.pagodas_in_all(*colour) {
                plans.push(Plan { on: on.clone(), origin: None });
            } else {
                let moved = |it: &Area| Plan { on: on.clone(), origin: it.first().copied() };
                plans.extend(standing.into_iter().map(moved));
            }
        }
        // H13.1: two yellow triangles with a common edge.
        let yellow: Vec<&Area> = triangles
            .iter()
            .filter(|(_, colour)| self.options.palace && *colour == Colour::Yellow)
            .map(|(on, _)| on)
            .collect();
        for one in &yellow {
            for other in &yellow {
                let on: Area = one.union(other).copied().collect();
                let origin = self.palace.as_ref().and_then(|it| it.first().copied());
                let plan = Plan { on, origin };
                if plan.on.len() == 4 && !plans.contains(&plan) {
                    plans.push(plan);
                }
            }
        }
        plans.retain(|plan| with.is_none_or(|at| plan.on.contains(&at)));
        plans
    }

    pub(crate) fn build(&mut self, plan: &Plan, with: Option<At>) {
        assert!(self.plans(with).contains(plan), "H7.1, H7.2, H7.7");
        let is_moved = plan.origin.is_some();
        if plan.on.len() == 4 {
            self.palace = Some(plan.on.clone());
            self.count(if is_moved { "palace moved" } else { "palace built" });
            return;
        }
        let colour = self.tiles[plan.on.first().unwrap()];
        self.pagodas.retain(|on, it| *it != colour || on.first().copied() != plan.origin);
        self.pagodas.insert(plan.on.clone(), colour);
        self.count(if is_moved { "pagoda moved" } else { "pagoda built" });
    }
}
