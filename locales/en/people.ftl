# The pages about people: the account, a person, alerts, and keeping order.

## All of them

title-people = { $page } · Pagoda
people-pages = Pages about people
people-wait = One moment …
known-since = Since { $day }
person-title = Profile
alerts-title = Alerts
host-title = Order

## Who one is

who-title = Who you are
guest-about = You are here as a guest: only this browser knows you.
account-mail = Your account belongs to { $email }.
account-passkey = Your account is opened by your passkeys.
letters-language = Language of what we send you
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Save
name-kept = Saved.
my-games = My games and ratings

## An account

join-title = Keep what is yours
join-anywhere = Play on from any device.
join-told = Be told by mail when it is your turn.
join-kept = Your games and ratings stay yours, all you have played as a guest included.
join-passkey = The quickest way is a passkey: your device proves that it is you, without mail or password.
join-or = or with an e-mail address
account-join = Make an account
join-mailed = We have written to you. Open the link in the mail to make the account yours; it is good for a day.
account-email = E-mail address
account-password = Password
password-new = New password
password-about = At least 8 characters. A few words that only you would put together are better than one with odd signs.

## Signing in

sign-in-title = I have an account
sign-in-guest = What you have played as a guest stays with the guest, and you leave it behind.
account-sign-in = Sign in
with-passkey = With a passkey
account-forgotten = I forgot my password
forgotten-mailed = If somebody has this address, a mail with a link to a new password is on its way.
account-sign-out = Sign out
proof-title = Is it you?
proof-about = This changes what opens your account, so prove once more who you are. Then it goes on by itself.

## What opens the account

passkeys-title = Passkeys
passkeys-about = Each opens your account from the device or the key ring that holds it.
passkey-make = Make a passkey
passkey-made = The passkey opens your account from now on.
passkey-failed = Your browser made no passkey, or showed none. Nothing was changed; try again, or take another way.
passkey-label = What it is to be called
passkey-label-about = So that you know it again: “phone”, “work”.
passkey-remove = Remove the passkey { $name }
passkey-removed = That passkey opens nothing any more.
password-title = Password
password-old = Password so far
password-change = Change the password
password-change-about = You are signed out everywhere else.
password-changed = The new password is good from now on.
password-first = Add the address
password-first-about = You have none. With an e-mail address you can also come in with a password, and be told by mail.
sessions-title = Where you are signed in
sessions-end = Sign out everywhere else
sessions-ended = You are signed in only here now.
session-this = This browser, now
session-seen = Last used { $moment }
session-end = Sign out of { $name }
session-ended = You are signed out there.

## What is kept

data-title = Your data
data-about = All that is kept of you, as a file; or nothing of it any more.
data-export = Export
account-forget = Delete my account
forget-about = Everything that says who you are is deleted at once: name, address, passkeys, what you said. You give up the games that are under way; finished ones stay, with nobody’s name on your seat. This can’t be undone.
forget-type = Type your name to go on: { $name }
forget-mistyped = That isn’t your name as it stands above.

## What a mail leads to

letter-title = Your account
letter-about = You read your mail: one more step and the account is yours.
letter-confirm = Make it mine
letter-confirmed = The account is yours. Welcome!
letter-elsewhere = You asked for the account in another browser, or as somebody else. Choose a password here, and it is yours.
letter-password = A new password
letter-password-about = Choose a new password. You are signed out everywhere else.

## A person

person-gone = somebody who left
person-nobody = Nobody knows you here yet. Play a game online or sign in, and your games are listed here.
person-unknown = There is nobody of that name.
person-since = Here since { $day }
person-unplayed = No public game has been finished yet, so there is nothing to count.
person-rating = Rating
rating-course = Rating after each of the last { $games } games: from { $first } to { $last }
rating-early = { $games ->
    [one] One rated game: too few to say how well
   *[other] { $games } rated games: too few to say how well
}
rating-about = Plays about as well as the bot { $level }, after { $games ->
    [one] a rated game
   *[other] { $games } rated games
}
tally-among = Among
tally-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
tally-games = Games
tally-wins = Won
tally-place = Mean place
tally-best = Most points
course-of = Points, game by game; a full dot is a win
course-day = Day
place-of = { $place ->
    [1] First of { $seats }
   *[other] Place { $place } of { $seats }
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-title = Your games in numbers
stats-about = { $count ->
    [one] Of the game listed below, private ones included.
   *[other] Of the { $count } games listed below, private ones included.
}
stats-won-count = { $wins } ({ $percent } %)
stats-run = Most wins in a row
stats-length = Steps of a game, on average
stats-with = Most often with
stats-with-count = { $name }, { $count ->
    [one] once
   *[other] { $count } times
}
games-title = Finished games
none-finished = None so far.
games-more = Show more
game-replay = Replay { $title } of { $day }
friends-title = Friends
friends-none = None yet. Open somebody’s profile to ask them.
friend-is = Friend
friend-asking = Asks to be your friend
friend-was-asked = Has been asked by you
friend-ask = Be friends
friend-agree = Agree to be friends
friend-agree-name = Agree to be friends with { $name }
friend-end = End the friendship
friend-end-name = No friendship with { $name }
friend-unask = Take back that I asked
friend-asked = They have been asked.
friend-made = You are friends.
friend-ended = You are no friends, and nobody is asked.
blocks-title = Blocked
person-block = Block
person-unblock = Don’t block any more
person-unblock-name = Don’t block { $name } any more
person-blocked = You don’t hear them any more, and neither of you can sit down at the other’s tables. Nobody tells them.
person-unblocked = You can meet again.
person-report = Tell the hosts
report-about = What did they do that others should be spared? Hosts read it; the person doesn’t learn who wrote.
report-text = What happened
report-line = What was said goes along with it.
report-send = Send
report-sent = The hosts have it. Thank you.

## Alerts

alerts-about = How you learn that a table waits for you. An alert says which game and where, never what lies on the table.
at-table = At an open table
at-table-about = The tab’s title and icon show when it is your turn, always.
push-title = This browser
push-about = Shows an alert when it is your turn, also while no page of ours is open.
push-turn-on = Tell me here
push-turn-off = Don’t tell me here any more
push-on = This browser tells you from now on.
push-off = This browser tells you nothing any more.
push-refused = Your browser was told not to show alerts of this site. Allow it in the site’s settings, then try again.
push-unavailable = Your browser couldn’t be subscribed. Try again later, or choose mail.
push-unsupported = This browser can’t show alerts of pages that are closed. On a phone, add Pagoda to the home screen first.
ways-title = How you are told
ways-none = Nowhere yet but at the open table.
way-added = You are told so from now on.
way-removed = You are not told so any more.
way-remove = Don’t tell me by { $name } any more
way-add-mail = Tell me by mail
way-mail-about = To your account’s address, five minutes after it became your turn, if you haven’t moved by then.
way-mail = Mail
way-push = Browser
way-webhook = Program
webhook-title = A program of yours
webhook-about = Is called whenever it is your turn: a POST with JSON, signed with a secret that you see once.
webhook-url = Its address
webhook-add = Add it
webhook-secret = The secret
webhook-secret-about = HMAC-SHA256 of the body, in X-Pagoda-Signature. Copy it now: it isn’t shown again.
hours-title = Playing hours
hours-about = In games by the day your time stands outside of these hours. At least four hours; they can be changed once a day.
hours-from = From
hours-until = Until
hours-are = You play from { $from } until { $until }, by the clock of this device.
hours-all-day = You play all day: your time never stands.
hours-kept = Your hours are kept, at your tables too.
hours-odd = Give both times, such as 09:00 and 22:30.
vacation-title = Vacations
vacation-about = While you are away your time stands in games by the day.
vacation-left = { $days ->
    [one] One day is left of this year’s.
   *[other] { $days } days are left of this year’s.
}
vacation-from = First day
vacation-until = Last day
vacation-add = I am away
vacation-added = Your tables know that you are away.
vacation-odd = Give a first day and a last day that isn’t before it.
vacation-span = { $from } to { $until }
vacation-end = I am not away: { $span }
vacation-ended = Your tables know that you are there.

## Keeping order

host-not = This page is for hosts, who keep order here, and you are none. If somebody bothers you, open their profile and tell the hosts.
host-note = Note for the other hosts
reports-title = Open complaints
reports-none = Nobody complains.
report-by = from
report-table = The table where it happened
report-close = It is seen to
report-act = Do something about them
measure-title = Do something about somebody
measure-whom = Who
measure-whom-about = Their profile’s address, or its last twelve letters.
measure-mute = Silence
measure-ban = Keep away
measure-lift = Lift both
measure-time = For how long
measure-hour = An hour
measure-day = A day
measure-week = A week
measure-lifted = Until it is lifted
measure-take = Do it
measure-taken = It is done, and stands in the list.
audit-title = What was done
audit-none = Nothing so far.
audit-what = { $what ->
    [mute] Silenced:
    [ban] Kept away:
    [lift] Lifted:
    [close] Complaint seen to:
    [host] Made a host:
   *[no-host] No host any more:
}
audit-until = Until { $moment }

meet-tab = Tables
meet-title = With people
meet-begin = A new game
meet-offline = There is no connection to a server. Bots and people beside you play without one.
meet-game = Game
meet-seats = Players
meet-pace = Speed
meet-public = Anybody may join
meet-public-about = The table stands below for all to see; otherwise only who has the link comes.
meet-more = A name and variants for your own table
meet-called = Name of the table
quick-match = Quick match
lay-table = Lay a table
tables-mine = Your tables
tables-open = Open tables
tables-running = Games to watch
tables-none = No table is open right now. Lay one, and whoever comes may join.
table-gathers = { $count ->
    [one] one chair is empty
   *[other] { $count } chairs are empty
}
table-waits = Somebody else’s turn
table-goes-on = Step { $ply }
join = Join
watch = Watch
