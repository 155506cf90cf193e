//! Incremental move input, word by word.

use std::collections::BTreeSet;

use crate::Choices;

/// The word that ends a move which could be longer.
pub const ALL: &str = "";
/// The word for passing: never picked implicitly.
const PASS: &str = "pass";

/// The words picked so far, and the moves that begin with them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picker {
    /// Every legal move as its words, in each order, and which move it is.
    ways: Vec<(Vec<String>, usize)>,
    picked: Vec<String>,
    /// Number of words before each manual pick; the others were implied.
    by_hand: Vec<usize>,
    /// All legal moves, if only some can be picked: words are implied by the rules, not by the
    /// restriction.
    legal: Vec<(Vec<String>, usize)>,
}

impl Picker {
    /// A picker of these moves.
    pub fn new(choices: &Choices) -> Picker {
        Picker::among(choices, &Choices::default())
    }

    /// A picker of some moves out of all legal ones.
    pub fn among(choices: &Choices, legal: &Choices) -> Picker {
        let mut picker = Picker { ways: ways(choices), legal: ways(legal), ..Picker::default() };
        picker.pick_implied();
        picker
    }

    /// The words picked so far.
    pub fn picked(&self) -> &[String] {
        &self.picked
    }

    /// The words that can be picked now, each once; first [`ALL`] if the move can end here,
    /// last the pass.
    pub fn next(&self) -> Vec<&str> {
        self.next_of(&self.ways)
    }

    fn next_of<'a>(&self, ways: &'a [(Vec<String>, usize)]) -> Vec<&'a str> {
        let mut next: Vec<&str> = Vec::new();
        for (way, _) in self.begun(ways) {
            let word = way.get(self.picked.len()).map_or(ALL, String::as_str);
            if !next.contains(&word) {
                next.push(word);
            }
        }
        if next == [ALL] {
            return Vec::new();
        }
        next.sort_by_key(|word| (*word != ALL, *word == PASS));
        next
    }

    /// The ways that begin with the picked words.
    fn begun<'a>(
        &self,
        ways: &'a [(Vec<String>, usize)],
    ) -> impl Iterator<Item = &'a (Vec<String>, usize)> {
        ways.iter().filter(|(way, _)| way.starts_with(&self.picked))
    }

    /// Picks a word and the implied words after it; false if no move has it there.
    pub fn pick(&mut self, word: &str) -> bool {
        if !self.next().contains(&word) {
            return false;
        }
        self.by_hand.push(self.picked.len());
        self.picked.push(word.to_owned());
        self.pick_implied();
        true
    }

    /// Takes the last pick back; false if there is none.
    pub fn back(&mut self) -> bool {
        let Some(before) = self.by_hand.pop() else { return false };
        self.picked.truncate(before);
        true
    }

    /// The whole move, once all its words are picked.
    pub fn whole(&self) -> Option<String> {
        let whole = self.is_way(&self.picked) && self.next().is_empty();
        whole.then(|| self.picked.join(" "))
    }

    /// The move that picking this word would complete.
    pub fn whole_with(&self, word: &str) -> Option<String> {
        let mut words = self.picked.clone();
        if word != ALL {
            words.push(word.to_owned());
        }
        self.is_way(&words).then(|| words.join(" "))
    }

    fn is_way(&self, words: &[String]) -> bool {
        self.ways.iter().any(|(way, _)| way == words)
    }

    /// Picks words without an alternative, but never a whole move: the user must choose it. Different
    /// orders of the same move are no alternatives either.
    fn pick_implied(&mut self) {
        while let [word, others @ ..] = &self.next_of(self.alternatives())[..] {
            let is_wanted = !self.by_hand.is_empty();
            let is_implied = others.is_empty() || is_wanted && self.is_one_move();
            if !is_implied || !is_wanted && self.whole_with(word).is_some() {
                return;
            }
            // The game's own order comes last.
            let Some((way, _)) = self.begun(&self.ways).last() else { return };
            self.picked.push(way[self.picked.len()].clone());
        }
    }

    /// The ways that determine whether a word has an alternative.
    fn alternatives(&self) -> &[(Vec<String>, usize)] {
        if self.legal.is_empty() { &self.ways } else { &self.legal }
    }

    fn is_one_move(&self) -> bool {
        let mut moves = self.begun(self.alternatives()).map(|(_, mv)| mv);
        let first = moves.next();
        moves.all(|mv| Some(mv) == first)
    }
}

/// Every way as its words.
fn ways(choices: &Choices) -> Vec<(Vec<String>, usize)> {
    let words = |words: &str| words.split(' ').map(str::to_owned).collect();
    choices.ways.iter().map(|way| (words(&way.words), way.at)).collect()
}

/// The move with its neighbouring spaces in every other order.
pub(crate) fn orders<'a>(words: &[&'a str], spaces: &BTreeSet<String>) -> Vec<Vec<&'a str>> {
    let is_space = |word: &&str| spaces.contains(*word);
    let from = words.iter().position(is_space).unwrap_or(words.len());
    let len = words[from..].iter().take_while(|word| is_space(word)).count();
    let mut orders = vec![words.to_vec()];
    for at in from..from + len {
        let longer = orders.iter().flat_map(|order| {
            (at..from + len).map(|other| {
                let mut order = order.clone();
                order.swap(at, other);
                order
            })
        });
        orders = longer.collect();
    }
    orders.retain(|order| order != words);
    orders
}

#[cfg(test)]
mod tests {
    use game::Key;

    use super::*;
    use crate::Way;

    fn check(words: &[&str], picked: &[&str], next: usize) {
        let table = crate::open("qin", 2, "", Key::from_number(4)).unwrap();
        let mut picker = Picker::new(&table.sight().unwrap().choices());
        for word in words {
            assert!(picker.pick(word), "{word} of {:?}", picker.next());
        }
        assert_eq!(picker.picked(), picked);
        assert_eq!(picker.next().len(), next, "{:?}", picker.next());
        assert_eq!(picker.whole().is_some(), next == 0);
        assert_eq!(picker.back(), !words.is_empty());
        assert!(picker.whole().is_none());
    }

    #[test]
    fn words_narrow_the_next_choices() {
        check(&[], &[], 2);
        check(&["BB"], &["BB"], 26);
        check(&["BB", "E8"], &["BB", "E8"], 3);
        check(&["BB", "E8", "F8"], &["BB", "E8", "F8"], 0);
    }

    /// The game writes it from the left, but users may pick in any order.
    #[test]
    fn a_tile_of_one_colour_is_picked_from_either_end() {
        check(&["BB", "F8", "E8"], &["BB", "F8", "E8"], 0);
    }

    #[test]
    fn single_choice_is_implied() {
        check(&["BB", "E9"], &["BB", "E9", "E8"], 0);
    }

    fn picker(moves: &[&str]) -> Picker {
        Picker::new(&listed(moves))
    }

    /// Where only some moves can be picked, every word that has a legal alternative is picked.
    #[test]
    fn implied_words_follow_from_the_rules() {
        let legal = listed(&["x A", "x B", "y C"]);
        let mut picker = Picker::among(&listed(&["x A"]), &legal);
        assert!(picker.picked().is_empty() && picker.next() == ["x"]);
        assert!(picker.pick("x") && picker.whole().is_none());
        assert!(!picker.pick("B") && picker.pick("A") && picker.whole().is_some());
        let mut picker = Picker::among(&listed(&["y C"]), &legal);
        assert!(picker.pick("y") && picker.whole().is_some());
        assert!(Picker::among(&Choices::default(), &legal).next().is_empty());
    }

    fn listed(moves: &[&str]) -> Choices {
        let spaces: BTreeSet<String> = ["A", "B", "C", "D"].map(str::to_owned).into();
        let mut ways = Vec::new();
        for (at, mv) in moves.iter().enumerate() {
            let words: Vec<&str> = mv.split(' ').collect();
            let orders = orders(&words, &spaces).into_iter().map(|order| order.join(" "));
            ways.extend(orders.chain([mv.to_string()]).map(|words| Way { words, at }));
        }
        Choices { moves: Vec::new(), ways }
    }

    /// The rest of one move needs no more picks, whichever space was picked first.
    #[test]
    fn spaces_are_picked_in_any_order() {
        let mut picker = picker(&["build A B C", "build A B D", "no"]);
        assert!(picker.pick("build") && picker.pick("C"));
        assert!(picker.whole().is_some_and(|mv| mv.starts_with("build C ")));
        assert!(picker.back());
        let mut next = picker.next();
        next.sort_unstable();
        assert_eq!(next, ["A", "B", "C", "D"]);
        assert_eq!(orders(&["x", "A", "y", "B"], &BTreeSet::new()).len(), 0);
    }

    #[test]
    fn a_move_that_could_go_on_can_end() {
        let mut picker = picker(&["build A B C", "build A B C D"]);
        assert!(["A", "B", "C"].iter().all(|word| picker.pick(word)));
        assert_eq!(picker.whole(), None);
        assert_eq!(picker.next(), [ALL, "D"]);
        assert_eq!(picker.whole_with(ALL).as_deref(), Some("build A B C"));
        assert_eq!(picker.whole_with("D").as_deref(), Some("build A B C D"));
    }
}
