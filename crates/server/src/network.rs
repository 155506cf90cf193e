//! IP networks, trusted proxies and the address of a client behind them.

use std::{
    net::{IpAddr, Ipv6Addr, SocketAddr},
    str::FromStr,
};

use axum::http::HeaderMap;

/// Prefix length that identifies an IPv6 client: it may choose the rest itself.
const IPV6_BITS: u8 = 64;

/// An IP network or a single address: `10.0.0.0/8`, `::1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    begin: u128,
    bits: u8,
    is_v4: bool,
}

/// Text that is neither an address nor a network.
#[derive(Debug, thiserror::Error)]
#[error("not an IP address or network, such as 10.0.0.0/8")]
pub struct NotANetwork;

/// An address as a number, left-aligned, and its length in bits.
fn number(address: IpAddr) -> (u128, u8) {
    match address.to_canonical() {
        IpAddr::V4(address) => (u128::from(address.to_bits()) << 96, 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    }
}

/// A number with all but its first bits cleared.
fn first(number: u128, bits: u8) -> u128 {
    let rest = 128_u32.saturating_sub(bits.into());
    number.checked_shr(rest).unwrap_or(0).checked_shl(rest).unwrap_or(0)
}

impl FromStr for Network {
    type Err = NotANetwork;

    fn from_str(text: &str) -> Result<Network, NotANetwork> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse().map_err(|_| NotANetwork)?)),
            None => (text.trim(), None),
        };
        let (number, most) = number(address.parse().map_err(|_| NotANetwork)?);
        let bits = bits.unwrap_or(most);
        if most < bits {
            return Err(NotANetwork);
        }
        Ok(Network { begin: first(number, bits), bits, is_v4: most == 32 })
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        let (number, most) = number(address);
        self.is_v4 == (most == 32) && first(number, self.bits) == self.begin
    }
}

/// Whether an address is one of the trusted proxies.
pub(crate) fn is_trusted(proxies: &[Network], address: IpAddr) -> bool {
    proxies.iter().any(|proxy| proxy.contains(address))
}

/// The address as rate limits count it: IPv6 by its /64 prefix.
pub(crate) fn rate_limit_key(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(first(address.to_bits(), IPV6_BITS)).into(),
        address => address,
    }
}

/// Parses an address of `X-Forwarded-For`; some proxies add a port.
fn parse_forwarded(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| Some(text.parse::<SocketAddr>().ok()?.ip()))
}

/// The client's address. Each trusted proxy appends the peer it saw to `X-Forwarded-For`; entries before
/// the first untrusted one could be forged.
pub(crate) fn client_address(proxies: &[Network], peer: IpAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().flat_map(|line| {
        let line = line.to_str().unwrap_or("");
        line.split(',').map(parse_forwarded)
    });
    let forwarded: Vec<_> = forwarded.collect();
    let mut client = peer;
    for before in forwarded.into_iter().rev() {
        match before {
            Some(before) if is_trusted(proxies, client) => client = before,
            _ => break,
        }
    }
    client
}

#[cfg(test)]
mod tests {
    use super::*;

    fn networks(texts: &[&str]) -> Vec<Network> {
        texts.iter().map(|text| text.parse().expect(text)).collect()
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().expect(text)
    }

    #[test]
    fn a_network_has_the_addresses_that_begin_like_it() {
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("10.1.2.3/8", "10.0.0.1", "::1"),
            ("192.168.7.9", "192.168.7.9", "192.168.7.8"),
            ("192.168.7.8/31", "::ffff:192.168.7.9", "192.168.7.10"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("::1", "::1", "::2"),
            ("0.0.0.0/0", "203.0.113.7", "2001:db8::1"),
            ("::/0", "2001:db8::1", "203.0.113.7"),
        ] {
            let network = networks(&[network]);
            assert!(is_trusted(&network, ip(inside)), "{network:?} {inside}");
            assert!(!is_trusted(&network, ip(outside)), "{network:?} {outside}");
        }
    }

    #[test]
    fn other_text_is_no_network() {
        for text in
            ["", "/8", "10.0.0.0/", "10.0.0.0/33", "::/129", "10.0.0/8", "a/8", "1.2.3.4/-1"]
        {
            assert!(text.parse::<Network>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_trusted_proxies_set_the_client_address() {
        let proxies = networks(&["10.0.0.0/8", "::1"]);
        for (peer, forwarded, expected) in [
            ("203.0.113.7", &["198.51.100.1"][..], "203.0.113.7"),
            ("10.0.0.1", &["198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("10.0.0.1", &["192.0.2.66, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["192.0.2.66, 198.51.100.1, 10.0.0.2"], "198.51.100.1"),
            ("10.0.0.1", &["192.0.2.66", "198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
            ("10.0.0.1", &["198.51.100.1, nonsense"], "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.1,"], "10.0.0.1"),
            ("::ffff:10.0.0.1", &["[2001:db8::7]:443"], "2001:db8::7"),
            ("::1", &["198.51.100.1:80"], "198.51.100.1"),
        ] {
            let lines = forwarded.iter().map(|line| {
                let name = axum::http::HeaderName::from_static("x-forwarded-for");
                (name, line.parse().expect("a header"))
            });
            let headers: HeaderMap = lines.collect();
            let found = client_address(&proxies, ip(peer), &headers);
            assert_eq!(found, ip(expected), "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn neighbours_by_ipv6_are_counted_as_one() {
        assert_eq!(rate_limit_key(ip("2001:db8:1:2:3::4")), ip("2001:db8:1:2::"));
        assert_ne!(rate_limit_key(ip("2001:db8:1:3::4")), ip("2001:db8:1:2::"));
        assert_eq!(rate_limit_key(ip("::ffff:192.0.2.1")), ip("192.0.2.1"));
        assert_eq!(rate_limit_key(ip("192.0.2.1")), ip("192.0.2.1"));
    }
}
