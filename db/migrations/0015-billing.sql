-- A person's account at the biller, made when they first go to pay. `asked` counts the readings of it that were begun and
-- `kept` is the youngest that was kept: an older one that comes late is thrown away.
create table billing_account (
  user_id text primary key references app_user (id) on delete cascade,
  biller text not null check (biller in ('stripe', 'test')),
  customer text not null unique,
  asked integer not null default 0,
  kept integer not null default 0,
  -- Whoever sends this person to pay holds the account meanwhile.
  held_by text,
  held_until timestamptz
);

-- What the biller told us of and was acted on. It names the biller's own things only.
create table billing_event (
  id text primary key,
  type text not null,
  customer text not null,
  created_at timestamptz not null,
  handled_at timestamptz not null
);

-- Since when a payment is owed; the days of grace count from it.
alter table subscription add column past_due_since timestamptz;
-- Where the biller shows the invoice.
alter table subscription_invoice add column url text;

-- The books of the built-in test biller, where no money moves.
create table test_biller_account (
  customer text primary key,
  books jsonb not null
);
