//! Email addresses.

/// A plausible email address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mailbox {
    /// As its owner spells it.
    pub(crate) email: String,
    /// Normalised, for lookups.
    pub(crate) key: String,
}

impl Mailbox {
    /// Parses an address; none if it can't be one.
    pub(crate) fn parse(text: &str) -> Option<Mailbox> {
        let email = text.trim();
        let (name, site) = email.rsplit_once('@')?;
        let is_plain = |part: &str| {
            let strange =
                |it: char| it.is_control() || it.is_whitespace() || "<>()[],;:\\\"@".contains(it);
            !part.is_empty()
                && !part.starts_with('.')
                && !part.ends_with('.')
                && !part.contains(strange)
        };
        let fits = email.len() <= 254 && name.len() <= 64;
        (fits && is_plain(name) && is_plain(site))
            .then(|| Mailbox { email: email.to_owned(), key: email.to_lowercase() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_distinguished_from_other_text() {
        for text in
            ["mei@example.org", " Mei.Li+go@Example.ORG ", "żółw@przykład.pl", "a@localhost"]
        {
            assert!(Mailbox::parse(text).is_some(), "{text}");
        }
        for text in [
            "",
            "mei",
            "@example.org",
            "mei@",
            "a b@example.org",
            "a@b@example.org",
            "a@example.org\r\nBcc: b@c.d",
            "<a@b.c>",
            "a@b.c,d@e.f",
            ".a@b.c",
            "a@.b",
            &format!("{}@b.c", "a".repeat(65)),
        ] {
            assert_eq!(Mailbox::parse(text), None, "{text}");
        }
        assert_eq!(
            Mailbox::parse("Mei@Example.org").map(|it| it.key),
            Mailbox::parse("mei@example.ORG").map(|it| it.key)
        );
    }
}
