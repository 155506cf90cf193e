//! Concurrent games, while faults are injected into the nodes.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::{task::JoinSet, time::sleep};

use crate::{Client, FinishedGame, Party};

/// A constant number of concurrent games: when one ends, the next starts.
pub struct SimulatedPlayers {
    client: Client,
    is_enough: Arc<AtomicBool>,
    tables: JoinSet<Vec<FinishedGame>>,
}

impl SimulatedPlayers {
    /// Starts the games.
    pub fn gather(client: &Client, party: &Party, games: usize) -> SimulatedPlayers {
        let (is_enough, mut tables) = (Arc::new(AtomicBool::new(false)), JoinSet::new());
        for _ in 0..games {
            let (client, party, is_enough) = (client.clone(), party.clone(), is_enough.clone());
            tables.spawn(async move {
                let mut played = vec![party.play(&client).await];
                while !is_enough.load(Ordering::Relaxed) {
                    played.push(party.play(&client).await);
                }
                played
            });
        }
        SimulatedPlayers { client: client.clone(), is_enough, tables }
    }

    /// Waits until this many more commands are answered; panics after two minutes.
    pub async fn wait_for_answers(&mut self, commands: usize) {
        let (goal, mut waited) = (self.client.answered() + commands, 0);
        while self.client.answered() < goal {
            // Propagate a panic early.
            if let Some(ended) = self.tables.try_join_next() {
                panic!("a game failed: {:?}", ended.err());
            }
            sleep(Duration::from_millis(2)).await;
            waited += 1;
            assert!(waited < 60_000, "{commands} commands weren't answered within two minutes");
        }
    }

    /// Finishes all games and returns them.
    pub async fn finish(self) -> Vec<FinishedGame> {
        self.is_enough.store(true, Ordering::Relaxed);
        self.tables.join_all().await.concat()
    }
}
