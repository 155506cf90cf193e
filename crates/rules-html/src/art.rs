//! Pictures of the rules: which chapter shows which, and their SVG symbols.

use std::collections::BTreeSet;

/// All SVG symbols.
const DRAWN: [&str; 5] = [
    include_str!("../../web/art/ui.svg"),
    include_str!("../../web/art/covers.svg"),
    include_str!("../../web/art/huang.svg"),
    include_str!("../../web/art/qin.svg"),
    include_str!("../../web/art/dragon.svg"),
];

/// Pictures of a chapter.
pub(crate) fn pictures(chapter: &str) -> &'static [&'static str] {
    match chapter {
        "Q1" => &["qin-tile-ry", "qin-tile-by", "qin-village", "qin-start-red"],
        "Q2" => &["qin-tile-rb", "qin-tile-back"],
        "Q3" => &["qin-terr-yellow", "qin-pagoda-p3", "qin-pagoda2-p3"],
        "Q4" => &["qin-village", "qin-pagoda-p2"],
        "Q5" => &["qin-pagoda2-p4", "qin-terr-blue", "qin-pagoda-p3"],
        "Q6" => &["qin-pagoda-p1", "qin-pagoda-p2", "qin-pagoda-p3", "qin-pagoda-p4"],
        "H1" => &[
            "huang-tile-yellow",
            "huang-tile-red",
            "huang-tile-blue",
            "huang-tile-green",
            "huang-tile-white",
        ],
        "H2" => &["huang-pawn-p1", "huang-capital", "huang-tile-yellow"],
        "H3" => &["huang-screen", "huang-market"],
        "H4" => {
            &["huang-pawn-p1", "huang-pawn-p2", "huang-pawn-p3", "huang-pawn-p4", "huang-pawn-p5"]
        }
        "H5" => &["huang-tile-blue", "huang-vp-blue"],
        "H6" => &["huang-i-riot", "huang-i-bag"],
        "H7" => &[
            "huang-pagoda-yellow",
            "huang-pagoda-red",
            "huang-pagoda-blue",
            "huang-pagoda-green",
            "huang-pagoda-white",
        ],
        "H8" => &["huang-pawn-p2", "huang-tile-yellow", "huang-pawn-p4"],
        "H9" => &["huang-tile-red", "huang-i-war", "huang-tile-red"],
        "H10" => &[
            "huang-vp-yellow",
            "huang-vp-red",
            "huang-vp-blue",
            "huang-vp-green",
            "huang-vp-white",
        ],
        "H11" => &["huang-bandits"],
        "H12" => &["huang-granary"],
        "H13" => &["huang-palace"],
        "D1" => &["dragon-M1", "dragon-W1", "dragon-S2", "dragon-L1"],
        "D2" => &["dragon-palace", "dragon-yuan", "dragon-marker-p1"],
        "D3" => {
            &["dragon-act-taxes", "dragon-act-build", "dragon-act-harvest", "dragon-act-parade"]
        }
        "D4" => &["dragon-C1", "dragon-wild", "dragon-floor"],
        "D5" => &["dragon-ev-tribute", "dragon-ev-drought", "dragon-ev-raid", "dragon-ev-festival"],
        "D6" => &["dragon-point", "dragon-large"],
        "D7" => &["dragon-wall", "dragon-act-wall"],
        "D8" => &["dragon-sup-lantern", "dragon-sup-volcano", "dragon-sup-tsunami"],
        _ => &[],
    }
}

/// A decorative picture.
pub(crate) fn picture(id: &str) -> Option<String> {
    let drawn = element(id)?;
    let (_, rest) = drawn.split_once("viewBox=\"")?;
    let (view, _) = rest.split_once('"')?;
    Some(format!("<svg class=\"pic\" viewBox=\"{view}\"><use href=\"#{id}\"/></svg>"))
}

/// The sprite of these pictures: each referenced symbol once.
pub(crate) fn sprite<'a>(ids: &BTreeSet<&'a str>) -> String {
    let mut wanted: Vec<&'a str> = ids.iter().copied().collect();
    let mut known: BTreeSet<&'a str> = ids.clone();
    let mut drawn = String::new();
    while let Some(id) = wanted.pop() {
        let Some(element) = element(id) else { continue };
        drawn += element;
        drawn.push('\n');
        wanted.extend(named(element).filter(|id| known.insert(*id)));
    }
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{drawn}</svg>")
}

/// Ids that an element references.
fn named(element: &str) -> impl Iterator<Item = &str> {
    let by = |before: &'static str, after: char| {
        element.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
    };
    by("href=\"#", '"').chain(by("url(#", ')'))
}

/// The element with an id, from its start tag to its end tag.
fn element(id: &str) -> Option<&'static str> {
    let mark = format!("id=\"{id}\"");
    let found = |text: &&'static str| text.find(&mark).map(|at| (*text, at));
    let (text, at) = DRAWN.iter().find_map(found)?;
    let begin = text[..at].rfind('<')?;
    let text = &text[begin..];
    let name = text[1..].split([' ', '>']).next()?;
    let (opens, closes) = (format!("<{name}"), format!("</{name}>"));
    // `path` and `use` may be self-closing.
    let first = text.find('>')?;
    if text[..first].ends_with('/') {
        return Some(&text[..=first]);
    }
    let mut end = first;
    let mut depth = 1;
    while 0 < depth {
        let close = end + text[end..].find(&closes)?;
        let inner = &text[end..close];
        let begun =
            inner.match_indices(&opens).filter(|(at, _)| is_open(&inner[at + opens.len()..]));
        depth += begun.count();
        depth -= 1;
        end = close + closes.len();
    }
    Some(&text[..end])
}

/// Whether an element that begins so, after its name, has something in it; another name may begin alike.
fn is_open(rest: &str) -> bool {
    let head = rest.split('>').next().unwrap_or("");
    rest.starts_with([' ', '>']) && !head.ends_with('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_includes_the_symbols_it_references() {
        let sprite = sprite(&BTreeSet::from(["qin-tile-rb", "dragon-M1"]));
        for id in ["qin-tile-rb", "qin-pat-red", "qin-scale", "dragon-M1", "dragon-clip"] {
            assert_eq!(sprite.matches(&format!("id=\"{id}\"")).count(), 1, "{id}");
        }
        assert!(!sprite.contains("id=\"qin-village\""), "and with nothing else");
        assert_eq!(sprite.matches("<g").count(), sprite.matches("</g>").count());
    }

    #[test]
    fn elements_are_taken_whole() {
        for id in ["qin-cover", "huang-cover", "dragon-cover", "cover-dragon-head", "ui-pagoda"] {
            let element = element(id).expect("it is drawn");
            assert_eq!(element.matches("<g").count(), element.matches("</g>").count(), "{id}");
            assert!(element.ends_with('>'), "{id}");
        }
    }
}
