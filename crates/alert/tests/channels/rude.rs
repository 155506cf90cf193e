//! Receivers that violate their protocol.

use alert::Unsent;

use crate::{alert, hasty, in_time, listener::*, post, settings, webhook};

/// More than the kernel holds for two ends of a connection, and far less than endless.
const TAKEN_MAX: usize = 64 << 20;

#[tokio::test]
async fn an_endless_answer_is_not_read() {
    let first = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";
    let mut listener = Listener::start(Answer::Endless(first, "4\r\nword\r\n")).await;
    let sent = in_time(post(settings()).send(&webhook(listener.url()), &alert())).await;
    assert_eq!(sent, Ok(()));
    assert!(listener.written().await < TAKEN_MAX);
}

#[tokio::test]
async fn an_endless_header_is_not_read() {
    for again in ["x: word\r\n", "word"] {
        let mut listener = Listener::start(Answer::Endless("HTTP/1.1 200 OK\r\nx: ", again)).await;
        let sent = in_time(post(settings()).send(&webhook(listener.url()), &alert())).await;
        assert!(matches!(sent, Err(Unsent::Later(_))), "{sent:?}");
        assert!(listener.written().await < TAKEN_MAX);
    }
}

#[tokio::test]
async fn an_endless_informational_response_is_given_up() {
    let again = "HTTP/1.1 100 Continue\r\n\r\n";
    let mut listener = Listener::start(Answer::Endless("", again)).await;
    let sent = in_time(hasty(None).send(&webhook(listener.url()), &alert())).await;
    assert!(matches!(sent, Err(Unsent::Later(_))), "{sent:?}");
    // It is read and dropped: the caller disconnects in time, however much that was.
    assert!(0 < listener.written().await);
}

#[tokio::test]
async fn a_malformed_response_counts_as_no_response() {
    let answers: [&[u8]; 12] = [
        b"",
        b"\r\n\r\n",
        b"\0\0\0\0",
        b"\xff\xfe\r\n\r\n",
        b"SSH-2.0-server\r\n",
        b"HTTP/1.1",
        b"HTTP/1.1 200 OK\r\n",
        b"HTTP/9.9 200 OK\r\n\r\n",
        b"HTTP/1.1 20 OK\r\n\r\n",
        b"HTTP/1.1 2000 OK\r\n\r\n",
        b"HTTP/1.1 099 OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n\0: \0\r\n\r\n",
    ];
    for answer in answers {
        let listener = Listener::start(Answer::Say(answer.to_vec())).await;
        let sent = in_time(post(settings()).send(&webhook(listener.url()), &alert())).await;
        let response = String::from_utf8_lossy(answer);
        assert!(matches!(sent, Err(Unsent::Later(_))), "{response:?}: {sent:?}");
    }
}
