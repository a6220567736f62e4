-- What people uploaded and the store keeps. What is attached to nothing waits for a form to be sent, and is swept after a day.
create table file (
  id text primary key,
  owner_id text not null references app_user (id) on delete cascade,
  profile text not null check (profile in ('media', 'document', 'attachment')),
  name text not null,
  content_type text not null,
  bytes integer not null check (bytes >= 0),
  width integer,
  height integer,
  variants text[] not null,
  lost_since timestamptz,
  created_at timestamptz not null,
  attached_to text,
  waiting_since timestamptz,
  check ((attached_to is null) = (waiting_since is not null))
);
create index file_owner_idx on file (owner_id);
create index file_waiting_idx on file (waiting_since) where waiting_since is not null;

-- An uploaded file, or the address of one of the project's own drawings.
alter table campaign_media add column file_id text unique references file (id);
alter table campaign_media alter column address drop not null;
alter table campaign_media add check ((file_id is null) <> (address is null));
