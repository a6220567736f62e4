-- Passkeys (WebAuthn). The database has only public keys. `counter` detects copied authenticators.
create table passkey (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user_idx on passkey (user_id, created_at);
