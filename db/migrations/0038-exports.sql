-- Archives with the personal data of an account. The file store keeps an archive for a week.
create table export (
  id text primary key,
  user_id text not null references app_user (id) on delete cascade,
  requested_at timestamptz not null,
  ready_at timestamptz,
  bytes bigint,
  check ((ready_at is null) = (bytes is null))
);
create index export_user_idx on export (user_id, requested_at);
