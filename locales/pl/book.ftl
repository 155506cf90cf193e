# Strony z zasadami.

rules-of = Zasady gry { $title }
book-contents = Spis treści
book-play = Zagraj
book-about = Pełne zasady gry { $title } dla { $least }–{ $most } graczy, z przykładami. Każda zasada ma numer i własny link.
book-foot = Zasady opisane naszymi słowami. Każda zasada ma link z jej numerem.
