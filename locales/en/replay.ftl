# Texts for finished games: replay, analysis, verification of the draws.

## Replay

eyes-all = All hands
replay-link = Copy link to this step
replay-link-here = Copy link to this step (works in this browser only)
replay-link-copied = Link to step { $ply } copied.

## Analysis

analysis-title = Analysis
analysis-about = The bot evaluates every turn from the view of the player to move and estimates everyone’s winning chances.
analysis-ask = Analyse game
analysis-thinks = Analysing step { $ply } of { $plies }…
analysis-how = Winning chances once a round, as estimated by the bot. Tap the chart to go to a step.
analysis-chart = Winning chances once a round, one line each for { $seats }. The table below has the figures of every turn.
analysis-turns = Turning points
turning-point = Turning point { $number }
analysis-turn = Step { $ply }: { $seat } goes from { $before }% to { $after }%
analysis-table = All turns
analysis-watch = Watch

## Verification

verify-title = Verify the draws
verify-menu-about = Check that no draw was manipulated
verify-about = Before the game the server published the fingerprint of a secret number, and each player’s browser the fingerprint of a secret text. The texts were revealed once all fingerprints were fixed. Number and texts determine every draw. Now the number is public too, and your browser computes all draws again.
verify-fair = { $draws ->
    [one] The draw is verified.
   *[other] All { $draws } draws verified.
}
verify-proves = { $alone ->
    [yes] All fingerprints match: the server couldn’t choose the draws. No check can rule out that it showed its number to the bots during the game.
   *[no] All fingerprints match: neither the server nor a player could choose the draws. No check can rule out that the server showed someone its number during the game.
}
verify-commitment-wrong = The server’s fingerprint isn’t the one that this browser saw before the game: the server exchanged its number.
verify-own-wrong = This browser’s text isn’t part of the draws: the server replaced it.
verify-player-wrong = The text of { $name } doesn’t match the fingerprint from before the game: it was replaced.
verify-closed = The game isn’t over. The number is published when it ends.
verify-seed-wrong = The number doesn’t match the fingerprint: the server revealed a different number from the one it committed to.
verify-record-wrong = The game can’t be replayed: its record is damaged.
verify-chance-wrong = Step { $ply } doesn’t follow from the number and the texts: a draw was manipulated, or a text was replaced.
verify-failed = The check couldn’t be completed. Reload the page and try again.
verify-commitment = Fingerprint (SHA-256)
verify-same = Matches what this browser saw before the game.
verify-other = Differs from what this browser saw before the game!
verify-not-seen = This browser wasn’t at the table before the game, so it can’t confirm that this fingerprint was published then.
verify-seed = The server’s number
verify-added = Players’ texts
verify-nothing = none
verify-own = from this browser
