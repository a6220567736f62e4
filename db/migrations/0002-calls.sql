-- The call a newcomer asks for where no scheduling service is set up: one a person, in Paris time.
create table call_request (
  id text primary key,
  user_id text not null unique references app_user (id) on delete cascade,
  wanted_on date not null,
  wanted_at text not null check (wanted_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  note text not null default '',
  created_at timestamptz not null
);
