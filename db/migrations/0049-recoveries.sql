-- Requests of people who lost their second factor. Staff may grant a request from `due_at` on.
create table recovery (
  user_id text primary key references app_user (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
