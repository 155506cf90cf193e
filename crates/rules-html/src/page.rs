//! A page: head, header, contents, chapters, footer.

use std::collections::BTreeSet;

use game::{Entry, Lang, Meta, Rulebook};
use locale::{Arg, Words};

use crate::{
    art,
    rules::{Book, path},
    text::{escaped, marked},
};

/// Content security policy: no script, no frame, same origin only.
const POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// A chapter: id, title and clauses.
struct Chapter<'a> {
    id: &'a str,
    about: &'a str,
    clauses: Vec<&'a Entry<'a>>,
}

/// The whole page.
pub(crate) fn page(book: &Book, lang: Lang) -> String {
    let read = Rulebook::read(book.rules);
    let chapters = chapters(&read);
    let page = Page { meta: &book.meta, words: Words::new(lang), lang, ids: ids(&chapters) };
    let cover = format!("{}-cover", book.meta.slug);
    let pictures = chapters.iter().flat_map(|chapter| art::pictures(chapter.id)).copied();
    let shown = pictures.chain([cover.as_str(), "ui-pagoda", "ui-play", "ui-people", "ui-clock"]);
    let sprite = art::sprite(&shown.collect());
    let (head, top, opening) = (page.head(), page.top(), page.opening(&preamble(book.rules)));
    let (contents, foot) = (page.contents(&chapters), page.foot());
    let body: String = chapters.iter().map(|chapter| page.chapter(chapter)).collect();
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n{head}<body>\n\
         <div class=\"sprite\" aria-hidden=\"true\">{sprite}</div>\n<div class=\"page\">\n{top}\
         <main class=\"wrap book\" id=\"main\">\n{opening}{contents}\
         <article class=\"clauses\">\n{body}</article>\n</main>\n{foot}</div>\n</body>\n</html>\n"
    )
}

/// Text before the first chapter.
fn preamble(rules: &str) -> String {
    let lines = rules.lines().skip(1).take_while(|line| !line.starts_with('#'));
    lines.map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Splits the rules into chapters: the first heading is the title, each other starts a chapter.
fn chapters<'a>(book: &'a Rulebook<'a>) -> Vec<Chapter<'a>> {
    let mut chapters: Vec<Chapter<'a>> = Vec::new();
    for entry in book.entries.iter().skip(1) {
        match entry {
            Entry::Heading(heading) => {
                let (id, about) = heading.split_once(' ').unwrap_or((heading, ""));
                chapters.push(Chapter { id, about, clauses: Vec::new() });
            }
            Entry::Clause(..) => {
                if let Some(chapter) = chapters.last_mut() {
                    chapter.clauses.push(entry);
                }
            }
        }
    }
    chapters
}

/// All anchors.
fn ids(chapters: &[Chapter<'_>]) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for chapter in chapters {
        ids.insert(chapter.id.to_owned());
        for entry in &chapter.clauses {
            if let Entry::Clause(clause, _) = entry {
                ids.insert(clause.to_string());
            }
        }
    }
    ids
}

/// Native name of a language.
fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Fr => "Français",
        Lang::De => "Deutsch",
        Lang::Pl => "Polski",
    }
}

fn icon(name: &str, class: &str) -> String {
    format!(
        "<svg class=\"{class}\" viewBox=\"0 0 100 100\" aria-hidden=\"true\"><use href=\"#ui-{name}\"/></svg>"
    )
}

struct Page<'a> {
    meta: &'a Meta,
    words: Words,
    lang: Lang,
    ids: BTreeSet<String>,
}

impl Page<'_> {
    /// A message about this game, as HTML.
    fn say(&self, id: &str) -> String {
        let (least, most) = self.meta.seats;
        let title = self.name(self.meta.slug);
        let args: [(&str, Arg<'_>); 3] =
            [("title", title.into()), ("least", least.into()), ("most", most.into())];
        escaped(&self.words.say(id, &args))
    }

    /// A game's name in this language.
    fn name(&self, slug: &str) -> String {
        self.words.say(&format!("{slug}-name"), &[])
    }

    /// A message named after this game, as HTML.
    fn own(&self, id: &str) -> String {
        self.say(&format!("{}-{id}", self.meta.slug))
    }

    fn head(&self) -> String {
        let slug = self.meta.slug;
        let other = |lang: Lang| {
            let path = path(slug, lang);
            format!("<link rel=\"alternate\" hreflang=\"{lang}\" href=\"{path}\">\n")
        };
        let others: String = Lang::ALL.into_iter().map(other).collect();
        let (title, about) = (self.say("rules-of"), self.say("book-about"));
        // Cover colours are in Qin's style sheet; the last one wins.
        let files = ["qin", slug, "book"].into_iter().skip(usize::from(slug == "qin"));
        let style = |name: &str| {
            format!("<link rel=\"stylesheet\" href=\"{{{{assets}}}}style/{name}.css\">\n")
        };
        let styles: String = files.map(style).collect();
        let (here, english) = (path(slug, self.lang), path(slug, Lang::En));
        format!(
            "<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
             <meta name=\"description\" content=\"{about}\">\n\
             <meta name=\"theme-color\" content=\"#e9dfcc\" media=\"(prefers-color-scheme: light)\">\n\
             <meta name=\"theme-color\" content=\"#211c15\" media=\"(prefers-color-scheme: dark)\">\n\
             <title>{title} · Pagoda</title>\n<link rel=\"canonical\" href=\"{here}\">\n{others}\
             <link rel=\"alternate\" hreflang=\"x-default\" href=\"{english}\">\n\
             <link rel=\"icon\" href=\"/icon.svg\" type=\"image/svg+xml\">\n\
             <link rel=\"apple-touch-icon\" href=\"/icon-192.png\">\n\
             <link rel=\"manifest\" href=\"/manifest.webmanifest\">\n\
             <link rel=\"stylesheet\" href=\"{{{{assets}}}}style.css\">\n\
             {styles}</head>\n"
        )
    }

    /// Header: home link and language links.
    fn top(&self) -> String {
        let link = |lang: Lang| {
            let (path, name) = (path(self.meta.slug, lang), own_name(lang));
            let here = if lang == self.lang { " aria-current=\"page\"" } else { "" };
            format!(
                "<li><a href=\"{path}\" lang=\"{lang}\" hreflang=\"{lang}\"{here}>\
                 <span class=\"book-code\">{lang}</span><span class=\"book-name\">{name}</span></a></li>\n"
            )
        };
        let links: String = Lang::ALL.into_iter().map(link).collect();
        format!(
            "<a class=\"skip\" href=\"#main\">{}</a>\n<header class=\"top\">\n\
             <div class=\"top-side\"><a class=\"brand\" href=\"/\">{}<span>Pagoda</span></a></div>\n\
             <nav class=\"book-langs\" aria-label=\"{}\"><ul>\n{links}</ul></nav>\n</header>\n",
            self.say("skip-to-content"),
            icon("pagoda", ""),
            self.say("language"),
        )
    }

    /// Cover, summary and links to play.
    fn opening(&self, preamble: &str) -> String {
        let (slug, title) = (self.meta.slug, self.say("rules-of"));
        let (cover, about) = (self.own("cover"), self.own("about"));
        let (players, length) = (self.say("players-count"), self.own("length"));
        let (play, learn) = (self.say("book-play"), self.say("learn"));
        let (people, clock) = (icon("people", "icon-s"), icon("clock", "icon-s"));
        let start = icon("play", "icon-s");
        let preamble = marked(preamble, &self.ids);
        format!(
            "<header class=\"book-head panel\">\n\
             <svg class=\"cover\" viewBox=\"0 0 600 400\" preserveAspectRatio=\"xMidYMid slice\" role=\"img\" aria-label=\"{cover}\">\
             <use href=\"#{slug}-cover\"/></svg>\n<div class=\"book-open\">\n<h1>{title}</h1>\n\
             <p class=\"book-about\">{about}</p>\n\
             <ul class=\"facts\"><li>{people} {players}</li><li>{clock} {length}</li></ul>\n\
             <p class=\"book-acts\"><a class=\"btn main\" data-action=\"play\" href=\"/\">{start}<span>{play}</span></a>\n\
             <a class=\"btn\" data-action=\"learn\" href=\"/learn/{slug}\"><span>{learn}</span></a></p>\n\
             </div>\n<p class=\"book-terms\">{preamble}</p>\n</header>\n"
        )
    }

    fn contents(&self, chapters: &[Chapter<'_>]) -> String {
        let link = |chapter: &Chapter<'_>| {
            let (id, about) = (chapter.id, escaped(chapter.about));
            format!("<li><a href=\"#{id}\"><b>{id}</b><span>{about}</span></a></li>\n")
        };
        let links: String = chapters.iter().map(link).collect();
        let title = self.say("book-contents");
        format!(
            "<nav class=\"book-toc\" aria-labelledby=\"contents\">\n\
             <h2 id=\"contents\">{title}</h2>\n<ol>\n{links}</ol>\n</nav>\n"
        )
    }

    fn chapter(&self, chapter: &Chapter<'_>) -> String {
        let (id, about) = (chapter.id, escaped(chapter.about));
        let pictures: String = art::pictures(id).iter().filter_map(|id| art::picture(id)).collect();
        let clauses: String = chapter.clauses.iter().map(|entry| self.clause(entry)).collect();
        format!(
            "<section aria-labelledby=\"{id}\">\n<div class=\"book-chapter\">\
             <h2 id=\"{id}\"><b>{id}</b> {about}</h2>\
             <div class=\"book-pics\" aria-hidden=\"true\">{pictures}</div></div>\n{clauses}</section>\n"
        )
    }

    fn clause(&self, entry: &Entry<'_>) -> String {
        let Entry::Clause(clause, words) = entry else { return String::new() };
        let class = if clause.is_example() { "clause-text example" } else { "clause-text" };
        let words = marked(words, &self.ids);
        format!(
            "<p class=\"{class}\" id=\"{clause}\"><a href=\"#{clause}\">{clause}</a><span>{words}</span></p>\n"
        )
    }

    /// Footer: links to the other games.
    fn foot(&self) -> String {
        let link = |slug: &&str| {
            let (path, rules) = (path(slug, self.lang), self.say("rules-title"));
            format!("<a href=\"{path}\">{} · {rules}</a>\n", escaped(&self.name(slug)))
        };
        let links: String = table::SLUGS.iter().map(link).collect();
        let (about, more) = (self.say("book-foot"), self.say("foot-more"));
        format!(
            "<footer class=\"page-foot\">\n<p>{about}</p>\n<nav aria-label=\"{more}\">\n{links}</nav>\n</footer>\n"
        )
    }
}
