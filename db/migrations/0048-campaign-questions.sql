-- Questions of influencers about a campaign, and the one public answer of its brand. A hidden question stays, because
-- the person who asked reads why.
create table campaign_question (
  id text primary key,
  campaign_id text not null references campaign (id) on delete cascade,
  influencer_id text not null references influencer (id) on delete cascade,
  question text not null,
  asked_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_by text check (hidden_by in ('brand', 'staff')),
  hidden_reason text,
  check ((answer is null) = (answered_at is null)),
  check ((hidden_at is null) = (hidden_by is null) and (hidden_at is null) = (hidden_reason is null))
);
create index campaign_question_campaign_idx on campaign_question (campaign_id, asked_at);
create index campaign_question_influencer_idx on campaign_question (influencer_id);
