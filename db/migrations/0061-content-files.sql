-- Drafts for a deal have a profile of their own.
alter table file drop constraint file_profile_check;
alter table file add constraint file_profile_check
  check (profile in ('media', 'document', 'attachment', 'content'));

-- Uploads that arrive in parts and are not complete yet. The store has the parts in `parts`, under the id of the row.
create table upload (
  id text primary key,
  owner_id text not null references app_user (id) on delete cascade,
  upload_id text not null,
  profile text not null check (profile in ('media', 'document', 'attachment', 'content')),
  name text not null,
  bytes integer not null check (bytes > 0),
  part_bytes integer not null check (part_bytes > 0),
  parts integer[] not null default '{}',
  created_at timestamptz not null,
  received_at timestamptz not null,
  unique (owner_id, upload_id)
);
create index upload_received_idx on upload (received_at);
