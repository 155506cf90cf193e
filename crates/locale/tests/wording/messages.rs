//! The messages of a language as the texts that people read, one for each combination of variants.

use std::fmt::Write as _;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use game::Lang;
use locale::texts;

/// One text of a message.
pub(crate) struct Text {
    /// The file's name, without its ending.
    pub(crate) file: &'static str,
    /// The message's id.
    pub(crate) id: String,
    /// The text, with arguments as `{ $name }`.
    pub(crate) text: String,
}

impl Text {
    /// Its file and id.
    pub(crate) fn place(&self, lang: Lang) -> String {
        format!("locales/{lang}/{}.ftl: {}", self.file, self.id)
    }
}

/// Every pattern of a language, with file and id; private terms too.
pub(crate) fn patterns(lang: Lang, mut each: impl FnMut(&'static str, &str, &Pattern<&str>)) {
    for (file, text) in texts(lang) {
        let resource = fluent_syntax::parser::parse(*text).expect("valid Fluent");
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    if let Some(value) = &message.value {
                        each(file, message.id.name, value);
                    }
                }
                Entry::Term(term) => each(file, term.id.name, &term.value),
                _ => (),
            }
        }
    }
}

/// Every text of a language.
pub(crate) fn all(lang: Lang) -> Vec<Text> {
    let mut found = Vec::new();
    patterns(lang, |file, id, pattern| {
        let texts = expand(pattern).into_iter();
        found.extend(texts.map(|text| Text { file, id: id.to_owned(), text }));
    });
    found
}

/// A pattern with each combination of its variants.
pub(crate) fn expand(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => expression_texts(expression),
        };
        texts = texts
            .iter()
            .flat_map(|text| parts.iter().map(move |part| format!("{text}{part}")))
            .collect();
    }
    texts
}

fn expression_texts(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| expand(&variant.value)).collect()
        }
        Expression::Inline(inline) => vec![inline_text(inline)],
    }
}

fn inline_text(inline: &InlineExpression<&str>) -> String {
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            (*value).to_owned()
        }
        InlineExpression::VariableReference { id } => format!("{{ ${} }}", id.name),
        InlineExpression::MessageReference { id, .. } => format!("{{ {} }}", id.name),
        InlineExpression::TermReference { id, arguments, .. } => {
            format!("{{ -{}{} }}", id.name, named(arguments.as_ref()))
        }
        InlineExpression::FunctionReference { id, .. } => format!("{{ {}() }}", id.name),
        InlineExpression::Placeable { expression } => expression_texts(expression).join(" "),
    }
}

fn named(arguments: Option<&CallArguments<&str>>) -> String {
    let mut text = String::new();
    for argument in arguments.into_iter().flat_map(|given| &given.named) {
        let _ = write!(text, " {}", argument.name.name);
    }
    text
}

/// A choice between texts by a variable.
pub(crate) struct Choice<'a> {
    /// The variable's name.
    pub(crate) variable: &'a str,
    /// Its variants.
    pub(crate) variants: &'a [Variant<&'a str>],
}

impl Choice<'_> {
    /// The keys, the default's last.
    pub(crate) fn keys(&self) -> Vec<String> {
        let mut variants: Vec<&Variant<&str>> = self.variants.iter().collect();
        variants.sort_by_key(|variant| variant.default);
        variants.iter().map(|variant| key(variant)).collect()
    }
}

/// The key of a variant.
pub(crate) fn key(variant: &Variant<&str>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => {
            (*name).to_owned()
        }
    }
}

/// Every choice by a variable in a pattern, nested ones too.
pub(crate) fn choices<'a>(pattern: &'a Pattern<&'a str>, each: &mut dyn FnMut(&Choice<'a>)) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } =
            element
        else {
            continue;
        };
        if let InlineExpression::VariableReference { id } = selector {
            each(&Choice { variable: id.name, variants });
        }
        for variant in variants {
            choices(&variant.value, each);
        }
    }
}
