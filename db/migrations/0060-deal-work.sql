-- Locks `deal` for its new column before the new tables refer to it.
-- When the schedule must look at the deliverables and the shipment of the deal. A column of its own, because a process
-- of an older release clears `due_at` of running deals.
alter table deal add column work_due_at timestamptz;
create index deal_work_due_idx on deal (work_due_at) where work_due_at is not null;

-- One piece of content that the accepted terms ask for.
create table deliverable (
  id text primary key,
  deal_id text not null references deal (id) on delete cascade,
  seq int not null check (seq > 0),
  kind text not null check (kind in ('post', 'reel', 'story', 'video', 'other')),
  platform text not null check (platform in ('instagram', 'tiktok', 'youtube', 'other')),
  note text not null default '',
  needs_benefit boolean not null,
  fee_cents int not null check (fee_cents >= 0),
  status text not null default 'planned'
    check (status in ('planned', 'submitted', 'changes_asked', 'approved', 'live', 'confirmed', 'dropped')),
  -- Number of rounds of changes that the brand has asked for.
  rounds int not null default 0 check (rounds >= 0),
  submit_by date,
  publish_by date not null,
  submitted_at timestamptz,
  approve_by date,
  changes_asked_at timestamptz,
  change_by date,
  approved_at timestamptz,
  approved_by text check (approved_by in ('brand', 'silence')),
  post_url text,
  -- Platform and id of the post, so that one post counts for one deliverable.
  post_key text,
  published_at timestamptz,
  confirm_by date,
  objection text,
  objected_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text check (confirmed_by in ('brand', 'silence')),
  dropped_at timestamptz,
  dropped_by text check (dropped_by in ('brand', 'influencer')),
  unique (deal_id, seq),
  check ((status = 'dropped') = (dropped_at is not null)),
  check ((status = 'confirmed') = (confirmed_at is not null))
);
create unique index deliverable_post_idx on deliverable (post_key) where post_key is not null and status <> 'dropped';

-- A draft that the influencer handed in.
create table submission (
  id text primary key,
  deliverable_id text not null references deliverable (id) on delete cascade,
  seq int not null check (seq > 0),
  caption text not null default '',
  note text not null default '',
  submitted_at timestamptz not null,
  unique (deliverable_id, seq)
);

create table submission_file (
  submission_id text not null references submission (id) on delete cascade,
  place int not null check (place >= 0),
  file_id text not null,
  primary key (submission_id, place)
);
create index submission_file_idx on submission_file (file_id);

-- A remark of the brand about a submission: about a place in a picture (thousandths of its width and height), about a
-- second of a video, or about the whole.
create table remark (
  id text primary key,
  submission_id text not null references submission (id) on delete cascade,
  seq int not null check (seq > 0),
  file_id text,
  x int check (x between 0 and 1000),
  y int check (y between 0 and 1000),
  width int check (width between 0 and 1000),
  height int check (height between 0 and 1000),
  second int check (second >= 0),
  text text not null,
  made_at timestamptz not null,
  unique (submission_id, seq),
  check ((x is null) = (y is null) and (width is null) = (height is null) and (x is not null or width is null)),
  check (file_id is not null or (x is null and second is null))
);

-- A look at a published post: by the brand, or by the server at the platform.
create table post_check (
  id text primary key,
  deliverable_id text not null references deliverable (id) on delete cascade,
  checked_at timestamptz not null,
  method text not null check (method in ('brand', 'business_discovery')),
  outcome text not null check (outcome in ('found', 'gone', 'other_author', 'cannot_tell', 'unreachable'))
);
create index post_check_deliverable_idx on post_check (deliverable_id, checked_at);

-- A figure of a published post. `declared`: entered by the influencer. `read`: read at the platform by a check. A
-- correction is a newer row.
create table post_metric (
  id text primary key,
  deliverable_id text not null references deliverable (id) on delete cascade,
  metric text not null
    check (metric in ('reach', 'views', 'likes', 'comments', 'saves', 'shares', 'clicks', 'code_uses')),
  value bigint not null check (value >= 0),
  source text not null check (source in ('declared', 'read')),
  check_id text references post_check (id) on delete cascade,
  file_id text,
  as_of date not null,
  entered_at timestamptz not null,
  check ((source = 'read') = (check_id is not null)),
  check (source = 'declared' or file_id is null)
);
create index post_metric_deliverable_idx on post_metric (deliverable_id, entered_at);

create function refuse_work_change() returns trigger language plpgsql as $$
begin
  raise exception 'A row of % never changes.', tg_table_name;
end
$$;
create trigger remarks_are_kept before update on remark for each row execute function refuse_work_change();
create trigger post_checks_are_kept before update on post_check for each row execute function refuse_work_change();
create trigger post_metrics_are_kept before update on post_metric for each row execute function refuse_work_change();

-- The gift of a deal on its way. Benefits on site have no shipment. While `paused_on` is set, the deadlines of the
-- deliverables stand still.
create table shipment (
  deal_id text primary key references deal (id) on delete cascade,
  channel text not null check (channel in ('parcel', 'voucher')),
  status text not null default 'to_send' check (status in ('to_send', 'sent', 'problem', 'received', 'waived')),
  send_by date not null,
  carrier text,
  tracking_number text not null default '',
  sent_at timestamptz,
  arrive_by date,
  -- Number of times that the brand has sent the gift.
  sendings int not null default 0,
  problem text,
  problem_at timestamptz,
  paused_on date,
  received_at timestamptz,
  received_by text check (received_by in ('influencer', 'presumption')),
  waived_at timestamptz,
  check ((status = 'received') = (received_at is not null))
);

-- Days on which the brand looked at the shipping address.
create table address_view (
  deal_id text not null references deal (id) on delete cascade,
  user_id text not null,
  day date not null,
  viewed_at timestamptz not null,
  primary key (deal_id, user_id, day)
);

-- Plans the work of a deal that runs: a deliverable for each item of the accepted terms, and the shipment of a gift
-- that is sent. The schedule then computes the deadlines. A function of the database, because deals run already, and a
-- process of an older release lets further deals run.
create function plan_work(plan_deal text, runs_since timestamptz) returns void language sql as $$
  insert into deliverable
    (id, deal_id, seq, kind, platform, note, needs_benefit, fee_cents, submit_by, publish_by)
  select 'deliverable-' || gen_random_uuid(), deal_id, row_number() over (order by place, item),
    line->>'kind', line->>'platform', line->>'note', (line->>'needsBenefit')::boolean, (line->>'feeCents')::int,
    (terms->>'submitBy')::date, (terms->>'publishBy')::date
  from offer
    cross join jsonb_array_elements(terms->'lines') with ordinality as lines (line, place)
    cross join generate_series(1, (line->>'count')::int) as item
  where deal_id = plan_deal and status = 'accepted'
  on conflict (deal_id, seq) do nothing;
  insert into shipment (deal_id, channel, send_by)
  select deal_id, terms->'benefit'->>'channel', (runs_since at time zone 'Europe/Paris')::date + 7
  from offer
  where deal_id = plan_deal and status = 'accepted' and terms->'benefit'->>'channel' in ('parcel', 'voucher')
  on conflict (deal_id) do nothing
$$;

create function plan_work_of_running_deal() returns trigger language plpgsql as $$
begin
  if new.status = 'running' and old.status <> 'running' then
    perform plan_work(new.id, coalesce(new.running_at, new.started_at));
    new.work_due_at := coalesce(new.running_at, new.started_at);
  end if;
  return new;
end
$$;
create trigger running_deals_have_work before update of status on deal
  for each row execute function plan_work_of_running_deal();

select plan_work(id, coalesce(running_at, started_at)) from deal where status = 'running';
update deal set work_due_at = coalesce(running_at, started_at) where status = 'running';
