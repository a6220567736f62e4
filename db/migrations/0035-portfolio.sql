-- Past works on an influencer's profile. `picture` is an upload's id or the address of one of the project's own drawings.
-- A removed item stays for a day, so that its owner can restore it.
create table portfolio_item (
  id text primary key,
  influencer_id text not null references influencer (id) on delete cascade,
  place integer not null,
  title text not null,
  brand text not null,
  link text,
  picture text,
  alt text not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  check (link is not null or picture is not null)
);
create index portfolio_item_influencer_idx on portfolio_item (influencer_id, place);
create index portfolio_item_removed_idx on portfolio_item (removed_at) where removed_at is not null;
