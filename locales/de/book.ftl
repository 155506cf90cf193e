# The pages of the rules.

rules-of = Regeln von { $title }
book-contents = Inhalt
book-play = Spielen
book-about = Die vollständigen Regeln von { $title } für { $least } bis { $most } Spieler: Regel für Regel, mit Beispielen, jede mit eigener Adresse.
book-foot = Die Regeln in unseren eigenen Worten. Jede Regel hat eine Adresse: ihre Nummer.
