-- The operator's people. No sign-up makes such an account: `npm run staff` does.
alter table app_user drop constraint app_user_role_check;
alter table app_user add constraint app_user_role_check check (role in ('client', 'influencer', 'staff'));

-- Their second factor, in better-auth's shape, and which sessions were opened with it.
alter table app_user add column two_factor_enabled boolean;
create table user_two_factor (
  id text primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null unique references app_user (id) on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);
alter table user_session add column second_factor_at timestamptz;

-- A suspended account cannot sign in, and what it shows in public is out of sight. Why, for staff alone.
alter table app_user
  add column suspended_at timestamptz,
  add column suspension text;
create index app_user_suspended_idx on app_user (id) where suspended_at is not null;

create function tell_suspended_changed() returns trigger language plpgsql as $$
begin
  perform tell_influencers_changed(array(select id from influencer where user_id = new.id));
  return null;
end
$$;
create trigger suspended_changed after update of suspended_at on app_user
  for each row when (old.suspended_at is distinct from new.suspended_at)
  execute function tell_suspended_changed();

-- Since when somebody waits to be verified, and why they were not. Neither stands beside a `verified_at`.
alter table influencer
  add column verification_asked_at timestamptz,
  add column verification_refusal text;
alter table company
  add column verification_asked_at timestamptz,
  add column verification_refusal text;
update influencer set verification_asked_at = created_at where verified_at is null and user_id is not null;
update company set verification_asked_at = (
  select min(created_at) from company_document where company_id = company.id
) where verified_at is null;
create index influencer_waiting_idx on influencer (verification_asked_at, id) where verification_asked_at is not null;
create index company_waiting_idx on company (verification_asked_at, id) where verification_asked_at is not null;

-- What became of a call.
alter table call_request
  add column done_at timestamptz,
  add column staff_note text not null default '';

-- Every act of the operator's people. It names everybody by id, and refers to nothing: who is erased leaves it whole.
create table audit (
  id text primary key,
  created_at timestamptz not null,
  staff_id text, -- null: by the command line
  act text not null,
  subject_id text not null
);
create index audit_subject_idx on audit (subject_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit list is only ever added to.';
end
$$;
create trigger audit_is_kept before update or delete on audit
  for each row execute function refuse_audit_change();
create trigger audit_is_kept_whole before truncate on audit
  for each statement execute function refuse_audit_change();
