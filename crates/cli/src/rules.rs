//! `pagoda rules`: the rules by clause.

use game::{Clause, Entry, Game, Lang, Rulebook};
use table::{ForGame, OpenError, for_game};

use crate::Failure;

/// Arguments of `pagoda rules`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Game, such as qin
    game: String,
    /// Rule, such as Q2.3 [default: all]
    clause: Option<Clause>,
    /// Language: en, fr, de or pl
    #[arg(long, env = "LANG", value_parser = crate::language, default_value = "en")]
    lang: Lang,
}

struct Text(Lang);

impl ForGame for Text {
    type Out = &'static str;
    fn run<G: Game>(self) -> &'static str {
        G::rules(self.0)
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let text = for_game(&args.game, Text(args.lang)).ok_or(OpenError::UnknownGame)?;
    let book = Rulebook::read(text);
    if let Some(clause) = args.clause {
        let words = book.clause(clause).ok_or_else(|| format!("no rule {clause}"))?;
        println!("{clause}  {}", plain(words));
        return Ok(());
    }
    for entry in &book.entries {
        match entry {
            Entry::Heading(heading) => println!("\n{heading}\n"),
            Entry::Clause(clause, words) => println!("{clause}  {}", plain(words)),
        }
    }
    Ok(())
}

/// A clause's text without markup.
pub(crate) fn plain(words: &str) -> String {
    words.replace('*', "")
}
