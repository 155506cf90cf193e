//! Figures as a page has them.

/// Three digits, and thousands apart.
pub(super) fn number(exact: f64) -> String {
    if exact == 0.0 || !exact.is_finite() {
        return "0".to_owned();
    }
    let digits = libm::floor(libm::log10(exact.abs())) as i32;
    if digits < 2 {
        // Figures below one have no more than five places.
        return format!("{exact:.*}", (2 - digits).clamp(0, 5) as usize);
    }
    let unit = libm::pow(10.0, f64::from(digits - 2));
    spaced(libm::round(exact / unit) * unit)
}

/// Whole, and thousands apart.
pub(super) fn spaced(exact: f64) -> String {
    let digits = format!("{exact:.0}");
    let groups: Vec<&[u8]> = digits.as_bytes().rchunks(3).rev().collect();
    String::from_utf8_lossy(&groups.join(&b',')).into_owned()
}

/// Bytes, in the unit in which they are read best.
pub(super) fn bytes(exact: f64) -> String {
    let units = [(1e15, "PB"), (1e12, "TB"), (1e9, "GB"), (1e6, "MB"), (1e3, "kB")];
    match units.into_iter().find(|(unit, _)| *unit <= exact) {
        Some((unit, name)) => format!("{} {name}", number(exact / unit)),
        None => format!("{} B", number(exact)),
    }
}

/// Dollars.
pub(super) fn dollars(exact: f64) -> String {
    if exact < 0.01 { format!("${exact:.6}") } else { format!("${}", number(exact)) }
}

/// In a hundred.
pub(super) fn percent(part: f64) -> String {
    format!("{} %", number(part * 100.0))
}

/// A table of a page: a head, then a row for each.
pub(super) fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head: Vec<String> = head.iter().map(|&cell| cell.to_owned()).collect();
    let mut text = line(&head) + &"|---".repeat(head.len()) + "|\n";
    rows.into_iter().for_each(|row| text += &line(&row));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_easily() {
        let seen = [0.012_345, 1.5, 12.345, 123.4, 9_999.0, 1_234_567.0].map(number);
        assert_eq!(seen, ["0.0123", "1.50", "12.3", "123", "10,000", "1,230,000"]);
        assert_eq!([12.0, 40_960.0, 5e12].map(bytes), ["12.0 B", "41.0 kB", "5.00 TB"]);
        assert_eq!([0.000_27, 1_234.0].map(dollars), ["$0.000270", "$1,230"]);
        assert_eq!(table(&["a"], [vec!["1".to_owned()]]), "| a |\n|---|\n| 1 |\n");
    }
}
