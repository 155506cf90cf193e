### Errors of requests to the server, and time controls.

failed-offline = The server can’t be reached. Check your connection and try again.
failed-refused = { $code ->
    [nobody] Your session has expired. Sign in again.
    [wrong_password] Wrong email or password.
    [not_yours] Only players at this table can do that.
    [not_welcome] You can’t play together: one of you has blocked the other.
    [muted] A moderator has muted you for now.
    [banned] A moderator has suspended your account.
    [prove_again] Confirm it’s you to continue.
    [unknown] Not found.
    [late] Someone moved first. The table has been updated.
    [taken] That seat is taken.
    [begun] The game has already started.
    [not_begun] The game hasn’t started yet.
    [over] The game is over.
    [not_over] The game isn’t over yet.
    [chairs_open] Some seats are still open.
    [not_your_turn] It’s not your turn.
    [not_asked] There is no request to answer.
    [not_away] No bot is playing for you.
    [nothing_to_take_back] There is nothing to undo.
    [has_account] You already have an account.
    [no_account] You need an account for this.
    [full] The table is full.
    [void] This link has expired. Request a new one.
    [too_large] That’s too long.
    [illegal] Not allowed by the rules.
    [no_such_setup] The game can’t be set up like that.
    [bad_value] Check your entries: one of them isn’t valid.
    [weak_password] That password is too easy to guess.
    [untrue] Verification failed.
    [no_mail] This server can’t send email. Use a passkey instead.
    [too_soon] You can change your playing hours once a day.
    [too_many] Too many requests. Wait a moment and try again.
    [unavailable] That isn’t possible right now. Try again.
   *[fault] Something went wrong on our side. Try again.
}

pace-untimed = No time limit
pace-live = Live: { $minutes } min + { $seconds } s per move
pace-daily = Correspondence: { $days } days + { $hours } h per move
