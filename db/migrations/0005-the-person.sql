-- What somebody collaborates for, and where a gift goes. One row per person, made by the first save.
create table preferences (
  user_id text primary key references app_user (id) on delete cascade,
  accept_gifts boolean not null,
  street text not null default '',
  zip_code text not null default '',
  city text not null default '',
  phone text not null default '',
  delivery_instructions text not null default '',
  accept_paid_collabs boolean not null,
  company_name text not null default '',
  min_post_price_cents integer not null default 0 check (min_post_price_cents >= 0),
  min_story_price_cents integer not null default 0 check (min_story_price_cents >= 0),
  collaboration_types text[] not null default '{}',
  preferred_cities text[] not null default '{}' check (cardinality(preferred_cities) <= 3),
  updated_at timestamptz not null
);

-- Figures are verified as of a reading; a connected account may still have figures its owner declared.
alter table influencer add column figures_read_at timestamptz;
alter table influencer add column instagram_connected_at timestamptz;
alter table company add column instagram_connected_at timestamptz;

-- Who never subscribed has no row and is on the free plan. A subscription that ran out keeps its row and its invoices.
create table subscription (
  id text primary key,
  user_id text not null unique references app_user (id) on delete cascade,
  tier text not null check (tier in ('basic', 'premium')),
  billing text not null check (billing in ('monthly', 'yearly')),
  status text not null check (status in ('active', 'past_due', 'canceled')),
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- What was billed, as it was billed: tier and price stay when the subscription changes.
create table subscription_invoice (
  id text primary key,
  subscription_id text not null references subscription (id) on delete cascade,
  tier text not null check (tier in ('basic', 'premium')),
  billing text not null check (billing in ('monthly', 'yearly')),
  amount_cents integer not null,
  currency text not null check (currency = 'USD'),
  status text not null check (status in ('paid', 'open', 'void')),
  issued_at timestamptz not null
);
create index subscription_invoice_issued_idx on subscription_invoice (subscription_id, issued_at desc);
