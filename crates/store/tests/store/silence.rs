//! An unresponsive PostgreSQL: connections stay open, and no statement is answered.

use std::time::{Duration, Instant};

use store::{Store, StoreError, Writer, WriterConfig};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    sync::watch,
};

use crate::{act, new_table, store, table_id};

/// The least time from a connection's last use to its replacement: a second idle, and a second for the ping.
const PINGED: Duration = Duration::from_secs(2);

/// Forwards bytes in both directions until it falls silent: then open connections hang.
struct Relay {
    port: u16,
    epoch: watch::Sender<u32>,
}

impl Relay {
    async fn start(to: String) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (epoch, silence) = watch::channel(0);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (to, mut silence) = (to.clone(), silence.clone());
                silence.mark_unchanged();
                tokio::spawn(async move {
                    let mut far = TcpStream::connect(to).await.unwrap();
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = silence.changed() => std::future::pending().await,
                    }
                });
            }
        });
        Relay { port, epoch }
    }

    /// Hangs all open connections; new ones work.
    fn fall_silent(&self) {
        self.epoch.send_modify(|epoch| *epoch += 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_server_times_out_and_the_pool_recovers() {
    let (database, near) = store().await;
    near.tables.add_table(&new_table(1)).await.unwrap();
    let host = database.url().split('@').nth(1).unwrap().split('/').next().unwrap();
    let relay = Relay::start(host.to_owned()).await;
    let url = format!("postgres://postgres@127.0.0.1:{}/{}", relay.port, database.name());
    let store = Store::connect(&url, 1).await.unwrap();
    let writer = Writer::start(&store.tables, WriterConfig::default());
    assert!(writer.put(act(1, 0)).await.unwrap().is_done());
    let used = Instant::now();
    assert!(store.tables.table(table_id(1)).await.unwrap().is_some());

    relay.fall_silent();
    let begun = Instant::now();
    let read = async { (store.tables.table(table_id(1)).await, used.elapsed()) };
    let ((read, waited), put) = tokio::join!(read, writer.put(act(1, 1)));
    // On a slow machine the connection has idled long enough to be pinged: it is replaced after both timeouts.
    let is_replaced = matches!(read, Ok(Some(_))) && PINGED <= waited;
    assert!(is_replaced || matches!(read, Err(StoreError::Unavailable(_))), "{read:?}, {waited:?}");
    assert!(matches!(put, Err(StoreError::Unavailable(_))), "{put:?}");
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());

    // The timeouts closed the pool's connection and the lane's.
    let acts = store.tables.table(table_id(1)).await.unwrap().unwrap().acts;
    let result = writer.put(act(1, acts)).await.unwrap();
    assert!(result.is_done());
}
