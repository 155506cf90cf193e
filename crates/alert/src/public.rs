//! Public IP addresses (SSRF protection).

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Special-purpose IPv4 ranges (RFC 6890), with their prefix length.
const CLOSED_4: [([u8; 4], u32); 15] = [
    ([0, 0, 0, 0], 8),       // this network
    ([10, 0, 0, 0], 8),      // private
    ([100, 64, 0, 0], 10),   // shared by a provider's customers
    ([127, 0, 0, 0], 8),     // this machine
    ([169, 254, 0, 0], 16),  // this link; clouds tell secrets there
    ([172, 16, 0, 0], 12),   // private
    ([192, 0, 0, 0], 24),    // for protocols
    ([192, 0, 2, 0], 24),    // for documents
    ([192, 88, 99, 0], 24),  // a way to IPv6 that is no more
    ([192, 168, 0, 0], 16),  // private
    ([198, 18, 0, 0], 15),   // for measuring
    ([198, 51, 100, 0], 24), // for documents
    ([203, 0, 113, 0], 24),  // for documents
    ([224, 0, 0, 0], 4),     // many at once
    ([240, 0, 0, 0], 4),     // reserved, and all at once
];

/// The IPv6 global unicast range; everything else is special-purpose.
const OPEN_6: ([u16; 8], u32) = ([0x2000, 0, 0, 0, 0, 0, 0, 0], 3);
/// Special-purpose ranges within it.
const CLOSED_6: [([u16; 8], u32); 4] = [
    ([0x2001, 0, 0, 0, 0, 0, 0, 0], 23), // for protocols; Teredo hides an IPv4 address
    ([0x2001, 0xdb8, 0, 0, 0, 0, 0, 0], 32), // for documents
    ([0x2002, 0, 0, 0, 0, 0, 0, 0], 16), // 6to4 hides an IPv4 address
    ([0x3fff, 0, 0, 0, 0, 0, 0, 0], 20), // for documents
];
/// IPv6 ranges that embed an IPv4 address in their last four bytes: mapped, and NAT64.
const SAME_AS_4: [([u16; 8], u32); 2] =
    [([0, 0, 0, 0, 0, 0xffff, 0, 0], 96), ([0x64, 0xff9b, 0, 0, 0, 0, 0, 0], 96)];

/// Whether an address is public.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_4(address),
        IpAddr::V6(address) => is_public_6(address),
    }
}

fn is_public_4(address: Ipv4Addr) -> bool {
    let is_in = |(net, bits): ([u8; 4], u32)| {
        (u32::from_be_bytes(net) ^ address.to_bits()).leading_zeros() >= bits
    };
    !CLOSED_4.into_iter().any(is_in)
}

fn is_public_6(address: Ipv6Addr) -> bool {
    let is_in = |(net, bits): ([u16; 8], u32)| {
        (Ipv6Addr::from(net).to_bits() ^ address.to_bits()).leading_zeros() >= bits
    };
    if SAME_AS_4.into_iter().any(is_in) {
        let [.., a, b, c, d] = address.octets();
        return is_public_4(Ipv4Addr::new(a, b, c, d));
    }
    is_in(OPEN_6) && !CLOSED_6.into_iter().any(is_in)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(addresses: &str, expected: bool) {
        for text in addresses.split_whitespace() {
            let address = text.parse().expect("an address");
            assert_eq!(is_public(address), expected, "{text}");
        }
    }

    #[test]
    fn special_purpose_ranges_end_at_their_last_address() {
        check("0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255", false);
        check("127.0.0.1 127.255.255.255 169.254.0.0 169.254.169.254 169.254.255.255", false);
        check("172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.0.2.1 192.88.99.1", false);
        check("192.168.0.0 192.168.255.255 198.18.0.0 198.19.255.255 198.51.100.7", false);
        check("203.0.113.255 224.0.0.1 239.255.255.255 240.0.0.0 255.255.255.255", false);
        check("1.0.0.0 9.255.255.255 11.0.0.0 100.63.255.255 100.128.0.0 126.255.255.255", true);
        check("128.0.0.0 169.253.255.255 169.255.0.0 172.15.255.255 172.32.0.0 192.0.1.0", true);
        check("192.167.255.255 192.169.0.0 198.17.255.255 198.20.0.0 223.255.255.255", true);
    }

    #[test]
    fn ipv6_is_public_only_in_global_unicast() {
        check(":: ::1 ::2 ::7f00:1 ::8.8.8.8 100::1 fc00::1 fdff::1 fe80::1 fec0::1", false);
        check("ff02::1 ff0e::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:1ff:ffff::1", false);
        check("2001:db8::1 2001:db8:ffff::1 2002:7f00:1::1 3fff::1 3fff:fff::1 5f00::1", false);
        check("2001:200::1 2606:4700:4700::1111 2a00:1450:4001::1 3fff:1000::1", true);
    }

    #[test]
    fn an_embedded_ipv4_address_is_checked_as_such() {
        check("::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:0.0.0.0 ::ffff:169.254.169.254", false);
        check("64:ff9b::127.0.0.1 64:ff9b::192.168.1.1 64:ff9b:1::8.8.8.8", false);
        check("::ffff:0:8.8.8.8", false);
        check("::ffff:8.8.8.8 64:ff9b::8.8.8.8", true);
    }
}
