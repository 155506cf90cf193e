//! Throughput of the writer in acts per second: `cargo run -p store --example append -- TASKS ACTS
//! TABLES WAIT_US LANES BATCH CLOCK`. Each task appends to its own tables in turn and waits for each act. With a clock each act also sets the due time of its table.

use std::{
    error::Error,
    time::{Duration, Instant},
};

use store::{
    Append, DueLane, DueTime, KeyHash, NewTableRow, Seed, Store, StoreError, TableStatus, Writer,
    WriterConfig,
};
use wire::api::{TableId, UserId};

struct Plan {
    tasks: u64,
    acts: u64,
    tables: u64,
    pace: WriterConfig,
    due: Option<Duration>,
}

fn plan() -> Result<Plan, Box<dyn Error>> {
    let mut numbers = [256, 100, 16_384, 0, 2, 256, 0];
    for (number, word) in numbers.iter_mut().zip(std::env::args().skip(1)) {
        *number = word.parse()?;
    }
    let [tasks, acts, tables, wait, lanes, batch, clock] = numbers;
    let pace = WriterConfig {
        wait: Duration::from_micros(wait),
        lanes: lanes as usize,
        batch: batch as usize,
    };
    let due = (clock != 0).then_some(Duration::from_secs(3600));
    Ok(Plan { tasks, acts, tables: tables.max(tasks), pace, due })
}

/// Scattered ids, as in production.
fn table_id(at: u64) -> TableId {
    TableId::from_bits(at.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 4)
}

fn new_table(at: u64) -> NewTableRow {
    NewTableRow {
        id: table_id(at),
        game: "qin".into(),
        edition: 1,
        seats: 4,
        options: "board=bird hands=fair".into(),
        title: "One of many".into(),
        public: false,
        owner: UserId::from_bits(at),
        seed: Seed([7; 32]),
        network: None,
        bots: 0,
    }
}

/// Opens every eighth table.
async fn open(store: Store, first: usize, plan: &Plan) -> Result<(), StoreError> {
    for at in (0..plan.tables).skip(first).step_by(8) {
        store.add_table(&new_table(at)).await?;
    }
    Ok(())
}

/// Appends to the tables `task`, `task + tasks`, … in turn; returns the latency of each act.
async fn play(writer: Writer, task: u64, plan: &'static Plan) -> Result<Vec<Duration>, String> {
    let mine: Vec<u64> = (task..plan.tables).step_by(plan.tasks as usize).collect();
    let mut times = Vec::new();
    for turn in 0..plan.acts {
        let (table, number) = (mine[turn as usize % mine.len()], turn as usize / mine.len());
        let act = Append {
            table: table_id(table),
            number: number as u32,
            head: None,
            idempotency_key: Some(KeyHash(u128::from(turn).to_be_bytes())),
            body: r#"{"by":1,"move":"RB D3 D4","chance":["RY","RR"]}"#.into(),
            status: TableStatus::Running,
            due: plan.due.map(DueTime::In),
            lane: DueLane::Clock,
        };
        let begun = Instant::now();
        let result = writer.put(act).await.map_err(|error| error.to_string())?;
        if !result.is_done() {
            return Err(format!("act {number} of table {table} was taken"));
        }
        times.push(begun.elapsed());
    }
    Ok(times)
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let plan: &'static Plan = Box::leak(Box::new(plan()?));
    let database = test_services::database().await;
    let store = Store::connect(database.url(), 8).await?;
    store.migrate().await?;
    let opening = (0..8).map(|first| tokio::spawn(open(store.clone(), first, plan)));
    for opened in opening.collect::<Vec<_>>() {
        opened.await??;
    }
    let writer = Writer::start(&store, plan.pace);
    let begun = Instant::now();
    let tasks: Vec<_> =
        (0..plan.tasks).map(|task| tokio::spawn(play(writer.clone(), task, plan))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    let took = begun.elapsed();
    times.sort();
    let of = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1000.0;
    println!(
        "{} acts in {:.2} s: {:.0} acts a second; {:.2} ms at the median, {:.2} ms at 99 %",
        times.len(),
        took.as_secs_f64(),
        times.len() as f64 / took.as_secs_f64(),
        of(50),
        of(99),
    );
    Ok(())
}
