# What the first page says of each game: what it is about, how long it takes, what can be chosen.

## Qin

qin-about = Lay tiles, found provinces, win villages. Who places the last pagoda wins.
qin-cover = Pagodas over coloured provinces, hills in mist and a river
qin-length = 20 to 30 minutes
qin-option-board = Board
qin-option-board-about = Bird is the easier one; on Lion there is water.
qin-option-bird = Bird
qin-option-lion = Lion
qin-option-fair = Fair hands
qin-option-fair-about = Everybody begins with at least one tile of a single colour.

## Huang

huang-about = Found kingdoms, lead them, fight over them. Your poorest colour is what counts.
huang-cover = A walled town by a river, a pagoda, soldiers’ banners
huang-length = 90 minutes
huang-option-module = Module
huang-option-module-about = Bandits bar the way until soldiers drive them out. Eighteen kingdoms is played on the other board, with granaries.
huang-option-none = none
huang-option-bandits = renegade bandits
huang-option-eighteen = eighteen kingdoms
huang-option-palace = Royal palace
huang-option-palace-about = Built on four yellow tiles; who rules there holds seven tiles.
huang-option-open = Open points
huang-option-open-about = Everybody sees everybody’s victory points.
huang-option-short = Short game
huang-option-short-about = For two players: 24 tiles fewer.

## In the Year of the Dragon

dragon-about = Gather a court and bring it through twelve months of tribute, drought, raids and epidemics.
dragon-cover = A dragon winds above palaces with curved roofs
dragon-length = 75 to 100 minutes
dragon-option-wall = The Great Wall
dragon-option-wall-about = An eighth action: build the wall, tile by tile. Every Mongol raid looks how far it reaches.
dragon-option-super = Super event
dragon-option-super-about = Takes place in month 7, after its event, and is known from the start.
dragon-option-none = none
dragon-option-drawn = drawn
dragon-option-lantern = Lantern
dragon-option-buddha = Buddha
dragon-option-earthquake = Earthquake
dragon-option-tsunami = Tsunami
dragon-option-eclipse = Solar eclipse
dragon-option-volcano = Volcano
dragon-option-tornado = Tornado
dragon-option-dawn = Dawn
dragon-option-assassination = Assassination attempt
dragon-option-treaty = Treaty
