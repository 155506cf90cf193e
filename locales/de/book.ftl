# Die Seiten der Regeln.

rules-of = Regeln: { $title }
book-contents = Inhalt
book-play = Spielen
book-about = Die vollständigen Regeln von { $title } für { $least } bis { $most } Personen, mit Beispielen. Jede Regel hat ihren eigenen Link.
book-foot = Die Regeln in unseren eigenen Worten. Jede Regel hat einen Link: ihre Nummer.
