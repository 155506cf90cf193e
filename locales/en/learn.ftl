# Texts of the tutorials: a title and an explanation for each step of games/*/lesson.txt.
# Short and warm, one idea each. $rival is the opponent’s name.

learn-step = { $step } of { $steps }
learn-strayed = That’s legal, but this step shows something else. Try what is lit.
learn-done = Well done! You’re ready to play { $title }.
learn-remember = Three things to remember
learn-first-game = Play a game
learn-again = Restart tutorial

## Qin

qin-learn-found = Found a province
qin-learn-found-about = Take the red-blue tile and place its red half next to the red space E7. Two adjacent spaces of a colour are a province: it gets a pagoda. Place all 24 of yours first and you win!
qin-learn-draw = Draw a tile
qin-learn-draw-about = That’s a whole turn: place a tile, draw a tile. The piles all look alike, so take any.
qin-learn-enlarge = Expand it
qin-learn-enlarge-about = { $rival } has founded a yellow province. Place red-yellow with red next to yours: your province expands to 3 spaces. The single yellow space will be useful soon.
qin-learn-two = Two at once
qin-learn-two-about = Your blue F6 and your yellow F5 are still single spaces. Place blue-yellow next to both and found two provinces with one tile.
qin-learn-village = Connect a village
qin-learn-village-about = { $rival } has a pagoda on village J3: one province next to it was enough. Expand your red province to E4 and connect village E3.
qin-learn-major = A major province
qin-learn-major-about = { $rival } now borders your village, but 1 to 1 conquers nothing. Place red on D5: 5 spaces make a major province. It gets a second pagoda, counts double at villages and can’t be absorbed.
qin-learn-outgrow = Grow first
qin-learn-outgrow-about = You could unite your yellow province with the one of { $rival }, but 2 spaces against 3 would be your loss. Place yellow-yellow on F4 and G4 first: 4!
qin-learn-unite = Absorb a province
qin-learn-unite-about = Now unite the two yellow provinces at H5. The larger one absorbs the other: { $rival } takes a pagoda back, and you get a second one. A tie would be illegal.
qin-learn-conquer = Conquer a village
qin-learn-conquer-about = Your yellow major province counts 2, and { $rival } has only 1 pagoda at village J3. Reach it by I4 and I3: 2 to 1, the village is yours.
qin-learn-own = Your choice
qin-learn-own-about = Each lit space is worth two pagodas: a province with a village, or two provinces. Choose one, read the preview and confirm.
qin-learn-pile = When the piles are empty
qin-learn-pile-about = Draw again. Once the piles are empty, everyone plays on with their hand. If no tile fits any more, the most pagodas on the board win.
qin-learn-last = The race is on
qin-learn-last-about = Place your last pagoda first and you win at once. You’re free now: spaces that place pagodas shine brightest.
qin-learn-remember-1 = 2 spaces of a colour are a province with 1 pagoda; 5 are a major province with 2, and safe.
qin-learn-remember-2 = The larger province absorbs the smaller one. A tie is illegal.
qin-learn-remember-3 = More pagodas at a village conquer it. Place your last pagoda first to win.

## Huang

huang-learn-leader = Position a leader
huang-learn-leader-about = The yellow tile on G5 is a capital. Position your red leader on G6: leaders only stand next to yellow tiles. A leader linked to a tile forms a kingdom. Your first!
huang-learn-tile = Place a tile
huang-learn-tile-about = You have 2 actions per turn. Place a red tile on H6 next to your red leader: the leader of its colour in the kingdom gains a point of that colour.
huang-learn-governor = The yellow leader steps in
huang-learn-governor-about = Position your yellow leader on G4. It gains the points of every colour that has no leader in its kingdom.
huang-learn-trader = To the market
huang-learn-trader-about = Place the green tile on H4. The kingdom has no green leader, so your yellow one gains the green point.
huang-learn-market = Take a tile
huang-learn-market-about = After placing a green tile you may take one from the market. Take any: in the end you need every colour.
huang-learn-revolt = A revolt!
huang-learn-revolt-about = { $rival } put a second red leader into your kingdom. Only one can stay: yellow tiles next to the leaders and from the hand decide. It’s 2 to your 1. Commit 1 yellow tile: on a tie the defender wins.
huang-learn-riot = Peasants’ riot
huang-learn-riot-about = Revolt won: 1 point! Strike back with a riot: it costs 2 blue tiles, or just 1 while your blue leader is in reserve. Remove K7: without yellow, the leader next to it goes too.
huang-learn-river = Down to the river
huang-learn-river-about = Back to farming: blue tiles go on river spaces, and only there. Place one on F5.
huang-learn-chain = Blue flows on
huang-learn-chain-about = After a blue tile you may place another one next to it, all in the same action. Go on with F4.
huang-learn-triangle = A triangle
huang-learn-triangle-about = One more on E4! Three tiles of a colour that all touch form a triangle, and a triangle can carry a pagoda.
huang-learn-pagoda = Build a pagoda
huang-learn-pagoda-about = Build it! At the end of each of your turns it gives your leader of its colour in that kingdom 1 point.
huang-learn-war = War!
huang-learn-war-about = { $rival } is back next door with a red leader. Place a tile on I7 to unite the two kingdoms. Two leaders of a colour in one kingdom mean war, and red tiles decide.
huang-learn-support = Support your kingdom
huang-learn-support-about = Each kingdom has 1 red tile, and { $rival } committed 1 more. Commit 2 and win, 3 to 2. The loser’s leader and red tiles are removed, but victory costs soldiers too: as many as the loser’s strength, here your 2.
huang-learn-farmer = A leader for the pagoda
huang-learn-farmer-about = Victory! Now a leader for your blue pagoda: it pays a blue one only. Position yours on H5 and watch: your turn ends, and the pagoda pays its first point.
huang-learn-last = The lowest colour counts
huang-learn-last-about = The game ends when someone must draw and the bag is empty. Your lowest colour is your score, and white points fill the gaps. So collect all four! It’s your turn: do what you like.
huang-learn-remember-1 = A tile gives a point to the leader of its colour in the kingdom, or else to the yellow leader.
huang-learn-remember-2 = Revolt, leader against leader: yellow tiles decide. War between kingdoms: red tiles decide, and the winner loses some too.
huang-learn-remember-3 = Empty bag, end of the game. Only your lowest colour counts: collect all four.

## In the Year of the Dragon

dragon-learn-action = Choose an action
dragon-learn-action-about = The year has 12 months, with one action in each. The card shows 2 coins, your tax collector 3: choose Taxes and collect 5 yuan.
dragon-learn-card = Recruit a person
dragon-learn-card-about = Now everyone plays a person card and recruits that person. Look ahead: month 3 brings the Mongol Invasion, and every helmet scores 1 point. Play the warrior.
dragon-learn-age = Younger or older?
dragon-learn-age-about = Older persons have more symbols, here 2 helmets; younger ones advance you further on the person track, and the leader there chooses first. Take either.
dragon-learn-build = Build
dragon-learn-build-about = 1 hammer on the card and 1 on your craftsman make 2 palace floors. Choose Build.
dragon-learn-palace = A new palace
dragon-learn-palace-about = Add a floor to a palace, up to 3, or build a new one. Build a new one: every palace scores 1 point each month. The second floor goes on top.
dragon-learn-lady = The court lady
dragon-learn-lady-about = She scores 1 point every month. Play her card.
dragon-learn-home = Moving in
dragon-learn-home-about = Any free floor will do, but give her the new palace: after each event, an unoccupied palace loses a floor.
dragon-learn-privilege = A privilege
dragon-learn-privilege-about = You have 11 yuan, so spoil yourself: a small privilege costs 2 and scores 1 point every month.
dragon-learn-farmer = Rice for later
dragon-learn-farmer-about = Month 5 brings Drought: every occupied palace eats 1 rice. Play the farmer. And then come the Mongols: watch your helmets score!
dragon-learn-festival = Light the fireworks
dragon-learn-festival-about = 1 point per helmet for you; { $rival } had the fewest and released a person. Now the Dragon Festival: the most fireworks score 6 points, the second most 3. { $rival } has none yet, so choose Fireworks Display!
dragon-learn-healer = A healer in the house
dragon-learn-healer-about = Contagion in month 6: everyone releases 3 persons, 1 fewer for each mortar. Play the healer.
dragon-learn-pay = An occupied group
dragon-learn-pay-about = 6 points from the festival! Now rice: { $rival } has taken the group with Harvest, so joining costs 3 yuan. It’s worth it: your farmer makes it 2 rice.
dragon-learn-full = A full house
dragon-learn-full-about = Your new monk finds no free floor. Release someone to make room, or discard the monk. At the end he scores his Buddhas × the floors of his palace. Your choice!
dragon-learn-drought = Drought
dragon-learn-drought-about = 2 rice for 3 occupied palaces: two eat, one starves, and you choose which. Release a person there. If nobody is left in it, the palace loses a floor.
dragon-learn-last = The year is yours
dragon-learn-last-about = Final scoring after month 12: 2 points per person, Buddhas × floors per monk; rice and fireworks sell for 2 yuan each, 3 yuan are 1 point. The most points win. Play on as you like, or pass and top up to 3 yuan!
dragon-learn-remember-1 = Every month: action, person, event, scoring. All 12 events are known, so prepare.
dragon-learn-remember-2 = Palaces, court ladies and privileges score every month: get them early. At the end persons, monks and yuan score too.
dragon-learn-remember-3 = First on the person track chooses first; an occupied group costs 3 yuan.
