//! A move picked word by word.

use std::collections::BTreeSet;

use table::Table;

/// The words picked so far, and the moves that begin with them.
pub(crate) struct Picker {
    /// Every legal move as its words.
    ways: Vec<Vec<String>>,
    picked: Vec<String>,
    /// How many words there were before each pick by hand: the rest went without saying.
    by_hand: Vec<usize>,
}

impl Picker {
    /// Nothing is picked yet of the moves of the seat to act.
    pub(crate) fn new(table: &dyn Table, spaces: &BTreeSet<String>) -> Picker {
        let mut ways = Vec::new();
        for mv in table.moves() {
            let words: Vec<String> = mv.split(' ').map(str::to_owned).collect();
            ways.extend(turned(&words, spaces).filter(|turned| {
                // A game may write a move in one order, though either space can be clicked first.
                table.spell(&turned.join(" ")).as_ref() == Some(&mv)
            }));
            ways.push(words);
        }
        let mut picker = Picker { ways, picked: Vec::new(), by_hand: Vec::new() };
        picker.go_on();
        picker
    }

    pub(crate) fn picked(&self) -> &[String] {
        &self.picked
    }

    /// The words that can be picked now, each once.
    pub(crate) fn next(&self) -> Vec<&str> {
        let mut next: Vec<&str> = Vec::new();
        for way in self.ways.iter().filter(|way| way.starts_with(&self.picked)) {
            if let Some(word) = way.get(self.picked.len())
                && !next.contains(&word.as_str())
            {
                next.push(word);
            }
        }
        next
    }

    /// Picks a word, and what goes without saying after it; false if no move has it there.
    pub(crate) fn pick(&mut self, word: &str) -> bool {
        if !self.next().contains(&word) {
            return false;
        }
        self.by_hand.push(self.picked.len());
        self.picked.push(word.to_owned());
        self.go_on();
        true
    }

    /// Takes the last pick back; false if there is none.
    pub(crate) fn back(&mut self) -> bool {
        let Some(before) = self.by_hand.pop() else { return false };
        self.picked.truncate(before);
        true
    }

    /// The whole move, once all its words are picked.
    pub(crate) fn whole(&self) -> Option<String> {
        let whole = self.ways.contains(&self.picked) && self.next().is_empty();
        whole.then(|| self.picked.join(" "))
    }

    /// The move that picking this word would complete.
    pub(crate) fn whole_with(&self, word: &str) -> Option<String> {
        let words = [&self.picked[..], &[word.to_owned()]].concat();
        self.ways.contains(&words).then(|| words.join(" "))
    }

    /// Picks words that have no alternative, but never a whole move: somebody must want it.
    fn go_on(&mut self) {
        while let [word] = self.next()[..] {
            if self.by_hand.is_empty() && self.whole_with(word).is_some() {
                return;
            }
            let word = word.to_owned();
            self.picked.push(word);
        }
    }
}

/// The move with its last two words the other way round, if both are spaces.
fn turned(words: &[String], spaces: &BTreeSet<String>) -> impl Iterator<Item = Vec<String>> {
    let both = match words {
        [.., one, other] => spaces.contains(one) && spaces.contains(other),
        _ => false,
    };
    both.then(|| {
        let mut turned = words.to_vec();
        let last = turned.len() - 1;
        turned.swap(last - 1, last);
        turned
    })
    .into_iter()
}

#[cfg(test)]
mod tests {
    use game::Key;

    use super::*;

    fn check(words: &[&str], picked: &[&str], next: usize) {
        let table = table::open("qin", 2, "", Key::from_number(4)).unwrap();
        let paper = table.paint(game::Eyes::Public, &[]);
        let spaces = paper.spots.into_iter().map(|spot| spot.name).collect();
        let mut picker = Picker::new(table.as_ref(), &spaces);
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
    fn words_narrow_what_comes_next() {
        check(&[], &[], 2);
        check(&["BB"], &["BB"], 26);
        check(&["BB", "E8"], &["BB", "E8"], 3);
        check(&["BB", "E8", "F8"], &["BB", "E8", "F8"], 0);
    }

    /// The game writes it from the left, but nobody should have to know.
    #[test]
    fn a_tile_of_one_colour_is_picked_from_either_end() {
        check(&["BB", "F8", "E8"], &["BB", "F8", "E8"], 0);
    }

    #[test]
    fn the_only_word_goes_without_saying() {
        check(&["BB", "E9"], &["BB", "E9", "E8"], 0);
    }
}
