//! `docs/texts/LANG.md`: every message beside the English one, for reviewers.
//!
//! `UPDATE_EXPECT=1 cargo nextest run -p locale review` writes the pages.

use std::{collections::BTreeMap, fmt::Write as _};

use expect_test::expect_file;
use game::Lang;
use locale::texts;

use crate::glossary::read;

const HEAD: &str = "\
# Texts in LANGUAGE

Every message beside the English one, made from `locales/` by `just texts`. The glossary is in [locales/GLOSSARY.md](../../locales/GLOSSARY.md). *Picture* is
the screen that shows the message: `just shots` makes it. To correct a text, change it in `locales/CODE/`, or open an issue with the id and your wording.
";

/// A message: its id, its heading, and its source.
struct Entry<'a> {
    id: &'a str,
    heading: &'a str,
    source: String,
}

/// The messages of a file, in order.
fn entries(text: &str) -> Vec<Entry<'_>> {
    let mut found: Vec<Entry<'_>> = Vec::new();
    let (mut heading, mut open) = ("", false);
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            heading = title;
        } else if let (true, Some((id, value))) =
            (line.starts_with(|first: char| first.is_ascii_lowercase()), line.split_once(" ="))
        {
            found.push(Entry { id, heading, source: value.trim().to_owned() });
            open = true;
        } else if line.starts_with('#') || line.starts_with('-') {
            open = false;
        } else if let (true, Some(entry)) = (open, found.last_mut()) {
            let _ = write!(entry.source, "\n{line}");
        }
    }
    found
}

/// A message's source as a cell of a table.
fn cell(source: &str) -> String {
    let lines: Vec<&str> = source.trim().lines().map(str::trim_end).collect();
    lines.join("<br>").replace('|', "\\|").replace("    ", "\u{2003}")
}

fn page(lang: Lang, language: &str, pictures: &BTreeMap<String, String>) -> String {
    let mut page = HEAD.replace("LANGUAGE", language).replace("CODE", lang.code());
    for ((file, english), (_, other)) in texts(Lang::En).iter().zip(texts(lang)) {
        let _ = write!(page, "\n## {file}.ftl\n");
        let translated: BTreeMap<&str, String> =
            entries(other).into_iter().map(|entry| (entry.id, entry.source)).collect();
        let mut heading = None;
        for entry in entries(english) {
            if heading != Some(entry.heading) {
                heading = Some(entry.heading);
                let title = if entry.heading.is_empty() { "General" } else { entry.heading };
                let _ = write!(
                    page,
                    "\n### {title}\n\n| id | English | {language} | picture |\n|---|---|---|---|\n"
                );
            }
            let picture = pictures.get(entry.id).map_or("", String::as_str);
            let (english, other) = (cell(&entry.source), cell(&translated[entry.id]));
            let _ = writeln!(page, "| `{}` | {english} | {other} | {picture} |", entry.id);
        }
    }
    page
}

#[test]
fn the_pages_for_reviewers_are_up_to_date() {
    let pictures: BTreeMap<String, String> =
        serde_json::from_str(&read("docs/texts/pictures.json")).expect("pictures.json is valid");
    for (lang, language) in [(Lang::Fr, "French"), (Lang::De, "German"), (Lang::Pl, "Polish")] {
        let path = format!("{}/../../docs/texts/{lang}.md", env!("CARGO_MANIFEST_DIR"));
        expect_file![path].assert_eq(&page(lang, language, &pictures));
    }
}

#[test]
fn entries_know_their_heading_and_all_their_lines() {
    let found = entries("## One\n\na = x\nb = { $n ->\n   *[other] y\n}\n\n## Two\nc =\n    z\n");
    let read: Vec<String> =
        found.iter().map(|it| format!("{}/{}: {}", it.heading, it.id, it.source.trim())).collect();
    assert_eq!(read, ["One/a: x", "One/b: { $n ->\n   *[other] y\n}", "Two/c: z"]);
}
