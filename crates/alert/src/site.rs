//! The URL of a call, and the addresses that it resolves to.

use std::net::{IpAddr, SocketAddr};

use tokio_rustls::rustls::pki_types::ServerName;
use url::{Host, Position, Url};

use crate::{Unsent, plain, public::is_public};

/// A parsed HTTP URL.
pub(crate) struct Site {
    url: Url,
    host: Host<String>,
    port: u16,
}

impl Site {
    /// Parses a URL without credentials.
    pub(crate) fn read(text: &str) -> Result<Site, Unsent> {
        let is_odd = |letter: char| plain::is_control(letter) || letter.is_whitespace();
        if text.contains(is_odd) {
            return Err(Unsent::BadAddress);
        }
        let url = Url::parse(text).map_err(|_| Unsent::BadAddress)?;
        let is_http = matches!(url.scheme(), "http" | "https");
        if !is_http || !url.username().is_empty() || url.password().is_some() {
            return Err(Unsent::BadAddress);
        }
        let host = url.host().ok_or(Unsent::BadAddress)?.to_owned();
        let port = url.port_or_known_default().ok_or(Unsent::BadAddress)?;
        Ok(Site { url, host, port })
    }

    pub(crate) fn has_tls(&self) -> bool {
        self.url.scheme() == "https"
    }

    /// Origin: scheme, host and port.
    pub(crate) fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// Host and port, as in the `Host` header.
    pub(crate) fn authority(&self) -> &str {
        &self.url[Position::BeforeHost..Position::AfterPort]
    }

    /// Path and query.
    pub(crate) fn path(&self) -> &str {
        &self.url[Position::BeforePath..Position::AfterQuery]
    }

    /// Server name for TLS.
    pub(crate) fn name(&self) -> Result<ServerName<'static>, Unsent> {
        match &self.host {
            Host::Domain(name) => {
                ServerName::try_from(name.clone()).map_err(|_| Unsent::BadAddress)
            }
            Host::Ipv4(address) => Ok(IpAddr::from(*address).into()),
            Host::Ipv6(address) => Ok(IpAddr::from(*address).into()),
        }
    }

    /// Refuses an IP literal that isn't public.
    pub(crate) fn check(&self, allow_private: bool) -> Result<(), Unsent> {
        let is_private = match &self.host {
            Host::Domain(name) => name == "localhost" || name.ends_with(".localhost"),
            Host::Ipv4(address) => !is_public((*address).into()),
            Host::Ipv6(address) => !is_public((*address).into()),
        };
        if is_private && !allow_private { Err(Unsent::Private) } else { Ok(()) }
    }

    /// Resolves the host, once (no DNS rebinding). Refused if any of its addresses isn't public.
    pub(crate) async fn addresses(&self, allow_private: bool) -> Result<Vec<SocketAddr>, Unsent> {
        let found = match &self.host {
            Host::Domain(name) => {
                let found = tokio::net::lookup_host((name.as_str(), self.port)).await;
                found.map_err(Unsent::later)?.collect()
            }
            Host::Ipv4(address) => vec![SocketAddr::new((*address).into(), self.port)],
            Host::Ipv6(address) => vec![SocketAddr::new((*address).into(), self.port)],
        };
        if !allow_private && found.iter().any(|address| !is_public(address.ip())) {
            return Err(Unsent::Private);
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_malformed_url_is_refused() {
        let bad = [
            "",
            "club.example",
            "//club.example/",
            "ftp://club.example/",
            "file:///etc/passwd",
            "gopher://club.example/",
            "javascript:alert(1)",
            "http://",
            "http://:80/",
            "http://ann@club.example/",
            "http://ann:secret@club.example/",
            "http://:secret@club.example/",
            "http://club.example:99999/",
            "http://club.example/ HTTP/1.1",
            "http://club.example/\r\nX-Evil: 1",
            "http://club.example/\u{2028}",
            "http://club\0.example/",
            "http://1.2.3.4.5/",
            "http://256.256.256.256/",
            "http://[::1/",
            "http://[fe80::1%25eth0]/",
        ];
        for text in bad {
            assert_eq!(Site::read(text).err(), Some(Unsent::BadAddress), "{text:?}");
        }
    }

    #[test]
    fn the_host_header_has_the_name() {
        let site = Site::read("https://Club.Example:444/a%20b/ü?c=d#e").expect("an address");
        assert_eq!(site.origin(), "https://club.example:444");
        assert_eq!(site.authority(), "club.example:444");
        assert_eq!(site.path(), "/a%20b/%C3%BC?c=d");
        assert!(site.has_tls());
        let site = Site::read("http://[::1]:80").expect("an address");
        assert_eq!((site.authority(), site.path(), site.has_tls()), ("[::1]", "/", false));
    }
}
