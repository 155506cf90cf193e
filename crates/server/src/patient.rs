//! A connection that is given up when its other end takes nothing in.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
    time::{Instant, Sleep, sleep},
};

/// A connection on which what is to be sent may wait only so long for the first byte to go. Nobody
/// else can tell: an answer isn't asked for more while its last part can't be sent.
pub(crate) struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// When it is given up, while it waits.
    end: Pin<Box<Sleep>>,
    is_waiting: bool,
}

impl Patient {
    pub(crate) fn new(stream: TcpStream, patience: Duration) -> Patient {
        Patient { stream, patience, end: Box::pin(sleep(patience)), is_waiting: false }
    }

    /// What came of trying to send: an error if that has come to nothing for too long.
    fn sent<T>(&mut self, tried: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.is_waiting = false;
            return tried;
        }
        if !self.is_waiting {
            self.is_waiting = true;
            self.end.as_mut().reset(Instant::now() + self.patience);
        }
        ready!(self.end.as_mut().poll(cx));
        metrics::counter!("pagoda_slow_readers_total").increment(1);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.sent(tried, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.sent(tried, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
        time::timeout,
    };

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(300);

    async fn line() -> (Patient, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
        let there = TcpStream::connect(listener.local_addr().expect("it is bound"));
        let (here, there) = tokio::join!(listener.accept(), there);
        (Patient::new(here.expect("it came").0, PATIENCE), there.expect("it is heard"))
    }

    #[tokio::test]
    async fn who_reads_nothing_is_given_up() {
        let (mut here, _there) = line().await;
        let block = vec![0; 1 << 20];
        let all = async { while here.write_all(&block).await.is_ok() {} };
        timeout(Duration::from_secs(20), all).await.expect("it is given up");
    }

    #[tokio::test]
    async fn who_reads_slowly_is_waited_for() {
        let (mut here, mut there) = line().await;
        let slowly = async {
            let (mut block, mut read) = (vec![0; 1 << 20], 0);
            while read < 16 << 20 {
                tokio::time::sleep(PATIENCE / 10).await;
                read += there.read(&mut block).await.expect("it is sent");
            }
        };
        let block = vec![0; 16 << 20];
        let (sent, ()) = tokio::join!(here.write_all(&block), slowly);
        sent.expect("there was progress all the time");
    }
}
