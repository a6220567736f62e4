-- When each outside service last succeeded and last failed, for the operator's desk. `reason` is a code, never a text of the service.
create table service_outcome (
  service text not null,
  outcome text not null check (outcome in ('success', 'failure')),
  at timestamptz not null,
  reason text,
  primary key (service, outcome),
  check ((outcome = 'failure') = (reason is not null))
);

-- The latest test email of each staff member.
create table test_email (
  user_id text primary key references app_user (id) on delete cascade,
  requested_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  reason text
);

-- Sizes of the database, of the stored files and of each table, once a day. `row_count` is null if it is too costly to count.
create table storage_sample (
  day date not null,
  name text not null,
  bytes bigint not null,
  row_count bigint,
  primary key (day, name)
);
