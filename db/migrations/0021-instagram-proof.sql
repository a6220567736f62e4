-- Instagram accounts whose owner put a code into the biography. A username and an account each belong to one user only.
create table instagram_proof (
  user_id text primary key references app_user (id) on delete cascade,
  -- In lower case, as Instagram compares usernames.
  handle text not null unique check (handle = lower(handle)),
  -- Instagram's id of the account. It stays when the account is renamed.
  account_id text not null unique,
  proved_at timestamptz not null,
  -- When the scheduled reading was last tried.
  tried_at timestamptz not null,
  -- When Instagram first showed no such account, since it last showed it.
  missing_since timestamptz
);
create index instagram_proof_tried_idx on instagram_proof (tried_at);

-- The code that a user has to put into the biography.
create table instagram_code (
  user_id text primary key references app_user (id) on delete cascade,
  handle text not null,
  code text not null,
  expires_at timestamptz not null
);

-- Until now figures were read for any user who typed the username. The figures and their date stay, but no user proved that the
-- account is theirs. Profiles without a user account are samples, which nobody connected.
update influencer set figures_source = 'declared' where figures_source = 'verified' and user_id is not null;
