-- The versions of the terms of use that a person accepted, so that the operator can show it.
create table terms_acceptance (
  user_id text not null references app_user (id) on delete cascade,
  version date not null,
  way text not null check (way in ('sign_up', 'page')),
  accepted_at timestamptz not null,
  primary key (user_id, version)
);
