# The pages of the rules.

rules-of = Zasady gry { $title }
book-contents = Spis treści
book-play = Zagraj
book-about = Pełne zasady gry { $title } dla { $least }–{ $most } graczy: punkt po punkcie, z przykładami, każdy pod własnym adresem.
book-foot = Zasady naszymi własnymi słowami. Każdy punkt ma swój adres: numer.
