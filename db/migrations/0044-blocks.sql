-- Ends contact between a brand and an influencer. Only the blocker may learn of the row.
create table block (
  blocker_id text not null references app_user (id) on delete cascade,
  blocked_id text not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index block_blocked_idx on block (blocked_id);

-- What a blocked account sends is stored, and only the sender sees it. It stays hidden after the end of the block.
alter table message add column hidden boolean not null default false;
alter table application add column hidden boolean not null default false;
