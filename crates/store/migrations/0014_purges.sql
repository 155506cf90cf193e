-- no-transaction
-- Indexes for statements that delete expired data or a user's, and what moderators removed. One statement that commits after
-- each table, since a migration locks one table at a time; repeating it after an interruption does the rest.
do $$
begin
    -- Content that moderators removed: a message's table and number, or the table of a title.
    alter table audit_log
        add column if not exists table_id bigint,
        add column if not exists message_number integer;
    -- Nodes poll for names and titles that were removed, since they have them in memory.
    create index if not exists audit_log_removed on audit_log (created_at) where action in ('remove_name', 'remove_title');
    commit;
    create index if not exists session_last_used on session (last_used_at);
    commit;
    create index if not exists outbox_done on outbox (done_at) where done_at is not null;
    commit;
    create index if not exists pending_verification_user_id on pending_verification (user_id);
    commit;
    create index if not exists webauthn_challenge_user_id on webauthn_challenge (user_id) where user_id is not null;
    commit;
    create index if not exists seat_token_issued_by on seat_token (issued_by);
    commit;
    create index if not exists rating_history_player on rating_history (player_id);
    commit;
end
$$
