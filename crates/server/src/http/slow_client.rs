//! The slow-client guard: closes a connection whose client reads nothing.

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

/// A connection whose writes time out without progress. Higher layers can't detect this: a body isn't polled
/// while its last part can't be sent.
pub(crate) struct SlowClientGuard {
    stream: TcpStream,
    timeout: Duration,
    /// When the blocked write fails.
    deadline: Pin<Box<Sleep>>,
    is_blocked: bool,
}

impl SlowClientGuard {
    /// Guards a connection.
    pub(crate) fn new(stream: TcpStream, timeout: Duration) -> SlowClientGuard {
        SlowClientGuard { stream, timeout, deadline: Box::pin(sleep(timeout)), is_blocked: false }
    }

    /// Fails a write that has been blocked for too long.
    fn guard<T>(
        &mut self,
        tried: Poll<io::Result<T>>,
        cx: &mut Context<'_>,
    ) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.is_blocked = false;
            return tried;
        }
        if !self.is_blocked {
            self.is_blocked = true;
            self.deadline.as_mut().reset(Instant::now() + self.timeout);
        }
        ready!(self.deadline.as_mut().poll(cx));
        metrics::counter!("pagoda_slow_clients_total").increment(1);
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for SlowClientGuard {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for SlowClientGuard {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.guard(tried, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.guard(tried, cx)
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

    const TIMEOUT: Duration = Duration::from_millis(300);

    async fn line() -> (SlowClientGuard, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
        let there = TcpStream::connect(listener.local_addr().expect("an address"));
        let (here, there) = tokio::join!(listener.accept(), there);
        (SlowClientGuard::new(here.expect("accepted").0, TIMEOUT), there.expect("connected"))
    }

    #[tokio::test]
    async fn client_that_reads_nothing_is_disconnected() {
        let (mut here, _there) = line().await;
        let block = vec![0; 1 << 20];
        let all = async { while here.write_all(&block).await.is_ok() {} };
        timeout(Duration::from_secs(20), all).await.expect("the write fails");
    }

    #[tokio::test]
    async fn slow_client_keeps_its_connection() {
        let (mut here, mut there) = line().await;
        let slowly = async {
            let (mut block, mut read) = (vec![0; 1 << 20], 0);
            while read < 16 << 20 {
                tokio::time::sleep(TIMEOUT / 10).await;
                read += there.read(&mut block).await.expect("the block is sent");
            }
        };
        let block = vec![0; 16 << 20];
        let (sent, ()) = tokio::join!(here.write_all(&block), slowly);
        sent.expect("writes make progress");
    }
}
