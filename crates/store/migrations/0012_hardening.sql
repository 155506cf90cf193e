-- When it was last proved, by more than an old token, who has a session: by a password, a passkey or a mail.
-- None for guests.
alter table session add column proved_at timestamptz;
