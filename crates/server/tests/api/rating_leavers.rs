//! Attempts to save a rating by leaving a rated game, each with its outcome.

use serde_json::{Value, json};
use server_testkit::{Node, TestDatabase, TestTable, done, until};

use crate::{
    rated_tables::rated,
    rating_attacks::{ENOUGH, Site, again},
};

/// A rated game of two whose player to act has run out of time, two hours ago by the log; a bot plays for them.
struct Abandoned {
    site: Site,
    table: TestTable,
    /// The player who left.
    left: usize,
}

/// Makes the acts of a log earlier, and every clock with them. A node that has the table in memory doesn't see that.
fn two_hours_later(base: &TestDatabase) {
    base.sql("update act set created_at = created_at - interval '2 hours'");
    base.sql("update tables set due_at = now() where status = 1");
}

impl Abandoned {
    fn new() -> Abandoned {
        let base = TestDatabase::new();
        let node = Node::on(&base, &["--bots", "0"]);
        let site = Site { base, node };
        let (ann, ben) = (site.member(), site.member());
        let mut table = site.begin(&[&ann, &ben], &rated(json!({})));
        for _ in 0..ENOUGH {
            assert!(table.play_first(), "the game is longer");
        }
        let left = table.now().1.expect("a seat is to act");
        two_hours_later(&site.base);
        Abandoned { site, table, left }.at(&["--bot-think-time-factor", "0.02"], true)
    }

    /// The same at another node, which reads the log anew.
    fn at(mut self, flags: &[&str], until_away: bool) -> Abandoned {
        let node = Node::on(&self.site.base, flags);
        let old = std::mem::replace(&mut self.site.node, node);
        self.table.people = self.table.people.iter().map(|it| again(&self.site.node, it)).collect();
        let left = json!([self.left]);
        if until_away {
            until("the player has run out of time", || self.info()["away"] == left);
        }
        drop(old);
        self
    }

    fn info(&mut self) -> Value {
        let path = format!("/api/tables/{}", self.table.id);
        done(self.table.people[0].get(&path))
    }

    /// The player who stayed plays on until the game is over.
    fn play_on(&mut self) {
        let stayed = 1 - self.left;
        let path = self.table.path("moves");
        loop {
            let (acts, Some(seat)) = self.table.now() else { return };
            if seat == stayed {
                let mv = self.table.frame(stayed)["frame"]["moves"][0].clone();
                let new = json!({"acts": acts, "move": mv});
                let told = self.table.people[stayed].post(&path, &new).told();
                assert!(["200", "409 stale"].contains(&told.as_str()), "{told}");
            }
        }
    }

    /// The places of the player who left and the one who stayed, and how their ratings changed.
    fn outcome(&self) -> [(u64, i64); 2] {
        self.site.archive();
        [self.left, 1 - self.left].map(|seat| {
            let game = &self.site.games(&self.table.people[seat])[0];
            let place = game["seats"][seat]["place"].as_u64().expect("a place");
            (place, game["seats"][seat]["rating_change"].as_i64().expect("the game counted"))
        })
    }
}

#[test]
fn leaver_loses_despite_the_moves_of_a_bot() {
    let mut game = Abandoned::new();
    game.play_on();
    assert_eq!(game.info()["resigned"], json!([game.left]));
    let [(left, lost), (stayed, won)] = game.outcome();
    assert_eq!((left, stayed), (2, 1));
    assert!(lost < 0 && 0 < won, "{lost} {won}");
    assert_eq!(game.site.check().games, 1);
}

#[test]
fn leaver_loses_even_if_the_other_resigns_to_the_bot() {
    let mut game = Abandoned::new();
    let stayed = 1 - game.left;
    let path = game.table.path("resign");
    until("the other has resigned", || {
        let (acts, _) = game.table.now();
        game.table.people[stayed].post(&path, &json!({ "acts": acts })).status == 200
    });
    assert_eq!(game.info()["resigned"], json!([game.left, stayed]));
    assert!(game.outcome()[0].1 < 0);
}

#[test]
fn return_within_the_grace_is_no_loss() {
    let mut game = Abandoned::new();
    let path = game.table.path("return");
    done(game.table.people[game.left].post(&path, &json!({})));
    let stayed = 1 - game.left;
    let path = game.table.path("resign");
    until("the other has resigned", || {
        let (acts, _) = game.table.now();
        game.table.people[stayed].post(&path, &json!({ "acts": acts })).status == 200
    });
    assert_eq!(game.info()["resigned"], json!([stayed]));
    let [(left, won), _] = game.outcome();
    assert!(left == 1 && 0 < won, "{left} {won}");
}

#[test]
fn return_after_the_grace_is_a_loss() {
    // No worker: the clock of the other player, which has run out too by then, isn't looked at.
    let mut game = Abandoned::new().at(&["--bots", "0"], false);
    two_hours_later(&game.site.base);
    let path = game.table.path("return");
    done(game.table.people[game.left].post(&path, &json!({})));
    let stayed = 1 - game.left;
    let (acts, _) = game.table.now();
    game.table.act(stayed, "resign", json!({ "acts": acts }));
    assert_eq!(game.info()["resigned"], json!([game.left, stayed]), "the earlier one is last");
    game = game.at(&[], false);
    assert!(game.outcome()[0].1 < 0);
    game.site.check();
}
