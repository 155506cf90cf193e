# Words for games that are over: any moment of them, the bot's judgement, the check of their chance.

## Moments

eyes-all = All hands
replay-link = Copy the link to this moment
replay-link-here = Copy the link to this moment (it works in this browser, where the game is kept)
replay-link-copied = The link to step { $ply } is copied.

## What the bot thinks of it

analysis-title = Analysis
analysis-about = The bot looks at every position with the eyes of whoever was to act, and says who was likely to win.
analysis-ask = Let the bot judge
analysis-thinks = The bot judges step { $ply } of { $plies } …
analysis-how = Chances of winning after each step, as the bot sees them at first sight. Tap the chart to go to a step.
analysis-chart = Chances of winning after each step, a line each for { $seats }. Below, the same as a table.
analysis-turns = Where the game turned
analysis-turn = Step { $ply }: { $seat } goes from { $before } % to { $after } %
analysis-table = All steps as a table

## Whether chance was fair

verify-title = Check the chance
verify-menu-about = Was drawn what was settled before the game?
verify-about = Before anybody sat down the server published the fingerprint of a secret number. Every player added a text of their own; the number and the texts decide every draw. Now the number is open, and your browser computes all draws again.
verify-fair = { $draws ->
    [one] The one draw is as it should be.
   *[other] All { $draws } draws are as they should be.
}
verify-proves = The number fits the fingerprint, so the server could not choose it after the players added their texts, and no player could know it while they did.
verify-closed = The game isn’t over: nothing is opened yet.
verify-seed-wrong = The number doesn’t fit the fingerprint: the server opened another one than it had settled on.
verify-record-wrong = The game can’t be replayed: its record is damaged.
verify-chance-wrong = Step { $ply } isn’t what the number and the texts decide. Chance was bent, or a text isn’t the one that was added.
verify-failed = This could not be checked. Load the page again and try once more.
verify-commitment = Fingerprint (SHA-256)
verify-same = The same as this browser was shown before the game.
verify-other = Another one than this browser was shown before the game!
verify-not-seen = This browser wasn’t there before the game, so it can’t say whether this is what was published then.
verify-seed = The server’s number
verify-added = What the players added
verify-nothing = nothing
