-- Every choice of a person about emails, with the version of the legal notice in force, so that the operator can show
-- what was chosen when (GDPR, article 7).
create table consent_entry (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  subject text not null,
  version date not null,
  given boolean not null,
  way text not null check (way in ('sign_up', 'page', 'unsubscribe')),
  created_at timestamptz not null
);
create index consent_entry_user_idx on consent_entry (user_id, id);

create function refuse_consent_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of consents is only ever added to.';
end
$$;
create trigger consent_is_kept before update on consent_entry
  for each row execute function refuse_consent_change();
