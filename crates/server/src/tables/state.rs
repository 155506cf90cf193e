//! The state of a table, folded from its log.

use std::time::Instant;

use clock::Outages;
use game::{Key, Seat, Turn};
use store::{ActHead, TableRow, TableStatus};
use table::{Table, fair};
use wire::api::{self, FairnessProof, Level, SeatHolder, TableId, TakeBackRequest, UserId};

use crate::{
    idempotency::KeyHash,
    tables::{
        alert_requests::AlertRequests, log_index::LogIndex, preparation::Preparation,
        rating_facts::RatingFacts, seating::Seating, timing::Timing,
    },
};

/// Estimated bytes of a table without acts, of each act, and of each step with its events.
const TABLE_BYTES: usize = 8_000;
const ACT_BYTES: usize = 116;
const STEP_BYTES: usize = 400;

/// A table after all acts that this node has applied. It contains hidden information.
pub(crate) struct TableState {
    row: TableRow,
    pub(super) log: LogIndex,
    pub(crate) status: TableStatus,
    pub(super) seating: Seating,
    /// The start that waits for players' seeds.
    pub(crate) preparation: Option<Preparation>,
    pub(super) alerts: AlertRequests,
    /// The open request for a take-back.
    pub(crate) take_back_request: Option<TakeBackRequest>,
    pub(crate) rematch: Option<TableId>,
    pub(super) game: Option<Box<dyn Table>>,
    pub(crate) timing: Timing,
    /// Whether the game starts as soon as all chairs are taken.
    pub(crate) starts_when_full: bool,
    /// How often each seat has asked for consent to a take-back.
    pub(super) requests: Vec<u32>,
    pub(crate) rating_facts: RatingFacts,
    /// When this node committed the last act, or read it.
    pub(crate) applied_at: Instant,
}

impl TableState {
    /// A table before its first act.
    pub(crate) fn new(row: TableRow, outages: Outages) -> TableState {
        TableState {
            log: LogIndex::default(),
            status: TableStatus::Open,
            seating: Seating::new(row.seats),
            preparation: None,
            alerts: AlertRequests::new(row.seats),
            take_back_request: None,
            rematch: None,
            game: None,
            timing: Timing::new(outages),
            starts_when_full: false,
            requests: vec![0; usize::from(row.seats)],
            rating_facts: RatingFacts::default(),
            applied_at: Instant::now(),
            row,
        }
    }

    /// The table's id.
    pub(crate) fn id(&self) -> TableId {
        self.row.id
    }

    /// The table's row, which never changes, except that a moderator may remove the title.
    pub(crate) fn row(&self) -> &TableRow {
        &self.row
    }

    /// Removes a name or the title; the function tells whether there was anything to remove.
    pub(super) fn remove_content(
        &mut self,
        remove: impl FnOnce(&mut Seating, &mut String) -> bool,
    ) -> bool {
        let is_changed = remove(&mut self.seating, &mut self.row.title);
        if is_changed {
            self.log.mark_card_changed();
        }
        is_changed
    }

    /// The person who created the table.
    pub(crate) fn owner(&self) -> UserId {
        self.row.owner
    }

    /// The number of acts.
    pub(crate) fn acts(&self) -> u32 {
        self.log.acts()
    }

    /// The last act.
    pub(super) fn head(&self) -> Option<ActHead> {
        self.log.head()
    }

    /// The number of acts when anything but the game last changed.
    pub(crate) fn card_version(&self) -> u32 {
        self.log.card()
    }

    /// Its estimated size in memory, in bytes.
    pub(super) fn size(&self) -> usize {
        TABLE_BYTES
            + self.acts() as usize * ACT_BYTES
            + self.ply() * STEP_BYTES
            + self.timing.size()
    }

    /// The holders of all seats, in playing order.
    pub(crate) fn holders(&self) -> &[SeatHolder] {
        &self.seating.holders
    }

    /// The seats that resigned, in that order.
    pub(crate) fn resigned(&self) -> &[Seat] {
        &self.seating.resigned
    }

    /// The game, once it has started.
    pub(crate) fn game(&self) -> Option<&dyn Table> {
        self.game.as_deref()
    }

    /// The number of steps of the game.
    pub(crate) fn ply(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.ply())
    }

    /// Whether the game is over or was aborted.
    pub(crate) fn is_ended(&self) -> bool {
        matches!(self.status, TableStatus::Finished | TableStatus::Aborted)
    }

    /// Whether all chairs are taken at a table that then starts.
    pub(crate) fn is_ready_to_start(&self) -> bool {
        let is_full = !self.holders().contains(&SeatHolder::Open);
        self.status == TableStatus::Open && self.starts_when_full && is_full && self.has_person()
    }

    /// Whether a person has a seat. A game of bots alone would cost much and serve nobody.
    pub(super) fn has_person(&self) -> bool {
        self.seating.people().next().is_some()
    }

    /// The seat to act while the game runs.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.game.as_ref()?.turn() {
            Turn::Seat(seat) if self.status == TableStatus::Running => Some(seat),
            _ => None,
        }
    }

    /// The seat to act if a person holds it.
    pub(crate) fn person_to_act(&self) -> Option<Seat> {
        self.to_act()
            .filter(|seat| matches!(self.holders()[seat.index()], SeatHolder::Person { .. }))
    }

    /// The seat to act if a bot holds it, and the bot's level.
    pub(crate) fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.to_act()?;
        match &self.holders()[seat.index()] {
            SeatHolder::Bot { level, .. } => Some((seat, *level)),
            _ => None,
        }
    }

    /// The number of the act that began the current turn.
    pub(crate) fn turn_act(&self) -> u32 {
        self.alerts.turn_act
    }

    /// The number of the act that requested a take-back.
    pub(crate) fn take_back_act(&self) -> u32 {
        self.alerts.take_back_act
    }

    /// The game before its first step, with the chance key of the seated players.
    pub(crate) fn new_game(&self) -> Result<Box<dyn Table>, table::OpenError> {
        table::blank(&self.row.game, self.row.seats, &self.row.options, self.chance_key())
    }

    fn chance_key(&self) -> Key {
        let contributions = self.seating.contributions();
        fair::key(&self.row.seed.0, contributions.iter().map(String::as_str))
    }

    /// The proof that chance was fair; secrets are left out before the end.
    pub(crate) fn fairness_proof(&self) -> FairnessProof {
        let is_over = self.status == TableStatus::Finished;
        FairnessProof {
            table: self.row.id,
            commitment: fair::commitment(&self.row.seed.0),
            seed: is_over.then(|| fair::hex(&self.row.seed.0)),
            luck: self.seating.luck().to_vec(),
            commitments: self.seating.commitments().to_vec(),
            record: self.game().filter(|_| is_over).map(|game| game.record_text()),
        }
    }

    /// The result of the act that was written with a key.
    pub(crate) fn written_with(&self, key: Option<KeyHash>) -> Option<api::ActResult> {
        Some(self.after(self.log.written_with(key?)?))
    }

    /// The number of acts and steps after an act.
    pub(crate) fn after(&self, number: u32) -> api::ActResult {
        self.log.after(number, self.ply())
    }

    /// The first step that is new to a client that knows `acts` acts.
    pub(crate) fn first_new_step(&self, acts: Option<u32>) -> usize {
        self.log.first_new_step(acts, self.ply())
    }
}
