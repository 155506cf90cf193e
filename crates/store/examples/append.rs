//! Throughput of the writer, on a PostgreSQL of its own: `cargo run --release -p store --example append -- NAME=NUMBER …`. Each
//! of `callers` appends `acts` acts to its own share of `tables` in turn, waits for each act, and then thinks for `think_us` on
//! average. With `sync=0` commits don't wait for the disk, as if it were fast. With `clock=1` each act also sets the due time of its table. The other names are those of `WriterConfig`.

use std::{
    collections::BTreeMap,
    error::Error,
    time::{Duration, Instant},
};

use game::{Luck as _, Quick};
use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{
    Append, DueLane, DueTime, KeyHash, NewTableRow, Seed, Store, StoreError, TableStatus, Writer,
    WriterConfig,
};
use wire::api::{TableId, UserId};

struct Plan {
    callers: u64,
    acts: u64,
    tables: u64,
    think: Duration,
    pace: WriterConfig,
    due: Option<Duration>,
    is_synchronous: bool,
}

fn plan() -> Result<Plan, Box<dyn Error>> {
    let usual = WriterConfig::default();
    let mut numbers = BTreeMap::from([
        ("callers", 256),
        ("acts", 100),
        ("tables", 16_384),
        ("think_us", 0),
        ("clock", 0),
        ("sync", 1),
        ("wait_us", usual.wait.as_micros() as u64),
        ("gather_us", usual.gather.as_micros() as u64),
        ("busy", usual.busy as u64),
        ("lanes", usual.lanes as u64),
        ("batch", usual.batch as u64),
    ]);
    for word in std::env::args().skip(1) {
        let (name, number) = word.split_once('=').ok_or("an argument is NAME=NUMBER")?;
        let known = numbers.get_mut(name).ok_or_else(|| format!("unknown argument {name}"))?;
        *known = number.parse()?;
    }
    let pace = WriterConfig {
        wait: Duration::from_micros(numbers["wait_us"]),
        gather: Duration::from_micros(numbers["gather_us"]),
        busy: numbers["busy"] as usize,
        lanes: numbers["lanes"] as usize,
        batch: numbers["batch"] as usize,
    };
    let due = (numbers["clock"] != 0).then_some(Duration::from_secs(3600));
    let (callers, acts) = (numbers["callers"], numbers["acts"]);
    let (tables, think) = (numbers["tables"].max(callers), numbers["think_us"]);
    Ok(Plan {
        callers,
        acts,
        tables,
        think: Duration::from_micros(think),
        pace,
        due,
        is_synchronous: numbers["sync"] != 0,
    })
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
        store.tables.add_table(&new_table(at)).await?;
    }
    Ok(())
}

/// Appends to the tables `caller`, `caller + callers`, … in turn; returns the latency of each act.
async fn play(writer: Writer, caller: u64, plan: &'static Plan) -> Result<Vec<Duration>, String> {
    let mine: Vec<u64> = (caller..plan.tables).step_by(plan.callers as usize).collect();
    let (mut times, mut luck) = (Vec::new(), Quick::new(caller));
    for turn in 0..plan.acts {
        if !plan.think.is_zero() {
            let think = f64::from(luck.below(2_000)) / 1_000.0;
            tokio::time::sleep(plan.think.mul_f64(think)).await;
        }
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

/// CPU time of processes that a process waited for, in ticks of 10 ms.
fn children_ticks(pid: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(13);
    Some(fields.next()?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?)
}

/// The process that a process was started by.
fn parent(pid: u32) -> Option<u32> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    stat.rsplit_once(')')?.1.split_whitespace().nth(1)?.parse().ok()
}

/// What PostgreSQL counted.
struct Counts {
    /// CPU time of connections that have ended, in ticks.
    ticks: u64,
    /// Position in the write-ahead log.
    wal: i64,
    /// Updates of tables, and those that were heap-only.
    updates: i64,
    heap_only: i64,
}

async fn counts(url: &str) -> Result<Counts, sqlx::Error> {
    let mut connection = PgConnection::connect(url).await?;
    let query =
        "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint, n_tup_upd, n_tup_hot_upd,
             pg_backend_pid()
         from pg_stat_user_tables where relname = 'tables'";
    let (wal, updates, heap_only, pid): (_, _, _, i32) =
        sqlx::query_as(query).fetch_one(&mut connection).await?;
    let ticks = parent(pid as u32).and_then(children_ticks).unwrap_or_default();
    Ok(Counts { ticks, wal, updates, heap_only })
}

async fn open_all(store: &Store, plan: &'static Plan) -> Result<(), Box<dyn Error>> {
    store.migrate().await?;
    let opening = (0..8).map(|first| tokio::spawn(open(store.clone(), first, plan)));
    for opened in opening.collect::<Vec<_>>() {
        opened.await??;
    }
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let plan: &'static Plan = Box::leak(Box::new(plan()?));
    let cluster = test_services::Cluster::start();
    if !plan.is_synchronous {
        let mut connection = PgConnection::connect(&cluster.url()).await?;
        connection.execute("alter system set synchronous_commit = off").await?;
        connection.execute("select pg_reload_conf()").await?;
    }
    open_all(&Store::connect(&cluster.url(), 8).await?, plan).await?;
    let store = Store::connect(&cluster.url(), 1).await?;
    let before = counts(&cluster.url()).await?;
    let writer = Writer::start(&store.tables, plan.pace);
    let begun = Instant::now();
    let callers: Vec<_> =
        (0..plan.callers).map(|caller| tokio::spawn(play(writer.clone(), caller, plan))).collect();
    let mut times = Vec::new();
    for caller in callers {
        times.extend(caller.await??);
    }
    let took = begun.elapsed();
    times.sort();
    let (acts, statements) = (times.len() as f64, writer.statements());
    let of = |part: usize| times[(times.len() - 1) * part / 100].as_secs_f64() * 1000.0;
    println!(
        "{acts} acts in {:.2} s: {:.0} acts a second, {:.1} in a statement; {:.2} ms at the median, {:.2} ms at 99 %",
        took.as_secs_f64(),
        acts / took.as_secs_f64(),
        acts / statements as f64,
        of(50),
        of(99),
    );
    // Connections report what they did when they end.
    drop((writer, store));
    let mut after = counts(&cluster.url()).await?;
    while after.updates - before.updates < times.len() as i64 {
        after = counts(&cluster.url()).await?;
    }
    println!(
        "PostgreSQL: {:.0} µs of CPU and {:.0} B of WAL an act; {:.1} % of updates heap-only",
        (after.ticks - before.ticks) as f64 * 10_000.0 / acts,
        (after.wal - before.wal) as f64 / acts,
        (after.heap_only - before.heap_only) as f64 * 100.0
            / (after.updates - before.updates) as f64,
    );
    Ok(())
}
