-- Accounts (better-auth's tables, in our names)
create table app_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp,
  role text not null check (role in ('client', 'influencer')),
  language text not null check (language in ('en', 'fr'))
);

create table user_session (
  id text primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  user_id text not null references app_user (id) on delete cascade
);
create index user_session_user_id_idx on user_session (user_id);

create table user_account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references app_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null
);
create index user_account_user_id_idx on user_account (user_id);

create table auth_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default current_timestamp,
  updated_at timestamptz not null default current_timestamp
);
create index auth_verification_identifier_idx on auth_verification (identifier);

-- How often one address or one account tried something (rate-limiter-flexible's shape)
create table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

-- The two sides
create table company (
  id text primary key,
  user_id text not null unique references app_user (id) on delete cascade,
  name text not null,
  phone text,
  instagram text,
  created_at timestamptz not null
);

-- An influencer without an account is a profile the operator keeps (the demo world has seven).
create table influencer (
  id text primary key,
  user_id text unique references app_user (id) on delete cascade,
  full_name text not null,
  handle text not null,
  phone text,
  picture text,
  bio text not null default '',
  location text not null default '',
  thematics text[] not null default '{}',
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0),
  posts integer not null default 0 check (posts >= 0),
  engagement_rate double precision not null default 0 check (engagement_rate between 0 and 100),
  figures_source text not null default 'declared' check (figures_source in ('declared', 'verified')),
  verified_at timestamptz,
  featured_at timestamptz,
  created_at timestamptz not null
);

create table campaign (
  id text primary key,
  client_id text not null references app_user (id) on delete cascade,
  version integer not null default 1,
  status text not null check (status in ('draft', 'active', 'ended', 'completed', 'canceled')),
  title text not null,
  description text not null,
  compensation_type text not null check (compensation_type in ('gifted', 'paid', 'giftedAndPaid')),
  gift_description text,
  post_price_cents integer not null default 0 check (post_price_cents >= 0),
  story_price_cents integer not null default 0 check (story_price_cents >= 0),
  thematics text[] not null,
  collaboration_type text not null,
  venue_name text,
  venue_address text,
  venue_town text,
  venue_country text,
  slot1_start text,
  slot1_end text,
  slot2_start text,
  slot2_end text,
  start_date date not null,
  end_date date not null,
  target_locations text[] not null default '{}',
  min_age integer not null,
  max_age integer not null,
  female_percentage integer not null,
  male_percentage integer not null,
  other_percentage integer not null,
  follower_range text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  check (start_date <= end_date),
  check (min_age <= max_age),
  check (female_percentage + male_percentage + other_percentage = 100)
);
create index campaign_client_idx on campaign (client_id, created_at desc);
create index campaign_ending_idx on campaign (end_date) where status = 'active';

create table campaign_media (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  kind text not null check (kind in ('main', 'gift')),
  place integer not null,
  address text not null,
  unique (campaign_id, kind, place)
);

-- One row per campaign and influencer is the truth. `decision` and `decided_at` outlive the campaign's end.
create table application (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  influencer_id text not null references influencer (id) on delete cascade,
  status text not null check (status in ('pending', 'accepted', 'declined', 'ended')),
  message text not null default '',
  created_at timestamptz not null,
  decision text check (decision in ('accepted', 'declined')),
  decided_at timestamptz,
  decided_by text references app_user (id) on delete set null,
  ended_at timestamptz,
  unique (campaign_id, influencer_id),
  check ((decision is null) = (decided_at is null))
);
create index application_influencer_idx on application (influencer_id, created_at desc);

create table conversation (
  id text primary key,
  application_id text not null unique references application (id) on delete cascade,
  last_seq integer not null default 0,
  created_at timestamptz not null
);

-- `seq` counts 1, 2, 3 without a gap inside one conversation; `id` is made by the sender's browser.
create table message (
  conversation_id text not null references conversation (id) on delete cascade,
  seq integer not null,
  id text not null,
  sender_id text not null references app_user (id) on delete cascade,
  content text not null,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, id)
);

create table conversation_reader (
  conversation_id text not null references conversation (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  read_seq integer not null default 0,
  primary key (conversation_id, user_id)
);

-- One row per thing that happened, written in the transaction that made it happen.
create table event (
  id text primary key,
  name text not null,
  actor_id text,
  subject jsonb not null,
  created_at timestamptz not null
);

-- Work to do after a commit, or at a time. A row that is leased is being worked on until `leased_until`.
create table job (
  id text primary key,
  name text not null,
  payload jsonb not null,
  unique_key text unique,
  run_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  failed_at timestamptz,
  last_error text
);
create index job_due_idx on job (run_at) where failed_at is null;
