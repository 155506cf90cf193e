//! Determinization: the position that is consistent with a view. Nothing is hidden, so there is one.

use game::{Determinize, Luck, Rules, Setup, seats};

use crate::{
    action::Groups,
    options::Options,
    palace::{Palace, Palaces},
    person::CARDS,
    player::Player,
    position::Dragon,
    view::{PalaceView, PlayerView, View},
};

impl Determinize for Dragon {
    /// The position that looks like this.
    fn imagine<L: Luck>(view: &View, _: &mut L) -> Dragon {
        let options = Options {
            great_wall: view.great_wall,
            super_event: view.super_choice,
            // Nobody decides anything before it is spent.
            start: None,
        };
        let mut game = Dragon::new(&Setup { seats: view.players.len() as u8, options });
        game.phase = view.phase;
        game.stage = view.stage;
        game.month = view.month;
        game.super_event = view.super_event;
        for (at, month) in view.months.iter().enumerate() {
            game.year[at] = month.event;
            game.wall[at] = month.owner;
        }
        game.groups = Groups::default();
        for card in &view.actions {
            game.groups.0[card.action as usize] = card.group;
        }
        game.order[..view.order.len()].copy_from_slice(&view.order);
        game.queue[..view.queue.len()].copy_from_slice(&view.queue);
        game.at = view.done;
        game.left = view.left;
        game.card = view.card;
        game.newcomer = view.newcomer;
        game.barred = view.barred;
        game.supply = view.supply;
        game.gone = view.gone;
        for (seat, seen) in seats(game.seats).zip(&view.players) {
            let palaces = view.palaces.iter().filter(|palace| palace.owner == seat);
            *game.player_mut(seat) = imagine_player(seen, palaces);
        }
        game
    }
}

/// A player as the view shows it.
fn imagine_player<'a>(seen: &PlayerView, palaces: impl Iterator<Item = &'a PalaceView>) -> Player {
    let mut player = Player::new(false);
    player.points = seen.points;
    player.space = seen.space;
    player.goods = [seen.yuan, seen.rice, seen.fireworks];
    player.privileges = [seen.small, seen.large];
    player.hand = [0; CARDS];
    for card in &seen.cards {
        player.hand[card.index()] += 1;
    }
    player.tiles = seen.tiles.iter().fold(0, |tiles, bonus| tiles | 1 << *bonus as u8);
    player.dragon = seen.dragon;
    player.due = seen.due;
    player.palaces = Palaces::NONE;
    for seen in palaces {
        let mut palace = Palace::new(seen.floors);
        for person in &seen.persons {
            palace.add(*person);
            player.court[person.index()] += 1;
        }
        player.palaces.push(palace);
    }
    player
}
