-- A brand's invitation of an influencer to a campaign. There is at most one for each campaign and influencer, so a withdrawn one stays.
-- An open invitation counts as closed when its campaign is no longer active; no row is written then.
create table invitation (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  influencer_id text not null references influencer (id) on delete cascade,
  note text not null,
  status text not null check (status in ('open', 'applied', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  answered_at timestamptz,
  unique (campaign_id, influencer_id),
  check ((status = 'open') = (answered_at is null))
);
create index invitation_influencer_idx on invitation (influencer_id, status);

-- The brands from which an influencer takes no invitations.
create table muted_brand (
  user_id text not null references app_user (id) on delete cascade,
  client_id text not null references app_user (id) on delete cascade,
  muted_at timestamptz not null,
  primary key (user_id, client_id)
);
create index muted_brand_client_idx on muted_brand (client_id);

alter table preferences add column accept_invitations boolean not null default true;
