### What goes wrong between the page and the server.

failed-offline = The server can’t be reached. Check your connection and try again.
failed-refused = { $code ->
    [nobody] You aren’t signed in here any more.
    [wrong_password] The address or the password is wrong.
    [not_yours] Only those who sit there may do this.
    [not_welcome] One of you has blocked the other, so you don’t meet here.
    [muted] A host has asked you to be silent for a while.
    [banned] A host has asked you to stay away for a while.
    [prove_again] Sign in once more to do this.
    [unknown] There is no such thing here.
    [late] The table went on in the meantime.
    [taken] That seat is taken.
    [begun] The game has begun already.
    [not_begun] The game hasn’t begun yet.
    [over] The game is over.
    [not_over] The game isn’t over yet.
    [chairs_open] Some chairs are still empty.
    [not_your_turn] It isn’t your turn.
    [not_asked] Nobody asks you for that now.
    [not_away] No bot plays for you.
    [nothing_to_take_back] There is nothing to take back.
    [has_account] You have an account already.
    [no_account] This needs an account.
    [full] There is no room for one more.
    [void] This is no longer good; ask for a new one.
    [too_large] That is too long.
    [illegal] The rules forbid it.
    [no_such_setup] The game isn’t played like that.
    [bad_value] Something here has a value that it can’t have.
    [weak_password] That password is too easy to guess.
    [untrue] This doesn’t prove what it should.
    [no_mail] This server sends no mail; a passkey needs none.
    [too_soon] Playing hours can be changed once a day.
    [too_many] That was too much at once. Wait a moment and try again.
    [unavailable] That can’t be done right now. Try again.
   *[fault] Something went wrong on our side. Try again.
}

pace-untimed = Without clocks
pace-live = Live: { $minutes } min and { $seconds } s a move
pace-daily = By the day: { $days } days and { $hours } h a move
