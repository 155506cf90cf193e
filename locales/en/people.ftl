# Pages about people: account, profile, notifications, moderation, lobby.

## Shared

title-people = { $page } · Pagoda
people-pages = Profile
people-wait = Loading…
known-since = Since { $day }
person-title = Profile
alerts-title = Notifications
host-title = Moderation

## Profile

who-title = Your profile
guest-about = You’re playing as a guest. Your games are saved in this browser only.
account-mail = Your account: { $email }
account-passkey = You sign in with a passkey.
letters-language = Language of emails and notifications
language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [pl] Polski
   *[en] English
}
account-save = Save
name-kept = Saved.
my-games = Your games and ratings

## An account

join-title = Create an account
join-anywhere = Play from any device.
join-told = Get an email when it’s your turn.
join-kept = Keep your games and ratings, including those you played as a guest.
join-passkey = A passkey is the quickest way: your device signs you in, no email or password needed.
join-or = or use an email address
account-join = Create account
join-mailed = Check your inbox and open the link to activate your account. It expires in 24 hours.
account-email = Email address
account-password = Password
password-new = New password
password-about = At least 8 characters. A few unrelated words are stronger than one word with symbols.

## Signing in

sign-in-title = Already have an account?
sign-in-guest = Games you played as a guest stay with the guest account.
account-sign-in = Sign in
with-passkey = Use a passkey
account-forgotten = Forgot password?
forgotten-mailed = If an account uses this address, we’ve sent it a link to reset the password.
account-sign-out = Sign out
proof-title = Confirm it’s you
proof-about = This needs a recent sign-in, so sign in once more. Then you can continue.

## Passkeys, password, sessions

passkeys-title = Passkeys
passkeys-about = A passkey signs you in from the device or password manager that holds it.
passkey-make = Create passkey
passkey-made = Passkey created.
passkey-failed = No passkey was used. Nothing has changed: try again or sign in another way.
passkey-label = Passkey name
passkey-label-about = To tell them apart: “phone”, “work”.
passkey-remove = Remove passkey { $name }
passkey-removed = Passkey removed.
password-title = Password
password-old = Current password
password-change = Change password
password-change-about = Other devices will be signed out.
password-changed = Password changed.
password-first = Add email address
password-first-about = You haven’t added one. With an email address you can also sign in with a password and get notifications by email.
sessions-title = Active sessions
sessions-end = Sign out other devices
sessions-ended = All other devices are signed out.
session-this = This browser, active now
session-seen = Last used { $moment }
session-end = Sign out { $name }
session-ended = That device is signed out.

## Data

data-title = Your data
data-about = Download or delete your data.
data-export = Export data
account-forget = Delete account
forget-about = Your name, email address, passkeys and chat messages are deleted at once. You resign your games in progress; finished games stay, without your name. This can’t be undone.
forget-type = Type your name to confirm: { $name }
forget-mistyped = That doesn’t match your name.

## Links in emails

letter-title = Your account
letter-about = Your email address is confirmed. One more step to activate your account.
letter-confirm = Activate account
letter-confirmed = Your account is active. Welcome!
letter-elsewhere = You requested this account in another browser. Choose a password to activate it here.
letter-password = Reset password
letter-password-about = Choose a new password. Other devices will be signed out.
letter-evict = Remove passkeys and channels
letter-evict-about = If someone else may have used your account: deletes all passkeys, push notifications and webhooks.

## A profile

person-gone = deleted account
person-nobody = No profile yet. Play a game online or sign in to see your games here.
person-unknown = Player not found.
person-since = Member since { $day }
person-unplayed = No finished public games yet.
person-rating = Rating
rating-course = { $games ->
    [one] Rating over the last game: from { $first } to { $last }
   *[other] Rating over the last { $games } games: from { $first } to { $last }
}
rating-early = { $games ->
    [one] Provisional rating after 1 rated game
   *[other] Provisional rating after { $games } rated games
}
rating-about = About as strong as the { $level }, after { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}
rating-last = last game
rating-pool = { $pool ->
    [live] Live
    [correspondence] Correspondence
   *[bots] Against bots
}
rating-games = { $games ->
    [one] After 1 rated game
   *[other] After { $games } rated games
}
game-rated = { $why ->
    [short] Rated, but too short to count
    [pair] Rated, but the same players met too often
    [program] Rated, but a program moved
    [guest] Rated, but a guest played
   *[counted] Rated
}
tally-among = Players
tally-seats = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tally-games = Games
tally-wins = Wins
tally-place = Average place
tally-best = Best score
course-of = Score per game; a filled dot is a win
course-day = Date
place-of = { $place ->
    [1] 1st of { $seats }
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-title = Statistics
stats-about = { $count ->
    [one] From the game listed below, private games included.
   *[other] From the { $count } games listed below, private games included.
}
stats-won-count = { $wins } ({ $percent }%)
stats-run = Winning streak
stats-length = Average game length in steps
stats-with = Most frequent opponent
stats-with-count = { $name }, { $count ->
    [one] once
   *[other] { $count } times
}
versus-title = Head-to-head
versus-about = Ahead – behind, in the games listed here.
versus-score = { $ahead } – { $behind }
games-title = Finished games
none-finished = No finished games yet. Play one and it will show up here.
games-more = Show more
game-replay = Replay { $title } of { $day }
friends-title = Friends
friends-none = No friends yet. Open a player’s profile to add them.
friend-is = Friend
friend-asking = Sent you a friend request
friend-was-asked = Request sent
friend-ask = Add friend
friend-agree = Accept request
friend-agree-name = Accept friend request: { $name }
friend-end = Remove friend
friend-end-name = Remove friend: { $name }
friend-refuse-name = Decline friend request: { $name }
friend-unask-name = Cancel friend request: { $name }
friend-unask = Cancel request
friend-asked = Friend request sent.
friend-made = You’re friends now.
friend-ended = You’re not friends.
blocks-title = Blocked players
person-block = Block
person-unblock = Unblock
person-unblock-name = Unblock { $name }
person-blocked = You won’t see their messages, and you can’t join each other’s tables. They won’t be notified.
person-unblocked = Unblocked. You can play together again.
person-report = Report
report-about = Tell the moderators what happened. The player won’t learn who reported them.
report-text = What happened
report-line = The message is attached to your report.
report-send = Send report
report-sent = Report sent. Thank you.

## Notifications

alerts-about = How you learn that it’s your turn. A notification names the game and the table, never hidden information.
at-table = At an open table
at-table-about = The tab’s title and icon always show when it’s your turn.
push-title = Push notifications
push-about = This browser notifies you when it’s your turn, even while Pagoda is closed.
push-turn-on = Turn on
push-turn-off = Turn off
push-on = Push notifications are on.
push-off = Push notifications are off.
push-refused = Your browser blocks notifications from this site. Allow them in the site settings and try again.
push-unavailable = Your browser couldn’t subscribe. Try again later, or choose email.
push-unsupported = This browser doesn’t support push notifications. On a phone, add Pagoda to the home screen first.
ways-title = Notification channels
ways-none = No channels yet. Turn on push notifications or add email.
way-added = Channel added.
way-removed = Channel removed.
way-remove = Remove channel: { $name }
way-add-mail = Add email
way-mail-about = Sent to your account’s address if you haven’t moved 5 minutes after your turn began.
way-mail = Email
way-push = Push
way-webhook = Webhook
webhook-title = Webhook
webhook-about = Called when it’s your turn: a POST request with JSON, signed with a secret that is shown once.
webhook-url = URL
webhook-add = Add webhook
webhook-secret = Secret
webhook-secret-about = HMAC-SHA256 of the body, sent in X-Pagoda-Signature. Copy it now: it won’t be shown again.
hours-title = Playing hours
hours-about = In correspondence games your clock is paused outside these hours. At least 4 hours; you can change them once a day.
hours-from = From
hours-until = To
hours-are = Your playing hours: { $from } to { $until }, in this device’s time zone.
hours-all-day = You play all day: your clock is never paused.
hours-kept = Playing hours saved. They apply to your current games too.
hours-odd = Enter both times, such as 09:00 and 22:30.
vacation-title = Vacation mode
vacation-about = Your clock is paused in correspondence games while you’re away.
vacation-left = { $days ->
    [one] 1 vacation day left this year.
   *[other] { $days } vacation days left this year.
}
vacation-from = First day
vacation-until = Last day
vacation-add = Add vacation
vacation-added = Vacation added. Your clocks will be paused.
vacation-odd = Enter a first day and a last day that isn’t before it.
vacation-span = { $from } to { $until }
vacation-end = Cancel vacation: { $span }
vacation-ended = Vacation cancelled. Your clocks are running again.

## Moderation

host-not = This page is for moderators. To report someone, open their profile.
host-note = Note for other moderators
reports-title = Open reports
reports-none = No open reports.
report-by = Reported by
report-table = Open table
report-close = Mark as resolved
report-act = Take action
measure-title = Take action
measure-whom = Player
measure-whom-about = The profile’s URL, or its last 12 characters.
measure-mute = Mute
measure-ban = Suspend
measure-lift = Lift
measure-time = Duration
measure-hour = 1 hour
measure-day = 1 day
measure-week = 1 week
measure-lifted = Until lifted
measure-take = Apply
measure-taken = Done. It’s recorded in the moderation log.
findings-title = Suspicious ratings
findings-about = Rated games of the last 30 days. They prove nothing: look at the games first.
findings-none = Nothing to look at.
findings-pair = { $games ->
    [one] 1 rated game, { $wins } for the first, { $uncounted } uncounted
   *[other] { $games } rated games, { $wins } for the first, { $uncounted } uncounted
}
findings-rise = { $games ->
    [one] +{ $points } points in 1 game
   *[other] +{ $points } points in { $games } games
}
removal-title = Remove content
removal-message = Message
removal-name = Name
removal-table = Title
removal-where = Player or table
removal-where-about = The URL of the profile or table, or its last 12 characters.
removal-number = Number of the message
removal-send = Remove
removal-done = Removed. It’s recorded in the moderation log.
removal-unknown = Player, table or message not found.
audit-title = Moderation log
audit-none = No entries yet.
audit-what = { $what ->
    [mute] Muted:
    [ban] Suspended:
    [lift] Lifted:
    [remove-message] Message removed:
    [remove-name] Name removed:
    [remove-title] Table title removed:
    [close-report] Report resolved:
    [grant-moderator] Made a moderator:
   *[revoke-moderator] No longer a moderator:
}
audit-until = Until { $moment }

## Lobby

meet-tab = Lobby
meet-title = Lobby
meet-begin = New game
meet-offline = No connection to a server. You can still play against bots or pass and play.
meet-game = Game
meet-seats = Players
meet-pace = Time control
meet-public = Public
meet-public-about = Listed in the lobby. Otherwise only people with the link can join.
meet-rated-about = For accounts only: public, with a time limit, no bots and no hints. Leaving counts as a loss.
meet-more = Options
meet-called = Table name
quick-match = Quick match
lay-table = Create table
tables-mine = Your tables
tables-open = Open tables
tables-running = Live games
tables-none = No open tables right now. Create one and others can join.
tables-everyone = Everyone
play-bots = Play against bots
filter-all = All
filter-live = Live
filter-daily = Correspondence
filter-none = No table matches these filters.
filter-clear = Clear filters
seats-taken = { $taken } of { $seats } seats taken
table-gathers = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
table-waits = Opponent’s turn
table-goes-on = Step { $ply }
join = Join
watch = Watch
