//! Wording: the glossary's terms are used, phrases to avoid are not, plurals are complete, texts fit their
//! places, and typography follows the language.

mod glossary;
mod marks;
mod messages;
mod places;
mod plurals;
mod review;
mod rulings;
