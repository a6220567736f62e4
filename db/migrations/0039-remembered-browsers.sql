-- Browsers that need no code for 30 days. `device` is a hash of the id in the device cookie.
create table remembered_browser (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  device text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  unique (user_id, device)
);
create index remembered_browser_expires_idx on remembered_browser (expires_at);
