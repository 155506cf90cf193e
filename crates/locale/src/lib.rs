//! Localization with Fluent in four languages: interface messages, and events of a game as sentences.
//! Used by `rules-html`, `cli`, `server` and `web`.
//!
//! Every sentence is one message in `locales/`, never concatenated. An event is the message named after
//! game and tag: `{"founded": …}` of Qin is `qin-founded`, with the event's fields as arguments. So a
//! new game adds messages and no code.

mod arguments;
mod asking;

use fluent_bundle::{FluentArgs, FluentError, FluentResource, concurrent::FluentBundle};
use game::Lang;
use serde_json::Value;

pub use fluent_bundle::FluentValue as Arg;

pub use crate::asking::Prompt;

/// The Fluent files of a language.
pub fn texts(lang: Lang) -> &'static [(&'static str, &'static str)] {
    macro_rules! files {
        ($code:literal) => {
            &[
                ("common", include_str!(concat!("../../../locales/", $code, "/common.ftl"))),
                ("cli", include_str!(concat!("../../../locales/", $code, "/cli.ftl"))),
                ("mail", include_str!(concat!("../../../locales/", $code, "/mail.ftl"))),
                ("web", include_str!(concat!("../../../locales/", $code, "/web.ftl"))),
                ("online", include_str!(concat!("../../../locales/", $code, "/online.ftl"))),
                ("net", include_str!(concat!("../../../locales/", $code, "/net.ftl"))),
                ("people", include_str!(concat!("../../../locales/", $code, "/people.ftl"))),
                ("titles", include_str!(concat!("../../../locales/", $code, "/titles.ftl"))),
                ("book", include_str!(concat!("../../../locales/", $code, "/book.ftl"))),
                ("learn", include_str!(concat!("../../../locales/", $code, "/learn.ftl"))),
                ("replay", include_str!(concat!("../../../locales/", $code, "/replay.ftl"))),
                ("huang", include_str!(concat!("../../../locales/", $code, "/huang.ftl"))),
                ("qin", include_str!(concat!("../../../locales/", $code, "/qin.ftl"))),
                ("dragon", include_str!(concat!("../../../locales/", $code, "/dragon.ftl"))),
            ]
        };
    }
    match lang {
        Lang::En => files!("en"),
        Lang::Fr => files!("fr"),
        Lang::De => files!("de"),
        Lang::Pl => files!("pl"),
    }
}

/// The messages of a language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// All messages of a language.
    pub fn new(lang: Lang) -> Words {
        Words::of(lang, texts(lang).iter().map(|(name, text)| (*name, (*text).to_owned())))
    }

    /// The messages of these Fluent texts, each with its file name.
    ///
    /// # Panics
    /// If a text isn't Fluent's, or a message stands twice: the texts are our own.
    pub fn of<'a>(lang: Lang, texts: impl IntoIterator<Item = (&'a str, String)>) -> Words {
        let code = lang.code().parse().expect("two letters are a language");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // Isolation marks are for bidirectional text, and terminals print them as boxes.
        bundle.set_use_isolating(false);
        for (name, text) in texts {
            let text = FluentResource::try_new(text);
            let text = text.unwrap_or_else(|(_, errors)| panic!("{lang}/{name}.ftl: {errors:?}"));
            bundle.add_resource(text).unwrap_or_else(|errors| panic!("{lang}/{name}: {errors:?}"));
        }
        Words { lang, bundle }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message with its arguments.
    pub fn say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.try_say(id, args).0
    }

    /// The same, with the errors.
    pub fn try_say(&self, id: &str, args: &[(&str, Arg<'_>)]) -> (String, Vec<FluentError>) {
        self.format(id, &args.iter().map(|(name, value)| (*name, value.clone())).collect())
    }

    /// An event of a game, given as JSON, as a sentence with these names of the seats.
    pub fn tell(&self, game: &str, event: &Value, names: &[String]) -> String {
        let (tag, fields) = arguments::tagged(event);
        self.describe(&format!("{game}-{}", tag.replace('_', "-")), fields, names, &[])
    }

    /// A message about some JSON, such as a part of a view, with more arguments besides its
    /// fields.
    pub fn describe(
        &self,
        id: &str,
        fields: &Value,
        names: &[String],
        more: &[(&str, Arg<'_>)],
    ) -> String {
        self.try_describe(id, fields, names, more).0
    }

    /// The same, with the errors.
    pub fn try_describe(
        &self,
        id: &str,
        fields: &Value,
        names: &[String],
        more: &[(&str, Arg<'_>)],
    ) -> (String, Vec<FluentError>) {
        let mut args = arguments::args(self, id, fields, names);
        for (name, value) in more {
            args.set((*name).to_owned(), value.clone());
        }
        self.format(id, &args)
    }

    /// A list in the language's style: "Shan, Mei and Bo".
    pub fn list(&self, items: &[&str]) -> String {
        let Some((last, rest)) = items.split_last() else { return String::new() };
        if rest.is_empty() {
            return (*last).to_owned();
        }
        self.say("list", &[("rest", rest.join(", ").into()), ("last", (*last).into())])
    }

    /// A missing message is shown as its id.
    fn format(&self, id: &str, args: &FluentArgs<'_>) -> (String, Vec<FluentError>) {
        let mut errors = Vec::new();
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let text = pattern.map(|it| self.bundle.format_pattern(it, Some(args), &mut errors));
        (text.map_or_else(|| id.to_owned(), |text| text.into_owned()), errors)
    }
}

impl arguments::Messages for Words {
    fn has(&self, id: &str) -> bool {
        Words::has(self, id)
    }

    fn describe(&self, id: &str, fields: &Value, names: &[String]) -> String {
        Words::describe(self, id, fields, names, &[])
    }

    fn list(&self, items: &[&str]) -> String {
        Words::list(self, items)
    }
}
