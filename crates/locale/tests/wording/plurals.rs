//! Plural categories by CLDR: every choice by a number has all that its language needs.

use game::Lang;

use crate::messages::{self, Choice, expand, key};

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Polish nouns of men: with a number from 2 on they have one form only.
const OF_MEN: [&str; 12] = [
    "bandytów",
    "przywódców",
    "graczy",
    "botów",
    "rywali",
    "mnichów",
    "uczonych",
    "wojowników",
    "rolników",
    "uzdrowicieli",
    "rzemieślników",
    "pirotechników",
];

/// The fault of a choice, if any.
fn fault(lang: Lang, choice: &Choice<'_>) -> Option<String> {
    let keys = choice.keys();
    if !keys.iter().any(|key| CATEGORIES[..5].contains(&key.as_str())) {
        return None;
    }
    let has = |key: &str| keys.iter().any(|it| it == key);
    let of_men = || {
        let mut texts = choice.variants.iter().flat_map(|variant| expand(&variant.value));
        texts.any(|text| OF_MEN.iter().any(|noun| text.contains(noun)))
    };
    let written = |text: &String| text.contains(&format!("{{ ${} }}", choice.variable));
    // Where no number is shown, such as for one or several winners, singular and plural are enough.
    let counts = choice.variants.iter().any(|variant| expand(&variant.value).iter().any(written));
    let complete = match lang {
        Lang::Pl if counts => {
            has("one") && ((has("few") && has("many")) || (has("other") && of_men()))
        }
        _ => has("one") && (has("other") || has("many")),
    };
    if !complete {
        return Some(format!("has only {}", keys.join(", ")));
    }
    // In French 0 is `one` too, so the text must show which.
    let one = choice.variants.iter().find(|variant| key(variant) == "one")?;
    let shows = expand(&one.value).iter().all(written);
    (lang == Lang::Fr && counts && !shows && !has("0"))
        .then(|| "says 1 where it may be 0".to_owned())
}

#[test]
fn every_choice_by_a_number_has_all_categories_of_its_language() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        messages::patterns(lang, |file, id, pattern| {
            messages::choices(pattern, &mut |choice| {
                let fault = fault(lang, choice);
                faults.extend(
                    fault.map(|it| format!("{lang}/{file}.ftl: {id}: ${} {it}", choice.variable)),
                );
            });
        });
    }
    assert!(faults.is_empty(), "{} choices:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn a_missing_category_is_found() {
    let check = |lang, text: &str| {
        let text = format!("a = {{ $n ->\n{text}}}\n");
        let resource = fluent_syntax::parser::parse(text.as_str()).expect("valid Fluent");
        let mut found = None;
        if let fluent_syntax::ast::Entry::Message(message) = &resource.body[0] {
            let pattern = message.value.as_ref().expect("a message has a text");
            messages::choices(pattern, &mut |choice| found = fault(lang, choice));
        }
        found
    };
    assert!(check(Lang::Pl, "    [one] kafel\n   *[other] { $n } kafli\n").is_some());
    assert!(check(Lang::Pl, "    [one] bandyta\n   *[other] { $n } bandytów\n").is_none());
    assert!(check(Lang::Fr, "    [one] une tuile\n   *[other] { $n } tuiles\n").is_some());
    assert!(check(Lang::Fr, "    [one] { $n } tuile\n   *[other] { $n } tuiles\n").is_none());
    assert!(check(Lang::En, "    [red] a\n   *[blue] b\n").is_none());
}
