-- Whom somebody looked at today, for the limit of their plan. A new day's first look replaces the row: who looked at whom is
-- kept no longer than it counts.
create table profile_views (
  viewer_id text primary key references app_user (id) on delete cascade,
  day date not null,
  influencer_ids text[] not null
);

-- What is written to influencers on their profiles, for the mail that relays it and for the operator. The sender's limit
-- counts them.
create table contact_request (
  id text primary key,
  sender_id text not null references app_user (id) on delete cascade,
  influencer_id text not null references influencer (id) on delete cascade,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);
create index contact_request_sender_idx on contact_request (sender_id, created_at);
create index contact_request_influencer_idx on contact_request (influencer_id);
