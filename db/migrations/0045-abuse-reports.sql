-- Reports of illegal content and of content against the terms (Digital Services Act, article 16), with the decision.
create table abuse_report (
  id text primary key,
  kind text not null check (kind in ('profile', 'company', 'campaign', 'application', 'message', 'file')),
  target_id text not null,
  target_name text not null,
  place text not null,
  excerpt text not null,
  reason text not null,
  text text not null,
  reporter_id text references app_user (id) on delete set null,
  name text not null,
  email text not null,
  language text not null,
  concerned_id text references app_user (id) on delete set null,
  decision text check (decision in ('none', 'hidden', 'suspended')),
  ground text check (ground in ('law', 'terms')),
  statement text not null default '',
  decided_at timestamptz,
  decided_by text references app_user (id) on delete set null,
  created_at timestamptz not null,
  check ((decision is null) = (decided_at is null))
);
create index abuse_report_open_idx on abuse_report (created_at) where decided_at is null;
create index abuse_report_reporter_idx on abuse_report (reporter_id);
create index abuse_report_concerned_idx on abuse_report (concerned_id);
