-- Which accounts the demo world brought. The rows outlive the accounts (user_id is then null), so that a demo world that
-- was taken away does not come back by itself.
create table demo_account (
  email text primary key,
  user_id text unique references app_user (id) on delete set null,
  loaded_at timestamptz not null
);
