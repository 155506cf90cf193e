# Words of the lessons: a title and what is explained, for each step of games/*/lesson.txt.
# Short and warm; one idea each. $rival is the name of who sits opposite.

learn-step = { $step } of { $steps }
learn-strayed = That is allowed, but this step is about something else. Try what is lit.
learn-done = Well done! Now you can play { $title }.
learn-remember = Three things to remember
learn-first-game = Play your first game
learn-again = Begin the lesson again

## Qin

qin-learn-found = Found a province
qin-learn-found-about = Take the red-blue tile and lay its red half beside the red square E7. Two squares of one colour side by side are a province, and you put a pagoda on it. Whoever first places all 24 pagodas wins!
qin-learn-draw = Draw a tile
qin-learn-draw-about = That is a whole turn: lay a tile, then draw one. The piles all look alike, so take any.
qin-learn-enlarge = Let it grow
qin-learn-enlarge-about = { $rival } has founded a yellow province. Lay red-yellow with the red half beside yours: it grows to three squares and stays yours. The lonely yellow half will be useful soon.
qin-learn-two = Two with one tile
qin-learn-two-about = Your blue F6 and your yellow F5 still lie alone. Lay blue-yellow beside both and found two provinces at once.
qin-learn-village = Take a village
qin-learn-village-about = See the pagoda on the village J3? { $rival } has a province beside it, and that is enough. Grow your red province to E4 and take the village E3.
qin-learn-major = Five are a major province
qin-learn-major-about = { $rival } stands beside your village now, but one against one takes nothing. Lay red on D5: with five squares your province is major. It gets a second pagoda, counts double beside villages, and can never be lost.
qin-learn-outgrow = Grow before you strike
qin-learn-outgrow-about = Your yellow province would like to swallow the one of { $rival }, but two squares against three would be your loss. Lay yellow-yellow on F4 and G4 first: four!
qin-learn-unite = Unite provinces
qin-learn-unite-about = Now join the two yellow provinces at H5. The larger one takes all: { $rival } takes a pagoda back, and you put a second one on top. Had they been equal, it would be forbidden.
qin-learn-conquer = Conquer a village
qin-learn-conquer-about = Your yellow province counts two, and { $rival } has only one pagoda beside the village J3. Reach it over I4 and I3: the stronger one takes the village.
qin-learn-own = Your own choice
qin-learn-own-about = Each lit place is worth two pagodas: a province with a village, or two provinces. Choose one, read what it would do, and confirm.
qin-learn-pile = When the piles run out
qin-learn-pile-about = Draw again. Once the piles are empty, everybody plays on with what they hold. If nothing fits any more, most pagodas on the board win.
qin-learn-last = The race is open
qin-learn-last-about = The first to place the last pagoda wins at once. Everything is allowed now: places that gain something shine brightest. Lay any tile you like.
qin-learn-remember-1 = Two squares of a colour are a province with a pagoda; five are major: two pagodas, and safe.
qin-learn-remember-2 = The larger province swallows the smaller one. A tie forbids it.
qin-learn-remember-3 = More pagodas beside a village take it. Whoever places the last pagoda wins.

## Huang

huang-learn-leader = Position a leader
huang-learn-leader-about = The yellow tile on G5 is a capital. Put your red leader on G6: leaders stand only beside yellow tiles. A leader linked with a tile is a kingdom, your first!
huang-learn-tile = Place a tile
huang-learn-tile-about = You have two actions a turn. Place a red tile on H6 beside your red leader: whoever has the leader of its colour in the kingdom gains a victory point of that colour.
huang-learn-governor = The yellow leader helps out
huang-learn-governor-about = Put your yellow leader on G4. It earns you the points of every colour that has no leader in its kingdom.
huang-learn-trader = Green goes to market
huang-learn-trader-about = Place the green tile on H4. There is no green leader here, so your yellow one earns you the green point.
huang-learn-market = Take a tile
huang-learn-market-about = After a green tile you may take one from the market. Take whichever you like: in the end you will need every colour.
huang-learn-revolt = A revolt!
huang-learn-revolt-about = A red leader of { $rival } stands in your kingdom, and there can be only one. Yellow tiles decide: those beside the leader and those from the hand. It is two against your one: commit a yellow tile, since a tie goes to the defender.
huang-learn-river = On the river
huang-learn-river-about = You prevailed and gained a point. Now to the water: blue tiles go on rivers, and nowhere else. Place one on F5.
huang-learn-chain = Blue flows on
huang-learn-chain-about = After a blue tile you may add another one beside it, all in the same action. Go on with F4.
huang-learn-triangle = A triangle
huang-learn-triangle-about = One more on E4! Three tiles of one colour that all touch each other are a triangle, and on a triangle you can build.
huang-learn-pagoda = Build a pagoda
huang-learn-pagoda-about = Build it: at the end of each of your turns it gives a point to your leader of its colour in that kingdom.
huang-learn-farmer = Somebody for the pagoda
huang-learn-farmer-about = A blue pagoda pays a blue leader only. Put yours on H5 and watch: your turn ends, and the pagoda gives its first point.
huang-learn-war = War!
huang-learn-war-about = { $rival } has a kingdom with a red leader beside yours. Place a tile on I7 and unite the two. When a tile brings leaders of one colour together it is war, and red tiles decide.
huang-learn-support = Send your soldiers
huang-learn-support-about = Your kingdom has one red tile; the other has one, and { $rival } sent one more. Support yours with two red tiles and win, three against two. Leader and red tiles of the loser leave the board.
huang-learn-last = The lowest colour counts
huang-learn-last-about = At the end your lowest colour is your result; white points fill up where you lack some. So gather all four! One action is left to you: do whatever you like.
huang-learn-remember-1 = A tile gives a point to whoever has the leader of its colour in the kingdom, or else the yellow one.
huang-learn-remember-2 = A leader put beside a leader: yellow tiles decide. A tile between kingdoms: red ones do.
huang-learn-remember-3 = Only your lowest colour counts in the end, so gather all four.

## In the Year of the Dragon

dragon-learn-action = Choose an action
dragon-learn-action-about = The year has twelve months, and in each you choose one action. The card shows two coins, your tax collector three: choose Taxes and collect 5 yuan.
dragon-learn-card = Hire a person
dragon-learn-card-about = Now everybody plays a person card and takes such a person. Look at the year above: an epidemic comes in month 6. Play the healer.
dragon-learn-age = Young or old?
dragon-learn-age-about = The old have more symbols. The young bring you further on the person track, and who is ahead chooses first. Take the one you like.
dragon-learn-pay = Somebody was faster
dragon-learn-pay-about = Month 3 brings a drought: a bag of rice for each palace with persons in it. { $rival } stands on the group with Harvest, so it costs you 3 yuan. Do it: with your farmer you get 2 bags.
dragon-learn-craftsman = Think ahead
dragon-learn-craftsman-about = Every palace scores a point each month. Whoever builds needs hammers: play the craftsman. A new person moves to a free floor.
dragon-learn-build = Build
dragon-learn-build-about = A hammer on the card and one on your craftsman are two palace pieces. Choose Build.
dragon-learn-palace = A new palace
dragon-learn-palace-about = A piece raises a palace, up to three floors, or begins a new one. Begin one: that is one more point every month. Your second piece goes on top.
dragon-learn-lady = The court lady
dragon-learn-lady-about = She scores a point every month, all year long. Play her card.
dragon-learn-home = A floor for everybody
dragon-learn-home-about = The other palaces are full, so she moves into the new one. But three palaces are lived in now, and you have 2 bags of rice …
dragon-learn-drought = The drought
dragon-learn-drought-about = Two palaces are fed, one is not, and somebody there has to go. Choose whom you release. A palace with nobody in it loses a floor.
dragon-learn-privilege = A privilege
dragon-learn-privilege-about = This month a tribute of 4 yuan is due. You have 8: enough for a small privilege too. It scores a point every month.
dragon-learn-warrior = Riders on the horizon
dragon-learn-warrior-about = In month 5 the Mongols come: whoever has the fewest helmets releases a person. Play the warrior.
dragon-learn-helmets = Count the helmets
dragon-learn-helmets-about = { $rival } has one helmet. With a young warrior you are equal, and both release somebody; an old one has two. Choose!
dragon-learn-last = The year is yours
dragon-learn-last-about = With 2 yuan you can’t join { $rival }, but who passes is filled up to 3. After month 12 persons, monks and goods score as well, and most points win. Do what you like.
dragon-learn-remember-1 = Each month: an action, a person, an event. All twelve events are known, so prepare.
dragon-learn-remember-2 = Palaces, court ladies and privileges score every month: get them early.
dragon-learn-remember-3 = Who is ahead on the person track chooses first; a group that is taken costs 3 yuan.
