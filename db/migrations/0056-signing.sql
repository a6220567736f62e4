-- How the signatory proved who they are: by the session alone if it is new, or again with a password or a second factor.
alter table signature add column proved_by text not null default 'session'
  check (proved_by in ('session', 'password', 'second_factor', 'passkey'));

-- The code that an email brings to somebody who signs a contract required by law. `code` is an HMAC.
create table signing_code (
  user_id text primary key references app_user (id) on delete cascade,
  code text not null,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- The PDF of a signed contract. It is in the database and not in the file store, so that it is written, backed up and
-- moved with its contract.
create table contract_file (
  id text primary key,
  contract_id text not null unique references contract (id) on delete cascade,
  content bytea not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null
);

-- The time of a confirmation is part of the evidence of a signature.
create index event_email_confirmed_idx on event ((subject ->> 'userId'), created_at)
  where name in ('account.email_confirmed', 'account.email_changed');

-- Removing the demo world removes the contracts of its people. Nothing else may.
create function removes_demo_world() returns boolean language sql stable as $$
  select coalesce(current_setting('accolade.removes_demo_world', true), '') = 'on'
$$;

create or replace function refuse_contract_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.signed_at is null or removes_demo_world() then return old; end if;
    raise exception 'A signed contract is kept.';
  end if;
  if (to_jsonb(new) - 'status' - 'signed_at' - 'file_id') is distinct from
     (to_jsonb(old) - 'status' - 'signed_at' - 'file_id')
    or (old.signed_at is not null and new.signed_at is distinct from old.signed_at)
    or (old.file_id is not null and new.file_id is distinct from old.file_id)
  then
    raise exception 'The text of a contract never changes.';
  end if;
  return new;
end
$$;

create or replace function refuse_signature_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (removes_demo_world() or not exists (
    select from contract where id = old.contract_id and signed_at is not null
  )) then return old; end if;
  raise exception 'A signature is kept.';
end
$$;

create function refuse_contract_file_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and removes_demo_world() then return old; end if;
  raise exception 'The PDF of a contract is kept.';
end
$$;
create trigger contract_files_are_kept before update or delete on contract_file
  for each row execute function refuse_contract_file_change();
