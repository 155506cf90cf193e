//! A link as a QR code.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// The light margin around a code, in modules: scanners need four.
const MARGIN: i32 = 4;

/// A link as a QR code, drawn as one path; nothing if it is too long for a code.
pub(super) fn qr_code(link: &str, label: Signal<String>) -> Option<AnyView> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let side = code.size() + 2 * MARGIN;
    let view = view! {
        <svg
            class="qr"
            viewBox=format!("0 0 {side} {side}")
            role="img"
            aria-label=move || label.get()
        >
            <path d=bars(&code)></path>
        </svg>
    };
    Some(view.into_any())
}

/// The dark modules of a code as a path: a bar for each run in a row.
fn bars(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let start = x;
            while code.get_module(x, y) {
                x += 1;
            }
            let width = x - start;
            if 0 < width {
                let (left, top) = (start + MARGIN, y + MARGIN);
                path.push_str(&format!("M{left} {top}h{width}v1h-{width}z"));
            }
            x += 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The modules that a path of bars covers.
    fn covered(path: &str) -> BTreeSet<(i32, i32)> {
        let bars = path.split('M').skip(1).map(|bar| {
            let (place, rest) = bar.split_once('h').expect("a bar has a width");
            let (left, top) = place.split_once(' ').expect("a bar has a place");
            let width = rest.split('v').next().expect("a bar has a height");
            [left, top, width].map(|it| it.parse::<i32>().expect("a number"))
        });
        bars.flat_map(|[left, top, width]| (left..left + width).map(move |x| (x, top))).collect()
    }

    #[test]
    fn the_bars_cover_exactly_the_dark_modules() {
        let link = "https://pagoda.example/table/abcdefghjkmn";
        let code = QrCode::encode_text(link, QrCodeEcc::Medium).expect("the link is short");
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = all.filter(|&(x, y)| code.get_module(x, y));
        let dark: BTreeSet<_> = dark.map(|(x, y)| (x + MARGIN, y + MARGIN)).collect();
        assert!(300 < dark.len(), "{} dark modules", dark.len());
        assert_eq!(covered(&bars(&code)), dark);
    }
}
