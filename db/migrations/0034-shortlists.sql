-- Named lists of influencers that a brand keeps. Removed rows stay for a day, so that a removal can be undone.
create table shortlist (
  id text primary key,
  client_id text not null references app_user (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index shortlist_client_idx on shortlist (client_id);
create index shortlist_removed_idx on shortlist (removed_at) where removed_at is not null;

create table shortlist_entry (
  shortlist_id text not null references shortlist (id) on delete cascade,
  influencer_id text not null references influencer (id) on delete cascade,
  note text not null default '',
  added_at timestamptz not null,
  removed_at timestamptz,
  primary key (shortlist_id, influencer_id)
);
create index shortlist_entry_influencer_idx on shortlist_entry (influencer_id);
create index shortlist_entry_removed_idx on shortlist_entry (removed_at) where removed_at is not null;

-- A duplicated campaign shows the files of its original, so several campaigns can show one file.
alter table campaign_media drop constraint campaign_media_file_id_key;
alter table campaign_media add unique (file_id, campaign_id);
