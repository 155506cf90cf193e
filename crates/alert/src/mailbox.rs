//! Email addresses, a strict subset.

use email_encoding::headers::{quoted_string, writer::EmailWriter};
use lettre::Address;

use crate::plain;

/// Characters allowed in the local part, beside letters and digits.
const ATOM: &str = "!#$%&'*+-/=?^_`{|}~.";

/// The sender.
pub(crate) struct Sender {
    pub(crate) address: Address,
    /// Display name and address, as in the `From` header.
    pub(crate) shown: String,
}

impl Sender {
    /// Parses `pagoda@club.example` or `Pagoda <pagoda@club.example>`.
    pub(crate) fn read(text: &str) -> Option<Sender> {
        if text.contains(plain::is_control) {
            return None;
        }
        let (name, address) = match text.strip_suffix('>') {
            Some(rest) => rest.rsplit_once('<')?,
            None => ("", text),
        };
        let address = mailbox(address)?;
        let name = plain::short_line(name.trim().trim_matches('"'));
        if name.is_empty() {
            return Some(Sender { shown: address.to_string(), address });
        }
        let mut shown = String::new();
        let mut writer = EmailWriter::new(&mut shown, "From: ".len(), 0, false);
        quoted_string::encode(&name, &mut writer).ok()?;
        drop(writer);
        Some(Sender { shown: format!("{shown}\r\n <{address}>"), address })
    }
}

/// Parses an address: a plain local part at a domain. Quotes, comments and IP literals, which RFC 5321
/// allows, are refused.
pub(crate) fn mailbox(text: &str) -> Option<Address> {
    let (user, domain) = text.split_once('@')?;
    let is_user = |letter: char| letter.is_ascii_alphanumeric() || ATOM.contains(letter);
    let is_domain = |letter: char| letter.is_ascii_alphanumeric() || "-.".contains(letter);
    let (_, top) = domain.rsplit_once('.')?;
    let is_machine = top.bytes().all(|letter| letter.is_ascii_digit());
    if !user.chars().all(is_user) || !domain.chars().all(is_domain) || is_machine {
        return None;
    }
    Address::new(user, domain).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_a_plain_local_part_at_a_domain() {
        for text in ["ann@club.example", "ann.b+huang@mail.club.example", "a@xn--mnchen-3ya.de"] {
            assert_eq!(mailbox(text).map(|it| it.to_string()).as_deref(), Some(text));
        }
        let bad = [
            "",
            "ann",
            "@",
            "@club.example",
            "ann@",
            "ann@localhost",
            "ann@127.0.0.1",
            "ann@[127.0.0.1]",
            "ann@[IPv6:::1]",
            "ann@club.example.",
            "ann@.example",
            "ann@club..example",
            "ann@club.example@other.example",
            "ann@club.example,bob@club.example",
            "ann@club.example\r\nRCPT TO:<bob@club.example>",
            "ann@club.example\n",
            "ann\r\n@club.example",
            "ann\0@club.example",
            "ann bob@club.example",
            "\"ann bob\"@club.example",
            "\"ann\r\nbob\"@club.example",
            "Ann <ann@club.example>",
            "<ann@club.example>",
            "ann(comment)@club.example",
            "ann@club.example> SIZE=1",
            "änn@club.example",
            "ann@clüb.example",
            ".ann@club.example",
            "ann..b@club.example",
        ];
        for text in bad {
            assert_eq!(mailbox(text), None, "{text:?}");
        }
        assert_eq!(mailbox(&format!("{}@club.example", "a".repeat(65))), None);
        assert_eq!(mailbox(&format!("a@{}.example", "b".repeat(300))), None);
    }

    #[test]
    fn a_sender_may_have_a_name() {
        let shown = |text| Sender::read(text).map(|sender| sender.shown.replace("\r\n", ""));
        let read = [
            ("pagoda@club.example", "pagoda@club.example"),
            ("<pagoda@club.example>", "pagoda@club.example"),
            ("Pagoda <pagoda@club.example>", "Pagoda <pagoda@club.example>"),
            ("\"Pagoda\" <pagoda@club.example>", "Pagoda <pagoda@club.example>"),
            ("The <Pagoda> <p@club.example>", "=?utf-8?b?VGhlIDxQYWdvZGE+?= <p@club.example>"),
            (
                "a@b.example, c <p@club.example>",
                "=?utf-8?b?YUBiLmV4YW1wbGUsIGM=?= <p@club.example>",
            ),
            ("Clüb <p@club.example>", "=?utf-8?b?Q2zDvGI=?= <p@club.example>"),
        ];
        for (text, expected) in read {
            assert_eq!(shown(text).as_deref(), Some(expected), "{text}");
        }
        for text in
            ["", "Pagoda", "Pagoda <>", "Pagoda pagoda@club.example", "P\r\n <p@club.example>"]
        {
            assert_eq!(shown(text), None, "{text:?}");
        }
    }
}
