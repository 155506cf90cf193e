//! Where a call goes: an address as it was read, and what it resolves to.

use std::net::{IpAddr, SocketAddr};

use tokio_rustls::rustls::pki_types::ServerName;
use url::{Host, Position, Url};

use crate::{Unsent, plain, public::is_public};

/// An address that can be called by HTTP, if it is public.
pub(crate) struct Site {
    url: Url,
    host: Host<String>,
    port: u16,
}

impl Site {
    /// Reads an address; it brings no name and no password along.
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

    /// Scheme, name and port: what a signature for this site names.
    pub(crate) fn origin(&self) -> String {
        self.url.origin().ascii_serialization()
    }

    /// Name and port, as the `Host` header has them.
    pub(crate) fn authority(&self) -> &str {
        &self.url[Position::BeforeHost..Position::AfterPort]
    }

    /// What is asked for there.
    pub(crate) fn path(&self) -> &str {
        &self.url[Position::BeforePath..Position::AfterQuery]
    }

    /// The name that its certificate must have.
    pub(crate) fn name(&self) -> Result<ServerName<'static>, Unsent> {
        match &self.host {
            Host::Domain(name) => {
                ServerName::try_from(name.clone()).map_err(|_| Unsent::BadAddress)
            }
            Host::Ipv4(address) => Ok(IpAddr::from(*address).into()),
            Host::Ipv6(address) => Ok(IpAddr::from(*address).into()),
        }
    }

    /// Refuses an address that is one of numbers and not public.
    pub(crate) fn check(&self, allow_private: bool) -> Result<(), Unsent> {
        let is_private = match &self.host {
            Host::Domain(name) => name == "localhost" || name.ends_with(".localhost"),
            Host::Ipv4(address) => !is_public((*address).into()),
            Host::Ipv6(address) => !is_public((*address).into()),
        };
        if is_private && !allow_private { Err(Unsent::Private) } else { Ok(()) }
    }

    /// Where it is: the only time that its name is looked up. One address that isn't public spoils
    /// them all.
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
    fn what_cannot_be_called_is_no_address() {
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
    fn a_site_is_called_by_its_name() {
        let site = Site::read("https://Club.Example:444/a%20b/ü?c=d#e").expect("an address");
        assert_eq!(site.origin(), "https://club.example:444");
        assert_eq!(site.authority(), "club.example:444");
        assert_eq!(site.path(), "/a%20b/%C3%BC?c=d");
        assert!(site.has_tls());
        let site = Site::read("http://[::1]:80").expect("an address");
        assert_eq!((site.authority(), site.path(), site.has_tls()), ("[::1]", "/", false));
    }
}
