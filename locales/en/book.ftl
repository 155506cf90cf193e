# The pages of the rules.

rules-of = Rules of { $title }
book-contents = Contents
book-play = Play
book-about = The complete rules of { $title } for { $least } to { $most } players, numbered, with examples and a link for each rule.
book-foot = The rules in our own words. Every rule has its own link: its number.
