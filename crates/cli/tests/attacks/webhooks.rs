//! Slow receivers of webhooks, and the emails that must not wait for them.

use std::{
    net::{SocketAddr, TcpListener},
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};

use serde_json::json;
use server_testkit::{HttpClient, NodeProcess, TestDatabase, TestTable, done, guest, until};
use test_services::MailServer;

/// How many webhooks are waiting for a receiver that never answers.
const WEBHOOKS: u32 = 2_000;
/// By then an email that lets somebody in has left.
const AT_MOST: Duration = Duration::from_secs(10);
/// Timeout of a delivery's beginning.
const SOON: Duration = Duration::from_secs(20);

/// A receiver that accepts connections and never answers.
struct Tarpit {
    address: SocketAddr,
    calls: Receiver<()>,
}

impl Tarpit {
    fn start() -> Tarpit {
        let listener = TcpListener::bind("127.0.0.1:0").expect("loopback has free ports");
        let address = listener.local_addr().expect("a bound socket has an address");
        let (sender, calls) = channel();
        thread::spawn(move || {
            let mut held = Vec::new();
            for stream in listener.incoming().flatten() {
                held.push(stream);
                if sender.send(()).is_err() {
                    return;
                }
            }
        });
        Tarpit { address, calls }
    }
}

/// A correspondence game of two guests whose alerts go to a URL.
fn game_with_webhooks(node: &NodeProcess, url: &str) -> TestTable {
    let mut people: Vec<HttpClient> = (0..2).map(|_| guest(node)).collect();
    for person in &mut people {
        done(person.post("/api/notification-channels", &json!({"webhook": {"url": url}})));
    }
    let pace = json!({"daily": {"bank": 86_400, "increment": 3_600}});
    let table =
        done(people[0].post("/api/tables", &json!({"game": "qin", "seats": 2, "pace": pace})));
    let id = table["id"].as_str().expect("a table has an id").to_owned();
    for person in &mut people {
        done(person.post(&format!("/api/tables/{id}/sit"), &json!({"luck": "clover"})));
    }
    let mut party = TestTable { id, people };
    party.act(0, "start", json!({}));
    party
}

/// Registers an account.
fn register(node: &NodeProcess, mail_server: &MailServer, email: &str) {
    let mut person = guest(node);
    person.post("/api/account", &json!({"email": email, "password": "correct horse battery"}));
    let mail = mail_server.next(SOON).expect("an email arrives");
    let token = mail.after("/account#mail-confirm=").expect("the email has a link").trim();
    done(person.post("/api/account/confirm", &json!({"token": token})));
}

#[test]
fn password_reset_leaves_within_10_s_beside_2000_tarpit_webhooks() {
    let (mail_server, base, tarpit) = (MailServer::start(), TestDatabase::new(), Tarpit::start());
    let flags = ["--allow-private-addresses", "--smtp-url", &mail_server.url()];
    let node = crate::start(&base, &flags, &[]);
    register(&node, &mail_server, "ann@club.example");
    let _party = game_with_webhooks(&node, &format!("http://{}/", tarpit.address));
    until("the seat to act is alerted", || base.sql("select count(*) from outbox") == "1");
    base.sql(&format!(
        "insert into outbox (id, user_id, channel, message, table_id, seat, decision, channel_id)
         select 'tarpit ' || n, user_id, channel, message, table_id, seat, decision, channel_id
         from outbox, generate_series(1, {WEBHOOKS}) n"
    ));
    // As many as were ever sent concurrently, when all kinds of messages shared their slots.
    for _ in 0..16 {
        tarpit.calls.recv_timeout(SOON).expect("webhooks are called");
    }
    let begun = Instant::now();
    HttpClient::new(&node.address())
        .post("/api/password/reset", &json!({"email": "ann@club.example"}));
    let mail = mail_server.next(AT_MOST).expect("the email leaves in time");
    assert_eq!(mail.to, "ann@club.example");
    println!("a password reset left after {:?}", begun.elapsed());
    let waiting = base.sql("select count(*) from outbox where done_at is null");
    assert!(1_900 < waiting.parse::<u32>().expect("a number"), "the webhooks still wait");
}
