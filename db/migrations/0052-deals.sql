-- Locks `application` for its new columns before `deal` refers to it. The stronger lock would otherwise be a deadlock
-- with every writer of an older process.
-- The brand must answer applications to a campaign with terms by the end of `answer_by` (a day in Paris). `due_at` is
-- as in `deal`. An application that lapsed without an answer may be made once more.
alter table application add column answer_by date, add column due_at timestamptz, add column lapsed_at timestamptz;
create index application_due_idx on application (due_at) where due_at is not null;

-- A deal follows an accepted application: the two sides make offers until both agree. People and campaigns are named
-- by id without a foreign key, because a signed contract outlives their accounts (code de commerce, L123-22).
create table deal (
  id text primary key,
  application_id text unique references application (id) on delete set null,
  campaign_id text not null,
  client_id text not null,
  influencer_id text not null,
  influencer_user_id text not null,
  campaign_title text not null,
  brand_name text not null,
  influencer_name text not null,
  status text not null check (status in ('negotiating', 'signing', 'funding', 'running', 'closed')),
  close_reason text check (close_reason in
    ('done', 'settled', 'stopped', 'silent', 'not_signed', 'not_funded', 'campaign_closed')),
  closed_by text check (closed_by in ('brand', 'influencer')),
  version int not null default 1,
  started_at timestamptz not null,
  running_at timestamptz,
  closed_at timestamptz,
  -- When the schedule must look at the deal again: its next reminder or the end of its deadline.
  due_at timestamptz,
  check ((status = 'closed') = (closed_at is not null) and (closed_at is null) = (close_reason is null)),
  check (closed_at is null or due_at is null)
);
create index deal_client_idx on deal (client_id, closed_at);
create index deal_influencer_idx on deal (influencer_user_id, closed_at);
create index deal_campaign_idx on deal (campaign_id);
create index deal_due_idx on deal (due_at) where due_at is not null;

-- Offers are never edited: a change is a new offer.
create table offer (
  id text primary key,
  deal_id text not null references deal (id) on delete cascade,
  seq int not null check (seq > 0),
  side text not null check (side in ('brand', 'influencer')),
  terms jsonb not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  note text not null default '',
  status text not null
    check (status in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'expired', 'void')),
  made_at timestamptz not null,
  expires_on date not null,
  answered_at timestamptz,
  unique (deal_id, seq),
  check ((status = 'open') = (answered_at is null))
);
create unique index offer_open_idx on offer (deal_id) where status = 'open';

create function refuse_offer_change() returns trigger language plpgsql as $$
begin
  if old.status <> 'open'
    or (new.id, new.deal_id, new.seq, new.side, new.terms, new.hash, new.note, new.made_at, new.expires_on)
      is distinct from
      (old.id, old.deal_id, old.seq, old.side, old.terms, old.hash, old.note, old.made_at, old.expires_on)
  then
    raise exception 'An offer is answered once and never edited.';
  end if;
  return new;
end
$$;
create trigger offers_are_kept before update on offer for each row execute function refuse_offer_change();

-- Each reminder of a deadline is sent once. `subject_id` is the id of a deal or of an application.
create table reminder (
  subject_id text not null,
  deadline text not null,
  day date not null,
  primary key (subject_id, deadline, day)
);

alter table notice add column deal_id text;
create index notice_deal_idx on notice (deal_id) where deal_id is not null;
