-- What a brand says of its company, and when the operator verified it. Only companies in France have a SIRET.
alter table company
  add column country text not null default 'fr',
  add column siret text check (siret ~ '^[0-9]{14}$'),
  add column street text not null default '',
  add column complementary text not null default '',
  add column zip_code text not null default '',
  add column city text not null default '',
  add column description text not null default '',
  add column description_fr text not null default '',
  add column website text,
  add column founded integer,
  add column employees text,
  add column industries text[] not null default '{}',
  add column logo text,
  add column verified_at timestamptz;
