-- An objection moves the last day of publication, so the day alone no longer says that the first post came late.
alter table deliverable add column published_late boolean not null default false;

-- Earlier releases cleared this moment when one side was erased, so the deal stopped for the other side too. The
-- schedule computes the moment again.
update deal set work_due_at = current_timestamp
where status = 'running' and work_due_at is null and exists (
  select from app_user where app_user.id in (deal.client_id, deal.influencer_user_id) and app_user.erased_at is not null
);

-- Earlier releases kept the notification of an application that staff had hidden.
delete from notice
where kind = 'application_received' and exists (
  select from application
  where application.hidden
    and application.campaign_id = notice.campaign_id and application.influencer_id = notice.influencer_id
);
