//! Every clause has an anchor in every language, and a page has no foreign markup.

use std::collections::BTreeSet;

use game::{Game, Lang, Rulebook};
use table::{ForGame, SLUGS, for_game};

struct Rules(Lang);

impl ForGame for Rules {
    type Out = &'static str;
    fn run<G: Game>(self) -> &'static str {
        G::rules(self.0)
    }
}

fn rules(slug: &str, lang: Lang) -> &'static str {
    for_game(slug, Rules(lang)).expect("a known game")
}

fn pages() -> impl Iterator<Item = (&'static str, Lang, String)> {
    let all = SLUGS.iter().flat_map(|slug| Lang::ALL.map(|lang| (*slug, lang)));
    all.map(|(slug, lang)| (slug, lang, rules_html::page(slug, lang).expect("a known game")))
}

/// All texts between two delimiters.
fn between<'a>(page: &'a str, before: &'a str, after: char) -> impl Iterator<Item = &'a str> {
    page.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

/// The text of a page, without its elements.
fn plain(html: &str) -> String {
    let parts = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, words)| words));
    let text: String = parts.collect();
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.replace("&#39;", "'").replace("&amp;", "&")
}

#[test]
fn every_clause_is_there_under_its_id_with_all_its_words() {
    for (slug, lang, page) in pages() {
        let read = Rulebook::read(rules(slug, lang));
        assert!(20 < read.clauses().count(), "{slug} has too few clauses");
        for (clause, words) in read.clauses() {
            let begin = format!("id=\"{clause}\">");
            assert_eq!(page.matches(&begin).count(), 1, "{slug} {lang} {clause}");
            let (_, rest) = page.split_once(&begin).expect("the clause is on the page");
            let (html, _) = rest.split_once("</p>").expect("the paragraph is closed");
            let wanted = format!("{clause}{}", words.replace(['*', '`'], ""));
            assert_eq!(plain(html), wanted, "{slug} {lang}");
            let is_example =
                page.contains(&format!("class=\"clause-text example\" {}", begin.trim_end()));
            assert_eq!(is_example, clause.is_example(), "{slug} {lang} {clause}");
        }
    }
}

#[test]
fn the_preamble_is_on_the_page() {
    for (slug, lang, page) in pages() {
        let text = rules(slug, lang);
        let line = text.lines().nth(2).expect("the rules have a preamble").replace(['*', '`'], "");
        assert!(plain(&page).contains(line.trim()), "{slug} {lang}: {line}");
    }
}

#[test]
fn every_link_within_a_page_leads_somewhere_and_no_id_stands_twice() {
    for (slug, lang, page) in pages() {
        let mut ids = BTreeSet::new();
        for id in between(&page, " id=\"", '"') {
            assert!(ids.insert(id), "{slug} {lang}: {id} is defined twice");
        }
        for id in between(&page, "href=\"#", '"').chain(between(&page, "url(#", ')')) {
            assert!(ids.contains(id), "{slug} {lang}: no element has the id {id}");
        }
    }
}

#[test]
fn elements_are_closed_in_order() {
    let alone = ["!doctype", "meta", "link"];
    for (slug, lang, page) in pages() {
        let mut open: Vec<&str> = Vec::new();
        for mark in between(&page, "<", '>') {
            let name = mark.split([' ', '/']).next().unwrap_or("");
            if let Some(closed) = mark.strip_prefix('/') {
                assert_eq!(open.pop(), Some(closed), "{slug} {lang}");
            } else if !mark.ends_with('/') && !alone.contains(&name) {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{slug} {lang}: {open:?}");
    }
}

#[test]
fn pages_need_no_script_and_have_no_style_of_their_own() {
    for (slug, lang, page) in pages() {
        for wrong in
            ["<script", "<style", " style=", " onclick", "javascript:", "http-equiv=\"refresh"]
        {
            assert!(!page.contains(wrong), "{slug} {lang} has {wrong}");
        }
    }
}

#[test]
fn each_language_links_to_the_others() {
    for (slug, lang, page) in pages() {
        assert!(page.contains(&format!("<html lang=\"{lang}\">")), "{slug} {lang}");
        let own = format!("<link rel=\"canonical\" href=\"{}\">", rules_html::path(slug, lang));
        assert!(page.contains(&own), "{slug} {lang}");
        for other in Lang::ALL {
            let path = rules_html::path(slug, other);
            let link = format!("<link rel=\"alternate\" hreflang=\"{other}\" href=\"{path}\">");
            assert!(page.contains(&link), "{slug} {lang}: {link}");
        }
    }
}

#[test]
fn every_chapter_and_every_game_has_pictures() {
    for (slug, lang, page) in pages() {
        assert!(page.contains(&format!("<use href=\"#{slug}-cover\"/>")), "{slug} {lang}");
        assert!(
            !page.contains("<div class=\"book-pics\" aria-hidden=\"true\"></div>"),
            "{slug} {lang}"
        );
    }
}

#[test]
fn every_message_of_a_page_exists() {
    for (slug, lang, page) in pages() {
        let text = plain(&page);
        for id in ["book-", "rules-of", "players-count", "foot-more"] {
            assert!(!text.contains(id), "{slug} {lang}: {id} has no text");
        }
        assert!(!text.contains("{$") && !text.contains("{ $"), "{slug} {lang}");
    }
    assert!(rules_html::page("go", Lang::En).is_none());
}
