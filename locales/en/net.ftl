### Errors of requests to the server, and time controls.

failed-offline = The server can’t be reached. Check your connection and try again.
failed-refused = { $code ->
    [unauthenticated] Your session has expired. Sign in again.
    [invalid_credentials] Wrong email or password.
    [forbidden] Only players at this table can do that.
    [blocked] You can’t play together: one of you has blocked the other.
    [muted] A moderator has muted you.
    [banned] A moderator has suspended your account.
    [reauthentication_required] Confirm it’s you to continue.
    [not_found] Not found.
    [stale] Someone moved first. The table has been updated.
    [seat_taken] That seat is taken.
    [already_started] The game has already started.
    [seed_fixed] Your text for the draws is already fixed.
    [seeds_pending] Some players haven’t fixed their text for the draws yet.
    [not_started] The game hasn’t started yet.
    [game_over] The game is over.
    [game_not_over] The game isn’t over yet.
    [seats_open] Some seats are still open.
    [not_your_turn] It’s not your turn.
    [nothing_to_answer] There is no request to answer.
    [not_away] No bot is playing for you.
    [nothing_to_take_back] There is nothing to undo.
    [already_registered] You already have an account.
    [account_required] You need an account for this.
    [list_full] Your list is full.
    [not_at_rated_table] Bots, programs and hints have no place in a rated game.
    [clock_required] A rated game needs a time limit.
    [person_needed] Someone has to sit at the table: take a seat first.
    [too_many_tables] Too many open tables for you or your network. Finish or close one first.
    [too_many_bots] Too many bots play for you or your network. Finish a game first.
    [too_many_acts] Too much has changed at this table. Only moves are possible now.
    [request_pending] Your last request isn’t answered yet. Wait for the answer.
    [too_many_requests] You’ve asked too often in this game. Play on without undo.
    [too_many_webhooks] Too many webhooks for you or your network. Remove one first.
    [too_many_watched] Too many tables are being watched by you or your network. Close one first.
    [expired] This link has expired. Request a new one.
    [too_large] That’s too long.
    [illegal_move] Not allowed by the rules.
    [invalid_setup] The game can’t be set up like that.
    [invalid_value] Check your entries: one of them isn’t valid.
    [weak_password] That password is easy to guess or has leaked.
    [reused_password] That’s your current password. Choose another one.
    [invalid_passkey] Verification failed.
    [email_disabled] This server can’t send email. Use a passkey instead.
    [too_soon] You can change your playing hours once a day.
    [rate_limited] Too many requests. Wait a moment and try again.
    [moves_lost] The server’s database failed, and the last moves were lost. Play on from here.
    [unavailable] That isn’t possible right now. Try again.
   *[internal_error] Something went wrong on our side. Try again.
}
failed-muted-until = You’re muted until { $day }.
failed-banned-until = You’re suspended until { $day }.

pace-untimed = No time limit
pace-live = Live: { $minutes } min + { $seconds } s per move
pace-daily = { $days ->
    [one] Correspondence: { $days } day + { $hours } h per move
   *[other] Correspondence: { $days } days + { $hours } h per move
}
pace-rated = Rated
pace-casual = Casual
