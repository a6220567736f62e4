-- Changes of an account's email address: asked for, then confirmed at the new address, then perhaps undone from the old
-- one. An account has at most one change that waits for its confirmation.
create table email_change (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  proved_by text not null check (proved_by in ('password', 'second_factor', 'passkey')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  undo_until timestamptz,
  undone_at timestamptz
);
create unique index email_change_waiting_idx on email_change (user_id) where confirmed_at is null;
create index email_change_user_idx on email_change (user_id, confirmed_at);
create index email_change_old_email_idx on email_change (old_email) where undo_until is not null;
