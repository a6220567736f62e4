-- One row that GET /health writes, to notice a database that can be read but not written.
create table health_check (
  one boolean primary key default true check (one),
  checked_at timestamptz not null
);
