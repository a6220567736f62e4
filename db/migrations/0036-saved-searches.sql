-- Since when an influencer is in the collection. The daily check of saved searches adds and deletes the rows.
create table collection_entry (
  influencer_id text primary key references influencer (id) on delete cascade,
  entered_at timestamptz not null
);
create index collection_entry_entered_idx on collection_entry (entered_at);

-- Search notifications are on if `notified_since` is not null. They report what is new since then.
-- A removed search stays for a day, so that its owner can restore it.
create table saved_search (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  name text not null,
  query text not null,
  notified_since timestamptz,
  checked_at timestamptz not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index saved_search_user_idx on saved_search (user_id, created_at);
create index saved_search_due_idx on saved_search (checked_at)
  where notified_since is not null and removed_at is null;
create index saved_search_removed_idx on saved_search (removed_at) where removed_at is not null;

-- What a search notification reported: ids of influencers or of campaigns, the newest first.
create table search_result (
  event_id text not null references event (id) on delete cascade,
  search_id text not null references saved_search (id) on delete cascade,
  found text[] not null,
  without_advanced boolean not null,
  created_at timestamptz not null,
  primary key (search_id, event_id)
);
create index search_result_event_idx on search_result (event_id);
