# What the first page says about each game: subject, length, options.

## Qin

qin-name = Qin
qin-kicker = The first provinces
qin-short = Qin
qin-brief = Place tiles, win villages, and place your last pagoda before anyone else.
qin-about = Place tiles, found provinces, win villages. The first to place their last pagoda wins.
qin-cover = Pagodas over coloured provinces, hills in mist and a river
qin-length = 20 to 30 minutes
qin-option-board = Board
qin-option-board-about = Bird is the easier side. Lion has water; its layout is our own.
qin-option-bird = Bird
qin-option-lion = Lion
qin-option-fair = Fair starting hands
qin-option-fair-about = Every starting hand has at least 1 single-colour tile.
qin-option-start-about = The printed rules let the youngest player begin: choose their seat, or leave it to chance.

## Huang

huang-name = Huang
huang-kicker = Warring States
huang-short = Huang
huang-brief = Found kingdoms and fight over them. Only your lowest colour counts.
huang-about = Found kingdoms, lead them, fight over them. Only your lowest colour counts.
huang-cover = A walled town by a river, a pagoda, soldiers’ banners
huang-length = 90 minutes
huang-option-module = Optional rule
huang-option-module-about = Bandits bar the way until soldiers defeat them; their camps are our own choice. Eighteen Kingdoms uses the other side of the board, our own layout, and granaries.
huang-option-none = None
huang-option-bandits = Renegade Bandits
huang-option-eighteen = Eighteen Kingdoms
huang-option-palace = Royal Palace
huang-option-palace-about = Built on 4 yellow tiles. Its ruler has a hand of 7 tiles.
huang-option-open = Open points
huang-option-open-about = All victory points are visible to everyone.
huang-option-short = Short game
huang-option-short-about = For 2 players: 24 tiles fewer.

## In the Year of the Dragon

dragon-name = In the Year of the Dragon
dragon-kicker = In the Year of
dragon-short = the Dragon
dragon-brief = Bring your court through twelve months of drought, invasion and contagion.
dragon-about = Gather a court and lead it through twelve months of tribute, drought, invasion and contagion.
dragon-cover = A dragon winds above palaces with curved roofs
dragon-length = 75 to 100 minutes
dragon-option-wall = The Great Wall of China
dragon-option-wall-about = An eighth action: build the wall tile by tile. It is scored at every Mongol Invasion.
dragon-option-super = Super event
dragon-option-super-about = Takes place in month 7, after the month’s event. Known from the start, or chosen by the start player once the year’s events are known.
dragon-option-none = None
dragon-option-drawn = Random
dragon-option-chosen = Start player’s choice
dragon-option-lantern = Lanternfest
dragon-option-buddha = Buddha
dragon-option-earthquake = Earthquake
dragon-option-tsunami = Flood
dragon-option-eclipse = Solar Eclipse
dragon-option-volcano = Volcanic Eruption
dragon-option-tornado = Tornado
dragon-option-dawn = Sunrise
dragon-option-assassination = Assassination Attempt
dragon-option-treaty = Charter
dragon-option-start-about = The printed rules let the oldest player begin: choose their seat, or leave it to chance.
