-- The terms of a campaign: the newest version is in force. Later offers and contracts copy a document, and its hash
-- proves which one.
create table campaign_terms (
  campaign_id text not null references campaign (id) on delete cascade,
  version int not null check (version > 0),
  terms jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  saved_at timestamptz not null,
  primary key (campaign_id, version)
);

create function refuse_terms_change() returns trigger language plpgsql as $$
begin
  raise exception 'The terms of a campaign are only ever added to.';
end
$$;
create trigger terms_are_kept before update on campaign_terms
  for each row execute function refuse_terms_change();
