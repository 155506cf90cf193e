//! Calls over TLS: a server without a valid certificate gets no request.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use rcgen::{CertifiedKey, generate_simple_self_signed};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        pki_types::{CertificateDer, PrivateKeyDer},
    },
};

use super::*;

/// A TLS server with the name `localhost`, and its counters.
struct Server {
    port: u16,
    certificate: CertificateDer<'static>,
    /// The number of requests that it could read.
    received: Arc<AtomicUsize>,
}

impl Server {
    async fn start() -> Server {
        let CertifiedKey { cert, signing_key } =
            generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
        let certificate = cert.der().clone();
        let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring knows the protocol's versions")
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .expect("the key matches the certificate");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has free ports");
        let port = listener.local_addr().expect("an address").port();
        let received = Arc::new(AtomicUsize::new(0));
        let counter = received.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(answer(acceptor.clone(), stream, counter.clone()));
            }
        });
        Server { port, certificate, received }
    }

    /// A client that trusts this server's certificate only.
    fn friend(&self) -> Caller {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).expect("a valid certificate");
        Caller::trusting(roots, true, Limits::default())
    }

    async fn called(&self, caller: &Caller, name: &str) -> Result<(), Unsent> {
        let site = Site::read(&format!("https://{name}:{}/", self.port)).expect("an address");
        caller.post(&site, &[], b"hello".to_vec()).await
    }
}

async fn answer(acceptor: TlsAcceptor, stream: TcpStream, received: Arc<AtomicUsize>) {
    if let Ok(mut stream) = acceptor.accept(stream).await
        && stream.read_u8().await.is_ok()
    {
        received.fetch_add(1, Ordering::SeqCst);
        let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
        stream.write_all(answer).await.expect("the client reads the response");
        // It reads to the end, so that the caller isn't cut off.
        let _ = stream.read_to_end(&mut Vec::new()).await;
    }
}

#[tokio::test]
async fn a_server_with_the_right_certificate_gets_the_request() {
    let server = Server::start().await;
    assert_eq!(server.called(&server.friend(), "localhost").await, Ok(()));
    assert_eq!(server.received.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn a_certificate_for_another_name_is_refused() {
    let server = Server::start().await;
    let called = server.called(&server.friend(), "127.0.0.1").await;
    assert!(matches!(called, Err(Unsent::Later(_))), "{called:?}");
    assert_eq!(server.received.load(Ordering::SeqCst), 0);
}

#[tokio::test]
async fn an_untrusted_certificate_is_refused() {
    let server = Server::start().await;
    let called = server.called(&Caller::new(true, Limits::default()), "localhost").await;
    assert!(matches!(called, Err(Unsent::Later(_))), "{called:?}");
    assert_eq!(server.received.load(Ordering::SeqCst), 0);
}
