-- Until when an influencer stays in the collection without meeting its entry rule. Null for everybody who must meet the rule.
alter table influencer add column collection_until timestamptz;
create index influencer_collection_until_idx on influencer (collection_until) where collection_until is not null;

-- Until now every influencer was in the collection. Those whom the operator has not verified stay for 30 days.
update influencer set collection_until = now() + interval '30 days' where verified_at is null;

-- They get an email if the rule will exclude them. One email per second, so that other emails do not wait.
insert into job (id, name, payload, run_at)
select
  'job-' || gen_random_uuid(),
  'mail.collection',
  jsonb_build_object('userId', user_id),
  now() + row_number() over (order by id) * interval '1 second'
from influencer
where collection_until is not null and user_id is not null;

-- A confirmed email can complete a profile. The function sends the id of the account's profile, as for a suspension.
create trigger confirmation_changed after update of email_verified on app_user
  for each row when (old.email_verified is distinct from new.email_verified)
  execute function tell_suspended_changed();
