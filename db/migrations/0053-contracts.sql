-- How a person is named in contracts. A brand's name, address and SIRET come from `company`.
create table identity (
  user_id text primary key references app_user (id) on delete cascade,
  kind text not null check (kind in ('person', 'sole_trader', 'company')),
  legal_name text not null,
  signatory text not null,
  capacity text not null default '',
  street text not null,
  zip_code text not null,
  city text not null,
  country text not null,
  tax_country text not null,
  registration text not null default '',
  vat_number text not null default '',
  vat_regime text not null check (vat_regime in ('franchise', 'standard', 'reverse_charge', 'outside')),
  birth_date date,
  updated_at timestamptz not null
);

-- The aim of a campaign, by which the law counts ("the same promotional objective"). Without a row, the aim is the
-- brand itself.
create table campaign_objective (
  campaign_id text primary key references campaign (id) on delete cascade,
  objective text not null,
  saved_at timestamptz not null
);

-- The frozen text that both sides sign. `hash` is the SHA-256 of the canonical JSON of terms, parties and document.
create table contract (
  id text primary key,
  deal_id text not null references deal (id) on delete cascade,
  version int not null check (version > 0),
  offer_id text not null references offer (id) on delete cascade,
  status text not null check (status in ('open', 'signed', 'void', 'superseded')),
  terms jsonb not null,
  parties jsonb not null,
  document jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  objective text not null,
  legal_year int not null,
  legal_sum_cents int not null,
  required_by_law boolean not null,
  opened_at timestamptz not null,
  sign_by date not null,
  signed_at timestamptz,
  file_id text,
  unique (deal_id, version),
  check ((status in ('signed', 'superseded')) = (signed_at is not null))
);
create unique index contract_open_idx on contract (deal_id) where status = 'open';
create index contract_offer_idx on contract (offer_id);

create function refuse_contract_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.signed_at is null then return old; end if;
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
create trigger contracts_are_kept before update or delete on contract
  for each row execute function refuse_contract_change();

-- The evidence of a simple electronic signature (eIDAS, article 25; code civil, article 1367). `mark` is an HMAC over
-- the hash, the mark of the other signature, the side and the time.
create table signature (
  contract_id text not null references contract (id) on delete cascade,
  side text not null check (side in ('brand', 'influencer')),
  user_id text not null,
  typed_name text not null,
  capacity text not null,
  email text not null,
  email_confirmed_at timestamptz,
  language text not null,
  network_address text not null,
  user_agent text not null,
  session_hash text not null,
  session_opened_at timestamptz not null,
  code_used boolean not null,
  consent text not null,
  hash text not null,
  previous_mark text,
  mark text not null,
  signed_at timestamptz not null,
  primary key (contract_id, side)
);

create function refuse_signature_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from contract where id = old.contract_id and signed_at is not null
  ) then return old; end if;
  raise exception 'A signature is kept.';
end
$$;
create trigger signatures_are_kept before update or delete on signature
  for each row execute function refuse_signature_change();
