-- Short texts that a brand or an influencer inserts into messages.
create table saved_reply (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  title text not null,
  content text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_reply_user_idx on saved_reply (user_id);
