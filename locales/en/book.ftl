# The pages of the rules.

rules-of = Rules of { $title }
book-contents = Contents
book-play = Play
book-about = The complete rules of { $title } for { $least } to { $most } players: clause by clause, with examples, each with an address of its own.
book-foot = The rules in our own words. Every clause has an address: its number.
