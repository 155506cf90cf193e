//! The tables that this node has in memory, and the one way to add to their logs.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError, atomic::Ordering},
    time::{Duration, Instant},
};

use clock::{Moment, Outages, Span};
use store::{ActRow, Append, Appended, Store, StoreError, TableRow, When, Writer};
use wire::api::{Acted, Code, Problem, TableId, UserId};

use crate::{
    bus::Bus,
    room::{Draft, Room, State},
    trouble::{Trouble, told},
};

/// How often an act is planned anew because another node was faster.
const TRIES: usize = 5;
/// How long a table stays in memory that nobody uses.
const KEPT: Duration = Duration::from_secs(600);

/// Whether somebody knows of acts that we don't.
fn is_ahead(problem: &Problem) -> bool {
    problem.code == Code::Late && problem.acts.is_none()
}

fn outages(spans: &[(i64, i64)]) -> Outages {
    let moment = Moment::from_millis;
    Outages::new(spans.iter().map(|(from, until)| Span::new(moment(*from), moment(*until))))
}

/// What people are called.
type Names = Vec<(UserId, String)>;

/// Every table that is in memory here.
pub(crate) struct Rooms {
    store: Store,
    writer: Writer,
    pub(crate) bus: Bus,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    born: Instant,
    outages: Mutex<Outages>,
}

impl Rooms {
    pub(crate) fn new(store: Store, writer: Writer, bus: Bus) -> Rooms {
        Rooms {
            store,
            writer,
            bus,
            rooms: Mutex::default(),
            born: Instant::now(),
            outages: Mutex::default(),
        }
    }

    pub(super) fn all(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are in memory.
    pub(crate) fn count(&self) -> usize {
        self.all().len()
    }

    /// A table, from memory or from its log. None if there is no such table.
    pub(crate) async fn find(&self, id: TableId) -> Result<Option<Arc<Room>>, Trouble> {
        if let Some(room) = self.here(id) {
            if room.doubted() {
                self.catch_up(&room).await?;
            }
            return Ok(Some(room));
        }
        let Some(state) = self.load(id).await? else { return Ok(None) };
        let mut rooms = self.all();
        // Whoever was first is right: two copies would hear only half each.
        let room = rooms.entry(id).or_insert_with(|| Arc::new(Room::new(state)));
        room.used.store(self.age(), Ordering::Relaxed);
        Ok(Some(room.clone()))
    }

    /// The same, where it being unknown is the asker's problem.
    pub(crate) async fn get(&self, id: TableId) -> Result<Arc<Room>, Problem> {
        let found = self.find(id).await.map_err(told)?;
        found.ok_or_else(|| Problem::new(Code::Unknown))
    }

    /// The same, as the log has it now, for those who ask once and don't listen.
    pub(crate) async fn get_newest(&self, id: TableId) -> Result<Arc<Room>, Problem> {
        let room = self.get(id).await?;
        self.catch_up(&room).await.map_err(told)?;
        Ok(room)
    }

    /// A table if it is in memory.
    pub(crate) fn here(&self, id: TableId) -> Option<Arc<Room>> {
        let room = self.all().get(&id)?.clone();
        room.used.store(self.age(), Ordering::Relaxed);
        Some(room)
    }

    fn age(&self) -> u32 {
        self.born.elapsed().as_secs() as u32
    }

    async fn load(&self, id: TableId) -> Result<Option<State>, Trouble> {
        if let Some(row) = self.store.table(id).await? {
            let acts = self.store.acts(id, 0).await?;
            // It may have been packed between the two.
            if row.acts as usize <= acts.len() {
                return self.followed(row, &acts).await.map(Some);
            }
        }
        let Some((row, acts)) = self.store.finished(id).await? else { return Ok(None) };
        self.followed(row, &acts).await.map(Some)
    }

    async fn followed(&self, row: TableRow, acts: &[ActRow]) -> Result<State, Trouble> {
        let mut state = State::new(row, self.outages());
        state.know(self.store.names(&state.strangers(acts)).await?);
        state.follow_all(acts)?;
        Ok(state)
    }

    /// Reads what the log has more than we know, and tells those who listen.
    pub(crate) async fn catch_up(&self, room: &Room) -> Result<(), Trouble> {
        let known = room.state().acts;
        // What we know last is asked for too: where it isn't found, the log is elsewhere.
        let (acts, names) = match self.acts(room, known.saturating_sub(1)).await {
            Ok(read) => read,
            Err(trouble) => {
                room.doubt();
                return Err(trouble.into());
            }
        };
        if acts.last().is_none_or(|last| last.number < known) {
            return Ok(());
        }
        let followed = {
            let mut state = room.state();
            state.know(names);
            state.follow_all(&acts)
        };
        if let Err(lost) = followed {
            self.forget(room.id);
            return Err(lost.into());
        }
        room.ring();
        Ok(())
    }

    /// Reads all of a table again. It may go on meanwhile.
    async fn read_again(&self, room: &Room) -> Result<(), Trouble> {
        while let Some(state) = self.load(room.id).await?
            && !room.replace(state)
        {}
        Ok(())
    }

    /// What the log has from an act on, and what those are called who sit down in it.
    async fn acts(&self, room: &Room, from: u32) -> Result<(Vec<ActRow>, Names), StoreError> {
        let mut acts = self.store.acts(room.id, from).await?;
        // A game may have ended and been packed while this node heard nothing of it.
        let may_be_packed = acts.is_empty() && !room.state().is_ended();
        if may_be_packed && let Some((_, packed)) = self.store.finished(room.id).await? {
            acts = packed;
        }
        let strangers = room.state().strangers(&acts);
        let names = self.store.names(&strangers).await?;
        Ok((acts, names))
    }

    fn outages(&self) -> Outages {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Is told when no move could be made: spans of milliseconds since 1970. Tables are read again if that is
    /// news, since clocks stood then.
    pub(crate) async fn set_outages(&self, spans: &[(i64, i64)]) -> Result<(), Trouble> {
        let outages = outages(spans);
        let known = |outages| {
            let mut known = self.outages.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut *known, outages)
        };
        let before = known(outages.clone());
        if before == outages {
            return Ok(());
        }
        let read = self.read_timed().await;
        if read.is_err() {
            // Whoever is told next tries again.
            known(before);
        }
        read
    }

    /// The same for one table, which has followed when this is done.
    pub(crate) async fn stand_still(
        &self,
        room: &Room,
        spans: &[(i64, i64)],
    ) -> Result<(), Trouble> {
        self.set_outages(spans).await?;
        let is_news = room.state().timing.outages != outages(spans);
        if is_news { self.read_again(room).await } else { Ok(()) }
    }

    /// Reads the logs again of all tables whose clocks run.
    async fn read_timed(&self) -> Result<(), Trouble> {
        let is_timed = |room: &Arc<Room>| room.state().timing.clocks().is_some();
        let rooms: Vec<Arc<Room>> =
            self.all().values().filter(|room| is_timed(room)).cloned().collect();
        for room in rooms {
            self.read_again(&room).await?;
        }
        Ok(())
    }

    /// Lets a table go; whoever asks next reads its log.
    pub(crate) fn forget(&self, id: TableId) {
        self.all().remove(&id);
    }

    /// Adds to a table's log. It goes on if whoever asked for it goes away: what is written must be
    /// followed here.
    pub(crate) async fn act<P>(
        self: &Arc<Rooms>,
        room: Arc<Room>,
        key: Option<[u8; 16]>,
        plan: P,
    ) -> Result<Acted, Problem>
    where
        P: Fn(&State) -> Result<Draft, Problem> + Send + 'static,
    {
        let rooms = self.clone();
        let act = tokio::spawn(async move { rooms.write(&room, key, plan).await });
        act.await.unwrap_or_else(|_| Err(Problem::new(Code::Fault)))
    }

    async fn write<P>(&self, room: &Room, key: Option<[u8; 16]>, plan: P) -> Result<Acted, Problem>
    where
        P: Fn(&State) -> Result<Draft, Problem>,
    {
        let _pen = room.pen.lock().await;
        let mut is_newest = false;
        for _ in 0..TRIES {
            if room.doubted() {
                self.catch_up(room).await.map_err(told)?;
            }
            let planned = {
                let state = room.state();
                if let Some(acted) = state.made_with(key) {
                    return Ok(acted);
                }
                plan(&state).map(|draft| (draft, state.acts))
            };
            let (draft, number) = match planned {
                Ok(planned) => planned,
                // Who knows more than we do shows that it is us who are late.
                Err(problem) if is_ahead(&problem) && !is_newest => {
                    is_newest = true;
                    self.catch_up(room).await.map_err(told)?;
                    continue;
                }
                Err(problem) => return Err(problem),
            };
            match self.put(room, &draft, number, key).await {
                Ok(Appended::Done { at }) => {
                    return Ok(self.done(room, &draft, (number, at), key));
                }
                Ok(Appended::Taken) => self.catch_up(room).await.map_err(told)?,
                Err(trouble) => {
                    // Whether it was written isn't known.
                    room.doubt();
                    return Err(told(trouble.into()));
                }
            }
        }
        Err(Problem::new(Code::Unavailable))
    }

    async fn put(
        &self,
        room: &Room,
        draft: &Draft,
        number: u32,
        key: Option<[u8; 16]>,
    ) -> Result<Appended, StoreError> {
        let body = serde_json::to_string(&draft.act).expect("an act is JSON");
        let (stage, due) = (draft.stage, draft.due);
        self.writer.put(Append { table: room.id, number, key, body, stage, due }).await
    }

    /// Follows what was written, and tells everybody.
    fn done(
        &self,
        room: &Room,
        draft: &Draft,
        (number, at): (u32, i64),
        key: Option<[u8; 16]>,
    ) -> Acted {
        let acted = {
            let mut state = room.state();
            // Somebody who asked for the newest may have read it from the log already.
            if state.acts == number
                && let Err(lost) = state.follow(&draft.act, key, at)
            {
                // Planned and checked a moment ago: the log has it, so it is read anew.
                tracing::error!(%lost, "a written act can't be followed");
                self.forget(room.id);
            }
            state.after(number)
        };
        metrics::counter!("pagoda_acts_total").increment(1);
        room.ring();
        self.bus.ring_table(room.id, acted.acts);
        if draft.due == Some(When::NOW) {
            self.bus.ring_workers();
        }
        acted
    }

    /// Whether a table is in memory and has fewer acts than that.
    pub(crate) fn is_news(&self, id: TableId, acts: u32) -> bool {
        let room = self.all().get(&id).cloned();
        room.is_some_and(|room| room.state().acts < acts)
    }

    /// A ping came: a table has so many acts.
    pub(crate) async fn hear(&self, id: TableId, acts: u32) {
        let Some(room) = self.all().get(&id).cloned() else { return };
        if acts <= room.state().acts {
            return;
        }
        if !room.is_heard() {
            return room.doubt();
        }
        if let Err(trouble) = self.catch_up(&room).await {
            tracing::warn!(%trouble, "a table couldn't be caught up with");
        }
    }

    /// Asks the store how far all tables are that somebody here listens to, and lets those go that
    /// nobody used for long. What a lost ping would have told is found out so.
    pub(crate) async fn sweep(&self) -> Result<(), Trouble> {
        let heard: Vec<TableId> = {
            let age = self.age();
            let mut rooms = self.all();
            rooms.retain(|_, room| {
                let idle = age.saturating_sub(room.used.load(Ordering::Relaxed));
                room.is_heard() || 1 < Arc::strong_count(room) || idle < KEPT.as_secs() as u32
            });
            rooms.values().filter(|room| room.is_heard()).map(|room| room.id).collect()
        };
        metrics::gauge!("pagoda_tables_in_memory").set(self.count() as f64);
        if self.bus.is_shared() {
            self.sweep_present();
        }
        for ids in heard.chunks(5_000) {
            for (id, acts) in self.store.heads(ids).await? {
                self.hear(id, acts).await;
            }
            for (id, number) in self.store.last_said(ids).await? {
                if let Some(room) = self.all().get(&id) {
                    room.ring_said(number);
                }
            }
        }
        Ok(())
    }

    /// Doubts everything: pings may have been lost.
    pub(crate) fn doubt_all(&self) {
        for room in self.all().values() {
            room.doubt();
        }
    }
}
