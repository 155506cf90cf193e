//! An API client. Every command has an idempotency key and is retried with it, at the next node, until it is
//! answered.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use http_body_util::{BodyExt as _, Full};
use hyper::{
    Method, Request, Response,
    body::{Bytes, Incoming},
    header,
};
use hyper_util::{
    client::legacy::{self, connect::HttpConnector},
    rt::TokioExecutor,
};
use serde::{Serialize, de::DeserializeOwned};
use tokio::time::{sleep, timeout};
use wire::api::{
    ActResult, FairnessProof, Me, NewGuest, NewMove, NewTable, Problem, Resign, SeatToken,
    SessionCreated, Sit, Start, TableFrame, TableId, TableInfo, TakeBack, TakeBackAnswer, User,
};

/// Timeout of a request to one node.
const PATIENCE: Duration = Duration::from_secs(10);
/// Delay between retries.
const REST: Duration = Duration::from_millis(20);

/// Why a command failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Failed {
    /// Refused by the server.
    #[error("refused: {0:?}")]
    Refused(Problem),
    /// No answer within the deadline.
    #[error("no node answered: {0}")]
    GivenUp(String),
}

impl Failed {
    /// The problem document, if it was refused.
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Failed::Refused(problem) => Some(problem),
            Failed::GivenUp(_) => None,
        }
    }
}

type Http = legacy::Client<HttpConnector, Full<Bytes>>;

/// A user agent for a set of nodes. Cheap to clone.
#[derive(Clone)]
pub struct Client {
    nodes: Arc<Vec<String>>,
    node: Arc<AtomicUsize>,
    http: Http,
    token: Option<Arc<str>>,
    deadline: Duration,
    /// Retried commands.
    repeated: Arc<AtomicUsize>,
    /// Answered commands.
    answered: Arc<AtomicUsize>,
    /// Received traffic.
    heard: Arc<Heard>,
}

/// Received WebSocket traffic.
#[derive(Debug, Default)]
pub struct Heard {
    /// Bytes of all messages, without framing.
    pub bytes: AtomicUsize,
    /// Table frames among them, complete ones and changes.
    pub frames: AtomicUsize,
    /// Bytes of these.
    pub frame_bytes: AtomicUsize,
}

impl Heard {
    pub(crate) fn note(&self, news: &str) {
        self.bytes.fetch_add(news.len(), Ordering::Relaxed);
        if news.starts_with(r#"{"frame"#) {
            self.frames.fetch_add(1, Ordering::Relaxed);
            self.frame_bytes.fetch_add(news.len(), Ordering::Relaxed);
        }
    }
}

impl Client {
    /// An anonymous client of nodes such as `127.0.0.1:8080`.
    pub fn new(nodes: &[String]) -> Client {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Client {
            nodes: Arc::new(nodes.to_vec()),
            node: Arc::default(),
            http: legacy::Client::builder(TokioExecutor::new())
                .retry_canceled_requests(false)
                .build(connector),
            token: None,
            deadline: Duration::from_secs(60),
            repeated: Arc::default(),
            answered: Arc::default(),
            heard: Arc::default(),
        }
    }

    /// The same, starting with this node.
    pub fn at(&self, node: usize) -> Client {
        Client { node: Arc::new(AtomicUsize::new(node)), ..self.clone() }
    }

    /// The same with another deadline.
    pub fn patient_for(&self, deadline: Duration) -> Client {
        Client { deadline, ..self.clone() }
    }

    /// Another user at the same nodes, by their token.
    pub fn with_token(&self, token: &str) -> Client {
        Client { token: Some(token.into()), ..self.clone() }
    }

    /// The session token.
    pub fn token(&self) -> Option<&str> {
        self.token.as_deref()
    }

    /// Creates a guest.
    pub async fn come_in(&self, name: &str) -> Result<(Client, User), Failed> {
        let wanted = NewGuest { name: Some(name.to_owned()) };
        let session: SessionCreated = self.post("/api/guests", &wanted).await?;
        Ok((self.with_token(&session.token), session.user))
    }

    /// Creates a table.
    pub async fn create_table(&self, wanted: &NewTable) -> Result<TableInfo, Failed> {
        self.post("/api/tables", wanted).await
    }

    /// Sits down.
    pub async fn sit(&self, table: TableId, sit: &Sit) -> Result<TableInfo, Failed> {
        self.post(&format!("/api/tables/{table}/sit"), sit).await
    }

    /// Starts the game.
    pub async fn start(&self, table: TableId, start: &Start) -> Result<ActResult, Failed> {
        self.post(&format!("/api/tables/{table}/start"), start).await
    }

    /// Makes a move.
    pub async fn play(&self, table: TableId, new: &NewMove) -> Result<ActResult, Failed> {
        self.post(&format!("/api/tables/{table}/moves"), new).await
    }

    /// Makes a move with a given idempotency key.
    pub(crate) async fn play_with(
        &self,
        table: TableId,
        new: &NewMove,
        key: &str,
    ) -> Result<ActResult, Failed> {
        self.repeated.fetch_add(1, Ordering::Relaxed);
        let body = serde_json::to_vec(new).expect("the body serializes to JSON");
        self.insist(Method::POST, &format!("/api/tables/{table}/moves"), body.into(), key).await
    }

    /// Takes a move back, or requests it.
    pub async fn take_back(&self, table: TableId, wanted: &TakeBack) -> Result<ActResult, Failed> {
        self.post(&format!("/api/tables/{table}/take-back"), wanted).await
    }

    /// Answers a request to take back.
    pub async fn answer(
        &self,
        table: TableId,
        answer: &TakeBackAnswer,
    ) -> Result<ActResult, Failed> {
        self.post(&format!("/api/tables/{table}/take-back/answer"), answer).await
    }

    /// Resigns.
    pub async fn resign(&self, table: TableId, acts: u32) -> Result<ActResult, Failed> {
        self.post(&format!("/api/tables/{table}/resign"), &Resign { acts }).await
    }

    /// Offers a rematch.
    pub async fn rematch(&self, table: TableId) -> Result<TableInfo, Failed> {
        self.post(&format!("/api/tables/{table}/rematch"), &()).await
    }

    /// Creates a seat token for a program.
    pub async fn seat_token(&self, table: TableId) -> Result<SeatToken, Failed> {
        self.post(&format!("/api/tables/{table}/seat-token"), &()).await
    }

    /// Reads a table's info.
    pub async fn see(&self, table: TableId) -> Result<TableInfo, Failed> {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Reads the user's frame with legal moves.
    pub async fn frame(&self, table: TableId) -> Result<TableFrame, Failed> {
        self.get(&format!("/api/tables/{table}/frame?moves=true")).await
    }

    /// Reads the fairness proof: seed and record for verification.
    pub async fn fairness_proof(&self, table: TableId) -> Result<FairnessProof, Failed> {
        self.get(&format!("/api/tables/{table}/fairness")).await
    }

    /// Reads the user and their tables.
    pub async fn me(&self) -> Result<Me, Failed> {
        self.get("/api/me").await
    }

    /// Whether the first node is ready.
    pub async fn is_ready(&self) -> bool {
        let asked = self.once(&Method::GET, "/ready", "ready", Bytes::new()).await;
        asked.is_ok_and(|(status, _)| status == 200)
    }

    /// Retried commands of all clones.
    pub fn repeated(&self) -> usize {
        self.repeated.load(Ordering::Relaxed)
    }

    /// Answered commands of all clones.
    pub fn answered(&self) -> usize {
        self.answered.load(Ordering::Relaxed)
    }

    /// Received traffic of all clones.
    pub fn heard(&self) -> &Heard {
        &self.heard
    }

    /// GET.
    pub async fn get<A: DeserializeOwned>(&self, path: &str) -> Result<A, Failed> {
        self.ask(Method::GET, path, Bytes::new()).await
    }

    /// POST.
    pub async fn post<A: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<A, Failed> {
        let body = serde_json::to_vec(body).expect("the body serializes to JSON");
        self.ask(Method::POST, path, body.into()).await
    }

    /// PUT.
    pub async fn put<A: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<A, Failed> {
        let body = serde_json::to_vec(body).expect("the body serializes to JSON");
        self.ask(Method::PUT, path, body.into()).await
    }

    async fn ask<A: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<A, Failed> {
        let key = format!("{:016x}{:016x}", crate::luck(), crate::luck());
        self.insist(method, path, body, &key).await
    }

    /// Retries until a node answers.
    async fn insist<A: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Bytes,
        key: &str,
    ) -> Result<A, Failed> {
        let begun = Instant::now();
        loop {
            let why = match self.once(&method, path, key, body.clone()).await {
                Ok((status, answer)) if status < 300 => {
                    self.answered.fetch_add(1, Ordering::Relaxed);
                    let unread = |why: serde_json::Error| Failed::GivenUp(format!("{path}: {why}"));
                    return serde_json::from_slice(&answer).map_err(unread);
                }
                Ok((status, answer)) => match serde_json::from_slice::<Problem>(&answer) {
                    Ok(problem) if status < 500 && status != 429 => {
                        return Err(Failed::Refused(problem));
                    }
                    Ok(problem) => format!("{problem:?}"),
                    Err(_) => format!("{status} {}", String::from_utf8_lossy(&answer)),
                },
                Err(why) => why,
            };
            if self.deadline < begun.elapsed() {
                return Err(Failed::GivenUp(format!("{method} {path}: {why}")));
            }
            self.repeated.fetch_add(1, Ordering::Relaxed);
            self.node.fetch_add(1, Ordering::Relaxed);
            sleep(REST).await;
        }
    }

    /// One request to one node: status and body.
    async fn once(
        &self,
        method: &Method,
        path: &str,
        key: &str,
        body: Bytes,
    ) -> Result<(u16, Bytes), String> {
        let work = async {
            let answer = self.send(method, path, key, body).await?;
            let status = answer.status().as_u16();
            let body = answer.into_body().collect().await.map_err(|why| why.to_string())?;
            Ok((status, body.to_bytes()))
        };
        timeout(PATIENCE, work).await.unwrap_or_else(|_| Err("no answer in time".into()))
    }

    /// A streaming response: news as lines of JSON.
    pub async fn stream(&self, path: &str) -> Result<Incoming, String> {
        Ok(self.send(&Method::GET, path, "stream", Bytes::new()).await?.into_body())
    }

    async fn send(
        &self,
        method: &Method,
        path: &str,
        key: &str,
        body: Bytes,
    ) -> Result<Response<Incoming>, String> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("http://{}{path}", self.node()))
            .header("idempotency-key", key);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if matches!(*method, Method::POST | Method::PUT) {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(body)).map_err(|why| why.to_string())?;
        self.http.request(request).await.map_err(|why| format!("{why:?}"))
    }

    /// The current node.
    pub(crate) fn node(&self) -> &str {
        &self.nodes[self.node.load(Ordering::Relaxed) % self.nodes.len()]
    }

    /// Fails over to the next node.
    pub(crate) fn turn_away(&self) {
        self.node.fetch_add(1, Ordering::Relaxed);
    }
}
