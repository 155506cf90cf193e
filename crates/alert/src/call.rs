//! Outgoing HTTP calls: one request each, to an address that was checked (no SSRF).

use std::{net::SocketAddr, sync::Arc};

use http_body_util::Full;
use hyper::{
    Request, StatusCode,
    body::Bytes,
    client::conn::http1,
    header::{HOST, USER_AGENT},
};
use hyper_util::rt::TokioIo;
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::timeout,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring},
};

use crate::{Limits, Unsent, site::Site, unsent::judge};

/// Most bytes of a response that are buffered. Only its status matters.
const ANSWER_MAX: usize = 64 << 10;

/// HTTP client.
pub(crate) struct Caller {
    tls: TlsConnector,
    allow_private: bool,
    limits: Limits,
}

impl Caller {
    /// A client with the root certificates of browsers.
    pub(crate) fn new(allow_private: bool, limits: Limits) -> Caller {
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        Caller::trusting(roots, allow_private, limits)
    }

    fn trusting(roots: RootCertStore, allow_private: bool, limits: Limits) -> Caller {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring knows the protocol's versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Caller { tls: Arc::new(config).into(), allow_private, limits }
    }

    /// Whether private addresses are allowed.
    pub(crate) fn allows_private(&self) -> bool {
        self.allow_private
    }

    /// Posts a body and interprets the status. Redirects aren't followed.
    pub(crate) async fn post(
        &self,
        site: &Site,
        headers: &[(&str, String)],
        body: Vec<u8>,
    ) -> Result<(), Unsent> {
        let mut request =
            Request::post(site.path()).header(HOST, site.authority()).header(USER_AGENT, "pagoda");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::from(body)).map_err(|_| Unsent::BadAddress)?;
        match timeout(self.limits.call, self.status(site, request)).await {
            Ok(status) => judge(status?),
            Err(_) => Err(Unsent::late(self.limits.call)),
        }
    }

    async fn status(
        &self,
        site: &Site,
        request: Request<Full<Bytes>>,
    ) -> Result<StatusCode, Unsent> {
        let addresses = site.addresses(self.allow_private).await?;
        let stream = self.connect(&addresses).await?;
        if site.has_tls() {
            let stream = self.tls.connect(site.name()?, stream).await.map_err(Unsent::later)?;
            ask(stream, request).await
        } else {
            ask(stream, request).await
        }
    }

    /// Connects to the first address that accepts.
    async fn connect(&self, addresses: &[SocketAddr]) -> Result<TcpStream, Unsent> {
        let mut unsent = Unsent::later("the name has no address");
        for address in addresses {
            match timeout(self.limits.connect, TcpStream::connect(address)).await {
                Ok(Ok(stream)) => return Ok(stream),
                Ok(Err(why)) => unsent = Unsent::later(why),
                Err(_) => unsent = Unsent::late(self.limits.connect),
            }
        }
        Err(unsent)
    }
}

/// Sends a request and waits for the status; the body isn't read.
async fn ask(
    stream: impl AsyncRead + AsyncWrite + Unpin,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, Unsent> {
    let mut client = http1::Builder::new();
    client.max_buf_size(ANSWER_MAX);
    let (mut sender, line) = client.handshake(TokioIo::new(stream)).await.map_err(Unsent::later)?;
    let answer = sender.send_request(request);
    tokio::pin!(answer, line);
    let answer = tokio::select! {
        answer = &mut answer => answer,
        // A peer that closes the connection may have answered before.
        _ = &mut line => answer.await,
    };
    Ok(answer.map_err(Unsent::later)?.status())
}

#[cfg(test)]
mod tests;
