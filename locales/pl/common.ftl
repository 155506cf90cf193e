# Słowa wspólne wszystkim klientom, niezależnie od gry.

list = { $rest } i { $last }
undo-start = Nie ma jeszcze czego cofnąć.
undo-chance = Nie można cofnąć: odbyło się już losowanie.
undo-rival = Nie można cofnąć: { $seat } ma już za sobą następny ruch.
undo-disclosed = Nie można cofnąć: ten ruch odsłonił coś ukrytego ({ $clause }).
undo-over = Nie można cofnąć: partia jest zakończona.
no-undo = Nie można cofnąć
bot-novice = { $seat } (łatwy)
bot-adept = { $seat } (średni)
bot-master = { $seat } (trudny)
you = { $seat } (ty)
